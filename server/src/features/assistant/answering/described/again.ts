/**
 * A second look at what is in view, where a question found nothing, or only what is shown already, or a text that is further from it: 'has it salt?' asks for
 * no salt where the description of the nuts speaks of it.
 */
import type { DialogueKey } from '../../../../kit/languages/dialogue/index.ts';
import type { Context } from '../../context.ts';
import type { Parts, Shop } from '../found.ts';
import { cardsOf } from '../searching.ts';
import type { Understood } from '../understanding.ts';
import { describedInView, holdsMoreThan, productsAskedAbout } from './in-view.ts';

/** Marks of a wish for other goods than those in view, or for something else. */
const elsewhere: readonly DialogueKey[] = ['some', 'gift', 'advice', 'others', 'total', 'cheaper', 'dearer', 'compare'];

/** Topics of every order, which the description of a product does not mention. */
const ofOrders: ReadonlySet<string> = new Set(['delivery', 'returns', 'payment', 'warranty']);

/** What the descriptions of the things in view say of a question; null where it is about something else, or was answered better. */
export async function describedAgain(context: Context, shop: Shop, understood: Understood, parts: Parts): Promise<Parts | null> {
  const { matches = [], described: alreadyDescribed = [], facts = null, texts } = parts;
  const inView = new Set(productsAskedAbout({ ...understood, mentioned: [] }));
  const isNew = matches.some(({ product }) => !inView.has(product.id));
  if (!mayAsk(understood) || inView.size === 0 || isNew || facts || alreadyDescribed.length > 0) return null;
  const described = (await describedInView(context, shop.ownerId, understood, productsAskedAbout(understood))).filter(
    ({ words, isOfKind }) => words.length > 0 || isOfKind,
  );
  // 'How long does one jar last?': that a parcel takes two days is only what such a question mostly means.
  const sentences = described.filter(({ property }) => property === undefined);
  const isNearer =
    texts?.answers !== true ||
    (understood.reading.topics.length === 0 && (sentences.some(({ isOfKind }) => isOfKind) || holdsMoreThan(texts, sentences, understood)));
  if (described.length === 0 || !isNearer) return null;
  const ids = described.map(({ product }) => product);
  return { described, cards: await cardsOf(context, shop, ids) };
}

function mayAsk({ request, reading, conversation }: Understood): boolean {
  if (request?.act !== 'search' && request?.act !== 'question') return false;
  if (elsewhere.some((key) => reading.keys.has(key)) || reading.exclusions.length > 0 || reading.budget !== null) return false;
  if (reading.topics.some((topic) => ofOrders.has(topic))) return false;
  return conversation.shown.length > 0 && !reading.asks.has('saving');
}
