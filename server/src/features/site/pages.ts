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
  // The words of a page, for the script that goes there without loading it.
  '.data': 'text/x-script; charset=utf-8',
};

/** Stands in the build for what only the configuration knows; see web/src/lib/siteMeta.ts. */
const ORIGIN_MARK = 'https://parley.invalid';

/** The key, and the end of the file's name, of the page for everything that is drawn in the browser. */
export const FALLBACK = '/__spa-fallback.html';

const NOT_FOUND = join('404', 'index.html');

const INLINE_SCRIPT = /<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g;

const needsInlineStyles = (html: string, file: string) => file.endsWith(FALLBACK) || /<style|\sstyle="|\/assets\/AppFrame/.test(html);

/**
 * Everything that runs is ours or one of the page's own scripts by its hash. Only the pages of the design system need inline styles;
 * the others are known by having none.
 */
function policyOf(html: string, file: string): string {
  const hashes = [...html.matchAll(INLINE_SCRIPT)].map(
    ([, script]) =>
      `'sha256-${createHash('sha256')
        .update(script ?? '')
        .digest('base64')}'`,
  );
  return [
    "default-src 'self'",
    `script-src 'self' ${[...new Set(hashes)].join(' ')}`.trim(),
    needsInlineStyles(html, file) ? "style-src 'self' 'unsafe-inline'" : "style-src 'self'",
    "img-src 'self' data: blob: http: https:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

const ANY_SCRIPT = /<script[^>]*>[\s\S]*?<\/script>|<link rel="modulepreload"[^>]*>/g;

/** The page for what is not there stands at addresses that its scripts would take for others: it does without them, but for the first, which sets the colours. */
const withoutScripts = (html: string): string => {
  let seen = 0;
  return html.replaceAll(ANY_SCRIPT, (part) => (part.startsWith('<script') && seen++ === 0 ? part : ''));
};

function readPage(file: string, origin: string): Page {
  const built = file.endsWith(NOT_FOUND) ? Buffer.from(withoutScripts(readFileSync(file, 'utf8'))) : readFileSync(file);
  const extension = extname(file);
  const filledIn = built.includes(ORIGIN_MARK) || file.endsWith(NOT_FOUND);
  const bytes = filledIn ? Buffer.from(built.toString('utf8').replaceAll(ORIGIN_MARK, origin)) : built;
  return {
    bytes,
    brotli:
      !filledIn && existsSync(`${file}.br`)
        ? readFileSync(`${file}.br`)
        : brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
    etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
    type: TYPES[extension] ?? 'application/octet-stream',
    policy: extension === '.html' ? policyOf(bytes.toString('utf8'), file) : null,
  };
}

/**
 * Reads the pages and root files of a build, assets apart. Keys are paths in lower case without a trailing slash: '/login', '/favicon.svg'.
 * The page for everything that is drawn in the browser is under FALLBACK. `origin` is where the site is served from.
 */
export function readPages(build: string, origin: string): Map<string, Page> {
  const pages = new Map<string, Page>();
  const walk = (folder: string, path: string) => {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      if (entry.name.startsWith('.')) continue;
      const inner = join(folder, entry.name);
      if (entry.isDirectory()) {
        if (inner !== join(build, 'assets')) walk(inner, `${path}/${entry.name.toLowerCase()}`);
      } else if (entry.name === 'index.html') pages.set(path || '/', readPage(inner, origin));
      else if (!entry.name.endsWith('.br')) pages.set(`${path}/${entry.name.toLowerCase()}`, readPage(inner, origin));
    }
  };
  if (existsSync(build)) walk(build, '');
  return pages;
}
