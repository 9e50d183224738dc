import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { originMark, siteMeta } from './siteMeta.ts';

const head = { title: 'Title', description: 'Description' };
const built = join(import.meta.dirname, '../../../public');
const contentOf = (path: string, property: string, picture?: string) =>
  siteMeta({ ...head, ...(picture && { picture }) }, path).flatMap((tag) =>
    'property' in tag && tag.property === property && 'content' in tag ? [String(tag.content)] : [],
  )[0];

describe('siteMeta', () => {
  it.each([
    ['/pricing', '/og.png', /^Parley: a /],
    ['/de/pricing', '/og-de.png', /^Parley: ein /],
  ])('%s shows chats its picture, in its language and with its real size', (path, picture, alt) => {
    expect(contentOf(path, 'og:image')).toBe(originMark + picture);
    expect(contentOf(path, 'og:image:alt')).toMatch(alt);
    // The width and height of a PNG are in bytes 16 to 23.
    const png = readFileSync(join(built, picture));
    expect([contentOf(path, 'og:image:width'), contentOf(path, 'og:image:height')]).toEqual([
      String(png.readUInt32BE(16)),
      String(png.readUInt32BE(20)),
    ]);
  });

  it('names the page itself as canonical, or for another address of a page that page, in every language', () => {
    const links = (path: string, canonical?: string) =>
      siteMeta({ ...head, ...(canonical && { canonical }) }, path).flatMap((tag) => ('href' in tag ? [`${tag.rel} ${tag.href}`] : []));
    const alternates = ['alternate', 'alternate', 'alternate'];
    expect(links('/de/pricing/')[0]).toBe(`canonical ${originMark}/de/pricing`);
    expect(links('/landingpage', '/').map((link) => link.split(' ')[0])).toEqual(alternates);
    expect(links('/landingpage', '/')[1]).toBe(`alternate ${originMark}/de`);
  });

  it('omits the size of a picture that is not ours', () => {
    expect(contentOf('/blog/one', 'og:image', '/one.png')).toBe(`${originMark}/one.png`);
    expect(contentOf('/blog/one', 'og:image:width', '/one.png')).toBeUndefined();
  });
});

describe('the manifest', () => {
  it('names icons that are there', () => {
    const { icons } = JSON.parse(readFileSync(join(built, 'manifest.webmanifest'), 'utf8')) as { icons: { src: string }[] };
    expect(icons.length).toBeGreaterThan(2);
    for (const { src } of icons) expect(existsSync(join(built, src)), src).toBe(true);
  });
});
