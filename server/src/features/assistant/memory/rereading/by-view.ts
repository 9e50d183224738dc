/** What the products in view tell about the words of a message: versions, numbers, properties, pieces and brands. Pure. */

import { articlesOf, hasArticles } from '../../../../kit/languages/articles.ts';
import type { ShopTopic } from '../../../../kit/languages/dialogue/index.ts';
import { isPiece } from '../../../../kit/languages/pieces.ts';
import { familyOfName } from '../../../../kit/languages/vocabulary/index.ts';
import { foldedWords, foldText } from '../../../../kit/text/words.ts';
import { hasOption } from '../../records/properties.ts';
import { attributesAsked } from '../attributes.ts';
import type { ContentWord, Reading } from '../reading/reading.ts';
import { isUnit } from '../reading/units.ts';
import { extremeMeant, listFor, subjectIds, wordsInTitle } from '../references.ts';
import type { Moment } from '../rules/moment.ts';
import { weakTopics } from '../rules/topics.ts';
import { scalesOf } from '../scales.ts';
import { numbersAsSizes, versionLacking } from '../versions/numbers.ts';
import { withVersionsInView } from '../versions/options.ts';
import { piecesMeant, versionNumbered } from '../versions/versions.ts';
import { basesOf, holdsWord } from '../words.ts';
import { withoutTopics } from './topics.ts';

/** 'And in rose?' about products that come in rose names a version. Asking for 'any' or 'others' starts a search instead, and the reading stays. */
export function withVersions({ reading, message, conversation, products, named: called = [] }: Moment): Reading {
  const { keys } = reading;
  if (keys.has('some') || keys.has('count') || reading.exclusions.length > 0) return reading;
  const ids = new Set([...called, ...subjectIds(conversation), ...(reading.ordinals.length > 0 ? (listFor(conversation, 2) ?? []) : [])]);
  return withVersionsInView(
    reading,
    message,
    [...ids].flatMap((id) => products.get(id) ?? []),
  );
}

/**
 * 'What was the price of the iron one?' of an iron kettlebell that was shown irons nothing, and 'does a phone with a case fit?' of a phone holder asks for no
 * number: a word of its name is no topic of the shop.
 */
export function withNamesInView({ reading, conversation, products }: Moment): Reading {
  const { topics, topicWords, keys, asks, content, language } = reading;
  const [topic, ...others] = topics;
  if (topic === undefined || topicWords.length === 0) return reading;
  // 'How many cards does it take?' of a card holder is no question about payment.
  const isOfThing = others.length === 0 && (topic === 'contact' || topic === 'payment') && (content.length > 0 || keys.has('count'));
  const isPointed = keys.has('one') || asks.has('price') || asks.has('stock');
  if (!isOfThing && !(isPointed && topics.every((each) => weakTopics.has(each)))) return reading;
  const shown = conversation.shown.flatMap(({ productIds }) => productIds.flatMap((id) => products.get(id) ?? []));
  const isName = ({ text }: ContentWord) => text.split(' ').every((word) => shown.some(({ title }) => holdsWord(title, word, language)));
  return topicWords.every(isName) ? withoutTopics(reading) : reading;
}

const mostOfLook = 6;

/** 'E da 24 c’è?' is no budget when the product comes in 20 and 28 cm, but a size. */
export function withNumbersOfView({ reading, conversation, products }: Moment): Reading {
  const { budget, keys, bareNumbers, asks, wordCount } = reading;
  const [only, ...more] = subjectIds(conversation);
  const product = only === undefined || more.length > 0 ? undefined : products.get(only);
  const isLone = budget !== null && budget.min !== null && budget.max === null && !budget.exclusive && bareNumbers.length === 0;
  if (!product || !isLone || keys.has('currency') || keys.has('dearer') || wordCount > mostOfLook) return reading;
  const number = { ...reading, budget: null, bareNumbers: [String(budget.min)] };
  // 'Da 35 quanto costa?' when there is a version of 35
  if (asks.has('price') && versionNumbered(number, product).length === 0) return reading;
  return numbersAsSizes(number, [product]).length + versionLacking(number, product).length > 0 ? number : reading;
}

/**
 * 'My window is 90 cm wide. What is it in that size?' of what comes 60 and 90 cm wide: the words around the number name nothing, where none of them is
 * a thing of the shop.
 */
