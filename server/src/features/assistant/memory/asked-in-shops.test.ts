/** What visitors ask of things that are talked about, in words that are often read as something else: packs, numbers of, loads, sizes, what fits. */
import { describe, expect, it } from 'vitest';
import type { ChatLanguage } from '../../../kit/languages/replies/index.ts';
import type { ProductRecord } from '../records/types.ts';
import { readMessage } from './reading/reading.ts';
import { requestOf } from './testing/asking.ts';
import { aRecord } from './testing/records.ts';

const shopOf = (...products: ProductRecord[]) => new Map(products.map((product) => [product.id, product]));
const inSizes = (...sizes: string[]): ProductRecord['variants'] =>
  sizes.map((value) => ({ id: value, options: [{ name: 'Size', value }], priceMinor: 3000, regularPriceMinor: null, inStock: true }));
const stated = (name: string, ...values: string[]) => ({ name, family: null, values });

const napkins = shopOf(aRecord({ id: 1, title: 'Zorvik 33', priceMinor: 500, categories: ['Napkins'] }));

describe('packs that are counted are pieces', () => {
  it.each<[ChatLanguage, string]>([
    ['pl', 'poproszę cztery takie paczki, ile to będzie?'],
    ['pl', '2 paczki ile wyjdzie'],
    ['nl', 'twee pakjes, wat kost dat?'],
    ['fr', 'trois paquets, ça fait combien ?'],
    ['it', 'due pacchi, quanto viene?'],
    ['tr', 'iki paket ne kadar?'],
  ])('%s: %s', (language, message) => {
    expect(requestOf({ language, message, products: napkins, turns: [{ productIds: [1] }] })).toMatchObject({
      act: 'total',
      shipping: false,
    });
  });
});

describe('how many there are of something is no price', () => {
  const kettle = shopOf(aRecord({ id: 1, title: 'Zorvik', priceMinor: 5000, categories: ['Zorvik'] }));
  it.each<[ChatLanguage, string]>([
    ['pl', 'na ile filiżanek starcza?'],
    ['ar', 'كم ديسيبل صوته؟'],
    ['nl', 'hoeveel decibel maakt die?'],
    ['it', 'quanti decibel fa?'],
    ['es', '¿cuántos decibelios hace?'],
  ])('%s: %s', (language, message) => {
    const request = requestOf({ language, message, products: kettle, turns: [{ productIds: [1] }] });
    expect(request).not.toMatchObject({ act: 'about', asks: ['price'] });
    expect(request.act).not.toBe('total');
  });
});

describe('the weight that a thing bears is not its own', () => {
  it.each<[ChatLanguage, load: string, weight: string, message: string]>([
    ['en', 'Maximum load', 'Weight', 'what is the max weight?'],
    ['de', 'Belastbarkeit', 'Gewicht', 'Wie viel Gewicht trägt die?'],
    ['fr', 'Charge maximale', 'Poids', 'Quel poids elle supporte ?'],
    ['es', 'Carga máxima', 'Peso', '¿Cuánto peso aguanta?'],
    ['it', 'Portata', 'Peso', 'Quanto peso regge?'],
    ['nl', 'Draagvermogen', 'Gewicht', 'Hoeveel gewicht draagt die?'],
    ['pl', 'Udźwig', 'Waga', 'Ile kilo udźwignie?'],
    ['tr', 'Taşıma kapasitesi', 'Ağırlık', 'Kaç kilo taşır?'],
    ['ar', 'الحمولة القصوى', 'الوزن', 'كم أقصى وزن تتحمله؟'],
    ['ja', '耐荷重', '重さ', '何キロまで乗れますか?'],
  ])('%s: %s, %s: %s', (language, load, weight, message) => {
    const attributes = [stated(weight, '9 kg'), stated(load, '120 kg')];
    const products = shopOf(aRecord({ id: 1, title: 'Zorvik', priceMinor: 5000, attributes }));
    expect(requestOf({ language, message, products, turns: [{ productIds: [1] }] })).toMatchObject({ act: 'about', attributes: [load] });
  });
});

