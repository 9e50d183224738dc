/** Shops of the sixth fresh set: insoles, child car seats, telescopes. */
import type { Shop } from '../../lib/shop.ts';

const silent = {
  whatServicesDoYouOfferToClients: '',
  moreInformationAboutYourProducts: '',
  howCanCustomersReachYouOrYourTeam: '',
  whatAreFAQs: '',
  howMuchDiscountCanYouDoMaximum: '',
};

export const steunstap: Shop = {
  key: 'steunstap',
  language: 'nl',
  currency: 'EUR',
  url: 'https://steunstap.example',
  quiz: { question: 'Waar heb je last van?', answers: ['Mijn hiel', 'Iets anders'] },
  profile: {
    ...silent,
    companyName: 'SteunStap Zolen',
    whatServicesDoYouOfferToClients:
      'Bij een voetmeting in Zwolle of Breda meten we druk en loopbeweging; dat duurt 30 minuten en kost € 35. Maatwerkzolen leveren we daarna binnen drie weken, voor € 189 per paar.',
    howCanCustomersReachYouOrYourTeam: 'Bel 038 555 06 20 (ma–vr 9.00–17.00) of mail voeten@steunstap.example',
  },
  pages: [
    {
      url: 'https://steunstap.example/bezorgen',
      title: 'Bezorgen',
      topic: 'delivery',
      text: `Bezorgen

Lopen doe je zelf, brengen doen wij.

Kleine pakjes gaan door de brievenbus voor € 2,75. Schoenen en pakketten boven 2 kg kosten € 5,50. Bestel je voor meer dan € 60, dan zijn de verzendkosten in Nederland voor ons.

België: € 6,95 per zending. De Waddeneilanden: hetzelfde als het vasteland, maar reken op één dag extra. Duitsland: € 9,95, alleen zolen.

Voor 21.30 uur besteld is morgen in huis, behalve op zondag en maandag. Maatwerk valt hier niet onder.

Naar een PostNL-punt? Dat kan, je pakket ligt daar zeven dagen.`,
    },
    {
      url: 'https://steunstap.example/ruilen',
      title: 'Ruilen, retour en garantie',
      topic: 'returns',
      text: `Ruilen, retour en garantie

Je mag standaardzolen 40 dagen inlopen. Nog steeds pijn? Stuur ze op en je krijgt je geld terug, ook als ze gedragen zijn. Het retourlabel kost € 3,95.

Maatwerkzolen passen we binnen drie maanden kosteloos aan, geld teruggeven doen we dan niet.

Sokken, crèmes en aangebroken verpakkingen nemen we niet terug. Schoenen wel, mits alleen binnen gepast.

Terugbetalen gebeurt binnen zes werkdagen.

Soort: Standaardzolen · Garantie: 6 maanden
Soort: Maatwerkzolen · Garantie: 24 maanden
Soort: Schoenen · Garantie: 12 maanden

Zolen die in de wasmachine zijn geweest, vallen buiten de garantie.`,
    },
    {
      url: 'https://steunstap.example/vragen',
      title: 'Veelgestelde vragen',
      topic: 'questions',
      text: `Veelgestelde vragen

Vergoedt mijn verzekering dit?

Een aanvullende verzekering vergoedt vaak 50 tot 100 euro. Wij sturen een nota met AGB-code; zelf declareren doe je bij je verzekeraar.

Hoe maak ik ze schoon?

Met een vochtig doekje en wat groene zeep. Laat ze drogen aan de lucht, niet op de verwarming.

Wanneer zijn ze versleten?

Na ongeveer 800 kilometer of een jaar.

Passen ze in elke schoen?

In schoenen met een uitneembare binnenzool. In pumps en ballerina’s past alleen de Tule.

Mag ik ze knippen?

Ja, langs de lijnen aan de onderkant, met een scherpe schaar. Begin bij de tenen.

Hoe lang moet ik wennen?

Draag ze de eerste dag één uur en elke dag een uur langer. Na tien dagen voel je ze niet meer.

Kan ik achteraf betalen?

Met Klarna binnen 30 dagen, of direct met iDEAL of Bancontact. Creditcards accepteren we niet.

Heb ik een verwijzing nodig?

Voor een meting niet. Kinderen onder de 6 jaar meten we alleen met een briefje van de huisarts.

Waar kan ik parkeren?

In Breda gratis achter het pand; in Zwolle in garage Noordereiland.`,
    },
  ],
  products: [
    {
      title: 'Hielzool Berm',
      price: 34.95,
      categories: ['Zolen'],
      attributes: { Klacht: ['Hielspoor'], Dikte: ['6 mm'] },
      variants: [{ options: { Maat: '38-39' } }, { options: { Maat: '40-41' } }, { options: { Maat: '42-43' }, inStock: false }],
    },
    {
      title: 'Sportzool Sprint',
      price: 44.95,
      was: 49.95,
      categories: ['Zolen'],
      attributes: { Klacht: ['Vermoeide voeten'], Dikte: ['5 mm'] },
    },
    { title: 'Steunzool Boog', price: 39.95, categories: ['Zolen'], attributes: { Klacht: ['Platvoeten'], Dikte: ['7 mm'] } },
    { title: 'Dameszool Tule', price: 29.5, categories: ['Zolen'], attributes: { Dikte: ['2 mm'] } },
    { title: 'Winterzool Wol', price: 19.95, inStock: false, categories: ['Zolen'], attributes: { Materiaal: ['Lamswol'] } },
    {
      title: 'Wandelschoen Veluwe',
      price: 159,
      was: 189,
      categories: ['Schoenen'],
      attributes: { Gewicht: ['480 g'], Materiaal: ['Nubuck'] },
    },
    { title: 'Huisschoen Haard', price: 69, categories: ['Schoenen'], attributes: { Gewicht: ['260 g'], Materiaal: ['Vilt'] } },
    { title: 'Compressiesok Polder', price: 21, categories: ['Sokken'], attributes: { Klasse: ['1'] } },
    { title: 'Hielkussen Gel', price: 12.9, categories: ['Hulpmiddelen'], attributes: { Dikte: ['4 mm'] } },
    { title: 'Teenspreider set', price: 8.5, categories: ['Hulpmiddelen'] },
    { title: 'Voetencrème Eucalyptus', price: 9.75, categories: ['Verzorging'], attributes: { Inhoud: ['75 ml'] } },
  ],
};