export function withVersionMeasured({ reading, conversation, products, named: called = [], isThing }: Moment): Reading {
  const { content, asks, bareNumbers, keys, language } = reading;
  const [only, ...more] = subjectIds(conversation);
  const product = only === undefined || more.length > 0 ? undefined : products.get(only);
  const asksOfVersion = asks.has('price') || asks.has('stock') || keys.has('seeking');
  if (!product || !isThing || !asksOfVersion || bareNumbers.length === 0 || content.length === 0) return reading;
  if (called.some((id) => id !== only) || versionNumbered(reading, product).length !== 1) return reading;
  const own = [product.title, ...product.categories];
  const isOwn = (word: string) => own.some((each) => holdsWord(each, word, language));
  const isOther = ({ text }: ContentWord) => text.split(' ').some((word) => isThing(word, language) && !isOwn(word));
  if (content.some(isOther)) return reading;
  // 'And 150 wide, do you have that?' asks whether that version is there.
  const measured =
    asks.has('price') || asks.has('stock')
      ? { asks, keys }
      : { asks: new Set([...asks, 'stock' as const]), keys: without(keys, 'seeking') };
  return { ...reading, ...measured, content: content.filter(({ wishes }) => wishes.length > 0) };
}

const without = <Key>(keys: ReadonlySet<Key>, left: Key): ReadonlySet<Key> => new Set([...keys].filter((key) => key !== left));

/** Topics that a shop may also state as a property of a product: 'Lave-vaisselle : Oui', 'Care: hand wash only'. */
const statedTopics: ReadonlySet<ShopTopic> = new Set([...weakTopics, 'warranty']);

/** 'Does it go in the dishwasher?' asks for the property of that name, where the product in view states one. */
export function withPropertiesForTopics({ reading, message, conversation, products, named: called = [] }: Moment): Reading {
  const { topics, topicWords, content, language } = reading;
  const [only, ...more] = subjectIds(conversation);
  // 'The large pack' of the product in view is no gift wrapping.
  const isPack = topics.length === 1 && topicWords.length > 0 && topicWords.every(({ text }) => isPiece(text, language));
  if (isPack && more.length === 0 && products.get(only ?? 0)?.variants.length) return withoutTopics(reading);
  if (topics.length === 0 || !topics.every((each) => statedTopics.has(each))) return reading;
  const padded = ` ${foldedWords(message).join(' ')} `;
  const records = [...new Set([...called, ...subjectIds(conversation)])].flatMap((id) => products.get(id) ?? []);
  const names = records.flatMap(({ attributes }) => attributes.flatMap(({ name, family }) => (family ? [] : foldedWords(name).join(' '))));
  const named = [...new Set(names)].filter((name) => name.length >= shortestName && padded.includes(` ${name} `));
  if (named.length === 0) return reading;
  const words = named.map((name): ContentWord => ({ text: name, written: name, wishes: [] }));
  const rest = content.filter(({ text }) => !named.some((name) => text.split(' ').every((word) => holdsWord(name, word, language))));
  return { ...withoutTopics(reading), content: [...rest, ...words] };
}
const shortestName = 4;

/** 'Two of the 8' of what comes in 8 and 10 counts two; 'the burner of 40' counts none; 'two boxes' counts boxes of what is talked about. */
export function withPieces({ reading, conversation, products, named: called = [] }: Moment): Reading {
  if (reading.counts.length === 0) return reading;
  const ids = [...new Set([...called, ...subjectIds(conversation)])];
  const records = ids.flatMap((id) => products.get(id) ?? []);
  const quantity = piecesMeant(reading, records);
  const isOwn = (text: string) => records.some(({ title }) => holdsWord(title, text, reading.language));
  const counted = ({ text }: ContentWord) => quantity !== null && isPiece(text, reading.language) && !isOwn(text);
  const content = reading.content.filter((word) => !counted(word));
  if (quantity === reading.quantity && content.length === reading.content.length) return reading;
  const counts = reading.counts
    .filter(({ count }) => quantity === null || count === quantity || reading.quantity === null)
    .map(({ count, words }) => ({ count, words: words.filter((word) => !counted(word)) }));
  return { ...reading, quantity, counts, content };
}

