import { describe, expect, test } from 'vitest';
import type { FactProduct } from '../../fact.ts';
import { factsOf } from '../facts-of.ts';

const product = (fields: Partial<FactProduct> & { title: string }): FactProduct => ({
  categories: [],
  tags: [],
  attributes: {},
  vendor: null,
  ...fields,
});

/** The devices that each product is made for, as visitors read them, without series. */
const devices = (products: readonly FactProduct[], language: string): string[][] => {
  const facts = factsOf(products, language);
  const series = new Set(facts.flat().flatMap(({ family, label }) => (family === 'compatibility' && !/\p{N}/u.test(label) ? [label] : [])));
  return facts.map((list) => {
    const labels = list.flatMap(({ family, label }) => (family === 'compatibility' ? [label] : []));
    return labels.filter((label) => !series.has(label) || !labels.some((other) => other !== label && other.startsWith(`${label} `)));
  });
};

/** Titles of one shop, each with the devices that it is made for; none for those that are for somebody, somewhere or some day. */
const shops: Record<string, Record<string, string[]>> = {
  en: {
    'Silicone case for iPhone 15 Pro': ['iPhone 15 Pro'],
    'Silicone case for iPhone 15': ['iPhone 15'],
    'Leather wallet case for your iPhone 14': ['iPhone 14'],
    'Clear case for iPhone 13, 14 and 15': ['iPhone 13', 'iPhone 14', 'iPhone 15'],
    'Screen protector for iPhone 15/15 Pro/15 Pro Max': ['iPhone 15', 'iPhone 15 Pro', 'iPhone 15 Pro Max'],
    'Armoured case for iPhone 15 Pro / Pro Max': ['iPhone 15 Pro', 'iPhone 15 Pro Max'],
    'Bumper for Samsung Galaxy S23/S24, black': ['Samsung Galaxy S23', 'Samsung Galaxy S24'],
    'Slim case compatible with Galaxy S24 Ultra': ['Galaxy S24 Ultra'],
    'Charger fits Nintendo Switch 2': ['Nintendo Switch 2'],
    'Toner for HP LaserJet M110 black 1500 pages': ['HP LaserJet M110'],
    'Ink for the printer Canon PIXMA TS5350 (2 pack)': ['Canon PIXMA TS5350'],
    'Pods for Nespresso Vertuo': ['Nespresso Vertuo'],
    'Pods for Nespresso Vertuo, intense, 50 pcs': ['Nespresso Vertuo'],
    'Pods for Nespresso Vertuo 100 pieces': ['Nespresso Vertuo'],
    'Case for iPhone 13 mini, blue': ['iPhone 13 mini'],
    'Case for iPhone 13 shockproof': ['iPhone 13'],
    'Strap for Apple Watch 9': ['Apple Watch 9'],
    'Cover for MacBook': ['MacBook'],
    'Apron for women': [],
    'Lunch box for kids': [],
    'Hook for the kitchen': [],
    'Puzzle for 3-year-olds': [],
    'Puzzle for ages 3+': [],
    'Jersey for Size 42': [],
    'Tent for 4 people': [],
    'Cream for dry skin': [],
    'Shelf for 27 inch monitors': [],
    'Card for Christmas 2025': [],
    'Filter jug for 2 litres': [],
    'Mug for coffee lovers': [],
    'Drill bits for wood': [],
    'Gift for Mother': [],
    'Harness for dogs up to 20 kg': [],
    'Cable for everything': [],
  },
  de: {
    'Hülle für Galaxy S24': ['Galaxy S24'],
    'Hülle für Galaxy S24+': ['Galaxy S24+'],
    'Hülle für Galaxy S23 und S24 in Schwarz': ['Galaxy S23', 'Galaxy S24'],
    'Panzerglas für iPhone 14/15': ['iPhone 14', 'iPhone 15'],
    'Handyhülle für das iPhone 15 Pro Max': ['iPhone 15 Pro Max'],
    'Toner für HP LaserJet M110 schwarz': ['HP LaserJet M110'],
    'Toner für Drucker Brother HL-L2350DW': ['Brother HL-L2350DW'],
    'Filter kompatibel mit Dyson V11 und V15': ['Dyson V11', 'Dyson V15'],
    'Messer passend für Thermomix TM6': ['Thermomix TM6'],
    'Kapseln für Nespresso Vertuo': ['Nespresso Vertuo'],
    'Entkalker für Nespresso Vertuo': ['Nespresso Vertuo'],
    'Bremsbeläge für VW Golf 7': ['VW Golf 7'],
    'Kulturbeutel für Herren': [],
    'Rucksack für Kinder': [],
    'Puzzle für Kinder ab 3 Jahren': [],
    'Regal für die Küche': [],
    'Creme für trockene Haut': [],
    'Zelt für 4 Personen': [],
    'Futter für Katzen': [],
    'Geschenk für Lehrer': [],
    'Deko für Weihnachten 2025': [],
    'Schüssel für Salat': [],
    'Dünger für Zimmerpflanzen': [],
    'Socken für Größe 42': [],
    'Halter für 2 Flaschen': [],
  },
  fr: {
    'Coque pour iPhone 13': ['iPhone 13'],
    'Capsules pour Nespresso Vertuo 50 capsules': ['Nespresso Vertuo'],
    'Capsules pour Nespresso Vertuo 100 capsules': ['Nespresso Vertuo'],
    'Coque pour iPhone 13 transparente': ['iPhone 13'],
    'Coque en silicone pour l’iPhone 15 Pro': ['iPhone 15 Pro'],
    'Verre trempé pour iPhone 13, 14 et 15': ['iPhone 13', 'iPhone 14', 'iPhone 15'],
    'Étui compatible avec Samsung Galaxy S24 Ultra': ['Samsung Galaxy S24 Ultra'],
    'Cartouche pour imprimante HP DeskJet 2720': ['HP DeskJet 2720'],
    'Capsules compatibles Nespresso Vertuo': ['Nespresso Vertuo'],
    'Bracelet pour Garmin Fenix 7': ['Garmin Fenix 7'],
    'Tapis de sol pour Renault Clio 5': ['Renault Clio 5'],
    'Sac pour femme': [],
    'Gourde pour enfants': [],
    'Jeu pour enfants de 3 ans': [],
    'Crème pour peau sèche': [],
    'Étagère pour la cuisine': [],
    'Carte pour Noël 2025': [],
    'Tente pour 4 personnes': [],
    'Croquettes pour chien': [],
    'Shampoing pour cheveux bouclés': [],
    'Vase pour fleurs': [],
  },
  es: {
    'Funda para iPhone 15 Pro': ['iPhone 15 Pro'],
    'Funda para iPhone 14 y 15': ['iPhone 14', 'iPhone 15'],
    'Carcasa transparente para el Samsung Galaxy A54': ['Samsung Galaxy A54'],
    'Tinta compatible con Epson EcoTank ET-2850': ['Epson EcoTank ET-2850'],
    'Cápsulas para Dolce Gusto': ['Dolce Gusto'],
    'Correa para Xiaomi Smart Band 8': ['Xiaomi Smart Band 8'],
    'Filtro para aspiradora Roomba i7/i8': ['Roomba i7', 'Roomba i8'],
    'Bolso para mujer': [],
    'Zapatillas para hombre': [],
    'Mochila para niños de 6 años': [],
    'Crema para piel seca': [],
    'Estante para cocina': [],
    'Regalo para Navidad 2025': [],
    'Tienda para 4 personas': [],
    'Juguete para perros': [],
  },
  it: {
    'Cover per iPhone 15 Pro': ['iPhone 15 Pro'],
    'Cover in silicone per iPhone 13, 14 e 15': ['iPhone 13', 'iPhone 14', 'iPhone 15'],
    'Vetro per Samsung Galaxy S24 Plus nero': ['Samsung Galaxy S24 Plus'],
    'Toner compatibile con Brother HL-1210W': ['Brother HL-1210W'],
    'Capsule per macchina Nespresso Vertuo': ['Nespresso Vertuo'],
    'Cinturino per Apple Watch 9': ['Apple Watch 9'],
    'Spazzola per Folletto VK200': ['Folletto VK200'],
    'Borsa per donna': [],
    'Zaino per bambini': [],
    'Crema per pelle secca': [],
    'Mensola per la cucina': [],
    'Tenda per 4 persone': [],
    'Regalo per Natale 2025': [],
    'Cibo per gatti': [],
  },
  nl: {
    'Hoesje voor iPhone 15 Pro': ['iPhone 15 Pro'],
    'Hoesje voor iPhone 14/15, zwart': ['iPhone 14', 'iPhone 15'],
    'Screenprotector geschikt voor Samsung Galaxy S24': ['Samsung Galaxy S24'],
    'Toner voor HP LaserJet Pro M404': ['HP LaserJet Pro M404'],
    'Filter compatibel met Philips Senseo HD6553': ['Philips Senseo HD6553'],
    'Fietscomputerhouder voor Garmin Edge 840': ['Garmin Edge 840'],
    'Tas voor dames': [],
    'Rugzak voor kinderen': [],
    'Puzzel voor kinderen van 3 jaar': [],
    'Crème voor droge huid': [],
    'Plank voor de keuken': [],
    'Tent voor 4 personen': [],
    'Voer voor katten': [],
  },
  pl: {
    'Etui do iPhone 15 Pro': ['iPhone 15 Pro'],
    'Etui do iPhone’a 14': ['iPhone 14'],
    'Szkło hartowane do iPhone 13, 14 i 15': ['iPhone 13', 'iPhone 14', 'iPhone 15'],
    'Etui silikonowe do Samsung Galaxy S24 czarne': ['Samsung Galaxy S24'],
    'Toner do drukarki HP LaserJet M110': ['HP LaserJet M110'],
    'Worki do odkurzacza Bosch GL-30': ['Bosch GL-30'],
    'Pasek do zegarka Garmin Fenix 7': ['Garmin Fenix 7'],
    'Filtr kompatybilny z Dyson V11': ['Dyson V11'],
    'Torebka dla kobiet': [],
    'Plecak dla dzieci': [],
    'Klocki dla dzieci od 3 lat': [],
    'Krem do skóry suchej': [],
    'Półka do kuchni': [],
    'Buty do biegania': [],
    'Karma dla psów': [],
    'Namiot do 4 osób': [],
  },
  tr: {
    'iPhone 15 Pro için silikon kılıf': ['iPhone 15 Pro'],
    'iPhone 15 için şeffaf kılıf': ['iPhone 15'],
    'iPhone 13, 14 ve 15 için ekran koruyucu': ['iPhone 13', 'iPhone 14', 'iPhone 15'],
    'Samsung Galaxy S24 uyumlu kılıf': ['Samsung Galaxy S24'],
    'Siyah deri kılıf Samsung Galaxy S23 ile uyumlu': ['Samsung Galaxy S23'],
    'HP LaserJet M110 yazıcı için toner': ['HP LaserJet M110'],
    'Dyson V11 uyumlu filtre': ['Dyson V11'],
    'Nespresso Vertuo için kapsül': ['Nespresso Vertuo'],
    'Kadınlar için çanta': [],
    'Çocuklar için sırt çantası': [],
    '3 yaş için puzzle': [],
    'Kuru cilt için krem': [],
    'Mutfak için raf': [],
    '4 kişi için çadır': [],
    'Yılbaşı için süs': [],
    'Kediler için mama': [],
  },
  ar: {
    'جراب سيليكون لآيفون 15 برو': ['آيفون 15 برو'],
    'جراب لهاتف آيفون 14': ['آيفون 14'],
    'غطاء متوافق مع سامسونج جالاكسي S24': ['سامسونج جالاكسي S24'],
    'حافظة لـ iPhone 15': ['iPhone 15'],
    'حبر لطابعة HP LaserJet M110': ['HP LaserJet M110'],
    'حقيبة للنساء': [],
    'حقيبة للأطفال': [],
    'لعبة للأطفال 3 سنوات': [],
    'كريم للبشرة الجافة': [],
    'رف للمطبخ': [],
    'خيمة لـ 4 أشخاص': [],
    'طعام للقطط': [],
    'مصباح لون أبيض': [],
  },
  ja: {
    'iPhone 15 Pro用ケース': ['iPhone 15 Pro'],
    'iPhone15用 クリアケース': ['iPhone15'],
    'iPhone 13/14/15用 ガラスフィルム': ['iPhone 13', 'iPhone 14', 'iPhone15'],
    'シリコンケース Galaxy S24対応': ['Galaxy S24'],
    'シリコンケース Galaxy S23 対応': ['Galaxy S23'],
    'トナー HP LaserJet M110専用': ['HP LaserJet M110'],
    'Dyson V11 用 フィルター': ['Dyson V11'],
    '子供用 リュック': [],
    '男性用 財布': [],
    '3歳用 パズル': [],
    'キッチン用 ラック': [],
    '4人用テント': [],
    犬用おもちゃ: [],
    'A4用紙 500枚': [],
    '4K対応 モニター': [],
    'Bluetooth対応 スピーカー': [],
    ペット用品セット: [],
  },
};

