/** What the catalogue says about the words of a message: what is ruled out, and what is a kind of goods. Pure. */

import { writesTogether } from '../../../../kit/languages/compounds.ts';
import type { DialogueLanguage } from '../../../../kit/languages/dialogue/index.ts';
import { failureIn } from '../../../../kit/languages/failing.ts';
import { isAsking } from '../../../../kit/languages/questions.ts';
import { familyOfName, findValues, lexiconOf, vocabularyLanguage } from '../../../../kit/languages/vocabulary/index.ts';
import { isFunctionWord } from '../reading/function-words.ts';
import { isWithout } from '../reading/message/content.ts';
import { isRelative, namesThingLast, neverThings } from '../reading/noun-phrase.ts';
import type { ContentWord, Reading } from '../reading/reading.ts';
import { subjectIds } from '../references.ts';
import type { Moment } from '../rules/moment.ts';
import { weakTopics } from '../rules/topics.ts';
import { basesOf, holdsWord, wordsOfMessage } from '../words.ts';
import { withoutTopics } from './topics.ts';

/** Exclusions in messages of at most this many words are kept unchecked. */
const mostOfRulingOut = 4;

/** Drops exclusions of words that neither the catalogue nor the language knows as a thing: 'and if she does not get on with it?' excludes nothing. */
export function withKnownExclusions({ reading, message, knows, isStated, isThing: isThingWord }: Moment): Reading {
  if (reading.wordCount <= mostOfRulingOut) return reading;
  const isThing = ({ text, wishes }: ContentWord) =>
    wishes.length > 0 ||
    familyOfName(text) !== null ||
    text.split(' ').some((word) => knows(word, reading.language) || isStated?.(word, reading.language));
  const namedThings = reading.exclusions.filter(isThing);
  const failures = [
    ...behindFailure(message, reading.language, namedThings),
    ...behindNegatedVerb({ reading, message, isThing: isThingWord, isStated }, namedThings),
  ];
  const exclusions = namedThings.filter((word) => !failures.includes(word));
  if (exclusions.length === reading.exclusions.length) return reading;
  return { ...reading, exclusions, content: [...reading.content, ...failures.map((word) => ({ ...word, isPurpose: true as const }))] };
}

/** 'Mis padres no entienden los diálogos' rules no dialogues out: what somebody fails at is only told. */
function behindFailure(message: string, language: DialogueLanguage, exclusions: readonly ContentWord[]): ContentWord[] {
  const words = wordsOfMessage(message, language);
  const verb = failureIn(words, language);
  return exclusions.filter(({ text }) => {
    const at = words.indexOf(text.split(' ')[0] ?? '');
    return verb >= 0 && at > verb && at <= verb + reachOfVerb;
  });
}
const reachOfVerb = 4;

/**
 * 'A filter that does not suck in small shrimps' rules no shrimps out where negation stands before the verb ('nie wciągnie'): behind the thing that is sought
 * or a relative word, the first word behind it is no thing and no property.
 */
function behindNegatedVerb(
  { reading, message, isThing, isStated }: Pick<Moment, 'reading' | 'message' | 'isThing' | 'isStated'>,
  exclusions: readonly ContentWord[],
): ContentWord[] {
  const { language } = reading;
  const words = wordsOfMessage(message, language);
  const placeOf = ({ text }: ContentWord) => words.indexOf(text.split(' ')[0] ?? '');
  const [verb] = reading.exclusions;
  const at = verb ? placeOf(verb) : 0;
  const before = words[at - 2];
  // 'A bag without cotton'
  if (!verb || before === undefined || isWithout(words[at - 1] ?? '') || verb.wishes.length > 0 || familyOfName(verb.text) !== null)
    return [];
  if (isThing?.(verb.text, language) || isStated?.(verb.text, language)) return [];
  // 'A sharpener without plastic': a material is no verb.
  if (findValues(lexiconOf(vocabularyLanguage(language)), [verb.text]).length > 0) return [];
  const isBehindThing = !isFunctionWord(before, language) && isThing?.(before, language) === true;
  return isRelative(before, language) || isBehindThing ? [...exclusions] : [];
}

/** 'A machine under 400' asks for a machine where the shop sells machines, not how to wash in one. */
export function withGoodsForTopics({ reading, knows }: Moment): Reading {
  const { topics, topicWords, content, budget, keys, language } = reading;
  const isWish = budget !== null || keys.has('seeking');
  if (!isWish || content.length > 0 || topics.length === 0 || !topics.every((each) => weakTopics.has(each))) return reading;
  const goods = topicWords.flatMap((word) => {
    const text = [word.text, ...basesOf(word.text, language)].find((form) => knows(form, language));
    return text === undefined ? [] : [{ ...word, text }];
  });
  if (goods.length < topics.length) return reading;
  return { ...withoutTopics(reading), content: goods };
}

/** The property that a word asks for, if it is not the name of a product: in a shop for fabrics, 'fabric' is one. */
const asksOfThings = ['material', 'colour', 'size', 'stock', 'details'] as const;
/**
 * 'Cotton fabric for a dress', 'a holder for my phone': a first message that asks nothing begins with the thing that it is about, whatever else the shop's
 * customers mean by its words.
 */
