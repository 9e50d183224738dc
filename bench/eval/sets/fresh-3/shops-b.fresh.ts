/** Shops of the third fresh set: pasta tools, camping, clocks, leather, abayas, tea. */
import type { Shop } from '../../lib/shop.ts';

const silent = {
  whatServicesDoYouOfferToClients: '',
  moreInformationAboutYourProducts: '',
  howCanCustomersReachYouOrYourTeam: '',
  whatAreFAQs: '',
  howMuchDiscountCanYouDoMaximum: '',
};

export const mattarello: Shop = {
  key: 'mattarello',
  language: 'it',
  currency: 'EUR',
  url: 'https://ilmattarello.example',
  quiz: { question: 'Che cosa vuole preparare?', answers: ['La pasta fresca', 'Altro'] },
  profile: {
    ...silent,
    companyName: 'Il Mattarello',
    whatServicesDoYouOfferToClients: 'Vendiamo utensili per la pasta fresca. Affiliamo i coltelli per 7 € l’uno.',
    howCanCustomersReachYouOrYourTeam: 'ciao@ilmattarello.example, 051 555 2211',
  },
  pages: [
    {
      url: 'https://ilmattarello.example/spedizioni',
      title: 'Spedizioni',
      topic: 'delivery',
      text: 'Spedizioni\n\nSpediamo in tutta Italia con corriere a 6,50 €; per Sicilia, Sardegna e isole minori il costo sale a 9,90 €. Da 75 € in su la spedizione la paghiamo noi.\n\nGli ordini ricevuti entro le 13 partono il giorno stesso e arrivano in 24-48 ore.\n\nPer i Paesi dell’Unione europea il costo è di 16 €. Fuori dall’Unione europea non spediamo.\n\nPuoi anche ritirare in bottega, a Bologna, senza spese.',
    },
    {
      url: 'https://ilmattarello.example/resi',
      title: 'Resi',
      topic: 'returns',
      text: 'Resi\n\nHai 30 giorni per cambiare idea. Gli articoli devono essere puliti e mai usati. Il reso costa 5 €, il cambio è gratuito.\n\nGli articoli incisi con un nome non si possono rendere.\n\nRimborsiamo entro una settimana sullo stesso metodo di pagamento.',
    },
    {
      url: 'https://ilmattarello.example/domande',
      title: 'Domande frequenti',
      topic: 'questions',
      text: 'Domande frequenti\n\nSi possono lavare in lavastoviglie?\n\nNo: il legno va pulito con un panno umido e asciugato subito. Solo gli stampi in acciaio vanno in lavastoviglie.\n\nFate incisioni?\n\nSì, incidiamo un nome sui mattarelli e sui taglieri per 12 €. Servono tre giorni in più.\n\nOrganizzate corsi?\n\nOgni sabato mattina, in bottega: tre ore, 55 € a persona, al massimo otto persone.\n\nCome posso pagare?\n\nCarta, PayPal e Satispay. Il contrassegno costa 4 € in più.\n\nChe legno usate?\n\nFaggio e ciliegio dell’Appennino, trattati con olio di lino.',
    },
  ],
  products: [
    { title: 'Mattarello lungo', price: 32, categories: ['Mattarelli'], attributes: { Legno: ['Faggio'], Lunghezza: ['90 cm'] } },
    { title: 'Mattarello corto', price: 19, categories: ['Mattarelli'], attributes: { Legno: ['Ciliegio'], Lunghezza: ['45 cm'] } },
    { title: 'Macchina per pasta Emilia', price: 89, was: 105, categories: ['Macchine'], attributes: { Larghezza: ['150 mm'] } },
    { title: 'Macchina per pasta Romagna', price: 129, categories: ['Macchine'], attributes: { Larghezza: ['180 mm'] } },
    { title: 'Stampo ravioli quadrato', price: 14.5, categories: ['Stampi'], attributes: { Materiale: ['Acciaio'] } },
    { title: 'Stampo ravioli tondo', price: 14.5, categories: ['Stampi'], attributes: { Materiale: ['Ottone'] } },
    { title: 'Rotella tagliapasta', price: 17, was: 21, categories: ['Utensili'], attributes: { Materiale: ['Ottone'] } },
    { title: 'Tagliere grande', price: 58, inStock: false, categories: ['Taglieri'], attributes: { Legno: ['Faggio'] } },
    { title: 'Tagliere piccolo', price: 34, categories: ['Taglieri'], attributes: { Legno: ['Ciliegio'] } },
    {
      title: 'Grembiule di lino',
      price: 39,
      categories: ['Tessili'],
      attributes: { Materiale: ['Lino'] },
      variants: [{ options: { Colore: 'Blu' } }, { options: { Colore: 'Senape' } }, { options: { Colore: 'Verde' }, inStock: false }],
    },
    { title: 'Farina di grano tenero 1 kg', price: 3.8, categories: ['Farine'], attributes: { Peso: ['1 kg'] } },
  ],
};

