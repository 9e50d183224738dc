/** Shops of the eleventh fresh set: archery, kites, surfing. */
import type { Shop } from '../../lib/shop.ts';

const silent = {
  whatServicesDoYouOfferToClients: '',
  moreInformationAboutYourProducts: '',
  howCanCustomersReachYouOrYourTeam: '',
  whatAreFAQs: '',
  howMuchDiscountCanYouDoMaximum: '',
};

export const yewfield: Shop = {
  key: 'yewfield',
  language: 'en',
  currency: 'GBP',
  url: 'https://yewfield.example',
  quiz: { question: 'How long have you been shooting?', answers: ['I am new', 'Something else'] },
  profile: {
    ...silent,
    companyName: 'Yewfield Archery',
    howCanCustomersReachYouOrYourTeam: 'Call 01432 555 018 or write to nock@yewfield.example',
  },
  pages: [
    {
      url: 'https://yewfield.example/post',
      title: 'Postage',
      topic: 'delivery',
      text: `Postage

Parcels within the UK cost £4.90 and take two to three working days. From £90 the postage is free.

Ireland: £12, five working days. Norway and Switzerland: £19, eight working days. We do not post to other countries.`,
    },
    {
      url: 'https://yewfield.example/returns',
      title: 'Sending things back',
      topic: 'returns',
      text: `Sending things back

You have 45 days to return what has not been shot. Arrows cut to your length cannot be returned.

If something reaches you broken, send us a picture within a week and a new one leaves the same day.`,
    },
  ],
  products: [
    {
      title: 'Kestrel Recurve Bow',
      price: 129,
      was: 149,
      categories: ['Bows'],
      brand: 'Hallbrook',
      attributes: { Weight: ['1.2 kg'], 'Draw weight': ['24 lb'] },
      variants: [{ options: { Colour: 'Red' } }, { options: { Colour: 'Black' } }, { options: { Colour: 'Green' }, inStock: false }],
    },
    {
      title: 'Merlin Longbow',
      price: 89,
      categories: ['Bows'],
      brand: 'Ravensford',
      attributes: { Weight: ['0.6 kg'], 'Draw weight': ['30 lb'] },
    },
    {
      title: 'Osprey Compound Bow',
      price: 319,
      categories: ['Bows'],
      brand: 'Hallbrook',
      attributes: { Weight: ['1.9 kg'], 'Draw weight': ['50 lb'] },
    },
    {
      title: 'Sparrow Youth Bow',
      price: 49,
      categories: ['Bows'],
      brand: 'Ravensford',
      attributes: { Weight: ['0.5 kg'], 'Draw weight': ['12 lb'] },
    },
    { title: 'Carbon Arrows, set of 6', price: 42, categories: ['Arrows'], attributes: { Material: ['Carbon'] } },
    { title: 'Cedar Arrows, set of 6', price: 36, categories: ['Arrows'], attributes: { Material: ['Cedar wood'] } },
    {
      title: 'Shooting Glove',
      price: 14.5,
      categories: ['Gloves'],
      attributes: { Material: ['Leather'] },
      variants: [{ options: { Size: 'S' } }, { options: { Size: 'M' } }, { options: { Size: 'L' }, inStock: false }],
    },
    { title: 'Suede Armguard', price: 17, categories: ['Armguards'], attributes: { Material: ['Suede'] } },
    { title: 'Hip Quiver', price: 26, was: 31, categories: ['Quivers'] },
    { title: 'Straw Target 60 cm', price: 38, categories: ['Targets'], inStock: false },
    { title: 'Foam Target 80 cm', price: 64, categories: ['Targets'] },
  ],
};

