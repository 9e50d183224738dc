/** Which words of a message name a thing that the shop sells, and which only tell of what it is for. Pure. */

import { bookOf, findPhrases, type ShopTopic } from '../../../../kit/languages/dialogue/index.ts';
import { spacesWords } from '../../../../kit/languages/index.ts';
import { isAsking } from '../../../../kit/languages/questions.ts';
import { sentencesOf } from '../../guarding/sentences.ts';
import { hasProperty } from '../../records/properties.ts';
import { placesToCut } from '../reading/cuts.ts';
import { isFunctionWord } from '../reading/function-words.ts';
import { isAdjective, isBeforeMaterial, namesThingFirst, neverThings } from '../reading/noun-phrase.ts';
import { type ContentWord, type Reading, readMessage } from '../reading/reading.ts';
import { subjectIds } from '../references.ts';
import type { Moment } from '../rules/moment.ts';
import { mayJoin, wordsOfMessage } from '../words.ts';
import { withoutTopics } from './topics.ts';

/** A compound is longer than the word that it begins with. */
const shortestCompound = 8;

/**
 * 'Une crème pour le visage' seeks a cream, where the shop sells creams, not something cream-coloured; 'Gartenschere' is a thing too, whatever it
 * begins with. What is talked about may still come so.
 */
export function withThings({ reading, message, conversation, products, isThing }: Moment): Reading {
  const { language } = reading;
  if (!isThing) return reading;
  const inView = subjectIds(conversation).flatMap((id) => products.get(id) ?? []);
  const messageWords = wordsOfMessage(message, language);
  const isNoun = ({ text, wishes }: ContentWord) => {
    const at = messageWords.indexOf(text.split(' ')[0] ?? '');
    const before = messageWords[at - 1];
    if (isMaterialAlone(text, wishes)) return before === undefined || !isBeforeMaterial(before, language);
    // 'Marineblauw' stays a colour.
    if (mayJoin(language)) return text.length >= shortestCompound && wishes.every(({ family }) => family !== 'colour');
    return namesThingFirst(language) && (before === undefined || isFunctionWord(before, language) || isPhrase(before, reading));
  };
  /** 'I need coloured paper': no word beside it names a thing, as in 'paper lamp'. */
  const isMaterialAlone = (text: string, wishes: ContentWord['wishes']) =>
    !namesThingFirst(language) &&
    wishes.every(({ family }) => family === 'material') &&
    !isAdjective(text) &&
    ![-1, 1].some((step) => {
      const beside = messageWords[messageWords.indexOf(text) + step];
      return beside !== undefined && !isFunctionWord(beside, language) && !isAdjective(beside) && isThing(beside, language);
    });
  const isMisread = (word: ContentWord) =>
    word.wishes.length > 0 &&
    !word.wishes.some(({ family }) => neverThings.has(family)) &&
    isNoun(word) &&
    !inView.some((product) => word.wishes.some((wish) => hasProperty({ ...product, title: '' }, wish) === 'yes')) &&
    isThing(word.text, language);
  const things = new Set(reading.content.filter(isMisread));
  if (things.size === 0) return reading;
  const wishes = new Set([...things].flatMap((word) => word.wishes.map(({ family, value }) => `${family} ${value}`)));
  return {
    ...reading,
    content: reading.content.map((word) => (things.has(word) ? { ...word, wishes: [] } : word)),
    wishes: reading.wishes.filter(({ family, value }) => !wishes.has(`${family} ${value}`)),
  };
}

/** Families whose words describe no product when they follow 'for': shears for roses do not smell of roses. */
const notOfPurposes: ReadonlySet<string> = new Set(['scent', 'flavour', 'room']);

/** Topics whose words may also say what a product is for: 'shorts with a pocket for the phone'. */
const topicsOfPurpose: ReadonlySet<ShopTopic> = new Set(['contact', 'payment', 'place']);

/** 'What do you recommend for washing parquet?' asks for goods, not how to wash; for washing the jumpers of the shop it asks for a text. */
export function withGoodsForAdvice({ reading, conversation, isThing, knows }: Moment): Reading {
  const { topics, topicWords, content, language, keys } = reading;
  const isAdvised = keys.has('advice') && conversation.shown.length === 0 && topics.length > 0 && topics.every((topic) => topic === 'care');
  const isKnown = ({ text }: ContentWord) => text.split(' ').some((word) => knows(word, language));
  if (!isAdvised || !content.some(isKnown) || content.some(({ text }) => isThing?.(text, language))) return reading;
  return { ...withoutTopics(reading), content: [...content, ...topicWords] };
}

