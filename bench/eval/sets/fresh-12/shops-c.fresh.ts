/** Shops of the twelfth fresh set: preserving, silver jewellery. */
import type { Shop } from '../../lib/shop.ts';

const silent = {
  whatServicesDoYouOfferToClients: '',
  moreInformationAboutYourProducts: '',
  howCanCustomersReachYouOrYourTeam: '',
  whatAreFAQs: '',
  howMuchDiscountCanYouDoMaximum: '',
};

export const wekkerij: Shop = {
  key: 'wekkerij',
  language: 'nl',
  currency: 'EUR',
  url: 'https://wekkerij.example',
  quiz: { question: 'Wat ga je inmaken?', answers: ['Groente', 'Iets anders'] },
  profile: {
    ...silent,
    companyName: 'De Wekkerij',
    whatServicesDoYouOfferToClients:
      'We geven elke zaterdag om 11 uur een workshop inmaken. Die duurt drie uur en kost € 45, potten inbegrepen.',
    howCanCustomersReachYouOrYourTeam: 'Bel 030 555 0147 op werkdagen van 9 tot 13 uur of mail naar hallo@wekkerij.example',
    whatAreFAQs: `Verkopen jullie losse rubberringen?
Ja, per tien stuks. Vervang een ring na drie keer gebruiken.`,
  },
  pages: [
    {
      url: 'https://wekkerij.example/bezorgen',
      title: 'Bezorgen en afhalen',
      topic: 'delivery',
      text: `Bezorgen en afhalen

Bezorgen in Nederland kost € 5,95. Vanaf € 60 bezorgen we gratis.

Voor België rekenen we € 8,95, voor Duitsland € 12. Naar de Waddeneilanden duurt het een dag langer.

Bestel je op een werkdag voor 16 uur, dan gaat je pakket dezelfde dag mee met PostNL.

Dozen zwaarder dan 20 kg splitsen we in twee pakketten; dat kost je niets extra.

Afhalen kan in Utrecht, na een mailtje van ons dat alles klaarstaat.`,
    },
    {
      url: 'https://wekkerij.example/retour',
      title: 'Ruilen en retour',
      topic: 'returns',
      text: `Ruilen en retour

Je hebt 30 dagen bedenktijd. Stuur de spullen schoon en ongebruikt terug in de doos waarin ze kwamen.

De retourzending kost € 4,50. Je krijgt je geld binnen een week terug.

Fermentatiestarters en kruidenmengsels nemen we niet terug.

Is er een pot gebroken aangekomen? Stuur binnen drie dagen een foto, dan sturen we een nieuwe.

Op weckketels zit vier jaar garantie. Kalkaanslag valt daar niet onder.`,
    },
    {
      url: 'https://wekkerij.example/vragen',
      title: 'Veelgestelde vragen',
      topic: 'questions',
      text: `Veelgestelde vragen

Hoe lang blijft ingemaakte groente goed?

Een jaar, op een donkere plek onder de 18 graden. Daarna gaat de smaak achteruit.

Mogen de potten in de vaatwasser?

Glas en deksels wel. Rubberringen was je met de hand en kook je twee minuten uit.

Hoeveel zout gebruik ik voor zuurkool?

20 gram per kilo kool. Minder maakt de kool zacht.

Mijn pot gaat niet open. Hoe krijg ik hem los?

Trek aan het lipje van de ring tot je lucht hoort. Gebruik nooit een mes.

Er ligt een wit laagje op mijn augurken. Is dat erg?

Dat is kahmgist. Schep het eraf; zolang het niet stinkt kun je ze eten.

Werkt de weckketel op inductie?

De emaille ketel wel. De elektrische heeft zijn eigen element en staat los van het fornuis.`,
    },
    {
      url: 'https://wekkerij.example/betalen',
      title: 'Betalen',
      topic: 'payment',
      text: `Betalen

Je betaalt met iDEAL, Bancontact, creditcard of achteraf met Klarna.

Zakelijke klanten krijgen 8 % korting op hele pallets en een factuur met btw.

Cadeaubonnen sturen we per post in een weckpotje; ze zijn twee jaar geldig.`,
    },
    {
      url: 'https://wekkerij.example/over-ons',
      title: 'Over ons',
      topic: 'contact',
      text: `Over ons

De Wekkerij begon in 2015 in de schuur van Marleen en Joost. Nu zitten we in een oude zuivelfabriek.

Kom langs: Melkpad 3 in Utrecht, woensdag tot en met zaterdag van 10 tot 17 uur. De winkel is rolstoeltoegankelijk.

Oude weckpotten mag je bij ons inleveren. Je krijgt er een kwartje per stuk voor.`,
    },
  ],
  products: [
    {
      title: 'Weckpot Tulp',
      price: 3.5,
      categories: ['Potten'],
      attributes: { Materiaal: ['Glas'] },
      variants: [
        { options: { Inhoud: '250 ml' }, price: 3.5 },
        { options: { Inhoud: '500 ml' }, price: 4.25 },
        { options: { Inhoud: '1 liter' }, price: 5.5, inStock: false },
      ],
    },
    {
      title: 'Beugelpot Polder',
      price: 6.75,
      categories: ['Potten'],
      attributes: { Materiaal: ['Glas'], Inhoud: ['1 liter'], Gewicht: ['650 g'] },
    },
    {
      title: 'Fermentatiepot Kelder',
      price: 54,
      was: 62,
      categories: ['Fermenteren'],
      attributes: { Materiaal: ['Steengoed'], Inhoud: ['5 liter'], Gewicht: ['4,8 kg'] },
      variants: [{ options: { Kleur: 'Bruin' } }, { options: { Kleur: 'Blauw' } }],
    },
    {
      title: 'Fermentatiepot Zolder',
      price: 79,
      categories: ['Fermenteren'],
      attributes: { Materiaal: ['Steengoed'], Inhoud: ['10 liter'], Gewicht: ['7,6 kg'] },
      variants: [{ options: { Kleur: 'Bruin' } }, { options: { Kleur: 'Wit' }, inStock: false }],
    },
    {
      title: 'Weckketel Emaille',
      price: 85,
      categories: ['Ketels'],
      attributes: { Materiaal: ['Emaille'], Inhoud: ['28 liter'], Gewicht: ['4,1 kg'] },
    },
    {
      title: 'Weckketel Elektrisch',
      price: 149,
      was: 169,
      categories: ['Ketels'],
      attributes: { Materiaal: ['Roestvrij staal'], Inhoud: ['27 liter'], Gewicht: ['5,9 kg'], Vermogen: ['1800 W'] },
    },
    { title: 'Koolschaaf Betuwe', price: 38, categories: ['Gereedschap'], attributes: { Materiaal: ['Beuken'], Gewicht: ['1,2 kg'] } },
    { title: 'Pottentang', price: 12.5, categories: ['Gereedschap'], attributes: { Materiaal: ['Roestvrij staal'] } },
    { title: 'Rubberringen 10 stuks', price: 2.95, categories: ['Potten'], attributes: { Materiaal: ['Rubber'] } },
    { title: 'Komboecha Starter', price: 14, categories: ['Fermenteren'], inStock: false },
  ],
};

