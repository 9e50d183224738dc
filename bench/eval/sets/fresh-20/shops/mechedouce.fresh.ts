/** A shop of the twentieth fresh set: candles. */
import type { Shop } from '../../../lib/shop.ts';
import { page, silent } from '../../fresh-13/shops/kit.fresh.ts';

export const mechedouce: Shop = {
  key: 'mechedouce',
  language: 'fr',
  currency: 'EUR',
  url: 'https://meche-douce.example',
  quiz: { question: 'Que cherchez-vous ?', answers: ['Une bougie parfumée', 'Autre chose'] },
  profile: {
    ...silent,
    companyName: 'Mèche Douce',
    whatServicesDoYouOfferToClients: 'Bougies coulées à la main à Angers, fondants et accessoires.',
    moreInformationAboutYourProducts: "Toutes nos cires sont végétales, sauf celle du Pilier Ivoire, qui est en cire d'abeille.",
    howCanCustomersReachYouOrYourTeam: 'Par téléphone au 02 55 55 01 27 ou par e-mail à contact@meche-douce.example.',
    whatAreFAQs: `Peut-on personnaliser les étiquettes ?
Oui, à partir de dix bougies, pour 5 € de plus par commande. Il faut compter deux semaines.

Avez-vous des codes promo ?
Non, nous préférons des prix justes toute l'année.

Proposez-vous des ateliers ?
Oui, un samedi par mois, 48 € par personne, à partir de 12 ans.`,
  },
  pages: [
    page(
      'https://meche-douce.example/livraison',
      'Livraison',
      'delivery',
      `Point relais en France : 4,20 €, 3 à 5 jours ouvrés
À domicile en France : 6,50 €, 2 à 3 jours ouvrés
Belgique : 8,90 €, 4 à 6 jours ouvrés

La livraison en point relais est offerte à partir de 55 € d'achat.

Nous ne livrons ni la Suisse ni l'outre-mer.

Les commandes partent sous 48 heures. Le verre voyage dans du carton alvéolé, sans plastique.`,
    ),
    page(
      'https://meche-douce.example/retours',
      'Retours et casse',
      'returns',
      `Vous avez 14 jours pour nous renvoyer une bougie qui n'a jamais été allumée. Les frais de retour sont à votre charge.

Les bougies personnalisées ne sont ni reprises ni échangées.

Un verre cassé à l'arrivée ? Envoyez-nous une photo dans les 3 jours, nous renvoyons l'article gratuitement.

Le remboursement arrive sous 10 jours.

Le Brûle-parfum Galet est garanti 2 ans.`,
    ),
    page(
      'https://meche-douce.example/paiement',
      'Paiement',
      'payment',
      `Carte bancaire, PayPal et carte cadeau Mèche Douce.

Nous n'acceptons ni les chèques ni les virements, et il n'y a pas de paiement en plusieurs fois.`,
    ),
    page(
      'https://meche-douce.example/atelier',
      "L'atelier",
      'contact',
      `7 rue des Ciriers, 49100 Angers

Mercredi au samedi : 14 h – 18 h 30
Dimanche au mardi : fermé

Le retrait à l'atelier est gratuit, dès le lendemain.`,
    ),
    page(
      'https://meche-douce.example/conseils',
      'Bien brûler sa bougie',
      'questions',
      `La première fois, laissez brûler la bougie deux heures, jusqu'à ce que toute la surface soit liquide.

Coupez la mèche à 5 mm avant chaque allumage. Ne laissez jamais brûler une bougie plus de quatre heures d'affilée.

Pour réutiliser le verre, mettez-le une nuit au congélateur : le reste de cire se détache tout seul.`,
    ),
  ],
  products: [
    {
      title: 'Bougie Figuier',
      price: 24,
      categories: ['Bougies parfumées'],
      attributes: { Cire: ['Soja'], Mèche: ['Coton'], Durée: ['40 heures'] },
      variants: [{ options: { Poids: '180 g' } }, { options: { Poids: '400 g' }, price: 42 }],
    },
    {
      title: "Bougie Fleur d'oranger",
      price: 26,
      was: 32,
      categories: ['Bougies parfumées'],
      attributes: { Cire: ['Colza'], Mèche: ['Coton'], Durée: ['45 heures'], Poids: ['200 g'] },
    },
    {
      title: 'Bougie Feu de bois',
      price: 28,
      categories: ['Bougies parfumées'],
      attributes: { Cire: ['Soja'], Mèche: ['Bois'], Durée: ['50 heures'], Poids: ['220 g'] },
      description: 'La mèche crépite doucement. Notes de cèdre et de fumée.',
    },
    {
      title: 'Recharge Figuier',
      price: 17,
      categories: ['Recharges'],
      attributes: { Cire: ['Soja'], Poids: ['180 g'] },
    },
    {
      title: 'Pilier Ivoire',
      price: 14.5,
      categories: ['Bougies sans parfum'],
      attributes: { Cire: ["Cire d'abeille"], Durée: ['60 heures'] },
      variants: [{ options: { Hauteur: '10 cm' } }, { options: { Hauteur: '20 cm' }, price: 22 }],
    },
    {
      title: 'Chauffe-plats neutres, lot de 12',
      price: 9.9,
      categories: ['Bougies sans parfum'],
      attributes: { Cire: ['Colza'], Durée: ['4 heures'] },
    },
    {
      title: 'Fondant Lavande',
      price: 6.5,
      categories: ['Fondants'],
      attributes: { Cire: ['Colza'], Poids: ['60 g'] },
    },
    {
      title: 'Fondant Vanille',
      price: 7.5,
      categories: ['Fondants'],
      attributes: { Cire: ['Colza'], Poids: ['70 g'] },
    },
    {
      title: 'Brûle-parfum Galet',
      price: 29,
      was: 36,
      categories: ['Accessoires'],
      attributes: { Matière: ['Grès'], Hauteur: ['12 cm'] },
      variants: [{ options: { Couleur: 'Gris' } }, { options: { Couleur: 'Blanc' }, inStock: false }],
    },
    {
      title: 'Photophore Lueur',
      price: 18,
      categories: ['Accessoires'],
      attributes: { Matière: ['Verre soufflé'], Hauteur: ['9 cm'] },
    },
    {
      title: 'Coupe-mèche Hirondelle',
      price: 16,
      inStock: false,
      categories: ['Accessoires'],
      attributes: { Matière: ['Acier inoxydable'] },
    },
    {
      title: 'Coffret Découverte',
      price: 45,
      categories: ['Coffrets'],
      attributes: { Contenu: ['4 bougies de 70 g'], Durée: ['15 heures par bougie'] },
    },
  ],
};
