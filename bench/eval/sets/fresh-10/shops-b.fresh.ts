/** Shops of the tenth fresh set: flags, diving, falconry, wedding favours. */
import type { Shop } from '../../lib/shop.ts';

const silent = {
  whatServicesDoYouOfferToClients: '',
  moreInformationAboutYourProducts: '',
  howCanCustomersReachYouOrYourTeam: '',
  whatAreFAQs: '',
  howMuchDiscountCanYouDoMaximum: '',
};

export const wapperhuis: Shop = {
  key: 'wapperhuis',
  language: 'nl',
  currency: 'EUR',
  url: 'https://wapperhuis.example',
  quiz: { question: 'Waar komt de vlag?', answers: ['Aan de gevel', 'Ergens anders'] },
  profile: {
    ...silent,
    companyName: 'Het Wapperhuis',
    whatServicesDoYouOfferToClients: 'Vlaggen, wimpels en masten. Eigen ontwerp drukken we in Deventer.',
    howCanCustomersReachYouOrYourTeam: 'Bel 0570 55 21 30 op werkdagen van 9 tot 17 uur, of schrijf naar mast@wapperhuis.example',
  },
  pages: [
    {
      url: 'https://wapperhuis.example/bezorging',
      title: 'Hoe het bij u komt',
      topic: 'delivery',
      text: `Hoe het bij u komt

Vlaggen en wimpels passen door de bus: € 3,25. Vlaggenstokken tot twee meter kosten € 8,95.

Masten komen met een vrachtwagen, € 65, en iemand moet meehelpen met lossen.

Vanaf € 75 betaalt u voor vlaggen niets. Masten vallen daar niet onder.

Vlaanderen € 6,50, Duitsland € 9,75. Masten blijven binnen Nederland.

Uit voorraad: morgen bezorgd als u voor 16.00 uur bestelt. Eigen druk: acht werkdagen nadat u de proef hebt goedgekeurd.

Afhalen kan in Deventer, op vrijdag tussen 13 en 17 uur.`,
    },
    {
      url: 'https://wapperhuis.example/terug',
      title: 'Toch niet goed?',
      topic: 'returns',
      text: `Toch niet goed?

Niet gehesen en niet gevouwen gekregen? Binnen 21 dagen terug, het porto is voor u.

Eigen druk is eigen druk: die gaat niet retour, behalve als de kleuren afwijken van de proef.

Uw geld staat binnen vijf dagen weer op de rekening.

Masten: tien jaar op het aluminium, twee jaar op touw en katrol. Stormschade boven windkracht 8 is voor eigen rekening.`,
    },
    {
      url: 'https://wapperhuis.example/weten',
      title: 'Vlagwijzer',
      topic: 'questions',
      text: `Vlagwijzer

Hoe groot moet hij zijn?

Aan een gevelstok van 150 cm hoort 100 × 150. Bij een mast: een kwart van de lengte.

Wassen

Op 40 graden, zonder wasverzachter, en nat ophangen. Strijken mag niet.

Hij rafelt aan de zijkant

Dat doet elke vlag na een paar maanden wind. Wij zomen hem opnieuw voor € 12,50; stuur hem schoon op.

Mag ik in het donker blijven hangen?

Volgens het protocol alleen als hij verlicht is. Een wimpel mag altijd.

Aanleveren van een ontwerp

Als pdf of ai, op ware grootte, met Pantone-nummers. Van een foto kunnen wij niets maken.

Kan ik één stuk laten drukken?

Ja, vanaf één. Bij vijf gelijke gaat er 15 % af, bij twintig 30 %.

Plaatsen van de mast

Graaf 80 cm diep, zet de koker in snelbeton en wacht een dag. Wij plaatsen zelf niet.

Vergunning

Tot zes meter meestal niet nodig, in een beschermd dorpsgezicht altijd. De gemeente weet het zeker.

Betalen

iDEAL, Bancontact of op rekening voor scholen en gemeenten, dertig dagen.`,
    },
  ],
  products: [
    {
      title: 'Nederlandse Vlag 100 × 150',
      price: 17.95,
      categories: ['Vlaggen'],
      attributes: { Materiaal: ['Spunpolyester'], Gewicht: ['230 g'] },
    },
    {
      title: 'Nederlandse Vlag 150 × 225',
      price: 29.95,
      categories: ['Vlaggen'],
      attributes: { Materiaal: ['Spunpolyester'], Gewicht: ['490 g'] },
    },
    {
      title: 'Friese Vlag 100 × 150',
      price: 18.95,
      was: 21.95,
      categories: ['Vlaggen'],
      attributes: { Materiaal: ['Glanspolyester'], Gewicht: ['190 g'] },
    },
    { title: 'Oranje Wimpel 200 cm', price: 11.5, categories: ['Wimpels'], attributes: { Materiaal: ['Spunpolyester'] } },
    { title: 'Gevelstok Essen 150 cm', price: 24.5, categories: ['Stokken'], attributes: { Materiaal: ['Essenhout'] } },
    { title: 'Gevelstok Alu 200 cm', price: 36, inStock: false, categories: ['Stokken'], attributes: { Materiaal: ['Aluminium'] } },
    { title: 'Mast Terp 6 m', price: 259, categories: ['Masten'], attributes: { Materiaal: ['Aluminium'], Gewicht: ['14 kg'] } },
    { title: 'Mast Klif 8 m', price: 389, categories: ['Masten'], attributes: { Materiaal: ['Polyester'], Gewicht: ['21 kg'] } },
  ],
};

