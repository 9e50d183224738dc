/** Shops of the eighth fresh set: barbecues and garden furniture, carpets, telephones. */
import type { Shop } from '../../lib/shop.ts';

const silent = {
  whatServicesDoYouOfferToClients: '',
  moreInformationAboutYourProducts: '',
  howCanCustomersReachYouOrYourTeam: '',
  whatAreFAQs: '',
  howMuchDiscountCanYouDoMaximum: '',
};

export const tuinvuur: Shop = {
  key: 'tuinvuur',
  language: 'nl',
  currency: 'EUR',
  url: 'https://tuinvuur.example',
  quiz: { question: 'Waarop grilt u?', answers: ['Houtskool', 'Anders'] },
  profile: {
    ...silent,
    companyName: 'Tuinvuur',
    whatServicesDoYouOfferToClients:
      'Wij zetten uw barbecue of loungeset voor € 55 in elkaar en nemen het karton mee. Vraag dit aan bij het afrekenen.',
    howCanCustomersReachYouOrYourTeam: 'Bel 0570 555 012 (ma–vr 9–17 uur) of mail naar vuur@tuinvuur.example',
    whatAreFAQs: `Geven jullie workshops?
Elke tweede vrijdag van de maand grillen we samen in Deventer, € 49 per persoon, eten inbegrepen.`,
  },
  pages: [
    {
      url: 'https://tuinvuur.example/bezorgen',
      title: 'Bezorgen en afhalen',
      topic: 'delivery',
      text: `Bezorgen en afhalen

Pakketten kosten € 5,50. Boven de € 60 betaalt u niets voor het verzenden.

Meubels en barbecues zwaarder dan 30 kg komen met een vrachtwagen tot aan de stoeprand; dat kost € 39. De vervoerder belt om een dag af te spreken.

Wat op voorraad is, heeft u binnen twee werkdagen. Teakhouten meubels worden op bestelling gemaakt: reken op zes weken.

België: € 12 per pakket. Naar de Waddeneilanden rekenen we € 25 extra voor de veerboot.

Afhalen kan in het magazijn, Handelskade 40 in Deventer, van maandag tot en met zaterdag tussen 8 en 18 uur. Neem de bevestiging mee.`,
    },
    {
      url: 'https://tuinvuur.example/retour',
      title: 'Retourneren en garantie',
      topic: 'returns',
      text: `Retourneren en garantie

U heeft 30 dagen bedenktijd. Een barbecue waarop al vuur heeft gebrand, nemen we niet terug.

Kleine artikelen stuurt u zelf op. Grote meubels halen wij bij u op voor € 35.

Uw geld staat binnen zeven dagen na ontvangst weer op uw rekening.

Transportschade? Noteer het op de vrachtbrief en stuur ons dezelfde dag foto’s.

Op gietijzer geven we tien jaar garantie, op branders drie jaar. Roest aan de buitenkant en verkleuring door de zon vallen er niet onder.

Losse onderdelen, zoals roosters en wieltjes, leveren we tot vijftien jaar na aankoop na.`,
    },
    {
      url: 'https://tuinvuur.example/vragen',
      title: 'Veelgestelde vragen',
      topic: 'questions',
      text: `Veelgestelde vragen

Hoe onderhoud ik teakhout?

Eenmaal per jaar schuren en oliën. Wie niets doet, krijgt een zilvergrijze kleur; dat schaadt het hout niet.

Mogen de kussens in de wasmachine?

De hoezen op 30 graden, zonder wasverzachter. De vulling alleen luchten.

Kan het meubilair ’s winters buiten blijven staan?

Aluminium en teak wel. Bewaar kussens en touwstoelen droog en vorstvrij.

Mag ik op mijn balkon barbecueën?

Elektrisch mag bijna altijd. Voor gas en kool hangt het van uw vereniging van eigenaren af; vraag het daar na.

Welke gasfles past erop?

Alle Nederlandse flessen van 5 en 10,5 kg. De slang en drukregelaar van 30 mbar zitten erbij.

Hoe kan ik betalen?

Met iDEAL, creditcard of achteraf via Riverty binnen 14 dagen. Contant alleen in het magazijn.

Kan ik als bedrijf op rekening kopen?

Horecazaken krijgen na een kredietcheck een betaaltermijn van 30 dagen en een vaste contactpersoon.

Verkopen jullie cadeaubonnen?

Vanaf € 20, per mail of in een houten doosje. Ze verlopen niet.

Hoe meld ik me af voor de mailing?

Onderaan elk bericht staat een link. Binnen een dag hoort u niets meer van ons.

Waar komt het teak vandaan?

Uit plantages op Java met FSC-keurmerk. Voor elke tafel laten we drie bomen planten.`,
    },
  ],
  products: [
    {
      title: 'Kogelbarbecue Vonk 57',
      price: 199,
      was: 239,
      categories: ['Barbecues'],
      attributes: { Brandstof: ['Houtskool'], Gewicht: ['18 kg'] },
    },
    {
      title: 'Gasbarbecue Gloed 3',
      price: 449,
      categories: ['Barbecues'],
      attributes: { Brandstof: ['Gas'], Branders: ['3'], Gewicht: ['42 kg'] },
    },
    {
      title: 'Elektrische grill Balkon',
      price: 129,
      categories: ['Barbecues'],
      attributes: { Brandstof: ['Elektrisch'], Gewicht: ['7 kg'] },
      inStock: false,
    },
    { title: 'Teaktafel Java 200', price: 899, categories: ['Tuinmeubels'], attributes: { Materiaal: ['Teak'], Lengte: ['200 cm'] } },
    {
      title: 'Loungestoel Touw',
      price: 249,
      categories: ['Tuinmeubels'],
      variants: [{ options: { Kleur: 'Grijs' } }, { options: { Kleur: 'Groen' }, inStock: false }],
    },
    {
      title: 'Zitkussen Linde',
      price: 34.5,
      categories: ['Kussens'],
      variants: [{ options: { Kleur: 'Beige' } }, { options: { Kleur: 'Blauw' } }],
    },
    { title: 'Briketten 10 kg', price: 17, categories: ['Brandstof'], attributes: { Gewicht: ['10 kg'] } },
  ],
};

