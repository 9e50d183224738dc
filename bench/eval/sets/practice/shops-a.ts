/** Shops of ordinary trades, for ordinary conversations: written to be tuned on. */
import type { Shop } from '../../lib/shop.ts';

export const spokely: Shop = {
  key: 'spokely',
  language: 'en',
  currency: 'GBP',
  url: 'https://spokely.example',
  quiz: { question: 'How do you ride?', answers: ['To work', 'Another way'] },
  profile: {
    companyName: 'Spokely',
    whatServicesDoYouOfferToClients: 'Everything that goes on a bike, and a workshop in Leeds: a basic service is £45 and takes two days.',
    moreInformationAboutYourProducts:
      'All our lights charge by USB-C. Helmets should be replaced after a fall, even if you cannot see a crack.',
    howCanCustomersReachYouOrYourTeam: 'hello@spokely.example, 0113 496 0101',
    whatAreFAQs: `Which helmet size do I need?
Measure around your head, two fingers above the eyebrows: 52 to 56 cm is M, 57 to 61 cm is L.

Do you gift wrap?
Yes, in brown paper, for £2.50.

Will the panniers fit my rack?
They hook on to any rack with tubes of 8 to 16 mm.`,
    howMuchDiscountCanYouDoMaximum: '',
  },
  pages: [
    {
      url: 'https://spokely.example/delivery',
      title: 'Delivery',
      topic: 'delivery',
      text: 'Delivery\n\nUK £3.90, free over £60. Ireland £9. Orders before noon leave the same day and take two days. We do not ship anywhere else.',
    },
    {
      url: 'https://spokely.example/returns',
      title: 'Returns',
      topic: 'returns',
      text: 'Returns\n\nYou have 60 days to send things back, unused. Return postage is on us within the UK.',
    },
  ],
  products: [
    {
      title: 'Beacon 400 Front Light',
      price: 34,
      categories: ['Lights'],
      attributes: { Brightness: ['400 lumens'], 'Run time': ['6 hours'], Weight: ['98 g'], Waterproof: ['Yes'] },
      description: 'Clips on without tools. The strap fits handlebars from 22 to 35 mm.',
    },
    {
      title: 'Beacon 900 Front Light',
      price: 59,
      categories: ['Lights'],
      attributes: { Brightness: ['900 lumens'], 'Run time': ['4 hours'], Weight: ['142 g'], Waterproof: ['Yes'] },
      description: 'For unlit lanes. Comes with a helmet mount.',
    },
    {
      title: 'Ember Rear Light',
      price: 22,
      categories: ['Lights'],
      attributes: { Brightness: ['60 lumens'], 'Run time': ['12 hours'], Weight: ['40 g'] },
    },
    {
      title: 'Commuter Helmet',
      price: 48,
      was: 60,
      categories: ['Helmets'],
      attributes: { Weight: ['310 g'] },
      variants: [
        { options: { Colour: 'Black', Size: 'M' } },
        { options: { Colour: 'Black', Size: 'L' } },
        { options: { Colour: 'Yellow', Size: 'M' } },
        { options: { Colour: 'Yellow', Size: 'L' }, inStock: false },
      ],
      description: 'Has a magnetic buckle that closes with gloves on, and a soft peak you can take off.',
    },
    {
      title: 'Kids Helmet Dino',
      price: 29,
      categories: ['Helmets', 'Children'],
      attributes: { Age: ['3 to 7 years'], Weight: ['240 g'] },
      variants: [{ options: { Colour: 'Green' } }, { options: { Colour: 'Pink' } }],
    },
    {
      title: 'Roll-Top Pannier 20 L',
      price: 65,
      categories: ['Bags'],
      attributes: { Capacity: ['20 litres'], Waterproof: ['Yes'], Weight: ['850 g'] },
      variants: [{ options: { Colour: 'Grey' } }, { options: { Colour: 'Red' }, inStock: false }],
      description: 'Sold singly. A 15 inch laptop goes in the padded sleeve.',
    },
    { title: 'Shopper Pannier 16 L', price: 42, categories: ['Bags'], attributes: { Capacity: ['16 litres'], Waterproof: ['No'] } },
    {
      title: 'D-Lock Gold',
      price: 55,
      categories: ['Locks'],
      attributes: { Rating: ['Gold'], Weight: ['1.4 kg'] },
      description: 'Two keys and a frame bracket are included.',
    },
    { title: 'Cable Lock', price: 14, categories: ['Locks'], attributes: { Rating: ['Bronze'], Length: ['180 cm'] } },
    {
      title: 'Mini Pump',
      price: 19.5,
      categories: ['Pumps'],
      attributes: { Pressure: ['7 bar'] },
      description: 'Works with Presta and Schrader valves.',
    },
    { title: 'Floor Pump', price: 36, inStock: false, categories: ['Pumps'], attributes: { Pressure: ['11 bar'] } },
  ],
};

