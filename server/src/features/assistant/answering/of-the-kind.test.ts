/** Questions behind a thing that was sought by its name: others of its kind, its sizes, and two things that are named together. Over HTTP. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { product } from '../testing.ts';
import { shopOf, titlesOf, type Visit, visitsTo } from './testing/visits.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

/** A dear kalimba with a number in its name, a cheap one for children, a drum in two sizes; with the option that the sizes are. */
const shops = [
  {
    language: 'en',
    kinds: ['Kalimbas', 'Drums'],
    names: ['Kalimba Drop 17', 'Kalimba Rosa 10', 'Drum Pulse'],
    option: 'Diameter',
    forChildren: 'For children: large keys and few of them.',
    show: (first: string, second: string) => `show me the ${first} and the ${second}`,
    please: (name: string) => `the ${name}, please`,
    cheaper: 'one that costs less?',
    sizes: 'what sizes have you got',
    daughter: 'and for my daughter, she is 9?',
    before: 'what was the price before?',
    price: 'how much is it?',
  },
  {
    language: 'de',
    kinds: ['Kalimbas', 'Trommeln'],
    names: ['Kalimba Tropfen 17', 'Kalimba Rosa 10', 'Trommel Puls'],
    option: 'Durchmesser',
    forChildren: 'Für Kinder: große Tasten, und nicht viele.',
    show: (first: string, second: string) => `zeig mir die ${first} und die ${second}`,
    please: (name: string) => `die ${name}, bitte`,
    cheaper: 'eine, die weniger kostet?',
    sizes: 'welche größen habt ihr',
    daughter: 'und für meine Tochter, sie ist 9?',
    before: 'was hat sie vorher gekostet?',
    price: 'was kostet sie?',
  },
  {
    language: 'fr',
    kinds: ['Kalimbas', 'Tambours'],
    names: ['Kalimba Goutte 17', 'Kalimba Rosa 10', 'Tambour Pouls'],
    option: 'Diamètre',
    forChildren: 'Pour les enfants : de grandes touches, et peu.',
    show: (first: string, second: string) => `montrez-moi la ${first} et le ${second}`,
    please: (name: string) => `la ${name}, s’il vous plaît`,
    cheaper: 'une qui coûte moins ?',
    sizes: 'quelles tailles avez-vous',
    daughter: 'et pour ma fille de 9 ans ?',
    before: 'quel était le prix avant ?',
    price: 'elle coûte combien ?',
  },
  {
    language: 'es',
    kinds: ['Kalimbas', 'Tambores'],
    names: ['Kalimba Gota 17', 'Kalimba Rosa 10', 'Tambor Pulso'],
    option: 'Diámetro',
    forChildren: 'Para niños: teclas grandes y pocas.',
    show: (first: string, second: string) => `enséñame la ${first} y el ${second}`,
    please: (name: string) => `la ${name}, por favor`,
    cheaper: '¿una que cueste menos?',
    sizes: 'qué tamaños hay',
    daughter: '¿y para mi hija de 9 años?',
    before: '¿cuánto costaba antes?',
    price: '¿cuánto cuesta?',
  },
  {
    language: 'it',
    kinds: ['Kalimbe', 'Tamburi'],
    names: ['Kalimba Goccia 17', 'Kalimba Rosa 10', 'Tamburo Polso'],
    option: 'Diametro',
    forChildren: 'Per bambini: tasti grandi, e pochi.',
    show: (first: string, second: string) => `mi mostri la ${first} e il ${second}`,
    please: (name: string) => `la ${name}, per favore`,
    cheaper: 'una che costa meno?',
    sizes: 'che misure ci sono',
    daughter: 'e per mia figlia di 9 anni?',
    before: 'quanto costava prima?',
    price: 'quanto costa?',
  },
  {
    language: 'nl',
    kinds: ['Kalimba’s', 'Trommels'],
    names: ['Kalimba Druppel 17', 'Kalimba Rosa 10', 'Trommel Puls'],
    option: 'Doorsnede',
    forChildren: 'Voor kinderen: grote toetsen, en weinig.',
    show: (first: string, second: string) => `laat me de ${first} en de ${second} zien`,
    please: (name: string) => `de ${name}, graag`,
    cheaper: 'eentje voor minder?',
    sizes: 'welke maten hebben jullie',
    daughter: 'en voor mijn dochter van 9?',
    before: 'wat was de prijs eerst?',
    price: 'wat kost die?',
  },
  {
    language: 'pl',
    kinds: ['Kalimby', 'Bębny'],
    names: ['Kalimba Kropla 17', 'Kalimba Rosa 10', 'Bęben Puls'],
    option: 'Średnica',
    forChildren: 'Dla dzieci: duże klawisze, i niewiele.',
    show: (first: string, second: string) => `pokaż mi ${first} i ${second}`,
    please: (name: string) => `poproszę ${name}`,
    cheaper: 'jakaś za mniej?',
    sizes: 'jakie są rozmiary',
    daughter: 'a dla mojej córki, ma 9 lat?',
    before: 'ile kosztował wcześniej?',
    price: 'ile kosztuje?',
  },
  {
    language: 'tr',
    kinds: ['Kalimbalar', 'Davullar'],
    names: ['Kalimba Damla 17', 'Kalimba Rosa 10', 'Davul Nabız'],
    option: 'Çap',
    forChildren: 'Çocuklar için: tuşları büyük ve az.',
    show: (first: string, second: string) => `${first} ile ${second} gösterin`,
    please: (name: string) => `${name} lütfen`,
    cheaper: 'daha uygunu var mı?',
    sizes: 'hangi boyları var',
    daughter: 'peki 9 yaşındaki kızım için?',
    before: 'önceden fiyatı neydi?',
    price: 'fiyatı ne?',
  },
  {
    language: 'ar',
    kinds: ['كاليمبا', 'طبول'],
    names: ['كاليمبا قطرة 17', 'كاليمبا روزا 10', 'طبل نبض'],
    option: 'القطر',
    forChildren: 'للأطفال: مفاتيح كبيرة وقليلة.',
    show: (first: string, second: string) => `أرني ${first} و${second}`,
    please: (name: string) => `${name} من فضلك`,
    cheaper: 'هل هناك أرخص؟',
    sizes: 'ما المقاسات المتوفرة',
    daughter: 'وماذا عن ابنتي؟ عمرها 9 سنوات',
    before: 'كم كان السعر قبل ذلك؟',
    price: 'كم سعرها؟',
  },
  {
    language: 'ja',
    kinds: ['カリンバ', '太鼓'],
    names: ['カリンバ しずく 17', 'カリンバ ローザ 10', '太鼓 パルス'],
    option: '直径',
    forChildren: 'お子さま向け：鍵が大きく、数も少なめです。',
    // A number that a particle hangs on is not told from the name.
    show: null,
    please: (name: string) => `${name}をお願いします`,
    cheaper: 'もっと安いのはありますか？',
    sizes: 'どんなサイズがありますか',
    daughter: '9歳の娘にはどれがいいですか？',
    before: '前の値段はいくらでしたか？',
    price: 'いくらですか？',
  },
];

