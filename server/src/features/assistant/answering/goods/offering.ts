/** When goods that were found are offered: rules around what is weighed (`evidence.ts`). Pure. */

import { relativeKeys } from '../../../../kit/languages/dialogue/index.ts';
import { languageData } from '../../../../kit/languages/index.ts';
import { isAsking } from '../../../../kit/languages/questions.ts';
import { foldedWords } from '../../../../kit/text/words.ts';
import type { FoundPassages } from '../../finding/find.ts';
import { attributesAsked } from '../../memory/attributes.ts';
import { isFunctionWord } from '../../memory/reading/function-words.ts';
import { isBeforePurpose } from '../../memory/reading/purpose.ts';
import type { Reading } from '../../memory/reading/reading.ts';
import type { ProductSearch } from '../../memory/request.ts';
import { named } from '../../memory/rules/moment.ts';
import { holdsWord } from '../../memory/words.ts';
import type { FoundProducts } from '../searching.ts';
import type { Understood } from '../understanding.ts';
import { type WeighedGoods, weighGoods } from './evidence.ts';

/** Weighs goods that a search found, and what the owner's texts say, as the answer to a message. `act` as in `GoodsFound`. */
export const weighFound = (
  { questions, reading }: Understood,
  act: 'search' | 'question',
  search: ProductSearch,
  found: FoundProducts,
  texts: FoundPassages,
): WeighedGoods => weighGoods({ message: questions[0], act, reading, search, ...found, texts });

/**
 * How likely goods must be what is asked for. 'In black?', 'rather a bag' of what was shown asks for goods whatever words stand beside; so does
 * 'anything warm?' where goods fit, unless much speaks against it.
 */
export function leastLikely(understood: Understood, { reason }: ProductSearch, found: FoundProducts): number {
  const { reading, conversation } = understood;
  const { count } = found;
  const refines = (reason !== 'wish' && reason !== 'count') || (conversation.shown.length > 0 && !named(reading));
  if (refines) return Number.NEGATIVE_INFINITY;
  if (isGiftOnly(reading) && count > 0) return Number.NEGATIVE_INFINITY;
  // 'And liquid?' after goods were shown.
  const goesOn = reading.wordCount <= mostOfContinuing || (reading.continues && namesKind(reading, found.records));
  const continues = conversation.shown.length > 0 && goesOn && reading.topics.length === 0;
  return (reading.keys.has('some') || continues) && count > 0 ? leastOfAny : 0;
}
/** If a first message names a kind of product, it wishes for that, whatever else it mentions. */
export const leastOfKind = ({ reading }: Understood): number => (reading.keys.has('which') ? Number.NEGATIVE_INFINITY : -4.5);

/**
 * 'My daughter starts school, needs a satchel', 'which lock would you take for the city?': a first message that names a kind of thing that was found, and
 * asks nothing else than which.
 */
export function opensWithKind({ text, language, reading, conversation }: Understood, { count, records }: FoundProducts): boolean {
  const { topics, asks, measures, keys } = reading;
  if (conversation.shown.length > 0 || conversation.subject !== null || topics.length + asks.size + measures.size > 0) return false;
  // An explicit wish is shown what comes nearest; the question 'do you have …?' is not.
  if (count === 0 && (!keys.has('seeking') || isAsking(text, language))) return false;
  if ((['count', 'time', 'compare', 'person', 'it', 'them', 'formerly'] as const).some((key) => keys.has(key))) return false;
  // 'A mat for inside the door' asks for no details.
  if (keys.has('details') && !keys.has('seeking')) return false;
  if (!namesKind(reading, records)) return false;
  if (keys.has('which')) return true;
  return !isAsking(text, language) && (keys.has('seeking') || keys.has('advice') || isHeadedByKind(text, reading, records));
}

/** 'Gloves against thorns', 'iPhone için şarj kablosu': the kind stands where a language names a thing, and nothing is told of it. */
function isHeadedByKind(text: string, { language, content }: Reading, records: FoundProducts['records']): boolean {
  const words = foldedWords(text);
  const isTold = (word: string) => !isFunctionWord(word, language) && !isBeforePurpose(word, language);
  const from = words.findIndex(isTold);
  const to = words.findIndex((word, at) => at > from && !isTold(word));
  // 'A light glove against thorns': the first name, of which each language calls the thing at its own end.
  const name = words.slice(from, to < 0 ? undefined : to);
  const { thingStands } = languageData(language).traits;
  const head = thingStands === 'last' ? words.findLast(isTold) : thingStands === 'first' ? name[0] : name.at(-1);
  const named = content.filter(({ text: phrase, wishes }) => wishes.length === 0 && phrase.split(' ').includes(head ?? ''));
  return named.length > 0 && namesKind({ content: named, language }, records);
}

/** How many there are, how long something takes, what one is like, how two differ, or for a person. */
const asksOtherThanGoods = (keys: Reading['keys']): boolean =>
  (['count', 'time', 'details', 'compare', 'person'] as const).some((key) => keys.has(key));

/** A message of so few words may refer to the products just shown. */
const mostOfContinuing = 3;

