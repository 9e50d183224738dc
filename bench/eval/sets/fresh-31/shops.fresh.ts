/** Six small shops for a fresh set of questions and conversations: nobody who builds the assistant may read them. */
import { emptyProfile, type Shop } from '../../lib/shop.ts';

export const lanternlane: Shop = {
  key: 'lanternlane',
  language: 'en',
  currency: 'GBP',
  url: 'https://lanternlane.example',
  quiz: { question: 'Where do you ride?', answers: ['Around town', 'Somewhere else'] },
  profile: {
    ...emptyProfile,
    companyName: 'Lantern Lane',
    howCanCustomersReachYouOrYourTeam: 'Call 01434 555 061 or email hello@lanternlane.example. We reply the same working day.',
    whatAreFAQs: `How do I measure my head for a helmet?
Put a tape round your head about two centimetres above the eyebrows. If you fall between two sizes, take the smaller one; the dial at the back does the rest.

Can you fit lights for me?
Yes, in the shop while you wait. It costs £8 for battery lights and £35 for a dynamo set.

I have had a crash. Is my helmet still safe?
A helmet that has taken a knock must be replaced, even if you see nothing. Send us a photo within two years of buying it and the next one is half price.

How can I pay?
By Visa or Mastercard, Apple Pay or PayPal. From £50 you can pay in three instalments with Klarna. Sorry, we cannot take American Express.

My light does not charge any more. What can I do?
Wipe the contacts with a dry cloth and try another cable. If the red lamp stays off, send the light in and we look at it for nothing.

Are your lights allowed in Germany?
Only the Farrier set carries the German StVZO mark. The others are for British and Irish roads.

Do you have gift cards?
Yes, from £10 to £250, by email. They are valid for two years.

Do you sell to companies and schools?
Yes. From five helmets we take 10% off, just ask for a quote.`,
  },
  pages: [
    {
      url: 'https://lanternlane.example/delivery',
      title: 'Delivery',
      topic: 'delivery',
      text: 'Delivery\n\nUnited Kingdom: £3.95, free from £45, two to three working days. Next-day delivery costs £6.95 if you order before 1 pm.\n\nIreland: £8.50, four to six working days, free from £120. France, Germany and the Netherlands: £11.90, five to eight working days.\n\nNorway and Switzerland: £16.40, seven to ten working days. Duty is charged at your door and is not part of our price.',
    },
    {
      url: 'https://lanternlane.example/returns',
      title: 'Returns and exchanges',
      topic: 'returns',
      text: 'Returns and exchanges\n\nYou have 30 days to send things back, unused and in their packaging. If a helmet does not fit, the first exchange for another size is free, both ways.\n\nFor all other returns we keep £3.20 for the label. Your refund arrives within 5 working days of the parcel reaching us. Reduced items can be returned like any other.',
    },
    {
      url: 'https://lanternlane.example/guarantee',
      title: 'Guarantee',
      topic: 'questions',
      text: 'Guarantee\n\nLights are guaranteed for 3 years, the batteries inside them for 1 year. Helmets have a guarantee of 2 years and locks of 6 years.\n\nIf you lose the keys to a lock, give us the number on the tag and we cut you a new one for £9. Keep that number somewhere safe.',
    },
    {
      url: 'https://lanternlane.example/shop',
      title: 'Our shop',
      topic: 'questions',
      text: 'Our shop\n\nYou will find us at 8 Market Street, Hexham. We are open Monday to Friday from 9 am to 5.30 pm and on Saturday from 9 am to 4 pm. We are closed on Sunday.\n\nEvery helmet on this website is on the shelf to try on. Orders to collect are ready within two hours and there is nothing to pay for collection.',
    },
    {
      url: 'https://lanternlane.example/care',
      title: 'Looking after your things',
      topic: 'questions',
      text: 'Looking after your things\n\nTake the pads out of your helmet and wash them by hand at 30 degrees. The shell only needs lukewarm water and a little soap, never solvents. After five years it is time for a new helmet.\n\nIf you put your lights away for the summer, charge them once every three months. A drop of graphite keeps a lock turning, oil only gums it up.',
    },
    {
      url: 'https://lanternlane.example/about',
      title: 'About us',
      topic: 'questions',
      text: 'About us\n\nMoira and Stephen opened Lantern Lane in 2009, after one winter too many of riding home in the dark. Today there are six of us, and all of us come to work by bike.\n\nWe pack in cardboard and paper only. Bring your worn-out batteries in, or put them in with a return, and we see to it that they are recycled.',
    },
  ],
  products: [
    {
      title: 'Front Light Farne 400',
      price: 34.9,
      categories: ['Lights'],
      attributes: {
        Brightness: ['400 lumens'],
        'Battery life': ['Up to 14 hours'],
        Charging: ['USB-C, cable included'],
        Waterproof: ['IPX5'],
        Weight: ['98 g'],
      },
      description: 'Bright enough for unlit cycle paths and small enough for a coat pocket. The rubber strap fits any handlebar.',
    },
    {
      title: 'Front Light Farne 900',
      price: 59,
      was: 72,
      categories: ['Lights'],
      attributes: {
        Brightness: ['900 lumens'],
        'Battery life': ['Up to 18 hours'],
        Charging: ['USB-C, cable included'],
        Waterproof: ['IPX6'],
        Weight: ['146 g'],
      },
      description: 'For country lanes without a single street lamp. Steps down by itself when the battery runs low, so you get home.',
    },
    {
      title: 'Front Light Lindis 150',
      price: 18.5,
      categories: ['Lights'],
      attributes: { Brightness: ['150 lumens'], Batteries: ['2 AAA, not included'], Waterproof: ['IPX4'], Weight: ['72 g'] },
      description: 'A simple light to be seen by in town. Clips on and off without tools.',
    },
    {
      title: 'Rear Light Kielder',
      price: 19.9,
      categories: ['Lights'],
      attributes: {
        Brightness: ['60 lumens'],
        'Battery life': ['Up to 20 hours'],
        Charging: ['USB-C, cable included'],
        Waterproof: ['IPX5'],
        Weight: ['41 g'],
      },
      description: 'Can be seen from the side as well as from behind. Goes on the seat post or on a rucksack.',
    },
    {
      title: 'Rear Light Kielder Brake',
      price: 29.5,
      categories: ['Lights'],
      attributes: {
        Brightness: ['100 lumens'],
        'Battery life': ['Up to 16 hours'],
        Charging: ['USB-C, cable included'],
        Waterproof: ['IPX5'],
        Weight: ['52 g'],
      },
      description: 'Feels when you slow down and glows brighter, like the brake light of a car.',
    },
    {
      title: 'Light Set Coquet',
      price: 42,
      was: 49,
      categories: ['Lights'],
      attributes: {
        Brightness: ['Front 250 lumens, rear 40 lumens'],
        'Battery life': ['Front up to 8 hours, rear up to 12 hours'],
        Waterproof: ['IPX4'],
        'In the box': ['Front light', 'Rear light', '2 USB-C cables', '4 rubber straps'],
      },
      description: 'Front and rear light in one box, made for the daily ride to work. Rain does not bother them.',
    },
    {
      title: 'Dynamo Light Set Farrier',
      price: 89,
      inStock: false,
      categories: ['Lights'],
      attributes: { Power: ['Hub dynamo, 6 V'], 'Approved for': ['StVZO'], 'In the box': ['Front light', 'Rear light', '2 m of cable'] },
      description: 'Never needs charging, as your front wheel makes the power. Both lamps stay on for four minutes at the traffic lights.',
    },
    {
      title: 'Helmet Otterburn',
      price: 48,
      categories: ['Helmets'],
      attributes: { Weight: ['320 g'], Size: ['S 51 to 55 cm', 'M 55 to 58 cm', 'L 58 to 62 cm'], Material: ['EPS foam in an ABS shell'] },
      variants: [
        { options: { Colour: 'Black', Size: 'S' } },
        { options: { Colour: 'Black', Size: 'M' } },
        { options: { Colour: 'Black', Size: 'L' } },
        { options: { Colour: 'White', Size: 'M' } },
        { options: { Colour: 'White', Size: 'L' } },
        { options: { Colour: 'Blue', Size: 'M' } },
        { options: { Colour: 'Blue', Size: 'L' }, inStock: false },
      ],
      description: 'A plain, round helmet for town that does not look like sport. The buckle is magnetic and closes with gloves on.',
    },
    {
      title: 'Helmet Simonside MIPS',
      price: 79,
      was: 95,
      categories: ['Helmets'],
      attributes: { Weight: ['345 g'], Protection: ['MIPS'], Size: ['M 55 to 59 cm', 'L 59 to 62 cm'], Visor: ['Yes, removable'] },
      variants: [
        { options: { Colour: 'Black', Size: 'M' } },
        { options: { Colour: 'Black', Size: 'L' } },
        { options: { Colour: 'Sage', Size: 'M' } },
        { options: { Colour: 'Sage', Size: 'L' }, inStock: false },
      ],
      description: 'For forest tracks and rough trails. The MIPS liner lets the shell turn a little in a fall, which spares your head.',
    },
    {
      title: 'Road Helmet Cheviot',
      price: 115,
      categories: ['Helmets'],
      attributes: { Weight: ['245 g'], Vents: ['18'], Size: ['S 51 to 55 cm', 'M 55 to 59 cm', 'L 59 to 62 cm'] },
      variants: [
        { options: { Colour: 'White', Size: 'S' } },
        { options: { Colour: 'White', Size: 'M' } },
        { options: { Colour: 'Red', Size: 'M' } },
        { options: { Colour: 'Red', Size: 'L' } },
      ],
      description: 'Our lightest, for fast days on the road bike. Eighteen vents keep your head cool on long climbs.',
    },
    {
      title: "Children's Helmet Wren",
      price: 29,
      categories: ['Helmets'],
      attributes: { Age: ['3 to 6 years'], Size: ['48 to 52 cm'], Weight: ['240 g'] },
      variants: [{ options: { Colour: 'Yellow' } }, { options: { Colour: 'Blue' } }, { options: { Colour: 'Pink' }, inStock: false }],
      description: 'With a small red light in the dial at the back. The buckle cannot pinch a chin.',
    },
    {
      title: 'Youth Helmet Plover',
      price: 34,
      categories: ['Helmets'],
      attributes: { Age: ['7 to 12 years'], Size: ['52 to 56 cm'], Weight: ['275 g'] },
      variants: [{ options: { Colour: 'Green' } }, { options: { Colour: 'Black' } }],
      description: 'Grown-up looks for the way to school. Pads in two thicknesses let it last a few years.',
    },
    {
      title: 'Folding Lock Hadrian',
      price: 64,
      categories: ['Locks'],
      attributes: { Rating: ['Sold Secure Silver'], Length: ['85 cm'], Weight: ['1.1 kg'], 'In the box': ['Lock', '2 keys', 'Bracket'] },
      description: 'Six links that fold up to the size of a bottle. Long enough to go round a lamp post.',
    },
    {
      title: 'U-Lock Housesteads',
      price: 45,
      categories: ['Locks'],
      attributes: {
        Rating: ['Sold Secure Gold'],
        Size: ['23 × 11.5 cm'],
        Weight: ['1.4 kg'],
        'In the box': ['Lock', '3 keys', 'Frame bracket'],
      },
      description: 'Our most secure lock, of hardened steel. Bolt cutters give up before it does.',
    },
    {
      title: 'Cable Lock Vindolanda',
      price: 17,
      categories: ['Locks'],
      attributes: { Length: ['120 cm'], Weight: ['380 g'], Closure: ['Combination of four digits'] },
      description: 'Light enough to forget you have it with you. For a quick stop at the baker, not for a night at the station.',
    },
    {
      title: 'Hi-Vis Vest Beacon',
      price: 14.5,
      categories: ['Clothing and bells'],
      attributes: { Material: ['Recycled polyester'], Standard: ['EN ISO 20471'], Care: ['30 degrees'] },
      variants: [
        { options: { Colour: 'Yellow', Size: 'S/M' } },
        { options: { Colour: 'Yellow', Size: 'L/XL' } },
        { options: { Colour: 'Yellow', Size: 'XXL' } },
        { options: { Colour: 'Orange', Size: 'L/XL' } },
        { options: { Colour: 'Orange', Size: 'XXL' }, inStock: false },
      ],
      description: 'Goes over any coat and closes with a zip. Two reflective bands all the way round.',
    },
    {
      title: 'Helmet Rain Cover Drizzle',
      price: 12,
      categories: ['Clothing and bells'],
      attributes: { Material: ['Recycled polyester, coated'], Fits: ['Helmet Otterburn', 'Helmet Simonside MIPS'], Colour: ['Yellow'] },
      description: 'Pulls over the helmet in a second and keeps your hair dry. Rolls up to the size of an egg.',
    },
    {
      title: 'Brass Bell Tolling',
      price: 16,
      categories: ['Clothing and bells'],
      attributes: { Material: ['Brass'], Fits: ['Handlebars of 22 mm'], Weight: ['60 g'] },
      variants: [{ options: { Colour: 'Brass' } }, { options: { Colour: 'Black' } }],
      description: 'One clear, long note that people turn round for without jumping. Screws on by hand.',
    },
  ],
};

