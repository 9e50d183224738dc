import type { CheerioAPI } from 'cheerio';
import { showsMoney } from '../../../../../kit/money/currency.ts';
import { plainText, type RawProduct } from '../../product.ts';
import { labelledValues, type Own } from './layout-attributes.ts';

type Details = Pick<RawProduct, 'image' | 'descriptions' | 'attributes' | 'sku' | 'vendor'>;

const skuWords =
  /(?:\bSKU|\bArt(?:ikel)?\.?[- ]?(?:Nr|nummer|no)\b\.?|\bRéf(?:érence)?\b\.?|\bRef(?:erencia)?\b\.?|\bItem (?:no|number|code)\b\.?|\bProduct code|\bÜrün kodu|\bKod produktu|\bCodice|\bModell?)\s*[:#]\s*([A-Za-z0-9][\w./-]{1,40})/iu;
/** A word that each of those patterns has. Reading the lines of a whole page takes a seventh of the time of the page, and few pages have one. */
const skuHint = /SKU|Art|R[ée]f|Item |Product code|kod|Codice|Model/iu;
const described =
  /descri|beschreib|omschrijving|açıklama|aciklama|opis(?:$|[-_ ])|beskrivning|beskrivelse|kuvaus|popis|explain|setsumei|[-_ ]exp(?:$|[-_ ])/i;
const mostBlocks = 40;
const [pictures, paragraphs] = [new Set(['img']), new Set(['p'])];
const perhapsDescribed = /product-?(?:text|info|detail|content)|(?:^|[-_ ])(?:details|overview)(?:$|[-_ ])/i;

/**
 * Reads the details of a product from its page, after navigation and other frames were removed from it. `own` finds elements that belong to
 * the product; `hasSku`: the SKU need not be searched for in the whole text.
 */
export function detailsOf($: CheerioAPI, own: Own, hasSku: boolean): Details {
  const { attributes, sku, vendor } = labelledValues($, own);
  return {
    image: imageOf($, own),
    descriptions: descriptionsOf($, own),
    attributes,
    sku: sku ?? (hasSku ? null : skuIn($)),
    vendor: vendor ?? vendorIn(own) ?? null,
  };
}

function skuIn($: CheerioAPI): string | null {
  const body = $('body');
  return skuHint.test(body.text()) ? (skuWords.exec(plainText(body.html() ?? ''))?.[1] ?? null) : null;
}

function vendorIn(own: Own): string | undefined {
  return own('[class*="brand" i], [class*="vendor" i], [class*="manufacturer" i], [class*="hersteller" i]')
    .map((each) =>
      each
        .text()
        .replace(/^[^:]{0,20}:/, '')
        .trim(),
    )
    .find((text) => text !== '' && text.length <= 60);
}

function imageOf($: CheerioAPI, own: Own): string | null {
  const shared = $('meta[property="og:image"]').attr('content');
  if (shared) return shared;
  const images = own(pictures).filter(
    (each) => !/logo|icon|sprite|payment|badge|flag|avatar|spacer|pixel/i.test(`${each.attr('src')} ${each.attr('class')}`),
  );
  const addresses = images.map((each) => {
    const around = each.closest('a[href]').attr('href') ?? '';
    if (/\.(?:jpe?g|png|webp|avif)(?:\?|$)/i.test(around)) return around;
    return [each.attr('data-src'), each.attr('src'), each.attr('data-lazy-src')].find((src) => src && !src.startsWith('data:')) ?? '';
  });
  return addresses.find((address) => address !== '') ?? null;
}

function descriptionsOf($: CheerioAPI, own: Own): string[] {
  const called = own('[class], [id], [itemprop="description"]').map((each) => ({
    each,
    name: `${each.attr('class') ?? ''} ${each.attr('id') ?? ''} ${each.attr('itemprop') ?? ''}`,
  }));
  const calledBy = (pattern: RegExp) =>
    called
      .flatMap(({ each, name }) => (pattern.test(name) ? [each] : []))
      .slice(0, mostBlocks)
      .filter((each) => each.find('form, h1, button').length === 0 && !each.is('h1, button, form, meta, a'))
      .map((each) => ({ html: each.html() ?? '', length: each.text().trim().length }));
  // The longer of two descriptions wins. A block that is only possibly one must have text and no price.
  const named = calledBy(described)
    .filter(({ length }) => length >= 20)
    .toSorted((a, b) => b.length - a.length);
  const perhaps = calledBy(perhapsDescribed).filter(({ html, length }) => length >= 60 && !showsMoney(plainText(html)));
  const metaDescriptions = [
    $('meta[name="description" i]').attr('content') ?? '',
    $('meta[property="og:description"]').attr('content') ?? '',
  ];
  const written = own(paragraphs).filter((each) => each.text().trim().length >= 40);
  return [named[0]?.html ?? '', written.map((each) => each.html() ?? '').join('<br>'), perhaps[0]?.html ?? '', ...metaDescriptions];
}