/** A word for a topic that stands behind 'for' asks for no text, where a thing is named before it. */
export function withoutTopicsOfPurpose({ reading, isThing }: Moment): Reading {
  const { topics, topicWords, content, language } = reading;
  const isOnlyFor = topics.every((topic) => topicsOfPurpose.has(topic)) && topicWords.every(({ isPurpose }) => isPurpose === true);
  const names = content.some(({ text, isPurpose }) => !isPurpose && isThing?.(text, language));
  if (topics.length === 0 || topicWords.length === 0 || !isOnlyFor || !names) return reading;
  return { ...withoutTopics(reading), content: [...content, ...topicWords] };
}

/** 'Shears for roses', 'a set for the garden': what a thing is for chooses among things, and is none of their properties. */
export function withPurposes({ reading }: Moment): Reading {
  const isMisread = ({ isPurpose, wishes }: ContentWord) =>
    isPurpose === true && wishes.length > 0 && wishes.every(({ family }) => notOfPurposes.has(family));
  const misread = new Set(reading.content.filter(isMisread));
  if (misread.size === 0) return reading;
  const wishes = new Set([...misread].flatMap((word) => word.wishes));
  return {
    ...reading,
    content: reading.content.map((word) => (misread.has(word) ? { ...word, wishes: [] } : word)),
    wishes: reading.wishes.filter((wish) => !wishes.has(wish)),
  };
}

/** A shorter word may be another one. */
const shortestMisspelt = 6;

/** The thing that a misspelt word stands for; null for none. */
export function asSpelt(
  word: string,
  { reading: { language }, isThing, spelt }: Pick<Moment, 'reading' | 'isThing' | 'spelt'>,
): string | null {
  if (!isThing || !spelt || word.length < shortestMisspelt || word.includes(' ')) return null;
  const text = spelt(word, language);
  return text !== word && isThing(text, language) ? text : null;
}

/** 'An orchidd for my aunt': a misspelt name of a thing is that thing. */
export function withSpelling(moment: Moment): Reading {
  const { content } = moment.reading;
  const all = content.map((word) => ({ ...word, text: (word.wishes.length === 0 && asSpelt(word.text, moment)) || word.text }));
  return all.every(({ text }, at) => text === content[at]?.text) ? moment.reading : { ...moment.reading, content: all };
}

/** Words of two letters may be interjections, and sounds of any length: 'uf', 'hmm', 'ehh'. */
const muttered = /^(?:[a-z]{1,2}|h+m+|m+h*m+|[aeou]+h+|a+|e+|u+f+)$/u;

/** 'Lovely! Which colours are there?' behind a thing: what is exclaimed of it, in words that the catalogue does not know, names nothing. */
export function withoutExclamations({ reading, message, knows, conversation }: Moment): Reading {
  const { content, language, asks, measures } = reading;
  if (subjectIds(conversation).length === 0 || asks.size + measures.size === 0) return reading;
  const exclaimed = sentencesOf(message).flatMap((sentence) => {
    const words = wordsOfMessage(sentence, language);
    return /[!！]\s*$/u.test(sentence) && words.length <= longestExclamation ? words : [];
  });
  const isExclaimed = ({ text, wishes }: ContentWord) => wishes.length === 0 && exclaimed.includes(text) && !knows(text, language);
  return content.some(isExclaimed) ? { ...reading, content: content.filter((word) => !isExclaimed(word)) } : reading;
}
const longestExclamation = 4;

/** 'Hm, something without sugar then': an interjection names nothing if the message says something else. */
export function withoutMutterings({ reading, knows }: Moment): Reading {
  const { content, language } = reading;
  const isMuttered = ({ text, wishes }: ContentWord) => wishes.length === 0 && muttered.test(text) && !knows(text, language);
  const rest = content.filter((word) => !isMuttered(word));
  return rest.length > 0 && rest.length < content.length ? { ...reading, content: rest } : reading;
}

const behindQuestion = /(?<=[?؟])\s+/u;

