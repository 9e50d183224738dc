/** Shops of the first fresh set: cheese, wool, pots, dates, umbrellas. */
import type { Shop } from '../../lib/shop.ts';

export const kaasjager: Shop = {
  key: 'kaasjager',
  language: 'nl',
  currency: 'EUR',
  url: 'https://kaasjager.example',
  quiz: { question: 'Houdt u van oude kaas?', answers: ['Ja', 'Iets anders'] },
  profile: {
    companyName: 'De Kaasjager',
    whatServicesDoYouOfferToClients:
      'Wij snijden kaas van kleine boerderijen op bestelling. Vacuüm verpakken is gratis. Voor borrels verhuren we planken voor € 10 per dag.',
    moreInformationAboutYourProducts:
      'Onze boerenkaas is van rauwe melk. Alleen de geitenkaas is gemaakt met vegetarisch stremsel. Na opening blijft kaas twee weken goed in de koelkast.',
    howCanCustomersReachYouOrYourTeam: 'vraag@kaasjager.example of 030 250 60 70',
    whatAreFAQs: `Wanneer wordt mijn kaas bezorgd?
We verzenden op dinsdag en donderdag; de volgende dag heeft u de kaas in huis.

Wat zijn de bezorgkosten?
Bezorgen kost € 5,75. Vanaf € 45 bezorgen we gratis in Nederland. Naar België rekenen we € 9,50.

Bezorgen jullie in Duitsland?
Nee, alleen in Nederland en België.

Kan ik kaas terugsturen?
Kaas nemen we niet terug. Is er iets mis met de kaas, dan krijgt u binnen vijf dagen uw geld terug.

Hoe kan ik betalen?
Met iDEAL, Bancontact of creditcard. Achteraf betalen kan alleen voor bedrijven.`,
    howMuchDiscountCanYouDoMaximum: '5 % vanaf 3 kilo',
  },
  pages: [],
  products: [
    { title: 'Boerenkaas jong 500 g', price: 8.95, categories: ['Boerenkaas'], attributes: { Rijping: ['6 weken'], Melk: ['Koe'] } },
    { title: 'Boerenkaas belegen 500 g', price: 10.5, categories: ['Boerenkaas'], attributes: { Rijping: ['6 maanden'], Melk: ['Koe'] } },
    {
      title: 'Boerenkaas oud 500 g',
      price: 12.75,
      was: 14.25,
      categories: ['Boerenkaas'],
      attributes: { Rijping: ['18 maanden'], Melk: ['Koe'] },
    },
    { title: 'Geitenkaas Duin 400 g', price: 11.2, categories: ['Geitenkaas'], attributes: { Rijping: ['3 maanden'], Melk: ['Geit'] } },
    { title: 'Schapenkaas Terp 400 g', price: 13.4, inStock: false, categories: ['Schapenkaas'], attributes: { Melk: ['Schaap'] } },
    { title: 'Kaasplank Eik', price: 32, categories: ['Accessoires'], attributes: { Materiaal: ['Eikenhout'], Lengte: ['40 cm'] } },
    { title: 'Kaasschaaf Staal', price: 18.5, was: 21, categories: ['Accessoires'], attributes: { Materiaal: ['Roestvrij staal'] } },
    { title: 'Mosterd grof', price: 4.8, categories: ['Erbij'], attributes: { Inhoud: ['200 g'] } },
    { title: 'Vijgenbrood', price: 6.25, categories: ['Erbij'], attributes: { Inhoud: ['250 g'] } },
    { title: 'Borrelpakket Polder', price: 39.5, categories: ['Pakketten'], attributes: { Inhoud: ['3 kazen', '1 mosterd'] } },
  ],
};

