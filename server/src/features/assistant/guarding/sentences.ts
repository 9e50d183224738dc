/** Splits text into sentences, also while it is still arriving. Decision 019 explains why it does not use Intl.Segmenter. */
import { anyConversation } from '../../../kit/languages/index.ts';

/** A full stop after one of these does not end a sentence; a letter behind a number is a unit: '180 g.' */
const abbreviation = new RegExp(
  `(?:(?:^|(?<!\\d)[\\s(„“"'])\\p{Lu}|(?:^|[\\s(„“"'])(?:${anyConversation(({ abbreviations }) => abbreviations)}))\\.$`,
  'iu',
);
/** Of a run of marks, its last ones suffice: from each mark of a longer run, all of it would be read again. */
const sentenceEnd = /[.!?؟…。！？]{1,40}["'”“’)\]»]{0,40}(?=\s)|[。！？]|\n+/gu;
/** A longer sentence is split at the end of a word. */
const longest = 1000;
/** Where no sentence ends within so many characters, none is looked for: a text without an end would be read anew for each of its pieces. */
const farthest = 5 * longest;
/** More than the letters of any abbreviation. */
const longestAbbreviation = 40;

/** The end of the first complete sentence of `text`, including white space; 0 if none is complete yet. */
function endOfFirst(text: string): number {
  const near = text.slice(0, farthest);
  const begin = near.search(/\S/);
  for (const match of near.matchAll(sentenceEnd)) {
    const end = match.index + match[0].length;
    const sentence = text.slice(0, end);
    if (match[0].startsWith('.') && abbreviation.test(sentence.slice(-longestAbbreviation))) continue;
    // '1. Second item': a number at the start of a line is not a sentence.
    if (/^\s*\d{1,2}\.$/.test(sentence.slice(sentence.lastIndexOf('\n') + 1))) continue;
    if (begin >= 0 && begin < end) return end + (/^\s*/.exec(text.slice(end))?.[0].length ?? 0);
  }
  if (text.length <= longest) return 0;
  const space = text.lastIndexOf(' ', longest);
  return space > 0 ? space + 1 : longest;
}

export interface SentenceReader {
  /** Takes the next piece and returns the sentences that are complete now, with the white space after them. */
  push(piece: string): string[];
  /** Returns the last sentence, complete or not. */
  end(): string[];
}

/** Splits text that arrives in arbitrary pieces into sentences. Joined, the sentences are exactly the input. */
export function readSentences(): SentenceReader {
  let rest = '';
  const whole = (): string[] => {
    const sentences: string[] = [];
    for (let end = endOfFirst(rest); end > 0; end = endOfFirst(rest)) {
      // White space at the start of the next piece still belongs to this sentence, and digits there may continue a number.
      if (end === rest.length && rest.length <= longest && !/\s$/.test(rest)) break;
      sentences.push(rest.slice(0, end));
      rest = rest.slice(end);
    }
    return sentences;
  };
  return {
    push(piece) {
      rest += piece;
      return whole();
    },
    end() {
      const last = rest;
      rest = '';
      return last ? [last] : [];
    },
  };
}

/** The sentences of a text, without the white space around them. */
export function sentencesOf(text: string): string[] {
  const reader = readSentences();
  return [...reader.push(text), ...reader.end()].map((sentence) => sentence.trim()).filter(Boolean);
}
