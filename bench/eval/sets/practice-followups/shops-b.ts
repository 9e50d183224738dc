/** Small shops whose visitors ask on about what they were shown (nl, pl, tr, ar, ja): written to be tuned on. */
import { emptyProfile, type Shop } from '../../lib/shop.ts';

export const vinkhof: Shop = {
  key: 'vinkhof',
  language: 'nl',
  currency: 'EUR',
  url: 'https://vinkhof.example',
  quiz: { question: 'Waar wonen de vogels?', answers: ['In de tuin', 'Anders'] },
  profile: {
    ...emptyProfile,
    companyName: 'Vinkhof',
    howCanCustomersReachYouOrYourTeam: 'hallo@vinkhof.example, telefoon 0318 555 012 (werkdagen van 9 tot 17 uur)',
    whatAreFAQs: `Wanneer hang ik een nestkast op?
Het liefst in het najaar, dan kunnen vogels er in de winter al in slapen.

Mag ik het hele jaar voeren?
Ja, maar geef in de zomer minder vet en meer zaden.

Hoe houd ik eekhoorns weg?
Hang het voer aan een dunne draad, twee meter van de dichtstbijzijnde tak.

Kan ik in de winkel afhalen?
Ja, op zaterdag tussen 10 en 15 uur in Ede.`,
  },
  pages: [
    {
      url: 'https://vinkhof.example/bezorgen',
      title: 'Bezorgen',
      topic: 'delivery',
      text: 'Bezorgen\n\nNederland € 4,95, gratis vanaf € 50. België € 7,95. Besteld voor 16 uur, dan is het pakket binnen twee werkdagen in huis.',
    },
    {
      url: 'https://vinkhof.example/retour',
      title: 'Retour en garantie',
      topic: 'returns',
      text: 'Retour en garantie\n\nJe mag alles binnen 30 dagen terugsturen. De kosten van het retour zijn € 3,50. Geopend voer nemen we niet terug. Op voederhuisjes en nestkasten krijg je drie jaar garantie.',
    },
    {
      url: 'https://vinkhof.example/onderhoud',
      title: 'Onderhoud',
      topic: 'questions',
      text: 'Onderhoud\n\nBorstel een voederhuisje elke twee weken schoon met heet water, zonder zeep. Hout hoef je niet te beitsen: het wordt vanzelf grijs.',
    },
  ],
  products: [
    {
      title: 'Voederhuis Merelhof',
      price: 34.95,
      was: 42.95,
      categories: ['Voederhuisjes'],
      attributes: { Materiaal: ['Douglashout'], Gewicht: ['1,8 kg'], Afmetingen: ['32 x 28 x 26 cm'], Inhoud: ['600 g voer'] },
      variants: [{ options: { Kleur: 'Naturel' } }, { options: { Kleur: 'Groen' } }, { options: { Kleur: 'Antraciet' }, inStock: false }],
      description:
        'Het dakje klapt open, zodat je van boven bijvult. In de bodem zitten gaatjes waardoor regenwater wegloopt. Een paal wordt niet meegeleverd. Het huisje in elkaar zetten kost ongeveer een kwartier.',
    },
    {
      title: 'Voedersilo Spreeuw',
      price: 18.5,
      categories: ['Voederhuisjes'],
      attributes: { Materiaal: ['Gerecycled kunststof'], Gewicht: ['450 g'], Hoogte: ['38 cm'], Inhoud: ['900 g voer'] },
      description:
        'Vier vogels kunnen tegelijk eten, elk op een eigen zitstokje. Alle onderdelen mogen in de vaatwasser. Niet geschikt voor hele pinda’s. Een volle silo is in de winter na ongeveer vijf dagen leeg.',
    },
    {
      title: 'Raamvoeder Koolmees',
      price: 12.95,
      categories: ['Voederhuisjes'],
      attributes: { Materiaal: ['Acrylaat'], Gewicht: ['210 g'], Afmetingen: ['15 x 12 x 6 cm'], Inhoud: ['150 g voer'] },
      description:
        'Blijft met drie zuignappen aan de ruit hangen. Leuk voor kinderen vanaf vier jaar, want ze zien de vogels van heel dichtbij. Hang hem niet in de volle zon, dan laten de zuignappen los.',
    },
    {
      title: 'Nestkast Pimpel',
      price: 21.95,
      categories: ['Nestkasten'],
      attributes: { Materiaal: ['Lariks'], Gewicht: ['1,1 kg'], Invliegopening: ['28 mm'], Hoogte: ['27 cm'] },
      variants: [{ options: { Kleur: 'Wit' } }, { options: { Kleur: 'Mosgroen' } }, { options: { Kleur: 'Rood' } }],
      description:
        'Het voorpaneel schuift omhoog, zo maak je hem makkelijk schoon. Schroeven en een ophangbeugel zitten in de doos. De wanden zijn twee centimeter dik en houden de jongen koel. Niet bedoeld voor een plek op het zuiden.',
    },
    {
      title: 'Nestkast Roodborst',
      price: 29.5,
      categories: ['Nestkasten'],
      attributes: { Materiaal: ['Houtbeton'], Gewicht: ['2,6 kg'], Invliegopening: ['110 x 80 mm'], Hoogte: ['24 cm'] },
      description:
        'Half open van voren, want roodborstjes en winterkoninkjes broeden graag met uitzicht. Gaat volgens de maker vijfentwintig jaar mee. Een bescherming tegen katten zit er niet bij.',
    },
    {
      title: 'Nestkast Kerkuil met Camera',
      price: 119,
      was: 139,
      categories: ['Nestkasten'],
      attributes: { Materiaal: ['Multiplex'], Gewicht: ['6,4 kg'], Invliegopening: ['130 mm'], Hoogte: ['55 cm'] },
      description:
        'De camera stuurt beeld via wifi naar je telefoon. Infraroodlampjes laten ook ’s nachts zien wat er gebeurt. De kabel is zes meter lang. De adapter voor het stopcontact moet je zelf kopen.',
    },
    {
      title: 'Gepelde Zonnebloempitten',
      price: 8.95,
      categories: ['Vogelvoer'],
      attributes: { Herkomst: ['Hongarije'], Vetgehalte: ['50 %'], Houdbaarheid: ['12 maanden'] },
      variants: [{ options: { Zak: '1 kg' } }, { options: { Zak: '3 kg' }, price: 22.95 }, { options: { Zak: '10 kg' }, price: 64.95 }],
      description:
        'Zonder schil, dus geen troep op het terras. Past goed in de Voedersilo Spreeuw. Bewaar de zak droog en in het donker. Vooral mezen en vinken komen erop af.',
    },
    {
      title: 'Pindakaas voor Vogels',
      price: 4.75,
      categories: ['Vogelvoer'],
      attributes: { Gewicht: ['330 g'], Vetgehalte: ['60 %'], Houdbaarheid: ['9 maanden'] },
      variants: [{ options: { Smaak: 'Naturel' } }, { options: { Smaak: 'Meelworm' } }, { options: { Smaak: 'Bosbes' } }],
      description:
        'Er zit geen zout in en geen palmolie. Niet bestemd voor mensen of honden. Met één pot doe je in de winter ongeveer twee weken. De pot is van glas en kan bij het glasafval.',
    },
    {
      title: 'Vetbollen zonder Netje',
      price: 11.5,
      inStock: false,
      categories: ['Vogelvoer'],
      attributes: { Gewicht: ['3,2 kg'], Aantal: ['35 stuks'], Houdbaarheid: ['18 maanden'] },
      description:
        'Zonder netje, zodat pootjes niet verstrikt raken. Boven de 25 graden worden ze zacht. De emmer heeft een hengsel en een deksel dat goed sluit.',
    },
  ],
};