export const welnianka: Shop = {
  key: 'welnianka',
  language: 'pl',
  currency: 'PLN',
  url: 'https://welnianka.example',
  quiz: { question: 'Dla kogo Pan/Pani szuka?', answers: ['Dla siebie', 'Dla kogoś innego'] },
  profile: {
    companyName: 'Wełnianka',
    whatServicesDoYouOfferToClients:
      'Robimy na drutach czapki, szaliki i swetry. Sweter na miarę wykonujemy w cztery tygodnie za dopłatą 80 zł.',
    moreInformationAboutYourProducts:
      'Wełna pochodzi z Podhala. Tylko seria Tatry jest z wełny merynosów. Swetry pierzemy ręcznie w letniej wodzie.',
    howCanCustomersReachYouOrYourTeam: 'pomoc@welnianka.example, tel. 18 201 30 40',
    whatAreFAQs: `Jaki jest koszt przesyłki?
Przesyłka w Polsce kosztuje 13 zł. Powyżej 200 zł wysyłamy gratis. Za granicę, tylko do krajów Unii, 45 zł.

Kiedy dostanę paczkę?
Wysyłamy w ciągu 3 dni roboczych.

Jak oddać towar?
Na zwrot nienoszonych rzeczy jest 30 dni. Swetrów na miarę nie przyjmujemy z powrotem.

Jakie są formy płatności?
Przelewy24, PayPal i karta. Płatność ratalna dostępna od 400 zł.`,
    howMuchDiscountCanYouDoMaximum: '10%',
  },
  pages: [],
  products: [
    { title: 'Czapka Giewont', price: 79, categories: ['Czapki'], attributes: { Kolor: ['Szary', 'Czerwony'], Materiał: ['Wełna owcza'] } },
    {
      title: 'Czapka Tatry Rysy',
      price: 109,
      was: 129,
      categories: ['Czapki'],
      attributes: { Kolor: ['Granatowy'], Materiał: ['Wełna merynosów'] },
    },
    { title: 'Szalik Morskie Oko', price: 119, categories: ['Szaliki'], attributes: { Kolor: ['Zielony'], Długość: ['180 cm'] } },
    {
      title: 'Sweter Kasprowy',
      price: 389,
      categories: ['Swetry'],
      attributes: { Kolor: ['Biały'], Materiał: ['Wełna owcza'] },
      variants: [{ options: { Rozmiar: 'M' } }, { options: { Rozmiar: 'L' }, inStock: false }],
    },
    {
      title: 'Sweter Tatry Świnica',
      price: 459,
      was: 499,
      categories: ['Swetry'],
      attributes: { Kolor: ['Niebieski'], Materiał: ['Wełna merynosów'] },
    },
    { title: 'Rękawice Krupówki', price: 69, inStock: false, categories: ['Rękawice'], attributes: { Kolor: ['Czarny'] } },
    { title: 'Skarpety Bacówka', price: 39, categories: ['Skarpety'], attributes: { Materiał: ['Wełna owcza'] } },
    { title: 'Koc Hala', price: 279, categories: ['Koce'], attributes: { Wymiary: ['140x200 cm'] } },
    { title: 'Kapcie Szałas', price: 95, categories: ['Kapcie'], attributes: { Materiał: ['Filc'] } },
    { title: 'Opaska Dolina', price: 45, categories: ['Czapki'], attributes: { Kolor: ['Różowy', 'Szary'] } },
  ],
};

