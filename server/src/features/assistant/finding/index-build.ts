/** Makes an owner's passages, with all that is searched in them. Pure. */

import { createHash } from 'node:crypto';
import type { CompanyProfile } from '@parley/contract';
import { buildsCompounds } from '../../../kit/languages/compounds.ts';
import { detectChatLanguage } from '../../../kit/languages/detect.ts';
import { languageData } from '../../../kit/languages/index.ts';
import type { ChatLanguage } from '../../../kit/languages/replies/index.ts';
import { findSenses, isDetail, knownWords } from '../../../kit/languages/topics/index.ts';
import { bareForms, isUnspaced, searchWords } from '../../../kit/text/search-words.ts';
import { compoundParts, isCompoundPart, knownTail } from './compounds.ts';
import {
  kinshipMark,
  kinshipsIn,
  meaningMark,
  meaningsOf,
  placeMark,
  placesOf,
  senseMark,
  sensesOf,
  situationMarksOf,
  withoutAddresses,
} from './marks.ts';
import { type Passage, passagesOf, passagesOfPages, passagesOfTexts } from './passages.ts';
import { isEmpty } from './topics.ts';

/** The version of these rules. Change it when the rules here or in the language files change: stored passages of another version are made again. */
export const indexVersion = 14;

/** What an index is made of. */
export interface IndexedTexts {
  profile: CompanyProfile | null;
  /** What the owner added besides the profile. */
  texts: readonly { title: string; text: string }[];
  pages: readonly { url: string; title: string; text: string }[];
  /** Titles and categories of products. */
  productTexts: readonly string[];
  /** The language of texts that are too short to tell; null when the catalogue does not tell either. */
  language: ChatLanguage | null;
}

/** A passage as it is stored. Searched texts are words between spaces. */
export interface PassageRow {
  id: string;
  position: number;
  source: Passage['source'];
  heading: string;
  title: string;
  text: string;
  url: string | null;
  language: ChatLanguage;
  /** PostgreSQL's text search configuration. */
  stemmer: string;
  searchedHeading: string;
  /** The page's title, where it stands right above the text. */
  searchedTopHeading: string;
  searchedTitle: string;
  searchedText: string;
}

export interface BuiltIndex {
  rows: PassageRow[];
  languages: ChatLanguage[];
  words: string[];
  productWords: string[];
  rangeWords: string[];
}

const shortestWord = 3;
const mostWords = 20_000;

/** Makes the passages of an owner's texts. */
export function buildIndex({ profile, texts, pages, productTexts, language }: IndexedTexts): BuiltIndex {
  const own = [...(profile ? passagesOf(profile) : []), ...passagesOfTexts(texts)];
  const fallback =
    language ?? languageOfPassage([...Object.values(profile ?? {}), ...pages.map(({ text }) => text.slice(0, 2000))].join('\n')) ?? 'en';
  const ofPage = new Map(pages.map(({ url, title, text }) => [url, languageOfPassage(`${title}\n${text}`) ?? fallback]));
  const ofOwner = languageOfPassage(own.map(({ heading, text }) => `${heading} ${text}`).join('\n')) ?? fallback;
  const passages = [...own, ...passagesOfPages(pages)].map((passage) => {
    const near = passage.url ? ofPage.get(passage.url) : ofOwner;
    return { ...passage, language: languageOfPassage(`${passage.heading} ${passage.text}`) ?? near ?? fallback };
  });
  const words = vocabulary(passages.flatMap(({ heading, title = '', text }) => [heading, title, text]));
  // The owner's words about the range of goods name products, too.
  const ofRange = own.filter(({ source }) => source === 'services' || source === 'products').map(({ text }) => text);
  const content = (texts: readonly string[]) => vocabulary(texts.map((text) => withoutSmallWords(text, fallback)));
  const productWords = content(productTexts);
  const rangeWords = content(ofRange);
  const languages = [...new Set(passages.map((passage) => passage.language))];
  const isKnown = knownBy(languages, words, productWords);
  const seen = new Set<string>();
  const rows = passages.flatMap((passage, position) => {
    const id = digestOf(passage);
    if (seen.has(id)) return [];
    seen.add(id);
    return [rowOf(passage, { id, position, isKnown })];
  });
  return { rows, languages, words: [...words], productWords: [...productWords], rangeWords: [...rangeWords] };
}

