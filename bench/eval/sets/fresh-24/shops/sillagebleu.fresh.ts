/** A shop of the twenty-fourth fresh set: perfumes, colognes and scented body care. */
import type { Shop } from '../../../lib/shop.ts';
import { each, page, silent } from '../../fresh-13/shops/kit.fresh.ts';

export const sillagebleu: Shop = {
  key: 'sillagebleu',
  language: 'fr',
  currency: 'EUR',
  url: 'https://sillagebleu.example',
  quiz: { question: 'Pour qui cherchez-vous un parfum ?', answers: ['Pour moi', 'Pour quelqu’un d’autre'] },
  profile: {
    ...silent,
    companyName: 'Sillage Bleu',
    whatServicesDoYouOfferToClients:
      'Eaux de parfum, eaux de toilette et eaux de Cologne de notre maison, avec les laits et gels douche assortis.',
    moreInformationAboutYourProducts:
      'Tous nos parfums sont composés et mis en flacon à Grasse. Ils sont végans et ne sont jamais testés sur les animaux. Nos flacons de 50 et 100 ml se rechargent à la boutique.',
    howCanCustomersReachYouOrYourTeam:
      'Téléphone : 04 93 55 50 12, du lundi au vendredi de 9 h 30 à 17 h 30. Courriel : bonjour@sillagebleu.example.',
    howMuchDiscountCanYouDoMaximum: '',
    whatAreFAQs: `Peut-on recevoir des échantillons ?
Oui, deux échantillons de votre choix sont offerts avec chaque commande. Indiquez-les en commentaire au moment de payer.

Combien coûte une recharge ?
À la boutique, remplir un flacon vide coûte 30 % de moins que l'achat d'un flacon neuf de la même contenance.

Gravez-vous les flacons ?
Oui, nous gravons jusqu'à douze lettres sur les flacons de 100 ml pour 10 €. Comptez deux jours de plus.`,
  },
  pages: [
    page(
      'https://sillagebleu.example/livraison',
      'Livraison',
      'delivery',
      `En France métropolitaine, la livraison à domicile par Colissimo coûte 5,50 € et prend deux à trois jours ouvrés. En point relais, elle coûte 3,90 € et prend trois à cinq jours. Les deux sont offertes à partir de 70 € d'achat.

Belgique, Luxembourg et Allemagne : 9,80 €, quatre à six jours ouvrés. Suisse : 15,00 €, droits de douane compris.

Le parfum contient de l'alcool, c'est pourquoi il ne peut pas voyager par avion : nous ne livrons ni la Corse par avion ni les départements d'outre-mer.

Toute commande passée avant 14 h part le jour même, sauf le samedi et le dimanche.

Paquet cadeau : nous l'offrons. Cochez la case dans le panier et écrivez le mot que nous joindrons ; le prix n'apparaît pas dans le colis.`,
    ),
    page(
      'https://sillagebleu.example/retours',
      'Retours et échanges',
      'returns',
      `Essayez d'abord l'échantillon joint à chaque flacon. Si le parfum ne vous plaît pas, renvoyez le flacon sous film dans les 30 jours : nous vous remboursons ou l'échangeons. Un flacon dont le film a été ouvert ne peut être ni repris ni échangé.

Le retour est gratuit en point relais. Pour un retour depuis l'étranger, les frais de port restent à votre charge.

Le remboursement arrive sous huit jours après la réception du colis.

Un flacon est arrivé cassé ? Envoyez-nous une photo dans les 48 heures et nous en expédions un autre aussitôt.`,
    ),
    page(
      'https://sillagebleu.example/conseils',
      'Bien choisir et bien porter son parfum',
      'questions',
      `Une eau de Cologne tient deux à trois heures, une eau de toilette quatre à cinq heures, une eau de parfum sept à huit heures sur la peau.

Vaporisez à vingt centimètres, sur le cou et les poignets, sans frotter : le frottement casse les notes de tête.

Pour un cadeau, choisissez un hespéridé ou une fleur légère si vous ne connaissez pas les goûts de la personne. Les boisés et les ambrés se portent plutôt le soir et en hiver.

Peaux sensibles : nos eaux de Cologne contiennent le moins d'allergènes. Vaporisez sur les vêtements plutôt que sur la peau, sauf sur la soie et le cuir clair, que l'alcool peut tacher.`,
    ),
    page(
      'https://sillagebleu.example/conservation',
      'Conserver son parfum',
      'questions',
      `Rangez votre flacon debout, à l'abri de la lumière et de la chaleur ; la salle de bains est le pire endroit de la maison.

Ouvert, un parfum se garde trois ans ; fermé, cinq ans. S'il change de couleur ou sent le vinaigre, il est passé.

En avion, seuls les flacons jusqu'à 100 ml sont admis en cabine. Le vaporisateur de voyage de 10 ml se glisse partout.`,
    ),
    page(
      'https://sillagebleu.example/paiement',
      'Paiement',
      'payment',
      `Vous pouvez régler par carte bancaire (CB, Visa, Mastercard), PayPal, Apple Pay ou chèque. Les commandes réglées par chèque partent après l'encaissement, soit cinq jours environ.

À partir de 100 €, payez en trois fois sans frais avec Alma.

Les cartes cadeaux de 25, 50 et 100 € sont valables un an.`,
    ),
    page(
      'https://sillagebleu.example/boutique',
      'La boutique et la maison',
      'contact',
      `Sillage Bleu, 9 rue de l'Oratoire, 06130 Grasse

Ouvert du mardi au samedi de 10 h à 19 h ; en juillet et en août, aussi le dimanche de 14 h à 18 h.

Atelier de création : le samedi à 15 h, vous composez votre propre eau de toilette en deux heures avec un parfumeur. La séance coûte 69 € par personne, flacon de 30 ml compris. Réservation par téléphone.

La maison a été fondée en 2009 par Hélène Cassini, après vingt ans passés dans un grand laboratoire de Grasse.`,
    ),
  ],
  products: [
    {
      title: 'Eau de parfum Jasmin de Minuit',
      price: 58,
      categories: ['Parfums', 'Femme'],
      attributes: {
        Famille: ['Floral'],
        'Notes de tête': ['Bergamote'],
        'Notes de cœur': ['Jasmin, tubéreuse'],
        'Notes de fond': ['Musc blanc, santal'],
        Concentration: ['Eau de parfum'],
      },
      variants: [
        { options: { Contenance: '30 ml' }, price: 58 },
        { options: { Contenance: '50 ml' }, price: 82 },
        { options: { Contenance: '100 ml' }, price: 124 },
      ],
      description: 'Un bouquet blanc et sensuel, pour le soir.',
    },
    {
      title: 'Eau de parfum Rose du Matin',
      price: 54,
      categories: ['Parfums', 'Femme'],
      attributes: {
        Famille: ['Floral'],
        'Notes de tête': ['Litchi, poire'],
        'Notes de cœur': ['Rose de mai, pivoine'],
        'Notes de fond': ['Cèdre'],
        Concentration: ['Eau de parfum'],
      },
      variants: [
        { options: { Contenance: '30 ml' }, price: 54 },
        { options: { Contenance: '50 ml' }, price: 76 },
        { options: { Contenance: '100 ml' }, price: 115, inStock: false },
      ],
      description: 'Une rose fraîche et légère, facile à porter tous les jours.',
    },
    {
      title: 'Eau de parfum Vanille Noire',
      price: 62,
      categories: ['Parfums', 'Femme', 'Homme'],
      attributes: {
        Famille: ['Ambré'],
        'Notes de tête': ['Rhum, orange amère'],
        'Notes de cœur': ['Vanille de Madagascar'],
        'Notes de fond': ['Fève tonka, benjoin'],
        Concentration: ['Eau de parfum'],
      },
      variants: [
        { options: { Contenance: '30 ml' }, price: 62 },
        { options: { Contenance: '50 ml' }, price: 88 },
      ],
      description: 'Chaude et gourmande, sans être sucrée. Mixte.',
    },
    {
      title: 'Eau de toilette Vétiver Sec',
      price: 49,
      categories: ['Parfums', 'Homme'],
      attributes: {
        Famille: ['Boisé'],
        'Notes de tête': ['Pamplemousse, poivre'],
        'Notes de cœur': ['Vétiver'],
        'Notes de fond': ['Cèdre, mousse'],
        Concentration: ['Eau de toilette'],
      },
      variants: [
        { options: { Contenance: '50 ml' }, price: 49 },
        { options: { Contenance: '100 ml' }, price: 74 },
      ],
      description: 'Net et élégant, pour le bureau.',
    },
    {
      title: 'Eau de toilette Marine Salée',
      price: 46,
      categories: ['Parfums', 'Homme'],
      attributes: {
        Famille: ['Marin'],
        'Notes de tête': ['Citron, sel'],
        'Notes de cœur': ['Romarin, lavande'],
        'Notes de fond': ['Bois flotté'],
        Concentration: ['Eau de toilette'],
      },
      variants: [
        { options: { Contenance: '50 ml' }, price: 46 },
        { options: { Contenance: '100 ml' }, price: 69 },
      ],
      description: 'L’air du large après la pluie.',
    },
    {
      title: 'Eau de parfum Cuir et Tabac',
      price: 92,
      was: 105,
      categories: ['Parfums', 'Homme'],
      attributes: {
        Famille: ['Boisé'],
        'Notes de tête': ['Cardamome'],
        'Notes de cœur': ['Cuir, iris'],
        'Notes de fond': ['Tabac blond, vétiver'],
        Concentration: ['Eau de parfum'],
        Contenance: ['50 ml'],
      },
      description: 'Profond et enveloppant, pour les soirées d’hiver.',
    },
    {
      title: 'Eau de Cologne Fleur d’Oranger',
      price: 32,
      categories: ['Parfums', 'Femme', 'Homme'],
      attributes: {
        Famille: ['Hespéridé'],
        'Notes de tête': ['Orange, néroli'],
        'Notes de cœur': ['Fleur d’oranger'],
        'Notes de fond': ['Musc léger'],
        Concentration: ['Eau de Cologne'],
      },
      variants: [
        { options: { Contenance: '100 ml' }, price: 32 },
        { options: { Contenance: '200 ml' }, price: 52 },
      ],
      description: 'Fraîche et tendre, pour toute la famille.',
    },
    {
      title: 'Eau de Cologne Verveine Citron',
      price: 32,
      inStock: false,
      categories: ['Parfums', 'Femme', 'Homme'],
      attributes: {
        Famille: ['Hespéridé'],
        'Notes de tête': ['Citron, verveine'],
        'Notes de cœur': ['Menthe'],
        'Notes de fond': ['Thé vert'],
        Concentration: ['Eau de Cologne'],
        Contenance: ['100 ml'],
      },
    },
    {
      title: 'Coffret Découverte 6 × 2 ml',
      price: 19,
      categories: ['Coffrets'],
      attributes: { Contenu: ['6 flacons de 2 ml : Jasmin, Rose, Vanille, Vétiver, Marine et Cuir'] },
      description: 'Pour essayer chez soi. Le prix est déduit de votre prochain flacon de 50 ml ou plus.',
    },
    {
      title: 'Vaporisateur de voyage 10 ml',
      price: 22,
      categories: ['Accessoires'],
      attributes: { Contenance: ['10 ml'], Matière: ['Aluminium'] },
      variants: each('Couleur', ['Argent', 'Bleu nuit', 'Or rose'], ['Or rose']),
      description: 'Se remplit en quelques secondes depuis le flacon.',
    },
    {
      title: 'Lait pour le corps Rose du Matin',
      price: 28,
      categories: ['Corps'],
      attributes: { Contenance: ['200 ml'], Parfum: ['Rose du Matin'] },
      description: 'Hydrate et prolonge le parfum sur la peau.',
    },
    {
      title: 'Gel douche Vétiver Sec',
      price: 18,
      categories: ['Corps'],
      attributes: { Contenance: ['250 ml'], Parfum: ['Vétiver Sec'] },
      description: 'Pour le corps et les cheveux.',
    },
  ],
};
