/** The assistant without a model: it answers in claims over the records of the turn, and says so when they hold no answer. Pure. */
import { distinctBy } from '../../../kit/distinct.ts';
import { questionnairePhrases } from '../../../kit/languages/index.ts';
import type { SaidSentence } from '../claims/types.ts';
import type { SumItem } from '../memory/basket/basket.ts';
import { type SumRequest, sumsOf } from '../memory/request.ts';
import { isFurther, type Scale, statedOn } from '../memory/scales.ts';
import { type AskedFacts, factsOfProducts } from './builtin/facts.ts';
import {
  comparison,
  describedSentences,
  describedTogether,
  extremeSentences,
  foundProducts,
  nothingBeyond,
  productLines,
  statedInstead,
} from './builtin/products.ts';
import { claimed, inRow, spoken, type Voice, voiceFor } from './builtin/saying.ts';
import { contactSentences, tellPassages, unansweredSentences } from './builtin/shop.ts';
import { shippingFor, totals } from './builtin/totals.ts';
import type { Material } from './material.ts';

/** The answer, sentence by sentence; their texts joined are the whole. */
export function answerFrom(material: Material): SaidSentence[] {
  const voice = voiceFor(material.records);
  const parts = [material, ...material.further.map((part): Material => ({ ...material, ...part }))];
  return inRow(
    parts.flatMap((part) => answer(part, voice)),
    voice.language,
  );
}

/** Whether neither the owner's texts nor the catalogue answer the message. */
export const hasNoAnswer = (material: Material): boolean =>
  answerFrom(material).some(({ claims }) => claims.some(({ kind }) => kind === 'notSaid')) ||
  [material, ...material.further].some(
    ({ request, answering }) => request?.act === 'discount' && !material.records.discount && answering.length === 0,
  );

function answer(material: Material, voice: Voice): SaidSentence[] {
  const { request } = material;
  const { replies, records } = voice;
  if (!request) return funnel(material, voice);
  const described = material.described.length > 0 ? describedSentences(voice, material.described) : null;
  switch (request.act) {
    case 'talk':
      return spoken(request.phrase === 'hello' ? replies.hello(records.companyName) : replies[request.phrase]);
    case 'person':
      return person(material, voice);
    case 'discount':
      return (records.discount ? null : shopAnswer(material, voice)) ?? claimed(voice, { kind: 'discount' });
    case 'advice':
      return advice(material, voice);
    case 'total':
      return eachOnce(sumsOf(request).flatMap((items) => sum(request, items, material, voice)));
    case 'compare':
      return request.extreme
        ? extremeSentences(voice, request.productIds, request.extreme)
        : [
            ...comparison(voice, request.productIds),
            ...describedTogether(voice, material.described),
            ...(shopAnswer(material, voice) ?? []),
          ];
    case 'about':
      return about(material, voice);
    case 'search':
      return described ?? search(material, voice);
    case 'topic':
      return described ?? shopAnswer(material, voice) ?? range(material, voice) ?? unknown(material, voice);
    case 'question':
      return (
        described ??
        both(shopAnswer(material, voice), foundSentences(material, voice)) ??
        factsFound(material, voice) ??
        unknown(material, voice)
      );
  }
}

/** One sum, with delivery and services where they are asked for. */
function sum({ shipping: isSent, elsewhere }: SumRequest, items: readonly SumItem[], material: Material, voice: Voice): SaidSentence[] {
  const shipping = isSent ? shippingFor(voice, items, material) : null;
  return totals(voice, items, shipping && { ...shipping, isSure: shipping.isSure && !elsewhere }, material.services);
}

/** Several sums, and then once what they have in common. */
function eachOnce(sentences: readonly SaidSentence[]): SaidSentence[] {
  const once = distinctBy(sentences, ({ text }) => text);
  const isOfGoods = ({ claims }: SaidSentence) => claims.some(({ kind }) => kind === 'total' || kind === 'price');
  return [...once.filter(isOfGoods), ...once.filter((sentence) => !isOfGoods(sentence))];
}

/** What the shop says and what it has; null for neither. */
const both = (fromTexts: SaidSentence[] | null, goods: SaidSentence[] | null): SaidSentence[] | null =>
  fromTexts || goods ? [...(fromTexts ?? []), ...(goods ?? [])] : null;

