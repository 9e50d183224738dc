/** Properties and variants of products in a sentence. Rule R6 of SPEC.md. */
import { findValues, lexiconOf } from '../../../../kit/languages/vocabulary/index.ts';
import { stemOf } from '../../../../kit/text/words.ts';
import type { AttributeRecord, ProductRecord, VariantRecord } from '../../records/types.ts';
import { namesValue } from '../read/mentions.ts';
import { type Reading, readText } from '../read/reading.ts';
import { lexiconWords } from '../words/lexicon.ts';
import { isAboutDiscount } from './discount.ts';

/** A property that holds a promise, a code or an address is no property. */
export const isPromise = (value: string): boolean =>
  /%|@|:\/\/|www\.|<[^>]*>/.test(value) &&
  (/https?:|www\.|@|<[^>]*>/.test(value) || isAboutDiscount(readText(value, 'en')) || value.length > 60);

/** Whether a value may be looked for in a sentence: single letters stand everywhere. */
export const isLongEnough = (value: string): boolean => value.trim().length > 1;

/** The properties of a product, those of its variants too: the sizes it comes in. */
export function attributesOf(product: ProductRecord): AttributeRecord[] {
  const all = [...product.attributes];
  const names = new Set(product.variants.flatMap(({ options }) => options.map(({ name }) => name)));
  for (const name of names) {
    if (all.some((attribute) => attribute.name === name)) continue;
    const values = [
      ...new Set(product.variants.flatMap(({ options }) => options.filter((option) => option.name === name).map(({ value }) => value))),
    ];
    all.push({ name, family: null, values });
  }
  return all;
}

/** The one variant whose option values are named; null when none or several fit. */
export function variantIn(reading: Reading, product: ProductRecord, skip: ReadonlySet<number>): VariantRecord | null {
  const scored = product.variants.map((variant) => ({
    variant,
    named: variant.options.filter(({ value }) => namesOption(reading, value, skip)).length,
  }));
  const most = Math.max(0, ...scored.map(({ named }) => named));
  const best = scored.filter(({ named }) => named === most);
  return most > 0 && best.length === 1 ? (best[0]?.variant ?? null) : null;
}

/** Option values are often single letters, which count only as they are written: 'M', not 'm'. */
function namesOption(reading: Reading, value: string, skip: ReadonlySet<number>): boolean {
  if (value.length <= 2) return reading.words.some(({ written }, at) => written === value && !skip.has(at));
  return namesValue(reading, value, skip);
}

const shortestStem = 4;
const shortestBeginning = 3;

/** Whether a sentence has a telling word of a text, or a form of it: 'dim' of 'Dimmable'. */
export function sharesStem(reading: Reading, text: string, skip: ReadonlySet<number>): boolean {
  if (namesValue(reading, text, skip)) return text.trim().length > 1;
  const stems = lexiconWords(text, reading.language).map(stemOf);
  return reading.words.some(({ stem }, at) => {
    if (skip.has(at) || /^\d/.test(stem)) return false;
    const silent = reading.hits.some(
      ({ role, from, to }) => (role === 'free' || role === 'operator' || role === 'agent' || role === 'negation') && from <= at && at < to,
    );
    if (silent) return false;
    return stems.some(
      (other) =>
        (stem === other && stem.length >= shortestStem) ||
        (stem.length >= shortestBeginning && other.length > stem.length && other.startsWith(stem) && stem.length * 3 >= other.length) ||
        (other.length >= shortestStem && stem.startsWith(other) && stem.length <= other.length + 4),
    );
  });
}

/** Whether a sentence has a number of a text: '806 lumen' of '806 lm'. */
export function sharesNumber({ numbers }: Reading, text: string, skip: ReadonlySet<number>): boolean {
  const figures = [...text.matchAll(/\d+(?:[.,]\d+)?/g)].map(([figure]) => Number(figure.replace(',', '.')));
  return numbers.some(
    ({ kind, value, from }) => (kind === 'number' || kind === 'percent') && value > 1 && !skip.has(from) && figures.includes(value),
  );
}

/** Families of facts of which the sentence names a value: 'blue' is a colour. */
export function familiesIn(reading: Reading, skip: ReadonlySet<number>): Set<string> {
  const words = reading.words.map(({ folded }, at) => (skip.has(at) ? '' : folded));
  return new Set(findValues(lexiconOf(reading.language), words).flatMap(({ meanings }) => meanings.map(({ family }) => family)));
}
