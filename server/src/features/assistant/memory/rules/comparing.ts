/** Rules M4 to M6: sums, differences, the cheapest and the dearest. Pure. */
import { extremeMeant, listFor, listOfSeveral, subjectIds, type Target } from '../references.ts';
import type { Request } from '../request.ts';
import { isWishing, type Moment, named, searchFor } from './moment.ts';

/** 'How much for two?', 'both together', 'with shipping to Norway'. */
export function total({ reading, conversation, strange = [] }: Moment, target: Target | null): Request | null {
  const { keys, quantity, asks } = reading;
  const shipping = keys.has('delivery') && (keys.has('with') || keys.has('total'));
  const many = quantity !== null && (asks.has('price') || keys.has('total') || shipping) && reading.ordinals.length === 0;
  if (!(shipping || many || (keys.has('total') && (asks.has('price') || !named(reading))))) return null;
  const ids = keys.has('both') && !target?.isNamed ? (listFor(conversation, 2)?.slice(0, 2) ?? target?.productIds) : target?.productIds;
  if (!ids || ids.length === 0 || (named(reading) && !target?.isNamed)) return null;
  const several =
    keys.has('both') ||
    keys.has('them') ||
    reading.ordinals.length > 1 ||
    (keys.has('total') && !shipping && quantity === null) ||
    ids.length === 1;
  const chosen = several || target?.isNamed ? ids : ids.slice(0, quantity === ids.length ? ids.length : 1);
  const each = quantity !== null && chosen.length > 1 && quantity === chosen.length ? 1 : (quantity ?? 1);
  return {
    act: 'total',
    items: chosen.map((product) => ({ product, count: each })),
    shipping,
    elsewhere: shipping && reading.destination === null && strange.length > 0,
  };
}

const mostCompared = 4;

export function compare({ reading, conversation, products }: Moment, target: Target | null): Request | null {
  if (!reading.keys.has('compare')) return null;
  if (named(reading) && !target?.isNamed) return null;
  const focus = subjectIds(conversation);
  let ids = target?.productIds ?? [];
  // 'How does it differ from the first?' is about the product in focus too.
  if (ids.length === 1 && reading.ordinals.length === 1 && focus.length === 1 && focus[0] !== ids[0]) ids = [...focus, ...ids];
  if (ids.length < 2) ids = focus.length >= 2 ? focus : (listFor(conversation, 2) ?? ids);
  ids = ids.filter((id) => products.has(id));
  return ids.length >= 2 ? { act: 'compare', productIds: ids.slice(0, mostCompared), extreme: null } : null;
}

/** 'Which is the cheapest?' of what was shown; of the catalogue where a kind is named. */
export function extreme(moment: Moment): Request | null {
  const { reading, conversation } = moment;
  const meant = extremeMeant(reading);
  if (!meant) return null;
  const list = listOfSeveral(conversation);
  if (named(reading) || reading.keys.has('seeking') || list.length < 2)
    return reading.keys.has(meant) ? { act: 'search', search: searchFor(moment, meant) } : null;
  // 'And the cheaper one, what is it made of?' asks for something else.
  const asksMore = [...reading.asks].some((ask) => ask !== 'price') || isWishing(reading);
  return asksMore ? null : { act: 'compare', productIds: list, extreme: meant };
}
