import { expect, it } from 'vitest';
import { fitsSize } from './sizes.ts';

it.each([
  ['L, 100 × 75 cm', 'L', true],
  ['M (55–58 cm)', 'm', true],
  ['XL / 44', 'xl', true],
  ['L, 100 × 75 cm', 'M', false],
  ['XL / 44', 'L', false],
  ['EU 42', '42', true],
  ['25–27', '26', true],
] as const)('%s for who takes %s: %s', (offered, wanted, fits) => {
  expect(fitsSize(offered, wanted)).toBe(fits);
});
