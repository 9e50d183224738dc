/** Fondue and raclette, in French. */
import type { Shop } from '../../../lib/shop.ts';
import { each, page, silent } from '../../fresh-13/shops/kit.fresh.ts';

export const caquelune: Shop = {
  key: 'caquelune',
  language: 'fr',
  currency: 'EUR',
  url: 'https://caquelune.example',
  quiz: { question: 'Combien serez-vous à table ?', answers: ['Deux', 'Un autre nombre'] },
  profile: {
    ...silent,
    companyName: 'Caquelune',
    howCanCustomersReachYouOrYourTeam: 'Écrivez à coucou@caquelune.example ou appelez le 04 50 55 01 38.',
    whatAreFAQs: `Faites-vous des paquets cadeaux ?
Oui, pour 3 € avec un ruban et une carte écrite à la main.`,
  },
  pages: [
    page(
      'https://caquelune.example/livraison',
      'Livraison',
      'delivery',
      `En France, la livraison par Colissimo coûte 5,90 € ; elle est offerte dès 75 €.

Belgique et Luxembourg : 9,50 €. Suisse : 14 €. Allemagne et Autriche : 12,90 €.

Les colis partent du mardi au vendredi.`,
    ),
    page(
      'https://caquelune.example/retours',
      'Retours',
      'returns',
      `Vous avez 30 jours pour nous rendre un article qui n’a pas servi. Les frais de retour sont à votre charge.

Un plat arrivé cassé ? Envoyez-nous une photo dans les 48 heures et nous le remplaçons sans rien demander de plus.`,
    ),
    page(
      'https://caquelune.example/paiement',
      'Paiement',
      'payment',
      `Carte bancaire, PayPal ou virement. Dès 100 €, vous pouvez régler en trois fois sans frais. Nous n’acceptons plus les chèques.`,
    ),
    page(
      'https://caquelune.example/conseils',
      'Conseils et entretien',
      'questions',
      `Combien de fromage faut-il prévoir ?

Comptez 200 g par personne pour une fondue et 250 g pour une raclette.

Mon caquelon sent encore l’ail, que faire ?

Laissez-y une nuit de l’eau chaude avec deux cuillères de bicarbonate.

Le grès supporte-t-il l’induction ?

Non. Le grès va sur le gaz et la vitrocéramique, la fonte va aussi sur l’induction.`,
    ),
    page(
      'https://caquelune.example/location',
      'Louer un appareil',
      'questions',
      `Nous louons des appareils à raclette du vendredi au lundi pour 15 €, poêlons compris. La caution est de 80 €. On vient les chercher en boutique.`,
    ),
    page(
      'https://caquelune.example/atelier',
      'Soirées fondue',
      'questions',
      `Un jeudi sur deux, Odile montre comment on réussit une fondue moitié-moitié. La soirée coûte 42 € par personne, repas et vin compris. Les enfants de moins de douze ans paient la moitié.`,
    ),
    page(
      'https://caquelune.example/boutique',
      'La boutique',
      'contact',
      `12, rue du Pâquier à Annecy. Ouvert du mardi au samedi de 10 h à 19 h, fermé le dimanche et le lundi.`,
    ),
    page(
      'https://caquelune.example/blog/refuge',
      'Blog : une fondue à 2 400 mètres',
      'questions',
      `En mars nous avons porté un caquelon jusqu’au refuge. Bruno a glissé deux fois, le kirsch a survécu.

Là-haut, la bière coûtait 7 € et personne ne s’est plaint.`,
    ),
  ],
  products: [
    {
      title: 'Caquelon Glières',
      price: 54,
      was: 68,
      categories: ['Caquelons'],
      attributes: { Matière: ['Grès'], Diamètre: ['24 cm'], Contenance: ['2,4 l'], 'Lave-vaisselle': ['Oui'] },
      variants: each('Coloris', ['Rouge', 'Bleu nuit', 'Crème'], ['Bleu nuit']),
    },
    {
      title: 'Caquelon Aravis',
      price: 89,
      categories: ['Caquelons'],
      attributes: { Matière: ['Fonte émaillée'], Diamètre: ['22 cm'], Contenance: ['2 l'], 'Lave-vaisselle': ['Non'] },
    },
    {
      title: 'Caquelon Mignon',
      price: 32,
      categories: ['Caquelons'],
      attributes: { Matière: ['Grès'], Diamètre: ['18 cm'], Contenance: ['1 l'], 'Lave-vaisselle': ['Oui'] },
    },
    {
      title: 'Service à fondue Belle Tablée',
      price: 145,
      inStock: false,
      categories: ['Services'],
      attributes: { Contenu: ['Caquelon, réchaud et 6 fourchettes'] },
    },
    { title: 'Réchaud Braise', price: 36, categories: ['Réchauds'], attributes: { Matière: ['Acier'], Combustible: ['Gel ou alcool'] } },
    {
      title: 'Fourchettes à fondue',
      price: 14,
      categories: ['Couverts'],
      attributes: { Longueur: ['27 cm'], Matière: ['Inox'] },
      variants: [
        { options: { Lot: '4 pièces' }, price: 14 },
        { options: { Lot: '6 pièces' }, price: 19.5 },
      ],
    },
    {
      title: 'Appareil à raclette Duo',
      price: 62,
      categories: ['Raclette'],
      attributes: { Personnes: ['2'], Puissance: ['350 W'], 'Longueur du cordon': ['1,2 m'] },
    },
    {
      title: 'Appareil à raclette Tribu',
      price: 119,
      was: 139,
      categories: ['Raclette'],
      attributes: { Personnes: ['8'], Puissance: ['1200 W'], 'Longueur du cordon': ['1,8 m'] },
    },
    { title: 'Poêlons à raclette', price: 16, categories: ['Raclette'], attributes: { Pièces: ['4'] } },
    {
      title: 'Couvercle en hêtre',
      price: 17.5,
      categories: ['Accessoires'],
      variants: [
        { options: { Diamètre: '22 cm' }, price: 17.5 },
        { options: { Diamètre: '24 cm' }, price: 19 },
      ],
    },
    { title: 'Gel combustible', price: 6.9, categories: ['Accessoires'], attributes: { Contenance: ['1 l'] } },
    { title: 'Spatule en huit', price: 7.5, categories: ['Accessoires'], attributes: { Longueur: ['32 cm'], Matière: ['Hêtre'] } },
  ],
};
