/**
 * Catalogues composed from the words of shops in `bench/shops/NAME.LANGUAGE.txt`: a head with the currency, the number of products and the
 * shop's brands, then departments ('# Reels > Baitcasting') with the titles of their things, their prices and their attributes; those whose name
 * begins with '_' stand in titles only. Unlike the
 * generated ones, every department has attributes of its own. They have the disorder of real shops and are the same in every run.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { minorDigits } from '../../server/src/kit/money/minor-units.ts';
import { chanceOf } from '../../server/src/kit/random.ts';
import type { Catalogue, Product } from './catalogues.ts';
import { type Mess, nasty, tidy, usual } from './generated.ts';

interface Department {
  path: string[];
  titles: { text: string; cheap: number; dear: number }[];
  /** Values by the names of an attribute, of which the first is the usual one. */
  attributes: { names: string[]; values: string[] }[];
}

interface ComposedShop {
  head: Record<string, string>;
  departments: Department[];
}

const folder = join(import.meta.dirname, '..', 'shops');
const messes: Readonly<Record<string, Mess>> = { tidy, usual, nasty };
/** Words of sections that shops put some products into besides their own category. */
const saleSection: Readonly<Record<string, string>> = {
  de: 'Sale',
  fr: 'Promotions',
  es: 'Ofertas',
  pl: 'Promocje',
  tr: 'İndirim',
  ja: 'セール',
};

/** All of them, in the order of their names. */
export const composedCatalogues = (): Catalogue[] => readdirSync(folder).toSorted().map(composed);

function composed(file: string): Catalogue {
  const [name = '', language = ''] = file.split('.');
  const { head, departments } = parse(readFileSync(join(folder, file), 'utf8'));
  const chance = chanceOf(file);
  const mess = messes[head.mess ?? ''] ?? usual;
  const products: Product[] = [];
  while (products.length < Number(head.count)) {
    const before = products[Math.floor(chance() * products.length)];
    const department = departments[Math.floor(chance() * departments.length)] as Department;
    products.push(before && chance() < mess.twice ? { ...before } : compose(department, head, mess, language, chance));
  }
  return { name: `${name} ${language} ${products.length}`, language, products };
}

function compose(department: Department, head: Record<string, string>, mess: Mess, language: string, chance: () => number): Product {
  const { path, titles } = department;
  const pick = <T>(list: readonly T[]): T => list[Math.floor(chance() * list.length)] as T;
  const { text, cheap, dear } = pick(titles);
  const brand = pick(listOf(head.brands));
  const words = new Map<string, string>([
    ['brand', chance() < 0.8 ? brand : ''],
    ['name', pick(listOf(head.names))],
  ]);
  const shown: Record<string, string[]> = {};
  for (const { names, values } of attributesOf(department, text)) {
    const [usualName = '', ...others] = names;
    const value = pick(values);
    words.set(usualName, isPartOfWord(usualName, text) || chance() < 0.9 ? value : '');
    // Only the title says it.
    if (usualName.startsWith('_')) continue;
    if (chance() < mess.missing) continue;
    const name = others.length > 0 && chance() < mess.otherNames ? pick(others) : usualName;
    shown[name] = [chance() < mess.otherCase ? value.toLocaleLowerCase(language) : value];
  }
  const title = text
    .replaceAll(/\{([^}]+)\}/g, (_, key: string) => words.get(key) ?? '')
    .replaceAll(/\s+/g, ' ')
    .replace(/^[-:\s]+|[-:\s]+$/g, '');
  const currency = head.currency ?? 'EUR';
  const amount = Math.max(1, Math.round(cheap * (dear / cheap) ** (chance() * chance())));
  const section = saleSection[language] ?? 'Sale';
  const isUpper = chance() < mess.twice * 2;
  return {
    title: isUpper ? title.toLocaleUpperCase(language) : title,
    description: `${pick(listOf(head.texts, ' | '))} ${pick(listOf(head.texts, ' | '))}`,
    categories: chance() < mess.noCategory ? [] : chance() < 0.1 ? [...path, section] : path,
    tags: chance() < 0.3 ? [pick(listOf(head.tags))] : [],
    attributes: shown,
    vendor: chance() < mess.missing ? null : brand,
    priceMinor: chance() < mess.noPrice ? null : priceOf(amount, currency, chance),
    currency,
  };
}

/** The attributes of a thing with this title: what a title says of nothing else in the department is none. */
const attributesOf = ({ titles, attributes }: Department, title: string): Department['attributes'] =>
  attributes.filter(({ names: [name = ''] }) => title.includes(`{${name}}`) || !titles.some(({ text }) => text.includes(`{${name}}`)));

/** Whether a value is a part of a word, which cannot be left out: '{Voice}-Saxophon'. */
function isPartOfWord(name: string, title: string): boolean {
  const [before = '', after = ''] = title.split(`{${name}}`);
  return /[\p{L}-]$/u.test(before) || /^[\p{L}-]/u.test(after);
}

/** An amount in minor units, often a little below it. */
function priceOf(amount: number, currency: string, chance: () => number): number {
  const digits = minorDigits(currency);
  return amount * 10 ** digits - (digits > 0 && chance() < 0.7 ? 10 ** (digits - 2) : 0);
}

const listOf = (text = '', separator = ', '): string[] => text.split(separator).map((each) => each.trim());

function parse(text: string): ComposedShop {
  const head: Record<string, string> = {};
  const departments: Department[] = [];
  for (const line of text.split('\n').filter((each) => each.trim() && !each.startsWith('//'))) {
    const department = departments.at(-1);
    const [title, prices] = line.split(/ \| (?=\d+-\d+$)/);
    const colon = line.indexOf(': ');
    if (line.startsWith('# ')) departments.push({ path: line.slice(2).split(' > '), titles: [], attributes: [] });
    else if (department && title !== undefined && prices !== undefined) {
      const [cheap = 0, dear = 0] = prices.split('-').map(Number);
      department.titles.push({ text: title.trim(), cheap, dear });
    } else {
      const [name, values] = [line.slice(0, colon), line.slice(colon + 2)];
      if (department) department.attributes.push({ names: name.split('~'), values: listOf(values) });
      else head[name] = values;
    }
  }
  return { head, departments };
}
