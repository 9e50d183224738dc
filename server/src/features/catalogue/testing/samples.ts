/** The products of sample shops, and the fields that a correct reader finds. For tests and benchmarks. */
import { toMinor } from '../../../kit/money/minor-units.ts';
import type { Expected } from './score.ts';
import type { Tongue } from './tongues.ts';

/** A product of a sample shop; amounts in whole units of the shop's currency. */
export interface Sample {
  id: number;
  name: string;
  text: string;
  price: number | null;
  was?: number;
  inStock: boolean;
  image: string;
  sku: string;
  brand: string;
}

/** Products with typical difficulties: expensive and cheap, on sale, sold out, without a price, with special characters in the name. */
export function samplesFor(tongue: Tongue): Sample[] {
  const whole = tongue.money(1).includes('1') && !/[.,٫]/.test(tongue.money(1).replace('ر.س', ''));
  const amount = (value: number) => (whole ? Math.round(value) * 10 : value);
  const make = (id: number, name: string, price: number | null, more: Partial<Sample> = {}): Sample => ({
    id,
    name,
    text: `${name}: ${tongue.deliveryText} ${tongue.related}.`,
    price: price === null ? null : amount(price),
    inStock: true,
    image: `{origin}/img/${id}.jpg`,
    sku: `SKU-${id}`,
    brand: 'Maker & Sons',
    ...more,
    ...(more.was !== undefined && { was: amount(more.was) }),
  });
  return [
    make(1, 'Sofa «Nord» 3-Sitzer', 1299),
    make(2, 'Lampe 40 W', 49.9),
    make(3, 'Teppich 160 × 230', 219, { was: 299 }),
    make(4, 'Çay bardağı seti (6)', 12.5),
    make(5, 'Vase "Blau"', 34.95, { inStock: false }),
    make(6, 'Ścianka działowa', 129_900.5),
    make(7, 'Regal & Brett', 9.99, { was: 19.99 }),
    make(8, 'クッション', 8),
    make(9, 'وسادة', 1050),
    make(10, 'Rug 2 m', 640, { was: 1280 }),
    make(11, "Grand-mère's chair", 75.25, { inStock: false }),
    make(12, 'Kissen 50 x 50', null),
  ];
}

const saysRegular = /no structured data/;
const saysNoSku = /hand-made|Squarespace|PrestaShop|variations|broken/;

/** The fields that a correct reader finds on a page of a shape: only those that the shape contains. */
export function expectedOf(sample: Sample, tongue: Tongue, shape: string, origin: string): Expected {
  const minor = (amount: number) => toMinor(String(amount), tongue.currency);
  return {
    title: sample.name,
    priceMinor: sample.price === null ? null : minor(sample.price),
    ...(sample.price !== null && { currency: tongue.currency }),
    ...(saysRegular.test(shape) && { regularPriceMinor: sample.was === undefined ? null : minor(sample.was) }),
    ...(sample.price !== null && { inStock: sample.inStock }),
    ...(shape !== 'Squarespace' && { description: sample.text.slice(0, 60) }),
    image: sample.image.replace('{origin}', origin),
    ...(!saysNoSku.test(shape) && !/no structured/.test(shape) && { sku: sample.sku }),
  };
}
