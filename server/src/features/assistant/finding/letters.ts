/** How much of a question a passage has letter by letter, whatever its words are read as (rule A18 of README.md). Pure. */
import type { ChatLanguage } from '../../../kit/languages/replies/index.ts';
import { isUnspaced, searchFold } from '../../../kit/text/search-words.ts';
import type { PassageRecord } from '../records/types.ts';

/** How much of the letters of a question one passage has. */
export interface Letters {
  /** The share of the question's pieces that it has, rare ones counting more. */
  held: number;
  /** The same in its headings alone. */
  inHeading: number;
  /** Beside the passage that has most. */
  share: number;
  /** How far it is ahead of the next one, where it has most. */
  lead: number;
  /** How much that is in all: of a long question a small share tells something, too. */
  many: number;
}

/** What right passages have as a rule: a passage in another language than the question's has none of its letters, and may answer all the same. */
const usual: Letters = { held: 0.25, inHeading: 0.1, share: 0.8, lead: 0, many: 0.5 };

const wordPattern = /[\p{L}\p{M}\p{N}]+/gu;
/** Letters in a piece. Most endings are shorter, and two words with four letters in common are mostly related. */
const lengths = { spaced: [4, 5], unspaced: [2, 3] };
const shortestWord = 3;
/** How much a piece that no passage has counts, beside one that only one of them has. */
const unknownShare = 0.5;
const enough = 20;

/** The words of a text, each with a mark of where it begins and ends. */
const marked = (text: string): string[] =>
  (searchFold(text).match(wordPattern) ?? []).flatMap((word) =>
    isUnspaced(word) ? [word] : word.length < shortestWord ? [] : [`^${word}$`],
  );

/** The pieces of the words of a question: four and five letters in a row, in a script without spaces two and three. */
export function piecesOf(question: string): Set<string> {
  const pieces = new Set<string>();
  for (const word of marked(question))
    for (const length of isUnspaced(word) ? lengths.unspaced : lengths.spaced)
      for (let at = 0; at + length <= word.length; at++) pieces.add(word.slice(at, at + length));
  return pieces;
}

/** A passage with the title of its page. */
export interface TitledPassage extends PassageRecord {
  title: string;
}

/** The words of a passage as pieces are looked for in them: those above its text, and all. */
export interface MarkedWords {
  above: string;
  whole: string;
}

/** Reads the words of a passage, a tenth of a millisecond; an index remembers them (index-store.ts). */
export function markedWords({ title, heading, text }: TitledPassage): MarkedWords {
  const above = marked(`${title}\n${heading}`).join(' ');
  return { above, whole: `${above} ${marked(text).join(' ')}` };
}

const sumOf = (values: Iterable<number>): number => [...values].reduce((sum, value) => sum + value, 0);

/**
 * How much of the pieces of a question each passage has, by its id.
 * @param wordsOf gives the words of a passage
 */
export function lettersIn(
  candidates: readonly TitledPassage[],
  { pieces, language }: { pieces: ReadonlySet<string>; language: ChatLanguage },
  wordsOf: (candidate: TitledPassage) => MarkedWords,
): Map<string, Letters> {
  const held = candidates.map((candidate) => {
    const { above, whole } = wordsOf(candidate);
    const inWhole = [...pieces].filter((piece) => whole.includes(piece));
    return { inWhole, inHeading: inWhole.filter((piece) => above.includes(piece)) };
  });
  const frequency = new Map<string, number>();
  for (const { inWhole } of held) for (const piece of inWhole) frequency.set(piece, (frequency.get(piece) ?? 0) + 1);
  const size = candidates.length + 1;
  const tells = (piece: string) => Math.log(size / ((frequency.get(piece) ?? 0) + 0.5));
  const all = sumOf([...pieces].map((piece) => tells(piece) * (frequency.has(piece) ? 1 : unknownShare))) || 1;
  const sums = held.map(({ inWhole }) => sumOf(inWhole.map(tells)));
  const [most = 0, next = 0] = sums.toSorted((a, b) => b - a);
  return new Map(
    candidates.map(({ id, language: own }, at) => {
      const sum = sums[at] ?? 0;
      if (own !== null && own !== language && sum === 0) return [id, usual];
      return [
        id,
        {
          held: sum / all,
          inHeading: sumOf((held[at]?.inHeading ?? []).map(tells)) / all,
          share: most > 0 ? sum / most : 0,
          lead: sum === most ? (sum - next) / all : 0,
          many: Math.min(2, sum / enough),
        },
      ];
    }),
  );
}
