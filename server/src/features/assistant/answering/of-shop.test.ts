/** What a shop does besides selling is answered by its texts and not by goods, also behind a product in view. Over HTTP. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { product } from '../testing.ts';
import { shopOf, titlesOf, type Visit, visitsTo } from './testing/visits.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

interface Good {
  title: string;
  kind: string;
  price: number;
  description: string;
  attributes?: Record<string, string[]>;
}

interface Shop {
  language: string;
  currency: string;
  faq: string[];
  /** The first is the wished one. */
  goods: [Good, ...Good[]];
  wish: string;
  /** What is said of each service. */
  asked: Record<string, string>;
  /** Of what no text says anything. */
  courses: string;
}

const shops: Shop[] = [
  {
    language: 'en',
    currency: 'GBP',
    faq: [
      'How long does delivery take?\nFive working days, and it costs £6.',
      'How much does a repair cost?\nRepairing a guitar costs £38, strings not counted.',
      'Can I rent a guitar?\nYes, our guitars can be hired for £9 a day.',
      'Where can I try the guitars?\nCome to our shop at 27 Chandler Street and play any of them.',
      'Do you engrave?\nYes, we engrave a name on the headstock for £16.',
      'Can I pick up my order in the shop?\nYes, it is ready within 4 hours.',
    ],
    goods: [
      {
        title: 'Acoustic guitar Larkspur',
        kind: 'Guitars',
        price: 48500,
        description: 'A warm sounding guitar with a solid spruce top and a slim neck.',
        attributes: { Wood: ['Spruce'], Strings: ['Steel'] },
      },
      { title: 'Tuner Pip', kind: 'Tuners', price: 1900, description: 'Clips on and shows the note in colour.' },
      { title: 'Repair kit Luthier', kind: 'Tools', price: 3300, description: 'Glue, clamps and files for small repairs at home.' },
      { title: 'Strap Harrow', kind: 'Straps', price: 2200, description: 'Woven cotton with leather ends.' },
    ],
    wish: 'hi, do you sell acoustic guitars?',
    asked: {
      'how much is it to have my guitar repaired?': '£38',
      'Can I hire one for the weekend?': '£9',
      'is there somewhere we can come and try it?': 'Chandler Street',
      "can you put my son's name on it?": '£16',
      'id rather collect it from the shop myself, when would it be ready': '4 hours',
    },
    courses: 'Do you also give courses?',
  },
  {
    language: 'de',
    currency: 'EUR',
    faq: [
      'Wie lange dauert der Versand?\nEr dauert 6 Werktage.',
      'Was kostet eine Reparatur?\nEin Fernglas zu reparieren kostet 45 Euro.',
      'Verleihen Sie auch Ferngläser?\nJa, ein Leihglas kostet 8 Euro am Tag.',
      'Kann man die Gläser ausprobieren?\nGern, in unserem Laden in der Mühlbachgasse 31 liegen alle bereit.',
      'Gravieren Sie auch?\nJa, die Gravur eines Namens kostet 14 Euro.',
      'Kann ich meine Bestellung im Laden abholen?\nJa, sie ist innerhalb von 3 Stunden fertig.',
    ],
    goods: [
      {
        title: 'Fernglas Seeadler',
        kind: 'Ferngläser',
        price: 27900,
        description: 'Helles Bild auch in der Dämmerung, wasserdicht und gut gepolstert.',
        attributes: { Vergrößerung: ['zehnfach'], Farbe: ['Grün'] },
      },
      { title: 'Stativ Kranich', kind: 'Stative', price: 7700, description: 'Steht auch auf Waldboden fest.' },
      { title: 'Reparaturset Feinblick', kind: 'Zubehör', price: 2600, description: 'Mit Schraubendrehern und Ersatzschrauben.' },
      { title: 'Tragegurt Weidengrund', kind: 'Gurte', price: 1900, description: 'Breiter Gurt aus Neopren.' },
    ],
    wish: 'ich suche ein fernglas',
    asked: {
      'Was würde es kosten, mein altes Fernglas reparieren zu lassen?': '45 Euro',
      'kann man sich eins fürs wochenende ausleihen?': '8 Euro',
      'könnt ihr den namen von meinem sohn draufmachen': '14 Euro',
      'Wann könnte ich es bei euch im Laden abholen?': '3 Stunden',
    },
    courses: 'gebt ihr auch kurse?',
  },
  {
    language: 'fr',
    currency: 'EUR',
    faq: [
      'Quels sont les délais de livraison ?\nComptez 5 jours ouvrés.',
      "Combien coûte une réparation ?\nLa réparation d'un appareil coûte 65 €, pièces non comprises.",
      'Peut-on louer un appareil ?\nOui, la location est à 19 € par jour.',
      'Où peut-on essayer les appareils ?\nVenez à notre boutique, 42 rue des Tanneurs, tout y est en démonstration.',
      "Faites-vous de la gravure ?\nOui, la gravure d'un prénom coûte 12 €.",
      'Puis-je retirer ma commande en boutique ?\nOui, elle est prête en 2 heures.',
    ],
    goods: [
      {
        title: 'Appareil photo Mésange',
        kind: 'Appareils photo',
        price: 63900,
        description: 'Léger, avec un viseur lumineux et un écran orientable.',
        attributes: { Couleur: ['Noir'], Monture: ['Hybride'] },
      },
      { title: 'Trépied Échassier', kind: 'Trépieds', price: 8900, description: 'En carbone, se plie très court.' },
      { title: 'Sacoche Bruyère', kind: 'Sacoches', price: 4900, description: 'En toile cirée, avec deux poches.' },
      { title: 'Kit de réparation Limpide', kind: 'Accessoires', price: 2700, description: 'Tournevis et vis de rechange.' },
    ],
    wish: 'Bonjour, je cherche un appareil photo',
    asked: {
      'cest combien pour faire reparer mon appareil': '65 €',
      'Est-ce que je peux en louer un pour le week-end ?': '19 €',
      'on peut venir le voir quelque part ?': 'rue des Tanneurs',
      'Vous pourriez mettre le prénom de mon fils dessus ?': '12 €',
      'si je viens le chercher en boutique ce serait pret quand': '2 heures',
    },
    courses: 'Vous donnez aussi des cours ?',
  },
  {
    language: 'es',
    currency: 'EUR',
    faq: [
      '¿Cuánto tarda el envío?\nTarda 7 días laborables.',
      '¿Cuánto cuesta reparar una tabla?\nReparar un golpe cuesta 55 €.',
      '¿Alquiláis tablas?\nSí, por 18 € al día.',
      '¿Dónde se pueden probar las tablas?\nVen a nuestra tienda de la calle Faroleros 23 y prueba la que quieras.',
      '¿Personalizáis las tablas?\nSí, imprimimos un nombre por 26 €.',
      '¿Puedo recoger mi pedido en la tienda?\nSí, está listo en 4 horas.',
    ],
    goods: [
      {
        title: 'Tabla de surf Marejada',
        kind: 'Tablas de surf',
        price: 34900,
        description: 'Estable y ligera, para olas pequeñas y medianas.',
        attributes: { Material: ['Epoxi'], Color: ['Turquesa'] },
      },
      { title: 'Traje de neopreno Orca', kind: 'Trajes', price: 13900, description: 'Abriga en invierno, con cremallera en la espalda.' },
      { title: 'Cera Salitre', kind: 'Ceras', price: 600, description: 'Para agua fría, huele a coco.' },
      { title: 'Kit de reparación Parche', kind: 'Accesorios', price: 2100, description: 'Resina y fibra para arreglar golpes en casa.' },
    ],
    wish: 'hola, busco una tabla de surf',
    asked: {
      'cuanto me costaria que me arregleis mi tabla': '55 €',
      '¿Puedo alquilar una para el finde?': '18 €',
      '¿Podemos pasarnos por algún sitio a verla?': 'Faroleros',
      'se le puede poner el nombre de mi hijo?': '26 €',
      '¿En cuánto tiempo la podría recoger en la tienda?': '4 horas',
    },
    courses: '¿también dais cursos?',
  },
  {
    language: 'it',
    currency: 'EUR',
    faq: [
      'Quanto tempo ci vuole per la consegna?\nCi vogliono 5 giorni lavorativi.',
      'Quanto costa reincordare una racchetta?\nIl servizio costa 21 €, corde comprese.',
      'Si può noleggiare una racchetta?\nSì, a 6 € al giorno.',
      'Dove si possono provare le racchette?\nNel nostro negozio in via dei Cordai 58.',
      'Fate incisioni?\nSì, incidiamo un nome sul manico per 11 €.',
      "Posso ritirare l'ordine in negozio?\nSì, è pronto entro 3 ore.",
    ],
    goods: [
      {
        title: 'Racchetta da tennis Libeccio',
        kind: 'Racchette',
        price: 14900,
        description: 'Maneggevole e potente, per chi gioca da fondo campo.',
        attributes: { Materiale: ['Carbonio'], Colore: ['Rosso'] },
      },
      { title: 'Borsa Maestrale', kind: 'Borse', price: 5900, description: 'Con uno scomparto per le scarpe.' },
      { title: 'Palline Scirocco', kind: 'Palline', price: 900, description: 'Tubo da quattro, per terra battuta.' },
      { title: 'Corde Grecale', kind: 'Corde', price: 1700, description: 'Matassa di monofilo, per reincordare da soli.' },
    ],
    wish: 'avete racchette da tennis?',
    asked: {
      'Quanto viene far reincordare la mia racchetta?': '21 €',
      'ne posso noleggiare una per il weekend': '6 €',
      'Possiamo venire a provarla da qualche parte?': 'via dei Cordai',
      'ci potete mettere il nome di mio figlio?': '11 €',
      'se passo io in negozio a prenderla quando e pronta': '3 ore',
    },
    courses: 'Fate anche dei corsi?',
  },
  {
    language: 'nl',
    currency: 'EUR',
    faq: [
      'Hoe lang duurt de levering?\nDie duurt 4 werkdagen.',
      'Wat kost slijpen?\nEen paar schaatsen laten slijpen kost € 13.',
      'Verhuren jullie ook?\nJa, u huurt schaatsen voor € 7 per dag.',
      'Waar kan ik schaatsen passen?\nIn onze winkel aan de Lijnbaansgracht 86 bent u welkom.',
      'Graveren jullie?\nJa, een naam in het ijzer graveren kost € 17.',
      'Kan ik mijn bestelling in de winkel afhalen?\nJa, die ligt binnen 2 uur klaar.',
    ],
    goods: [
      {
        title: 'Schaatsen Poolwind',
        kind: 'Schaatsen',
        price: 18900,
        description: 'Lage noren met een stevige enkel, voor lange tochten op natuurijs.',
        attributes: { Materiaal: ['Leer'], Kleur: ['Zwart'] },
      },
      { title: 'Slijpblok Spiegel', kind: 'Gereedschap', price: 3900, description: 'Om thuis zelf de ijzers te slijpen.' },
      { title: 'Muts Rijp', kind: 'Mutsen', price: 2400, description: 'Van merinowol, zit strak om de oren.' },
      { title: 'Handschoenen Vorst', kind: 'Handschoenen', price: 2900, description: 'Snijvast en warm.' },
    ],
    wish: 'hoi, ik zoek schaatsen',
    asked: {
      'hoeveel kost het om mijn oude te laten slijpen?': '€ 13',
      'Kan ik ook een paar huren voor het weekend?': '€ 7',
      'kunnen we ze ergens komen passen': 'Lijnbaansgracht',
      'Kunnen jullie de naam van mijn zoon erop zetten?': '€ 17',
      'hoe snel kan ik ze in de winkel ophalen?': '2 uur',
    },
    courses: 'Geven jullie ook cursussen?',
  },
  {
    language: 'pl',
    currency: 'PLN',
    faq: [
      'Jak długo trwa dostawa?\nDostawa trwa 2 dni robocze.',
      'Ile kosztuje serwis?\nOstrzenie i smarowanie nart kosztuje 79 zł za parę.',
      'Czy można wypożyczyć narty?\nTak, wypożyczenie kosztuje 45 zł za dzień.',
      'Gdzie można obejrzeć narty?\nZapraszamy do naszego sklepu przy ulicy Garncarskiej 18.',
      'Czy wykonujecie grawer?\nTak, grawerujemy imię za 35 zł.',
      'Czy mogę odebrać zamówienie w sklepie?\nTak, będzie gotowe w ciągu 3 godzin.',
    ],
    goods: [
      {
        title: 'Narty Zamieć',
        kind: 'Narty',
        price: 129900,
        description: 'Zwrotne i lekkie, dobre na przygotowane stoki.',
        attributes: { Rdzeń: ['Jesion'], Kolor: ['Czerwony'] },
      },
      { title: 'Gogle Szron', kind: 'Gogle', price: 24900, description: 'Nie parują, pasują na okulary.' },
      { title: 'Kask Turnia', kind: 'Kaski', price: 31900, description: 'Lekki, z regulacją z tyłu.' },
      { title: 'Ostrzałka Granit', kind: 'Narzędzia', price: 8900, description: 'Do ostrzenia krawędzi nart w domu.' },
    ],
    wish: 'szukam nart',
    asked: {
      'Ile kosztuje naostrzenie moich nart?': '79 zł',
      'mozna wypozyczyc jakies na weekend?': '45 zł',
      'Czy możemy gdzieś przyjechać i je zobaczyć?': 'Garncarskiej',
      'da się umieścić na nich imię syna?': '35 zł',
      'za ile beda do odbioru w sklepie': '3 godzin',
    },
    courses: 'Prowadzicie też kursy?',
  },
  {
    language: 'tr',
    currency: 'TRY',
    faq: [
      'Kargo ne kadar sürer?\nKargo 3 iş günü sürer.',
      "Tamir ücreti ne kadar?\nBağlama tamiri 850 TL'dir.",
      "Bağlama kiralayabilir miyim?\nEvet, günlüğü 240 TL'ye kiralıyoruz.",
      'Bağlamaları nerede deneyebilirim?\nDükkânımıza, Çınarlı Sokak 37 numaraya bekleriz.',
      "İsim işliyor musunuz?\nEvet, sapına isim kazıma 320 TL'dir.",
      'Siparişimi mağazadan teslim alabilir miyim?\nEvet, 5 saat içinde hazır olur.',
    ],
    goods: [
      {
        title: 'Bağlama Yayla',
        kind: 'Bağlamalar',
        price: 799900,
        description: 'Dolgun sesli, kısa saplı, yeni başlayanlara da uygun.',
        attributes: { Ağaç: ['Dut'], Renk: ['Ceviz'] },
      },
      { title: 'Mızrap Serçe', kind: 'Mızraplar', price: 4900, description: 'Esnek, elden kaymaz.' },
      { title: 'Kılıf Kervan', kind: 'Kılıflar', price: 69900, description: 'Kalın süngerli, su geçirmez.' },
      { title: 'Tamir seti Usta', kind: 'Aletler', price: 45900, description: 'Evde küçük tamirler için tutkal ve törpü.' },
    ],
    wish: 'merhaba, bağlama arıyorum',
    asked: {
      'baglamami tamir ettirsem ne kadar tutar': '850 TL',
      'Hafta sonu için bir tane kiralayabilir miyim?': '240 TL',
      'bir yere gelip deneyebilir miyiz?': 'Çınarlı Sokak',
      'Üzerine oğlumun adını yazabilir misiniz?': '320 TL',
      'magazadan kendim alsam ne zaman hazir olur?': '5 saat',
    },
    courses: 'Kurs da veriyor musunuz?',
  },
  {
    language: 'ar',
    currency: 'SAR',
    faq: [
      'كم يستغرق التوصيل؟\nيستغرق التوصيل 5 أيام عمل.',
      'كم تكلفة الإصلاح؟\nإصلاح حقيبة السفر يكلف 65 ريالاً.',
      'هل يمكن استئجار حقيبة؟\nنعم، إيجار الحقيبة 25 ريالاً في اليوم.',
      'أين يمكن معاينة الحقائب؟\nأهلاً بكم في محلنا في شارع النخيل رقم 18.',
      'هل تطبعون الأسماء؟\nنعم، نطبع الاسم على الحقيبة مقابل 40 ريالاً.',
      'هل يمكنني استلام طلبي من المحل؟\nنعم، يكون جاهزاً خلال 3 ساعات.',
    ],
    goods: [
      {
        title: 'حقيبة سفر رحّال',
        kind: 'حقائب سفر',
        price: 37900,
        description: 'خفيفة ومتينة، بعجلات هادئة ومقبض قابل للتعديل.',
        attributes: { الخامة: ['بولي كربونات'], اللون: ['أزرق'] },
      },
      { title: 'وسادة رقبة غيمة', kind: 'وسائد', price: 5900, description: 'طرية وغطاؤها قابل للغسل.' },
      { title: 'قفل أمان صخر', kind: 'أقفال', price: 3900, description: 'يفتح برقم سري.' },
      { title: 'طقم إصلاح مسار', kind: 'أدوات', price: 4900, description: 'عجلات بديلة ومفك للإصلاح في البيت.' },
    ],
    wish: 'السلام عليكم، أبحث عن حقيبة سفر',
    asked: {
      'بكم تصلحون حقيبتي القديمة؟': '65 ريال',
      'ممكن استأجر وحدة لعطلة نهاية الاسبوع': '25 ريال',
      'هل نستطيع أن نأتي لنراها في مكان ما؟': 'شارع النخيل',
      'هل يمكنكم وضع اسم ابني عليها؟': '40 ريال',
      'اذا جيت استلمها من المحل متى تكون جاهزة؟': '3 ساعات',
    },
    courses: 'هل تقدمون دورات أيضاً؟',
  },
  {
    language: 'ja',
    currency: 'JPY',
    faq: [
      '配送にはどのくらいかかりますか？\n5日ほどでお届けします。',
      'お直しはいくらですか？\n浴衣のお直しは2800円です。',
      'レンタルはできますか？\nはい、一日1900円でお貸ししています。',
      '試着はできますか？\n桜木通り63番地の店舗でご試着いただけます。',
      '名入れはできますか？\nはい、お名前の刺繍を700円で承ります。',
      '店舗での受け取りはできますか？\nはい、4時間以内にご用意いたします。',
    ],
    goods: [
      {
        title: '浴衣 朝顔',
        kind: '浴衣',
        price: 12500,
        description: '綿で涼しく、洗濯機で洗えます。',
        attributes: { 素材: ['綿'], 色: ['紺'] },
      },
      { title: '下駄 小桜', kind: '下駄', price: 6600, description: '鼻緒がやわらかく、歩きやすいです。' },
      { title: '帯 若竹', kind: '帯', price: 5500, description: '両面使えます。' },
      { title: '裁縫セット 糸巻', kind: '裁縫道具', price: 3300, description: 'ご自宅でのお直しに便利です。' },
    ],
    wish: '浴衣を探しています',
    asked: {
      '手持ちの浴衣を直してもらうといくらかかりますか？': '2800円',
      '週末だけ借りられますか？': '1900円',
      どこかに行って試着できますか: '桜木通り',
      息子の名前を入れてもらえますか: '700円',
      'お店に取りに行く場合、どのくらいで用意できますか？': '4時間',
    },
    courses: '教室もやっていますか？',
  },
];

