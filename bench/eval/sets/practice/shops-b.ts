/** More shops of ordinary trades. */
import type { Shop } from '../../lib/shop.ts';

export const passolesto: Shop = {
  key: 'passolesto',
  language: 'it',
  currency: 'EUR',
  url: 'https://passolesto.example',
  quiz: { question: 'Dove corri?', answers: ['Su strada', 'Altrove'] },
  profile: {
    companyName: 'Passolesto',
    whatServicesDoYouOfferToClients: 'Scarpe e abbigliamento da corsa. In negozio a Modena facciamo l’analisi dell’appoggio, gratis.',
    moreInformationAboutYourProducts: 'Le nostre scarpe calzano piccole: prendete mezzo numero in più.',
    howCanCustomersReachYouOrYourTeam: 'ciao@passolesto.example, 059 555 0188',
    whatAreFAQs: `Quanto durano le scarpe?
Tra 600 e 800 chilometri, poi l’ammortizzazione è finita.

Si lavano in lavatrice?
No, solo a mano con acqua tiepida, e mai sul termosifone.

Posso cambiare la taglia?
Sì, il primo cambio è gratuito entro 30 giorni, basta che abbiate corso solo in casa.`,
    howMuchDiscountCanYouDoMaximum: '',
  },
  pages: [
    {
      url: 'https://passolesto.example/spedizioni',
      title: 'Spedizioni',
      topic: 'delivery',
      text: 'Spedizioni\n\nItalia 4,90 €, gratis da 80 €. Isole 7,90 €. Svizzera 16 €. Consegna in 1-2 giorni lavorativi, isole 3.',
    },
  ],
  products: [
    {
      title: 'Scarpa Vento',
      price: 119,
      was: 149,
      categories: ['Scarpe da strada'],
      attributes: { Peso: ['240 g'], Drop: ['8 mm'] },
      variants: [
        { options: { Colore: 'Blu', Taglia: '41' } },
        { options: { Colore: 'Blu', Taglia: '42' } },
        { options: { Colore: 'Arancione', Taglia: '42' } },
        { options: { Colore: 'Arancione', Taglia: '43' }, inStock: false },
      ],
      description: 'Reattiva, per chi va sotto i 5 minuti al chilometro.',
    },
    {
      title: 'Scarpa Nuvola',
      price: 139,
      categories: ['Scarpe da strada'],
      attributes: { Peso: ['285 g'], Drop: ['10 mm'] },
      variants: [{ options: { Colore: 'Bianco', Taglia: '41' } }, { options: { Colore: 'Bianco', Taglia: '42' } }],
      description: 'La più ammortizzata. Adatta anche a chi pesa più di 85 chili.',
    },
    {
      title: 'Scarpa Sentiero GTX',
      price: 155,
      categories: ['Scarpe da trail'],
      attributes: { Peso: ['320 g'], Impermeabile: ['Sì'] },
      variants: [{ options: { Taglia: '42' } }, { options: { Taglia: '43' } }],
    },
    {
      title: 'Maglia Brezza',
      price: 35,
      categories: ['Maglie'],
      attributes: { Materiale: ['Poliestere riciclato'] },
      variants: [{ options: { Colore: 'Verde' } }, { options: { Colore: 'Nero' } }, { options: { Colore: 'Bianco' }, inStock: false }],
    },
    {
      title: 'Pantaloncino Scatto',
      price: 32,
      categories: ['Pantaloncini'],
      attributes: { Materiale: ['Poliestere'] },
      description: 'Ha una tasca posteriore con zip in cui sta il telefono.',
    },
    {
      title: 'Giacca antivento Folata',
      price: 79,
      categories: ['Giacche'],
      attributes: { Peso: ['110 g'], Impermeabile: ['No'] },
      description: 'Si ripiega nella propria tasca.',
    },
    { title: 'Calze Tallone, 2 paia', price: 16, categories: ['Calze'], attributes: { Materiale: ['Lana merino'] } },
    {
      title: 'Lampada frontale Lucciola',
      price: 45,
      categories: ['Accessori'],
      attributes: { Luminosità: ['450 lumen'], Autonomia: ['8 ore'] },
      description: 'Si ricarica con USB, cavo incluso.',
    },
  ],
};

