/** Finds the brands of a catalogue in titles. Pure. */
import { brandAttribute } from '@parley/contract';
import { foldedWords } from '../../../../kit/text/words.ts';
import type { FactProduct } from '../fact.ts';
import type { Title } from './titles/titles.ts';

/** The brands in the catalogue, by their folded words. */
export function brandsOf(products: readonly FactProduct[]): Map<string, string> {
  const brands = new Map<string, string>();
  for (const { vendor, attributes } of products)
    for (const name of [vendor, ...(attributes[brandAttribute] ?? [])]) {
      const key = foldedWords(name ?? '').join(' ');
      if (name && key.length > 1 && !brands.has(key)) brands.set(key, name);
    }
  return brands;
}

/** The brands that occur in a title. */
export function brandsIn({ words }: Title, brands: ReadonlyMap<string, string>): string[] {
  const brandsInTitle: string[] = [];
  for (let from = 0; from < words.length; from++)
    for (let to = from + 1; to <= Math.min(words.length, from + 3); to++) {
      const name = brands.get(
        words
          .slice(from, to)
          .map(({ word }) => word)
          .join(' '),
      );
      if (name !== undefined) brandsInTitle.push(name);
    }
  return brandsInTitle;
}
