/** The same in Dutch, Polish, Turkish, Arabic and Japanese. */
import { emptyProfile, type Shop } from '../../lib/shop.ts';

export const dekbedhof: Shop = {
  key: 'dekbedhof',
  language: 'nl',
  currency: 'EUR',
  url: 'https://dekbedhof.example',
  quiz: { question: 'Hoe slaapt u?', answers: ['Warm', 'Koud'] },
  profile: {
    ...emptyProfile,
    companyName: 'Dekbedhof',
    howCanCustomersReachYouOrYourTeam: 'Bel 0570 555 016 of mail naar slaap@dekbedhof.example',
    whatAreFAQs: `Kan ik een dekbed proberen?
Ja, u mag er dertig nachten onder slapen. Bevalt het niet, dan krijgt u uw geld terug.

Nemen jullie oude dekbedden in?
Alleen van dons, in onze winkel in Deventer.`,
  },
  pages: [
    {
      url: 'https://dekbedhof.example/bezorgen',
      title: 'Bezorgen',
      topic: 'delivery',
      text: 'Bezorgen\n\nNederland: € 4,95, gratis vanaf € 75. Op werkdagen vóór 22.00 uur besteld is morgen in huis.\nBelgië: € 7,95, twee dagen.\n\nNaar de Waddeneilanden duurt het een dag langer.',
    },
  ],
  products: [
    {
      title: 'Donzen dekbed Wolk',
      price: 159,
      categories: ['Dekbedden'],
      attributes: { Vulling: ['90% ganzendons'], Warmteklasse: ['1'], Wasbaar: ['60 °C'] },
      variants: [
        { options: { Maat: '140 x 200' }, price: 159 },
        { options: { Maat: '240 x 220' }, price: 289 },
      ],
      description: 'Voor wie het snel koud heeft.',
    },
    {
      title: 'Zomerdekbed Bries',
      price: 69,
      categories: ['Dekbedden'],
      attributes: { Vulling: ['Bamboe'], Warmteklasse: ['4'], Wasbaar: ['40 °C'] },
      variants: [
        { options: { Maat: '140 x 200' }, price: 69 },
        { options: { Maat: '240 x 220' }, price: 109 },
      ],
      description: 'Licht en koel.',
    },
    {
      title: 'Hoofdkussen Stevig',
      price: 45,
      categories: ['Kussens'],
      attributes: { Vulling: ['Traagschuim'], Hoogte: ['12 cm'] },
      description: 'Voor zijslapers. De hoes kan eraf en mag in de was.',
    },
    {
      title: 'Hoofdkussen Zacht',
      price: 35,
      categories: ['Kussens'],
      attributes: { Vulling: ['Veren'], Hoogte: ['9 cm'] },
      description: 'Voor buikslapers.',
    },
    {
      title: 'Dekbedovertrek Linnen',
      price: 119,
      categories: ['Overtrekken'],
      attributes: { Materiaal: ['Linnen'] },
      variants: [{ options: { Kleur: 'Zand' } }, { options: { Kleur: 'Salie' }, inStock: false }],
      description: 'Met twee slopen. Sluit met knopen.',
    },
  ],
};

export const kolkolo: Shop = {
  key: 'kolkolo',
  language: 'pl',
  currency: 'PLN',
  url: 'https://kolkolo.example',
  quiz: { question: 'Ile lat ma dziecko?', answers: ['Do 4', 'Więcej'] },
  profile: {
    ...emptyProfile,
    companyName: 'Kolkolo',
    howCanCustomersReachYouOrYourTeam: 'Telefon 71 555 01 19, e-mail rower@kolkolo.example',
    whatAreFAQs: `Czy rowerek przychodzi złożony?
Trzeba tylko przykręcić kierownicę i pedały, klucz jest w pudełku.

Czy robicie przeglądy?
Tak, przegląd w naszym warsztacie we Wrocławiu kosztuje 90 zł.`,
  },
  pages: [
    {
      url: 'https://kolkolo.example/dostawa',
      title: 'Dostawa',
      topic: 'delivery',
      text: 'Dostawa\n\nPaczkomat 13,99 zł, kurier 18,99 zł, od 300 zł gratis. Paczka idzie 1–2 dni robocze.\n\nRowery wysyłamy tylko kurierem.\n\nCzechy i Słowacja: 45 zł.',
    },
    {
      url: 'https://kolkolo.example/zwroty',
      title: 'Zwroty',
      topic: 'returns',
      text: 'Zwroty\n\nNa zwrot masz 30 dni. Rower nie może mieć śladów jazdy.\n\nRama ma pięć lat gwarancji, opony i hamulce rok.',
    },
  ],
  products: [
    {
      title: 'Rowerek biegowy Wróbel',
      price: 249,
      categories: ['Rowerki biegowe'],
      attributes: { Wiek: ['2–4 lata'], Waga: ['3,4 kg'], Koła: ['12 cali'] },
      variants: [{ options: { Kolor: 'Żółty' } }, { options: { Kolor: 'Zielony' }, inStock: false }],
      description: 'Siodełko od 32 do 41 cm. Opony piankowe, nie trzeba pompować.',
    },
    {
      title: 'Rower Szpak 16',
      price: 899,
      categories: ['Rowery'],
      attributes: { Wiek: ['4–6 lat'], Waga: ['6,2 kg'], Koła: ['16 cali'] },
      description: 'Dwa hamulce ręczne. Boczne kółka kupuje się osobno.',
    },
    {
      title: 'Rower Sokół 20',
      price: 1199,
      categories: ['Rowery'],
      attributes: { Wiek: ['6–8 lat'], Waga: ['7,9 kg'], Koła: ['20 cali'] },
      description: 'Siedem biegów.',
    },
    {
      title: 'Boczne kółka',
      price: 59,
      categories: ['Akcesoria'],
      attributes: { Pasują: ['16 cali'] },
      description: 'Przykręcane do tylnej osi.',
    },
    {
      title: 'Kask Dzięcioł',
      price: 139,
      categories: ['Kaski'],
      attributes: { Waga: ['260 g'] },
      variants: [{ options: { Rozmiar: 'S (48–52 cm)' } }, { options: { Rozmiar: 'M (52–56 cm)' } }],
      description: 'Z lampką z tyłu.',
    },
  ],
};

