/** Six small shops with ordinary counter talk: written to measure, not to tune on. */
import { emptyProfile, type Shop } from '../../lib/shop.ts';

/** One variant for each value; those named in `out` are sold out. */
const each = (option: string, values: readonly string[], out: readonly string[] = []) =>
  values.map((value) => ({ options: { [option]: value }, inStock: !out.includes(value) }));

export const stillmat: Shop = {
  key: 'stillmat',
  language: 'en',
  currency: 'GBP',
  url: 'https://stillmat.example',
  quiz: { question: 'How long have you practised?', answers: ['I am new', 'Something else'] },
  profile: {
    ...emptyProfile,
    companyName: 'Stillmat Yoga',
    howCanCustomersReachYouOrYourTeam: 'Email hello@stillmat.example or ring 01803 555 014, Monday to Friday 9 to 4.',
    whatAreFAQs: `My new mat smells. Is that normal?
Natural rubber smells for a week or two. Hang it in an airy room, out of the sun.

Do you have a shop I can visit?
Yes, at 12 Mill Lane in Totnes, open Thursday to Saturday from 10 to 4.

Do you sell gift vouchers?
Yes, from £10 to £100, sent by email.

Can I pay with PayPal?
Yes, we take PayPal and all the usual cards.

Do you give a discount to yoga teachers?
Teachers get 10% off. Send us a copy of your certificate.`,
  },
  pages: [
    {
      url: 'https://stillmat.example/delivery',
      title: 'Delivery',
      topic: 'delivery',
      text: 'Delivery\n\nUK £3.95, free on orders from £60. Parcels arrive in 2 to 3 working days. Ireland £9, 5 to 7 working days. Germany £12, 6 to 9 working days. Express within the UK is £7.50: order before 1 pm and it comes the next working day.',
    },
    {
      url: 'https://stillmat.example/returns',
      title: 'Returns',
      topic: 'returns',
      text: 'Returns\n\nYou have 30 days to send anything back, as long as it has not been used. A return label costs £3.50, which we take off your refund. Money is back on your card within 5 days of the parcel reaching us.',
    },
    {
      url: 'https://stillmat.example/care',
      title: 'Looking after your mat',
      topic: 'questions',
      text: 'Looking after your mat\n\nWipe your mat with a damp cloth and a drop of vinegar. Never put a rubber or cork mat in the washing machine. Dry it flat in the shade.',
    },
  ],
  products: [
    {
      title: 'Cork Mat Tamar',
      price: 62,
      categories: ['Yoga Mats'],
      attributes: { Material: ['Cork, natural rubber'], Thickness: ['4 mm'], Weight: ['2.4 kg'], Size: ['183 x 66 cm'] },
      description:
        'Cork grips better the warmer your hands get, so it is our favourite for hot yoga. The underside is natural rubber. Made in Portugal.',
    },
    {
      title: 'Rubber Mat Dart',
      price: 54,
      was: 68,
      categories: ['Yoga Mats'],
      attributes: { Material: ['Natural rubber'], Thickness: ['5 mm'], Weight: ['2.9 kg'], Size: ['183 x 66 cm'] },
      variants: each('Colour', ['Blue', 'Green', 'Plum'], ['Blue']),
      description: 'A heavy mat that stays where you put it. Not suitable if you are allergic to latex.',
    },
    {
      title: 'Travel Mat Wren',
      price: 38,
      categories: ['Yoga Mats'],
      attributes: { Material: ['Natural rubber, microfibre'], Thickness: ['1.5 mm'], Weight: ['1.0 kg'], Size: ['178 x 61 cm'] },
      variants: each('Colour', ['Grey', 'Blue']),
      description: 'Folds to the size of a magazine and fits into hand luggage. The top is soft microfibre.',
    },
    {
      title: 'Beginner Mat Fern',
      price: 24,
      categories: ['Yoga Mats'],
      attributes: { Material: ['TPE foam'], Thickness: ['6 mm'], Weight: ['0.9 kg'], Size: ['180 x 60 cm'] },
      variants: each('Colour', ['Green', 'Pink', 'Black'], ['Pink']),
      description: 'A soft, light mat for your first classes, kind to the knees. Free of latex. Comes with a carrying strap.',
    },
    {
      title: 'Cork Block Pebble',
      price: 14,
      categories: ['Blocks & Bolsters'],
      attributes: { Material: ['Cork'], Weight: ['700 g'], Size: ['22.5 x 12 x 7.5 cm'] },
      description: 'A firm block with rounded edges. Sold singly, most people use two.',
    },
    {
      title: 'Foam Block Drift',
      price: 8,
      categories: ['Blocks & Bolsters'],
      attributes: { Material: ['EVA foam'], Weight: ['180 g'], Size: ['22 x 15 x 7.5 cm'] },
      description: 'A light block that gives a little under the hand. It wipes clean in seconds.',
    },
    {
      title: 'Buckwheat Bolster Moor',
      price: 46,
      categories: ['Blocks & Bolsters'],
      attributes: { Filling: ['Buckwheat hulls'], Cover: ['Organic cotton'], Weight: ['3.2 kg'], Size: ['65 x 22 cm'] },
      description: 'A round bolster for restorative yoga. The cover comes off and can be washed at 30 degrees. Sewn in Devon.',
    },
    {
      title: 'High Waist Leggings Alder',
      price: 48,
      categories: ['Leggings & Trousers'],
      attributes: { Material: ['78% recycled polyester, 22% elastane'], Pockets: ['2'], Length: ['Full'] },
      variants: each('Size', ['XS', 'S', 'M', 'L', 'XL'], ['XS']),
      description: 'Stay up in every headstand and never go see-through. There is a phone pocket on each side. Wash at 30 degrees.',
    },
    {
      title: 'Seamless Leggings Rowan',
      price: 42,
      was: 52,
      categories: ['Leggings & Trousers'],
      attributes: { Material: ['90% nylon, 10% elastane'], Pockets: ['None'], Length: ['7/8'] },
      variants: each('Size', ['S', 'M', 'L']),
      description: 'Knitted in one piece, so nothing rubs. They end just above the ankle.',
    },
    {
      title: 'Cotton Trousers Hazel',
      price: 39,
      inStock: false,
      categories: ['Leggings & Trousers'],
      attributes: { Material: ['Organic cotton'], Pockets: ['2'], Length: ['Full'] },
      description: 'Loose trousers with a drawstring, for slow practice and slow Sundays. Wash at 40 degrees.',
    },
    {
      title: 'Canvas Mat Bag Heron',
      price: 26,
      categories: ['Bags & Straps'],
      attributes: { Material: ['Cotton canvas'], Fits: ['Mats up to 68 cm wide'], Weight: ['350 g'] },
      description: 'A mat bag with a zip along its whole length. The inside pocket holds keys and a phone.',
    },
    {
      title: 'Mat Strap Loop',
      price: 9,
      categories: ['Bags & Straps'],
      attributes: { Material: ['Cotton'], Width: ['4 cm'], Weight: ['90 g'] },
      variants: [{ options: { Length: '150 cm' } }, { options: { Length: '220 cm' }, price: 11 }],
      description: 'A plain strap with two loops to carry any rolled mat. The long one doubles as a stretching strap.',
    },
  ],
};

