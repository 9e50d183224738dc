import { describe, expect, test } from 'vitest';
import { type FactProduct, sureCertainty } from '../fact.ts';
import { factsOf } from './facts-of.ts';

const product = (fields: Partial<FactProduct> & { title: string }): FactProduct => ({
  categories: [],
  tags: [],
  attributes: {},
  vendor: null,
  ...fields,
});

/** The facts of one product as `family value`, most certain first. */
const facts = (fields: Partial<FactProduct> & { title: string }, language = 'en') =>
  factsOf([product(fields)], language)[0]?.map(({ family, value }) => `${family} ${value}`);

describe('facts', () => {
  test.each([
    ['en', 'Color', 'Navy'],
    ['en', 'Colour', 'blue'],
    ['de', 'Farbe', 'dunkelblau'],
    ['de', 'pa_color', 'Blau'],
  ])('%s: %s "%s" gives one value of one family', (language, name, value) => {
    expect(facts({ title: 'x', attributes: { [name]: [value] } }, language)).toEqual(['colour blue']);
  });

  test.each([
    ['en', 'Item no.', 'A-17'],
    ['de', 'Art.-Nr.', 'A-17'],
    ['de', 'Lieferumfang', '1 Stück'],
    ['fr', 'Délai de livraison', '3 jours'],
    ['es', 'Código de barras', '8412345678905'],
    ['it', 'Codice prodotto', 'A-17'],
    ['nl', 'Levertijd', 'morgen in huis'],
    ['pl', 'Kod producenta', 'A-17'],
    ['tr', 'Stok Kodu', 'A-17'],
    ['tr', 'Kargo Bedava', 'A-17'],
    ['ar', 'رمز المنتج', 'A-17'],
    ['ja', 'JANコード', '4901234567894'],
    ['ja', '商品番号（管理用）', 'A-17'],
    ['en', 'Warehouse', 'North'],
    ['en', 'Commodity code', '84713000'],
    ['en', 'Min order qty', '5'],
    ['en', 'Status', 'Draft'],
    ['en', 'Import batch', 'Spring'],
    ['en', 'tax_class_id', 'Taxable goods'],
    ['en', 'Internal note', 'Ask Tom'],
    ['en', 'Visibility', 'Catalog, Search'],
    ['en', 'Shipping class', 'Bulky'],
    ['de', 'Warengruppe', 'Handelsware'],
    ['de', 'Rabattgruppe', 'B'],
    ['de', 'Verpackungseinheit', '6 Stück'],
    ['de', 'VPE', '12'],
    ['de', 'Lagerort', 'Halle 2'],
    ['de', 'Sortierreihenfolge', '30'],
    // Systems name their fields in English, too.
    ['de', 'Stock status', 'Backorder'],
    ['de', 'sort_order', '30'],
    ['fr', 'Code douane', '84713000'],
    ['fr', 'Statut', 'Actif'],
    ['fr', 'Entrepôt', 'Lyon'],
    ['fr', 'Quantité minimale', '5'],
    ['fr', 'Unité d’emballage', 'carton'],
    ['es', 'Código arancelario', '84713000'],
    ['es', 'Almacén', 'Norte'],
    ['es', 'Cantidad mínima', '5'],
    ['it', 'Voce doganale', '84713000'],
    ['it', 'Gruppo sconto', 'B'],
    ['it', 'Magazzino', 'Nord'],
    ['nl', 'Goederencode', '84713000'],
    ['nl', 'Magazijn', 'Noord'],
    ['nl', 'Minimale afname', '5'],
    ['pl', 'Kod CN', '84713000'],
    ['pl', 'Grupa rabatowa', 'B'],
    ['pl', 'Magazyn', 'Północ'],
    ['tr', 'GTİP kodu', '84713000'],
    ['tr', 'Depo yeri', 'Kuzey'],
    ['tr', 'Minimum sipariş adedi', '5'],
    ['ar', 'الرمز الجمركي', '84713000'],
    ['ar', 'المستودع', 'الشمال'],
    ['ar', 'الحد الأدنى للطلب', '5'],
    ['ja', 'HSコード', '84713000'],
    ['ja', '倉庫', '北'],
    ['ja', '最小注文数', '5'],
  ])('%s: takes no facts from what only the shop needs to know: %s', (language, name, value) => {
    expect(facts({ title: 'x', attributes: { [name]: [value] } }, language)).toEqual([]);
  });

  test.each([
    ['de', 'Steckdose', 'Typ F'],
    ['it', 'Codice colore', 'rosso'],
    ['pl', 'Kod koloru', 'czerwony'],
    ['tr', 'Model', 'Klasik'],
    ['ja', '形', '丸'],
    ['en', 'Active ingredient', 'Retinol'],
    ['en', 'Internal memory', '64 GB'],
    ['de', 'Lager', 'Kugellager'],
    ['fr', 'Actif', 'Rétinol'],
    ['es', 'Almacenamiento', '64 GB'],
    ['it', 'Ubicazione', 'soffitto'],
    ['nl', 'Maximale belasting', '120 kg'],
    ['pl', 'Składnik aktywny', 'retinol'],
    ['tr', 'Depo hacmi', '2 litre'],
    ['ar', 'الحالة', 'رطب'],
    ['ja', 'メモリ', '64 GB'],
  ])('%s: … but from what sounds alike: %s', (language, name, value) => {
    expect(facts({ title: 'x', attributes: { [name]: [value] } }, language)).not.toEqual([]);
  });

  test('reads material, recipient and colour from a title', () => {
    expect(facts({ title: 'Women’s Black Leather Boots' })).toEqual(['recipient women', 'colour black', 'material leather']);
    expect(facts({ title: 'Blaue Ledertasche für Damen' }, 'de')).toEqual(['colour blue', 'material leather', 'recipient women']);
  });

  test('takes words for what they mean where they stand', () => {
    expect(facts({ title: 'Cat Eye Sunglasses', categories: ['Cat eye'] })).not.toContain('recipient cats');
    expect(facts({ title: 'Dog Tag', tags: ['dog tag'] })).not.toContain('recipient dogs');
    expect(facts({ title: 'Baby Blue Scarf', attributes: { Colour: ['Baby blue'] } })).toEqual(['colour blue']);
    const effect = factsOf([product({ title: 'Tray', attributes: { Material: ['Wood effect'] } })], 'en')[0];
    expect(effect?.map(({ family, label }) => `${family} ${label}`)).toContain('material Wood effect');
    expect(facts({ title: 'وسادة قطن' }, 'ar')).toEqual(expect.not.arrayContaining(['pattern plain']));
  });

  test('calls people by their word, and not by its genitive', () => {
    const recipients = (fields: Partial<FactProduct> & { title: string }) =>
      factsOf([product(fields)], 'en')[0]?.flatMap(({ family, label, own }) => (family === 'recipient' ? [own ?? label] : []));
    expect(recipients({ title: 'Women’s Softshell Jacket' })).toEqual(['women']);
    expect(recipients({ title: 'Softshell Jacket', attributes: { Gender: ["Men's"] } })).toEqual(['men']);
    expect(recipients({ title: 'Softshell Jacket', attributes: { Gender: ['Ladies'] } })).toEqual(['Ladies']);
  });

  test('takes a plant for the kind that is a scent elsewhere', () => {
    const plants = ['Lavande vraie godet', 'Lavande papillon godet'].map((title) => product({ title, categories: ['Vivaces'] }));
    const kinds = factsOf(plants, 'fr').map((plantFacts) => plantFacts.filter(({ family }) => family === 'kind').map(({ value }) => value));
    expect(kinds).toEqual([
      ['vivace', 'lavand'],
      ['vivace', 'lavand'],
    ]);
  });

  test('guesses that a product may be looked for in the department that its title names as a whole word', () => {
    const shop = [
      product({ title: 'Sencha', categories: ['Tea'] }),
      product({ title: 'Gift set of tea', categories: ['Gifts'] }),
      product({ title: 'Teapot for gifts', categories: ['Pottery'] }),
    ];
    const kinds = factsOf(shop, 'en').map((found) => found.filter(({ family, source }) => family === 'kind' && source === 'title'));
    const departments = kinds.map((list) => list.filter(({ certainty }) => certainty < sureCertainty).map(({ label }) => label));
    expect(departments).toEqual([[], ['Tea'], ['Gifts']]);
  });

  test('guesses that a product may be looked for in the department whose name is in that of its own', () => {
    const shop = [
      product({ title: 'Ajwa', categories: ['Dates'] }),
      product({ title: 'Medjool', categories: ['Dates'] }),
      product({ title: 'Almond and orange', categories: ['Stuffed dates'] }),
      product({ title: 'Tray', categories: ['Datestones'] }),
    ];
    const guesses = factsOf(shop, 'en').map((found) =>
      found.filter(({ family, certainty }) => family === 'kind' && certainty < sureCertainty).map(({ label }) => label),
    );
    expect(guesses).toEqual([[], [], ['Dates'], []]);
  });

  test.each([
    ['a chef’s knife', 'Şef Bıçağı 20 cm', 'Bıçak'],
    ['a watch with a white dial', 'Erkek Kol Saati Beyaz Kadran', 'Kol Saati'],
    ['an oven dish', 'Borcam Fırın Kabı 3 lt', 'Fırın Kabı'],
    ['a scarf, whose word ends like a compound', 'Klasik Atkı', 'Atkı'],
  ])('names a Turkish compound whole: %s', (_, title, label) => {
    const others = [
      'Akıllı Saat',
      'Akıllı Saat',
      'Yazlık Atkı',
      'Çatal Bıçak',
      'Kol Saati',
      'Kol Saati',
      'Şef Bıçağı',
      'Fırın Kabı',
      'Fırın Kabı',
      'Derin Kap',
    ];
    const shop = [title, ...others].map((each) => product({ title: each }));
    const [found = []] = factsOf(shop, 'tr');
    expect(found.filter(({ family }) => family === 'kind').map((each) => each.label)).toEqual([label]);
  });

  test.each([
    ['fr', ['Rouge à lèvres Éclat', 'Mascara noir', 'Mascara brun', 'Crème Douceur', 'Crème Riche'], 'Rouge à lèvres'],
    ['es', ['Caja de bombones', 'Globo rojo', 'Globo azul', 'Jarrón alto', 'Jarrón bajo'], 'Caja de bombones'],
  ])('%s: names a kind of one product with what its preposition adds', (language, titles, label) => {
    const [found = []] = factsOf(
      titles.map((title) => product({ title })),
      language,
    );
    expect(found.filter(({ family }) => family === 'kind').map((each) => each.label)).toEqual([label]);
  });

  test('guesses that a product is looked for in the category beside its own that an attribute names', () => {
    const shop = [
      product({ title: 'Hijab, pinned', categories: ['Hijabs', 'Ready to wear'], attributes: { Fabric: ['Jersey'] } }),
      product({ title: 'Hijab, long', categories: ['Hijabs', 'Jersey'] }),
      product({ title: 'Hijab, short', categories: ['Hijabs', 'Jersey'] }),
      product({ title: 'Dress', categories: ['Dresses'], attributes: { Fabric: ['Jersey'] } }),
    ];
    const guessed = factsOf(shop, 'en').map((found) =>
      found.filter(({ family, source }) => family === 'kind' && source === 'attribute').map(({ label, certainty }) => [label, certainty]),
    );
    expect(guessed).toEqual([[['Jersey', 0.55]], [], [], []]);
    expect(0.55).toBeLessThan(sureCertainty);
  });

  test('guesses that a Turkish product may be looked for in the department that its title names with what it is of', () => {
    const shop = [
      product({ title: 'Masal', categories: ['Kitap'] }),
      product({ title: 'Boyama Kitabı', categories: ['Oyun'] }),
      product({ title: 'Kitaplı Yapboz', categories: ['Oyun'] }),
      product({ title: 'Kalem', categories: ['Çanta'] }),
      product({ title: 'Kalem Çantası Renkli', categories: ['Oyun'] }),
    ];
    const kinds = factsOf(shop, 'tr').map((found) => found.filter(({ family }) => family === 'kind').map(({ label }) => label));
    expect(kinds.map((list) => [list.includes('Kitap'), list.includes('Çanta')])).toEqual([
      [true, false],
      [true, false],
      [false, false],
      [false, true],
      [false, true],
    ]);
  });

  test('guesses that a product may be looked for in the category beside its own that its title names', () => {
    const shop = [
      product({ title: 'Oval', categories: ['Cases > Glasses'] }),
      product({ title: 'Soft', categories: ['Cases > Glasses'] }),
      product({ title: 'Pouch for glasses', categories: ['Cases > Pouches'] }),
      product({ title: 'Spray for glasses', categories: ['Care > Sprays'] }),
    ];
    const guesses = factsOf(shop, 'en').map((found) =>
      found.filter(({ family, certainty }) => family === 'kind' && certainty < sureCertainty).map(({ label }) => label),
    );
    expect(guesses).toEqual([[], [], ['Glasses'], []]);
  });

  test('takes no brand for the department of the same name', () => {
    const shop = [
      product({ title: 'Vasoli Bowl', categories: ['Tableware'], vendor: 'Vasoli' }),
      product({ title: 'Tall jar', categories: ['Vasoli'] }),
      product({ title: 'Small jar', categories: ['Vasoli'] }),
    ];
    const [bowl = []] = factsOf(shop, 'en');
    expect(bowl.filter(({ family, label }) => family === 'kind' && label === 'Vasoli')).toEqual([]);
  });

  test('reads a word of a title as what attributes say with it', () => {
    const pans = ['Copper', 'Steel', 'Copper'].map((material, at) =>
      product({ title: `${material} Pan ${at}`, attributes: { Material: [material] } }),
    );
    const found = factsOf([...pans, product({ title: 'Copper Pan' })], 'en').at(-1);
    const families = found?.filter(({ value }) => value === 'copper').map(({ family }) => family);
    expect(families).toContain('material');
    expect(families).not.toContain('colour');
  });

  test('guesses that a product is in the category that is called like it but for the ending', () => {
    const filed = ['Vermo', 'Pilka', 'Torba'].map((name) => product({ title: `${name} Zarmol`, categories: ['Zarmollar'] }));
    const others = ['Kuvet', 'Kuvet'].map((name, at) => product({ title: `Ranka ${name} ${at}`, categories: ['Kuvetler'] }));
    const found = factsOf([...filed, ...others, product({ title: 'Lasko Zarmol' })], 'tr').at(-1);
    const kinds = found?.filter(({ family }) => family === 'kind').map(({ label, certainty }) => [label, certainty < sureCertainty]);
    expect(kinds).toEqual([['Zarmollar', true]]);
  });

  test('calls a value that only a title tells as most attributes write it', () => {
    const spelled = ['od can', 'OD can', 'OD can', 'OD can'].map((fuel, at) =>
      product({ title: `Burner ${at} ${fuel}`, attributes: { fuel: [fuel] } }),
    );
    const found = factsOf([...spelled, product({ title: 'Burner 9 od can' })], 'en').at(-1);
    expect(found?.filter(({ family }) => family === 'attribute:fuel').map(({ label }) => label)).toEqual(['OD can']);
  });

  test('trusts an attribute more than a word of the title', () => {
    const [list] = factsOf([product({ title: 'Orange juicer', attributes: { Colour: ['White'] } })], 'en');
    expect(list?.filter(({ family }) => family === 'colour')).toEqual([
      { family: 'colour', value: 'white', label: 'white', source: 'attribute', certainty: 0.95 },
    ]);
  });

  test('gives a low certainty to words that occur only in the description', () => {
    const [list] = factsOf([product({ title: 'Shoe', description: 'Goes well with black trousers.' })], 'en');
    expect(list).toEqual([{ family: 'colour', value: 'black', label: 'black', source: 'description', certainty: 0.3 }]);
  });

  test('counts a product for the category that one of its attributes names, less surely, but not for that of its brand', () => {
    const rake = product({ title: 'Rake', categories: ['Garden'] });
    const boots = product({ title: 'Boots', categories: ['Workwear'], attributes: { 'Suitable for': ['garden'] } });
    const kindsOf = (products: FactProduct[]) => factsOf(products, 'en')[0]?.filter(({ family }) => family === 'kind');
    expect(kindsOf([boots, rake])).toContainEqual({
      family: 'kind',
      value: 'gard',
      label: 'Garden',
      source: 'attribute',
      certainty: 0.6,
    });
    expect(kindsOf([boots])?.map(({ value }) => value)).not.toContain('gard');
    const brand = product({ title: 'Boots', categories: ['Workwear'], attributes: { Brand: ['Garden'] }, vendor: 'Garden' });
    expect(kindsOf([brand, rake])?.map(({ value }) => value)).not.toContain('gard');
  });

  test('resolves an ambiguous word by what the shop sells', () => {
    const tea = (title: string) => product({ title, attributes: { Flavour: ['Lemon'] } });
    const last = factsOf([tea('Tea one'), tea('Tea two'), product({ title: 'Orange' })], 'en').at(-1);
    expect(last?.map(({ family }) => family)).toEqual(['flavour']);
  });

  test.each([
    ['it', 'Caffè', ['Caffè Artigianale', 'Caffè Riserva', 'Tisana Artigianale', 'Tisana Riserva']],
    ['fr', 'Verre', ['Verre ballon', 'Verre droit', 'Bougie ballon', 'Bougie droit']],
    ['ar', 'ماء عطر', ['ماء عطر سحر', 'ماء عطر نجد', 'بخاخ سحر', 'بخاخ نجد']],
    ['en', 'Hedge Trimmer', ['Bosch Hedge Trimmer Classic', 'Makita Hedge Trimmer Pro', 'Bosch Rake Classic', 'Makita Rake Pro']],
  ])('%s: the kind is %s, as a shop assistant names it', (language, kind, titles) => {
    const vendors: Record<string, string> = { B: 'Bosch', M: 'Makita' };
    const categories = (at: number) => [at < 2 ? 'One' : 'Other'];
    const list = factsOf(
      titles.map((title, at) => product({ title, categories: categories(at), vendor: vendors[title.charAt(0)] ?? null })),
      language,
    );
    expect(list[0]?.find(({ family, source }) => family === 'kind' && source === 'title')?.label).toBe(kind);
  });

  test('does not use a category that names only a target group as a kind; one that names a room may be a kind', () => {
    expect(facts({ title: 'x', categories: ['Bathroom', 'Women', 'Sale', 'Lamps'] })).toEqual([
      'room bathroom',
      'kind bathroom',
      'recipient women',
      'kind lamp',
    ]);
  });

  test('gives the shop’s own attributes their own families, without article numbers', () => {
    expect(facts({ title: 'x', attributes: { 'Neck style': ['Round'], SKU: ['123'], Waterproof: ['yes'], Foldable: ['no'] } })).toEqual([
      'attribute:neck style round',
      'feature waterproof',
    ]);
  });

  test.each([
    ['Age', '6–18 months', '6-18 months'],
    ['Measurements', '120x60 cm', '120 × 60 cm'],
  ])('takes two spellings for one value: %s', (name, first, second) => {
    expect(facts({ title: 'x', attributes: { [name]: [first] } })).toEqual(facts({ title: 'x', attributes: { [name]: [second] } }));
  });

  test('converts amounts to a common unit', () => {
    expect(facts({ title: 'Shampoo 0.5 l' })).toContain('capacity 500 ml');
    expect(facts({ title: 'Shampoo 500ml' })).toContain('capacity 500 ml');
  });

  test.each([
    ['es', 'a word of what it lacks', 'Desodorante sin aluminio', 'material'],
    ['fr', 'a name in quotes', 'Rosier ‘Velours’', 'material'],
    ['es', 'the word for the thing', 'Crema hidratante', 'colour'],
    ['de', 'a word that means something else alone', 'Reifen 28 Zoll', 'skin'],
  ])('%s: does not take %s for a property: %s', (language, _, title, family) => {
    expect(facts({ title }, language)?.filter((each) => each.startsWith(`${family} `))).toEqual([]);
  });

  test('does not take the words of a brand for properties', () => {
    expect(facts({ title: 'Kette Gold & Silber 10-fach', vendor: 'Gold & Silber' }, 'de')).not.toContain('colour gold');
  });

  test('does not believe the one title of a large catalogue that says whom it is for', () => {
    const plants = Array.from({ length: 25 }, (_, at) => product({ title: at === 0 ? 'Fougère mâle' : `Fougère ${at}` }));
    const [fern] = factsOf(plants, 'fr');
    expect(fern?.find(({ family }) => family === 'recipient')?.certainty).toBeLessThan(0.5);
  });

  test('takes 1 for an amount where other products have more, and for yes where none has', () => {
    const games = ['1', '2', '4'].map((value) => product({ title: 'Game', attributes: { Players: [value], Foldable: ['1'] } }));
    const [game] = factsOf(games, 'en');
    const values = game?.filter(({ source }) => source === 'attribute').map(({ family, value }) => `${family} ${value}`);
    expect(values).toEqual(['attribute:players 1', 'feature foldable']);
  });

  describe('of titles', () => {
    const kindsOf = (products: readonly FactProduct[]) =>
      factsOf(products, 'en').map((list) => list.flatMap(({ family, label }) => (family === 'kind' ? [label] : [])));

    test('takes no name for a kind that is filed in several categories, also in one that names no kind', () => {
      const toy = (title: string, ...categories: string[]) => product({ title, categories });
      const toys = [
        ...['50', '100', '200'].map((pieces) => toy(`Marble Run Benji ${pieces} pcs`, 'Building')),
        ...['Rattle Benji', 'Rattle Benji Mini', 'Rattle Benji Maxi'].map((title) => toy(title, 'Baby')),
        ...['Rattle', 'Rattle', 'Rattle'].map((title) => toy(title, 'Baby')),
      ];
      expect(kindsOf(toys).flat()).not.toContain('Benji');
      expect(kindsOf(toys)[3]).toContain('Rattle');
    });

    test('takes no first name for a kind, also where one category has it', () => {
      const dolls = ['Rag Doll Rosie', 'Soft Doll Rosie', 'Rag Doll', 'Puppet', 'Puppet'].map((title) =>
        product({ title, categories: ['Crafts'] }),
      );
      expect(kindsOf(dolls).flat()).not.toContain('Rosie');
      expect(kindsOf(dolls)[0]).toContain('Doll');
    });

    test('takes a thing with a name for one of its kind', () => {
      const parasols = ['Parasol Texel', 'Parasol Texel', 'Parasol 3 m', 'Parasol 4 m', 'Clamp', 'Clamp'].map((title) =>
        product({ title, categories: ['Shade'] }),
      );
      expect(kindsOf(parasols)[0]).toContain('Parasol');
    });

    test('takes presents for a kind where they are filed under nothing else', () => {
      const wares = [
        product({ title: 'Box', categories: ['Gift ideas'] }),
        product({ title: 'Decanter', categories: ['Gift ideas', 'Glass'] }),
      ];
      expect(kindsOf(wares)[0]).toContain('Gift ideas');
      expect(kindsOf(wares)[1]).not.toContain('Gift ideas');
      expect(kindsOf([product({ title: 'Box', categories: ['Sale'] })])[0]).not.toContain('Sale');
    });

    test('takes no praise for a kind', () => {
      const yarns = ['Merino Soft', 'Alpaca Soft', 'Sock Yarn', 'Lace Yarn'].map((title) => product({ title, categories: ['Yarns'] }));
      expect(kindsOf(yarns).flat()).not.toContain('Soft');
    });

    test('takes no colour for a kind where nothing else is one', () => {
      const tractor = (title: string, colour: string, ...categories: string[]) =>
        product({ title, categories, attributes: { Vehicle: ['Tractor'], Color: [colour] } });
      const toys = [
        tractor('Tractor Natural', 'Natural'),
        tractor('Tractor Natural', 'Natural', 'Vehicles'),
        tractor('Tractor Sunset', 'Sunset', 'Vehicles'),
        tractor('Tractor Sunset', 'Sunset'),
      ];
      expect(kindsOf(toys).flat()).not.toContain('Natural');
      expect(kindsOf(toys)[0]).toContain('Tractor');
    });
  });

  test('reads two names of one property as one, where one is within the other and they have a value in common', () => {
    const puzzle = (title: string, name: string, value: string) =>
      product({ title, categories: ['Puzzles'], attributes: { [name]: [value] } });
    const puzzles = [
      ...['48', '200', '200', '500'].map((count, at) => puzzle(`Puzzle ${at}`, 'Pieces', `${count} pieces`)),
      puzzle('Puzzle 9', 'Number of pieces', '200 pieces'),
    ];
    const families = (list: readonly FactProduct[]) =>
      new Set(factsOf(list, 'en').flatMap((facts) => facts.flatMap(({ family }) => (family.startsWith('attribute:') ? [family] : []))));
    expect(families(puzzles)).toEqual(new Set(['attribute:pieces']));
    expect(families([...puzzles.slice(0, 4), puzzle('Puzzle 9', 'Number of players', '200 pieces')]).size).toBe(2);
  });

  test('takes no kind from where things are used, if most are filed by that alone', () => {
    const named = (title: string, ...categories: string[]) => product({ title, categories });
    const kindsOf = (...products: FactProduct[]) =>
      factsOf(products, 'en').map((list) => list.filter(({ family }) => family === 'kind').map(({ label }) => label));
    const rooms = factsOf([named('x', 'Outdoor')], 'en')[0]?.map(({ family, value }) => `${family} ${value}`);
    expect(rooms).toEqual(['room garden']);
    const things = [named('Red sofa', 'Indoor'), named('Grey sofa', 'Indoor', 'Sale'), named('Oak bench', 'Outdoor')];
    expect(kindsOf(...things).flat()).not.toContain('Indoor');
    expect(kindsOf(...things).flat()).not.toContain('Outdoor');
    // Beside chandeliers, it is what outdoor lamps are filed under.
    expect(kindsOf(named('x', 'Chandeliers'), named('y', 'Wall lamps'), named('z', 'Outdoor'))[2]).toEqual(['Outdoor']);
    for (const [language, inside, outside] of [
      ['de', 'Für innen', 'Außenbereich'],
      ['fr', "D'intérieur", 'Extérieur'],
      ['ja', '屋内', '屋外'],
    ] as const) {
      const list = factsOf([named('x', inside), named('y', outside)], language).flat();
      expect(list.filter(({ family, source }) => family === 'kind' && source === 'category')).toEqual([]);
    }
  });

  test('takes no room from a category of several departments', () => {
    expect(facts({ title: 'x', categories: ['Home & Garden'] })).toEqual(['kind home gard']);
  });

  test.each([
    ['tr', 'Lamba', ['Masa Lambası Dimli', 'Gece Lambası Dimli', 'Avize Dimli', 'Avize Siyah']],
    ['fr', 'Tuyau d’arrosage', ['Tuyau d’arrosage 25 m', 'Tuyau d’arrosage 50 m', 'Arrosoir zinc', 'Arrosoir vert']],
    ['en', 'Table', ['Bedside Table', 'Garden Table', 'Reading Lamp', 'Garden Lamp']],
  ])('%s: names the thing and nothing else: %s', (language, kind, titles) => {
    const [list] = factsOf(
      titles.map((title, at) => product({ title, categories: [at < 2 ? 'One' : 'Other'] })),
      language,
    );
    expect(list?.find(({ family, source }) => family === 'kind' && source === 'title')?.label).toBe(kind);
  });
});