export const strunka: Shop = {
  key: 'strunka',
  language: 'pl',
  currency: 'PLN',
  url: 'https://strunka.example',
  quiz: { question: 'Kto będzie grać?', answers: ['Ja', 'Ktoś inny'] },
  profile: {
    ...emptyProfile,
    companyName: 'Strunka',
    howCanCustomersReachYouOrYourTeam: 'kontakt@strunka.example, telefon 12 555 01 33 (poniedziałek–piątek 9–16)',
    whatAreFAQs: `Jak często wymieniać struny w ukulele?
Przy codziennym graniu co pół roku, inaczej raz na rok.

Czy mogę wypróbować instrument przed zakupem?
Tak, zapraszamy do pracowni w Krakowie w czwartki po 15.

Czy wystawiacie faktury?
Tak, podaj NIP w uwagach do zamówienia.

Czy prowadzicie lekcje gry?
Nie, ale wysyłamy listę nauczycieli z całej Polski.`,
  },
  pages: [
    {
      url: 'https://strunka.example/dostawa',
      title: 'Dostawa',
      topic: 'delivery',
      text: 'Dostawa\n\nPolska 14 zł, bezpłatnie od 300 zł. Czechy 32 zł. Paczki wysyłamy następnego dnia roboczego, w Polsce docierają w 2 dni.',
    },
    {
      url: 'https://strunka.example/zwroty',
      title: 'Zwroty i gwarancja',
      topic: 'returns',
      text: 'Zwroty i gwarancja\n\nKażdy instrument można zwrócić w ciągu 21 dni. Koszt odesłania pokrywa kupujący. Na ukulele i kalimby dajemy 24 miesiące gwarancji, na akcesoria 12 miesięcy.',
    },
    {
      url: 'https://strunka.example/pielegnacja',
      title: 'Pielęgnacja',
      topic: 'questions',
      text: 'Pielęgnacja\n\nDrewno przecieraj suchą ściereczką z mikrofibry. Nie zostawiaj instrumentu przy kaloryferze ani w nagrzanym samochodzie.',
    },
  ],
  products: [
    {
      title: 'Ukulele Sopranowe Jaskółka',
      price: 219,
      was: 259,
      categories: ['Ukulele'],
      attributes: { Materiał: ['Lipa'], Waga: ['420 g'], Długość: ['53 cm'], Struny: ['Nylonowe'] },
      variants: [
        { options: { Kolor: 'Naturalny' } },
        { options: { Kolor: 'Niebieski' } },
        { options: { Kolor: 'Czerwony' }, inStock: false },
      ],
      description:
        'Dobre dla początkujących, bo progi są szerokie i łatwo trafić palcem. Dołączamy trzy kostki do gry. Tunera w zestawie nie ma. Nowe struny układają się przez około tydzień.',
    },
    {
      title: 'Ukulele Koncertowe Wilga',
      price: 389,
      categories: ['Ukulele'],
      attributes: { Materiał: ['Mahoń'], Waga: ['560 g'], Długość: ['61 cm'], Struny: ['Karbonowe'] },
      description:
        'Brzmi cieplej i głośniej niż sopranowe. Ma dwa zaczepy na pasek. Nie wolno zakładać metalowych strun, bo mostek się odklei. Każdy egzemplarz stroi u nas lutnik.',
    },
    {
      title: 'Ukulele Tenorowe Kormoran',
      price: 649,
      categories: ['Ukulele'],
      attributes: { Materiał: ['Akacja'], Waga: ['720 g'], Długość: ['66 cm'], Struny: ['Karbonowe'] },
      description:
        'Wbudowany przetwornik pozwala podłączyć je do wzmacniacza. Bateria przetwornika starcza na około 40 godzin grania. Kabla nie dołączamy. Chętnie wybierają je osoby o dużych dłoniach.',
    },
    {
      title: 'Kalimba Rosa 10',
      price: 79,
      categories: ['Kalimby'],
      attributes: { Materiał: ['Sosna'], Waga: ['250 g'], 'Liczba klawiszy': ['10'], Wymiary: ['14 x 11 x 3 cm'] },
      variants: [{ options: { Kolor: 'Żółty' } }, { options: { Kolor: 'Różowy' } }],
      description:
        'Dla dzieci od pięciu lat: krawędzie są zaokrąglone, a farba bezpieczna. Do grania w zespole się nie nadaje, bo ma tylko jedną oktawę. W pudełku leży śpiewnik z dwunastoma piosenkami.',
    },
    {
      title: 'Kalimba Kropla 17',
      price: 129,
      categories: ['Kalimby'],
      attributes: { Materiał: ['Orzech'], Waga: ['480 g'], 'Liczba klawiszy': ['17'], Wymiary: ['18 x 13 x 4 cm'] },
      variants: [{ options: { Kolor: 'Brązowy' } }, { options: { Kolor: 'Zielony' } }, { options: { Kolor: 'Biały' } }],
      description:
        'Na klawiszach wygrawerowano nuty i cyfry. Młoteczek do strojenia jest w pudełku. Pierwszą melodię zagrasz po piętnastu minutach. Dźwięk wybrzmiewa długo i łagodnie.',
    },
    {
      title: 'Kalimba Chmura 21',
      price: 239,
      categories: ['Kalimby'],
      attributes: { Materiał: ['Akryl'], Waga: ['690 g'], 'Liczba klawiszy': ['21'], Wymiary: ['20 x 15 x 4 cm'] },
      description:
        'Przezroczysty korpus nie boi się wilgoci, więc można grać na plaży. Odciski palców schodzą ręcznikiem papierowym. Futerał nie jest dołączony.',
    },
    {
      title: 'Pokrowiec Wełniak na Ukulele',
      price: 69,
      categories: ['Akcesoria'],
      attributes: { Materiał: ['Filc'], Waga: ['310 g'], 'Grubość wyściółki': ['8 mm'] },
      variants: [
        { options: { Rozmiar: 'Sopran' } },
        { options: { Rozmiar: 'Koncert' }, price: 79 },
        { options: { Rozmiar: 'Tenor' }, price: 89 },
      ],
      description:
        'Ma kieszeń na śpiewnik i szelki jak plecak. Wytrzymuje lekki deszcz, ale nie ulewę. Pierz go ręcznie w zimnej wodzie; schnie całą dobę.',
    },
    {
      title: 'Tuner z Klipsem Świetlik',
      price: 45,
      was: 59,
      categories: ['Akcesoria'],
      attributes: { Zasilanie: ['Bateria CR2032'], Waga: ['28 g'], Zakres: ['27–4186 Hz'] },
      description:
        'Działa z ukulele, pasuje też do Kalimby Kropla 17. Ekran robi się zielony, gdy dźwięk jest czysty. Sam wyłącza się po trzech minutach. Pierwsza bateria jest w środku.',
    },
    {
      title: 'Statyw Bocian',
      price: 95,
      inStock: false,
      categories: ['Akcesoria'],
      attributes: { Materiał: ['Buk'], Waga: ['640 g'], Wysokość: ['34 cm'] },
      description: 'Składa się na płasko jednym ruchem. Filcowe podkładki nie rysują lakieru. Gitary nie utrzyma, jest tylko na ukulele.',
    },
  ],
};

