/** Talk as code says it: whole phrases that state nothing, with a capital and the mark at their end. */

import { onDemand } from '../../../platform/caches/on-demand.ts';
import type { ChatLanguage } from '../replies/index.ts';
import { wordsIn } from '../vocabulary/index.ts';
import { claimLexicon } from './index.ts';
import { writtenForms } from './lists.ts';
import { talkKeys } from './shape.ts';

/** Kinds of talk that ask something. */
const asking: ReadonlySet<string> = new Set(['anythingElse', 'tellMore', 'seeMore', 'whichOne']);
const greets: ReadonlySet<string> = new Set(['hello', 'welcome', 'goodbye']);

export interface TalkPhrases {
  /** The first wording of each kind, as a sentence. */
  byKey: ReadonlyMap<string, string>;
  /** All wordings as folded words between spaces. */
  wordings: ReadonlySet<string>;
}

/** The talk of a language; empty where it has no lexicon. */
export const talkPhrases: (language: ChatLanguage) => TalkPhrases = onDemand(readTalk);

function readTalk(language: ChatLanguage): TalkPhrases {
  const talk = claimLexicon(language)?.talk;
  if (!talk) return { byKey: new Map(), wordings: new Set() };
  const phrases = talkKeys.flatMap((key) => writtenForms(talk[key]));
  return {
    byKey: new Map(talkKeys.map((key) => [key, asSentence(writtenForms(talk[key])[0] ?? '', key, language)])),
    wordings: new Set(phrases.map((phrase) => wordsIn(phrase).join(' '))),
  };
}

function asSentence(phrase: string, key: string, language: ChatLanguage): string {
  const text = phrase.charAt(0).toLocaleUpperCase(language) + phrase.slice(1);
  if (asking.has(key)) return ask(text, language);
  if (language === 'ja') return `${text}。`;
  const exclaims = greets.has(key);
  if (language === 'es') return exclaims ? `¡${text}!` : `${text}.`;
  return `${text}${exclaims ? (language === 'fr' ? ' !' : '!') : '.'}`;
}

function ask(text: string, language: ChatLanguage): string {
  if (language === 'es') return `¿${text}?`;
  if (language === 'ja') return /か$/u.test(text) ? `${text}？` : `${text}。`;
  return `${text}${language === 'ar' ? '؟' : language === 'fr' ? ' ?' : '?'}`;
}
