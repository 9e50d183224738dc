/**
 * Takes a page in every width, light and dark. The pictures are for people to look at: nothing compares them. They are in
 * node_modules/.parley/pictures (or in PICTURES), a folder for each account or kind of page, with one sheet that shows all pictures of a page.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import type Sharp from 'sharp';

const root = join(import.meta.dirname, '../..');
// The server's package: it reads pictures there anyway.
const sharp = createRequire(join(root, 'server/package.json'))('sharp') as typeof Sharp;

const folder = process.env.PICTURES ?? join(root, 'node_modules/.parley/pictures');
export const widths = [390, 820, 1440];
export const modes = ['light', 'dark'] as const;
export type Mode = (typeof modes)[number];
const heights: Record<number, number> = { 320: 568, 390: 844, 820: 1180, 1440: 900 };
/** Each language with the locale of its reader's browser. */
export const languages = { en: 'en-GB', de: 'de-DE' } as const;
export type Language = keyof typeof languages;
/** A width with its usual height, or a size. */
export type Size = number | readonly [width: number, height: number];
/** A picture is cut below this height. */
const most = 3200;

export interface Shown {
  /** The faults of the page while it was shown: errors of its console, and widths in which it scrolls sideways. */
  faults: string[];
}

/** Opens a page as a reader of a language sees it; `faults` collects what its console says. */
export async function openIn(browser: Browser, language: Language, options: BrowserContextOptions = {}): Promise<{ page: Page } & Shown> {
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    timezoneId: 'Europe/Berlin',
    locale: languages[language],
    ...options,
  });
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') faults.push(`${new URL(page.url()).pathname}: ${message.text()}`);
  });
  page.on('pageerror', (error) => faults.push(`${new URL(page.url()).pathname}: ${error.message}`));
  return { page, faults };
}

/** A picture once nothing is loading any more, fonts are there, whatever moves has come to rest, and the page was drawn. */
async function still(page: Page, fullPage: boolean): Promise<Buffer> {
  // A part that never comes is in the picture too.
  await page
    .waitForFunction(() => !document.querySelector('[class*="Skeleton-root"]'), undefined, { timeout: 20_000 })
    .catch(() => undefined);
  await page.evaluate(async () => {
    await document.fonts.ready;
    const ending = document.getAnimations().filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
    await Promise.allSettled(ending.map(({ finished }) => finished));
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  });
  return page.screenshot({ fullPage, type: 'jpeg', quality: 90 });
}

async function showIn(page: Page, mode: Mode): Promise<void> {
  await page.emulateMedia({ colorScheme: mode, reducedMotion: 'reduce' });
  await page.evaluate((chosen) => {
    // Where motion is reduced every change takes a moment (ui/global.css), which a picture would catch.
    const atOnce = new CSSStyleSheet();
    atOnce.replaceSync('*, ::before, ::after { transition: none !important; }');
    document.adoptedStyleSheets = [atOnce];
    // Pages that read the system's mode only when they load.
    document.documentElement.dataset.mantineColorScheme = chosen;
  }, mode);
}

/**
 * Takes what the page shows now in every width and mode: `room/name-1440-dark.jpg`, and `room/name.jpg` with all of them. It adds to `faults` the
 * widths in which the page scrolls sideways.
 * @param room the folder, for example `owner-full-de`
 * @param in the modes, for pages that choose one when they load
 * @param before called in each width before its pictures, for example to open a menu again
 */
export async function takeAll(
  { page, faults }: { page: Page } & Shown,
  room: string,
  name: string,
  {
    at = widths,
    in: shown = modes,
    fullPage = true,
    before,
  }: { at?: readonly Size[]; in?: readonly Mode[]; fullPage?: boolean; before?: () => Promise<unknown> } = {},
): Promise<void> {
  await mkdir(join(folder, room), { recursive: true });
  const rows: Buffer[][] = shown.map(() => []);
  for (const size of at) {
    const [width, height] = typeof size === 'number' ? [size, heights[size] ?? 900] : size;
    const sized = typeof size === 'number' ? width : `${width}x${height}`;
    await page.setViewportSize({ width, height });
    await before?.();
    for (const [row, mode] of shown.entries()) {
      await showIn(page, mode);
      const picture = await still(page, fullPage);
      rows[row]?.push(picture);
      await writeFile(join(folder, room, `${name}-${sized}-${mode}.jpg`), picture);
    }
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    if (wide > 0) faults.push(`${room}/${name} is ${wide} px too wide at ${width}`);
  }
  await showIn(page, 'light');
  await writeFile(join(folder, room, `${name}.jpg`), await joined(rows));
}

/** Joins several pictures into one: each list is a row. */
async function joined(rows: readonly (readonly Buffer[])[]): Promise<Buffer> {
  const gap = 24;
  const placed: { input: Buffer; left: number; top: number }[] = [];
  let [top, widest] = [gap, 0];
  for (const row of rows) {
    let [left, tallest] = [gap, 0];
    for (const picture of row) {
      const { width, height } = await sharp(picture).metadata();
      const input = height > most ? await sharp(picture).extract({ left: 0, top: 0, width, height: most }).toBuffer() : picture;
      placed.push({ input, left, top });
      left += width + gap;
      tallest = Math.max(tallest, Math.min(height, most));
    }
    top += tallest + gap;
    widest = Math.max(widest, left);
  }
  return sharp({ create: { width: widest, height: top, channels: 3, background: '#808080' } })
    .composite(placed)
    .jpeg({ quality: 80 })
    .toBuffer();
}
