/**
 * The owner's area is one page for all its screens. Alone it would name the code that every screen needs, and the browser would ask for that of its
 * own screen only once that ran: a round trip later. So each screen gets the page with links to its own code and styles, and to the texts of the
 * owner's language.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { onDemand } from '../../platform/caches/on-demand.ts';
import type { Page } from './pages.ts';
import { modulesOf, readWebManifest } from './web-manifest.ts';

const segments = (path: string) => path.split('/').filter(Boolean);

/**
 * Gives the page of the owner's area for a path, with links to what its screen loads in a language; the plain page for a path without a screen.
 * @param page reads the plain page; undefined where there is none
 */
export function screenPages(build: string, page: () => Page | undefined): (path: string, language: 'en' | 'de') => Page | undefined {
  const manifest = readWebManifest(build);
  if (!manifest) return page;
  const { withParents, ids } = manifest;
  /** Every screen with the segments of its path; one that only frames others has the same as its first screen, and comes before it. */
  const screens = ids.map((id) => ({ id, parts: withParents(id).flatMap(({ path = '' }) => segments(path)) }));
  const screenOf = (path: string) => {
    const pathParts = segments(path.toLowerCase());
    const fits = (part: string, index: number) => part.startsWith(':') || part.toLowerCase() === pathParts[index];
    const found = screens.filter(({ parts }) => parts.length === pathParts.length && parts.every(fits));
    // A path with a name before one with a parameter.
    const parameters = (parts: string[]) => parts.filter((part) => part.startsWith(':')).length;
    const least = Math.min(...found.map(({ parts }) => parameters(parts)));
    return found.findLast(({ parts }) => parameters(parts) === least)?.id;
  };
  const german = germanTexts(build);
  const pageOf =
    (language: 'en' | 'de') =>
    (id: string): Page | undefined => {
      const plain = page();
      if (!plain) return undefined;
      const html = plain.bytes.toString('utf8').replace('<html lang="en"', `<html lang="${language}"`);
      const chain = withParents(id);
      const modules = [...chain.flatMap(modulesOf), ...(language === 'de' ? german : [])];
      const links = [
        ...chain.flatMap(({ css = [] }) => css.map((file) => [file.replace(/#$/, ''), 'rel="preload" as="style"'] as const)),
        ...modules.map((file) => [file, 'rel="modulepreload"'] as const),
      ].filter(([file]) => !html.includes(`"${file}`));
      const added = [...new Map(links)].map(([file, how]) => `<link ${how} href="${file}"/>`).join('');
      const bytes = Buffer.from(html.replace('</head>', () => `${added}</head>`));
      let brotli: Buffer | null = null;
      return {
        ...plain,
        bytes,
        get brotli() {
          brotli ??= brotliCompressSync(bytes);
          return brotli;
        },
        etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
      };
    };
  const pages = { en: onDemand(pageOf('en')), de: onDemand(pageOf('de')) };
  return (path, language) => {
    const id = screenOf(path);
    return id === undefined ? page() : pages[language](id);
  };
}

/** The file of the German texts, which web/vite.config.ts gives its name. */
function germanTexts(build: string): string[] {
  const assets = join(build, 'assets');
  const files = existsSync(assets) ? readdirSync(assets) : [];
  return files.filter((file) => /^german-.*\.js$/.test(file)).map((file) => `/assets/${file}`);
}
