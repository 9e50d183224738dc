import { describe, expect, it } from 'vitest';
import { hasProperty, statedProperty } from './properties.ts';
import type { ProductRecord } from './types.ts';

const product = (name: string, value: string): ProductRecord => ({
  id: 1,
  title: 'Vantor',
  link: '',
  priceMinor: 1000,
  priceMaxMinor: null,
  regularPriceMinor: null,
  currency: 'EUR',
  inStock: true,
  brand: '',
  kinds: [],
  categories: [],
  attributes: [{ name, family: null, values: [value] }],
  variants: [],
});
const organic = { family: 'diet', value: 'organic' };

describe('a property that is only yes or no', () => {
  it.each([
    ['Organic', 'Yes', 'yes'],
    ['Bio', 'ja', 'yes'],
    ['Ecológico', 'Sí', 'yes'],
    ['Bio', 'Nein', 'no'],
    ['Ecológico', 'no', 'no'],
    ['Bio', 'non', 'no'],
  ])('is told by its name: %s: %s', (name, value, says) => {
    expect(statedProperty(product(name, value), organic)).toEqual({ name, says });
    expect(hasProperty(product(name, value), organic)).toBe(says);
  });

  it('says nothing of what its name does not mean', () => {
    expect(hasProperty(product('Waterproof', 'Yes'), organic)).toBe('unknown');
    expect(statedProperty(product('Organic', 'partly'), organic)).toBeNull();
  });
});
