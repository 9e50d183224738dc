/**
 * Worries of visitors about an order: that it does not fit or please, arrives broken or breaks later, or comes too late ('if I order tonight').
 * Patterns of folded words for a condition and what may happen, and the plain question that is looked up in the shop's texts instead. Pure.
 */

import { onDemand } from '../../platform/caches/on-demand.ts';
import { foldedWords, foldText } from '../text/words.ts';
import type { DialogueLanguage } from './dialogue/index.ts';
import { ofEachLanguage, spacesWords } from './index.ts';
import type { Fear } from './shapes/asking.ts';

export type { Fear } from './shapes/asking.ts';

const fears = ofEachLanguage(({ asking }) => asking.fears);

const kinds = ['arrivesBroken', 'owned', 'misfit', 'breaks'] as const;

const patternsIn = onDemand((language: DialogueLanguage) => {
  const pattern = (words: string) =>
    new RegExp(spacesWords(language) ? `(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}\\p{N}])` : `(?:${words})`, 'u');
  const { condition, orders, soon } = fears[language];
  return {
    condition: condition ? pattern(condition) : /^/u,
    orders: pattern(orders),
    soon: pattern(soon),
    kinds: kinds.map((kind) => [kind, pattern(fears[language][kind])] as const),
  };
});

function written(message: string, language: DialogueLanguage): string {
  const { reads } = fears[language];
  if (reads === 'written') return message;
  return reads === 'letters'
    ? foldText(message)
        .replaceAll(/[\u0653-\u0655]/gu, '')
        .replaceAll(/[؟?،,.!]/gu, ' ')
    : foldedWords(message).join(' ');
}

/** The worry of a message about an order ('and if it is too big?'), as a plain question to the shop's texts; null if it has none. */
export function fearedIn(message: string, language: DialogueLanguage): { kind: Fear; question: string } | null {
  const text = written(message, language);
  const { condition, kinds: patterns } = patternsIn(language);
  const kind = condition.test(text) ? patterns.find(([, pattern]) => pattern.test(text))?.[0] : undefined;
  return kind === undefined ? null : { kind, question: fears[language].plain[kind] };
}

/** The plain question whether a thing may be returned. */
export const questionOfReturns = (language: DialogueLanguage): string => fears[language].plain.misfit;

/** Whether words begin with a condition ('and if the scent is not for me'), so that they ask for nothing by themselves. */
export function beginsCondition(text: string, language: DialogueLanguage): boolean {
  const { condition } = fears[language];
  if (!condition) return false;
  const beginning = foldedWords(text).slice(0, 2).join(' ');
  return patternsIn(language).condition.test(beginning);
}

/** Whether a message says when it is ordered: 'if I order tonight, is it here on Friday?' */
export function saysWhenOrdered(message: string, language: DialogueLanguage): boolean {
  const text = written(message, language);
  const { orders, soon } = patternsIn(language);
  return orders.test(text) && soon.test(text);
}
