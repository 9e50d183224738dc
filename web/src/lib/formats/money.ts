/** Between the minor units of the contract (cents) and the amounts that people type. */
import { minorDigits } from '@parley/contract/money';

/** 1299, EUR → 12.99. */
export const toMajor = (minor: number, currency: string | null): number => minor / 10 ** minorDigits(currency);

/** 12.99, EUR → 1299; rounded to whole minor units. */
export const toMinor = (major: number, currency: string | null): number => Math.round(major * 10 ** minorDigits(currency));
