import type { CheerioAPI } from 'cheerio';
import { showsMoney } from '../../../../../kit/money/currency.ts';
import { plainText, type RawProduct } from '../../product.ts';
import type { Selection } from '../load-page.ts';

type Details = Pick<RawProduct, 'image' | 'descriptions' | 'categoryPaths' | 'attributes' | 'sku' | 'vendor'>;
type Own = (selector: string) => Selection[];

const skuWords =
  /(?:\bSKU|\bArt(?:ikel)?\.?[- ]?(?:Nr|nummer|no)\b\.?|\bRéf(?:érence)?\b\.?|\bRef(?:erencia)?\b\.?|\bItem (?:no|number|code)\b\.?|\bProduct code|\bÜrün kodu|\bKod produktu|\bCodice|\bModell?)\s*[:#]\s*([A-Za-z0-9][\w./-]{1,40})/iu;
const described = /descri|beschreib|omschrijving|açıklama|aciklama|opis(?:$|[-_ ])|beskrivning|beskrivelse|kuvaus|popis/i;
const mostBlocks = 40;
const perhapsDescribed = /product-?(?:text|info|detail|content)|(?:^|[-_ ])(?:details|overview)(?:$|[-_ ])/i;

/**
 * Reads the breadcrumb at once, and gives a function that reads the other details after navigation and other frames were removed from the
 * page. `own` finds elements that belong to the product.
 */
export function detailsOf($: CheerioAPI): ($: CheerioAPI, own: Own, base: string) => Details {
  const trail = $(
    '[class*="breadcrumb" i], [id*="breadcrumb" i], [aria-label*="breadcrumb" i], [class*="brotkrum" i], [class*="ariane" i], [class*="kruimel" i]',
  ).first();
  const steps = trail
    .find('a')
    .toArray()
    .map((each) => $(each).text().trim())
    .filter((step) => step !== '');
  const title = $('h1').first().text().trim();
  return (cleared, own) => ({
    image: imageOf(cleared, own),
    descriptions: descriptionsOf(cleared, own),
    categoryPaths: [steps.filter((step) => step !== title)],
    attributes: attributesOf(cleared, own),
    sku: skuWords.exec(plainText(cleared('body').html() ?? ''))?.[1] ?? null,
    vendor: own('[class*="brand" i], [class*="vendor" i], [class*="manufacturer" i], [class*="hersteller" i]')
      .map((each) =>
        each
          .text()
          .replace(/^[^:]{0,20}:/, '')
          .trim(),
      )
      .find((text) => text !== '' && text.length <= 60),
  });
}

function imageOf($: CheerioAPI, own: Own): string | null {
  const shared = $('meta[property="og:image"]').attr('content');
  if (shared) return shared;
  const images = own('img').filter(
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
  const calledBy = (pattern: RegExp) =>
    own('[class], [id], [itemprop="description"]')
      .filter((each) => pattern.test(`${each.attr('class') ?? ''} ${each.attr('id') ?? ''} ${each.attr('itemprop') ?? ''}`))
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
  const paragraphs = own('p').filter((each) => each.text().trim().length >= 40);
  return [named[0]?.html ?? '', paragraphs.map((each) => each.html() ?? '').join('<br>'), perhaps[0]?.html ?? '', ...metaDescriptions];
}

/** Attributes from two-column tables, definition lists and the options of the cart form, without the quantity. */
function attributesOf($: CheerioAPI, own: Own): Record<string, string[]> {
  const found = new Map<string, string[]>();
  const add = (name: string, values: string[]) => {
    const label = name
      .replace(/\s+/g, ' ')
      .trim()
      .replace(/(?<![:*])[:*]+$/, '')
      .trim();
    const shortValues = values.map((each) => each.replace(/\s+/g, ' ').trim()).filter((each) => each !== '' && each.length <= 80);
    if (label !== '' && label.length <= 40 && shortValues.length && !found.has(label)) found.set(label, shortValues);
  };
  for (const row of own('table tr')) {
    const cells = row.children('th, td');
    if (cells.length === 2) add(cells.eq(0).text(), cells.eq(1).text().split(/,\s+/));
  }
  for (const term of own('dl dt')) add(term.text(), [term.next('dd').text()]);
  for (const choice of own('select')) {
    const options = choice
      .find('option')
      .toArray()
      .map((each) => $(each))
      .filter((each) => each.attr('value') !== '' && each.attr('disabled') === undefined);
    const values = options.map((each) => each.text());
    const id = choice.attr('id');
    const label =
      (id ? $(`label[for="${id.replace(/["\\]/g, '')}"]`).text() : '') ||
      choice.closest('label').clone().children().remove().end().text() ||
      (choice.attr('aria-label') ?? '');
    if (
      values.length > 1 &&
      !/qty|quantity|rating|country|sort|menge|anzahl|quantit|cantidad|aantal|ilość|adet/i.test(`${choice.attr('name')} ${id} ${label}`)
    )
      add(label, values);
  }
  return Object.fromEntries(found);
}