describe('how many kilos go into a thing is what it bears', () => {
  it.each<[ChatLanguage, load: string, weight: string, message: string]>([
    ['en', 'Maximum load', 'Weight', 'how many kilos can i put in it?'],
    ['de', 'Traglast', 'Gewicht', 'wieviel kilo gehn da rein'],
    ['fr', 'Charge maximale', 'Poids', 'combien de kilos on peut y mettre ?'],
    ['es', 'Carga máxima', 'Peso', '¿cuántos kilos caben?'],
    ['it', 'Portata', 'Peso', 'quanti chili ci stanno?'],
    ['nl', 'Draagvermogen', 'Gewicht', 'hoeveel kilo past erin?'],
    ['pl', 'Udźwig', 'Waga', 'ile kilo zmieści?'],
    ['tr', 'Taşıma kapasitesi', 'Ağırlık', 'kaç kilo alır?'],
    ['ar', 'الحمولة القصوى', 'الوزن', 'كم كيلو تشيل؟'],
    ['ja', '耐荷重', '重さ', '何キロ載せられますか?'],
  ])('%s: %s, %s: %s', (language, load, weight, message) => {
    const attributes = [stated(weight, '9 kg'), stated(load, '120 kg')];
    const products = shopOf(aRecord({ id: 1, title: 'Zorvik', priceMinor: 5000, attributes }));
    expect(requestOf({ language, message, products, turns: [{ productIds: [1] }] })).toMatchObject({ act: 'about', attributes: [load] });
  });
});

describe('kilometres are no kilos', () => {
  it.each<[ChatLanguage, string, string]>([
    ['fr', 'Poids', 'et combien de kilomètres peut-on faire avec ?'],
    ['en', 'Weight', 'how many kilometres will it do?'],
    ['pl', 'Waga', 'ile kilometrów przejedzie?'],
  ])('%s: %s: %s', (language, weight, message) => {
    const products = shopOf(aRecord({ id: 1, title: 'Zorvik', priceMinor: 5000, attributes: [stated(weight, '12 kg')] }));
    expect(requestOf({ language, message, products, turns: [{ productIds: [1] }] })).not.toMatchObject({ attributes: [weight] });
  });
});

describe('how often, or how much is in it, is no price', () => {
  it.each<[ChatLanguage, string]>([
    ['es', '¿cada cuánto se pone?'],
    ['it', 'ogni quanto si mette?'],
    ['it', 'quanto tiene?'],
    ['fr', 'on en met tous les combien ?'],
  ])('%s: %s', (language, message) => {
    const products = shopOf(aRecord({ id: 1, title: 'Zorvik', priceMinor: 5000, attributes: [stated('Formato', '250 ml')] }));
    expect(requestOf({ language, message, products, turns: [{ productIds: [1] }] })).not.toMatchObject({ asks: ['price'] });
  });
});

describe('other colours of what is in view', () => {
  const stating = (...values: string[]) =>
    shopOf(
      aRecord({ id: 1, title: 'Zorvik', priceMinor: 5000, attributes: [{ name: 'Colour', family: 'colour', values }] }),
      aRecord({ id: 2, title: 'Belantra', priceMinor: 5000 }),
    );
  it.each<[ChatLanguage, string]>([
    ['en', 'other colours?'],
    ['de', 'andere farben?'],
    ['fr', 'd’autres couleurs ?'],
    ['es', '¿otros colores?'],
    ['nl', 'andere kleuren?'],
    ['ja', 'ほかの色は？'],
  ])('are those that one of two comes in: %s: %s', (language, message) => {
    const products = stating('Blue', 'Brown', 'White');
    expect(requestOf({ language, message, products, turns: [{ productIds: [1, 2] }] })).toMatchObject({ act: 'about', asks: ['colour'] });
  });
  it.each<[ChatLanguage, string]>([
    ['en', 'does it come in other colours?'],
    ['fr', 'il existe en d’autres couleurs ?'],
  ])('are no other things: %s: %s', (language, message) => {
    expect(requestOf({ language, message, products: stating(), turns: [{ productIds: [1] }] }).act).toBe('about');
  });
});

describe('what is remarked of a person behind a question', () => {
  it.each<[ChatLanguage, string]>([
    ['en', 'does it stink? my wife wont have it otherwise'],
    ['de', 'stinkt das? meine frau ist da empfindlich'],
    ['nl', 'stinkt het? mijn vrouw is daar gevoelig voor'],
  ])('asks for no stock, and seeks nothing for her: %s: %s', (language, message) => {
    const request = requestOf({ language, message, products: napkins, turns: [{ productIds: [1] }] });
    expect(request.act).toBe('question');
  });
});

