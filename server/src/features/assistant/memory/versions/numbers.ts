/** Numbers of a message that are sizes, or name a version: 'the second one in 42?', 'in 80?'. Pure. */
import { plainHalves } from '../../../../kit/money/digits.ts';
import { foldText } from '../../../../kit/text/words.ts';
import { hasProperty, optionFamily, type PropertyWish } from '../../records/properties.ts';
import type { ProductRecord } from '../../records/types.ts';
import type { Reading } from '../reading/reading.ts';

/** Bare numbers may be sizes, or name a version: 'the second one in 42?'. */
export function numbersAsSizes({ bareNumbers }: Reading, records: readonly ProductRecord[]) {
  const sizeOf = (value: string) => ({ family: 'size', value, written: value });
  // Two numbers may be one size: '42-43'.
  const spans = bareNumbers.slice(1).flatMap((to, at) => ['-', '–', '/'].map((sign) => sizeOf(`${bareNumbers[at]}${sign}${to}`)));
  const whole = spans.filter((wish) => records.some((product) => hasProperty(product, wish) === 'yes'));
  if (whole.length > 0) return whole;
  const options = bareNumbers.flatMap((number) => optionsWithNumber(records, number));
  if (options.length > 0) return options;
  return bareNumbers.map(sizeOf).filter((wish) => records.some((product) => hasProperty(product, wish) !== 'unknown'));
}

/** 'In 80?' of what comes in lengths of 80 and 100 cm: the version whose name holds the number, whatever the shop calls the option. */
function optionsWithNumber(records: readonly ProductRecord[], number: string): (PropertyWish & { written: string })[] {
  const options = records.flatMap(({ variants }) => variants.flatMap((variant) => variant.options));
  const holding = options.filter(({ value }) => numbersIn(value).includes(number.replace(',', '.')));
  const [first, ...others] = new Set(holding.map(({ name, value }) => `${name}\n${value}`));
  const [name = '', value = ''] = first?.split('\n') ?? [];
  return first === undefined || others.length > 0 ? [] : [{ family: optionFamily(name), value: foldText(value), written: value }];
}

/** 'In 24?' about a product that comes in 20 and in 28 cm: the version asked for, though it does not exist; only for an option whose values are all numbers. */
export function versionLacking({ bareNumbers }: Reading, { variants }: ProductRecord): (PropertyWish & { written: string })[] {
  const [number, ...more] = bareNumbers;
  const options = Map.groupBy(
    variants.flatMap(({ options }) => options),
    ({ name }) => name,
  );
  const numbered = [...options].filter(
    ([, values]) => new Set(values.map(({ value }) => value)).size > 1 && values.every(({ value }) => numbersIn(value).length === 1),
  );
  const [only, ...others] = numbered;
  if (number === undefined || more.length > 0 || !only || others.length > 0) return [];
  return [{ family: optionFamily(only[0]), value: number, written: number }];
}

const numbersIn = (text: string): string[] => (plainHalves(text).match(/\d+(?:[.,]\d+)?/g) ?? []).map((each) => each.replace(',', '.'));
