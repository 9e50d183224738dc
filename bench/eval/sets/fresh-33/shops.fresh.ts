/** Six small shops for a fresh set of questions and conversations: nobody who builds the assistant may read them. */
import { emptyProfile, type Shop } from '../../lib/shop.ts';

export const kerbflip: Shop = {
  key: 'kerbflip',
  language: 'en',
  currency: 'GBP',
  url: 'https://kerbflip.example',
  quiz: { question: 'Who is going to skate?', answers: ['Me', 'Somebody else'] },
  profile: {
    ...emptyProfile,
    companyName: 'Kerb & Flip',
    howCanCustomersReachYouOrYourTeam: 'Call us on 0117 555 0163 or write to yo@kerbflip.example. We reply the same day.',
    whatAreFAQs: `Do you have a shop I can visit?
Yes, at 27 Harbour Row in Bristol. We are open Tuesday to Saturday, 10 am to 6 pm.

How can I pay?
By card, Apple Pay or PayPal. Orders over £80 can be paid in four parts with Clearpay.

Do you put the board together?
Yes. If you buy deck, trucks, wheels and bearings together, we grip and assemble them free of charge. That adds one day.

Which deck width do I need?
8.0 inches suits shoes up to size 7, 8.25 inches is right for sizes 8 to 10, and 8.5 inches for anything bigger.

What does 99A mean on a wheel?
It is the hardness. 78A to 87A is soft and quiet, for rough streets. 95A and up is hard and fast, for smooth skate parks.

Do you teach beginners?
Every Sunday at half past nine we give lessons in our yard, for £15 an hour with board and helmet included. Please book by phone.

Do you sell gift cards?
Yes, from £10 to £150, sent by e-mail. They are valid for 18 months.`,
  },
  pages: [
    {
      url: 'https://kerbflip.example/delivery',
      title: 'Delivery',
      topic: 'delivery',
      text: 'Delivery\n\nStandard delivery in the UK is £4.50 and takes 2 to 3 working days. It is free from £70. Express delivery costs £8.95: order before 1 pm and it is with you the next working day.\n\nIreland costs £11 and takes 4 to 6 working days. Norway and Switzerland cost £19.50 and take 7 to 11 working days. There is no free delivery outside the UK.\n\nComplete boards travel in a box 85 cm long, which is too big for parcel lockers.',
    },
    {
      url: 'https://kerbflip.example/returns',
      title: 'Returns',
      topic: 'returns',
      text: 'Returns\n\nYou can send anything back within 60 days as long as it is unused. We cannot take back a deck that has been gripped or ridden.\n\nThe return label is free within the UK, just ask us for one by e-mail. We refund you within 8 working days of getting the parcel.',
    },
    {
      url: 'https://kerbflip.example/guarantee',
      title: 'Guarantee',
      topic: 'questions',
      text: 'Guarantee\n\nA deck that snaps or comes apart in the first 30 days is replaced, unless a car or a puddle was involved. Trucks are guaranteed for life. Shoes have six months.\n\nWheels and bearings wear out, so there is no guarantee on them beyond faults on arrival.',
    },
    {
      url: 'https://kerbflip.example/care',
      title: 'Looking after your board',
      topic: 'questions',
      text: 'Looking after your board\n\nClean bearings with isopropyl alcohol, let them dry and add one drop of oil each. Never use WD-40, it washes out the grease.\n\nSwap your wheels diagonally once a month so that they wear evenly. Keep the board out of the rain: wet wood goes soft.\n\nReplace your helmet after a hard fall, even if you see no crack, and every five years anyway.',
    },
  ],
  products: [
    {
      title: 'Starter Complete Pigeon',
      price: 59,
      was: 72,
      categories: ['Complete Boards'],
      attributes: { Width: ['7.75 in'], Weight: ['2.1 kg'], Age: ['From 8 years'], Wheels: ['52 mm, 95A'] },
      variants: [{ options: { Colour: 'Blue' } }, { options: { Colour: 'Yellow' }, inStock: false }],
      description: 'The board most kids start on. Ready to ride out of the box, with bearings that are not too fast for the first push.',
    },
    {
      title: 'Complete Skateboard Gull',
      price: 89,
      categories: ['Complete Boards'],
      attributes: { Width: ['8.0 in'], Weight: ['2.3 kg'], Wheels: ['53 mm, 97A'], Deck: ['Maple, 7 layers'] },
      variants: [{ options: { Colour: 'Black' } }, { options: { Colour: 'Red' } }],
      description: 'For teenagers and grown-ups who want to learn their first ollie on something decent.',
    },
    {
      title: 'Complete Skateboard Raven',
      price: 129,
      categories: ['Complete Boards'],
      attributes: {
        Width: ['8.25 in'],
        Weight: ['2.4 kg'],
        Wheels: ['54 mm, 101A'],
        Deck: ['Canadian maple, 7 layers'],
        Colour: ['Black'],
      },
      description: 'Built from our better parts, for ramps and bowls. Nothing on it needs upgrading for a good while.',
    },
    {
      title: 'Kids Mini Board Wren',
      price: 45,
      categories: ['Complete Boards'],
      attributes: { Width: ['7.0 in'], Weight: ['1.6 kg'], Age: ['4 to 7 years'], Wheels: ['50 mm, 88A'] },
      variants: [{ options: { Colour: 'Pink' } }, { options: { Colour: 'Green' } }],
      description: 'A small, light board for small, light people. The wide trucks make it hard to tip over.',
    },
    {
      title: 'Cruiser Kingfisher',
      price: 95,
      was: 110,
      categories: ['Cruisers and Longboards'],
      attributes: { Length: ['27 in'], Weight: ['2.2 kg'], Wheels: ['60 mm, 78A'], 'Maximum rider weight': ['95 kg'] },
      variants: [{ options: { Colour: 'Turquoise' } }, { options: { Colour: 'Orange' }, inStock: false }],
      description: 'Short enough to go under your seat on the train. The big soft wheels roll over rough pavement and cracks.',
    },
    {
      title: 'Longboard Heron',
      price: 149,
      categories: ['Cruisers and Longboards'],
      attributes: {
        Length: ['38 in'],
        Weight: ['3.6 kg'],
        Wheels: ['70 mm, 80A'],
        Material: ['Bamboo and maple'],
        'Maximum rider weight': ['100 kg'],
      },
      description: 'A calm, springy board for long flat rides along the river.',
    },
    {
      title: 'Longboard Albatross',
      price: 189,
      inStock: false,
      categories: ['Cruisers and Longboards'],
      attributes: { Length: ['42 in'], Weight: ['3.9 kg'], Wheels: ['75 mm, 78A'] },
      description: 'Our longest board, low to the ground for steady downhill riding.',
    },
    {
      title: 'Chimney Deck',
      price: 42,
      categories: ['Decks'],
      attributes: { Material: ['Canadian maple, 7 layers'], Concave: ['Medium'] },
      variants: [{ options: { Width: '8.0 in' } }, { options: { Width: '8.25 in' } }, { options: { Width: '8.5 in' }, inStock: false }],
      description: 'Rooftops of Bristol at dusk, drawn by a friend of the shop. Grip tape comes with it.',
    },
    {
      title: 'Lamplight Deck',
      price: 48,
      was: 55,
      categories: ['Decks'],
      attributes: { Material: ['Canadian maple, 7 layers'], Concave: ['Steep'] },
      variants: [{ options: { Width: '8.0 in' } }, { options: { Width: '8.25 in' } }],
      description: 'A stiff deck with lots of pop, in dark blue with a yellow street lamp.',
    },
    {
      title: 'Plain Jane Deck',
      price: 30,
      categories: ['Decks'],
      attributes: { Material: ['Maple, 7 layers'], Width: ['8.25 in'], Colour: ['Natural wood'] },
      description: 'No picture, no fuss. Paint it yourself or scratch it up straight away.',
    },
    {
      title: 'Anvil Trucks',
      price: 38,
      categories: ['Trucks, Wheels and Bearings'],
      attributes: { Contents: ['Pair'], Weight: ['680 g the pair'], 'Fits decks': ['8.0 to 8.25 in'] },
      variants: [{ options: { Colour: 'Silver' } }, { options: { Colour: 'Black' } }],
      description: 'Solid aluminium trucks that grind smoothly from day one.',
    },
    {
      title: 'Feather Trucks',
      price: 54,
      categories: ['Trucks, Wheels and Bearings'],
      attributes: { Contents: ['Pair'], Weight: ['560 g the pair'], 'Fits decks': ['8.25 to 8.5 in'], Colour: ['Silver'] },
      description: 'Hollow axles save a bit of weight, which you notice at the end of a long session.',
    },
    {
      title: 'Street Wheels Pebble',
      price: 28,
      categories: ['Trucks, Wheels and Bearings'],
      attributes: { Contents: ['Set of four'], Diameter: ['53 mm'], Hardness: ['99A'] },
      variants: [{ options: { Colour: 'White' } }, { options: { Colour: 'Red' } }],
      description: 'Hard wheels for the park. They slide well and do not get flat spots.',
    },
    {
      title: 'Soft Wheels Marmalade',
      price: 32,
      categories: ['Trucks, Wheels and Bearings'],
      attributes: { Contents: ['Set of four'], Diameter: ['58 mm'], Hardness: ['78A'], Colour: ['Orange'] },
      description: 'Big soft wheels that swallow small stones and keep the noise down.',
    },
    {
      title: 'Bearings Whizz',
      price: 16,
      categories: ['Trucks, Wheels and Bearings'],
      attributes: { Contents: ['Set of eight'], Material: ['Steel'] },
      description: 'Good plain steel bearings with a removable shield, so you can clean them.',
    },
    {
      title: 'Ceramic Bearings Whisper',
      price: 44,
      categories: ['Trucks, Wheels and Bearings'],
      attributes: { Contents: ['Set of eight'], Material: ['Steel rings, ceramic balls'] },
      description: 'Ceramic balls never rust, run longer on one push and hardly need oil.',
    },
    {
      title: 'Helmet Acorn',
      price: 34,
      categories: ['Protection'],
      attributes: { Weight: ['410 g'], 'Head size': ['S 51 to 54 cm, M 55 to 58 cm, L 59 to 62 cm'], Standard: ['EN 1078'] },
      variants: [
        { options: { Colour: 'Black', Size: 'S' } },
        { options: { Colour: 'Black', Size: 'M' } },
        { options: { Colour: 'Black', Size: 'L' } },
        { options: { Colour: 'Mint', Size: 'S' } },
        { options: { Colour: 'Mint', Size: 'M' }, inStock: false },
      ],
      description: 'The classic round shell with eleven air holes. Two sets of pads for a snug fit.',
    },
    {
      title: 'Helmet Conker',
      price: 52,
      was: 60,
      categories: ['Protection'],
      attributes: { Weight: ['380 g'], 'Head size': ['55 to 61 cm, adjustable with a dial'], Standard: ['EN 1078'], Colour: ['White'] },
      description: 'A lighter helmet with a dial at the back. Fine for cycling to work too.',
    },
    {
      title: 'Pad Set Tortoise',
      price: 29,
      categories: ['Protection'],
      attributes: { Contents: ['Knee pads, elbow pads, wrist guards'], Colour: ['Black'] },
      variants: [{ options: { Size: 'Junior' } }, { options: { Size: 'Adult' } }],
      description: 'Everything that hits the ground first, in one net bag.',
    },
    {
      title: 'Wrist Guards Brace',
      price: 14.5,
      categories: ['Protection'],
      attributes: { Contents: ['Pair'], Colour: ['Black'] },
      variants: [{ options: { Size: 'S' } }, { options: { Size: 'M' } }, { options: { Size: 'L' } }],
      description: 'A plastic splint on both sides of the wrist, closed with velcro.',
    },
    {
      title: 'Skate Shoe Kerbstone',
      price: 64,
      categories: ['Clothes and Shoes'],
      attributes: { Material: ['Suede'], Sole: ['Vulcanised rubber'], Colour: ['Navy'] },
      variants: [
        { options: { Size: '7' } },
        { options: { Size: '8' } },
        { options: { Size: '9' }, inStock: false },
        { options: { Size: '10' } },
      ],
      description: 'Double stitching where the grip tape eats other shoes. Comes up true to size.',
    },
    {
      title: 'Hoodie Rooftop',
      price: 48,
      categories: ['Clothes and Shoes'],
      attributes: { Material: ['Organic cotton'], Wash: ['30 °C'], Colour: ['Grey'] },
      variants: [{ options: { Size: 'S' } }, { options: { Size: 'M' } }, { options: { Size: 'L' } }],
      description: 'Thick and roomy, with our rooftops on the back.',
    },
    {
      title: 'Skate Tool Spanner',
      price: 9,
      categories: ['Extras'],
      attributes: { Material: ['Steel'], Weight: ['120 g'] },
      description: 'All three sockets and a screwdriver in one T-shaped tool.',
    },
    {
      title: 'Board Bag Courier',
      price: 36,
      categories: ['Extras'],
      attributes: { 'Fits boards': ['Up to 34 in'], 'Water-repellent': ['Yes'], Colour: ['Olive'] },
      description: 'Carry your board on your back, with a pocket for the tool and a jumper.',
    },
  ],
};

