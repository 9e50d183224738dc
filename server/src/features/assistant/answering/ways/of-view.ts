/** Answers a message about the products that are talked about: by what is stated of them, by their descriptions, or by a search where neither tells. */
import { statesIncluded } from '../../../../kit/languages/pieces.ts';
import type { Context } from '../../context.ts';
import type { FoundPassages } from '../../finding/find.ts';
import type { ProductSearch, Request } from '../../memory/request.ts';
import { holdsWord } from '../../memory/words.ts';
import { hasProperty, type PropertyWish } from '../../records/properties.ts';
import type { ProductRecord } from '../../records/types.ts';
import { type DescribedSentence, idsDescribed } from '../described/described.ts';
import { describedInView, isBetterDescribed, mayAskOfView, productsAskedAbout } from '../described/in-view.ts';
import type { Parts, Shop } from '../found.ts';
import { searched } from '../searched/index.ts';
import { cardsOf, type FoundProducts, searchCatalogue } from '../searching.ts';
import { textsOnView } from '../texts.ts';
import type { Understood } from '../understanding.ts';

type About = Extract<Request, { act: 'about' }>;

/** A question about some products. */
export async function aboutProducts(context: Context, shop: Shop, understood: Understood, request: About): Promise<Parts> {
  const ofView = isBare(request) && mayAskOfView(understood, request.search) ? await toldByView(context, shop, understood) : null;
  if (ofView) return ofView;
  const cards = await cardsOf(context, shop, request.productIds);
  if (request.restock) return { cards };
  const lacks = request.wishes.length > 0 && !request.productIds.some((id) => hasAll(understood.recordsById.get(id), request.wishes));
  const instead: FoundProducts | null = lacks
    ? await searchCatalogue(context, shop, understood, { ...request.search, like: request.productIds, skip: request.productIds })
    : null;
  const fits = instead && instead.count > 0 ? instead : null;
  return {
    cards: [...cards, ...(fits?.matches ?? [])].slice(0, Math.max(cards.length, shop.choice.recommendedProductsLimit)),
    matches: fits?.matches ?? [],
    count: fits?.count ?? 0,
    records: fits?.records ?? [],
    ...(isRecorded(request, understood) ? {} : await saidAbout(context, shop, understood, request.productIds)),
  };
}

/** What the owner's texts say of some products, or their descriptions. */
async function saidAbout(context: Context, shop: Shop, understood: Understood, ids: readonly number[]): Promise<Parts> {
  const [texts, described] = await Promise.all([
    textsOnView(context, shop, understood),
    describedInView(context, shop.ownerId, understood, ids),
  ]);
  return { texts, ...(isBetterDescribed(described, texts, understood) ? { described } : {}) };
}

/** A search, unless the descriptions of the products talked about answer the question. */
export async function askedOfView(context: Context, shop: Shop, understood: Understood, search: ProductSearch): Promise<Parts> {
  if (!mayAskOfView(understood, search)) return searched(context, shop, understood, search);
  return (await toldByView(context, shop, understood)) ?? searched(context, shop, understood, search);
}

/** What descriptions say of all things that a question names; null where one of them is a thing that no description speaks of. */
async function toldByView(context: Context, shop: Shop, understood: Understood): Promise<Parts | null> {
  const described = await describedInView(context, shop.ownerId, understood, productsAskedAbout(understood));
  // 'His sister is six, which is right for her?' chooses, and asks for no age; 'how much is the ink for it?' asks for other goods.
  const { reading } = understood;
  const isOther = reading.keys.has('which') || reading.content.some(({ text }) => text.split(' ').some(understood.titled));
  const isStated = !isOther && described.some(({ property }) => property !== undefined);
  const isSure = saysWhole(understood, described) || (reading.asksIncluded && saysIncluded(understood, described));
  const mayBeTold = isStated || (reading.asksIncluded && described.length > 0);
  const texts = !isSure && mayBeTold ? await textsOnView(context, shop, understood) : null;
  const isTold =
    isSure ||
    (texts !== null &&
      ((isStated && isBetterDescribed(described, texts, understood)) || (reading.asksIncluded && isToldByNone(understood, texts))));
  return isTold ? { described, cards: await cardsOf(context, shop, idsDescribed(described)) } : null;
}

/** Whether descriptions answer if something belongs to what is in view, beside what the texts say. */
export const tellsWhatBelongs = (understood: Understood, described: readonly DescribedSentence[], texts: FoundPassages): boolean =>
  understood.reading.asksIncluded &&
  described.length > 0 &&
  (saysWhole(understood, described) || saysIncluded(understood, described) || isToldByNone(understood, texts));

/** 'Are candles included?' where the description says that they are sold separately, whatever texts speak of candles. */
export const saysIncluded = ({ language }: Understood, described: readonly DescribedSentence[]): boolean =>
  described.some(({ text }) => statesIncluded(text, language));

/** Whether descriptions speak of all things that a question names. */
function saysWhole(understood: Understood, described: readonly DescribedSentence[]): boolean {
  const { reading, conversation, recordsById, language } = understood;
  const things = reading.content.flatMap(({ text }) => text.split(' ')).filter((word) => understood.titled(word));
  const isOwn = (word: string, id: number) => holdsWord(recordsById.get(id)?.title ?? '', word, language);
  const isShown = (id: number) => !reading.keys.has('which') && conversation.shown.some(({ productIds }) => productIds.includes(id));
  // 'What is in it?' names nothing; 'how long does a game take?' names the game in view.
  return (
    (reading.asksPieces && described.length > 0) ||
    described.some(
      ({ words, isOfKind, product }) =>
        (words.length > 0 || isOfKind) &&
        things.every((thing) => words.includes(thing) || ((isOfKind || isShown(product)) && isOwn(thing, product))),
    )
  );
}

/** 'Is a mattress included?' of a bed whose description tells what there is, where no text of the shop speaks of mattresses. */
function isToldByNone({ reading, language }: Understood, { passages }: FoundPassages): boolean {
  const words = reading.content.filter(({ wishes }) => wishes.length === 0).flatMap(({ text }) => text.split(' '));
  return !passages.some(({ answers, heading, text }) => answers && words.some((word) => holdsWord(`${heading} ${text}`, word, language)));
}

/** Names a product and asks nothing special of it: 'is a lid included?' may be about another one. */
const isBare = ({ asks, wishes, attributes, measures = [] }: About): boolean =>
  asks.length + wishes.length + attributes.length + measures.length === 0;

/** Prices and stock come from the records; no text of the owner overrides them. */
const isRecorded = ({ asks, wishes, attributes, productIds }: About, { recordsById }: Understood): boolean =>
  asks.length > 0 &&
  wishes.length + attributes.length === 0 &&
  asks.every((ask) => ask === 'price' || ask === 'saving' || ask === 'stock') &&
  productIds.every((id) => (recordsById.get(id)?.priceMinor ?? null) !== null);

const hasAll = (product: ProductRecord | undefined, wishes: readonly PropertyWish[]): boolean =>
  product !== undefined && wishes.every((wish) => hasProperty(product, wish) === 'yes');