export const napfpfote: Shop = {
  key: 'napfpfote',
  language: 'de',
  currency: 'EUR',
  url: 'https://napfpfote.example',
  quiz: { question: 'Für wen suchen Sie etwas?', answers: ['Für einen Hund', 'Für ein anderes Tier'] },
  profile: {
    ...emptyProfile,
    companyName: 'Napf & Pfote',
    howCanCustomersReachYouOrYourTeam: 'Rufen Sie uns an unter 06421 555 083 oder schreiben Sie an hallo@napfpfote.example.',
    whatAreFAQs: `Wie stelle ich mein Tier auf ein neues Futter um?
Mischen Sie sieben Tage lang jeden Tag etwas mehr vom neuen Futter unter das alte. Bei empfindlichem Magen nehmen Sie sich zwei Wochen Zeit.

Wie messe ich meinen Hund aus?
Den Halsumfang messen Sie dort, wo das Halsband sitzt, den Brustumfang an der breitesten Stelle hinter den Vorderbeinen. Zwei Finger sollen noch darunter passen.

Wie kann ich bezahlen?
Mit PayPal, Kreditkarte, per Lastschrift oder auf Rechnung mit 14 Tagen Zahlungsziel. Vorkasse bieten wir nicht an.

Gibt es das Futter auch im Abo?
Ja, alle vier, sechs oder acht Wochen und mit 7 % Nachlass. Sie können jederzeit pausieren oder kündigen.

Was ist, wenn mein Hund das Futter nicht mag?
Schicken Sie uns ein Foto vom angebrochenen Sack, dann bekommen Sie den halben Preis als Gutschein zurück.

Wo wird Ihr Futter hergestellt?
In einem Familienbetrieb in der Rhön. Das Fleisch stammt von Höfen aus Hessen und Bayern.

Gravieren Sie Hundemarken?
Ja, Name und Telefonnummer mit zusammen bis zu 24 Zeichen für 4 €. Die Bestellung geht dann einen Tag später raus.

Kann ich erst einmal eine Probe bekommen?
Ja, von jedem Trockenfutter füllen wir Ihnen 200 g für 2 € ab.`,
  },
  pages: [
    {
      url: 'https://napfpfote.example/versand',
      title: 'Versand',
      topic: 'delivery',
      text: 'Versand\n\nDeutschland: 4,50 €, ab 49 € versandkostenfrei, 1 bis 2 Werktage.\n\nÖsterreich: 7,90 €, ab 89 € versandkostenfrei, 3 bis 4 Werktage. Belgien und Luxemburg: 9,50 €, 3 bis 5 Werktage.\n\nSchweiz: 15,80 €, 5 bis 7 Werktage, Zoll inbegriffen. Futter und Kauartikel mit Fleisch dürfen wir dorthin leider nicht verschicken, Zubehör schon.',
    },
    {
      url: 'https://napfpfote.example/rueckgabe',
      title: 'Rückgabe und Umtausch',
      topic: 'returns',
      text: 'Rückgabe und Umtausch\n\nSie können alles innerhalb von 30 Tagen zurückgeben, Futter allerdings nur in ungeöffneter Packung. Der Umtausch in eine andere Größe ist kostenlos.\n\nFür andere Rücksendungen ziehen wir 3,90 € ab. Ihr Geld haben Sie nach spätestens 7 Tagen wieder. Gravierte Marken nehmen wir nicht zurück.',
    },
    {
      url: 'https://napfpfote.example/garantie',
      title: 'Garantie und Ersatzteile',
      topic: 'questions',
      text: 'Garantie und Ersatzteile\n\nAuf Geschirre, Leinen und Halsbänder geben wir 3 Jahre Garantie, auf Kratzbäume und Trinkbrunnen 2 Jahre. Was angebissen oder durchgekaut wurde, ist kein Garantiefall.\n\nFür unsere Kratzbäume bekommen Sie alle Teile einzeln. Ein neuer Sisalstamm kostet 14 €, eine Liegefläche 19 €.',
    },
    {
      url: 'https://napfpfote.example/laden',
      title: 'Unser Laden',
      topic: 'questions',
      text: 'Unser Laden\n\nSie finden uns in der Barfüßerstraße 31 in Marburg. Geöffnet ist Montag bis Freitag von 9 bis 18 Uhr und Samstag von 9 bis 13 Uhr. Vierbeiner sind bei uns willkommen, im Eingang steht immer ein voller Wassernapf.\n\nMittwochs von 15 bis 17 Uhr berät Sie unsere Ernährungsberaterin kostenlos. Eine Anmeldung ist nicht nötig.',
    },
    {
      url: 'https://napfpfote.example/pflege',
      title: 'Pflege',
      topic: 'questions',
      text: 'Pflege\n\nDie Bezüge unserer Betten waschen Sie bei 40 Grad, bitte ohne Weichspüler. Geschirre vertragen Handwäsche mit lauwarmem Wasser. Leder reiben Sie zweimal im Jahr mit Lederfett ein.\n\nDen Trinkbrunnen reinigen Sie einmal in der Woche mit heißem Wasser. Den Filter wechseln Sie alle vier Wochen.',
    },
    {
      url: 'https://napfpfote.example/futter',
      title: 'Unser Futter',
      topic: 'questions',
      text: 'Unser Futter\n\nIn unser Futter kommen weder Zucker noch künstliche Aromen. Lagern Sie es kühl, trocken und gut verschlossen. Ein angebrochener Sack hält acht Wochen, eine offene Dose im Kühlschrank zwei Tage.\n\nAls Faustregel füttern Sie einem Hund von 10 kg etwa 140 g Trockenfutter am Tag. Genaue Mengen stehen auf jeder Packung.',
    },
  ],
  products: [
    {
      title: 'Trockenfutter Rhönhuhn',
      price: 12.9,
      categories: ['Hundefutter'],
      attributes: {
        Für: ['Hunde ab 1 Jahr'],
        Zutaten: ['Huhn 60 %', 'Reis', 'Karotten', 'Leinöl'],
        Getreide: ['Mit Reis'],
      },
      variants: [
        { options: { Gewicht: '2 kg' } },
        { options: { Gewicht: '6 kg' }, price: 32.5 },
        { options: { Gewicht: '12 kg' }, price: 57 },
      ],
      description: 'Unser Alltagsfutter mit viel Huhn. Die Kroketten sind klein genug für Dackel und groß genug für Schäferhunde.',
    },
    {
      title: 'Trockenfutter Wiesenlamm getreidefrei',
      price: 14.9,
      categories: ['Hundefutter'],
      attributes: {
        Für: ['Hunde ab 1 Jahr'],
        Zutaten: ['Lamm 65 %', 'Kartoffeln', 'Erbsen', 'Lachsöl'],
        Getreide: ['Ohne'],
      },
      variants: [
        { options: { Gewicht: '2 kg' } },
        { options: { Gewicht: '6 kg' }, price: 38 },
        { options: { Gewicht: '12 kg' }, price: 66, inStock: false },
      ],
      description: 'Für Hunde, die Getreide nicht vertragen oder sich oft kratzen. Lamm ist die einzige Fleischsorte darin.',
    },
    {
      title: 'Welpenfutter Springinsfeld',
      price: 13.5,
      categories: ['Hundefutter'],
      attributes: {
        Für: ['Welpen von 2 bis 12 Monaten'],
        Zutaten: ['Huhn 55 %', 'Lachs 10 %', 'Hafer', 'Karotten'],
        Getreide: ['Mit Hafer'],
      },
      variants: [{ options: { Gewicht: '2 kg' } }, { options: { Gewicht: '6 kg' }, price: 34 }],
      description: 'Kleine Kroketten für kleine Schnauzen. Das Kalzium ist so bemessen, dass auch große Rassen langsam wachsen.',
    },
    {
      title: 'Nassfutter Hund Rindereintopf, 6 Dosen',
      price: 15.6,
      was: 17.9,
      categories: ['Hundefutter'],
      attributes: { Für: ['Hunde ab 1 Jahr'], Inhalt: ['6 × 400 g'], Zutaten: ['Rind 70 %', 'Kürbis', 'Kartoffeln'] },
      description: 'Saftige Stücke in Brühe. Auch zum Untermischen, wenn es mal etwas Besseres sein soll.',
    },
    {
      title: 'Kaustangen Rind 250 g',
      price: 6.9,
      categories: ['Hundefutter'],
      attributes: { Für: ['Hunde'], Zutaten: ['Rinderhaut, luftgetrocknet'], Inhalt: ['250 g'] },
      description: 'Beschäftigt eine halbe Stunde und putzt nebenbei die Zähne.',
    },
    {
      title: 'Katzenfutter Samtlachs',
      price: 11.9,
      categories: ['Katzenfutter'],
      attributes: { Für: ['Katzen, auch kastrierte'], Zutaten: ['Lachs 50 %', 'Kartoffeln', 'Cranberrys'], Getreide: ['Ohne'] },
      variants: [{ options: { Gewicht: '1,5 kg' } }, { options: { Gewicht: '4 kg' }, price: 27.9 }],
      description: 'Trockenfutter für Wohnungskatzen, die nicht zu rund werden sollen.',
    },
    {
      title: 'Nassfutter Katze Feine Pute, 12 Beutel',
      price: 13.2,
      categories: ['Katzenfutter'],
      attributes: { Für: ['Katzen ab 1 Jahr'], Inhalt: ['12 × 85 g'], Zutaten: ['Pute 68 %', 'Brühe', 'Katzenminze'] },
      description: 'Jeder Beutel ist eine Mahlzeit, da bleibt nichts offen stehen.',
    },
    {
      title: 'Hundegeschirr Wanderfreund',
      price: 34.9,
      categories: ['Geschirre, Halsbänder und Leinen'],
      attributes: {
        Material: ['Polyester, gepolstert'],
        Brustumfang: ['S 40 bis 55 cm', 'M 55 bis 70 cm', 'L 70 bis 90 cm'],
        Griff: ['Ja, am Rücken'],
      },
      variants: [
        { options: { Farbe: 'Rot', Größe: 'S' } },
        { options: { Farbe: 'Rot', Größe: 'M' } },
        { options: { Farbe: 'Rot', Größe: 'L' }, inStock: false },
        { options: { Farbe: 'Blau', Größe: 'S' } },
        { options: { Farbe: 'Blau', Größe: 'M' } },
        { options: { Farbe: 'Blau', Größe: 'L' } },
      ],
      description: 'Für lange Tage draußen. Am Griff heben Sie Ihren Hund über jeden Zaun, und nichts scheuert unter den Achseln.',
    },
    {
      title: 'Lederhalsband Lahn',
      price: 29,
      categories: ['Geschirre, Halsbänder und Leinen'],
      attributes: { Material: ['Rindsleder, pflanzlich gegerbt'], Breite: ['2,5 cm'], Farbe: ['Cognac'] },
      variants: [{ options: { Länge: '35 cm' } }, { options: { Länge: '45 cm' } }, { options: { Länge: '55 cm' }, inStock: false }],
      description: 'Wird mit den Jahren nur schöner. Die Schnalle ist aus massivem Messing.',
    },
    {
      title: 'Führleine Lahn 2 m',
      price: 24.9,
      categories: ['Geschirre, Halsbänder und Leinen'],
      attributes: { Material: ['Rindsleder, pflanzlich gegerbt'], Länge: ['2 m, dreifach verstellbar'], Farbe: ['Cognac'] },
      description: 'Das Gegenstück zum Halsband Lahn. Liegt weich in der Hand, auch wenn es regnet.',
    },
    {
      title: 'Schleppleine Weitblick 10 m',
      price: 22.9,
      categories: ['Geschirre, Halsbänder und Leinen'],
      attributes: { Material: ['BioThane'], Länge: ['10 m'], Farbe: ['Orange'] },
      description: 'Leine aus glattem Kunststoffband: sie saugt kein Wasser auf und ist mit einem Wisch sauber.',
    },
    {
      title: 'Hundebett Schlummer',
      price: 49,
      categories: ['Schlafen und Kratzen'],
      attributes: { Bezug: ['Abnehmbar, 40 Grad'], Füllung: ['Schaumstoffflocken'], Farbe: ['Grau'] },
      variants: [
        { options: { Größe: 'S, 60 × 45 cm' } },
        { options: { Größe: 'M, 80 × 60 cm' }, price: 69 },
        { options: { Größe: 'L, 100 × 75 cm' }, price: 89 },
      ],
      description: 'Ein hoher Rand zum Anlehnen und vorn ein flacher Einstieg, auch für alte Hunde.',
    },
    {
      title: 'Kratzbaum Burgblick',
      price: 89,
      was: 109,
      categories: ['Schlafen und Kratzen'],
      attributes: { Höhe: ['135 cm'], Katzen: ['Bis 6 kg'], Gewicht: ['14 kg'], Material: ['Sisal und Plüsch'] },
      description: 'Mit Höhle, Hängematte und zwei Liegeflächen. In einer halben Stunde aufgebaut.',
    },
    {
      title: 'Kratzbaum Ausguck',
      price: 149,
      categories: ['Schlafen und Kratzen'],
      attributes: { Höhe: ['170 cm'], Katzen: ['Bis 12 kg'], Gewicht: ['26 kg'], Material: ['Sisal und Buche'] },
      description: 'Dicke Stämme und eine schwere Bodenplatte, die auch ein Sprung nicht ins Wanken bringt.',
    },
    {
      title: 'Trinkbrunnen Quelle',
      price: 38.5,
      categories: ['Näpfe und Reise'],
      attributes: { Material: ['Keramik'], Inhalt: ['2 Liter'], Lautstärke: ['Unter 25 dB'], Spülmaschine: ['Ja, ohne Pumpe'] },
      description: 'Fließendes Wasser für Katzen und kleine Hunde, die zu wenig trinken. Ein Filter ist dabei.',
    },
    {
      title: 'Ersatzfilter Quelle, 3 Stück',
      price: 9.9,
      categories: ['Näpfe und Reise'],
      attributes: { Inhalt: ['3 Stück'], 'Passt zu': ['Trinkbrunnen Quelle'], Material: ['Aktivkohle und Vlies'] },
      description: 'Hält Haare und Kalk zurück.',
    },
    {
      title: 'Transportbox Reisetatze',
      price: 42,
      inStock: false,
      categories: ['Näpfe und Reise'],
      attributes: { Maße: ['50 × 33 × 32 cm'], Für: ['Katzen bis 7 kg'], Gewicht: ['1,8 kg'] },
      description: 'Öffnet sich oben und vorn, das macht den Weg zum Tierarzt leichter.',
    },
  ],
};

