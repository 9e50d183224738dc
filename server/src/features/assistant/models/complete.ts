/** What the built-in assistant adds to an answer that a model began and did not end. Pure. */
import { foldedWords, stemOf } from '../../../kit/text/words.ts';
import type { Claim } from '../claims/types.ts';

/** A part repeats what was said when this share of its words was said. */
const saidShare = 0.6;
const bullet = '•';

const stemsIn = (text: string): Set<string> => new Set(foldedWords(text).map(stemOf));

interface Sentence {
  text: string;
  /** What it states, where that is known. */
  claims?: readonly Claim[];
}

/**
 * The sentences of a whole answer that say something new after those in `spoken`, in their order. A sentence is not new when all that it states was
 * stated, or most of its words were said. A line that introduces a list goes with the list, and a remark in parentheses, such as a source, with the
 * sentence before it. That the shop says nothing about the question is not added to a sentence that
 * states something.
 */
export function restOf<Part extends Sentence>(spoken: readonly Sentence[], parts: readonly Part[]): Part[] {
  const text = spoken.map((sentence) => sentence.text).join('');
  if (!text.trim()) return [...parts];
  const words = stemsIn(text);
  const stated = new Set(spoken.flatMap(statementsOf));
  const isNew = parts.map((part) => !repeats(stemsIn(part.text), words) && !restates(part, stated));
  const kept = parts.filter((part, at) => {
    if (stated.size > 0 && part.claims?.some(({ kind }) => kind === 'notSaid')) return false;
    if (isRemark(part)) return isNew[at - 1] ?? true;
    if (!isItem(part) && isItem(parts[at + 1])) return itemsAfter(parts, at).some((item) => isNew[item]);
    return isNew[at];
  });
  return kept.map((part, at) => {
    if (at > 0) return part;
    const gap = /\s$/.test(text) ? '' : isItem(part) ? '\n' : ' ';
    return { ...part, text: gap + part.text.trimStart() };
  });
}

/** The facts that a sentence states. Talk, questions and lists of titles state none. */
const statementsOf = ({ claims = [] }: Sentence): string[] =>
  claims.filter(({ kind }) => !['talk', 'question', 'product'].includes(kind)).map((claim) => JSON.stringify(claim));

function restates(sentence: Sentence, stated: ReadonlySet<string>): boolean {
  const statements = statementsOf(sentence);
  return statements.length > 0 && statements.every((statement) => stated.has(statement));
}

const isItem = (part: Sentence | undefined): boolean => part?.text.trimStart().startsWith(bullet) ?? false;
const isRemark = ({ text }: Sentence): boolean => /^\s*[(（]/.test(text);

/** The positions of the list that begins after `at`. */
function itemsAfter(parts: readonly Sentence[], at: number): number[] {
  const end = parts.findIndex((part, position) => position > at && !isItem(part));
  return parts.slice(at + 1, end < 0 ? undefined : end).map((_, offset) => at + 1 + offset);
}

function repeats(words: Set<string>, spokenWords: Set<string>): boolean {
  const repeated = [...words].filter((word) => spokenWords.has(word)).length;
  return words.size === 0 || repeated / words.size >= saidShare;
}
