/** Reads each built page once: each with its compressed bytes, etag, and a content security policy that allows only its own inline scripts. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Config } from '../../config.ts';
import { onDemand } from '../../platform/caches/on-demand.ts';
import { isGerman } from './language.ts';

export interface Page {
  bytes: Buffer;
  /** null for formats that are compressed already, such as PNG. */
  readonly brotli: Buffer | null;
  etag: string;
  type: string;
  /** Whether it may be cached for a day (icons, pictures): it is the same for everybody and rarely changes. */
  cacheable: boolean;
  /** The content security policy; null for files other than HTML. */
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
  // A page's loader data, fetched by client-side navigation.
  '.data': 'text/x-script; charset=utf-8',
};

/** The pages of a build by their key. A page is read when it is first asked for. */
export type Pages = Pick<ReadonlyMap<string, Page>, 'keys' | 'has' | 'get'>;

/** Placeholders in the build (key) and the configured value that replaces each, if it must be by the page's language. */
export type Placeholders = Readonly<Record<string, string | Readonly<Record<'en' | 'de', string>>>>;

const nameless = { en: 'The operator of this site', de: 'Der Betreiber dieser Seite' };
const homeless = { en: 'Address not set yet (OPERATOR_ADDRESS)', de: 'Anschrift noch nicht angegeben (OPERATOR_ADDRESS)' };

/** The placeholders that web/src writes: the site's address (lib/siteMeta.ts), its operator (content/legal) and its analytics id. */
export const placeholdersOf = ({ publicUrl, operator, mail, analyticsMeasurementId }: Config): Placeholders => ({
  'https://parley.invalid': publicUrl,
  '%OPERATOR_NAME%': operator.name ?? nameless,
  '%OPERATOR_ADDRESS%': operator.address ?? homeless,
  '%OPERATOR_MAIL%': mail.operator,
  '%ANALYTICS_ID%': analyticsMeasurementId ?? '',
});

const filledIn = (text: string, key: string, placeholders: Placeholders): string =>
  Object.entries(placeholders).reduce(
    (filled, [placeholder, value]) =>
      filled.replaceAll(placeholder, typeof value === 'string' ? value : value[isGerman(key) ? 'de' : 'en']),
    text,
  );

/** The key and file name of the page that renders client-side: the owner's area. */
export const clientPage = '/__spa-fallback.html';

/** The key of the same page for mailed links (invite, new password): they get the strict policy of public pages. */
export const mailedLinkPage = '/__mailed-link.html';

const notFound = join('404', 'index.html');

/** The key of the 404 page in the language of `path`. */
export const notFoundFor = (path: string): string => (isGerman(path) ? '/de/404' : '/404');

const compressedFormats = new Set(['.png', '.webp', '.avif', '.ico']);
const longLivedTypes = new Set([...compressedFormats, '.svg', '.webmanifest']);

const textFormats = new Set(['.html', '.data', '.xml', '.txt']);

/** Hosts that the policy allows when analytics is configured; nothing is loaded before the guest agrees. */
const analyticsHosts = 'https://www.googletagmanager.com https://*.google-analytics.com https://*.analytics.google.com';

const inlineScript = /<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g;

const styleBlock = /<style>([\s\S]*?)<\/style>/g;
const styleSheet = /<link rel="stylesheet" href="(\/assets\/[^"#]+\.css)#?"\/?>/g;

/** Whether a page needs inline styles: Mantine, the owner's area's design system, writes style attributes while it renders. */
const needsInlineStyles = (html: string, key: string) => key === clientPage || /\sstyle="/.test(html);

/**
 * Inlines a public page's style sheets, so that it renders without another request. The links stay, disabled, because hydration looks for
 * them. Fonts become `optional`: one that loads late is used from the next page on, so the layout never shifts.
 */
const withInlineStyles = (html: string, build: string): string =>
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
 * The content security policy of a page: scripts and styles from our origin, or inline and named by their hash. Only pages rendered by
 * Mantine may use inline styles.
 */
