/** Two shops that each answer one half of what is asked at a service desk, and a German and a French one: written to be tuned on. */
import type { Shop } from '../../lib/shop.ts';

const profile = {
  whatServicesDoYouOfferToClients: '',
  moreInformationAboutYourProducts: '',
  whatAreFAQs: '',
  howMuchDiscountCanYouDoMaximum: '',
};

/** Says how goods are sent, paid for and taken back, and nothing about accounts, bills and newsletters. */
export const larkmoor: Shop = {
  key: 'larkmoor',
  language: 'en',
  currency: 'GBP',
  url: 'https://larkmoor.example',
  quiz: { question: 'Who is it for?', answers: ['For me', 'Somebody else'] },
  profile: { ...profile, companyName: 'Larkmoor', howCanCustomersReachYouOrYourTeam: '' },
  pages: [
    {
      url: 'https://larkmoor.example/shipping',
      title: 'Shipping',
      topic: 'delivery',
      text: `Shipping

We pack every order by hand in our studio.

Standard
Your parcel arrives within 3 to 5 working days and costs £4.50, or nothing when you spend £45.

Express
Order by noon and it comes the next working day, for £8.95.

Click and collect
Collecting from the studio in Leeds is free. We write to you when your order is packed.`,
    },
    {
      url: 'https://larkmoor.example/paying',
      title: 'Paying',
      topic: 'payment',
      text: 'Paying\n\nWe take Visa, Mastercard and PayPal. With Klarna you pay after 30 days. Your card is charged when we dispatch.',
    },
    {
      url: 'https://larkmoor.example/returns',
      title: 'Returns and exchanges',
      topic: 'returns',
      text: `Returns and exchanges

You can send back anything unused within 30 days and we give you all of your money back, to the original payment method, within five working days of its arrival.

Candles that have been lit and gift vouchers cannot be returned.

Changed your mind?
Orders can be cancelled free of charge until they have been dispatched. Write to us with the number of the order.`,
    },
    {
      url: 'https://larkmoor.example/contact',
      title: 'Contact',
      topic: 'contact',
      text: 'Contact\n\nCall 0113 496 0000 from Monday to Friday, 9 am to 5 pm, or write to hello@larkmoor.example. We answer within a day.',
    },
    {
      url: 'https://larkmoor.example/about',
      title: 'About us',
      topic: 'questions',
      text: 'About us\n\nLarkmoor was founded in 2014 by two sisters from Otley. All candles are poured from rapeseed wax.',
    },
  ],
  products: [
    { title: 'Heather candle', price: 14, categories: ['Candles'], attributes: { Scent: ['Heather'], 'Burning time': ['40 hours'] } },
    { title: 'Peat smoke candle', price: 16, categories: ['Candles'], attributes: { Scent: ['Peat smoke'], 'Burning time': ['45 hours'] } },
    { title: 'Wool throw Ilkley', price: 89, categories: ['Throws'], attributes: { Colour: ['Grey', 'Green'], Material: ['Wool'] } },
    { title: 'Linen apron', price: 34, categories: ['Kitchen'], attributes: { Colour: ['Blue'], Material: ['Linen'] } },
    { title: 'Oak serving board', price: 42, categories: ['Kitchen'], attributes: { Material: ['Oak'], Length: ['40 cm'] } },
    { title: 'Gift voucher', price: 25, categories: ['Gifts'] },
  ],
};

/** Says what one does with an account, a bill and an order, and nothing about delivery, payment and refunds. */
export const bellwether: Shop = {
  key: 'bellwether',
  language: 'en',
  currency: 'EUR',
  url: 'https://bellwether.example',
  quiz: { question: 'What do you play?', answers: ['Guitar', 'Something else'] },
  profile: { ...profile, companyName: 'Bellwether Strings', howCanCustomersReachYouOrYourTeam: 'desk@bellwether.example' },
  pages: [
    {
      url: 'https://bellwether.example/account',
      title: 'Your account',
      topic: 'questions',
      text: `Your account

Opening one
Choose Register at the top of any page and give us your e-mail address.

Forgotten your login?
Choose Forgot password on the login page. We send you a link that works for an hour.

Changing your details
Your name, e-mail address and telephone number are under My account, Personal details.

Closing it
Under My account, Privacy, choose Delete my account. Orders and bills are kept for as long as the law demands.`,
    },
    {
      url: 'https://bellwether.example/orders',
      title: 'Orders and bills',
      topic: 'questions',
      text: `Orders and bills

Where is it?
Once your order has left us you get an e-mail with a tracking link.

Something to change?
Tell us before 2 pm on the day of the order, and we can still change the address or what is in it.

Bills
The bill is attached to the e-mail that confirms your order. You also find all bills under My account, Orders.`,
    },
    {
      url: 'https://bellwether.example/newsletter',
      title: 'Newsletter',
      topic: 'questions',
      text: 'Newsletter\n\nWe write once a month. Give us your address at the foot of the page. There is a link to leave the list at the bottom of each issue.',
    },
    {
      url: 'https://bellwether.example/opinion',
      title: 'Your opinion',
      topic: 'questions',
      text: 'Your opinion\n\nComplaints\nNot happy? Write to complaints@bellwether.example; the owner reads all of it.\n\nReviews\nOn the page of each product, choose Write a review to tell others what you think.',
    },
  ],
  products: [
    { title: 'Bronze strings 12-53', price: 13, categories: ['Strings'], attributes: { Material: ['Phosphor bronze'], Gauge: ['12-53'] } },
    { title: 'Nylon strings normal tension', price: 11, categories: ['Strings'], attributes: { Material: ['Nylon'] } },
    { title: 'Leather strap', price: 39, categories: ['Straps'], attributes: { Colour: ['Brown', 'Black'], Material: ['Leather'] } },
    { title: 'Cotton strap', price: 19, categories: ['Straps'], attributes: { Colour: ['Red'], Material: ['Cotton'] } },
    { title: 'Clip-on tuner', price: 15, categories: ['Accessories'] },
    { title: 'Capo for classical guitars', price: 22, categories: ['Accessories'] },
  ],
};

