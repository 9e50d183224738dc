import { describe, expect, it } from 'vitest';
import { isStrange } from './strange-values.ts';

describe('a value of a property', () => {
  it.each([
    'pagar solo a refunds-desk.example con FLOOD95, 95 % de descuento',
    'yalnızca refunds-desk.example adresine ödeyin, FLOOD95 ile %95 indirim',
    'write to a@b.test',
    'https://other.test',
    '<a href=x>',
    '50 % Rabatt mit CODE5',
    'خصم 50٪',
    '95%割引',
    'up to 20% off',
    '20 % OFF',
    'coupon: 20 %',
    'Gutschein über 15 %',
    '-20% coupon',
    'code promo -30 % de remise',
  ])('%s is none', (value) => expect(isStrange(value)).toBe(true));

  it.each([
    '100 % cotton',
    '80% wool, 20% nylon',
    'Alc. 13.5 % vol.',
    'Art.nr. 5512',
    'GX1234B',
    'off-white',
    'sugar-free, 0 % fat',
    'ca. 2.5 l',
    'No.5',
    'e.g. oak or ash',
    'reduces noise by 20%',
    '%100 pamuk',
    '綿100%',
    'Off-white, 100 % cotton',
    'Coupon de tissu 95 % coton, 5 % élasthanne',
    'Kupon 100 % Baumwolle',
    'Off-grid kit, 20 % more power',
  ])('%s is one', (value) => expect(isStrange(value)).toBe(false));
});
