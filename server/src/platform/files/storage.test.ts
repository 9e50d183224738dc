import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStorage, type Storage } from './storage.ts';

/** A minimal S3 server that can put, get and delete objects; it refuses unsigned requests. */
function startBucket(): Promise<{ server: Server; endpoint: string; objects: Map<string, Buffer> }> {
  const objects = new Map<string, Buffer>();
  const server = createServer(async (request, response) => {
    const key = (request.url ?? '').split('?')[0] ?? '';
    if (!request.headers.authorization?.startsWith('AWS4-HMAC-SHA256 Credential=key/')) return response.writeHead(403).end();
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    if (request.method === 'PUT') objects.set(key, Buffer.concat(chunks));
    if (request.method === 'DELETE') objects.delete(key);
    const found = objects.get(key);
    if (request.method === 'GET' && !found)
      return response
        .writeHead(404, { 'content-type': 'application/xml' })
        .end('<Error><Code>NoSuchKey</Code><Message>none</Message></Error>');
    return response.writeHead(request.method === 'DELETE' ? 204 : 200, { etag: '"x"' }).end(request.method === 'GET' ? found : undefined);
  });
  return new Promise((resolve) =>
    server.listen(0, '127.0.0.1', () =>
      resolve({ server, endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, objects }),
    ),
  );
}

const dataDir = mkdtempSync(join(tmpdir(), 'parley-storage-'));
let bucket: Awaited<ReturnType<typeof startBucket>>;
beforeAll(async () => {
  bucket = await startBucket();
});
afterAll(() => {
  bucket.server.close();
  rmSync(dataDir, { recursive: true });
});

const kinds: Record<string, () => Storage> = {
  'a folder': () => openStorage({ dataDir, s3: null }),
  'a bucket': () =>
    openStorage({
      dataDir,
      s3: { endpoint: bucket.endpoint, bucket: 'parley', region: 'us-east-1', accessKeyId: 'key', secretAccessKey: 'secret' },
    }),
};

describe.each(Object.entries(kinds))('uploads in %s', (_, open) => {
  it('are stored until they are removed', async () => {
    const storage = open();
    const bytes = Buffer.from([0, 1, 2, 255]);
    await storage.put('1/picture.webp', bytes, 'image/webp');
    expect((await storage.get('1/picture.webp'))?.includes(bytes)).toBe(true);
    await storage.remove('1/picture.webp');
    await storage.remove('1/picture.webp');
    expect(await storage.get('1/picture.webp')).toBeNull();
  });

  it('never escape their folder', async () => {
    const storage = open();
    for (const name of ['../../secret', '/etc/passwd', 'a/../../secret', '.', '', 'a//b', 'a\0b']) {
      await expect(storage.put(name, Buffer.from('x'), 'text/plain')).rejects.toThrow('unsafe name');
      expect(await storage.get(name)).toBeNull();
    }
    expect(existsSync(join(dataDir, 'secret'))).toBe(false);
  });
});
