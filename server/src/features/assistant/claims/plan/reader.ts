/**
 * Splits an answer that arrives in arbitrary pieces into plain sentences and tags. A tag ('{price p3}') is a sentence by itself, wherever the
 * model put it; braces that are no tag are taken out and never reach a visitor.
 */
import { readSentences, type SentenceReader } from '../../guarding/sentences.ts';
import { isTag } from './tags.ts';

/** A longer run of text behind a brace is no tag. */
const longestTag = 300;

/** A reader for one answer; the sentences it returns end with white space or with the answer. */
export function readSentencesAndTags(): SentenceReader {
  let sentences = readSentences();
  /** The beginning of what may become a tag, with its brace; '' outside. */
  let open = '';

  const text = (piece: string): string[] => (piece ? sentences.push(piece) : []);
  const tag = (written: string): string[] => {
    if (!isTag(written)) return [];
    const before = sentences.end().map((rest) => (/\s$/.test(rest) ? rest : `${rest} `));
    sentences = readSentences();
    return [...before.filter((rest) => rest.trim()), `${written} `];
  };
  const character = (letter: string): string[] => {
    if (letter === '{') {
      // '{{price p3}}', and a brace that was never closed.
      const rest = open.slice(1);
      open = '{';
      return text(rest);
    }
    if (open === '') return letter === '}' ? [] : text(letter);
    if (letter === '}') {
      const written = `${open}}`;
      open = '';
      return tag(written);
    }
    open += letter;
    if (letter !== '\n' && open.length <= longestTag) return [];
    const rest = open.slice(1);
    open = '';
    return text(rest);
  };
  return {
    push(piece) {
      // Most pieces hold no brace.
      if (open === '' && !/[{}]/.test(piece)) return text(piece);
      return Array.from(piece).flatMap(character);
    },
    end() {
      open = '';
      return sentences.end();
    },
  };
}
