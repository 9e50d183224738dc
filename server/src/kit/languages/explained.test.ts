/** What visitors want explained, in ten languages. */
import { describe, expect, it } from 'vitest';
import type { DialogueLanguage } from './dialogue/index.ts';
import { type Explained, explanationAsked } from './explained.ts';

const asked: readonly [DialogueLanguage, Explained | null, string][] = [
  ['en', 'meaning', 'What does “ripstop” mean?'],
  ['de', 'meaning', 'Was bedeutet eigentlich IP44?'],
  ['fr', 'meaning', 'Ça veut dire quoi, 18 carats ?'],
  ['es', 'meaning', '¿Qué significa extra virgen?'],
  ['it', 'meaning', 'Cosa vuol dire sfoderabile?'],
  ['nl', 'meaning', 'Wat betekent FSC?'],
  ['pl', 'meaning', 'Co oznacza klasa 2?'],
  ['tr', 'meaning', 'Soğuk sıkım ne demek?'],
  ['ar', 'meaning', 'ماذا يعني عيار 21؟'],
  ['ja', 'meaning', '防汚加工とはどういう意味ですか'],
  ['en', 'fit', 'Do the clogs run small?'],
  ['en', 'fit', 'What size should I take if I am usually a 38?'],
  ['de', 'fit', 'Fallen die Handschuhe eher klein aus?'],
  ['fr', 'fit', 'Elles taillent grand ?'],
  ['es', 'fit', '¿Qué talla pido si uso una 40?'],
  ['it', 'fit', 'Come vestono i maglioni?'],
  ['nl', 'fit', 'Vallen de klompen groot uit?'],
  ['pl', 'fit', 'Jaki rozmiar wybrać, jeśli noszę 39?'],
  ['tr', 'fit', 'Bu terlik dar kalıp mı?'],
  ['ar', 'fit', 'أي مقاس يناسبني؟'],
  ['ja', 'fit', 'サイズ感を教えてください'],
  ['en', null, 'Which sizes do you have?'],
  ['en', null, 'Does it fit large dogs?'],
  ['de', null, 'Gibt es die Jacke in Größe 40?'],
  ['fr', null, 'Quelles tailles avez-vous ?'],
  ['es', null, '¿Tenéis la talla 40?'],
  ['tr', null, 'Hangi bedenler var?'],
];

describe('what a message wants explained', () => {
  it.each(asked)('%s, %s: %s', (language, expected, message) => {
    expect(explanationAsked(message, language)).toBe(expected);
  });
});
