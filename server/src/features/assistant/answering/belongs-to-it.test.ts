/** What comes with a thing and what is bought besides, one kind or the other, in the order of prices, and what is told before a question. Over HTTP. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { product } from '../testing.ts';
import { shopOf, titlesOf, type Visit, visitsTo } from './testing/visits.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

/** A bike computer with a list of its contents, a rain jacket that describes them, in two sizes, and three panniers. */
const shops = [
  {
    language: 'en',
    faqs:
      'Is VAT included in the price?\nYes, all prices include VAT.\n\n' +
      'Do I have to pay for the return?\nNo, a label comes with every parcel.',
    kinds: ['Bike computers', 'Rain jackets', 'Panniers'],
    computer: 'Bike computer Kolibri',
    jacket: 'Rain jacket Alca',
    panniers: ['Pannier Grus', 'Pannier Pica', 'Pannier Ardea'],
    box: 'What is in the box',
    contents: 'charging cable, handlebar mount',
    description: 'Keeps out the rain for hours. A hood and a stuff sack are supplied. The matching trousers are sold separately.',
    size: 'Size',
    weight: 'Weight',
    showComputer: 'do you sell bike computers?',
    showJacket: "I'd like to see the Alca rain jacket",
    ofComputer: ['Is a charging cable included?', 'Do I have to buy the mount separately?', 'does it come with a mount or not'],
    ofJacket: {
      'Does it come with a hood?': 'are supplied',
      'do i need to get the trousers on top?': 'sold separately',
      'Will I get a sack with it as well?': 'stuff sack',
    },
    either: ['Do you have a bike computer or a rain jacket?', 'any rain jackets or bike computers'],
    cheapestFirst: ['Show me your panniers, cheapest first', 'panniers pls, lowest price at the top'],
    second: 'the second one, how heavy is it?',
    told: 'She is rather tall. ',
    inL: 'Does it come in L?',
    available: '(L) is in stock',
  },
  {
    language: 'de',
    faqs:
      'Ist die Mehrwertsteuer im Preis enthalten?\nJa, in allen Preisen.\n\n' +
      'Muss ich die Rücksendung bezahlen?\nNein, jedem Paket liegt ein Etikett bei.',
    kinds: ['Fahrradcomputer', 'Regenjacken', 'Packtaschen'],
    computer: 'Fahrradcomputer Kolibri',
    jacket: 'Regenjacke Alca',
    panniers: ['Packtasche Grus', 'Packtasche Pica', 'Packtasche Ardea'],
    box: 'Lieferumfang',
    contents: 'Ladekabel, Lenkerhalterung',
    description: 'Hält stundenlang dicht. Kapuze und Packsack gehören dazu. Die passende Hose ist separat erhältlich.',
    size: 'Größe',
    weight: 'Gewicht',
    showComputer: 'Führt ihr Fahrradcomputer?',
    showJacket: 'zeig mir mal die regenjacke alca',
    ofComputer: ['Ist ein Ladekabel dabei?', 'Muss ich die Lenkerhalterung extra kaufen?', 'kommt der mit halterung oder ohne'],
    ofJacket: {
      'Gehört eine Kapuze dazu?': 'gehören dazu',
      'muss ich die hose noch extra bestellen?': 'separat erhältlich',
      'Kriege ich da einen Packsack mit?': 'Kapuze und Packsack',
    },
    either: ['Haben Sie einen Fahrradcomputer oder eine Regenjacke?', 'gibts bei euch regenjacken oder fahrradcomputer'],
    cheapestFirst: ['Zeigen Sie mir Ihre Packtaschen, die günstigste zuerst', 'packtaschen bitte, billigste zuerst'],
    second: 'die zweite, wie schwer ist die?',
    told: 'Meine Frau ist ziemlich groß. ',
    inL: 'Gibt es die auch in L?',
    available: '(L) ist auf Lager',
  },
  {
    language: 'fr',
    faqs:
      'La TVA est-elle comprise dans le prix ?\nOui, dans tous nos prix.\n\n' +
      'Dois-je payer le retour ?\nNon, une étiquette est jointe à chaque colis.',
    kinds: ['Compteurs de vélo', 'Vestes de pluie', 'Sacoches'],
    computer: 'Compteur de vélo Kolibri',
    jacket: 'Veste de pluie Alca',
    panniers: ['Sacoche Grus', 'Sacoche Pica', 'Sacoche Ardea'],
    box: 'Contenu de la boîte',
    contents: 'câble de charge, support de guidon',
    description:
      'Étanche pendant des heures. Livrée avec une capuche et une housse de rangement. Le pantalon assorti est vendu séparément.',
    size: 'Taille',
    weight: 'Poids',
    showComputer: 'vous vendez des compteurs de vélo ?',
    showJacket: 'Je voudrais voir la veste de pluie Alca',
    ofComputer: ['Le câble de charge est-il fourni ?', 'Est-ce que je dois acheter le support à part ?', 'il est livre avec un support?'],
    ofJacket: {
      'La capuche est comprise ?': 'Livrée avec',
      'faut acheter le pantalon en plus?': 'vendu séparément',
      'Y a-t-il une housse avec ?': 'housse de rangement',
    },
    either: ['Avez-vous un compteur de vélo ou une veste de pluie ?', 'vous avez des vestes de pluie ou des compteurs de velo'],
    cheapestFirst: ['Montrez-moi vos sacoches, la moins chère en premier', 'vos sacoches de la moins chere a la plus chere svp'],
    second: 'la deuxième, elle pèse combien ?',
    told: 'Ma femme est plutôt grande. ',
    inL: 'Elle existe en L ?',
    available: '(L) est en stock',
  },
  {
    language: 'es',
    faqs:
      '¿El IVA está incluido en el precio?\nSí, en todos los precios.\n\n' +
      '¿Tengo que pagar la devolución?\nNo, cada paquete trae una etiqueta.',
    kinds: ['Ciclocomputadores', 'Chubasqueros', 'Alforjas'],
    computer: 'Ciclocomputador Kolibri',
    jacket: 'Chubasquero Alca',
    panniers: ['Alforja Grus', 'Alforja Pica', 'Alforja Ardea'],
    box: 'Contenido de la caja',
    contents: 'cable de carga, soporte para manillar',
    description: 'Aguanta la lluvia durante horas. Incluye capucha y bolsa de transporte. El pantalón a juego se vende por separado.',
    size: 'Talla',
    weight: 'Peso',
    showComputer: '¿Vendéis ciclocomputadores?',
    showJacket: 'quiero ver el chubasquero alca',
    ofComputer: ['¿El cable de carga viene incluido?', '¿Tengo que comprar el soporte aparte?', 'trae soporte o no'],
    ofJacket: {
      '¿Viene con capucha?': 'Incluye capucha',
      'hay que comprar el pantalon aparte?': 'por separado',
    },
    either: ['¿Tienen un ciclocomputador o un chubasquero?', 'teneis chubasqueros o ciclocomputadores'],
    cheapestFirst: ['Enséñame las alforjas, primero la más barata', 'alforjas de mas barata a mas cara porfa'],
    second: 'la segunda, ¿cuánto pesa?',
    told: 'Mi mujer es bastante alta. ',
    inL: '¿Lo hay en la L?',
    available: '(L) en stock',
  },
  {
    language: 'it',
    faqs: "L'IVA è inclusa nel prezzo?\nSì, in tutti i prezzi.\n\n" + "Devo pagare il reso?\nNo, ogni pacco contiene un'etichetta.",
    kinds: ['Ciclocomputer', 'Giacche antipioggia', 'Borse laterali'],
    computer: 'Ciclocomputer Kolibri',
    jacket: 'Giacca antipioggia Alca',
    panniers: ['Borsa laterale Grus', 'Borsa laterale Pica', 'Borsa laterale Ardea'],
    box: 'Contenuto della confezione',
    contents: 'cavo di ricarica, supporto da manubrio',
    description: 'Resiste alla pioggia per ore. Cappuccio e sacca sono inclusi. I pantaloni coordinati si acquistano separatamente.',
    size: 'Taglia',
    weight: 'Peso',
    showComputer: 'vendete ciclocomputer?',
    showJacket: 'Vorrei vedere la giacca antipioggia Alca',
    ofComputer: ['Il cavo di ricarica è incluso?', 'Il supporto lo devo comprare a parte?', 'nella scatola ce anche un supporto'],
    ofJacket: {
      'Il cappuccio è compreso?': 'sono inclusi',
      'i pantaloni vanno presi a parte?': 'separatamente',
      'Mi arriva anche con una sacca?': 'Cappuccio e sacca',
    },
    either: ['Avete un ciclocomputer o una giacca antipioggia?', 'ci sono giacche antipioggia o ciclocomputer da voi'],
    cheapestFirst: ['Mi mostri le borse laterali, prima la più economica', 'borse laterali dalla meno cara alla piu cara'],
    second: 'la seconda, quanto pesa?',
    told: 'Mia moglie è piuttosto alta. ',
    inL: "C'è anche nella L?",
    available: '(L) è disponibile',
  },
  {
    language: 'nl',
    faqs:
      'Is de btw bij de prijs inbegrepen?\nJa, bij alle prijzen.\n\n' + 'Moet ik het retour betalen?\nNee, bij elk pakket zit een etiket.',
    kinds: ['Fietscomputers', 'Regenjassen', 'Fietstassen'],
    computer: 'Fietscomputer Kolibri',
    jacket: 'Regenjas Alca',
    panniers: ['Fietstas Grus', 'Fietstas Pica', 'Fietstas Ardea'],
    box: 'Inhoud van de doos',
    contents: 'laadkabel, stuurhouder',
    description: 'Blijft urenlang waterdicht. Een capuchon en een opbergzak worden meegeleverd. De bijpassende broek is los verkrijgbaar.',
    size: 'Maat',
    weight: 'Gewicht',
    showComputer: 'Verkopen jullie fietscomputers?',
    showJacket: 'ik wil de regenjas alca graag zien',
    ofComputer: ['Is er een laadkabel inbegrepen?', 'Moet ik de stuurhouder apart kopen?', 'krijg ik er een houder bij'],
    ofJacket: {
      'Is de capuchon erbij inbegrepen?': 'meegeleverd',
      'moet ik die broek er nog los bij kopen?': 'los verkrijgbaar',
      'Zit er een opbergzak bij?': 'capuchon en een opbergzak',
    },
    either: ['Hebt u een fietscomputer of een regenjas?', 'hebben jullie regenjassen of fietscomputers'],
    cheapestFirst: ['Laat me jullie fietstassen zien, de goedkoopste eerst', 'fietstassen van goedkoop naar duur graag'],
    second: 'de tweede, hoe zwaar is die?',
    told: 'Mijn vrouw is nogal lang. ',
    inL: 'Is hij er ook in L?',
    available: '(L) is op voorraad',
  },
  {
    language: 'pl',
    faqs:
      'Czy cena zawiera VAT?\nTak, wszystkie ceny zawierają VAT.\n\n' +
      'Czy muszę płacić za zwrot?\nNie, do każdej paczki dołączamy etykietę.',
    kinds: ['Liczniki rowerowe', 'Kurtki przeciwdeszczowe', 'Sakwy'],
    computer: 'Licznik rowerowy Kolibri',
    jacket: 'Kurtka przeciwdeszczowa Alca',
    panniers: ['Sakwa Grus', 'Sakwa Pica', 'Sakwa Ardea'],
    box: 'Zawartość opakowania',
    contents: 'kabel do ładowania, uchwyt na kierownicę',
    description: 'Nie przemaka przez wiele godzin. W komplecie kaptur i worek. Pasujące spodnie sprzedajemy osobno.',
    size: 'Rozmiar',
    weight: 'Waga',
    showComputer: 'macie liczniki rowerowe?',
    showJacket: 'Chciałabym zobaczyć kurtkę przeciwdeszczową Alca',
    ofComputer: ['Czy kabel do ładowania jest w komplecie?', 'Czy uchwyt trzeba dokupić osobno?', 'dostane do niego uchwyt?'],
    ofJacket: {
      'Czy kaptur jest w zestawie?': 'W komplecie kaptur',
      'spodnie musze kupic oddzielnie?': 'sprzedajemy osobno',
      'Czy dołączacie do niej worek?': 'kaptur i worek',
    },
    either: ['Czy mają Państwo licznik rowerowy albo kurtkę przeciwdeszczową?', 'sa u was kurtki przeciwdeszczowe lub liczniki rowerowe'],
    cheapestFirst: ['Proszę pokazać sakwy, od najtańszej', 'sakwy od najtanszej do najdrozszej'],
    second: 'ta druga, ile waży?',
    told: 'Żona jest dość wysoka. ',
    inL: 'Czy jest w rozmiarze L?',
    available: '(L) jest dostępny',
  },
  {
    language: 'tr',
    faqs:
      'Fiyatlara KDV dahil mi?\nEvet, bütün fiyatlara KDV dahildir.\n\n' +
      'İade için ücret ödemem gerekiyor mu?\nHayır, her pakette bir etiket bulunur.',
    kinds: ['Bisiklet bilgisayarları', 'Yağmurluklar', 'Bagaj çantaları'],
    computer: 'Bisiklet bilgisayarı Kolibri',
    jacket: 'Yağmurluk Alca',
    panniers: ['Bagaj çantası Grus', 'Bagaj çantası Pica', 'Bagaj çantası Ardea'],
    box: 'Kutu içeriği',
    contents: 'şarj kablosu, gidon tutucu',
    description: 'Saatlerce su geçirmez. Kapüşon ve taşıma torbası birlikte gelir. Takımın pantolonu ayrı satılır.',
    size: 'Beden',
    weight: 'Ağırlık',
    showComputer: 'Bisiklet bilgisayarı satıyor musunuz?',
    showJacket: 'alca yağmurluğu görmek istiyorum',
    ofComputer: ['Şarj kablosu kutudan çıkıyor mu?', 'Tutucuyu ayrıca mı almam gerekiyor?', 'yaninda tutucu veriyor musunuz'],
    ofJacket: {
      'pantolonu ayri mi aliyoruz?': 'ayrı satılır',
    },
    either: [],
    cheapestFirst: ['Bagaj çantalarınızı gösterin, en ucuzu başta olsun', 'bagaj cantalari ucuzdan pahaliya'],
    second: 'ikincisi ne kadar ağır?',
    told: 'Eşim oldukça uzun boylu. ',
    inL: 'L bedeni var mı?',
    available: '(L) stokta var',
  },
  {
    language: 'ar',
    faqs: 'هل السعر شامل ضريبة القيمة المضافة؟\nنعم، جميع الأسعار تشمل الضريبة.\n\n' + 'هل أدفع تكلفة الإرجاع؟\nلا، تجدون ملصقًا في كل طرد.',
    kinds: ['عدادات دراجات', 'سترات مطر', 'حقائب دراجات'],
    computer: 'عداد دراجة كوليبري',
    jacket: 'سترة مطر ألكا',
    panniers: ['حقيبة دراجة غروس', 'حقيبة دراجة بيكا', 'حقيبة دراجة أرديا'],
    box: 'محتويات العلبة',
    contents: 'كابل شحن، حامل للمقود',
    description: 'تصمد أمام المطر لساعات. تأتي مع غطاء للرأس وكيس للحفظ. البنطال المناسب يباع على حدة.',
    size: 'المقاس',
    weight: 'الوزن',
    showComputer: 'هل تبيعون عدادات دراجات؟',
    showJacket: 'ارغب برؤية سترة المطر ألكا',
    ofComputer: ['هل عليّ شراء الحامل بشكل منفصل؟'],
    ofJacket: {
      'هل غطاء الرأس مشمول؟': 'غطاء للرأس',
      'لازم اشتري البنطال لحاله؟': 'يباع على حدة',
      'هل تأتي مع كيس؟': 'كيس للحفظ',
    },
    either: ['عندكم سترات مطر او عدادات دراجات'],
    cheapestFirst: ['أرني حقائب الدراجات، الأرخص أولًا', 'حقائب دراجات من الارخص الى الاغلى لو سمحت'],
    second: 'الثانية، كم وزنها؟',
    told: 'زوجتي طويلة القامة. ',
    inL: 'هل تتوفر بمقاس L؟',
    available: 'متوفر في المخزون',
  },
  {
    language: 'ja',
    faqs:
      '価格に消費税は含まれていますか？\nはい、すべて税込み価格です。\n\n' +
      '返品の送料は必要ですか？\nいいえ、返送用ラベルを同封しています。',
    kinds: ['サイクルコンピューター', 'レインジャケット', 'パニアバッグ'],
    computer: 'サイクルコンピューター コリブリ',
    jacket: 'レインジャケット アルカ',
    panniers: ['パニアバッグ グルス', 'パニアバッグ ピカ', 'パニアバッグ アルデア'],
    box: 'セット内容',
    contents: '充電ケーブル、ハンドルマウント',
    description: '何時間も雨を通しません。フードと収納袋が付きます。パンツは別売りです。',
    size: 'サイズ',
    weight: '重さ',
    showComputer: 'サイクルコンピューターは扱っていますか？',
    showJacket: 'レインジャケットのアルカを見せて',
    ofComputer: ['充電ケーブルは付属していますか？', 'マウントは別に買わないといけませんか？', 'マウントもついてくる'],
    ofJacket: {
      'フードは付いていますか？': 'フードと収納袋',
      パンツは別で買う必要がありますか: '別売り',
      '収納袋もセットですか？': '収納袋が付きます',
    },
    either: [],
    cheapestFirst: ['パニアバッグを安い順に見せてください', 'パニアバッグ、一番安いのから見たい'],
    second: '2番目のはどのくらいの重さですか？',
    told: '彼女は背が高めなんです。',
    inL: 'Lはありますか？',
    available: '（L）は在庫があります',
  },
];

