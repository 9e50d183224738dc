/** A shop of the sixteenth fresh set: skincare. */
import type { Shop } from '../../../lib/shop.ts';
import { each, page, silent } from '../../fresh-13/shops/kit.fresh.ts';

export const clairaube: Shop = {
  key: 'clairaube',
  language: 'fr',
  currency: 'EUR',
  url: 'https://clairaube.example',
  quiz: { question: 'De quoi votre peau a-t-elle besoin ?', answers: ["D'hydratation", "D'autre chose"] },
  profile: {
    ...silent,
    companyName: 'Clairaube',
    whatServicesDoYouOfferToClients: 'Des soins du visage et du corps fabriqués dans la Drôme.',
    howCanCustomersReachYouOrYourTeam: 'Appelez le 04 75 55 01 28 ou écrivez à bonjour@clairaube.example.',
    whatAreFAQs: `Offrez-vous des échantillons ?
Oui, vous en choisissez deux au moment de valider le panier, quel que soit le montant de la commande.

Faites-vous des paquets cadeaux ?
Oui, pour 3,50 € nous emballons votre commande dans une pochette en tissu, avec un mot écrit à la main.`,
  },
  pages: [
    page(
      'https://clairaube.example/livraison',
      'Livraison',
      'delivery',
      `Point relais (France) : 3,90 €, 3 à 5 jours ouvrés
Colissimo à domicile (France) : 5,90 €, 2 à 3 jours ouvrés
Chronopost (France) : 12,90 €, le lendemain avant 13 h
Belgique et Luxembourg : 7,90 €, 3 à 5 jours ouvrés
Suisse : 14,90 €, 5 à 7 jours ouvrés
Guadeloupe, Martinique, Réunion : 16,50 €, 8 à 12 jours ouvrés

La livraison en point relais et par Colissimo est offerte en France à partir de 49 € d'achat.

Les commandes passées avant 11 h partent le jour même, du lundi au vendredi.`,
    ),
    page(
      'https://clairaube.example/retours',
      'Retours et remboursements',
      'returns',
      `Vous avez 14 jours après réception pour nous renvoyer un produit. Pour des raisons d'hygiène, il ne doit pas avoir été ouvert. Les frais de retour sont à votre charge.

Vous faites une réaction allergique ? Envoyez-nous une photo : nous vous remboursons le produit, même entamé, sans que vous ayez à le renvoyer.

Le remboursement est fait dans les 10 jours sur votre moyen de paiement.`,
    ),
    page(
      'https://clairaube.example/paiement',
      'Moyens de paiement',
      'payment',
      `Carte bancaire (CB, Visa, Mastercard), PayPal et Apple Pay.

Le paiement en trois fois sans frais est possible avec Alma à partir de 90 €.

Nous n'acceptons plus les chèques.`,
    ),
    page(
      'https://clairaube.example/conseils',
      'Nos conseils de soin',
      'questions',
      `Dans quel ordre appliquer les produits ?
D'abord le nettoyant, puis le sérum, ensuite la crème et, le matin, la protection solaire en dernier.

Peut-on utiliser la vitamine C et le rétinol ensemble ?
Pas en même temps : la vitamine C le matin, le rétinol le soir.

Quels produits pendant la grossesse ?
Évitez seulement le Sérum Rétinol Nuit. Tous nos autres soins conviennent aux femmes enceintes.

À quelle fréquence faire un gommage ?
Une fois par semaine, jamais plus de deux.

Combien de temps se gardent les produits après ouverture ?
Six mois pour les sérums, douze mois pour les crèmes et les huiles.`,
    ),
    page(
      'https://clairaube.example/engagements',
      'Nos engagements',
      'questions',
      `Aucun de nos produits n'est testé sur les animaux. Toute la gamme est végane, sauf le Baume à lèvres et le savon au miel, qui contiennent du miel et de la cire d'abeille.

Nos flacons sont en verre recyclé. Rapportez-nous cinq flacons vides à la boutique et nous vous offrons un savon.`,
    ),
    page(
      'https://clairaube.example/boutique',
      'Boutique et contact',
      'contact',
      `7 rue des Alpes, 26000 Valence
Du mardi au samedi, de 10 h à 19 h
Fermé le dimanche et le lundi

Le service client répond du lundi au vendredi de 9 h à 17 h.`,
    ),
    page(
      'https://clairaube.example/qui-sommes-nous',
      'Qui sommes-nous ?',
      'questions',
      `Claire Aubenas, pharmacienne, a créé Clairaube en 2012 dans sa cuisine de Crest. Aujourd'hui, douze personnes fabriquent nos soins dans un atelier près de Valence.`,
    ),
  ],
  products: [
    {
      title: 'Gel Nettoyant Purifiant',
      price: 14.9,
      categories: ['Visage', 'Nettoyants'],
      attributes: { 'Type de peau': ['Mixte', 'Grasse'], Contenance: ['200 ml'] },
      description: 'Nettoie en douceur et aide à réduire les boutons, avec du zinc et de la menthe.',
    },
    {
      title: 'Lait Démaquillant Douceur',
      price: 15.9,
      categories: ['Visage', 'Nettoyants'],
      attributes: { 'Type de peau': ['Sèche', 'Sensible'], Contenance: ['200 ml'] },
    },
    {
      title: 'Huile Démaquillante',
      price: 19.9,
      categories: ['Visage', 'Nettoyants'],
      attributes: { 'Type de peau': ['Tous types'], Contenance: ['150 ml'] },
      description: 'Enlève même le mascara waterproof.',
    },
    {
      title: 'Eau Micellaire Bleuet',
      price: 12.5,
      categories: ['Visage', 'Nettoyants'],
      attributes: { 'Type de peau': ['Tous types'], Contenance: ['400 ml'] },
    },
    {
      title: 'Sérum Vitamine C Éclat',
      price: 34.9,
      categories: ['Visage', 'Sérums'],
      attributes: { 'Type de peau': ['Tous types'], Contenance: ['30 ml'] },
      description: 'Réveille le teint terne et atténue les taches.',
    },
    {
      title: 'Sérum Acide Hyaluronique',
      price: 29.9,
      categories: ['Visage', 'Sérums'],
      attributes: { 'Type de peau': ['Sèche', 'Déshydratée'], Contenance: ['30 ml'] },
      description: "Repulpe la peau qui tiraille et manque d'eau.",
    },
    {
      title: 'Sérum Rétinol Nuit',
      price: 38,
      categories: ['Visage', 'Sérums'],
      attributes: { 'Type de peau': ['Mature'], Contenance: ['30 ml'] },
      description:
        'Lisse les rides et affine le grain de peau. À utiliser le soir, trois fois par semaine. Déconseillé pendant la grossesse.',
    },
    {
      title: 'Crème Légère Matifiante',
      price: 24.9,
      categories: ['Visage', 'Crèmes'],
      attributes: { 'Type de peau': ['Mixte', 'Grasse'], Contenance: ['50 ml'], Parfum: ['Thé vert'] },
    },
    {
      title: 'Crème Riche Karité',
      price: 27.9,
      categories: ['Visage', 'Crèmes'],
      attributes: { 'Type de peau': ['Sèche'], Contenance: ['50 ml'], Parfum: ['Vanille'] },
    },
    {
      title: 'Crème Apaisante Avoine',
      price: 26.5,
      categories: ['Visage', 'Crèmes'],
      attributes: { 'Type de peau': ['Sensible', 'Sèche'], Contenance: ['40 ml'], Parfum: ['Sans parfum'] },
      description: 'Calme les rougeurs et les tiraillements.',
    },
    {
      title: 'Contour des Yeux Caféine',
      price: 21.9,
      categories: ['Visage', 'Yeux'],
      attributes: { 'Type de peau': ['Tous types'], Contenance: ['15 ml'] },
      description: 'Pour les cernes et les poches sous les yeux.',
    },
    {
      title: 'Crème Solaire Visage SPF 50',
      price: 22.9,
      categories: ['Solaires'],
      attributes: { Protection: ['SPF 50'], Contenance: ['50 ml'] },
      variants: each('Version', ['Non teintée', 'Teintée'], ['Teintée']),
    },
    {
      title: 'Lait Solaire Enfant SPF 50+',
      price: 19.5,
      categories: ['Solaires', 'Enfants'],
      attributes: { Protection: ['SPF 50+'], Contenance: ['150 ml'], Parfum: ['Sans parfum'] },
      description: "Pour le visage et le corps des enfants dès 3 ans. Résiste à l'eau.",
    },
    {
      title: 'Masque Argile Verte',
      price: 16.9,
      categories: ['Visage', 'Masques et gommages'],
      attributes: { 'Type de peau': ['Grasse'], Contenance: ['75 ml'] },
    },
    {
      title: 'Gommage Enzymatique Papaye',
      price: 18.5,
      inStock: false,
      categories: ['Visage', 'Masques et gommages'],
      attributes: { 'Type de peau': ['Tous types'], Contenance: ['75 ml'] },
    },
    { title: 'Baume à Lèvres Miel', price: 5.9, categories: ['Visage', 'Lèvres'], attributes: { Contenance: ['10 ml'] } },
    {
      title: 'Crème Mains Amande',
      price: 6.5,
      categories: ['Corps', 'Mains'],
      variants: [
        { options: { Contenance: '30 ml' }, price: 6.5 },
        { options: { Contenance: '75 ml' }, price: 11.9 },
      ],
      description: 'Nourrit les mains abîmées sans laisser de film gras.',
    },
    {
      title: "Lait Corps Fleur d'Oranger",
      price: 15,
      categories: ['Corps'],
      variants: [
        { options: { Contenance: '200 ml' }, price: 15 },
        { options: { Contenance: '400 ml' }, price: 24 },
      ],
    },
    { title: 'Huile Sèche Corps', price: 23, categories: ['Corps'], attributes: { Contenance: ['100 ml'] } },
    {
      title: 'Savon Surgras',
      price: 5.5,
      categories: ['Corps', 'Savons'],
      attributes: { Poids: ['100 g'] },
      variants: each('Parfum', ['Lavande', 'Miel', 'Sans parfum']),
    },
    {
      title: 'Coffret Découverte',
      price: 49,
      was: 58,
      categories: ['Coffrets'],
      description:
        'Le coffret contient l’Eau Micellaire Bleuet, le Sérum Acide Hyaluronique et le Masque Argile Verte, dans une boîte en carton.',
    },
    {
      title: 'Baume Après-Rasage',
      price: 19.9,
      categories: ['Homme'],
      attributes: { Contenance: ['75 ml'], Parfum: ['Cèdre'] },
      description: 'Apaise le feu du rasoir.',
    },
    { title: 'Trousse de Toilette en Coton', price: 12, categories: ['Accessoires'], variants: each('Couleur', ['Écru', 'Terracotta']) },
  ],
};
