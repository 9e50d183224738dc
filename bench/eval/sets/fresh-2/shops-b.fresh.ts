/** Shops of the second fresh set: plants, lamps of salt, ceramics, carpets, notebooks. */
import type { Shop } from '../../lib/shop.ts';

const none = { whatServicesDoYouOfferToClients: '', moreInformationAboutYourProducts: '', howMuchDiscountCanYouDoMaximum: '' };

export const stekje: Shop = {
  key: 'stekje',
  language: 'nl',
  currency: 'EUR',
  url: 'https://stekje.example',
  quiz: { question: 'Hoeveel licht is er?', answers: ['Veel', 'Anders'] },
  profile: {
    ...none,
    companyName: 'Het Stekje',
    moreInformationAboutYourProducts:
      'Onze planten worden zonder gif gekweekt. Alleen de graslelie en de calathea zijn veilig voor katten.',
    howCanCustomersReachYouOrYourTeam: 'groen@stekje.example, 010 444 55 66',
    whatAreFAQs: `Hoe worden planten verstuurd?
Planten tot 60 cm gaan met de post voor € 7. Grotere planten bezorgen we zelf, alleen in de Randstad, voor € 15.

Versturen jullie bij vorst?
Bij vorst versturen we niet. U krijgt dan bericht.

Mijn plant is kapot aangekomen
Stuur binnen 48 uur een foto, dan krijgt u een nieuwe plant. Verwelkte bladeren vallen daar niet onder.

Kan ik ruilen?
Potten kunt u binnen 14 dagen ruilen. Planten ruilen we niet.

Hoe betaal ik?
Met iDEAL of Klarna. Cadeaubonnen zijn twee jaar geldig.`,
    howMuchDiscountCanYouDoMaximum: '10 % vanaf 5 planten',
  },
  pages: [],
  products: [
    { title: 'Graslelie Groen', price: 9.95, categories: ['Planten'], attributes: { Hoogte: ['25 cm'] } },
    { title: 'Calathea Zebra', price: 24.5, categories: ['Planten'], attributes: { Hoogte: ['40 cm'] } },
    { title: 'Monstera Reus', price: 59, was: 69, categories: ['Planten'], attributes: { Hoogte: ['110 cm'] } },
    { title: 'Ficus Lyrata', price: 45, inStock: false, categories: ['Planten'], attributes: { Hoogte: ['90 cm'] } },
    { title: 'Vetplant Mix', price: 14, categories: ['Planten'], attributes: { Aantal: ['3'] } },
    { title: 'Pot Terra', price: 18, categories: ['Potten'], attributes: { Diameter: ['16 cm'], Kleur: ['Terracotta'] } },
    { title: 'Pot Wolk', price: 22, was: 26, categories: ['Potten'], attributes: { Diameter: ['20 cm'], Kleur: ['Wit'] } },
    { title: 'Gieter Koper', price: 35, categories: ['Verzorging'], attributes: { Inhoud: ['1 liter'] } },
    { title: 'Plantenvoeding', price: 8.5, categories: ['Verzorging'], attributes: { Inhoud: ['500 ml'] } },
    { title: 'Snoeischaar Mini', price: 16, categories: ['Verzorging'], attributes: { Lengte: ['15 cm'] } },
  ],
};

