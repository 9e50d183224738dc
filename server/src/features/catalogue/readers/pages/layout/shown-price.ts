import { currencyAt, namesCurrency, type Place, showsMoney } from '../../../../../kit/money/currency.ts';
import { toMinor } from '../../../../../kit/money/minor-units.ts';
import type { Amount } from '../../../../../kit/money/price-amounts.ts';
import { isWithTax, rangeAround } from '../../../../../kit/money/price-text.ts';
import type { VisibleClaims } from '../claims/claims.ts';
import type { Selection } from '../load-page.ts';
import type { PagePrices, PriceElement } from './price-elements.ts';

/** The price that a page shows; `amounts` are all that it shows as prices now. */
type ShownPrice = Pick<VisibleClaims, 'prices' | 'regularPrice' | 'currency' | 'amounts' | 'isSurePrice' | 'isSureCurrency'>;

/** The largest distance in the text between prices of one product. */
const near = 160;
const mostAround = 120;

/** The product's price: the first one after the heading that is not struck through, or both ends of a range. */
export function shownPrice(
  { prices: allPrices, page, amounts }: PagePrices,
  placeOf: (element: Selection) => number,
  heading: number,
  place: Place,
): ShownPrice {
  const prices = withRegularsOld(allPrices);
  const notOld = prices.filter((price) => !price.isOld);
  // When a shop shows prices with and without tax, people pay the one with tax.
  const current = notOld.some((price) => !price.isNet) ? notOld.filter((price) => !price.isNet) : notOld;
  const usual = withoutCash(current);
  const first = usual.find((price) => placeOf(price.element) > heading) ?? usual.at(-1) ?? prices[0];
  if (!first) return { amounts: [], isSurePrice: false, isSureCurrency: false };
  const chosen = betterBeside(first, usual);
  const around = textAround(chosen, page);
  const old = prices.filter((price) => price.isOld && price !== chosen);
  const ends = rangeAround(page.text, amounts, chosen.amount).filter((end) => old.every(({ amount }) => amount !== end));
  const written = page.text.slice(chosen.amount.from, chosen.amount.to);
  const currency =
    [written, chosen.text, around].map((text) => currencyAt(text, place)).find(Boolean) ??
    ends.map((end) => end.currency).find(Boolean) ??
    null;
  const minor = ({ value }: Amount) => toMinor(value, currency);
  const now = ends.map(minor);
  const higher = [...old, ...(first === chosen ? [] : [first])].filter(({ amount }) => (minor(amount) ?? 0) > (now[0] ?? 0));
  const former = higher.find(({ amount }) => amount.role !== 'lowest') ?? higher[0];
  return {
    prices: now,
    regularPrice: former ? minor(former.amount) : null,
    currency,
    amounts: [...now, ...current.map(({ amount }) => minor(amount))].filter((each) => each !== null),
    isSurePrice:
      !chosen.isOld &&
      placeOf(chosen.element) > heading &&
      (chosen.isNamed || chosen.amount.role === 'now' || new Set(current.map(valueIn)).size === 1),
    isSureCurrency: [written, chosen.text].some(namesCurrency) || (!showsMoney(chosen.text) && namesCurrency(around)),
  };
}

const valueIn = ({ amount }: PriceElement) => Number(amount.value);

/** A 'regular price' is the current price unless there is a lower one: in an element that is named as a price, named as the one now, or beside it. */
function withRegularsOld(prices: readonly PriceElement[]): PriceElement[] {
  const others = prices.filter((price) => !price.isOld && !price.isRegular);
  const isBefore = (price: PriceElement, other: PriceElement) =>
    valueIn(other) < valueIn(price) &&
    (other.isNamed ||
      other.amount.role === 'now' ||
      (price.amount.role === 'regular' && isNear(other, price) && valueIn(other) > valueIn(price) / 10));
  return prices.map((price) => (price.isRegular && others.some((other) => isBefore(price, other)) ? { ...price, isOld: true } : price));
}

/** The prices without those for cash and payment in advance, where the usual one stands beside them. */
function withoutCash(prices: readonly PriceElement[]): readonly PriceElement[] {
  const [cash, others] = [prices.filter(({ amount }) => amount.role === 'cash'), prices.filter(({ amount }) => amount.role !== 'cash')];
  return others.some((other) => cash.some((each) => isNear(each, other))) ? others : prices;
}

const isNear = (first: PriceElement, second: PriceElement) => Math.abs(first.amount.from - second.amount.from) <= near;

/** The price beside another that is named as the one now, or is the same with its tax. */
function betterBeside(first: PriceElement, current: readonly PriceElement[]): PriceElement {
  const beside = current.filter((each) => isNear(each, first));
  if (first.amount.role !== 'now') {
    const now = beside.find(({ amount }) => amount.role === 'now' && Number(amount.value) < Number(first.amount.value));
    if (now) return now;
  }
  if (first.amount.tax === 'gross') return first;
  return beside.find(({ amount }) => amount.tax === 'gross' && isWithTax(amount, first.amount)) ?? first;
}

/** The text of the element around a price; empty when it is long. */
function textAround({ element }: PriceElement, { text, spanOf }: PagePrices['page']): string {
  const { from, to } = spanOf(element.parent()[0]);
  return to - from > 4 * mostAround ? '' : text.slice(from, to).trim();
}