export const sternweit: Shop = {
  key: 'sternweit',
  language: 'de',
  currency: 'EUR',
  url: 'https://sternweit.example',
  quiz: { question: 'Wer soll damit schauen?', answers: ['Ich', 'Jemand anderes'] },
  profile: {
    ...emptyProfile,
    companyName: 'Sternweit Optik',
    howCanCustomersReachYouOrYourTeam: 'Rufen Sie uns an unter 03641 555 0178 oder schreiben Sie an hallo@sternweit.example.',
    whatAreFAQs: `Kann ich bei Ihnen vorbeikommen?
Gern, unser Laden ist in der Saalgasse 7 in Jena. Dienstag bis Freitag von 11 bis 18 Uhr, samstags von 10 bis 15 Uhr.

Was bedeutet 8x42 bei einem Fernglas?
Die erste Zahl ist die Vergrößerung, die zweite der Durchmesser der vorderen Linse in Millimetern. Eine größere Linse zeigt in der Dämmerung mehr.

Kann ich mit Brille durchs Fernglas schauen?
Ja, achten Sie auf einen Augenabstand von mindestens 15 mm und drehen Sie die Augenmuscheln ganz hinein.

Verleihen Sie Teleskope?
Ja, für 35 € am Wochenende, bei 150 € Kaution. Wenn Sie das Gerät danach kaufen, ziehen wir die Miete ab.

Helfen Sie beim Aufbau eines Teleskops?
Bei jedem Teleskop ist eine halbe Stunde Hilfe per Videoanruf dabei. Den Termin machen wir per E-Mail aus.

Nehmen Sie alte Ferngläser in Zahlung?
Ja. Schicken Sie uns zwei Fotos und die Seriennummer, dann machen wir Ihnen binnen zwei Tagen ein Angebot.

Gibt es Gutscheine?
Ja, ab 20 €, als PDF zum Ausdrucken. Ein Gutschein gilt drei Jahre lang.`,
  },
  pages: [
    {
      url: 'https://sternweit.example/versand',
      title: 'Versand',
      topic: 'delivery',
      text: 'Versand\n\nIn Deutschland kostet der Versand 4,90 €, ab 90 € ist er frei. Die Lieferung dauert 2 bis 4 Werktage.\n\nNach Österreich liefern wir für 9,80 € in 3 bis 5 Werktagen, in die Schweiz für 16,50 € in 6 bis 9 Werktagen. Versandkostenfrei liefern wir nur innerhalb Deutschlands.\n\nTeleskope über 20 kg bringt eine Spedition bis zur Bordsteinkante. Sie ruft vorher an.',
    },
    {
      url: 'https://sternweit.example/rueckgabe',
      title: 'Rückgabe',
      topic: 'returns',
      text: 'Rückgabe\n\nSie dürfen 40 Tage lang in Ruhe testen, auch draußen. Schicken Sie das Gerät danach sauber und in der Originalverpackung zurück. Die Rücksendung ist kostenlos, das Etikett finden Sie in Ihrem Kundenkonto.\n\nWir erstatten den Kaufpreis innerhalb von 6 Tagen. Geöffnete Reinigungssets nehmen wir nicht zurück.',
    },
    {
      url: 'https://sternweit.example/zahlung',
      title: 'Zahlung',
      topic: 'questions',
      text: 'Zahlung\n\nMöglich sind PayPal, Kreditkarte und Vorkasse. Bei Vorkasse ziehen Sie 2 % Skonto ab.\n\nAuf Rechnung liefern wir bis zu einem Betrag von 300 €.\n\nAb 200 € können Sie in sechs Monatsraten ohne Zinsen zahlen.',
    },
    {
      url: 'https://sternweit.example/pflege',
      title: 'Pflege und Garantie',
      topic: 'questions',
      text: 'Pflege und Garantie\n\nBlasen Sie Staub zuerst weg und wischen Sie die Linsen dann mit einem Mikrofasertuch ohne Druck ab. Glasreiniger greift die Vergütung an.\n\nIst ein Fernglas von innen beschlagen, lassen Sie es bei Zimmertemperatur liegen, nie auf der Heizung.\n\nAuf Ferngläser und Spektive geben wir zehn Jahre Garantie, auf Teleskope fünf Jahre, auf Stative zwei Jahre.\n\nSchauen Sie niemals ohne Sonnenfilter in die Sonne, auch nicht für einen Augenblick.',
    },
  ],
  products: [
    {
      title: 'Fernglas Zaunkönig 8x25',
      price: 79,
      was: 95,
      categories: ['Ferngläser'],
      attributes: { Vergrößerung: ['8-fach'], Gewicht: ['290 g'], Wasserdicht: ['Nein'], Augenabstand: ['12 mm'] },
      variants: [{ options: { Farbe: 'Schwarz' } }, { options: { Farbe: 'Grün' } }],
      description: 'Zusammengeklappt verschwindet es in der Jackentasche. Genau richtig für Wanderungen und Stadtrundfahrten.',
    },
    {
      title: 'Fernglas Bussard 8x42',
      price: 189,
      categories: ['Ferngläser'],
      attributes: {
        Vergrößerung: ['8-fach'],
        Gewicht: ['640 g'],
        Wasserdicht: ['Ja, mit Stickstoff gefüllt'],
        Augenabstand: ['17 mm'],
        Sehfeld: ['129 m auf 1000 m'],
      },
      variants: [{ options: { Farbe: 'Grün' } }, { options: { Farbe: 'Schwarz' }, inStock: false }],
      description: 'Unser Liebling zum Vögelbeobachten: ruhiges, helles Bild und auch mit Brille das volle Sehfeld.',
    },
    {
      title: 'Fernglas Milan 10x42',
      price: 219,
      was: 259,
      categories: ['Ferngläser'],
      attributes: {
        Vergrößerung: ['10-fach'],
        Gewicht: ['660 g'],
        Wasserdicht: ['Ja'],
        Augenabstand: ['14 mm'],
        Sehfeld: ['105 m auf 1000 m'],
        Farbe: ['Schwarz'],
      },
      description: 'Holt Greifvögel und Berggipfel nah heran. Wer es freihändig hält, braucht eine ruhige Hand.',
    },
    {
      title: 'Fernglas Uhu 8x56',
      price: 349,
      categories: ['Ferngläser'],
      attributes: { Vergrößerung: ['8-fach'], Gewicht: ['1120 g'], Wasserdicht: ['Ja'], Augenabstand: ['20 mm'], Farbe: ['Grün'] },
      description: 'Die großen Linsen sammeln das letzte Licht, auf dem Hochsitz wie unter dem Sternenhimmel.',
    },
    {
      title: 'Opernglas Arietta 3x25',
      price: 48,
      categories: ['Ferngläser'],
      attributes: { Vergrößerung: ['3-fach'], Gewicht: ['180 g'], Lieferumfang: ['Opernglas, Samtbeutel, Kette'] },
      variants: [{ options: { Farbe: 'Perlmutt' } }, { options: { Farbe: 'Schwarz' } }, { options: { Farbe: 'Rot' }, inStock: false }],
      description: 'Klein, hübsch und hell genug für die hinterste Reihe im Theater.',
    },
    {
      title: 'Kinderfernglas Spatz 4x30',
      price: 24.9,
      categories: ['Ferngläser'],
      attributes: { Vergrößerung: ['4-fach'], Gewicht: ['210 g'], Alter: ['Ab 4 Jahren'] },
      variants: [{ options: { Farbe: 'Gelb' } }, { options: { Farbe: 'Blau' } }],
      description: 'Echte Linsen in dickem Gummi, das auch einen Sturz vom Baum mitmacht.',
    },
    {
      title: 'Fernglas Seeadler 7x50',
      price: 279,
      inStock: false,
      categories: ['Ferngläser'],
      attributes: { Vergrößerung: ['7-fach'], Gewicht: ['1050 g'], Wasserdicht: ['Ja'], Kompass: ['Eingebaut und beleuchtet'] },
      description: 'Für Segler: Es schwimmt, und der Kompass ist auch nachts abzulesen.',
    },
    {
      title: 'Spektiv Kranich 20-60x80',
      price: 399,
      categories: ['Spektive'],
      attributes: {
        Vergrößerung: ['20- bis 60-fach'],
        Gewicht: ['1,6 kg'],
        Wasserdicht: ['Ja'],
        Lieferumfang: ['Spektiv und Tasche, ohne Stativ'],
      },
      description: 'Zeigt den Ring am Bein einer Möwe am anderen Ufer. Mit schrägem Einblick.',
    },
    {
      title: 'Reisespektiv Kiebitz 12-36x50',
      price: 229,
      was: 269,
      categories: ['Spektive'],
      attributes: { Vergrößerung: ['12- bis 36-fach'], Gewicht: ['620 g'], Wasserdicht: ['Ja'] },
      description: 'Kaum größer als eine Trinkflasche und darum immer dabei.',
    },
    {
      title: 'Einsteigerteleskop Polaris 70',
      price: 139,
      categories: ['Teleskope'],
      attributes: {
        Bauart: ['Linsenteleskop'],
        Öffnung: ['70 mm'],
        Brennweite: ['700 mm'],
        Gewicht: ['4,2 kg'],
        Lieferumfang: ['Stativ, zwei Okulare mit 10 und 25 mm, Sucher'],
        Alter: ['Ab 8 Jahren'],
      },
      description:
        'Ein Teleskop für Anfänger, das in zehn Minuten steht. Mondkrater, die Ringe des Saturn und die Jupitermonde sieht man gut.',
    },
    {
      title: 'Spiegelteleskop Orion 130',
      price: 249,
      was: 289,
      categories: ['Teleskope'],
      attributes: {
        Bauart: ['Spiegelteleskop'],
        Öffnung: ['130 mm'],
        Brennweite: ['650 mm'],
        Gewicht: ['9,1 kg'],
        Lieferumfang: ['Stativ mit Montierung, zwei Okulare, Leuchtpunktsucher'],
      },
      description: 'Viel Licht fürs Geld: Sternhaufen und hellere Nebel sind schon vom Stadtrand aus zu sehen.',
    },
    {
      title: 'Dobson-Teleskop Andromeda 200',
      price: 479,
      categories: ['Teleskope'],
      attributes: { Bauart: ['Dobson'], Öffnung: ['200 mm'], Brennweite: ['1200 mm'], Gewicht: ['24 kg'] },
      description: 'Auf einer drehbaren Kiste statt auf einem Stativ. Für dunkle Nächte und ferne Galaxien.',
    },
    {
      title: 'Tischteleskop Komet 76',
      price: 69,
      categories: ['Teleskope'],
      attributes: { Bauart: ['Spiegelteleskop'], Öffnung: ['76 mm'], Brennweite: ['300 mm'], Gewicht: ['1,8 kg'] },
      description: 'Steht auf dem Gartentisch und zeigt den Mond zum Greifen nah.',
    },
    {
      title: 'Weitwinkelokular Panorama 15 mm',
      price: 59,
      categories: ['Zubehör'],
      attributes: { Anschluss: ['1,25 Zoll'], Sehfeld: ['66°'], Gewicht: ['95 g'] },
      description: 'Ein großes, helles Bild, in dem man nicht lange nach dem Planeten sucht.',
    },
    {
      title: 'Barlowlinse Doppelt',
      price: 34,
      categories: ['Zubehör'],
      attributes: { Anschluss: ['1,25 Zoll'], Vergrößerung: ['Verdoppelt jedes Okular'] },
      description: 'Steckt zwischen Teleskop und Okular und macht aus zwei Okularen vier.',
    },
    {
      title: 'Mondfilter Luna',
      price: 16.9,
      categories: ['Zubehör'],
      attributes: { Anschluss: ['1,25 Zoll'], Durchlass: ['13 %'] },
      description: 'Damit blendet der Vollmond nicht mehr und die Krater treten hervor.',
    },
    {
      title: 'Sonnenfilter Helios',
      price: 39,
      categories: ['Zubehör'],
      attributes: { Material: ['Spezialfolie im Metallring'], Verwendung: ['Vor die Öffnung des Teleskops'] },
      variants: [{ options: { Größe: '70 mm' } }, { options: { Größe: '130 mm' }, price: 52 }, { options: { Größe: '200 mm' }, price: 69 }],
      description: 'Für den sicheren Blick auf Sonnenflecken und Finsternisse. Vor jedem Gebrauch auf Löcher prüfen.',
    },
    {
      title: 'Smartphone-Halter Klick',
      price: 29,
      categories: ['Zubehör'],
      attributes: { 'Passt auf': ['Okulare von 25 bis 48 mm'], Gewicht: ['150 g'] },
      description: 'Hält das Telefon am Okular von Fernglas, Spektiv oder Teleskop, damit das Mondfoto scharf wird.',
    },
    {
      title: 'Stativ Föhre',
      price: 89,
      categories: ['Stative'],
      attributes: { Material: ['Aluminium'], Gewicht: ['1,9 kg'], Traglast: ['4 kg'], Höhe: ['bis 155 cm'] },
      description: 'Ein solides Stativ für Spektiv und Kamera. Auf nassem Gras hilft der ausfahrbare Dorn.',
    },
    {
      title: 'Carbonstativ Lärche',
      price: 179,
      categories: ['Stative'],
      attributes: { Material: ['Carbon'], Gewicht: ['1,2 kg'], Traglast: ['5 kg'], Höhe: ['bis 162 cm'] },
      description: 'Das leichte Stativ für lange Wege: Auf der Schulter merkt man es kaum, im Wind steht es trotzdem.',
    },
    {
      title: 'Tragegeschirr Schulterfrei',
      price: 22,
      categories: ['Zubehör'],
      attributes: { Material: ['Nylon'], 'Passt für': ['Alle Ferngläser mit Ösen'] },
      description: 'Verteilt das Gewicht auf beide Schultern und entlastet den Nacken.',
    },
    {
      title: 'Reinigungsset Klarsicht',
      price: 14.5,
      categories: ['Zubehör'],
      attributes: { Lieferumfang: ['Gummiball, Pinsel, Tuch'] },
      description: 'Drei Dinge, die in jede Fototasche gehören.',
    },
    {
      title: 'Drehbare Sternkarte Nordhimmel',
      price: 12.9,
      categories: ['Zubehör'],
      attributes: { Durchmesser: ['25 cm'], Material: ['Kunststoff, wetterfest'] },
      description: 'Datum und Uhrzeit einstellen, und schon sieht man, was gerade am Himmel steht.',
    },
    {
      title: 'Rotlichtlampe Glühwurm',
      price: 19.9,
      categories: ['Zubehör'],
      attributes: { Gewicht: ['60 g'], Akku: ['Über USB-C geladen'] },
      description: 'Rotes Licht, damit die Augen an die Dunkelheit gewöhnt bleiben.',
    },
  ],
};

