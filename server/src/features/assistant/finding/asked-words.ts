/** Reads the words of a question that name no topic, and whether an answer must contain them (rules Q5–Q7 of README.md). Pure. */

import { hasArticles } from '../../../kit/languages/articles.ts';
import { buildsCompounds } from '../../../kit/languages/compounds.ts';
import { conversations, isSmallWord, languageData, ofEachLanguage, traitsOf, wordList } from '../../../kit/languages/index.ts';
import type { MeaningName } from '../../../kit/languages/meanings/index.ts';
import type { ChatLanguage } from '../../../kit/languages/replies/index.ts';
import { isAsking, shopWordsOf, type TopicName } from '../../../kit/languages/topics/index.ts';
import { isUnspaced } from '../../../kit/text/search-words.ts';
import { compoundParts, isCompoundPart, knownTail } from './compounds.ts';
import { formsIn } from './forms.ts';
import { isGeneral } from './topics.ts';

/** A word of the question. */
export interface Token {
  written: string;
  /** Folded and corrected. */
  word: string;
  /** Letters from the beginning of the folded, unspaced text. */
  from: number;
}

/** The words of the owner's texts and catalogue. */
export interface Vocabulary {
  languages: readonly ChatLanguage[];
  words: ReadonlySet<string>;
  productWords: ReadonlySet<string>;
  rangeWords: ReadonlySet<string>;
  /** The words without up to three letters of their ends. */
  beginnings: ReadonlySet<string>;
}

const endingLetters = 3;

/** The beginnings of words that are the words themselves with another ending. */
export function beginningsOfWords(...lists: readonly Iterable<string>[]): Set<string> {
  const found = new Set<string>();
  for (const list of lists)
    for (const word of list)
      for (let cut = 0; cut <= endingLetters && word.length - cut > endingLetters; cut++) found.add(word.slice(0, word.length - cut));
  return found;
}

/** A word that names no topic. */
export interface AskedWord {
  /** Several parts for a compound that was split. */
  parts: readonly string[];
  /** The words of the shop that are forms of each part. */
  forms: readonly (readonly string[])[];
  written: string;
  /** Its meanings, alone or within a phrase: a passage with the same meaning contains the word in other words. */
  meanings: readonly MeaningName[];
  /**
   * How strictly an answering passage must contain the word. strictly: it must.
   * mostly: it must contain this word or most of the others.
   * product: it must, unless it speaks of no other product.
   * no: it need not.
   * unheard: it need not, because the shop's texts do not know the word.
   */
  required: 'strictly' | 'mostly' | 'product' | 'no' | 'unheard';
  /** The kind of thing that a strictly required word seems to name. */
  names: NamedThing | null;
  /** Whether it may be repeated to the visitor as what the shop says nothing about: 'about hammocks', and not 'about written'. */
  isThing: boolean;
}

/** Goods that are asked for, something with a name, a place or means, the object of a question, or what the shop is asked to do. */
export type NamedThing = 'goods' | 'name' | 'means' | 'object' | 'deed';

interface Context {
  language: ChatLanguage;
  shop: Vocabulary;
  topics: ReadonlyMap<TopicName, string>;
  tokens: readonly Token[];
  /** The place of the first topic. */
  firstTopic: number;
  /** The place behind 'do you have', or null. */
  having: number | null;
  /** The verb that says what the shop is asked to do. */
  deed: { at: number; isSelling: boolean } | null;
}

/** Reads the word at a place. */
export function readWord(at: number, meanings: readonly MeaningName[], context: Context): AskedWord {
  const { language, shop, tokens } = context;
  const { word, written } = tokens[at] as Token;
  const parts = partsOf(word, context);
  const knownForms = parts.map((part) => formsIn(part, [shop.words, shop.productWords, shop.rangeWords], language));
  // A passage about plants does not answer whether the shop sells artificial plants.
  const forms = context.deed?.isSelling ? knownForms.map((each, at) => each.filter((form) => !isTail(form, parts[at] ?? ''))) : knownForms;
  const requirement = requirementOfKnown(forms, context);
  const isDeed = context.deed?.at === at;
  const names = isDeed ? 'deed' : requirement === null ? thingNamed(at, context) : null;
  const required = requirement ?? (names && !isDeed ? 'strictly' : 'unheard');
  return {
    parts,
    forms,
    written,
    meanings: context.deed?.isSelling && requirement === null ? [] : meanings,
    required,
    names,
    isThing: !isDeed && (names !== null || isThing(at, context)),
  };
}

const isTail = (form: string, word: string): boolean => word.length > form.length + endingLetters && word.endsWith(form);

/**
 * Q6: a word is required of the answer unless it names a product of the shop beside a topic that holds for every order (Q7). Of words that
 * the shop does not know, only those are that name a thing: verbs and adjectives may be said in other words.
 */
function requirementOfKnown(forms: readonly (readonly string[])[], { shop, topics }: Context): AskedWord['required'] | null {
  if (forms.some((each) => each.length === 0)) return null;
  const ofProduct = forms.some((each) => each.some((form) => shop.productWords.has(form) || shop.rangeWords.has(form)));
  if (!ofProduct) return 'mostly';
  return [...topics.keys()].some(isGeneral) ? 'no' : 'product';
}

