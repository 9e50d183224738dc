/** Shops of the fourth fresh set: bicycle bags, board games, spices, plants, wooden bowls. */
import type { Shop } from '../../lib/shop.ts';

const silent = {
  whatServicesDoYouOfferToClients: '',
  moreInformationAboutYourProducts: '',
  howCanCustomersReachYouOrYourTeam: '',
  whatAreFAQs: '',
  howMuchDiscountCanYouDoMaximum: '',
};

export const tasaanboord: Shop = {
  key: 'tasaanboord',
  language: 'nl',
  currency: 'EUR',
  url: 'https://tasaanboord.example',
  quiz: { question: 'Waarvoor is de tas?', answers: ['De fiets', 'Iets anders'] },
  profile: { ...silent, companyName: 'Tas aan Boord', howCanCustomersReachYouOrYourTeam: 'ahoi@tasaanboord.example, 030 22 11 00' },
  pages: [
    {
      url: 'https://tasaanboord.example/verzending',
      title: 'Verzending en retour',
      topic: 'delivery',
      text: 'Verzending en retour\n\nVerzenden kost € 3,75 binnen Nederland; vanaf € 45 betaal je niets. Naar België is het € 5,75 en naar Duitsland € 8,25. Verder versturen we niet.\n\nVoor 17.00 uur besteld, dezelfde dag verstuurd.\n\nJe mag een tas 60 dagen proberen, ook op de fiets. Een vieze tas nemen we niet terug. Terugsturen kost € 3,75.',
    },
    {
      url: 'https://tasaanboord.example/vragen',
      title: 'Vragen',
      topic: 'questions',
      text: 'Vragen\n\nPast de tas op elke drager?\n\nOp dragers met buizen tot 16 mm. Voor e-bikes heb je de adapter nodig.\n\nZijn de tassen waterdicht?\n\nDe Schipper is waterdicht, de andere tassen zijn spatwaterdicht.\n\nRepareren jullie haken?\n\nJa, een nieuwe haak kost € 6 en zetten we gratis vast.\n\nHoe lang is de garantie?\n\nVijf jaar op naden, twee jaar op haken.\n\nWaar kan ik een tas passen?\n\nIn onze winkel aan de Oudegracht in Utrecht, donderdag tot en met zaterdag van 10 tot 18 uur.\n\nKan ik met een cadeaukaart betalen?\n\nJa, met de Fietscadeaukaart. Ook met iDEAL.',
    },
  ],
  products: [
    {
      title: 'Tas Schipper',
      price: 89,
      was: 105,
      categories: ['Fietstassen'],
      attributes: { Inhoud: ['22 liter'], Kleur: ['Zwart', 'Geel'] },
    },
    { title: 'Tas Matroos', price: 64, categories: ['Fietstassen'], attributes: { Inhoud: ['18 liter'], Kleur: ['Blauw'] } },
    { title: 'Dubbele tas Kapitein', price: 119, inStock: false, categories: ['Fietstassen'], attributes: { Inhoud: ['40 liter'] } },
    { title: 'Stuurtas Bootsman', price: 49, categories: ['Stuurtassen'], attributes: { Inhoud: ['5 liter'] } },
    { title: 'Zadeltas Jutter', price: 24.5, categories: ['Zadeltassen'], attributes: { Inhoud: ['1 liter'] } },
    { title: 'Rugzak Loods', price: 79, was: 95, categories: ['Rugzakken'], attributes: { Inhoud: ['20 liter'] } },
    { title: 'Adapter e-bike', price: 14, categories: ['Onderdelen'], attributes: { Materiaal: ['Aluminium'] } },
    { title: 'Regenhoes', price: 12.5, categories: ['Onderdelen'], attributes: { Kleur: ['Geel'] } },
  ],
};