export const natir: Shop = {
  key: 'natir',
  language: 'tr',
  currency: 'TRY',
  url: 'https://natir.example',
  quiz: { question: 'Kimin için bakıyorsunuz?', answers: ['Kendim için', 'Başkası'] },
  profile: {
    ...emptyProfile,
    companyName: 'Natır Hamam Dükkânı',
    howCanCustomersReachYouOrYourTeam: 'merhaba@natir.example, telefon 0224 555 01 44 (hafta içi 09.00–18.00)',
    whatAreFAQs: `Sabunlarınız hayvanlar üzerinde deneniyor mu?
Hayır, hiçbir ürünümüz hayvanlar üzerinde denenmez.

Hediye paketi yapıyor musunuz?
Evet, 40 TL karşılığında keten keseyle paketliyoruz.

Toptan satışınız var mı?
Evet, oteller ve hamamlar için en az elli adet.

Bursa'daki dükkânınız ne zaman açık?
Pazar hariç her gün 10.00 ile 19.00 arasında.`,
  },
  pages: [
    {
      url: 'https://natir.example/teslimat',
      title: 'Teslimat',
      topic: 'delivery',
      text: 'Teslimat\n\nTürkiye içi kargo 60 TL, 750 TL üzeri siparişlerde ücretsiz. Bulgaristan 280 TL. Türkiye içinde paketler 3 iş gününde ulaşır.',
    },
    {
      url: 'https://natir.example/iade',
      title: 'İade ve garanti',
      topic: 'returns',
      text: 'İade ve garanti\n\nÜrünleri 14 gün içinde iade edebilirsiniz, iade kargosu bizden. Ambalajı açılmış sabun ve keseler iade alınmaz. Peştemallerde sökülmeye karşı 2 yıl garanti veriyoruz.',
    },
    {
      url: 'https://natir.example/bakim',
      title: 'Bakım',
      topic: 'questions',
      text: 'Bakım\n\nPeştemalleri ilk kullanımdan önce soğuk suda bir gece bekletin. Sabunu delikli bir sabunlukta, kuru tutun.',
    },
  ],
  products: [
    {
      title: 'Keçi Sütlü Sabun',
      price: 95,
      categories: ['Sabunlar'],
      attributes: { Ağırlık: ['110 g'], Koku: ['Kokusuz'], Menşei: ['Denizli'] },
      description:
        'Hassas ciltler için yapılır, bebeklerde bile kullanılabilir. Her gün kullanan bir kişiye altı hafta yeter. Çamaşır yıkamaya uygun değildir. Kutusu geri dönüştürülmüş kâğıttandır.',
    },
    {
      title: 'Zeytinyağlı Defne Sabunu',
      price: 145,
      categories: ['Sabunlar'],
      attributes: { Ağırlık: ['180 g'], Koku: ['Defne'], Menşei: ['Hatay'] },
      description:
        'Satışa çıkmadan dokuz ay gölgede kurutulur. Şampuan yerine saçta da kullanılır. İçine boya katılmaz. Açık yaraya sürülmez.',
    },
    {
      title: 'Lavantalı Büyük Kalıp Sabun',
      price: 210,
      was: 260,
      categories: ['Sabunlar'],
      attributes: { Ağırlık: ['420 g'], Koku: ['Lavanta'], Menşei: ['Isparta'] },
      description:
        'Telle dilimlenip öyle kullanılır; kesme teli pakete dahil değildir. Hamura kuru lavanta çiçeği serpilir. Çekmeceye konan bir dilim çamaşırları güzel kokutur.',
    },
    {
      title: 'Pamuk Peştemal Ege',
      price: 390,
      categories: ['Peştemaller'],
      attributes: { Malzeme: ['Pamuk'], Ölçü: ['90 x 170 cm'], Ağırlık: ['260 g'] },
      variants: [{ options: { Renk: 'Mavi' } }, { options: { Renk: 'Bej' } }, { options: { Renk: 'Kırmızı' }, inStock: false }],
      description:
        'Üç yıkamadan sonra yumuşar ve suyu daha iyi çeker. Plajda yarım saatte kurur. Yumuşatıcıyla yıkanmaz. Püskülleri elde bağlanır.',
    },
    {
      title: 'Bambu Peştemal Yayla',
      price: 560,
      was: 640,
      categories: ['Peştemaller'],
      attributes: { Malzeme: ['Bambu'], Ölçü: ['100 x 180 cm'], Ağırlık: ['340 g'] },
      variants: [{ options: { Renk: 'Gri' } }, { options: { Renk: 'Yeşil' } }, { options: { Renk: 'Mor' } }],
      description:
        'Köşesinde duvara takmak için askı halkası vardır. Kurutma makinesine atılmaz. Bakteri tutmadığı için spor salonuna gidenler tercih eder.',
    },
    {
      title: 'Keten Peştemal Toros',
      price: 890,
      categories: ['Peştemaller'],
      attributes: { Malzeme: ['Keten'], Ölçü: ['110 x 200 cm'], Ağırlık: ['480 g'] },
      variants: [{ options: { Renk: 'Ekru' } }, { options: { Renk: 'Antrasit' } }],
      description: 'Ahşap bir hediye kutusunda gelir. El tezgâhında bir tanesi iki günde dokunur. İlk yıkamada yüzde beş kadar çeker.',
    },
    {
      title: 'Kabak Lifi Datça',
      price: 70,
      categories: ['Kese ve Lifler'],
      attributes: { Malzeme: ['Kabak lifi'], Sertlik: ['Sert'], Uzunluk: ['25 cm'] },
      description:
        'Sıcak suda iki dakika bekleyince yumuşar. Keçi Sütlü Sabun ile bol köpürür. Ucunda asmak için pamuk ipi vardır. İki ayda bir değiştirin.',
    },
    {
      title: 'İpek Kese Bursa',
      price: 175,
      categories: ['Kese ve Lifler'],
      attributes: { Malzeme: ['Ham ipek'], Sertlik: ['Orta'], Yıkama: ['30 derece'] },
      variants: [{ options: { Boy: 'Küçük' } }, { options: { Boy: 'Orta' }, price: 195 }, { options: { Boy: 'Büyük' }, price: 215 }],
      description:
        'Bilek kısmındaki lastik sayesinde elden kaymaz. Yüz için fazla serttir, yüze sürmeyin. Zeytinyağlı Defne Sabunu ile birlikte iyi sonuç verir. Haftada bir kullanım yeterlidir.',
    },
    {
      title: 'Sırt Fırçası Kavak',
      price: 320,
      inStock: false,
      categories: ['Kese ve Lifler'],
      attributes: { Malzeme: ['At kılı'], Sertlik: ['Orta'], 'Sap uzunluğu': ['42 cm'] },
      description:
        'Sapı çıkar, başlığı elde de tutulur. Suda bırakılırsa ahşabı çatlar. Omzu ağrıyanlar ve yaşlılar sırtına rahatça yetişir.',
    },
  ],
};

