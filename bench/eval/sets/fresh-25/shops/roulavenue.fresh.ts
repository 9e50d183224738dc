/** A shop of the twenty-fifth fresh set: kick scooters and electric scooters. */
import type { Shop } from '../../../lib/shop.ts';
import { each, page, silent } from '../../fresh-13/shops/kit.fresh.ts';

export const roulavenue: Shop = {
  key: 'roulavenue',
  language: 'fr',
  currency: 'EUR',
  url: 'https://roulavenue.example',
  quiz: { question: 'Pour qui est la trottinette ?', answers: ['Un adulte', 'Un enfant'] },
  profile: {
    ...silent,
    companyName: 'Roulavenue',
    whatServicesDoYouOfferToClients:
      'Trottinettes électriques, trottinettes sans moteur pour petits et grands, casques, antivols et pièces détachées. Atelier de réparation à Nantes.',
    moreInformationAboutYourProducts:
      'Chaque trottinette électrique part de chez nous chargée à moitié, réglée et essayée par un mécanicien. Il ne reste qu’à fixer le guidon avec la clé fournie.',
    howCanCustomersReachYouOrYourTeam:
      'Par téléphone au 02 55 55 14 70 de 10 h à 18 h en semaine, ou par courriel : salut@roulavenue.example.',
    whatAreFAQs: `Combien coûte une révision ?
La révision complète (freins, roues, serrage) revient à 45 €, hors pièces. Comptez trois jours.

Accordez-vous une remise aux entreprises ?
À partir de cinq trottinettes électriques, les entreprises ont 6 % de réduction sur devis.`,
  },
  pages: [
    page(
      'https://roulavenue.example/livraison',
      'Nos tarifs de livraison',
      'delivery',
      `Accessoires et pièces : 4,50 € en point relais, 6,90 € à domicile, en 48 heures. C’est gratuit dès 70 € d’achat.

Trottinettes électriques : 15 € à domicile sur rendez-vous, sous trois à quatre jours ouvrés, quel que soit le montant. La batterie interdit le transport par avion, nous ne pouvons donc pas en envoyer en Corse ni outre-mer.

Trottinettes sans moteur : 7,90 €, gratuit dès 70 €.

Belgique et Luxembourg : 11,90 € pour les accessoires et les trottinettes sans moteur, 25 € pour une électrique.`,
    ),
    page(
      'https://roulavenue.example/retours',
      'Rétractation et garantie',
      'returns',
      `Vous disposez de 21 jours pour nous renvoyer un article. Une trottinette électrique est reprise si son compteur affiche moins de 10 km ; l’enlèvement coûte alors 19 €.

Pour les autres articles, le retour se fait à vos frais par le transporteur de votre choix.

Un casque qui a subi un choc n’est ni repris ni échangé.

Nos trottinettes électriques sont garanties deux ans, leur batterie un an. Les trottinettes sans moteur bénéficient de trois ans de garantie.`,
    ),
    page(
      'https://roulavenue.example/reglementation',
      'Rouler en règle',
      'questions',
      `Il faut avoir 14 ans révolus pour conduire une trottinette électrique, et une assurance responsabilité civile est obligatoire.

La vitesse est limitée à 25 km/h. On roule sur les pistes cyclables ou, à défaut, sur les routes limitées à 50 km/h ; le trottoir est interdit.

On est toujours seul sur l’engin. De nuit, un vêtement rétroréfléchissant est exigé. Le casque reste conseillé en ville.`,
    ),
    page(
      'https://roulavenue.example/batterie',
      'Prendre soin de la batterie et des pneus',
      'questions',
      `En hiver, comptez sur un quart de kilomètres en moins. Rentrez l’engin la nuit : le lithium n’aime ni le gel ni les fortes chaleurs.

Si vous ne roulez pas pendant longtemps, rechargez à 60 % une fois par mois.

Pneus à air : gonflez à 3,5 bars toutes les deux semaines. Sous-gonflés, ils crèvent plus facilement. Les pneus pleins ne demandent aucun entretien.

Ne lavez jamais au jet : une éponge humide suffit.`,
    ),
    page(
      'https://roulavenue.example/paiement',
      'Régler sa commande',
      'payment',
      `Carte bancaire, PayPal, virement ou Apple Pay. Entre 150 € et 2 000 €, vous pouvez payer en trois fois sans frais par carte.

À l’atelier, nous prenons aussi les chèques et les espèces.`,
    ),
    page(
      'https://roulavenue.example/atelier',
      'Atelier-boutique',
      'contact',
      `Roulavenue, 31 quai des Antilles, 44200 Nantes

Du mardi au vendredi de 10 h à 13 h et de 14 h à 18 h 30, le samedi sans interruption de 10 h à 18 h.

Vous pouvez essayer toutes les électriques dans notre cour ; apportez une pièce d’identité.

Le retrait sur place est gratuit, la commande est prête en deux heures.`,
    ),
  ],
  products: [
    {
      title: 'Trottinette électrique Cité 25',
      price: 399,
      categories: ['Trottinettes électriques'],
      attributes: {
        Autonomie: ['25 km'],
        Poids: ['12,5 kg'],
        'Charge maximale': ['100 kg'],
        'Temps de charge': ['4 h'],
        Pneus: ['8,5 pouces, pleins'],
        Pliable: ['Oui'],
      },
      description: 'La plus légère de nos électriques : elle se porte à la main dans le métro ou l’escalier.',
    },
    {
      title: 'Trottinette électrique Faubourg 45',
      price: 599,
      was: 679,
      categories: ['Trottinettes électriques'],
      attributes: {
        Autonomie: ['45 km'],
        Poids: ['17,8 kg'],
        'Charge maximale': ['120 kg'],
        'Temps de charge': ['6 h'],
        Pneus: ['10 pouces, à air'],
        Pliable: ['Oui'],
      },
      variants: each('Couleur', ['Noir', 'Vert sapin'], ['Vert sapin']),
      description: 'Suspension avant et grandes roues, à l’aise sur les pavés.',
    },
    {
      title: 'Trottinette électrique Grand Tour 70',
      price: 899,
      categories: ['Trottinettes électriques'],
      attributes: {
        Autonomie: ['70 km'],
        Poids: ['24 kg'],
        'Charge maximale': ['130 kg'],
        'Temps de charge': ['8 h'],
        Pneus: ['10 pouces, à air'],
        Pliable: ['Oui'],
      },
      description: 'Double suspension et clignotants, pour les longs trajets.',
    },
    {
      title: 'Trottinette adulte Pavé 200',
      price: 129,
      categories: ['Trottinettes sans moteur'],
      attributes: { Roues: ['200 mm'], Poids: ['4,9 kg'], 'Charge maximale': ['100 kg'], Pliable: ['Oui'] },
      variants: each('Couleur', ['Gris', 'Bleu pétrole']),
      description: 'Avec béquille et frein au pied, elle file sans batterie.',
    },
    {
      title: 'Trottinette enfant Piccolo 3 roues',
      price: 45,
      categories: ['Trottinettes sans moteur', 'Enfants'],
      attributes: { Âge: ['2 à 5 ans'], Roues: ['3'], 'Charge maximale': ['20 kg'], Poids: ['1,8 kg'] },
      variants: each('Couleur', ['Rose', 'Bleu', 'Vert'], ['Bleu']),
      description: 'Tient debout toute seule et tourne quand l’enfant se penche.',
    },
    {
      title: 'Trottinette enfant Zébulon 2 roues',
      price: 62,
      categories: ['Trottinettes sans moteur', 'Enfants'],
      attributes: { Âge: ['5 à 9 ans'], Roues: ['2'], 'Charge maximale': ['50 kg'], Guidon: ['Réglable de 65 à 80 cm'], Pliable: ['Oui'] },
      variants: each('Couleur', ['Rouge', 'Turquoise']),
    },
    {
      title: 'Trottinette freestyle Rampe',
      price: 139,
      categories: ['Trottinettes sans moteur'],
      attributes: { Âge: ['Dès 10 ans'], 'Charge maximale': ['100 kg'], Roues: ['110 mm, aluminium'], Pliable: ['Non'] },
      description: 'Pour les figures au skatepark.',
    },
    {
      title: 'Casque adulte Boulevard',
      price: 49,
      categories: ['Casques et protections'],
      attributes: { Poids: ['380 g'], Éclairage: ['LED rouge à l’arrière'] },
      variants: [
        { options: { Taille: 'M (55–58 cm)', Couleur: 'Noir' } },
        { options: { Taille: 'M (55–58 cm)', Couleur: 'Blanc' } },
        { options: { Taille: 'L (58–61 cm)', Couleur: 'Noir' } },
        { options: { Taille: 'L (58–61 cm)', Couleur: 'Blanc' }, inStock: false },
      ],
    },
    {
      title: 'Casque enfant Coccinelle',
      price: 29,
      categories: ['Casques et protections', 'Enfants'],
      attributes: { Poids: ['230 g'] },
      variants: each('Taille', ['XS (46–50 cm)', 'S (50–54 cm)']),
      description: 'Molette de réglage et boucle qui ne pince pas.',
    },
    {
      title: 'Genouillères et coudières enfant',
      price: 21,
      categories: ['Casques et protections', 'Enfants'],
      attributes: { Âge: ['3 à 8 ans'], Contenu: ['2 genouillères, 2 coudières'] },
    },
    {
      title: 'Gilet rétroréfléchissant',
      price: 12.5,
      categories: ['Casques et protections'],
      variants: each('Taille', ['S/M', 'L/XL']),
      description: 'Se voit à 150 mètres.',
    },
    {
      title: 'Antivol U Verrou',
      price: 39,
      categories: ['Antivols'],
      attributes: { Fermeture: ['À clé'], Sécurité: ['Niveau 12 sur 15'], Poids: ['1,1 kg'] },
    },
    {
      title: 'Antivol à code Spirale',
      price: 18,
      categories: ['Antivols'],
      attributes: { Fermeture: ['Code à 4 chiffres'], Longueur: ['120 cm'], Sécurité: ['Niveau 4 sur 15'] },
      description: 'Pour un arrêt rapide à la boulangerie.',
    },
    {
      title: 'Chargeur 42 V',
      price: 39,
      categories: ['Pièces détachées'],
      attributes: { Compatible: ['Cité 25 et Faubourg 45'] },
    },
    {
      title: 'Chargeur 54 V',
      price: 55,
      categories: ['Pièces détachées'],
      attributes: { Compatible: ['Grand Tour 70'] },
    },
    {
      title: 'Chambre à air 10 pouces',
      price: 9.9,
      categories: ['Pièces détachées'],
      attributes: { Compatible: ['Faubourg 45 et Grand Tour 70'], Valve: ['Coudée'] },
    },
    {
      title: 'Pneu plein 8,5 pouces',
      price: 24.9,
      categories: ['Pièces détachées'],
      attributes: { Compatible: ['Cité 25'] },
    },
    {
      title: 'Mini-pompe',
      price: 14.9,
      categories: ['Accessoires'],
      attributes: { Pression: ['Jusqu’à 6 bars'], Poids: ['120 g'] },
    },
    {
      title: 'Sacoche de guidon 3 L',
      price: 27,
      categories: ['Accessoires'],
      attributes: { Volume: ['3 litres'], Matière: ['Coque rigide étanche'] },
      description: 'Pour le chargeur, les clés et un imperméable.',
    },
    {
      title: 'Housse de transport',
      price: 32.5,
      inStock: false,
      categories: ['Accessoires'],
      attributes: { Compatible: ['Cité 25 et Faubourg 45'] },
      description: 'Protège des taches dans le train ou le coffre.',
    },
  ],
};