/** The values of each product in the families, as `family value`. */
const allFacts = (products: FactProduct[], language: string, family: (name: string) => boolean) =>
  factsOf(products, language).map((list) => list.filter((each) => family(each.family)).map((each) => `${each.family} ${each.value}`));
const isKind = (family: string) => family === 'kind';

describe('the kind of a product', () => {
  test('is that of the products with similar titles, where the shop put it into no category', () => {
    const products = ['Nova', 'Air', 'K7'].map((name) => product({ title: `Auriculares ${name}`, categories: ['Sonido'] }));
    const others = ['Nova', 'Air', 'K7'].map((name) => product({ title: `Funda ${name}`, categories: ['Telefonía'] }));
    const lost = [product({ title: 'Auriculares Max' }), product({ title: 'Impresora Nova' })];
    const kinds = allFacts([...lost, ...products, ...others], 'es', isKind);
    expect(kinds[0]).toContain('kind sonido');
    expect(kinds[1]).not.toContain('kind sonido');
    expect(kinds[1]).not.toContain('kind telefonia');
  });

  test('is no property that an attribute says', () => {
    const ukulele = (title: string, wood: string[]) =>
      product({ title, categories: ['Ukulelen'], attributes: wood.length > 0 ? { Korpus: wood } : {} });
    const products = [
      ukulele('Tenor-Ukulele Koa', ['Koa']),
      ukulele('Sopran-Ukulele Koa', []),
      ukulele('Tenor-Ukulele Mahagoni', ['Mahagoni']),
    ];
    expect(allFacts(products, 'de', isKind).flat()).not.toContain('kind koa');
  });

  test('is no unit that an attribute with numbers is called by', () => {
    const bag = (title: string, tog: string[]) =>
      product({ title, categories: ['Sleeping bags'], attributes: tog.length > 0 ? { Tog: tog } : {} });
    const bags = [bag('Sleeping bag 2.5 tog', ['2.5']), bag('Sleeping bag 1 tog', ['1.0']), bag('Summer sleeping bag 1 tog', [])];
    expect(allFacts(bags, 'en', isKind).flat()).not.toContain('kind tog');
  });

  test('is the category of that name, with a hyphen or without', () => {
    const vests = ['Hi-Vis Orange', 'Hi-Vis Yellow', 'Hi-vis Pink'].map((title) => product({ title, categories: ['Hi-vis'] }));
    for (const kinds of allFacts(vests, 'en', isKind)) expect(kinds).toEqual(['kind hi vis']);
  });

  test.each([
    ['nl', 'Kinderzitjes', 'Windscherm', 'kind kinderzitje'],
    ['de', 'Herrenuhren', 'Chronos Automatik', 'kind herrenuhr'],
    ['de', 'Hundebetten', 'Modell Bello', 'kind hundebett'],
  ])('%s: is a category of things for somebody: %s', (language, category, title, kind) => {
    expect(facts({ title, categories: [category] }, language)).toContain(kind);
  });

  test('is no name that occurs in many categories', () => {
    const games = ['Family', 'Strategy', 'Travel'].flatMap((category) =>
      ['Saltmarsh', 'Emberfall'].map((title) => product({ title, categories: [category] })),
    );
    expect(allFacts(games, 'en', isKind).flat()).not.toContain('kind saltmarsh');
  });

  test('is called a set where it is one: its name alone is in another case', () => {
    const lights = ['Zestaw lampek Trek', 'Zestaw lampek Comet', 'Lampka Vero', 'Lampka Nord'].map((title) => product({ title }));
    const labels = factsOf(lights, 'pl').flatMap((facts) => facts.filter(({ family }) => family === 'kind').map(({ label }) => label));
    expect(labels).toEqual(['Zestaw lampek', 'Zestaw lampek', 'Lampka', 'Lampka']);
  });

  test('is read from a title in capitals, too', () => {
    const baits = ['Guma Jeziorak perłowa', 'GUMA MIKADO CZARNA'].map((title) => product({ title, categories: ['Przynęty'] }));
    expect(allFacts(baits, 'pl', isKind)[1]).toEqual(allFacts(baits, 'pl', isKind)[0]);
  });
});