/** 'A blind for sleeping': a first message that asks nothing, and names a kind of thing that was found. */
export function namesGoodsOnly(
  { isQuestion, topics, asks, measures, keys, content, language }: Reading,
  { count, records }: FoundProducts,
): boolean {
  if (isQuestion || count === 0 || topics.length + asks.size + measures.size > 0) return false;
  if (asksOtherThanGoods(keys)) return false;
  return namesKind({ content, language }, records);
}

/** All words that say what kind of thing a product is. */
const calledOf = ({ title, kinds, categories }: FoundProducts['records'][number]): string => [title, ...kinds, ...categories].join(' ');

/** Whether a word names the kind of the first product that was found. */
function namesKind({ content, language }: Pick<Reading, 'content' | 'language'>, [best]: FoundProducts['records']): boolean {
  const kind = best ? calledOf(best) : '';
  return content.some(({ text, wishes }) => wishes.length === 0 && text.split(' ').every((word) => holdsWord(kind, word, language)));
}

/**
 * 'I'm looking for competition boules under 140', 'gloves for my mother, at most 120': a first message that asks nothing, says that goods are wanted,
 * and names those that were found. A text of the owner that holds the same words is no answer to it.
 */
export function seeksNamedGoods(
  understood: Understood,
  { reason }: ProductSearch,
  { evidence }: WeighedGoods,
  found: FoundProducts,
): boolean {
  const { isQuestion, topics, asks, measures, keys, budget } = understood.reading;
  const isShopAbout = evidence.asksService > 0 || evidence.ofShop >= likelyOfShop;
  if (reason === 'wish' && !isShopAbout && opensWithKind(understood, found)) return true;
  if (reason !== 'wish' || isQuestion || topics.length + asks.size + measures.size > 0) return false;
  // 'I would like my knives sharpened' is a wish too, but for a service that a text describes.
  const wants = budget !== null || keys.has('gift') || (keys.has('seeking') && evidence.asksText === 0);
  return wants && evidence.named > 0 && evidence.asksService === 0;
}

export const likelyOfShop = 0.3;

/** 'A gift for my father, at most 30': the message says only for whom or for what it is. */
export const tellsWishesOnly = ({ content, topics, asks, measures, isQuestion }: Reading): boolean =>
  !isQuestion && topics.length + asks.size + measures.size === 0 && content.every(({ wishes }) => wishes.length > 0);

/** The same without a price limit: 'a gift for my father'. */
const isForSomebody = ({ keys }: Reading): boolean => relativeKeys.some((key) => keys.has(key));

/** 'A gift for my boss', 'something for her, at most 30': no text of the owner answers it, though one speaks of gifts. */
export const isGiftOnly = (reading: Reading): boolean =>
  tellsWishesOnly(reading) && (reading.budget !== null || isForSomebody(reading) || reading.keys.has('gift'));

/**
 * 'Something for cold feet', 'what do I need for a picnic?': says what a thing is for, and names none. Who asks whether the shop has something
 * wishes for goods too, where no topic of the shop is asked about.
 */
export function isOpenWish({ keys, content, topics, asks, measures, isQuestion, isVague }: Reading): boolean {
  if (topics.length + asks.size + measures.size > 0) return false;
  return (isVague && (keys.has('seeking') || content.some(({ isPurpose }) => isPurpose))) || (keys.has('gift') && !isQuestion);
}

/**
 * 'Which firm pillow do you recommend?', 'a case that fits on board': seeks a thing that the shop has, and asks nothing else. Whatever else is told of it,
 * no text of the owner is a better answer.
 */
export function seeksThing({ reading, conversation, text }: Understood, search: ProductSearch, { records }: FoundProducts): boolean {
  const { thing, reason, purposes } = search;
  const { topics, topicWords, asks, measures, keys, language } = reading;
  if (!thing || (reason !== 'wish' && reason !== 'count' && reason !== 'advice')) return false;
  // 'I need a big rucksack', 'scales that weigh to a tenth of a gram': says what it should be like, and asks for no measure or size.
  const isTold = keys.has('seeking') && !isAsking(text, language);
  // 'He eats a lot, so a big one is better' measures nothing.
  const isDegree = (keys.has('most') || keys.has('least')) && !isAsking(text, language);
  if (measures.size > 0 && !isTold && !isDegree) return false;
  // 'Round mirror price': the goods are told with their prices.
  // What is asked of things may be the name of one: 'fabric'.
  const isAskedFor = (ask: string) => search.asks.some((each) => each === ask);
  if (!isTold && [...asks].some((ask) => isAskedFor(ask) && (ask !== 'price' || conversation.shown.length > 0))) return false;
  if ((['time', 'details', 'compare', 'person'] as const).some((key) => keys.has(key))) return false;
  // 'A gift box' is a thing where the shop has one, not gift wrapping.
  const isOfThing =
    topicWords.some(({ text }) => text.split(' ').includes(thing)) ||
    topicWords.every(({ text, isPurpose }) => isPurpose === true || purposes.includes(text));
  // 'Which of your cake tins goes in the dishwasher?' chooses among tins.
  const isChosenBy = keys.has('which') && topics.every((topic) => topic === 'care');
  if (topics.length > 0 && !isChosenBy && (topicWords.length === 0 || !isOfThing)) return false;
  const [best] = records;
  return best !== undefined && holdsWord(calledOf(best), thing, language);
}