export const pionek: Shop = {
  key: 'pionek',
  language: 'pl',
  currency: 'PLN',
  url: 'https://pionek.example',
  quiz: { question: 'Z kim grasz?', answers: ['Z dziećmi', 'Z innymi'] },
  profile: { ...silent, companyName: 'Pionek', howCanCustomersReachYouOrYourTeam: 'gra@pionek.example, 22 555 66 77' },
  pages: [
    {
      url: 'https://pionek.example/dostawa',
      title: 'Dostawa i zwroty',
      topic: 'delivery',
      text: 'Dostawa i zwroty\n\nKurier kosztuje 14,90 zł, paczkomat 11,90 zł. Od 199 zł dostawa do paczkomatu jest za darmo.\n\nZamówienia z dni roboczych do godziny 14 wysyłamy tego samego dnia.\n\nGrę w folii można zwrócić w ciągu 30 dni. Rozpakowanych gier nie przyjmujemy, chyba że brakuje elementów. Koszt odesłania ponosi kupujący.\n\nZa granicę nie wysyłamy.',
    },
    {
      url: 'https://pionek.example/pomoc',
      title: 'Pomoc',
      topic: 'questions',
      text: 'Pomoc\n\nBrakuje mi pionka, co robić?\n\nProszę napisać, czego brakuje. Brakujące elementy wysyłamy bezpłatnie w tydzień.\n\nCzy można u was pograć?\n\nTak, w piątki od 17 do 22 w naszej kawiarni przy ulicy Hożej 12 w Warszawie. Wstęp kosztuje 10 zł.\n\nCzy wypożyczacie gry?\n\nTak, 15 zł za tydzień i 100 zł kaucji.\n\nJak zapłacić?\n\nBLIK, karta, PayU. Za pobraniem nie wysyłamy.\n\nOd ilu lat jest gra Wyprawa?\n\nOd ośmiu lat.',
    },
  ],
  products: [
    { title: 'Gra Wyprawa', price: 129, was: 149, categories: ['Gry rodzinne'], attributes: { Gracze: ['2–5'], Czas: ['45 min'] } },
    { title: 'Gra Zamek', price: 99, categories: ['Gry rodzinne'], attributes: { Gracze: ['2–4'], Czas: ['30 min'] } },
    { title: 'Gra Imperium', price: 249, categories: ['Gry strategiczne'], attributes: { Gracze: ['2–6'], Czas: ['180 min'] } },
    { title: 'Gra Latarnia', price: 159, inStock: false, categories: ['Gry kooperacyjne'], attributes: { Gracze: ['1–4'] } },
    { title: 'Karty Lisek', price: 35, categories: ['Gry karciane'], attributes: { Gracze: ['2–6'] } },
    { title: 'Szachy dębowe', price: 189, was: 210, categories: ['Klasyczne'], attributes: { Drewno: ['Dąb'] } },
    { title: 'Koszulki na karty 100 szt.', price: 12, categories: ['Akcesoria'], attributes: { Sztuki: ['100'] } },
    { title: 'Mata do gry', price: 79, categories: ['Akcesoria'], attributes: { Wymiary: ['90 x 90 cm'] } },
  ],
};

