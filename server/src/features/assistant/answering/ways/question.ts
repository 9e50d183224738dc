/** Answers a question that may or may not be about goods: the owner's texts first, then products of that name. */
import { type Explained, explanationAsked } from '../../../../kit/languages/explained.ts';
import { statesIncluded } from '../../../../kit/languages/pieces.ts';
import type { Context } from '../../context.ts';
import type { FoundPassages } from '../../finding/find.ts';
import { sentencesOf } from '../../guarding/sentences.ts';
import { speaksOfIt } from '../../memory/reading/subject.ts';
import { subjectIds } from '../../memory/references.ts';
import type { ProductSearch } from '../../memory/request.ts';
import { holdsWord } from '../../memory/words.ts';
import { hasOption, optionFamily, valuesOfFamily } from '../../records/properties.ts';
import type { ProductRecord } from '../../records/types.ts';
import { idsDescribed } from '../described/described.ts';
import { describedInView, isBetterDescribed, productsAskedAbout } from '../described/in-view.ts';
import type { Parts, Shop } from '../found.ts';
import type { WeighedGoods } from '../goods/evidence.ts';
import {
  isDescribedBy,
  isUnstated,
  leastOfAny,
  leastOfKind,
  likelyOfShop,
  namesGoodsOnly,
  offersToStatement,
  opensWithKind,
  weighFound,
} from '../goods/offering.ts';
import { cardsOf, type FoundProducts, searchCatalogue } from '../searching.ts';
import { textsOnView } from '../texts.ts';
import type { Understood } from '../understanding.ts';
import { tellsWhatBelongs } from './of-view.ts';

/** What answers a question: a description of what is in view, the owner's texts, or goods. */
export async function questioned(context: Context, shop: Shop, understood: Understood, search: ProductSearch): Promise<Parts> {
  const { reading, text, language } = understood;
  const [found, described] = await Promise.all([
    textsOnView(context, shop, understood),
    describedInView(context, shop.ownerId, understood, productsAskedAbout(understood)),
  ]);
  const texts = withWhatBelongs(found, understood);
  const seeks = reading.keys.has('seeking') && !speaksOfIt(text, language);
  const explanation = explanationAsked(text, language);
  // 'Which size should I take?' is told by the text on sizes, whatever words of it a description has.
  const isExplained = explanation !== null && texts.answers && described.every(({ property }) => property === undefined);
  const isNearer = !seeks && !isExplained && isBetterDescribed(described, texts, understood);
  if (tellsWhatBelongs(understood, described, texts) || isNearer)
    return { described, cards: await cardsOf(context, shop, idsDescribed(described)) };
  const fromTexts = await toldByTexts(context, shop, understood, texts, explanation);
  const ofSizes = !fromTexts && explanation === 'fit' ? await sizesOfView(context, shop, understood) : null;
  if (ofSizes) return ofSizes;
  if (fromTexts && (explanation !== null || asksSomething(understood))) return fromTexts;
  if (reading.content.length === 0) return { texts };
  if (!holdsMeasured(texts, understood)) return measured(context, shop, understood, search, texts);
  const sought = await searchCatalogue(context, shop, understood, search);
  if (sought.matches.length === 0) return fromTexts ?? { texts };
  const goods = weighFound(understood, 'question', search, sought, texts);
  if (areGoodsMeant(understood, goods, sought, texts)) return { ...sought, goods };
  const isFirst = understood.conversation.shown.length === 0;
  const least = !texts.answers && isFirst && namesGoodsOnly(reading, sought) ? leastOfAny : 0;
  return goods.likelihood > least ? { ...sought, texts, goods } : (fromTexts ?? { texts, goods });
}