export const wollkorb: Shop = {
  key: 'wollkorb',
  language: 'de',
  currency: 'EUR',
  url: 'https://wollkorb.example',
  quiz: { question: 'Was möchtest du stricken?', answers: ['Eine Mütze', 'Etwas anderes'] },
  profile: {
    ...emptyProfile,
    companyName: 'Wollkorb',
    howCanCustomersReachYouOrYourTeam: 'post@wollkorb.example oder 0421 555 0187, dienstags bis freitags von 10 bis 16 Uhr.',
    whatAreFAQs: `Wie viel Wolle brauche ich für einen Pullover?
Für Größe M rechnen wir mit etwa 500 g Merinowolle.

Kann ich übrige Knäuel zurückgeben?
Ja, ungeöffnete Knäuel mit Banderole nehmen wir 60 Tage lang zurück.

Gibt es Strickkurse?
Jeden ersten Samstag im Monat in unserem Laden in Bremen, 35 € pro Person.

Wie kann ich bezahlen?
Mit PayPal, Kreditkarte oder auf Rechnung.

Verschickt ihr Farbmuster?
Ja, eine Farbkarte kostet 3 €.`,
  },
  pages: [
    {
      url: 'https://wollkorb.example/versand',
      title: 'Versand',
      topic: 'delivery',
      text: 'Versand\n\nDeutschland 4,50 €, ab 55 € versandkostenfrei, Lieferzeit 2 bis 3 Werktage. Österreich 8,90 €, 4 bis 6 Werktage. Schweiz 14,90 €, 5 bis 8 Werktage. Express innerhalb Deutschlands kostet 12 € und ist am nächsten Werktag da, wenn du bis 11 Uhr bestellst.',
    },
    {
      url: 'https://wollkorb.example/rueckgabe',
      title: 'Rückgabe',
      topic: 'returns',
      text: 'Rückgabe\n\nDu kannst alles innerhalb von 60 Tagen zurückschicken, wenn es unbenutzt ist. Angestrickte Wolle nehmen wir nicht zurück. Das Rückporto zahlst du selbst.',
    },
    {
      url: 'https://wollkorb.example/pflege',
      title: 'Wolle pflegen',
      topic: 'questions',
      text: 'Wolle pflegen\n\nMerino und Alpaka von Hand in lauwarmem Wasser waschen und liegend trocknen. Baumwolle darf bei 40 Grad in die Maschine. Gegen Motten hilft Zedernholz.',
    },
  ],
  products: [
    {
      title: 'Merinowolle Lerche',
      price: 8.9,
      categories: ['Wolle'],
      attributes: { Material: ['100 % Merino'], Lauflänge: ['175 m'], Knäuel: ['50 g'], Nadelstärke: ['3,5 mm'], Pflege: ['Handwäsche'] },
      variants: each('Farbe', ['Senf', 'Dunkelblau', 'Rot'], ['Rot']),
      description: 'Weich genug für Babysachen und kratzt nicht. Die Schafe leben in Patagonien und werden ohne Mulesing gehalten.',
    },
    {
      title: 'Alpakawolle Nebel',
      price: 11.5,
      categories: ['Wolle'],
      attributes: {
        Material: ['70 % Alpaka, 30 % Seide'],
        Lauflänge: ['200 m'],
        Knäuel: ['50 g'],
        Nadelstärke: ['4 mm'],
        Pflege: ['Handwäsche'],
      },
      variants: each('Farbe', ['Grau', 'Natur', 'Rosa']),
      description: 'Leicht, warm und mit einem feinen Glanz. Schön für Tücher und lockere Pullover.',
    },
    {
      title: 'Baumwollgarn Küste',
      price: 4.9,
      categories: ['Wolle'],
      attributes: {
        Material: ['100 % Bio-Baumwolle'],
        Lauflänge: ['125 m'],
        Knäuel: ['50 g'],
        Nadelstärke: ['3 mm'],
        Pflege: ['Maschine 40 °C'],
      },
      variants: each('Farbe', ['Weiß', 'Türkis', 'Gelb'], ['Gelb']),
      description: 'Für Sommertops, Topflappen und Spüllappen. Das Garn ist vegan und GOTS-zertifiziert.',
    },
    {
      title: 'Dicke Schurwolle Bärin',
      price: 9.9,
      was: 12.9,
      categories: ['Wolle'],
      attributes: { Material: ['100 % Schurwolle'], Lauflänge: ['80 m'], Knäuel: ['100 g'], Nadelstärke: ['8 mm'], Pflege: ['Handwäsche'] },
      variants: each('Farbe', ['Grün', 'Grau']),
      description: 'Damit wird eine Mütze an einem Abend fertig. Die Wolle kommt von Schafen aus der Lüneburger Heide.',
    },
    {
      title: 'Rundstricknadel Birke',
      price: 9.5,
      categories: ['Nadeln'],
      attributes: { Material: ['Birkenholz'], Stärke: ['4 mm'], Gewicht: ['12 g'] },
      variants: [{ options: { Länge: '40 cm' } }, { options: { Länge: '80 cm' } }, { options: { Länge: '100 cm' }, price: 10.5 }],
      description: 'Die Spitzen sind fein poliert, das Seil dreht sich mit. Liegt warm in der Hand.',
    },
    {
      title: 'Nadelspiel Bambus',
      price: 12.9,
      categories: ['Nadeln'],
      attributes: { Material: ['Bambus'], Stärke: ['3 mm'], Länge: ['20 cm'], Stück: ['5'] },
      description: 'Fünf Nadeln für Handschuhe und Ärmel. Sie sind leicht und rutschen nicht so schnell aus den Maschen.',
    },
    {
      title: 'Nadelset Reise',
      price: 69,
      was: 79,
      categories: ['Nadeln'],
      attributes: { Material: ['Edelstahl'], Stärken: ['3,5 bis 8 mm'], Paare: ['8'], Gewicht: ['310 g'] },
      description: 'Acht Paar Nadelspitzen zum Schrauben mit drei Seilen. Ein Etui aus Filz ist dabei.',
    },
    {
      title: 'Strickpaket Mütze',
      price: 24.9,
      categories: ['Strickpakete'],
      attributes: { Schwierigkeit: ['Anfänger'], Größe: ['Kopfumfang 54 bis 58 cm'], Material: ['100 % Schurwolle'] },
      variants: each('Farbe', ['Blau', 'Grau']),
      description:
        'Im Paket sind Wolle, eine Rundnadel und eine gedruckte Anleitung mit vielen Bildern. Für alle, die noch nie gestrickt haben.',
    },
    {
      title: 'Strickpaket Babydecke',
      price: 49,
      categories: ['Strickpakete'],
      attributes: { Schwierigkeit: ['Fortgeschrittene'], Größe: ['80 x 90 cm'], Material: ['100 % Merino'] },
      description: 'Sieben Knäuel Merino und die Anleitung. Nadeln sind nicht dabei, du brauchst eine Rundnadel in 4 mm.',
    },
    {
      title: 'Strickpaket Schal Winter',
      price: 39,
      inStock: false,
      categories: ['Strickpakete'],
      attributes: { Schwierigkeit: ['Anfänger'], Größe: ['180 x 25 cm'], Material: ['Alpaka'] },
      description: 'Ein breiter Schal im Perlmuster. Wolle und Anleitung sind dabei.',
    },
    {
      title: 'Projekttasche Leinen',
      price: 29,
      categories: ['Zubehör'],
      attributes: { Material: ['Leinen'], Maße: ['30 x 25 x 12 cm'], Gewicht: ['220 g'] },
      description: 'Steht von allein und wird mit einer Kordel zugezogen. Innen ist ein Fach für Nadeln. Waschbar bei 30 Grad.',
    },
    {
      title: 'Maschenmarkierer Punkt',
      price: 4.5,
      categories: ['Zubehör'],
      attributes: { Material: ['Messing'], Stück: ['20'], Passt: ['bis 8 mm'] },
      description: 'Zwanzig kleine Ringe in einer Blechdose. Sie sind nickelfrei und bleiben nicht in der Wolle hängen.',
    },
  ],
};