export const kampeerkast: Shop = {
  key: 'kampeerkast',
  language: 'nl',
  currency: 'EUR',
  url: 'https://kampeerkast.example',
  quiz: { question: 'Hoe kampeert u?', answers: ['Met de tent', 'Anders'] },
  profile: { ...silent, companyName: 'De Kampeerkast', howMuchDiscountCanYouDoMaximum: 'geen' },
  pages: [
    {
      url: 'https://kampeerkast.example/bezorgen',
      title: 'Bezorgen en betalen',
      topic: 'delivery',
      text: 'Bezorgen en betalen\n\nVoor 22.00 uur besteld, morgen in huis. Op zondag bezorgen we niet.\n\nBezorgkosten: € 4,95 in Nederland, € 6,95 in België. Boven de € 60 bezorgen we gratis in Nederland. Tenten en luifels gaan als groot pakket: € 14,50, ook boven de € 60.\n\nWaddeneilanden: reken op twee dagen extra.\n\nBetalen\n\nBetalen kan met iDEAL, Bancontact of creditcard. Achteraf betalen kan niet.',
    },
    {
      url: 'https://kampeerkast.example/retour',
      title: 'Retourneren',
      topic: 'returns',
      text: 'Retourneren\n\nJe mag alles 100 dagen uitproberen, behalve slaapzakken en gasbranders: die nemen we alleen ongebruikt terug, binnen 14 dagen.\n\nRetour sturen is gratis via een PostNL-punt. We storten je geld binnen drie werkdagen terug.\n\nKapot?\n\nBel ons op 055 300 40 50. We repareren tentstokken en ritsen in onze werkplaats in Apeldoorn vanaf € 17,50; gekochte tenten jonger dan twee jaar gratis.',
    },
    {
      url: 'https://kampeerkast.example/vragen',
      title: 'Veelgestelde vragen',
      topic: 'questions',
      text: 'Veelgestelde vragen\n\nVerhuren jullie tenten?\n\nJa, de Wadlopers verhuren we voor € 45 per week. De borg is € 100.\n\nIs er een winkel waar ik tenten kan bekijken?\n\nIn onze showtuin in Apeldoorn staan alle tenten opgezet, van april tot en met september, op vrijdag en zaterdag.\n\nWat betekent de waterkolom?\n\nHoe hoger, hoe droger. Vanaf 3.000 mm blijf je bij een flinke bui droog.\n\nMag ik in de tent koken?\n\nNee, alleen onder de luifel en met de zijkanten open.\n\nZijn jullie tenten brandvertragend?\n\nAlleen de katoenen tenten zijn brandvertragend behandeld.',
    },
  ],
  products: [
    {
      title: 'Tent Wadloper 2',
      price: 189,
      was: 229,
      categories: ['Tenten'],
      attributes: { Personen: ['2'], Waterkolom: ['3.000 mm'], Gewicht: ['2,6 kg'] },
    },
    {
      title: 'Tent Duinpan 4',
      price: 459,
      categories: ['Tenten'],
      attributes: { Personen: ['4'], Waterkolom: ['4.000 mm'], Gewicht: ['9,8 kg'] },
    },
    { title: 'Tent Heide 3', price: 329, inStock: false, categories: ['Tenten'], attributes: { Personen: ['3'], Gewicht: ['5,1 kg'] } },
    { title: 'Slaapzak Ree', price: 79, categories: ['Slaapzakken'], attributes: { Temperatuur: ['5 °C'], Vulling: ['Synthetisch'] } },
    { title: 'Slaapzak Hert', price: 149, categories: ['Slaapzakken'], attributes: { Temperatuur: ['-5 °C'], Vulling: ['Dons'] } },
    { title: 'Matje Mos', price: 44.95, categories: ['Matten'], attributes: { Dikte: ['5 cm'] } },
    { title: 'Gasbrander Vonk', price: 36, categories: ['Koken'], attributes: { Gewicht: ['290 g'] } },
    { title: 'Pannenset Beuk', price: 52, was: 60, categories: ['Koken'], attributes: { Delen: ['4'] } },
    {
      title: 'Klapstoel Reiger',
      price: 39.5,
      categories: ['Meubels'],
      attributes: { Draagkracht: ['110 kg'] },
      variants: [{ options: { Kleur: 'Groen' } }, { options: { Kleur: 'Zand' } }, { options: { Kleur: 'Rood' }, inStock: false }],
    },
    { title: 'Kamptafel Bever', price: 67, categories: ['Meubels'], attributes: { Materiaal: ['Bamboe'] } },
    { title: 'Lantaarn Glimworm', price: 24.95, categories: ['Licht'], attributes: { Branduren: ['40 uur'] } },
  ],
};