function policyOf(html: string, key: string, placeholders: Placeholders): string {
  const analytics = placeholders['%ANALYTICS_ID%'] ? analyticsHosts : '';
  return [
    "default-src 'self'",
    `script-src 'self' ${hashesOf(html, inlineScript)} ${analytics}`.trim(),
    // Browsers ignore 'unsafe-inline' beside a hash.
    `style-src 'self' ${needsInlineStyles(html, key) ? "'unsafe-inline'" : hashesOf(html, styleBlock)}`.trim(),
    "img-src 'self' data: blob: http: https:",
    "font-src 'self'",
    `connect-src 'self' ${analytics}`.trim(),
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

const anyScript = /<script[^>]*>[\s\S]*?<\/script>|<link rel="modulepreload"[^>]*>/g;

/**
 * Removes the scripts of the 404 page: it is served at addresses that the router would match to other routes. The first script stays; it
 * sets the colour mode.
 */
const withoutScripts = (html: string): string => {
  let seen = 0;
  return html.replaceAll(anyScript, (part) => (part.startsWith('<script') && seen++ === 0 ? part : ''));
};

const compressed = (file: string, bytes: Buffer, asBuilt: boolean): Buffer =>
  asBuilt && existsSync(`${file}.br`)
    ? readFileSync(`${file}.br`)
    : brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });

function readPage(build: string, file: string, key: string, placeholders: Placeholders): Page {
  const extension = extname(file);
  const built = readFileSync(file);
  const filled = textFormats.has(extension) ? filledIn(built.toString('utf8'), key, placeholders) : null;
  const text = filled !== null && extension === '.html' && !needsInlineStyles(filled, key) ? withInlineStyles(filled, build) : filled;
  const bytes = text === null ? built : Buffer.from(file.endsWith(notFound) ? withoutScripts(text) : text);
  // Compressed on first request: compressing every page at start takes seconds on a busy machine.
  let brotli: Buffer | null = null;
  return {
    bytes,
    get brotli() {
      brotli ??= compressedFormats.has(extension) ? null : compressed(file, bytes, bytes.equals(built));
      return brotli;
    },
    etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
    type: types[extension] ?? 'application/octet-stream',
    cacheable: longLivedTypes.has(extension),
    policy: extension === '.html' ? policyOf(bytes.toString('utf8'), key, placeholders) : null,
  };
}

/** Folders of a build that are served from disk instead of memory. */
export const servedFromDisk = ['assets', 'pictures'] as const;

/**
 * Reads the pages and root files of a build, except the folders of `servedFromDisk`.
 * @param placeholders replaced in every text file.
 * @returns pages by path, in lower case without a trailing slash: '/login', '/favicon.svg'; the client-side page is under `clientPage` and
 *   `mailedLinkPage`.
 */
export function readPages(build: string, placeholders: Placeholders): Pages {
  const skipped = new Set(servedFromDisk.map((name) => join(build, name)));
  const files = new Map(existsSync(build) ? filesIn(build, '', skipped) : []);

  const pageOf = onDemand((key: string) => {
    const file = files.get(key);
    return file === undefined ? undefined : readPage(build, file, key, placeholders);
  });
  return { keys: () => files.keys(), has: (key) => files.has(key), get: (key) => (files.has(key) ? pageOf(key) : undefined) };
}

/** The files below a folder by their keys, which begin with `path`. */
const filesIn = (folder: string, path: string, skipped: ReadonlySet<string>): [string, string][] =>
  readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !name.startsWith('.'))
    .flatMap((entry): [string, string][] => {
      const file = join(folder, entry.name);
      const inner = `${path}/${entry.name.toLowerCase()}`;
      if (entry.isDirectory()) return skipped.has(file) ? [] : filesIn(file, inner, skipped);
      if (entry.name.endsWith('.br')) return [];
      const key = entry.name === 'index.html' ? path || '/' : inner;
      return (key === clientPage ? [clientPage, mailedLinkPage] : [key]).map((each) => [each, file]);
    });