export const ayakci: Shop = {
  key: 'ayakci',
  language: 'tr',
  currency: 'TRY',
  url: 'https://ayakci.example',
  quiz: { question: 'Nerede giyeceksiniz?', answers: ['Günlük', 'Özel gün'] },
  profile: {
    ...emptyProfile,
    companyName: 'Ayakçı',
    howCanCustomersReachYouOrYourTeam: 'Telefon 0322 555 01 18, e-posta merhaba@ayakci.example',
    whatAreFAQs: `Kalıplarınız dar mı?
Topuklularımız dar kalıptır, bir numara büyük almanızı öneririz.

Ayakkabı boyuyor musunuz?
Evet, deri ayakkabıları 350 TL karşılığında boyuyoruz.`,
  },
  pages: [
    {
      url: 'https://ayakci.example/kargo',
      title: 'Kargo',
      topic: 'delivery',
      text: 'Kargo\n\nTürkiye içi 89 TL, 1.000 TL ve üzeri ücretsiz. 2–3 iş gününde kapınızda.\n\nKıbrıs 290 TL. Başka ülkeye göndermiyoruz.',
    },
    {
      url: 'https://ayakci.example/iade',
      title: 'İade ve değişim',
      topic: 'returns',
      text: 'İade ve değişim\n\n14 gün içinde iade edebilirsiniz; tabanı kirlenmiş ayakkabı alınmaz.\n\nNumara değişimi ücretsizdir.',
    },
  ],
  products: [
    {
      title: 'Topuklu Ayakkabı Nergis',
      price: 1450,
      categories: ['Topuklu Ayakkabılar'],
      attributes: { 'Topuk boyu': ['7 cm'], Malzeme: ['Süet'] },
      variants: [
        { options: { Renk: 'Siyah', Numara: '37' } },
        { options: { Renk: 'Siyah', Numara: '38' } },
        { options: { Renk: 'Bordo', Numara: '38' }, inStock: false },
      ],
      description: 'İç tabanı yumuşak, düğünde saatlerce giyilir.',
    },
    {
      title: 'Topuklu Ayakkabı Sümbül',
      price: 1190,
      categories: ['Topuklu Ayakkabılar'],
      attributes: { 'Topuk boyu': ['4 cm'], Malzeme: ['Deri'] },
      variants: [{ options: { Renk: 'Krem', Numara: '37' } }, { options: { Renk: 'Krem', Numara: '38' } }],
      description: 'Kalın topuklu.',
    },
    {
      title: 'Babet Papatya',
      price: 690,
      categories: ['Babetler'],
      attributes: { Malzeme: ['Deri'] },
      variants: [{ options: { Renk: 'Bej', Numara: '36' } }, { options: { Renk: 'Bej', Numara: '38' } }],
      description: 'Katlanır, çantaya sığar.',
    },
    {
      title: 'Yağmur Botu Yosun',
      price: 850,
      categories: ['Botlar'],
      attributes: { Malzeme: ['Kauçuk'], Yükseklik: ['30 cm'] },
      description: 'Su geçirmez, içi astarlı.',
    },
    {
      title: 'Süet Fırçası',
      price: 120,
      categories: ['Bakım'],
      attributes: {},
      description: 'Lekeyi kuru kuru alır. Deri için uygun değildir.',
    },
  ],
};

