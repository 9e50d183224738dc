/** Talk as code says it: whole phrases that state nothing, with a capital and the mark at their end. */

import { onDemand } from '../../../platform/caches/on-demand.ts';
import { languageData } from '../index.ts';
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

/** The talk of a language. */
export const talkPhrases: (language: ChatLanguage) => TalkPhrases = onDemand(readTalk);

function readTalk(language: ChatLanguage): TalkPhrases {
  const { talk } = claimLexicon(language);
  const phrases = talkKeys.flatMap((key) => writtenForms(talk[key]));
  return {
    byKey: new Map(talkKeys.map((key) => [key, asSentence(writtenForms(talk[key])[0] ?? '', key, language)])),
    wordings: new Set(phrases.map((phrase) => wordsIn(phrase).join(' '))),
  };
}

function asSentence(phrase: string, key: string, language: ChatLanguage): string {
  const text = phrase.charAt(0).toLocaleUpperCase(language) + phrase.slice(1);
  const { stop, asks, exclaims } = languageData(language).punctuation;
  if (asking.has(key)) return asks.only?.test(text) === false ? `${text}${stop}` : `${asks.open}${text}${asks.close}`;
  return greets.has(key) ? `${exclaims.open}${text}${exclaims.close}` : `${text}${stop}`;
}
