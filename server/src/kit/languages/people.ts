/** People for whom visitors seek gifts, of whom no shop says that a thing is for them: friends, neighbours, teachers. Words are folded; `_` stands for an ending. */

import { foldText } from '../text/words.ts';
import { bookOf, comparable, type DialogueLanguage, patternText } from './dialogue/index.ts';
import { ofEachLanguage, spacesWords } from './index.ts';

const people = ofEachLanguage(({ goods }) => goods.people);
const oneself = ofEachLanguage(({ goods }) => goods.oneself);

/** Whether a message says that something is for the speaker. */
export const isForOneself = (message: string, language: DialogueLanguage): boolean => oneself[language].test(message);

const longestEnding = 5;

const forms = new Map(
  Object.entries(people).map(([language, words]) => [language, words.split(' ').map((word) => comparable(foldText(word)))]),
);

/** Whether a folded word stands for somebody who is no kind of person that products are made for. */
export const isSomebody = (word: string, language: DialogueLanguage): boolean =>
  forms
    .get(language)
    ?.some((form) =>
      form.endsWith('_') ? word.startsWith(form.slice(0, -1)) && word.length - form.length < longestEnding : word === form,
    ) ?? false;

const purpose = ofEachLanguage(({ sentences }) => sentences.beforePurpose);
const [fewest, mostTogether] = [2, 12];

/** The number of people at the end of a phrase, in a message that seeks goods: 'a card game for two, for my friend and me'. */
export function peopleSoughtFor(message: string, language: DialogueLanguage): string | null {
  const before = purpose[language]?.replaceAll(' ', '|');
  const numbers = [...bookOf(language).numbers].filter(([, value]) => value >= fewest && value <= mostTogether).map(([word]) => word);
  if (!before || numbers.length === 0) return null;
  const words = foldText(message);
  return new RegExp(`(?<!\\p{L})(?:${before}) (${numbers.join('|')})\\s*(?:[,.;!?]|$)`, 'u').exec(words)?.[1] ?? null;
}

const openEnd = /\+|以上|(?<!\p{L})(?:from|ab|vanaf|des|desde|da|od)(?!\p{L})/u;

/** For how many people a shop says that a thing is: 2 to 4 of '2–4', up to 6 of '6 people'; null where it names no number. */
export function peopleStated(value: string): { from: number; to: number } | null {
  const text = foldText(value);
  const [first, second] = (text.match(/\d+/g) ?? []).map(Number);
  if (first === undefined) return null;
  if (second !== undefined) return { from: Math.min(first, second), to: Math.max(first, second) };
  return openEnd.test(text) ? { from: first, to: Number.POSITIVE_INFINITY } : { from: 0, to: first };
}

const ofPeople = ofEachLanguage(({ goods }) => goods.numberOfPeople);

const written = { spaced: '\\d{1,2}|\\p{L}{2,}', unspaced: '\\d{1,2}|[一二三四五六七八九十]' };

/** The word or digits by which a message may tell how many people there are; null for none. Nobody orders so many pieces. */
export function peopleCounted(message: string, language: DialogueLanguage): string | null {
  const isUnspaced = !spacesWords(language);
  const words = patternText(message, language);
  const pattern = ofPeople[language].source.replaceAll('#', isUnspaced ? written.unspaced : written.spaced);
  return new RegExp(pattern, 'u').exec(words)?.slice(1).find(Boolean) ?? null;
}
