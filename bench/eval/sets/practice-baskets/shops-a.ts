/** Shops where things are put together: by piece, by length, by weight, in versions. Written to be tuned on. */
import type { Shop } from '../../lib/shop.ts';

export const tarnfell: Shop = {
  key: 'tarnfell',
  language: 'en',
  currency: 'GBP',
  url: 'https://tarnfell.example',
  quiz: { question: 'Where do you camp?', answers: ['On sites', 'Somewhere else'] },
  profile: {
    companyName: 'Tarnfell',
    whatServicesDoYouOfferToClients: 'Tents, stoves and everything for a night outside.',
    moreInformationAboutYourProducts: 'Our tents come with pegs. Gas cartridges fit all our stoves.',
    howCanCustomersReachYouOrYourTeam: 'help@tarnfell.example',
    whatAreFAQs: 'Do you wrap presents?\nYes, for £3 an order.\n\nCan I try a tent in the shop?\nYes, any day before four.',
    howMuchDiscountCanYouDoMaximum: '',
  },
  pages: [
    {
      url: 'https://tarnfell.example/delivery',
      title: 'Delivery',
      topic: 'delivery',
      text: 'Delivery\n\nStandard delivery within the UK is £4.50 and takes three days. Next-day delivery is £8.95. Standard delivery is free on orders over £100. Ireland: £11.',
    },
    {
      url: 'https://tarnfell.example/returns',
      title: 'Returns',
      topic: 'returns',
      text: 'Returns\n\nSend anything back unused within 45 days.',
    },
  ],
  products: [
    {
      title: 'Skiddaw Tent',
      price: 89,
      categories: ['Tents'],
      attributes: { Sleeps: ['2'], Weight: ['2.4 kg'] },
      variants: [
        { options: { Size: '2 person', Colour: 'Green' }, price: 89 },
        { options: { Size: '2 person', Colour: 'Orange' }, price: 89, inStock: false },
        { options: { Size: '3 person', Colour: 'Green' }, price: 119 },
      ],
    },
    { title: 'Ember Gas Stove', price: 32, categories: ['Stoves'], attributes: { Weight: ['210 g'] } },
    {
      title: 'Gas Cartridge',
      price: 5.5,
      categories: ['Gas'],
      variants: [
        { options: { Contents: '100 g' }, price: 5.5 },
        { options: { Contents: '230 g' }, price: 7.5 },
      ],
    },
    { title: 'Steel Mug', price: 9, categories: ['Mugs'] },
    { title: 'Guy Line Orange', price: 1.2, categories: ['Ropes'], attributes: { 'Sold by': ['metre'] }, description: 'Price per metre.' },
    {
      title: 'Down Sleeping Bag',
      price: 140,
      categories: ['Sleeping bags'],
      variants: [
        { options: { Length: 'Regular' }, price: 140 },
        { options: { Length: 'Long' }, price: 155 },
      ],
    },
    { title: 'Fleece Sleeping Bag Liner', price: 24, categories: ['Liners'] },
  ],
};

export const rankwerk: Shop = {
  key: 'rankwerk',
  language: 'de',
  currency: 'EUR',
  url: 'https://rankwerk.example',
  quiz: { question: 'Was möchten Sie bepflanzen?', answers: ['Den Balkon', 'Etwas anderes'] },
  profile: {
    companyName: 'Rankwerk',
    whatServicesDoYouOfferToClients: 'Kübel, Rankgitter und Erde für Balkon und Garten.',
    moreInformationAboutYourProducts: 'Alle Kübel haben Löcher im Boden.',
    howCanCustomersReachYouOrYourTeam: 'hallo@rankwerk.example',
    whatAreFAQs: 'Kann ich bei Ihnen abholen?\nJa, im Lager in Kassel, kostenlos.',
    howMuchDiscountCanYouDoMaximum: '',
  },
  pages: [
    {
      url: 'https://rankwerk.example/versand',
      title: 'Versand',
      topic: 'delivery',
      text: 'Versand\n\nDeutschland: 5,90 €, ab 80 € versandkostenfrei. Österreich: 9,90 €. Schweiz: 19 €.',
    },
    {
      url: 'https://rankwerk.example/rueckgabe',
      title: 'Rückgabe',
      topic: 'returns',
      text: 'Rückgabe\n\n30 Tage lang, unbenutzt.',
    },
  ],
  products: [
    {
      title: 'Pflanzkübel Terra',
      price: 24,
      categories: ['Pflanzkübel'],
      attributes: { Material: ['Ton'] },
      variants: [
        { options: { Größe: '30 cm' }, price: 24 },
        { options: { Größe: '40 cm' }, price: 36 },
        { options: { Größe: '50 cm' }, price: 52, inStock: false },
      ],
    },
    { title: 'Untersetzer Terra', price: 8, categories: ['Untersetzer'] },
    { title: 'Rankgitter Klara', price: 29.5, categories: ['Rankgitter'], attributes: { Höhe: ['150 cm'] } },
    { title: 'Rankgitter Otto', price: 45, categories: ['Rankgitter'], attributes: { Höhe: ['190 cm'] } },
    {
      title: 'Gartenhandschuhe Rosa',
      price: 12,
      categories: ['Handschuhe'],
      variants: [{ options: { Größe: 'M' } }, { options: { Größe: 'L' }, inStock: false }],
    },
    { title: 'Kräutererde', price: 7.5, categories: ['Erde'], attributes: { Inhalt: ['20 l'] } },
  ],
};

