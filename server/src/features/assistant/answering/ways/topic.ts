/** Answers what is asked of the shop: by the owner's texts, by a description of what is in view, or by what the catalogue holds. */
import { findMeanings } from '../../../../kit/languages/meanings/index.ts';
import { findSenses } from '../../../../kit/languages/topics/index.ts';
import type { Context } from '../../context.ts';
import type { FoundPassages } from '../../finding/find.ts';
import { type DescribedSentence, idsDescribed } from '../described/described.ts';
import { describedInView, holdsMoreThan, productsAskedAbout } from '../described/in-view.ts';
import type { Parts, Shop } from '../found.ts';
import { cardsOf, recordsOf } from '../searching.ts';
import { topicTexts } from '../texts.ts';
import type { Understood } from '../understanding.ts';
import { saysIncluded } from './of-view.ts';

/** Topics on which a product's own description is more precise than what the shop says of all products. */
const topicsOfThings: ReadonlySet<string> = new Set(['care', 'origin']);

/**
 * 'Can it be washed?' where what is stated of the thing that is talked about says so; of any other topic where it holds more of the words than the texts: the
 * 'memory card' that comes with a camera is no way to pay.
 */
async function describedOnTopic(
  context: Context,
  shop: Shop,
  understood: Understood,
  topics: readonly string[],
  texts: FoundPassages,
): Promise<Parts | null> {
  const described = await describedInView(context, shop.ownerId, understood, productsAskedAbout(understood));
  const isOfThings = topics.every((topic) => topicsOfThings.has(topic));
  const isNearer =
    (isOfThings && (!texts.answers || described.some((each) => isOnTopic(each, understood)))) ||
    holdsMoreThan(texts, described, understood) ||
    (understood.reading.asksIncluded &&
      saysIncluded(
        understood,
        described.filter(({ words }) => words.length > 0),
      )) ||
    isTimeOfView(understood, described);
  return described.length > 0 && isNearer ? { described, cards: await cardsOf(context, shop, idsDescribed(described)) } : null;
}

/** 'Can gloves of nappa be washed?' is not answered by 'Leather: nappa'. */
function isOnTopic({ property, product, text }: DescribedSentence, { text: question, language, recordsById }: Understood): boolean {
  const values = recordsById.get(product)?.attributes.find(({ name, family }) => name === property || family === property)?.values ?? [];
  const statement = property === undefined ? text : `${property}: ${values.join(', ')}`;
  const sensesOf = (words: string, asked: boolean) => new Set(findSenses(words, language, { asked }).map(({ sense }) => sense));
  const meant = new Set(findMeanings(question, language).map(({ meaning }) => meaning));
  return (
    sensesOf(statement, false).intersection(sensesOf(question, true)).size > 0 ||
    findMeanings(statement, language).some(({ meaning }) => meant.has(meaning))
  );
}

/** 'How long does it take?' of a thing that states a time, where delivery is only what such a question mostly means. */
const isTimeOfView = ({ request, reading }: Understood, described: readonly DescribedSentence[]): boolean =>
  request?.act === 'topic' && request.isAssumed === true && reading.destination === null && described.some(({ isOfKind }) => isOfKind);

const mostKinds = 6;
const mostBesideCompany = 2;
/** What the owner's texts say; of the shop as a whole, else what its catalogue holds. */
export async function onTopic(context: Context, shop: Shop, understood: Understood, topics: readonly string[]): Promise<Parts> {
  const texts = await topicTexts(context, shop, understood);
  const described = await describedOnTopic(context, shop, understood, topics, texts);
  if (described) return described;
  // After 'Is the Fjord washable?' the next question is about the Fjord as well.
  if (texts.answers) return { texts, cards: await cardsOf(context, shop, understood.mentioned) };
  // 'We are a company and need a hundred of them' does not ask what there is.
  if (!topics.includes('company') || understood.reading.content.length > mostBesideCompany) return { texts };
  const range = await context.recommendation.kindsOf(shop.ownerId, mostKinds, shop.choice);
  const ids = range.slice(0, shop.choice.recommendedProductsLimit).map(({ productId }) => productId);
  return {
    texts,
    range,
    matches: await cardsOf(context, shop, ids),
    records: await recordsOf(
      context,
      shop.ownerId,
      range.map(({ productId }) => productId),
    ),
  };
}
