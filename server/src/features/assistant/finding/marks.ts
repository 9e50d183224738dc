/** What is indexed of a text besides its words: its topics, details and places as words of the index. */
import { type Kinship, kinshipsOf } from '../../../kit/languages/kindred/index.ts';
import { type FoundMeaning, findMeanings, type MeaningName } from '../../../kit/languages/meanings/index.ts';
import type { ChatLanguage } from '../../../kit/languages/replies/index.ts';
import { readSituations } from '../../../kit/languages/situations/read.ts';
import type { SituationName } from '../../../kit/languages/situations/shape.ts';
import { findSenses, type PhraseHit, type Sense } from '../../../kit/languages/topics/index.ts';
import { payLaterNames } from '../../../kit/languages/topics/names.ts';
import { findPlaces } from '../../../kit/languages/topics/places.ts';
import { hoursOfDays, isWeekendIn } from '../../../kit/languages/weekdays.ts';
import { searchWords } from '../../../kit/text/search-words.ts';
import { sentencesOf } from '../guarding/sentences.ts';

/** The word that stands for a topic or detail in the index. */
export const senseMark = (sense: Sense): string => `xt${sense.toLowerCase()}`;
/** The word that stands for a place or group of places. */
export const placeMark = (code: string): string => `xp${code.toLowerCase()}`;

/** The word that stands for a meaning in the index. */
export const meaningMark = (meaning: MeaningName): string => `xm${meaning.toLowerCase()}`;

/** The word that stands for a kinship in the index. */
export const kinshipMark = (kinship: Kinship): string => `xk${kinship.toLowerCase()}`;

/** How likely a text is about a situation, in degrees: from which share on, and what it counts for. */
export const situationDegrees = [
  { from: 0.06, share: 0.08 },
  { from: 0.14, share: 0.2 },
  { from: 0.3, share: 0.42 },
  { from: 0.55, share: 0.75 },
] as const;
/** The words that stand for a situation in the index, one for each degree that a text reaches. */
export const situationMarks = (situation: SituationName): string[] =>
  situationDegrees.map((_, degree) => `xs${degree}${situation.toLowerCase()}`);

/** Whether a sentence of a text tells of a situation, more likely than of all others. */
export const tellsOf = (text: string, language: ChatLanguage, situation: SituationName): boolean =>
  sentencesOf(withoutAddresses(text)).some((sentence) => (readSituations(sentence, language, 'telling').get(situation) ?? 0) >= likelyTold);
const likelyTold = 0.4;

const amount = /[€$£¥₺]|\b(?:EUR|USD|GBP|CHF|PLN|TRY|JPY|SAR|AED|SEK|DKK|NOK)\b/;
/** Addresses of mail are looked for from the beginning of a word: from each of its letters, a long text without a space would take minutes. */
const address = /(?<!\S)\S[^\s@]*@\S+|https?:\/\/\S+|\bwww\.\S+/g;
/** A text without addresses of mail and pages: 'fish@shop.example' says nothing about fish. */
export const withoutAddresses = (text: string): string => text.replaceAll(address, ' ');
const email = /(?<!\S)\S[^\s@]*@\S+\.\S/;
const phone = /(?:^|[^\d#])\+?\d(?:[\d\s()/.-]{5,})\d/;

/** The topics and details of a text (with `onlyGiven`, only the details that it gives), also those that an address, a number to call or an amount shows. */
export function sensesOf(text: string, language: ChatLanguage, { onlyGiven = false } = {}): Set<Sense> {
  const senses = new Set(findSenses(withoutAddresses(text), language, { asked: false, onlyGiven }).map(({ sense }) => sense));
  if (amount.test(text)) senses.add('money');
  // 'Di–Fr 9–18, Sa 9–14' says when a shop is open without a word for it.
  const days = hoursOfDays(text, language);
  if (days.length > 0) senses.add('hours');
  if (days.some((each) => isWeekendIn(each, language))) senses.add('weekend');
  if (email.test(text)) {
    senses.add('email').add('contact');
    // The address is one of mail.
    senses.delete('place');
  }
  if (phone.test(text.replaceAll(/\d{1,2}[:.]\d{2}/g, ' '))) senses.add('phone').add('contact');
  if (searchWords(text).some((word) => payLaterNames.has(word))) for (const way of waysToPayLater) senses.add(way);
  return senses;
}

/** Names of the offers of providers that let customers pay later. */
export const waysToPayLater = ['instalments', 'onAccount'] as const satisfies readonly Sense[];
/** Whether one of these spellings is the name of a provider that lets customers pay later. */
export const paysLater = (spellings: readonly string[]): boolean => spellings.some((spelling) => payLaterNames.has(spelling));

/** The codes of the places that a text names. */
export const placesOf = (text: string, language: ChatLanguage): Set<string> =>
  new Set(findPlaces(text, [...new Set<ChatLanguage>([language, 'en'])]).map(({ code }) => code));

/** The meanings that a text names. */
export const meaningsOf = (text: string, language: ChatLanguage): Set<MeaningName> =>
  new Set(findMeanings(withoutAddresses(text), language).map(({ meaning }) => meaning));

/** The fields of life that the words of a text belong to. */
export const kinshipsIn = (text: string, language: ChatLanguage): Set<Kinship> => kinshipsOf(withoutAddresses(text), language);

/** The marks of the situations that the sentences of a text are about, each by itself. */
export const situationMarksOf = (text: string, language: ChatLanguage): Set<string> =>
  new Set(
    sentencesOf(withoutAddresses(text)).flatMap((sentence) =>
      [...readSituations(sentence, language, 'telling')].flatMap(([situation, share]) =>
        situationMarks(situation).filter((_, degree) => share >= (situationDegrees[degree]?.from ?? 1)),
      ),
    ),
  );

/** Places in a text without spaces, counted in letters, as places among its words. */
function amongWords<Span extends { from: number; to: number }>(spans: readonly Span[], words: readonly string[]): Span[] {
  const ends: number[] = [];
  for (const word of words) ends.push((ends.at(-1) ?? 0) + word.length);
  const wordAt = (letter: number) => ends.findIndex((end) => letter < end);
  return spans.map((span) => ({ ...span, from: wordAt(span.from), to: wordAt(span.to - 1) + 1 }));
}

/** The topics and details of words of a text without spaces. */
export const findSensesAt = (words: readonly string[], language: ChatLanguage): PhraseHit[] =>
  amongWords(findSenses(words.join(''), language, { asked: true }), words);

/** The meanings of words of a text without spaces. */
export const findMeaningsAt = (words: readonly string[], language: ChatLanguage): FoundMeaning[] =>
  amongWords(findMeanings(words.join(''), language), words);
