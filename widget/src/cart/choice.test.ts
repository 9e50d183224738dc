import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { choose, type Variant } from './choice.ts';

const variant = (id: string, values: string[], inStock = true): Variant => ({ id, values, price: null, image: '', inStock });
const shirts = [
  variant('1', ['S', 'Red']),
  variant('2', ['S', 'Blue'], false),
  variant('3', ['M', 'Red'], false),
  variant('4', ['M', 'Blue']),
  variant('5', ['L', 'Red'], false),
];

describe('choosing by options', () => {
  test('a size keeps the colour where it can, else takes one in stock', () => {
    expect(choose(shirts, ['S', 'Red'], 0, 'M')?.id).toBe('4');
    expect(choose([...shirts, variant('6', ['M', 'Red'])], ['S', 'Red'], 0, 'M')?.id).toBe('6');
  });

  test('a variant that is sold out cannot be chosen', () => {
    expect(choose(shirts, ['S', 'Red'], 0, 'L')).toBeUndefined();
    expect(choose(shirts, ['S', 'Red'], 1, 'Blue')).toBeUndefined();
  });

  const values = fc.constantFrom('a', 'b', 'c');
  const catalogue = fc
    .uniqueArray(fc.tuple(values, values, values), { minLength: 1, selector: (parts) => parts.join() })
    .chain((all) => fc.tuple(fc.constant(all), fc.array(fc.boolean(), { minLength: all.length, maxLength: all.length })))
    .map(([all, stock]) => all.map((parts, at) => variant(parts.join(), parts, stock[at])));

  test('gives only variants in stock with the chosen value, and reaches each of them from first to last', () => {
    fc.assert(
      fc.property(catalogue, (variants) => {
        const inStock = variants.filter(({ inStock }) => inStock);
        for (const from of inStock)
          for (const to of inStock) {
            let chosen: Variant | undefined = from;
            for (const [at, value] of to.values.entries()) {
              chosen = choose(variants, chosen?.values ?? [], at, value);
              expect(chosen).toMatchObject({ inStock: true });
              expect(chosen?.values.slice(0, at + 1)).toEqual(to.values.slice(0, at + 1));
            }
            expect(chosen?.id).toBe(to.id);
          }
      }),
    );
  });
});