export const ciresureau: Shop = {
  key: 'ciresureau',
  language: 'fr',
  currency: 'EUR',
  url: 'https://ciresureau.example',
  quiz: { question: 'Que cherchez-vous ?', answers: ['Une bougie', 'Autre chose'] },
  profile: {
    ...emptyProfile,
    companyName: 'Cire & Sureau',
    howCanCustomersReachYouOrYourTeam: 'Appelez-nous au 04 67 55 50 38 ou écrivez à bonjour@ciresureau.example.',
    whatAreFAQs: `Combien de temps laisser brûler une bougie neuve ?
La première fois, deux à trois heures, jusqu'à ce que toute la surface soit fondue. Ensuite, jamais plus de quatre heures d'affilée.

De quelle cire sont vos bougies ?
Nos bougies en verre sont en cire de colza française, sans paraffine. Les bougies de table sont en pure cire d'abeille.

Que faire de mon verre vide ?
Lavez-le à l'eau chaude et gardez-le, ou rapportez-le à la boutique : nous vous rendons 2 € par verre.

Faites-vous des paquets cadeaux ?
Oui, pour 3 € par paquet, et c'est offert dès 40 € d'achat. Ajoutez votre petit mot au moment de commander.

Comment puis-je payer ?
Par carte bancaire, PayPal ou Apple Pay. Nous ne prenons plus les chèques.

Puis-je sentir un parfum avant d'acheter ?
Oui, cinq cartes parfumées coûtent 4 €, que nous déduisons de votre première commande.

Personnalisez-vous des bougies pour un mariage ?
Oui, à partir de 20 bougies, avec vos prénoms et la date sur l'étiquette, pour 1,50 € de plus par bougie. Comptez trois semaines.

Avez-vous des cartes cadeaux ?
Oui, de 20 à 150 €. Elles sont valables un an.`,
  },
  pages: [
    {
      url: 'https://ciresureau.example/livraison',
      title: 'Livraison',
      topic: 'delivery',
      text: "Livraison\n\nFrance en point relais : 3,50 €, 3 à 4 jours ouvrés. À domicile : 5,90 €, 2 à 3 jours ouvrés. La livraison est offerte dès 55 € d'achat.\n\nBelgique et Luxembourg : 7,50 €, offerte dès 90 €, 3 à 5 jours ouvrés. Espagne et Italie : 9,80 €, 4 à 6 jours ouvrés.\n\nSuisse : 14,60 €, 5 à 8 jours ouvrés, droits de douane compris. En juillet et en août, rien ne part le vendredi, pour que la cire ne passe pas le week-end au chaud.",
    },
    {
      url: 'https://ciresureau.example/retours',
      title: 'Retours',
      topic: 'returns',
      text: "Retours\n\nVous avez 21 jours pour nous renvoyer un article qui ne vous plaît pas, à condition que la bougie n'ait pas été allumée ni le flacon ouvert. L'étiquette de retour coûte 4,20 €.\n\nNous remboursons sous 7 jours. Si un verre arrive cassé, envoyez-nous une photo dans les 3 jours et nous le remplaçons gratuitement.",
    },
    {
      url: 'https://ciresureau.example/conseils',
      title: 'Conseils et sécurité',
      topic: 'questions',
      text: "Conseils et sécurité\n\nCoupez la mèche à 5 mm avant chaque allumage, elle ne fumera pas. Posez la bougie à plat, loin des rideaux et des enfants, et éteignez-la quand il reste un centimètre de cire.\n\nRetournez les bâtonnets du diffuseur une fois par semaine. Si le parfum devient faible, changez-les : ils s'encrassent au bout de quatre mois. Essuyez le diffuseur électrique avec un peu de vinaigre blanc.",
    },
    {
      url: 'https://ciresureau.example/atelier',
      title: "L'atelier du samedi",
      topic: 'questions',
      text: "L'atelier du samedi\n\nChaque samedi à 14 h, vous coulez votre propre bougie avec Hélène. L'atelier dure deux heures et coûte 48 €, matériel et thé compris. Il y a huit places, à partir de 10 ans.\n\nOn réserve par téléphone. En cas d'empêchement, prévenez-nous deux jours avant et nous trouvons une autre date.",
    },
    {
      url: 'https://ciresureau.example/boutique',
      title: 'La boutique',
      topic: 'questions',
      text: 'La boutique\n\nNous sommes au 5 rue de la Foire, à Pézenas. Ouvert du mardi au samedi de 10 h à 12 h 30 et de 14 h à 19 h, et le dimanche matin en été. Fermé le lundi.\n\nLe retrait en boutique est gratuit, votre commande est prête le jour même si vous la passez avant 15 h.',
    },
    {
      url: 'https://ciresureau.example/qui-nous-sommes',
      title: 'Qui nous sommes',
      topic: 'questions',
      text: "Qui nous sommes\n\nHélène a coulé ses premières bougies dans sa cuisine en 2012. Nous sommes quatre aujourd'hui, et tout est encore versé à la main. Nos parfums sont composés à Grasse, sans phtalates.\n\nLes diffuseurs électriques sont garantis 2 ans. En cas de panne, nous les réparons ou nous vous en envoyons un neuf.",
    },
  ],
  products: [
    {
      title: 'Bougie parfumée Figuier',
      price: 24,
      categories: ['Bougies'],
      attributes: {
        Notes: ['Feuille de figuier', 'Lait de coco'],
        'Durée de combustion': ['40 heures en 180 g', '60 heures en 300 g'],
        Mèche: ['Coton'],
      },
      variants: [{ options: { Format: '180 g' } }, { options: { Format: '300 g' }, price: 34 }],
      description: "L'ombre d'un figuier au mois d'août. Notre parfum le plus vendu.",
    },
    {
      title: 'Bougie parfumée Lavande',
      price: 24,
      categories: ['Bougies'],
      attributes: { Notes: ['Lavande', 'Romarin'], 'Durée de combustion': ['40 heures'], Mèche: ['Coton'], Poids: ['180 g'] },
      description: 'Une lavande franche, sans sucre, cueillie sur le plateau de Sault. Elle sent le linge propre et les vacances.',
    },
    {
      title: 'Bougie parfumée Feu de bois',
      price: 26,
      categories: ['Bougies'],
      attributes: {
        Notes: ['Cèdre', 'Fumée', 'Cuir'],
        'Durée de combustion': ['45 heures'],
        Mèche: ['Bois de cerisier'],
        Poids: ['200 g'],
      },
      description: 'La cheminée sans la cheminée. Sa mèche crépite doucement quand elle brûle.',
    },
    {
      title: "Bougie parfumée Fleur d'oranger",
      price: 24,
      inStock: false,
      categories: ['Bougies'],
      attributes: { Notes: ["Fleur d'oranger", 'Miel'], 'Durée de combustion': ['40 heures'], Mèche: ['Coton'], Poids: ['180 g'] },
      description: 'Un goûter chez une grand-mère de Nabeul. Douce, mais pas écœurante.',
    },
    {
      title: 'Grande bougie trois mèches Garrigue',
      price: 58,
      was: 68,
      categories: ['Bougies'],
      attributes: { Notes: ['Thym', 'Ciste'], 'Durée de combustion': ['70 heures'], Mèche: ['Coton'], Poids: ['650 g'] },
      description: 'Pour les grandes pièces et les longues soirées. Le pot en grès devient ensuite un cache-pot.',
    },
    {
      title: 'Bougie sans parfum Nuage',
      price: 18,
      categories: ['Bougies'],
      attributes: { Parfum: ['Aucun'], 'Durée de combustion': ['40 heures'], Mèche: ['Coton'], Poids: ['180 g'] },
      description: 'Rien que la lumière, pour les nez sensibles et pour la table, où elle ne gêne pas les plats.',
    },
    {
      title: "Bougies de table en cire d'abeille, lot de 4",
      price: 22,
      categories: ['Bougies'],
      attributes: { Matière: ["Pure cire d'abeille"], 'Durée de combustion': ['8 heures chacune'], Hauteur: ['25 cm'] },
      variants: [
        { options: { Couleur: 'Naturel' } },
        { options: { Couleur: 'Ivoire' } },
        { options: { Couleur: 'Bordeaux' }, inStock: false },
      ],
      description: 'Quatre bougies droites qui ne coulent pas et sentent un peu le miel.',
    },
    {
      title: 'Coffret découverte Quatre saisons',
      price: 39,
      categories: ['Bougies'],
      attributes: {
        Contenu: ['Lavande', 'Figuier', 'Feu de bois', 'Mimosa'],
        Format: ['4 bougies de 70 g'],
        'Durée de combustion': ['15 heures chacune'],
      },
      description: "Quatre petites bougies dans une boîte qui se passe de papier cadeau. L'idée quand on hésite.",
    },
    {
      title: 'Photophore Lucie',
      price: 19,
      categories: ['Accessoires'],
      attributes: { Matière: ['Verre soufflé'], Hauteur: ['9 cm'] },
      variants: [{ options: { Couleur: 'Ambre' } }, { options: { Couleur: 'Vert' } }, { options: { Couleur: 'Bleu' }, inStock: false }],
      description: 'Pour une bougie chauffe-plat. Chaque pièce est un peu différente de sa voisine.',
    },
    {
      title: 'Coupe-mèche Ciseau',
      price: 14,
      categories: ['Accessoires'],
      attributes: { Matière: ['Acier inoxydable'], Longueur: ['17 cm'], Couleur: ['Noir'] },
      description: 'Passe au fond des verres et retient le bout coupé. Votre bougie ne fume plus.',
    },
    {
      title: 'Diffuseur à bâtonnets Figuier',
      price: 32,
      categories: ['Diffuseurs'],
      attributes: {
        Notes: ['Feuille de figuier', 'Lait de coco'],
        Contenance: ['100 ml'],
        Durée: ['Environ 2 mois'],
        Bâtonnets: ['8, en rotin'],
      },
      description: 'Le parfum de la bougie Figuier, sans flamme. Pour une entrée ou une salle de bains.',
    },
    {
      title: 'Diffuseur à bâtonnets Thé blanc',
      price: 32,
      categories: ['Diffuseurs'],
      attributes: {
        Notes: ['Thé blanc', 'Bergamote'],
        Durée: ['Environ 2 mois en 100 ml', 'Environ 4 mois en 200 ml'],
        Bâtonnets: ['8, en rotin'],
      },
      variants: [{ options: { Contenance: '100 ml' } }, { options: { Contenance: '200 ml' }, price: 48 }],
      description: "Léger et propre, comme une chambre d'hôtel le premier soir.",
    },
    {
      title: 'Recharge pour diffuseur 200 ml',
      price: 27,
      categories: ['Diffuseurs'],
      attributes: { Contenance: ['200 ml'], 'Dans la boîte': ['Flacon de parfum', '8 bâtonnets neufs'] },
      variants: [{ options: { Parfum: 'Figuier' } }, { options: { Parfum: 'Thé blanc' } }],
      description: 'Gardez le flacon, changez le parfum. Remplit une fois le grand modèle ou deux fois le petit.',
    },
    {
      title: 'Diffuseur électrique Brume',
      price: 69,
      was: 79,
      categories: ['Diffuseurs'],
      attributes: {
        Contenance: ['120 ml'],
        Autonomie: ['6 heures'],
        Alimentation: ['USB-C, câble fourni'],
        Matière: ['Céramique et hêtre'],
      },
      variants: [{ options: { Couleur: 'Blanc' } }, { options: { Couleur: 'Noir' }, inStock: false }],
      description:
        "Quelques gouttes d'huile essentielle, un peu d'eau, et une vapeur fraîche se répand sans bruit. S'arrête tout seul à sec.",
    },
    {
      title: 'Huile essentielle Lavande 10 ml',
      price: 9.5,
      categories: ['Diffuseurs'],
      attributes: { Contenance: ['10 ml'], Agriculture: ['Biologique'], Origine: ['Drôme'] },
      description: 'Apaisante, à diffuser le soir pour bien dormir. Deux gouttes sur un mouchoir font aussi l’affaire.',
    },
    {
      title: 'Huile essentielle Orange douce 10 ml',
      price: 6.9,
      categories: ['Diffuseurs'],
      attributes: { Contenance: ['10 ml'], Agriculture: ['Biologique'], Origine: ['Sicile'] },
      description: 'Gaie et fruitée, pour réveiller une cuisine ou un bureau.',
    },
    {
      title: "Spray d'ambiance Linge frais 100 ml",
      price: 16.5,
      categories: ['Diffuseurs'],
      attributes: { Contenance: ['100 ml'], Notes: ['Coton', 'Muguet'] },
      description: "Deux pressions avant l'arrivée des invités. Convient aussi aux rideaux et aux draps.",
    },
  ],
};

