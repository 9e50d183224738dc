/** Says a model's answer while it arrives, sentence by sentence, remembering what was said before. */
import type { ProductRecord, TurnRecords } from '../records/types.ts';
import { type Context, contextOf, learnProducts, type OwnerTexts, unknownNames } from './context.ts';
import { isTag, readSentencesAndTags, sayTag } from './plan/index.ts';
import { languageByWords } from './read/language.ts';
import { isQuestion, isTalk } from './resolve/talk.ts';
import { sayIn } from './speak.ts';
import type { SaidSentence } from './types.ts';

export interface Speaker {
  /** Takes the next piece and returns the outcome of each sentence that is complete now; its text ends with the white space that follows it. */
  push(piece: string): SaidSentence[];
  /** Returns the rest. A sentence that was cut off is not said. */
  end(cut?: boolean): SaidSentence[];
  /** Says one whole sentence; `push` and `end` say those of a stream. */
  say(sentence: string): SaidSentence;
  /** The words of a sentence that may name a product of the shop which the records do not hold; '' for none. */
  unknownNames(sentence: string): string;
  /** Adds products of the shop that were found for such words. */
  learn(products: readonly ProductRecord[]): void;
  /**
   * Whether the visitor still waits for an answer: nothing but talk was said, and either something was withheld or the visitor asked for more
   * than talk.
   */
  leavesOpen(): boolean;
}

/**
 * A speaker for one answer; `isAnswered` is false where the owner's texts do not answer the visitor's question (R9). `texts`: all of the owner's, where
 * an index of them is at hand; else those of the records.
 */
export function createSpeaker(
  records: TurnRecords,
  { isAnswered = true, texts }: { isAnswered?: boolean; texts?: OwnerTexts } = {},
): Speaker {
  const context = contextOf(records, { onlyStrong: !isAnswered, ...(texts && { texts }) });
  const sentences = readSentencesAndTags();
  let hasSpoken = false;
  let begun = false;
  let withheld = false;
  const say = (sentence: string): SaidSentence => {
    const spoken = isTag(sentence) ? sayTagIn(sentence, context, begun) : sayIn(sentence, context);
    withheld ||= spoken.outcome === 'withheld' && spoken.rule !== 'R1';
    if (spoken.outcome === 'withheld') return spoken;
    begun = true;
    if (spoken.claims.some(({ kind }) => kind !== 'talk' && kind !== 'question') || isQuestion(sentence)) hasSpoken = true;
    const space = /\s*$/.exec(sentence)?.[0] ?? '';
    return { ...spoken, text: spoken.text.endsWith('\n') ? spoken.text : spoken.text + space };
  };
  return {
    push: (piece) => sentences.push(piece).map(say),
    end: (cut = false) => (cut ? [] : sentences.end().map(say)),
    say,
    unknownNames: (sentence) => (isTag(sentence) ? '' : unknownNames(sentence, context)),
    learn: (products) => learnProducts(context, products),
    leavesOpen: () =>
      !hasSpoken && (withheld || !isTalk(records.visitorWords, languageByWords(records.visitorWords, records.language), records)),
  };
}

/** Says a tag within an answer; lines of products begin on a line of their own. */
function sayTagIn(tag: string, context: Context, begun: boolean): SaidSentence {
  const spoken = sayTag(tag, context);
  if (spoken.outcome !== 'withheld') for (const claim of spoken.claims) context.claimsRead.add(JSON.stringify(claim));
  return { ...spoken, text: begun && spoken.text.endsWith('\n') ? `\n${spoken.text}` : spoken.text, written: tag.trim() };
}
