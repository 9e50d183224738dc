/** Shops of the eighth fresh set: prams, sewing machines. */
import type { Shop } from '../../lib/shop.ts';

const silent = {
  whatServicesDoYouOfferToClients: '',
  moreInformationAboutYourProducts: '',
  howCanCustomersReachYouOrYourTeam: '',
  whatAreFAQs: '',
  howMuchDiscountCanYouDoMaximum: '',
};

export const prambrook: Shop = {
  key: 'prambrook',
  language: 'en',
  currency: 'GBP',
  url: 'https://prambrook.example',
  quiz: { question: 'When is the baby due?', answers: ['It is here', 'Something else'] },
  profile: {
    ...silent,
    companyName: 'Prambrook',
    whatServicesDoYouOfferToClients:
      'Our workshop replaces tyres, brakes and zips on any pushchair we stock. A full service is £45 and takes three working days; you can borrow a pram meanwhile.',
    howCanCustomersReachYouOrYourTeam: 'Telephone 0113 555 0144, Monday to Friday 10 to 4, or hello@prambrook.example',
    whatAreFAQs: `Can I try a pram before I buy?
Book a free half-hour at the showroom. Bring your car seat and we will see together what fits in your boot.`,
  },
  pages: [
    {
      url: 'https://prambrook.example/shipping',
      title: 'Delivery and collection',
      topic: 'delivery',
      text: `Delivery and collection

Standard delivery is £5.95 and takes two to four working days. Orders of £120 or more are sent without charge.

Express: choose it before 1 pm and the parcel is with you the next working day. It costs £11.

Collect in Leeds at no cost, usually two hours after you order. We keep it for ten days.

Not ready for it yet? We store your order for up to four months and dispatch it in the week that you name.

We deliver to the Channel Islands and the Isle of Man for £16. Other countries are not served.

The courier sends you a link with a one-hour window on the day. Nobody in? He tries once more, then takes it to a parcel shop.`,
    },
    {
      url: 'https://prambrook.example/returns',
      title: 'Returns policy',
      topic: 'returns',
      text: `Returns policy

Unused items in their box may come back within 60 days. Mattresses and breast pumps are excluded once the seal is broken.

Baby arrived early, or plans changed? Orders that have not been dispatched can be cancelled for a full refund.

Print your label in the returns portal; £3.50 is deducted from your refund.

Refunds are issued to the original payment method within five days of inspection.

If a part is missing or something arrives damaged, photograph it and tell us within 48 hours. We replace it and you need not send anything back.

Frames are guaranteed for five years, wheels and fabrics for two. The guarantee passes on to a second owner if you hand over the receipt.`,
    },
    {
      url: 'https://prambrook.example/help',
      title: 'Good to know',
      topic: 'questions',
      text: `Good to know

From what age can the seat unit be used?

From six months, or as soon as your baby sits unaided. Before that, use the carrycot.

Is the pushchair suitable for running?

Only the Dales Trail, and not before nine months.

How do I clean the fabrics?

Covers come off with press studs. Wash at 30 degrees and let them dry flat; no tumble dryer.

Can I take it on a plane?

The Otley Compact folds to 55 × 44 × 20 cm and fits the overhead locker of most airlines.

Which car seats click on?

Adapters are available for Maxi-Cosi, Cybex and Joie. They cost £29.

Do you offer finance?

Spread the cost over three months with Klarna, interest free. We also accept all cards and PayPal.

What happens to my old pram?

Bring it in and we take £40 off a new one. We refurbish it and give it to a local baby bank.

Do you have a gift list?

Create one online, share the link, and friends can pay any amount towards a present. Unspent money becomes a voucher that is valid for two years.

Are your fabrics free of harmful substances?

All textiles are certified to OEKO-TEX Standard 100 and contain no flame retardants.`,
    },
    {
      url: 'https://prambrook.example/visit',
      title: 'Visit us',
      topic: 'contact',
      text: `Visit us

12 Mill Lane, Leeds LS6. Open Wednesday to Sunday from 10 am until 5.30 pm. On bank holidays we close at two.

There is a step-free entrance at the side, a feeding corner and free parking for an hour behind the building.`,
    },
  ],
  products: [
    {
      title: 'Dales Trail Pushchair',
      price: 549,
      was: 620,
      categories: ['Pushchairs'],
      attributes: { Weight: ['12.4 kg'], Wheels: ['3'] },
      variants: [{ options: { Colour: 'Moss' } }, { options: { Colour: 'Black' }, inStock: false }],
    },
    {
      title: 'Otley Compact Stroller',
      price: 289,
      categories: ['Pushchairs'],
      attributes: { Weight: ['6.1 kg'], Wheels: ['4'] },
      variants: [{ options: { Colour: 'Sand' } }, { options: { Colour: 'Navy' } }],
    },
    {
      title: 'Wharfe Twin Pushchair',
      price: 799,
      categories: ['Pushchairs'],
      attributes: { Weight: ['14.8 kg'], Wheels: ['4'] },
      inStock: false,
    },
    { title: 'Nidd Carrycot', price: 175, categories: ['Carrycots'], attributes: { Weight: ['3.9 kg'] } },
    {
      title: 'Cosy Footmuff',
      price: 65,
      was: 80,
      categories: ['Accessories'],
      variants: [{ options: { Colour: 'Grey' } }, { options: { Colour: 'Rust' } }],
    },
    { title: 'Rain Cover Clear', price: 24.5, categories: ['Accessories'] },
    { title: 'Clip-on Cup Holder', price: 12, categories: ['Accessories'] },
  ],
};

