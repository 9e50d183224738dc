/** How many pieces a message names, of what, and places in the order in which things were shown. Pure. */

import { type DialogueLanguage, ordinalKeys, type PhraseBook } from '../../../../../kit/languages/dialogue/index.ts';
import { traitsOf } from '../../../../../kit/languages/index.ts';
import { isMoney } from '../budget.ts';
import { isBeforePurpose } from '../purpose.ts';
import type { Token } from '../tokens.ts';
import { isUnit } from '../units.ts';
import { type ContentWord, only } from './content.ts';

const ordinalOf = new Map<string, number>([...ordinalKeys.map((key, at): [string, number] => [key, at + 1]), ['last', -1]]);

/** 'And' grows together with the Arabic word behind it. */
export const grownTogether = /^و\p{L}{3}/u;

/** How many pieces, where one number of them is named. */
export function quantityIn(tokens: readonly Token[], used: ReadonlySet<Token>, language: DialogueLanguage): number | null {
  const counts = tokens.filter((_, at) => isCount(tokens, at, used));
  if (counts.length === 0) return oneForEach(tokens, language);
  return counts.length === 1 ? (counts[0]?.amount?.value ?? null) : null;
}

/** 'One for me and one for my brother' are two. */
function oneForEach(tokens: readonly Token[], language: DialogueLanguage): number | null {
  const isOneFor = ({ amount, keys }: Token, at: number) =>
    (amount?.value === 1 || keys.has('one')) && isBeforePurpose(tokens[at + 1]?.text ?? '', language);
  const ones = tokens.filter(isOneFor).length;
  return ones > 1 ? ones : null;
}

function isCount(tokens: readonly Token[], at: number, used: ReadonlySet<Token>): boolean {
  const { amount, keys, text } = tokens[at] as Token;
  return (
    amount !== null &&
    // 'We agreed on 60 %. What do I pay?'
    !amount.isPercent &&
    !isMoney(tokens, at) &&
    !used.has(tokens[at] as Token) &&
    Number.isInteger(amount.value) &&
    amount.value >= 2 &&
    amount.value <= 99 &&
    !(isUnit(tokens[at + 1]?.text) && (/^\d/.test(text) || (tokens[at + 1]?.text.length ?? 0) > 2)) &&
    (keys.size === 0 || only(keys, 'filler', 'both')) &&
    !tokens[at - 1]?.keys.has('size') &&
    text !== ''
  );
}

/** The things that stand behind each number, or before it where words are not spaced ('朝霧を二つ'). */
export function countsIn(
  tokens: readonly Token[],
  used: ReadonlySet<Token>,
  content: ReadonlyMap<Token, ContentWord>,
  { isUnspaced, language }: PhraseBook,
) {
  const isBorder = (token: Token) =>
    token.amount !== null ||
    token.keys.has('and') ||
    token.keys.has('with') ||
    (traitsOf(language)?.growsTogether === true && grownTogether.test(token.text));
  return tokens.flatMap((token, at) => {
    if (!isCount(tokens, at, used)) return [];
    const beside = isUnspaced ? tokens.slice(0, at).toReversed() : tokens.slice(at + 1);
    const border = beside.findIndex(isBorder);
    const words = beside.slice(0, border < 0 ? undefined : border).flatMap((each) => content.get(each) ?? []);
    return [{ count: token.amount?.value ?? 1, words }];
  });
}

/** 'The first two' are the first and the second. */
export function ordinalsIn(tokens: readonly Token[], used: Set<Token>): number[] {
  return tokens.flatMap((token, at) => {
    const key = [...token.keys].find((each) => ordinalOf.has(each));
    const place = key === undefined ? undefined : ordinalOf.get(key);
    if (place === undefined) return [];
    const beside = [tokens[at + 1], tokens[at - 1]].find(
      (near) => near?.amount && !near.amount.isMoney && near.amount.value >= 2 && near.amount.value <= 5,
    );
    if (!beside?.amount || Math.abs(place) !== 1) return [place];
    used.add(beside);
    return Array.from({ length: beside.amount.value }, (_, step) => (place > 0 ? step + 1 : step - (beside.amount?.value ?? 0)));
  });
}
