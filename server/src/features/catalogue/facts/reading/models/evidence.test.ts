import { growthOf, quadratic } from '@parley/flow/testing';
import { expect, test } from 'vitest';
import { lexiconOf } from '../../../../../kit/languages/vocabulary/index.ts';
import { readerOf } from '../reader.ts';
import { believed, type FoundName } from './evidence.ts';
import { madeForReader } from './made-for.ts';
import { nameIn } from './named.ts';

test('is weighed in time that grows with the catalogue, where all titles name one maker', () => {
  const titles = madeForReader('en');
  if (!titles) throw new Error('English titles are read.');
  const growth = growthOf(2000, (size) => {
    const products = Array.from({ length: size }, (_, at) => ({
      title: `Filter with handle ${at} for Aquavell`,
      categories: [],
      tags: [],
      attributes: {},
      vendor: null,
    }));
    const reader = readerOf(lexiconOf('en'), 'en', products);
    const names = products.flatMap(({ title }, product) =>
      titles.madeFor(title).flatMap((place): FoundName[] => {
        const name = nameIn(place.items[0] ?? [], place.isBehind, false, reader, 'en');
        return name ? [{ ...name, product, place }] : [];
      }),
    );
    expect(names).toHaveLength(size);
    return () => believed(products, names, { titles, reader, language: 'en', brands: new Set(), stated: [] });
  });
  expect(growth).toBeLessThan(quadratic);
});
