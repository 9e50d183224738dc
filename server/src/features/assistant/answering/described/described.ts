/**
 * What is stated of the products that a question is about: properties, and sentences of descriptions, which are quoted as what they are, where texts do not
 * answer. Pure.
 */
import { holdsKind, isOfKind, kindsAsked, type ValueKind, wordsAskingKinds } from '../../../../kit/languages/asked-kinds.ts';
import type { MeasureKey } from '../../../../kit/languages/dialogue/index.ts';
import { traitsOf } from '../../../../kit/languages/index.ts';
import { findMeanings } from '../../../../kit/languages/meanings/index.ts';
import type { ChatLanguage } from '../../../../kit/languages/replies/index.ts';
import { plainLine } from '../../../../kit/text/clean.ts';
import { editDistance } from '../../../../kit/text/distance.ts';
import { isUnspaced, searchWords } from '../../../../kit/text/search-words.ts';
import { foldedWords } from '../../../../kit/text/words.ts';
import { sentencesOf } from '../../guarding/sentences.ts';
import { isFunctionWord } from '../../memory/reading/function-words.ts';
import { holdsWord } from '../../memory/words.ts';
import { statedFor } from './stated.ts';
import { isTellable } from './tellable.ts';

/** A product with the text that came with it. */
export interface DescribedProduct {
  id: number;
  title: string;
  categories: readonly string[];
  description: string;
  attributes?: Readonly<Record<string, readonly string[]>>;
}

/** A sentence of a description that speaks of what a question asks. */
export interface DescribedSentence {
  product: number;
  text: string;
  /** The words of the question that it holds. */
  words: readonly string[];
  /** The name of a property, where it is no sentence. */
  property?: string;
  /** It states a value of the kind that the question asks for: a time for 'how long does it take?'. */
  isOfKind?: boolean;
}

const mostCharacters = 1500;
const mostTold = 2;
const shortest = 3;
const shortestOfSigns = 2;

/** The words of a question that say what is asked: not of grammar, and not the name of the thing itself. */
function askedWords(question: string, language: ChatLanguage, { title, categories }: DescribedProduct): string[] {
  const words = isUnspaced(question) ? searchWords(question) : foldedWords(question);
  const least = isUnspaced(question) ? shortestOfSigns : shortest;
  const own = [title, ...categories].join(' ');
  const asking = wordsAskingKinds(question, language);
  return [...new Set(words)].filter(
    (word) =>
      (word.length >= least || isSign.test(word)) &&
      !isFunctionWord(word, language) &&
      !asking.has(word) &&
      !holdsWord(own, word, language),
  );
}
const isSign = /^\p{Script=Han}+$/u;

/** 'Heet' is no form of 'het': words of grammar count for nothing. */
const holds = (sentence: string, word: string, language: ChatLanguage): boolean =>
  isUnspaced(sentence)
    ? sentence.includes(word)
    : foldedWords(sentence).some(
        (each) =>
          !isFunctionWord(each, language) &&
          (holdsWord(each, word, language) ||
            (word.length >= longWord && (each.startsWith(word) || isMisspelt(word, each))) ||
            isOfVerb(word, each, language)),
      );

/** 'Gösterir' is in 'göstermez', where endings are stacked on verbs. */
const isOfVerb = (word: string, own: string, language: ChatLanguage): boolean =>
  traitsOf(language)?.stacksEndings === true &&
  Math.min(word.length, own.length) >= longVerb &&
  word.slice(0, longWord) === own.slice(0, longWord);
const longVerb = 8;

/** 'Kichen' is 'kitchens': one letter is wrong, and not the first. */
const isMisspelt = (word: string, own: string): boolean =>
  word[0] === own[0] && [own, own.slice(0, word.length + 1)].some((each) => editDistance(word, each, 1) <= 1);
const longWord = 6;

/**
 * The properties and sentences that answer a question about some products: of each the one that holds most of its words, else of its meanings; the products
 * that say most come first.
 */