export const filobine: Shop = {
  key: 'filobine',
  language: 'fr',
  currency: 'EUR',
  url: 'https://filobine.example',
  quiz: { question: 'Que cousez-vous ?', answers: ['Des vêtements', 'Autre chose'] },
  profile: {
    ...silent,
    companyName: 'Filobine',
    whatServicesDoYouOfferToClients:
      'Nous révisons les machines à coudre de toutes marques : 69 € le forfait, pièces en sus, délai de deux semaines. Un devis est établi avant toute réparation.',
    howCanCustomersReachYouOrYourTeam: 'Par téléphone au 02 55 01 44 70 ou par courriel : atelier@filobine.example',
    whatAreFAQs: `Proposez-vous des cours de couture ?
Oui, chaque samedi matin à l’atelier, par groupes de six, 38 € la séance, machine prêtée.`,
  },
  pages: [
    {
      url: 'https://filobine.example/livraison',
      title: 'Livraison',
      topic: 'delivery',
      text: `Livraison

Mode: Point relais · Tarif: 4,50 € · Délai: 3 à 5 jours
Mode: À domicile · Tarif: 7,90 € · Délai: 48 heures
Mode: Machines (plus de 8 kg) · Tarif: 14 € · Délai: sur rendez-vous

Les frais de port sont offerts à partir de 75 € d’achat, hors machines.

Nous expédions en Belgique et au Luxembourg pour 9,90 €. La Suisse n’est pas desservie en raison des formalités douanières.

Les commandes passées avant 14 h partent le jour même, du lundi au vendredi.

Un colis non réclamé nous revient au bout de quinze jours ; un second envoi est à votre charge.`,
    },
    {
      url: 'https://filobine.example/retours',
      title: 'Retours et garanties',
      topic: 'returns',
      text: `Retours et garanties

Vous disposez de 30 jours pour nous renvoyer un article. Les tissus coupés au mètre ne sont ni repris ni échangés.

Une machine qui a déjà servi peut être retournée si elle n’a pas cousu plus d’une heure : le compteur fait foi.

Les frais de retour restent à votre charge, sauf erreur de notre part.

Le remboursement intervient sous huit jours par le moyen utilisé lors du paiement.

Les machines sont garanties trois ans, moteur compris ; les aiguilles, courroies et ampoules sont exclues.

En cas de panne pendant la garantie, nous vous prêtons un appareil le temps de la réparation.`,
    },
    {
      url: 'https://filobine.example/questions',
      title: 'Vos questions',
      topic: 'questions',
      text: `Vos questions

Quelle quantité minimale de tissu puis-je commander ?

À partir de 30 cm, puis par tranches de 10 cm.

Peut-on recevoir des échantillons ?

Oui, jusqu’à cinq morceaux de 8 × 8 cm pour 3 €, déduits de votre prochaine commande.

Le tissu rétrécit-il au lavage ?

Les cotons et les lins perdent de 3 à 5 %. Lavez-les une première fois à 40 °C avant de les couper.

Quels moyens de paiement acceptez-vous ?

Carte bancaire, PayPal et virement. Au-delà de 200 €, réglez en quatre fois sans frais avec Alma.

Accordez-vous des tarifs aux écoles et aux professionnels ?

Sur présentation d’un numéro SIRET, 12 % sur la mercerie et paiement à 30 jours.

D’où viennent vos tissus ?

Les deux tiers sont tissés en France et au Portugal ; le coton est certifié GOTS.

Avez-vous une carte de fidélité ?

Un point par euro ; 100 points donnent un bon de 5 €, à utiliser dans l’année.

Puis-je modifier ma commande ?

Tant qu’elle n’est pas préparée, appelez-nous ; une fois le tissu coupé, plus rien ne peut être changé.

Reprenez-vous les anciennes machines ?

Nous les reprenons gratuitement à l’achat d’une neuve et donnons celles qui marchent à une association.`,
    },
    {
      url: 'https://filobine.example/boutique',
      title: 'La boutique',
      topic: 'contact',
      text: `La boutique

8 rue des Tisserands, Rennes, à deux minutes du métro Sainte-Anne. Du mardi au samedi, de 10 h à 19 h ; fermeture annuelle les trois premières semaines d’août.

Nous cherchons une vendeuse ou un vendeur à mi-temps : écrivez à equipe@filobine.example.`,
    },
  ],
  products: [
    {
      title: 'Machine à coudre Céleste 30',
      price: 349,
      was: 399,
      categories: ['Machines'],
      attributes: { Points: ['30'], Poids: ['6,2 kg'] },
    },
    { title: 'Machine à coudre Aurore 120', price: 689, categories: ['Machines'], attributes: { Points: ['120'], Poids: ['8,9 kg'] } },
    { title: 'Surjeteuse Quatuor', price: 429, categories: ['Machines'], attributes: { Fils: ['4'], Poids: ['7,4 kg'] }, inStock: false },
    {
      title: 'Popeline de coton Bréhat',
      price: 14.9,
      categories: ['Tissus'],
      attributes: { Matière: ['Coton'], Largeur: ['145 cm'] },
      variants: [{ options: { Couleur: 'Bleu' } }, { options: { Couleur: 'Ocre' } }],
    },
    {
      title: 'Lin lavé Cancale',
      price: 22,
      categories: ['Tissus'],
      attributes: { Matière: ['Lin'], Largeur: ['138 cm'] },
      variants: [{ options: { Couleur: 'Blanc' } }, { options: { Couleur: 'Vert' }, inStock: false }],
    },
    { title: 'Ciseaux de tailleur 23 cm', price: 36, categories: ['Mercerie'], attributes: { Longueur: ['23 cm'] } },
    { title: 'Boîte de fils Arc-en-ciel', price: 19.5, was: 24, categories: ['Mercerie'] },
  ],
};
