/** Small shops whose visitors ask for facts of what is in view, or describe what they seek: written to be tuned on. */
import { emptyProfile, type Shop } from '../../lib/shop.ts';

export const puzzlebarn: Shop = {
  key: 'puzzlebarn',
  language: 'en',
  currency: 'GBP',
  url: 'https://puzzlebarn.example',
  quiz: { question: 'Who is it for?', answers: ['Me', 'Somebody else'] },
  profile: {
    ...emptyProfile,
    companyName: 'Puzzle Barn',
    howCanCustomersReachYouOrYourTeam: 'hello@puzzlebarn.example',
    whatAreFAQs: `A piece is missing. What now?
Write to us with a photo and we post you the piece.

How do I keep a finished puzzle?
Brush two coats of puzzle glue over the picture and let it dry for an hour.`,
  },
  pages: [
    {
      url: 'https://puzzlebarn.example/delivery',
      title: 'Delivery',
      topic: 'delivery',
      text: 'Delivery\n\nUK £3.50, free from £50. Parcels arrive within 3 working days.',
    },
  ],
  products: [
    {
      title: 'Harbour at Dawn Jigsaw',
      price: 16,
      categories: ['Jigsaw Puzzles'],
      attributes: { Pieces: ['1000'], 'Finished size': ['68 x 48 cm'], Age: ['12+'] },
      description:
        'A busy fishing harbour by Welsh painter Ioan Rees. Most people need about eight hours. The board is recycled card, 2 mm thick.',
    },
    {
      title: 'Farmyard Floor Puzzle',
      price: 14,
      categories: ['Children’s Puzzles'],
      attributes: { Pieces: ['24'], 'Finished size': ['90 x 60 cm'], Age: ['3 to 6 years'] },
      description: 'Big chunky pieces that wipe clean with a damp cloth. Goes back into a box with a rope handle.',
    },
    {
      title: 'Night Express Escape Game',
      price: 22,
      categories: ['Escape Games'],
      attributes: { Players: ['2 to 5'], 'Playing time': ['90 minutes'], Age: ['14+'] },
      description: 'A murder on a sleeper train. Nothing is torn or cut, so you can pass it on to friends afterwards.',
    },
    {
      title: 'Wooden Brain Teaser Knot',
      price: 9,
      categories: ['Brain Teasers'],
      attributes: { Material: ['Beech'], Size: ['7 cm'] },
      description: 'Six interlocking sticks, level 3 of 5. The solution is printed inside the lid.',
    },
    {
      title: 'Puzzle Roll Mat',
      price: 19,
      categories: ['Accessories'],
      attributes: { Size: ['120 x 80 cm'], Material: ['Felt'] },
      description: 'Holds puzzles of up to 1500 pieces. Rolls around an inflatable tube and is tied with three straps.',
    },
  ],
};

export const zeltwiese: Shop = {
  key: 'zeltwiese',
  language: 'de',
  currency: 'EUR',
  url: 'https://zeltwiese.example',
  quiz: { question: 'Wie reist du?', answers: ['Zu Fuß', 'Anders'] },
  profile: {
    ...emptyProfile,
    companyName: 'Zeltwiese',
    howCanCustomersReachYouOrYourTeam: 'hallo@zeltwiese.example',
    whatAreFAQs: `Wie imprägniere ich mein Zelt nach?
Das trockene Zelt einsprühen und einen Tag im Schatten hängen lassen.

Kann ich einen Schlafsack waschen?
Ja, bei 30 Grad mit Daunenwaschmittel, danach lange trocknen.`,
  },
  pages: [
    {
      url: 'https://zeltwiese.example/versand',
      title: 'Versand',
      topic: 'delivery',
      text: 'Versand\n\nDeutschland 4,90 €, Österreich 9,90 €. Pakete sind in 2 bis 4 Werktagen da.',
    },
  ],
  products: [
    {
      title: 'Kuppelzelt Habicht 2',
      price: 189,
      categories: ['Zelte'],
      attributes: { Personen: ['2'], Gewicht: ['2,4 kg'], Wassersäule: ['3000 mm'], Packmaß: ['45 x 16 cm'], Innenhöhe: ['105 cm'] },
      description:
        'Steht in fünf Minuten, auch allein. Die Nähte sind getapt, Gestänge aus Aluminium. Vor dem Innenzelt ist Platz für zwei Rucksäcke.',
    },
    {
      title: 'Familienzelt Reiher 4',
      price: 349,
      categories: ['Zelte'],
      attributes: { Personen: ['4'], Gewicht: ['8,9 kg'], Wassersäule: ['4000 mm'], Packmaß: ['70 x 28 cm'], Innenhöhe: ['195 cm'] },
      description: 'Zwei Schlafkabinen, die sich abdunkeln lassen. Für den Aufbau braucht man zu zweit etwa 20 Minuten.',
    },
    {
      title: 'Daunenschlafsack Eule',
      price: 219,
      categories: ['Schlafsäcke'],
      attributes: { Komforttemperatur: ['-2 °C'], Gewicht: ['980 g'], Füllung: ['Daune'] },
      variants: [{ options: { Länge: '185 cm' } }, { options: { Länge: '200 cm' }, price: 229 }],
      description: 'Reißverschluss links, koppelbar mit dem rechten Modell. Kommt mit Packsack und einem großen Netz zum Lagern.',
    },
    {
      title: 'Sommerschlafsack Spatz',
      price: 59,
      categories: ['Schlafsäcke'],
      attributes: { Komforttemperatur: ['12 °C'], Gewicht: ['750 g'], Füllung: ['Kunstfaser'] },
      description: 'Lässt sich ganz aufklappen und als Decke benutzen.',
    },
    {
      title: 'Gaskocher Funke',
      price: 39,
      categories: ['Kochen'],
      attributes: { Leistung: ['2600 W'], Gewicht: ['110 g'] },
      description:
        'Bringt einen Liter Wasser in vier Minuten zum Kochen. Passt auf alle Schraubkartuschen, eine Kartusche ist nicht dabei.',
    },
  ],
};

