/** Finds what a request needs: products of the catalogue, passages of the owner, and the cards to show. */

import { isCurrency } from '../../../kit/languages/dialogue/index.ts';
import { foldedWords } from '../../../kit/text/words.ts';
import type { ProductMatch } from '../../recommendation/index.ts';
import type { Context } from '../context.ts';
import type { FoundPassages } from '../finding/find.ts';
import { anyPlaceIn } from '../memory/reading/places.ts';
import { subjectIds } from '../memory/references.ts';
import { type ProductSearch, productsSummed, type Request } from '../memory/request.ts';
import { holdsWord } from '../memory/words.ts';
import { withExtremePrice } from '../records/extreme-price.ts';
import type { AskedShop } from './builtin/shop.ts';
import { describedAgain } from './described/again.ts';
import { descriptionsOf } from './described/in-view.ts';
import { recordInstead } from './described/instead.ts';
import type { FoundMaterial, Parts, Shop } from './found.ts';
import { goodsBearing } from './goods/bearing.ts';
import { goneVersions } from './goods/gone.ts';
import { goodsOfAdvice } from './goods/of-advice.ts';
import { showsTwoNamed, twoNamed } from './goods/two-named.ts';
import { isThingAsked } from './named-thing.ts';
import { ofAny } from './searched/near.ts';
import { cardsOf, recordsOf, searchCatalogue } from './searching.ts';
import { passagesOn, textsComparing, textsOnDelivery, textsOnDiscounts, textsOnServices, textsOnShop } from './texts.ts';
import type { Understood } from './understanding.ts';
import { aboutProducts, askedOfView } from './ways/of-view.ts';
import { questioned } from './ways/question.ts';
import { onTopic } from './ways/topic.ts';

export type { FoundMaterial, Shop } from './found.ts';

/** Finds what a request needs. */
export async function findMaterial(context: Context, shop: Shop, understood: Understood): Promise<FoundMaterial> {
  const sought = await partsFor(context, shop, understood);
  const parts = (await lookedAgain(context, shop, understood, sought)) ?? sought;
  const { matches = [], records = [], count = 0, facts = null, described = [], range = [], goods = null, services = [] } = parts;
  const { passages, missing: unsaid } = parts.texts ?? { passages: [], missing: '' };
  // 'Is the dripper dishwasher safe?': what the shop does not state is never the product itself, nor a currency.
  const isOwn = foldedWords(unsaid).some((word) => understood.titled(word) || isCurrency(word));
  const missing = isOwn || !isThingAsked(unsaid, understood) ? '' : unsaid;
  const instead = hasNoFindings(parts) ? await recordInstead(context, shop.ownerId, understood) : [];
  const cards =
    instead.length > 0
      ? await cardsOf(
          context,
          shop,
          instead.map(({ product }) => product),
        )
      : (parts.cards ?? matches);
  return {
    instead,
    matches,
    count,
    products: [...records, ...understood.recordsById.values()],
    passages: [...new Map([...services.flatMap((each) => each.passages), ...passages].map((passage) => [passage.id, passage])).values()],
    answering: passages.filter(({ answers }) => answers),
    missing,
    unsaid:
      parts.texts !== undefined && lacksInformation(parts.texts, { isOffered: goods !== null && matches.length > 0, count: cards.length }),
    asked: askedShop(understood),
    facts,
    described,
    cards,
    gone: goneVersions(understood, records),
    range,
    goods,
    services,
  };
}

/** What a second look finds where little was found. Properties of products never answer what is asked of the shop. */
async function lookedAgain(context: Context, shop: Shop, understood: Understood, sought: Parts): Promise<Parts | null> {
  if (understood.request?.act === 'question' && understood.request.isOfShop) return null;
  const described = await describedAgain(context, shop, understood, sought);
  const mayBear = hasNoFindings(sought) || isSought(sought, understood);
  return (
    described ??
    (mayBear ? await goodsBearing(context, shop, understood, sought) : null) ??
    goodsOfAdvice(context, shop, understood, sought)
  );
}

/** Whether no result answers the message. */
const hasNoFindings = ({ texts, matches = [], described = [], facts = null, range = [] }: Parts): boolean =>
  texts?.answers !== true && facts === null && matches.length + described.length + range.length === 0;

/** Whether to say that the shop gives no information: products count as an answer only if they were weighed and offered. */
const lacksInformation = ({ answers, aboutShop, namesTopic }: FoundPassages, goods: { isOffered: boolean; count: number }): boolean =>
  !answers && ((aboutShop && !goods.isOffered) || (namesTopic && goods.count === 0));

/** Whether goods were found by the words of a wish alone. */
const isSought = ({ matches = [], texts, facts = null }: Parts, { request }: Understood): boolean =>
  request?.act === 'search' && request.search.reason === 'wish' && matches.length > 0 && facts === null && texts?.answers !== true;

