/** Between the minor units of the contract (cents) and the amounts that people type. */

/** The number of decimals of a currency: 2 for EUR, 0 for JPY, 3 for KWD; 2 for an empty or unknown one. */
export const currencyDigits = (currency: string | null): number => {
  if (!currency || !/^[A-Z]{3}$/.test(currency)) return 2;
  return new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;
};

/** 1299, EUR → 12.99. */
export const toMajor = (minor: number, currency: string | null): number => minor / 10 ** currencyDigits(currency);

/** 12.99, EUR → 1299; rounded to whole minor units. */
export const toMinor = (major: number, currency: string | null): number => Math.round(major * 10 ** currencyDigits(currency));