export const cezve: Shop = {
  key: 'cezve',
  language: 'tr',
  currency: 'TRY',
  url: 'https://bakircezve.example',
  quiz: { question: 'Ne arıyorsunuz?', answers: ['Cezve', 'Başka bir şey'] },
  profile: {
    companyName: 'Bakır Cezve',
    whatServicesDoYouOfferToClients:
      'Gaziantep’te elde dövülmüş bakır ürünler satıyoruz. Eski cezvelerinizi 250 TL’ye yeniden kalaylıyoruz.',
    moreInformationAboutYourProducts:
      'Cezvelerin içi kalaylıdır. Yalnızca Usta serisi indüksiyonlu ocaklara uygundur. Bakır ürünler bulaşık makinesinde yıkanmaz.',
    howCanCustomersReachYouOrYourTeam: 'iletisim@bakircezve.example, 0342 555 20 30',
    whatAreFAQs: `Teslimat süresi nedir?
Stoktaki ürünler 1-2 gün içinde kargoya verilir. Kişiye özel ürünler 10 günde hazırlanır.

Kargo bedeli nedir?
Kargo 95 TL, 1.500 TL ve üzeri alışverişte bizden.

Kıbrıs'a gönderiyor musunuz?
Evet, KKTC'ye kargo 350 TL'dir.

İade koşulları nelerdir?
Ürünü 14 gün içinde, kullanılmadan ve kutusuyla geri gönderebilirsiniz. İade kargosunu alıcı öder.

Taksit var mı?
1.000 TL üzeri alışverişlerde 3 taksit yapılır.`,
    howMuchDiscountCanYouDoMaximum: '%5',
  },
  pages: [],
  products: [
    { title: 'Cezve Küçük', price: 340, categories: ['Cezveler'], attributes: { Kapasite: ['2 fincan'], Malzeme: ['Bakır'] } },
    { title: 'Cezve Orta', price: 420, was: 480, categories: ['Cezveler'], attributes: { Kapasite: ['4 fincan'], Malzeme: ['Bakır'] } },
    {
      title: 'Usta Cezve',
      price: 690,
      categories: ['Cezveler'],
      attributes: { Kapasite: ['4 fincan'], Malzeme: ['Bakır', 'Çelik taban'] },
    },
    { title: 'Usta Tava', price: 1250, was: 1400, categories: ['Tavalar'], attributes: { Çap: ['24 cm'] } },
    { title: 'Bakır Sürahi', price: 780, inStock: false, categories: ['Sürahiler'], attributes: { Kapasite: ['1,2 litre'] } },
    { title: 'Fincan Takımı Altılı', price: 560, categories: ['Fincanlar'], attributes: { Adet: ['6'], Renk: ['Turkuaz'] } },
    { title: 'Lokumluk', price: 190, categories: ['Sunum'], attributes: { Malzeme: ['Bakır'] } },
    { title: 'Kahve Tepsisi', price: 310, categories: ['Sunum'], attributes: { Çap: ['30 cm'] } },
    { title: 'Kahve Değirmeni', price: 850, categories: ['Değirmenler'], attributes: { Malzeme: ['Pirinç'], Yükseklik: ['20 cm'] } },
    { title: 'Türk Kahvesi 250 g', price: 160, categories: ['Kahve'], attributes: { Kavrum: ['Orta'] } },
  ],
};

export const nakhla: Shop = {
  key: 'nakhla',
  language: 'ar',
  currency: 'AED',
  url: 'https://nakhla-dates.example',
  quiz: { question: 'ماذا تفضل؟', answers: ['تمر', 'شيء آخر'] },
  profile: {
    companyName: 'نخلة للتمور',
    whatServicesDoYouOfferToClients: 'نبيع التمور والعسل والقهوة العربية. نجهز هدايا الشركات ابتداء من 30 علبة.',
    moreInformationAboutYourProducts: 'تمورنا من مزارع العين. تمر المجدول فقط عضوي معتمد. تحفظ التمور في الثلاجة ستة أشهر.',
    howCanCustomersReachYouOrYourTeam: 'care@nakhla-dates.example هاتف 03 555 7788',
    whatAreFAQs: `كم رسوم التوصيل؟
رسوم التوصيل 15 درهما داخل العين و25 درهما في باقي الإمارات. الطلبات فوق 200 درهم توصيلها مجاني.

متى تصل الطلبات؟
الطلبات تصل في اليوم التالي داخل العين، وخلال 2 إلى 3 أيام في باقي الإمارات.

هل تشحنون إلى عمان؟
لا نشحن خارج الإمارات.

هل تقبلون الإرجاع؟
لا نقبل إرجاع المواد الغذائية إلا إذا كانت تالفة، خلال 24 ساعة من الاستلام.

كيف يمكن الدفع؟
بالبطاقة أو نقدا عند الاستلام. لا نقبل التقسيط.`,
    howMuchDiscountCanYouDoMaximum: 'لا يوجد',
  },
  pages: [],
  products: [
    { title: 'تمر المجدول 1 كيلو', price: 85, categories: ['تمور'], attributes: { الوزن: ['1 كيلو'] } },
    { title: 'تمر خلاص 1 كيلو', price: 45, was: 55, categories: ['تمور'], attributes: { الوزن: ['1 كيلو'] } },
    { title: 'تمر سكري 1 كيلو', price: 60, categories: ['تمور'], attributes: { الوزن: ['1 كيلو'] } },
    { title: 'تمر محشو باللوز', price: 70, inStock: false, categories: ['تمور محشوة'], attributes: { الوزن: ['500 جرام'] } },
    { title: 'عسل سدر', price: 180, categories: ['عسل'], attributes: { الوزن: ['500 جرام'] } },
    { title: 'عسل سمر', price: 140, was: 165, categories: ['عسل'], attributes: { الوزن: ['500 جرام'] } },
    { title: 'قهوة عربية', price: 38, categories: ['قهوة'], attributes: { الوزن: ['250 جرام'] } },
    { title: 'دلة ذهبية', price: 130, categories: ['أدوات القهوة'], attributes: { اللون: ['ذهبي'], السعة: ['1 لتر'] } },
    { title: 'صندوق ضيافة خشبي', price: 220, categories: ['هدايا'], attributes: { المادة: ['خشب'] } },
    { title: 'دبس تمر', price: 25, categories: ['تمور'], attributes: { الحجم: ['400 مل'] } },
  ],
};