/** 'Does it stink? My wife won't have it otherwise': what is remarked of a person behind a question asks for nothing. */
export function withoutRemarks({ message, reading, conversation, isThing }: Moment): Reading {
  const { language } = reading;
  const [question = '', ...remarks] = message.split(behindQuestion);
  const isRemarked = remarks.length > 0 && conversation.shown.length > 0 && spacesWords(language) && isAsking(question, language);
  if (!isRemarked || remarks.some((each) => isAsking(each, language))) return reading;
  const remark = readMessage(remarks.join(' '), language);
  const { topics, asks, measures, ordinals, budget, quantity, exclusions, destination, content, keys } = remark;
  const isPerson = ({ wishes }: ContentWord) => wishes.length > 0 && wishes.every(({ family }) => family === 'recipient');
  const namesNothing = content.every((word) => isPerson(word) || (word.wishes.length === 0 && isThing?.(word.text, language) === false));
  const asksNothing =
    topics.length + measures.size + ordinals.length + exclusions.length === 0 && [...asks].every((ask) => ask === 'stock');
  const seeks = keys.has('seeking') || keys.has('some') || keys.has('which') || keys.has('total');
  const isOfPerson = content.some(isPerson) && namesNothing && asksNothing && !seeks;
  return isOfPerson && budget === null && quantity === null && destination === null ? readMessage(question, language) : reading;
}

const isPhrase = (word: string, { language }: Reading): boolean => findPhrases(bookOf(language), [word]).length > 0;

/** A shorter part of a message does not describe a situation. */
const fewestTelling = 3;

/**
 * 'My husband snores and needs a firm pillow. What do you have?': a part of a message that names no thing tells what the thing of another part is for.
 * Its words choose among the things that are found; no thing has to be called by them.
 */
export function withCircumstances({ reading, message, isThing }: Moment): Reading {
  const { language, content, keys } = reading;
  const seeks = keys.has('seeking') || keys.has('some') || keys.has('which') || keys.has('advice');
  if (!isThing || content.length < 2) return reading;
  const parts = partsOf(message, reading);
  if (parts.length < 2) return reading;
  const isOf = (part: readonly string[]) => (word: ContentWord) =>
    word.text.split(' ').every((each) => part.includes(each) || (!spacesWords(language) && part.join('').includes(each)));
  const names = (part: readonly string[]) =>
    content.filter(isOf(part)).some((word) => word.wishes.length === 0 && isThing(word.text, language));
  const naming = parts.filter(names);
  // 'Our guests come tomorrow!! A vase for roses': the last part is the name of what is sought.
  const last = parts.at(-1) ?? [];
  if (!seeks && !(naming.length === 1 && naming[0] === last && !isAsking(last.join(' '), language))) return reading;
  if (naming.length === 0) return reading;
  const phrases: string[][] = [];
  for (const [at, part] of parts.entries()) {
    const goesOn = phrases.includes(parts[at - 1] ?? []);
    if (!naming.includes(part) && (part.length >= fewestTelling || goesOn)) phrases.push(part);
  }
  const isTold = (word: ContentWord) =>
    word.wishes.length === 0 && !naming.some((part) => isOf(part)(word)) && phrases.some((part) => isOf(part)(word));
  if (!content.some(isTold)) return reading;
  return { ...reading, content: content.map((word) => (isTold(word) ? { ...word, isPurpose: true } : word)) };
}

function partsOf(message: string, reading: Reading): string[][] {
  const cuts = [0, ...placesToCut(message, reading.language, ['and']), message.length];
  const cut = cuts.slice(1).flatMap((end, at) => {
    const text = message.slice(cuts[at], end);
    const words = wordsOfMessage(text, reading.language);
    return words.length > 0 ? [{ words, isSentence: endsSentence.test(message.slice(0, cuts[at])) }] : [];
  });
  const parts: string[][] = [];
  for (const { words, isSentence } of cut) {
    const last = parts.at(-1);
    // 'A soft and warm pillow' is one part: no word of grammar stands behind the 'and'.
    const next = words[1] ?? '';
    const isOne =
      !isSentence && words.length > 1 && reading.content.some(({ text }) => text.split(' ').includes(next)) && words.length <= mostOfPair;
    if (last && isOne) last.push(...words);
    else parts.push(words);
  }
  return parts;
}
const endsSentence = /[.!?؟;؛…。？！\n,،、，]\s*$/u;
const mostOfPair = 3;
