/** Detects the intent of a visitor's message from its words. Pure. */
import { anyConversation } from '../../../kit/languages/index.ts';
import type { IntentPatterns } from '../../../kit/languages/shape.ts';
import { foldedWords } from '../../../kit/text/words.ts';
import { tellingWords } from '../../recommendation/index.ts';
import { isWrapping, topicsIn } from '../finding/topics.ts';

export type Intent = 'greeting' | 'thanks' | 'acknowledged' | 'goodbye' | 'person' | 'discount' | 'products' | 'question';

const shortWordCount = 5;

/** A pattern of whole words from all languages. */
const wholeWords = (name: keyof IntentPatterns) => `\\b(?:${anyConversation(({ intents }) => intents[name])})\\b`;

const greeting = new RegExp(`^${wholeWords('greeting')}`);
const thanks = new RegExp(wholeWords('thanks'));
const acknowledged = new RegExp(`^${wholeWords('acknowledged')}(?: ${wholeWords('acknowledgedEnd')})?$`);
const goodbye = new RegExp(`^(?:ok )?${wholeWords('goodbye')}`);
const person = new RegExp(wholeWords('person'));
const discount = new RegExp(`${wholeWords('discount')}|\\d\\s?% off`);
const seeking = new RegExp(wholeWords('seeking'));
const greetingWord = new RegExp(`^${wholeWords('greetingWord')}$`);

/** The intent of a message that is not an answer to the questionnaire. */
export function intentOf(message: string): Intent {
  const words = foldedWords(message);
  const text = words.join(' ');
  const short = words.length <= shortWordCount;
  if (person.test(text)) return 'person';
  if (discount.test(message.toLowerCase()) || discount.test(text)) return 'discount';
  const asks = message.includes('?') || saysMoreThanHello(message);
  if (short && thanks.test(text) && !message.includes('?')) return 'thanks';
  if (short && goodbye.test(text)) return 'goodbye';
  if (acknowledged.test(text) && !message.includes('?')) return 'acknowledged';
  if (greeting.test(text) && !asks) return 'greeting';
  return seeking.test(text) ? 'products' : 'question';
}

function saysMoreThanHello(message: string): boolean {
  return tellingWords(message).some(({ word }) => !greetingWord.test(word) && !isWrapping(word));
}

/** Whether a message mentions a topic that shops are commonly asked about: delivery, returns, payment … */
export const isAboutShop = (message: string): boolean => topicsIn(message).topics.some(({ isAspect }) => !isAspect);

/** The message without filler words and words about the shop itself; the rest may name a product. */
export function productWords(message: string): string {
  const topical = isAboutShop(message) ? topicsIn(message).words : new Set<string>();
  return message
    .split(/(?=[\s,;!?()"])/u)
    .filter((part) => foldedWords(part).every((word) => !topical.has(word) && !isWrapping(word)))
    .join('')
    .trim();
}

export interface AnswerTexts {
  text: string;
  /** What the owner wrote for the chat: a client may send it in place of the text. */
  textForChat?: string;
  customText: string;
}

/** The maximum number of answers that the widget joins into one message. */
const mostJoined = 4;
/** The maximum length between two joined answers, which contains only the owner's word for 'and'. */
const longestJoint = 50;

/**
 * The answers that a message repeats, from those chosen so far (oldest first). The widget sends an answer as its text, followed by a colon
 * and the typed text, and joins up to four. Empty when the message is not an answer to the questionnaire.
 */
export function answersIn<Answer extends AnswerTexts>(message: string, chosen: readonly Answer[]): Answer[] {
  const trimmed = message.trim();
  for (let count = Math.min(mostJoined, chosen.length); count > 0; count--) {
    const newest = chosen.slice(-count);
    const shown = newest.map(({ text, customText }) => [text, customText].filter(Boolean).join(': '));
    const forChat = newest.map(({ textForChat = '', customText }) => [textForChat.trim(), customText].filter(Boolean).join(': '));
    if (joins(trimmed, shown) || joins(trimmed, forChat)) return newest;
  }
  return [];
}

/** Whether a message consists of these texts, with the first at its start and the last at its end. */
function joins(message: string, texts: readonly string[]): boolean {
  const [first = '', last = ''] = [texts[0], texts.at(-1)];
  if (!last) return false;
  if (texts.length === 1) return message === last;
  const length = texts.reduce((sum, text) => sum + text.length, 0);
  const inPlace = message.startsWith(first) && message.endsWith(last) && texts.every((text) => message.includes(text));
  return inPlace && message.length <= length + longestJoint * texts.length;
}