export const torrefil: Shop = {
  key: 'torrefil',
  language: 'fr',
  currency: 'EUR',
  url: 'https://torrefil.example',
  quiz: { question: 'Comment préparez-vous votre café ?', answers: ['À l’italienne', 'Autrement'] },
  profile: {
    ...emptyProfile,
    companyName: 'Torréfil',
    howCanCustomersReachYouOrYourTeam: 'bonjour@torrefil.example ou 02 55 55 01 42, du mardi au samedi de 9 h à 18 h.',
    whatAreFAQs: `Quand torréfiez-vous ?
Tous les lundis et jeudis, dans notre atelier de Nantes.

Combien de temps se garde le café ?
Trois mois en grains, un mois une fois moulu, dans une boîte bien fermée.

Peut-on retirer sa commande à l’atelier ?
Oui, gratuitement, du mardi au samedi.

Comment puis-je payer ?
Par carte bancaire ou PayPal.

Faites-vous des paquets cadeaux ?
Oui, pour 3 € par paquet.`,
  },
  pages: [
    {
      url: 'https://torrefil.example/livraison',
      title: 'Livraison',
      topic: 'delivery',
      text: 'Livraison\n\nFrance 4,90 €, offerte dès 45 €, sous 2 à 4 jours ouvrés. Belgique 7,50 €, 4 à 6 jours ouvrés. Suisse 13 €, 5 à 8 jours ouvrés. Livraison express en France : 9,90 €, le lendemain pour toute commande passée avant midi.',
    },
    {
      url: 'https://torrefil.example/retours',
      title: 'Retours',
      topic: 'returns',
      text: 'Retours\n\nVous avez 14 jours pour nous renvoyer le matériel non utilisé. Les paquets de café ne sont pas repris. Les frais de retour sont à votre charge.',
    },
    {
      url: 'https://torrefil.example/garantie',
      title: 'Garantie',
      topic: 'questions',
      text: 'Garantie\n\nNos moulins sont garantis 3 ans, les cafetières 2 ans. Les joints et les verres de rechange sont disponibles à l’atelier.',
    },
  ],
  products: [
    {
      title: 'Café Éthiopie Sidama',
      price: 9.5,
      categories: ['Cafés'],
      attributes: { Origine: ['Éthiopie'], Torréfaction: ['Claire'], Notes: ['Jasmin, abricot'], Variété: ['100 % arabica'] },
      variants: [{ options: { Poids: '250 g' } }, { options: { Poids: '1 kg' }, price: 34 }],
      description:
        'Un café fleuri, à boire en filtre ou en piston. Cultivé à 1900 mètres par une coopérative de 300 familles. Vendu en grains.',
    },
    {
      title: 'Café Brésil Cerrado',
      price: 8.2,
      categories: ['Cafés'],
      attributes: {
        Origine: ['Brésil'],
        Torréfaction: ['Moyenne'],
        Notes: ['Noisette, chocolat'],
        Variété: ['100 % arabica'],
        Poids: ['250 g'],
      },
      variants: each('Mouture', ['Grains', 'Moulu filtre', 'Moulu espresso']),
      description: 'Rond et doux, sans acidité. Le café du matin de toute l’équipe.',
    },
    {
      title: 'Café Colombie Décaféiné',
      price: 10.2,
      categories: ['Cafés'],
      attributes: {
        Origine: ['Colombie'],
        Torréfaction: ['Moyenne'],
        Notes: ['Caramel, pomme'],
        Variété: ['100 % arabica'],
        Poids: ['250 g'],
      },
      variants: each('Mouture', ['Grains', 'Moulu filtre'], ['Moulu filtre']),
      description: 'Décaféiné à l’eau, sans solvant. Il garde tout son goût de caramel.',
    },
    {
      title: 'Mélange Maison Espresso',
      price: 7.9,
      was: 9,
      categories: ['Cafés'],
      attributes: {
        Origine: ['Brésil, Inde'],
        Torréfaction: ['Foncée'],
        Notes: ['Cacao, épices'],
        Variété: ['70 % arabica, 30 % robusta'],
        Poids: ['250 g'],
      },
      description: 'Corsé, avec une belle mousse. Pour les amateurs d’espresso à l’italienne. Vendu en grains.',
    },
    {
      title: 'Cafetière à Piston Lison',
      price: 36,
      categories: ['Cafetières'],
      attributes: { Matière: ['Verre et inox'], Contenance: ['1 L'], Tasses: ['8'], Poids: ['850 g'] },
      variants: each('Couleur', ['Noir', 'Cuivre'], ['Cuivre']),
      description: 'Le double filtre retient bien le marc. Le verre va au lave-vaisselle et se remplace s’il casse.',
    },
    {
      title: 'Cafetière Italienne Rosa',
      price: 29,
      categories: ['Cafetières'],
      attributes: { Matière: ['Aluminium'], Contenance: ['300 ml'], Tasses: ['6'], Induction: ['Non'], Poids: ['620 g'] },
      variants: each('Couleur', ['Rouge', 'Argent']),
      description: 'La cafetière de nos grands-mères, fabriquée en Italie. Elle se rince à l’eau claire, jamais au lave-vaisselle.',
    },
    {
      title: 'Cafetière Italienne Piera',
      price: 44,
      was: 52,
      categories: ['Cafetières'],
      attributes: { Matière: ['Inox'], Contenance: ['200 ml'], Tasses: ['4'], Induction: ['Oui'], Poids: ['740 g'] },
      description: 'Va sur tous les feux, induction comprise. Un joint de rechange est fourni. Passe au lave-vaisselle.',
    },
    {
      title: 'Cafetière Filtre Sablier',
      price: 39,
      categories: ['Cafetières'],
      attributes: { Matière: ['Verre'], Contenance: ['600 ml'], Tasses: ['4'], Poids: ['480 g'] },
      description: 'Une carafe en forme de sablier avec un col en bois. Les filtres en papier ne sont pas fournis.',
    },
    {
      title: 'Moulin Manuel Arles',
      price: 75,
      categories: ['Moulins'],
      attributes: { Matière: ['Acier et noyer'], Capacité: ['30 g'], Poids: ['480 g'], Réglages: ['24'] },
      description: 'Des meules en acier et une manivelle qui se démonte pour le voyage. Il faut une minute pour moudre deux tasses.',
    },
    {
      title: 'Moulin Électrique Lyon',
      price: 129,
      categories: ['Moulins'],
      attributes: { Puissance: ['150 W'], Capacité: ['250 g'], Poids: ['1,9 kg'], Réglages: ['40'] },
      description: 'Silencieux et précis, de l’espresso au piston. Une brosse de nettoyage est fournie.',
    },
    {
      title: 'Tasse Espresso Grès',
      price: 12,
      categories: ['Tasses'],
      attributes: { Matière: ['Grès'], Contenance: ['80 ml'], 'Lave-vaisselle': ['Oui'] },
      variants: each('Couleur', ['Bleu', 'Blanc', 'Vert']),
      description: 'Tournée à la main par une potière de Clisson. Vendue à l’unité, sans soucoupe.',
    },
    {
      title: 'Mug Isotherme Balade',
      price: 27,
      inStock: false,
      categories: ['Tasses'],
      attributes: { Matière: ['Inox'], Contenance: ['350 ml'], 'Lave-vaisselle': ['Non'] },
      description: 'Garde le café chaud pendant six heures. Le couvercle est étanche.',
    },
  ],
};

