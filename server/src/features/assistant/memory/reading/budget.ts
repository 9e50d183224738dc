/** Reads what a visitor wants to spend from the words around amounts. Pure. */
import { comparable, type DialogueKey, type DialogueLanguage, type PhraseBook } from '../../../../kit/languages/dialogue/index.ts';
import { ofEachLanguage } from '../../../../kit/languages/index.ts';
import type { Token } from './tokens.ts';

/** A limit of what may be spent, in major units as the visitor wrote it. */
export interface Budget {
  min: number | null;
  max: number | null;
  /** 'Under 20': 20.00 is not. */
  exclusive: boolean;
}

type Side = 'under' | 'upTo' | 'over' | 'atLeast';
const sides: readonly Side[] = ['under', 'upTo', 'over', 'atLeast'];
/** Words behind which a number is an amount even without a currency; 'from 42' and 'to 42' may be sizes. */
const surely: ReadonlySet<Side> = new Set(['under', 'over']);
/** How many fillers may stand between the word and the amount. */
const reach = 2;

/** Reads the budget; `used` holds the tokens that it is made of. */
export function readBudget(tokens: readonly Token[], book: PhraseBook): { budget: Budget | null; used: Set<Token> } {
  const used = new Set<Token>();
  const budget: Budget = { min: null, max: null, exclusive: false };
  const amounts = tokens.flatMap((token, at) => (token.amount && (/^\d/.test(token.text) || isMoney(tokens, at)) ? [at] : []));
  // 'The difference between the 100 and the 150' is of two things.
  const compares = tokens.some((token) => has(token, 'compare')) && tokens.some((token) => has(token, 'between'));
  if (compares && !amounts.some((at) => isMoney(tokens, at))) return { budget: null, used };
  const range = rangeOf(tokens, amounts);
  if (range) {
    const [low, high] = range;
    for (const at of range) markUsed(tokens, at, used);
    return { budget: { min: valueAt(tokens, low), max: valueAt(tokens, high), exclusive: false }, used };
  }
  for (const at of amounts) {
    const money = isMoney(tokens, at);
    const side = sideOf(tokens, at, book);
    if (!side && money && isAlone(tokens)) setAlone(tokens, at, { budget, used, language: book.language });
    if (!side || !(money || surely.has(side.side) || tokens[side.at]?.text.includes('budget') || followedByNothing(tokens, at))) continue;
    markUsed(tokens, at, used);
    used.add(tokens[side.at] as Token);
    if (side.side === 'over' || side.side === 'atLeast') budget.min = valueAt(tokens, at);
    else {
      budget.max = valueAt(tokens, at);
      budget.exclusive = side.side === 'under';
    }
    if (side.side === 'over') budget.exclusive = true;
  }
  return { budget: budget.min === null && budget.max === null ? null : budget, used };
}

/** 'I want to spend 50 €', '50 € max': an amount of money in a wish is its upper end; 'around 50 €' is near it. */
function setAlone(
  tokens: readonly Token[],
  at: number,
  { budget, used, language }: { budget: Budget; used: Set<Token>; language: DialogueLanguage },
): void {
  const near = aroundAt(tokens, at, language);
  const value = valueAt(tokens, at);
  budget.max = near.length > 0 ? value * most : value;
  if (near.length > 0) budget.min = value * least;
  markUsed(tokens, at, used);
  for (const token of [...fillersBefore(tokens, at), ...near]) used.add(token);
}

/** What costs 'around 25' may cost so much of it. */
const [least, most] = [0.6, 1.2];

const around = ofEachLanguage(({ sentences }) => new Set(sentences.around.split(' ').map(comparable)));

/** The words beside an amount that say that it is meant roughly. */
function aroundAt(tokens: readonly Token[], at: number, language: DialogueLanguage): Token[] {
  const beside = [...tokens.slice(Math.max(0, at - reach), at), ...tokens.slice(at + 1, at + 1 + reach)];
  return beside.filter(({ text }) => around[language].has(comparable(text)));
}

