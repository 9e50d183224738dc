/** Sums and differences that sentences state in other ways than 'A and B together cost': rules R5 and R6 of SPEC.md. */
import { describe, expect, it } from 'vitest';
import type { ChatLanguage } from '../../../../../kit/languages/replies/index.ts';
import type { AttributeRecord, PassageRecord, ProductRecord } from '../../../records/types.ts';
import { createSpeaker } from '../../speaker.ts';
import { lampShop } from '../../testing.ts';

interface Sold {
  title: string;
  priceMinor: number;
  regularPriceMinor?: number;
  attributes?: AttributeRecord[];
}

/** What a visitor reads of an answer, in a shop with these products and these pages by their titles. */
function read(
  language: ChatLanguage,
  currency: string,
  sold: readonly Sold[],
  sentence: string,
  texts: readonly [string, string][] = [],
): string {
  const [like] = lampShop.products as [ProductRecord];
  const products = sold.map(
    (each, at): ProductRecord => ({ ...like, id: at + 1, currency, regularPriceMinor: null, attributes: [], categories: [], ...each }),
  );
  const passages = texts.map(([heading, text], at): PassageRecord => ({ id: `${at}`, source: 'page', heading, text, url: null, language }));
  const speaker = createSpeaker({ ...lampShop, language, products, shownIds: [], passages });
  return [...speaker.push(sentence), ...speaker.end()].map(({ text }) => text).join('');
}

const plain = (text: string): string => text.replaceAll(/[\u200e\u200f]/g, '');

describe('R5: how many pieces make an amount', () => {
  it.each([
    ['en', 'Pine Soap', 'Three times the Pine Soap comes to €13.50.', '13.50'],
    ['de', 'Kernseife', 'Dreimal nehmen? Für drei mal Kernseife zahlst du 13,50 €.', '13,50'],
    ['fr', 'Savon Pin', 'Le Savon Pin : 13,50 € si vous en prenez trois.', '13,50'],
    ['es', 'Jabón Pino', 'Si te llevas 3 del Jabón Pino pagas 13,50 €.', '13,50'],
    ['it', 'Sapone Pino', 'Sapone Pino per tre volte fa 13,50 €.', '13,50'],
    ['nl', 'Dennenzeep', 'Drie keer Dennenzeep kost € 13,50.', '13,50'],
    ['pl', 'Mydło Sosna', 'Mydło Sosna razy trzy to 13,50 €.', '13,50'],
    ['tr', 'Çam Sabunu', 'Çam Sabunu 3 adet alırsanız 13,50 € tutar.', '13,50'],
    ['ja', '松の石鹸', '松の石鹸は3個で13.50ユーロです。', '13.50'],
  ] as const)('%s: %s', (language, title, sentence, sum) => {
    const text = read(language, 'EUR', [{ title, priceMinor: 450 }], sentence);
    expect(text).toContain(sum);
    expect(text).toMatch(/3 ×|×3/);
  });

  it('is never a number that does not make it', () => {
    expect(read('en', 'EUR', [{ title: 'Pine Soap', priceMinor: 450 }], 'Four times the Pine Soap comes to €13.50.')).not.toContain(
      '13.50',
    );
  });

  it.each([
    ['حاملا هاتف بـ 170 ريالًا.', 'حامل هاتف', 8500],
    ['شمعتان بسعر 170 ريالًا.', 'شمعة', 8500],
    ['سعر المصباحين 170 ريالًا.', 'مصباح', 8500],
  ])('is two by an ending in Arabic: %s', (sentence, title, priceMinor) => {
    const text = plain(read('ar', 'SAR', [{ title, priceMinor }], sentence));
    expect(text).toContain('170');
    expect(text).toContain('2 ×');
  });
});

describe('R5: an amount whose sign several currencies share', () => {
  it.each([
    ['es', 'MXN', 'Tenis Brisa', 'Los Tenis Brisa bajaron de $649 a $549.', '649'],
    ['es', 'CLP', 'Zapatilla Brisa', 'La Zapatilla Brisa bajó de $649 a $549.', '649'],
    ['en', 'CAD', 'Brisa Sneaker', 'The Brisa Sneaker went from $649 to $549.', '649'],
  ] as const)('%s in %s', (language, currency, title, sentence, was) => {
    const minor = currency === 'CLP' ? 1 : 100;
    expect(read(language, currency, [{ title, priceMinor: 549 * minor, regularPriceMinor: 649 * minor }], sentence)).toContain(was);
  });

  it('is no other currency', () => {
    expect(read('en', 'EUR', [{ title: 'Brisa Sneaker', priceMinor: 54900 }], 'The Brisa Sneaker costs $549.')).not.toContain('$');
  });
});

