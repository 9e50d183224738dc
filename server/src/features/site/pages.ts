/** The built pages, read once: each with its compressed form, its tag, and a policy that allows its own inline scripts and no others. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

export interface Page {
  bytes: Buffer;
  brotli: Buffer;
  etag: string;
  type: string;
  /** null for what is not HTML. */
  policy: string | null;
}

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.ico': 'image/x-icon',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
};

const INLINE_SCRIPT = /<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g;

/** Inline styles are React's and Mantine's; everything that runs is ours or one of the page's own scripts by its hash. */
function policyOf(html: string): string {
  const hashes = [...html.matchAll(INLINE_SCRIPT)].map(
    ([, script]) =>
      `'sha256-${createHash('sha256')
        .update(script ?? '')
        .digest('base64')}'`,
  );
  return [
    "default-src 'self'",
    `script-src 'self' ${[...new Set(hashes)].join(' ')}`.trim(),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob: http: https:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

function readPage(file: string): Page {
  const bytes = readFileSync(file);
  const extension = extname(file);
  return {
    bytes,
    brotli: existsSync(`${file}.br`)
      ? readFileSync(`${file}.br`)
      : brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
    etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
    type: TYPES[extension] ?? 'application/octet-stream',
    policy: extension === '.html' ? policyOf(bytes.toString('utf8')) : null,
  };
}

/**
 * Reads the pages and root files of a build, assets apart. Keys are paths in lower case without a trailing slash: '/login', '/favicon.svg'.
 * The page for everything that is drawn in the browser is under FALLBACK.
 */
export function readPages(build: string): Map<string, Page> {
  const pages = new Map<string, Page>();
  const walk = (folder: string, path: string) => {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      if (entry.name.startsWith('.')) continue;
      const inner = join(folder, entry.name);
      if (entry.isDirectory()) {
        if (inner !== join(build, 'assets')) walk(inner, `${path}/${entry.name.toLowerCase()}`);
      } else if (entry.name === 'index.html') pages.set(path || '/', readPage(inner));
      else if (!entry.name.endsWith('.br')) pages.set(`${path}/${entry.name.toLowerCase()}`, readPage(inner));
    }
  };
  if (existsSync(build)) walk(build, '');
  return pages;
}

export const FALLBACK = '/__spa-fallback.html';