export const solniczka: Shop = {
  key: 'solniczka',
  language: 'pl',
  currency: 'PLN',
  url: 'https://solniczka.example',
  quiz: { question: 'Do jakiego pokoju?', answers: ['Sypialnia', 'Inny'] },
  profile: {
    ...none,
    companyName: 'Solniczka',
    moreInformationAboutYourProducts:
      'Lampy robimy z soli kłodawskiej. Tylko lampa Grota ma ściemniacz. Lamp nie wolno stawiać w łazience.',
    howCanCustomersReachYouOrYourTeam: 'sol@solniczka.example, 63 273 00 11',
    whatAreFAQs: `Ile kosztuje wysyłka?
Wysyłka kosztuje 19 zł, a lampy powyżej 10 kg wysyłamy za 39 zł. Odbiór osobisty jest bezpłatny.

Kiedy wysyłacie?
Zamówienia do godziny 11 wysyłamy tego samego dnia. W soboty nie wysyłamy.

Czy lampę można zwrócić?
Lampę można zwrócić w ciągu 20 dni, jeśli nie była podłączona. Żarówek nie przyjmujemy.

Jaka jest gwarancja?
Na przewód dajemy dwa lata gwarancji. Sól nie jest objęta gwarancją.

Jak płacić?
BLIK i przelew. Kart nie przyjmujemy.`,
  },
  pages: [],
  products: [
    { title: 'Lampa Grota', price: 149, categories: ['Lampy'], attributes: { Waga: ['4 kg'], Moc: ['15 W'] } },
    { title: 'Lampa Kryształ', price: 99, was: 119, categories: ['Lampy'], attributes: { Waga: ['3 kg'], Moc: ['15 W'] } },
    { title: 'Lampa Góra', price: 289, categories: ['Lampy'], attributes: { Waga: ['12 kg'], Moc: ['25 W'] } },
    { title: 'Lampa Kula', price: 129, inStock: false, categories: ['Lampy'], attributes: { Waga: ['3,5 kg'] } },
    { title: 'Świecznik Solny', price: 35, categories: ['Świeczniki'], attributes: { Waga: ['1 kg'] } },
    { title: 'Świecznik Podwójny', price: 49, was: 55, categories: ['Świeczniki'], attributes: { Waga: ['1,8 kg'] } },
    { title: 'Sól do kąpieli', price: 22, categories: ['Kąpiel'], attributes: { Masa: ['1 kg'] } },
    { title: 'Sól kuchenna', price: 12, categories: ['Kuchnia'], attributes: { Masa: ['500 g'] } },
    { title: 'Żarówka E14', price: 9, categories: ['Akcesoria'], attributes: { Moc: ['15 W'] } },
    { title: 'Podstawka dębowa', price: 42, categories: ['Akcesoria'], attributes: { Materiał: ['Dąb'] } },
  ],
};

export const cini: Shop = {
  key: 'cini',
  language: 'tr',
  currency: 'TRY',
  url: 'https://izniksir.example',
  quiz: { question: 'Nerede kullanacaksınız?', answers: ['Mutfak', 'Başka yer'] },
  profile: {
    ...none,
    companyName: 'İznik Sır',
    moreInformationAboutYourProducts:
      'Çinilerimiz elde boyanır. Yalnızca Lale serisi fırına girer. Altın yaldızlı parçalar mikrodalgaya konmaz.',
    howCanCustomersReachYouOrYourTeam: 'sir@izniksir.example, 0224 757 10 20',
    whatAreFAQs: `Kırılırsa ne olur?
Kargoda kırılan ürünü ücretsiz yenileriz; fotoğrafı 3 gün içinde göndermeniz gerekir.

Kargo ne kadar?
Kargo 120 TL'dir. 2.500 TL üstü siparişlerde kargo alınmaz. Avrupa'ya kargo 900 TL'dir.

Ne zaman gelir?
Hazır ürünler 3-5 iş gününde ulaşır. Özel siparişler bir ay sürer.

İade var mı?
Özel siparişler iade alınmaz. Diğer ürünler 10 gün içinde iade alınır.

Ödeme nasıl?
Kartla veya havaleyle. Havalede %5 indirim vardır.`,
    howMuchDiscountCanYouDoMaximum: 'Havalede %5',
  },
  pages: [],
  products: [
    { title: 'Lale Tabak', price: 650, categories: ['Tabaklar'], attributes: { Çap: ['25 cm'], Renk: ['Mavi'] } },
    { title: 'Lale Kase', price: 420, was: 490, categories: ['Kaseler'], attributes: { Çap: ['15 cm'] } },
    { title: 'Karanfil Vazo', price: 1350, categories: ['Vazolar'], attributes: { Yükseklik: ['30 cm'] } },
    { title: 'Nar Vazo', price: 980, inStock: false, categories: ['Vazolar'], attributes: { Yükseklik: ['22 cm'] } },
    { title: 'Rumi Karo', price: 180, categories: ['Karolar'], attributes: { Ölçü: ['20x20 cm'] } },
    { title: 'Selvi Karo', price: 210, was: 240, categories: ['Karolar'], attributes: { Ölçü: ['20x20 cm'] } },
    { title: 'Yaldızlı Fincan', price: 390, categories: ['Fincanlar'], attributes: { Adet: ['2'] } },
    { title: 'Çini Saat', price: 870, categories: ['Duvar'], attributes: { Çap: ['30 cm'] } },
    { title: 'Bardak Altlığı Dörtlü', price: 260, categories: ['Masa'], attributes: { Adet: ['4'] } },
    { title: 'Kolye Hilal', price: 330, categories: ['Takı'], attributes: { Malzeme: ['Gümüş'] } },
  ],
};

