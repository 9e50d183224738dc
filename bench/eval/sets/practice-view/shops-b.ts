/** Small shops whose visitors ask for facts of what is in view, or describe what they seek: written to be tuned on. */
import { emptyProfile, type Shop } from '../../lib/shop.ts';

export const zonluik: Shop = {
  key: 'zonluik',
  language: 'nl',
  currency: 'EUR',
  url: 'https://zonluik.example',
  quiz: { question: 'Voor welke kamer?', answers: ['Slaapkamer', 'Anders'] },
  profile: {
    ...emptyProfile,
    companyName: 'Zonluik',
    howCanCustomersReachYouOrYourTeam: 'info@zonluik.example',
    whatAreFAQs: `Hoe meet ik mijn raam op?
Meet van muur tot muur, op drie plekken, en neem de kleinste maat.

Kan ik zelf inkorten?
Rolgordijnen kunt u met een zaagje smaller maken.`,
  },
  pages: [
    {
      url: 'https://zonluik.example/bezorgen',
      title: 'Bezorgen',
      topic: 'delivery',
      text: 'Bezorgen\n\nNederland € 5,95, België € 8,95. Wij leveren binnen 5 werkdagen.',
    },
  ],
  products: [
    {
      title: 'Rolgordijn Nacht',
      price: 34.5,
      categories: ['Rolgordijnen'],
      attributes: { Breedte: ['120 cm'], Hoogte: ['190 cm'], Lichtdoorlating: ['Verduisterend'] },
      variants: [{ options: { Kleur: 'Wit' } }, { options: { Kleur: 'Antraciet' } }, { options: { Kleur: 'Zand' }, inStock: false }],
      description: 'Klemt op het kozijn, boren is niet nodig. De ketting zit rechts en kan naar links.',
    },
    {
      title: 'Plissé Ochtend',
      price: 49,
      categories: ['Plisségordijnen'],
      attributes: { Breedte: ['80 cm'], Hoogte: ['130 cm'], Lichtdoorlating: ['Lichtdoorlatend'] },
      description: 'Schuift van boven en van onder. Geschikt voor draaikiepramen en vochtige ruimtes.',
    },
    {
      title: 'Vitrage Mist',
      price: 22,
      categories: ['Vitrages'],
      attributes: { Breedte: ['140 cm'], Hoogte: ['250 cm'], Materiaal: ['Polyester'], Wassen: ['30 graden'] },
      description: 'Van buiten kijkt niemand naar binnen, maar het licht komt er wel door. Hoeft niet gestreken te worden.',
    },
    {
      title: 'Buitenzonwering Duin',
      price: 139,
      categories: ['Zonwering'],
      attributes: { Afmeting: ['3 x 4 m'], Materiaal: ['HDPE'], Gewicht: ['2,1 kg'] },
      description: 'Houdt 90 procent van de zon tegen en laat regen door. Haal het doek binnen bij windkracht 6.',
    },
  ],
};

