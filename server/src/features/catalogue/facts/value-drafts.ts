/** Values while an index is made of them, and the words that visitors read for them. Pure. */
import { unspacedScript } from '../../../kit/text/words.ts';
import type { FactFamily } from './fact.ts';

/** A value while it is collected. */
export interface Draft {
  family: FactFamily;
  value: string;
  labels: Map<string, number>;
  /** The shop's own word for it on the pages of some products, by place. */
  own: Map<number, string>;
  isCategory: boolean;
  /** The places that have it by a guess only. */
  guessed: number[];
  places: number[];
}

/** A second word for a value is named too if at least this share of its products use it. */
const secondWordShare = 0.3;
/** The shop's words for a value: the most frequent one, and a second one that is nearly as frequent. */
export function commonLabels(labels: ReadonlyMap<string, number>): string[] {
  const folded = new Map<string, { label: string; count: number; most: number }>();
  for (const [label, count] of labels) {
    const key = label.toLowerCase();
    const entry = folded.get(key);
    if (!entry) folded.set(key, { label, count, most: count });
    else Object.assign(entry, { count: entry.count + count }, isBetter(label, count, entry) ? { label, most: count } : {});
  }
  const [first, second] = [...folded.values()].sort((a, b) => b.count - a.count);
  const total = [...folded.values()].reduce((sum, { count }) => sum + count, 0);
  const named = second && second.count >= total * secondWordShare && second.label.length <= 20 && !isSameWord(first?.label, second.label);
  return named ? [first?.label ?? '', second.label] : [first?.label ?? ''];
}

/** Whether a spelling is to be shown instead: the most frequent one, or in scripts without capitals the one whose abbreviations have them ('CB缶'). */
const isBetter = (label: string, count: number, entry: { label: string; most: number }) =>
  unspacedScript.test(label) ? /\p{Lu}/u.test(label) && !/\p{Lu}/u.test(entry.label) : count > entry.most;

/** Whether two words are the same apart from plurals and punctuation: 'Lamp' and 'Lamps', 'T-Shirt' and 'T Shirt'. */
function isSameWord(first = '', second = ''): boolean {
  const [a, b] = [first, second].map((text) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, ''));
  return (a ?? '').startsWith((b ?? '').slice(0, -2)) || (b ?? '').startsWith((a ?? '').slice(0, -2));
}

const amount = /^(\d[\d.,/]*\s?)(\p{L}+)$/u;

/** How most labels spell each unit: '80 Ohm' beside '32 Ohm', where one page has '80 ohm'. */
export function unitSpellings(drafts: readonly Draft[]): ReadonlyMap<string, string> {
  const counts = new Map<string, Map<string, number>>();
  for (const { labels } of drafts)
    for (const [label, count] of labels) {
      const unit = amount.exec(label)?.[2];
      if (unit === undefined) continue;
      const spellings = counts.get(unit.toLowerCase()) ?? new Map<string, number>();
      counts.set(unit.toLowerCase(), spellings.set(unit, (spellings.get(unit) ?? 0) + count));
    }
  return new Map([...counts].map(([unit, spellings]) => [unit, [...spellings].sort((a, b) => b[1] - a[1])[0]?.[0] ?? unit]));
}

/** An amount with its unit in the usual spelling; other labels as they are. */
export const withUsualUnit = (label: string, spellings: ReadonlyMap<string, string>): string =>
  label.replace(amount, (_, number: string, unit: string) => number + (spellings.get(unit.toLowerCase()) ?? unit));
