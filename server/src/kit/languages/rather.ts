/**
 * How visitors take back what they said, as people write it on a phone: 'no rather the blue one', 'non finalement le grand'. The 'no' in it rules
 * nothing out, and 'better' compares nothing. The words stand in the languages' folders; words are folded. Pure.
 */

import { onDemand } from '../../platform/caches/on-demand.ts';
import { foldedWords, foldText } from '../text/words.ts';
import { comparable, type DialogueLanguage, patternText } from './dialogue/index.ts';
import { languageData, ofEachLanguage, spacesWords } from './index.ts';
import { openingOf } from './openings.ts';

const wordsOf = onDemand((language: DialogueLanguage) => languageData(language).telling.rather(openingOf('secondThoughts')));

const noise = /^(?:hm+|oh|ah|ach|uf+|pff+|mh+|ok|okay)$/u;
const word = /[\p{L}\p{M}\p{N}]+/gu;

/** The message without a 'no' that answers what was said before; what it says then is wished for. */
export function withoutAnswer(message: string, language: DialogueLanguage): string {
  const { no, behind, atBeginning } = wordsOf(language);
  if (atBeginning) return message.normalize('NFKC').replace(atBeginning, '');
  const words = [...message.matchAll(word)].slice(0, 4);
  const folded = words.map(([text]) => comparable(foldedWords(text)[0] ?? ''));
  const at = folded.findIndex((each) => !noise.test(each));
  if (at < 0 || !no.split(' ').includes(folded[at] ?? '') || words.length <= at + 1) return message;
  const isAnswer = behind === '' || behind.split(' ').includes(folded[at + 1] ?? '');
  return isAnswer ? message.slice(words[at + 1]?.index) : message;
}

const preferring = ofEachLanguage(({ telling }) => telling.preferring);

/** Whether a folded word only says that something is preferred, and names nothing. */
export const isPreferring = (word: string, language: DialogueLanguage): boolean =>
  preferring[language].split(' ').some((each) => comparable(foldText(each)) === comparable(word));

const best = ofEachLanguage(({ telling }) => telling.best);

/** Whether a part of a message begins by saying what is liked best. */
export const prefersBest = (part: string, language: DialogueLanguage): boolean =>
  best[language].test(!spacesWords(language) ? part.normalize('NFKC').trim() : foldedWords(part).map(comparable).join(' '));

/** Whether a message prefers something to what was talked about: 'rather the blue one', 'no meglio Pinotto'. */
export const isRather = (message: string, language: DialogueLanguage): boolean =>
  wordsOf(language).rather.test(patternText(message, language));
