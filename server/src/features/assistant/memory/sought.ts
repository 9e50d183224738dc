/** The word for the thing that a message seeks: 'which firm pillow do you recommend?' seeks a pillow. Pure. */

import { definiteArticlesOf } from '../../../kit/languages/articles.ts';
import { writesTogether } from '../../../kit/languages/compounds.ts';
import { deedAsked } from '../../../kit/languages/deeds.ts';
import { bookOf, comparable, type DialogueKey, type DialogueLanguage, findPhrases } from '../../../kit/languages/dialogue/index.ts';
import { traitsOf } from '../../../kit/languages/index.ts';
import { isPiece } from '../../../kit/languages/pieces.ts';
import { isPolite } from '../../../kit/languages/polite.ts';
import { isAsking } from '../../../kit/languages/questions.ts';
import { isPreferring, prefersBest } from '../../../kit/languages/rather.ts';
import { foldedWords } from '../../../kit/text/words.ts';
import { placesToCut } from './reading/cuts.ts';
import { isFunctionWord } from './reading/function-words.ts';
import { asksWhichThing, isAdjective, isRelative, namesThingFirst, namesThingLast, neverThings } from './reading/noun-phrase.ts';
import { isBeforePurpose } from './reading/purpose.ts';
import type { ContentWord, Reading } from './reading/reading.ts';
import { isUnit } from './reading/units.ts';
import { wordsOfMessage } from './words.ts';

/** Signs that goods are wished for. 'Some' alone is none: 'des crèmes' are any creams. */
const seekingKeys: readonly DialogueKey[] = ['seeking', 'which', 'advice', 'gift'];

/** What the catalogue says about words. */
interface Shop {
  /** Whether things of the shop are called by a word. */
  isThing: (word: string, language: string) => boolean;
  knows: (word: string, language: string) => boolean;
  /** Whether what is talked about is called by a word. */
  isInView: (word: string) => boolean;
}

/**
 * The word that a message seeks a thing by, where the shop has such things; null where nothing is sought, or nothing of that name. Only the name beside
 * the word that seeks counts: 'do you have a paper catalogue?' seeks no paper. A message that asks nothing may be the name itself: 'gloves against thorns'.
 */
export function soughtThing(message: string, reading: Reading, shop: Shop): string | null {
  const { language, exclusions } = reading;
  const parts = [0, ...placesToCut(message, language, ['and']), message.length];
  const isRuledOut = (word: string) => exclusions.some(({ text }) => text.split(' ').includes(word));
  const isThing = (word: string) =>
    word.length >= shortestThing(word) &&
    !isTold(word, reading) &&
    !isRuledOut(word) &&
    // 'Habt ihr eins?' names nothing.
    !isKeyed(word, 'one', language) &&
    shop.isThing(word, language);
  const texts = parts.slice(1).map((end, at) => message.slice(parts[at], end));
  const isSeeking = seekingKeys.some((key) => reading.keys.has(key));
  for (const text of isSeeking ? texts : []) {
    if (!prefersBest(text, language)) continue;
    const words = wordsOfMessage(text, language);
    const [name] = thingsIn(words, language, (place) => isNaming(words[place], language) && !isPreferring(words[place] ?? '', language));
    const thing = name && headOf(words, name, language, isThing);
    if (thing && isThing(thing)) return thing;
  }
  for (const text of texts) {
    const words = wordsOfMessage(text, language);
    const thing = besideSeeking(words, reading, isThing) ?? behindWhich(words, reading, isThing);
    if (thing) return thing;
  }
  // 'Avez-vous aussi une trousse ?': such a word joins no parts. In 'do you also buy old games?' the verb alone seeks nothing.
  const cuts = [0, ...placesToCut(message, language, []), message.length];
  for (const [at, end] of cuts.slice(1).entries()) {
    const words = wordsOfMessage(message.slice(cuts[at], end), language);
    const hits = findPhrases(bookOf(language), words.map(comparable));
    const isBesideAdverb = hits.some(
      ({ keys, from, to }) => keys.includes('seeking') && to - from > 1 && isKeyed(words[to] ?? '', 'and', language),
    );
    const thing = isBesideAdverb ? besideSeeking(words, reading, isThing) : null;
    if (thing) return thing;
  }
  return (
    opening(message, reading, shop, isThing) ??
    namedAlone(message, reading, shop, isThing) ??
    toldBefore(reading, shop, isThing) ??
    namedLast(texts, reading, shop, isThing) ??
    pointedBack(texts, reading, shop, isThing)
  );
}

