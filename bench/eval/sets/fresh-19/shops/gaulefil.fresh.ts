/** A shop of the nineteenth fresh set: fishing tackle. */
import type { Shop } from '../../../lib/shop.ts';
import { each, page, silent } from '../../fresh-13/shops/kit.fresh.ts';

const pointures = ['40/41', '42/43', '44/45', '46/47'];

export const gaulefil: Shop = {
  key: 'gaulefil',
  language: 'fr',
  currency: 'EUR',
  url: 'https://gaulefil.example',
  quiz: { question: 'Que voulez-vous pêcher ?', answers: ['Le brochet', 'Autre chose'] },
  profile: {
    ...silent,
    companyName: 'Gaule & Fil',
    whatServicesDoYouOfferToClients: 'Matériel de pêche en eau douce, choisi et essayé au bord de la Charente.',
    howCanCustomersReachYouOrYourTeam: 'Au 05 45 55 01 72 ou par e-mail à bonjour@gaulefil.example.',
    whatAreFAQs: `Montez-vous le fil sur le moulinet ?
Oui, gratuitement, si vous achetez les deux ensemble. Dites-le dans le commentaire de la commande.

Vendez-vous des appâts vivants ?
Les vers de terre et les asticots ne se vendent qu'en boutique, nous ne les expédions pas.

Faites-vous des paquets cadeaux ?
Oui, pour 2,50 € par commande, avec une carte à votre texte.`,
  },
  pages: [
    page(
      'https://gaulefil.example/livraison',
      'Livraison',
      'delivery',
      `Point relais : 4,20 €, 3 à 4 jours ouvrés
À domicile : 6,50 €, 2 à 3 jours ouvrés

La livraison à domicile est offerte dès 60 € d'achat en France continentale.

Corse : 9,90 €, 4 à 6 jours ouvrés
Belgique : 8,90 €, 5 à 6 jours ouvrés

Les cannes dont l'encombrement dépasse 1,50 m ne vont pas en point relais et coûtent 5 € de plus, même quand la livraison est offerte.

Nous ne livrons pas en Suisse.`,
    ),
    page(
      'https://gaulefil.example/retours',
      'Retours et échanges',
      'returns',
      `Vous avez 30 jours pour nous renvoyer un article neuf. Le renvoi est à votre charge, sauf s'il y a un défaut.

Pour les waders, le premier échange de pointure est gratuit. Des waders mouillés ne sont pas repris : essayez-les à la maison.

Les leurres et les amorces dont l'emballage est ouvert ne sont pas repris.

Le remboursement part dans les 8 jours.`,
    ),
    page(
      'https://gaulefil.example/paiement',
      'Paiement',
      'payment',
      `Carte bancaire, PayPal et virement. Avec un virement, le colis part quand la somme est arrivée.

Paiement en quatre fois par carte à partir de 150 €, sans frais.`,
    ),
    page(
      'https://gaulefil.example/guide',
      'Quelle canne pour quel poisson ?',
      'questions',
      `Gardon et ablette : canne télescopique de 4 à 5 m, nylon 10/100
Perche : canne de 2,10 m, puissance 5–20 g, nylon 18/100
Truite : canne de 1,80 m, puissance 3–10 g, nylon 16/100
Brochet : canne de 2,40 m, puissance 20–60 g, tresse 15/100
Carpe : canne de 3,60 m, nylon 30/100

La puissance est le poids du leurre que la canne peut lancer.`,
    ),
    page(
      'https://gaulefil.example/carte-de-peche',
      'La carte de pêche',
      'questions',
      `En France, il faut une carte de pêche pour toutes les rivières. Les moins de 12 ans prennent la carte découverte, qui coûte quelques euros par an.

Nous ne vendons pas la carte : elle s'achète sur le site de la fédération ou dans un bureau de tabac.`,
    ),
    page(
      'https://gaulefil.example/entretien-et-boutique',
      'Entretien et boutique',
      'contact',
      `Rincez les moulinets à l'eau claire et huilez-les une fois par saison. Faites sécher les waders à l'envers, à l'ombre, et suspendez-les par les bottes.

Boutique : 3 quai des Tanneurs, Angoulême
Mardi au samedi : 9 h – 18 h 30
Dimanche : 7 h 30 – 12 h`,
    ),
  ],
  products: [
    {
      title: 'Ensemble prêt à pêcher Goujon',
      price: 39,
      categories: ['Ensembles'],
      attributes: { Contenu: ['Canne de 1,80 m', 'Moulinet garni de fil', 'Boîte de cinq leurres'], Âge: ['Dès 7 ans'] },
      description: 'Tout est dans le même étui, il ne reste plus qu’à trouver une rivière. La poignée est fine, pour des mains d’enfant.',
    },
    {
      title: 'Canne télescopique Ablette',
      price: 24.9,
      categories: ['Cannes'],
      attributes: { Matière: ['Fibre de verre'], Encombrement: ['1,15 m'], Pêche: ['Au coup'] },
      variants: [
        { options: { Longueur: '4 m' } },
        { options: { Longueur: '5 m' }, price: 29.9 },
        { options: { Longueur: '6 m' }, price: 36.9 },
      ],
      description: 'On la déplie, on attache la ligne et on pêche : elle se passe de moulinet. Pour le gardon et l’ablette.',
    },
    {
      title: 'Canne lancer Perchette',
      price: 45,
      categories: ['Cannes'],
      attributes: { Longueur: ['2,10 m'], Puissance: ['5–20 g'], Encombrement: ['1,10 m'], 'Moulinet compris': ['Non'] },
      description: 'Une canne légère pour la perche aux petits leurres. Deux brins, poignée en liège.',
    },
    {
      title: 'Canne lancer Brochard',
      price: 69,
      categories: ['Cannes'],
      attributes: { Longueur: ['2,40 m'], Puissance: ['20–60 g'], Encombrement: ['1,25 m'], 'Moulinet compris': ['Non'] },
      description: 'Pour lancer de gros leurres loin et tenir tête à un brochet. Deux brins en carbone.',
    },
    {
      title: 'Canne à carpe Miroir',
      price: 79,
      categories: ['Cannes'],
      attributes: { Longueur: ['3,60 m'], Encombrement: ['1,85 m'], 'Moulinet compris': ['Non'] },
      description: 'Deux brins, action progressive, pour les carpes d’étang et de rivière.',
    },
    {
      title: 'Moulinet Ruisseau 2000',
      price: 35,
      categories: ['Moulinets'],
      attributes: { Poids: ['240 g'], Roulements: ['4'], 'Fil compris': ['Oui, nylon 16/100'] },
      description: 'Petit et doux, pour la truite et la perche. Se monte sur la canne Perchette.',
    },
    {
      title: 'Moulinet Étang 4000',
      price: 49,
      categories: ['Moulinets'],
      attributes: { Poids: ['310 g'], Roulements: ['6'], 'Fil compris': ['Non'] },
      description: 'Un frein solide pour le brochet et le sandre. Il va avec la canne Brochard.',
    },
    {
      title: 'Moulinet débrayable Grand Large',
      price: 89,
      categories: ['Moulinets'],
      attributes: { Poids: ['590 g'], Roulements: ['8'], 'Fil compris': ['Non'] },
      description: 'Grande bobine et débrayage, pour la carpe. Il va avec la canne Miroir.',
    },
    {
      title: 'Nylon Cristal, 200 m',
      price: 6.5,
      categories: ['Fils'],
      attributes: { Couleur: ['Transparent'] },
      variants: each('Diamètre', ['16/100', '18/100', '30/100']),
      description: 'Souple et discret dans l’eau. À changer chaque année.',
    },
    {
      title: 'Tresse Roseau 15/100, 150 m',
      price: 19.9,
      categories: ['Fils'],
      attributes: { Résistance: ['9 kg'], Couleur: ['Vert'] },
      description: 'Huit brins, sans élasticité : on sent la moindre touche.',
    },
    {
      title: 'Boîte de dix leurres souples',
      price: 14.9,
      categories: ['Leurres'],
      attributes: { Longueur: ['7 cm'], Poisson: ['Perche', 'Sandre'] },
      description: 'Cinq couleurs, chacune deux fois, avec les têtes plombées.',
    },
    {
      title: 'Cuillère tournante Éclair',
      price: 4.2,
      categories: ['Leurres'],
      attributes: { Palette: ['Argent'] },
      variants: each('Taille', ['1', '2', '3'], ['2']),
      description: 'Le leurre de toujours, pour la truite et la perche.',
    },
    {
      title: 'Épuisette pliante Saule',
      price: 27,
      categories: ['Accessoires'],
      attributes: { Manche: ['1,80 m'], Filet: ['Caoutchouc'] },
      description: 'Le filet en caoutchouc ménage les poissons que l’on relâche. Elle se plie et se porte à la ceinture.',
    },
    {
      title: 'Waders Néoprène Loutre',
      price: 99,
      categories: ['Waders'],
      attributes: { Matière: ['Néoprène 4 mm'], Saison: ['Hiver'] },
      variants: each('Pointure', pointures, ['44/45']),
      description: 'Chauds, pour l’eau froide du début de saison. Les bottes font partie des waders.',
    },
    {
      title: 'Waders Respirants Héron',
      price: 139,
      was: 169,
      categories: ['Waders'],
      attributes: { Matière: ['Tissu respirant, trois couches'], Saison: ['Printemps', 'Été'] },
      variants: each('Pointure', pointures, ['42/43']),
      description: 'Légers, on y marche des heures sans transpirer. Les bottes font partie des waders.',
    },
    {
      title: 'Siège pliant Berge',
      price: 32,
      categories: ['Accessoires'],
      attributes: { Charge: ['110 kg'], Poids: ['2,9 kg'] },
      description: 'Avec dossier et pieds réglables pour les berges en pente.',
    },
  ],
};