export const gumusdal: Shop = {
  key: 'gumusdal',
  language: 'tr',
  currency: 'TRY',
  url: 'https://gumusdal.example',
  quiz: { question: 'Kimin için bakıyorsunuz?', answers: ['Kendim için', 'Başka'] },
  profile: {
    ...silent,
    companyName: 'Gümüşdal',
    whatServicesDoYouOfferToClients: 'Yüzük ölçüsünü 150 TL karşılığında büyütür veya küçültürüz. İşlem dört gün sürer.',
    howCanCustomersReachYouOrYourTeam: 'Telefon: 0242 555 01 71, hafta içi 09.00-18.00, e-posta: merhaba@gumusdal.example',
    whatAreFAQs: `Takıya isim yazıyor musunuz?
Evet, lazerle 80 TL karşılığında yazıyoruz. En fazla on iki harf sığar.`,
  },
  pages: [
    {
      url: 'https://gumusdal.example/kargo',
      title: 'Kargo ve teslimat',
      topic: 'delivery',
      text: `Kargo ve teslimat

Kargo ücreti 60 TL'dir. 1.500 TL ve üzeri siparişlerde kargo ücretsizdir.

Siparişler iki iş günü içinde kargoya verilir ve Yurtiçi Kargo ile bir ila üç günde ulaşır.

Yurt dışına gönderim: Kıbrıs 250 TL, Avrupa ülkeleri 700 TL. Gümrük vergisi alıcıya aittir.

İsim yazılan takıların hazırlanması üç gün daha sürer.

Bütün takılar sigortalı gönderilir ve yalnızca imza karşılığında teslim edilir.`,
    },
    {
      url: 'https://gumusdal.example/iade',
      title: 'İade ve değişim',
      topic: 'returns',
      text: `İade ve değişim

Takılmamış ürünleri 14 gün içinde kutusuyla birlikte iade edebilirsiniz.

Küpeler hijyen nedeniyle iade alınmaz. İsim yazılan takılar da iade edilemez.

İade kargosu bize aittir. Ücret, ürün bize ulaştıktan sonra beş gün içinde kartınıza yatar.

Yüzük değişimi bir kereye mahsus ücretsizdir.

Taş düşmesine ve kilit arızasına karşı iki yıl garanti veriyoruz. Kararma garanti kapsamında değildir.`,
    },
    {
      url: 'https://gumusdal.example/bakim',
      title: 'Bakım ve sık sorulanlar',
      topic: 'questions',
      text: `Bakım ve sık sorulanlar

Gümüşüm karardı, ne yapmalıyım?

Yumuşak bir bezle ve gümüş parlatıcıyla ovun. Diş macunu kullanmayın, yüzeyi çizer.

Takıyla duşa veya denize girebilir miyim?

Girmeyin. Klor ve tuz gümüşü karartır, taşları matlaştırır.

Yüzük ölçümü nasıl bulurum?

Parmağınıza ip sarın, uzunluğunu milimetre olarak ölçün ve 40 çıkarın. Kalan sayı ölçünüzdür.

Gümüşleriniz kaç ayar?

Hepsi 925 ayardır ve üzerinde damgası vardır.

Takılarınız alerji yapar mı?

Nikel kullanmıyoruz. Hassas ciltler için rodyum kaplı modelleri öneririz.

Takıları nasıl saklamalıyım?

Ayrı ayrı, hava almayan kilitli poşetlerde. Kutudan çıkan pamuk nemi alır.`,
    },
    {
      url: 'https://gumusdal.example/odeme',
      title: 'Ödeme seçenekleri',
      topic: 'payment',
      text: `Ödeme seçenekleri

Kredi kartı, banka kartı ve havale ile ödeyebilirsiniz. Kapıda ödeme yoktur.

Kredi kartına üç taksite kadar vade farkı alınmaz.

Havale ile ödemede yüzde beş indirim yapılır.

Hediye çekleri bir yıl geçerlidir.`,
    },
    {
      url: 'https://gumusdal.example/hakkimizda',
      title: 'Hakkımızda',
      topic: 'contact',
      text: `Hakkımızda

Gümüşdal, 1987'de Midyatlı telkâri ustası İshak Demir tarafından kuruldu. Atölyede bugün yedi usta çalışıyor.

Mağazamız Antalya Kaleiçi'nde, Hesapçı Sokak 14 numarada. Pazar hariç her gün 10.00-20.00 arası açığız.

Hediye paketi ücretsizdir; içine el yazısıyla bir not koyarız.`,
    },
  ],
  products: [
    {
      title: 'Telkâri Kolye Midyat',
      price: 1850,
      was: 2200,
      categories: ['Kolyeler'],
      attributes: { Ağırlık: ['9 g'], Zincir: ['45 cm'] },
    },
    {
      title: 'Ay Yıldız Kolye',
      price: 980,
      categories: ['Kolyeler'],
      attributes: { Ağırlık: ['4 g'], Zincir: ['42 cm'] },
      variants: [{ options: { Renk: 'Gümüş' } }, { options: { Renk: 'Rose' } }, { options: { Renk: 'Altın' }, inStock: false }],
    },
    {
      title: 'Nazar Kolye',
      price: 720,
      categories: ['Kolyeler'],
      attributes: { Ağırlık: ['3 g'], Taş: ['Cam'], Zincir: ['40 cm'] },
    },
    {
      title: 'Zümrüt Yüzük Hürrem',
      price: 1450,
      categories: ['Yüzükler'],
      attributes: { Ağırlık: ['6 g'], Taş: ['Zümrüt'] },
      variants: [{ options: { Ölçü: '12' } }, { options: { Ölçü: '14' } }, { options: { Ölçü: '16' }, inStock: false }],
    },
    {
      title: 'Akik Erkek Yüzüğü',
      price: 1650,
      categories: ['Yüzükler'],
      attributes: { Ağırlık: ['14 g'], Taş: ['Akik'] },
      variants: [{ options: { Renk: 'Siyah' } }, { options: { Renk: 'Kırmızı' } }],
    },
    { title: 'Sade Alyans', price: 650, categories: ['Yüzükler'], attributes: { Ağırlık: ['4 g'], Kaplama: ['Rodyum'] } },
    { title: 'Damla Küpe', price: 540, was: 640, categories: ['Küpeler'], attributes: { Ağırlık: ['3 g'], Kaplama: ['Rodyum'] } },
    { title: 'Halka Küpe', price: 480, categories: ['Küpeler'], attributes: { Ağırlık: ['5 g'], Çap: ['30 mm'] }, inStock: false },
    {
      title: 'Örgü Bileklik',
      price: 1250,
      categories: ['Bileklikler'],
      attributes: { Ağırlık: ['11 g'], Uzunluk: ['19 cm'] },
      variants: [{ options: { Renk: 'Gümüş' } }, { options: { Renk: 'Oksit' } }],
    },
    { title: 'Gümüş Parlatıcı', price: 120, categories: ['Bakım'], attributes: { Hacim: ['100 ml'] } },
  ],
};
