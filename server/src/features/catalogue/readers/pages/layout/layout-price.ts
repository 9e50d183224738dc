import type { CheerioAPI } from 'cheerio';
import { currencyAt, namesCurrency, type Place, showsMoney } from '../../../../../kit/money/currency.ts';
import { plainDigits } from '../../../../../kit/money/digits.ts';
import { toMinor } from '../../../../../kit/money/minor-units.ts';
import { parsePrice, parsePrices } from '../../../../../kit/money/price-text.ts';
import type { VisibleClaims } from '../claims/claims.ts';
import type { Selection } from '../load-page.ts';
import { noPriceWords } from '../shop-words.ts';
import { shortText } from '../short-text.ts';

/**
 * An element that shows one price and nothing else. `isNamed`: its class or id names a price. `isOld`: it is struck through. `isRegular`: it
 * is the old price if there is a lower one. `isNet`: tax is added.
 */
export interface PriceElement {
  element: Selection;
  text: string;
  isNamed: boolean;
  isOld: boolean;
  isRegular: boolean;
  isNet: boolean;
}

const priceName = /price|preis|prix|precio|preço|prezzo|prijs|cena|fiyat|amount|hinta|pris(?:$|[-_ ])/i;
const oldName =
  /(?<!\b(?:with|has|is|no|on)[-_]?)(?:^|[-_ ])(?:old|was|before|uvp|rrp|msrp|compare(?:-at)?|strike\w*|struck|crossed|original|list-?price|barre|ancien|tachado|anterior|vorher|statt|eski)(?:$|[-_ ])/i;
/** Words before a former price, or a price elsewhere. */
const oldWords =
  /(?:(?<!\p{L})(?:was|rrp|msrp|uvp|statt|vorher|bisher|instead of|au lieu de|prix conseillé|antes|invece(?: di)?|anziché|prezzo di listino|adviesprijs|førpris|før|tidigare|ord(?:inarie|inær)?\.? ?pris|de(?=:)|běžná cena|původn\p{L}+(?: cena)?|eredeti ár|régi ár|stara cena|cena regularna|eski fiyat|liste fiyatı|старая цена|αρχική τιμή)|定価|通常価格|メーカー希望小売価格|소비자가|정가|原价|市场价)[^\d\p{N}]{0,14}/iu;
const oldBefore = new RegExp(`${oldWords.source}\\d`, 'iu');
const regularName = /(?:^|[-_ ])(?:regular|normal|standard|full|base|catalog|list)(?:$|[-_ ])/i;
const netWords =
  /\b(?:ex|excl|excluding|exkl|ekskl|exclusief)\b\.? ?(?:vat|tax|gst|mwst|ust|moms|mva|btw)\b|zzgl\.? (?:mwst|ust)\b|\bnetto\b|\d\D{0,5}\bHT\b|(?:sin|senza|más|più|\+) iva\b|bez (?:dph|vat)\b/i;
const unseen = '[style*="display:none" i], [style*="display: none" i], [aria-hidden="true"]:has(input)';
const longest = 60;
/** The length limit for source text, which has line breaks and indentation. */
const mostWritten = 2_000;

/** The smallest elements of a page that show a price, in the page's order; null when there are more than `most` to choose from. */
export function pricesIn($: CheerioAPI, most: number): PriceElement[] | null {
  joinCents($);
  // Collected once for the page, because a query inside each element costs time by its size.
  const hidden = new Set<unknown>($(unseen).toArray());
  const isHidden = (each: Selection[number]) => {
    for (let node: Selection[number] | null = each; node; node = node.parent as typeof node) if (hidden.has(node)) return true;
    return false;
  };
  const shown = $('body *').filter((_, each) => {
    const element = $(each);
    if (element.is('option, select, button, label, input, textarea, h1, title')) return false;
    return isAmount(textOf(element) || priceInAttributes(element), element) && !isHidden(each);
  });
  if (shown.length > most) return null;
  // An element with text of its own next to a nested price is a price too: `<p>219 € <s>299 €</s></p>`.
  const own = new Map(
    shown
      .filter((_, each) => $(each).find(shown).length > 0)
      .toArray()
      .map((each) => [each, directText($, $(each))] as const)
      .filter(([each, text]) => isAmount(text, $(each))),
  );
  const smallest = shown.filter((_, each) => own.has(each) || $(each).find(shown).length === 0);
  const priceText = (element: Selection) => own.get(element[0] as never) ?? (textOf(element) || priceInAttributes(element));
  const single = (level: Selection) => !level.is(smallest) && level.find(smallest).length <= 1 && level.text().length <= 3 * longest;
  return smallest
    .toArray()
    .map((each) => $(each))
    .filter((element) => {
      const parent = element.parent();
      // A parent that contains more than text is not the label of the price.
      const isLabel = parent.find(smallest).length === 1 && parent.find('button, form, input, select, h1, h2').length === 0;
      const around = isLabel ? textOf(parent) : '';
      return !isOther(priceText(element)) && (around.length > 2 * longest || !isOther(around));
    })
    .flatMap((element) => {
      const [now, before] = splitOldPrice(priceText(element));
      const named = isNamed(element) || isNamed(element.parent());
      const isRegular = regularName.test(`${element.attr('class') ?? ''} ${element.attr('id') ?? ''}`);
      const isAlone = element.parent().find(smallest).length <= 1;
      const isNet = netWords.test(isAlone ? (shortText(element.parent(), 2 * longest) ?? '') : priceText(element));
      const price = { element, text: now, isNamed: named, isOld: isOld(element, now, single), isRegular, isNet };
      return before ? [price, { ...price, text: before, isOld: true }] : [price];
    });
}