describe.each(shops)('services of a shop besides selling, in $language', ({ language, currency, faq, goods, wish, asked, courses }) => {
  const [{ title }] = goods;
  let visit: Visit;
  beforeAll(async () => {
    const products = goods.map(({ title, kind, price, description, attributes = {} }) => ({
      ...product(title, kind, price),
      description,
      attributes,
      currency,
      language,
    }));
    visit = await visitsTo(t, await shopOf(t, products, faq.join('\n\n')));
  });

  /** What is answered to the question behind the wish. */
  async function answered(question: string) {
    const ask = visit();
    expect(titlesOf(await ask(wish))).toEqual([title]);
    const entry = await ask(question);
    return { said: entry.outputChatGPT, others: titlesOf(entry).filter((shown) => shown !== title) };
  }

  it.each(Object.entries(asked))('%s', async (question, expected) => {
    expect(await answered(question)).toEqual({ said: expect.stringContaining(expected), others: [] });
  });

  it(courses, async () => {
    const { said: answer, others } = await answered(courses);
    const figures: string[] = faq.join(' ').match(/\d+/g) ?? [];
    expect({ said: answer, figures: (answer.match(/\d+/g) ?? []).filter((figure) => figures.includes(figure)), others }).toEqual({
      said: answer,
      figures: [],
      others: [],
    });
  });
});