export const brodeline: Shop = {
  key: 'brodeline',
  language: 'fr',
  currency: 'EUR',
  url: 'https://brodeline.example',
  quiz: { question: 'Pour qui ?', answers: ['Pour moi', 'Autre'] },
  profile: {
    ...emptyProfile,
    companyName: 'Brodeline',
    howCanCustomersReachYouOrYourTeam: 'bonjour@brodeline.example',
    whatAreFAQs: `Quelle aiguille pour quelle laine ?
Regardez l’étiquette de la pelote : elle donne le numéro de l’aiguille.

Comment laver un tricot ?
À la main, à l’eau froide, et séchez-le à plat.`,
  },
  pages: [
    {
      url: 'https://brodeline.example/livraison',
      title: 'Livraison',
      topic: 'delivery',
      text: 'Livraison\n\nFrance 4,50 €, offerte dès 60 €. Belgique 7 €. Expédition sous 48 heures.',
    },
  ],
  products: [
    {
      title: 'Pelote Mérinos Douceur',
      price: 7.5,
      categories: ['Laines'],
      attributes: { Composition: ['100 % mérinos'], Longueur: ['120 m'], Poids: ['50 g'], Aiguilles: ['4 mm'] },
      variants: [
        { options: { Couleur: 'Écru' } },
        { options: { Couleur: 'Rouille' } },
        { options: { Couleur: 'Vert sapin' }, inStock: false },
      ],
      description: 'Ne gratte pas, même sur la peau des bébés. Il faut cinq pelotes pour un pull taille 4 ans.',
    },
    {
      title: 'Pelote Coton Plage',
      price: 4.2,
      categories: ['Laines'],
      attributes: { Composition: ['100 % coton'], Longueur: ['85 m'], Poids: ['50 g'], Aiguilles: ['3,5 mm'] },
      description: 'Passe en machine à 40 degrés. Pour les sacs, les hauts d’été et les attrape-rêves.',
    },
    {
      title: 'Coffret Broderie Pavot',
      price: 24,
      categories: ['Coffrets'],
      attributes: { Niveau: ['Débutant'], Diamètre: ['15 cm'] },
      description: 'Contient le tissu imprimé, le tambour, six fils et deux aiguilles. Comptez environ six heures de travail.',
    },
    {
      title: 'Coffret Bonnet à Tricoter',
      price: 32,
      categories: ['Coffrets'],
      attributes: { Niveau: ['Débutant'], Taille: ['Adulte'] },
      description: 'Deux pelotes de laine péruvienne, une aiguille circulaire et le modèle en vidéo.',
    },
    {
      title: 'Sac à Ouvrage Lin',
      price: 38,
      categories: ['Rangement'],
      attributes: { Matière: ['Lin'], Dimensions: ['40 x 30 x 15 cm'] },
      description: 'Huit poches intérieures. Se ferme par un cordon et se porte à l’épaule.',
    },
  ],
};