export const tayyiba: Shop = {
  key: 'tayyiba',
  language: 'ar',
  currency: 'SAR',
  url: 'https://tayyiba.example',
  quiz: { question: 'لمن تبحث؟', answers: ['لنفسي', 'لشخص آخر'] },
  profile: {
    ...emptyProfile,
    companyName: 'طيّبة للبخور',
    howCanCustomersReachYouOrYourTeam: 'salam@tayyiba.example، هاتف 011 555 0155 (من السبت إلى الخميس، 9 صباحًا إلى 6 مساءً)',
    whatAreFAQs: `كيف أحفظ البخور؟
في علبة محكمة الإغلاق بعيدًا عن الرطوبة والشمس.

هل تقدمون تغليف الهدايا؟
نعم، مقابل 15 ريالًا مع بطاقة مكتوبة.

هل لديكم معرض؟
نعم، في حي الملقا بالرياض، من الرابعة عصرًا حتى العاشرة ليلًا.

هل يمكن تجربة العينات؟
نرسل ثلاث عينات بعشرين ريالًا.`,
  },
  pages: [
    {
      url: 'https://tayyiba.example/shipping',
      title: 'التوصيل',
      topic: 'delivery',
      text: 'التوصيل\n\nداخل السعودية 20 ريالًا، ومجانًا للطلبات من 350 ريالًا. الكويت 55 ريالًا. تصل الطلبات داخل السعودية خلال 3 أيام عمل.',
    },
    {
      url: 'https://tayyiba.example/returns',
      title: 'الإرجاع والضمان',
      topic: 'returns',
      text: 'الإرجاع والضمان\n\nيمكن إرجاع المنتجات خلال 10 أيام ما دامت مغلقة. رسوم الإرجاع على المشتري. ضمان المباخر سنة واحدة.',
    },
    {
      url: 'https://tayyiba.example/usage',
      title: 'طريقة الاستعمال',
      topic: 'questions',
      text: 'طريقة الاستعمال\n\nانتظر حتى يغطي الرماد الأبيض الفحم ثم ضع البخور. افتح نافذة بعد التبخير عشر دقائق.',
    },
  ],
  products: [
    {
      title: 'بخور معمول الورد',
      price: 60,
      was: 75,
      categories: ['البخور'],
      attributes: { الوزن: ['50 غرام'], الرائحة: ['ورد ومسك'], 'قوة الرائحة': ['خفيفة'], المنشأ: ['الطائف'] },
      description:
        'دخانه قليل فلا يزعج من لديهم حساسية. العلبة من الزجاج ويمكن استعمالها من جديد. الفحم غير مرفق مع العلبة. القطعة الواحدة تعطر غرفة صغيرة.',
    },
    {
      title: 'بخور عود الدار',
      price: 95,
      categories: ['البخور'],
      attributes: { الوزن: ['40 غرام'], الرائحة: ['عود وعنبر'], 'قوة الرائحة': ['متوسطة'], المنشأ: ['كمبوديا'] },
      description:
        'يحترق القرص الواحد في خمس وعشرين دقيقة. لا تدخل فيه أي ألوان صناعية. يعجن باليد مع العسل الطبيعي. مناسب لمجالس الضيوف كل يوم.',
    },
    {
      title: 'عود كلمنتان ملكي',
      price: 320,
      categories: ['البخور'],
      attributes: { الوزن: ['12 غرام'], الرائحة: ['عود خالص'], 'قوة الرائحة': ['قوية'], المنشأ: ['إندونيسيا'] },
      description:
        'يأتي في صندوق من خشب الجوز. تبقى رائحته في الملابس ثلاثة أيام. عمر الأشجار التي يؤخذ منها خمسون سنة. اختاره كثيرون للأعراس والأعياد.',
    },
    {
      title: 'مبخرة فخار سدير',
      price: 70,
      categories: ['المباخر'],
      attributes: { المادة: ['فخار'], الارتفاع: ['14 سم'], الوزن: ['650 غرام'] },
      variants: [{ options: { اللون: 'أبيض' } }, { options: { اللون: 'بني' } }, { options: { اللون: 'أزرق' }, inStock: false }],
      description: 'صحنها الداخلي يُرفع لتفريغ الرماد. لا تُغسل بالماء بل تُمسح بقطعة جافة. الملقط غير مرفق معها. تُحرق في الفرن يومين كاملين.',
    },
    {
      title: 'مبخرة سيارة رحّال',
      price: 110,
      categories: ['المباخر'],
      attributes: { المادة: ['بلاستيك'], القدرة: ['12 واط'], الارتفاع: ['16 سم'], الوزن: ['240 غرام'] },
      variants: [{ options: { اللون: 'أسود' } }, { options: { اللون: 'رمادي' } }],
      description: 'تثبت في حامل الأكواب. تعمل بعد الشحن ساعتين متواصلتين. لا يستعمل معها الفحم. يصلح لها بخور معمول الورد.',
    },
    {
      title: 'مبخرة كهربائية نجد',
      price: 180,
      was: 220,
      categories: ['المباخر'],
      attributes: { المادة: ['ألمنيوم'], القدرة: ['65 واط'], الارتفاع: ['22 سم'], الوزن: ['900 غرام'] },
      variants: [{ options: { اللون: 'ذهبي' } }, { options: { اللون: 'فضي' } }, { options: { اللون: 'نحاسي' } }],
      description: 'تسخن في أربع دقائق وتنطفئ وحدها بعد ثلث ساعة. طول السلك متر ونصف. سطحها الخارجي يبقى باردًا، فهي آمنة في بيت فيه أطفال.',
    },
    {
      title: 'مسك الطهارة',
      price: 45,
      categories: ['الزيوت العطرية'],
      attributes: { الرائحة: ['مسك أبيض'], القوام: ['كثيف'], المنشأ: ['المدينة المنورة'] },
      variants: [{ options: { الحجم: '3 مل' } }, { options: { الحجم: '6 مل' }, price: 80 }, { options: { الحجم: '12 مل' }, price: 140 }],
      description:
        'ليس فيه كحول. يدوم على الجلد نحو ثماني ساعات. لا يوضع على الملابس البيضاء لأنه قد يترك أثرًا. في الغطاء عود زجاجي للدهن.',
    },
    {
      title: 'دهن الورد الطائفي',
      price: 260,
      categories: ['الزيوت العطرية'],
      attributes: { الرائحة: ['ورد'], الحجم: ['3 مل'], القوام: ['خفيف'] },
      description: 'يقطر في شهر أبريل من الورد قبل شروق الشمس. يأتي في كيس مخملي. يمزج جيدًا مع مسك الطهارة. يحفظ صيفًا في الثلاجة.',
    },
    {
      title: 'عنبر سائل',
      price: 190,
      inStock: false,
      categories: ['الزيوت العطرية'],
      attributes: { الرائحة: ['عنبر'], الحجم: ['5 مل'], القوام: ['كثيف'] },
      description: 'لونه داكن ويترك بقعًا على القماش. تكفي نقطة واحدة لليوم كله. يتجمد في البرد، فدفئه بين يديك قليلًا.',
    },
  ],
};