export const olmetto: Shop = {
  key: 'olmetto',
  language: 'it',
  currency: 'EUR',
  url: 'https://olmetto.example',
  quiz: { question: 'Per quale occasione?', answers: ['Per il lavoro', 'Per altro'] },
  profile: {
    ...emptyProfile,
    companyName: 'Camiceria Olmetto',
    howCanCustomersReachYouOrYourTeam: 'Ci chiami allo 0381 555 074 o scriva a ciao@olmetto.example. Rispondiamo in giornata.',
    whatAreFAQs: `Fate camicie su misura?
Sì, in negozio, a partire da 140 €. Prendiamo le misure insieme e la camicia è pronta in quattro settimane.

Ricamate le iniziali?
Sì, fino a tre lettere sul polso o sul petto per 10 €. Una camicia ricamata non si può più rendere.

Potete accorciare le maniche?
Sì, per 12 €. Ci vogliono cinque giorni in più.

Come posso pagare?
Con carta di credito, PayPal, Satispay o bonifico. In Italia anche in contrassegno, con un supplemento di 3,50 €.

Sono fra due taglie, quale scelgo?
Nelle camicie slim prenda la più grande, nelle altre la più piccola.

Avete buoni regalo?
Sì, da 30 a 300 €. Valgono due anni e si possono stampare in casa.

Fate la confezione regalo?
Sì, una scatola con nastro e biglietto costa 4 €.

Emettete fattura?
Sì, inserisca partita IVA e codice SDI al momento dell'ordine.`,
  },
  pages: [
    {
      url: 'https://olmetto.example/spedizioni',
      title: 'Spedizioni',
      topic: 'delivery',
      text: 'Spedizioni\n\nItalia: 5 €, gratuita da 80 €, 1-3 giorni lavorativi, un giorno in più per le isole. Il ritiro in negozio non costa nulla.\n\nFrancia, Germania e Austria: 10,50 €, gratuita da 180 €, 3-5 giorni lavorativi. Spagna e Portogallo: 13 €, 4-6 giorni lavorativi.\n\nSvizzera: 18 €, 4-6 giorni lavorativi. Eventuali dazi sono a carico di chi riceve.',
    },
    {
      url: 'https://olmetto.example/resi',
      title: 'Resi e cambi',
      topic: 'returns',
      text: 'Resi e cambi\n\nHa 30 giorni di tempo per rendere un capo non indossato e con il cartellino. Il primo cambio di taglia è gratuito in Italia.\n\nPer un reso tratteniamo 6 €. Il rimborso arriva entro 10 giorni da quando riceviamo il pacco.',
    },
    {
      url: 'https://olmetto.example/taglie',
      title: 'Guida alle taglie',
      topic: 'questions',
      text: 'Guida alle taglie\n\nMisuri il giro collo, lasciando lo spazio di un dito. S corrisponde a 37-38 cm, M a 39-40 cm, L a 41-42 cm, XL a 43-44 cm e XXL a 45-46 cm.\n\nLe camicie slim sono più strette in vita di quattro centimetri rispetto a quelle regolari. La lunghezza delle maniche è uguale.',
    },
    {
      url: 'https://olmetto.example/cura',
      title: 'Lavare e stirare',
      topic: 'questions',
      text: 'Lavare e stirare\n\nLe camicie bianche di cotone si lavano a 60 gradi, quelle colorate a 40 gradi. Il lino va lavato a 30 gradi con programma delicato. Slacci sempre i bottoni e tolga le stecche dal colletto.\n\nStiri la camicia quando è ancora umida, cominciando dal colletto. Le cravatte non si lavano: si portano in tintoria.',
    },
    {
      url: 'https://olmetto.example/garanzia',
      title: 'Garanzia',
      topic: 'questions',
      text: 'Garanzia\n\nPer due anni ripariamo gratis ogni cucitura che cede. Ha perso un bottone? Ci scriva il modello e glielo spediamo in busta, senza spese.\n\nColletto e polsi lisi si possono sostituire: il lavoro costa 25 €.',
    },
    {
      url: 'https://olmetto.example/negozio',
      title: 'Il negozio',
      topic: 'questions',
      text: 'Il negozio\n\nSiamo in via del Popolo 18 a Vigevano. Il lunedì apriamo solo dalle 15 alle 19, da martedì a sabato dalle 9.30 alle 12.30 e dalle 15 alle 19. La domenica siamo chiusi.\n\nVendiamo camicie dal 1968, oggi con la terza generazione. In negozio può provare tutti i modelli del sito.',
    },
  ],
  products: [
    {
      title: 'Camicia Oxford Ticino',
      price: 59,
      categories: ['Camicie'],
      attributes: { Tessuto: ['Cotone Oxford'], Vestibilità: ['Regolare'], Colletto: ['Button-down'], Lavaggio: ['40 gradi'] },
      variants: [
        { options: { Colore: 'Bianco', Taglia: 'M' } },
        { options: { Colore: 'Bianco', Taglia: 'L' } },
        { options: { Colore: 'Bianco', Taglia: 'XL' } },
        { options: { Colore: 'Azzurro', Taglia: 'M' } },
        { options: { Colore: 'Azzurro', Taglia: 'L' } },
        { options: { Colore: 'Azzurro', Taglia: 'XL' }, inStock: false },
      ],
      description: 'La camicia di tutti i giorni, con o senza cravatta. Il tessuto robusto migliora a ogni lavaggio.',
    },
    {
      title: 'Camicia in lino Lomellina',
      price: 72,
      was: 89,
      categories: ['Camicie'],
      attributes: { Tessuto: ['Lino'], Vestibilità: ['Regolare'], Colletto: ['Italiano'], Lavaggio: ['30 gradi, programma delicato'] },
      variants: [
        { options: { Colore: 'Bianco', Taglia: 'M' } },
        { options: { Colore: 'Bianco', Taglia: 'L' } },
        { options: { Colore: 'Sabbia', Taglia: 'M' } },
        { options: { Colore: 'Sabbia', Taglia: 'L' } },
        { options: { Colore: 'Sabbia', Taglia: 'XL' } },
        { options: { Colore: 'Verde salvia', Taglia: 'M' } },
        { options: { Colore: 'Verde salvia', Taglia: 'L' }, inStock: false },
      ],
      description: 'Fresca anche a ferragosto. È puro lino, lavato prima di essere cucito, così non si restringe.',
    },
    {
      title: 'Camicia No Stiro Ducale',
      price: 69,
      categories: ['Camicie'],
      attributes: { Tessuto: ['Cotone antipiega'], Vestibilità: ['Slim'], Colletto: ['Francese'], Lavaggio: ['40 gradi'] },
      variants: [
        { options: { Colore: 'Bianco', Taglia: 'S' } },
        { options: { Colore: 'Bianco', Taglia: 'M' } },
        { options: { Colore: 'Bianco', Taglia: 'L' } },
        { options: { Colore: 'Celeste', Taglia: 'M' } },
        { options: { Colore: 'Celeste', Taglia: 'L' }, inStock: false },
      ],
      description: 'Si appende bagnata e il mattino dopo è pronta da indossare. La compagna di chi vive in albergo.',
    },
    {
      title: 'Camicia Slim Sforza',
      price: 65,
      categories: ['Camicie'],
      attributes: { Tessuto: ['Popeline di cotone con 3 % di elastan'], Vestibilità: ['Slim'], Lavaggio: ['40 gradi'] },
      variants: [
        { options: { Colore: 'Bianco', Taglia: 'S' } },
        { options: { Colore: 'Bianco', Taglia: 'M' } },
        { options: { Colore: 'Nero', Taglia: 'S' } },
        { options: { Colore: 'Nero', Taglia: 'M' } },
        { options: { Colore: 'Nero', Taglia: 'L' } },
      ],
      description: 'Segue il corpo senza tirare, perché il tessuto cede un po’. Da portare anche fuori dai pantaloni.',
    },
    {
      title: 'Camicia di flanella Valgrande',
      price: 62,
      categories: ['Camicie'],
      attributes: { Tessuto: ['Flanella di cotone'], Vestibilità: ['Comoda'], Fantasia: ['Quadri'], Lavaggio: ['40 gradi'] },
      variants: [
        { options: { Colore: 'Rosso', Taglia: 'M' } },
        { options: { Colore: 'Rosso', Taglia: 'L' } },
        { options: { Colore: 'Verde', Taglia: 'L' } },
        { options: { Colore: 'Verde', Taglia: 'XL' } },
      ],
      description: 'Calda e garzata dentro e fuori, per il bosco e per il divano.',
    },
    {
      title: 'Camicia in denim Brenta',
      price: 64,
      categories: ['Camicie'],
      attributes: { Tessuto: ['Denim di cotone'], Vestibilità: ['Regolare'], Colore: ['Blu'], Chiusura: ['Bottoni a pressione'] },
      variants: [{ options: { Taglia: 'M' } }, { options: { Taglia: 'L' } }, { options: { Taglia: 'XL' } }, { options: { Taglia: 'XXL' } }],
      description: 'Morbida dal primo giorno e sempre più chiara con il tempo. Due tasche sul petto.',
    },
    {
      title: 'Camicia coreana Mortara',
      price: 55,
      categories: ['Camicie'],
      attributes: { Tessuto: ['Cotone e lino'], Vestibilità: ['Regolare'], Colletto: ['Alla coreana'], Lavaggio: ['30 gradi'] },
      variants: [
        { options: { Colore: 'Bianco', Taglia: 'M' } },
        { options: { Colore: 'Bianco', Taglia: 'L' } },
        { options: { Colore: 'Blu', Taglia: 'M' } },
        { options: { Colore: 'Blu', Taglia: 'L' }, inStock: false },
      ],
      description: 'Senza colletto e senza pensieri, buona anche sotto una giacca.',
    },
    {
      title: 'Camicia da cerimonia Bramante',
      price: 95,
      categories: ['Camicie'],
      attributes: { Tessuto: ['Cotone doppio ritorto'], Colore: ['Bianco'], Polso: ['Doppio, per gemelli'], Lavaggio: ['60 gradi'] },
      variants: [{ options: { Taglia: 'S' } }, { options: { Taglia: 'M' } }, { options: { Taglia: 'L' } }, { options: { Taglia: 'XL' } }],
      description: 'Per sposi, testimoni e padri commossi. I gemelli non sono compresi.',
    },
    {
      title: 'Camicia manica corta Sesia',
      price: 45,
      was: 52,
      categories: ['Camicie'],
      attributes: { Tessuto: ['Cotone'], Vestibilità: ['Regolare'], Lavaggio: ['40 gradi'] },
      variants: [
        { options: { Colore: 'Azzurro', Taglia: 'M' } },
        { options: { Colore: 'Azzurro', Taglia: 'L' } },
        { options: { Colore: 'Bianco', Taglia: 'L' } },
        { options: { Colore: 'Bianco', Taglia: 'XL' } },
      ],
      description: 'Leggera e a maniche corte, con un taschino per gli occhiali.',
    },
    {
      title: 'Polo piqué Agogna',
      price: 42,
      categories: ['Polo e maglie'],
      attributes: { Tessuto: ['Cotone piqué'], Vestibilità: ['Regolare'], Lavaggio: ['40 gradi'] },
      variants: [
        { options: { Colore: 'Blu', Taglia: 'M' } },
        { options: { Colore: 'Blu', Taglia: 'L' } },
        { options: { Colore: 'Blu', Taglia: 'XL' } },
        { options: { Colore: 'Blu', Taglia: 'XXL' } },
        { options: { Colore: 'Bianco', Taglia: 'M' } },
        { options: { Colore: 'Bianco', Taglia: 'L' } },
        { options: { Colore: 'Bordeaux', Taglia: 'L' }, inStock: false },
      ],
      description: 'Il colletto resta in piedi anche dopo cinquanta lavaggi. Tre bottoni di madreperla.',
    },
    {
      title: 'Maglietta sottocamicia, confezione da 2',
      price: 29,
      categories: ['Polo e maglie'],
      attributes: { Tessuto: ['Cotone e modal'], Scollo: ['A V'], Colore: ['Bianco'], Contenuto: ['2 magliette'] },
      variants: [{ options: { Taglia: 'S' } }, { options: { Taglia: 'M' } }, { options: { Taglia: 'L' } }, { options: { Taglia: 'XL' } }],
      description: 'Sottile e invisibile sotto la camicia bianca. Assorbe il sudore e non si arrotola.',
    },
    {
      title: 'Cravatta in seta Mulini',
      price: 48,
      categories: ['Accessori'],
      attributes: { Materiale: ['Seta'], Larghezza: ['7,5 cm'] },
      variants: [{ options: { Colore: 'Blu' } }, { options: { Colore: 'Bordeaux' } }],
      description: 'Cucita a mano a Como, con una piccola trama a spina di pesce.',
    },
    {
      title: 'Cravatta in lana Filatoio',
      price: 38,
      categories: ['Accessori'],
      attributes: { Materiale: ['Lana'], Larghezza: ['7 cm'], Colore: ['Grigio'] },
      description: 'Opaca e morbida, per le giacche d’inverno. Il nodo viene bene al primo colpo.',
    },
    {
      title: 'Papillon Ariston',
      price: 32,
      categories: ['Accessori'],
      attributes: { Materiale: ['Seta'], Colore: ['Nero'], Nodo: ['Già fatto, girocollo regolabile'] },
      description: 'Si aggancia dietro in un attimo. Per le sere con lo smoking.',
    },
    {
      title: 'Gemelli Torre',
      price: 39,
      categories: ['Accessori'],
      attributes: { Materiale: ['Acciaio e madreperla'], Diametro: ['16 mm'], Confezione: ['Scatolina in legno'] },
      description: 'Rotondi e discreti, un regalo che non si sbaglia.',
    },
    {
      title: 'Stecche per colletto, 6 paia',
      price: 9.5,
      categories: ['Accessori'],
      attributes: { Materiale: ['Acciaio'], Lunghezza: ['6,3 cm'] },
      description: 'Tengono dritte le punte del colletto. Vanno tolte prima del lavaggio.',
    },
    {
      title: 'Pochette da taschino Naviglio',
      price: 18,
      inStock: false,
      categories: ['Accessori'],
      attributes: { Materiale: ['Lino'], Misura: ['30 × 30 cm'], Colore: ['Bianco'] },
      description: 'Orlata a mano, si piega in tre e fa subito festa.',
    },
  ],
};

