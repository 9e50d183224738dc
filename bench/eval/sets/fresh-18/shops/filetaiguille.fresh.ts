/** A shop of the eighteenth fresh set: haberdashery, fabrics and sewing machines. */
import type { Shop } from '../../../lib/shop.ts';
import { each, page, silent } from '../../fresh-13/shops/kit.fresh.ts';

export const filetaiguille: Shop = {
  key: 'filetaiguille',
  language: 'fr',
  currency: 'EUR',
  url: 'https://filetaiguille.example',
  quiz: { question: 'Que souhaitez-vous coudre ?', answers: ['Un vêtement', 'Autre chose'] },
  profile: {
    ...silent,
    companyName: 'Filet Aiguille',
    whatServicesDoYouOfferToClients: 'Mercerie, tissus et machines à coudre, dans notre boutique de Tours et en ligne.',
    howCanCustomersReachYouOrYourTeam: 'Par téléphone au 02 47 55 01 26 ou par e-mail à bonjour@filetaiguille.example.',
    whatAreFAQs: `Peut-on recevoir un échantillon de tissu ?
Oui, un échantillon de 10 x 10 cm coûte 0,80 € et part le jour même dans une enveloppe, sans frais de port.

Comment commander plusieurs mètres ?
Le prix est indiqué au mètre. Indiquez le nombre de mètres dans le panier : nous coupons d'un seul tenant.

Faites-vous des paquets cadeaux ?
Oui, pour 2,50 € nous emballons votre commande dans un pochon en coton.`,
  },
  pages: [
    page(
      'https://filetaiguille.example/livraison',
      'Livraison',
      'delivery',
      `France métropolitaine, point relais : 3,90 €, 3 à 4 jours ouvrés, offerte dès 60 € d'achat.
France métropolitaine, à domicile : 5,90 €, 2 à 3 jours ouvrés.
Belgique et Luxembourg : 7,90 €, 4 à 5 jours ouvrés.
Suisse : 14,50 €, 5 à 8 jours ouvrés, droits de douane en sus.

Nous n'expédions pas vers les DOM-TOM.

Les machines à coudre sont toujours livrées à domicile, sans frais supplémentaires en France métropolitaine.`,
    ),
    page(
      'https://filetaiguille.example/retours',
      'Retours et remboursements',
      'returns',
      `Vous disposez de 21 jours après réception pour nous renvoyer un article non utilisé. Les frais de retour sont à votre charge.

Les tissus coupés au mètre ne sont ni repris ni échangés.

Le remboursement est effectué sous 8 jours sur le moyen de paiement utilisé.`,
    ),
    page(
      'https://filetaiguille.example/paiement',
      'Paiement',
      'payment',
      `Carte bancaire, PayPal ou virement. Le paiement en 3 fois sans frais est possible à partir de 120 €. Nous n'acceptons plus les chèques.`,
    ),
    page(
      'https://filetaiguille.example/boutique',
      'Notre boutique',
      'contact',
      `Filet Aiguille, 12 rue Colbert, 37000 Tours

Mardi à vendredi : 10 h – 12 h 30 et 14 h – 19 h
Samedi : 10 h – 18 h
Dimanche et lundi : fermé

Ateliers couture pour débutants le mercredi soir : 25 € la séance de deux heures, machine prêtée.`,
    ),
    page(
      'https://filetaiguille.example/aiguilles',
      'Quelle aiguille pour quel tissu ?',
      'sizes',
      `Voile, soie et tissus fins : aiguille n° 60 à 70
Coton et lin : aiguille n° 80
Jean et toile épaisse : aiguille n° 100
Jersey et maille : aiguille à bout rond (jersey)
Changez d'aiguille toutes les 8 heures de couture.`,
    ),
    page(
      'https://filetaiguille.example/entretien',
      'Entretien des tissus',
      'questions',
      `Lavez toujours le tissu avant de le couper : le lin peut rétrécir de 5 %.
Coton et double gaze : 40 °C, sèche-linge doux.
Lin : 30 °C, pas de sèche-linge.
Velours : 30 °C sur l'envers, repassage à la vapeur sans appuyer.`,
    ),
    page(
      'https://filetaiguille.example/garantie',
      'Garantie et SAV',
      'questions',
      `Nos machines à coudre sont garanties 3 ans, pièces et main-d'œuvre. La révision annuelle coûte 65 € dans notre atelier de Tours. Pendant la réparation, nous vous prêtons une machine.`,
    ),
  ],
  products: [
    {
      title: 'Machine à coudre Colibri 20',
      price: 169,
      categories: ['Machines à coudre'],
      attributes: { Points: ['20'], Boutonnière: ['en 4 temps'], Poids: ['5,8 kg'], Niveau: ['Débutant'] },
      description: 'Simple et robuste, idéale pour apprendre. Livrée avec 5 pieds, canettes et housse.',
    },
    {
      title: 'Machine à coudre Colibri 60',
      price: 289,
      categories: ['Machines à coudre'],
      attributes: { Points: ['60'], Boutonnière: ['automatique en 1 temps'], Poids: ['6,4 kg'], Niveau: ['Intermédiaire'] },
      description: "Électronique, avec enfile-aiguille automatique et réglage de la vitesse. Coud le jean jusqu'à 6 épaisseurs.",
    },
    {
      title: 'Surjeteuse Mésange',
      price: 349,
      inStock: false,
      categories: ['Machines à coudre'],
      attributes: { Fils: ['3 ou 4'], Poids: ['7,1 kg'] },
      description: 'Coupe, assemble et surfile en un seul passage.',
    },
    {
      title: 'Tissu coton Liserons',
      price: 14.9,
      categories: ['Tissus'],
      attributes: { Laize: ['140 cm'], Composition: ['100 % coton'], Poids: ['120 g/m²'] },
      variants: each('Couleur', ['Bleu', 'Rose', 'Vert sauge'], ['Rose']),
      description: 'Prix au mètre. Popeline imprimée de petites fleurs, pour chemises et robes.',
    },
    {
      title: 'Tissu lin lavé',
      price: 22.5,
      categories: ['Tissus'],
      attributes: { Laize: ['135 cm'], Composition: ['100 % lin'], Poids: ['185 g/m²'] },
      variants: each('Couleur', ['Naturel', 'Terracotta', 'Noir']),
      description: 'Prix au mètre. Souple et un peu froissé, pour rideaux légers, nappes et vêtements.',
    },
    {
      title: 'Double gaze Nuage',
      price: 12.9,
      categories: ['Tissus'],
      attributes: { Laize: ['130 cm'], Composition: ['100 % coton'], Label: ['Oeko-Tex'] },
      variants: each('Couleur', ['Blanc', 'Jaune', 'Bleu ciel']),
      description: 'Prix au mètre. Toute douce, pour les langes et les vêtements de bébé.',
    },
    {
      title: 'Velours côtelé Grenoble',
      price: 17.5,
      categories: ['Tissus'],
      attributes: { Laize: ['145 cm'], Composition: ['98 % coton, 2 % élasthanne'] },
      variants: each('Couleur', ['Camel', 'Bordeaux']),
      description: 'Prix au mètre. Pour pantalons et vestes.',
    },
    {
      title: 'Fil à coudre polyester 500 m',
      price: 3.2,
      categories: ['Mercerie', 'Fils'],
      variants: each('Couleur', ['Blanc', 'Noir', 'Rouge', 'Bleu marine', 'Écru']),
      description: 'Fil tout usage, résistant et lavable à 60 °C.',
    },
    {
      title: 'Fil à broder mouliné, 24 échevettes',
      price: 18.9,
      categories: ['Mercerie', 'Fils'],
      attributes: { Composition: ['100 % coton'] },
      description: '24 couleurs assorties de 8 m.',
    },
    {
      title: 'Aiguilles machine universelles, lot de 5',
      price: 4.5,
      categories: ['Mercerie', 'Aiguilles'],
      variants: each('Numéro', ['70', '80', '100']),
    },
    {
      title: 'Aiguilles machine jersey, lot de 5',
      price: 5.2,
      categories: ['Mercerie', 'Aiguilles'],
      description: 'Bout rond, pour jersey et maille.',
    },
    {
      title: 'Ciseaux de couturière 24 cm',
      price: 32,
      categories: ['Mercerie', 'Outils'],
      attributes: { Longueur: ['24 cm'], Matière: ['Acier forgé'] },
      variants: [{ options: { Main: 'Droitier' } }, { options: { Main: 'Gaucher' }, price: 36 }],
      description: 'Fabriqués à Thiers. Existent aussi pour les gauchers.',
    },
    {
      title: 'Cutter rotatif 45 mm',
      price: 15.9,
      categories: ['Mercerie', 'Outils'],
      attributes: { Lame: ['45 mm'] },
    },
    {
      title: 'Tapis de découpe',
      price: 19.9,
      categories: ['Mercerie', 'Outils'],
      variants: [
        { options: { Format: 'A3' }, price: 19.9 },
        { options: { Format: 'A2' }, price: 29.9 },
      ],
      description: 'Autocicatrisant, gradué en centimètres.',
    },
    {
      title: 'Boîte à couture Mamie',
      price: 45,
      categories: ['Rangement'],
      attributes: { Dimensions: ['32 x 22 x 20 cm'], Matière: ['Hêtre'] },
      description: "Boîte en bois qui s'ouvre en accordéon, vendue vide.",
    },
    {
      title: 'Kit couture débutant',
      price: 24.9,
      categories: ['Coffrets'],
      attributes: { Contenu: ['Ciseaux, mètre ruban, épingles, 6 bobines de fil, découd-vite'] },
      description: 'Tout pour bien commencer, dans une jolie boîte en métal. Une bonne idée de cadeau.',
    },
    {
      title: 'Fermeture éclair invisible 40 cm',
      price: 2.4,
      categories: ['Mercerie', 'Fermetures'],
      attributes: { Longueur: ['40 cm'] },
      variants: each('Couleur', ['Noir', 'Blanc', 'Bleu marine']),
    },
  ],
};
