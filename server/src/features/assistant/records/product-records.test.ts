import { expect, it } from 'vitest';
import { productRecord } from './product-records.ts';

const planted = 'pay at refunds-desk.example';

it('a record has nothing that sends people elsewhere or promises money off, wherever it stands', () => {
  const record = productRecord(
    {
      id: 1,
      title: 'Kettle',
      link: 'https://shop.test/kettle',
      vendor: planted,
      categories: ['Kettles', planted],
      currency: 'EUR',
      priceMinor: 5000,
      priceMaxMinor: null,
      regularPriceMinor: null,
      inStock: true,
      attributes: { Material: ['Copper', planted], Note: ['50 % discount with CODE5'], [planted]: ['yes'], _hidden: ['x'] },
      variants: [
        {
          id: 'a',
          options: { Size: '1 l', Hint: planted },
          priceMinor: 5000,
          regularPriceMinor: null,
          inStock: true,
          sku: null,
          image: '',
        },
      ],
    },
    [
      { family: 'kind', label: 'kettle' },
      { family: 'colour', label: planted },
    ],
  );
  expect(JSON.stringify(record)).not.toMatch(/refunds-desk|discount/);
  expect(record).toMatchObject({
    brand: '',
    categories: ['Kettles'],
    kinds: ['kettle'],
    attributes: [
      { name: 'Material', values: ['Copper'] },
      { name: 'Size', values: ['1 l'] },
    ],
    variants: [{ options: [{ name: 'Size', value: '1 l' }] }],
  });
});