export const tiktak: Shop = {
  key: 'tiktak',
  language: 'pl',
  currency: 'PLN',
  url: 'https://tiktak.example',
  quiz: { question: 'Dla kogo?', answers: ['Dla mnie', 'Na prezent'] },
  profile: { ...silent, companyName: 'Tik-Tak', howCanCustomersReachYouOrYourTeam: 'czas@tiktak.example, tel. 71 344 55 66' },
  pages: [
    {
      url: 'https://tiktak.example/dostawa',
      title: 'Dostawa i płatność',
      topic: 'delivery',
      text: 'Dostawa i płatność\n\nPaczkomat kosztuje 12,99 zł, kurier 16,99 zł. Przy zamówieniach od 300 zł dostawa jest darmowa. Zegary stojące dowozimy własnym transportem za 180 zł, razem z ustawieniem.\n\nPaczki nadajemy w ciągu 24 godzin, a dostawa trwa jeden lub dwa dni robocze.\n\nZa granicę wysyłamy tylko do Czech i Niemiec, za 59 zł.\n\nZapłacisz BLIKIEM, kartą albo przy odbiorze (dopłata 5 zł). Raty 0% są dostępne od 1000 zł.',
    },
    {
      url: 'https://tiktak.example/zwroty',
      title: 'Zwroty',
      topic: 'returns',
      text: 'Zwroty\n\nNa zwrot masz 30 dni. Zegarek musi mieć folię ochronną i metkę. Etykieta zwrotna jest bezpłatna.\n\nZegarków z grawerem nie przyjmujemy.\n\nPieniądze oddajemy do 5 dni roboczych.',
    },
    {
      url: 'https://tiktak.example/pytania',
      title: 'Pytania i odpowiedzi',
      topic: 'questions',
      text: 'Pytania i odpowiedzi\n\nCzy wymieniacie baterie?\n\nTak, na miejscu, w 15 minut, za 25 zł. Baterie w zegarkach kupionych u nas wymieniamy bezpłatnie przez dwa lata.\n\nCzy zrobicie grawer?\n\nTak, do 30 znaków za 40 zł. Grawer wydłuża wysyłkę o dwa dni.\n\nCo znaczy wodoszczelność 5 ATM?\n\nW takim zegarku można pływać, ale nie nurkować.\n\nGdzie jest sklep?\n\nWe Wrocławiu przy ulicy Szewskiej 8. Otwarte od poniedziałku do piątku w godzinach 10–18, w soboty 10–14.\n\nJaka jest gwarancja?\n\nTrzy lata na mechanizm, rok na pasek. Zarysowania szkła nie są objęte gwarancją.\n\nCzy skracacie bransolety?\n\nTak, bezpłatnie, jeśli zegarek jest od nas.',
    },
  ],
  products: [
    { title: 'Zegarek Odra', price: 449, was: 529, categories: ['Zegarki'], attributes: { Pasek: ['Skóra'], Wodoszczelność: ['5 ATM'] } },
    { title: 'Zegarek Ślęża', price: 699, categories: ['Zegarki'], attributes: { Pasek: ['Bransoleta'], Wodoszczelność: ['10 ATM'] } },
    {
      title: 'Zegarek Nysa',
      price: 329,
      categories: ['Zegarki'],
      attributes: { Pasek: ['Silikon'] },
      variants: [{ options: { Kolor: 'Granatowy' } }, { options: { Kolor: 'Zielony' } }, { options: { Kolor: 'Różowy' }, inStock: false }],
    },
    { title: 'Budzik Kogut', price: 89, categories: ['Budziki'], attributes: { Kolor: ['Czerwony', 'Biały'] } },
    { title: 'Budzik Szept', price: 119, categories: ['Budziki'], attributes: { Zasilanie: ['USB'] } },
    { title: 'Zegar ścienny Bursztyn', price: 159, was: 189, categories: ['Zegary ścienne'], attributes: { Średnica: ['30 cm'] } },
    { title: 'Zegar ścienny Len', price: 139, categories: ['Zegary ścienne'], attributes: { Średnica: ['40 cm'] } },
    { title: 'Zegar stojący Piast', price: 3900, inStock: false, categories: ['Zegary stojące'], attributes: { Wysokość: ['190 cm'] } },
    { title: 'Pasek skórzany 20 mm', price: 79, categories: ['Paski'], attributes: { Szerokość: ['20 mm'], Kolor: ['Brązowy', 'Czarny'] } },
    { title: 'Minutnik Cebula', price: 45, categories: ['Kuchnia'], attributes: { Czas: ['60 min'] } },
    { title: 'Stoper Meta', price: 99, categories: ['Sport'], attributes: { Zasilanie: ['Bateria'] } },
  ],
};