export const alaancha: Shop = {
  key: 'alaancha',
  language: 'es',
  currency: 'EUR',
  url: 'https://alaancha.example',
  quiz: { question: '¿Para qué estación lo buscas?', answers: ['Verano', 'Otra'] },
  profile: {
    ...emptyProfile,
    companyName: 'Ala Ancha',
    howCanCustomersReachYouOrYourTeam: 'hola@alaancha.example o 954 555 016, de lunes a viernes de 10 a 14 h.',
    whatAreFAQs: `¿Cómo sé mi talla?
Mide el contorno de la cabeza un centímetro por encima de las orejas: los centímetros son tu talla.

¿Tenéis tienda?
Sí, en la calle Feria 40 de Sevilla.

¿Cómo puedo pagar?
Con tarjeta, Bizum o PayPal.

¿Envolvéis para regalo?
Sí, sin coste. Dínoslo al hacer el pedido.

¿Arregláis sombreros?
Sí, ponemos cintas y badanas nuevas desde 12 €.`,
  },
  pages: [
    {
      url: 'https://alaancha.example/envios',
      title: 'Envíos',
      topic: 'delivery',
      text: 'Envíos\n\nEspaña peninsular 4,50 €, gratis desde 60 €, en 2 o 3 días laborables. Portugal 6,90 €, de 3 a 5 días laborables. Francia 9,50 €, de 4 a 6 días laborables. El envío urgente en la península cuesta 8 € y llega al día siguiente si pides antes de las 12.',
    },
    {
      url: 'https://alaancha.example/devoluciones',
      title: 'Devoluciones',
      topic: 'returns',
      text: 'Devoluciones\n\nTienes 20 días para devolver lo que no te quede bien, sin usar y con su etiqueta. El primer cambio de talla es gratis. La devolución cuesta 4 €.',
    },
    {
      url: 'https://alaancha.example/cuidados',
      title: 'Cuidados',
      topic: 'questions',
      text: 'Cuidados\n\nCepilla el fieltro en seco y guarda la paja lejos del calor. Las prendas de lana y alpaca se lavan a mano con agua fría.',
    },
  ],
  products: [
    {
      title: 'Sombrero Panamá Cuenca',
      price: 79,
      categories: ['Sombreros'],
      attributes: { Material: ['Paja toquilla'], Ala: ['7 cm'], Peso: ['85 g'] },
      variants: each('Talla', ['56', '58', '60'], ['60']),
      description: 'Tejido a mano en Ecuador, fresco y muy ligero. Lleva una cinta negra. No debe mojarse.',
    },
    {
      title: 'Sombrero Fedora Sevilla',
      price: 65,
      was: 82,
      categories: ['Sombreros'],
      attributes: { Material: ['Fieltro de lana'], Ala: ['6 cm'], Peso: ['130 g'] },
      variants: each('Color', ['Negro', 'Camel', 'Burdeos']),
      description: 'Un clásico de invierno con forro de satén. Hecho en nuestro taller. Talla única de 58 con cinta ajustable.',
    },
    {
      title: 'Sombrero de Playa Almería',
      price: 29,
      categories: ['Sombreros'],
      attributes: { Material: ['Papel trenzado'], Ala: ['12 cm'], Peso: ['95 g'], Protección: ['UPF 50+'] },
      description: 'El ala da sombra hasta los hombros. Se enrolla para la maleta y trae un cordón para el viento.',
    },
    {
      title: 'Sombrero de Lluvia Cantábrico',
      price: 45,
      categories: ['Sombreros'],
      attributes: { Material: ['Algodón encerado'], Ala: ['6,5 cm'], Peso: ['150 g'], Impermeable: ['Sí'] },
      variants: each('Talla', ['S', 'M', 'L', 'XL']),
      description: 'Aguanta un día entero de lluvia. Se dobla y cabe en el bolsillo del abrigo.',
    },
    {
      title: 'Gorra Plana Bilbao',
      price: 38,
      categories: ['Gorras'],
      attributes: { Material: ['Lana'], Forro: ['Algodón'], Peso: ['110 g'] },
      variants: each('Color', ['Gris', 'Marrón']),
      description: 'La gorra de los abuelos, con un paño de espiga. Abriga y no pica. Talla 58.',
    },
    {
      title: 'Gorra de Béisbol Retiro',
      price: 19,
      categories: ['Gorras'],
      attributes: { Material: ['Algodón orgánico'], Cierre: ['Hebilla'], Peso: ['80 g'] },
      variants: each('Color', ['Azul', 'Blanco', 'Verde'], ['Verde']),
      description: 'Una gorra sencilla de seis paneles, sin logotipos. Se lava a máquina a 30 grados.',
    },
    {
      title: 'Gorra de Correr Brisa',
      price: 24,
      categories: ['Gorras'],
      attributes: { Material: ['Poliéster reciclado'], Cierre: ['Velcro'], Peso: ['50 g'] },
      description: 'Se seca en minutos y deja pasar el aire. Lleva una banda reflectante detrás.',
    },
    {
      title: 'Boina Vasca Oñati',
      price: 34,
      categories: ['Boinas'],
      attributes: { Material: ['Lana merina'], Diámetro: ['28 cm'], Peso: ['90 g'] },
      description: 'Boina negra de una sola pieza, con badana de piel. Repele la lluvia fina.',
    },
    {
      title: 'Boina de Punto Lola',
      price: 22,
      inStock: false,
      categories: ['Boinas'],
      attributes: { Material: ['Algodón'], Diámetro: ['26 cm'], Peso: ['70 g'] },
      description: 'Boina calada de entretiempo. Se adapta a cualquier cabeza.',
    },
    {
      title: 'Bufanda de Alpaca Puna',
      price: 49,
      was: 58,
      categories: ['Bufandas y Guantes'],
      attributes: { Material: ['Alpaca'], Medidas: ['180 x 30 cm'], Peso: ['160 g'] },
      description: 'Muy suave y caliente, tejida en Perú. Se lava a mano.',
    },
    {
      title: 'Bufanda de Algodón Levante',
      price: 21,
      categories: ['Bufandas y Guantes'],
      attributes: { Material: ['Algodón'], Medidas: ['170 x 50 cm'], Peso: ['140 g'] },
      description: 'Para las noches frescas de primavera. Se lava a máquina y no encoge.',
    },
    {
      title: 'Guantes de Lana Sierra',
      price: 26,
      categories: ['Bufandas y Guantes'],
      attributes: { Material: ['Lana'], Forro: ['Polar'], Táctil: ['Sí'] },
      variants: [
        { options: { Talla: 'S' } },
        { options: { Talla: 'M' } },
        { options: { Talla: 'L' } },
        { options: { Talla: 'XL' }, price: 29 },
      ],
      description: 'El índice y el pulgar funcionan con la pantalla del móvil. El puño es largo y tapa la muñeca.',
    },
  ],
};