/** 'Not that brand', 'another brand' rule out the brands of the products that are talked about. */
export function withBrandsInView({ reading, conversation, products }: Moment): Reading {
  const isBrand = ({ text }: ContentWord) => [text, ...basesOf(text, reading.language)].some((form) => familyOfName(form) === 'brand');
  const isOther = reading.keys.has('others') && reading.content.some(isBrand);
  if (!isOther && !reading.exclusions.some(isBrand)) return reading;
  const brands = new Set(subjectIds(conversation).flatMap((id) => products.get(id)?.brand || []));
  if (brands.size === 0) return reading;
  const inView = [...brands].map((brand): ContentWord => ({ text: foldText(brand), written: brand, wishes: [] }));
  const others = (words: readonly ContentWord[]) => words.filter((word) => !isBrand(word));
  return { ...reading, content: others(reading.content), exclusions: [...others(reading.exclusions), ...inView] };
}

const looks: ReadonlySet<string> = new Set(['colour', 'size', 'material']);

/** 'Pity, and in blue?', 'how much does it weigh then': a few words that ask how a thing looks or measures, and seek none. */
const asksLookOfView = ({ keys, wishes, measures, budget, wordCount }: Reading): boolean =>
  wordCount <= mostOfLook &&
  budget === null &&
  !(['seeking', 'some', 'gift', 'count', 'advice'] as const).some((key) => keys.has(key)) &&
  (measures.size > 0 || (wishes.length > 0 && wishes.every(({ family }) => looks.has(family))));

/**
 * 'What would he have to pay for it?', 'my sister adores olive, is it there?' of the only thing in view: its price, a sum with delivery, or a version that it
 * comes in. A word with an article before it names another thing: 'what does the umbrella cost?'
 */
function asksOfOneInView({
  reading,
  message,
  conversation,
  products,
}: Pick<Moment, 'reading' | 'message' | 'conversation' | 'products'>): boolean {
  const { asks, wishes, keys, language, exclusions, budget } = reading;
  const [only, ...others] = subjectIds(conversation).flatMap((id) => products.get(id) ?? []);
  if (!only || others.length > 0 || exclusions.length > 0 || budget !== null) return false;
  if ((['some', 'others', 'count', 'which', 'advice', 'gift'] as const).some((key) => keys.has(key))) return false;
  const isOfVersion = wishes.length > 0 && wishes.every((wish) => hasOption(only, wish));
  const isOfPrice = asks.has('price') || reading.withDelivery;
  if (!isOfVersion && !(isOfPrice && (keys.has('it') || hasArticles(language)))) return false;
  const words = foldedWords(message);
  const isNoun = (word: string) => articlesOf(language).includes(words[words.indexOf(word) - 1] ?? '');
  return !reading.content.some(({ text, wishes: of }) => of.length === 0 && isNoun(text.split(' ')[0] ?? ''));
}

/**
 * Where a message refers to something shown ('it', 'the second', 'for two'), a word that the catalogue does not know names no product: it
 * is a verb or the like.
 */
export function withoutStrangeWords(moment: Moment): Reading {
  const { reading, message, knows, conversation, products, named: calledByName = [] } = moment;
  const { keys, ordinals, quantity, content, language } = reading;
  const inView = subjectIds(conversation);
  const bearing = inView.filter((id) => wordsInTitle(reading, products.get(id)).size > 0);
  // 'Does the Fjord go in the machine?' of some of those that were shown.
  const isCalled = inView.length > 1 && bearing.length === 1 && !keys.has('seeking') && !keys.has('some');
  const refers =
    calledByName.length > 0 ||
    extremeMeant(reading) !== null ||
    scalesOf(reading).length > 0 ||
    reading.asks.has('saving') ||
    isCalled ||
    content.some(({ text }) => isUnit(text, language)) ||
    asksOfOneInView({ reading, message, conversation, products }) ||
    ordinals.length > 0 ||
    quantity !== null ||
    asksLookOfView(reading) ||
    (['it', 'them', 'both', 'which', 'total', 'cheaper', 'dearer', 'compare'] as const).some((key) => keys.has(key));
  const ids = calledByName.length > 0 ? calledByName : inView;
  if (!refers || ids.length === 0) return reading;
  const { words: properties } = attributesAsked(
    reading,
    ids.flatMap((id) => products.get(id) ?? []),
  );
  const isKnown = (word: ContentWord) =>
    word.wishes.length > 0 ||
    properties.has(word) ||
    (!isUnit(word.text, language) && word.text.split(' ').some((part) => knows(part, language)));
  return { ...reading, content: content.filter(isKnown) };
}