export const sahtiyan: Shop = {
  key: 'sahtiyan',
  language: 'tr',
  currency: 'TRY',
  url: 'https://sahtiyan.example',
  quiz: { question: 'Kimin için?', answers: ['Kendim için', 'Hediye'] },
  profile: { ...silent, companyName: 'Sahtiyan Deri', howCanCustomersReachYouOrYourTeam: 'atolye@sahtiyan.example, 0212 244 55 66' },
  pages: [
    {
      url: 'https://sahtiyan.example/teslimat',
      title: 'Teslimat',
      topic: 'delivery',
      text: 'Teslimat\n\nKargo ücreti 89 TL’dir. 1.500 TL ve üzeri alışverişlerde kargo bizden.\n\nSaat 15.00’e kadar verilen siparişler aynı gün kargoya verilir. İstanbul içi 1 iş günü, diğer iller 2-4 iş günü sürer.\n\nYurt dışına yalnızca Kıbrıs ve Almanya’ya gönderiyoruz; ücreti 650 TL’dir.\n\nİstanbul’da aynı gün kurye 220 TL’dir.',
    },
    {
      url: 'https://sahtiyan.example/iade',
      title: 'İade ve değişim',
      topic: 'returns',
      text: 'İade ve değişim\n\nÜrünleri 21 gün içinde iade edebilirsiniz. Etiketi sökülmüş ya da kullanılmış ürünler geri alınmaz. İade kargosu ücretsizdir.\n\nİsim baskılı ürünlerde iade ve değişim yoktur.\n\nPara iadesi 7 iş günü içinde kartınıza yapılır.',
    },
    {
      url: 'https://sahtiyan.example/sss',
      title: 'Sıkça sorulan sorular',
      topic: 'questions',
      text: 'Sıkça sorulan sorular\n\nHangi deriyi kullanıyorsunuz?\n\nÇantalarımız dana derisinden, cüzdanlarımız keçi derisindendir. Astarlar pamukludur.\n\nDeri nasıl temizlenir?\n\nNemli bezle silin, su ile yıkamayın. Yılda iki kez balmumu sürün.\n\nÜrüne isim yazıyor musunuz?\n\nEvet, 12 harfe kadar isim baskısı 150 TL’dir ve teslimatı 2 gün uzatır.\n\nTamir yapıyor musunuz?\n\nFermuar değişimi 300 TL, sap onarımı 250 TL’dir. Kendi ürünlerimizi ilk yıl ücretsiz onarıyoruz.\n\nTaksit var mı?\n\nKredi kartına 6 taksit vardır. Kapıda ödeme yoktur.\n\nMağazanız nerede?\n\nGalata’da, Serdar-ı Ekrem Sokak 14 numarada. Pazar hariç her gün 10.00-19.00 arası açığız.',
    },
  ],
  products: [
    {
      title: 'Omuz Çantası Haliç',
      price: 3450,
      was: 3900,
      categories: ['Çantalar'],
      attributes: { Deri: ['Dana'] },
      variants: [{ options: { Renk: 'Taba' } }, { options: { Renk: 'Siyah' } }, { options: { Renk: 'Bordo' }, inStock: false }],
    },
    {
      title: 'Sırt Çantası Pera',
      price: 4800,
      categories: ['Çantalar'],
      attributes: { Deri: ['Dana'], Hacim: ['14 litre'], Renk: ['Kahverengi'] },
    },
    { title: 'Evrak Çantası Karaköy', price: 5600, inStock: false, categories: ['Çantalar'], attributes: { Deri: ['Dana'] } },
    { title: 'Cüzdan Martı', price: 950, categories: ['Cüzdanlar'], attributes: { Deri: ['Keçi'], Bölme: ['8'] } },
    { title: 'Kartlık Serçe', price: 420, was: 500, categories: ['Cüzdanlar'], attributes: { Deri: ['Keçi'], Bölme: ['4'] } },
    { title: 'Kemer Vapur', price: 780, categories: ['Kemerler'], attributes: { Genişlik: ['3,5 cm'], Renk: ['Siyah', 'Kahverengi'] } },
    { title: 'Örgü Kemer', price: 690, categories: ['Kemerler'], attributes: { Genişlik: ['3 cm'] } },
    { title: 'Anahtarlık Lale', price: 180, categories: ['Aksesuar'], attributes: { Deri: ['Dana'] } },
    { title: 'Gözlük Kılıfı', price: 360, categories: ['Aksesuar'], attributes: { Deri: ['Keçi'] } },
    { title: 'Deri Bakım Balmumu', price: 240, categories: ['Bakım'], attributes: { Ağırlık: ['100 g'] } },
  ],
};