describe('the size that was asked for in a colour that is gone', () => {
  it.each<[ChatLanguage, colour: string, size: string, values: [string, string], messages: [string, string]]>([
    ['it', 'Colore', 'Taglia', ['Corallo', 'Nero'], ['in corallo la 44 c’è?', 'e in nero?']],
    ['en', 'Colour', 'Size', ['Coral', 'Black'], ['do you have it in coral, size 44?', 'and in black?']],
    ['de', 'Farbe', 'Größe', ['Koralle', 'Schwarz'], ['gibt es den in koralle, größe 44?', 'und in schwarz?']],
  ])('%s: holds for the next colour', (language, colour, size, [gone, other], [first, second]) => {
    const variants = ['42', '44'].flatMap((value) =>
      [gone, other].map((each) => ({
        id: `${value} ${each}`,
        options: [
          { name: size, value },
          { name: colour, value: each },
        ],
        priceMinor: 6500,
        regularPriceMinor: null,
        inStock: each !== gone || value !== '44',
      })),
    );
    const attributes = [
      { name: colour, family: 'colour', values: [gone, other] },
      { name: size, family: 'size', values: ['42', '44'] },
    ];
    const products = shopOf(aRecord({ id: 1, title: 'Zorvik', priceMinor: 6500, attributes, variants }));
    const turns = [{ productIds: [1] }, { input: first, productIds: [1] }, { input: second, productIds: [1] }];
    // A sum takes the version that is left.
    expect(requestOf({ language, message: sums[language] ?? '', products, turns })).toMatchObject({
      act: 'total',
      items: [{ variant: `44 ${other}` }],
    });
  });
  const sums: Partial<Record<ChatLanguage, string>> = {
    it: 'quanto fa in totale?',
    en: 'what is the total?',
    de: 'was macht das zusammen?',
  };
});

describe('the next size after the one that is named', () => {
  const products = shopOf(aRecord({ id: 1, title: 'Zorvik', priceMinor: 3000, variants: inSizes('S', 'M', 'L', 'XL') }));
  it.each<[ChatLanguage, string]>([
    ['en', 'do you have it in a bigger size than L?'],
    ['de', 'gibt es den auch größer als L?'],
    ['nl', 'heb je die ook in een grotere maat dan L?'],
    ['fr', 'il existe dans une taille plus grande que L ?'],
    ['it', 'c’è in una taglia più grande della L?'],
    ['pl', 'czy jest w większym rozmiarze niż L?'],
  ])('%s: %s', (language, message) => {
    expect(requestOf({ language, message, products, turns: [{ productIds: [1] }] })).toMatchObject({
      act: 'about',
      wishes: [{ family: 'size', value: 'xl' }],
    });
  });
});

describe('questions whether a product works without something', () => {
  const attributes = [stated('Battery', 'Yes'), stated('Bateria', 'Tak'), stated('Akku', 'Ja')];
  const products = shopOf(
    aRecord({ id: 1, title: 'Zorvik', priceMinor: 5000, attributes }),
    aRecord({ id: 2, title: 'Belantra', priceMinor: 5000 }),
  );
  it.each<[ChatLanguage, string]>([
    ['en', 'Does it work without mains, on a battery?'],
    ['de', 'Läuft der auch ohne Strom, mit Akku?'],
    ['pl', 'Czy ona działa też bez prądu, na baterii?'],
  ])('%s: %s', (language, message) => {
    expect(requestOf({ language, message, products, turns: [{ productIds: [1] }] }).act).not.toBe('search');
  });

  it('points at a product that has none', () => {
    const request = requestOf({ language: 'it', message: 'e quello senza ruote?', products, turns: [{ productIds: [1, 2] }] });
    expect(request).toMatchObject({ act: 'search', search: { exclusions: ['ruote'] } });
  });
});

