/** Shops where things are put together: by piece, by length, by weight, in versions. Written to be tuned on. */
import type { Shop } from '../../lib/shop.ts';

export const tafelrand: Shop = {
  key: 'tafelrand',
  language: 'nl',
  currency: 'EUR',
  url: 'https://tafelrand.example',
  quiz: { question: 'Waar staat uw tafel?', answers: ['Binnen', 'Ergens anders'] },
  profile: {
    companyName: 'Tafelrand',
    whatServicesDoYouOfferToClients: 'Tafelzeil van de rol, tafelkleden en stoelkussens.',
    moreInformationAboutYourProducts: 'Tafelzeil is 140 cm breed.',
    howCanCustomersReachYouOrYourTeam: 'hoi@tafelrand.example',
    whatAreFAQs: 'Kan ik een staaltje krijgen?\nJa, gratis.',
    howMuchDiscountCanYouDoMaximum: '',
  },
  pages: [
    {
      url: 'https://tafelrand.example/verzenden',
      title: 'Verzenden',
      topic: 'delivery',
      text: 'Verzenden\n\nNederland: € 4,95, gratis vanaf € 75. België: € 7,50. Wij verzenden niet naar andere landen.',
    },
    {
      url: 'https://tafelrand.example/retour',
      title: 'Retour',
      topic: 'returns',
      text: 'Retour\n\nBinnen 30 dagen. Tafelzeil op maat nemen we niet terug.',
    },
  ],
  products: [
    {
      title: 'Tafelkleed Linnen',
      price: 39,
      categories: ['Tafelkleden'],
      variants: [
        { options: { Maat: '140 x 180 cm' }, price: 39 },
        { options: { Maat: '140 x 240 cm' }, price: 49 },
        { options: { Maat: '140 x 300 cm' }, price: 59, inStock: false },
      ],
    },
    { title: 'Tafelzeil Citroen', price: 12.5, categories: ['Tafelzeil'], attributes: { Verkocht: ['per meter'] } },
    {
      title: 'Tafelzeil Stip',
      price: 10,
      categories: ['Tafelzeil'],
      attributes: { Verkocht: ['per meter'] },
      variants: [{ options: { Kleur: 'Rood' } }, { options: { Kleur: 'Blauw' } }],
    },
    { title: 'Servetten Katoen', price: 15, categories: ['Servetten'], attributes: { Inhoud: ['4 stuks'] } },
    {
      title: 'Stoelkussen Noor',
      price: 22,
      categories: ['Stoelkussens'],
      variants: [{ options: { Kleur: 'Groen' } }, { options: { Kleur: 'Grijs' }, inStock: false }],
    },
    { title: 'Tafelkleedklemmen', price: 6, categories: ['Accessoires'], attributes: { Inhoud: ['4 stuks'] } },
  ],
};

export const zimownik: Shop = {
  key: 'zimownik',
  language: 'pl',
  currency: 'PLN',
  url: 'https://zimownik.example',
  quiz: { question: 'Dokąd jedziesz?', answers: ['W góry', 'Gdzie indziej'] },
  profile: {
    companyName: 'Zimownik',
    whatServicesDoYouOfferToClients: 'Sanki, czapki, rękawice i termosy na zimę.',
    moreInformationAboutYourProducts: 'Czapki są z polskiej wełny.',
    howCanCustomersReachYouOrYourTeam: 'kontakt@zimownik.example',
    whatAreFAQs: 'Czy pakujecie na prezent?\nTak, za 8 zł za zamówienie.',
    howMuchDiscountCanYouDoMaximum: '',
  },
  pages: [
    {
      url: 'https://zimownik.example/dostawa',
      title: 'Dostawa',
      topic: 'delivery',
      text: 'Dostawa\n\nPaczkomat: 12 zł. Kurier: 17 zł. Dostawa jest darmowa od 250 zł.',
    },
    { url: 'https://zimownik.example/zwroty', title: 'Zwroty', topic: 'returns', text: 'Zwroty\n\nMasz 30 dni na zwrot.' },
  ],
  products: [
    { title: 'Sanki Drewniane Bacówka', price: 149, categories: ['Sanki'] },
    { title: 'Sanki Składane Turnia', price: 179, categories: ['Sanki'] },
    {
      title: 'Czapka Wełniana Halny',
      price: 69,
      categories: ['Czapki'],
      variants: [{ options: { Kolor: 'Granatowy' } }, { options: { Kolor: 'Szary' } }, { options: { Kolor: 'Czerwony' }, inStock: false }],
    },
    {
      title: 'Rękawice Narciarskie Szron',
      price: 89,
      categories: ['Rękawice'],
      variants: [{ options: { Rozmiar: 'S' } }, { options: { Rozmiar: 'M' } }, { options: { Rozmiar: 'L' }, inStock: false }],
    },
    {
      title: 'Termos Stalowy',
      price: 75,
      categories: ['Termosy'],
      variants: [
        { options: { Pojemność: '0,5 l' }, price: 75 },
        { options: { Pojemność: '1 l' }, price: 99 },
      ],
    },
    { title: 'Poduszka do Sanek', price: 39, categories: ['Akcesoria'] },
  ],
};