export const darabaya: Shop = {
  key: 'darabaya',
  language: 'ar',
  currency: 'SAR',
  url: 'https://darabaya.example',
  quiz: { question: 'ما المناسبة؟', answers: ['يومية', 'مناسبة أخرى'] },
  profile: { ...silent, companyName: 'دار العباءة', howCanCustomersReachYouOrYourTeam: 'care@darabaya.example، واتساب 0551234567' },
  pages: [
    {
      url: 'https://darabaya.example/shipping',
      title: 'الشحن والتوصيل',
      topic: 'delivery',
      text: 'الشحن والتوصيل\n\nرسوم الشحن داخل السعودية 25 ريالا. الشحن مجاني للطلبات فوق 400 ريال.\n\nيصل الطلب إلى الرياض خلال يومين، وإلى بقية المدن خلال 3 إلى 5 أيام عمل.\n\nنشحن إلى دول الخليج مقابل 60 ريالا، ولا نشحن إلى أوروبا.',
    },
    {
      url: 'https://darabaya.example/returns',
      title: 'الاستبدال والاسترجاع',
      topic: 'returns',
      text: 'الاستبدال والاسترجاع\n\nيمكنك استبدال المقاس مجانا خلال 10 أيام من الاستلام. الاسترجاع خلال 7 أيام بشرط بقاء البطاقة على العباءة.\n\nالعباءات المفصلة حسب الطلب لا تسترجع. رسوم الإرجاع 20 ريالا.',
    },
    {
      url: 'https://darabaya.example/faq',
      title: 'الأسئلة الشائعة',
      topic: 'questions',
      text: 'الأسئلة الشائعة\n\nكيف أختار المقاس؟\n\nقيسي طولك من الكتف إلى الأرض. المقاس 54 لطول 160 سم تقريبا، والمقاس 56 لطول 165 سم.\n\nهل تفصلون عباءة حسب الطلب؟\n\nنعم، التفصيل يضيف 80 ريالا ويستغرق عشرة أيام.\n\nكيف أغسل العباءة؟\n\nغسيل يدوي بماء بارد، ولا تستخدمي المجفف.\n\nما طرق الدفع؟\n\nمدى وفيزا وأبل باي، أو الدفع عند الاستلام برسوم 15 ريالا. التقسيط متاح عبر تابي.\n\nهل عندكم معرض؟\n\nنعم، في الرياض، حي العليا. من السبت إلى الخميس، من الرابعة عصرا إلى العاشرة مساء.',
    },
  ],
  products: [
    {
      title: 'عباءة نجد',
      price: 320,
      was: 380,
      categories: ['عباءات'],
      attributes: { القماش: ['كريب'] },
      variants: [
        { options: { المقاس: '54', اللون: 'أسود' } },
        { options: { المقاس: '56', اللون: 'أسود' } },
        { options: { المقاس: '54', اللون: 'كحلي' } },
      ],
    },
    { title: 'عباءة الديرة', price: 450, categories: ['عباءات'], attributes: { القماش: ['حرير'], اللون: ['بيج'] } },
    { title: 'عباءة سمر', price: 260, categories: ['عباءات'], attributes: { القماش: ['كتان'], اللون: ['زيتي'] } },
    { title: 'عباءة ليالي', price: 690, inStock: false, categories: ['عباءات'], attributes: { القماش: ['حرير'] } },
    { title: 'طرحة شيفون', price: 55, categories: ['طرح'], attributes: { اللون: ['أسود', 'بيج'] } },
    { title: 'طرحة قطن', price: 45, was: 60, categories: ['طرح'], attributes: { اللون: ['رمادي'] } },
    { title: 'نقاب سادة', price: 35, categories: ['نقابات'], attributes: { اللون: ['أسود'] } },
    { title: 'دبوس طرحة', price: 18, categories: ['إكسسوارات'], attributes: { المادة: ['فضة'] } },
    { title: 'حزام عباءة', price: 70, categories: ['إكسسوارات'], attributes: { المادة: ['جلد'] } },
    { title: 'حقيبة عباءة', price: 40, categories: ['إكسسوارات'], attributes: { المادة: ['قماش'] } },
  ],
};