/** 'A jigsaw for a rainy weekend, something with boats', 'light gloves, please': begins with the name of a thing, and asks nothing. */
function opening(
  message: string,
  { language, keys, topics, asks, measures }: Reading,
  { isInView }: Shop,
  isThing: IsThing,
): string | null {
  const words = wordsOfMessage(message, language);
  const isSought = keys.has('seeking') && !findPhrases(bookOf(language), words.map(comparable)).some((hit) => hit.keys.includes('seeking'));
  if (
    !(isSought || isPolite(message, language)) ||
    topics.length + asks.size + measures.size > 0 ||
    isAsking(message.replaceAll(/[?？؟]/gu, ''), language)
  )
    return null;
  const [name] = thingsIn(words, language, (place) => isNaming(words[place], language));
  const thing = name && headOf(words, name, language, isThing);
  return thing && isThing(thing) && !isInView(thing) ? thing : null;
}

/** 'My niece wants to learn the drum. Which one would suit her?', 'what would you recommend?': the only thing that is named is sought. */
function toldBefore({ keys, content, topics, asks, measures }: Reading, { isInView }: Shop, isThing: IsThing): string | null {
  if (!keys.has('advice') && !(keys.has('which') && !keys.has('compare'))) return null;
  if (topics.length + asks.size + measures.size > 0) return null;
  const named = content.filter(({ wishes }) => wishes.length === 0).flatMap(({ text }) => text.split(' '));
  const [thing, ...others] = named.filter(isThing);
  return thing !== undefined && others.length === 0 && !isInView(thing) ? thing : null;
}

/** 'My hairdresser says I need to; a brush for long hair?': the last part begins with the name of a thing and asks nothing in words. */
function namedLast(
  texts: readonly string[],
  { language, topics, measures, keys, exclusions }: Reading,
  { isInView }: Shop,
  isThing: IsThing,
): string | null {
  const parts = texts.filter((text) => wordsOfMessage(text, language).length > 0);
  const inWords = parts.map((text) => text.replaceAll(/[?？؟]/gu, ''));
  const last = inWords.at(-1) ?? '';
  if (parts.length < 2 || topics.length + measures.size > 0 || notNaming.some((key) => key !== 'it' && keys.has(key))) return null;
  // 'Do you also buy | old games?' is one question.
  const whole = inWords.join(' ');
  const asks = isAsking(whole, language) || deedAsked(foldedWords(whole), language) !== null;
  if (namesThingLast(language) || isAsking(last, language) || asks) return null;
  const words = wordsOfMessage(last, language);
  const [name] = thingsIn(words, language, (place) => isNaming(words[place], language));
  const thing = name && headOf(words, name, language, isThing);
  const isFirst = name !== undefined && name.from <= mostBeforeName && !definiteArticlesOf(language).includes(words[name.from - 1] ?? '');
  // 'A pot that is not of clay?' behind a clay pot is another pot.
  return isFirst && thing && isThing(thing) && (!isInView(thing) || exclusions.length > 0) ? thing : null;
}
const mostBeforeName = 2;

/** The thing that a name calls, also where a verb stands behind it: 'a lamp seems a safe bet'. */
function thingOfName(words: readonly string[], name: Name, language: DialogueLanguage, isThing: IsThing): string | undefined {
  const head = headOf(words, name, language, isThing);
  return head !== undefined && isThing(head) ? head : words.slice(name.from, name.to).findLast(isThing);
}

const seekingBack: readonly DialogueKey[] = ['seeking', 'stock', 'some'];

/** 'They say that liquids go in a clear pouch. Do you have one?': the last words seek and name nothing, so they mean the thing that was named before them. */
function pointedBack(
  texts: readonly string[],
  { language, topics, asks, measures, ...reading }: Reading,
  { isInView }: Shop,
  isThing: IsThing,
): string | null {
  const parts = texts.map((text) => wordsOfMessage(text, language)).filter((words) => words.length > 0);
  const last = parts.at(-1) ?? [];
  const hits = findPhrases(bookOf(language), last.map(comparable));
  const seeks = hits.some(({ keys }) => seekingBack.some((key) => keys.includes(key)));
  const isOpen = topics.every((topic) => topic === 'company') && measures.size === 0 && [...asks].every((ask) => ask === 'stock');
  const isNamed = reading.content.some(({ text }) => text.split(' ').some((word) => last.includes(word)));
  if (parts.length < 2 || !seeks || !isOpen || isNamed) return null;
  const thingOf = (words: readonly string[]) => {
    const isFor = (from: number) => [from - 1, from - 2].some((place) => isBeforePurpose(words[place] ?? '', language));
    const names = thingsIn(words, language, (place) => isNaming(words[place], language)).filter(({ from }) => !isFor(from));
    return names.flatMap((name) => thingOfName(words, name, language, isThing) ?? []).at(0) ?? [];
  };
  const thing = parts.slice(0, -1).flatMap(thingOf).at(-1);
  return thing !== undefined && !isInView(thing) ? thing : null;
}