export const papierphare: Shop = {
  key: 'papierphare',
  language: 'fr',
  currency: 'EUR',
  url: 'https://papierphare.example',
  quiz: { question: 'Pour qui est l’affiche ?', answers: ['Pour chez moi', 'Pour quelqu’un d’autre'] },
  profile: {
    ...emptyProfile,
    companyName: 'Papier Phare',
    howCanCustomersReachYouOrYourTeam: 'Appelez-nous au 02 51 55 50 96 ou écrivez à coucou@papierphare.example.',
    whatAreFAQs: `Avez-vous une boutique ?
Oui, au 14 rue Kervégan à Nantes. Elle est ouverte du mercredi au dimanche, de 10 h 30 à 19 h.

Est-ce que vous encadrez les affiches ?
Oui, nous montons l’affiche dans le cadre de votre choix pour 12 € et l’envoyons prête à accrocher. Prévoyez deux jours de plus.

Sur quel papier imprimez-vous ?
Sur un papier mat de 200 g/m², à Rezé. Nos encres pigmentées ne pâlissent pas pendant 75 ans à l’abri du soleil.

Puis-je faire imprimer ma propre photo ?
Oui, à partir de 18 €. Envoyez-nous un fichier d’au moins 3 000 pixels de large et nous vous montrons un aperçu avant l’impression.

Quels moyens de paiement acceptez-vous ?
Carte bancaire, PayPal et virement. Dès 100 €, vous pouvez régler en trois fois sans frais.

Peut-on offrir une affiche ?
Bien sûr : nous ajoutons un ruban et un petit mot autour du tube pour 4,50 €.

Avez-vous des tarifs pour les professionnels ?
Oui, les restaurants, hôtels et bureaux ont 15 % de remise à partir de dix affiches.`,
  },
  pages: [
    {
      url: 'https://papierphare.example/livraison',
      title: 'Livraison',
      topic: 'delivery',
      text: 'Livraison\n\nEn France métropolitaine, la livraison est à 5,20 € et offerte à partir de 60 €. Comptez 2 à 4 jours ouvrés.\n\nPour la Belgique et le Luxembourg, c’est 8,40 € et 3 à 6 jours ouvrés. Pour la Suisse, c’est 13,90 € et 5 à 8 jours ouvrés. La livraison offerte ne vaut qu’en France métropolitaine.\n\nLes affiches voyagent roulées dans un tube rigide, les cadres à plat dans un carton renforcé.',
    },
    {
      url: 'https://papierphare.example/retours',
      title: 'Retours',
      topic: 'returns',
      text: 'Retours\n\nVous avez 25 jours pour nous renvoyer une affiche ou un cadre, en parfait état et dans son emballage. Le retour est à vos frais.\n\nSi un cadre arrive cassé, envoyez-nous une photo : nous le remplaçons à nos frais.\n\nLes photos imprimées sur commande ne sont ni reprises ni échangées. Le remboursement arrive sous 9 jours.',
    },
    {
      url: 'https://papierphare.example/accrochage',
      title: 'Bien accrocher son affiche',
      topic: 'questions',
      text: 'Bien accrocher son affiche\n\nPlacez le milieu de l’affiche à 1,55 m du sol, à hauteur des yeux. Au-dessus d’un canapé, laissez une vingtaine de centimètres.\n\nPour plusieurs cadres, gardez partout le même écart, de 5 à 8 cm, et disposez-les d’abord par terre.',
    },
    {
      url: 'https://papierphare.example/entretien',
      title: 'Entretien',
      topic: 'questions',
      text: 'Entretien\n\nVotre affiche reste enroulée ? Laissez-la une nuit à plat sous des livres, face imprimée vers le bas.\n\nNettoyez le verre acrylique avec un chiffon doux et un peu d’eau savonneuse, jamais avec de l’alcool.\n\nLe bois huilé se nourrit une fois par an avec une goutte d’huile de lin.',
    },
  ],
  products: [
    {
      title: 'Affiche Phare de Nividic',
      price: 24,
      categories: ['Affiches'],
      attributes: { Thème: ['Bord de mer'], Couleurs: ['Bleu nuit et blanc'], Illustration: ['Maud Le Goff'] },
      variants: [{ options: { Format: '30 x 40 cm' } }, { options: { Format: '50 x 70 cm' }, price: 39 }],
      description: 'Le phare d’Ouessant sous une pluie d’étoiles. Notre affiche la plus vendue depuis l’ouverture.',
    },
    {
      title: 'Affiche Plage de La Baule',
      price: 24,
      categories: ['Affiches'],
      attributes: { Thème: ['Bord de mer'], Couleurs: ['Sable et turquoise'], Illustration: ['Yann Tual'] },
      variants: [{ options: { Format: '30 x 40 cm' } }, { options: { Format: '50 x 70 cm' }, price: 39 }],
      description: 'Cabines rayées, parasols et ciel d’été, dans l’esprit des affiches de chemin de fer.',
    },
    {
      title: 'Affiche Marée basse',
      price: 22,
      categories: ['Affiches'],
      attributes: { Thème: ['Bord de mer'], Couleurs: ['Gris et vert'], Format: ['30 x 40 cm'] },
      description: 'Bottes, seaux et petits crabes : tout ce qu’on trouve quand la mer se retire.',
    },
    {
      title: 'Affiche Fougères',
      price: 19,
      categories: ['Affiches'],
      attributes: { Thème: ['Botanique'], Couleurs: ['Vert'] },
      variants: [{ options: { Format: '30 x 40 cm' } }, { options: { Format: '50 x 70 cm' }, price: 34 }],
      description: 'Six fougères dessinées à l’encre comme dans un vieil herbier.',
    },
    {
      title: 'Affiche Citronnier',
      price: 19,
      was: 25,
      categories: ['Affiches'],
      attributes: { Thème: ['Botanique'], Couleurs: ['Jaune et vert'], Format: ['30 x 40 cm'] },
      description: 'Une branche chargée de citrons, pour mettre du soleil dans l’entrée.',
    },
    {
      title: 'Affiche Champignons de nos bois',
      price: 21,
      categories: ['Affiches'],
      attributes: { Thème: ['Botanique'], Couleurs: ['Brun et ocre'], Format: ['40 x 50 cm'] },
      description: 'Vingt-quatre espèces avec leur nom français et latin. Les vénéneux ont une étoile.',
    },
    {
      title: 'Affiche Carte du ciel',
      price: 27,
      categories: ['Affiches'],
      attributes: { Thème: ['Enfants'], Couleurs: ['Bleu nuit'], Format: ['50 x 70 cm'], Particularité: ['Phosphorescente'] },
      description: 'Les constellations s’allument quand on éteint la lampe de chevet.',
    },
    {
      title: 'Affiche Alphabet des animaux',
      price: 18,
      categories: ['Affiches'],
      attributes: { Thème: ['Enfants'], Couleurs: ['Multicolore'] },
      variants: [{ options: { Format: '30 x 40 cm' } }, { options: { Format: '50 x 70 cm' }, price: 32 }],
      description: 'De l’âne au zèbre, une bête par lettre, pour apprendre à lire au lit.',
    },
    {
      title: 'Affiche Dinosaures',
      price: 18,
      categories: ['Affiches'],
      attributes: { Thème: ['Enfants'], Couleurs: ['Vert et orange'] },
      variants: [{ options: { Format: '30 x 40 cm' } }, { options: { Format: '50 x 70 cm' }, price: 32, inStock: false }],
      description: 'Dix-huit dinosaures à la même échelle, avec un enfant pour comparer.',
    },
    {
      title: 'Affiche Carte du monde',
      price: 34,
      categories: ['Affiches'],
      attributes: { Thème: ['Cartes'], Couleurs: ['Bleu et crème'], Langue: ['Français'] },
      variants: [{ options: { Format: '60 x 90 cm' } }, { options: { Format: '90 x 120 cm' }, price: 59 }],
      description: 'Tous les pays et leurs capitales, à jour, avec de la place pour piquer des épingles.',
    },
    {
      title: 'Affiche Carte de la Bretagne',
      price: 26,
      categories: ['Affiches'],
      attributes: { Thème: ['Cartes'], Couleurs: ['Bleu et gris'], Format: ['50 x 70 cm'] },
      description: 'Phares, ports, menhirs et crêperies : une carte à lire pendant des heures.',
    },
    {
      title: 'Affiche Toits de Paris',
      price: 28,
      categories: ['Affiches'],
      attributes: { Thème: ['Villes'], Couleurs: ['Gris bleu'], Format: ['50 x 70 cm'] },
      description: 'Zinc, cheminées et un chat, vus d’une chambre sous les combles.',
    },
    {
      title: 'Affiche Lyon la nuit',
      price: 26,
      categories: ['Affiches'],
      attributes: { Thème: ['Villes'], Couleurs: ['Noir et or'], Format: ['40 x 50 cm'] },
      description: 'Les quais de Saône et leurs reflets, imprimés avec une encre dorée.',
    },
    {
      title: 'Affiche Bicyclette rouge',
      price: 23,
      categories: ['Affiches'],
      attributes: { Thème: ['Rétro'], Couleurs: ['Rouge et crème'], Format: ['40 x 50 cm'] },
      description: 'Une réclame comme dans les années cinquante, avec panier et baguette.',
    },
    {
      title: 'Affiche Café noir',
      price: 23,
      was: 28,
      categories: ['Affiches'],
      attributes: { Thème: ['Cuisine'], Couleurs: ['Noir et crème'], Format: ['40 x 50 cm'] },
      description: 'Une cafetière italienne en pleine ébullition, pour les cuisines du matin.',
    },
    {
      title: 'Affiche Recette du far breton',
      price: 17,
      categories: ['Affiches'],
      attributes: { Thème: ['Cuisine'], Couleurs: ['Jaune et brun'], Format: ['30 x 40 cm'] },
      description: 'La recette de notre grand-mère, dessinée étape par étape. Les pruneaux sont au choix.',
    },
    {
      title: 'Tirage d’atelier Le Héron',
      price: 70,
      categories: ['Tirages d’atelier'],
      attributes: { Format: ['40 x 50 cm'], Tirage: ['80 exemplaires, numérotés et signés'], Technique: ['Sérigraphie en trois couleurs'] },
      description: 'Imprimé à la main par Maud Le Goff. Chaque feuille est un peu différente.',
    },
    {
      title: 'Tirage d’atelier Chat à la fenêtre',
      price: 65,
      inStock: false,
      categories: ['Tirages d’atelier'],
      attributes: { Format: ['30 x 40 cm'], Tirage: ['50 exemplaires, numérotés et signés'], Technique: ['Linogravure'] },
      description: 'Un chat gris, une pluie fine et un géranium.',
    },
    {
      title: 'Cadre en chêne Armor',
      price: 33,
      categories: ['Cadres'],
      attributes: { Matière: ['Chêne massif huilé'], Vitre: ['Verre acrylique'], Couleur: ['Bois clair'] },
      variants: [{ options: { Format: '30 x 40 cm' } }, { options: { Format: '50 x 70 cm' }, price: 49 }],
      description: 'Un cadre chaleureux, fabriqué dans le Morbihan, avec ses deux attaches déjà posées.',
    },
    {
      title: 'Cadre noir Ardoise',
      price: 22,
      categories: ['Cadres'],
      attributes: { Matière: ['Aluminium'], Vitre: ['Verre acrylique'], Couleur: ['Noir'], Poids: ['800 g en 30 x 40 cm'] },
      variants: [{ options: { Format: '30 x 40 cm' } }, { options: { Format: '50 x 70 cm' }, price: 36 }],
      description: 'Un filet noir très fin qui se fait oublier autour de l’image.',
    },
    {
      title: 'Cadre blanc Écume',
      price: 24,
      categories: ['Cadres'],
      attributes: { Matière: ['Bois peint'], Vitre: ['Verre acrylique'], Couleur: ['Blanc'] },
      variants: [{ options: { Format: '30 x 40 cm' } }, { options: { Format: '50 x 70 cm' }, price: 38, inStock: false }],
      description: 'Sobre et lumineux, il convient aux dessins d’enfants comme aux photos.',
    },
    {
      title: 'Suspension aimantée Flottille',
      price: 18,
      categories: ['Accrochage'],
      attributes: { Matière: ['Hêtre et aimants'], Contenu: ['Deux baguettes, un cordon'] },
      variants: [{ options: { Largeur: '31 cm' } }, { options: { Largeur: '51 cm' }, price: 24 }],
      description: 'Deux baguettes qui pincent l’affiche en haut et en bas, sans la trouer.',
    },
    {
      title: 'Languettes adhésives Sans-Trou',
      price: 6.5,
      categories: ['Accrochage'],
      attributes: { Contenu: ['8 languettes'], Charge: ['Jusqu’à 3 kg'] },
      description: 'Pour accrocher un cadre sans percer le mur. Elles se décollent sans laisser de trace.',
    },
    {
      title: 'Calendrier mural Douze marées',
      price: 20,
      was: 26,
      categories: ['Papeterie'],
      attributes: { Format: ['30 x 30 cm'], Papier: ['Recyclé'] },
      description: 'Une illustration par mois et les horaires des marées de Saint-Nazaire.',
    },
  ],
};

