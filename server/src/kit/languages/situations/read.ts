/**
 * Reads out of a text what people come to a shop with: how likely each situation is, by the words and pairs of words that are typical of its
 * examples. A text need not have a phrase of them word by word. Pure.
 */
import { onDemand } from '../../../platform/caches/on-demand.ts';
import { bareForms, isUnspaced, searchFold, searchWords } from '../../text/search-words.ts';
import type { ChatLanguage } from '../replies/index.ts';
import { situations } from './index.ts';
import { type SituationName, situationNames } from './shape.ts';

/** How likely a text is about each situation, between 0 and 1; those that are hardly likely are left out. */
export type SituationShares = ReadonlyMap<SituationName, number>;

/** A feature by which texts are compared: a word, a pair of words, a part of a word. */
interface Feature {
  key: string;
  /** Parts and pairs say again what the words say. */
  weight: number;
}

/** By feature, the numbers of the situations that it speaks for, and how much. */
type Book = ReadonlyMap<string, readonly { at: number; weight: number }[]>;

/** Letters that the forms of a word share. */
const stemLength = 5;
/** From this length on, a word may be a compound or have a prefix. */
const shortestLong = 7;
const weights = { pair: 0.7, part: 0.2, sign: 0.3, twoLetters: 0.36, threeLetters: 0.24 };
/** How many features of all situations weigh as much as one feature of a situation, so that a word with few examples proves little. */
const smoothing = 60;
/** Below 1, because the words of a text repeat the same evidence. */
const sureness = 0.55;
/** The evidence that a situation needs before it is likelier than none. */
const againstAny = 3;
const leastShare = 0.03;

const stemOf = (word: string): string => (bareForms(word).at(-1) ?? word).slice(0, stemLength);

/** The parts of a long word: 'Rücksendekosten' contains 'sende'. */
const partsOf = (word: string): Feature[] =>
  word.length < shortestLong
    ? []
    : Array.from({ length: word.length - stemLength }, (_, at) => ({
        key: `-${word.slice(at + 1, at + 1 + stemLength)}`,
        weight: weights.part,
      }));

function featuresOf(text: string): Feature[] {
  if (isUnspaced(text)) return featuresOfSigns(searchFold(text));
  const words = searchWords(text).filter((word) => !/^\d/.test(word));
  const stems = words.map(stemOf);
  return [
    ...stems.map((key) => ({ key, weight: 1 })),
    ...stems.slice(1).map((stem, at) => ({ key: `${stems[at]} ${stem}`, weight: weights.pair })),
    ...words.flatMap(partsOf),
  ];
}

/** Without spaces, what stands side by side. */
function featuresOfSigns(text: string): Feature[] {
  return [...text.matchAll(/[\p{L}\p{M}ー]+/gu)].flatMap(([part]) => {
    const signs = [...part];
    return signs.flatMap((sign, at) => [
      ...(/\p{Script=Han}/u.test(sign) ? [{ key: sign, weight: weights.sign }] : []),
      ...(at > 0 ? [{ key: signs.slice(at - 1, at + 1).join(''), weight: weights.twoLetters }] : []),
      ...(at > 1 ? [{ key: signs.slice(at - 2, at + 1).join(''), weight: weights.threeLetters }] : []),
    ]);
  });
}

/** The author of a text: customers ask, shops tell. */
export type Voice = 'asking' | 'telling';

/** How much an example of the other voice counts: shops write about much in the words of their customers. */
const otherVoice = 0.5;

/** How often each feature stands in the examples of each situation. */
function countsOf(
  examples: Readonly<Record<SituationName, string>>,
  voice: Voice,
): { counts: Map<string, Map<number, number>>; all: number } {
  const counts = new Map<string, Map<number, number>>();
  let all = 0;
  for (const [at, name] of situationNames.entries())
    for (const [half, list] of examples[name].split(/[;؛；]/).entries()) {
      const worth = (half === 0) === (voice === 'asking') ? 1 : otherVoice;
      for (const { key } of list.split(/[,،、]/).flatMap(featuresOf)) {
        const of = counts.get(key) ?? new Map<number, number>();
        counts.set(key, of.set(at, (of.get(at) ?? 0) + worth));
        all += worth;
      }
    }
  return { counts, all };
}

/** A feature weighs more for a situation the more often its examples have it, and the rarer it is elsewhere. */
const bookOf = onDemand((key: `${Voice} ${ChatLanguage}`): Book => {
  const [voice, language] = key.split(' ') as [Voice, ChatLanguage];
  const { counts, all } = countsOf(situations[language], voice);
  return new Map(
    [...counts].map(([feature, of]) => {
      const usual = ([...of.values()].reduce((sum, count) => sum + count, 0) + 0.5) / all;
      return [feature, [...of].map(([at, count]) => ({ at, weight: Math.log(1 + count / (smoothing * usual)) }))];
    }),
  );
});

/** The words of the examples of a language: what people write, so no misspellings of other words. */
export const exampleWords = onDemand(
  (language: ChatLanguage): ReadonlySet<string> =>
    new Set(Object.values(situations[language]).flatMap((examples) => searchWords(examples))),
);

/** The situations that a text of a language is about. */
export function readSituations(text: string, language: ChatLanguage, voice: Voice = 'asking'): Map<SituationName, number> {
  const book = bookOf(`${voice} ${language}`);
  const scores = new Map<number, number>();
  for (const { key, weight: of } of featuresOf(text))
    for (const { at, weight } of book.get(key) ?? []) scores.set(at, (scores.get(at) ?? 0) + of * weight);
  const odds = [...scores].map(([at, score]) => [at, Math.exp(score * sureness)] as const);
  const sum = odds.reduce((total, [, each]) => total + each, Math.exp(againstAny));
  return new Map(odds.flatMap(([at, each]) => (each / sum < leastShare ? [] : [[situationNames[at] as SituationName, each / sum]])));
}
