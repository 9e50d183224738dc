/**
 * Whether a message asks something, also where nobody wrote the mark: 'does it come with a lid', 'hat die ne bremse'. The
 * words that begin a question (a verb that stands first, a word that asks), and those that make one anywhere. Words are folded. Pure.
 */

import { onDemand } from '../../platform/caches/on-demand.ts';
import { foldedWords } from '../text/words.ts';
import { comparable, type DialogueLanguage } from './dialogue/index.ts';
import { languageData, spacesWords } from './index.ts';
import { openingOf } from './openings.ts';

const wordsOf = onDemand((language: DialogueLanguage) => languageData(language).asking.questions(openingOf('questions')));

/** Whether a message asks something. */
export const isAsking = (message: string, language: DialogueLanguage): boolean => /[?？؟]/u.test(message) || asksInWords(message, language);

/** Whether it begins with words that ask: 'has it a lid?', but not 'with a lid, what is that?'. */
export const beginsAsking = (message: string, language: DialogueLanguage): boolean =>
  asksInWords(message.split(/[.,;:!،؛…]\s*/u)[0] ?? '', language);

/** Whether its words ask, whatever mark stands behind them: 'with a lid?' does not. */
function asksInWords(message: string, language: DialogueLanguage): boolean {
  const { first, anywhere } = wordsOf(language);
  const text = !spacesWords(language) ? message.normalize('NFKC').trim() : foldedWords(message).map(comparable).join(' ');
  // After a comma or a full stop a new question may begin.
  const starts = !spacesWords(language)
    ? [text]
    : message.split(/[.,;:!،؛…]+\s*/u).map((part) => foldedWords(part).map(comparable).join(' '));
  return starts.some((each) => first.test(each)) || anywhere.test(text);
}