describe('devices in titles', () => {
  const cases = Object.entries(shops).flatMap(([language, titles]) =>
    Object.entries(titles).map(([title, named]) => ({ language, title, named })),
  );
  const read = new Map(
    Object.entries(shops).flatMap(([language, titles]) => {
      const names = Object.keys(titles);
      const found = devices(
        names.map((title) => product({ title })),
        language,
      );
      return names.map((title, at): [string, string[] | undefined] => [`${language} ${title}`, found[at]]);
    }),
  );
  test.each(cases)('$language: $title → $named', ({ language, title, named }) => {
    expect(read.get(`${language} ${title}`)).toEqual(named);
  });
});

describe('devices in shops whose titles have capitals throughout', () => {
  const traps = [
    'Gift Mug for Teachers',
    'Photo Frame for Teachers',
    'Curl Cream for Curly Hair',
    'Comb for Curly Hair',
    'Tote Bag for Travel',
    'Dress for Weddings',
    'Bowl for Salads',
    'Apron for Dad',
    'Card for Mum',
    'Drill for Wood and Metal',
    'Swing for Ages 3 to 8',
    'Book for Grade 4',
    'Frames for A4',
  ];
  test('are no words of the language', () => {
    const found = devices(
      traps.map((title) => product({ title })),
      'en',
    );
    expect(Object.fromEntries(traps.map((title, at) => [title, found[at]]).filter(([, each]) => each?.length))).toEqual({
      // Posters are made in this size, frames for it.
      'Frames for A4': ['A4'],
    });
  });

  test('are no words that descriptions write in small letters', () => {
    const moms = ['Planner for Busy Moms', 'Mug for Busy Moms', 'Bag for Busy Moms'];
    const described = moms.map((title) => product({ title, description: 'What busy moms need on a long day.' }));
    expect(devices(described, 'en')).toEqual([[], [], []]);
  });

  test('are names that recur', () => {
    const pods = ['Espresso Pods for Nespresso Vertuo', 'Lungo Pods for Nespresso Vertuo', 'Espresso Pods for Nespresso'];
    const found = devices(
      pods.map((title) => product({ title, description: 'Strong coffee for long mornings.' })),
      'en',
    );
    expect(found).toEqual([['Nespresso Vertuo'], ['Nespresso Vertuo'], ['Nespresso']]);
  });

  test('are brands of the shop', () => {
    const shop = [product({ title: 'Vacuum Cleaner C3', vendor: 'Miele' }), product({ title: 'Dust Bags for Miele' })];
    expect(devices(shop, 'en')[1]).toEqual(['Miele']);
  });
});

