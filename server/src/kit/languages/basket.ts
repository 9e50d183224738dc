/**
 * How visitors put things together, as people write it on a phone: 'I'll take it', 'leave out the lid', 'two instead of one', 'three metres of it'.
 * The words stand in the languages' folders; words are folded, and patterns are tried on words with single spaces between them. Pure.
 */

import { foldedWords } from '../text/words.ts';
import { type DialogueLanguage, patternText } from './dialogue/index.ts';
import { ofEachLanguage } from './index.ts';

const languages = ofEachLanguage(({ telling }) => telling.basket);

type BasketVerb = 'takes' | 'adds' | 'leaves' | 'changes' | 'single';

/** Whether a message says so of what is put together. */
export const tellsOfBasket = (what: BasketVerb, message: string, language: DialogueLanguage): boolean =>
  languages[language][what].test(patternText(message, language));

/** A replacement in a message: 'two | one' in 'two instead of one'; `replaced` is null if the message does not say what is replaced. */
export function exchangeIn(message: string, language: DialogueLanguage): { wanted: string; replaced: string | null } {
  const { insteadOf, insteadBehind } = languages[language];
  const before = insteadOf?.exec(message);
  if (before) {
    const wanted = message.slice(0, before.index).trim();
    const rest = message.slice(before.index + before[0].length);
    const end = /[,.;!?،。]\s/u.exec(rest)?.index ?? rest.length;
    // 'Instead of the lid, the tray' names what is replaced first.
    if (!/[\p{L}\p{N}]/u.test(wanted)) return { wanted: rest.slice(end + 1).trim(), replaced: rest.slice(0, end).trim() };
    return { wanted, replaced: rest.slice(0, end).trim() };
  }
  const behind = insteadBehind?.exec(message);
  if (!behind) return { wanted: message, replaced: null };
  const wanted = message.slice(behind.index + behind[0].length).trim();
  return /[\p{L}\p{N}]/u.test(wanted) ? { wanted, replaced: message.slice(0, behind.index).trim() } : { wanted: message, replaced: null };
}

const togetherWords = ofEachLanguage(({ telling }) => telling.together);

/** Whether a message puts several things together. */
export const saysTogether = (message: string, language: DialogueLanguage): boolean =>
  togetherWords[language].test(patternText(message, language));

/** Units by which lengths are sold, in whatever language. */
const metres = /^(?:m|mts?|metres?|meters?|metern?|metri|metro|metros|metr\p{L}{0,3}|mb|متر|مترين|امتار|メートル)$/u;
const kilos = /^(?:kg|kilos?|kilo\p{L}*|chil[oi]|كيلو\p{L}*|كجم|كغ|キロ)$/u;
const litres = /^(?:l|lit\p{L}{0,5}|لتر\p{L}*|リットル)$/u;

export type SoldUnit = 'metre' | 'kilo' | 'litre';

/** The unit of goods that are sold by it: 'three metres', 'two kilos'. */
export const soldUnit = (word: string | undefined): SoldUnit | null =>
  word === undefined ? null : metres.test(word) ? 'metre' : kilos.test(word) ? 'kilo' : litres.test(word) ? 'litre' : null;

/** Whether a text of the shop states an amount in a unit: '5 m' of a rope that is sold in one piece. */
export const statesAmountIn = (text: string, unit: SoldUnit): boolean => {
  const words = foldedWords(text.replaceAll(/(\d)(\p{L})/gu, '$1 $2'));
  return words.some((word, at) => at > 0 && /\d$/u.test(words[at - 1] ?? '') && soldUnit(word) === unit);
};
