/** Products that are called by name, though they were not shown. Rule F7. */
import { describe, expect, it } from 'vitest';
import type { ChatLanguage } from '../../../kit/languages/replies/index.ts';
import { productsNamed, wordsOfNames } from './naming.ts';
import { readMessage } from './reading/reading.ts';
import { holdsWord } from './words.ts';

const titles = [
  'Kite Bora',
  'Kite Mistral',
  'Marienkäfer',
  'Bougie Lavande',
  'Bougie Figuier',
  'Coffret Noël',
  'Coffret Découverte',
  'Wool Jacket',
];
const shop = titles.map((title, id) => ({ id, title }));

function named(message: string, language: ChatLanguage): string[] {
  const reading = readMessage(message, language);
  const held = new Map(wordsOfNames(reading).map((word) => [word, shop.filter(({ title }) => holdsWord(title, word, language))]));
  return productsNamed(reading, held)
    .map((id) => titles[id] ?? '')
    .toSorted();
}

const calls: readonly [ChatLanguage, string, string[]][] = [
  ['de', 'Was kostet der Mistral mit Versand?', ['Kite Mistral']],
  ['de', 'Vergleiche Bora und Mistral', ['Kite Bora', 'Kite Mistral']],
  ['de', 'ab wie viel Wind fliegt der Marienkäfer?', ['Marienkäfer']],
  ['fr', 'la bougie lavande est disponible ?', ['Bougie Lavande']],
  ['fr', 'compare la bougie figuier et la bougie lavande', ['Bougie Figuier', 'Bougie Lavande']],
  ['fr', 'combien de pièces dans le coffret découverte ?', ['Coffret Découverte']],
  ['en', 'How much is the Wool Jacket?', ['Wool Jacket']],
];
const seeks: readonly [ChatLanguage, string][] = [
  ['en', 'Do you have a wool jacket?'],
  ['en', 'I ripped the zip of my jacket, can you mend it?'],
  ['de', 'Ich suche einen Drachen'],
  ['fr', 'je cherche une bougie'],
];

describe('a message', () => {
  it.each(calls)('%s: %s', (language, message, expected) => {
    expect(named(message, language)).toEqual(expected);
  });

  it.each(seeks)('names nothing when it seeks a kind: %s: %s', (language, message) => {
    expect(named(message, language)).toEqual([]);
  });
});