describe('words around a device are no part of its name', () => {
  test('the maker of the thing itself', () => {
    const shop = ['Flakes', 'Sticks', 'Pellets'].map((thing) => product({ title: `${thing} für Goldfische RiffWerk`, vendor: 'RiffWerk' }));
    expect(devices(shop, 'de')).toEqual([[], [], []]);
    const polish = [
      product({ title: 'Pasta do butów Vittoria', vendor: 'Vittoria' }),
      product({ title: 'Krem do butów Vittoria', vendor: 'Vittoria' }),
    ];
    expect(devices(polish, 'pl')).toEqual([[], []]);
    const cases = [
      product({ title: 'Case for iPhone 15 Kavik', vendor: 'Kavik' }),
      product({ title: 'Case for iPhone 14', vendor: 'Kavik' }),
    ];
    expect(devices(cases, 'en')).toEqual([['iPhone 15'], ['iPhone 14']]);
  });

  test('sizes, and what attributes say of the thing', () => {
    const strings = ['10-46', 'Normal Tension', '09-42'].map((gauge) =>
      product({ title: `Saiten für Konzertgitarre ${gauge}`, attributes: { Stärke: ['Normal Tension', '10-46', '09-42'] } }),
    );
    expect(devices(strings, 'de')).toEqual([[], [], []]);
  });

  test('how many there are in a pack', () => {
    const packs = ['Nespresso Vertuo 50 capsules', 'Nespresso Vertuo 100 capsules', 'Nespresso Vertuo'];
    expect(
      devices(
        packs.map((name) => product({ title: `Coffee for ${name}` })),
        'en',
      ),
    ).toEqual(packs.map(() => ['Nespresso Vertuo']));
    const ink = ['HP DeskJet 2720 multipack', 'HP DeskJet 2720', 'HP 301 multipack', 'HP 301'].map((name) =>
      product({ title: `Ink for ${name}` }),
    );
    expect(devices(ink, 'en')).toEqual([['HP DeskJet 2720'], ['HP DeskJet 2720'], ['HP 301'], ['HP 301']]);
  });

  test('words that only begin like an Arabic ‘for’', () => {
    const cables = ['كابل لايتننج 1 متر', 'كابل لايتننج 2 متر', 'كابل لايتننج Porodo'].map((title) => product({ title }));
    expect(devices(cables, 'ar')).toEqual([[], [], []]);
  });
});

