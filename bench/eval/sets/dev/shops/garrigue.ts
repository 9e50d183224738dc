import type { Shop } from '../../../lib/shop.ts';

/** Soap and cosmetics, in French. */
export const garrigue: Shop = {
  key: 'garrigue',
  language: 'fr',
  currency: 'EUR',
  url: 'https://garrigue.example',
  quiz: { question: 'Quel est votre type de peau ?', answers: ['Peau sèche', 'Autre'] },
  profile: {
    companyName: 'Savonnerie Garrigue',
    whatServicesDoYouOfferToClients:
      'Nous fabriquons des savons à froid dans notre atelier de Nîmes. L’atelier se visite le mercredi après-midi, sur réservation. Nous gravons un prénom sur les savons pour 3 € par pièce.',
    moreInformationAboutYourProducts:
      'Tous nos savons sont sans huile de palme. Seul le savon au lait d’ânesse n’est pas végan. Nos emballages sont en carton recyclé.',
    howCanCustomersReachYouOrYourTeam: 'bonjour@garrigue.example ou 04 66 00 12 34',
    whatAreFAQs: `Quels sont les délais de livraison ?
Les commandes sont livrées en 2 à 3 jours ouvrés en France métropolitaine. Pour la Belgique, comptez 4 à 5 jours ouvrés.

Combien coûte la livraison ?
La livraison coûte 5,90 € en France et 8,90 € en Belgique. Elle est offerte en France à partir de 60 € d’achat.

Livrez-vous en Suisse ?
Non, nous ne livrons pas en Suisse.

Puis-je retourner un article ?
Les articles non ouverts peuvent être retournés sous 14 jours. Les frais de retour sont à votre charge.

Comment puis-je payer ?
Nous acceptons la carte bancaire et PayPal. Nous n’acceptons pas les chèques.

Faites-vous des emballages cadeaux ?
Oui, l’emballage cadeau coûte 2,50 € par commande.`,
    howMuchDiscountCanYouDoMaximum: '8 %',
  },
  pages: [
    {
      url: 'https://garrigue.example/conservation',
      title: 'Conservation',
      topic: 'questions',
      text: 'Conservation\n\nNos savons se conservent deux ans au sec. Les crèmes ouvertes se gardent six mois. Les huiles essentielles ne conviennent pas aux femmes enceintes.',
    },
  ],
  products: [
    {
      title: 'Savon à la lavande',
      price: 6.5,
      categories: ['Savons'],
      attributes: { Parfum: ['Lavande'], Poids: ['100 g'], Végan: ['Oui'] },
    },
    {
      title: 'Savon au lait d’ânesse',
      price: 7.9,
      categories: ['Savons'],
      attributes: { Parfum: ['Sans parfum'], Poids: ['100 g'], Végan: ['Non'] },
    },
    { title: 'Savon noir liquide', price: 12, was: 14, categories: ['Savons'], attributes: { Contenance: ['500 ml'] } },
    {
      title: 'Shampoing solide romarin',
      price: 9.8,
      categories: ['Cheveux'],
      attributes: { Parfum: ['Romarin'], Poids: ['75 g'], 'Type de cheveux': ['Gras'] },
    },
    {
      title: 'Shampoing solide camomille',
      price: 9.8,
      inStock: false,
      categories: ['Cheveux'],
      attributes: { Parfum: ['Camomille'], 'Type de cheveux': ['Clairs'] },
    },
    { title: 'Crème mains amande', price: 15.5, categories: ['Soins'], attributes: { Contenance: ['75 ml'], 'Type de peau': ['Sèche'] } },
    { title: 'Baume à lèvres miel', price: 5.2, categories: ['Soins'], attributes: { Contenance: ['10 ml'] } },
    { title: 'Huile de bain olive', price: 19, was: 24, categories: ['Bain'], attributes: { Contenance: ['200 ml'] } },
    { title: 'Coffret Trois Savons', price: 18, categories: ['Coffrets'], attributes: { Contenu: ['3 savons'] } },
    { title: 'Coffret Grand Bain', price: 42, categories: ['Coffrets'], attributes: { Contenu: ['2 savons', '1 huile de bain'] } },
    { title: 'Porte-savon en olivier', price: 11, categories: ['Accessoires'], attributes: { Matière: ['Bois d’olivier'] } },
    { title: 'Gant de toilette lin', price: 8, categories: ['Accessoires'], attributes: { Matière: ['Lin'], Couleur: ['Blanc', 'Bleu'] } },
  ],
};
