/** Whether several things that a message names are in stock: 'then the small one and the gloves in L, are they available?' (README, rule B5). Pure. */
import { tellsOfBasket } from '../../../../kit/languages/basket.ts';
import type { Request } from '../request.ts';
import { type Moment, searchFor } from '../rules/moment.ts';
import { listedSegments, resolveSegment, type Segment } from '../rules/sum-segments.ts';
import { versionMeant, versionNamed } from '../versions/versions.ts';

/** Asks for the stock of each item of a list; a message that takes, adds or exchanges them also puts them in the basket. */
export function askedTogether(moment: Moment): Request | null {
  const { message, reading, products, conversation } = moment;
  const { asks, keys, language } = reading;
  if (!asks.has('stock') || keys.has('total') || asks.has('price') || keys.has('time') || keys.has('some')) return null;
  const resolved = listedSegments(message, language).map((text) => resolveSegment(text, moment));
  const segments = resolved.filter((each): each is Segment => each !== null && each !== 'unknown' && !each.isPointing);
  const ids = segments.flatMap(({ productIds }) => productIds);
  if (ids.length < 2 || new Set(ids).size !== ids.length || segments.some(({ productIds }) => productIds.length !== 1)) return null;
  const wishes = segments.flatMap(({ productIds: [id], phrase }) => {
    const product = products.get(id ?? 0);
    return product ? versionNamed(phrase.reading, phrase.text, product).map((wish) => ({ ...wish, written: wish.value })) : [];
  });
  const isTaken = (['takes', 'adds', 'changes'] as const).some((what) => tellsOfBasket(what, message, language)) || reading.withOther;
  const taken = segments.map(({ productIds: [id = 0], count, phrase }) => {
    const variant = versionMeant(products.get(id), phrase, conversation.versions);
    return { product: id, count, ...(variant && variant.inStock !== false ? { variant: variant.id } : {}) };
  });
  return {
    act: 'about',
    productIds: ids,
    asks: ['stock'],
    wishes,
    attributes: [],
    search: searchFor(moment, 'refined'),
    ...(isTaken || keys.has('and') ? { taken } : {}),
  };
}