export const groenhark: Shop = {
  key: 'groenhark',
  language: 'nl',
  currency: 'EUR',
  url: 'https://groenhark.example',
  quiz: { question: 'Hoe groot is je tuin?', answers: ['Balkon', 'Anders'] },
  profile: {
    companyName: 'Groenhark',
    whatServicesDoYouOfferToClients: 'Tuingereedschap. Slijpen van snoeischaren doen we voor 8 euro, klaar in een week.',
    moreInformationAboutYourProducts: 'Alle stelen zijn van essenhout en los na te bestellen.',
    howCanCustomersReachYouOrYourTeam: 'hallo@groenhark.example, 030 555 0177',
    whatAreFAQs: `Roest het gereedschap?
Het gewone staal wel als het nat blijft staan. Veeg het droog en doe er een druppel olie op. Rvs roest niet.

Kan ik het ruilen?
Ja, binnen 30 dagen, ook als er al een keer mee gewerkt is.

Pakken jullie het in?
Ja, in jute met een strik, 3 euro.`,
    howMuchDiscountCanYouDoMaximum: '',
  },
  pages: [
    {
      url: 'https://groenhark.example/verzenden',
      title: 'Verzenden',
      topic: 'delivery',
      text: 'Verzenden\n\nNederland € 4,95, gratis vanaf € 50. België € 7,50. Lange stelen gaan met een eigen bezorger: € 12,50. Voor 16 uur besteld, morgen in huis.',
    },
  ],
  products: [
    {
      title: 'Snoeischaar Linde',
      price: 34.5,
      categories: ['Scharen'],
      attributes: { Mes: ['Koolstofstaal'], Gewicht: ['230 g'], 'Maximale tak': ['20 mm'] },
      description: 'Voor rechtshandigen en linkshandigen. Met leren holster.',
    },
    {
      title: 'Snoeischaar Beuk',
      price: 24.5,
      categories: ['Scharen'],
      attributes: { Mes: ['Rvs'], Gewicht: ['190 g'], 'Maximale tak': ['15 mm'] },
    },
    {
      title: 'Takkenschaar Eik',
      price: 59,
      was: 69,
      categories: ['Scharen'],
      attributes: { Gewicht: ['1,1 kg'], 'Maximale tak': ['45 mm'], Lengte: ['75 cm'] },
    },
    {
      title: 'Spade Klei',
      price: 54,
      categories: ['Spaden'],
      attributes: { Blad: ['Rvs'], Lengte: ['110 cm'], Gewicht: ['1,9 kg'] },
      description: 'Speciaal voor zware kleigrond.',
    },
    { title: 'Spade Zand', price: 42, categories: ['Spaden'], attributes: { Blad: ['Staal'], Lengte: ['105 cm'], Gewicht: ['1,6 kg'] } },
    {
      title: 'Kinderspade',
      price: 15.9,
      categories: ['Spaden', 'Kinderen'],
      attributes: { Leeftijd: ['4 tot 8 jaar'], Lengte: ['70 cm'] },
    },
    {
      title: 'Tuinhandschoenen Doorn',
      price: 18.9,
      categories: ['Handschoenen'],
      attributes: { Materiaal: ['Leer'] },
      variants: [{ options: { Maat: 'S' } }, { options: { Maat: 'M' } }, { options: { Maat: 'L' }, inStock: false }],
      description: 'Bestand tegen rozen en bramen.',
    },
    { title: 'Gieter Zink 9 L', price: 39, categories: ['Gieters'], attributes: { Inhoud: ['9 liter'] } },
    {
      title: 'Gieter Kunststof 5 L',
      price: 12.5,
      categories: ['Gieters'],
      attributes: { Inhoud: ['5 liter'] },
      variants: [{ options: { Kleur: 'Groen' } }, { options: { Kleur: 'Geel' } }],
    },
  ],
};

