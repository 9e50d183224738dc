/** A shop of the fifteenth fresh set: walking canes and staffs. */
import type { Shop } from '../../../lib/shop.ts';

export const pastranquille: Shop = {
  key: 'pastranquille',
  language: 'fr',
  currency: 'EUR',
  url: 'https://pastranquille.example',
  quiz: { question: 'La canne est pour…', answers: ['Moi', 'Quelqu’un d’autre'] },
  profile: {
    companyName: 'Le Pas Tranquille',
    whatServicesDoYouOfferToClients: `Cannes et bâtons de marche, tournés et cintrés chez nous à Oloron-Sainte-Marie.

Mise à la taille : on vous recoupe la canne gratuitement, indiquez la hauteur en cm à la commande. Une canne recoupée n'est ni reprise ni échangée.

Gravure : sur la bague en laiton, 15 €, 20 caractères maximum, comptez 6 jours de plus. Les pliantes et les anatomiques n'ont pas de bague, donc pas de gravure.

Le coin des vieilles cannes : vernis à refaire 25 €, poignée décollée 18 €. Envoyez-nous la pauvre bête, on s'en occupe sous 3 semaines.`,
    moreInformationAboutYourProducts: '',
    howCanCustomersReachYouOrYourTeam:
      'bonjour@pastranquille.example, 05 59 00 41 41 du lundi au jeudi de 9 h à 12 h. Visite de l’atelier le mercredi après-midi.',
    whatAreFAQs: `Quelle hauteur choisir ?
Debout, chaussures aux pieds, bras le long du corps : mesurez du sol jusqu'au pli du poignet. C'est tout.

Gaucher ou droitier ?
Les poignées derby et les pommeaux vont dans les deux mains. L'anatomique, elle, est moulée pour une main : la main du côté de la bonne jambe, en général.

Puis-je prendre ma canne en avion ?
Oui, une canne passe en cabine. Les bâtons de plus d'un mètre vont en soute.

Est-ce remboursé ?
Non, la Sécu ne prend rien en charge sur nos modèles. Certaines mutuelles oui, nous joignons une facture détaillée.

Comment l'entretenir ?
Un chiffon et un peu d'huile de lin une fois par an. Ne la laissez pas contre un radiateur, le bois se fend.

Quand changer l'embout ?
Tous les six mois si vous sortez chaque jour, dès que les stries ne se voient plus. Mesurez le diamètre du fût : 19 mm pour le bois, 16 mm pour l'alu et le carbone.

Et sur le verglas ?
La pique rabattable se visse sur tous les fûts de 19 mm, on la relève d'un doigt en entrant dans un magasin.

Vous emballez ?
Papier kraft et ruban, 4 €, avec un petit mot si vous voulez.`,
    howMuchDiscountCanYouDoMaximum: 'aucune',
  },
  pages: [
    {
      url: 'https://pastranquille.example/livraison',
      title: 'Livraison',
      topic: 'delivery',
      text: `Livraison

France métropolitaine : Colissimo 6,50 €, point relais 4,20 €, offert à partir de 80 € d'achat. Belgique et Luxembourg 11 €. Suisse 19 €, les taxes à l'arrivée sont pour vous. Outre-mer 24 €.

Le bâton de pèlerin fait 150 cm, La Poste nous compte un supplément de 8 € pour colis long, que nous vous répercutons sur toutes les destinations.

Les commandes partent sous 48 h, du lundi au vendredi, puis 2 jours de route en France. Remise contre signature ; si vous n'êtes pas là, le facteur laisse un avis et garde le colis quinze jours au bureau.`,
    },
    {
      url: 'https://pastranquille.example/retours',
      title: 'Retours et garantie',
      topic: 'returns',
      text: `Retours et garantie

14 jours pour changer d'avis, article neuf, port à votre charge. Remboursement dans la semaine qui suit.

Garantie 2 ans contre la casse en usage normal. Pas contre le chien, la portière ou le petit-fils qui joue au golf.`,
    },
    {
      url: 'https://pastranquille.example/paiement',
      title: 'Paiement',
      topic: 'payment',
      text: 'Paiement\n\nCarte bancaire, PayPal, chèque à l’ordre de Le Pas Tranquille (on expédie à l’encaissement). En 3 fois sans frais dès 150 €. Les maisons de retraite et les mairies règlent par mandat à 30 jours.',
    },
    {
      url: 'https://pastranquille.example/atelier',
      title: 'L’atelier',
      topic: 'questions',
      text: 'L’atelier\n\nQuatre générations de cintreurs. Le hêtre vient d’Iraty, le châtaignier du Limousin, on les fait sécher deux ans sous le hangar avant d’y toucher. Claire tourne, Mathieu cintre à la vapeur, et Papi Jean passe encore contrôler le vendredi. Les pliantes sont montées en Allemagne par un confrère, on préfère le dire.',
    },
  ],
  products: [
    {
      title: 'Canne droite Hêtre',
      price: 32,
      categories: ['Cannes'],
      attributes: { Bois: ['Hêtre'], Hauteur: ['92 cm'], 'Poids maximal': ['100 kg'] },
    },
    {
      title: 'Canne derby Noyer',
      price: 58,
      was: 65,
      categories: ['Cannes'],
      attributes: { Bois: ['Noyer'], Hauteur: ['92 cm'], 'Poids maximal': ['110 kg'] },
      description: 'Poignée derby bien large, pour droitiers comme pour gauchers.',
    },
    {
      title: 'Canne anatomique',
      price: 46,
      categories: ['Cannes'],
      attributes: { Hauteur: ['75 à 95 cm'], 'Poids maximal': ['120 kg'] },
      variants: [{ options: { Main: 'Droite' } }, { options: { Main: 'Gauche' }, inStock: false }],
      description: 'La paume repose à plat : soulage les mains qui ont de l’arthrose. La main gauche revient mi-décembre.',
    },
    {
      title: 'Canne pliante Voyage',
      price: 39,
      categories: ['Cannes pliantes'],
      attributes: { Matière: ['Aluminium'], Hauteur: ['82 à 92 cm'], Poids: ['340 g'] },
      variants: [{ options: { Couleur: 'Noir' } }, { options: { Couleur: 'Bordeaux' } }, { options: { Couleur: 'Fleurs bleues' } }],
    },
    {
      title: 'Canne pliante Plume',
      price: 89,
      categories: ['Cannes pliantes'],
      attributes: { Matière: ['Carbone'], Hauteur: ['80 à 92 cm'], Poids: ['210 g'] },
    },
    {
      title: 'Canne siège Marché',
      price: 64,
      categories: ['Cannes sièges'],
      attributes: { Matière: ['Aluminium'], 'Poids maximal': ['130 kg'], Poids: ['850 g'] },
      description: 'Trois pieds et une assise : pour souffler dans les files d’attente.',
    },
    {
      title: 'Canne à pommeau Tête de cheval',
      price: 125,
      categories: ['Cannes de collection'],
      attributes: { Bois: ['Hêtre noirci'], Hauteur: ['94 cm'] },
    },
    {
      title: 'Canne à pommeau Boule laiton',
      price: 98,
      inStock: false,
      categories: ['Cannes de collection'],
      attributes: { Bois: ['Noyer'], Hauteur: ['94 cm'] },
    },
    { title: 'Bâton de marche Châtaignier', price: 45, categories: ['Bâtons'], attributes: { Bois: ['Châtaignier'], Hauteur: ['120 cm'] } },
    { title: 'Bâton de pèlerin Frêne', price: 52, categories: ['Bâtons'], attributes: { Bois: ['Frêne'], Hauteur: ['150 cm'] } },
    {
      title: 'Bâtons de rando télescopiques, la paire',
      price: 72,
      was: 84,
      categories: ['Bâtons'],
      attributes: { Matière: ['Aluminium'], Hauteur: ['65 à 135 cm'] },
    },
    { title: 'Embout caoutchouc 19 mm', price: 4.5, categories: ['Accessoires'] },
    { title: 'Embout caoutchouc 16 mm', price: 4.2, categories: ['Accessoires'] },
    { title: 'Pique à glace rabattable', price: 14.9, categories: ['Accessoires'] },
    { title: 'Dragonne cuir', price: 9.8, categories: ['Accessoires'], attributes: { Couleur: ['Naturel'] } },
    { title: 'Porte-canne de table', price: 12.5, categories: ['Accessoires'] },
  ],
};