export const vitalonja: Shop = {
  key: 'vitalonja',
  language: 'es',
  currency: 'EUR',
  url: 'https://vitalonja.example',
  quiz: { question: '¿Cuándo lo comes?', answers: ['Antes de entrenar', 'Otro'] },
  profile: {
    ...emptyProfile,
    companyName: 'Vitalonja',
    howCanCustomersReachYouOrYourTeam: 'hola@vitalonja.example',
    whatAreFAQs: `¿Cómo conservo los frutos secos?
En un bote cerrado, en un sitio fresco, hasta seis meses.

¿Puedo mezclar una caja a mi gusto?
Sí, escríbenos y la preparamos.`,
  },
  pages: [
    {
      url: 'https://vitalonja.example/envios',
      title: 'Envíos',
      topic: 'delivery',
      text: 'Envíos\n\nPenínsula 4,90 €, gratis desde 45 €. Llega en 48 horas.',
    },
  ],
  products: [
    {
      title: 'Barrita de Dátil y Cacao',
      price: 1.9,
      categories: ['Barritas'],
      attributes: { Energía: ['178 kcal'], Proteínas: ['4 g'], 'Hidratos de carbono': ['26 g'], Grasas: ['6 g'], Peso: ['45 g'] },
      description: 'Sin azúcar añadido. Puede contener trazas de cacahuete.',
    },
    {
      title: 'Barrita de Proteína Avellana',
      price: 2.6,
      categories: ['Barritas'],
      attributes: { Energía: ['210 kcal'], Proteínas: ['20 g'], 'Hidratos de carbono': ['15 g'], Grasas: ['7 g'], Peso: ['60 g'] },
      description: 'Con proteína de suero, así que no es vegana. Cubierta de chocolate que se derrite por encima de 28 grados.',
    },
    {
      title: 'Mezcla de Frutos Secos Cumbre',
      price: 8.5,
      categories: ['Frutos secos'],
      attributes: { Energía: ['590 kcal por 100 g'], Peso: ['500 g'], Origen: ['Castellón'] },
      description: 'Almendra, nuez, avellana y pasas. Sin sal. Bolsa con cierre para volver a cerrarla.',
    },
    {
      title: 'Crema de Almendra Tostada',
      price: 9.9,
      categories: ['Cremas'],
      attributes: { Peso: ['300 g'], Ingredientes: ['100 % almendra'] },
      description: 'Es normal que el aceite suba: remuévela. Una vez abierta dura dos meses en la nevera.',
    },
    {
      title: 'Bidón Arroyo 750',
      price: 11,
      categories: ['Accesorios'],
      attributes: { Capacidad: ['750 ml'], Material: ['Tritán'] },
      variants: [{ options: { Color: 'Azul' } }, { options: { Color: 'Gris' } }],
      description: 'Tiene boquilla con tapa y cabe en cualquier portabidón de bici. No vale para bebidas calientes.',
    },
  ],
};

export const lampadina: Shop = {
  key: 'lampadina',
  language: 'it',
  currency: 'EUR',
  url: 'https://lampadina.example',
  quiz: { question: 'Per quale stanza?', answers: ['Soggiorno', 'Altro'] },
  profile: {
    ...emptyProfile,
    companyName: 'Lampadina',
    howCanCustomersReachYouOrYourTeam: 'ciao@lampadina.example',
    whatAreFAQs: `Chi monta la lampada?
La montate voi o un elettricista: noi non facciamo installazioni.

Come pulisco il vetro?
Con un panno morbido e acqua tiepida.`,
  },
  pages: [
    {
      url: 'https://lampadina.example/spedizioni',
      title: 'Spedizioni',
      topic: 'delivery',
      text: 'Spedizioni\n\nItalia 7,90 €, gratis da 99 €. Consegna in 3-5 giorni.',
    },
  ],
  products: [
    {
      title: 'Lampada a Sospensione Bolla',
      price: 89,
      categories: ['Sospensioni'],
      attributes: { Diametro: ['30 cm'], 'Lunghezza cavo': ['150 cm'], Attacco: ['E27'], Materiale: ['Vetro'] },
      variants: [{ options: { Colore: 'Ambra' } }, { options: { Colore: 'Fumé' } }],
      description: 'Il cavo si accorcia senza attrezzi. La lampadina non è compresa.',
    },
    {
      title: 'Lampada da Scrivania Airone',
      price: 64,
      categories: ['Da tavolo'],
      attributes: { Altezza: ['52 cm'], Luminosità: ['450 lumen'], Potenza: ['7 W'] },
      description: 'Luce regolabile in tre intensità. Il braccio gira di 180 gradi e la base ha una presa USB per il telefono.',
    },
    {
      title: 'Lampada da Comodino Lucciola',
      price: 39,
      categories: ['Da tavolo'],
      attributes: { Altezza: ['22 cm'], 'Autonomia batteria': ['12 ore'], Luminosità: ['150 lumen'] },
      description: 'Senza fili: si ricarica in tre ore. Si accende toccandola.',
    },
    {
      title: 'Applique da Esterno Faro',
      price: 55,
      categories: ['Da esterno'],
      attributes: { Protezione: ['IP65'], Materiale: ['Alluminio'], Luminosità: ['800 lumen'] },
      description: 'Resiste alla pioggia e alla salsedine. Il sensore la accende quando passa qualcuno.',
    },
    {
      title: 'Striscia LED Nastro 5 m',
      price: 29,
      categories: ['Strisce LED'],
      attributes: { Lunghezza: ['5 m'], Potenza: ['24 W'] },
      description: 'Si taglia ogni 10 cm. Adesivo sul retro, telecomando incluso.',
    },
  ],
};
