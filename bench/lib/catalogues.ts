/** Catalogues for measuring generated questions: real ones from the folder REALDATA, and the sample shop, which is always available. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
// For the types that the app adds to Fastify.
import type {} from '../../server/src/app.ts';
import { readCsv } from '../../server/src/features/catalogue/readers/csv/read-csv.ts';
import { sampleCatalogue } from '../../server/src/features/site/index.ts';

export interface Catalogue {
  name: string;
  language: string;
  products: Product[];
}

export interface Product {
  title: string;
  description: string;
  categories: string[];
  tags: string[];
  attributes: Record<string, string[]>;
  vendor: string | null;
  priceMinor: number | null;
  currency: string | null;
}

/** Their licences do not allow them in the project, so an environment variable names their folder. */
const folder = process.env.REALDATA ?? '';

/** All available catalogues. */
export async function catalogues(): Promise<Catalogue[]> {
  const own: Catalogue = { name: 'sample shop', language: 'en', products: sampleCatalogue('https://shop.example') };
  if (!folder) return [own];
  return [
    own,
    await exported('Shopify apparel', 'shopify-apparel-home-en/apparel.csv'),
    await exported('Shopify home', 'shopify-apparel-home-en/home-and-garden.csv'),
    await exported('WooCommerce fashion', 'woocommerce-fashion-csv-en/fashion_sample_9_products.csv'),
    vendure(),
    ...['en', 'fr', 'tr'].map(bagisto),
    quiz(),
  ];
}

async function exported(name: string, file: string): Promise<Catalogue> {
  const products: Product[] = [];
  const reading = readCsv(readFileSync(join(folder, file)), 'https://shop.example/');
  for await (const batch of reading) products.push(...batch.products);
  return { name, language: 'en', products };
}

/** Columns that only some products of an export have. */
const bare = { description: '', categories: [], tags: [], attributes: {}, vendor: null, priceMinor: null, currency: null };

function vendure(): Catalogue {
  const rows: Record<string, string>[] = parse(readFileSync(join(folder, 'vendure-electronics-en/products.csv')), {
    columns: (head: string[]) => head.map((cell) => cell.trim()),
    trim: true,
    relax_column_count: true,
  });
  const products = rows
    .filter(({ name }) => name)
    .map(({ name = '', description = '', facets = '', price = '' }): Product => {
      const pairs = facets.split('|').map((each) => each.split(':'));
      const of = (wantedKind: string) => pairs.filter(([kind]) => kind?.trim() === wantedKind).map(([, value = '']) => value.trim());
      const others = pairs.filter(([kind]) => !['category', 'brand', ''].includes(kind?.trim() ?? ''));
      const attributes: Record<string, string[]> = {};
      for (const [kind = '', value = ''] of others) attributes[kind] = [...(attributes[kind] ?? []), value.trim()];
      const priceMinor = Math.round(Number(price) * 100);
      return {
        ...bare,
        title: name,
        description,
        categories: of('category'),
        vendor: of('brand')[0] ?? null,
        attributes,
        priceMinor,
        currency: 'USD',
      };
    });
  return { name: 'Vendure electronics', language: 'en', products };
}

interface Seeded {
  name: string;
  description: string;
  price?: number | string;
}

function bagisto(language: string): Catalogue {
  const items: Seeded[] = JSON.parse(readFileSync(join(folder, `bagisto-winter-multilang/products.${language}.json`), 'utf8'));
  const products = items.map(
    ({ name, description, price }): Product => ({
      ...bare,
      title: name,
      description,
      priceMinor: price ? Math.round(Number(price) * 100) : null,
    }),
  );
  return { name: `bagisto ${language}`, language, products };
}

interface Quizzed {
  title: string;
  description: string;
  product_type: string;
  vendor: string;
  tags: string[];
  price: string;
}

function quiz(): Catalogue {
  const { products: items }: { products: Quizzed[] } = JSON.parse(
    readFileSync(join(folder, 'quiz-example-tr/shopify-products-with-quiz.json'), 'utf8'),
  );
  const products = items.map(
    ({ title, description, product_type, vendor, tags, price }): Product => ({
      ...bare,
      title,
      description,
      categories: [product_type],
      vendor,
      tags,
      priceMinor: Math.round(Number(price) * 100),
      currency: 'TRY',
    }),
  );
  return { name: 'Turkish bathrooms', language: 'tr', products };
}
