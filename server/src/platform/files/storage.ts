/** Storage of uploads: a folder in DATA_DIR, or an S3-compatible bucket. */
import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Config } from '../../config.ts';

export interface Storage {
  /** Stores bytes under a name. @throws for a name that is not made of letters, digits, dots, dashes and slashes */
  put(name: string, bytes: Buffer, type: string): Promise<void>;
  /** The bytes, or null when nothing is stored under the name. */
  get(name: string): Promise<Buffer | null>;
  /** Removes what is stored under the name, if anything. */
  remove(name: string): Promise<void>;
}

/** How the names of files begin that are being written; no stored name begins so. */
export const unfinishedPrefix = '.unfinished-';

const safeName = /^[a-z0-9]+(?:[./-][a-z0-9]+)*$/i;

const isAbsent = (error: unknown) => ['ENOENT', 'EISDIR', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '');

/** Opens the storage that the configuration asks for. */
export function openStorage(config: Pick<Config, 'dataDir' | 's3'>): Storage {
  const storage = config.s3 ? bucket(config.s3) : folder(join(config.dataDir, 'uploads'));
  return {
    put: (name, bytes, type) => (safeName.test(name) ? storage.put(name, bytes, type) : Promise.reject(new Error(`unsafe name ${name}`))),
    get: async (name) => (safeName.test(name) ? storage.get(name) : null),
    remove: async (name) => (safeName.test(name) ? storage.remove(name) : undefined),
  };
}

function folder(root: string): Storage {
  return {
    async put(name, bytes) {
      const path = join(root, name);
      await mkdir(dirname(path), { recursive: true });
      // Nobody, and no backup, sees a file that is only half written.
      const unfinished = join(dirname(path), `${unfinishedPrefix}${randomUUID()}`);
      await writeFile(unfinished, bytes);
      await rename(unfinished, path);
    },
    async get(name) {
      try {
        return await readFile(join(root, name));
      } catch (error) {
        if (isAbsent(error)) return null;
        throw error;
      }
    },
    remove: (name) => rm(join(root, name), { force: true }),
  };
}

function bucket(s3: NonNullable<Config['s3']>): Storage {
  // Imported on demand: the client is large, and most installations store uploads in a folder.
  const client = import('@aws-sdk/client-s3').then((sdk) => ({
    sdk,
    s3: new sdk.S3Client({
      region: s3.region,
      ...(s3.endpoint && { endpoint: s3.endpoint, forcePathStyle: true }),
      credentials: { accessKeyId: s3.accessKeyId, secretAccessKey: s3.secretAccessKey },
    }),
  }));
  client.catch(() => {});
  return {
    async put(name, bytes, type) {
      const { sdk, s3: s3Client } = await client;
      await s3Client.send(new sdk.PutObjectCommand({ Bucket: s3.bucket, Key: name, Body: bytes, ContentType: type }));
    },
    async get(name) {
      const { sdk, s3: s3Client } = await client;
      try {
        const object = await s3Client.send(new sdk.GetObjectCommand({ Bucket: s3.bucket, Key: name }));
        return object.Body ? Buffer.from(await object.Body.transformToByteArray()) : null;
      } catch (error) {
        if (error instanceof sdk.NoSuchKey) return null;
        throw error;
      }
    },
    async remove(name) {
      const { sdk, s3: s3Client } = await client;
      await s3Client.send(new sdk.DeleteObjectCommand({ Bucket: s3.bucket, Key: name }));
    },
  };
}
