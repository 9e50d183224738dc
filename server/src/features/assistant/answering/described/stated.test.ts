import { describe, expect, it } from 'vitest';
import type { ChatLanguage } from '../../../../kit/languages/replies/index.ts';
import { describedFor } from './described.ts';

/** Language, title, properties, question, and the property that answers it; null where none does. */
const questions: readonly [ChatLanguage, string, Record<string, string[]>, string, string | null][] = [
  ['en', 'Zorvik Tent', { Weight: ['2.1 kg'], Poles: ['Aluminium'] }, 'is it heavy?', 'Weight'],
  ['en', 'Zorvik Cushion', { Filling: ['Kapok'], Care: ['Hand wash'] }, 'what is it filled with', 'Filling'],
  ['en', 'Zorvik Cushion', { Filling: ['Kapok'], Care: ['Hand wash'] }, 'can i put it in the washing machine', 'Care'],
  ['de', 'Kanne Zorvik', { Gewicht: ['480 g'], Farbe: ['Blau'] }, 'ist die schwer?', 'Gewicht'],
  ['de', 'Zelt Zorvik', { Waschbar: ['Nein'], Gestänge: ['Alu'] }, 'kann man das waschen', 'Waschbar'],
  ['fr', 'Sac Zorvik', { Poids: ['1,2 kg'], Fermeture: ['Zip'] }, 'il est lourd ?', 'Poids'],
  ['es', 'Alfombra Zorvik', { Lavable: ['Sí'], Pelo: ['Corto'] }, 'se lava?', 'Lavable'],
  ['es', 'Linterna Zorvik', { Pilas: ['No incluidas'] }, '¿trae pilas?', 'Pilas'],
  ['it', 'Specchio Zorvik', { Antiappannamento: ['Sì'], Cornice: ['Noce'] }, 'si appanna?', 'Antiappannamento'],
  ['it', 'Coltello Zorvik', { Manico: ['Noce'], Lama: ['Acciaio'] }, 'il manico di cosa è fatto?', 'Manico'],
  ['nl', 'Varen Zorvik', { Water: ['2 keer per week'], Licht: ['Schaduw'] }, 'hoe vaak moet die water hebben?', 'Water'],
  ['pl', 'Kredki Zorvik', { Kolory: ['12'], Wiek: ['3+'] }, 'ile jest kolorów', 'Kolory'],
  ['tr', 'Zorvik Halı', { Ölçü: ['80 x 150 cm'], Hav: ['Kısa'] }, 'ölçüsü nedir?', 'Ölçü'],
  ['tr', 'Ateş Ölçer Zorvik', { Süre: ['1 saniye'], Güç: ['2 AAA pil'] }, 'hangi pille çalışıyor?', 'Güç'],
  ['es', 'Tobogán Zorvik', { Uso: ['Interior y exterior'], Bulto: ['6 kg'] }, '¿se puede usar dentro de casa?', 'Uso'],
  ['es', 'Sombrero Zorvik', { Protección: ['UPF 50+'], Ala: ['12 cm'] }, '¿protege del sol?', 'Protección'],
  ['tr', 'Çanta Zorvik', { Malzeme: ['Su itici polyester'], Hacim: ['22 litre'] }, 'yağmurda su geçirir mi?', 'Malzeme'],
  ['pl', 'Wyrzynarka Zorvik', { Zasilanie: ['Akumulator 18 V, brak w zestawie'] }, 'akumulator jest w komplecie?', 'Zasilanie'],
  ['en', 'Tent Zorvik', { Sleeps: ['1'], Weight: ['1.4 kg'] }, 'does it fit two adults', 'Sleeps'],
  // What the name of the thing means is not asked.
  ['en', 'Brass Powder', { Material: ['Brass'] }, 'does the brass powder go far?', null],
  ['de', 'Sonnendach Zorvik', { 'Passt auf': ['Wagen Fix'] }, 'passt der in den polo?', null],
  ['en', 'Zorvik Tent', { Poles: ['Aluminium'] }, 'when do you deliver?', null],
];

describe('a property that is asked for in other words', () => {
  it.each(questions)('%s, %s %j: %s', (language, title, attributes, question, property) => {
    const statements = describedFor(question, language, [{ id: 1, title, categories: [], description: '', attributes }]);
    expect(statements.map((each) => each.property)).toEqual(property === null ? [] : [property]);
  });
  it('one that states a measure answers how much of it there is', () => {
    const product = { id: 1, title: 'Karre Zorvik', categories: [], description: '', attributes: { Volumen: ['100 l'] } };
    expect(describedFor('wieviel passt da rein', 'de', [product], new Set(['holds'])).map(({ property }) => property)).toEqual(['Volumen']);
  });
});