export const baharevi: Shop = {
  key: 'baharevi',
  language: 'tr',
  currency: 'TRY',
  url: 'https://baharevi.example',
  quiz: { question: 'Ne pişireceksiniz?', answers: ['Et', 'Başka'] },
  profile: { ...silent, companyName: 'Bahar Evi', howCanCustomersReachYouOrYourTeam: 'koku@baharevi.example, 0342 230 11 22' },
  pages: [
    {
      url: 'https://baharevi.example/kargo',
      title: 'Kargo ve iade',
      topic: 'delivery',
      text: 'Kargo ve iade\n\nKargo 75 TL, 900 TL üzeri siparişlerde bedava. Siparişler 2 gün içinde kargoya verilir ve 1-3 günde elinize ulaşır.\n\nYurt dışına gönderimimiz yoktur.\n\nAçılmamış paketleri 14 gün içinde iade edebilirsiniz. Açılmış baharat geri alınmaz. İade kargosunu alıcı öder.',
    },
    {
      url: 'https://baharevi.example/sorular',
      title: 'Sorular',
      topic: 'questions',
      text: 'Sorular\n\nBaharatlar ne kadar dayanır?\n\nÇekilmiş baharat 1 yıl, tane baharat 3 yıl dayanır.\n\nNasıl saklamalıyım?\n\nKapalı kavanozda, ışık görmeyen yerde saklayın.\n\nBiberleriniz acı mı?\n\nİsot orta acıdır, pul biber acısızdır. En acısı Arnavut biberidir.\n\nÖğütüyor musunuz?\n\nEvet, taneleri ücretsiz öğütüyoruz; siparişte belirtin.\n\nÖdeme nasıl yapılır?\n\nKart veya kapıda nakit. Kapıda ödeme 30 TL ektir.\n\nDükkânınız nerede?\n\nGaziantep Almacı Pazarı 22 numara, her gün 9-20.',
    },
  ],
  products: [
    { title: 'İsot 250 g', price: 140, categories: ['Biberler'], attributes: { Gramaj: ['250 g'] } },
    { title: 'Pul Biber 250 g', price: 110, was: 130, categories: ['Biberler'], attributes: { Gramaj: ['250 g'] } },
    { title: 'Arnavut Biberi 100 g', price: 95, inStock: false, categories: ['Biberler'], attributes: { Gramaj: ['100 g'] } },
    { title: 'Sumak 200 g', price: 85, categories: ['Ekşiler'], attributes: { Gramaj: ['200 g'] } },
    { title: 'Safran 1 g', price: 320, categories: ['Özel'], attributes: { Gramaj: ['1 g'] } },
    { title: 'Köfte Harcı', price: 60, categories: ['Karışımlar'], attributes: { Gramaj: ['150 g'] } },
    { title: 'Değirmen Ceviz', price: 450, was: 520, categories: ['Gereçler'], attributes: { Ağaç: ['Ceviz'] } },
    { title: 'Baharat Takımı Altılı', price: 480, categories: ['Hediye'], attributes: { Adet: ['6'] } },
  ],
};

export const shurfa: Shop = {
  key: 'shurfa',
  language: 'ar',
  currency: 'AED',
  url: 'https://dukkan-alhadiqa.example',
  quiz: { question: 'أين تزرع؟', answers: ['في الشرفة', 'مكان آخر'] },
  profile: { ...silent, companyName: 'دكان الحديقة', howCanCustomersReachYouOrYourTeam: 'zar3@dukkan-alhadiqa.example، 04 555 1234' },
  pages: [
    {
      url: 'https://dukkan-alhadiqa.example/delivery',
      title: 'التوصيل والإرجاع',
      topic: 'delivery',
      text: 'التوصيل والإرجاع\n\nالتوصيل في دبي 15 درهما وفي بقية الإمارات 25 درهما. التوصيل مجاني للطلبات فوق 250 درهما.\n\nنوصل في اليوم التالي بين الخامسة والتاسعة مساء. لا نوصل خارج الإمارات.\n\nيمكن إرجاع الأصص خلال 14 يوما. النباتات لا ترجع، لكننا نستبدل النبتة التي تصل تالفة إذا أرسلت صورة خلال 24 ساعة.',
    },
    {
      url: 'https://dukkan-alhadiqa.example/faq',
      title: 'أسئلة متكررة',
      topic: 'questions',
      text: 'أسئلة متكررة\n\nكم مرة أسقي الصبار؟\n\nمرة كل أسبوعين في الصيف، ومرة كل شهر في الشتاء.\n\nهل تقدمون خدمة تنسيق الشرفات؟\n\nنعم، تبدأ الأسعار من 500 درهم وتشمل زيارة واحدة.\n\nكيف أدفع؟\n\nبالبطاقة أو نقدا عند التسليم. لا نقبل التحويل البنكي.\n\nأين المحل؟\n\nفي القوز، شارع 8. مفتوح كل يوم عدا الجمعة من العاشرة صباحا إلى الثامنة مساء.',
    },
  ],
  products: [
    { title: 'صبار صغير', price: 35, categories: ['نباتات'], attributes: { الارتفاع: ['15 سم'] } },
    { title: 'نبتة الريحان', price: 20, was: 28, categories: ['نباتات'], attributes: { الارتفاع: ['20 سم'] } },
    { title: 'شجرة زيتون', price: 240, inStock: false, categories: ['نباتات'], attributes: { الارتفاع: ['120 سم'] } },
    { title: 'أصيص فخار كبير', price: 90, categories: ['أصص'], attributes: { القطر: ['40 سم'] } },
    { title: 'أصيص فخار صغير', price: 45, categories: ['أصص'], attributes: { القطر: ['18 سم'] } },
    { title: 'تربة زراعية', price: 30, categories: ['مستلزمات'], attributes: { الحجم: ['20 لتر'] } },
    { title: 'مقص تقليم', price: 55, was: 65, categories: ['أدوات'], attributes: { الطول: ['20 سم'] } },
    { title: 'إبريق سقاية', price: 60, categories: ['أدوات'], attributes: { اللون: ['أخضر', 'رمادي'] } },
  ],
};