export const minikyolcu: Shop = {
  key: 'minikyolcu',
  language: 'tr',
  currency: 'TRY',
  url: 'https://minikyolcu.example',
  quiz: { question: 'Çocuğunuz kaç yaşında?', answers: ['0-1 yaş', 'Daha büyük'] },
  profile: {
    ...silent,
    companyName: 'Minik Yolcu',
    howCanCustomersReachYouOrYourTeam: 'WhatsApp 0532 555 04 88 veya destek@minikyolcu.example',
  },
  pages: [
    {
      url: 'https://minikyolcu.example/kargo',
      title: 'Kargo ve teslimat',
      topic: 'delivery',
      text: `Kargo ve teslimat

Minik yolcunuz güvende, siz rahatsınız!

Bölge: Marmara ve Ege · Oto koltuğu: 149 TL · Aksesuar: 59 TL
Bölge: Diğer iller · Oto koltuğu: 199 TL · Aksesuar: 79 TL
Bölge: Kuzey Kıbrıs · Oto koltuğu: 650 TL · Aksesuar: 220 TL

3.000 TL ve üzeri alışverişlerde Türkiye içi kargo bizden. Kuzey Kıbrıs bu kampanyaya dahil değildir.

Saat 15.00’e kadar verilen siparişler aynı gün yola çıkar; İstanbul’a ertesi gün, diğer illere 2-4 iş gününde ulaşır.

İstanbul içinde 250 TL karşılığında koltuğu aracınıza monte ederek teslim ediyoruz. Montaj yalnızca hafta sonu yapılır.

Yurt dışına gönderimimiz yoktur.`,
    },
    {
      url: 'https://minikyolcu.example/iade',
      title: 'İade, değişim ve garanti',
      topic: 'returns',
      text: `İade, değişim ve garanti

Kutusu açılmamış ürünleri 14 gün, açılmış ama araca takılmamış koltukları 7 gün içinde iade edebilirsiniz. İade kargosu anlaşmalı firmamızla ücretsizdir.

Araçta kullanılmış koltukları güvenlik nedeniyle geri alamıyoruz. Emzik, biberon gibi hijyen ürünleri de iade kapsamı dışındadır.

Kaza geçiren koltuğu, kaza tutanağıyla birlikte bir defaya mahsus yarı fiyatına yeniliyoruz.

Ürün: Oto koltuğu · Garanti: 3 yıl
Ürün: Bebek arabası · Garanti: 2 yıl
Ürün: Kumaş ve kılıf · Garanti: 6 ay

Ücret iadesi kartınıza en geç 10 iş günü içinde yansır.`,
    },
    {
      url: 'https://minikyolcu.example/sss',
      title: 'Anne babalar soruyor',
      topic: 'questions',
      text: `Anne babalar soruyor

Hangi yaşa kadar arkaya dönük oturmalı?

En az 15 aya kadar zorunlu; biz dört yaşa kadar öneriyoruz.

Kılıfı makinede yıkayabilir miyim?

30 derecede, sıkmadan. Kemerleri asla makineye atmayın, nemli bezle silin.

Aracımda ISOFIX yok, ne yapmalıyım?

Kuğu ve Serçe modelleri üç noktalı emniyet kemeriyle de takılır.

Taksit var mı?

Kredi kartına 6 taksite kadar vade farksız. Havale ve kapıda ödeme de var; kapıda ödeme 35 TL.

Koltuk kiralıyor musunuz?

Tatil için haftalığı 400 TL, depozito 1.000 TL.

Uçakta kullanılır mı?

Yalnızca Serçe modelinin uçuş onayı var.

Eski koltuğumu verip yenisini alabilir miyim?

Beş yaşından küçük, kazasız koltuklara 500 TL’ye varan takas indirimi yapıyoruz.

Mağazanız nerede?

İzmir Bornova, Çiçek Sokak No: 21. Pazartesi-cumartesi 10.00-19.00, pazar kapalıyız.`,
    },
  ],
  products: [
    {
      title: 'Oto Koltuğu Kuğu',
      price: 4290,
      was: 4890,
      categories: ['Oto koltukları'],
      attributes: { Ağırlık: ['7,5 kg'], Grup: ['0-18 kg'] },
      variants: [{ options: { Renk: 'Gri' } }, { options: { Renk: 'Bej' }, inStock: false }],
    },
    { title: 'Oto Koltuğu Serçe', price: 3450, categories: ['Oto koltukları'], attributes: { Ağırlık: ['5,8 kg'], Grup: ['0-13 kg'] } },
    {
      title: 'Oto Koltuğu Kartal 360',
      price: 8990,
      categories: ['Oto koltukları'],
      attributes: { Ağırlık: ['13,2 kg'], Grup: ['0-36 kg'] },
    },
    {
      title: 'Yükseltici Karga',
      price: 1290,
      inStock: false,
      categories: ['Yükselticiler'],
      attributes: { Ağırlık: ['2,1 kg'], Grup: ['22-36 kg'] },
    },
    { title: 'Yükseltici Saka', price: 990, categories: ['Yükselticiler'], attributes: { Ağırlık: ['1,6 kg'], Grup: ['22-36 kg'] } },
    { title: 'Bebek Arabası Rüzgâr', price: 6750, was: 7400, categories: ['Bebek arabaları'], attributes: { Ağırlık: ['6,9 kg'] } },
    { title: 'Koltuk Kılıfı Pamuk', price: 420, categories: ['Aksesuarlar'], attributes: { Malzeme: ['Pamuk'] } },
    { title: 'Bebek Aynası', price: 185, categories: ['Aksesuarlar'] },
    { title: 'Güneşlik ikili', price: 149.9, categories: ['Aksesuarlar'] },
    { title: 'Boyun Yastığı Bulut', price: 260, categories: ['Aksesuarlar'], attributes: { Malzeme: ['Pamuk'] } },
  ],
};