describe('R6: by how much two products differ in what they measure', () => {
  const of = (name: string, ...values: string[]): AttributeRecord[] => [{ name, family: null, values }];
  it.each([
    ['en', ['Moor Tent', 'Fell Tent'], ['Weight', '1.9 kg', '2.4 kg'], 'The Moor Tent is 500 g lighter than the Fell Tent.'],
    ['de', ['Zelt Moor', 'Zelt Fels'], ['Gewicht', '1,9 kg', '2,4 kg'], 'Das Zelt Moor ist 500 g leichter als das Zelt Fels.'],
    ['fr', ['Tente Lande', 'Tente Roc'], ['Hauteur', '110 cm', '125 cm'], 'La Tente Roc est 15 cm plus haute que la Tente Lande.'],
    ['pl', ['Namiot Wrzos', 'Namiot Skała'], ['Wysokość', '110 cm', '125 cm'], 'Namiot Skała jest o 15 cm wyższy niż Namiot Wrzos.'],
    ['tr', ['Çadır Kır', 'Çadır Kaya'], ['Ağırlık', '1,9 kg', '2,4 kg'], 'Çadır Kır, Çadır Kaya’dan 500 g daha hafif.'],
  ] as const)('%s', (language, [first, second], [name, ofOne, ofOther], sentence) => {
    const sold = [
      { title: first, priceMinor: 900, attributes: of(name, ofOne) },
      { title: second, priceMinor: 950, attributes: of(name, ofOther) },
    ];
    const text = read(language, 'EUR', sold, sentence);
    expect(text).toContain(ofOne);
    expect(text).toContain(ofOther);
    const wrong = sentence.replace(/500|15/, '77');
    expect(read(language, 'EUR', sold, wrong)).not.toContain('77');
  });
});

describe('R5: costs that are added to a sum', () => {
  const two = (first: string, second: string): Sold[] => [
    { title: first, priceMinor: 3200 },
    { title: second, priceMinor: 995 },
  ];
  it.each([
    [
      'en',
      two('Heron Rug', 'Brush Teal'),
      'The Heron Rug and the Brush Teal come to €41.95. With delivery to Ireland at €4.75 you pay €46.70.',
      ['Delivery', 'Ireland: €4.75, 2 days\nIreland express: €9.95, the next day\nDelivery to Ireland is free from €100.'],
      '46.70',
    ],
    [
      'nl',
      two('Kleed Reiger', 'Borstel Taling'),
      'Twee rollen Kleed Reiger kosten € 64 en Borstel Taling kost € 9,95, samen € 73,95. Met de bezorging in Nederland van € 4,75 betaal je € 78,70.',
      ['Bezorging', 'Nederland: € 4,75, de volgende werkdag\nBelgië: € 7,95, 2 tot 4 werkdagen'],
      '78,70',
    ],
    [
      'fr',
      two('Coffret Loutre', 'Brosse Sarcelle'),
      'Le Coffret Loutre est à 32 € et la livraison en point relais à 4,20 €, soit 36,20 € au total.',
      ['Livraison', 'Point relais en France : 4,20 €, 3 jours\nÀ domicile en France : 6,50 €, 2 jours'],
      '36,20',
    ],
    [
      'de',
      two('Teppich Reiher', 'Bürste Krick'),
      'Der Teppich Reiher kostet 32 €, als Geschenk verpackt sind das 35,50 €.',
      ['Geschenke', 'Die Geschenkverpackung kostet 3,50 €.'],
      '35,50',
    ],
  ] as const)('%s: delivery and services of the shop', (language, sold, answer, page, sum) => {
    expect(read(language, 'EUR', sold, answer, [[...page]])).toContain(sum);
  });

  it.each([
    ['engraving of something else', 'Engraving a spoon costs €6.'],
    ['wrapping for each piece, of two', 'Gift wrapping costs €6 per piece.'],
    ['wrapping of which the amount is not fixed', 'Gift wrapping costs from €6.'],
  ])('is no service that may cost something else: %s', (_why, text) => {
    const sold = two('Heron Rug', 'Brush Teal');
    const answer = 'The Heron Rug and the Brush Teal come to €47.95 with engraving and gift wrapping.';
    expect(read('en', 'EUR', sold, answer, [['Services', text]])).not.toContain('47.95');
  });

  it('leaves out costs that the shop does not state', () => {
    const sold = two('Heron Rug', 'Brush Teal');
    const answer = 'The Heron Rug and the Brush Teal come to €41.95. With delivery to Ireland at €2.75 you pay €44.70.';
    const text = read('en', 'EUR', sold, answer, [['Delivery', 'Ireland: €4.75, 2 days']]);
    expect(text).not.toMatch(/2\.75|44\.70/);
    expect(read('en', 'EUR', sold, answer)).not.toMatch(/2\.75|44\.70/);
  });
});

