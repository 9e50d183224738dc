import type { CheerioAPI } from 'cheerio';
import { currencyIn, parsePrice, toMinor } from './money.ts';
import { noPriceWords } from './shop-words.ts';
import type { Selection } from './structure.ts';

/** An element that shows one price and nothing else. `isNamed`: its class says so too. `isOld`: it is struck through. */
export type PriceElement = { element: Selection; text: string; isNamed: boolean; isOld: boolean };

const priceName = /price|preis|prix|precio|preço|prezzo|prijs|cena|fiyat|amount|hinta|pris(?:$|[-_ ])/i;
const oldName =
  /(?:^|[-_ ])(?:old|was|before|uvp|rrp|msrp|compare(?:-at)?|strike\w*|struck|crossed|original|list-?price|barre|ancien|tachado|anterior|vorher|statt|eski)(?:$|[-_ ])/i;
const longest = 60;

/** The smallest elements of a page that show a price, in the page's order; null when there are more than `most` to choose from. */
export function pricesIn($: CheerioAPI, most: number): PriceElement[] | null {
  const shown = $('body *').filter((_, each) => {
    const element = $(each);
    if (element.is('option, select, button, label, input, textarea, h1, title')) return false;
    const text = textOf($, element);
    return text.length <= longest && /\d/.test(text) && (currencyIn(text) !== null || (isNamed(element) && /\d[.,]\d{2}(?!\d)/.test(text)));
  });
  if (shown.length > most) return null;
  const smallest = shown.filter((_, each) => $(each).find(shown).length === 0);
  return smallest
    .toArray()
    .map((each) => $(each))
    .filter((element) => {
      const parent = element.parent();
      // A parent that holds more than words is no label of the price.
      const isLabel = parent.find(smallest).length === 1 && parent.find('button, form, input, select, h1, h2').length === 0;
      const around = isLabel ? textOf($, parent) : '';
      return !isOther(textOf($, element)) && (around.length > 2 * longest || !isOther(around));
    })
    .map((element) => ({
      element,
      text: textOf($, element),
      isNamed: isNamed(element) || isNamed(element.parent()),
      isOld: isOld(element),
    }));
}

/** Whether an amount is that of delivery, of a kilo or of a saving, and not the price; '29 € plus delivery' is one. */
function isOther(text: string): boolean {
  const [before = '', after = ''] = text.split(/\d[\d.,'’\s]*/, 2);
  const behind = after.replace(
    /(?:[(*,;]|inkl|incl|includ|zzgl|exkl|excl|plus|hors|sans|más|più|iva|tva|vat|mwst|btw|kdv|exclud|tax)[^\d]*$/i,
    '',
  );
  return (
    noPriceWords.test(before) || /(?:zzgl|plus|\+|-|−)\.?\s*\p{Sc}?$/iu.test(before.trim()) || noPriceWords.test(behind.replaceAll('%', ''))
  );
}

/** What the product costs: the first price behind the heading that is not struck through, or the two ends of a range. */
export function shownPrice(prices: PriceElement[], placeOf: (element: Selection) => number, heading: number) {
  const current = prices.filter((price) => !price.isOld);
  const chosen = current.find((price) => placeOf(price.element) > heading) ?? current.at(-1) ?? prices[0];
  if (!chosen) return {};
  const around = chosen.element.parent().text().replace(/\s+/g, ' ').trim();
  const isRange = around.length <= 2 * longest && /\d[^\d–—-]{0,6}\s?(?:[–—-]|bis|to|à|do)\s?[^\d–—-]{0,6}\d/.test(around);
  const ends = (isRange && chosen.isNamed ? around : chosen.text)
    .split(/\s*[–—]\s*|\s+(?:-|bis|to|à|do)\s+/, 2)
    .map((end) => parsePrice(end, around));
  const currency = ends.map((end) => end?.currency ?? null).find(Boolean) ?? currencyIn(around);
  const old = prices.find((price) => price.isOld && price !== chosen);
  return {
    prices: ends.map((end) => toMinor(end?.amount, currency)),
    regularPrice: old ? toMinor(parsePrice(old.text)?.amount, currency) : null,
    currency,
  };
}

/** Cents that are written small and high stand behind a decimal sign that is not there. */
function textOf($: CheerioAPI, element: Selection): string {
  const cents = element.find('sup').filter((_, each) => /^\d{2}$/.test($(each).text().trim()));
  if (cents.length !== 1) return element.text().replace(/\s+/g, ' ').trim();
  const copy = element.clone();
  const cut = copy.find('sup').filter((_, each) => /^\d{2}$/.test($(each).text().trim()));
  if (/\d\s*$/.test(cut[0]?.prev && 'data' in cut[0].prev ? String(cut[0].prev.data) : '')) cut.prepend('.');
  return copy.text().replace(/\s+/g, ' ').trim();
}

function isNamed(element: Selection): boolean {
  return priceName.test(`${element.attr('class') ?? ''} ${element.attr('id') ?? ''}`);
}

function isOld(element: Selection): boolean {
  if (element.closest('del, s, strike').length > 0 || /\b(?:was|rrp|uvp|statt|instead of|au lieu|antes|invece)\b/i.test(element.text()))
    return true;
  return [element, element.parent()].some((each) => oldName.test(each.attr('class') ?? ''));
}