/** Signs of a name; a letter may be a size. */
const shortestThing = (word: string): number => (/\p{Script=Han}/u.test(word) ? 1 : 3);

/** Words for the recipient or the size of a product do not name a product. */
const isTold = (word: string, { content }: Reading): boolean =>
  content.some(({ text, wishes }) => text === word && wishes.some(({ family }) => neverThings.has(family)));

type IsThing = (word: string) => boolean;

function besideSeeking(words: readonly string[], reading: Reading, isThing: IsThing): string | null {
  const { language, keys } = reading;
  if (!seekingKeys.some((key) => keys.has(key))) return null;
  const hits = findPhrases(bookOf(language), words.map(comparable)).filter((hit) => hit.keys.some((key) => seekingKeys.includes(key)));
  const [first] = hits;
  if (!first) return null;
  const isMarker = (place: number) => hits.some(({ from, to }) => place >= from && place < to);
  // After 'anything for' comes the thing for which something is sought.
  const endsInPurpose = (place: number) =>
    isBeforePurpose(words[place] ?? '', language) && !hits.some(({ to, keys: of }) => to === place + 1 && !of.includes('some'));
  const isPurpose = (from: number): boolean =>
    from > 0 &&
    (endsInPurpose(from - 1) || (isFunctionWord(words[from - 1] ?? '', language) && !isMarker(from - 1) && isPurpose(from - 1)));
  // 'Yeşil çay için': what it is for stands before the word that says so.
  const hasPurpose = ({ to }: { to: number }) => namesThingLast(language) && isForWord(words[to], language);
  // 'I would like to give my father a decanter.'
  const isPerson = ({ from, to }: Name) =>
    words.slice(from, to).some((word) => isTold(word, reading)) && !words.slice(from, to).some(isThing);
  const all = thingsIn(words, language, (place) => !isMarker(place) && isNaming(words[place], language));
  // 'Vorrei regalare a mio padre una lampada': what stands before the person is a verb.
  const isVerb = (name: Name, at: number) => {
    const next = all[at + 1];
    return next !== undefined && isPerson(next) && !words.slice(name.from, name.to).some(isThing);
  };
  const names = all
    .filter((name, at) => !isPurpose(name.from) && !hasPurpose(name) && !isPerson(name) && !isVerb(name, at))
    .map((name) => withoutVerbBehind(name, words, language, isThing));
  // Turkish and Japanese seek behind the thing, others now and then: 'een orchidee, heb je die?'.
  const beside = [names.find(({ from }) => from >= first.to), names.findLast(({ to }) => to <= (hits.at(-1)?.from ?? 0))];
  return beside.map((name) => name && headOf(words, name, language, isThing)).find((head) => head && isThing(head)) ?? null;
}

/** 'Einen Dekanter schenken': a verb behind the thing is no part of its name, in languages whose compounds would else be cut. */
function withoutVerbBehind({ from, to }: Name, words: readonly string[], language: DialogueLanguage, isThing: IsThing): Name {
  const last = words[to - 1] ?? '';
  const isVerb = writesTogether(language) && to - from > 1 && last.endsWith('en') && !isThing(last) && isThing(words[to - 2] ?? '');
  return { from, to: isVerb ? to - 1 : to };
}
interface Name {
  from: number;
  to: number;
}

/** 'What bed would suit her?', 'welche Filter passen dazu?': verbs may stand behind the thing. */
function behindWhich(words: readonly string[], { language }: Reading, isThing: IsThing): string | null {
  for (const [at, word] of words.entries()) {
    if (!asksWhichThing(word, language)) continue;
    const name = namesIn(words, (place) => place > at && isNaming(words[place], language)).find(({ from }) => from === at + 1);
    const named = words.slice(name?.from, name?.to);
    const thing = name && (namesThingFirst(language) ? named.slice(0, 1) : named).findLast(isThing);
    if (thing) return thing;
  }
  return null;
}