export const autokacik: Shop = {
  key: 'autokacik',
  language: 'pl',
  currency: 'PLN',
  url: 'https://autokacik.example',
  quiz: { question: 'Jakie masz auto?', answers: ['Osobowe', 'Inne'] },
  profile: {
    ...emptyProfile,
    companyName: 'Autokącik',
    howCanCustomersReachYouOrYourTeam: 'kontakt@autokacik.example',
    whatAreFAQs: `Jak wyczyścić dywaniki?
Wodą z mydłem i szczotką, potem wysuszyć w cieniu.

Czy wystawiacie faktury?
Tak, wystarczy podać NIP w zamówieniu.`,
  },
  pages: [
    {
      url: 'https://autokacik.example/dostawa',
      title: 'Dostawa',
      topic: 'delivery',
      text: 'Dostawa\n\nKurier 14,90 zł, darmowa od 200 zł. Paczka dochodzi w 2 dni robocze.',
    },
  ],
  products: [
    {
      title: 'Odkurzacz samochodowy Wir',
      price: 189,
      categories: ['Odkurzacze'],
      attributes: { 'Czas pracy': ['25 minut'], Waga: ['0,9 kg'], Moc: ['120 W'], Ładowanie: ['3 godziny'] },
      description: 'Zbiera też wodę. W zestawie szczelinówka i szczotka do tapicerki. Filtr można myć pod kranem.',
    },
    {
      title: 'Uchwyt na telefon Chwyt',
      price: 59,
      categories: ['Uchwyty'],
      attributes: { Mocowanie: ['Kratka nawiewu'], Szerokość: ['60–90 mm'] },
      variants: [{ options: { Kolor: 'Czarny' } }, { options: { Kolor: 'Srebrny' } }],
      description: 'Trzyma telefon z etui. Obraca się o 360 stopni. Nie ładuje telefonu.',
    },
    {
      title: 'Pokrowiec na fotel Komfort',
      price: 119,
      categories: ['Pokrowce'],
      attributes: { Materiał: ['Welur'], Pranie: ['30°C'], Ilość: ['2 sztuki'] },
      variants: [{ options: { Kolor: 'Szary' } }, { options: { Kolor: 'Beżowy' } }],
      description: 'Nadaje się do foteli z boczną poduszką powietrzną. Zakłada się bez narzędzi w dziesięć minut.',
    },
    {
      title: 'Mata do bagażnika Ostoja',
      price: 149,
      categories: ['Maty'],
      attributes: { Wymiary: ['110 x 90 cm'], Materiał: ['Guma'] },
      description: 'Podniesione brzegi zatrzymują wodę i błoto. Na początku lekko pachnie gumą, zapach znika po tygodniu.',
    },
  ],
};

export const demlik: Shop = {
  key: 'demlik',
  language: 'tr',
  currency: 'TRY',
  url: 'https://demlik.example',
  quiz: { question: 'Kimin için?', answers: ['Kendim', 'Başkası'] },
  profile: {
    ...emptyProfile,
    companyName: 'Demlik Evi',
    howCanCustomersReachYouOrYourTeam: 'merhaba@demlik.example',
    whatAreFAQs: `Çay nasıl saklanır?
Ağzı kapalı bir kutuda, serin ve kuru yerde.

Bakır cezve nasıl parlatılır?
Limon ve tuzla ovup durulayın.`,
  },
  pages: [
    {
      url: 'https://demlik.example/kargo',
      title: 'Kargo',
      topic: 'delivery',
      text: 'Kargo\n\nKargo 79 TL, 750 TL üzeri ücretsiz. Siparişler 2-3 iş gününde ulaşır.',
    },
  ],
  products: [
    {
      title: 'Çelik Çaydanlık Boğaz',
      price: 890,
      categories: ['Çaydanlıklar'],
      attributes: { Kapasite: ['2,5 litre'], Malzeme: ['Çelik'], Ağırlık: ['1,6 kg'], İndüksiyon: ['Evet'] },
      description: 'Kulpu ısınmaz. Bulaşık makinesinde yıkanabilir. Sekiz kişiye yeter.',
    },
    {
      title: 'Cam Demlik Pınar',
      price: 420,
      categories: ['Demlikler'],
      attributes: { Kapasite: ['800 ml'], Malzeme: ['Borosilikat cam'] },
      description: 'İçinde çıkarılabilir süzgeç var. Ocakta kullanılmaz.',
    },
    {
      title: 'Bakır Cezve Usta',
      price: 350,
      categories: ['Cezveler'],
      attributes: { Kapasite: ['250 ml'], Malzeme: ['Bakır'], Kalınlık: ['1,5 mm'] },
      variants: [{ options: { Renk: 'Bakır' } }, { options: { Renk: 'Gümüş' } }],
      description: 'İki fincanlık. İçi kalay kaplıdır, sapı gürgendendir.',
    },
    {
      title: 'Rize Siyah Çay',
      price: 160,
      categories: ['Çaylar'],
      attributes: { Ağırlık: ['500 g'], Menşei: ['Rize'], Hasat: ['2026 mayıs'] },
      description: 'On beş dakikada demlenir. Katkı ve aroma içermez.',
    },
  ],
};