export const amarine: Shop = {
  key: 'amarine',
  language: 'fr',
  currency: 'EUR',
  url: 'https://amarine.example',
  quiz: { question: 'Quel bateau avez-vous ?', answers: ['Un voilier', 'Un autre'] },
  profile: {
    companyName: 'Amarine',
    whatServicesDoYouOfferToClients: 'Cordages au mètre, pare-battages et gilets pour les petits bateaux.',
    moreInformationAboutYourProducts: 'Les cordages sont coupés à la longueur demandée.',
    howCanCustomersReachYouOrYourTeam: 'bonjour@amarine.example',
    whatAreFAQs: 'Coupez-vous les cordages en plusieurs morceaux ?\nOui, sans supplément.',
    howMuchDiscountCanYouDoMaximum: '',
  },
  pages: [
    {
      url: 'https://amarine.example/livraison',
      title: 'Livraison',
      topic: 'delivery',
      text: 'Livraison\n\nLivraison en point relais : 4,20 €. Livraison à domicile en France : 6,90 €, offerte dès 90 €. Belgique : 9,50 €.',
    },
    {
      url: 'https://amarine.example/retours',
      title: 'Retours',
      topic: 'returns',
      text: 'Retours\n\nVous avez 20 jours. Les cordages coupés ne sont pas repris.',
    },
  ],
  products: [
    {
      title: 'Drisse Polyester 8 mm',
      price: 2.4,
      categories: ['Cordages'],
      attributes: { Vendu: ['au mètre'] },
      variants: [{ options: { Couleur: 'Bleu' } }, { options: { Couleur: 'Rouge' } }, { options: { Couleur: 'Blanc' }, inStock: false }],
    },
    { title: 'Amarre Tressée 12 mm', price: 3.8, categories: ['Cordages'], attributes: { Vendu: ['au mètre'] } },
    {
      title: 'Gilet Côtier',
      price: 59,
      categories: ['Gilets'],
      variants: [{ options: { Taille: 'S' } }, { options: { Taille: 'M' } }, { options: { Taille: 'L' }, inStock: false }],
    },
    {
      title: 'Pare-battage Rond',
      price: 18,
      categories: ['Pare-battages'],
      variants: [
        { options: { Taille: 'Petit' }, price: 18 },
        { options: { Taille: 'Grand' }, price: 31 },
      ],
    },
    { title: 'Manille Inox', price: 4.5, categories: ['Accastillage'] },
    { title: 'Seau Souple', price: 14, categories: ['Seaux'] },
  ],
};

