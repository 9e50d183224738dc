/** A browser that resolves the two host names of the pictures, and the conversion of screenshots to the files of the site. */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ensureBrowser } from '../browser.mjs';
import { root } from '../setup.mjs';

// Packages of the workspaces that need them anyway.
export const sharp = createRequire(join(root, 'server/package.json'))('sharp');
const { chromium } = createRequire(join(root, 'e2e/package.json'))('@playwright/test');

/** The widths of `web/src/ui/site/Picture.tsx`, at 16:10. */
const widths = [720, 1440];
const ratio = 10 / 16;

/** Starts the browser that takes the pictures. */
export const launch = () => chromium.launch({ executablePath: ensureBrowser(), args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] });

/** Files whose content never changes under their name: fetched once for all pictures. */
const cache = new Map();

/** A context in one mode. Requests for the given host names go to their ports; all other requests fail. */
export async function contextIn(browser, mode, ports, options = {}) {
  const context = await browser.newContext({ colorScheme: mode, reducedMotion: 'reduce', locale: 'en-GB', timezoneId: 'UTC', ...options });
  context.setDefaultTimeout(30_000);
  await context.route('**/*', async (route) => {
    const { host, pathname, search } = new URL(route.request().url());
    if (!ports[host]) return route.abort();
    try {
      const cached = cache.get(pathname);
      if (cached) return await route.fulfill(cached);
      const response = await route.fetch({ url: `http://127.0.0.1:${ports[host]}${pathname}${search}`, maxRedirects: 0 });
      const answer = { status: response.status(), headers: response.headers(), body: await response.body() };
      if (pathname.startsWith('/assets/')) cache.set(pathname, answer);
      await route.fulfill(answer);
    } catch {
      // The page was closed meanwhile.
    }
  });
  return context;
}

const framesAtRest = 3;
const mostFrames = 30;

/** A screenshot taken when nothing moves any more: some pictures in a row are the same. */
export async function still(page) {
  await page.evaluate(() => document.fonts.ready);
  let [before, same] = [await page.screenshot(), 1];
  for (let i = 0; i < mostFrames && same < framesAtRest; i++) {
    const now = await page.screenshot();
    same = now.equals(before) ? same + 1 : 1;
    before = now;
  }
  return before;
}

/** How many pixels of a screenshot a pixel of the page is, for the part that matters to have the greatest width. */
export const scaleFor = ({ width }) => Math.max(...widths) / width;

/** Writes a part of a screenshot as AVIF and WebP in every width; returns their sizes in bytes. */
export async function develop(png, clip, folder, name) {
  const sizes = {};
  const scaled = (length) => Math.round(length * scaleFor(clip));
  const part = await sharp(png)
    .extract({ left: scaled(clip.x), top: scaled(clip.y), width: scaled(clip.width), height: scaled(clip.width * ratio) })
    .toBuffer();
  for (const width of widths) {
    const image = sharp(part).resize(width, Math.round(width * ratio), { kernel: 'lanczos3' });
    for (const [format, options] of [
      ['avif', { quality: 52, effort: 4, chromaSubsampling: '4:4:4' }],
      ['webp', { quality: 78, effort: 4, smartSubsample: true }],
    ]) {
      const file = `${name}-${width}.${format}`;
      sizes[file] = (await image.clone()[format](options).toFile(join(folder, file))).size;
    }
  }
  return sizes;
}