export const daunennest: Shop = {
  key: 'daunennest',
  language: 'de',
  currency: 'EUR',
  url: 'https://daunennest.example',
  quiz: { question: 'Wie schlafen Sie?', answers: ['Auf der Seite', 'Anders'] },
  profile: {
    companyName: 'Daunennest',
    whatServicesDoYouOfferToClients:
      'Decken, Kissen und Bettwäsche. Alte Daunendecken waschen wir für 39 Euro und füllen sie auf Wunsch nach.',
    moreInformationAboutYourProducts: 'Unsere Daunen stammen aus Polen und Ungarn und sind nie lebend gerupft.',
    howCanCustomersReachYouOrYourTeam: 'moin@daunennest.example, 0421 555 0133',
    whatAreFAQs: `Kann ich Probe schlafen?
Ja, 30 Nächte. Gefällt es Ihnen nicht, holen wir die Decke kostenlos ab.

Welche Decke für den Sommer?
Nehmen Sie Wärmeklasse 1 oder 2, im Winter 4 oder 5.

Verschicken Sie auch als Geschenk?
Ja, mit Schleife und Karte für 5 Euro, die Rechnung geht dann an Sie.`,
    howMuchDiscountCanYouDoMaximum: 'keiner',
  },
  pages: [
    {
      url: 'https://daunennest.example/versand',
      title: 'Versand',
      topic: 'delivery',
      text: 'Versand\n\nInnerhalb Deutschlands 4,90 €, ab 80 € frei. Österreich 9,90 €, Schweiz 19 €. Lieferzeit 2 bis 4 Werktage, nach Österreich 5.',
    },
    {
      url: 'https://daunennest.example/pflege',
      title: 'Pflege',
      topic: 'questions',
      text: 'Pflege\n\nDaunen bei 60 Grad im Wollprogramm waschen und gründlich im Trockner trocknen. Zwei Tennisbälle halten sie dabei locker. Kamelhaar gehört nur an die frische Luft oder in die Reinigung.',
    },
  ],
  products: [
    {
      title: 'Daunendecke Wolke',
      price: 179,
      categories: ['Decken'],
      attributes: { Wärmeklasse: ['4'], Füllung: ['90 % Daunen'], Gewicht: ['820 g'] },
      variants: [{ options: { Größe: '135 x 200 cm' } }, { options: { Größe: '155 x 220 cm' }, price: 219 }],
    },
    {
      title: 'Sommerdecke Brise',
      price: 69,
      categories: ['Decken'],
      attributes: { Wärmeklasse: ['1'], Füllung: ['Lyocell'], Gewicht: ['480 g'] },
      description: 'Hauchdünn und in der Maschine waschbar bis 60 Grad. Auch für Hausstauballergiker.',
    },
    {
      title: 'Kamelhaardecke Sahara',
      price: 139,
      categories: ['Decken'],
      attributes: { Wärmeklasse: ['3'], Füllung: ['Kamelhaar'], Gewicht: ['1100 g'] },
    },
    {
      title: 'Seitenschläferkissen Luna',
      price: 49,
      was: 59,
      categories: ['Kissen'],
      attributes: { Füllung: ['Hirseschalen'], Größe: ['40 x 145 cm'] },
      description: 'Der Bezug hat einen Reißverschluss und geht in die Waschmaschine. Auch als Stillkissen zu gebrauchen.',
    },
    {
      title: 'Nackenstützkissen Alba',
      price: 59,
      categories: ['Kissen'],
      attributes: { Füllung: ['Viscoschaum'], Höhe: ['9 cm'], Größe: ['40 x 80 cm'] },
      description: 'Für Rückenschläfer. Die Höhe lässt sich mit einer Einlage verstellen.',
    },
    {
      title: 'Leinenbettwäsche Hygge',
      price: 129,
      categories: ['Bettwäsche'],
      attributes: { Material: ['Leinen'] },
      variants: [{ options: { Farbe: 'Sand' } }, { options: { Farbe: 'Salbei' }, inStock: false }, { options: { Farbe: 'Graublau' } }],
      description: 'Ein Bettbezug und ein Kissenbezug 80 x 80 cm.',
    },
    {
      title: 'Satinbettwäsche Mond',
      price: 79,
      categories: ['Bettwäsche'],
      attributes: { Material: ['Baumwolle'] },
      variants: [{ options: { Farbe: 'Weiß' } }, { options: { Farbe: 'Anthrazit' } }],
    },
    { title: 'Spannbettlaken Jersey', price: 19.9, categories: ['Laken'], attributes: { Material: ['Baumwolle'], Steghöhe: ['30 cm'] } },
    { title: 'Kinderdecke Igel', price: 45, categories: ['Kinder'], attributes: { Alter: ['2 bis 6 Jahre'], Größe: ['100 x 135 cm'] } },
  ],
};