describe('one name for each device', () => {
  const labelled = (titles: readonly string[], language = 'en') => [
    ...new Set(
      devices(
        titles.map((title) => product({ title })),
        language,
      ).flat(),
    ),
  ];
  test.each([
    [['Case for iPhone 15', 'Glass for iPhone15', 'Strap for iPhone 15'], ['iPhone 15']],
    [['Case for Apple iPhone 15', 'Glass for iPhone 15'], ['iPhone 15']],
    [['CASE FOR IPHONE 15', 'Glass for iPhone 15'], ['iPhone 15']],
    [
      ['Mats for Ford Focus 3', 'Mats for Mazda Focus 3', 'Mats for Focus 3'],
      ['Ford Focus 3', 'Mazda Focus 3', 'Focus 3'],
    ],
  ])('%j are %j', (titles, expected) => {
    expect(labelled(titles).toSorted()).toEqual(expected.toSorted());
  });

  test('is that of the attribute', () => {
    const shop = [
      product({ title: 'Clear case', attributes: { 'Compatible with': ['iPhone 15 Pro'] } }),
      product({ title: 'Case for Iphone15 Pro' }),
    ];
    expect(devices(shop, 'en')).toEqual([['iPhone 15 Pro'], ['iPhone 15 Pro']]);
  });
});