export const kasaya: Shop = {
  key: 'kasaya',
  language: 'ja',
  currency: 'JPY',
  url: 'https://kasaya-kyoto.example',
  quiz: { question: 'どんな傘をお探しですか？', answers: ['雨傘', 'その他'] },
  profile: {
    companyName: '京の傘屋',
    whatServicesDoYouOfferToClients: '京都で傘を手作りしています。骨の修理は1本1,100円です。持ち手への刻印は無料です。',
    moreInformationAboutYourProducts: '傘の骨は8本です。晴雨兼用なのは日傘シリーズの「空」だけです。和傘は強い風の日には使えません。',
    howCanCustomersReachYouOrYourTeam: 'kasa@kasaya-kyoto.example / 075-000-5678（平日10時〜16時）',
    whatAreFAQs: `送料について
本州は700円、北海道・九州・沖縄は1,100円です。1万円以上のお買い上げで本州のみ送料無料です。

納期について
在庫品は2日以内に発送します。刻印入りは1週間ほどかかります。

返品・交換について
未使用に限り、7日以内であれば交換を承ります。返金はお受けしておりません。

お支払いについて
クレジットカード、コンビニ払い、PayPayがご利用いただけます。`,
    howMuchDiscountCanYouDoMaximum: '5%',
  },
  pages: [],
  products: [
    { title: '雨傘 霞', price: 9800, categories: ['雨傘'], attributes: { 色: ['紺', '赤'], 重さ: ['420g'] } },
    { title: '雨傘 時雨', price: 12500, was: 14000, categories: ['雨傘'], attributes: { 色: ['黒'], 重さ: ['450g'] } },
    { title: '折りたたみ傘 旅', price: 6800, categories: ['折りたたみ傘'], attributes: { 色: ['灰', '緑'], 重さ: ['210g'] } },
    { title: '日傘 空', price: 11000, categories: ['日傘'], attributes: { 色: ['白'], 重さ: ['300g'] } },
    { title: '日傘 花', price: 9500, inStock: false, categories: ['日傘'], attributes: { 色: ['桃'] } },
    { title: '和傘 舞', price: 32000, categories: ['和傘'], attributes: { 材質: ['竹', '和紙'] } },
    { title: '子ども傘 てるてる', price: 3900, was: 4500, categories: ['子ども傘'], attributes: { 色: ['黄'] } },
    { title: '傘袋', price: 1800, categories: ['小物'], attributes: { 材質: ['綿'] } },
    { title: '傘立て', price: 15000, categories: ['小物'], attributes: { 材質: ['陶器'] } },
    { title: '撥水スプレー', price: 1600, categories: ['小物'], attributes: { 容量: ['200ml'] } },
  ],
};
