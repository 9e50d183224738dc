/** Which devices may stand beside each other as answers, and in which order: 'iPhone 13', 'iPhone 15', 'iPhone 15 Pro'. Pure. */
import { onDemand } from '../../../platform/caches/on-demand.ts';
import type { IndexedValue } from '../../catalogue/index.ts';
import type { CountedValue } from './grouping.ts';

/** Opening a collation takes 9 ms, which a start does not wait for. */
const collatorOf = onDemand((language: string) => new Intl.Collator(language, { numeric: true, sensitivity: 'base' }));
const compare = (a: string, b: string): number => collatorOf('en').compare(a, b);
const labelOf = ({ labels }: IndexedValue): string => labels[0] ?? '';
const firstWord = ({ value }: IndexedValue): string => value.split(' ')[0] ?? '';

/** Whether a device belongs to a series: the 'iPhone 15' to 'iPhone'. The 'iPhone 15 Pro' is no 'iPhone 15'. */
const isWithin = (device: IndexedValue, series: IndexedValue): boolean =>
  !/\p{N}/u.test(series.value) && device.value.startsWith(`${series.value} `);

/** The lists of devices from which answers can be chosen: series with what is in none, and the models. */
export function deviceLevels(values: readonly CountedValue[]): (readonly CountedValue[])[] {
  const models = values.filter((each) => !values.some(({ value }) => isWithin(value, each.value)));
  if (models.length === values.length) return [values];
  return [values.filter((each) => !values.some(({ value }) => isWithin(each.value, value))), models];
}

/** The most devices that one answer names. */
export const maxJoined = 3;

/** The answers with the models that are called like one of theirs and more: without 'iPhone 15 Pro', its owner would choose 'iPhone 15'. */
export function withVariants(groups: readonly CountedValue[][], values: readonly CountedValue[]): CountedValue[][] {
  const offered = new Set(groups.flat().map(({ value }) => value.id));
  const open = (shorter: IndexedValue) =>
    values.filter(({ value }) => !offered.has(value.id) && /\p{N}/u.test(shorter.value) && value.value.startsWith(`${shorter.value} `));
  return groups.map((group) => {
    const added = group.flatMap(({ value }) => open(value)).slice(0, maxJoined - group.length);
    for (const { value } of added) offered.add(value.id);
    return [...group, ...added];
  });
}

/** Whether all are of one series, so that an answer may name several: 'iPhone 13 or iPhone 14'. */
export const areOneSeries = (values: readonly CountedValue[]): boolean =>
  values.length > 1 && values.every(({ value }) => firstWord(value) === firstWord((values[0] as CountedValue).value));

/** The devices as people list them. */
export const inOrder = (values: readonly CountedValue[]): CountedValue[] =>
  values.toSorted((a, b) => compare(labelOf(a.value), labelOf(b.value)));

/** Puts the answers of a question, and what each names, in that order. */
export function sortDevices(answers: IndexedValue[][]): void {
  for (const answer of answers) answer.sort((a, b) => compare(labelOf(a), labelOf(b)));
  answers.sort(([a], [b]) => (a && b ? compare(labelOf(a), labelOf(b)) : 0));
}