/** The question to the shop. A destination from earlier in the conversation still counts. */
const askedShop = (understood: Understood): AskedShop => {
  const { reading, questions, conversation, language } = understood;
  return {
    question: questions.join(' '),
    inView: calledInView(understood),
    destination:
      reading.destination?.code ??
      (conversation.destination ? (anyPlaceIn(foldedWords(conversation.destination), language)?.code ?? null) : null),
    asksTime: reading.keys.has('time'),
    // 'Do I have to pay for delivery on that?'
    asksMoney: reading.asks.has('price') || (['payment', 'delivery'] as const).every((topic) => reading.topics.includes(topic)),
  };
};

/** What the products that a question is about are called, and their kinds; '' where it names something else. */
function calledInView({ reading, conversation, language, recordsById, mentioned }: Understood): string {
  const records = (mentioned.length > 0 ? mentioned : subjectIds(conversation)).flatMap((id) => recordsById.get(id) ?? []);
  const called = records.flatMap(({ title, categories }) => [title, ...categories]).join(' ');
  const isOther = reading.content.some(
    ({ text, wishes }) => wishes.length === 0 && !text.split(' ').every((word) => holdsWord(called, word, language)),
  );
  return isOther ? '' : called;
}

async function partsFor(context: Context, shop: Shop, understood: Understood): Promise<Parts> {
  const { request } = understood;
  const two = showsTwoNamed(understood) ? await twoNamed(context, shop, understood) : null;
  if (two) return two;
  switch (request?.act) {
    case undefined:
      return recommended(context, shop);
    case 'talk':
      return {};
    case 'discount':
      return { texts: await textsOnDiscounts(context, shop, understood) };
    case 'person':
      return { texts: await passagesOn(context, shop, understood, understood.questions[0]) };
    case 'advice':
      return advised(context, shop, understood, request.search);
    case 'compare':
      return compared(context, shop, understood, request);
    case 'total':
      return {
        cards: await cardsOf(context, shop, productsSummed(request)),
        ...(request.shipping ? { texts: await textsOnDelivery(context, shop, understood) } : {}),
        services: await textsOnServices(context, shop, understood, request.services ?? []),
      };
    case 'about':
      return aboutProducts(context, shop, understood, request);
    case 'search':
      return askedOfView(context, shop, understood, request.search);
    case 'topic':
      return onTopic(context, shop, understood, request.topics);
    case 'question':
      if (request.isOfShop) return { texts: await textsOnShop(context, shop, understood) };
      return questioned(context, shop, understood, request.search);
  }
}

/** After an answer to the questionnaire: by all answers and the words typed into them. */
async function recommended(
  { recommendation, ...context }: Context,
  { ownerId, choice, answerIds, belief, inMessage }: Shop,
): Promise<Parts> {
  const typed = inMessage.map(({ customText }) => customText).filter(Boolean);
  const { top } = await recommendation.findProducts(ownerId, {
    selectedAnswerIds: answerIds,
    text: typed.join(' ') || undefined,
    belief,
    choice,
  });
  return { matches: top, count: top.length, records: await recordsOf({ recommendation, ...context }, ownerId, idsOf(top)) };
}

const idsOf = (matches: readonly ProductMatch[]) => matches.map(({ product }) => product.id);

/** 'What do you recommend?': by the messages and answers so far, else what the owner prefers. */
async function advised(context: Context, shop: Shop, understood: Understood, search: ProductSearch): Promise<Parts> {
  const { ownerId, choice, answerIds, belief } = shop;
  const { constraints } = search;
  const isWished = constraints.kind !== null || Object.keys(constraints.wishes).length > 0 || constraints.budget !== null;
  if (isWished) return searchCatalogue(context, shop, understood, { ...search, like: [] });
  const { top } = await context.recommendation.findProducts(ownerId, { selectedAnswerIds: answerIds, belief, choice });
  // 'A present for my boss': some of what there is.
  if (top.length === 0 && understood.reading.keys.has('gift')) return ofAny(context, shop, understood, search);
  return { matches: top, count: top.length, records: await recordsOf(context, ownerId, idsOf(top)) };
}

/** Things side by side; of two that are not compared by their prices alone, also what descriptions and texts say of them. */
async function compared(
  context: Context,
  shop: Shop,
  understood: Understood,
  request: Extract<Request, { act: 'compare' }>,
): Promise<Parts> {
  const cards = await cardsOf(context, shop, comparedIds(request, understood));
  const isWhole = request.extreme === null && request.productIds.length === 2 && !understood.reading.keys.has('byHowMuch');
  if (!isWhole) return { cards };
  const titles = request.productIds.flatMap((id) => understood.recordsById.get(id)?.title ?? []);
  const [described, texts] = await Promise.all([
    descriptionsOf(context, shop.ownerId, understood, request.productIds),
    textsComparing(context, shop, understood, titles),
  ]);
  return { cards, described, texts };
}

const comparedIds = ({ productIds, extreme }: Extract<Request, { act: 'compare' }>, { recordsById }: Understood): readonly number[] => {
  const id = extreme && withExtremePrice(productIds, extreme, (id) => recordsById.get(id));
  return extreme ? (id === null ? [] : [id]) : productIds;
};
