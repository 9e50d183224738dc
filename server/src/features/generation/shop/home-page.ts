/** Reads a shop's home page: its name, description, contacts and own colour. A part that cannot be read is left empty. */

import type { ShopColors } from '@parley/contract';
import type { Rgb } from '@parley/contract/contrast';
import { decodedOr } from '../../../kit/text/percent.ts';
import { FetchRefused, type GuardedFetch } from '../../../platform/fetch/index.ts';
import type { Platform } from '../../../platform/index.ts';
import { loadPage, openCrawl, shopName } from '../../catalogue/index.ts';
import { colorfulness, colorsFrom, isDistinctive, readColor } from './colors.ts';
import { backdropOf, mostContained } from './contained.ts';

/** What a home page says about its shop. Texts are plain and may be empty. */
export interface HomePage {
  url: string;
  name: string;
  description: string;
  /** The e-mail addresses and phone numbers that it links to. */
  contacts: string[];
  colors: ShopColors | null;
  /** Its markup made safe to be shown; null when there is none. */
  backdrop: string | null;
  /** Its markup as the shop sent it; empty when it could not be read. */
  markup: string;
}

const maxStyles = 2;
const crawlLimits = { pages: 12 + mostContained, products: 0 };
const styleLimits = { maxBytes: 512 * 1024 };
const pictureLimits = { maxBytes: 1024 * 1024 };
const maxPixels = 16_000_000;

type Page = NonNullable<ReturnType<typeof loadPage>>;
type Get = ReturnType<typeof openCrawl>['get'];

/**
 * Reads the first page of a shop, at `address`, within `ms` milliseconds, with the same politeness as the rest of the shop.
 * @throws the reason of `signal` when it aborts
 */
export async function readShopHome(
  platform: Pick<Platform, 'fetch' | 'decoding'>,
  address: string,
  ms: number,
  signal: AbortSignal,
): Promise<HomePage> {
  const homePage: HomePage = { url: address, name: '', description: '', contacts: [], colors: null, backdrop: null, markup: '' };
  const crawl = openCrawl(platform.fetch, { limits: { ...crawlLimits, totalMs: ms }, signal });
  try {
    const home = await crawl.get(address, { accept: 'text/html' });
    const markup = home.status < 400 ? home.text() : '';
    const $ = loadPage(markup);
    if (!$ || markup === '') return homePage;
    Object.assign(homePage, shopTexts($, home.url), { url: home.url, markup });
    const color = await colorOf($, home.url, crawl.get);
    return {
      ...homePage,
      colors: color && colorsFrom(color),
      backdrop: await backdropOf(platform, markup, home.url, crawl.get),
    };
  } catch {
    signal.throwIfAborted();
    return homePage;
  } finally {
    crawl.end();
  }
}

/**
 * Reads the colours of the shop at `address` alone; null where it has none of its own.
 * @throws FetchRefused, RobotsRefused or LimitReached when it cannot be read
 */
export async function readColors(client: GuardedFetch, address: string, ms: number): Promise<ShopColors | null> {
  const crawl = openCrawl(client, { limits: { ...crawlLimits, totalMs: ms } });
  try {
    const home = await crawl.get(address, { accept: 'text/html' });
    if (home.status >= 400)
      throw new FetchRefused('unreachable', `The website answered with the error ${home.status}. Try again in a moment.`);
    const $ = loadPage(home.text());
    const color = $ && (await colorOf($, home.url, crawl.get));
    return color && colorsFrom(color);
  } finally {
    crawl.end();
  }
}

const oneLine = (text: string | undefined, maxLength: number) =>
  (text ?? '').replace(/\s+/g, ' ').trim().slice(0, maxLength).toWellFormed();

function shopTexts($: Page, url: string): Pick<HomePage, 'name' | 'description' | 'contacts'> {
  const meta = (name: string) => $(`meta[property="${name}"], meta[name="${name}"]`).first().attr('content');
  const linked = $('a[href^="mailto:"], a[href^="tel:"]')
    .toArray()
    .slice(0, 20)
    .map((link) => oneLine(decodedOr(($(link).attr('href') ?? '').replace(/^(?:mailto|tel):/i, '').split('?')[0] ?? '', ''), 120));
  return {
    name: shopName($, url),
    description: oneLine(meta('description') || meta('og:description'), 1000),
    contacts: [...new Set(linked.filter((text) => /^[^\s@]+@[^\s@]+\.\w+$|^\+?[\d\s()./-]{6,}$/.test(text)))].slice(0, 3),
  };
}

async function colorOf($: Page, base: string, get: Get): Promise<Rgb | null> {
  const declared = [
    ...$('meta[name="theme-color"]')
      .toArray()
      .filter((each) => !/dark/.test($(each).attr('media') ?? ''))
      .map((each) => $(each).attr('content')),
    $('meta[name="msapplication-TileColor"]').attr('content'),
    $('link[rel="mask-icon"]').attr('color'),
  ];
  const named = declared.map((text) => readColor(text ?? '')).find((color) => color && isDistinctive(color));
  return named ?? (await styleColor($, base, get)) ?? (await logoColor($, base, get));
}

