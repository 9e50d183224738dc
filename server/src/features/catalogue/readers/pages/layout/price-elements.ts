/** The elements of a page that show prices. */
import type { CheerioAPI } from 'cheerio';
import { type Place, showsMoney } from '../../../../../kit/money/currency.ts';
import { type Amount, amountsIn } from '../../../../../kit/money/price-amounts.ts';
import { tellFallen } from '../../../../../kit/money/price-roles.ts';
import { priceAmong } from '../../../../../kit/money/price-text.ts';
import type { Selection } from '../load-page.ts';
import { noPriceWords } from '../shop-words.ts';
import { shortText } from '../short-text.ts';
import { type PageText, pageText, type Span } from './page-text.ts';

type Node = Selection[number];

/**
 * One price, and the smallest element that shows it. `isNamed`: its class or id names a price. `isOld`: it is struck through or named as a former
 * price. `isRegular`: it is the old price if there is a lower one. `isNet`: tax is added.
 */
export interface PriceElement {
  element: Selection;
  amount: Amount;
  text: string;
  isNamed: boolean;
  isOld: boolean;
  isRegular: boolean;
  isNet: boolean;
}

/** The prices of a page in its order, with its text and all amounts in it. */
export interface PagePrices {
  prices: PriceElement[];
  page: PageText;
  amounts: Amount[];
}

const priceName =
  /price|preis|prix|precio|preco|preço|prezzo|prijs|cena|cijena|fiyat|amount|hinta|harga|kaina|(?:pris|pret|hind)(?:$|[-_ ])/i;
const oldName =
  /(?<!\b(?:with|has|is|no|on)[-_]?)(?:^|[-_ ])(?:old|was|before|uvp|rrp|msrp|compare(?:-at)?|strike\w*|struck|crossed|original|list-?price|barre|ancien|tachado|anterior|vorher|statt|eski)(?:$|[-_ ])/i;
const regularName = /(?:^|[-_ ])(?:regular|normal|standard|full|base|catalog|list)(?:$|[-_ ])/i;
/** Names of elements that show an amount which is not a price of the product. */
const otherName =
  /(?:^|[-_ ])(?:shipping|delivery|versand\w*|livraison|envio|spedizione|verzending|kargo|dostawa|saving|savings|you-save|instal?lments?|klarna|afterpay|taksit\w*|parcel\w*|cuotas?|mensualit\w*|financ\w*|ratenzahlung|deposit|pfand)(?:$|[-_ ])/i;
const struckThrough = 'del, s, strike, [style*="line-through" i], [class*="line-through"]';
const unseen = '[style*="display:none" i], [style*="display: none" i], [aria-hidden="true"]:has(input)';
const noPrices = 'option, select, button, label, input, textarea, h1, title';
const longest = 60;

/** The smallest elements of a page that show a price; null when there are more than `most` to choose from. */
export function pricesIn($: CheerioAPI, most: number, place: Place): PagePrices | null {
  joinCents($);
  // Collected once for the page, because a query inside each element costs time by its size.
  const hidden = new Set<unknown>($(unseen).toArray());
  const page = pageText($, (node) => hidden.has(node), priceInAttributes);
  const amounts = amountsIn(page.text, '', 20 * most);
  tellFallen(page.text, amounts);
  const owners = ownersOf($, page, amounts, place);
  if (owners.size > most) return null;
  const struck = new Set<unknown>($(struckThrough).toArray());
  const around = { page, amounts: [...owners.values()].flat().toSorted((first, second) => first.from - second.from), struck };
  const prices = [...owners].flatMap(([node, own]) => pricesOf($(node), own, around));
  return { prices, page, amounts };
}

/** The smallest element around each amount that shows little else, in the order of the page. */
function ownersOf($: CheerioAPI, page: PageText, amounts: readonly Amount[], place: Place): Map<Node, Amount[]> {
  const owner = new Map<Amount, Node | null>();
  const isExcluded = new Set<unknown>($(noPrices).toArray());
  for (const node of $('body *').toArray() as Node[]) {
    const span = page.spanOf(node);
    if (span.from === span.to) continue;
    const inside = within(amounts, span);
    if (inside.length === 0) continue;
    // Without this, the amount beside a label's would be taken for the one that is in it.
    if (isExcluded.has(node)) for (const amount of inside) owner.set(amount, null);
    else if (showsPrice($(node), page.text.slice(span.from, span.to).trim(), inside, place))
      for (const amount of inside) owner.set(amount, node);
  }
  const owned = new Map<Node, Amount[]>();
  for (const amount of amounts) {
    const node = owner.get(amount);
    if (node) owned.set(node, [...(owned.get(node) ?? []), amount]);
  }
  return owned;
}

/** The amounts that stand wholly inside a span. A number that continues outside of it ('35 <i>,99</i>') is none of its own. */
function within(amounts: readonly Amount[], { from, to }: Span): Amount[] {
  let [low, high] = [0, amounts.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((amounts[middle]?.from ?? 0) < from) low = middle + 1;
    else high = middle;
  }
  const inside: Amount[] = [];
  for (let at = low; at < amounts.length; at++) {
    const amount = amounts[at];
    if (!amount || amount.to > to || inside.length > 8) break;
    inside.push(amount);
  }
  return inside;
}