export const pentolina: Shop = {
  key: 'pentolina',
  language: 'it',
  currency: 'EUR',
  url: 'https://pentolina.example',
  quiz: { question: 'Su che cosa cucini?', answers: ['A gas', 'Altro'] },
  profile: {
    ...emptyProfile,
    companyName: 'La Pentolina',
    howCanCustomersReachYouOrYourTeam: 'ciao@pentolina.example oppure 0322 555 018, dal lunedì al venerdì dalle 9 alle 17.',
    whatAreFAQs: `Posso comprare i manici di ricambio?
Sì, scrivici il nome della pentola e ti diciamo il prezzo.

Avete un negozio?
Sì, a Omegna in via Lago 8, aperto dal martedì al sabato.

Come posso pagare?
Con carta, PayPal o bonifico.

Fate la fattura?
Sì, basta indicare la partita IVA al momento dell’ordine.

Fate liste di nozze?
Sì, in negozio e per telefono.`,
  },
  pages: [
    {
      url: 'https://pentolina.example/spedizioni',
      title: 'Spedizioni',
      topic: 'delivery',
      text: 'Spedizioni\n\nItalia 5,90 €, gratis da 70 €, in 2 o 3 giorni lavorativi. Francia 11 €, da 4 a 6 giorni lavorativi. Austria 12,50 €, da 4 a 7 giorni lavorativi. La spedizione espressa in Italia costa 10 € e arriva il giorno dopo se ordini entro le 11.',
    },
    {
      url: 'https://pentolina.example/resi',
      title: 'Resi',
      topic: 'returns',
      text: 'Resi\n\nHai 30 giorni per restituire un articolo mai usato, nella sua scatola. Il ritiro a casa costa 6 €. Rimborsiamo entro una settimana.',
    },
    {
      url: 'https://pentolina.example/garanzia',
      title: 'Garanzia',
      topic: 'questions',
      text: 'Garanzia\n\nLa ghisa è garantita 25 anni, le pentole in acciaio 10 anni, i rivestimenti antiaderenti 2 anni.',
    },
  ],
  products: [
    {
      title: 'Padella Antiaderente Lampo',
      price: 29,
      categories: ['Padelle'],
      attributes: { Materiale: ['Alluminio'], Induzione: ['No'], Lavastoviglie: ['Sì'], Peso: ['0,7 kg'] },
      variants: [
        { options: { Diametro: '20 cm' } },
        { options: { Diametro: '24 cm' }, price: 35 },
        { options: { Diametro: '28 cm' }, price: 41 },
      ],
      description: 'Leggera e pronta in un minuto, per uova e verdure. Il rivestimento è senza PFAS.',
    },
    {
      title: 'Padella in Ferro Etna',
      price: 34,
      categories: ['Padelle'],
      attributes: { Materiale: ['Ferro'], Diametro: ['26 cm'], Induzione: ['Sì'], Lavastoviglie: ['No'], Peso: ['1,9 kg'] },
      description: 'Per bistecche e fritti, dura una vita. Va anche in forno. Dopo l’uso si asciuga e si unge con un filo d’olio.',
    },
    {
      title: 'Padella in Ceramica Luna',
      price: 32,
      was: 40,
      categories: ['Padelle'],
      attributes: {
        Materiale: ['Alluminio con rivestimento in ceramica'],
        Diametro: ['24 cm'],
        Induzione: ['Sì'],
        Lavastoviglie: ['No'],
        Peso: ['0,9 kg'],
      },
      variants: each('Colore', ['Crema', 'Verde'], ['Verde']),
      description: 'Niente si attacca, nemmeno con poco olio. Il manico resta freddo.',
    },
    {
      title: 'Wok Vela',
      price: 42,
      categories: ['Padelle'],
      attributes: { Materiale: ['Alluminio'], Diametro: ['30 cm'], Induzione: ['Sì'], Lavastoviglie: ['Sì'], Peso: ['1,3 kg'] },
      description: 'Con i bordi alti per saltare verdure e pasta. Il coperchio non è compreso.',
    },
    {
      title: 'Casseruola in Ghisa Nonna',
      price: 95,
      categories: ['Pentole'],
      attributes: { Materiale: ['Ghisa smaltata'], Capacità: ['4,2 litri'], Induzione: ['Sì'], Peso: ['4,8 kg'] },
      variants: each('Colore', ['Rosso', 'Blu', 'Grigio']),
      description: 'Per brasati e ragù che cuociono per ore. Il coperchio è compreso e va in forno fino a 250 gradi.',
    },
    {
      title: 'Pentola in Acciaio Brodo',
      price: 58,
      categories: ['Pentole'],
      attributes: { Materiale: ['Acciaio inox'], Capacità: ['8 litri'], Induzione: ['Sì'], Peso: ['2,1 kg'] },
      description: 'Alta e capiente, per il brodo e la pasta di tutta la famiglia. Coperchio compreso. Si lava in lavastoviglie.',
    },
    {
      title: 'Pentola a Pressione Svelta',
      price: 79,
      was: 99,
      categories: ['Pentole'],
      attributes: { Materiale: ['Acciaio inox'], Capacità: ['6 litri'], Induzione: ['Sì'], Peso: ['3,0 kg'] },
      description: 'Cuoce i ceci in 25 minuti. Ha due valvole di sicurezza e un cestello per il vapore compreso nel prezzo.',
    },
    {
      title: 'Teglia Lasagne Festa',
      price: 27,
      categories: ['Teglie e Stampi'],
      attributes: { Materiale: ['Ceramica'], Misure: ['35 x 25 cm'], Lavastoviglie: ['Sì'], Peso: ['2,2 kg'] },
      variants: each('Colore', ['Bianco', 'Rosso']),
      description: 'Lasagne per otto persone, dal forno alla tavola. Resiste anche nel congelatore.',
    },
    {
      title: 'Teglia Pizza Napoli',
      price: 16,
      categories: ['Teglie e Stampi'],
      attributes: { Materiale: ['Ferro blu'], Diametro: ['32 cm'], Lavastoviglie: ['No'], Peso: ['0,8 kg'] },
      description: 'La teglia tonda delle pizzerie, con il fondo che diventa croccante. Va unta prima del primo uso.',
    },
    {
      title: 'Stampo Ciambella Anna',
      price: 18,
      inStock: false,
      categories: ['Teglie e Stampi'],
      attributes: { Materiale: ['Alluminio'], Diametro: ['24 cm'], Lavastoviglie: ['No'], Peso: ['0,4 kg'] },
      description: 'Lo stampo scanalato per la ciambella della domenica. La torta esce intera.',
    },
    {
      title: 'Coperchio in Vetro Tondo',
      price: 21,
      categories: ['Accessori'],
      attributes: { Materiale: ['Vetro temperato'], Lavastoviglie: ['Sì'], Forno: ['Fino a 180 °C'] },
      variants: each('Diametro', ['24 cm', '28 cm', '30 cm']),
      description: 'Si vede che cosa bolle in pentola. Il bordo in silicone non graffia.',
    },
    {
      title: 'Presine in Lino Fuoco',
      price: 12,
      categories: ['Accessori'],
      attributes: { Materiale: ['Lino'], Misure: ['20 x 20 cm'], Pezzi: ['2'] },
      variants: each('Colore', ['Naturale', 'Blu', 'Ruggine']),
      description: 'Un paio di presine imbottite, cucite a Biella. Si lavano a 60 gradi.',
    },
  ],
};

