import { describe, expect, test } from 'vitest';
import { foldText } from '../../server/src/kit/text/words.ts';
import { isSameWord } from './inflection.ts';

const same = (first: string, second: string) => isSameWord(foldText(first), foldText(second));

describe('forms of a word', () => {
  test.each([
    ['tr', 'Erkek', 'Erkeklerin'],
    ['tr', 'Kadın', 'Kadınlar'],
    ['tr', 'Saat', 'Saati'],
    ['tr', 'Çocuk', 'Çocuğun'],
    ['tr', 'Lamba', 'Lambasından'],
    ['pl', 'zielony', 'zielonego'],
    ['pl', 'kurtka', 'kurtki'],
    ['pl', 'drewno', 'drewnem'],
    ['de', 'blau', 'blaues'],
    ['it', 'seggiolino', 'seggiolini'],
    ['es', 'altavoz', 'altavoces'],
    ['fr', 'blanc', 'blanche'],
    ['nl', 'lamp', 'lampen'],
    ['en', 'battery', 'batteries'],
    ['ar', 'ساعة', 'الساعة'],
    ['ar', 'سماعة', 'سماعات'],
  ])('%s: %s and %s', (_, first, second) => {
    expect(same(first, second)).toBe(true);
    expect(same(second, first)).toBe(true);
  });

  test.each([
    ['Hand', 'Handsaw'],
    ['Hand', 'Handtuch'],
    ['Saat', 'Saatçilik'],
    ['Rad', 'Radio'],
    ['Kadın', 'Kadife'],
    ['Gürtel', 'Gurke'],
    ['iPhone15', 'iPhone14'],
    ['Rosa', 'Rosmarin'],
  ])('%s is no form of %s', (first, second) => {
    expect(same(first, second)).toBe(false);
    expect(same(second, first)).toBe(false);
  });
});