describe('attributes', () => {
  const named = (name: string, values: string[], language = 'en') =>
    allFacts(
      values.map((value) => product({ title: 'x', attributes: { [name]: [value] } })),
      language,
      (family) => !isKind(family),
    ).flat();

  test('are of a family only if their values are', () => {
    expect(named('Theme', ['Rustic', 'Modern'])).toEqual(['style rustic', 'style modern']);
    expect(named('Theme', ['Bluffing', 'Trivia'])).toEqual(['attribute:theme bluffing', 'attribute:theme trivia']);
    expect(named('Kapasite', ["3'lü", "6'lı"], 'tr')).toEqual(["attribute:kapasite 3'lu", "attribute:kapasite 6'li"]);
  });

  test('have the meaning of their name in the language of the shop', () => {
    // French 'pièces' are rooms.
    expect(named('Pieces', ['500', '1000'])).toEqual(['attribute:pieces 500', 'attribute:pieces 1000']);
  });

  test('keep lengths and diameters apart', () => {
    const line = product({ title: 'x', attributes: { Length: ['150 m'], Diameter: ['0.2 mm'] } });
    expect(allFacts([line], 'en', () => true)[0]).toEqual(['attribute:length 150000 mm', 'attribute:diameter 0.2 mm']);
  });

  test('are one property under two names that no product has both of', () => {
    const guitar = (name: string, value: string) => product({ title: 'x', categories: ['Gitarren'], attributes: { [name]: [value] } });
    const usual = ['SSS', 'HSS', 'HH', 'SSS'].map((value) => guitar('Tonabnehmer', value));
    const rarer = ['SSS', 'HSS'].map((value) => guitar('Pickups', value));
    const isPickup = (family: string) => family.startsWith('attribute:');
    expect(allFacts([...usual, ...rarer], 'de', isPickup).at(-1)).toEqual(['attribute:tonabnehmer hss']);
  });

  test('name no kind of thing where they begin with a preposition', () => {
    const marker = (type: string) => product({ title: 'Rotulador', attributes: { Tipo: [type] } });
    const markers = ['de acuarela', 'para pizarra', 'permanente'].map(marker);
    expect(allFacts(markers, 'es', (family) => family === 'attribute:tipo').flat()).toHaveLength(3);
    const shoes = ['Botas', 'Sandalias'].map(marker);
    expect(allFacts(shoes, 'es', (family) => family === 'attribute:tipo').flat()).toEqual([]);
  });

  test('are found in titles that name their values', () => {
    const lure = (title: string, pattern: string[]) => product({ title, attributes: pattern.length > 0 ? { Wzór: pattern } : {} });
    const lures = [lure('Wobler Fire Tiger', ['Fire Tiger']), lure('Wobler Okoń', ['Okoń']), lure('Guma Fire Tiger 5 cm', [])];
    expect(allFacts(lures, 'pl', (family) => !isKind(family))[2]).toContain('attribute:wzor fire tiger');
  });

  test('decide whether an English word of a title is meant: in a shop that says czarny, Black Edition is a name', () => {
    const bait = (title: string, colour: string[]) => product({ title, attributes: colour.length > 0 ? { Kolor: colour } : {} });
    const isColour = (family: string) => family === 'colour';
    expect(allFacts([bait('Wobler Black Edition', []), bait('Guma', ['czarny'])], 'pl', isColour)[0]).toEqual([]);
    expect(allFacts([bait('Wobler Black', [])], 'pl', isColour)[0]).toEqual(['colour black']);
  });

  test('keep their phrases whole in titles: satin chrome is a finish, and no fabric', () => {
    const handle = (title: string, finish: string[]) => product({ title, attributes: finish.length > 0 ? { Finish: finish } : {} });
    const isMaterial = (family: string) => family === 'material';
    expect(allFacts([handle('Handle', ['Satin Chrome']), handle('Satin Chrome Knob', [])], 'en', isMaterial)[1]).toEqual([]);
    expect(allFacts([handle('Satin Cushion', [])], 'en', isMaterial)[0]).toEqual(['material satin']);
  });

  test('are spelled as the page does, and the end of "4 x 30mm" is no amount', () => {
    const labels = (size: string) =>
      factsOf([product({ title: 'x', attributes: { Diameter: [size] } })], 'en')[0]?.map(({ label }) => label);
    expect(labels('30mm')).toEqual(['30mm']);
    expect(labels('30 mm')).toEqual(['30 mm']);
    expect(labels('4 x 30mm')).toEqual(['4 x 30mm']);
    expect(facts({ title: 'Screws 4 x 30mm' })).not.toContain('dimension 30 mm');
  });
});

describe('the kind in a title', () => {
  const kindsOf = (shop: readonly FactProduct[]) =>
    factsOf(shop, 'en').map((found) =>
      found.filter(({ family, source }) => family === 'kind' && source === 'title').map(({ label }) => label),
    );

  test('is the thing that a category is called by, although other categories have it too', () => {
    const doors = ['Lever Handle', 'Pull Handle'].map((title) => product({ title, categories: ['Door handles'] }));
    const cabinets = ['Cup Handle', 'Drop Handle'].map((title) => product({ title, categories: ['Cabinets'] }));
    const labels = kindsOf([...doors, ...cabinets]).flat();
    expect(labels).not.toContain('Lever');
    expect(labels).not.toContain('Cup');
  });

  test('has its whole name where its last word is a property of others', () => {
    const plates = ['Letter Plate Bristol', 'Letter Plate Ludlow'].map((title) =>
      product({ title, categories: ['Letters'], vendor: title.split(' ')[2] ?? '' }),
    );
    const knobs = ['Knob One', 'Knob Two'].map((title) => product({ title, attributes: { Plate: ['Lock Plate'] } }));
    expect(kindsOf([...plates, ...knobs]).flat()).not.toContain('Letter');
  });
});