const languageOfPassage = (text: string): ChatLanguage | null => detectChatLanguage(text.slice(0, 5000));

const digestOf = ({ source, url = '', heading, text }: Passage) =>
  createHash('sha256')
    .update(JSON.stringify([source, url, heading, text]))
    .digest('hex')
    .slice(0, 16);

function vocabulary(texts: readonly string[]): Set<string> {
  const words = new Set<string>();
  for (const text of texts)
    for (const word of searchWords(withoutAddresses(text)))
      if (word.length >= shortestWord && !/^\d+$/.test(word) && words.size < mostWords) words.add(word);
  return words;
}

/** Whether a word is one that the shop or its visitors use, so that it may be a part of a compound. */
export function knownBy(languages: readonly ChatLanguage[], ...lists: ReadonlySet<string>[]): (word: string) => boolean {
  const topical = new Set(languages.filter(buildsCompounds).flatMap((language) => [...knownWords(language)]));
  return (word) => topical.has(word) || lists.some((list) => list.has(word));
}

function rowOf(
  { source, heading, title = '', text, url, language }: Passage & { language: ChatLanguage },
  { id, position, isKnown }: { id: string; position: number; isKnown: (word: string) => boolean },
): PassageRow {
  const searched = (part: string) => [...searchedWords(part, language, isKnown), ...marksOf(part, language)].join(' ');
  return {
    id,
    position,
    source,
    heading,
    title,
    text,
    url: url ?? null,
    language,
    stemmer: languageData(language).stemmer,
    // The title of a page stands above many passages that are not about it.
    searchedHeading: title === heading ? '' : searched(heading),
    searchedTopHeading: title === heading ? searched(title) : '',
    searchedTitle: title === heading ? '' : searched(title),
    searchedText: [searched(text), ...implied(source)].join(' '),
  };
}

/** Topics and details that a field of the profile implies for all of its passages. */
const implied = (source: Passage['source']): string[] =>
  source === 'contact' ? [senseMark('contact')] : source === 'services' ? [senseMark('company')] : [];

const marksOf = (text: string, language: ChatLanguage): string[] => [
  ...[...sensesOf(text, language)].map(senseMark),
  ...[...placesOf(text, language)].map(placeMark),
  ...[...meaningsOf(text, language)].map(meaningMark),
  ...[...kinshipsIn(text, language)].map(kinshipMark),
  ...situationMarksOf(text, language),
];

function searchedWords(text: string, language: ChatLanguage, isKnown: (word: string) => boolean): string[] {
  const split = buildsCompounds(language);
  return searchWords(withoutAddresses(text)).flatMap((word) => {
    const forms = isUnspaced(word) ? endsOf(word) : bareForms(word);
    // A word of time or money is one thing: 'werkdagen' is no 'werken'.
    return split && findSenses(word, language, { asked: false }).every(({ sense }) => !isDetail(sense))
      ? [...forms, ...partsIn(word, isKnown)]
      : forms;
  });
}

/** The known words within a compound: all of its parts, or its last one. */
function partsIn(word: string, isKnown: (word: string) => boolean): string[] {
  const isPart = (part: string) => isCompoundPart(part, isKnown);
  const parts = compoundParts(word, isPart);
  const tail = parts.length > 0 ? null : knownTail(word, isPart);
  return tail ? [tail] : parts;
}

/** A Japanese word and its ends: 煎茶 is a 茶. */
const endsOf = (word: string): string[] => (/^\p{Script=Han}{2,6}$/u.test(word) ? [...word].map((_, at) => word.slice(at)) : [word]);

const withoutSmallWords = (text: string, language: ChatLanguage): string =>
  searchWords(text)
    .filter((word) => !isEmpty(word, language))
    .join(' ');
