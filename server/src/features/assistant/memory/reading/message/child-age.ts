/** How old a child is that a message names, without a word for years: 'my daughter is 5', 'is seven', 'voor de kleinkinderen van 5 en 7'. Pure. */
import { leadsToAge } from '../../../../../kit/languages/ages.ts';
import type { DialogueLanguage, PhraseBook } from '../../../../../kit/languages/dialogue/index.ts';
import { plainDigits } from '../../../../../kit/money/digits.ts';
import { isFunctionWord } from '../function-words.ts';
import { type Token, tokensOf } from '../tokens.ts';
import { isUnit } from '../units.ts';

const children: ReadonlySet<string> = new Set(['boys', 'girls', 'children']);
const oldest = 13;
/** Words of grammar may stand between. */
const reach = 3;

/** The first of the ages, and how they stand in the message; null for none. */
export function childAgeIn(message: string, book: PhraseBook): { years: number; written: string } | null {
  const tokens = tokensOf(message, book);
  for (const [at, token] of tokens.entries()) {
    if (!isChild(token)) continue;
    const number = tokens.findIndex((each, place) => place > at && each.amount !== null);
    const years = tokens[number]?.amount;
    if (
      !years ||
      number - at > reach ||
      !(isAge(tokens, number) || isAgeInWords(tokens, at, number, book.language)) ||
      !tokens.slice(at + 1, number).every((each) => isBetween(each, book.language))
    )
      continue;
    if (!isDigits(tokens[number])) return { years: years.value, written: tokens[number]?.written ?? '' };
    const written = new RegExp(`(?<!\\d)${years.value}(?:\\s*(?:,|&|\\+|\\p{L}{1,3})\\s*\\d{1,2}(?!\\p{N}))?`, 'u').exec(
      plainDigits(message.normalize('NFKC')),
    );
    return written && { years: years.value, written: written[0] };
  }
  return null;
}

const isChild = ({ keys, meanings }: Token): boolean =>
  [...children].some(
    (child) => [...keys].some((key) => key === child) || meanings.some(({ family, value }) => family === 'recipient' && value === child),
  );

const isDigits = (token: Token | undefined): boolean => /^\d/.test(token?.text ?? '');

/** 'My daughter is seven and draws a lot': a number in words only behind what leads to an age, and before nothing that it could count. */
function isAgeInWords(tokens: readonly Token[], from: number, at: number, language: DialogueLanguage): boolean {
  const { amount } = tokens[at] as Token;
  const next = tokens[at + 1];
  const isLed = tokens.slice(from, at).some(({ text }) => text.split(' ').some((word) => leadsToAge(word, language)));
  const isLast = next === undefined || next.keys.has('and') || next.keys.has('which') || next.keys.has('seeking');
  return (
    isLed &&
    (isLast || (isFunctionWord(next.text, language) && next.text !== 'of')) &&
    (amount?.value ?? 0) > 1 &&
    (amount?.value ?? 0) <= oldest
  );
}

function isAge(tokens: readonly Token[], at: number): boolean {
  const { amount } = tokens[at] as Token;
  const next = tokens[at + 1];
  const isAmount = amount?.isMoney || amount?.isPercent || next?.keys.has('currency') || isUnit(next?.text);
  return (
    !isAmount && isDigits(tokens[at]) && Number.isInteger(amount?.value) && (amount?.value ?? 0) >= 1 && (amount?.value ?? 0) <= oldest
  );
}

const isBetween = ({ keys, text, amount }: Token, language: DialogueLanguage): boolean =>
  amount === null &&
  (leadsToAge(text, language) || keys.has('filler') || keys.has('between') || isFunctionWord(text, language) || text.length < 3);
