/** How shops name things, in all languages at once: what is looked for where the language of a name is not known. */
import { allLanguages, languageData } from './index.ts';
import type { ShopNames } from './shapes/names.ts';

const rows = (rowOf: (names: ShopNames) => string): string[] =>
  allLanguages.map((language) => rowOf(languageData(language).shopNames)).filter(Boolean);

/** The words of a list, each once. */
export const namesInShops = (rowOf: (names: ShopNames) => string): readonly string[] => [
  ...new Set(rows(rowOf).flatMap((list) => list.split(', '))),
];

/** The source of a pattern that finds any of a row of patterns. */
export const anyInShops = (rowOf: (names: ShopNames) => string): string => rows(rowOf).join('|');