/** Splits 'before 99 €, now 79 €' into the current and the old amount; gives other text back as it is. */
function splitOldPrice(text: string): [string, string?] {
  const word = oldWords.exec(text);
  const old = word && new RegExp(`^${amountText.source}`, 'u').exec(text.slice(word.index + word[0].length))?.[0];
  if (!word || !old) return [text];
  const rest = `${text.slice(0, word.index)} ${text.slice(word.index + word[0].length + old.length)}`.trim();
  return /\d/.test(rest) && showsMoney(rest) ? [rest, word[0] + old] : [text];
}

// 'Product Code: RS4000' is no price in rupees.
const codeLabel = /(?:sku|code|art(?:ikel|icle|\.)?|model\p{L}*|ref|référence|ean|gtin|mpn|kod|codice|nr|no)\.?\s*(?:[:#]|nr)/iu;

const amountText = /\d[\d.,'’ ]{0,20}(?:\p{Sc}|:-|,-)?/u;

/** Whether a text is a product code: 'RS4000' behind 'SKU:', or in an element with such a name. */
function isCode(text: string, element: Selection): boolean {
  if (!/^[A-Z]{1,4}-?\d+$/.test(text)) return false;
  const around = [element.prev(), element.parent()].map((each) => shortText(each, longest) ?? '').join(' ');
  return codeLabel.test(around) || Object.entries(element.attr() ?? {}).some((pair) => /sku|code|mpn|model|artikel/i.test(pair.join(' ')));
}

function isAmount(text: string, element: Selection): boolean {
  return (
    text.length <= longest &&
    !codeLabel.test(text) &&
    !isCode(text, element) &&
    /\d/.test(text) &&
    (showsMoney(text) || (isNamed(element) && /\d[.,]\d{2}(?!\d)/.test(text)))
  );
}

/** The price in data attributes of an empty element, which a script shows: `<b data-price="79.50" data-currency="EUR"></b>`. */
function priceInAttributes(element: Selection): string {
  const value = ['data-price', 'data-product-price', 'data-price-amount'].map((name) => element.attr(name)).find(Boolean);
  if (!value || element.children().length > 0) return '';
  return `${value} ${element.attr('data-currency') ?? element.attr('data-price-currency') ?? ''}`.trim();
}

function directText($: CheerioAPI, element: Selection): string {
  const texts = element.contents().filter((_, each) => each.type === 'text');
  return plainDigits(
    texts
      .toArray()
      .map((each) => $(each).text())
      .join(' '),
  )
    .replace(/\s+/g, ' ')
    .trim();
}

/** '10 x 12 €' is the amount of one instalment. */
const instalment = /^\D{0,25}\d{1,2}\s?[x×]\s?[^\d]{0,10}\d/i;

function isOther(text: string): boolean {
  if (instalment.test(text)) return true;
  const [before = '', after = ''] = text.split(/\d[\d.,'’\s]*/, 2);
  const behind = after.replace(
    /(?:[(*,;]|inkl|incl|includ|zzgl|exkl|excl|plus|hors|sans|más|più|iva|tva|vat|mwst|btw|kdv|exclud|tax)[^\d]*$/i,
    '',
  );
  return (
    noPriceWords.test(before) || /(?:zzgl|plus|\+|-|−)\.?\s*\p{Sc}?$/iu.test(before.trim()) || noPriceWords.test(behind.replaceAll('%', ''))
  );
}

/** The price that a page shows; `amounts` are all that it shows as prices now. */
type ShownPrice = Pick<VisibleClaims, 'prices' | 'regularPrice' | 'currency' | 'amounts' | 'isSurePrice' | 'isSureCurrency'>;

const rangeWords = /\d[^\d–—～~-]{0,6}\s?(?:[–—～~-]|bis|to|à|do|до|إلى)\s?[^\d–—～~-]{0,6}\d/;

/** The product's price: the first one after the heading that is not struck through, or both ends of a range. */
export function shownPrice(given: PriceElement[], placeOf: (element: Selection) => number, heading: number, place: Place): ShownPrice {
  const amount = (price: PriceElement) => Number(parsePrice(price.text)?.amount ?? Number.NaN);
  // A 'regular price' is the current price unless there is a lower one.
  const lowest = Math.min(...given.filter((price) => !price.isOld && !price.isRegular && price.isNamed).map(amount));
  const prices = given.map((price) => (price.isRegular && lowest < amount(price) ? { ...price, isOld: true } : price));
  const notOld = prices.filter((price) => !price.isOld);
  // When a shop shows prices with and without tax, people pay the one with tax.
  const current = notOld.some((price) => !price.isNet) ? notOld.filter((price) => !price.isNet) : notOld;
  const chosen = current.find((price) => placeOf(price.element) > heading) ?? current.at(-1) ?? prices[0];
  if (!chosen) return { amounts: [], isSurePrice: false, isSureCurrency: false };
  const around = plainDigits(chosen.element.parent().text()).replace(/\s+/g, ' ').trim();
  const isRange = chosen.isNamed && around.length <= 2 * longest && rangeWords.test(around);
  const ends = parsePrices(isRange ? around : chosen.text, around);
  const currency = currencyAt(chosen.text, place) ?? currencyAt(around, place) ?? ends.map((end) => end.currency).find(Boolean) ?? null;
  const own = ends.map((end) => toMinor(end.amount, currency));
  const old = prices.find(
    (price) => price.isOld && price !== chosen && (toMinor(parsePrice(price.text)?.amount, currency) ?? 0) > (own[0] ?? 0),
  );
  return {
    prices: own,
    regularPrice: old ? toMinor(parsePrice(old.text)?.amount, currency) : null,
    currency,
    amounts: current.map((price) => toMinor(parsePrice(price.text)?.amount, currency)).filter((minor) => minor !== null),
    isSurePrice: !chosen.isOld && placeOf(chosen.element) > heading && (chosen.isNamed || new Set(current.map(amount)).size === 1),
    isSureCurrency: namesCurrency(chosen.text) || (!showsMoney(chosen.text) && namesCurrency(around)),
  };
}

/** Where shops put cents: in superscript, or in an element that is named after them. */
const smallDigits = 'sup, [class*="cent" i], [class*="decimal" i], [class*="fraction" i]';

/** Puts a decimal point before cents that only their style sets apart: `35<sup>99</sup> €`. Once for the page. */
function joinCents($: CheerioAPI): void {
  for (const each of $(smallDigits).toArray()) {
    const cents = $(each);
    if (!/^\s*\d{2}\s*$/.test(shortText(cents, 20) ?? '') || cents.children().length > 0) continue;
    const before = each.prev;
    const text = before ? (shortText($(before as never), longest) ?? '') : '';
    if (/\d\s*$/.test(text)) cents.text(`.${cents.text().trim()}`);
  }
}

/** An element's text; '' when it is much longer than a price. */
function textOf(element: Selection): string {
  const text = shortText(element, mostWritten);
  return text === null ? '' : plainDigits(text).replace(/\s+/g, ' ').trim();
}

function isNamed(element: Selection): boolean {
  return priceName.test(`${element.attr('class') ?? ''} ${element.attr('id') ?? ''}`);
}

function isOld(element: Selection, text: string, single: (level: Selection) => boolean): boolean {
  if (element.closest('del, s, strike, [style*="line-through" i], [class*="line-through"]').length > 0) return true;
  if (oldBefore.test(text)) return true;
  // Up to the largest ancestor without another price: its words describe this price.
  let level = element;
  for (let up = 0; up < 5 && level.length > 0 && (up === 0 || single(level)); up++) {
    if (oldName.test(level.attr('class') ?? '')) return true;
    if (up > 0 && oldBefore.test(textOf(level))) return true;
    level = level.parent();
  }
  return false;
}