describe('M22 what belongs to a thing is sought for it', () => {
  it.each<[ChatLanguage, stove: string, gas: string, message: string]>([
    ['en', 'Stove', 'Cartridge', 'how much is a cartridge for it?'],
    ['de', 'Kocher', 'Kartusche', 'welche Kartusche passt dazu?'],
    ['fr', 'Réchaud', 'Cartouche', 'combien coûte une cartouche pour celui-ci ?'],
    ['es', 'Hornillo', 'Cartucho', '¿cuánto cuesta un cartucho para este?'],
    ['it', 'Fornello', 'Cartuccia', 'quanto costa la cartuccia per questo?'],
    ['nl', 'Brander', 'Patroon', 'welk patroon past erbij?'],
    ['pl', 'Palnik', 'Kartusz', 'ile kosztuje do niego kartusz?'],
    ['tr', 'Ocak', 'Tüp', 'buna uygun tüp var mı?'],
    ['ja', 'バーナー', 'カートリッジ', 'これに合うカートリッジを探しています'],
  ])('%s: %s, %s: %s', (language, stove, gas, message) => {
    const products = shopOf(
      aRecord({ id: 1, title: `${stove} Zorvik`, priceMinor: 5000, categories: [stove] }),
      aRecord({ id: 2, title: `${gas} Belantra`, priceMinor: 500, categories: [gas] }),
    );
    expect(requestOf({ language, message, products, turns: [{ productIds: [1] }] })).toMatchObject({
      act: 'search',
      search: { fitting: [1] },
    });
  });
});

describe('M22 the thing for which it is sought may be named, or pointed at', () => {
  it.each<[ChatLanguage, dripper: string, filter: string, message: string]>([
    ['en', 'Dripper', 'Filter', 'which filter fits the Zorvik dripper?'],
    ['de', 'Handkanne', 'Papierfilter', 'Welche Papierfilter passen zur Handkanne Zorvik?'],
    ['fr', 'Cafetière', 'Filtre', 'quel filtre va avec ?'],
    ['es', 'Cafetera', 'Filtro', '¿qué filtro le encaja?'],
    ['it', 'Caffettiera', 'Filtro', 'che filtro ci va?'],
    ['nl', 'Koffiepot', 'Filter', 'welk filter past daarop?'],
    ['pl', 'Zaparzacz', 'Filtr', 'jaki filtr do niego pasuje?'],
    ['tr', 'Demlik', 'Filtre', 'hangi filtre buna uyar?'],
    ['ja', 'ドリッパー', 'フィルター', 'これに合うフィルターはどれですか'],
    ['ar', 'إبريق', 'فلتر', 'أي فلتر يركب عليه؟'],
  ])('%s: %s, %s: %s', (language, dripper, filter, message) => {
    const products = shopOf(
      aRecord({ id: 1, title: `${dripper} Zorvik`, priceMinor: 5000, categories: [dripper] }),
      aRecord({ id: 2, title: `${filter} Belantra`, priceMinor: 500, categories: [filter] }),
    );
    expect(requestOf({ language, message, products, turns: [{ input: dripper, productIds: [1] }] })).toMatchObject({
      act: 'search',
      search: { fitting: [1] },
    });
  });
  it.each<[ChatLanguage, rod: string, reel: string, before: string, message: string]>([
    ['en', 'Rod', 'Reel', 'is a reel included?', 'which one goes with it then?'],
    ['de', 'Rute', 'Rolle', 'Ist eine Rolle dabei?', 'welche passt dazu?'],
    ['fr', 'Canne', 'Moulinet', 'le moulinet est compris ?', 'lequel va avec alors'],
    ['es', 'Caña', 'Carrete', '¿el carrete viene incluido?', 'y cual le va'],
    ['nl', 'Hengel', 'Molen', 'zit er een molen bij?', 'welke past erbij?'],
    ['pl', 'Wędka', 'Kołowrotek', 'czy kołowrotek jest w zestawie?', 'a który do niej pasuje?'],
  ])('%s: %s, %s: %s %s', (language, rod, reel, before, message) => {
    const products = shopOf(
      aRecord({ id: 1, title: `${rod} Zorvik`, priceMinor: 5000, categories: [rod] }),
      aRecord({ id: 2, title: `${reel} Belantra`, priceMinor: 500, categories: [reel] }),
    );
    const turns = [
      { input: rod, productIds: [1] },
      { input: before, productIds: [1] },
    ];
    expect(requestOf({ language, message, products, turns })).toMatchObject({ act: 'search', search: { fitting: [1] } });
  });
});

