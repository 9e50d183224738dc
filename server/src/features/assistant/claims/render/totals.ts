/** The sum of products, with the cost of delivery where the owner states it. */
import { deliveryCost } from '../cut/index.ts';
import type { Claim } from '../types.ts';
import { type PricedVersion, pricedVersion, versionsTellApart } from './prices.ts';
import type { Wording } from './wording.ts';

type Total = Extract<Claim, { kind: 'total' }>;
type PricedItem = PricedVersion & { count: number };

/** Null when the sum cannot be computed exactly: no price, several prices or currencies, or a cost of delivery that is not stated. */
export function total({ items, shippingPassage, shippingTo }: Total, wording: Wording): string | null {
  const priced = pricedItems(items, wording);
  const currency = priced?.[0]?.product.currency ?? null;
  if (!priced?.every(({ product }) => product.currency === currency)) return null;
  const goods = priced.reduce((sum, { minor, count }) => sum + minor * count, 0);
  if (!Number.isSafeInteger(goods)) return null;
  const { sentences, money } = wording;
  const list = itemList(priced, wording);
  if (shippingPassage === undefined) return sentences.total(list, money(goods, currency));
  const passage = wording.records.passages.find(({ id }) => id === shippingPassage);
  const cost = passage ? deliveryCost(passage, shippingTo ?? null, goods, currency) : null;
  if (!cost) return null;
  const sum = money(goods + cost.minor, currency);
  return cost.minor === 0
    ? sentences.totalWithFreeDelivery(list, sum)
    : sentences.totalWithDelivery(list, sum, money(cost.minor, currency));
}

function pricedItems(items: Total['items'], wording: Wording): PricedItem[] | null {
  const priced = items.flatMap(({ product, variant, count }) => {
    const version = pricedVersion(product, variant, wording);
    return version && Number.isSafeInteger(count) && count > 0 ? [{ ...version, count }] : [];
  });
  return priced.length > 0 && priced.length === items.length && versionsTellApart(priced) ? priced : null;
}

const itemList = (items: readonly PricedItem[], { sentences, list }: Wording) =>
  list(items.map(({ title, count }) => (count === 1 ? title : sentences.item(title, count))));