export function describedFor(
  question: string,
  language: ChatLanguage,
  products: readonly DescribedProduct[],
  measures: ReadonlySet<MeasureKey> = new Set(),
): DescribedSentence[] {
  const meantBy = (text: string) => new Set(findMeanings(text, language).map(({ meaning }) => meaning));
  const ofQuestion = meantBy(question);
  const kinds = kindsAsked(question, language);
  const bestByProduct = products.flatMap((product) => {
    const questionWords = askedWords(question, language, product);
    // The name of the product is no part of the question: 'does the brass powder change colour?' does not ask for powder.
    const meant = ofQuestion.difference(meantBy([product.title, ...product.categories].join('\n')));
    const sentences = sentencesOf(product.description.slice(0, mostCharacters)).map(plainLine);
    const scored = sentences.flatMap((text) => {
      if (!isTellable(text, language)) return [];
      const words = questionWords.filter((word) => holds(text, word, language));
      const meanings = new Set(findMeanings(text, language).map(({ meaning }) => meaning));
      const shared = [...meant].filter((meaning) => meanings.has(meaning)).length;
      // 'How often?' is answered by 'once a week'.
      const isHowOften = meant.has('frequency') && meanings.has('frequency');
      const holdsAsked = isHowOften || kinds.some((kind) => holdsKind(text, kind, language));
      const score = words.reduce((sum, word) => sum + worthOf(word), 0) + shared * shareOfMeaning + (holdsAsked ? shareOfKind : 0);
      return score > 0 ? [{ product: product.id, text, words, score, ...(holdsAsked && { isOfKind: true }) }] : [];
    });
    const stated = statedFor({ question, language, words: questionWords, meant, measures }, product).map(({ name, ...each }) => ({
      product: product.id,
      text: name,
      property: name,
      ...each,
    }));
    const ofKind = [...ofKindStated(product, kinds, questionWords, language), ...scored.filter((each) => each.isOfKind)];
    // 'How long does a game take?' is not answered by the number of players.
    if (ofKind.length > 0) return nearest(ofKind);
    // 'How long does engraving take?' is about no length.
    return nearest([...stated, ...scored].filter(({ words }) => kinds.length === 0 || words.length > 0));
  });
  const best = Math.max(0, ...bestByProduct.map(({ score }) => score));
  return bestByProduct.filter(({ score }) => score === best).slice(0, mostTold);
}

type Scored = DescribedSentence & { score: number };

const nearest = (scored: readonly Scored[]): Scored[] => scored.toSorted((first, second) => second.score - first.score).slice(0, 1);

/** The properties that state a value of the kind that is asked for. */
const ofKindStated = (
  { id, attributes = {} }: DescribedProduct,
  kinds: readonly ValueKind[],
  words: readonly string[],
  language: ChatLanguage,
): Scored[] =>
  Object.entries(attributes).flatMap(([name, values]) => {
    if (name.startsWith('_') || values.length === 0 || !kinds.some((kind) => isOfKind({ name, values }, kind))) return [];
    const held = words.filter((word) => holds(name, word, language));
    return [{ product: id, text: name, property: name, words: held, score: held.length + shareOfKind, isOfKind: true }];
  });

/** The first sentences of descriptions that may be quoted. */
export const allDescribed = (products: readonly DescribedProduct[], language: ChatLanguage, most = mostTold): DescribedSentence[] =>
  products.flatMap(({ id, description }) =>
    sentencesOf(description.slice(0, mostCharacters))
      .map(plainLine)
      .filter((text) => isTellable(text, language))
      .slice(0, most)
      .map((text) => ({ product: id, text, words: [] })),
  );

/** Short words are mostly verbs that stand anywhere: 'zit er een deksel op?' asks for the 'deksel'. */
const shareOfShort = 0.6;
const worthOf = (word: string): number => (word.length <= shortest && !isUnspaced(word) ? shareOfShort : 1);
/** A shared meaning counts less than a shared word. */
const shareOfMeaning = 0.8;
const shareOfKind = 1.5;

/** The products that these sentences are about. */
export const idsDescribed = (described: readonly DescribedSentence[]) => described.map(({ product }) => product);