export const fumikura: Shop = {
  key: 'fumikura',
  language: 'ja',
  currency: 'JPY',
  url: 'https://fumikura.example',
  quiz: { question: 'どなたが使いますか？', answers: ['自分', 'ほかの人'] },
  profile: {
    ...emptyProfile,
    companyName: '文具店ふみくら',
    howCanCustomersReachYouOrYourTeam: 'info@fumikura.example、電話 075-555-0166（平日10時〜17時）',
    whatAreFAQs: `万年筆はどのくらいの頻度で洗えばいいですか？
二、三か月に一度、ぬるま湯で洗ってください。

ギフト包装はできますか？
はい、200円で和紙の包装をいたします。

実店舗はありますか？
京都の寺町にあります。水曜日が定休日です。

領収書は発行できますか？
はい、ご注文時の備考欄に宛名をお書きください。`,
  },
  pages: [
    {
      url: 'https://fumikura.example/shipping',
      title: '配送',
      topic: 'delivery',
      text: '配送\n\n日本国内の送料は500円、5,000円以上のご注文は無料です。韓国への送料は1,600円です。国内は3日以内にお届けします。',
    },
    {
      url: 'https://fumikura.example/returns',
      title: '返品と保証',
      topic: 'returns',
      text: '返品と保証\n\n未使用の商品は到着から14日以内に返品できます。返送料はお客様のご負担です。開封したインクは返品できません。万年筆には3年の保証が付きます。',
    },
    {
      url: 'https://fumikura.example/care',
      title: 'お手入れ',
      topic: 'questions',
      text: 'お手入れ\n\nペン先は柔らかい布で拭きます。アルコールは使わないでください。インク瓶は日の当たらない場所に置きます。',
    },
  ],
  products: [
    {
      title: '万年筆 つばめ',
      price: 3800,
      was: 4500,
      categories: ['万年筆'],
      attributes: { 素材: ['樹脂'], 重さ: ['16 g'], 長さ: ['13.2 cm'], ペン先: ['ステンレス、細字'] },
      variants: [{ options: { 色: '紺' } }, { options: { 色: '白' } }, { options: { 色: '赤' }, inStock: false }],
      description:
        'はじめて万年筆を使う方に向いています。カートリッジが二本付きます。コンバーターは別売りです。キャップは押すだけでカチッと閉まります。',
    },
    {
      title: '万年筆 かもめ',
      price: 9800,
      categories: ['万年筆'],
      attributes: { 素材: ['アルミ'], 重さ: ['28 g'], 長さ: ['13.9 cm'], ペン先: ['ステンレス、中字'] },
      description:
        'キャップを閉めておけば半年たってもインクが乾きません。左利きの方にも書きやすい形です。クリップは外せます。名入れには十日かかります。',
    },
    {
      title: '万年筆 しらさぎ',
      price: 26000,
      categories: ['万年筆'],
      attributes: { 素材: ['桜の木'], 重さ: ['34 g'], 長さ: ['14.8 cm'], ペン先: ['14金、太字'] },
      description:
        '桐の箱に入っています。木の軸は使うほどにつやが出ます。水に浸けて洗わないでください。職人が一本を三週間かけて仕上げます。',
    },
    {
      title: 'インク 朝霧ブルー',
      price: 1200,
      categories: ['インク'],
      attributes: { 種類: ['染料'], 香り: ['なし'], 製造: ['神戸'] },
      variants: [{ options: { 容量: '30 ml' } }, { options: { 容量: '60 ml' }, price: 2000 }],
      description:
        '書いてから八秒ほどで乾きます。ノート 白樺に書くと濃淡がきれいに出ます。水でにじむので、封筒の宛名書きには向きません。瓶の底が斜めで、最後まで吸えます。',
    },
    {
      title: 'インク 夜更けブラック',
      price: 1800,
      was: 2100,
      categories: ['インク'],
      attributes: { 種類: ['顔料'], 容量: ['50 ml'], 香り: ['なし'], 製造: ['京都'] },
      description:
        '乾けば水に濡れても流れないので、履歴書や宛名に安心です。万年筆 つばめにも使えます。スポイトは付属しません。ガラスペンで使う人もいます。',
    },
    {
      title: 'インク 山吹ゴールド',
      price: 2600,
      categories: ['インク'],
      attributes: { 種類: ['ラメ入り染料'], 容量: ['20 ml'], 香り: ['柚子'], 製造: ['金沢'] },
      description:
        '使う前に瓶をよく振ってください。細字のペンでは詰まることがあります。光に当てると金色の粒が輝きます。年賀状に使う方が多い色です。',
    },
    {
      title: 'ノート 白樺',
      price: 980,
      categories: ['ノート'],
      attributes: { 罫線: ['横罫 7 mm'], ページ数: ['128ページ'], 重さ: ['210 g'] },
      variants: [{ options: { サイズ: 'A6' } }, { options: { サイズ: 'A5' }, price: 1180 }, { options: { サイズ: 'B5' }, price: 1380 }],
      description:
        '万年筆のインクが裏に抜けません。糸で綴じてあり、机の上で平らに開きます。しおりのひもが二本付いています。切り取り用のミシン目はありません。',
    },
    {
      title: '方眼ノート 青竹',
      price: 640,
      categories: ['ノート'],
      attributes: { 罫線: ['方眼 5 mm'], ページ数: ['96ページ'], 重さ: ['150 g'] },
      variants: [{ options: { 色: '緑' } }, { options: { 色: '黄' } }, { options: { 色: '灰' } }],
      description:
        '小学生の計算練習にぴったりです。表紙は水をはじく紙です。毎日一ページ使うと三か月ほどで終わります。名前を書く欄が裏にあります。',
    },
    {
      title: '革表紙ノート 黒鉄',
      price: 4200,
      inStock: false,
      categories: ['ノート'],
      attributes: { 罫線: ['無地'], ページ数: ['240ページ'], 重さ: ['430 g'] },
      description:
        '牛革の表紙は中の紙だけを取り替えられます。ペンを挿す輪が付いています。雨に濡れるとしみになります。革は一年ほどで手になじみます。',
    },
  ],
};