/** That earlier answers no longer count; nothing where the message takes none back. */
export function takenBackSentences({ takenBack, records }: Pick<Material, 'takenBack' | 'records'>): SaidSentence[] {
  const { replies } = voiceFor(records);
  const list = new Intl.ListFormat(replies.locale, { type: 'conjunction' }).format(takenBack.map((each) => replies.quote(shownAs(each))));
  return spoken(takenBack.length > 0 ? replies.takenBack(list) : '');
}

/** After an answer to the questionnaire: the choice, the number of matches, and the next question; at the end, the recommendation. */
function funnel(material: Material, voice: Voice): SaidSentence[] {
  const { matches, nextQuestionId, followUp, productsLeft } = material;
  const { replies } = voice;
  const back = takenBackSentences(material);
  const many = productsLeft === null ? '' : productsLeft === 0 ? replies.nothing : replies.fitting(productsLeft);
  if (nextQuestionId !== null || followUp !== null)
    return [
      ...spoken(replies.chose(answersAsShown(material))),
      ...back,
      ...spoken(many),
      ...spoken(replies.nextQuestion, { kind: 'question' }),
    ];
  const fitting = matches.filter(({ misses }) => misses.length === 0);
  const close = matches.filter(({ misses }) => misses.length > 0);
  if (fitting.length > 0)
    return [
      ...back,
      ...spoken(replies.best(fitting.length)),
      ...productLines(voice, fitting, true),
      ...(close.length > 0 ? [...spoken(replies.close), ...productLines(voice, close)] : []),
    ];
  if (close.length > 0) return [...back, ...spoken(replies.nothingClosest), ...productLines(voice, close)];
  return [...back, ...spoken(productsLeft === 0 ? replies.nothing : ''), ...spoken(replies.funnelEnded)];
}

/** The answers as the visitor saw them: the message may be the text that the owner wrote for the chat. */
const answersAsShown = ({ message, inMessage }: Material): string =>
  inMessage.some(({ text, textForChat }) => textForChat !== '' && textForChat !== text && message.includes(textForChat))
    ? inMessage.map(shownAs).join(', ')
    : message;

const shownAs = ({ text, customText }: Material['chosen'][number]): string => [text, customText].filter(Boolean).join(': ');

/** How to contact the shop: in the owner's words, else by what the shop's pages say. */
function person({ answering, asked }: Material, voice: Voice): SaidSentence[] {
  const { replies, records } = voice;
  if (records.contact.words) return [...spoken(replies.person), ...spoken(records.contact.words, { kind: 'contact', by: 'words' })];
  const onPages = tellPassages(voice, answering, asked);
  if (onPages.length > 0) return [...spoken(replies.person), ...onPages];
  const ways = (['email', 'phone'] as const).flatMap((by) => claimed(voice, { kind: 'contact', by }));
  return ways.length > 0 ? ways : contactSentences(voice);
}

function advice(material: Material, voice: Voice): SaidSentence[] {
  const { matches } = material;
  const { replies } = voice;
  if (matches.length === 0) return spoken(replies.tellMore, { kind: 'question' });
  const intro = material.chosen.length > 0 ? replies.best(matches.length) : replies.found(matches.length);
  return [...spoken(intro), ...productLines(voice, matches, true)];
}

/** Facts of the products in focus; where the shop states none, what its texts say, and what else has the property. */
function about(material: Material, voice: Voice): SaidSentence[] {
  const { request, matches } = material;
  if (request?.act !== 'about') return [];
  const isBare = request.asks.length + request.wishes.length + request.attributes.length + (request.measures?.length ?? 0) === 0;
  if (isBare && material.described.length > 0) return describedSentences(voice, material.described);
  const beside: AskedFacts = { asks: [], wishes: [], attributes: request.attributes };
  const facts = [
    ...factsOfProducts(voice, request.productIds, { ...request, versions: material.conversation.versions }),
    ...factsOfProducts(voice, request.comparedWith ?? [], beside),
  ];
  if (request.restock) return [...factsOfProducts(voice, request.productIds, request), ...unansweredSentences(voice)];
  const others = matches.filter(({ product }) => !request.productIds.includes(product.id));
  const instead = others.length > 0 ? [...spoken(voice.says.alternatives), ...productLines(voice, others)] : [];
  // 'The grey one. Is that a pair?' asks for all that is said of it, too.
  const isOpen = request.asks.includes('details') || material.described.some(({ words, property }) => words.length === 0 && !property);
  if (facts.length > 0) return [...facts, ...(isOpen ? describedSentences(voice, material.described) : []), ...instead];
  if (material.described.length > 0) return [...describedSentences(voice, material.described), ...instead];
  const fromShop = shopAnswer(material, voice);
  return [...(fromShop ?? unknown(material, voice)), ...instead];
}

