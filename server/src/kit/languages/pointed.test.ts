/** What messages point at, in ten languages. */
import { describe, expect, it } from 'vitest';
import type { DialogueLanguage } from './dialogue/index.ts';
import { asksContents, pointedIn } from './pointed.ts';

const small: [DialogueLanguage, string][] = [
  ['en', 'then two of the small ones'],
  ['de', 'dann zwei von den kleinen'],
  ['fr', 'alors le petit en bleu'],
  ['es', 'la pequeña, por favor'],
  ['it', 'prendo il piccolo'],
  ['nl', 'doe dan de kleine'],
  ['pl', 'to poproszę ten mały'],
  ['tr', 'küçük olanı alayım'],
  ['ar', 'أريد الصغير'],
  ['ja', '小さい方をください'],
];
const other: [DialogueLanguage, string][] = [
  ['en', 'and the other one?'],
  ['de', 'und die andere in rot?'],
  ['fr', "et l'autre, en noir ?"],
  ['es', 'el otro, ¿lo tenéis en verde?'],
  ['it', "e l'altro?"],
  ['nl', 'en de andere?'],
  ['tr', 'peki diğeri?'],
  ['ja', 'もう一つは？'],
];
const contents: [DialogueLanguage, string][] = [
  ['en', 'how much ink is in a bottle?'],
  ['de', 'wie viel Tinte ist in einer Flasche?'],
  ['fr', "combien d'encre y a-t-il dans un flacon ?"],
  ['es', '¿cuánta tinta hay en un frasco?'],
  ['it', "quanto inchiostro c'è in un flacone?"],
  ['nl', 'hoeveel inkt zit er in een fles?'],
];

describe('what a message points at', () => {
  it.each(small)('%s: the smaller of several: %s', (language, message) => {
    expect(pointedIn(message, language).size?.end).toBe('least');
  });
  it.each(other)('%s: the other of two: %s', (language, message) => {
    expect(pointedIn(message, language).isTheOther).toBe(true);
  });
  it.each(contents)('%s: how much a thing holds: %s', (language, message) => {
    expect(asksContents(message, language)).toBe(true);
  });
  it('takes another one for no certain one, and a price for no contents', () => {
    expect(pointedIn('another one please', 'en')).toEqual({ size: null, isTheOther: false });
    expect(asksContents('how much is it?', 'en')).toBe(false);
  });
});