export const halikoy: Shop = {
  key: 'halikoy',
  language: 'tr',
  currency: 'TRY',
  url: 'https://halikoy.example',
  quiz: { question: 'Halı hangi oda için?', answers: ['Salon', 'Başka bir yer'] },
  profile: {
    ...silent,
    companyName: 'Halıköy',
    whatServicesDoYouOfferToClients:
      'İstanbul ve İzmit’te halı yıkama hizmetimiz var: metrekaresi 90 TL, evden alıp beş gün içinde geri getiriyoruz.',
    howCanCustomersReachYouOrYourTeam: '0262 555 01 44 numaralı telefondan ya da bilgi@halikoy.example adresinden bize ulaşabilirsiniz.',
    whatAreFAQs: `Özel ölçü halı dokuyor musunuz?
Evet, eni en fazla 4 metre olmak üzere istediğiniz ölçüde dokuyoruz; süre dört hafta, bedelin yarısı peşin alınır.`,
  },
  pages: [
    {
      url: 'https://halikoy.example/kargo',
      title: 'Kargo ve teslimat',
      topic: 'delivery',
      text: `Kargo ve teslimat

Kargo ücreti 149 TL’dir; 2.000 TL ve üzeri alışverişlerde ücretsizdir.

Saat 15.00’e kadar verilen siparişler aynı gün kargoya teslim edilir. Büyük şehirlere iki, diğer illere dört günde ulaşır.

6 metrekareden büyük halılar iki kişiyle taşınır ve evinizin içine kadar getirilir.

Kıbrıs’a 600 TL karşılığında gönderiyoruz. Yurt dışına satışımız yoktur.

Evde bulunmazsanız görevli not bırakır; paket üç gün şubede bekler, sonra bize döner.`,
    },
    {
      url: 'https://halikoy.example/iade',
      title: 'İade ve garanti',
      topic: 'returns',
      text: `İade ve garanti

Halıyı serip rengine bakabilirsiniz: 21 gün içinde temiz ve kokusuz olarak iade edilebilir. Özel ölçü dokunan ve kesilen ürünler geri alınmaz.

İade için kargo firması kapınızdan ücretsiz alır; ürünü rulo hâlinde sarmanız yeterlidir.

Tutar, depoya girişten sonra üç iş günü içinde kartınıza yatırılır. Taksitli alışverişlerde banka taksit taksit öder.

Yanlış ya da kusurlu ürün gelirse aynı gün yenisini yola çıkarırız.

Makine halılarına iki, el dokumalarına on yıl garanti veriyoruz. Evcil hayvanların verdiği zarar garantiye girmez.`,
    },
    {
      url: 'https://halikoy.example/sorular',
      title: 'Sık sorulan sorular',
      topic: 'questions',
      text: `Sık sorulan sorular

Kilim makinede yıkanır mı?

Pamuklu kilimler 30 derecede yıkanır. Yün halıları asla ıslatmayın, profesyonel temizliğe verin.

Salonum için hangi ölçüyü seçmeliyim?

Oda: 12 m²’ye kadar · Halı: 120 × 180 cm
Oda: 12–20 m² · Halı: 160 × 230 cm
Oda: 20 m² üzeri · Halı: 200 × 300 cm

Yeni halım tüy döküyor, normal mi?

Yünlüler ilk iki ay tüy bırakır. Haftada iki kez düşük güçte süpürün.

Halı kayıyor, ne yapmalıyım?

Altına kaydırmaz file serin; metresi 45 TL.

Yerden ısıtmaya uygun mu?

Kilimler ve ince dokumalar uygundur, 12 mm’den kalın olanlar önerilmez.

Hangi ödeme yollarını kabul ediyorsunuz?

Kredi kartı, havale ve kapıda ödeme. Bonus ve World kartlara altı taksit; kapıda ödemeye 30 TL eklenir.

Kurumsal fatura kesiyor musunuz?

Evet, ödeme sayfasında vergi numaranızı yazmanız yeterli. Otellere ve ofislere teklif hazırlıyoruz.

Halılarınız nerede üretiliyor?

Gördes ve Uşak’taki dört kadın kooperatifinde, bitkisel boyalarla.

Çocuk odası için güvenli mi?

Boyalarımız zararlı madde içermez; bebek odaları için tüy bırakmayan pamuk öneririz.`,
    },
    {
      url: 'https://halikoy.example/magaza',
      title: 'Mağazamız',
      topic: 'contact',
      text: `Mağazamız

Tarihi Bedesten 17, İzmit. Pazar hariç her gün 9.30–19.00 arası açığız; bayramların ilk günü kapalıyız. Önünde ücretsiz otopark vardır.

Toptan satış için en az on halı alınmalıdır; bayilik başvurularını e-postayla bekliyoruz.`,
    },
  ],
  products: [
    {
      title: 'Gördes Yün Halı',
      price: 8900,
      was: 9900,
      categories: ['Halılar'],
      attributes: { Malzeme: ['Yün'], Kalınlık: ['14 mm'] },
      variants: [{ options: { Renk: 'Kırmızı' } }, { options: { Renk: 'Lacivert' }, inStock: false }],
    },
    { title: 'Uşak Makine Halısı', price: 3200, categories: ['Halılar'], attributes: { Malzeme: ['Akrilik'], Kalınlık: ['10 mm'] } },
    {
      title: 'Sahil Pamuk Kilim',
      price: 1450,
      categories: ['Kilimler'],
      attributes: { Malzeme: ['Pamuk'], Kalınlık: ['5 mm'] },
      variants: [{ options: { Renk: 'Mavi' } }, { options: { Renk: 'Bej' } }],
    },
    { title: 'Yayla Kilim', price: 2100, categories: ['Kilimler'], attributes: { Malzeme: ['Yün'], Kalınlık: ['6 mm'] }, inStock: false },
    { title: 'Banyo Paspası Köpük', price: 320, was: 400, categories: ['Paspaslar'], attributes: { Malzeme: ['Pamuk'] } },
    { title: 'Yolluk Çizgi', price: 980, categories: ['Yolluklar'], attributes: { Malzeme: ['Pamuk'], Uzunluk: ['300 cm'] } },
  ],
};

