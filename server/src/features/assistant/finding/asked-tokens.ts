/** Cuts a question into words, corrects those that are misspelt, and finds the names of services among them (rules Q2 and Q4 of README.md). Pure. */
import { buildsCompounds } from '../../../kit/languages/compounds.ts';
import { allLanguages, isSmallWord, languageData, sharedLanguage, traitsOf } from '../../../kit/languages/index.ts';
import { meaningsOfWords } from '../../../kit/languages/meanings/index.ts';
import type { ChatLanguage } from '../../../kit/languages/replies/index.ts';
import { exampleWords } from '../../../kit/languages/situations/read.ts';
import { knownBeginnings, knownWords, sensesOfWords } from '../../../kit/languages/topics/index.ts';
import { serviceNames } from '../../../kit/languages/topics/names.ts';
import { findPlaces } from '../../../kit/languages/topics/places.ts';
import { beginningsOfWeekdays, isWeekday } from '../../../kit/languages/weekdays.ts';
import { isUnspaced, searchFold, searchWords } from '../../../kit/text/search-words.ts';
import type { Token, Vocabulary } from './asked-words.ts';
import { corrected, correctedBeginning } from './spelling.ts';

const mostTokens = 60;

/** A question in words, to be read in a language. */
export interface CutQuestion {
  question: string;
  language: ChatLanguage;
  tokens: readonly Token[];
  folded: readonly string[];
  /** Folded: the whole text of a question without spaces, otherwise single words. */
  text: string;
  /** Spans count letters, not words. */
  unspaced: boolean;
}

/** From which word (in an unspaced question: from which letter) to which. */
export interface Span {
  from: number;
  to: number;
}

/** A question with the words that were cut from it, and perhaps corrected. */
export function cutOf(question: string, tokens: readonly Token[], language: ChatLanguage): CutQuestion {
  const folded = tokens.map(({ word }) => word);
  const unspaced = isUnspaced(question);
  return { question, language, tokens, folded, text: unspaced ? searchFold(question) : folded.join(' '), unspaced };
}

/** Whether the word at a place lies within a span. */
export function isWithin({ from, to }: Span, at: number, { tokens, unspaced }: CutQuestion): boolean {
  const token = tokens[at];
  if (!unspaced) return at >= from && at < to;
  return token !== undefined && token.from < to && token.from + token.word.length > from;
}

/** The words of a span as the visitor wrote them. */
export const writtenAt = (span: Span, cut: CutQuestion): string =>
  cut.tokens
    .filter((_, at) => isWithin(span, at, cut))
    .map(({ written }) => written)
    .join(cut.unspaced ? '' : ' ');

/** The words of a question. */
export function tokensOf(question: string): Token[] {
  const written = question.normalize('NFC');
  const parts = isUnspaced(written)
    ? searchWords(written).map((word) => ({ written: word, word }))
    : [...written.matchAll(/[\p{L}\p{M}\p{N}]+/gu)].flatMap(([each]) => searchWords(each).map((word) => ({ written: each, word })));
  const text = searchFold(written);
  let from = 0;
  return parts.slice(0, mostTokens).map((part) => {
    const at = text.indexOf(part.word, from);
    from = at < 0 ? from : at + part.word.length;
    return { ...part, from: at < 0 ? from : at };
  });
}

/** Q2: replaces a word that neither the shop nor the language knows by the known word that it was meant to be. */
export function correctTokens(tokens: readonly Token[], language: ChatLanguage, shop: Vocabulary): Token[] {
  const ofLanguage = knownWords(language);
  return tokens.map((token, at) => {
    const { word, written } = token;
    if (word.length < 4 || isUnspaced(word) || isWeekday(word, language) || isKnown(word, language, ofLanguage, shop)) return token;
    const umlauts = buildsCompounds(language) ? word.replace(/ae/g, 'a').replace(/oe/g, 'o').replace(/ue/g, 'u') : word;
    if (umlauts !== word && isKnown(umlauts, language, ofLanguage, shop)) return { ...token, word: umlauts };
    const isName = at > 0 && /^\p{Lu}/u.test(written) && !languageData(language).titles.capitalNouns;
    if (isName || findPlaces(word, [language, sharedLanguage]).length > 0) return token;
    if (namesIn([token], language).length > 0) return token;
    const meant =
      corrected(word, [shop.words, ofLanguage, shop.productWords]) ??
      correctedBeginning(word, knownBeginnings(language)) ??
      correctedBeginning(word, beginningsOfWeekdays(language));
    return meant ? { ...token, word: meant } : token;
  });
}

function isKnown(
  word: string,
  language: ChatLanguage,
  ofLanguage: ReadonlySet<string>,
  { words, productWords, beginnings }: Vocabulary,
): boolean {
  if (words.has(word) || productWords.has(word) || ofLanguage.has(word) || isSmallWord(word, language)) return true;
  if (exampleWords(language).has(word) || languageData(language).lists.sell.split('|').includes(word)) return true;
  if (sensesOfWords([word], language).length > 0 || meaningsOfWords([word], language).length > 0 || isWithPronoun(word, ofLanguage))
    return true;
  // A word with another ending is no misspelling.
  const isForm = (form: string) =>
    beginnings.has(form) ||
    [1, 2, 3].some((cut) => form.length - cut > 3 && (words.has(form.slice(0, -cut)) || productWords.has(form.slice(0, -cut))));
  const stem = traitsOf(language)?.stem;
  return isForm(word) || (stem !== undefined && isForm(stem(word)));
}

/** Spanish and Italian pronouns grow together with the verb: 'buscarlo', 'cambiarla'. */
const pronouns = /(?:lo|la|los|las|le|les|li|ne|ci|vi|mi|ti|si|melo|mela)$/;
const isWithPronoun = (word: string, knownWords: ReadonlySet<string>): boolean =>
  pronouns.test(word) && [word.replace(pronouns, ''), word.replace(pronouns, 'e')].some((verb) => knownWords.has(verb));

/** Names that are common words too: they are names only in the languages that say so. */
const ambiguousNames: ReadonlySet<string> = new Set(allLanguages.flatMap((language) => languageData(language).sentences.ownNames));
const isOnlyWord = (name: string, language: ChatLanguage): boolean =>
  ambiguousNames.has(name) && !languageData(language).sentences.ownNames.includes(name);

const nameSpellings = serviceNames.map((entry) => entry.split(',').map((spelling) => searchWords(spelling)));
/** Which entries of `nameSpellings` have a spelling that begins with a word: few questions name a service. */
const namesByFirstWord: ReadonlyMap<string | undefined, readonly { entry: number }[]> = Map.groupBy(
  nameSpellings.flatMap((spellings, entry) => spellings.map(([first]) => ({ first, entry }))),
  ({ first }) => first,
);

/** Q4: the names of services, each with all of its spellings. */
export function namesIn(tokens: readonly Pick<Token, 'word'>[], language: ChatLanguage): (Span & { spellings: readonly string[] })[] {
  const likely = new Set(tokens.flatMap(({ word }) => (namesByFirstWord.get(word) ?? []).map(({ entry }) => entry)));
  return [...likely]
    .sort((a, b) => a - b)
    .flatMap((entry) => {
      const spellings = nameSpellings[entry] ?? [];
      for (const spelling of spellings) {
        if (isOnlyWord(spelling.join(' '), language)) continue;
        for (let from = 0; from + spelling.length <= tokens.length; from++)
          if (spelling.every((part, at) => tokens[from + at]?.word === part))
            return [{ spellings: spellings.map((words) => words.join(' ')), from, to: from + spelling.length }];
      }
      return [];
    });
}