describe.each(shops)('after a product that was asked for by its name, in $language', (shop) => {
  const { language, kinds, names, option, forChildren } = shop;
  const [dear = '', cheap = '', drum = ''] = names;
  const [kalimbas = '', drums = ''] = kinds;
  let visit: Visit;
  beforeAll(async () => {
    const sized = (
      [
        ['24 cm', 9900, 11_900],
        ['36 cm', 12_900, null],
      ] as const
    ).map(([value, priceMinor, regularPriceMinor]) => ({
      id: value,
      options: { [option]: value },
      priceMinor,
      regularPriceMinor,
      inStock: true,
      sku: null,
      image: '',
    }));
    const products = [
      { ...product(dear, kalimbas, 12900), language },
      { ...product(cheap, kalimbas, 7900), description: forChildren, language },
      {
        ...product(drum, drums, 9900),
        priceMaxMinor: 12_900,
        regularPriceMinor: 11_900,
        attributes: { [option]: ['24 cm', '36 cm'] },
        variants: sized,
        language,
      },
    ];
    visit = await visitsTo(t, await shopOf(t, products));
  });

  if (shop.show !== null)
    it('two that are named are both shown', async () => {
      expect(titlesOf(await visit()(shop.show(cheap, drum))).toSorted()).toEqual([cheap, drum].toSorted());
    });
  it('offers another product of its kind that costs less', async () => {
    const ask = visit();
    await ask(shop.please(dear));
    expect(titlesOf(await ask(shop.cheaper))).toEqual([cheap]);
  });
  it('its sizes are what its versions differ in', async () => {
    const ask = visit();
    await ask(shop.please(drum));
    expect((await ask(shop.sizes)).outputChatGPT).toMatch(/24.*36/su);
  });
  it('states the former price of the version that is reduced if versions differ in price', async () => {
    const ask = visit();
    await ask(shop.please(drum));
    expect((await ask(shop.before)).outputChatGPT).toMatch(/119|١١٩/u);
  });
  it('puts the product described as for children first if it is for a child', async () => {
    const ask = visit();
    await ask(shop.please(dear));
    expect(titlesOf(await ask(shop.daughter))[0]).toBe(cheap);
  });
  it('the number in its name counts no pieces', async () => {
    const ask = visit();
    await ask(shop.please(dear));
    expect((await ask(shop.price)).outputChatGPT).not.toMatch(/2.?193/u);
  });
});