export const yorimichi: Shop = {
  key: 'yorimichi',
  language: 'ja',
  currency: 'JPY',
  url: 'https://yorimichi.example',
  quiz: { question: 'どなたがお使いですか？', answers: ['自分', '贈り物'] },
  profile: { ...silent, companyName: '木の器 よりみち', howCanCustomersReachYouOrYourTeam: 'ki@yorimichi.example、0584-11-2233' },
  pages: [
    {
      url: 'https://yorimichi.example/shipping',
      title: '配送と返品',
      topic: 'delivery',
      text: '配送と返品\n\n送料は全国600円、沖縄は1,300円です。10,000円以上のご注文は送料無料です。\n\n在庫のある品は3日以内に発送します。受注製作の品は4週間ほどお待ちください。\n\n未使用の品は14日以内であれば返品を承ります。返送料はお客様のご負担です。名入れの品は返品できません。',
    },
    {
      url: 'https://yorimichi.example/faq',
      title: 'よくある質問',
      topic: 'questions',
      text: 'よくある質問\n\n電子レンジで使えますか？\n\n木の器は電子レンジでお使いになれません。\n\nお手入れの方法は？\n\n洗ったあとはすぐに拭き、月に一度くるみ油を塗ってください。\n\n名入れはできますか？\n\n一文字200円で、10文字まで承ります。\n\n修理はできますか？\n\n欠けの修理は1,500円からです。\n\n支払い方法は？\n\nクレジットカードと銀行振込です。後払いはご利用いただけません。\n\n工房の見学はできますか？\n\n土曜の午後に、予約制で無料でご覧いただけます。',
    },
  ],
  products: [
    { title: '汁椀 欅', price: 4200, categories: ['椀'], attributes: { 直径: ['12cm'], 木: ['欅'] } },
    { title: '汁椀 桜', price: 3600, was: 4000, categories: ['椀'], attributes: { 直径: ['11cm'], 木: ['桜'] } },
    { title: '平皿 栗', price: 5400, categories: ['皿'], attributes: { 直径: ['21cm'], 木: ['栗'] } },
    { title: '豆皿 五枚組', price: 6800, inStock: false, categories: ['皿'], attributes: { 枚数: ['5'] } },
    { title: '箸 一膳', price: 1500, categories: ['箸'], attributes: { 長さ: ['23cm'] } },
    { title: 'くるみ油', price: 900, categories: ['手入れ'], attributes: { 内容量: ['50ml'] } },
    { title: 'お盆 丸', price: 8800, was: 9800, categories: ['盆'], attributes: { 直径: ['30cm'] } },
    { title: '子ども用スプーン', price: 1200, categories: ['カトラリー'], attributes: { 長さ: ['13cm'] } },
  ],
};
