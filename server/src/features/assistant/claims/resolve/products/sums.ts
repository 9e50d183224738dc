/** Sums of several things, with or without delivery, and what one costs more than another. Rule R5 of SPEC.md. */
import { isWay } from '../../../../../kit/languages/services.ts';
import type { SumItem } from '../../../memory/basket/basket.ts';
import { minorOf } from '../../read/reading.ts';
import type { Subjects } from '../subjects.ts';
import { type AddedService, type FindShipping, type Frame, hasStrong, type Price, variantPart } from './frame.ts';

/** Sums of what is named, with the cost of delivery and of services where they are named. */
export function readTotal(frame: Frame): void {
  const named = frame.subjects.singles.map(({ product, count }) => ({ product, count, price: frame.priceOf(product) }));
  if (!canBeAdded(named)) return;
  const items = counted(frame, named);
  const others = pricedBeside(frame, items);
  const isSent = frame.reading.hits.some(
    ({ role, key }) => (role === 'cue' && key === 'withShipping') || (role === 'concept' && key === 'delivery'),
  );
  if (others.length > 0 && readTotalOf(frame, [...items, ...others], { onlyStated: true, isSent })) return;
  readTotalOf(frame, items, { onlyStated: false, isSent });
}

const canBeAdded = (items: readonly Item[]): boolean =>
  items.length > 0 && items.every(({ product, price }) => price !== null && product.currency === items[0]?.product.currency);

interface Asked {
  /** Nothing is said where no amount of the sentence is the sum. */
  onlyStated: boolean;
  /** The sum may contain delivery. */
  isSent: boolean;
}

/** Says the sum of these, where the sentence states it or is about one. Gives whether it did. */
function readTotalOf(frame: Frame, items: readonly Item[], { onlyStated, isSent }: Asked): boolean {
  const { reading, subjects } = frame;
  const currency = items[0]?.product.currency ?? null;
  const goods = sumOf(items);
  const pieces = items.reduce((sum, { count }) => sum + count, 0);
  const services = frame.costs.services(
    items.map(({ product }) => product),
    { subtotalMinor: goods, currency, pieces },
  );
  const shipping = isSent && !services.some(({ service }) => isWay(service)) ? frame.costs.shipping(goods, currency) : null;
  if (pieces < 2 && !isSent && services.length === 0) return false;
  const saysTotal = hasStrong(reading, 'total');
  const plain = { kind: 'total' as const, items: items.map(asItem) };
  const sent = { minor: goods + (shipping?.minor ?? 0), claim: { ...plain, ...withShipping(shipping) } };
  const served = {
    minor: services.reduce((sum, { minor }) => sum + minor, sent.minor),
    claim: { ...sent.claim, ...withServices(services) },
  };
  const sums = [
    ...(services.length > 0 ? [served] : []),
    ...(shipping ? [sent] : []),
    ...(pieces > 1 ? [{ minor: goods, claim: plain }] : []),
  ];
  const stated =
    sums.find(({ minor }) => frame.explains(currency, minor)) ??
    (saysTotal && subjects.named && !onlyStated ? sums.find(({ claim }) => claim !== served.claim) : undefined);
  if (!stated) return false;
  frame.say(stated.claim);
  frame.explains(
    currency,
    goods,
    ...(stated.claim === plain ? [] : [shipping?.minor, ...services.map(({ minor }) => minor)]),
    ...items.flatMap(({ price, count }) => [price?.minor, (price?.minor ?? 0) * count]),
  );
  return true;
}

/** The products that a sentence means without naming them as records do: each is the only one of the turn with one of its amounts as its price. */
function pricedBeside(frame: Frame, items: readonly Item[]): Item[] {
  const { currency } = items[0]?.product ?? {};
  const open = frame.records.products.flatMap((product) => {
    const price = items.some((item) => item.product.id === product.id) || product.currency !== currency ? null : frame.priceOf(product);
    return price ? [{ product, count: 1, price }] : [];
  });
  const minors = new Set(frame.money.map((number) => minorOf(number, currency ?? null)));
  return [...minors].flatMap((minor) => {
    const fitting = items.some(({ price }) => price?.minor === minor) ? [] : open.filter(({ price }) => price.minor === minor);
    return fitting.length === 1 ? fitting : [];
  });
}

