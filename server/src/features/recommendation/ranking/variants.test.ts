import { productRule } from '@parley/contract';
import { describe, expect, it } from 'vitest';
import { variantFor } from './variants.ts';

const variant = (id: string, options: Record<string, string>, priceMinor: number | null, inStock = true) => ({
  id,
  options,
  priceMinor,
  regularPriceMinor: null,
  inStock,
  sku: null,
  image: '',
});
const shirt = [
  variant('1', { Colour: 'Blue', Size: 'M' }, 2000),
  variant('2', { Colour: 'Blue', Size: 'L' }, 2500),
  variant('3', { Colour: 'Black', Size: 'M' }, 1900),
  variant('4', { Colour: 'Red', Size: 'M' }, 1900, false),
];
const chose = (text: string, rule: object) => ({ text, rules: [productRule.parse(rule)] });
const size = (value: string) => chose(value, { field: 'attribute', name: 'Size', values: [value] });
const colour = (text: string, value: string) => chose(text, { field: 'fact', family: 'color', values: [value] });
const upTo = (max: number) => chose('Up to', { field: 'price', min: null, max });

describe('the variant that matches the answers', () => {
  it.each([
    ['colour and size', [colour('Blue', 'blue'), size('L')], '2'],
    ['the cheapest of those that fit as much', [size('M')], '3'],
    ['the shop’s own word for a fact', [colour('BLACK', 'color:black')], '3'],
    ['one within the budget', [colour('Blue', 'blue'), upTo(2200)], '1'],
    ['none when it costs more than the budget', [size('L'), upTo(2200)], undefined],
    ['none that is sold out', [colour('Red', 'red')], undefined],
    ['none when no option was asked for', [upTo(2200)], undefined],
    ['none without answers', [], undefined],
  ])('%s', (_, answers, id) => expect(variantFor(shirt, answers)?.id).toBe(id));
});
