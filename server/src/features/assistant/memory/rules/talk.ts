/** Rules M1 and M3: talk, and discounts in general. Pure. */

import { tellsOfBasket } from '../../../../kit/languages/basket.ts';
import { withWholeWords } from '../../../../kit/languages/chat-words.ts';
import { bookOf, comparable, type DialogueKey, findPhrases } from '../../../../kit/languages/dialogue/index.ts';
import { isAsking } from '../../../../kit/languages/questions.ts';
import type { Reading } from '../reading/reading.ts';
import { speaksOfIt } from '../reading/subject.ts';
import { subjectIds, type Target } from '../references.ts';
import type { Request } from '../request.ts';
import { holdsWord, wordsOfMessage } from '../words.ts';
import { isWishing, type Moment, searchFor } from './moment.ts';

const mostTalk = 6;

/** Thanks, greetings and the like; null when the message asks for something. */
export function talk(moment: Moment): Request | null {
  const { reading, conversation } = moment;
  const { keys, wordCount } = reading;
  if (isThankful(moment)) return { act: 'talk', phrase: 'thanks' };
  if (wordCount > mostTalk || reading.content.length > 0 || isWishing(reading) || reading.topics.length > 0 || reading.asks.size > 0)
    return null;
  const asks =
    reading.isQuestion ||
    keys.has('seeking') ||
    keys.has('advice') ||
    keys.has('person') ||
    keys.has('discount') ||
    keys.has('others') ||
    keys.has('compare') ||
    keys.has('which') ||
    reading.measures.size > 0;
  const isFurther = reading.isQuestion && beyondThanks.some((key) => keys.has(key));
  if (keys.has('thanks') && !isFurther && !(keys.has('which') || reading.measures.size > 0)) return { act: 'talk', phrase: 'thanks' };
  if (keys.has('goodbye') && !asks) return { act: 'talk', phrase: 'goodbye' };
  const refers =
    reading.ordinals.length > 0 ||
    // 'Ok, two then'
    (reading.quantity !== null && conversation.shown.length > 0) ||
    keys.has('cheaper') ||
    keys.has('dearer') ||
    keys.has('cheapest') ||
    keys.has('dearest') ||
    reading.destination !== null;
  if (asks || refers) return null;
  if (keys.has('greeting')) return { act: 'talk', phrase: conversation.shown.length > 0 ? 'anythingElse' : 'hello' };
  return keys.has('acknowledged') ? { act: 'talk', phrase: 'anythingElse' } : null;
}

const mostThanks = 12;
/** Who adds one of these to thanks asks for something. */
const beyondThanks: readonly DialogueKey[] = [
  'seeking',
  'some',
  'others',
  'which',
  'compare',
  'cheaper',
  'dearer',
  'cheapest',
  'dearest',
  'both',
  'price',
  'delivery',
  'discount',
  'person',
];

/** 'Brilliant, thanks for your help!', 'danke, dann bestelle ich das': thanks in whatever words that name no thing of the shop and ask nothing. */
function isThankful({ message, reading, isThing, conversation, products }: Moment): boolean {
  const takes = tellsOfBasket('takes', message, reading.language);
  const { keys, content, language, wordCount, quantity, ordinals, destination, topics, measures } = reading;
  if (!keys.has('thanks') || reading.isQuestion || wordCount > mostThanks || isWishing(reading)) return false;
  if (topics.length + measures.size > 0 || (ordinals.length > 0 && !takes) || quantity !== null || destination !== null) return false;
  if (beyondThanks.some((key) => keys.has(key)) || isAsking(message, language)) return false;
  // 'Material of the planter, thanks': a few words that name what is asked, with thanks for the answer.
  if (isThankedAhead(message, reading)) return false;
  // 'I take the tray, thanks a lot'
  const inView = conversation.shown.flatMap(({ productIds }) => productIds.flatMap((id) => products.get(id)?.title ?? []));
  const isSeen = (word: string) => inView.some((title) => holdsWord(title, word, language));
  return content.every(({ text }) => text.split(' ').every((word) => isThing?.(word, language) !== true || isSeen(word)));
}

const mostNamed = 5;

/** Whether thanks end a few words that ask for something without a question. */
function isThankedAhead(message: string, { keys, asks, language, wordCount }: Reading): boolean {
  const words = wordsOfMessage(withWholeWords(message, language), language);
  const thanks = findPhrases(bookOf(language), words.map(comparable)).find((hit) => hit.keys.includes('thanks'));
  return wordCount <= mostNamed && (asks.size > 0 || keys.has('time')) && thanks?.to === words.length && thanks.from > 0;
}

/** Asks for a reduction in general; what a product cost before is a fact of the product. */
export function discount(moment: Moment, target: Target | null): Request | null {
  const { reading } = moment;
  const { keys, asks, hasPercent, content, topics } = reading;
  // 'Is there a discount for bank transfer?': the shop's texts on paying say so, or nothing does.
  if (topics.includes('payment')) return null;
  const asksDiscount = keys.has('discount') || (hasPercent && content.length === 0);
  // 'What was the price before the discount?' asks for a former price.
  const isFormer = asks.has('saving') && (target?.isNamed === true || (content.length === 0 && target !== null));
  return asksDiscount && !isFormer && !(target?.isNamed && asks.has('price')) ? (reductionOf(moment, target) ?? { act: 'discount' }) : null;
}

/** 'Is there a discount on it?', 'how much is it off?' of the one thing in view, where it is reduced. */
function reductionOf(moment: Moment, target: Target | null): Request | null {
  const { reading, products, conversation } = moment;
  const { keys, asks, hasPercent, quantity } = reading;
  const [only, ...others] = target?.productIds ?? subjectIds(conversation);
  const product = only === undefined || others.length > 0 ? undefined : products.get(only);
  const isOfIt = keys.has('it') || asks.has('price') || keys.has('byHowMuch') || speaksOfIt(moment.message, reading.language);
  if (!product || only === undefined || product.regularPriceMinor === null || !isOfIt || hasPercent || quantity !== null) return null;
  return { act: 'about', productIds: [only], asks: ['saving'], wishes: [], attributes: [], search: searchFor(moment, 'refined') };
}
