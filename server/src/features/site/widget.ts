/**
 * Serves the widget's code to other origins, from memory. While requests waited for the disk, many at once were too many in progress, and visitors were refused
 * (decision 087).
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { loaderFile, orderFile, traceFile, widgetFiles } from '@parley/contract/paths';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const forever = 'public, max-age=31536000, immutable';
/** The loader: every shop's page requests it, and a new version should reach them soon. */
const fiveMinutes = 'public, max-age=300, stale-while-revalidate=86400';

const loader = loaderFile.slice(1);
/** Files whose names never change: unlike the hashed chunks they are cached for minutes only. */
const unhashed = new Set([loader, ...[orderFile, traceFile].map((file) => file.slice(widgetFiles.length))]);

const types: Record<string, string> = {
  '.js': 'application/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
};
/** Names without folders, so that nothing outside of the build is found. */
const usualName = /^[\w-]+(?:\.[\w-]+)*\.(?:js|json)$/;

interface CodeFile {
  plain: Buffer;
  /** As the build compressed it; null if it did not. */
  brotli: Buffer | null;
  etag: string;
}

/** How long a file is served without checking the disk for a new build. */
const maxAgeMs = 1000;

/** Reads files of a build, each once a second at most. Without waiting: while a file was waited for, requests for it would pile up. */
function reader(dist: string): (name: string) => CodeFile | null {
  const cache = new Map<string, { file: CodeFile; until: number }>();
  return (name) => {
    const now = performance.now();
    const entry = cache.get(name);
    if (entry && now < entry.until) return entry.file;
    const file = usualName.test(name) ? readCode(join(dist, name)) : null;
    if (file) cache.set(name, { file, until: now + maxAgeMs });
    else cache.delete(name);
    return file;
  };
}

/** Serves the build in `dist`, if there is one. */
export function serveWidget(app: FastifyInstance, dist: string): void {
  if (!existsSync(dist)) return;
  const read = reader(dist);
  const send = (request: FastifyRequest, reply: FastifyReply, name: string) => {
    const file = read(name);
    if (!file) return reply.callNotFound();
    reply.headers({
      'content-type': types[extname(name)],
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': unhashed.has(name) ? fiveMinutes : forever,
      // Every origin gets the same, so caches need not keep one for each.
      vary: 'accept-encoding',
      etag: file.etag,
    });
    if (request.headers['if-none-match']?.includes(file.etag)) return reply.code(304).send();
    const packed = /\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(request.headers['accept-encoding'] ?? '') ? file.brotli : null;
    return packed ? reply.header('content-encoding', 'br').send(packed) : reply.send(file.plain);
  };
  app.get<{ Params: { '*': string } }>(`${widgetFiles}*`, (request, reply) => send(request, reply, request.params['*']));
  app.get(loaderFile, (request, reply) => send(request, reply, loader));
}

/** Null where there is no such file. */
function readCode(path: string): CodeFile | null {
  const [plain, brotli] = [path, `${path}.br`].map((each) => (existsSync(each) ? readFileSync(each) : null));
  if (!plain) return null;
  return { plain, brotli: brotli ?? null, etag: `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"` };
}