export const zahrati: Shop = {
  key: 'zahrati',
  language: 'ar',
  currency: 'SAR',
  url: 'https://zahrati.example',
  quiz: { question: 'لمن تشتري؟', answers: ['لنفسي', 'لشخص آخر'] },
  profile: {
    ...emptyProfile,
    companyName: 'زهرتي',
    howCanCustomersReachYouOrYourTeam: 'salam@zahrati.example',
    whatAreFAQs: `كيف أحفظ البخور؟
في علبة مغلقة بعيدا عن الرطوبة.

كيف أنظف المبخرة؟
بقطعة قماش جافة بعد أن تبرد.`,
  },
  pages: [
    {
      url: 'https://zahrati.example/shipping',
      title: 'الشحن',
      topic: 'delivery',
      text: 'الشحن\n\nالتوصيل داخل المملكة 25 ريال ويصل خلال 3 أيام عمل.',
    },
  ],
  products: [
    {
      title: 'عطر ليل',
      price: 240,
      categories: ['عطور'],
      attributes: { السعة: ['50 مل'], الثبات: ['8 ساعات'], النوتات: ['ورد، عود'] },
      description: 'عطر مسائي دافئ. لا يحتوي على كحول.',
    },
    {
      title: 'مبخرة كهربائية نسمة',
      price: 130,
      categories: ['مباخر'],
      attributes: { الوزن: ['300 غرام'], البطارية: ['3 ساعات'] },
      variants: [{ options: { اللون: 'ذهبي' } }, { options: { اللون: 'أسود' } }],
      description: 'تسخن خلال دقيقة واحدة وتطفأ وحدها. تشحن بكابل مرفق.',
    },
    {
      title: 'بخور العود الملكي',
      price: 95,
      categories: ['بخور'],
      attributes: { الوزن: ['40 غرام'], المنشأ: ['الهند'] },
      description: 'تكفي العلبة نحو عشرين مرة. رائحته تبقى يوما كاملا.',
    },
  ],
};

export const hikarido: Shop = {
  key: 'hikarido',
  language: 'ja',
  currency: 'JPY',
  url: 'https://hikarido.example',
  quiz: { question: 'どなたが使いますか？', answers: ['自分', 'ほかの人'] },
  profile: {
    ...emptyProfile,
    companyName: 'ひかり堂',
    howCanCustomersReachYouOrYourTeam: 'info@hikarido.example',
    whatAreFAQs: `鉄瓶がさびたらどうすればいいですか？
茶葉を入れて三十分煮てください。

のし紙は付けられますか？
はい、無料でお付けします。`,
  },
  pages: [
    {
      url: 'https://hikarido.example/shipping',
      title: '送料',
      topic: 'delivery',
      text: '送料\n\n全国一律 660円。8,000円以上のご注文は無料です。三日ほどで届きます。',
    },
  ],
  products: [
    {
      title: '南部鉄瓶 あられ',
      price: 18000,
      categories: ['鉄瓶'],
      attributes: { 容量: ['900 ml'], 重さ: ['1.5 kg'], IH対応: ['はい'] },
      description: '盛岡の職人が一つずつ作ります。直火でも使えます。食器洗い機には入れないでください。',
    },
    {
      title: '常滑急須 朱泥',
      price: 5200,
      categories: ['急須'],
      attributes: { 容量: ['300 ml'], 重さ: ['220 g'], 材質: ['陶器'] },
      description: '茶こしは陶製です。二人から三人分のお茶がいれられます。',
    },
    {
      title: '保温マグ ゆき',
      price: 3400,
      categories: ['マグ'],
      attributes: { 容量: ['350 ml'], 保温時間: ['6時間'] },
      variants: [{ options: { 色: '白' } }, { options: { 色: '青' } }],
      description: 'ふたは外して洗えます。電子レンジには使えません。',
    },
  ],
};