export const mydelnica: Shop = {
  key: 'mydelnica',
  language: 'pl',
  currency: 'PLN',
  url: 'https://mydelnica.example',
  quiz: { question: 'Jaką masz cerę?', answers: ['Suchą', 'Inną'] },
  profile: {
    companyName: 'Mydelnica',
    whatServicesDoYouOfferToClients: 'Mydła i kosmetyki naturalne. Na wesela robimy małe mydełka z imionami, od 50 sztuk, 6 zł za sztukę.',
    moreInformationAboutYourProducts: 'Wszystko jest wegańskie oprócz mydła miodowego. Nie testujemy na zwierzętach.',
    howCanCustomersReachYouOrYourTeam: 'czesc@mydelnica.example, 22 555 01 19',
    whatAreFAQs: `Jak długo starcza mydło?
Około sześciu tygodni przy codziennym myciu.

Czy krem nadaje się pod makijaż?
Tak, po pięciu minutach jest wchłonięty.

Czy mogę zwrócić?
Tak, w ciągu 14 dni, jeśli opakowanie jest zamknięte.`,
    howMuchDiscountCanYouDoMaximum: '',
  },
  pages: [
    {
      url: 'https://mydelnica.example/dostawa',
      title: 'Dostawa',
      topic: 'delivery',
      text: 'Dostawa\n\nPaczkomat 12 zł, kurier 16 zł, od 150 zł gratis. Niemcy i Czechy 45 zł. Wysyłamy w 24 godziny, paczka idzie 1-2 dni.',
    },
  ],
  products: [
    { title: 'Mydło lawendowe', price: 22, categories: ['Mydła'], attributes: { Zapach: ['Lawenda'], Waga: ['100 g'], Cera: ['Sucha'] } },
    {
      title: 'Mydło węglowe',
      price: 24,
      categories: ['Mydła'],
      attributes: { Zapach: ['Bezzapachowe'], Waga: ['100 g'], Cera: ['Tłusta'] },
      description: 'Dobre przy trądziku. Można nim też myć twarz.',
    },
    { title: 'Mydło miodowe', price: 26, inStock: false, categories: ['Mydła'], attributes: { Zapach: ['Miód'], Waga: ['100 g'] } },
    {
      title: 'Szampon w kostce Pokrzywa',
      price: 35,
      categories: ['Włosy'],
      attributes: { Waga: ['60 g'], Włosy: ['Przetłuszczające się'] },
      description: 'Bez SLS. Wystarcza na 60 myć.',
    },
    { title: 'Szampon w kostce Owies', price: 35, categories: ['Włosy'], attributes: { Waga: ['60 g'], Włosy: ['Suche'] } },
    {
      title: 'Krem do twarzy Róża',
      price: 79,
      was: 95,
      categories: ['Kremy'],
      attributes: { Pojemność: ['50 ml'], Cera: ['Sucha'], SPF: ['Brak'] },
      description: 'Na dzień i na noc.',
    },
    {
      title: 'Krem do rąk Nagietek',
      price: 29,
      categories: ['Kremy'],
      attributes: { Pojemność: ['75 ml'] },
      variants: [{ options: { Zapach: 'Cytryna' } }, { options: { Zapach: 'Wanilia' } }, { options: { Zapach: 'Mięta' }, inStock: false }],
    },
    { title: 'Olejek do brody Dąb', price: 49, categories: ['Dla niego'], attributes: { Pojemność: ['30 ml'] } },
    {
      title: 'Zestaw prezentowy Spa',
      price: 119,
      categories: ['Prezenty'],
      description: 'Mydło lawendowe, krem do rąk i świeca w pudełku z kokardą.',
    },
    { title: 'Mydelniczka drewniana', price: 18, categories: ['Dodatki'], attributes: { Materiał: ['Drewno akacjowe'] } },
  ],
};