export const cascovento: Shop = {
  key: 'cascovento',
  language: 'it',
  currency: 'EUR',
  url: 'https://cascovento.example',
  quiz: { question: 'Chi va in moto?', answers: ['Io', 'Un’altra persona'] },
  profile: {
    ...emptyProfile,
    companyName: 'Casco & Vento',
    howCanCustomersReachYouOrYourTeam: 'Chiamaci allo 059 555 0147 o scrivi a ciao@cascovento.example.',
    whatAreFAQs: `Dove si trova il negozio?
A Modena, in via dei Tornitori 63. Siamo aperti dal lunedì al venerdì dalle 9 alle 12:30 e dalle 15 alle 19; il sabato solo la mattina.

Come misuro la testa?
Con un metro da sarta, un dito sopra le sopracciglia. Alla taglia S corrispondono 55 e 56 cm, alla M 57 e 58, alla L 59 e 60, alla XL 61 e 62.

Come posso pagare?
Con carta, PayPal o bonifico. Da 60 € in su puoi pagare in tre rate senza interessi con Scalapay.

Montate voi l’interfono sul casco?
Sì, in negozio: costa 20 € e ci vuole mezz’ora. Meglio prendere appuntamento.

Ogni quanto va cambiato il casco?
Dopo cinque anni, perché la calotta invecchia, e comunque subito dopo un urto forte.

I vostri caschi valgono anche all’estero?
Sì, hanno tutti l’omologazione ECE 22.06, valida in tutta Europa.

Riparate le cerniere?
Sì, la nostra sarta cambia la cerniera di una giacca da 25 € in su, in una settimana.

Posso ritirare l’ordine in negozio?
Sì, senza spese, dal giorno dopo. Teniamo da parte il pacco per 12 giorni.`,
  },
  pages: [
    {
      url: 'https://cascovento.example/spedizioni',
      title: 'Spedizioni',
      topic: 'delivery',
      text: 'Spedizioni\n\nIn Italia la spedizione costa 6,50 € ed è gratuita da 99 €. Il pacco arriva in 1-3 giorni lavorativi.\n\nIn Austria e in Germania spediamo a 12,40 € (4-6 giorni lavorativi), in Svizzera a 17,90 € (5-8 giorni lavorativi). Per l’estero non c’è la spedizione gratuita.',
    },
    {
      url: 'https://cascovento.example/resi',
      title: 'Resi e cambi',
      topic: 'returns',
      text: 'Resi e cambi\n\nHai 30 giorni per restituire ciò che non ti convince, mai usato in moto e con le etichette. Il reso costa 5 €, che tratteniamo dal rimborso.\n\nIl primo cambio di taglia è gratuito: il corriere porta la taglia nuova e ritira l’altra.\n\nRimborsiamo entro 7 giorni lavorativi dal rientro della merce.',
    },
    {
      url: 'https://cascovento.example/garanzia',
      title: 'Garanzia',
      topic: 'questions',
      text: 'Garanzia\n\nI caschi sono garantiti per quattro anni, l’abbigliamento per due. La garanzia non copre le cadute.\n\nPer attivarla bastano lo scontrino o il numero d’ordine e due foto del difetto.',
    },
    {
      url: 'https://cascovento.example/manutenzione',
      title: 'Cura e manutenzione',
      topic: 'questions',
      text: 'Cura e manutenzione\n\nStacca gli interni del casco e lavali a mano con uno shampoo delicato; asciugano all’ombra in una giornata.\n\nPulisci la visiera con un panno bagnato e sapone neutro. Alcol e detergenti per vetri la rovinano.\n\nNutri la pelle con un balsamo due volte l’anno. I capi con membrana vanno in lavatrice a 30 gradi, senza ammorbidente.',
    },
  ],
  products: [
    {
      title: 'Casco integrale Bora',
      price: 189,
      was: 229,
      categories: ['Caschi'],
      attributes: { Peso: ['1.450 g'], Calotta: ['Fibra di vetro'], 'Visierino parasole': ['No'], Chiusura: ['Doppio anello'] },
      variants: [
        { options: { Colore: 'Nero', Taglia: 'S' } },
        { options: { Colore: 'Nero', Taglia: 'M' } },
        { options: { Colore: 'Nero', Taglia: 'L' } },
        { options: { Colore: 'Nero', Taglia: 'XL' }, inStock: false },
        { options: { Colore: 'Bianco', Taglia: 'M' } },
        { options: { Colore: 'Bianco', Taglia: 'L' } },
      ],
      description: 'Silenzioso anche in autostrada, con quattro prese d’aria che si aprono con i guanti.',
    },
    {
      title: 'Casco modulare Tramontana',
      price: 269,
      categories: ['Caschi'],
      attributes: { Peso: ['1.650 g'], 'Visierino parasole': ['Sì'], 'Predisposto per interfono': ['Sì'], Colore: ['Grigio opaco'] },
      variants: [{ options: { Taglia: 'M' } }, { options: { Taglia: 'L' } }, { options: { Taglia: 'XL' } }],
      description: 'La mentoniera si alza con un dito: comodo per chi porta gli occhiali e al distributore.',
    },
    {
      title: 'Casco jet Brezza',
      price: 98,
      categories: ['Caschi'],
      attributes: { Peso: ['1.050 g'], Taglie: ['Dalla XS alla L'], Visiera: ['Lunga, trasparente'] },
      variants: [
        { options: { Colore: 'Crema' } },
        { options: { Colore: 'Verde salvia' } },
        { options: { Colore: 'Rosso' }, inStock: false },
      ],
      description: 'Il compagno dello scooter, con un’aria da anni Sessanta e l’interno scamosciato.',
    },
    {
      title: 'Casco bambino Pulcino',
      price: 75,
      categories: ['Caschi'],
      attributes: { Peso: ['1.000 g'], Età: ['Da 5 a 10 anni'], 'Giro testa': ['49-54 cm'] },
      variants: [{ options: { Colore: 'Giallo' } }, { options: { Colore: 'Blu' } }],
      description: 'Un jet leggero per i passeggeri più piccoli, con chiusura facile da imparare.',
    },
    {
      title: 'Casco cross Maestrale',
      price: 159,
      inStock: false,
      categories: ['Caschi'],
      attributes: { Peso: ['1.300 g'], Calotta: ['Policarbonato'] },
      description: 'Frontino lungo e tanta aria, per lo sterrato.',
    },
    {
      title: 'Giacca in pelle Monza',
      price: 329,
      categories: ['Giacche'],
      attributes: { Per: ['Uomo'], Materiale: ['Pelle bovina'], Impermeabile: ['No'], Protezioni: ['Spalle e gomiti'], Colore: ['Nero'] },
      variants: [{ options: { Taglia: 'M' } }, { options: { Taglia: 'L' } }, { options: { Taglia: 'XL' } }],
      description: 'Pelle piena da 1,2 mm, taglio corto e sportivo. Migliora con gli anni.',
    },
    {
      title: 'Giacca touring Imola',
      price: 179,
      was: 219,
      categories: ['Giacche'],
      attributes: {
        Per: ['Uomo'],
        Materiale: ['Tessuto in poliestere'],
        Impermeabile: ['Sì, con membrana'],
        Imbottitura: ['Removibile'],
        Protezioni: ['Spalle, gomiti e schiena'],
      },
      variants: [
        { options: { Colore: 'Nero', Taglia: 'M' } },
        { options: { Colore: 'Nero', Taglia: 'L' } },
        { options: { Colore: 'Grigio', Taglia: 'L' } },
        { options: { Colore: 'Grigio', Taglia: 'XL' } },
      ],
      description: 'Una giacca per tutte le stagioni: pioggia, mezze stagioni e, senza imbottitura, anche l’estate.',
    },
    {
      title: 'Giacca estiva Mugello',
      price: 139,
      categories: ['Giacche'],
      attributes: { Per: ['Donna e uomo'], Materiale: ['Rete traforata'], Impermeabile: ['No'], Colore: ['Sabbia'] },
      variants: [{ options: { Taglia: 'S' } }, { options: { Taglia: 'M' } }, { options: { Taglia: 'L' } }],
      description: 'L’aria passa da tutte le parti, le protezioni restano al loro posto.',
    },
    {
      title: 'Giacca donna Riviera',
      price: 165,
      categories: ['Giacche'],
      attributes: {
        Per: ['Donna'],
        Materiale: ['Softshell'],
        Impermeabile: ['Sì'],
        Protezioni: ['Spalle e gomiti'],
        Colore: ['Blu notte'],
      },
      variants: [
        { options: { Taglia: '40' } },
        { options: { Taglia: '42' } },
        { options: { Taglia: '44' }, inStock: false },
        { options: { Taglia: '46' } },
      ],
      description: 'In ufficio sembra un giubbotto qualsiasi. Vita regolabile e cappuccio che si stacca.',
    },
    {
      title: 'Completo antipioggia Temporale',
      price: 49.9,
      categories: ['Giacche'],
      attributes: { Per: ['Donna e uomo'], Peso: ['600 g'], Impermeabile: ['Sì'], Taglie: ['Dalla M alla XXL'], Colore: ['Nero e giallo'] },
      description: 'Casacca e pantaloni da infilare sopra tutto il resto. Stanno in una busta grande come un libro.',
    },
    {
      title: 'Guanti estivi Scirocco',
      price: 39.9,
      categories: ['Guanti'],
      attributes: { Materiale: ['Pelle di capra e rete'], Impermeabili: ['No'], 'Per touchscreen': ['Sì'] },
      variants: [{ options: { Taglia: 'S' } }, { options: { Taglia: 'M' } }, { options: { Taglia: 'L' } }],
      description: 'Sottili e ventilati, con le nocche protette.',
    },
    {
      title: 'Guanti invernali Gelo',
      price: 69,
      categories: ['Guanti'],
      attributes: { Materiale: ['Tessuto e pelle, imbottiti'], Impermeabili: ['Sì'], 'Per touchscreen': ['Sì'] },
      variants: [{ options: { Taglia: 'M' } }, { options: { Taglia: 'L' } }, { options: { Taglia: 'XL' } }],
      description: 'Per chi va in moto tutto l’inverno. Il polso lungo si infila sopra la manica e tiene fuori il freddo.',
    },
    {
      title: 'Guanti riscaldati Brace',
      price: 149,
      was: 175,
      categories: ['Guanti'],
      attributes: { Materiale: ['Tessuto e pelle'], Impermeabili: ['Sì'], Batteria: ['Ricaricabile, fino a 4 ore'], Livelli: ['Tre'] },
      variants: [{ options: { Taglia: 'M' } }, { options: { Taglia: 'L' } }],
      description: 'Il filo caldo arriva fino alla punta delle dita: i più caldi che abbiamo. Caricatore compreso.',
    },
    {
      title: 'Sottoguanti in seta Velo',
      price: 14.5,
      categories: ['Guanti'],
      attributes: { Materiale: ['Seta'], Taglie: ['S/M, L/XL'] },
      description: 'Un velo sotto i guanti di sempre, per le mattine fresche.',
    },
    {
      title: 'Stivali touring Appia',
      price: 159,
      categories: ['Stivali e scarpe'],
      attributes: { Materiale: ['Pelle'], Impermeabili: ['Sì'], Misure: ['Dal 39 al 46'], Colore: ['Nero'] },
      description: 'Si chiudono con zip e velcro e ci si cammina bene tutto il giorno.',
    },
    {
      title: 'Scarpe da moto Città',
      price: 119,
      was: 139,
      categories: ['Stivali e scarpe'],
      attributes: { Materiale: ['Nabuk'], Impermeabili: ['Sì'], Protezioni: ['Caviglia e punta'] },
      variants: [
        { options: { Colore: 'Nero', Misura: '41' } },
        { options: { Colore: 'Nero', Misura: '42' } },
        { options: { Colore: 'Nero', Misura: '43' } },
        { options: { Colore: 'Marrone', Misura: '42' } },
        { options: { Colore: 'Marrone', Misura: '44' }, inStock: false },
      ],
      description: 'Sneaker alte con la caviglia rinforzata, per andare al lavoro e restarci.',
    },
    {
      title: 'Jeans da moto Officina',
      price: 129,
      categories: ['Pantaloni'],
      attributes: { Per: ['Uomo'], Materiale: ['Denim e aramide'], Protezioni: ['Ginocchia'], Colore: ['Blu scuro'] },
      variants: [{ options: { Taglia: '32' } }, { options: { Taglia: '34' } }, { options: { Taglia: '36' } }],
      description: 'Fuori jeans, dentro una fibra che resiste all’asfalto.',
    },
    {
      title: 'Pantaloni antiacqua Acquazzone',
      price: 34.9,
      categories: ['Pantaloni'],
      attributes: { Per: ['Donna e uomo'], Impermeabile: ['Sì'], Peso: ['280 g'], Taglie: ['Dalla S alla XL'] },
      description: 'Si aprono di lato fino al ginocchio, così entrano sopra gli stivali.',
    },
    {
      title: 'Interfono Parlami',
      price: 119,
      categories: ['Accessori'],
      attributes: { Collegamento: ['Bluetooth 5.2'], Autonomia: ['10 ore'], Portata: ['800 m'] },
      variants: [{ options: { Confezione: 'Singolo' } }, { options: { Confezione: 'Coppia' }, price: 209 }],
      description: 'Navigatore, telefono e chiacchiere con il passeggero, tutto senza staccare le mani.',
    },
    {
      title: 'Borsa da serbatoio Pieno',
      price: 59,
      categories: ['Accessori'],
      attributes: { Capacità: ['12 litri'], Fissaggio: ['Magneti'], Impermeabile: ['Con la cuffia compresa'] },
      description: 'Con la tasca trasparente per il telefono. Sul serbatoio in alluminio servono le cinghie.',
    },
    {
      title: 'Borse laterali Sponda',
      price: 129,
      categories: ['Accessori'],
      attributes: { Capacità: ['2 x 20 litri'], Peso: ['2,4 kg la coppia'] },
      description: 'Morbide, si allargano con una zip quando al ritorno c’è più roba che all’andata.',
    },
    {
      title: 'Antifurto bloccadisco Morso',
      price: 44.9,
      categories: ['Accessori'],
      attributes: { Allarme: ['110 dB'], Perno: ['10 mm'], Peso: ['780 g'] },
      description: 'Si mette sul disco del freno e urla appena qualcuno tocca la moto. Con cordino promemoria.',
    },
    {
      title: 'Scaldacollo in merino Nodo',
      price: 19.9,
      categories: ['Accessori'],
      attributes: { Materiale: ['Lana merino'], Lavaggio: ['A mano'] },
      variants: [{ options: { Colore: 'Nero' } }, { options: { Colore: 'Senape' } }],
      description: 'Caldo sotto il casco e mai ruvido.',
    },
    {
      title: 'Balsamo per pelle Cera',
      price: 11.9,
      categories: ['Accessori'],
      attributes: { Contenuto: ['150 ml'], Ingredienti: ['Cera d’api e olio di jojoba'] },
      description: 'Ridà vita a giacche, guanti e stivali secchi.',
    },
  ],
};