export const casserolier: Shop = {
  key: 'casserolier',
  language: 'fr',
  currency: 'EUR',
  url: 'https://casserolier.example',
  quiz: { question: 'Sur quoi cuisinez-vous ?', answers: ['Induction', 'Autre'] },
  profile: {
    companyName: 'Le Casserolier',
    whatServicesDoYouOfferToClients: 'Poêles, casseroles et couteaux. Affûtage de vos couteaux : 6 € pièce, prêts en 3 jours.',
    moreInformationAboutYourProducts: 'Le manche en bois ne va pas au four, les manches en inox oui.',
    howCanCustomersReachYouOrYourTeam: 'bonjour@casserolier.example',
    whatAreFAQs: `Comment culotter une poêle en acier ?
Chauffez-la avec un fond d'huile jusqu'à ce qu'elle fume, laissez refroidir, essuyez. Trois fois de suite.

Faites-vous des paquets cadeaux ?
Oui, 3 € par article.

Que faire si ça accroche ?
Faites bouillir de l'eau avec du bicarbonate dans la poêle, puis passez une spatule en bois.`,
    howMuchDiscountCanYouDoMaximum: '',
  },
  pages: [
    {
      url: 'https://casserolier.example/livraison',
      title: 'Livraison',
      topic: 'delivery',
      text: 'Livraison\n\nFrance 5,90 €, offerte dès 70 €. Belgique 9,90 €. Suisse 18 €. Départ sous 24 h, deux à trois jours de route.',
    },
    {
      url: 'https://casserolier.example/garantie',
      title: 'Garantie et retours',
      topic: 'returns',
      text: 'Garantie et retours\n\nRetour possible pendant 30 jours, les frais sont pour vous. Les poêles en acier et en inox sont garanties 10 ans, les revêtements antiadhésifs 2 ans.',
    },
  ],
  products: [
    {
      title: 'Poêle acier Forge',
      price: 39,
      categories: ['Poêles'],
      attributes: { Induction: ['Oui'], Matière: ['Acier'], Poids: ['1,9 kg'], Four: ['Oui'] },
      variants: [{ options: { Diamètre: '24 cm' } }, { options: { Diamètre: '28 cm' }, price: 46 }],
      description: 'À culotter avant la première cuisson. Ne passe pas au lave-vaisselle.',
    },
    {
      title: 'Poêle antiadhésive Légère',
      price: 32,
      was: 40,
      categories: ['Poêles'],
      attributes: { Induction: ['Non'], Matière: ['Aluminium'], Poids: ['0,8 kg'] },
      variants: [{ options: { Diamètre: '24 cm' } }, { options: { Diamètre: '28 cm' }, price: 38, inStock: false }],
      description: 'Revêtement céramique sans PFAS.',
    },
    {
      title: 'Sauteuse inox Brigade',
      price: 95,
      categories: ['Sauteuses'],
      attributes: { Induction: ['Oui'], Matière: ['Inox'], Contenance: ['3,2 litres'] },
      description: 'Livrée avec son couvercle. Le manche reste froid.',
    },
    {
      title: 'Cocotte fonte Mijote',
      price: 149,
      categories: ['Cocottes'],
      attributes: { Induction: ['Oui'], Matière: ['Fonte'], Contenance: ['4,5 litres'], Poids: ['5,2 kg'] },
      variants: [
        { options: { Couleur: 'Rouge' } },
        { options: { Couleur: 'Bleu nuit' } },
        { options: { Couleur: 'Vert' }, inStock: false },
      ],
      description: 'Pour six personnes. Va au four jusqu’à 260 degrés, couvercle compris.',
    },
    {
      title: 'Cocotte fonte Petite Mijote',
      price: 99,
      categories: ['Cocottes'],
      attributes: { Induction: ['Oui'], Matière: ['Fonte'], Contenance: ['2,4 litres'], Poids: ['3,4 kg'] },
      description: 'Pour deux ou trois personnes.',
    },
    { title: 'Couteau de chef 20 cm', price: 69, categories: ['Couteaux'], attributes: { Lame: ['Inox'], Manche: ['Olivier'] } },
    { title: 'Couteau d’office 9 cm', price: 18, categories: ['Couteaux'], attributes: { Lame: ['Inox'], Manche: ['Hêtre'] } },
    { title: 'Planche à découper hêtre', price: 28, categories: ['Planches'], attributes: { Taille: ['40 x 25 cm'] } },
    { title: 'Spatule en bois', price: 6.5, categories: ['Ustensiles'] },
  ],
};

