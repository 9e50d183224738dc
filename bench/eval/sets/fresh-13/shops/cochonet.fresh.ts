/** Pétanque, in French. */
import type { Shop } from '../../../lib/shop.ts';
import { each, page, silent } from './kit.fresh.ts';

export const cochonet: Shop = {
  key: 'cochonet',
  language: 'fr',
  currency: 'EUR',
  url: 'https://cochonet.example',
  quiz: { question: 'Vous jouez où ?', answers: ['Au boulodrome', 'Ailleurs'] },
  profile: {
    ...silent,
    companyName: 'Cochonet',
    howCanCustomersReachYouOrYourTeam: 'Écrivez à bonjour@cochonet.example ou appelez le 04 94 55 51 20.',
    moreInformationAboutYourProducts: 'Nos boules de compétition sont coulées et tournées à Aubagne, dans un atelier de six personnes.',
    whatAreFAQs: `Faites-vous des paquets cadeaux ?
Oui, gratuitement : cochez la case dans le panier.`,
  },
  pages: [
    page(
      'https://cochonet.example/livraison',
      'Livraison',
      'delivery',
      `En France métropolitaine, Colissimo à domicile coûte 6,50 € et le point relais 4,20 €. À partir de 90 € d’achat, la livraison à domicile est offerte.

Belgique et Luxembourg : 9,90 €. Suisse : 17 €. Allemagne, Autriche, Italie et Espagne : 13,50 €. Nous n’expédions pas vers les autres pays.

Les colis partent tous les jours ouvrés avant 16 h et arrivent en deux jours, en Corse en quatre.`,
    ),
    page(
      'https://cochonet.example/retours',
      'Retours et garantie',
      'returns',
      `Vous avez 21 jours pour changer d’avis, à condition que les boules n’aient pas touché le sol. Les boules gravées ne sont ni reprises ni échangées.

Le retour est à votre charge, sauf si nous nous sommes trompés. Le remboursement arrive sous une semaine.

Nos boules de compétition sont garanties cinq ans contre la casse et la fêlure. La rouille et l’usure ne sont pas couvertes.`,
    ),
    page(
      'https://cochonet.example/gravure',
      'Gravure',
      'questions',
      `Nous gravons vos initiales ou un prénom, dix caractères au plus, pour 10 € le jeu de trois.

Comptez quatre jours ouvrés de plus. Les boules de loisir en plastique ne se gravent pas.`,
    ),
    page(
      'https://cochonet.example/choisir',
      'Bien choisir ses boules',
      'questions',
      `Quel diamètre pour ma main ?

Mesurez du bout du majeur au pli du poignet. Jusqu’à 17 cm, prenez 71 mm ; jusqu’à 19 cm, 73 mm ; au-delà, 75 mm.

Pointeur ou tireur ?

Le pointeur préfère une boule lourde, de 710 à 740 g, qui roule droit. Le tireur la choisit légère, autour de 680 g.

Tendre ou dure ?

Une boule tendre rebondit moins sur les cailloux mais se marque plus vite.`,
    ),
    page(
      'https://cochonet.example/entretien',
      'Entretien',
      'questions',
      `Essuyez les boules après chaque partie et passez une goutte d’huile sur celles en acier carbone : elles s’oxydent à l’humidité.

Des points orange sont apparus ? Frottez-les à la laine d’acier fine, puis huilez.

L’inox ne demande qu’un chiffon. Le lave-vaisselle est à proscrire pour toutes nos boules.`,
    ),
    page(
      'https://cochonet.example/paiement',
      'Paiement',
      'payment',
      `Carte bancaire, PayPal et virement. Dès 100 €, le règlement en trois fois est sans frais. Les chèques ne sont pas acceptés.

Les clubs et les mairies peuvent commander sur facture, à régler sous 30 jours.`,
    ),
    page(
      'https://cochonet.example/stages',
      'Apprendre à jouer',
      'questions',
      `Le mercredi de 17 h à 18 h 30, Lucien apprend à pointer et à tirer aux débutants, sous les platanes derrière le magasin. La séance coûte 8 €, les boules sont prêtées.

Enfants bienvenus dès 8 ans. S’il pleut, la séance est reportée à la semaine suivante.`,
    ),
    page(
      'https://cochonet.example/magasin',
      'Le magasin',
      'contact',
      `Le magasin est au 14, cours des Platanes, à Draguignan. Ouvert du mardi au samedi, de 9 h 30 à 12 h 30 et de 15 h à 19 h.

En juillet et en août, nous ouvrons aussi le dimanche matin.`,
    ),
    page(
      'https://cochonet.example/blog/finale',
      'Blog : la finale de nos voisins',
      'questions',
      `Dimanche, les anciens de la mairie ont battu les pompiers 13 à 11 après trois heures de jeu. Simone a sorti deux carreaux d’affilée.

Le pastis était offert par la boulangère. Revanche au printemps !`,
    ),
  ],
  products: [
    {
      title: 'Boules Mistral',
      price: 129,
      was: 149,
      categories: ['Boules de compétition'],
      attributes: { Matière: ['Inox'], Dureté: ['Tendre'], Diamètre: ['73 mm'], 'Nombre de boules': ['3'] },
      variants: each('Poids', ['680 g', '700 g', '720 g'], ['700 g']),
    },
    {
      title: 'Boules Garlaban',
      price: 98,
      categories: ['Boules de compétition'],
      attributes: { Matière: ['Acier carbone'], Dureté: ['Demi-tendre'], Diamètre: ['74 mm'], 'Nombre de boules': ['3'] },
      variants: each('Poids', ['690 g', '710 g']),
    },
    {
      title: 'Boules Estérel',
      price: 215,
      categories: ['Boules de compétition'],
      attributes: { Matière: ['Inox'], Dureté: ['Très tendre'], Diamètre: ['73 mm'], 'Nombre de boules': ['3'] },
      inStock: false,
    },
    {
      title: 'Boules Cigale',
      price: 39,
      categories: ['Boules de loisir'],
      attributes: { Matière: ['Acier'], Diamètre: ['72 mm'], 'Nombre de boules': ['6'] },
    },
    {
      title: 'Boules Minot',
      price: 32,
      categories: ['Boules de loisir'],
      attributes: { Matière: ['Acier'], Diamètre: ['65 mm'], 'Nombre de boules': ['3'], Âge: ['De 6 à 11 ans'] },
    },
    {
      title: 'Boules de plage Sardine',
      price: 19.9,
      categories: ['Boules de loisir'],
      attributes: { Matière: ['Plastique'], 'Nombre de boules': ['8'] },
    },
    {
      title: 'But en buis',
      price: 2.5,
      categories: ['Accessoires'],
      variants: [
        { options: { Couleur: 'Naturel' }, price: 2.5 },
        { options: { Couleur: 'Rouge' }, price: 3 },
      ],
    },
    {
      title: 'Sacoche Platane',
      price: 42,
      categories: ['Accessoires'],
      attributes: { Matière: ['Cuir'] },
      variants: each('Couleur', ['Noir', 'Fauve'], ['Noir']),
    },
    { title: 'Étui Garrigue', price: 14, categories: ['Accessoires'], attributes: { Matière: ['Toile'] } },
    { title: 'Ramasse-boules Paresse', price: 15.5, was: 18, categories: ['Accessoires'], attributes: { Longueur: ['1 m'] } },
    { title: 'Mètre Arbitre', price: 11.9, categories: ['Accessoires'], attributes: { Longueur: ['2 m'] } },
    { title: 'Peau chamoisée', price: 6.5, categories: ['Accessoires'], attributes: { Dimensions: ['20 × 30 cm'] } },
  ],
};