export const rannan: Shop = {
  key: 'rannan',
  language: 'ar',
  currency: 'AED',
  url: 'https://rannan.example',
  quiz: { question: 'لمن تبحث عن هاتف؟', answers: ['لنفسي', 'شيء آخر'] },
  profile: {
    ...silent,
    companyName: 'رنّان',
    whatServicesDoYouOfferToClients: 'نصلح الهواتف في المتجر: تبديل الشاشة خلال ساعة واحدة ابتداءً من 180 درهمًا، والفحص مجاني.',
    howCanCustomersReachYouOrYourTeam: 'واتساب 050 555 0144 أو care@rannan.example',
    whatAreFAQs: `هل تشترون الهواتف المستعملة؟
نعم، نقيّم جهازك القديم في الفرع ونخصم قيمته من ثمن الجديد.`,
  },
  pages: [
    {
      url: 'https://rannan.example/shipping',
      title: 'الشحن والتوصيل',
      topic: 'delivery',
      text: `الشحن والتوصيل

التوصيل داخل دبي والشارقة خلال أربع ساعات بسعر 15 درهمًا. بقية الإمارات في اليوم التالي بسعر 25 درهمًا.

الطلبات التي تتجاوز 300 درهم توصيلها مجاني.

نشحن إلى السعودية وعُمان والكويت مقابل 60 درهمًا خلال خمسة أيام عمل. الرسوم الجمركية على المستلم.

يمكنك تغيير العنوان ما دام المندوب لم يخرج بالطلب، وذلك عبر الرابط في الرسالة.

تُسلَّم الهواتف لصاحب الطلب شخصيًا عند إبراز الهوية.`,
    },
    {
      url: 'https://rannan.example/returns',
      title: 'الإرجاع والضمان',
      topic: 'returns',
      text: `الإرجاع والضمان

يمكن إرجاع الأجهزة المغلقة خلال 10 أيام. سماعات الأذن لا تُرجع بعد فتحها لأسباب صحية.

إذا لم يعجبك اللون استبدلناه خلال ثلاثة أيام بشرط ألا يكون الجهاز قد شُغّل.

يعود المبلغ إلى بطاقتك خلال سبعة إلى عشرة أيام عمل.

الضمان سنتان على الهواتف وستة أشهر على البطارية والشاحن. الكسر ودخول الماء خارج الضمان.

خطة الحماية بسعر 199 درهمًا تغطي كسر الشاشة مرة واحدة خلال السنة الأولى.`,
    },
    {
      url: 'https://rannan.example/faq',
      title: 'أسئلة متكررة',
      topic: 'questions',
      text: `أسئلة متكررة

هل الهواتف مفتوحة لجميع الشبكات؟

نعم، كلها غير مقيدة بشركة اتصالات وتعمل بشريحتين.

هل تنقلون بياناتي إلى الهاتف الجديد؟

ننقل الصور والأرقام مجانًا في الفرع، ويستغرق ذلك نصف ساعة.

ما طرق الدفع المتاحة؟

البطاقات وApple Pay والدفع عند الاستلام حتى 2000 درهم. ويمكن التقسيط على أربع دفعات مع تابي دون فوائد.

هل الأجهزة المجددة مضمونة؟

تُفحص في أربعين نقطة، وبطاريتها لا تقل عن 85٪، وضمانها سنة كاملة.

هل يأتي الشاحن في العلبة؟

لا، تحتوي العلبة على الكابل فقط. رأس الشاحن يباع منفصلًا.

هل الساعة تتحمل الماء؟

يمكن السباحة بها حتى عمق 50 مترًا، ولا تصلح للغوص.

كيف أحصل على فاتورة ضريبية؟

تصلك تلقائيًا بالبريد. للشركات نضيف رقم التسجيل الضريبي عند الطلب.

هل لديكم بطاقات هدايا؟

بطاقات إلكترونية من 50 إلى 1000 درهم، صالحة سنة من تاريخ الشراء.

كيف ألغي اشتراكي في الرسائل؟

أرسل كلمة «إيقاف» إلى رقمنا ولن تصلك أي عروض.`,
    },
    {
      url: 'https://rannan.example/branches',
      title: 'فروعنا',
      topic: 'contact',
      text: `فروعنا

ديرة، شارع نايف 22: يوميًا من 10 صباحًا إلى 11 مساءً، والجمعة من الرابعة عصرًا. في رمضان نفتح بعد الإفطار حتى الواحدة ليلًا.

الموقف أمام الفرع مجاني لمدة ساعة.`,
    },
  ],
  products: [
    {
      title: 'هاتف سهيل 5',
      price: 1899,
      was: 2199,
      categories: ['هواتف'],
      attributes: { الشاشة: ['6.4 بوصة'], الوزن: ['182 جم'] },
      variants: [{ options: { اللون: 'أسود' } }, { options: { اللون: 'أزرق' }, inStock: false }],
    },
    { title: 'هاتف سهيل لايت', price: 999, categories: ['هواتف'], attributes: { الشاشة: ['6.1 بوصة'], الوزن: ['168 جم'] } },
    { title: 'هاتف نورس مجدد', price: 640, categories: ['هواتف'], attributes: { الشاشة: ['5.8 بوصة'] }, inStock: false },
    {
      title: 'سماعات همس',
      price: 349,
      categories: ['سماعات'],
      variants: [{ options: { اللون: 'أبيض' } }, { options: { اللون: 'أسود' } }],
    },
    { title: 'ساعة موج', price: 520, was: 600, categories: ['ساعات'], attributes: { الوزن: ['41 جم'] } },
    { title: 'شاحن برق 30 واط', price: 89, categories: ['شواحن'], attributes: { القدرة: ['30 واط'] } },
    { title: 'غطاء شفاف', price: 45, categories: ['أغطية'] },
  ],
};
