/** Sums of several things, with or without delivery, and what one costs more than another. Rule R5 of SPEC.md. */
import { type Frame, hasStrong, variantPart } from './frame.ts';

/** Sums of what is named, with the cost of delivery where it is named. */
export function readTotal(frame: Frame): void {
  const { reading, subjects } = frame;
  const items = subjects.singles.map(({ product, count }) => ({ product, count, price: frame.priceOf(product) }));
  const pieces = items.reduce((sum, { count }) => sum + count, 0);
  const currency = items[0]?.product.currency ?? null;
  if (items.length === 0 || items.some(({ product, price }) => price === null || product.currency !== currency)) return;
  const withDelivery = reading.hits.some(
    ({ role, key }) => (role === 'cue' && key === 'withShipping') || (role === 'concept' && key === 'delivery'),
  );
  if (pieces < 2 && !withDelivery) return;
  const sum = items.reduce((total, { count, price }) => total + (price?.minor ?? 0) * count, 0);
  const cost = withDelivery ? frame.shipping(sum, currency) : null;
  const said = hasStrong(reading, 'total');
  const plain = {
    kind: 'total' as const,
    items: items.map(({ product, count, price }) => ({
      product: product.id,
      count,
      ...(price?.variant ? { variant: price.variant } : {}),
    })),
  };
  const matched = [...(cost ? [sum + cost.minor] : []), ...(pieces > 1 ? [sum] : [])].find((minor) => frame.explains(currency, minor));
  if (matched === undefined && !said) return;
  if (cost && (matched === sum + cost.minor || matched === undefined)) {
    frame.say({ ...plain, shippingPassage: cost.passage, ...(cost.place ? { shippingTo: cost.place } : {}) });
    frame.explains(currency, cost.minor, sum, ...items.map(({ price }) => price?.minor));
  } else if (pieces > 1) {
    frame.say(plain);
    frame.explains(currency, ...items.map(({ price }) => price?.minor));
  }
}

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