/**
 * Says the sum of all that the answer told prices of, with delivery or without, where one of the sentence's amounts is that sum: 'Together that is £84', 'So you
 * pay €31.70'. Gives whether it did.
 */
export function readSumOfPriced(frame: Frame, priced: readonly SumItem[]): boolean {
  if (frame.money.length === 0 || frame.reading.hits.some(({ role, key }) => role === 'concept' && key === 'free')) return false;
  const items = priced.flatMap((item) => frame.itemOf(item) ?? []);
  return items.length === priced.length && canBeAdded(items) && readTotalOf(frame, items, { onlyStated: true, isSent: true });
}

type Item = Subjects['singles'][number] & { price: Price | null };

const asItem = ({ product, count, price }: Item) => ({ product: product.id, count, ...variantPart(price?.variant ?? null) });
const sumOf = (items: readonly Item[]): number => items.reduce((sum, { count, price }) => sum + (price?.minor ?? 0) * count, 0);
const withServices = (services: readonly AddedService[]) =>
  services.length > 0 ? { services: services.map(({ service, passage }) => ({ service, passage })) } : {};
const withShipping = (shipping: ReturnType<FindShipping>) =>
  shipping ? { shippingPassage: shipping.passage, ...(shipping.place ? { shippingTo: shipping.place } : {}) } : {};

/**
 * How many pieces there are of each. Where no number stands right before a title, one of the sentence that makes one of its amounts does:
 * 'three times the Balm is €29.25', 'two rolls of Cornfield cost €64'.
 */
function counted({ reading, money, subjects }: Frame, items: readonly Item[]): Item[] {
  const numbers = reading.numbers.filter(
    ({ kind, value, from }) =>
      kind === 'number' && value > 1 && value <= mostPieces && Number.isInteger(value) && !subjects.words.has(from),
  );
  return items.map((item) => {
    const { product, count, price } = item;
    if (count > 1 || !price) return item;
    const amounts = money.map((number) => minorOf(number, product.currency));
    return { ...item, count: numbers.find(({ value }) => amounts.includes(value * price.minor))?.value ?? count };
  });
}

const mostPieces = 99;

/** By how much one of two products costs more than the other. */
export function readDifference(frame: Frame): void {
  const { reading, subjects } = frame;
  const [first, second] = subjects.singles.map(({ product }) => product);
  if (!first || !second || subjects.singles.length !== 2 || first.currency !== second.currency) return;
  const [a, b] = [frame.priceOf(first), frame.priceOf(second)];
  const cues = ['dearer', 'cheaper', 'samePrice', 'cheapest', 'dearest'].some((key) => hasStrong(reading, key));
  if (!a || !b) {
    if (cues || hasStrong(reading, 'difference')) for (const product of [first, second]) frame.say({ kind: 'price', product: product.id });
    return;
  }
  const matches = frame.explains(first.currency, Math.abs(a.minor - b.minor));
  if (!matches && !cues && !(hasStrong(reading, 'difference') && frame.money.length > 0)) return;
  const swapped = a.minor > b.minor;
  const [low, high] = swapped ? [second, first] : [first, second];
  const [lowVariant, highVariant] = swapped ? [b.variant, a.variant] : [a.variant, b.variant];
  frame.say({
    kind: 'difference',
    product: low.id,
    other: high.id,
    ...(lowVariant ? { variant: lowVariant } : {}),
    ...(highVariant ? { otherVariant: highVariant } : {}),
  });
  frame.explains(first.currency, a.minor, b.minor);
  for (const product of [first, second])
    frame.say({ kind: 'price', product: product.id, ...variantPart(product === low ? lowVariant : highVariant) });
}