export const speelzolder: Shop = {
  key: 'speelzolder',
  language: 'nl',
  currency: 'EUR',
  url: 'https://speelzolder.example',
  quiz: { question: 'Met wie ga je spelen?', answers: ['Met het gezin', 'Met anderen'] },
  profile: {
    ...emptyProfile,
    companyName: 'De Speelzolder',
    howCanCustomersReachYouOrYourTeam: 'Bel 0570 555 029 of mail naar hoi@speelzolder.example. Je krijgt binnen een dag antwoord.',
    whatAreFAQs: `Er ontbreekt een onderdeel in mijn spel. Wat nu?
Vervelend! Mail ons de naam van het spel en wat er mist, dan sturen we het binnen een week gratis na.

Zijn de spelregels in het Nederlands?
Ja, bij elk spel dat we verkopen zit een Nederlands boekje. In de meeste dozen zitten ook Engelse en Duitse regels.

Hoe kan ik betalen?
Met iDEAL, Bancontact, creditcard of PayPal. Op rekening kan alleen voor scholen en bibliotheken.

Kunnen jullie het inpakken?
Ja, voor € 1,50 per cadeau, met een kaartje naar keuze.

Kan ik een spel eerst proberen?
Op de speelavond, elke vrijdag vanaf 19 uur in de winkel. Meedoen kost € 3, koffie en thee zijn inbegrepen.

Hebben jullie een spaarkaart?
Ja, bij elke € 15 krijg je een stempel. Een volle kaart met tien stempels is € 10 waard.

Verkopen jullie cadeaubonnen?
Ja, vanaf € 10. Ze zijn twee jaar geldig, in de winkel en online.

Krijgen scholen korting?
Scholen en buitenschoolse opvang krijgen 10% korting vanaf vijf spellen.`,
  },
  pages: [
    {
      url: 'https://speelzolder.example/verzending',
      title: 'Verzending',
      topic: 'delivery',
      text: 'Verzending\n\nNederland: € 3,95, gratis vanaf € 40. Wat je voor 22.00 uur bestelt, is de volgende werkdag in huis. Afhalen in de winkel kost niets.\n\nBelgië: € 5,95, gratis vanaf € 65, 2 tot 3 werkdagen. Duitsland: € 8,50, 3 tot 4 werkdagen.\n\nFrankrijk en Spanje: € 12,50, 5 tot 7 werkdagen. Buiten de Europese Unie verzenden we niet.',
    },
    {
      url: 'https://speelzolder.example/retourneren',
      title: 'Retourneren',
      topic: 'returns',
      text: 'Retourneren\n\nJe hebt 30 dagen om iets terug te sturen of terug te brengen. Terugbrengen in de winkel is gratis, een retourlabel kost € 4,25.\n\nIs het zegel of de folie van een doos al verbroken, dan nemen we die niet terug. Je geld staat binnen 4 werkdagen op je rekening.',
    },
    {
      url: 'https://speelzolder.example/garantie',
      title: 'Garantie en onderhoud',
      topic: 'questions',
      text: 'Garantie en onderhoud\n\nOp houten spellen krijg je 5 jaar garantie, op alle andere 2 jaar. Een losgeraakt scharnier of een gebarsten stuk vervangen we.\n\nWrijf een houten bord eens per jaar in met bijenwas. Kaarten die plakken, veeg je af met een droge doek en een beetje talkpoeder.',
    },
    {
      url: 'https://speelzolder.example/winkel',
      title: 'Onze winkel',
      topic: 'questions',
      text: 'Onze winkel\n\nJe vindt ons in de Kleine Overstraat 44 in Deventer. Op maandag zijn we open van 13 tot 18 uur, van dinsdag tot en met zaterdag van 10 tot 18 uur. Op de eerste zondag van de maand zijn we er van 12 tot 17 uur.\n\nDe winkel ligt op tien minuten lopen van het station. Op de zolder staan meer dan honderd spellen om uit te proberen.',
    },
    {
      url: 'https://speelzolder.example/verhuur',
      title: 'Spellen huren',
      topic: 'questions',
      text: 'Spellen huren\n\nWil je een spel een weekje mee naar huis? Dat kan voor € 5 per week, met een borg van € 25. Raakt er een stukje kwijt, dan houden we € 2 in.\n\nKoop je het spel daarna, dan krijg je de huur terug. Huren kan alleen in de winkel.',
    },
    {
      url: 'https://speelzolder.example/over-ons',
      title: 'Over ons',
      topic: 'questions',
      text: 'Over ons\n\nDe Speelzolder begon in 2014 met één kast vol dozen van Jelle en Roos. Nu zijn we met zeven, en we spelen elk spel voordat het in de winkel komt.\n\nSpellen die we niet meer kunnen verkopen, gaan naar de speel-o-theek om de hoek.',
    },
  ],
  products: [
    {
      title: 'Bordspel Havenmeester',
      price: 39.95,
      categories: ['Bordspellen'],
      attributes: { Spelers: ['2 tot 4'], Speelduur: ['60 minuten'], Leeftijd: ['Vanaf 10 jaar'] },
      description: 'Laad schepen, los schulden af en bouw de grootste haven aan de IJssel. Makkelijk uit te leggen, lastig te winnen.',
    },
    {
      title: 'Bordspel Hunebed',
      price: 44.95,
      was: 52.5,
      categories: ['Bordspellen'],
      attributes: { Spelers: ['1 tot 5'], Speelduur: ['90 tot 120 minuten'], Leeftijd: ['Vanaf 12 jaar'] },
      description: 'Sleep zwerfkeien naar je dorp en stapel ze voor de winter komt. Ook in je eentje te spelen.',
    },
    {
      title: 'Bordspel Eilandpost',
      price: 29.95,
      categories: ['Bordspellen'],
      attributes: { Spelers: ['2 tot 4'], Speelduur: ['45 minuten'], Leeftijd: ['Vanaf 8 jaar'] },
      description: 'Samen bezorgen jullie de post voordat het vloed wordt: je wint of verliest met z’n allen.',
    },
    {
      title: 'Bordspel Fluisterbos',
      price: 24.95,
      categories: ['Bordspellen'],
      attributes: {
        Spelers: ['2 tot 4'],
        Speelduur: ['15 minuten'],
        Leeftijd: ['Vanaf 4 jaar'],
        Inhoud: ['Speelbord', '32 houten bosdieren', 'Kleurendobbelsteen'],
      },
      description: 'Sluip langs de uil en vind je eigen dieren terug. Een eerste spel, zonder lezen en met korte rondes.',
    },
    {
      title: 'Kaartspel Kraaienroof',
      price: 12.95,
      categories: ['Kaartspellen en dobbelspellen'],
      attributes: { Spelers: ['3 tot 6'], Speelduur: ['20 minuten'], Leeftijd: ['Vanaf 8 jaar'] },
      description: 'Pik de glimmendste spullen voor de neus van de anderen weg. Gemeen, maar op een aardige manier.',
    },
    {
      title: 'Kaartspel Duo Duinen',
      price: 14.5,
      categories: ['Kaartspellen en dobbelspellen'],
      attributes: { Spelers: ['2'], Speelduur: ['30 minuten'], Leeftijd: ['Vanaf 10 jaar'] },
      description: 'Gemaakt voor precies twee spelers. Leg paden door het zand en houd de zee buiten.',
    },
    {
      title: 'Partyspel Kletsmajoor',
      price: 27.5,
      categories: ['Kaartspellen en dobbelspellen'],
      attributes: { Spelers: ['4 tot 12'], Speelduur: ['30 minuten'], Leeftijd: ['Vanaf 14 jaar'] },
      description: 'Omschrijf het woord zonder het te zeggen, terwijl je team je uitlacht. Voor feestjes en lange avonden.',
    },
    {
      title: 'Dobbelspel Dubbelzes',
      price: 15.95,
      inStock: false,
      categories: ['Kaartspellen en dobbelspellen'],
      attributes: { Spelers: ['2 tot 8'], Speelduur: ['20 minuten'], Leeftijd: ['Vanaf 8 jaar'] },
      description: 'Vijf dobbelstenen, een beker en heel veel geluk. Past in elke jaszak.',
    },
    {
      title: 'Schaakspel Hanze',
      price: 59,
      categories: ['Klassiekers'],
      attributes: { Materiaal: ['Notenhout en esdoorn'], Inhoud: ['Bord', '32 stukken', 'Houten kistje'] },
      variants: [{ options: { Maat: '30 cm' } }, { options: { Maat: '40 cm' }, price: 79 }],
      description: 'Een houten bord om te laten staan, met verzwaarde stukken en vilt eronder.',
    },
    {
      title: 'Reisschaak Magneet',
      price: 24.95,
      categories: ['Klassiekers'],
      attributes: { Materiaal: ['Kunststof'], Maat: ['20 cm, opvouwbaar'], Gewicht: ['350 g'] },
      description: 'De stukken blijven staan, ook in de trein. De binnenkant is de opbergdoos.',
    },
    {
      title: 'Damspel Salland',
      price: 34.5,
      categories: ['Klassiekers'],
      attributes: { Materiaal: ['Beuken'], Maat: ['40 cm'], Inhoud: ['Bord van 10 bij 10 velden', '40 schijven'] },
      description: 'Het gewone dambord van opa, maar dan nieuw. De schijven voelen lekker zwaar.',
    },
    {
      title: 'Backgammon Levant',
      price: 49,
      categories: ['Klassiekers'],
      attributes: { Materiaal: ['Kunstleer en kurk'], Maat: ['38 × 24 cm, dicht'] },
      variants: [{ options: { Kleur: 'Bruin' } }, { options: { Kleur: 'Zwart' }, inStock: false }],
      description: 'Klapt dicht tot een koffertje met handvat. De kurken bodem maakt het werpen stil.',
    },
    {
      title: 'Legpuzzel IJssel bij Avond',
      price: 17.95,
      categories: ['Puzzels'],
      attributes: { Stukjes: ['1000'], Afmeting: ['68 × 48 cm'] },
      description: 'De kade van Deventer in het laatste licht. Veel lucht, dus neem de tijd.',
    },
    {
      title: 'Legpuzzel Vogels van de Polder',
      price: 15.95,
      categories: ['Puzzels'],
      attributes: { Afmeting: ['500 stukjes: 49 × 36 cm', '1000 stukjes: 70 × 50 cm'] },
      variants: [{ options: { Stukjes: '500' } }, { options: { Stukjes: '1000' }, price: 18.95 }],
      description: 'Tweeënveertig vogels, getekend naar het leven. Op de achterkant van de doos staan hun namen.',
    },
    {
      title: 'Legpuzzel Sterrenhemel',
      price: 21.95,
      inStock: false,
      categories: ['Puzzels'],
      attributes: { Stukjes: ['2000'], Afmeting: ['96 × 68 cm'] },
      description: 'Alle sterrenbeelden van het noorden. Voor wie een winter de tijd heeft.',
    },
    {
      title: 'Kinderpuzzel Boerderij',
      price: 11.95,
      categories: ['Puzzels'],
      attributes: { Stukjes: ['48'], Leeftijd: ['Vanaf 4 jaar'], Materiaal: ['Hout'] },
      description: 'Grote, dikke stukken die niet knikken. Achter de staldeur zit een verrassing.',
    },
    {
      title: 'Puzzelmat Rol',
      price: 22.5,
      categories: ['Puzzels'],
      attributes: { Materiaal: ['Vilt'], Geschikt: ['Voor puzzels tot 1500 stukjes'], Afmeting: ['110 × 70 cm'] },
      variants: [{ options: { Kleur: 'Groen' } }, { options: { Kleur: 'Grijs' }, inStock: false }],
      description: 'Rol je halve puzzel op en de eettafel is weer vrij. Met drie elastieken.',
    },
    {
      title: 'Kaarthouders, set van 4',
      price: 9.95,
      categories: ['Klassiekers'],
      attributes: { Materiaal: ['Beuken'], Lengte: ['28 cm'] },
      description: 'Handig voor kleine kinderhanden en voor stijve vingers.',
    },
  ],
};