export const marsad: Shop = {
  key: 'marsad',
  language: 'ar',
  currency: 'SAR',
  url: 'https://almarsad.example',
  quiz: { question: 'ما خبرتك في رصد النجوم؟', answers: ['مبتدئ', 'غير ذلك'] },
  profile: { ...silent, companyName: 'متجر المرصد', howCanCustomersReachYouOrYourTeam: 'واتساب ‎+966 55 555 0199 أو info@almarsad.example' },
  pages: [
    {
      url: 'https://almarsad.example/shahn',
      title: 'الشحن والتوصيل',
      topic: 'delivery',
      text: `الشحن والتوصيل

السماء أقرب مما تظن، وطلبك كذلك!

المنطقة: الرياض · الأجرة: 20 ريالًا · المدة: يوم عمل واحد
المنطقة: باقي مدن المملكة · الأجرة: 35 ريالًا · المدة: من يومين إلى أربعة أيام عمل
المنطقة: الإمارات والكويت · الأجرة: 90 ريالًا · المدة: أسبوع
المنطقة: باقي دول الخليج · الأجرة: 120 ريالًا · المدة: عشرة أيام

نتحمل أجرة الشحن داخل المملكة إذا تجاوز طلبك 600 ريال، ولا يشمل ذلك التلسكوبات التي يزيد وزنها على 15 كيلوغرامًا.

التلسكوبات الثقيلة ينقلها مندوبنا مقابل 110 ريالات ويركّبها في بيتك.

لا نشحن خارج دول الخليج.`,
    },
    {
      url: 'https://almarsad.example/istirja',
      title: 'الاسترجاع والضمان',
      topic: 'returns',
      text: `الاسترجاع والضمان

يمكنك إرجاع المنتج خلال 10 أيام من استلامه بشرط أن يكون بتغليفه الأصلي، وتتحمل أنت أجرة الإرجاع.

لا تُسترجع العدسات والمرشحات بعد فتح علبتها، ولا الكتب.

نعيد المبلغ إلى بطاقتك خلال سبعة أيام عمل.

ضمان التلسكوبات ثلاث سنوات، وضمان المناظير سنتان، أما الحوامل فضمانها سنة واحدة. لا يغطي الضمان خدوش المرآة ولا أثر الغبار.`,
    },
    {
      url: 'https://almarsad.example/asila',
      title: 'أسئلة الراصدين',
      topic: 'questions',
      text: `أسئلة الراصدين

كيف أنظف المرآة؟

انفخ الغبار بمنفاخ مطاطي، ولا تمسحها بقماش أبدًا.

هل تقيمون رحلات رصد؟

نعم، كل ليلة جمعة تغيب فيها القمر نخرج إلى صحراء الثمامة، والمقعد بـ 150 ريالًا مع العشاء.

هل أستطيع التصوير بهاتفي؟

نعم، بحامل الهاتف الذي يناسب كل عدساتنا قياس 1.25 بوصة.

ما وسائل الدفع المتاحة؟

مدى وآبل باي وبطاقات الائتمان. يمكن التقسيط مع تابي على أربع دفعات. لا نقبل الدفع عند الاستلام.

هل يصلح التلسكوب لطفل عمره ثماني سنوات؟

ننصح بتلسكوب سهيل فهو خفيف ولا يحتاج إلى ضبط.

هل عندكم معرض؟

نعم، في حي الملقا بالرياض، شارع الأنصار 14، من السبت إلى الخميس بين الرابعة عصرًا والعاشرة مساءً.

كم تكلف صيانة التلسكوب؟

ضبط المرايا وتنظيفها بـ 180 ريالًا، ويستغرق ثلاثة أيام.`,
    },
  ],
  products: [
    { title: 'تلسكوب سهيل 70', price: 490, was: 560, categories: ['تلسكوبات'], attributes: { الفتحة: ['70 مم'], الوزن: ['3.2 كغ'] } },
    { title: 'تلسكوب الثريا 130', price: 1150, categories: ['تلسكوبات'], attributes: { الفتحة: ['130 مم'], الوزن: ['9.5 كغ'] } },
    { title: 'تلسكوب الدبران 200', price: 2490, categories: ['تلسكوبات'], attributes: { الفتحة: ['200 مم'], الوزن: ['24 كغ'] } },
    {
      title: 'تلسكوب الشعرى 90',
      price: 780,
      inStock: false,
      categories: ['تلسكوبات'],
      attributes: { الفتحة: ['90 مم'], الوزن: ['4.1 كغ'] },
    },
    {
      title: 'منظار صقر 10×50',
      price: 320,
      categories: ['مناظير'],
      attributes: { الوزن: ['790 غ'] },
      variants: [{ options: { اللون: 'أسود' } }, { options: { اللون: 'أخضر' }, inStock: false }],
    },
    { title: 'منظار هدهد 8×25', price: 145, was: 175, categories: ['مناظير'], attributes: { الوزن: ['280 غ'] } },
    { title: 'عدسة عينية 10 مم', price: 130, categories: ['عدسات'] },
    { title: 'مرشح القمر', price: 65, categories: ['مرشحات'] },
    { title: 'حامل هاتف', price: 85, categories: ['ملحقات'] },
    { title: 'حامل ثلاثي ألمنيوم', price: 240, categories: ['حوامل'], attributes: { الارتفاع: ['160 سم'] } },
    { title: 'أطلس السماء', price: 75, categories: ['كتب'], attributes: { الصفحات: ['210'] } },
  ],
};
