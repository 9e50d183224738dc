/** Talk that states nothing: whole phrases of the language's list. Rule R11 of SPEC.md. */
import { foldedWords } from '../../../../kit/text/words.ts';
import { languageByWords } from '../read/language.ts';
import type { Reading } from '../read/reading.ts';
import { type CompiledLexicon, foldForWords, lexiconFor, lexiconWords } from '../words/lexicon.ts';

const parts = /[,.!?:;…–—。！？、，：]+(?:\s+|$)|\s[–—-]\s/u;

/** Talk that agrees when it follows a question: 'No problem!', 'Gladly!', 'Perfect!'. */
const agreeing: ReadonlySet<string> = new Set(['welcome', 'gladly', 'understood', 'goodChoice', 'enjoy']);

/** The meanings of a whole row of words in a role. */
function keysOf(lexicon: CompiledLexicon, words: readonly string[], role: 'talk' | 'leadIn'): string[] {
  const [first] = words;
  return (lexicon.byWord.get(first ?? '') ?? [])
    .filter((phrase) => !phrase.open && phrase.words.length === words.length && phrase.words.every((word, at) => word === words[at]))
    .flatMap(({ meanings }) => meanings.filter((meaning) => meaning.role === role).map(({ key }) => key));
}

const isPhrase = (lexicon: CompiledLexicon, words: readonly string[], role: 'talk' | 'leadIn'): boolean =>
  keysOf(lexicon, words, role).length > 0;

export interface TalkSetting {
  companyName: string;
  /** Whether the text before it was a question: as an answer to one, 'No problem!' is a promise. */
  visitorWords: string;
}

/** Whether a sentence is talk and nothing else; the shop's name may stand in it. Talk that agrees is none unless the visitor talks too. */
export function isTalk(text: string, language: Reading['language'], { companyName, visitorWords }: TalkSetting): boolean {
  const rows = talkRows(text, language, companyName);
  if (!rows) return false;
  if (rows.every((keys) => keys.some((key) => !agreeing.has(key)))) return true;
  return talkRows(visitorWords, languageByWords(visitorWords, language), companyName) !== null;
}

/** The keys of each part of a text that is talk; null when it is not. */
function talkRows(text: string, language: Reading['language'], companyName: string): string[][] | null {
  const lexicon = lexiconFor(language);
  const name = foldedWords(companyName).join(' ');
  const rows = foldForWords(text)
    .replaceAll(/["“”„«»*_()]/gu, '')
    .replaceAll(/\p{Extended_Pictographic}\ufe0f?/gu, '')
    .split(parts)
    .map((part) => lexiconWords(part, language))
    .filter((row) => row.length > 0);
  const keys = rows.map((row) => talkKeysOf(lexicon, row, name));
  return rows.length > 0 && keys.every((own) => own.length > 0) ? keys : null;
}

function talkKeysOf(lexicon: CompiledLexicon, row: readonly string[], name: string): string[] {
  const own = keysOf(lexicon, row, 'talk');
  if (own.length > 0 || !name) return own;
  // 'Welcome to Sock Shop': a phrase, a small word and the name.
  const text = row.join(' ');
  if (!text.endsWith(name)) return [];
  const before = lexiconWords(text.slice(0, -name.length), lexicon.language);
  return [...keysOf(lexicon, before, 'talk'), ...keysOf(lexicon, before.slice(0, -1), 'talk')];
}

/** A text without the openings that state nothing by themselves: 'Great news: …', 'Yes, …'. */
export function withoutLeadIns(text: string, language: Reading['language']): string {
  const lexicon = lexiconFor(language);
  let rest = text;
  for (let turn = 0; turn < 4; turn++) {
    const split = /^([^,.!:;–—、，]{1,60})(?:[,.!:;、，]+\s*|\s[–—-]\s)(?=\S)/u.exec(rest);
    const row = split ? lexiconWords(split[1] ?? '', language) : [];
    if (!split || row.length === 0 || !(isPhrase(lexicon, row, 'leadIn') || isPhrase(lexicon, row, 'talk'))) break;
    rest = rest.slice(split[0].length);
  }
  return rest;
}

/** Whether a sentence asks. */
export const isQuestion = (text: string): boolean => /[?？؟]["”»]?\s*$/u.test(text);
