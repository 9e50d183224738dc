/** Our own sample shops as product feeds: Google's RSS, Atom, TSV and CSV in every locale, with prices as feeds write them. */

import { type Sample, samplesFor } from '../../server/src/features/catalogue/testing/samples.ts';
import { type Expected, type Score, score } from '../../server/src/features/catalogue/testing/score.ts';
import { openTestShop } from '../../server/src/features/catalogue/testing/test-shop.ts';
import { type Tongue, tongues } from '../../server/src/features/catalogue/testing/tongues.ts';
import { toMinor } from '../../server/src/kit/money/minor-units.ts';
import { readWhole } from './read.ts';

type Fields = [name: string, value: string][];

const google = 'xmlns:g="http://base.google.com/ns/1.0"';
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
const quoted = (text: string) => (/[",\n\t]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
const amount = (value: number, { currency }: Tongue) => `${value.toFixed(2)} ${currency}`;

function fieldsOf(sample: Sample, tongue: Tongue): Fields {
  const { id, name, text, price, was, image, sku, brand, inStock } = sample;
  const priced: Fields =
    price === null
      ? []
      : was === undefined
        ? [['price', amount(price, tongue)]]
        : [
            ['price', amount(was, tongue)],
            ['sale_price', amount(price, tongue)],
          ];
  return [
    ['id', String(id)],
    ['title', name],
    ['description', text],
    ['link', `{origin}/p/${id}?utm_source=google`],
    ['image_link', image],
    ...priced,
    ['availability', inStock ? 'in_stock' : 'out_of_stock'],
    ['mpn', sku],
    ['brand', brand],
    ['product_type', `Home > ${tongue.category}`],
  ];
}

const xml = (fields: Fields) => fields.map(([name, value]) => `<g:${name}>${escaped(value)}</g:${name}>`).join('');
const table = (rows: Fields[], sign: string) => {
  const columns = [...new Set(rows.flatMap((row) => row.map(([name]) => name)))];
  const lines = rows.map((row) => columns.map((column) => quoted(new Map(row).get(column) ?? '')).join(sign));
  return [columns.join(sign), ...lines].join('\n');
};

const forms: Record<string, { path: string; file(rows: Fields[]): string }> = {
  RSS: {
    path: '/feeds/google.xml',
    file: (rows) =>
      `<?xml version="1.0"?><rss version="2.0" ${google}><channel>${rows.map((row) => `<item>${xml(row)}</item>`).join('')}</channel></rss>`,
  },
  Atom: {
    path: '/google-shopping.xml',
    file: (rows) =>
      `<?xml version="1.0"?><feed xmlns="http://www.w3.org/2005/Atom" ${google}>${rows.map((row) => `<entry>${xml(row)}</entry>`).join('')}</feed>`,
  },
  TSV: { path: '/feed.tsv', file: (rows) => table(rows, '\t') },
  CSV: { path: '/products.csv', file: (rows) => table(rows, ',') },
};

function expectedOf(sample: Sample, { currency }: Tongue, origin: string): Expected {
  const minor = (value: number) => toMinor(value.toFixed(2), currency);
  const { name, price, was, text, image, sku, brand, inStock } = sample;
  return {
    title: name,
    priceMinor: price === null ? null : minor(price),
    regularPriceMinor: was === undefined ? null : minor(was),
    ...(price !== null && { currency }),
    inStock,
    description: text.slice(0, 60),
    image: image.replace('{origin}', origin),
    sku,
    vendor: brand,
  };
}

/** Scores feeds in every form and language that shops serve. */
export async function scoreFeeds(): Promise<Score[]> {
  const scores: Score[] = [];
  for (const [name, { path, file }] of Object.entries(forms))
    for (const tongue of tongues) {
      const samples = samplesFor(tongue);
      const shop = await openTestShop({
        '/': `<html lang="${tongue.lang}"><h1>Shop</h1></html>`,
        [path]: file(samples.map((sample) => fieldsOf(sample, tongue))),
      });
      const read = await readWhole(shop.origin);
      const expected = samples.map((sample) => expectedOf(sample, tongue, shop.origin));
      scores.push(score(`merchant feed, ${name}`, `samples ${tongue.lang} ${tongue.currency}`, expected, read.products, read.pages));
      await shop.close();
    }
  return scores;
}