/** The names of custom properties that hold a shop's own colour, likelier ones first. */
const property = /(?<![\w-])--([\w-]{1,80})\s{0,20}:\s{0,20}([^;{}]{3,60})/g;
const themeColorName = /brand|primary|accent|cta|button|theme|main|secondary/i;
const ranks = [
  /brand/,
  /primary(?!.*(?:text|foreground|contrast|background))/,
  /accent/,
  /cta|button(?!.*(?:text|label))/,
  /theme|main/,
  /./,
];

/** The shop's own colour by the custom properties of a style sheet; null when none names one. */
export function colorInStyles(css: string): Rgb | null {
  const rankedColors: { rank: number; color: Rgb }[] = [];
  for (const [, name = '', value = ''] of css.slice(0, 600_000).matchAll(property)) {
    const color = themeColorName.test(name) ? readColor(value.replace(/!important/i, '')) : null;
    if (color && isDistinctive(color)) rankedColors.push({ rank: ranks.findIndex((pattern) => pattern.test(name.toLowerCase())), color });
  }
  return rankedColors.sort((a, b) => a.rank - b.rank)[0]?.color ?? null;
}

async function styleColor($: Page, base: string, get: Get): Promise<Rgb | null> {
  const inline = colorInStyles(
    $('style')
      .toArray()
      .map((each) => $(each).text())
      .join('\n'),
  );
  if (inline) return inline;
  const links = $('link[rel="stylesheet"]')
    .toArray()
    .map((each) => URL.parse($(each).attr('href') ?? '', base)?.href)
    .filter((url) => url !== undefined);
  // Style sheets of the shop's own theme come before those of plugins and fonts.
  const bestFirst = links.sort((a, b) => rankOf(a) - rankOf(b)).slice(0, maxStyles);
  for (const url of bestFirst) {
    const page = await get(url, { types: ['text/css', 'text/plain'], limits: styleLimits }).catch(() => null);
    const color = page && page.status === 200 ? colorInStyles(page.text()) : null;
    if (color) return color;
  }
  return null;
}

const rankOf = (url: string) => (/theme|style|main|base|app/i.test(url) ? 0 : 1) + (/font|plugin|vendor|bootstrap/i.test(url) ? 2 : 0);

async function logoColor($: Page, base: string, get: Get): Promise<Rgb | null> {
  const places = [
    $('header img[class*="logo" i], img[id*="logo" i], [class*="logo" i] img, img[alt*="logo" i], img[src*="logo" i]').first().attr('src'),
    $('link[rel="apple-touch-icon"]').first().attr('href'),
    $('link[rel~="icon"]').first().attr('href'),
  ];
  for (const place of places) {
    const url = place && !place.startsWith('data:') ? URL.parse(place, base)?.href : undefined;
    if (!url) continue;
    const picture = await get(url, { types: ['image/*'], limits: pictureLimits }).catch(() => null);
    const isSvg = /svg/.test(picture?.headers['content-type'] ?? '');
    const color = picture?.status === 200 ? (isSvg ? colorInSvg(picture.text()) : await dominantColor(picture.body)) : null;
    if (color) return color;
  }
  return null;
}

/** Only searches the text of an SVG; it is not rendered, because it could load other addresses. */
function colorInSvg(text: string): Rgb | null {
  const counts = new Map<string, number>();
  for (const [, value = ''] of text
    .slice(0, 200_000)
    .matchAll(/(?:fill|stroke|stop-color)\s*[=:]\s*["']?\s*(#[0-9a-f]{3,6}\b|rgb\([^()]{5,30}\))/gi))
    counts.set(value, (counts.get(value) ?? 0) + 1);
  const sorted = [...counts].sort((a, b) => b[1] - a[1]).map(([value]) => readColor(value));
  return sorted.find((color) => color !== null && isDistinctive(color)) ?? null;
}

const side = 48;

/** The most frequent colour among a picture's colourful pixels; null for grey pictures and for other files. */
export async function dominantColor(bytes: Buffer): Promise<Rgb | null> {
  const { default: sharp } = await import('sharp');
  const raw = await sharp(bytes, { limitInputPixels: maxPixels, pages: 1 })
    .resize(side, side, { fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer()
    .catch(() => null);
  if (!raw) return null;
  const bins = new Map<number, { weight: number; sum: [number, number, number]; count: number }>();
  for (let at = 0; at + 3 < raw.length; at += 4) {
    const pixel = [raw[at] ?? 0, raw[at + 1] ?? 0, raw[at + 2] ?? 0] as const;
    if ((raw[at + 3] ?? 0) < 128 || !isDistinctive(pixel)) continue;
    const key = (pixel[0] >> 5) * 64 + (pixel[1] >> 5) * 8 + (pixel[2] >> 5);
    const bin = bins.get(key) ?? { weight: 0, sum: [0, 0, 0], count: 0 };
    bin.weight += colorfulness(pixel);
    bin.count += 1;
    for (const part of [0, 1, 2] as const) bin.sum[part] += pixel[part];
    bins.set(key, bin);
  }
  const best = [...bins.values()].sort((a, b) => b.weight - a.weight)[0];
  // Too few pixels are not the colour of a logo.
  if (!best || best.count < 12) return null;
  return best.sum.map((part) => Math.round(part / best.count)) as unknown as Rgb;
}
