/**
 * The kind of value that a question asks for, and whether a text holds one: 'how long does a game take?' asks for a time, which centimetres and a number
 * of players are not. The words stand in the languages' folders; asking words are beginnings, in the order in which they stand. Pure.
 */

import { onDemand } from '../../platform/caches/on-demand.ts';
import { plainDigits } from '../money/digits.ts';
import { foldText } from '../text/words.ts';
import { bookOf, comparable, type DialogueLanguage, patternText } from './dialogue/index.ts';
import { ofEachLanguage, spacesWords } from './index.ts';
import type { ValueKind } from './shapes/asking.ts';
import { anyInShops } from './shop-names.ts';

export type { ValueKind } from './shapes/asking.ts';

const asking = ofEachLanguage(({ asking }) => asking.kinds);

const kinds: readonly ValueKind[] = ['duration', 'people', 'warmth', 'energy', 'age', 'distance', 'year'];
/** The patterns of the names, or of the units, that hold a kind of value. */
const holding = (kind: ValueKind, what: 'names' | 'units'): string =>
  anyInShops((shop) => shop.kinds[kind][what]).replaceAll('\\w', '\\p{L}');

const patternOf = (language: DialogueLanguage, source: string): RegExp =>
  !spacesWords(language) ? new RegExp(source, 'u') : new RegExp(`(?<![\\p{L}])(?:${source.replaceAll('\\w', '\\p{L}')})(?![\\p{L}])`, 'u');

const askedBy = onDemand((key: `${DialogueLanguage} ${ValueKind}`) => {
  const [language, kind] = key.split(' ') as [DialogueLanguage, ValueKind];
  return patternOf(language, asking[language][kind]);
});

/** The kinds of values that a question asks for. */
export function kindsAsked(question: string, language: DialogueLanguage): readonly ValueKind[] {
  const text = patternText(question, language);
  return kinds.filter((kind) => askedBy(`${language} ${kind}`).test(text));
}

/** The words by which a question asks for kinds of values: 'how long' is no length. */
export const wordsAskingKinds = (question: string, language: DialogueLanguage): ReadonlySet<string> =>
  new Set(kinds.flatMap((kind) => askedBy(`${language} ${kind}`).exec(patternText(question, language))?.[0].split(' ') ?? []));

/** Whether a property is of a kind: by its name, or by the unit of a value. */
export const isOfKind = ({ name, values }: { name: string; values: readonly string[] }, kind: ValueKind): boolean =>
  // 'Age: 3 to 6 years' is no time that anything takes, nor is 'Leeftijd', which ends as times do, nor 'Autonomie : 25 km'.
  (namesKind(name, kind) && !(kind === 'duration' && (namesKind(name, 'age') || counts(values, 'distance')))) ||
  ((kind === 'distance' || !kinds.some((other) => namesKind(name, other))) && counts(values, kind));

const counts = (values: readonly string[], kind: ValueKind): boolean => values.some((value) => countsKind(value, kind));

const named = onDemand((kind: ValueKind) => new RegExp(`(?<!\\p{L})(?:${holding(kind, 'names')})(?!\\p{L})`, 'u'));
/** Japanese writes on behind a unit. */
const end = '(?!\\p{Script=Latin}|\\p{Script=Arabic})';
const counted = onDemand((kind: ValueKind) => new RegExp(`\\d\\+?\\s*(?:${holding(kind, 'units')})${end}`, 'u'));

const namesKind = (name: string, kind: ValueKind): boolean => named(kind).test(foldText(name));

const countsKind = (text: string, kind: ValueKind): boolean =>
  counted(kind).test(
    foldText(plainDigits(text.normalize('NFKC')))
      .split(/[\s-]+/u)
      .map(comparable)
      .join(' '),
  );

/** Whether a sentence holds a value of a kind: a number, in digits or in words, with its unit. */
export function holdsKind(sentence: string, kind: ValueKind, language: DialogueLanguage): boolean {
  if (!spacesWords(language)) return countsKind(sentence.replaceAll(/[一二三四五六七八九十百半]+/gu, '1'), kind);
  const { numbers } = bookOf(language);
  const text = foldText(plainDigits(sentence))
    .split(/[^\p{L}\p{M}\p{N}°+]+/u)
    .map((word) => (isNumber(word, numbers) ? '1' : word))
    .join(' ');
  return countsKind(text, kind);
}

const tens =
  /^(?:ten|fifteen|twenty|thirty|forty|fifty|sixty|ninety|half|zehn|funfzehn|zwanzig|dreissig|vierzig|sechzig|neunzig|halbe|dix|quinze|vingt|trente|soixante|demi|diez|quince|veinte|treinta|media|dieci|quindici|venti|trenta|mezza|mezzora|tien|vijftien|twintig|dertig|half|dziesiec|pietnascie|dwadziescia|trzydziesci|pol|on|bes|yirmi|otuz|yarim|عشر|عشرين|نصف|ربع)$/u;

const isNumber = (word: string, numbers: ReadonlyMap<string, number>): boolean => numbers.has(comparable(word)) || tens.test(word);
