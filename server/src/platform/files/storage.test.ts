import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
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

const silent = { warn() {} };
const bucketAt = (endpoint: string, answerMs?: number) =>
  openStorage(
    { dataDir, s3: { endpoint, bucket: 'parley', region: 'us-east-1', accessKeyId: 'key', secretAccessKey: 'secret' } },
    silent,
    answerMs,
  );
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
  'a folder': () => openStorage({ dataDir, s3: null }, silent),
  'a bucket': () => bucketAt(bucket.endpoint),
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

describe('a bucket that fails', () => {
  const failing = async (answer: (response: ServerResponse) => void) => {
    const server = createServer((request, response) => void request.resume().on('end', () => answer(response)));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => {
      server.closeAllConnections();
      server.close();
    });
    return bucketAt(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, 200);
  };
  const uploads = { status: 503, code: 'uploads', retryAfter: 5 };

  it.each<[string, (response: ServerResponse) => void]>([
    ['never answers', () => {}],
    ['stops in the middle', (response) => void response.writeHead(200, { 'content-length': 100 }).write('half')],
    ['closes the connection', (response) => void response.destroy()],
    ['answers 500', (response) => void response.writeHead(500).end()],
  ])('and %s costs each request a while, and then 503', async (_, answer) => {
    const storage = await failing(answer);
    await expect(storage.get('1/picture.webp')).rejects.toMatchObject(uploads);
  });

  it('and hangs fails what stores and removes in the same way', async () => {
    const storage = await failing(() => {});
    await expect(storage.put('1/picture.webp', Buffer.from('x'), 'image/webp')).rejects.toMatchObject(uploads);
    await expect(storage.remove('1/picture.webp')).rejects.toMatchObject(uploads);
  });

  it('keeps few waiting, and refuses the others at once', async () => {
    let asked = 0;
    const storage = await failing(() => void asked++);
    const outcomes = await Promise.allSettled(Array.from({ length: 200 }, () => storage.get('1/picture.webp')));
    expect(outcomes.every(({ status }) => status === 'rejected')).toBe(true);
    expect(asked).toBeLessThanOrEqual(64);
  });

  it('and refuses our key is a fault of ours, not of the bucket', async () => {
    const storage = await failing((response) =>
      response.writeHead(403, { 'content-type': 'application/xml' }).end('<Error><Code>AccessDenied</Code><Message>no</Message></Error>'),
    );
    await expect(storage.put('1/picture.webp', Buffer.from('x'), 'image/webp')).rejects.toMatchObject({ name: 'AccessDenied' });
  });
});