export const granosol: Shop = {
  key: 'granosol',
  language: 'es',
  currency: 'EUR',
  url: 'https://granosol.example',
  quiz: { question: '¿Qué cocina más?', answers: ['Guisos', 'Otra cosa'] },
  profile: {
    companyName: 'Granosol',
    whatServicesDoYouOfferToClients: 'Legumbres, arroces y especias de toda la vida.',
    moreInformationAboutYourProducts: 'Todo se envasa el día del pedido.',
    howCanCustomersReachYouOrYourTeam: 'hola@granosol.example',
    whatAreFAQs: '¿Envolvéis para regalo?\nSí, por 2 € por pedido.',
    howMuchDiscountCanYouDoMaximum: '',
  },
  pages: [
    {
      url: 'https://granosol.example/envios',
      title: 'Envíos',
      topic: 'delivery',
      text: 'Envíos\n\nPenínsula: 4,95 €, gratis a partir de 50 €. Baleares: 8,50 €. Portugal: 7 €. No enviamos a otros países.',
    },
    {
      url: 'https://granosol.example/devoluciones',
      title: 'Devoluciones',
      topic: 'returns',
      text: 'Devoluciones\n\nTienes 14 días si el paquete no está abierto.',
    },
  ],
  products: [
    {
      title: 'Garbanzo Pedrosillano',
      price: 3.2,
      categories: ['Legumbres'],
      variants: [
        { options: { Peso: '500 g' }, price: 3.2 },
        { options: { Peso: '1 kg' }, price: 5.8 },
        { options: { Peso: '5 kg' }, price: 24 },
      ],
    },
    {
      title: 'Lenteja Pardina',
      price: 2.9,
      categories: ['Legumbres'],
      variants: [
        { options: { Peso: '500 g' }, price: 2.9 },
        { options: { Peso: '1 kg' }, price: 5.2 },
      ],
    },
    { title: 'Azafrán en Hebra', price: 9.5, categories: ['Especias'], attributes: { Contenido: ['2 g'] } },
    { title: 'Pimentón Ahumado', price: 4.1, categories: ['Especias'], inStock: false },
    { title: 'Arroz Bomba', price: 4.6, categories: ['Arroces'], attributes: { Contenido: ['1 kg'] } },
    {
      title: 'Paella de Acero',
      price: 27,
      categories: ['Paelleras'],
      variants: [
        { options: { Diámetro: '34 cm' }, price: 27 },
        { options: { Diámetro: '42 cm' }, price: 38 },
      ],
    },
  ],
};

export const lumenta: Shop = {
  key: 'lumenta',
  language: 'it',
  currency: 'EUR',
  url: 'https://lumenta.example',
  quiz: { question: 'Quale stanza vuole illuminare?', answers: ['La cucina', "Un'altra"] },
  profile: {
    companyName: 'Lumenta',
    whatServicesDoYouOfferToClients: 'Lampade, lampadine e cavi in tessuto.',
    moreInformationAboutYourProducts: 'Tutte le lampade hanno attacco E27.',
    howCanCustomersReachYouOrYourTeam: 'ciao@lumenta.example',
    whatAreFAQs: 'Le lampadine sono comprese?\nNo, vanno ordinate a parte.',
    howMuchDiscountCanYouDoMaximum: '',
  },
  pages: [
    {
      url: 'https://lumenta.example/spedizioni',
      title: 'Spedizioni',
      topic: 'delivery',
      text: 'Spedizioni\n\nItalia: 6,50 €, gratuita oltre 100 €. Sardegna e Sicilia: 9 €. Svizzera: 18 €. Corriere espresso: 12 €.',
    },
    { url: 'https://lumenta.example/resi', title: 'Resi', topic: 'returns', text: 'Resi\n\n14 giorni per ripensarci.' },
  ],
  products: [
    {
      title: 'Lampada da Tavolo Fungo',
      price: 64,
      categories: ['Lampade da tavolo'],
      variants: [{ options: { Colore: 'Bianco' } }, { options: { Colore: 'Verde' } }, { options: { Colore: 'Rosso' }, inStock: false }],
    },
    { title: 'Lampada da Tavolo Cubo', price: 48, categories: ['Lampade da tavolo'] },
    {
      title: 'Lampadina a Globo',
      price: 7.9,
      categories: ['Lampadine'],
      variants: [
        { options: { Potenza: '4 W' }, price: 7.9 },
        { options: { Potenza: '8 W' }, price: 9.9 },
      ],
    },
    {
      title: 'Cavo in Tessuto',
      price: 3.5,
      categories: ['Cavi'],
      attributes: { Venduto: ['al metro'] },
      variants: [{ options: { Colore: 'Oro' } }, { options: { Colore: 'Nero' } }],
    },
    { title: 'Rosone a Soffitto', price: 11, categories: ['Accessori'] },
    {
      title: 'Paralume in Lino',
      price: 29,
      categories: ['Paralumi'],
      variants: [
        { options: { Diametro: '25 cm' }, price: 29 },
        { options: { Diametro: '35 cm' }, price: 41 },
      ],
    },
  ],
};
