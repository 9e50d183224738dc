/**
 * What a message points at with a plain word and its article: 'the small one', 'l’autre', 'die grossen'. The words stand in the languages' folders; words are
 * folded, `_` stands for an ending. Pure.
 */

import { foldedWords, foldText } from '../text/words.ts';
import { definiteArticlesOf } from './articles.ts';
import { comparable, type DialogueLanguage, type MeasureKey, patternText } from './dialogue/index.ts';
import { languageData, ofEachLanguage } from './index.ts';

/** The measures by whose end one of several products is named, in the order in which they are tried. */
export interface PointedSize {
  end: 'least' | 'most';
  measures: readonly MeasureKey[];
}

export interface Pointed {
  size: PointedSize | null;
  /** 'The other one', not 'another one'. */
  isTheOther: boolean;
}

const languages = ofEachLanguage(({ telling }) => telling.pointing);

const definiteComparatives = ofEachLanguage(({ telling }) => telling.definiteComparatives);

/** Whether a comparative is definite, so means one of several: 'den günstigeren'. */
export function isDefinite(before: string, word: string, language: DialogueLanguage): boolean {
  const rule = definiteComparatives[language];
  return rule?.before.includes(before) === true && rule.form.test(word);
}

const extents: readonly MeasureKey[] = ['big', 'holds', 'long', 'tall', 'wide', 'weighs'];
const kinds = [
  ['small', 'least', extents],
  ['large', 'most', extents],
  ['light', 'least', ['weighs']],
  ['heavy', 'most', ['weighs']],
] as const;

const longestEnding = 3;
const isForm = (word: string, form: string): boolean =>
  form.endsWith('_') ? word.startsWith(form.slice(0, -1)) && word.length <= form.length - 1 + longestEnding : word === form;

/** Whether a folded word says how large one of several is, and names nothing. */
export function isSizeWord(word: string, language: DialogueLanguage): boolean {
  const words = languages[language];
  if (!words) return false;
  const { small, large, light, heavy } = words;
  return [small, large, light, heavy].some((forms) => forms.split(' ').some((form) => isForm(word, comparable(foldText(form)))));
}

/** Reads how a message points at a product: by the end of a scale, or as the other one. */
export function pointedIn(message: string, language: DialogueLanguage): Pointed {
  const given = languages[language];
  if (!given) return pointedUnspaced(message.normalize('NFKC'), language);
  const { demonstratives, other, isNounFirst, ...words } = given;
  const folded = foldedWords(message).map(comparable);
  const before = new Set([...definiteArticlesOf(language), ...demonstratives.split(' ').filter(Boolean)]);
  // 'El saco grande': the thing may stand between them.
  const isBehind = (at: number) => before.has(folded[at - 1] ?? '') || (isNounFirst === true && before.has(folded[at - 2] ?? ''));
  const isPointedAt = (form: string) =>
    folded.some((word, at) => isForm(word, comparable(foldText(form))) && (before.size === 0 || isBehind(at)));
  const found = kinds.find(([kind]) => words[kind].split(' ').some(isPointedAt));
  return { size: found ? { end: found[1], measures: found[2] } : null, isTheOther: other.test(folded.join(' ')) };
}

function pointedUnspaced(message: string, language: DialogueLanguage): Pointed {
  const marks = languageData(language).telling.unspaced;
  if (!marks) return { size: null, isTheOther: false };
  const size = marks.small.test(message) ? 'least' : marks.large.test(message) ? 'most' : null;
  return { size: size && { end: size, measures: extents }, isTheOther: marks.other.test(message) };
}

const inTitles = {
  least: /\b(?:mini|small|klein\p{L}{0,2}|petit\p{L}{0,2}|pequen[oa]s?|piccol[oaie]|kleine?|mal[yae]|kucuk|صغير\p{L}?)\b|小|ミニ/u,
  most: /\b(?:maxi|large|big|gross\p{L}{0,2}|grande?s?|grandi|grote?|duz[yae]|buyuk|xl|كبير\p{L}?)\b|大/u,
} as const;

/** Whether a title itself says that a thing is small, or large. */
export const isCalledSo = (title: string, end: PointedSize['end']): boolean => inTitles[end].test(foldText(title));

const contents = ofEachLanguage(({ asking }) => asking.contents);

/** Whether a message asks how much of something a thing holds: 'how much ink is in a bottle?' asks no price. */
export const asksContents = (message: string, language: DialogueLanguage): boolean =>
  contents[language].test(patternText(message, language));
