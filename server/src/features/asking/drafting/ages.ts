/** Turns the ages that products are made for into bands of years, as people ask about them: 0–2, 3–5, 6–8. Pure. */
import { namesMonths } from '../../../kit/languages/ages.ts';
import type { CountedValue } from './grouping.ts';
import { contiguous, together } from './grouping.ts';

/** The years that a product is made for; without an end for '3+' and 'from 3'. */
interface Ages {
  from: number;
  to: number | null;
}

/** 'Up to 3 years' in the languages of the vocabulary. */
const upTo =
  /^(?:up to|under|bis|unter|jusqu|moins de|hasta|menos de|fino a|sotto|tot|onder|do|poniżej|حتى)(?!\p{L})|(?:まで|未満|kadar)/iu;
/** The ages in a text of a shop; null for months, and for texts that name no age. */
export function agesIn(text: string): Ages | null {
  if (namesMonths(text)) return null;
  const [first, second] = [...text.matchAll(/\d+/g)].map(([number]) => Number(number));
  if (first === undefined) return null;
  if (second !== undefined) return second >= first ? { from: first, to: second } : null;
  return upTo.test(text.trim()) ? { from: 0, to: first } : { from: first, to: null };
}

export interface AgeBand {
  values: CountedValue[];
  text: string | null;
}

/** At most `most` bands of ages that follow each other; empty when the shop does not name ages in years throughout. */
export function ageBands(values: readonly CountedValue[], most: number): AgeBand[] {
  const aged = values.map((each) => ({ each, ages: agesIn(each.value.labels[0] ?? '') }));
  if (aged.length < 2 || aged.some(({ ages }) => ages === null)) return [];
  const sorted = (aged as { each: CountedValue; ages: Ages }[]).toSorted((a, b) => a.ages.from - b.ages.from);
  // Values that begin at the same age stay together.
  const starts = [...new Set(sorted.map(({ ages }) => ages.from))].map((from): CountedValue => {
    const same = sorted.filter(({ ages }) => ages.from === from).map(({ each }) => each);
    return together(same);
  });
  const fromOf = new Map(sorted.map(({ each, ages }) => [each.value, ages.from]));
  const lows = contiguous(starts, most, true).map((band) => fromOf.get((band[0] as CountedValue).value) ?? 0);
  const highest = Math.max(...sorted.map(({ ages: { from, to } }) => Math.max(from, to ?? 0)));
  return lows.map((low, at): AgeBand => {
    const high = (lows[at + 1] ?? highest + 1) - 1;
    // A range counts for every band that it reaches into; '3+' is meant for children of about three.
    const within = sorted.filter(({ ages: { from, to } }) => from <= high && Math.max(from, to ?? from) >= low);
    const [only] = within;
    return {
      values: within.map(({ each }) => each),
      text: within.length === 1 && only?.ages.to === null ? null : low === high ? `${low}` : `${low}–${high}`,
    };
  });
}
