/**
 * Generated catalogues for the benchmark: ten trades in ten languages with 20 to 50,000 products, with the disorder of real shops.
 * Attributes are missing or named differently, spelling varies, products are in several categories and some occur twice. They are the same
 * in every run.
 */

import { chanceOf } from '../../server/src/kit/random.ts';
import type { Catalogue, Product } from './catalogues.ts';
import { type ShopWords, shopWords } from './shop-words.ts';

/** The disorder of a catalogue: the shares of missing attributes, of varying names, and of products that occur twice. */
export interface Mess {
  missing: number;
  otherNames: number;
  otherCase: number;
  twice: number;
  noCategory: number;
  noPrice: number;
}

export const tidy: Mess = { missing: 0.05, otherNames: 0, otherCase: 0.05, twice: 0, noCategory: 0, noPrice: 0 };
export const usual: Mess = { missing: 0.2, otherNames: 0.2, otherCase: 0.2, twice: 0.02, noCategory: 0.05, noPrice: 0.03 };
export const nasty: Mess = { missing: 0.45, otherNames: 0.4, otherCase: 0.4, twice: 0.05, noCategory: 0.2, noPrice: 0.1 };

/** All of them; the largest only when `LARGE` is set. */
export function generatedCatalogues(): Catalogue[] {
  const list: Catalogue[] = [];
  shopWords.forEach((words, at) => {
    const small = [20, 35, 50, 70][at % 4] as number;
    list.push(made(words, small, at % 3 === 2 ? nasty : usual, at % 3 === 2 ? 'nasty' : 'usual'));
    list.push(made(words, 500, [tidy, usual, nasty][at % 3] as Mess, ['tidy', 'usual', 'nasty'][at % 3] as string));
  });
  const [furniture, , electronics] = shopWords as [ShopWords, ShopWords, ShopWords];
  list.push(made(electronics, 5_000, usual, 'usual'));
  if (process.env.LARGE) list.push(made(furniture, 50_000, usual, 'usual'));
  return list;
}

function made(words: ShopWords, count: number, mess: Mess, kind: string): Catalogue {
  const chance = chanceOf(`${words.name} ${count} ${kind}`);
  const products: Product[] = [];
  while (products.length < count) {
    const before = products[Math.floor(chance() * products.length)];
    products.push(before && chance() < mess.twice ? { ...before } : product(words, mess, chance, products.length));
  }
  return { name: `${words.name} ${count} ${kind}`, language: words.language, products };
}

function product(words: ShopWords, mess: Mess, chance: () => number, at: number): Product {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(chance() * list.length)] as T;
  const category = pick(Object.keys(words.kinds));
  const kind = pick(words.kinds[category] as string[]);
  const brand = pick(words.brands);
  const attributes: Record<string, string[]> = {};
  const values = new Map<string, string>();
  for (const [names, offered] of Object.entries(words.attributes)) {
    const [usualName = '', ...others] = names.split('|');
    const value = pick(offered);
    values.set(usualName, value);
    if (chance() < mess.missing) continue;
    const name = others.length > 0 && chance() < mess.otherNames ? pick(others) : usualName;
    const several = chance() < 0.1 ? [value, pick(offered)] : [value];
    attributes[name] = [...new Set(several)].map((each) => (chance() < mess.otherCase ? each.toLocaleLowerCase(words.language) : each));
  }
  const [first = '', second = ''] = words.inTitle.map((name) => (chance() < 0.75 ? (values.get(name) ?? '') : ''));
  const title = words.title
    .replace('{kind}', kind)
    .replace('{name}', pick(words.names))
    .replace('{name2}', pick(words.names))
    .replace('{brand}', brand)
    .replace('{value}', first)
    .replace('{value2}', second)
    .replace(/\s+/g, ' ')
    .trim();
  const [cheap, dear] = words.prices;
  // Most products are cheap, a few are expensive.
  const amount = cheap * (dear / cheap) ** (chance() * chance());
  const digits = words.currency === 'JPY' ? 1 : 100;
  return {
    title,
    description: `${pick(words.texts)} ${pick(words.texts)}`,
    categories: chance() < mess.noCategory ? [] : chance() < 0.1 ? [category, 'Sale'] : [category],
    tags: chance() < 0.3 ? [pick(words.tags), `batch_${at % 7}`] : [],
    attributes,
    vendor: chance() < mess.missing ? null : brand,
    priceMinor: chance() < mess.noPrice ? null : Math.max(1, Math.round(amount) * digits - (digits === 100 && chance() < 0.7 ? 1 : 0)),
    currency: words.currency,
  };
}