/** 'Are the strings included?' is answered by 'Rackets are sold without strings', however unlike it is. */
function withWhatBelongs(texts: FoundPassages, { reading, language, conversation, recordsById }: Understood): FoundPassages {
  if (texts.answers || !reading.asksIncluded) return texts;
  const own = subjectIds(conversation).flatMap((id) => recordsById.get(id)?.title ?? []);
  const things = reading.content
    .flatMap((word) => word.text.split(' '))
    .filter((word) => !own.some((title) => holdsWord(title, word, language)));
  const saysOfIt = (sentence: string) => statesIncluded(sentence, language) && things.some((thing) => holdsWord(sentence, thing, language));
  const passages = texts.passages.map((passage) => ({ ...passage, answers: sentencesOf(passage.text).some(saysOfIt) }));
  return passages.some(({ answers }) => answers) ? { ...texts, passages, answers: true, missing: '' } : texts;
}

/** What the texts answer, with cards of what the message names; null where they do not answer. */
async function toldByTexts(
  context: Context,
  shop: Shop,
  understood: Understood,
  texts: FoundPassages,
  explanation: Explained | null,
): Promise<Parts | null> {
  if (!texts.answers || !holdsMeasured(texts, understood)) return null;
  const productIds = explanation === 'fit' && understood.mentioned.length === 0 ? ofWishedVersion(understood) : understood.mentioned;
  return { texts, cards: await cardsOf(context, shop, productIds) };
}

/** A text without a figure does not say how much a product contains. */
const holdsMeasured = ({ passages }: FoundPassages, { reading }: Understood): boolean =>
  !reading.measures.has('holds') || passages.some(({ answers, text }) => answers && /\d/.test(text));

/** A message that is only the name of a product may be a search, even if texts match it. */
const asksSomething = ({ reading: { isQuestion, topics, asks, measures } }: Understood): boolean =>
  isQuestion || topics.length + asks.size + measures.size > 0;

/** Whether the message names goods so that no text is needed. */
function areGoodsMeant(understood: Understood, goods: WeighedGoods, found: FoundProducts, texts: FoundPassages): boolean {
  const opens = opensWithKind(understood, found) && goods.evidence.asksService === 0 && goods.evidence.ofShop < likelyOfShop;
  if (opens && goods.likelihood > leastOfKind(understood)) return true;
  return offersToStatement(understood, goods, found, texts) || isDescribedBy(understood, goods, found, texts);
}

/** 'Grey then. Do they run small?': the one of several in view that comes so is talked about from now on. */
function ofWishedVersion(understood: Understood): readonly number[] {
  const { wishes } = understood.reading;
  const coming = productsAskedAbout(understood).filter((id) => {
    const product = understood.recordsById.get(id);
    return product !== undefined && wishes.length > 0 && wishes.every((wish) => hasOption(product, wish));
  });
  return coming.length === 1 ? coming : [];
}

/** If no text says how sizes fall, the sizes of the one product that the question is about. */
async function sizesOfView(context: Context, shop: Shop, understood: Understood): Promise<Parts | null> {
  const [only, ...others] = productsAskedAbout(understood);
  const record = only === undefined || others.length > 0 ? undefined : understood.recordsById.get(only);
  if (!record || !comesInSizes(record)) return null;
  return { facts: { productId: record.id, asks: ['size'], wishes: [], attributes: [] }, cards: await cardsOf(context, shop, [record.id]) };
}

/** Whether versions differ in something that is neither colour nor material: 'XS (46–50 cm)'. */
const comesInSizes = (record: ProductRecord): boolean =>
  valuesOfFamily(record, 'size').length > 0 ||
  record.variants.some(({ options }) => options.some(({ name }) => !['colour', 'material'].includes(optionFamily(name))));

/** 'How much is in a bag of coffee?' is answered by goods whose titles say it. */
async function measured(context: Context, shop: Shop, understood: Understood, search: ProductSearch, texts: FoundPassages): Promise<Parts> {
  const found = await searchCatalogue(context, shop, understood, search);
  const unanswered = { ...texts, answers: false, passages: texts.passages.map((passage) => ({ ...passage, answers: false })) };
  return found.count > 0 && !isUnstated(found, search, understood) ? found : { texts: unanswered };
}