export const chanoma: Shop = {
  key: 'chanoma',
  language: 'ja',
  currency: 'JPY',
  url: 'https://chanoma.example',
  quiz: { question: 'どんなお茶がお好みですか？', answers: ['すっきり', 'その他'] },
  profile: { ...silent, companyName: '茶の間', howCanCustomersReachYouOrYourTeam: 'ocha@chanoma.example、054-200-3344（平日10時〜17時）' },
  pages: [
    {
      url: 'https://chanoma.example/delivery',
      title: '送料・お届けについて',
      topic: 'delivery',
      text: '送料・お届けについて\n\nネコポスは全国一律250円です。宅急便は本州700円、北海道と沖縄は1,200円です。税込5,400円以上のお買い上げで送料無料になります。\n\nご注文から2営業日以内に発送します。日時指定は宅急便のみ承ります。\n\n冷凍の茶菓子はクール便でお届けし、別途330円をいただきます。\n\n海外への発送は行っておりません。',
    },
    {
      url: 'https://chanoma.example/returns',
      title: '返品・交換',
      topic: 'returns',
      text: '返品・交換\n\n食品のため、お客様のご都合による返品はお受けできません。茶器は未使用に限り、到着から7日以内に返品できます。\n\n破損していた場合は、写真を添えて3日以内にご連絡ください。新しい品をお送りします。',
    },
    {
      url: 'https://chanoma.example/faq',
      title: 'よくあるご質問',
      topic: 'questions',
      text: 'よくあるご質問\n\n賞味期限はどのくらいですか？\n\n未開封で製造から10か月です。開封後は1か月を目安にお召し上がりください。\n\n保存方法を教えてください\n\n直射日光を避け、密閉して涼しい場所で保存してください。抹茶は冷蔵庫で保存してください。\n\nギフト包装はできますか？\n\n無料で承ります。のしは110円です。手提げ袋は33円です。\n\nカフェインは入っていますか？\n\n煎茶と玉露、抹茶には入っています。そば茶と黒豆茶はカフェインを含みません。\n\n支払い方法は？\n\nクレジットカード、コンビニ払い、PayPayがご利用いただけます。代金引換は手数料330円です。\n\n店舗はありますか？\n\n静岡市葵区にございます。営業時間は10時から18時、水曜定休です。',
    },
  ],
  products: [
    { title: '煎茶 朝霧', price: 1080, categories: ['煎茶'], attributes: { 内容量: ['100g'], 産地: ['静岡'] } },
    { title: '煎茶 山吹', price: 1620, was: 1944, categories: ['煎茶'], attributes: { 内容量: ['100g'], 産地: ['静岡'] } },
    { title: '玉露 雫', price: 2700, categories: ['玉露'], attributes: { 内容量: ['50g'], 産地: ['京都'] } },
    { title: '抹茶 松風', price: 2160, inStock: false, categories: ['抹茶'], attributes: { 内容量: ['30g'] } },
    { title: '抹茶 若竹', price: 1512, categories: ['抹茶'], attributes: { 内容量: ['30g'] } },
    { title: 'ほうじ茶 焚火', price: 864, categories: ['ほうじ茶'], attributes: { 内容量: ['200g'] } },
    { title: 'そば茶', price: 756, categories: ['穀物茶'], attributes: { 内容量: ['150g'] } },
    { title: '急須 常滑', price: 4800, categories: ['茶器'], attributes: { 容量: ['300ml'], 色: ['朱', '黒'] } },
    { title: '急須 萬古', price: 6200, was: 7000, categories: ['茶器'], attributes: { 容量: ['260ml'] } },
    { title: '湯呑み 二個組', price: 3300, categories: ['茶器'], attributes: { 個数: ['2'] } },
    { title: '茶筒 桜皮', price: 5500, categories: ['茶器'], attributes: { 容量: ['200g'] } },
    { title: '抹茶アイス 6個入り', price: 2592, categories: ['茶菓子'], attributes: { 個数: ['6'] } },
  ],
};
