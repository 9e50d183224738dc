/**
 * How visitors ask how many pieces are in a thing and what belongs to it, what shops call that, and the words for a piece of whatever is sold: 'two
 * boxes of those'. The words stand in the languages' folders; words are folded. Pure.
 */

import { foldedWords, foldText } from '../text/words.ts';
import { comparable, type DialogueLanguage, patternText } from './dialogue/index.ts';
import { ofEachLanguage } from './index.ts';
import { namesInShops } from './shop-names.ts';

/** Beginnings of the names under which shops state it, in whatever language. */
const names = namesInShops(({ pieces }) => pieces).map(foldText);

const asked = ofEachLanguage(({ asking }) => asking.pieces);

const included = ofEachLanguage(({ asking }) => asking.included);

const pieces = ofEachLanguage(({ telling }) => telling.pieces);

const isBeginning = (word: string): boolean =>
  names.some((beginning) => (/[a-z]/.test(beginning) && beginning.length < 4 ? word === beginning : word.startsWith(beginning)));

/** Whether a property says how many pieces a thing has, or what they are. */
export const isNameOfPieces = (name: string): boolean =>
  foldedWords(name)
    .map(comparable)
    .some((word) => isBeginning(word) || isBeginning(word.replace(/^ال(?=.{2})/u, '')));

/** Whether a message asks how many pieces there are in a thing, or what is in it. */
export const asksPieces = (message: string, language: DialogueLanguage): boolean => asked[language].test(patternText(message, language));

/** Whether a word is one of those by which a message asks it: 'qu'est-ce qu'il y a dedans'. */
export const isOfAskingPieces = (word: string, message: string, language: DialogueLanguage): boolean =>
  asked[language].exec(patternText(message, language))?.[0].split(' ').includes(comparable(word)) ?? false;

/** Whether a message asks if something belongs to a thing, or has to be bought besides. */
export const asksIncluded = (message: string, language: DialogueLanguage): boolean =>
  included[language].test(patternText(message, language));

const belonging = ofEachLanguage(({ asking }) => asking.belonging);

/** Whether a sentence states that something belongs to a thing, or does not. */
export const statesIncluded = (sentence: string, language: DialogueLanguage): boolean =>
  belonging[language].test(patternText(sentence, language));

const pieceWords = new Map(
  Object.entries(pieces).map(([language, words]) => [language, new Set(words.split(' ').map((word) => comparable(foldText(word))))]),
);

/** Whether a folded word counts whatever is sold: a pair, a box, a set. */
export const isPiece = (word: string, language: DialogueLanguage): boolean => pieceWords.get(language)?.has(comparable(word)) ?? false;