export const tuylu: Shop = {
  key: 'tuylu',
  language: 'tr',
  currency: 'TRY',
  url: 'https://tuylu.example',
  quiz: { question: 'Hangi oda için bakıyorsunuz?', answers: ['Salon', 'Başka bir oda'] },
  profile: {
    companyName: 'Tüylü',
    whatServicesDoYouOfferToClients: 'Halı, kilim ve paspas satıyoruz.',
    moreInformationAboutYourProducts: 'Kilimlerimiz Uşak’ta dokunur.',
    howCanCustomersReachYouOrYourTeam: 'merhaba@tuylu.example',
    whatAreFAQs: 'Hediye paketi yapıyor musunuz?\nEvet, sipariş başına 40 TL.',
    howMuchDiscountCanYouDoMaximum: '',
  },
  pages: [
    {
      url: 'https://tuylu.example/kargo',
      title: 'Kargo',
      topic: 'delivery',
      text: 'Kargo\n\nTürkiye içi kargo 79 TL. 2000 TL üzeri kargo ücretsiz. Kıbrıs: 250 TL.',
    },
    { url: 'https://tuylu.example/iade', title: 'İade', topic: 'returns', text: 'İade\n\n14 gün içinde iade edebilirsiniz.' },
  ],
  products: [
    {
      title: 'Pamuklu Kilim Uşak',
      price: 850,
      categories: ['Kilimler'],
      variants: [
        { options: { Ebat: '80 x 150 cm' }, price: 850 },
        { options: { Ebat: '120 x 180 cm' }, price: 1450 },
        { options: { Ebat: '160 x 230 cm' }, price: 2300, inStock: false },
      ],
    },
    {
      title: 'Kapı Paspası Koko',
      price: 220,
      categories: ['Paspaslar'],
      variants: [{ options: { Renk: 'Gri' } }, { options: { Renk: 'Bordo' } }],
    },
    { title: 'Banyo Paspası Bulut', price: 310, categories: ['Paspaslar'] },
    { title: 'Kaydırmaz Altlık', price: 120, categories: ['Aksesuarlar'] },
    {
      title: 'Halı Şampuanı',
      price: 95,
      categories: ['Bakım'],
      variants: [
        { options: { Hacim: '500 ml' }, price: 95 },
        { options: { Hacim: '1 litre' }, price: 160 },
      ],
    },
  ],
};

export const rihan: Shop = {
  key: 'rihan',
  language: 'ar',
  currency: 'SAR',
  url: 'https://rihan.example',
  quiz: { question: 'لمن العطر؟', answers: ['لي', 'لشخص آخر'] },
  profile: {
    companyName: 'ريحان',
    whatServicesDoYouOfferToClients: 'عطور زيتية ومباخر وشموع.',
    moreInformationAboutYourProducts: 'كل العطور مصنوعة يدويا.',
    howCanCustomersReachYouOrYourTeam: 'salam@rihan.example',
    whatAreFAQs: 'هل تغلفون الهدايا؟\nنعم، مقابل 15 ريال للطلب.',
    howMuchDiscountCanYouDoMaximum: '',
  },
  pages: [
    {
      url: 'https://rihan.example/shipping',
      title: 'الشحن',
      topic: 'delivery',
      text: 'الشحن\n\nالشحن داخل السعودية 25 ريال. الشحن مجاني للطلبات فوق 300 ريال. الشحن إلى الإمارات 45 ريال.',
    },
    { url: 'https://rihan.example/returns', title: 'الإرجاع', topic: 'returns', text: 'الإرجاع\n\nيمكن الإرجاع خلال 7 أيام.' },
  ],
  products: [
    {
      title: 'عطر المسك',
      price: 120,
      categories: ['عطور'],
      variants: [
        { options: { الحجم: '6 مل' }, price: 120 },
        { options: { الحجم: '12 مل' }, price: 210 },
      ],
    },
    { title: 'عطر الورد', price: 95, categories: ['عطور'] },
    {
      title: 'مبخرة نحاسية',
      price: 150,
      categories: ['مباخر'],
      variants: [{ options: { اللون: 'ذهبي' } }, { options: { اللون: 'أسود' }, inStock: false }],
    },
    { title: 'شمعة الياسمين', price: 55, categories: ['شموع'] },
    { title: 'فحم البخور', price: 20, categories: ['مستلزمات'] },
  ],
};

export const yunomi: Shop = {
  key: 'yunomi',
  language: 'ja',
  currency: 'JPY',
  url: 'https://yunomi.example',
  quiz: { question: 'お茶はいつ飲みますか？', answers: ['朝', 'それ以外'] },
  profile: {
    companyName: '湯呑堂',
    whatServicesDoYouOfferToClients: '急須、湯呑み、日本茶の専門店です。',
    moreInformationAboutYourProducts: '急須はすべて手作りです。',
    howCanCustomersReachYouOrYourTeam: 'info@yunomi.example',
    whatAreFAQs: '茶葉の賞味期限は？\n製造から一年です。',
    howMuchDiscountCanYouDoMaximum: '',
  },
  pages: [
    {
      url: 'https://yunomi.example/shipping',
      title: '送料',
      topic: 'delivery',
      text: '送料\n\n送料は全国一律600円です。10000円を超えるご注文は送料無料です。',
    },
    { url: 'https://yunomi.example/returns', title: '返品', topic: 'returns', text: '返品\n\n未使用に限り8日以内に返品できます。' },
  ],
  products: [
    {
      title: '急須 あられ',
      price: 5200,
      categories: ['急須'],
      variants: [{ options: { 色: '黒' } }, { options: { 色: '緑' }, inStock: false }],
    },
    { title: '急須 こだま', price: 3800, categories: ['急須'] },
    { title: '湯呑み つゆくさ', price: 1400, categories: ['湯呑み'] },
    {
      title: '煎茶 やぶきた',
      price: 900,
      categories: ['お茶'],
      variants: [
        { options: { 内容量: '100g' }, price: 900 },
        { options: { 内容量: '300g' }, price: 2400 },
      ],
    },
    { title: '茶筒 さくら', price: 2200, categories: ['茶筒'] },
  ],
};
