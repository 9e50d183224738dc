/** Discounts: at most the owner's maximum, one percentage, no other words. Rule R7 of SPEC.md. */
import type { TurnRecords } from '../../records/types.ts';
import type { Reading } from '../read/reading.ts';
import { readText } from '../read/reading.ts';

/** The highest percentage that the owner allows; a bare number is one. 0 when there is none. */
export function maximumDiscount({ discount, language }: TurnRecords): number {
  const bare = /^\s*(\d+(?:[.,]\d+)?)\s*$/.exec(discount)?.[1];
  if (bare) return Number(bare.replace(',', '.'));
  return readText(discount, language).numbers.reduce((most, { kind, value }) => (kind === 'percent' ? Math.max(most, value) : most), 0);
}

/** Whether the owner's words are a figure and no condition: 'up to 10 %'. A condition must be told with it, so the owner's words are. */
function isBareLimit({ discount, language }: TurnRecords): boolean {
  const { numbers, words } = readText(discount, language);
  return numbers.length === 1 && words.length <= mostWordsOfLimit;
}

const mostWordsOfLimit = 5;

const speaksOfDiscount = ({ hits }: Reading): boolean =>
  hits.some(
    ({ role, key }) =>
      (role === 'concept' && (key === 'discount' || key === 'code' || key === 'sale')) ||
      (role === 'cue' && (key === 'saving' || key === 'bargain' || key === 'onSale')),
  );

/** Whether a sentence is about a reduction, other than a product's own. */
export const isAboutDiscount = (reading: Reading): boolean =>
  (speaksOfDiscount(reading) && reading.hits.some(({ role, key }) => role === 'concept' && (key === 'discount' || key === 'code'))) ||
  (reading.numbers.some(({ kind }) => kind === 'percent') && speaksOfDiscount(reading)) ||
  reading.hits.some(({ role, key }) => role === 'cue' && key === 'bargain');

const allowedRoles: ReadonlySet<string> = new Set(['free', 'agent', 'it']);

/** Whether a sentence offers a discount within the owner's rules and says nothing else. */
export function isAllowedDiscount(reading: Reading, records: TurnRecords): boolean {
  const { numbers, hits, words, negations, literals } = reading;
  const [percent] = numbers;
  if (!isBareLimit(records) || !speaksOfDiscount(reading)) return false;
  if (!percent || numbers.length !== 1 || percent.kind !== 'percent' || negations.length > 0 || literals.length > 0) return false;
  if (percent.value <= 0 || percent.value > maximumDiscount(records)) return false;
  const isAllowed = (at: number) =>
    hits.some(
      ({ role, key, from, to }) =>
        from <= at &&
        at < to &&
        (allowedRoles.has(role) ||
          (role === 'cue' && key === 'percent') ||
          (role === 'concept' && (key === 'discount' || key === 'offer')) ||
          (role === 'operator' && (key === 'upTo' || key === 'can')) ||
          (role === 'light' && !hits.some((other) => other.from === from && (other.role === 'operator' || other.role === 'cue')))),
    );
  return words.every((_, at) => (at >= percent.from && at < percent.to) || isAllowed(at));
}