export const lunchtrommel: Shop = {
  key: 'lunchtrommel',
  language: 'nl',
  currency: 'EUR',
  url: 'https://lunchtrommel.example',
  quiz: { question: 'Voor wie zoek je iets?', answers: ['Voor mezelf', 'Voor iemand anders'] },
  profile: {
    ...emptyProfile,
    companyName: 'Trommel & Thermos',
    howCanCustomersReachYouOrYourTeam: 'Bel ons op 030 555 01 86 of mail naar hoi@lunchtrommel.example.',
    whatAreFAQs: `Hebben jullie een winkel?
Ja, aan de Twijnstraat 48 in Utrecht. Op maandag zijn we open van 13 tot 18 uur, van dinsdag tot en met zaterdag van 9.30 tot 18 uur.

Kunnen jullie een naam graveren?
Ja, tot twaalf letters voor 5,95 €. Dat kan alleen op roestvrij staal en duurt twee werkdagen langer.

Zit er BPA in jullie flessen?
Nee, al onze flessen en trommels zijn vrij van BPA en ftalaten.

Hoe kan ik betalen?
Met iDEAL, Bancontact of creditcard, of achteraf met Klarna binnen 14 dagen.

Verkopen jullie losse doppen?
Ja, doppen, rietjes en rubberen ringen zijn er vanaf 2,50 €. Mail ons welke fles je hebt.

Leveren jullie ook aan bedrijven en scholen?
Ja. Vanaf 25 stuks krijg je 10 % korting en drukken we er een logo op.

Hoe blijft eten langer warm in een thermosbak?
Laat er eerst vijf minuten kokend water in staan, giet dat weg en schep het eten er heet in.`,
  },
  pages: [
    {
      url: 'https://lunchtrommel.example/bezorging',
      title: 'Bezorging',
      topic: 'delivery',
      text: 'Bezorging\n\nIn Nederland betaal je 3,95 € voor de bezorging, vanaf 40 € is die gratis. Bestel je op een werkdag voor 22 uur, dan heb je het de volgende dag in huis.\n\nNaar België kost de verzending 5,50 € en duurt ze twee werkdagen. Naar Duitsland kost ze 8,75 € en duurt ze drie tot vier werkdagen. Gratis bezorgen we alleen in Nederland.',
    },
    {
      url: 'https://lunchtrommel.example/retour',
      title: 'Ruilen en terugsturen',
      topic: 'returns',
      text: 'Ruilen en terugsturen\n\nJe hebt 35 dagen om iets terug te sturen, ongebruikt en in de verpakking. Vanuit Nederland is dat gratis, vanuit België kost het 4,50 €.\n\nWat we voor je hebben gegraveerd, kunnen we niet terugnemen.\n\nJe geld staat binnen drie werkdagen na ontvangst op je rekening.',
    },
    {
      url: 'https://lunchtrommel.example/onderhoud',
      title: 'Onderhoud',
      topic: 'questions',
      text: 'Onderhoud\n\nRuikt je fles? Vul hem met warm water en een theelepel baking soda en laat hem een nacht staan.\n\nThermosflessen was je met de hand af: in de vaatwasser gaat het vacuüm kapot. Bewaar flessen altijd open.\n\nDoe geen melk of prik in een thermosfles.',
    },
    {
      url: 'https://lunchtrommel.example/garantie',
      title: 'Garantie',
      topic: 'questions',
      text: 'Garantie\n\nOp thermosflessen geven we vijf jaar garantie, op al het andere twee jaar. Krassen en deuken horen daar niet bij.\n\nStuur een foto van wat er kapot is, dan sturen we meestal meteen een nieuwe.',
    },
  ],
  products: [
    {
      title: 'Drinkfles Plons',
      price: 14.95,
      categories: ['Drinkflessen'],
      attributes: { Materiaal: ['Tritan'], Lekvrij: ['Ja'], Vaatwasser: ['Ja'], Gewicht: ['140 g (500 ml), 175 g (750 ml)'] },
      variants: [
        { options: { Kleur: 'Blauw', Inhoud: '500 ml' } },
        { options: { Kleur: 'Roze', Inhoud: '500 ml' } },
        { options: { Kleur: 'Groen', Inhoud: '500 ml' }, inStock: false },
        { options: { Kleur: 'Blauw', Inhoud: '750 ml' }, price: 17.95 },
      ],
      description: 'Licht en onverwoestbaar, met een dop die je met één hand openklikt.',
    },
    {
      title: 'Stalen drinkfles Fjord',
      price: 24.95,
      was: 29.95,
      categories: ['Drinkflessen'],
      attributes: {
        Materiaal: ['Roestvrij staal, dop van bamboe'],
        Inhoud: ['750 ml'],
        Gewicht: ['210 g'],
        Lekvrij: ['Ja'],
        Vaatwasser: ['Ja, zonder dop'],
      },
      variants: [{ options: { Kleur: 'Zwart' } }, { options: { Kleur: 'Zilver' } }, { options: { Kleur: 'Mosgroen' } }],
      description: 'Een enkelwandige fles zonder een spatje plastic. Voor koud water, thee wordt er te heet in om vast te houden.',
    },
    {
      title: 'Kinderfles Dolfijn',
      price: 12.5,
      categories: ['Drinkflessen'],
      attributes: { Materiaal: ['Tritan'], Inhoud: ['350 ml'], Lekvrij: ['Ja'], Drinken: ['Met rietje'], Vaatwasser: ['Ja'] },
      variants: [{ options: { Kleur: 'Blauw' } }, { options: { Kleur: 'Paars' } }],
      description: 'Drinkflesje met een rietje dat omklapt, zodat er in de schooltas niets nat wordt.',
    },
    {
      title: 'Glazen fles Helder',
      price: 18.5,
      categories: ['Drinkflessen'],
      attributes: {
        Materiaal: ['Borosilicaatglas, hoes van silicone'],
        Inhoud: ['600 ml'],
        Gewicht: ['420 g'],
        Lekvrij: ['Ja'],
        Vaatwasser: ['Ja'],
      },
      variants: [{ options: { Kleur: 'Oranje' } }, { options: { Kleur: 'Grijs' } }],
      description: 'Water smaakt nergens zo fris als uit glas. De hoes vangt stoten op, de dop is van bamboe: geen plastic dus.',
    },
    {
      title: 'Opvouwbare fles Vouwtje',
      price: 9.95,
      categories: ['Drinkflessen'],
      attributes: { Materiaal: ['Silicone'], Inhoud: ['500 ml'], Gewicht: ['110 g'], Lekvrij: ['Ja'] },
      description: 'Leeg rol je hem op en steek je hem in je jaszak.',
    },
    {
      title: 'Filterfles Bron',
      price: 34.95,
      inStock: false,
      categories: ['Drinkflessen'],
      attributes: { Materiaal: ['Tritan'], Inhoud: ['650 ml'], Filter: ['Actieve kool, gaat 300 liter mee'] },
      description: 'Voor wie onderweg uit elke kraan wil kunnen drinken.',
    },
    {
      title: 'Sportbidon Sprint',
      price: 7.95,
      categories: ['Drinkflessen'],
      attributes: { Materiaal: ['Polyethyleen'], Inhoud: ['800 ml'], Gewicht: ['80 g'], Lekvrij: ['Nee'] },
      variants: [{ options: { Kleur: 'Transparant' } }, { options: { Kleur: 'Geel' } }],
      description: 'Past in elke bidonhouder. Knijpen en drinken, meer is het niet.',
    },
    {
      title: 'Thermosfles Gloed',
      price: 29.95,
      categories: ['Thermos'],
      attributes: {
        Materiaal: ['Roestvrij staal, dubbelwandig'],
        Inhoud: ['500 ml'],
        'Blijft warm': ['12 uur'],
        Gewicht: ['310 g'],
        Lekvrij: ['Ja'],
      },
      variants: [{ options: { Kleur: 'Zwart' } }, { options: { Kleur: 'Wit' } }, { options: { Kleur: 'Rood' }, inStock: false }],
      description: 'Slank genoeg voor het vakje van je rugzak. Thee van ’s ochtends is om vijf uur nog drinkbaar heet.',
    },
    {
      title: 'Thermosfles Berg',
      price: 39.95,
      was: 46.95,
      categories: ['Thermos'],
      attributes: {
        Materiaal: ['Roestvrij staal, dubbelwandig'],
        Inhoud: ['1 liter'],
        'Blijft warm': ['24 uur'],
        Gewicht: ['560 g'],
        Kleur: ['Donkergroen'],
      },
      description: 'Een liter voor het hele gezin, met een beker als deksel en een handvat.',
    },
    {
      title: 'Koffiebeker Onderweg',
      price: 19.95,
      categories: ['Thermos'],
      attributes: {
        Materiaal: ['Roestvrij staal, dubbelwandig'],
        Inhoud: ['350 ml'],
        'Blijft warm': ['5 uur'],
        Lekvrij: ['Ja'],
        Vaatwasser: ['Nee'],
      },
      variants: [{ options: { Kleur: 'Zand' } }, { options: { Kleur: 'Zwart' } }],
      description: 'Met een druk op de knop drink je rondom. Past onder de meeste koffiemachines.',
    },
    {
      title: 'Bamboebeker Blad',
      price: 11.95,
      categories: ['Thermos'],
      attributes: { Materiaal: ['Bamboevezel'], Inhoud: ['400 ml'], Lekvrij: ['Nee'], Vaatwasser: ['Ja'] },
      description: 'Een vrolijke beker voor op het bureau, met een deksel tegen het morsen.',
    },
    {
      title: 'Thermosbak Soepie',
      price: 22.95,
      categories: ['Thermos'],
      attributes: { Materiaal: ['Roestvrij staal'], Inhoud: ['450 ml'], 'Blijft warm': ['6 uur'], Inbegrepen: ['Opvouwbare lepel'] },
      variants: [{ options: { Kleur: 'Geel' } }, { options: { Kleur: 'Grijs' } }],
      description: 'Soep, pasta of het restje van gisteren, warm aan tafel waar geen keuken is.',
    },
    {
      title: 'Broodtrommel Hap',
      price: 9.95,
      categories: ['Broodtrommels en lunchboxen'],
      attributes: { Materiaal: ['Kunststof'], Afmetingen: ['17 x 13 x 6 cm'], Vakken: ['Eén'], Vaatwasser: ['Ja'] },
      variants: [{ options: { Kleur: 'Blauw' } }, { options: { Kleur: 'Rood' } }, { options: { Kleur: 'Turquoise' } }],
      description: 'De klassieke trommel voor vier boterhammen. Klikt dicht en blijft dicht.',
    },
    {
      title: 'Stalen broodtrommel Anker',
      price: 24.5,
      categories: ['Broodtrommels en lunchboxen'],
      attributes: { Materiaal: ['Roestvrij staal'], Vakken: ['Twee'], Gewicht: ['380 g'], Lekvrij: ['Nee'], Magnetron: ['Nee'] },
      description: 'Gaat een leven lang mee en mag een deuk hebben.',
    },
    {
      title: 'Bentobox Vakkie',
      price: 27.95,
      was: 32.95,
      categories: ['Broodtrommels en lunchboxen'],
      attributes: { Materiaal: ['Kunststof'], Vakken: ['Vijf'], Lekvrij: ['Ja'], Vaatwasser: ['Ja, bovenste rek'], Magnetron: ['Nee'] },
      variants: [{ options: { Kleur: 'Mint' } }, { options: { Kleur: 'Paars' } }],
      description: 'Yoghurt naast druiven naast crackers, en niets loopt in elkaar over.',
    },
    {
      title: 'Bentobox Tokio',
      price: 21.95,
      categories: ['Broodtrommels en lunchboxen'],
      attributes: {
        Materiaal: ['Kunststof'],
        Inhoud: ['1,2 liter in twee lagen'],
        Magnetron: ['Ja, zonder deksel'],
        Inbegrepen: ['Mes, vork en lepel'],
        Vaatwasser: ['Ja'],
      },
      variants: [{ options: { Kleur: 'Zwart' } }, { options: { Kleur: 'Wit' } }],
      description: 'Twee lagen boven elkaar met een elastiek eromheen. Onder de pasta, boven de salade.',
    },
    {
      title: 'Kinder broodtrommel Raket',
      price: 13.95,
      categories: ['Broodtrommels en lunchboxen'],
      attributes: { Materiaal: ['Kunststof'], Vakken: ['Drie'], Vaatwasser: ['Ja'], Leeftijd: ['Vanaf 3 jaar'] },
      variants: [{ options: { Kleur: 'Blauw' } }, { options: { Kleur: 'Oranje' } }],
      description: 'Een trommeltje voor naar school, met aparte vakjes voor brood, fruit en koek. De sluiting lukt ook met kleine vingers.',
    },
    {
      title: 'Saladebox Kropje',
      price: 16.95,
      categories: ['Broodtrommels en lunchboxen'],
      attributes: { Materiaal: ['Kunststof'], Inhoud: ['1,1 liter'], Inbegrepen: ['Bakje voor dressing, vork'] },
      description: 'De dressing blijft apart tot je gaat eten. De vork zit in het deksel.',
    },
    {
      title: 'Koeltas Iglo',
      price: 19.95,
      categories: ['Koelen'],
      attributes: { Inhoud: ['6 liter'], 'Blijft koud': ['4 uur'], Gewicht: ['350 g'] },
      variants: [{ options: { Kleur: 'Donkerblauw' } }, { options: { Kleur: 'Streepjes' } }],
      description: 'Een lunch voor twee en wat te drinken. Vanbinnen veeg je hem schoon.',
    },
    {
      title: 'Koelrugzak Zomer',
      price: 44.95,
      categories: ['Koelen'],
      attributes: { Inhoud: ['15 liter'], 'Blijft koud': ['9 uur'], Kleur: ['Grijs'] },
      description: 'Handen vrij op weg naar het strand.',
    },
    {
      title: 'Koelelementen Blokje',
      price: 4.5,
      categories: ['Koelen'],
      attributes: { Inbegrepen: ['Twee stuks'], Afmetingen: ['10 x 8 x 1,5 cm'] },
      description: 'Plat genoeg om onder een broodtrommel te leggen.',
    },
    {
      title: 'Bestekset Reiziger',
      price: 8.95,
      categories: ['Extra’s'],
      attributes: { Materiaal: ['Roestvrij staal'], Inbegrepen: ['Mes, vork, lepel, etui'] },
      description: 'Nooit meer een houten vorkje bij de salade.',
    },
    {
      title: 'Flessenborstel Schoon',
      price: 6.95,
      categories: ['Extra’s'],
      attributes: { Lengte: ['32 cm'], Materiaal: ['Siliconen haren'] },
      description: 'Komt tot op de bodem van elke fles. Met een klein borsteltje voor rietjes.',
    },
  ],
};