export const patitas: Shop = {
  key: 'patitas',
  language: 'es',
  currency: 'EUR',
  url: 'https://patitas.example',
  quiz: { question: '¿Para quién es?', answers: ['Un perro', 'Otro animal'] },
  profile: {
    companyName: 'Patitas',
    whatServicesDoYouOfferToClients: 'Todo para perros y gatos. Grabamos el nombre en las placas gratis.',
    moreInformationAboutYourProducts: 'El pienso de salmón no lleva cereales ni pollo. El de cordero lleva arroz.',
    howCanCustomersReachYouOrYourTeam: 'hola@patitas.example, 91 555 01 20',
    whatAreFAQs: `¿Cómo cambio de pienso?
Poco a poco, en una semana, mezclando cada día un poco más del nuevo.

¿Y si no le gusta la cama?
La puedes devolver en 30 días aunque la haya usado.

¿Cómo mido a mi perro?
Mide el contorno del pecho justo detrás de las patas delanteras. S son 40-50 cm, M 50-65 cm, L 65-80 cm.`,
    howMuchDiscountCanYouDoMaximum: '',
  },
  pages: [
    {
      url: 'https://patitas.example/envios',
      title: 'Envíos',
      topic: 'delivery',
      text: 'Envíos\n\nPenínsula 4,50 €, gratis desde 45 €. Baleares 7,90 €. Portugal 8,50 €. Llega en 24-48 horas, a Baleares en 3 días. A Canarias no enviamos.',
    },
    { url: 'https://patitas.example/pago', title: 'Pago', topic: 'payment', text: 'Pago\n\nTarjeta, Bizum o contra reembolso (2 € más).' },
  ],
  products: [
    {
      title: 'Pienso Salmón 3 kg',
      price: 21.9,
      categories: ['Pienso'],
      attributes: { Animal: ['Perro'], Edad: ['Adulto'], 'Sin cereales': ['Sí'], Peso: ['3 kg'] },
    },
    {
      title: 'Pienso Salmón 12 kg',
      price: 69,
      was: 79,
      categories: ['Pienso'],
      attributes: { Animal: ['Perro'], Edad: ['Adulto'], 'Sin cereales': ['Sí'], Peso: ['12 kg'] },
    },
    {
      title: 'Pienso Cordero Cachorro 3 kg',
      price: 18.5,
      categories: ['Pienso'],
      attributes: { Animal: ['Perro'], Edad: ['Cachorro'], 'Sin cereales': ['No'], Peso: ['3 kg'] },
    },
    {
      title: 'Cama Nube',
      price: 39,
      categories: ['Camas'],
      attributes: { Lavable: ['Sí'] },
      variants: [{ options: { Talla: 'M' } }, { options: { Talla: 'L' }, price: 54 }],
      description: 'La funda se quita con cremallera. La L aguanta perros de hasta 40 kilos.',
    },
    {
      title: 'Cueva para gato Iglú',
      price: 33,
      categories: ['Camas'],
      attributes: { Animal: ['Gato'], Material: ['Fieltro'] },
      variants: [{ options: { Color: 'Gris' } }, { options: { Color: 'Rosa' }, inStock: false }],
    },
    {
      title: 'Arnés Paseo',
      price: 26,
      categories: ['Arneses'],
      attributes: { Animal: ['Perro'] },
      variants: [
        { options: { Talla: 'S', Color: 'Rojo' } },
        { options: { Talla: 'M', Color: 'Rojo' } },
        { options: { Talla: 'M', Color: 'Azul' } },
        { options: { Talla: 'L', Color: 'Azul' }, inStock: false },
      ],
      description: 'Reflectante. Lleva anilla delante para perros que tiran.',
    },
    { title: 'Correa extensible 5 m', price: 17, categories: ['Correas'], attributes: { Largo: ['5 m'], 'Peso máximo': ['25 kg'] } },
    {
      title: 'Rascador Torre',
      price: 64,
      categories: ['Rascadores'],
      attributes: { Animal: ['Gato'], Altura: ['120 cm'] },
      description: 'Se atornilla a la pared, los tornillos van incluidos.',
    },
    {
      title: 'Pelota mordedora',
      price: 7.5,
      categories: ['Juguetes'],
      attributes: { Material: ['Caucho'] },
      description: 'Flota en el agua.',
    },
    { title: 'Placa hueso', price: 9, categories: ['Placas'] },
  ],
};
