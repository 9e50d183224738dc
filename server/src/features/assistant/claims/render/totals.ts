/** The sum of products, with the cost of delivery and of services where the owner states them. */
import { languageData } from '../../../../kit/languages/index.ts';
import { nameOfPart } from '../../../../kit/languages/services.ts';
import { deliveryCost, serviceCost } from '../cut/index.ts';
import type { Claim } from '../types.ts';
import { type PricedVersion, pricedVersion, versionsTellApart } from './prices.ts';
import type { Wording } from './wording.ts';

type Total = Extract<Claim, { kind: 'total' }>;
type PricedItem = PricedVersion & { count: number };

/** Null when the sum cannot be computed exactly: no price, several prices or currencies, or a cost of delivery or of a service that is not stated. */
export function total(claim: Total, wording: Wording): string | null {
  const priced = pricedItems(claim.items, wording);
  const currency = priced?.[0]?.product.currency ?? null;
  if (!priced?.every(({ product }) => product.currency === currency)) return null;
  const goods = priced.reduce((sum, { minor, count }) => sum + minor * count, 0);
  if (!Number.isSafeInteger(goods)) return null;
  const { sentences, money } = wording;
  const list = itemList(priced, wording);
  const delivery = claim.shippingPassage === undefined ? 0 : shippingOf(claim, goods, currency, wording);
  if (delivery === null) return null;
  if (claim.services?.length) return withServices(claim, { goods, delivery, currency, list }, wording);
  if (claim.shippingPassage === undefined) return sentences.total(list, money(goods, currency));
  const sum = money(goods + delivery, currency);
  return delivery === 0 ? sentences.totalWithFreeDelivery(list, sum) : sentences.totalWithDelivery(list, sum, money(delivery, currency));
}

function shippingOf({ shippingPassage, shippingTo }: Total, goods: number, currency: string | null, { records }: Wording): number | null {
  const passage = records.passages.find(({ id }) => id === shippingPassage);
  return (passage ? deliveryCost(passage, shippingTo ?? null, goods, currency)?.minor : null) ?? null;
}

interface Summed {
  goods: number;
  delivery: number;
  currency: string | null;
  list: string;
}

/** 'The total is £45.45 (goods £38.00, gift wrapping £3.50, delivery £3.95).' */
function withServices(
  { services = [], items, shippingPassage, shippingTo }: Total,
  { goods, delivery, currency, list }: Summed,
  { records, sentences, money }: Wording,
): string | null {
  const pieces = items.reduce((sum, { count }) => sum + count, 0);
  const costs = services.map(({ service, passage: id }) => {
    const passage = records.passages.find((each) => each.id === id);
    const order = { service, pieces, place: shippingTo ?? null, subtotalMinor: goods, currency };
    return { part: service, minor: (passage && serviceCost(passage, order)?.minor) ?? null };
  });
  const parts = [
    { part: 'goods' as const, minor: goods },
    ...costs,
    ...(shippingPassage === undefined ? [] : [{ part: 'delivery' as const, minor: delivery }]),
  ];
  const { language } = records;
  const lines = parts.flatMap(({ part, minor }) => (minor === null ? [] : [`${nameOfPart(part, language)} ${money(minor, currency)}`]));
  if (lines.length < parts.length) return null;
  const sum = parts.reduce((all, { minor }) => all + (minor ?? 0), 0);
  const { brackets, comma } = languageData(language).punctuation;
  return sentences.total(list, `${money(sum, currency)}${brackets[0]}${lines.join(comma)}${brackets[1]}`);
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