export const dipnot: Shop = {
  key: 'dipnot',
  language: 'tr',
  currency: 'TRY',
  url: 'https://dipnot.example',
  quiz: { question: 'Nasıl dalıyorsunuz?', answers: ['Tüplü', 'Başka türlü'] },
  profile: {
    ...silent,
    companyName: 'Dipnot Dalış',
    whatServicesDoYouOfferToClients: 'Maske, palet, regülatör ve dalış elbisesi. Bodrum’da tüp dolumu ve regülatör bakımı.',
    howCanCustomersReachYouOrYourTeam: '0252 555 30 17 (her gün 9–19) veya derin@dipnot.example',
  },
  pages: [
    {
      url: 'https://dipnot.example/kargo',
      title: 'Gönderim',
      topic: 'delivery',
      text: `Gönderim

Kargo 79 TL; 2.000 TL’yi aşan sepetlerde bizden. Tüpler dolu gönderilmez ve ambar ile gider, 350 TL.

Saat 14.00’e kadar verilen siparişler aynı gün yola çıkar. Ege’ye ertesi gün, öbür illere üç güne varır.

Kıbrıs’a 240 TL karşılığında gönderiyoruz, başka ülkeye göndermiyoruz.

Evde yoksanız paket şubede beş gün bekler.

Ismarlama elbiseler dört haftada dikilir.`,
    },
    {
      url: 'https://dipnot.example/iade',
      title: 'Vazgeçerseniz',
      topic: 'returns',
      text: `Vazgeçerseniz

Suya girmemiş ürünü 20 gün içinde geri yollayabilirsiniz. Kutusu ve etiketi dursun.

Regülatörler güvenlik nedeniyle, şnorkeller hijyen nedeniyle geri alınmaz.

Paranız karta beş iş gününde döner.

Beden uymadıysa ilk değişimin kargosu bizden.

Elbise dikişlerine bir yıl, bilgisayarlara iki yıl garanti veriyoruz. Su alan pil yuvası kapsam dışıdır.`,
    },
    {
      url: 'https://dipnot.example/sualti',
      title: 'Su altı notları',
      topic: 'questions',
      text: `Su altı notları

Camım hep buğulanıyor

Yeni maskede fabrika filmi kalır. İçini diş macunuyla ovun, sonra çalkalayın.

Gözlük kullanıyorum

Ayna ve Mercan maskelerine numaralı cam takıyoruz, eksi 8’e kadar, cam başına 900 TL.

Kaç milim almalıyım?

Yazın Ege’de 3 mm, baharda 5 mm, kışın 7 mm yeter.

Elbise nasıl yıkanır?

Her dalıştan sonra tatlı suyla durulayın, gölgede tersten asın. Makineye atmayın.

Bakım

Regülatör yılda bir ya da 100 dalışta bir bakıma girer: 1.250 TL, parça hariç, bir hafta.

Tüp dolumu

200 bar hava 150 TL. Beş yılı geçmiş testi olan tüpe hava basmıyoruz.

Belge gerekiyor mu?

Tüp ve regülatör için bröve soruyoruz, maske ve palet için sormuyoruz.

Deneme

Dükkânın havuzunda palet ve maske deneyebilirsiniz, mayonuzu getirin.

Ödeme

Kredi kartına dokuz taksit. Kapıda ödeme yok, havale yapana yüzde üç.

Yağ değişimi sonrası tuzlu su

Paletlerin tokasını ılık suda bekletin, sonra silikon sprey sıkın.`,
    },
  ],
  products: [
    {
      title: 'Ayna Maske',
      price: 1450,
      categories: ['Maskeler'],
      attributes: { Malzeme: ['Silikon'] },
      variants: [{ options: { Renk: 'Siyah' } }, { options: { Renk: 'Beyaz' }, inStock: false }],
    },
    { title: 'Mercan Maske', price: 1890, was: 2200, categories: ['Maskeler'], attributes: { Malzeme: ['Silikon'] } },
    { title: 'Orfoz Palet', price: 2350, categories: ['Paletler'], attributes: { Ağırlık: ['1,8 kg'] } },
    { title: 'Lüfer Palet', price: 3100, categories: ['Paletler'], attributes: { Ağırlık: ['1,4 kg'] } },
    { title: 'Poyraz Dalış Elbisesi 5 mm', price: 6900, categories: ['Elbiseler'], attributes: { Kalınlık: ['5 mm'] } },
    { title: 'Meltem Dalış Elbisesi 3 mm', price: 5200, inStock: false, categories: ['Elbiseler'], attributes: { Kalınlık: ['3 mm'] } },
    { title: 'Derin Bir Regülatör', price: 12400, categories: ['Regülatörler'], attributes: { Ağırlık: ['1,1 kg'] } },
    { title: 'Kısa Şnorkel', price: 390, categories: ['Şnorkeller'], attributes: { Malzeme: ['Silikon'] } },
  ],
};