export const sadu: Shop = {
  key: 'sadu',
  language: 'ar',
  currency: 'KWD',
  url: 'https://sadu-house.example',
  quiz: { question: 'لأي غرفة؟', answers: ['المجلس', 'غرفة أخرى'] },
  profile: {
    ...none,
    companyName: 'بيت السدو',
    moreInformationAboutYourProducts: 'السجاد منسوج يدويا من صوف الغنم. الوسائد فقط تغسل في الغسالة.',
    howCanCustomersReachYouOrYourTeam: 'bait@sadu-house.example، 2245 6677',
    whatAreFAQs: `كم سعر التوصيل؟
التوصيل داخل الكويت بدينارين. التوصيل إلى قطر بخمسة دنانير ولا نوصل إلى غيرها.

كم يستغرق التوصيل؟
يصل الطلب خلال 3 أيام. السجاد المفصل يستغرق شهرين.

هل يمكن الاستبدال؟
يمكن استبدال الوسائد خلال 14 يوما. السجاد المفصل لا يستبدل ولا يرد.

كيف أدفع؟
كي نت أو بطاقة. لا نقبل الشيكات.`,
  },
  pages: [],
  products: [
    { title: 'سجادة البادية', price: 85, categories: ['سجاد'], attributes: { المقاس: ['200×300 سم'], اللون: ['أحمر'] } },
    { title: 'سجادة الهجر', price: 60, was: 72, categories: ['سجاد'], attributes: { المقاس: ['160×230 سم'], اللون: ['أسود'] } },
    { title: 'وسادة السدو', price: 12, categories: ['وسائد'], attributes: { المقاس: ['45×45 سم'] } },
    { title: 'وسادة طويلة', price: 18, inStock: false, categories: ['وسائد'], attributes: { المقاس: ['40×90 سم'] } },
    { title: 'حقيبة سدو', price: 22, categories: ['حقائب'], attributes: { اللون: ['بني', 'أحمر'] } },
    { title: 'محفظة سدو', price: 9, was: 11, categories: ['حقائب'], attributes: { اللون: ['أسود'] } },
    { title: 'مفرش طاولة', price: 15, categories: ['مفارش'], attributes: { المقاس: ['40×150 سم'] } },
    { title: 'شال صوف', price: 28, categories: ['ملابس'], attributes: { اللون: ['أبيض'] } },
    { title: 'ميدالية مفاتيح', price: 3, categories: ['هدايا'], attributes: { المادة: ['صوف'] } },
    { title: 'لوحة جدارية', price: 45, categories: ['ديكور'], attributes: { المقاس: ['60×90 سم'] } },
  ],
};

export const washi: Shop = {
  key: 'washi',
  language: 'ja',
  currency: 'JPY',
  url: 'https://washi-mino.example',
  quiz: { question: '何にお使いですか？', answers: ['手紙', 'その他'] },
  profile: {
    ...none,
    companyName: '美濃和紙工房',
    moreInformationAboutYourProducts: '紙はすべて手漉きです。プリンターで使えるのは「薄口」だけです。水に濡らさないでください。',
    howCanCustomersReachYouOrYourTeam: 'kami@washi-mino.example、0575-00-9876',
    whatAreFAQs: `送料はかかりますか？
ゆうパケットは300円、宅配便は850円です。6,000円以上で宅配便の送料が無料になります。

発送はいつですか？
平日の13時までのご注文は当日に発送します。土日は発送しません。

返品できますか？
未開封の商品は10日以内に返品できます。裁断した紙は返品できません。

領収書は出ますか？
領収書は発行しています。請求書払いは法人のみです。

体験教室はありますか？
毎月第2日曜に開催し、料金は2,200円です。`,
    howMuchDiscountCanYouDoMaximum: '10%（50枚以上）',
  },
  pages: [],
  products: [
    { title: '便箋 薄口', price: 980, categories: ['便箋'], attributes: { 枚数: ['20枚'] } },
    { title: '便箋 厚口', price: 1280, was: 1480, categories: ['便箋'], attributes: { 枚数: ['20枚'] } },
    { title: '封筒 白', price: 650, categories: ['封筒'], attributes: { 枚数: ['10枚'] } },
    { title: '封筒 藍', price: 750, inStock: false, categories: ['封筒'], attributes: { 枚数: ['10枚'] } },
    { title: '和紙ノート', price: 2400, categories: ['ノート'], attributes: { ページ: ['80'] } },
    { title: '御朱印帳', price: 3200, was: 3600, categories: ['ノート'], attributes: { 色: ['赤', '紺'] } },
    { title: '灯り 月', price: 14800, categories: ['照明'], attributes: { 高さ: ['35cm'] } },
    { title: '障子紙', price: 5200, categories: ['建具'], attributes: { 長さ: ['7m'] } },
    { title: '折り紙セット', price: 880, categories: ['玩具'], attributes: { 枚数: ['60枚'] } },
    { title: '名刺用紙', price: 1900, categories: ['名刺'], attributes: { 枚数: ['100枚'] } },
  ],
};
