/** The built pages, read once: each with its compressed form, its tag, and a policy that allows its own inline scripts and no others. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Config } from '../../config.ts';
import { isGerman } from './language.ts';

export interface Page {
  bytes: Buffer;
  /** null for what is packed already. */
  readonly brotli: Buffer | null;
  etag: string;
  type: string;
  /** An icon, say: the same for everybody, and seldom another. */
  lasting: boolean;
  /** null for what is not HTML. */
  policy: string | null;
}

const types: Record<string, string> = {
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

/** What stands in the build for what only the configuration knows, and what takes its place. */
export type Marks = Readonly<Record<string, string>>;

/** The marks that web/src writes: the address of the site (lib/siteMeta.ts), its operator (content/legal), and the id of its analytics. */
export const marksOf = ({ publicUrl, operator, mail, analyticsMeasurementId }: Config): Marks => ({
  'https://parley.invalid': publicUrl,
  '%OPERATOR_NAME%': operator.name,
  '%OPERATOR_ADDRESS%': operator.address,
  '%OPERATOR_MAIL%': mail.operator,
  '%ANALYTICS_ID%': analyticsMeasurementId ?? '',
});

const filledIn = (text: string, marks: Marks): string =>
  Object.entries(marks).reduce((filled, [mark, value]) => filled.replaceAll(mark, value), text);

/** The key, and the end of the file's name, of the page for everything that is drawn in the browser. */
export const fallback = '/__spa-fallback.html';

/** The key of the same page for what a mailed link leads to: a public page, and as strict as the others. */
export const mailed = '/__mailed-link.html';

const notFound = join('404', 'index.html');

/** The key of the page for a path that has none. */
export const notFoundFor = (path: string): string => (isGerman(path) ? '/de/404' : '/404');

const alreadyCompressed = new Set(['.png', '.webp', '.avif', '.ico']);
const longLivedTypes = new Set([...alreadyCompressed, '.svg', '.webmanifest']);

const texts = new Set(['.html', '.data', '.xml', '.txt']);

/** Where page views are measured, for visitors who agreed. */
const analytics = 'https://www.googletagmanager.com https://*.google-analytics.com https://*.analytics.google.com';

const inlineScript = /<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g;

const styleBlock = /<style>([\s\S]*?)<\/style>/g;
const styleSheet = /<link rel="stylesheet" href="(\/assets\/[^"#]+\.css)#?"\/?>/g;

/** The design system of the owner's area writes style attributes when it draws. */
const writesStyles = (html: string, key: string) => key === fallback || /\sstyle="/.test(html);

/**
 * The style sheets of a public page inside it: it is drawn when it arrives, without a second trip. Their links stay for the script, which
 * looks for them, but load nothing. Type that comes late stays away until the next page: it would move what is being read.
 */
const withStyles = (html: string, build: string): string =>
  html.replaceAll(styleSheet, (link, path: string) => {
    const file = join(build, path);
    if (!existsSync(file)) return link;
    const styles = readFileSync(file, 'utf8').replaceAll('font-display:swap', 'font-display:optional');
    return `<style>${styles}</style>${link.replace('<link', '<link disabled')}`;
  });

const hashesOf = (html: string, pattern: RegExp): string =>
  [
    ...new Set(
      [...html.matchAll(pattern)].map(
        ([, text]) =>
          `'sha256-${createHash('sha256')
            .update(text ?? '')
            .digest('base64')}'`,
      ),
    ),
  ].join(' ');

/**
 * Everything that runs is ours or one of the page's own scripts by its hash, and so are its styles. Only what is drawn by the design
 * system may write styles of its own.
 */
function policyOf(html: string, key: string, marks: Marks): string {
  const measured = marks['%ANALYTICS_ID%'] ? analytics : '';
  return [
    "default-src 'self'",
    `script-src 'self' ${hashesOf(html, inlineScript)} ${measured}`.trim(),
    // A hash would switch 'unsafe-inline' off.
    `style-src 'self' ${writesStyles(html, key) ? "'unsafe-inline'" : hashesOf(html, styleBlock)}`.trim(),
    "img-src 'self' data: blob: http: https:",
    "font-src 'self'",
    `connect-src 'self' ${measured}`.trim(),
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

const anyScript = /<script[^>]*>[\s\S]*?<\/script>|<link rel="modulepreload"[^>]*>/g;

/**
 * The page for what is not there stands at addresses that its scripts would take for others: it does without them, but for the first, which
 * sets the colours.
 */
const withoutScripts = (html: string): string => {
  let seen = 0;
  return html.replaceAll(anyScript, (part) => (part.startsWith('<script') && seen++ === 0 ? part : ''));
};

const packed = (file: string, bytes: Buffer, asBuilt: boolean): Buffer =>
  asBuilt && existsSync(`${file}.br`)
    ? readFileSync(`${file}.br`)
    : brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });

function readPage(build: string, file: string, key: string, marks: Marks): Page {
  const extension = extname(file);
  const built = readFileSync(file);
  const filled = texts.has(extension) ? filledIn(built.toString('utf8'), marks) : null;
  const text = filled !== null && extension === '.html' && !writesStyles(filled, key) ? withStyles(filled, build) : filled;
  const bytes = text === null ? built : Buffer.from(file.endsWith(notFound) ? withoutScripts(text) : text);
  // Packed when somebody asks for it: a start with all pages to pack takes seconds on a busy machine.
  let brotli: Buffer | null = null;
  return {
    bytes,
    get brotli() {
      brotli ??= alreadyCompressed.has(extension) ? null : packed(file, bytes, bytes.equals(built));
      return brotli;
    },
    etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
    type: types[extension] ?? 'application/octet-stream',
    lasting: longLivedTypes.has(extension),
    policy: extension === '.html' ? policyOf(bytes.toString('utf8'), key, marks) : null,
  };
}

/** Folders of a build whose files are read when somebody asks for them. */
export const onDisk = ['assets', 'pictures'] as const;

/**
 * Reads the pages and root files of a build, those folders apart. Keys are paths in lower case without a trailing slash: '/login',
 * '/favicon.svg'.
 * The page for everything that is drawn in the browser is under FALLBACK, and under MAILED for public pages. `marks` are filled in
 * everywhere.
 */
export function readPages(build: string, marks: Marks): Map<string, Page> {
  const pages = new Map<string, Page>();
  const apart = new Set(onDisk.map((name) => join(build, name)));
  const walk = (folder: string, path: string) => {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      if (entry.name.startsWith('.')) continue;
      const inner = join(folder, entry.name);
      if (entry.isDirectory()) {
        if (!apart.has(inner)) walk(inner, `${path}/${entry.name.toLowerCase()}`);
      } else if (!entry.name.endsWith('.br')) {
        const key = entry.name === 'index.html' ? path || '/' : `${path}/${entry.name.toLowerCase()}`;
        for (const one of key === fallback ? [fallback, mailed] : [key]) pages.set(one, readPage(build, inner, one, marks));
      }
    }
  };
  if (existsSync(build)) walk(build, '');
  return pages;
}