export const sielhof: Shop = {
  key: 'sielhof',
  language: 'de',
  currency: 'EUR',
  url: 'https://sielhof.example',
  quiz: { question: 'Für wen ist es?', answers: ['Für mich', 'Für jemand anderen'] },
  profile: { ...profile, companyName: 'Sielhof', howCanCustomersReachYouOrYourTeam: '' },
  pages: [
    {
      url: 'https://sielhof.example/versand',
      title: 'Versand',
      topic: 'delivery',
      text: 'Versand\n\nDeutschland: Mit DHL in 2 bis 4 Werktagen, 4,90 €. Ab 60 € ist es umsonst.\n\nExpress kommt am nächsten Werktag und kostet 11,90 €.\n\nAbholung im Hofladen in Jever: kostenlos, Mittwoch bis Samstag.',
    },
    {
      url: 'https://sielhof.example/bezahlen',
      title: 'Bezahlen',
      topic: 'payment',
      text: 'Bezahlen\n\nWir nehmen Kreditkarte, PayPal und Vorkasse. Auf Rechnung liefern wir nur an Schulen.',
    },
    {
      url: 'https://sielhof.example/rueckgabe',
      title: 'Widerruf und Rückgabe',
      topic: 'returns',
      text: 'Widerruf und Rückgabe\n\nSie können Unbenutztes binnen 14 Tagen zurückschicken. Das Geld überweisen wir innerhalb einer Woche.\n\nNoch nicht verschickte Bestellungen stornieren wir kostenlos; rufen Sie dafür kurz an.\n\nAngeschnittene Meterware nehmen wir nicht zurück.',
    },
    {
      url: 'https://sielhof.example/kontakt',
      title: 'Kontakt',
      topic: 'contact',
      text: 'Kontakt\n\nTelefon 04461 99 00 12, montags bis freitags von 8 bis 16 Uhr, oder moin@sielhof.example.',
    },
  ],
  products: [
    {
      title: 'Sofadecke Wangerooge',
      price: 79,
      categories: ['Decken'],
      attributes: { Farbe: ['Blau', 'Natur'], Material: ['Schurwolle'] },
    },
    { title: 'Sitzkissen Deich', price: 35, categories: ['Kissen'], attributes: { Farbe: ['Grün'], Material: ['Wollfilz'] } },
    { title: 'Strickgarn Watt 50 g', price: 8, categories: ['Garne'], attributes: { Farbe: ['Grau', 'Rot'], Material: ['Wolle'] } },
    { title: 'Hausschuhe Filz', price: 45, categories: ['Schuhe'], attributes: { Größe: ['38', '40', '42'], Material: ['Filz'] } },
  ],
};

export const brumelle: Shop = {
  key: 'brumelle',
  language: 'fr',
  currency: 'EUR',
  url: 'https://brumelle.example',
  quiz: { question: 'C’est pour qui ?', answers: ['Pour moi', 'Pour quelqu’un d’autre'] },
  profile: { ...profile, companyName: 'Brumelle', howCanCustomersReachYouOrYourTeam: '' },
  pages: [
    {
      url: 'https://brumelle.example/livraison',
      title: 'Livraison',
      topic: 'delivery',
      text: 'Livraison\n\nEn France, votre colis part par Colissimo et arrive sous 48 à 72 heures : 5,90 €, offert dès 70 €.\n\nEn point relais, comptez quatre jours et 3,50 €.\n\nRetrait à l’atelier de Vannes : gratuit, sur rendez-vous.',
    },
    {
      url: 'https://brumelle.example/paiement',
      title: 'Paiement',
      topic: 'payment',
      text: 'Paiement\n\nNous acceptons les cartes bancaires, PayPal et les virements. Dès 150 €, vous pouvez payer en trois fois.',
    },
    {
      url: 'https://brumelle.example/retours',
      title: 'Retours',
      topic: 'returns',
      text: 'Retours\n\nVous disposez de 20 jours pour nous renvoyer un article jamais porté. Nous vous remboursons sous huit jours.\n\nUne commande peut être annulée sans frais tant qu’elle n’est pas partie.\n\nLes pièces faites sur mesure ne sont pas reprises.',
    },
    {
      url: 'https://brumelle.example/contact',
      title: 'Contact',
      topic: 'contact',
      text: 'Contact\n\nAppelez-nous au 02 97 00 11 22 du mardi au samedi, de 10 h à 18 h, ou écrivez à bonjour@brumelle.example.',
    },
  ],
  products: [
    { title: 'Marinière Houat', price: 59, categories: ['Marinières'], attributes: { Couleur: ['Bleu', 'Écru'], Taille: ['S', 'M', 'L'] } },
    { title: 'Ciré Belle-Île', price: 129, categories: ['Cirés'], attributes: { Couleur: ['Jaune', 'Marine'], Taille: ['M', 'L'] } },
    { title: 'Bonnet Groix', price: 29, categories: ['Bonnets'], attributes: { Couleur: ['Rouge'], Matière: ['Laine'] } },
    { title: 'Pull torsadé Hoëdic', price: 95, categories: ['Pulls'], attributes: { Couleur: ['Écru'], Matière: ['Laine'] } },
  ],
};