describe('R5: the sum of what the answer told prices of', () => {
  const rates: [string, string][] = [['Delivery', 'We deliver within Germany for €4.90 and to Austria for €9.80.']];
  it.each([
    [
      'en',
      ['Pine Soap', 'Oak Brush', 'Ash Bowl'],
      'Here you go:\n- Pine Soap: €4.50\n- Oak Brush: €12\n- Ash Bowl: €30\nTogether that is €46.50.',
      '46.50',
    ],
    ['de', ['Kernseife', 'Eichenbürste'], 'Die Kernseife kostet 4,50 €, die Eichenbürste 12 €. Zusammen sind das 16,50 €.', '16,50'],
    ['fr', ['Savon Pin', 'Brosse Chêne'], 'Voici :\n- Savon Pin : 4,50 €\n- Brosse Chêne : 12 €\nSoit 16,50 € les deux.', '16,50'],
    ['es', ['Jabón Pino', 'Cepillo Roble'], 'El Jabón Pino cuesta 4,50 €. El Cepillo Roble cuesta 12 €. En total pagas 16,50 €.', '16,50'],
    ['nl', ['Dennenzeep', 'Eikenborstel'], 'De Dennenzeep kost € 4,50. De Eikenborstel kost € 12. Samen ben je € 16,50 kwijt.', '16,50'],
    [
      'it',
      ['Sapone Pino', 'Spazzola Quercia'],
      'Il Sapone Pino costa 4,50 €. La Spazzola Quercia costa 12 €. Fanno 16,50 € in tutto.',
      '16,50',
    ],
    ['pl', ['Mydło Sosna', 'Szczotka Dąb'], 'Mydło Sosna kosztuje 4,50 €. Szczotka Dąb kosztuje 12 €. Razem to 16,50 €.', '16,50'],
    ['tr', ['Çam Sabunu', 'Meşe Fırça'], 'Çam Sabunu 4,50 €. Meşe Fırça 12 €. Toplamda 16,50 € ödersiniz.', '16,50'],
  ] as const)('%s: %j %s', (language, titles, answer, sum) => {
    const sold = titles.map((title, at) => ({ title, priceMinor: [450, 1200, 3000][at] ?? 0 }));
    expect(read(language, 'EUR', sold, answer)).toContain(sum);
    expect(read(language, 'EUR', sold, answer.replaceAll(sum, sum.replace('6', '7')))).not.toContain(sum.replace('6', '7'));
  });

  it('contains delivery to the place that was named before, where its cost is known', () => {
    const sold = [{ title: 'Ash Bowl', priceMinor: 3000 }];
    const answer = 'The Ash Bowl is €30. Delivery to Austria costs €9.80. So you pay €39.80.';
    expect(read('en', 'EUR', sold, answer, rates)).toContain('39.80');
    expect(read('en', 'EUR', sold, answer.replace('39.80', '34.80'), rates)).not.toContain('34.80');
  });

  it('is no amount from which delivery is free', () => {
    const sold = [
      { title: 'Ash Bowl', priceMinor: 3000 },
      { title: 'Oak Brush', priceMinor: 1200 },
    ];
    const answer = 'The Ash Bowl is €30. The Oak Brush is €12. From €42 delivery is free.';
    expect(read('en', 'EUR', sold, answer, rates)).not.toMatch(/total|42/i);
  });
});

describe('R5: a sum with things that the sentence calls by other words', () => {
  const sold = [
    { title: 'Magnetic Poster Rail', priceMinor: 4500 },
    { title: 'Adhesive Strips', priceMinor: 2400 },
    { title: 'Felt Ball', priceMinor: 900 },
  ];
  it('is of all whose prices it states, where it is their sum', () => {
    const answer = 'The tape is €24 and the Magnetic Poster Rail €45, so the total is €69.';
    expect(read('en', 'EUR', sold, answer)).toMatch(/69/);
  });
  it('is never another sum', () => {
    const answer = 'The tape is €24 and the Magnetic Poster Rail €45, so the total is €68.';
    expect(read('en', 'EUR', sold, answer)).not.toMatch(/6[89]/);
  });
  it('counts nothing whose price several have', () => {
    const twins = [...sold, { title: 'Wooden Pegs', priceMinor: 2400 }];
    const answer = 'The tape is €24 and the Magnetic Poster Rail €45, so the total is €69.';
    expect(read('en', 'EUR', twins, answer)).not.toMatch(/69/);
  });
});