/** Says that the shop does not state it, and adds what it states of the product in view. */
const unknown = ({ missing, instead }: Material, voice: Voice): SaidSentence[] => [
  ...unansweredSentences(voice, instead.length > 0 ? '' : missing),
  ...statedInstead(voice, instead),
];

function search(material: Material, voice: Voice): SaidSentence[] {
  const { request } = material;
  if (request?.act !== 'search') return [];
  const { search: wish } = request;
  const facts = factsFound(material, voice);
  if (facts) return facts;
  const products = foundSentences(material, voice);
  const fromShop = products && material.answering.length > 0 ? shopAnswer(material, voice) : null;
  const ids = material.matches.map(({ product }) => product.id);
  const amounts = wish.scale ? amountsIn(ids, wish.scale, voice) : [];
  // 'The lightest grinder', where the shop states no weights.
  const isUnknown = wish.scale?.beyond === null && amounts.length === 0;
  if (products) return [...(isUnknown ? unansweredSentences(voice) : (fromShop ?? [])), ...products, ...amounts];
  if (wish.scale && wish.scale.beyond !== null)
    return [...spoken(voice.replies.noProduct), ...amountsIn(wish.skip, wish.scale, voice).slice(0, 1)];
  if (wish.reason === 'cheaper' || wish.reason === 'dearer' || wish.reason === 'others')
    return nothingBeyond(voice, wish.reason, wish.skip);
  const shopSentences = shopAnswer(material, voice);
  if (shopSentences) return shopSentences;
  return wish.isWish && !material.unsaid && material.instead.length === 0
    ? [...spoken(voice.replies.noProduct, { kind: 'notSaid', topic: '' }), ...contactSentences(voice)]
    : unknown(material, voice);
}

/** What was found to be asked of one product: its sizes, the version that is wished for; null for nothing. */
function factsFound({ facts }: Material, voice: Voice): SaidSentence[] | null {
  const sentences = facts ? factsOfProducts(voice, [facts.productId], facts) : [];
  return sentences.length > 0 ? sentences : null;
}

/** How much each product states on a scale, the furthest first. */
function amountsIn(ids: readonly number[], scale: Scale, voice: Voice): SaidSentence[] {
  const stated = ids.flatMap((id) => {
    const on = statedOn(scale, voice.product(id)?.attributes ?? []);
    return on ? [{ id, ...on }] : [];
  });
  return stated
    .toSorted((first, second) => (isFurther(scale, first.amount, second.amount) ? -1 : 1))
    .flatMap(({ id, property }) => claimed(voice, { kind: 'attribute', product: id, name: property.family ?? property.name, values: [] }));
}

const foundSentences = (material: Material, voice: Voice): SaidSentence[] | null => {
  const { request, matches, count, gone } = material;
  if (matches.length === 0 || !(request?.act === 'search' || request?.act === 'question')) return null;
  const outOfStock = gone.flatMap(({ product, variant }) => claimed(voice, { kind: 'stock', product, variant }));
  return [...foundProducts(voice, request.search, matches, count), ...outOfStock];
};

/** 'What do you sell?' where no text says it: what the catalogue has most of. */
function range({ range: kinds, matches }: Material, voice: Voice): SaidSentence[] | null {
  if (kinds.length === 0) return null;
  const list = new Intl.ListFormat(voice.replies.locale, { type: 'conjunction' }).format(kinds.map((kind) => kind.thing));
  const claims = kinds.flatMap(({ thing, productId }) => ({ kind: 'isA' as const, product: productId, thing }));
  return [...spoken(questionnairePhrases(voice.language).range.replace('{list}', list), ...claims), ...productLines(voice, matches)];
}

/** What the owner's texts say; null when they do not answer. */
function shopAnswer({ answering, asked, request }: Material, voice: Voice): SaidSentence[] | null {
  const asksContact = request?.act === 'topic' && request.topics.some((topic) => contactTopics.has(topic));
  // Contact details answer only questions about contact, even if they contain words of another question.
  const sentences = tellPassages(
    voice,
    answering.filter(({ source }) => asksContact || source !== 'contact'),
    asked,
  );
  if (sentences.length > 0) return sentences;
  return asksContact && request.topics.every((topic) => topic === 'contact') ? contactSentences(voice) : null;
}

const contactTopics: ReadonlySet<string> = new Set(['contact', 'place', 'hours']);