describe('the other one, where one was shown', () => {
  it.each<[ChatLanguage, slide: string, message: string]>([
    ['es', 'Tobogán', 'El otro, el grande, ¿cuánto cuesta?'],
    ['en', 'Slide', 'and the other one, the big one?'],
    ['de', 'Rutsche', 'Und die andere, die große?'],
    ['fr', 'Toboggan', "Et l'autre, le grand ?"],
  ])('%s: is another of the kind, whomever the first one was for: %s: %s', (language, slide, message) => {
    const products = shopOf(
      aRecord({ id: 1, title: `${slide} Zorvik`, priceMinor: 5000, categories: [slide] }),
      aRecord({ id: 2, title: `${slide} Belantra`, priceMinor: 9000, categories: [slide] }),
    );
    const turns = [{ input: slide, productIds: [1] }];
    const request = requestOf({ language, message, products, turns });
    expect(request).toMatchObject({ act: 'search', search: { reason: 'others', skip: [1], constraints: { wishes: {}, budget: null } } });
  });
});

describe('for how many something is sought', () => {
  it.each<[ChatLanguage, message: string]>([
    ['en', 'looking for a card game for two, for my friend and me'],
    ['de', 'ich suche ein Kartenspiel für zwei'],
    ['fr', 'je cherche un jeu de cartes pour deux'],
    ['es', 'busco un juego de cartas para dos'],
    ['it', 'cerco un gioco di carte per due'],
    ['nl', 'ik zoek een kaartspel voor twee, voor mijn vriend en mij'],
    ['pl', 'szukam gry karcianej dla dwóch osób'],
    ['tr', 'iki kişilik bir oyun arıyorum'],
  ])('%s: counts no pieces: %s', (language, message) => {
    expect(readMessage(message, language)).toMatchObject({ people: 2, quantity: null });
  });
  it('is not told by who asks what so many cost', () => {
    expect(readMessage('what does it cost for two?', 'en').people).toBeNull();
  });
});

describe('what a present may cost, said roughly', () => {
  it.each<[ChatLanguage, message: string]>([
    ['en', 'I am looking for a present, around 25 euros'],
    ['de', 'ich suche ein Geschenk für rund 25 Euro'],
    ['fr', 'je cherche un cadeau, environ 25 euros'],
    ['es', 'busco un regalo de unos 25 euros'],
    ['it', 'cerco un regalo, circa 25 euro'],
    ['nl', 'zoek een cadeautje voor de buurvrouw zo rond de 25 euro'],
    ['pl', 'szukam prezentu za około 25 euro'],
    ['tr', 'yaklaşık 25 euro bir hediye arıyorum'],
    ['ja', '25ユーロくらいのプレゼントを探しています'],
    ['ar', 'أبحث عن هدية حوالي 25 يورو'],
  ])('%s: is near the amount: %s', (language, message) => {
    const { budget, content } = readMessage(message, language);
    expect(budget).toEqual({ min: 15, max: 30, exclusive: false });
    expect(content.filter(({ wishes }) => wishes.some(({ family }) => family === 'shape'))).toEqual([]);
  });
});

describe('a thing that is sought behind another one', () => {
  it.each<[ChatLanguage, shirt: string, links: string, message: string]>([
    ['en', 'Shirt', 'Cufflinks', 'and cufflinks, do you have any?'],
    ['de', 'Hemd', 'Manschettenknöpfe', 'Und Manschettenknöpfe, habt ihr die?'],
    ['it', 'Camicia', 'Gemelli', 'E i gemelli, li avete?'],
    ['es', 'Camisa', 'Gemelos', '¿y gemelos, tenéis?'],
    ['nl', 'Overhemd', 'Manchetknopen', 'en manchetknopen, hebben jullie die?'],
  ])('%s: is no property of it that speaks of one: %s, %s: %s', (language, shirt, links, message) => {
    const products = shopOf(
      aRecord({ id: 1, title: `${shirt} Zorvik`, priceMinor: 5000, categories: [shirt], attributes: [stated('Zip', links)] }),
      aRecord({ id: 2, title: `${links} Belantra`, priceMinor: 500, categories: [links] }),
    );
    expect(requestOf({ language, message, products, turns: [{ input: shirt, productIds: [1] }] }).act).toBe('search');
  });
});