export const tezgahustu: Shop = {
  key: 'tezgahustu',
  language: 'tr',
  currency: 'TRY',
  url: 'https://tezgahustu.example',
  quiz: { question: 'Kimin mutfağı için?', answers: ['Kendi mutfağım', 'Başkasının mutfağı'] },
  profile: {
    ...emptyProfile,
    companyName: 'Tezgâhüstü',
    howCanCustomersReachYouOrYourTeam: 'Bize 0224 555 01 67 numarasından ya da selam@tezgahustu.example adresinden ulaşabilirsiniz.',
    whatAreFAQs: `Mağazanız nerede?
Bursa Nilüfer’de, Karanfil Caddesi No: 22’deyiz. Pazartesiden cumartesiye 09.30–19.30 arası açığız, pazar günleri kapalıyız.

Espresso makinesini kurmama yardım eder misiniz?
Evet, görüntülü görüşmeyle ücretsiz anlatıyoruz. Sipariş numaranızla randevu almanız yeterli.

Yedek parça bulabilir miyim?
Conta, sürahi, filtre gibi parçaları on yıl boyunca bulunduruyoruz. Modelin adını bize yazın.

Ürünüm bozulursa ne yapmalıyım?
Bize yazın, ücretsiz kargo kodu gönderelim. Servisimiz onarımı ortalama 8 iş gününde bitirir.

Şirket adına fatura kesiyor musunuz?
Evet, siparişte unvanınızı ve vergi numaranızı yazın. Fatura e-postayla gelir.

Hediye paketi yapıyor musunuz?
Evet, 75 TL’ye. İsterseniz içine el yazısıyla bir not koyarız.

Eski cihazımı getirirsem indirim var mı?
Mağazaya getirdiğiniz her eski cihaz için yenisinde 150 TL düşüyoruz.

Siparişimi iptal edebilir miyim?
Aynı gün saat 14.00’e kadar bize haber verirseniz hemen iptal ederiz.`,
  },
  pages: [
    {
      url: 'https://tezgahustu.example/kargo',
      title: 'Kargo',
      topic: 'delivery',
      text: 'Kargo\n\nTürkiye içinde kargo ücreti 89,90 TL’dir, 2.000 TL ve üzeri siparişlerde ücretsizdir. Siparişiniz 1 ila 3 iş gününde gelir.\n\nKıbrıs’a 240 TL’ye, 4 ila 6 iş gününde gönderiyoruz. Almanya’ya gönderim 890 TL’dir ve 7 ila 12 iş günü sürer. Yurt dışında ücretsiz kargo yoktur.',
    },
    {
      url: 'https://tezgahustu.example/iade',
      title: 'İade',
      topic: 'returns',
      text: 'İade\n\n15 gün içinde, kullanılmamış ve kutusu eksiksiz ürünleri geri alıyoruz. İade kargosu bizden, kodunu hesabınızdan alabilirsiniz.\n\nParanız, ürün elimize geçtikten sonra 5 iş günü içinde yatar.\n\nKutusu ezik ya da kırık gelen ürünler için kuryeye tutanak tutturun ve aynı gün bize fotoğrafını gönderin.',
    },
    {
      url: 'https://tezgahustu.example/odeme',
      title: 'Ödeme',
      topic: 'questions',
      text: 'Ödeme\n\nKredi kartına vade farksız 9 taksit yapıyoruz. Havaleyle ödeyenlere yüzde 3 indirim var.\n\nKapıda nakit ya da kartla ödeyebilirsiniz; bunun için 60 TL hizmet bedeli alınır.',
    },
    {
      url: 'https://tezgahustu.example/bakim',
      title: 'Bakım ve garanti',
      topic: 'questions',
      text: 'Bakım ve garanti\n\nKireçlenen su ısıtıcısına yarı yarıya sirke ve su koyup kaynatın, bir saat bekletip durulayın.\n\nTost ve waffle plakalarını soğuduktan sonra nemli bezle silin, tel kullanmayın.\n\nElektrikli bütün ürünlerimiz üç yıl garantilidir. Kireç ve düşme garantiye girmez.',
    },
  ],
  products: [
    {
      title: 'Türk Kahvesi Makinesi Köpük',
      price: 1890,
      was: 2290,
      categories: ['Kahve ve çay'],
      attributes: { Kapasite: ['4 fincan'], Güç: ['700 W'], 'Taşma önleme': ['Var'] },
      variants: [{ options: { Renk: 'Bakır' } }, { options: { Renk: 'Siyah' } }, { options: { Renk: 'Kırmızı' }, inStock: false }],
      description: 'Kahveyi ağır ağır pişirir, köpüğü yükselince kendiliğinden durur ve haber verir.',
    },
    {
      title: 'Filtre Kahve Makinesi Sabah',
      price: 2450,
      categories: ['Kahve ve çay'],
      attributes: { Kapasite: ['1,2 litre, 10 fincan'], Güç: ['900 W'], Zamanlayıcı: ['Var'], Sürahi: ['Cam'], Renk: ['Siyah'] },
      description: 'Akşamdan kurun, sabah kahve kokusuna uyanın. Kalıcı filtresi kutudan çıkar.',
    },
    {
      title: 'Espresso Makinesi Roma',
      price: 7900,
      was: 8900,
      categories: ['Kahve ve çay'],
      attributes: { Basınç: ['15 bar'], 'Su haznesi': ['1,4 litre'], 'Süt köpürtme': ['Var'], Ağırlık: ['4,2 kg'], Renk: ['Çelik'] },
      description: 'Evde kafe tadı isteyenlere. Tek ve çift fincan filtresi ile tampası yanındadır.',
    },
    {
      title: 'Kahve Öğütücü Çekirdek',
      price: 1150,
      categories: ['Kahve ve çay'],
      attributes: { Güç: ['150 W'], Kapasite: ['60 g'], Bıçak: ['Paslanmaz çelik'] },
      description: 'Çekirdeği Türk kahvesi inceliğine kadar öğütür. Haznesi çıkar, kolay temizlenir.',
    },
    {
      title: 'Çay Makinesi Demli',
      price: 2150,
      categories: ['Kahve ve çay'],
      attributes: { Kapasite: ['Su ısıtıcı 1,7 litre, demlik 0,8 litre'], Güç: ['1650 W'], Demlik: ['Porselen'] },
      variants: [{ options: { Renk: 'Krem' } }, { options: { Renk: 'Siyah' } }],
      description: 'Suyu kaynatır, çayı demler, sonra sıcak tutar. Susuz kalınca kendini kapatır.',
    },
    {
      title: 'Kettle Buhar',
      price: 990,
      categories: ['Kahve ve çay'],
      attributes: { Kapasite: ['1,7 litre'], Güç: ['2200 W'], Gövde: ['Paslanmaz çelik'] },
      variants: [{ options: { Renk: 'Beyaz' } }, { options: { Renk: 'Siyah' } }, { options: { Renk: 'Mint' }, inStock: false }],
      description: 'Çift katlı gövdesi dıştan ısınmaz, eliniz yanmaz.',
    },
    {
      title: 'Cam Kettle Billur',
      price: 1240,
      was: 1450,
      categories: ['Kahve ve çay'],
      attributes: { Kapasite: ['1,5 litre'], Güç: ['2000 W'], Gövde: ['Isıya dayanıklı cam'] },
      description: 'Su kaynarken mavi ışığı yanar. Filtresi çıkarılıp yıkanır.',
    },
    {
      title: 'Süt Köpürtücü Bulut',
      price: 480,
      categories: ['Kahve ve çay'],
      attributes: { Besleme: ['2 AA pil, kutuda'], Gövde: ['Çelik ve plastik'] },
      description: 'Sıcak ya da soğuk sütü yirmi saniyede köpürtür.',
    },
    {
      title: 'El Blenderi Pratik',
      price: 1190,
      categories: ['Hazırlama'],
      attributes: { Güç: ['800 W'], Kutuda: ['Blender, çırpıcı, doğrayıcı, ölçü kabı'], Ağırlık: ['1,1 kg'] },
      description: 'Çorbayı tencerede pürüzsüz yapar. Bıçağı paslanmaz çeliktir.',
    },
    {
      title: 'Sürahi Blender Kasırga',
      price: 2690,
      categories: ['Hazırlama'],
      attributes: { Güç: ['1200 W'], Kapasite: ['1,5 litre'], Sürahi: ['Cam'], 'Buz kırma': ['Var'] },
      description: 'Smoothie, ayran, buzlu kahve. Sürahisi bulaşık makinesine girer.',
    },
    {
      title: 'Kişisel Blender Yudum',
      price: 890,
      categories: ['Hazırlama'],
      attributes: { Kapasite: ['0,6 litre'], Besleme: ['Şarjlı, USB-C'], 'Bir şarjla': ['12 bardak'] },
      variants: [{ options: { Renk: 'Pembe' } }, { options: { Renk: 'Mavi' } }],
      description: 'Karıştırdığınız bardaktan içersiniz. Spor çantasına sığar.',
    },
    {
      title: 'Mutfak Robotu Usta',
      price: 4300,
      inStock: false,
      categories: ['Hazırlama'],
      attributes: { Güç: ['1000 W'], Kapasite: ['2,2 litre'], Kutuda: ['Rende, dilimleyici, hamur aparatı'] },
      description: 'Salata, köfte harcı ve yufka hamuru, hepsi tek makineyle.',
    },
    {
      title: 'Stand Mikser Hamarat',
      price: 6450,
      was: 7200,
      categories: ['Hazırlama'],
      attributes: { Güç: ['1000 W'], Kapasite: ['4,5 litre, 1,5 kg hamur'], Ağırlık: ['6,3 kg'] },
      variants: [{ options: { Renk: 'Krem' } }, { options: { Renk: 'Kırmızı' } }],
      description: 'Ekmek hamurunu siz çayınızı içerken yoğurur. Çelik kâsesi kulpludur.',
    },
    {
      title: 'El Mikseri Çırpı',
      price: 850,
      categories: ['Hazırlama'],
      attributes: { Güç: ['300 W'], Hız: ['5 kademe'], Kutuda: ['Çırpma ve hamur uçları'] },
      description: 'Kek ve kurabiye yapanların elinden düşmez, sesi de az çıkar.',
    },
    {
      title: 'Doğrayıcı Minik',
      price: 740,
      categories: ['Hazırlama'],
      attributes: { Güç: ['400 W'], Kapasite: ['0,5 litre'], Hazne: ['Cam'] },
      description: 'Soğan doğrarken ağlamak yok. Ceviz, maydanoz ve sarımsak için de birebir.',
    },
    {
      title: 'Mutfak Terazisi Gram',
      price: 420,
      categories: ['Hazırlama'],
      attributes: { 'En çok': ['5 kg'], Hassasiyet: ['1 g'], Besleme: ['2 AAA pil, kutuda'] },
      description: 'Dara alma tuşlu, kitap kadar ince bir terazi.',
    },
    {
      title: 'Tost Makinesi Çıtır',
      price: 1590,
      categories: ['Pişirme'],
      attributes: { Güç: ['1800 W'], Kapasite: ['4 dilim'], Plaka: ['Granit kaplama, sabit'], Renk: ['Siyah'] },
      description: 'Kaşarlı, sucuklu, karışık. Beş dakikada sofrada.',
    },
    {
      title: 'Tost Makinesi Meydan',
      price: 2190,
      was: 2490,
      categories: ['Pişirme'],
      attributes: {
        Güç: ['2000 W'],
        Kapasite: ['6 dilim'],
        Plaka: ['Çıkarılabilir, bulaşık makinesinde yıkanır'],
        Açılma: ['180 derece, ızgara olarak da kullanılır'],
        Renk: ['Çelik'],
      },
      description: 'Kapalıyken tost, açıkken ızgara. Plakaları çıkarıp yıkayabilirsiniz.',
    },
    {
      title: 'Ekmek Kızartma Makinesi Dilim',
      price: 1080,
      categories: ['Pişirme'],
      attributes: { Güç: ['850 W'], Kapasite: ['2 dilim'], Kademe: ['7'] },
      variants: [{ options: { Renk: 'Beyaz' } }, { options: { Renk: 'Siyah' } }],
      description: 'Kalın köy ekmeğine göre geniş gözlü. Kırıntı tepsisi alttan çekilir.',
    },
    {
      title: 'Airfryer Hafif',
      price: 3990,
      was: 4690,
      categories: ['Pişirme'],
      attributes: { Kapasite: ['5 litre'], Güç: ['1500 W'], Kişi: ['4 kişilik'], Sepet: ['Bulaşık makinesine uygun'] },
      variants: [{ options: { Renk: 'Siyah' } }, { options: { Renk: 'Beyaz' } }],
      description: 'Bir kaşık yağla patates, köfte, tavuk. Kapağındaki camdan bakabilirsiniz.',
    },
    {
      title: 'Airfryer Bereket',
      price: 5490,
      categories: ['Pişirme'],
      attributes: { Kapasite: ['8 litre, iki hazne'], Güç: ['2400 W'], Kişi: ['6-8 kişilik'], Renk: ['Siyah'] },
      description: 'Bir gözünde balık, öbüründe sebze. İkisi aynı anda hazır olur.',
    },
    {
      title: 'Waffle Makinesi Petek',
      price: 1290,
      categories: ['Pişirme'],
      attributes: { Güç: ['1000 W'], Kapasite: ['2 waffle'], Renk: ['Kırmızı'] },
      description: 'Dışı çıtır, içi yumuşak. Kızarma derecesi ayarlanır.',
    },
    {
      title: 'Yumurta Pişirici Kahvaltı',
      price: 560,
      categories: ['Pişirme'],
      attributes: { Güç: ['350 W'], Kapasite: ['7 yumurta'] },
      variants: [{ options: { Renk: 'Sarı' } }, { options: { Renk: 'Beyaz' }, inStock: false }],
      description: 'Rafadan, kayısı ya da katı: suyu ona göre koyarsınız, bitince öter.',
    },
  ],
};