export const ventdebout: Shop = {
  key: 'ventdebout',
  language: 'fr',
  currency: 'EUR',
  url: 'https://ventdebout.example',
  quiz: { question: 'Où allez-vous jouer ?', answers: ['À la plage', 'Autre chose'] },
  profile: {
    ...silent,
    companyName: 'Vent Debout',
    howCanCustomersReachYouOrYourTeam: 'Téléphone 02 98 55 01 42, bonjour@ventdebout.example',
  },
  pages: [
    {
      url: 'https://ventdebout.example/envoi',
      title: 'Envoi',
      topic: 'delivery',
      text: `Envoi

En France, l'envoi coûte 5,90 € et prend deux jours ouvrés. Il est offert à partir de 80 €.

Belgique et Luxembourg : 9,50 €, quatre jours ouvrés. Suisse : 16 €, six jours ouvrés.`,
    },
    {
      url: 'https://ventdebout.example/retours',
      title: 'Retours',
      topic: 'returns',
      text: `Retours

Vous avez 30 jours pour renvoyer un article qui n'a pas volé. Le retour est à vos frais.

Une toile déchirée à la livraison est remplacée gratuitement : envoyez une photo sous 72 heures.`,
    },
  ],
  products: [
    {
      title: 'Cerf-volant Goéland',
      price: 29,
      categories: ['Monofils'],
      attributes: { Envergure: ['130 cm'], Poids: ['180 g'] },
      variants: [{ options: { Couleur: 'Rouge' } }, { options: { Couleur: 'Bleu' } }],
    },
    { title: 'Cerf-volant Sterne', price: 45, categories: ['Monofils'], attributes: { Envergure: ['170 cm'], Poids: ['240 g'] } },
    { title: 'Pilotable Frégate', price: 68, was: 79, categories: ['Pilotables'], attributes: { Envergure: ['180 cm'], Poids: ['290 g'] } },
    { title: 'Pilotable Albatros', price: 119, categories: ['Pilotables'], attributes: { Envergure: ['240 cm'], Poids: ['380 g'] } },
    {
      title: 'Aile de traction Tempête',
      price: 189,
      categories: ['Ailes de traction'],
      variants: [
        { options: { Taille: '2 m²' } },
        { options: { Taille: '3 m²' }, price: 229 },
        { options: { Taille: '4 m²' }, price: 269, inStock: false },
      ],
    },
    { title: 'Dévidoir bois', price: 12, categories: ['Accessoires'] },
    { title: 'Poignées souples', price: 18.5, categories: ['Accessoires'] },
    { title: 'Manche à air Arc-en-ciel', price: 15, categories: ['Manches à air'] },
    { title: 'Manche à air Poisson', price: 22, categories: ['Manches à air'], inStock: false },
    { title: 'Sac de transport', price: 24, categories: ['Accessoires'] },
  ],
};

export const olaverde: Shop = {
  key: 'olaverde',
  language: 'es',
  currency: 'EUR',
  url: 'https://olaverde.example',
  quiz: { question: '¿Qué nivel tienes?', answers: ['Principiante', 'Otra cosa'] },
  profile: {
    ...silent,
    companyName: 'Ola Verde',
    howCanCustomersReachYouOrYourTeam: 'Teléfono 944 55 01 77, hola@olaverde.example',
  },
  pages: [
    {
      url: 'https://olaverde.example/envios',
      title: 'Envíos',
      topic: 'delivery',
      text: `Envíos

En la península el envío cuesta 6,50 € y tarda dos días laborables. Gratis a partir de 150 €.

Portugal: 14 €, cuatro días laborables. Francia: 18 €, cinco días laborables. Canarias: 29 €, diez días laborables.`,
    },
    {
      url: 'https://olaverde.example/devoluciones',
      title: 'Devoluciones',
      topic: 'returns',
      text: `Devoluciones

Tienes 20 días para devolver lo que no haya tocado el agua. La recogida cuesta 7 €.

Si algo llega roto, mándanos fotos en 48 horas y te enviamos otro sin coste.`,
    },
  ],
  products: [
    { title: 'Tabla Mundaka 6,2', price: 389, was: 429, categories: ['Tablas'], attributes: { Largo: ['188 cm'], Peso: ['2,9 kg'] } },
    { title: 'Tabla Zarautz 7,0', price: 329, categories: ['Tablas'], attributes: { Largo: ['213 cm'], Peso: ['3,6 kg'] } },
    { title: 'Tabla Espuma 8,0', price: 219, categories: ['Tablas'], attributes: { Largo: ['244 cm'], Peso: ['4,8 kg'] } },
    {
      title: 'Neopreno Galerna 4/3',
      price: 179,
      categories: ['Neoprenos'],
      brand: 'Bravamar',
      variants: [{ options: { Talla: 'S' } }, { options: { Talla: 'M' }, inStock: false }, { options: { Talla: 'L' } }],
    },
    {
      title: 'Neopreno Brisa 3/2',
      price: 119,
      was: 139,
      categories: ['Neoprenos'],
      brand: 'Costalar',
      variants: [{ options: { Talla: 'M' } }, { options: { Talla: 'L' } }],
    },
    { title: 'Escarpines 3 mm', price: 34, categories: ['Escarpines'] },
    { title: 'Guantes 2 mm', price: 27.5, categories: ['Guantes'] },
    {
      title: 'Licra Alga',
      price: 32,
      categories: ['Licras'],
      variants: [{ options: { Color: 'Negro' } }, { options: { Color: 'Verde' } }],
    },
    { title: 'Parafina fría', price: 3.5, categories: ['Parafinas'] },
    { title: 'Invento 7 pies', price: 25, categories: ['Inventos'] },
    { title: 'Poncho Toalla', price: 48, categories: ['Ponchos'], inStock: false },
  ],
};