export const yolbasi: Shop = {
  key: 'yolbasi',
  language: 'tr',
  currency: 'TRY',
  url: 'https://yolbasi.example',
  quiz: { question: 'Nereye gidiyorsunuz?', answers: ['Hafta sonu tatiline', 'Başka bir yere'] },
  profile: {
    ...emptyProfile,
    companyName: 'Yolbaşı Valiz',
    howCanCustomersReachYouOrYourTeam: 'Bizi 0232 555 01 47 numarasından arayın ya da merhaba@yolbasi.example adresine yazın.',
    whatAreFAQs: `Nasıl ödeme yapabilirim?
Kredi kartı, banka kartı ya da havale ile. Kredi kartına vade farksız 6 taksit yapıyoruz. Kapıda ödeme de var, bunun için 45 TL alıyoruz.

Kilidimin şifresini unuttum, ne yapabilirim?
Valizin içindeki etikette yazan seri numarasını bize gönderin. Kimliğinizi kontrol edip sıfırlama adımlarını e-posta ile yolluyoruz.

Hangi valizler uçakta kabine alınır?
Yüksekliği 55 santimi geçmeyen valizlerimiz çoğu havayolunda kabine alınır. Yine de biletinizdeki ölçülere bakın.

Valize isim yazdırabilir miyim?
Evet, deri etiketlere ve deri çantalara en fazla 12 harf basıyoruz, 75 TL. Siparişiniz bir gün geç çıkar.

Hediye paketi yapıyor musunuz?
Evet, 60 TL karşılığında kumaş torbaya koyup kurdele bağlıyoruz.

Hediye çeki var mı?
Var, 500, 1.000 ve 2.500 TL olarak. Bir yıl geçerli.

Şirketler için toplu sipariş alıyor musunuz?
10 adetten sonra %12 indirim yapıyoruz, logonuzu da basabiliriz.`,
  },
  pages: [
    {
      url: 'https://yolbasi.example/teslimat',
      title: 'Teslimat',
      topic: 'delivery',
      text: 'Teslimat\n\nTürkiye: 90 TL, 1.500 TL ve üzeri siparişlerde ücretsiz, 1-3 iş günü. Saat 15.00’e kadar verilen siparişler aynı gün kargoya verilir.\n\nKıbrıs: 220 TL, 4-6 iş günü. Azerbaycan: 480 TL, 5-8 iş günü.\n\nAlmanya, Hollanda ve Avusturya: 650 TL, 6-9 iş günü, 7.500 TL üzeri ücretsiz. Gümrük vergisi çıkarsa alıcı öder.',
    },
    {
      url: 'https://yolbasi.example/iade',
      title: 'İade ve değişim',
      topic: 'returns',
      text: 'İade ve değişim\n\nÜrünü teslim aldıktan sonra 20 gün içinde, kullanılmamış ve etiketi üzerinde olarak iade edebilirsiniz. Türkiye içinden anlaşmalı kargomuzla gönderirseniz sizden para alınmaz.\n\nÜcret 5 iş günü içinde kartınıza döner. Renk ya da boy değişimi bir defaya mahsus bedava. İsim basılmış ürünleri geri almıyoruz.',
    },
    {
      url: 'https://yolbasi.example/garanti',
      title: 'Garanti ve tamir',
      topic: 'questions',
      text: 'Garanti ve tamir\n\nValizlere 5 yıl, çantalara 2 yıl garanti veriyoruz. Tekerlek, sap ve fermuar da buna dahil. Uçakta oluşan hasarlar garantiye girmez, bunun için havayolundan rapor almanız gerekir.\n\nGarantisi bitmiş valizlerde tekerlek değişimi 180 TL, fermuar 240 TL. Başka marka valizleri de tamir ediyoruz. İş üç gün sürer.',
    },
    {
      url: 'https://yolbasi.example/magaza',
      title: 'Mağazamız',
      topic: 'questions',
      text: 'Mağazamız\n\nİzmir Alsancak’ta, Kıbrıs Şehitleri Caddesi 62 numaradayız. Pazartesiden cumartesiye 10.00-20.00, pazar 12.00-18.00 arası hizmetinizdeyiz.\n\nİnternetten verdiğiniz siparişi mağazadan alabilirsiniz, iki saat içinde hazır olur.',
    },
    {
      url: 'https://yolbasi.example/bakim',
      title: 'Bakım',
      topic: 'questions',
      text: 'Bakım\n\nSert valizleri nemli bir bez ve birkaç damla bulaşık deterjanı ile silin. Kumaş çantaları elde, ılık suyla yıkayın ve gölgede kurutun. Deriyi yılda iki kez renksiz kremle besleyin.\n\nTekerleklere sıkışan saç ve ipleri cımbızla çıkarın. Valizi kaldırmadan önce iyice kuruduğundan emin olun.',
    },
    {
      url: 'https://yolbasi.example/hakkimizda',
      title: 'Hakkımızda',
      topic: 'questions',
      text: 'Hakkımızda\n\nYolbaşı, 1987’de Kemeraltı’nda küçük bir tamirci dükkânı olarak başladı. Bugün ikinci kuşak işin başında, tamir tezgâhımız hâlâ mağazanın arkasında.\n\nSattığımız her valizin yedek parçasını on yıl boyunca saklıyoruz.',
    },
  ],
  products: [
    {
      title: 'Kabin Boy Valiz Kordon',
      price: 2490,
      categories: ['Valizler'],
      attributes: { Malzeme: ['Polikarbonat'], Ölçü: ['55 × 38 × 20 cm'], Hacim: ['38 litre'], Ağırlık: ['2,6 kg'], Tekerlek: ['4'] },
      variants: [{ options: { Renk: 'Lacivert' } }, { options: { Renk: 'Siyah' } }, { options: { Renk: 'Mercan' }, inStock: false }],
      description: 'Sert kabuklu, kabine giren valiz. Dört tekerleği her yöne döner, kilidi TSA onaylı.',
    },
    {
      title: 'Orta Boy Valiz Kordon',
      price: 3290,
      categories: ['Valizler'],
      attributes: { Malzeme: ['Polikarbonat'], Ölçü: ['67 × 45 × 27 cm'], Hacim: ['68 litre'], Ağırlık: ['3,5 kg'], Tekerlek: ['4'] },
      variants: [{ options: { Renk: 'Lacivert' } }, { options: { Renk: 'Siyah' } }],
      description: 'Bir haftalık tatil için. İçindeki bölme kirli çamaşırı ayırır.',
    },
    {
      title: 'Büyük Boy Valiz Kordon',
      price: 3890,
      was: 4490,
      categories: ['Valizler'],
      attributes: { Malzeme: ['Polikarbonat'], Ölçü: ['77 × 52 × 31 cm'], Hacim: ['105 litre'], Ağırlık: ['4,3 kg'], Tekerlek: ['4'] },
      variants: [{ options: { Renk: 'Lacivert' } }, { options: { Renk: 'Siyah' } }],
      description: 'Uzun yolculuklar ve aileler için en büyük boy. Fermuarı açınca dört santim daha genişler.',
    },
    {
      title: 'Kumaş Kabin Valizi Alaçatı',
      price: 1790,
      categories: ['Valizler'],
      attributes: { Malzeme: ['Polyester kumaş'], Ölçü: ['54 × 36 × 20 cm'], Hacim: ['36 litre'], Ağırlık: ['2,2 kg'], Tekerlek: ['2'] },
      variants: [{ options: { Renk: 'Gri' } }, { options: { Renk: 'Bordo' } }],
      description: 'Hafif ve esnek, kabine girer. Önündeki iki cep bilet ve kitap için.',
    },
    {
      title: 'Çocuk Valizi Martı',
      price: 1350,
      categories: ['Valizler'],
      attributes: { Yaş: ['3-8 yaş'], Ölçü: ['46 × 31 × 21 cm'], Ağırlık: ['1,8 kg'], Malzeme: ['ABS'] },
      variants: [{ options: { Renk: 'Sarı' } }, { options: { Renk: 'Mavi' } }, { options: { Renk: 'Pembe' }, inStock: false }],
      description: 'Üstüne oturulabilen, iple çekilebilen küçük valiz. Boyama çıkartmaları içinden çıkar.',
    },
    {
      title: 'Laptop Sırt Çantası Bostanlı',
      price: 1450,
      was: 1690,
      categories: ['Çantalar'],
      attributes: { Bilgisayar: ['En fazla 15,6 inç'], Hacim: ['22 litre'], Malzeme: ['Su itici polyester'], Ağırlık: ['850 g'] },
      variants: [{ options: { Renk: 'Siyah' } }, { options: { Renk: 'Gri' } }],
      description: 'İşe gidip gelenler için, bilgisayar bölmesi her yandan yastıklı. Arkadaki kayış valizin sapına geçer.',
    },
    {
      title: 'Seyahat Sırt Çantası Karaburun',
      price: 2150,
      categories: ['Çantalar'],
      attributes: { Hacim: ['40 litre'], Ölçü: ['54 × 34 × 22 cm'], Malzeme: ['Geri dönüştürülmüş polyester'], Ağırlık: ['1,3 kg'] },
      variants: [{ options: { Renk: 'Haki' } }, { options: { Renk: 'Siyah' }, inStock: false }],
      description: 'Valiz gibi boydan boya açılan sırt çantası. Trenle, otobüsle, yürüyerek.',
    },
    {
      title: 'Deri Evrak Çantası Konak',
      price: 4750,
      categories: ['Çantalar'],
      attributes: { Malzeme: ['Dana derisi'], Bilgisayar: ['En fazla 14 inç'], Ağırlık: ['1,4 kg'] },
      variants: [{ options: { Renk: 'Kahverengi' } }, { options: { Renk: 'Siyah' } }],
      description: 'Toplantılar için klasik bir iş çantası. Omuz askısı çıkarılabilir.',
    },
    {
      title: 'Spor Çantası Göztepe',
      price: 890,
      categories: ['Çantalar'],
      attributes: { Hacim: ['35 litre'], Malzeme: ['Naylon'], Ağırlık: ['620 g'] },
      variants: [{ options: { Renk: 'Lacivert' } }, { options: { Renk: 'Kırmızı' } }],
      description: 'Islak havlu ve ayakkabı için ayrı bölmesi var. Salona da hafta sonuna da yeter.',
    },
    {
      title: 'Makyaj Çantası Çeşme',
      price: 420,
      categories: ['Aksesuarlar'],
      attributes: { Malzeme: ['Pamuklu kumaş, içi kaplamalı'], Ölçü: ['24 × 15 × 9 cm'] },
      variants: [{ options: { Desen: 'Limon' } }, { options: { Desen: 'Çizgili' } }],
      description: 'Dökülen krem bir silmeyle temizlenir. Askısıyla kapıya asılır.',
    },
    {
      title: 'Bavul Düzenleyici Set',
      price: 540,
      categories: ['Aksesuarlar'],
      attributes: { İçindekiler: ['3 gömlek torbası', '2 çamaşır torbası', '1 ayakkabı torbası'], Malzeme: ['File ve polyester'] },
      description: 'Her şey yerli yerinde dursun diye altı torba. Büyük valize hepsi, kabin boya dördü sığar.',
    },
    {
      title: 'Boyun Yastığı Foça',
      price: 380,
      categories: ['Aksesuarlar'],
      attributes: { Dolgu: ['Viskoelastik sünger'], Kılıf: ['Çıkarılabilir, 30 derecede yıkanır'] },
      variants: [{ options: { Renk: 'Gri' } }, { options: { Renk: 'Lacivert' } }],
      description: 'Başınız öne düşmesin diye çenenin altından bağlanır. Küçük torbasına sıkışır.',
    },
    {
      title: 'Valiz Kılıfı Perde',
      price: 340,
      categories: ['Aksesuarlar'],
      attributes: { Malzeme: ['Esnek polyester'], Uyduğu: ['Kordon valizler'] },
      variants: [{ options: { Boy: 'Kabin' } }, { options: { Boy: 'Orta' }, price: 390 }, { options: { Boy: 'Büyük' }, price: 440 }],
      description: 'Valizinizi çizikten korur ve bantta uzaktan tanıtır.',
    },
    {
      title: 'Deri Bagaj Etiketi',
      price: 190,
      categories: ['Aksesuarlar'],
      attributes: { Malzeme: ['Dana derisi'], Renk: ['Taba'] },
      description: 'Adresiniz kapağın altında gizli kalır. İsminizi basabiliriz.',
    },
    {
      title: 'Pasaport Cüzdanı Urla',
      price: 590,
      categories: ['Aksesuarlar'],
      attributes: { Malzeme: ['Dana derisi'], Koruma: ['RFID'], Bölme: ['2 pasaport, 6 kart'] },
      variants: [{ options: { Renk: 'Taba' } }, { options: { Renk: 'Siyah' } }],
      description: 'Pasaport, biniş kartı ve birkaç banknot için. Lastiği her şeyi bir arada tutar.',
    },
    {
      title: 'Dijital Bagaj Terazisi',
      price: 450,
      inStock: false,
      categories: ['Aksesuarlar'],
      attributes: { Kapasite: ['50 kg'], Pil: ['1 adet CR2032, içinde'] },
      description: 'Havaalanında sürpriz olmasın. Kancaya asın, kaldırın, okuyun.',
    },
  ],
};