/** Versions of the jacket: only the larger is in stock. */
const sized = (option: string, priceMinor: number) =>
  ['S', 'L'].map((size) => ({
    id: size,
    options: { [option]: size },
    priceMinor,
    regularPriceMinor: null,
    inStock: size === 'L',
    sku: null,
    image: '',
  }));

describe.each(shops)('accessories and contents of a product, in $language', (shop) => {
  const { language, computer, jacket, panniers } = shop;
  const [computers, jackets, bags] = shop.kinds as [string, string, string];
  const [dear, cheap, middle] = panniers as [string, string, string];
  let visit: Visit;
  beforeAll(async () => {
    const pannier = (title: string, priceMinor: number, weight: string) => ({
      ...product(title, bags, priceMinor),
      attributes: { [shop.weight]: [weight] },
      language,
    });
    const products = [
      { ...product(computer, computers, 8900), attributes: { [shop.box]: [shop.contents] }, language },
      {
        ...product(jacket, jackets, 11_900),
        description: shop.description,
        attributes: { [shop.size]: ['S', 'L'] },
        variants: sized(shop.size, 11_900),
        language,
      },
      pannier(dear, 7900, '950 g'),
      pannier(cheap, 4900, '590 g'),
      pannier(middle, 6200, '710 g'),
    ];
    visit = await visitsTo(t, await shopOf(t, products, shop.faqs));
  });

  it.each(shop.ofComputer)('by the list of contents: %s', async (question) => {
    const ask = visit();
    expect(titlesOf(await ask(shop.showComputer))).toEqual([computer]);
    expect((await ask(question)).outputChatGPT).toContain(shop.contents);
  });

  it.each(Object.entries(shop.ofJacket))('by the description: %s', async (question, expected) => {
    const ask = visit();
    expect(titlesOf(await ask(shop.showJacket))).toEqual([jacket]);
    expect((await ask(question)).outputChatGPT).toContain(expected);
  });

  it.each(shop.either)('one kind or the other: %s', async (question) => {
    expect(titlesOf(await visit()(question)).toSorted()).toEqual([computer, jacket].toSorted());
  });

  it.each(shop.cheapestFirst)('in the order of prices: %s', async (question) => {
    expect(titlesOf(await visit()(question))).toEqual([cheap, middle, dear]);
  });

  it('the second of them', async () => {
    const ask = visit();
    await ask(shop.cheapestFirst[0] as string);
    expect((await ask(shop.second)).outputChatGPT).toContain('710');
  });

  it('gives the same answer when the visitor tells something before the question', async () => {
    for (const message of [shop.inL, shop.told + shop.inL]) {
      const ask = visit();
      expect(titlesOf(await ask(shop.showJacket))).toEqual([jacket]);
      expect((await ask(message)).outputChatGPT, message).toContain(shop.available);
    }
  });
});