describe('a number that names a version counts no pieces', () => {
  const lamp = aRecord({
    id: 1,
    title: 'Zorvik',
    priceMinor: 4500,
    priceMaxMinor: 6600,
    variants: ['60 cm', '80 cm', '100 cm'].map((value) => ({
      id: value,
      options: [{ name: 'Length', value }],
      priceMinor: 4500,
      regularPriceMinor: null,
      inStock: true,
    })),
  });
  it.each<[ChatLanguage, message: string]>([
    ['en', 'and in 80, what does it cost?'],
    ['de', 'und in 80, was kostet der'],
    ['fr', 'et en 80, il coûte combien ?'],
    ['nl', 'en in 80, wat kost die?'],
  ])('%s: %s', (language, message) => {
    const request = requestOf({ language, message, products: shopOf(lamp), turns: [{ productIds: [1] }] });
    expect(request).not.toMatchObject({ act: 'total' });
  });
});

describe('which of some is lighter', () => {
  it.each<[ChatLanguage, weight: string, message: string]>([
    ['en', 'Weight', 'which of the two is lighter?'],
    ['de', 'Gewicht', 'welcher von beiden ist leichter?'],
    ['fr', 'Poids', 'laquelle des deux est la plus légère ?'],
    ['es', 'Peso', '¿cuál de los dos pesa menos?'],
    ['it', 'Peso', 'quale dei due pesa meno?'],
    ['nl', 'Gewicht', 'welke van de twee is lichter?'],
    ['pl', 'Waga', 'który z tych dwóch jest lżejszy?'],
    ['tr', 'Ağırlık', 'ikisinden hangisi daha hafif?'],
  ])('%s: is told of those that were looked at, with what the other states: %s', (language, weight, message) => {
    const kettle = (id: number, grams: number) =>
      aRecord({
        id,
        title: `Kettle ${['Zorvik', 'Belantra', 'Quimbel'][id - 1]}`,
        priceMinor: 5000,
        attributes: [stated(weight, `${grams} g`)],
      });
    const products = shopOf(kettle(1, 500), kettle(2, 400), kettle(3, 300));
    const turns = [{ productIds: [1, 2, 3] }, { productIds: [1] }, { productIds: [2] }];
    expect(requestOf({ language, message, products, turns })).toMatchObject({ act: 'about', productIds: [2], comparedWith: [1] });
  });
});

describe('M21 which version is right is asked of the shop’s texts', () => {
  it.each<[ChatLanguage, grip: string, message: string]>([
    ['en', 'Grip', 'How do I know which grip I need?'],
    ['de', 'Griff', 'Wie finde ich heraus, welchen Griff ich brauche?'],
    ['fr', 'Manche', 'Comment savoir quel manche il me faut ?'],
    ['es', 'Mango', '¿Cómo puedo saber qué mango necesito?'],
    ['it', 'Manico', 'Come faccio a sapere quale manico mi serve?'],
    ['nl', 'Greep', 'Hoe weet ik welke greep ik nodig heb?'],
    ['pl', 'Rączka', 'Jak mam wybrać rączkę?'],
  ])('%s: %s: %s', (language, grip, message) => {
    const products = shopOf(aRecord({ id: 1, title: 'Zorvik', priceMinor: 5000, attributes: [stated(grip, '1', '2', '3')] }));
    expect(requestOf({ language, message, products, turns: [{ productIds: [1] }] }).act).toBe('question');
  });
});

describe('the words of a message', () => {
  it('name a thing where a material does: Polish says what it is like before it', () => {
    const products = shopOf(
      aRecord({ id: 1, title: 'Papier Zorvik', priceMinor: 900, categories: ['Papier'] }),
      aRecord({ id: 2, title: 'Lampa Belantra', priceMinor: 9000, categories: ['Kolorowe'] }),
    );
    expect(requestOf({ language: 'pl', message: 'Potrzebuję kolorowego papieru', products, turns: [] })).toMatchObject({
      act: 'search',
      search: { thing: 'papieru' },
    });
  });

  it('compare in Arabic by the letters of a root', () => {
    const products = shopOf(aRecord({ id: 1, title: 'زورفيك', priceMinor: 900, attributes: [stated('السماكة', '6 mm')] }));
    expect(requestOf({ language: 'ar', message: 'أريد شيئًا أسمك منها', products, turns: [{ productIds: [1] }] })).toMatchObject({
      act: 'search',
      search: { reason: 'more', scale: { beyond: expect.closeTo(0.6) } },
    });
  });

  it('tell a height that names nothing', () => {
    for (const [language, message] of [
      ['it', 'mio figlio è alto 1 metro e 25'],
      ['en', 'he is 1 m 25 tall'],
      ['fr', 'il fait 1m25'],
    ] as const)
      expect(readMessage(message, language).bareNumbers).not.toContain('25');
  });

  it('that begin a statement about a product are no part of its name', () => {
    const products = shopOf(aRecord({ id: 1, title: 'Helm Zorvik', priceMinor: 9000, categories: ['Helmen'] }));
    const request = requestOf({ language: 'nl', message: 'ik zoek een helm waarvan de kin omhoog kan', products, turns: [] });
    expect(request).toMatchObject({ act: 'search', search: { thing: 'helm', asks: [] } });
  });
});