export const mirqab: Shop = {
  key: 'mirqab',
  language: 'ar',
  currency: 'AED',
  url: 'https://mirqab.example',
  quiz: { question: 'ما نوع طيرك؟', answers: ['حر', 'نوع آخر'] },
  profile: {
    ...silent,
    companyName: 'مرقاب الصقّار',
    whatServicesDoYouOfferToClients: 'براقع ودسوس ووكور وأجهزة تتبع للصقارة، ونفصّل البرقع على مقاس طيرك.',
    howCanCustomersReachYouOrYourTeam: 'هاتف ‎+971 4 555 0177 من السبت إلى الخميس، أو saqr@mirqab.example',
  },
  pages: [
    {
      url: 'https://mirqab.example/tawsil',
      title: 'الشحن',
      topic: 'delivery',
      text: `الشحن

داخل الإمارات 18 درهمًا، وما زاد على 300 درهم نشحنه على حسابنا.

دول الخليج 55 درهمًا في أربعة أيام. لا نشحن إلى غيرها.

الوكور الكبيرة يوصلها سائقنا في دبي والشارقة فقط مقابل 40 درهمًا.

الطلب قبل الظهر يخرج في يومه، ويصل في الغد.

إن لم يجدك المندوب عاد في اليوم التالي، ثم يرجع الطرد إلينا.`,
    },
    {
      url: 'https://mirqab.example/irjaa',
      title: 'الإرجاع والضمان',
      topic: 'returns',
      text: `الإرجاع والضمان

لك عشرون يومًا لإعادة ما لم يستعمل، وأجرة الإعادة عليك.

البراقع المفصلة على الطير لا تعاد، لكننا نعدلها مرة بلا مقابل.

يعود مالك إلى البطاقة خلال ستة أيام.

أجهزة التتبع مضمونة سنتين، والبطارية ستة أشهر، والهوائي المكسور غير مشمول.`,
    },
    {
      url: 'https://mirqab.example/asila',
      title: 'يسألنا الصقّارون',
      topic: 'questions',
      text: `يسألنا الصقّارون

كيف آخذ مقاس البرقع؟

قس محيط الرأس فوق العينين بخيط، ثم قارنه بالجدول: 15 سم للشاهين، و17 سم للحر.

الطير يرفض البرقع

ألبسه إياه في الظلام دقائق كل يوم، وكافئه بعدها بقطعة لحم.

تنظيف الجلد

امسحه بقماشة رطبة ثم ادهنه بشمع النحل، ولا تغسله بالصابون.

مدى الجهاز

يلتقط الإشارة حتى 30 كيلومترًا في الصحراء المفتوحة، وثمانية في المدينة.

كم تدوم البطارية؟

اثنتا عشرة ساعة من الطيران، وتشحن في ساعتين.

هل تبيعون الطيور؟

لا، نبيع العدة فقط. للطيور راجع نادي الصقارين.

الدفع

بطاقة أو نقدًا عند الاستلام، وعلى أربع دفعات عبر تابي.

التطريز

نطرز الاسم على الدس مقابل 35 درهمًا، ويزيد يومين على التسليم.

المعرض

في ديرة خلف سوق الذهب، كل يوم من الخامسة إلى العاشرة مساءً ما عدا الجمعة.`,
    },
  ],
  products: [
    {
      title: 'برقع أندلسي',
      price: 120,
      categories: ['براقع'],
      attributes: { الخامة: ['جلد غزال'] },
      variants: [{ options: { اللون: 'أحمر' } }, { options: { اللون: 'أسود' }, inStock: false }],
    },
    { title: 'برقع هولندي', price: 95, was: 110, categories: ['براقع'], attributes: { الخامة: ['جلد بقر'] } },
    { title: 'دس الوادي', price: 160, categories: ['دسوس'], attributes: { الخامة: ['جلد بقر'], الوزن: ['310 غ'] } },
    { title: 'دس النخبة', price: 240, categories: ['دسوس'], attributes: { الخامة: ['جلد غزال'], الوزن: ['280 غ'] } },
    { title: 'وكر السفر', price: 210, categories: ['وكور'], attributes: { الارتفاع: ['40 سم'] } },
    { title: 'وكر المجلس', price: 380, inStock: false, categories: ['وكور'], attributes: { الارتفاع: ['95 سم'] } },
    { title: 'جهاز تتبع نجم', price: 1450, categories: ['أجهزة تتبع'], attributes: { الوزن: ['12 غ'] } },
  ],
};

