import { noPlaces, type Places } from '@parley/flow/reach';
import { describe, expect, test } from 'vitest';
import { allPlaces, countPlaces, type FactProduct, factsOf, indexFacts } from '../catalogue/index.ts';
import type { AskedQuestion } from './candidate.ts';
import { candidateQuestions } from './candidates.ts';

type Item = FactProduct & { priceMinor: number | null; currency: string | null };

const item = (title: string, given: Partial<Item> = {}): Item => ({
  title,
  categories: [],
  tags: [],
  attributes: {},
  vendor: null,
  priceMinor: null,
  currency: 'EUR',
  ...given,
});

const indexOf = (items: readonly Item[], language = 'en') => indexFacts(items, factsOf(items, language));

const shop = ['Red', 'Blue', 'Green', 'Black'].flatMap((colour, at) =>
  ['Lamp', 'Chair', 'Table'].map((kind, place) =>
    item(`${colour} ${kind}`, { categories: [`${kind}s`], priceMinor: 1000 * (at + 1) + 100 * place }),
  ),
);

describe('candidate questions', () => {
  test('ask about properties that distinguish the products, in the words and the language of the shop', () => {
    const [first] = candidateQuestions(indexOf(shop), allPlaces(12), [], 'en');
    expect(first?.text).toBe('Which colour would you like?');
    const kind = candidateQuestions(indexOf(shop), allPlaces(12), [], 'en').find(({ family }) => family === 'kind');
    expect(kind).toMatchObject({ text: 'What are you looking for?', answers: [{ text: 'Lamps' }, { text: 'Chairs' }, { text: 'Tables' }] });
  });

  test('ask about the price once, but not first, nor among many products while something else tells about as much', () => {
    const families = (products: Item[], asked: { family?: 'kind' | 'colour' | 'price'; text: string; settled?: boolean }[]) =>
      candidateQuestions(indexOf(products), allPlaces(products.length), asked, 'en').map(({ family }) => family);
    expect(families(shop, [])).not.toContain('price');
    const kind = { family: 'kind', text: 'What are you looking for?' } as const;
    expect(families(shop, [kind])).toContain('price');
    expect(families([...shop, ...shop], [kind])).not.toContain('price');
    const settled = [kind, { family: 'kind', text: 'x', settled: true } as const, { family: 'colour', text: 'y', settled: true } as const];
    expect(families([...shop, ...shop], settled)).toContain('price');
    expect(families([...shop, ...shop], [...settled, { family: 'price', text: 'z' }])).not.toContain('price');
  });

  test('ask about nothing that all products share, with answers that each match a product', () => {
    const index = indexOf(shop);
    const support: Places = noPlaces(12).fill(0b111);
    for (const question of candidateQuestions(index, support, [], 'en')) {
      expect(question.family).not.toBe('colour');
      for (const { matches } of question.answers)
        expect(countPlaces(matches.map((word, at) => word & (support[at] ?? 0)))).toBeGreaterThan(0);
    }
  });

  test('ask for a size among several kinds only where it is the age of whom it fits, in the order of ages', () => {
    const sized = (...sizes: string[]) =>
      indexOf(
        sizes.flatMap((size, at) =>
          ['Romper', 'Bib'].map((kind) => item(`${kind} ${'ABCDEFGH'[at]}`, { categories: [`${kind}s`], attributes: { Size: [size] } })),
        ),
      );
    const askedFor = (index: ReturnType<typeof sized>) =>
      candidateQuestions(index, allPlaces(index.size), [], 'en').find(({ family }) => family === 'size');
    expect(askedFor(sized('S', 'M', 'L', 'XL'))).toBeUndefined();
    const question = askedFor(sized('2 years', '6-9 months', '9-12 months', '1 year'));
    expect(question?.answers.map(({ text }) => text)).toEqual(['6-9 months', '9-12 months', '1 year', '2 years']);
  });

  test.each([
    ['ar', 'الحجم', ['50 مل', '100 مل', '200 مل'], 'أي حجم تفضل؟'],
    ['it', 'Misura', ['100 g', '250 g', '1 kg'], 'Quale formato preferisce?'],
    ['es', 'Talla', ['36', '38', '40'], '¿Qué talla necesita?'],
    ['ja', 'サイズ', ['25 cm', '26 cm', '27 cm'], 'サイズはどれがよろしいですか？'],
  ])('%s: %s is asked for by what its values are', (language, name, sizes, text) => {
    const index = indexOf(
      sizes.map((size, at) => item(`Xyz ${at}`, { attributes: { [name]: [size] } })),
      language,
    );
    const size = candidateQuestions(index, allPlaces(index.size), [], language).find(({ family }) => family === 'size');
    expect(size?.text).toBe(text);
  });

  test('make room for "something else" in the second question, where another one can follow', () => {
    const departments = { Bath: ['Towel', 'Sponge', 'Robe', 'Mat'], Desk: ['Pen', 'Ruler', 'Stapler', 'Folder'] };
    const products = Object.entries(departments).flatMap(([department, kinds]) =>
      kinds.flatMap((kind, place) =>
        Array.from({ length: place === 0 ? 3 : 4 }, (_, at) => item(`${kind} ${'ABCD'[at]}`, { categories: [`${department} > ${kind}s`] })),
      ),
    );
    const index = indexOf(products);
    const bath: Places = noPlaces(index.size).map((_, word) => (word === 0 ? 0x7fff : 0));
    const texts = (asked: { family?: 'kind'; text: string }[]) =>
      candidateQuestions(index, bath, asked, 'en')
        .find(({ family }) => family === 'kind')
        ?.answers.map(({ text }) => text);
    const first = { family: 'kind', text: 'What are you looking for?' } as const;
    expect(texts([first])).toEqual(['Sponges or towels', 'Robes', 'Mats']);
    expect(texts([first, { text: 'Which colour would you like?' }])).toHaveLength(4);
  });

  test('never repeat a question text', () => {
    const index = indexOf(shop);
    const asked = candidateQuestions(index, allPlaces(12), [], 'en').map(({ family, text }) => ({ family, text }));
    const texts = new Set(asked.map(({ text }) => text));
    for (const { text } of candidateQuestions(index, allPlaces(12), asked, 'en')) expect(texts).not.toContain(text);
  });

  test.each([
    {
      language: 'pl',
      name: 'Kolor',
      words: ['kremowy', 'kremowy'],
      other: ['czarny', 'czarny'],
      usual: ['beżowy', 'beżowy', 'beżowy'],
      text: 'Kremowy',
    },
    {
      language: 'pl',
      name: 'Kolor',
      words: ['kremowy', 'piaskowy'],
      other: ['czarny', 'czarny'],
      usual: ['beżowy', 'beżowy', 'beżowy'],
      text: 'Beżowy',
    },
    {
      language: 'fr',
      name: 'Couleur',
      words: ['bordeaux', 'Bordeaux'],
      other: ['noir', 'noir'],
      usual: ['rouge', 'rouge', 'rouge'],
      text: 'Bordeaux',
    },
    { language: 'en', name: 'Color', words: ['navy', 'navy'], other: ['red', 'red'], usual: ['blue', 'blue', 'blue'], text: 'Navy' },
  ])('offer the word of the shop only where all products behind it have it: $words', ({ language, name, words, other, usual, text }) => {
    const coloured = (colour: string, title: string) => item(title, { attributes: { [name]: [colour] } });
    const others = [...other, ...words, ...usual].map((colour, at) => coloured(colour, `Vrona ${at}`));
    const items = [...words.map((word, at) => coloured(word, `Tarelka ${at}`)), ...others];
    // The two with these words and two of another colour are left.
    const left: Places = noPlaces(items.length).fill(0b1111);
    const [question] = candidateQuestions(indexOf(items, language), left, [], language).filter(({ family }) => family === 'colour');
    expect(question?.answers.map((answer) => answer.text)).toContain(text);
  });

  test('ask about sizes only among products of one kind', () => {
    const sized = (kind: string, size: string) => item(`${kind} ${size}`, { categories: [kind], attributes: { Size: [size] } });
    const shirts = ['S', 'M', 'L'].map((size) => sized('Shirts', size));
    const shoes = ['40', '41', '42'].map((size) => sized('Shoes', size));
    const families = (items: Item[]) => candidateQuestions(indexOf(items), allPlaces(items.length), [], 'en').map(({ family }) => family);
    expect(families([...shirts, ...shoes])).not.toContain('size');
    expect(families(shirts)).toContain('size');
  });

  test('ask about sizes only once the kinds within a kind are told apart', () => {
    const tool = (kind: string, at: number) =>
      item(`${kind} ${at}`, { categories: ['Tools', kind], attributes: { Length: [`${20 + at * 7} cm`] } });
    const rakes = [1, 2, 3, 4].map((at) => tool('Rakes', at));
    const spades = [5, 6, 7, 8].map((at) => tool('Spades', at));
    const families = (items: Item[]) =>
      candidateQuestions(indexOf(items), allPlaces(items.length), [{ text: 'x' }], 'en').map(({ family }) => family);
    expect(families([...rakes, ...spades])).not.toContain('dimension');
    expect(families(rakes)).toContain('dimension');
  });

  test('never offer millimetres beside inches', () => {
    const tyre = (written: string) => item(`Tyre ${written}`, { categories: ['Tyres'], attributes: { Width: [written] } });
    const families = (...widths: string[]) =>
      candidateQuestions(indexOf(widths.map(tyre)), allPlaces(widths.length), [{ text: 'x' }], 'en').map(({ family }) => family);
    expect(families('25 mm', '32 mm', '28 inch', '29 inch')).not.toContain('dimension');
    expect(families('25 mm', '32 mm', '40 mm', '47 mm')).toContain('dimension');
  });

  test('join only neighbours of values in an order', () => {
    const toys = [1, 2, 3, 6, 8, 10].flatMap((age, at) =>
      Array.from({ length: at % 2 === 0 ? 1 : 3 }, (_, n) =>
        item(`Toy ${age} ${n}`, { categories: ['Toys'], attributes: { Age: [`${age}+`] } }),
      ),
    );
    const age = candidateQuestions(indexOf(toys), allPlaces(toys.length), [], 'en').find(({ family }) => family === 'age');
    const written = age?.answers
      .filter(({ kind }) => kind === 'values')
      .flatMap(({ text }) => text.match(/\d+/g) ?? [])
      .map(Number);
    expect(written?.length).toBeGreaterThan(1);
    expect(written).toEqual(written?.toSorted((a, b) => a - b));
  });

  test('offer no plural of a kind that was passed over', () => {
    const flask = (title: string, categories: string[]) => item(title, { categories });
    const wares = [
      ...[1, 2, 3].map((at) => flask(`Flask ${at}`, ['Flasks'])),
      ...[4, 5, 6].map((at) => flask(`Kettle ${at}`, ['Kettles'])),
      ...[7, 8].map((at) => flask(`Basket ${at}`, ['Basket'])),
      ...[9, 10].map((at) => flask(`Towel ${at}`, ['Towels'])),
    ];
    const offered = (passedOver: string[]) =>
      candidateQuestions(indexOf(wares), allPlaces(wares.length), [{ family: 'kind', text: 'x', passedOver: new Set(passedOver) }], 'en')
        .filter(({ family }) => family === 'kind')
        .flatMap(({ answers }) => answers.map(({ text }) => text));
    expect(offered([])).toContain('Basket');
    expect(offered(['baskets'])).not.toContain('Basket');
    expect(offered(['basketballs'])).toContain('Basket');
  });

  test('write a value as most pages do', () => {
    const phones = ['250 ohm', '250 Ohm', '250 Ohm', '80 ohm', '80 ohm', '32 Ohm', '32 Ohm', '32 Ohm'].map((ohm, at) =>
      item(`Headphones ${at}`, { categories: ['Headphones'], attributes: { Impedance: [ohm] } }),
    );
    const question = candidateQuestions(indexOf(phones), allPlaces(phones.length), [], 'en').find(
      ({ family }) => family === 'attribute:impedance',
    );
    expect(question?.answers.map(({ text }) => text)).toEqual(['32 Ohm', '80 Ohm', '250 Ohm', 'It doesn’t matter']);
  });

  test('call a value by the plainer of two words where many pages have that: not all steel is stainless', () => {
    const moulds = ['acciaio antiaderente', 'acciaio antiaderente', 'acciaio inox', 'silicone', 'silicone', 'carta', 'carta'].map(
      (what, at) => item(`Stampo ${at}`, { categories: ['Stampi'], attributes: { Materiale: [what] } }),
    );
    const others = Array.from({ length: 6 }, (_, at) =>
      item(`Anello ${at}`, { categories: ['Anelli'], attributes: { Materiale: ['Acciaio inox'] } }),
    );
    const index = indexOf([...moulds, ...others], 'it');
    const answers = (places: number) => {
      const support = noPlaces(moulds.length + others.length).fill(places);
      const question = candidateQuestions(index, support, [], 'it').find(({ family }) => family === 'material');
      return question?.answers.map(({ text }) => text);
    };
    expect(answers(0b1111111)).toContain('Acciaio');
    expect(answers(0b1111111)).not.toContain('Acciaio inox');
    expect(answers(0b1111100)).toContain('Acciaio inox');
  });

  test('call a value by the plainer of two words also where the first page has the other', () => {
    const papers = ['Bleu ciel', 'Bleu ciel', 'bleu ciel', 'Bleu', 'Rose', 'Rose', 'Jaune', 'Jaune'].map((colour, at) =>
      item(`Papier ${at}`, { categories: ['Papiers'], attributes: { Couleur: [colour] } }),
    );
    const [colours] = candidateQuestions(indexOf(papers, 'fr'), allPlaces(papers.length), [], 'fr').filter(
      ({ family }) => family === 'colour',
    );
    expect(colours?.answers.map(({ text }) => text)).toContain('Bleu');
  });

  test('write sizes in letters and Roman numbers in capitals', () => {
    const answers = (attribute: string, values: readonly string[]) => {
      const wares = values.map((value, at) => item(`Thing ${at}`, { categories: ['Things'], attributes: { [attribute]: [value] } }));
      const [question] = candidateQuestions(indexOf(wares), allPlaces(wares.length), [], 'en');
      return question?.answers.map(({ text }) => text);
    };
    expect(answers('Size', ['xs-xl', 'xs-xl', '8-18', '8-18'])).toContain('XS-XL');
    expect(answers('Grade', ['iv', 'iv', 'unc', 'unc'])).toEqual(expect.arrayContaining(['IV', 'Unc']));
  });

  test('compare lengths by widths among things of one kind only', () => {
    const rugs = (kinds: readonly string[]) =>
      ['120x180', '120x180', '160x230', '160x230', '80 x 300', '80 x 300'].map((size, at) =>
        item(`Rug ${at}`, { categories: [kinds[at % kinds.length] as string], attributes: { Footprint: [size] } }),
      );
    const families = (kinds: readonly string[]) => {
      const wares = rugs(kinds);
      return candidateQuestions(indexOf(wares), allPlaces(wares.length), [], 'en').map(({ family }) => family);
    };
    expect(families(['Rugs'])).toContain('attribute:footprint');
    expect(families(['Rugs', 'Runners'])).not.toContain('attribute:footprint');
  });

  test('put no name of a property into a sentence of another language', () => {
    const cameras = ['24 Mpx', '24 Mpx', '26 Mpx', '26 Mpx'].map((size, at) =>
      item(`Kamera ${at}`, { categories: ['Kameror'], attributes: { Upplösning: [size] } }),
    );
    const textIn = (language: string) =>
      candidateQuestions(indexOf(cameras, language), allPlaces(4), [], language).find(({ family }) => family === 'attribute:upplosning')
        ?.text;
    expect(textIn('sv')).toBe('24 Mpx or 26 Mpx?');
    expect(textIn('sv-SE')).not.toContain('upplösning');
    expect(textIn('en')).toContain('upplösning');
  });

  test('list numbers in their order, in the question as in its answers', () => {
    const rafts = ['6 places', '6 places', '6 places', '4 places', '8 places', '8 places'].map((places, at) =>
      item(`Radeau ${at}`, { categories: ['Radeaux'], attributes: { Places: [places] } }),
    );
    const question = candidateQuestions(indexOf(rafts, 'fr'), allPlaces(6), [], 'fr').find(({ family }) => family === 'attribute:places');
    expect(question?.answers.map(({ text }) => text)).toEqual(['4 places', '6 places', '8 places', 'Peu importe']);
    expect(question?.text).toBe('4 places, 6 places ou 8 places ?');
  });

  test('leave a family alone that was answered, also where the answer was taken back, but not the kind', () => {
    const index = indexOf(shop);
    const after = (asked: AskedQuestion) => candidateQuestions(index, allPlaces(12), [asked], 'en');
    const families = (asked: AskedQuestion) => after(asked).map(({ family }) => family);
    const colour: AskedQuestion = { family: 'colour', text: 'x' };
    expect(families({ family: 'kind', text: 'x' })).toContain('colour');
    for (const asked of [colour, { ...colour, settled: true }, { ...colour, isOpen: true }, { ...colour, isTakenBack: true }])
      expect(families(asked)).not.toContain('colour');
    const kind: AskedQuestion = { family: 'kind', text: 'What are you looking for?', passedOver: new Set(['lamp']) };
    const textAfter = (asked: AskedQuestion) => after(asked).find(({ family }) => family === 'kind')?.text;
    expect(textAfter(kind)).toBe('What kind exactly?');
    expect(textAfter({ ...kind, isTakenBack: true })).toBe('What are you looking for instead?');
  });

  test('offer no one thing beside "something else"', () => {
    const lamps = Array.from({ length: 5 }, (_, at) => item(`Lamp ${at}`, { categories: ['Lamps'], priceMinor: 1000 * (at + 1) }));
    const others = ['Zorbo', 'Quilla', 'Pexit', 'Vandu'].map((title, at) => item(title, { priceMinor: 900 + 1100 * at }));
    for (const { answers } of candidateQuestions(indexOf([...lamps, ...others]), allPlaces(9), [], 'en'))
      expect(answers.filter(({ kind }) => kind === 'values' || kind === 'price').length).toBeGreaterThan(1);
  });

  test('have answers whose rules match the same products as the answer', () => {
    const index = indexOf(shop);
    const colour = candidateQuestions(index, allPlaces(12), [], 'en').find(({ family }) => family === 'colour');
    expect(colour?.answers[0]?.rules).toMatchObject([{ field: 'fact', family: 'colour', effect: 'prefer' }]);
    expect(colour?.answers.map(({ matches }) => countPlaces(matches))).not.toContain(0);
  });
});