describe('the first of things that were shown one after the other', () => {
  it('is the product that was shown first', () => {
    const products = shopOf(aRecord({ id: 1, title: 'Zorvik', priceMinor: 900 }), aRecord({ id: 2, title: 'Belantra', priceMinor: 700 }));
    const turns = [{ productIds: [1] }, { productIds: [2] }];
    expect(requestOf({ language: 'en', message: 'what was the price of the first one?', products, turns })).toMatchObject({
      act: 'about',
      productIds: [1],
    });
  });
});

describe('a number that all of several things state', () => {
  it('is asked of all of them, whatever some are called', () => {
    const sheets = (id: number, title: string, count: string) =>
      aRecord({ id, title, priceMinor: 900, attributes: [stated('Sheets', count)] });
    const products = shopOf(sheets(1, 'Zorvik 100 sheets', '100'), sheets(2, 'Belantra', '500'));
    expect(
      requestOf({ language: 'en', message: 'how many sheets are in a pack?', products, turns: [{ productIds: [1, 2] }] }),
    ).toMatchObject({ act: 'about', productIds: [1, 2], attributes: ['Sheets'] });
  });
});

describe('people for whom a thing is are no pieces of it', () => {
  it.each<[ChatLanguage, string]>([
    ['en', 'does it fit two adults'],
    ['de', 'passen da zwei Erwachsene rein?'],
    ['es', '¿caben dos adultos?'],
    ['it', 'ci stanno due adulti?'],
    ['nl', 'passen er twee volwassenen in?'],
    ['pl', 'zmieszczą się dwie osoby?'],
    ['tr', 'iki yetişkin sığar mı?'],
  ])('%s: %s', (language, message) => {
    expect(requestOf({ language, message, products: napkins, turns: [{ productIds: [1] }] }).act).not.toBe('total');
  });
});

describe('to whom one may turn', () => {
  it.each<[ChatLanguage, string]>([
    ['en', 'who do i ring if somethings wrong'],
    ['de', 'an wen kann ich mich wenden wenn was ist'],
    ['fr', 'à qui je m’adresse en cas de problème ?'],
    ['es', '¿a quién me dirijo si tengo un problema?'],
    ['it', 'a chi mi rivolgo se ho un problema'],
    ['nl', 'wie kan ik bellen als er iets mis is'],
    ['pl', 'do kogo się zwrócić, gdy coś jest nie tak'],
    ['tr', 'sorun olursa kime başvurabilirim'],
  ])('%s: %s', (language, message) => {
    const request = requestOf({ language, message, products: napkins, turns: [{ productIds: [1] }] });
    expect(request).toMatchObject({ act: 'topic', topics: ['contact'] });
  });
});

describe('what kind of wood it is', () => {
  it.each<[ChatLanguage, string]>([
    ['nl', 'van wat voor hout is het'],
    ['nl', 'van welk hout is het gemaakt?'],
    ['de', 'aus was für holz ist das'],
    ['en', 'what kind of wood is it?'],
    ['fr', 'c’est quel bois ?'],
  ])('is told of the thing in view: %s: %s', (language, message) => {
    const wood = { name: 'Material', family: 'material', values: ['Walnut wood', 'notenhout', 'Nussholz', 'bois de noyer'] };
    const products = shopOf(aRecord({ id: 1, title: 'Zorvik', priceMinor: 5000, attributes: [wood] }));
    expect(requestOf({ language, message, products, turns: [{ productIds: [1] }] }).act).toBe('about');
  });
});
