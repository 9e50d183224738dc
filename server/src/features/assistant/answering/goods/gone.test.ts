/** Wishes for a version of a thing that is out of stock: whoever asks for it is told so. */
import { describe, expect, it } from 'vitest';
import type { ChatLanguage } from '../../../../kit/languages/replies/index.ts';
import { readMessage } from '../../memory/reading/reading.ts';
import { aRecord } from '../../memory/testing/records.ts';
import type { Understood } from '../understanding.ts';
import { goneVersions } from './gone.ts';

const versions = (name: string, values: readonly string[], gone: string) =>
  values.map((value) => ({ id: value, options: [{ name, value }], priceMinor: 900, regularPriceMinor: null, inStock: value !== gone }));
const goneIn = (language: ChatLanguage, message: string, option: string, values: readonly string[], gone: string) => {
  const understood = { reading: readMessage(message, language), text: message, request: { act: 'search' } } as Understood;
  return goneVersions(understood, [aRecord({ id: 1, title: 'Zorvik', priceMinor: 900, variants: versions(option, values, gone) })]).map(
    ({ variant }) => variant,
  );
};

describe('a version that is out of stock', () => {
  it.each<[ChatLanguage, message: string, option: string, gone: string, other: string]>([
    ['en', 'I need a suit for my dad, size L', 'Size', 'L', 'M'],
    ['de', 'habt ihr den balken in 100 cm', 'Länge', '100 cm', '80 cm'],
    ['fr', 'je cherche une veste en taille XL', 'Taille', 'XL', 'M'],
    ['es', 'necesito la manguera de 15 metros', 'Longitud', '15 m', '12 m'],
    ['it', 'cerco una maglia taglia L', 'Taglia', 'L', 'M'],
    ['nl', 'ik zoek een deken van 2 meter', 'Lengte', '2 m', '3 m'],
    ['pl', 'szukam kurtki w rozmiarze L', 'Rozmiar', 'L', 'M'],
    ['tr', 'kırmızı bir tane arıyorum', 'Renk', 'Kırmızı', 'Mavi'],
    ['ja', '丸鉢の白はありますか', '色', '白', '青'],
    ['ar', 'أريد حقيبة بيضاء', 'اللون', 'أبيض', 'أزرق'],
  ])('%s: is told by who asks for it: %s', (language, message, option, gone, other) => {
    expect(goneIn(language, message, option, [gone, other], gone)).toEqual([gone]);
    expect(goneIn(language, message, option, [gone, other], other)).toEqual([]);
  });
});