export const nafahat: Shop = {
  key: 'nafahat',
  language: 'ar',
  currency: 'AED',
  url: 'https://nafahat.example',
  quiz: { question: 'لمن العطر؟', answers: ['لي', 'هدية'] },
  profile: {
    ...emptyProfile,
    companyName: 'نفحات',
    howCanCustomersReachYouOrYourTeam: 'اتصل على 04 555 0127 أو راسلنا على salam@nafahat.example',
    whatAreFAQs: `هل يمكن تجربة العطر قبل شرائه؟
نعم، نرسل ثلاث عينات بسعر 25 درهم.

هل تغلفون الهدايا؟
نعم، التغليف مجاني مع بطاقة.`,
  },
  pages: [
    {
      url: 'https://nafahat.example/delivery',
      title: 'التوصيل',
      topic: 'delivery',
      text: 'التوصيل\n\nداخل الإمارات: 20 درهم، مجاني من 250 درهم، خلال يومين.\n\nالسعودية والكويت: 45 درهم، من 4 إلى 6 أيام.',
    },
    {
      url: 'https://nafahat.example/returns',
      title: 'الإرجاع',
      topic: 'returns',
      text: 'الإرجاع\n\nيمكن إرجاع العطر خلال 14 يوما إذا لم تفتح العلبة.',
    },
  ],
  products: [
    {
      title: 'عطر ليل العود',
      price: 320,
      categories: ['عطور'],
      attributes: { الثبات: ['12 ساعة'], المكونات: ['عود وعنبر'] },
      variants: [
        { options: { الحجم: '50 مل' }, price: 320 },
        { options: { الحجم: '100 مل' }, price: 480 },
      ],
      description: 'رائحة دافئة للشتاء والمناسبات.',
    },
    {
      title: 'عطر نسيم الورد',
      price: 210,
      categories: ['عطور'],
      attributes: { الثبات: ['6 ساعات'], المكونات: ['ورد طائفي ومسك'] },
      description: 'خفيف، للاستعمال اليومي.',
    },
    {
      title: 'بخور المجلس',
      price: 95,
      categories: ['بخور'],
      attributes: { الوزن: ['80 غرام'] },
      description: 'يكفي نحو أربعين جلسة.',
    },
    {
      title: 'مبخرة نحاسية',
      price: 140,
      categories: ['مباخر'],
      attributes: { المادة: ['نحاس'], الارتفاع: ['18 سم'] },
      description: 'تعمل بالفحم. لا تغسل بالماء.',
    },
  ],
};

export const fudezome: Shop = {
  key: 'fudezome',
  language: 'ja',
  currency: 'JPY',
  url: 'https://fudezome.example',
  quiz: { question: '何に使いますか？', answers: ['仕事', 'そのほか'] },
  profile: {
    ...emptyProfile,
    companyName: '筆染',
    howCanCustomersReachYouOrYourTeam: 'お電話075-555-0166、メールinfo@fudezome.example',
    whatAreFAQs: `名前は入れられますか。
はい、表紙に金の文字で550円です。一週間ほどかかります。

万年筆でも裏抜けしませんか。
上製ノートは裏抜けしません。綴りノートは薄いので鉛筆をおすすめします。`,
  },
  pages: [
    {
      url: 'https://fudezome.example/haiso',
      title: '送料と配送',
      topic: 'delivery',
      text: '送料と配送\n\n送料は全国550円、5,000円以上で無料です。\n\nご注文から2日以内に発送します。海外へはお送りしていません。',
    },
    {
      url: 'https://fudezome.example/henpin',
      title: '返品',
      topic: 'returns',
      text: '返品\n\n到着から10日以内、未使用のものに限ります。名入れした品はお受けできません。',
    },
  ],
  products: [
    {
      title: '上製ノート 霞',
      price: 1980,
      categories: ['ノート'],
      attributes: { ページ数: ['192'], 大きさ: ['A5'], 罫線: ['方眼'] },
      variants: [{ options: { 色: '藍' } }, { options: { 色: '茜' }, inStock: false }],
      description: '180度平らに開きます。しおり紐が二本付いています。',
    },
    {
      title: '綴りノート 小春',
      price: 480,
      categories: ['ノート'],
      attributes: { ページ数: ['64'], 大きさ: ['B6'], 罫線: ['無地'] },
      description: '鞄に入る軽さです。',
    },
    {
      title: '万年筆 墨流し',
      price: 8800,
      categories: ['万年筆'],
      attributes: { ペン先: ['細字', '中字'], 重さ: ['18g'] },
      description: 'カートリッジが一本付属します。吸入器は別売りです。',
    },
    {
      title: '吸入器',
      price: 770,
      categories: ['万年筆用品'],
      attributes: { 対応: ['墨流し'] },
      description: '瓶のインクを使うときに。',
    },
    {
      title: '瓶インク 宵',
      price: 1650,
      categories: ['インク'],
      attributes: { 容量: ['30ml'], 色: ['青黒'] },
      description: '水に強いインクです。',
    },
  ],
};