describe('devices that a title names without a word for it', () => {
  const cases = ['Silicone case for iPhone 15', 'Leather case for iPhone 15 Pro', 'Wallet case for iPhone 14'].map((title) =>
    product({ title, categories: ['Cases'] }),
  );
  test('are those of other accessories of the category', () => {
    const shop = [
      ...cases,
      product({ title: 'iPhone 15 Pro bumper', categories: ['Cases'] }),
      product({ title: 'iPhone 14 Plus bumper', categories: ['Cases'] }),
    ];
    expect(devices(shop, 'en').slice(3)).toEqual([['iPhone 15 Pro'], []]);
  });
  test('are not the devices themselves', () => {
    const phones = ['iPhone 15 Pro 128 GB', 'iPhone 15 256 GB'].map((title) => product({ title, categories: ['Phones'] }));
    expect(devices([...cases, ...phones], 'en').slice(3)).toEqual([[], []]);
  });
  test('may stand in a tag', () => {
    const tagged = product({ title: 'Bumper, matt', categories: ['Cases'], tags: ['iphone 14', 'new'] });
    expect(devices([...cases, tagged], 'en').at(-1)).toEqual(['iPhone 14']);
  });
  test('are not what attributes contradict', () => {
    const other = product({ title: 'Case for iPhone 15', categories: ['Cases'], attributes: { 'Compatible with': ['iPhone 14'] } });
    expect(devices([...cases, other], 'en').at(-1)).toEqual(['iPhone 14']);
  });
});

test('many models have their series besides', () => {
  const models = ['iPhone 13', 'iPhone 14', 'iPhone 15', 'Galaxy S23', 'Galaxy S24'];
  const facts = factsOf(
    models.map((model) => product({ title: `Case for ${model}` })),
    'en',
  );
  const named = facts.map((list) => list.flatMap(({ family, label }) => (family === 'compatibility' ? [label] : [])));
  expect(named[0]).toEqual(['iPhone 13', 'iPhone']);
  expect(named[4]).toEqual(['Galaxy S24', 'Galaxy']);
});

test.each([
  ['tr', ['iPhone 15 Pro için silikon kılıf', 'iPhone 15 için kılıf', 'Galaxy S24 uyumlu kılıf'], 'kilif'],
  ['ja', ['iPhone 15 Pro用 ケース', 'iPhone 15用 ケース', 'Galaxy S24用ケース'], 'ケース'],
  ['en', ['Clear case compatible with iPhone 15', 'Case fits iPhone 14', 'iPhone 13 case for iPhone 13'], 'case'],
  ['de', ['Hülle für Galaxy S24', 'Hülle kompatibel mit iPhone 15', 'Hülle passend für iPhone 14'], 'hull'],
])('%s: the thing itself is the kind, and not the device', (language, titles, kind) => {
  const facts = factsOf(
    titles.map((title) => product({ title })),
    language,
  );
  for (const list of facts) expect(list.filter(({ family }) => family === 'kind').map(({ value }) => value)).toEqual([kind]);
  expect(facts.flat().filter(({ family }) => family === 'feature')).toEqual([]);
});
