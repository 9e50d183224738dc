/** A shop of the seventeenth fresh set: women's clothes. */
import type { Shop } from '../../../lib/shop.ts';
import { each, page, silent } from '../../fresh-13/shops/kit.fresh.ts';

/** Every size in every colour; what is sold out is named as 'size colour'. */
const worn = (sizes: readonly string[], colours: readonly string[], soldOut: readonly string[] = []) =>
  colours.flatMap((colour) =>
    sizes.map((size) => ({ options: { Taille: size, Couleur: colour }, inStock: !soldOut.includes(`${size} ${colour}`) })),
  );

const usual = ['36', '38', '40', '42', '44'];

export const lisette: Shop = {
  key: 'lisette',
  language: 'fr',
  currency: 'EUR',
  url: 'https://lisette.example',
  quiz: { question: 'Que cherchez-vous ?', answers: ['Une robe', 'Autre chose'] },
  profile: {
    ...silent,
    companyName: 'Lisette',
    whatServicesDoYouOfferToClients: 'Prêt-à-porter féminin dessiné à Nantes, en ligne et en boutique.',
    howCanCustomersReachYouOrYourTeam: 'Par téléphone au 02 55 55 01 63 ou par e-mail à bonjour@lisette.example.',
    whatAreFAQs: `Faites-vous des paquets cadeaux ?
Oui, pour 3 € par article : pochette en tissu et petit mot écrit à la main.

Faites-vous des retouches ?
Dans notre boutique, nous raccourcissons les pantalons et les jupes pour 12 €. Comptez quatre jours.

Puis-je modifier ma commande ?
Tant qu'elle n'est pas partie, écrivez-nous et nous changeons la taille, la couleur ou l'adresse.`,
  },
  pages: [
    page(
      'https://lisette.example/livraison',
      'Livraison',
      'delivery',
      `France métropolitaine
Point relais : 3,50 €, 3 à 5 jours ouvrés
À domicile par Colissimo : 5,90 €, 2 à 3 jours ouvrés
Express Chronopost : 12 €, le lendemain avant 13 h

La livraison en point relais est offerte dès 80 € d'achat.

Belgique et Luxembourg : 7,90 €, 3 à 5 jours ouvrés
Suisse : 14,90 €, 5 à 7 jours ouvrés, droits de douane compris
Outre-mer : 19 €, 8 à 15 jours ouvrés

Nous préparons les commandes du lundi au vendredi. Vous recevez un lien de suivi par SMS.`,
    ),
    page(
      'https://lisette.example/retours',
      'Retours et échanges',
      'returns',
      `Vous avez 30 jours pour changer d'avis. L'article doit être non porté, non lavé et avoir encore son étiquette.

L'échange contre une autre taille est gratuit, une fois par commande. Pour un remboursement, l'étiquette de retour coûte 3,90 €, que nous déduisons de la somme rendue.

Les collants, les boucles d'oreilles et les articles de la Dernière chance ne sont ni repris ni échangés.

Nous remboursons sous 10 jours après réception du colis.`,
    ),
    page(
      'https://lisette.example/guide-des-tailles',
      'Guide des tailles',
      'sizes',
      `Taille 34 : poitrine 80 cm, tour de taille 62 cm, hanches 88 cm
Taille 36 : poitrine 84 cm, tour de taille 66 cm, hanches 92 cm
Taille 38 : poitrine 88 cm, tour de taille 70 cm, hanches 96 cm
Taille 40 : poitrine 92 cm, tour de taille 74 cm, hanches 100 cm
Taille 42 : poitrine 96 cm, tour de taille 78 cm, hanches 104 cm
Taille 44 : poitrine 102 cm, tour de taille 84 cm, hanches 110 cm

Entre deux tailles ? Prenez la plus grande pour les robes en lin, la plus petite pour les mailles.`,
    ),
    page(
      'https://lisette.example/paiement',
      'Paiement',
      'payment',
      `Carte bancaire (CB, Visa, Mastercard), PayPal, Apple Pay et carte cadeau Lisette.

Paiement en trois fois sans frais par carte à partir de 100 €.

Les chèques ne sont acceptés qu'en boutique.`,
    ),
    page(
      'https://lisette.example/entretien',
      "Conseils d'entretien",
      'questions',
      `Lin : lavage à 30 °C, séchage à plat, repassage encore humide.
Laine et cachemire : à la main, à l'eau froide, avec une lessive douce. Jamais de sèche-linge.
Viscose : 30 °C, programme délicat, essorage à 600 tours au plus.
Soie : pressing ou lavage à la main.
Jean : lavez-le à l'envers, à 30 °C ; il peut dégorger les deux premières fois.

Des bouloches sur un pull ? C'est normal au début, un rasoir à peluches suffit.`,
    ),
    page(
      'https://lisette.example/boutique',
      'La boutique',
      'contact',
      `Lisette, 14 rue Crébillon, 44000 Nantes

Lundi : 14 h – 19 h
Mardi au samedi : 10 h – 19 h
Dimanche : fermé

Le retrait en boutique est gratuit, sous 24 heures.`,
    ),
    page(
      'https://lisette.example/la-marque',
      'La marque',
      'questions',
      `Lisette, c'était la grand-mère couturière de Camille Guérin, qui a créé la marque en 2012. Nos vêtements sont dessinés à Nantes et cousus au Portugal, dans deux ateliers près de Porto. Nos mailles sont tricotées en Italie.

La mannequin mesure 1,75 m et porte du 36 sur toutes les photos.`,
    ),
  ],
  products: [
    {
      title: 'Robe longue Amandine',
      price: 119,
      categories: ['Robes'],
      attributes: { Matière: ['100 % lin'], Longueur: ['125 cm'], Manches: ['Sans manches'], Doublure: ['Non'] },
      variants: worn(usual, ['Écru', 'Terracotta'], ['40 Terracotta', '42 Terracotta']),
      description: 'Boutonnée devant, avec deux poches et une ceinture à nouer.',
    },
    {
      title: 'Robe portefeuille Colette',
      price: 95,
      categories: ['Robes'],
      attributes: { Matière: ['Viscose'], Longueur: ['105 cm'], Manches: ['Courtes'], Motif: ['Fleurs'] },
      variants: worn(usual, ['Vert', 'Marine']),
      description: 'Une robe qui marque la taille, parfaite pour les mariages. Convient aussi aux femmes enceintes.',
    },
    {
      title: 'Robe pull Marguerite',
      price: 89,
      categories: ['Robes'],
      attributes: { Matière: ['70 % laine, 30 % polyamide'], Longueur: ['90 cm'], Manches: ['Longues'] },
      variants: each('Taille', ['S', 'M', 'L'], ['S']),
      description: 'Col montant, côtes épaisses. Se porte avec des collants et des bottes.',
    },
    {
      title: 'Petite robe noire Jeanne',
      price: 109,
      categories: ['Robes'],
      attributes: { Matière: ['Crêpe de polyester'], Longueur: ['95 cm'], Manches: ['Trois-quarts'], Couleur: ['Noir'], Doublure: ['Oui'] },
      variants: each('Taille', usual),
    },
    {
      title: 'Jupe plissée Odette',
      price: 69,
      categories: ['Jupes'],
      attributes: { Matière: ['Polyester recyclé'], Longueur: ['80 cm'], Ceinture: ['Élastique'] },
      variants: worn(['36', '38', '40', '42'], ['Camel', 'Noir']),
    },
    {
      title: 'Jupe en jean Paulette',
      price: 59,
      categories: ['Jupes'],
      attributes: { Matière: ['98 % coton, 2 % élasthanne'], Longueur: ['48 cm'] },
      variants: each('Taille', usual),
    },
    {
      title: 'Pantalon large Suzanne',
      price: 79,
      categories: ['Pantalons'],
      attributes: { Matière: ['55 % lin, 45 % viscose'], Entrejambe: ['74 cm'], Ceinture: ['Élastique au dos'] },
      variants: worn(usual, ['Noir', 'Sable'], ['44 Sable']),
      description: 'Taille haute, deux poches, très confortable assise toute la journée.',
    },
    {
      title: 'Jean droit Simone',
      price: 85,
      categories: ['Pantalons', 'Jeans'],
      attributes: { Matière: ['99 % coton, 1 % élasthanne'], Entrejambe: ['70 cm'], Couleur: ['Bleu brut'] },
      variants: each('Taille', ['34', ...usual]),
      description: 'Il taille normalement.',
    },
    {
      title: 'Jean évasé Brigitte',
      price: 89,
      categories: ['Pantalons', 'Jeans'],
      attributes: { Matière: ['Coton biologique'], Entrejambe: ['82 cm'], Couleur: ['Bleu clair'] },
      variants: each('Taille', ['34', ...usual]),
      description: 'Il taille petit : prenez une taille de plus.',
    },
    {
      title: 'Blouse Violette',
      price: 65,
      categories: ['Hauts', 'Blouses'],
      attributes: { Matière: ['Voile de coton'], Manches: ['Longues'] },
      variants: worn(['36', '38', '40', '42'], ['Blanc', 'Bleu ciel']),
    },
    {
      title: 'Chemisier en soie Hélène',
      price: 129,
      categories: ['Hauts', 'Blouses'],
      attributes: { Matière: ['100 % soie'], Manches: ['Longues'], Couleur: ['Ivoire'] },
      variants: each('Taille', ['36', '38', '40', '42']),
    },
    {
      title: 'Marinière Armelle',
      price: 45,
      categories: ['Hauts', 'T-shirts'],
      attributes: { Matière: ['100 % coton'], Manches: ['Longues'] },
      variants: worn(['S', 'M', 'L', 'XL'], ['Marine', 'Rouge']),
    },
    {
      title: 'T-shirt Léa',
      price: 29,
      categories: ['Hauts', 'T-shirts'],
      attributes: { Matière: ['Coton biologique'], Manches: ['Courtes'] },
      variants: worn(['S', 'M', 'L', 'XL'], ['Blanc', 'Noir', 'Rose']),
    },
    {
      title: 'Pull en cachemire Blanche',
      price: 149,
      categories: ['Mailles'],
      attributes: { Matière: ['100 % cachemire'], Col: ['V'] },
      variants: worn(['S', 'M', 'L'], ['Gris', 'Rose poudré', 'Marine'], ['M Gris']),
    },
    {
      title: 'Gilet Madeleine',
      price: 75,
      was: 99,
      categories: ['Mailles'],
      attributes: { Matière: ['Laine mérinos'], Fermeture: ['Boutons'] },
      variants: worn(['S', 'M', 'L'], ['Moutarde', 'Noir']),
    },
    {
      title: 'Trench Catherine',
      price: 189,
      categories: ['Manteaux et vestes'],
      attributes: { Matière: ['Coton déperlant'], Couleur: ['Beige'], Doublure: ['Oui'] },
      variants: each('Taille', usual),
      description: 'Déperlant, il protège d’une averse mais pas d’une journée de pluie.',
    },
    {
      title: 'Manteau en laine Geneviève',
      price: 249,
      categories: ['Manteaux et vestes'],
      attributes: { Matière: ['80 % laine, 20 % polyamide'], Doublure: ['Oui'] },
      variants: worn(['36', '38', '40', '42'], ['Camel', 'Marine']),
    },
    {
      title: 'Foulard en soie Ninon',
      price: 39,
      categories: ['Accessoires'],
      attributes: { Matière: ['100 % soie'], Dimensions: ['70 x 70 cm'] },
      variants: each('Couleur', ['Corail', 'Bleu', 'Vert']),
    },
    {
      title: 'Ceinture en cuir Rosalie',
      price: 35,
      categories: ['Accessoires'],
      attributes: { Matière: ['Cuir de vachette'], Largeur: ['3 cm'] },
      variants: each('Longueur', ['80 cm', '90 cm', '100 cm']),
    },
    {
      title: "Boucles d'oreilles Perle",
      price: 25,
      inStock: false,
      categories: ['Accessoires'],
      attributes: { Matière: ["Laiton doré à l'or fin"] },
    },
  ],
};
