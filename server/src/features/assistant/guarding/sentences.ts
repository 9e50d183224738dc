/** Text cut into sentences, also while it is still coming. */
import { anyConversation } from '../../../kit/languages/index.ts';

/** Behind these a full stop ends no sentence. */
const abbreviation = new RegExp(`(?:^|[\\s(„“"'])(?:\\p{Lu}|${anyConversation(({ abbreviations }) => abbreviations)})\\.$`, 'iu');
const sentenceEnd = /[.!?…。！？]+["'”“’)\]»]*(?=\s)|[。！？]|\n+/gu;
/** Whoever writes longer sentences than this is cut where a word ends. */
const longest = 1000;

/** Where the first whole sentence of `text` ends (after its white space), or 0 when none is whole yet. */
function endOfFirst(text: string): number {
  for (const match of text.matchAll(sentenceEnd)) {
    const end = match.index + match[0].length;
    const sentence = text.slice(0, end);
    if (match[0].startsWith('.') && abbreviation.test(sentence)) continue;
    // '1. Second item': a number at the beginning of a line is no sentence.
    if (/(?:^|\n)\s*\d{1,2}\.$/.test(sentence)) continue;
    const space = /^\s*/.exec(text.slice(end))?.[0].length ?? 0;
    if (sentence.trim()) return end + space;
  }
  if (text.length <= longest) return 0;
  const space = text.lastIndexOf(' ', longest);
  return space > 0 ? space + 1 : longest;
}

export interface SentenceReader {
  /** Takes the next piece; gives the sentences that are whole now, with the white space behind them. */
  push(piece: string): string[];
  /** Gives what is left. */
  end(): string[];
}

/** Reads sentences from pieces cut anywhere. What it gives, joined, is what it was given. */
export function readSentences(): SentenceReader {
  let rest = '';
  const whole = (): string[] => {
    const sentences: string[] = [];
    for (let end = endOfFirst(rest); end > 0; end = endOfFirst(rest)) {
      // White space that goes on in the next piece belongs to this sentence still; a figure may go on after its point.
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
      const left = rest;
      rest = '';
      return left ? [left] : [];
    },
  };
}

/** The sentences of a text, without the white space around them. */
export function sentencesOf(text: string): string[] {
  const reader = readSentences();
  return [...reader.push(text), ...reader.end()].map((sentence) => sentence.trim()).filter(Boolean);
}