/** Topics whose answer depends on a named place, means or person. */
const ofPlacesAndMeans: ReadonlySet<TopicName> = new Set<TopicName>([
  'delivery',
  'abroad',
  'payment',
  'place',
  'pickup',
  'express',
  'carrier',
  'contact',
  'locker',
]);

function thingNamed(at: number, { language, shop, topics, tokens, firstTopic, having }: Context): NamedThing | null {
  const { word, written } = tokens[at] as Token;
  const { topicFirst, prepositions, determiners } = shopWordsOf(language);
  if (/\d/.test(word) || (at > 0 && /^\p{Lu}/u.test(written))) return 'name';
  if (having !== null && (!topicFirst || at >= having)) return 'goods';
  // The word right before the topic belongs to it: 'Freemium account'.
  if (languageData(language).sentences.topicTakesWordBefore && at === firstTopic - 1) return 'object';
  const before = tokens[at - 1]?.word ?? '';
  const beforeThat = tokens[at - 2]?.word ?? '';
  const isPreposition = (each: string) => wordList(prepositions).includes(each);
  const isSmall = (each: string) => isSmallWord(each, language);
  if ([...topics.keys()].some((topic) => ofPlacesAndMeans.has(topic)))
    return at > firstTopic && (isPreposition(before) || (isPreposition(beforeThat) && isSmall(before))) ? 'means' : null;
  // 'Does the glaze contain lead?'
  if (topics.size > 0 && at === firstTopic + 1 && ![...topics.keys()].some(isGeneral)) return 'object';
  // The thing whose property the question asks about: 'Can I wash the kevlar gloves?', but not 'Can I get it cheaper?'
  const isDeterminer = (each: string) => wordList(determiners).includes(each);
  // Both of 'kevlar gloves', where the shop has neither.
  const isPair = isDeterminer(beforeThat) && !isSmall(before) && !shop.words.has(before) && !shop.productWords.has(before);
  const isNamed = isDeterminer(before) || isPair || (traitsOf(language)?.growsTogether === true && /^[وبلك]?ال/u.test(word));
  const isPlaced = isPreposition(isPair ? (tokens[at - 3]?.word ?? '') : beforeThat);
  return topics.size > 0 && at > firstTopic && isNamed && !isPlaced ? 'object' : null;
}

const endsOfOthers = ofEachLanguage(({ sentences }) => sentences.endsOfOthers);

/** Whether the words before a word mark it as a thing; a word alone counts as one. */
function isThing(at: number, { language, tokens }: Context): boolean {
  if (tokens.length <= 2) return true;
  if (endsOfOthers[language]?.test(tokens[at]?.word ?? '')) return false;
  if (!hasArticles(language)) return true;
  const before = tokens[at - 1]?.word ?? '';
  const { prepositions, determiners } = shopWordsOf(language);
  return /^\d+$/.test(before) || wordList(determiners).includes(before) || wordList(prepositions).includes(before);
}

/** The place behind the words that ask whether the shop has or does something; null when none do. */
export function endOfHaving(tokens: readonly Token[], language: ChatLanguage): number | null {
  const unspaced = tokens.some(({ word }) => isUnspaced(word));
  const words = tokens.map(({ word }) => word);
  const found = new RegExp(shopWordsOf(language).having, 'u').exec(words.join(unspaced ? '' : ' '));
  if (!found) return null;
  const end = found.index + found[0].length;
  return words.join(' ').slice(0, end).split(' ').length;
}

function partsOf(word: string, { language, shop: { words, productWords }, deed }: Context): string[] {
  if (!buildsCompounds(language) || words.has(word) || productWords.has(word)) return [word];
  const isKnown = (part: string) => isCompoundPart(part, (each) => words.has(each) || productWords.has(each));
  const parts = compoundParts(word, (part) => isAsking(part, language) || isKnown(part));
  const telling = parts.filter((part) => saysSomething(part, language));
  if (parts.length > 0) return telling.length > 0 ? telling : parts;
  if (deed?.isSelling) return [word];
  const tail = knownTail(word, isKnown);
  // 'Klaviere' ends in 'viere', which is no word but the end of one: a tail without its ending is as long.
  return [tail !== null && tail.length >= shortestTail && tail.replace(/(?:en|er|e|n|s)$/, '').length >= shortestTail ? tail : word];
}
const shortestTail = 5;

const wrapping = new Set(conversations.flatMap(({ wrappingWords, fillerWords }) => [...wordList(wrappingWords), ...wordList(fillerWords)]));

/** Q5: whether a word adds something of its own to the question. */
export function saysSomething(word: string, language: ChatLanguage): boolean {
  // A number with its unit is a measure.
  if (/^\d+\p{L}{0,3}$/u.test(word)) return false;
  if (word.length < 2) return isUnspaced(word) && /\p{Script=Han}/u.test(word) && !isAsking(word, language);
  if (isUnspaced(word) && /^[\p{Script=Hiragana}]{1,3}$/u.test(word)) return false;
  if (isAsking(word, language) || isSmallWord(word, language)) return false;
  return !(languageData(language).sentences.wrapsInWords && wrapping.has(word));
}
