import type { Product } from '@parley/contract';
import { expect, test } from 'vitest';
import { changeOf, newOf, noValues, pathText, productValuesOf, validateProduct, variantName } from './productValues.ts';

const boots: Product = {
  id: 7,
  productTitle: 'Boots',
  productImage: '',
  productLink: 'https://shop.example/boots',
  description: 'Warm',
  price: 8990,
  priceMax: null,
  regularPrice: null,
  currency: 'EUR',
  inStock: true,
  categories: ['Shoes'],
  categoryPaths: [['Shoes']],
  tags: [],
  attributes: { Colour: ['Brown', 'Black'] },
  variants: [],
  vendor: null,
  sku: null,
  fieldSources: {},
  sourceId: 3,
  edited: [],
  excluded: false,
  gone: false,
  updatedAt: '2026-01-31T12:00:00.000Z',
};

test('a form that was not touched changes nothing', () => {
  expect(changeOf(boots, productValuesOf(boots))).toEqual({});
});

test('only changed fields are sent, prices in minor units', () => {
  expect(changeOf(boots, { ...productValuesOf(boots), price: 79.5, categories: ['Shoes', 'Winter'] })).toEqual({
    price: 7950,
    categories: ['Shoes', 'Winter'],
  });
});

test('with another currency, the shown amount is sent in its minor units', () => {
  expect(changeOf(boots, { ...productValuesOf(boots), price: 9000, currency: 'jpy' })).toEqual({ price: 9000, currency: 'JPY' });
});

test('an empty price means no price', () => {
  expect(changeOf(boots, { ...productValuesOf(boots), price: '' })).toEqual({ price: null });
});

test('attributes without a name are left out', () => {
  expect(changeOf(boots, { ...productValuesOf(boots), attributes: [{ name: ' ', values: ['x'] }] })).toEqual({ attributes: {} });
});

test('faults are found before anything is sent', () => {
  const check = validateProduct(boots);
  expect(check(productValuesOf(boots))).toEqual({});
  expect(check({ ...productValuesOf(boots), productTitle: ' ' })).toEqual({ productTitle: 'This is required' });
  expect(check({ ...productValuesOf(boots), currency: '' })).toEqual({ currency: 'This is required' });
  expect(check({ ...productValuesOf(boots), price: 0 })).toMatchObject({ price: 'Must be more than 0' });
  expect(check({ ...productValuesOf(boots), productLink: 'boots' })).toMatchObject({ productLink: expect.stringContaining('web address') });
});

test('a new product needs a title and a link, and no price', () => {
  const check = validateProduct(null);
  expect(Object.keys(check(noValues('EUR'))).toSorted()).toEqual(['productLink', 'productTitle']);
  const filled = { ...noValues('EUR'), productTitle: 'Sandal', productLink: 'https://shop.example/s' };
  expect(check(filled)).toEqual({});
  expect(newOf(filled)).toMatchObject({ productTitle: 'Sandal', price: null, currency: null, inStock: true });
  expect(newOf({ ...filled, price: '19.99' })).toMatchObject({ price: 1999, currency: 'EUR' });
});

test('a variant is named by its options, and a place by its path', () => {
  expect(variantName({ id: '7', options: { Color: 'Red', Size: 'M' } })).toBe('Red / M');
  expect(variantName({ id: '7', options: {} })).toBe('7');
  expect(pathText(['Women', 'Shoes', 'Boots'])).toBe('Women › Shoes › Boots');
});