export const havluevi: Shop = {
  key: 'havluevi',
  language: 'tr',
  currency: 'TRY',
  url: 'https://havluevi.example',
  quiz: { question: 'Kimin için bakıyorsunuz?', answers: ['Kendim için', 'Başkası için'] },
  profile: {
    ...emptyProfile,
    companyName: 'Denizli Havlu Evi',
    howCanCustomersReachYouOrYourTeam: 'merhaba@havluevi.example ya da 0258 555 01 19, hafta içi 9.00 ile 18.00 arası.',
    whatAreFAQs: `Havlular tüy bırakır mı?
İlk iki yıkamada biraz bırakabilir, sonra bırakmaz.

Mağazanız var mı?
Evet, Denizli Kaleiçi Çarşısı 14 numarada.

Nasıl ödeyebilirim?
Kredi kartı, havale ya da kapıda ödeme ile.

Hediye paketi yapıyor musunuz?
Evet, paket başına 40 TL.

İsim işletebilir miyim?
Evet, havlulara ve bornozlara isim işliyoruz, 90 TL.`,
  },
  pages: [
    {
      url: 'https://havluevi.example/kargo',
      title: 'Kargo ve Teslimat',
      topic: 'delivery',
      text: 'Kargo ve Teslimat\n\nTürkiye içi kargo 75 TL, 1000 TL ve üzeri ücretsizdir. Siparişler 2 ila 4 iş gününde gelir. Almanya 480 TL, 6 ila 9 iş günü. Kıbrıs 220 TL, 4 ila 7 iş günü. Hızlı kargo 130 TL: saat 12.00’ye kadar verilen siparişler ertesi gün gelir.',
    },
    {
      url: 'https://havluevi.example/iade',
      title: 'İade',
      topic: 'returns',
      text: 'İade\n\nKullanılmamış ve yıkanmamış ürünleri 15 gün içinde iade edebilirsiniz. İade kargosu bize aittir. İsim işlenmiş ürünler iade edilemez.',
    },
    {
      url: 'https://havluevi.example/bakim',
      title: 'Yıkama ve Bakım',
      topic: 'questions',
      text: 'Yıkama ve Bakım\n\nİlk kullanımdan önce yıkayın. Pamuklu havlular 60 derecede, bambu ve keten 40 derecede yıkanır. Yumuşatıcı kullanmayın, havlunun su emmesini azaltır.',
    },
  ],
  products: [
    {
      title: 'Banyo Havlusu Menderes',
      price: 420,
      categories: ['Havlular'],
      attributes: { Malzeme: ['%100 pamuk'], Ölçü: ['70 x 140 cm'], Gramaj: ['550 g/m²'], Yıkama: ['60 °C'] },
      variants: each('Renk', ['Beyaz', 'Lacivert', 'Yeşil'], ['Yeşil']),
      description: 'Kalın ve yumuşak, suyu çabuk çeker. Denizli’de kendi tezgâhlarımızda dokunur.',
    },
    {
      title: 'Bambu Havlu Sazlık',
      price: 360,
      was: 450,
      categories: ['Havlular'],
      attributes: { Malzeme: ['%60 bambu, %40 pamuk'], Ölçü: ['50 x 90 cm'], Gramaj: ['500 g/m²'], Yıkama: ['40 °C'] },
      variants: each('Renk', ['Gri', 'Bej']),
      description: 'Hassas ciltler için ipek gibi bir yüz havlusu. Koku yapmaz.',
    },
    {
      title: 'El Havlusu Tomurcuk',
      price: 140,
      categories: ['Havlular'],
      attributes: { Malzeme: ['%100 pamuk'], Ölçü: ['30 x 50 cm'], Gramaj: ['450 g/m²'], Yıkama: ['60 °C'] },
      description: 'Kenarı dantelli küçük el havlusu. Asmak için askısı vardır.',
    },
    {
      title: 'Plaj Havlusu Dalga',
      price: 390,
      categories: ['Havlular'],
      attributes: { Malzeme: ['%100 pamuk'], Ölçü: ['90 x 170 cm'], Gramaj: ['380 g/m²'], Yıkama: ['40 °C'] },
      variants: each('Renk', ['Mavi', 'Turuncu']),
      description: 'Kumu tutmaz, güneşte bir saatte kurur. Yanında ipli bir çantası gelir.',
    },
    {
      title: 'Kadın Bornoz Papatya',
      price: 980,
      categories: ['Bornozlar'],
      attributes: { Malzeme: ['%100 pamuk'], Ağırlık: ['1,1 kg'], Yaka: ['Şal yaka'], Cep: ['2'] },
      variants: each('Beden', ['S', 'M', 'L'], ['S']),
      description: 'Diz altına kadar inen kadife yüzlü bir bornoz. Kemeri ve iki cebi vardır.',
    },
    {
      title: 'Erkek Bornoz Çınar',
      price: 1150,
      categories: ['Bornozlar'],
      attributes: { Malzeme: ['Pamuklu petek kumaş'], Ağırlık: ['0,8 kg'], Yaka: ['Kimono'], Cep: ['2'] },
      variants: [
        { options: { Beden: 'M' } },
        { options: { Beden: 'L' } },
        { options: { Beden: 'XL' } },
        { options: { Beden: 'XXL' }, price: 1250 },
      ],
      description: 'İnce petek dokusu sayesinde hafiftir ve çabuk kurur. Spor çantasına sığar.',
    },
    {
      title: 'Çocuk Bornozu Minik',
      price: 620,
      was: 740,
      categories: ['Bornozlar'],
      attributes: { Malzeme: ['%100 pamuk'], Yaş: ['4-6 yaş'], Ağırlık: ['0,5 kg'], Kapüşon: ['Var'] },
      description: 'Kulaklı kapüşonu çocukları güldürür. Bebek cildine uygun boyalarla boyanmıştır.',
    },
    {
      title: 'Peştemal Sultan',
      price: 280,
      categories: ['Peştemaller'],
      attributes: { Malzeme: ['%100 pamuk'], Ölçü: ['100 x 180 cm'], Ağırlık: ['400 g'] },
      variants: each('Renk', ['Kırmızı', 'Mavi', 'Siyah'], ['Siyah']),
      description: 'Hamamda, plajda, koltukta kullanılan çizgili peştemal. Püskülleri elde bağlanır.',
    },
    {
      title: 'Keten Peştemal Ege',
      price: 460,
      categories: ['Peştemaller'],
      attributes: { Malzeme: ['%100 keten'], Ölçü: ['95 x 175 cm'], Ağırlık: ['320 g'] },
      description: 'Yıkandıkça yumuşar. Kum rengi, boyasız ketenden dokunur.',
    },
    {
      title: 'Hamam Seti Kurna',
      price: 640,
      inStock: false,
      categories: ['Peştemaller'],
      attributes: { Malzeme: ['%100 pamuk'], Parça: ['3'], Ağırlık: ['950 g'] },
      description: 'İki peştemal ve bir kese, hediye kutusunda. Çeyiz için çok tercih edilir.',
    },
    {
      title: 'Banyo Paspası Kum',
      price: 320,
      categories: ['Paspaslar'],
      attributes: { Malzeme: ['%100 pamuk'], Ölçü: ['50 x 80 cm'], Taban: ['Kaymaz'] },
      description: 'Kalın dokuma, ayağı üşütmez. Makinede 60 derecede yıkanır.',
    },
    {
      title: 'Ahşap Paspas Göl',
      price: 410,
      categories: ['Paspaslar'],
      attributes: { Malzeme: ['Bambu ağacı'], Ölçü: ['40 x 60 cm'], Taban: ['Lastik ayaklı'] },
      description: 'Duştan sonra su aradan akar, hep kuru kalır. Islak bezle silinir.',
    },
  ],
};