// 'Product Code: RS4000' is no price in rupees.
const codeLabel = /(?:sku|code|art(?:ikel|icle|\.)?|model\p{L}*|ref|référence|ean|gtin|mpn|kod|codice|nr|no)\.?\s*(?:[:#]|nr)/iu;

/** Whether a text is a product code: 'RS4000' behind 'SKU:', or in an element with such a name. */
function isCode(text: string, element: Selection): boolean {
  if (!/^[A-Z]{1,4}-?\d+$/.test(text)) return false;
  const around = [element.prev(), element.parent()].map((each) => shortText(each, longest) ?? '').join(' ');
  return codeLabel.test(around) || Object.entries(element.attr() ?? {}).some((pair) => /sku|code|mpn|model|artikel/i.test(pair.join(' ')));
}

function showsPrice(element: Selection, text: string, inside: readonly Amount[], place: Place): boolean {
  if (text.length > longest || codeLabel.test(text) || isCode(text, element)) return false;
  const isPrice = isNamed(element) || isNamed(element.parent());
  if (inside.some((amount) => amount.isNamed) && showsMoney(text, isPrice, place)) return true;
  return isNamed(element) && /\d[.,]\d{2}(?!\d)/.test(text);
}

interface Surroundings {
  page: PageText;
  amounts: readonly Amount[];
  struck: ReadonlySet<unknown>;
}

/** The price of an element, and the former ones that stand in it: 'before 99 €, now 79 €'. */
function pricesOf(element: Selection, own: Amount[], around: Surroundings): PriceElement[] {
  const isPrice = isNamed(element) || isNamed(element.parent());
  const named = own.filter((amount) => amount.isNamed);
  // An amount without a currency is one only in an element that is named as a price, and with cents.
  const bare = isNamed(element) ? own.filter(({ from, to }) => /[.,]\d{2}$/.test(around.page.text.slice(from, to))) : [];
  const candidates = named.length > 0 ? named : bare;
  const chosen = priceAmong(candidates.filter(({ role }) => role !== 'measure' && role !== 'monthly'));
  if (chosen && !isNamed(element) && isBeside(element, chosen, around.page)) return [];
  const isRegular = regularName.test(`${element.attr('class') ?? ''} ${element.attr('id') ?? ''}`);
  const isStruck = isOldByMarkup(element, own, around);
  const { from, to } = around.page.spanOf(element[0]);
  const text = around.page.text.slice(from, to).trim();
  const priceOf = (amount: Amount): PriceElement => ({
    element,
    amount,
    text: own.length > 1 ? around.page.text.slice(amount.from, amount.to).trim() : text,
    isNamed: isPrice,
    isOld: isStruck || amount.role === 'former' || amount.role === 'lowest',
    isRegular: isRegular || amount.role === 'regular',
    isNet: amount.tax === 'net',
  });
  const others = candidates.filter(({ role }) => role === 'former' || role === 'regular' || role === 'lowest');
  return [...(chosen ? [chosen] : []), ...others.filter((each) => each !== chosen)].map(priceOf);
}

/** Whether the line of an amount, or the name of its element, is about delivery, a saving or the like. */
function isBeside(element: Selection, { from, to, role }: Amount, { text }: PageText): boolean {
  const names = [element, element.parent()].map((each) => `${each.attr('class') ?? ''} ${each.attr('id') ?? ''}`);
  if (names.some((each) => otherName.test(each))) return true;
  const before =
    text
      .slice(Math.max(0, from - longest), from)
      .split('\n')
      .at(-1) ?? '';
  return role === 'plain' && to - from < longest && noPriceWords.test(before.split(/\d/).at(-1) ?? '') && !freeWords.test(before);
}
const freeWords = /free|gratis|gratuit|kostenlos|frei|offert|darmow|bedava|ücretsiz|zdarma|無料|مجان/i;

/** The price in data attributes of an empty element, which a script shows: `<b data-price="79.50" data-currency="EUR"></b>`. */
function priceInAttributes(element: Selection): string {
  const value = ['data-price', 'data-product-price', 'data-price-amount'].map((name) => element.attr(name)).find(Boolean);
  if (!value) return '';
  return `${value} ${element.attr('data-currency') ?? element.attr('data-price-currency') ?? ''}`.trim().slice(0, longest);
}

/** Elements in which shops put cents: superscript, or one that is named after cents. */
const smallDigits = 'sup, [class*="cent" i], [class*="decimal" i], [class*="fraction" i]';

/** Puts a decimal point before cents that only their style sets apart: `35<sup>99</sup> €`. Once for the page. */
function joinCents($: CheerioAPI): void {
  for (const each of $(smallDigits).toArray()) {
    const cents = $(each);
    if (!/^\s*\d{2}\s*$/.test(shortText(cents, 20) ?? '') || cents.children().length > 0) continue;
    const before = each.prev;
    const text = before ? (shortText($(before as never), longest) ?? '') : '';
    if (/\d\s*$/.test(text)) cents.text(`.${cents.text().trim()}`);
    else if (/\d\s*\p{Sc}\s*$/u.test(text)) cents.text(` ${cents.text().trim()}`);
  }
}

function isNamed(element: Selection): boolean {
  return priceName.test(`${element.attr('class') ?? ''} ${element.attr('id') ?? ''}`);
}

/** Whether a price is struck through, or stands in an element with the name of a former one, up to the largest that shows no other price. */
function isOldByMarkup(element: Selection, own: readonly Amount[], { page, amounts, struck }: Surroundings): boolean {
  for (let node: Node | null = element[0] ?? null; node; node = node.parent as typeof node) if (struck.has(node)) return true;
  let level = element;
  for (let up = 0; up < 5 && level.length > 0; up++, level = level.parent()) {
    const span = page.spanOf(level[0]);
    if (up > 0 && (span.to - span.from > 3 * longest || within(amounts, span).length > own.length)) return false;
    if (oldName.test(level.attr('class') ?? '')) return true;
  }
  return false;
}