/**
 * 'My daughter is 6 and loves beads. What would you recommend?', 'do you have something that my mother can sit on?': says whom it is for, and seeks something
 * or advice, where goods fit.
 */
export function seeksForSomebody(
  { reading, text, language }: Understood,
  { constraints, reason }: ProductSearch,
  { evidence }: WeighedGoods,
  { count }: FoundProducts,
): boolean {
  const { keys, topics, asks, measures, wishes, isVague } = reading;
  if (reason !== 'wish' || count === 0 || topics.length + asks.size + measures.size > 0 || evidence.asksService > 0) return false;
  const isFor =
    wishes.some(({ family }) => family === 'recipient' || family === 'age') &&
    (constraints.wishes.recipient ?? constraints.wishes.age) !== undefined;
  // 'Can I set up a gift list for a baby?' asks for a service.
  return isFor && (keys.has('advice') || (keys.has('gift') && !isAsking(text, language)) || (isVague && keys.has('seeking')));
}

/**
 * 'My son does his homework in the evenings, a light for his desk', 'something to carry water in': a first message that tells or wishes and asks nothing of
 * the shop. No text answers it, so the goods that fit are shown.
 */
export function offersToStatement(
  { reading, conversation, text, language }: Understood,
  { evidence, likelihood }: WeighedGoods,
  { count, records }: FoundProducts,
  { answers }: FoundPassages,
): boolean {
  const { keys, topics, asks, measures, isVague } = reading;
  if (answers || conversation.shown.length > 0 || topics.length + asks.size + measures.size > 0) return false;
  if (evidence.asksService > 0 || evidence.ofShop >= likelyOfShop) return false;
  if (asksOtherThanGoods(keys)) return false;
  const wishes = isVague && keys.has('seeking');
  // A question mark alone may ask for a product: 'low smell paint for a nursery?'
  const words = isHeadedByKind(text, reading, records) ? text.replaceAll(/[?？؟]/gu, '') : text;
  // 'My parents do not understand what is said on TV. What do you recommend?' asks for goods.
  const asksNothing = keys.has('advice') || !isAsking(words, language);
  if (asksNothing) return likelihood > (wishes || count > 0 ? leastOfStatement : 0);
  return wishes && count > 0 && likelihood > leastOfVague;
}
const leastOfStatement = -6;
const leastOfVague = -2.5;

/**
 * 'How do I get grease off the hob?' of which no text speaks, but the description of a cleaner: goods that bear most of what is told, in several words. Of
 * a first message that only tells ('my hob is full of grease') less is enough. Who asks what is recommended asks for goods, whatever texts say; who asks
 * the shop for a service, or for a fact, does not.
 */
export function isDescribedBy(
  { reading, conversation, text, language }: Understood,
  { evidence }: WeighedGoods,
  { detailShare, count }: FoundProducts,
  { answers }: FoundPassages,
): boolean {
  const { keys, topics, asks, measures, content } = reading;
  const isFirst = conversation.shown.length === 0;
  const least = isFirst && !isAsking(text, language) ? leastToldOf.telling : leastToldOf.asking;
  if (detailShare < least || count === 0 || asks.size + measures.size > 0 || evidence.asksService > 0) return false;
  if (asksOtherThanGoods(keys)) return false;
  return (isFirst && keys.has('advice')) || (content.length > 1 && !answers && topics.length === 0);
}
const leastToldOf = { telling: 0.35, asking: 0.55 };

/** 'Her sister is 6, which would suit her?', 'and for my father?', 'I would rather have a hard one': chooses among what was talked about. */
export const choosesAmongGoods = ({ reading: { keys, wishes, topics, continues } }: Understood, { reason }: ProductSearch): boolean =>
  reason === 'refined' &&
  topics.length === 0 &&
  (keys.has('one') || wishes.some(({ family }) => family === 'age' || (family === 'recipient' && continues)));

/** Strong evidence against goods is needed before a message with 'anything' is taken as no wish for goods. */
export const leastOfAny = -1;

/** Near matches never answer a wish for a measure that none of them states, or for a diet: they might do harm. */
export function isUnstated({ count, records }: FoundProducts, { constraints }: ProductSearch, { reading }: Understood): boolean {
  if (count === 0 && constraints.wishes.diet !== undefined) return true;
  const { keys, measures } = reading;
  // 'How much is in a bag of coffee?' where the titles say it.
  if (measures.has('holds') && count > 0 && records.every(({ title }) => amountInTitle.test(title))) return false;
  return measures.size > 0 && !keys.has('seeking') && !keys.has('some') && !attributesAsked(reading, records).isMeasured;
}

const amountInTitle = /\d\s?(?:g|kg|ml|cl|l|oz|lb)\b/iu;
