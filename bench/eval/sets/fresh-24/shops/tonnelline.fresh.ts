/** A shop of the twenty-fourth fresh set: garden furniture, parasols and loungers. */
import type { Shop } from '../../../lib/shop.ts';
import { each, page, silent } from '../../fresh-13/shops/kit.fresh.ts';

export const tonnelline: Shop = {
  key: 'tonnelline',
  language: 'fr',
  currency: 'EUR',
  url: 'https://tonnelline.example',
  quiz: { question: 'Où allez-vous installer vos meubles ?', answers: ['Sur un balcon', 'Dans un jardin'] },
  profile: {
    ...silent,
    companyName: 'Tonnelline',
    whatServicesDoYouOfferToClients:
      'Tables, chaises, salons bas, bains de soleil et parasols pour le jardin, la terrasse et le balcon. Livraison et montage à domicile.',
    moreInformationAboutYourProducts:
      'Notre aluminium est thermolaqué et ne rouille pas, même au bord de la mer. Le teck vient de plantations certifiées FSC. Les pièces détachées restent disponibles pendant dix ans.',
    howCanCustomersReachYouOrYourTeam:
      'Par téléphone au 02 40 55 51 30, du lundi au samedi de 9 h à 18 h, ou à contact@tonnelline.example.',
    howMuchDiscountCanYouDoMaximum: '',
    whatAreFAQs: `Proposez-vous le montage ?
Oui, nos livreurs montent les meubles chez vous pour 49 € par commande, partout en France métropolitaine. Les emballages sont repris.

Faites-vous des prix pour les restaurants et les campings ?
Oui, à partir de dix tables ou quarante chaises, écrivez-nous pour un devis.

Peut-on laisser les coussins sous la pluie ?
Une averse ne leur fait pas de mal, mais rentrez-les la nuit et tout l'hiver.`,
  },
  pages: [
    page(
      'https://tonnelline.example/livraison',
      'Livraison et retours',
      'delivery',
      `Petits colis (coussins, housses, accessoires) : 6,90 €, trois à quatre jours ouvrés.

Meubles et parasols : 39 € au pied de l'immeuble ou devant la maison, sous dix jours. Le transporteur vous appelle pour prendre rendez-vous, du lundi au vendredi.

Livraison à l'étage, dans la pièce ou au jardin : 25 € de plus.

Les frais de port sont offerts à partir de 600 € d'achat, montage et livraison à l'étage non compris.

Nous livrons en France métropolitaine et en Belgique. Pour la Corse, demandez-nous un devis.

Retours

Vous avez 30 jours pour changer d'avis. Les meubles doivent être démontés et dans leur emballage d'origine. Nous venons les chercher pour 39 € ; les petits colis se renvoient à vos frais par la poste.

Vérifiez le colis en présence du livreur et notez tout dommage sur le bon de livraison. Nous remplaçons alors la pièce abîmée sans frais.`,
    ),
    page(
      'https://tonnelline.example/entretien',
      'Entretien et hivernage',
      'questions',
      `Aluminium : une éponge, de l'eau et du savon noir suffisent, deux fois par an.

Teck : laissez-le griser ou passez une huile pour teck au printemps. Évitez le nettoyeur à haute pression, qui creuse le bois.

Acier : retouchez tout de suite les éclats de peinture, sinon la rouille s'y met.

Toiles et coussins : lavage à la main à 30 degrés ; les housses des coussins ont une fermeture éclair.

En hiver, l'aluminium et le teck peuvent rester dehors sous une housse qui respire. Rentrez l'acier, les parasols et les coussins.`,
    ),
    page(
      'https://tonnelline.example/guide',
      'Quelle table, quel parasol ?',
      'questions',
      `Comptez 60 cm de largeur par personne : une table de 160 cm accueille six personnes, une table de 220 cm en accueille huit à dix. Laissez 80 cm derrière chaque chaise pour circuler.

Un parasol doit dépasser la table de 50 cm de chaque côté. Un parasol de 3 mètres convient donc à une table de 160 à 200 cm.

Pied de parasol : il faut au moins 25 kg jusqu'à 2,50 m, 40 kg au-delà. Un parasol déporté demande un lest de 80 kg.

Par vent fort, dès 40 km/h, fermez toujours votre parasol.`,
    ),
    page(
      'https://tonnelline.example/paiement',
      'Paiement et garantie',
      'payment',
      `Carte bancaire, PayPal, virement, ou en quatre fois sans frais de 150 € à 2 000 €. La carte est débitée à la commande.

Les structures en aluminium et en teck sont garanties cinq ans, celles en acier trois ans. Les toiles et les coussins sont garantis deux ans contre la décoloration.`,
    ),
    page(
      'https://tonnelline.example/magasin',
      'Notre magasin',
      'contact',
      `Tonnelline, 31 route de Vannes, 44700 Orvault, près de Nantes

D'avril à septembre : du lundi au samedi de 10 h à 19 h. D'octobre à mars : du mardi au samedi de 10 h à 18 h.

Grand parking gratuit. Toutes nos collections sont installées dans le jardin d'exposition ; venez vous asseoir. Les commandes en stock se retirent sous 24 heures, sans frais.`,
    ),
    page(
      'https://tonnelline.example/histoire',
      'Notre histoire',
      'questions',
      `Tonnelline est née en 2011 dans le garage de Maud et Yann Le Goff, qui ne trouvaient pas de table assez solide pour l'air salé du Croisic.

Aujourd'hui, nous sommes quatorze. Nos meubles en acier sont soudés et peints à Cholet, à soixante kilomètres du magasin ; ceux en teck sont fabriqués à Java par un atelier où nous allons chaque année.`,
    ),
  ],
  products: [
    {
      title: 'Table Croisic',
      price: 449,
      categories: ['Tables'],
      attributes: { Matière: ['Aluminium'], Places: ['6'], Dimensions: ['160 × 90 cm'], Hauteur: ['74 cm'] },
      variants: each('Couleur', ['Blanc', 'Anthracite', 'Vert sauge'], ['Vert sauge']),
      description: 'Table à lattes pour six personnes.',
    },
    {
      title: 'Table extensible Guérande',
      price: 690,
      categories: ['Tables'],
      attributes: { Matière: ['Aluminium'], Places: ['6 à 10'], Dimensions: ['160 / 220 × 95 cm'], Hauteur: ['75 cm'] },
      variants: each('Couleur', ['Blanc', 'Anthracite']),
      description: 'Une rallonge cachée sous le plateau : on passe de six à dix convives en une minute.',
    },
    {
      title: 'Table pliante Balconnet',
      price: 79,
      categories: ['Tables', 'Balcon'],
      attributes: { Matière: ['Acier'], Places: ['2'], Dimensions: ['57 × 57 cm'], Pliante: ['Oui'] },
      variants: each('Couleur', ['Rouge', 'Jaune', 'Bleu canard']),
      description: 'Se replie contre le mur. Idéale pour un petit balcon.',
    },
    {
      title: 'Table ronde Java',
      price: 520,
      categories: ['Tables'],
      attributes: { Matière: ['Teck'], Places: ['4'], Dimensions: ['Diamètre 110 cm'], Hauteur: ['75 cm'] },
    },
    {
      title: 'Chaise Croisic',
      price: 89,
      categories: ['Chaises'],
      attributes: { Matière: ['Aluminium et toile'], Empilable: ['Oui'], Poids: ['3,2 kg'] },
      variants: each('Couleur', ['Blanc', 'Anthracite', 'Vert sauge']),
      description: 'Légère, elle s’empile par six. Assortie à la table Croisic.',
    },
    {
      title: 'Chaise pliante Balconnet',
      price: 39,
      categories: ['Chaises', 'Balcon'],
      attributes: { Matière: ['Acier'], Pliante: ['Oui'], Poids: ['4,1 kg'] },
      variants: each('Couleur', ['Rouge', 'Jaune', 'Bleu canard'], ['Jaune']),
      description: 'La petite chaise de bistrot, assortie à la table Balconnet.',
    },
    {
      title: 'Fauteuil Java',
      price: 179,
      categories: ['Chaises'],
      attributes: { Matière: ['Teck'], Empilable: ['Non'], Poids: ['8 kg'] },
      description: 'Avec accoudoirs larges.',
    },
    {
      title: 'Salon bas Noirmoutier',
      price: 1190,
      was: 1390,
      categories: ['Salons bas'],
      attributes: { Matière: ['Aluminium'], Places: ['5'], Contenu: ['Canapé 3 places, 2 fauteuils, table basse, coussins'] },
      variants: each('Couleur', ['Anthracite', 'Sable']),
    },
    {
      title: 'Bain de soleil Batz',
      price: 219,
      categories: ['Bains de soleil'],
      attributes: { Matière: ['Aluminium et toile'], Positions: ['5'], Roues: ['Oui'], 'Charge maximale': ['130 kg'] },
      variants: each('Couleur', ['Blanc', 'Anthracite']),
      description: 'Dossier réglable, roulettes à l’arrière.',
    },
    {
      title: 'Chilienne Bistrot',
      price: 69,
      categories: ['Bains de soleil', 'Balcon'],
      attributes: { Matière: ['Hêtre et coton'], Positions: ['3'], Pliante: ['Oui'], 'Charge maximale': ['110 kg'] },
      variants: each('Couleur', ['Rayé bleu', 'Rayé rouge', 'Écru']),
    },
    {
      title: 'Parasol droit Pornic 2,50 m',
      price: 99,
      categories: ['Parasols'],
      attributes: { Diamètre: ['2,50 m'], Inclinable: ['Oui'], 'Protection UV': ['UPF 50+'] },
      variants: each('Couleur', ['Écru', 'Terracotta', 'Bleu']),
    },
    {
      title: 'Parasol droit Pornic 3 m',
      price: 139,
      categories: ['Parasols'],
      attributes: { Diamètre: ['3 m'], Inclinable: ['Oui'], 'Protection UV': ['UPF 50+'] },
      variants: each('Couleur', ['Écru', 'Terracotta']),
    },
    {
      title: 'Pied de parasol béton 25 kg',
      price: 45,
      categories: ['Parasols'],
      attributes: { Poids: ['25 kg'], Matière: ['Béton'] },
    },
    {
      title: 'Pied de parasol granit 40 kg',
      price: 85,
      categories: ['Parasols'],
      attributes: { Poids: ['40 kg'], Matière: ['Granit'], Roues: ['Oui'] },
      description: 'Sur roulettes, facile à déplacer.',
    },
    {
      title: 'Coussin d’assise Plume',
      price: 24,
      categories: ['Coussins'],
      attributes: { Dimensions: ['45 × 45 cm'], Matière: ['Toile acrylique déperlante'] },
      variants: each('Couleur', ['Écru', 'Terracotta', 'Bleu', 'Vert sauge']),
    },
    {
      title: 'Housse de protection table',
      price: 49,
      categories: ['Housses'],
      attributes: { Dimensions: ['230 × 100 × 80 cm'], Matière: ['Polyester qui respire'] },
      inStock: false,
    },
  ],
};
