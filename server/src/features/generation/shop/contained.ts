/**
 * The style sheets and pictures of a shop without encryption. A backdrop's frame loads nothing over plain HTTP, because a browser that does could be
 * led into the network of whoever looks at it; so the server fetches a few of them, guarded as every reading of a shop, and the page contains them.
 */
import { toWebp } from '../../../platform/files/images.ts';
import type { Platform } from '../../../platform/index.ts';
import type { openCrawl } from '../../catalogue/index.ts';
import { maxBytes, openBackdrop } from './backdrop.ts';

const most = { sheets: 12, pictures: 16 };
/** The most files that a page contains. */
export const mostContained = most.sheets + most.pictures;
const sheetLimits = { maxBytes: 512 * 1024 };
const pictureLimits = { maxBytes: 1024 * 1024 };
const maxSvg = 30_000;
const maxPixels = 16_000_000;
/** A picture of a page that is only looked at. */
const maxSide = 640;

type Get = ReturnType<typeof openCrawl>['get'];

/**
 * The page at `url` made safe, with the files that its frame would not load, as far as `get` gives them and they fit. Null when the page is too large
 * or too deep to be read, or has no content.
 * @param html as the shop sent it
 */
export async function backdropOf(platform: Pick<Platform, 'decoding'>, html: string, url: string, get: Get): Promise<string | null> {
  const page = openBackdrop(html, url);
  let markup = page?.markup() ?? null;
  if (!page || !markup) return null;
  const reads = [
    [page.plain.sheets.slice(0, most.sheets), (sheet: string) => styleSheet(sheet, get)],
    [page.plain.pictures.slice(0, most.pictures), (picture: string) => pictureData(platform, picture, get)],
  ] as const;
  for (const [files, read] of reads) {
    page.contain(await fitting(files, maxBytes - Buffer.byteLength(markup), read));
    markup = page.markup() ?? markup;
  }
  return markup;
}

/** What `read` gives for each file, in their order, without those that fail and those for which no bytes are left. */
async function fitting(files: string[], bytes: number, read: (file: string) => Promise<string>): Promise<Map<string, string>> {
  const texts = await Promise.all(files.map((file) => read(file).catch(() => '')));
  const fit = new Map<string, string>();
  let left = bytes;
  for (const [at, file] of files.entries()) {
    const text = texts[at] ?? '';
    const size = Buffer.byteLength(text);
    if (size === 0 || size > left) continue;
    fit.set(file, text);
    left -= size;
  }
  return fit;
}

async function styleSheet(url: string, get: Get): Promise<string> {
  const sheet = await get(url, { types: ['text/css', 'text/plain'], limits: sheetLimits });
  return sheet.status === 200 ? withoutPlainAddresses(sheet.text(), sheet.url) : '';
}

/** Style rules whose addresses work from another page; those that its frame would not load are empty. */
export function withoutPlainAddresses(css: string, url: string): string {
  return css
    .replace(/@import[^;]{0,500};/gi, '')
    .replace(/@charset[^;]{0,50};/gi, '')
    .replace(/url\(\s*(?:"([^"\n]*)"|'([^'\n]*)'|([^)"'\s]*))\s*\)/gi, (whole, ...found: (string | undefined)[]) => {
      const address = found.slice(0, 3).find((each) => each !== undefined) ?? '';
      // `#` names a shape of the page, and `data:` is its own content.
      if (/^(?:data:|#)/i.test(address)) return whole;
      const { protocol, href } = URL.parse(address, url) ?? {};
      return protocol === 'https:' ? `url("${href}")` : 'url("data:,")';
    });
}

async function pictureData(platform: Pick<Platform, 'decoding'>, url: string, get: Get): Promise<string> {
  const picture = await get(url, { types: ['image/*'], limits: pictureLimits });
  if (picture.status !== 200) return '';
  // An SVG in an `img` runs nothing and loads nothing.
  if (/svg/.test(picture.headers['content-type'] ?? ''))
    return picture.body.length > maxSvg ? '' : `data:image/svg+xml;base64,${picture.body.toString('base64')}`;
  const { bytes, type } = await toWebp(platform, picture.body, { field: 'picture', maxPixels, maxSide, quality: 65 });
  return `data:${type};base64,${bytes.toString('base64')}`;
}
