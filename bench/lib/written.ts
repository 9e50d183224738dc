/**
 * Catalogues written by hand, as small shops write them, in `bench/catalogues/NAME.LANGUAGE.txt`: the currency, then a product a line:
 * title | categories | attributes | price | brand | description. Lines that begin with '//' are remarks.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { minorDigits } from '../../server/src/kit/money/minor-units.ts';
import type { Catalogue, Product } from './catalogues.ts';

const folder = join(import.meta.dirname, '..', 'catalogues');

/** All of them, in the order of their names. */
export const writtenCatalogues = (): Catalogue[] => readdirSync(folder).toSorted().map(written);

function written(file: string): Catalogue {
  const [name = '', language = ''] = file.split('.');
  const [currency = '', ...lines] = readFileSync(join(folder, file), 'utf8')
    .split('\n')
    .filter((line) => line.trim() && !line.startsWith('//'));
  return { name: `${name} ${language}`, language, products: lines.map((line) => productOf(line, currency)) };
}

function productOf(line: string, currency: string): Product {
  const [title = '', categories = '', attributes = '', price = '', vendor = '', description = ''] = line
    .split('|')
    .map((cell) => cell.trim());
  return {
    title,
    description,
    categories: categories.split(', ').filter(Boolean),
    tags: [],
    attributes: Object.fromEntries(attributes.split('; ').filter(Boolean).map(attributeOf)),
    vendor: vendor || null,
    priceMinor: Math.round(Number(price.replace(',', '.')) * 10 ** minorDigits(currency)),
    currency,
  };
}

function attributeOf(text: string): [name: string, values: string[]] {
  const [name = '', values = ''] = text.split('=');
  return [name, values.split(', ')];
}