export function withThingNamedFirst({ reading, message, conversation, isThing }: Moment): Reading {
  const { language, content, topics, topicWords, asks, keys } = reading;
  if (!isThing || namesThingLast(language) || conversation.shown.length > 0 || asks.size + topics.length === 0) return reading;
  if (isAsking(message.replaceAll(/[?？؟]/gu, ''), language) || !topics.every((each) => weakTopics.has(each))) return reading;
  const head = wordsOfMessage(message, language).find((word) => !isFunctionWord(word, language));
  if (head === undefined || head.length < shortestHead || !isThing(head, language)) return reading;
  const isHead = ({ text }: ContentWord) => text.split(' ').includes(head);
  const named = content.some(isHead) ? [] : [{ text: head, written: head, wishes: [] } satisfies ContentWord];
  const others = topicWords
    .filter((word) => !isHead(word) && !content.includes(word))
    .map((word) => ({ ...word, isPurpose: true as const }));
  const isDropped = (key: string) => (asksOfThings as readonly string[]).includes(key) && named.length > 0;
  return {
    ...withoutTopics(reading),
    keys: new Set([...keys].filter((key) => !isDropped(key) && !topics.some((topic) => topic === key))),
    asks: new Set([...asks].filter((ask) => !isDropped(ask))),
    content: [...named, ...content, ...others],
    topicWords: [],
  };
}
const shortestHead = 3;

/** What every shop may be asked for, whether its products state it or not. */
const askedAnywhere: ReadonlySet<string> = new Set(['colour', 'size', 'material', 'recipient', 'age', 'load', 'diet']);

/**
 * 'How hot may it get?' asks for nothing spicy in a shop that states no flavours but speaks of hot pipes: a word that the catalogue knows is that word, where
 * no product states the property that it may mean.
 */
export function withFamiliesOfShop({ reading, knows, statesFamily }: Moment): Reading {
  if (!statesFamily) return reading;
  const isForeign = ({ text, wishes }: ContentWord) =>
    wishes.length > 0 &&
    wishes.every(({ family }) => !askedAnywhere.has(family) && !statesFamily(family)) &&
    text.split(' ').every((word) => knows(word, reading.language));
  const foreign = new Set(reading.content.filter(isForeign));
  return withoutWishesOf(foreign, reading);
}

/** The reading in which some words are only words, and wish for no property. */
function withoutWishesOf(words: ReadonlySet<ContentWord>, reading: Reading): Reading {
  if (words.size === 0) return reading;
  const dropped = new Set([...words].flatMap(({ wishes }) => wishes));
  return {
    ...reading,
    content: reading.content.map((word) => (words.has(word) ? { ...word, wishes: [] } : word)),
    wishes: reading.wishes.filter((wish) => !dropped.has(wish)),
  };
}

/**
 * 'Headphones with noise cancellation' cancel no order where the shop states such a thing of its headphones: a name that holds the word of the topic and
 * the one beside it, in a message that names a thing.
 */
export function withStatedNames({ reading, isThing, isStated }: Moment): Reading {
  const { topics, topicWords, content, language } = reading;
  if (!isThing || !isStated || topics.length === 0 || topicWords.length === 0) return reading;
  const words = content.filter(({ wishes }) => wishes.length === 0).map(({ text }) => text);
  const isNamed = ({ text }: ContentWord) =>
    words.some((word) => isStated(`${text} ${word}`, language) && words.some((other) => other !== word && isThing(other, language)));
  if (!topicWords.every(isNamed)) return reading;
  return { ...withoutTopics(reading), content: [...content, ...topicWords.filter((word) => !content.includes(word))], topicWords: [] };
}

/** Properties by which no shop names a category, and properties that are asked about the product in view. */
const neverKinds: ReadonlySet<string> = new Set([...neverThings, 'colour', 'material']);

/** Words of a category that stand together, as 'dry food' and 'white wine', name a kind of goods: they say nothing of a skin or of a colour. */
export function withKindsOfWords({ reading, message, isKind }: Moment): Reading {
  const { content, language } = reading;
  if (!isKind || content.every(({ wishes }) => wishes.length === 0)) return reading;
  const words = wordsOfMessage(message, language);
  const isBeside = (first: string, second: string) =>
    words.some((word, at) => word === first && (words[at + 1] === second || words[at - 1] === second));
  const isOfKind = (word: ContentWord) =>
    word.wishes.length > 0 &&
    !word.wishes.some(({ family }) => neverThings.has(family)) &&
    content.some((other) => other.wishes.length === 0 && isBeside(word.text, other.text) && isKind(`${word.text} ${other.text}`, language));
  return withoutWishesOf(new Set(content.filter(isOfKind)), reading);
}

/** A 'Kinderwagen' is a kind of goods, not anything for children: of a compound the end says what it is. */
const isWholeName = (text: string, wishes: ContentWord['wishes'], language: DialogueLanguage): boolean =>
  writesTogether(language) &&
  text.length >= shortestCompound &&
  !text.includes(' ') &&
  wishes.every(({ family }) => ofBeginnings.has(family));
const ofBeginnings: ReadonlySet<string> = new Set(['recipient', 'age', 'room', 'activity', 'occasion', 'season']);
const shortestCompound = 8;

/** 'No, rather coffee' behind grinders: a taste, but a kind of goods too where the shop has a category of it that what was shown is not in. */
export function withKinds({ reading, conversation, products, isKind }: Moment): Reading {
  const shown = subjectIds(conversation).flatMap((id) => products.get(id) ?? []);
  const isOfShown = (word: string) => shown.some(({ categories }) => categories.some((each) => holdsWord(each, word, reading.language)));
  const names = ({ text, wishes }: ContentWord) =>
    wishes.length > 0 &&
    isKind?.(text, reading.language) === true &&
    (isWholeName(text, wishes, reading.language) ||
      (shown.length > 0 && wishes.every(({ family }) => !neverKinds.has(family)) && !isOfShown(text)));
  const kinds = new Set(reading.content.filter(names));
  if (kinds.size === 0) return reading;
  const written = new Set([...kinds].flatMap(({ wishes }) => wishes));
  return {
    ...reading,
    content: reading.content.map((word) => (kinds.has(word) ? { ...word, wishes: [] } : word)),
    wishes: reading.wishes.filter((wish) => !written.has(wish)),
  };
}