/** 'Rond de 25 euro' wishes for nothing that is round. */
function fillersBefore(tokens: readonly Token[], at: number): Token[] {
  const before = tokens.slice(Math.max(0, at - reach), at).toReversed();
  const end = before.findIndex((token) => !has(token, 'filler'));
  return end < 0 ? before : before.slice(0, end);
}

const valueAt = (tokens: readonly Token[], at: number): number => tokens[at]?.amount?.value ?? 0;
const has = (token: Token | undefined, key: DialogueKey): boolean => token?.keys.has(key) === true;

/** Whether the amount at a place is one of money: by its sign, or by a currency beside it. */
export const isMoney = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.amount?.isMoney === true ||
  has(tokens[at + 1], 'currency') ||
  (has(tokens[at - 1], 'currency') && /^\d/.test(tokens[at]?.text ?? ''));

/** A message with a question about something else is no wish. */
const isAlone = (tokens: readonly Token[]): boolean =>
  !tokens.some(({ keys }) => keys.has('price') || keys.has('delivery') || keys.has('saving'));

/** A number at the end of the message, or before a word that names no thing, does not count pieces. */
const followedByNothing = (tokens: readonly Token[], at: number): boolean => {
  const next = tokens[at + 1];
  return !next || (next.keys.size > 0 && !has(next, 'time') && !has(next, 'delivery') && !has(next, 'returns'));
};

function markUsed(tokens: readonly Token[], at: number, used: Set<Token>): void {
  used.add(tokens[at] as Token);
  for (const beside of [tokens[at - 1], tokens[at + 1]]) if (beside && has(beside, 'currency')) used.add(beside);
}

/** 'Between 20 and 50', '20-50 €', 'from 20 to 50 euros'. */
function rangeOf(tokens: readonly Token[], amounts: readonly number[]): [number, number] | null {
  const [low, high] = amounts;
  if (low === undefined || high === undefined || high - low > 3) return null;
  const between = tokens.slice(low + 1, high);
  const joined = between.every(
    ({ keys }) =>
      keys.has('and') || keys.has('to') || keys.has('upTo') || keys.has('currency') || keys.has('between') || keys.has('atLeast'),
  );
  const announced = [low - 1, low - 2, high + 1, high + 2].some((at) => has(tokens[at], 'between'));
  const money = isMoney(tokens, low) || isMoney(tokens, high);
  if (!joined || !(announced || money)) return null;
  return valueAt(tokens, low) < valueAt(tokens, high) ? [low, high] : null;
}

/** The word nearest to an amount that makes it a limit; words of other meaning between them end the search. */
function sideOf(tokens: readonly Token[], at: number, { budgetBehind }: PhraseBook): { side: Side; at: number } | null {
  const before = Array.from({ length: reach + 1 }, (_, step) => at - 1 - step);
  const behind = budgetBehind ? [at + 1, at + 2, at + 3] : [];
  return sideAmong(tokens, behind) ?? sideAmong(tokens, before);
}

/** How many words may stand between a negation and what it denies. */
const reachOfNegation = 3;

/** Whether one of the words before a place denies it. */
const isNegated = (tokens: readonly Token[], place: number): boolean =>
  tokens.slice(Math.max(0, place - reachOfNegation), place).some((token) => has(token, 'without') && !token.endsSentence);

function sideAmong(tokens: readonly Token[], places: readonly number[]): { side: Side; at: number } | null {
  for (const place of places) {
    const token = tokens[place];
    if (!token) return null;
    const side =
      sides.find((key) => token.keys.has(key)) ?? (token.keys.has('cheaper') ? 'under' : token.keys.has('dearer') ? 'over' : undefined);
    // 'It must not cost more than 20'
    if (side === 'over' && isNegated(tokens, place)) return { side: 'upTo', at: place };
    if (side) return { side, at: place };
    const passes =
      token.keys.has('currency') || token.keys.has('filler') || token.keys.has('price') || token.keys.has('it') || token.keys.has('one');
    if (!passes) return null;
  }
  return null;
}