export const confettata: Shop = {
  key: 'confettata',
  language: 'it',
  currency: 'EUR',
  url: 'https://confettata.example',
  quiz: { question: 'Che cosa festeggiate?', answers: ['Un matrimonio', 'Altro'] },
  profile: {
    ...silent,
    companyName: 'La Confettata',
    whatServicesDoYouOfferToClients: 'Confetti di Sulmona, scatoline, sacchetti e bomboniere, confezionati a mano.',
    howCanCustomersReachYouOrYourTeam: 'Chiamate lo 0864 55 19 02 la mattina, oppure nozze@confettata.example',
  },
  pages: [
    {
      url: 'https://confettata.example/spedizioni',
      title: 'Come arriva',
      topic: 'delivery',
      text: `Come arriva

Corriere a 7,50 €, isole comprese. Oltre i 120 € offriamo noi.

Francia, Austria e Germania 15 €. In Svizzera non spediamo.

Confetti sfusi: partono in due giorni. Bomboniere confezionate: contate tre settimane, in maggio e giugno cinque.

Da giugno ad agosto i confetti al cioccolato viaggiano con ghiaccio, 4 € in più.

Potete fissare la data di arrivo: scrivetela nelle note.`,
    },
    {
      url: 'https://confettata.example/resi',
      title: 'Ripensamenti',
      topic: 'returns',
      text: `Ripensamenti

Scatoline e sacchetti vuoti si rendono entro 14 giorni. I confetti, essendo alimenti, no; e nemmeno ciò che porta i vostri nomi.

Scatole ammaccate? Una foto entro tre giorni e rispediamo senza spese.

Avete ordinato troppo? Riprendiamo fino al dieci per cento dei pezzi non personalizzati.

Il rimborso arriva in otto giorni.`,
    },
    {
      url: 'https://confettata.example/domande',
      title: 'Chiedono gli sposi',
      topic: 'questions',
      text: `Chiedono gli sposi

Quanti per sacchetto?

Cinque, sempre dispari: salute, fortuna, felicità, lunga vita, figli.

Quanti chili mi servono?

Per cento invitati due chili nei sacchetti e sei per il tavolo.

Come si conservano?

In un luogo asciutto fino a dodici mesi, mai in frigorifero.

Celiaci

Tutti i nostri confetti sono senza glutine; quelli al cioccolato contengono latte. Le mandorle, ovviamente, sono frutta a guscio.

Posso vederle prima?

Spediamo tre campioni a scelta per 9 €, che scaliamo dal vostro ordine.

Bigliettini

Stampiamo nomi e data, 0,30 € l'uno. Il testo ce lo mandate entro due settimane dalla festa.

Pagamenti

Metà all'ordine, metà prima della partenza; carta, bonifico o Satispay.

Colori

Bianco per le nozze, rosa e celeste per il battesimo, rosso per la laurea, argento per i venticinque anni.

Fatture

Su richiesta, con partita IVA e codice SDI nelle note.`,
    },
  ],
  products: [
    { title: 'Confetti Pelatina 1 kg', price: 18.5, categories: ['Confetti'], attributes: { Gusto: ['Mandorla'], Colore: ['Bianco'] } },
    {
      title: 'Confetti Fondente 1 kg',
      price: 16,
      was: 19,
      categories: ['Confetti'],
      attributes: { Gusto: ['Cioccolato'], Colore: ['Bianco'] },
    },
    { title: 'Confetti Laurea 500 g', price: 9.9, categories: ['Confetti'], attributes: { Gusto: ['Mandorla'], Colore: ['Rosso'] } },
    { title: 'Sacchetto Lino Greggio', price: 1.8, categories: ['Sacchetti'], attributes: { Materiale: ['Lino'], Altezza: ['12 cm'] } },
    {
      title: 'Sacchetto Organza',
      price: 0.9,
      inStock: false,
      categories: ['Sacchetti'],
      attributes: { Materiale: ['Organza'], Altezza: ['10 cm'] },
    },
    { title: 'Scatolina Cubo', price: 1.2, categories: ['Scatoline'], attributes: { Materiale: ['Cartoncino'] } },
    { title: 'Bomboniera Ulivo', price: 6.5, categories: ['Bomboniere'], attributes: { Materiale: ['Ceramica'], Altezza: ['9 cm'] } },
    { title: 'Bomboniera Lanterna', price: 8.9, categories: ['Bomboniere'], attributes: { Materiale: ['Vetro'], Altezza: ['14 cm'] } },
  ],
};
