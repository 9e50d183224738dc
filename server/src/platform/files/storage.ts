/** Storage of uploads: a folder in DATA_DIR, or an S3-compatible bucket. */
import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import type { S3Client } from '@aws-sdk/client-s3';
import type { Config } from '../../config.ts';
import { createBounded } from '../background/bounded.ts';
import { unavailable } from '../http/errors.ts';

/** What is stored. Where it is a bucket, each throws HttpError 503 while the bucket does not answer. */
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

interface Log {
  warn(object: object, text: string): void;
}

/**
 * Opens the storage that the configuration asks for.
 * @param answerMs how long a bucket may take to answer
 */
export function openStorage(config: Pick<Config, 'dataDir' | 's3'>, log: Log, answerMs = 10_000): Storage {
  const storage = config.s3 ? bucket(config.s3, log, answerMs) : folder(join(config.dataDir, 'uploads'));
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

/**
 * How many requests may ask the bucket at the same time, and how many may wait: one that hangs must not use up the bound of all requests
 * (http/load/shedding.ts).
 */
const atOnce = 32;
const retrySeconds = 5;

/** Errors that are about the request, such as a key that is not valid, and not about the bucket being away. */
const isRefusal = (error: unknown) => {
  const status = (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode ?? 0;
  return status >= 400 && status < 500 && status !== 408 && status !== 429;
};

function bucket(s3: NonNullable<Config['s3']>, log: Log, answerMs: number): Storage {
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
  const bounded = createBounded({ atOnce, waiting: atOnce, retrySeconds });
  type Sdk = typeof import('@aws-sdk/client-s3');
  /** Asks the bucket. The client would wait for an answer without end. */
  const ask = <Answer>(work: (sdk: Sdk, s3: S3Client, signal: AbortSignal) => Promise<Answer>): Promise<Answer> =>
    bounded.run(async () => {
      const { sdk, s3: s3Client } = await client;
      const signal = AbortSignal.timeout(answerMs);
      const late = new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason), { once: true }));
      try {
        return await Promise.race([work(sdk, s3Client, signal), late]);
      } catch (error) {
        if (isRefusal(error)) throw error;
        log.warn({ err: error }, 'the bucket does not answer');
        throw unavailable('uploads', 'Pictures and files cannot be reached at the moment', retrySeconds);
      }
    });
  return {
    async put(name, bytes, type) {
      await ask((sdk, s3Client, abortSignal) =>
        s3Client.send(new sdk.PutObjectCommand({ Bucket: s3.bucket, Key: name, Body: bytes, ContentType: type }), { abortSignal }),
      );
    },
    get: (name) =>
      ask(async (sdk, s3Client, abortSignal) => {
        try {
          const { Body: body } = await s3Client.send(new sdk.GetObjectCommand({ Bucket: s3.bucket, Key: name }), { abortSignal });
          if (!body) return null;
          abortSignal.addEventListener('abort', () => (body as Readable).destroy(), { once: true });
          return Buffer.from(await body.transformToByteArray());
        } catch (error) {
          if (error instanceof sdk.NoSuchKey) return null;
          throw error;
        }
      }),
    async remove(name) {
      await ask((sdk, s3Client, abortSignal) =>
        s3Client.send(new sdk.DeleteObjectCommand({ Bucket: s3.bucket, Key: name }), { abortSignal }),
      );
    },
  };
}
