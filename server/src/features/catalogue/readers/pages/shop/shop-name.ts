import type { CheerioAPI } from 'cheerio';
import { isObject } from '../../../../../kit/json.ts';
import { plainText } from '../../product.ts';
import { lenientJson } from '../structured/lenient-json.ts';

const longest = 200;
const mostScripts = 10;
const longestScript = 100_000;

/** Words that titles have instead of a name, in several languages. */
const noName =
  /^(?:home(?:[ -]?page)?|start(?:seite)?|accueil|inicio|início|ana ?sayfa|strona główna|(?:online|web)?[ -]?(?:shop|store)|welcome|willkommen|bienvenue|index|untitled|my site)$/i;
const between = / [|–—·•:-] /;
/** The types of schema.org that name a shop or its website. */
const namesShop = /^(?:https?:\/\/schema\.org\/)?(?:Organization|Corporation|LocalBusiness|\w*Store|WebSite|Brand)$/;

const line = (text: string): string => plainText(text).replace(/\s+/g, ' ').slice(0, longest).toWellFormed().trim();

/** A shop's name by its first page: from the tags for sharing, from structured data, or from the title. '' where it gives none. */
export function shopName($: CheerioAPI, url: string): string {
  const meta = (name: string) => $(`meta[property="${name}"], meta[name="${name}"]`).first().attr('content') ?? '';
  const declared = [meta('og:site_name'), nameInJsonLd($), meta('application-name')].map(line);
  return declared.find((name) => name !== '' && !noName.test(name)) ?? nameInTitle($, url);
}

function nameInJsonLd($: CheerioAPI): string {
  for (const script of $('script[type*="ld+json" i]').toArray().slice(0, mostScripts)) {
    const text = $(script).text();
    if (text.length > longestScript || !/(?:Organization|Store|WebSite|Corporation|LocalBusiness)"/.test(text)) continue;
    const things = lenientJson(text)
      .flat()
      .flatMap((thing) => (isObject(thing) && '@graph' in thing ? [thing['@graph']].flat() : [thing]));
    for (const thing of things)
      if (isObject(thing) && typeof thing.name === 'string' && [thing['@type']].flat().some((type) => namesShop.test(String(type))))
        return thing.name;
  }
  return '';
}

/**
 * The part of the title that the address repeats, as in `Fine tea | Leaf & Cup` of leafandcup.example. Otherwise the shortest of several parts,
 * because slogans are longer than names. A title that is not divided may be a slogan alone.
 */
function nameInTitle($: CheerioAPI, url: string): string {
  const parts = $('title')
    .first()
    .text()
    .replace(/\s+/g, ' ')
    .split(between)
    .map(line)
    .filter((part) => part !== '' && !noName.test(part));
  const host = letters((URL.parse(url)?.hostname ?? '').replace(/^www\./, ''));
  const ofHost = parts.find((part) => letters(part).length > 2 && host.startsWith(letters(part)));
  return ofHost ?? parts.toSorted((a, b) => a.length - b.length)[0] ?? '';
}

/** A name as it would be written in an address: 'Müller & Söhne' is mullersohne. */
const letters = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]/gu, '');
