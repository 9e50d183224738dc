/** A shop of the twenty-second fresh set: pyjamas, dressing gowns and slippers. */
import type { Shop } from '../../../lib/shop.ts';
import { each, page, silent } from '../../fresh-13/shops/kit.fresh.ts';
import { grid } from './grid.fresh.ts';

const sizes = ['S', 'M', 'L', 'XL'];
const feet = ['36', '37', '38', '39', '40', '41'];

export const minuitdoux: Shop = {
  key: 'minuitdoux',
  language: 'fr',
  currency: 'EUR',
  url: 'https://minuitdoux.example',
  quiz: { question: 'Pour qui cherchez-vous ?', answers: ['Pour moi', 'Pour offrir'] },
  profile: {
    ...silent,
    companyName: 'Minuit Doux',
    whatServicesDoYouOfferToClients:
      'Pyjamas, chemises de nuit, peignoirs et chaussons pour toute la famille, cousus à Roanne et vendus en ligne et dans notre boutique.',
    howCanCustomersReachYouOrYourTeam: 'Par téléphone au 04 77 55 01 63 ou par courriel à bonsoir@minuitdoux.example.',
    whatAreFAQs: `Faites-vous des paquets cadeaux ?
Oui, dans une pochette en coton réutilisable, pour 3,50 € par article.

Pouvez-vous broder un prénom ?
Oui, sur les peignoirs seulement : 9 € jusqu’à dix lettres. Comptez quatre jours de plus, et l’article brodé ne peut plus être repris.

Vos cotons sont-ils biologiques ?
Tous nos pyjamas en coton sont certifiés GOTS. La flanelle est certifiée Oeko-Tex.`,
  },
  pages: [
    page(
      'https://minuitdoux.example/livraison',
      'Livraison',
      'delivery',
      `En France métropolitaine : point relais 3,90 €, domicile 5,50 €. La livraison en point relais est offerte dès 65 € d’achat.

Délai : 3 à 4 jours ouvrés.

Corse : mêmes tarifs, un jour de plus. Outre-mer : 16 €, sous dix à quinze jours.

Belgique et Luxembourg : 7,90 €. Suisse : 14 €, droits de douane en sus. Nous n’expédions pas dans les autres pays.`,
    ),
    page(
      'https://minuitdoux.example/retours',
      'Retours et échanges',
      'returns',
      `Vous avez 21 jours pour changer d’avis. L’article doit être non porté, non lavé et avec son étiquette.

L’échange de taille est gratuit. Pour un remboursement, le retour est à votre charge.

Les culottes et les collants ne sont ni repris ni échangés.

Nous remboursons sous huit jours par le moyen de paiement d’origine.`,
    ),
    page(
      'https://minuitdoux.example/garantie',
      'Garantie couture',
      'questions',
      `Une couture qui lâche, un bouton qui tombe ? Nous réparons gratuitement pendant 18 mois. Vous ne payez que l’envoi vers l’atelier.`,
    ),
    page(
      'https://minuitdoux.example/tailles',
      'Guide des tailles',
      'sizes',
      `S : 36–38
M : 40–42
L : 44–46
XL : 48–50

La flanelle rétrécit un peu au premier lavage : si vous hésitez, prenez la taille au-dessus. Le jersey est souple, gardez votre taille.

Chaussons : ils se détendent d’une demi-pointure.`,
    ),
    page(
      'https://minuitdoux.example/entretien',
      'Entretien',
      'questions',
      `Coton et jersey : 40 degrés. Flanelle : 30 degrés, pas de sèche-linge.

Satin : à la main ou dans un filet, à froid.

Chaussons en feutre : brossez-les à sec et ne les mettez jamais à la machine.`,
    ),
    page(
      'https://minuitdoux.example/paiement',
      'Paiement',
      'payment',
      `Carte bancaire, PayPal et virement. Les chèques ne sont plus acceptés depuis janvier.

Dès 100 €, vous pouvez payer en trois fois sans frais.

La carte cadeau est valable un an.`,
    ),
    page(
      'https://minuitdoux.example/boutique',
      'La boutique',
      'contact',
      `12 rue du Commerce, 42300 Roanne

Ouvert du mardi au samedi, de 10 h à 12 h 30 et de 14 h à 19 h.

Le dernier vendredi du mois, nous restons ouverts jusqu’à 21 heures.`,
    ),
    page(
      'https://minuitdoux.example/histoire',
      'Notre histoire',
      'questions',
      `Solène a repris en 2013 l’atelier où sa grand-mère cousait des blouses. Elles sont sept couturières aujourd’hui.

Les chutes de tissu deviennent des bouillottes, que nous donnons à l’hôpital de Roanne.`,
    ),
  ],
  products: [
    {
      title: 'Pyjama Flanelle Ourson',
      price: 59,
      categories: ['Femme', 'Pyjamas'],
      attributes: { Matière: ['Flanelle de coton'], Saison: ['Hiver'] },
      variants: grid(['Couleur', ['Bleu', 'Rouge']], ['Taille', sizes], ['Bleu XL']),
      description: 'Une veste à boutons, un pantalon à poches, et de la chaleur.',
    },
    {
      title: 'Pyjama Jersey Lune',
      price: 45,
      categories: ['Femme', 'Pyjamas'],
      attributes: { Matière: ['Jersey de coton'], Saison: ['Toute l’année'] },
      variants: grid(['Couleur', ['Gris', 'Rose']], ['Taille', sizes]),
      description: 'Haut à manches longues et pantalon resserré à la cheville.',
    },
    {
      title: 'Pyjashort Satin Nacre',
      price: 52,
      was: 69,
      categories: ['Femme', 'Pyjamas'],
      attributes: { Matière: ['Satin'], Saison: ['Été'] },
      variants: grid(['Couleur', ['Ivoire', 'Vert']], ['Taille', sizes]),
      description: 'Léger et fluide, liseré contrasté.',
    },
    {
      title: 'Chemise de Nuit Batiste',
      price: 42,
      categories: ['Femme', 'Chemises de nuit'],
      attributes: { Matière: ['Batiste de coton'], Longueur: ['105 cm'] },
      variants: each('Taille', sizes),
      description: 'Blanche, à plis religieuse, boutonnée jusqu’à la taille.',
    },
    {
      title: 'Pyjama Flanelle Chalet',
      price: 64,
      categories: ['Homme', 'Pyjamas'],
      attributes: { Matière: ['Flanelle de coton'], Saison: ['Hiver'] },
      variants: grid(['Couleur', ['Bleu', 'Vert']], ['Taille', [...sizes, 'XXL']]),
      description: 'Carreaux de bûcheron, pour l’homme qui a froid.',
    },
    {
      title: 'Pyjama Jersey Quai',
      price: 49,
      categories: ['Homme', 'Pyjamas'],
      attributes: { Matière: ['Jersey de coton'], Saison: ['Toute l’année'] },
      variants: grid(['Couleur', ['Bleu', 'Gris']], ['Taille', sizes]),
      description: 'Marinière en haut, uni en bas.',
    },
    {
      title: 'Pyjashort Homme Plage',
      price: 38,
      categories: ['Homme', 'Pyjamas'],
      attributes: { Matière: ['Coton'], Saison: ['Été'] },
      variants: each('Taille', sizes),
      description: 'T-shirt et short rayé gris.',
    },
    {
      title: 'Pyjama Enfant Renard',
      price: 29,
      categories: ['Enfant', 'Pyjamas'],
      attributes: { Matière: ['Jersey de coton'] },
      variants: each('Âge', ['4 ans', '6 ans', '8 ans', '10 ans'], ['6 ans']),
      description: 'Un renard qui dort sur la poche.',
    },
    {
      title: 'Combinaison Enfant Nuage',
      price: 34,
      categories: ['Enfant', 'Pyjamas'],
      attributes: { Matière: ['Polaire'] },
      variants: each('Âge', ['2 ans', '4 ans', '6 ans']),
      description: 'Avec une fermeture devant et des pieds antidérapants.',
    },
    {
      title: 'Peignoir Éponge Thalasso',
      price: 69,
      categories: ['Peignoirs'],
      attributes: { Matière: ['Éponge de coton'], Poids: ['420 g/m²'], Capuche: ['Oui'] },
      variants: grid(['Couleur', ['Blanc', 'Bleu']], ['Taille', sizes]),
      description: 'Épais, pour la sortie du bain.',
    },
    {
      title: 'Peignoir Nid d’Abeille',
      price: 55,
      was: 65,
      categories: ['Peignoirs'],
      attributes: { Matière: ['Coton nid d’abeille'], Poids: ['240 g/m²'], Capuche: ['Non'] },
      variants: grid(['Couleur', ['Blanc', 'Terracotta']], ['Taille', sizes]),
      description: 'Sèche vite et prend peu de place dans une valise.',
    },
    {
      title: 'Robe de Chambre Pyrénées',
      price: 98,
      inStock: false,
      categories: ['Peignoirs'],
      attributes: { Matière: ['Laine des Pyrénées'] },
      description: 'La vraie, avec sa ceinture torsadée. De retour en novembre.',
    },
    {
      title: 'Chaussons Feutre Bergère',
      price: 39,
      categories: ['Chaussons'],
      attributes: { Matière: ['Feutre de laine'], Semelle: ['Cuir'] },
      variants: grid(['Couleur', ['Gris', 'Rouge']], ['Pointure', feet], ['Rouge 41']),
      description: 'Faits en Charente, silencieux sur le parquet.',
    },
    {
      title: 'Mules Éponge',
      price: 22,
      categories: ['Chaussons'],
      attributes: { Matière: ['Éponge de coton'], Semelle: ['Caoutchouc'] },
      variants: each('Pointure', ['36–37', '38–39', '40–41']),
      description: 'Assorties au peignoir, lavables en machine.',
    },
    {
      title: 'Chaussettes de Lit Mohair',
      price: 17.5,
      categories: ['Chaussons'],
      attributes: { Matière: ['Mohair et soie'] },
      variants: each('Couleur', ['Bleu', 'Rose', 'Écru']),
      description: 'Sans élastique, elles ne serrent pas.',
    },
    {
      title: 'Masque de Nuit Soie',
      price: 24,
      categories: ['Accessoires'],
      attributes: { Matière: ['Soie'] },
      description: 'Doux sur les yeux, élastique réglable.',
    },
  ],
};