/** 'Regenlaarzen maat 27', 'crème solaire pour mon fils': all that stands beside the thing says what it is like or for. */
function namedAlone(message: string, reading: Reading, { knows, isInView }: Shop, isThing: IsThing): string | null {
  const { language, content, keys, topics, measures } = reading;
  const words = wordsOfMessage(message, language);
  // A question mark alone asks whether the shop has it.
  if (isAsking(message.replaceAll(/[?？؟]/gu, ''), language) || topics.length + measures.size > 0 || words.length > longestName)
    return null;
  if ([...notNaming, ...seekingKeys].some((key) => keys.has(key))) return null;
  const isHeard = new Set(
    findPhrases(bookOf(language), words.map(comparable)).flatMap(({ from, to }) =>
      Array.from({ length: to - from }, (_, step) => from + step),
    ),
  );
  // 'Fabric' asks what a thing is made of, but where the shop sells fabrics.
  const names = thingsIn(
    words,
    language,
    (place) => (!isHeard.has(place) || isThing(words[place] ?? '')) && isNaming(words[place], language),
  );
  const name = namesThingLast(language) ? names.at(-1) : names[0];
  const thing = name && headOf(words, name, language, isThing);
  if (!thing || !isThing(thing) || isInView(thing)) return null;
  const isBehind = behindPreposition(words, language);
  // 'Low smell paint for a nursery': beside the thing, whatever the shop calls it. 'Torn bolster' tells of one.
  const isQualified = content.some(({ isPurpose }) => isPurpose === true);
  const own = words.slice(name.from, name.to);
  const says = ({ text, wishes, isPurpose }: ContentWord) =>
    isPurpose === true ||
    wishes.length > 0 ||
    (isQualified && text.split(' ').every((word) => own.includes(word))) ||
    text.split(' ').every((word) => /\d/.test(word) || isUnit(word, language) || knows(word, language) || isBehind(word));
  return content.every(says) ? thing : null;
}

/** Tests whether a word stands behind a preposition, or before it where the language says it behind: what a thing has, or is for. */
function behindPreposition(words: readonly string[], language: DialogueLanguage): (word: string) => boolean {
  const hits = findPhrases(bookOf(language), words.map(comparable)).filter(({ keys }) => keys.includes('with') || keys.includes('to'));
  const [from, last] = [hits[0]?.from ?? words.length, hits.at(-1)?.to ?? 0];
  return (word) => (namesThingLast(language) ? words.slice(0, last) : words.slice(from)).includes(word);
}

/** A longer message is no mere name. */
const longestName = 10;
const notNaming: readonly DialogueKey[] = [
  'some',
  'count',
  'time',
  'details',
  'compare',
  'person',
  'total',
  'others',
  'cheaper',
  'dearer',
  'it',
  'them',
  'formerly',
];
const isNaming = (word: string | undefined, language: DialogueLanguage): boolean =>
  word !== undefined &&
  !isFunctionWord(word, language) &&
  !isRelative(word, language) &&
  !isBeforePurpose(word, language) &&
  !isKeyed(word, 'and', language) &&
  !/^\d/.test(word);

/** The word of a name that says what kind of thing it names. */
function headOf(words: readonly string[], { from, to }: Name, language: string, isThing: IsThing): string | undefined {
  // What a thing is like may stand before or behind it, in words with endings of their own.
  if (traitsOf(language)?.adjective) {
    const things = words.slice(from, to).filter(isThing);
    return things.find((word) => !isAdjective(word)) ?? things[0];
  }
  return words[namesThingFirst(language) ? from : to - 1];
}

const isForWord = (word: string | undefined, language: DialogueLanguage): boolean => word !== undefined && isKeyed(word, 'to', language);

const isKeyed = (word: string, key: DialogueKey, language: DialogueLanguage): boolean =>
  findPhrases(bookOf(language), [comparable(word)]).some(({ keys }) => keys.includes(key));

/** The names of things: of 'a pair of boots' the boots, where something is named behind what it is counted or packed in. */
function thingsIn(
  words: readonly string[],
  language: DialogueLanguage,
  isName: (place: number) => boolean,
): { from: number; to: number }[] {
  const names = namesIn(words, isName);
  return names.flatMap((name, at) => {
    const from = name.from + (isPiece(words[name.from] ?? '', language) ? 1 : 0);
    if (from < name.to) return [{ from, to: name.to }];
    return names[at + 1]?.from === name.to + 1 ? [] : [name];
  });
}

/** Words in a row that may be a name; `to` is the word after the last. */
function namesIn(words: readonly string[], isName: (place: number) => boolean): { from: number; to: number }[] {
  const names: { from: number; to: number }[] = [];
  for (let from = 0; from < words.length; from++) {
    let to = from;
    while (to < words.length && isName(to)) to++;
    if (to > from) names.push({ from, to });
    from = to;
  }
  return names;
}
