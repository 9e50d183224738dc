import { expect, test } from 'vitest';
import { meantHere } from './apart.ts';
import { findValues, lexiconOf, type VocabularyLanguage, wordsIn } from './index.ts';

/** The values that a text means, as `family value`. */
function meant(language: VocabularyLanguage, text: string): string[] {
  const words = wordsIn(text);
  const lexicon = lexiconOf(language);
  return meantHere(lexicon, words, findValues(lexicon, words)).flatMap(({ meanings }) =>
    meanings.map(({ family, value }) => `${family} ${value}`),
  );
}

test.each<[VocabularyLanguage, string, string[]]>([
  ['en', 'Cat eye sunglasses', []],
  ['en', 'Cat bed', ['recipient cats']],
  ['en', 'Dog tag necklace', []],
  ['en', 'Dog collar', ['recipient dogs']],
  ['en', 'Baby blue blanket', ['colour blue']],
  ['en', 'Baby blanket', ['recipient babies']],
  ['en', 'Wood effect tray', []],
  ['en', 'Oak wood effect tray', []],
  ['en', 'Wooden tray', ['material wood']],
  ['en', 'Faux marble tray', []],
  ['en', 'Faux leather bag', ['material fauxLeather']],
  ['en', 'Leather cleaner', []],
  ['en', 'Stainless steel saw', ['material steel']],
  ['en', 'Button down shirt', []],
  ['en', 'Down jacket', ['material down']],
  ['de', 'Tablett in Holzoptik', []],
  ['de', 'Tablett mit Marmor-Optik', []],
  ['de', 'Holztablett', ['material wood']],
  ['de', 'Lederpflege', []],
  ['de', 'Ledertasche', ['material leather']],
  ['de', 'Kissen babyblau', ['colour blue']],
  ['de', 'Kissen steingrau', ['colour grey']],
  ['de', 'Sonnenbrille Katzenauge', []],
  ['de', 'Katzenbett', ['recipient cats']],
  ['fr', 'Plateau effet bois', []],
  ['fr', 'Plateau en bois', ['material wood']],
  ['fr', 'Lunettes œil de chat', []],
  ['fr', 'Couverture bleu bébé', ['colour blue']],
  ['es', 'Bandeja efecto madera', []],
  ['es', 'Bandeja de madera', ['material wood']],
  ['es', 'Gafas ojo de gato', []],
  ['it', 'Vassoio effetto legno', []],
  ['it', 'Vassoio in legno', ['material wood']],
  ['it', 'Sapone per pelle sensibile', ['skin sensitiveSkin']],
  ['nl', 'Dienblad houtlook', []],
  ['nl', 'Houten dienblad', ['material wood']],
  ['nl', 'Deken babyblauw', ['colour blue']],
  ['pl', 'Taca imitacja drewna', []],
  ['pl', 'Taca z drewna', ['material wood']],
  ['tr', 'Ahşap görünümlü tepsi', []],
  ['tr', 'Ahşap tepsi', ['material wood']],
  ['tr', 'Kedi gözü gözlük', []],
  ['ar', 'صينية بتأثير الخشب', []],
  ['ar', 'صينية خشب', ['material wood']],
  ['ar', 'وسادة', []],
  ['ar', 'غطاء وسادة قطن وحرير', ['material cotton', 'material silk']],
  ['ar', 'قميص أسود وأبيض', ['colour black', 'colour white']],
  ['ja', '大理石調トレイ', []],
  ['ja', '大理石のトレイ', ['material marble']],
  ['ja', 'キャットアイ サングラス', []],
])('%s: %s', (language, text, values) => {
  expect(meant(language, text)).toEqual(values);
});