export const sarjevi: Shop = {
  key: 'sarjevi',
  language: 'tr',
  currency: 'TRY',
  url: 'https://sarjevi.example',
  quiz: { question: 'Hangi telefonu kullanıyorsunuz?', answers: ['iPhone', 'Başka'] },
  profile: {
    companyName: 'Şarj Evi',
    whatServicesDoYouOfferToClients: 'Telefon aksesuarları. Ekran koruyucuyu mağazada ücretsiz takıyoruz.',
    moreInformationAboutYourProducts: 'Kablolarımız iPhone 15 ve sonrası ile bütün USB-C telefonlarda çalışır.',
    howCanCustomersReachYouOrYourTeam: 'destek@sarjevi.example, 0216 555 01 44',
    whatAreFAQs: `Uçağa alabilir miyim?
Evet, 100 Wh altındaki powerbankler kabine alınır, bavula konmaz.

Garanti var mı?
Bütün ürünlerde iki yıl garanti var.

İade edebilir miyim?
14 gün içinde, kutusu açılmamışsa.`,
    howMuchDiscountCanYouDoMaximum: '',
  },
  pages: [
    {
      url: 'https://sarjevi.example/kargo',
      title: 'Kargo',
      topic: 'delivery',
      text: 'Kargo\n\nTürkiye içi 60 TL, 750 TL üzeri ücretsiz. Kıbrıs 180 TL. Saat 15 öncesi siparişler aynı gün kargoda, 1-3 günde elinizde.',
    },
  ],
  products: [
    {
      title: 'Powerbank Dalga 10000',
      price: 690,
      categories: ['Powerbank'],
      attributes: { Kapasite: ['10000 mAh'], Ağırlık: ['210 g'], Güç: ['20 W'] },
      variants: [{ options: { Renk: 'Siyah' } }, { options: { Renk: 'Beyaz' } }, { options: { Renk: 'Mavi' }, inStock: false }],
    },
    {
      title: 'Powerbank Dalga 20000',
      price: 990,
      was: 1190,
      categories: ['Powerbank'],
      attributes: { Kapasite: ['20000 mAh'], Ağırlık: ['390 g'], Güç: ['30 W'] },
      description: 'Aynı anda üç cihaz şarj eder. Kutudan kısa kablo çıkar.',
    },
    { title: 'Şarj Kablosu Örgü 1 m', price: 149, categories: ['Kablo'], attributes: { Uzunluk: ['1 m'], Malzeme: ['Naylon'] } },
    { title: 'Şarj Kablosu Örgü 2 m', price: 199, categories: ['Kablo'], attributes: { Uzunluk: ['2 m'], Malzeme: ['Naylon'] } },
    { title: 'Duvar Şarjı 30 W', price: 349, categories: ['Adaptör'], attributes: { Güç: ['30 W'] }, description: 'Kablo dahil değildir.' },
    { title: 'Araç Şarjı Çift', price: 259, categories: ['Adaptör'], attributes: { Güç: ['38 W'] } },
    {
      title: 'Kulaklık Sessiz',
      price: 1490,
      categories: ['Kulaklık'],
      attributes: { 'Pil ömrü': ['30 saat'], Ağırlık: ['250 g'] },
      variants: [{ options: { Renk: 'Siyah' } }, { options: { Renk: 'Krem' } }],
      description: 'Gürültü engelleme var. Katlanır, taşıma çantasıyla gelir.',
    },
    {
      title: 'Kulaklık Minik',
      price: 890,
      categories: ['Kulaklık'],
      attributes: { 'Pil ömrü': ['24 saat'], Ağırlık: ['48 g'] },
      description: 'Suya dayanıklı, spor için.',
    },
    { title: 'Telefon Standı Meşe', price: 280, categories: ['Stand'], attributes: { Malzeme: ['Meşe'] } },
  ],
};
