import type { Shop } from '../../../lib/shop.ts';

/** Toys made of wood, in Dutch, with few texts. */
export const speelhout: Shop = {
  key: 'speelhout',
  language: 'nl',
  currency: 'EUR',
  url: 'https://speelhout.example',
  quiz: { question: 'Hoe oud is het kind?', answers: ['Jonger dan drie', 'Anders'] },
  profile: {
    companyName: 'Speelhout',
    whatServicesDoYouOfferToClients: '',
    moreInformationAboutYourProducts: 'Al ons speelgoed is van beukenhout. De verf is op waterbasis.',
    howCanCustomersReachYouOrYourTeam: 'hallo@speelhout.example',
    whatAreFAQs: `Wat kost de verzending?
Verzending kost € 3,95 in Nederland en € 6,95 naar België. Vanaf € 40 is verzending in Nederland gratis.

Hoe lang duurt de levering?
Bestellingen worden binnen 2 werkdagen bezorgd in Nederland. Naar België duurt het 3 tot 4 werkdagen.

Kan ik iets retourneren?
Ja, binnen 30 dagen, mits het speelgoed niet gebruikt is. Gepersonaliseerd speelgoed kan niet retour.`,
    howMuchDiscountCanYouDoMaximum: '0',
  },
  pages: [],
  products: [
    { title: 'Blokkentrein', price: 34.95, categories: ['Treinen'], attributes: { Leeftijd: ['vanaf 2 jaar'], Kleur: ['Rood', 'Blauw'] } },
    { title: 'Houten puzzel boerderij', price: 16.5, categories: ['Puzzels'], attributes: { Leeftijd: ['vanaf 3 jaar'], Stukjes: ['24'] } },
    { title: 'Houten puzzel zee', price: 16.5, categories: ['Puzzels'], attributes: { Leeftijd: ['vanaf 3 jaar'], Stukjes: ['36'] } },
    {
      title: 'Stapeltoren regenboog',
      price: 22,
      was: 27.5,
      categories: ['Stapelen'],
      attributes: { Leeftijd: ['vanaf 1 jaar'], Hoogte: ['30 cm'] },
    },
    { title: 'Trekhond Boris', price: 19.95, categories: ['Trekdieren'], attributes: { Leeftijd: ['vanaf 1 jaar'], Kleur: ['Bruin'] } },
    {
      title: 'Treinbaan groot',
      price: 89,
      inStock: false,
      categories: ['Treinen'],
      attributes: { Leeftijd: ['vanaf 3 jaar'], Stukjes: ['80'] },
    },
    {
      title: 'Keukentje Anna',
      price: 119,
      categories: ['Rollenspel'],
      attributes: { Leeftijd: ['vanaf 3 jaar'], Hoogte: ['95 cm'], Kleur: ['Wit'] },
    },
    { title: 'Theeservies', price: 24.5, categories: ['Rollenspel'], attributes: { Leeftijd: ['vanaf 3 jaar'], Stukjes: ['14'] } },
    {
      title: 'Loopfiets Pim',
      price: 74,
      was: 84,
      categories: ['Buiten'],
      attributes: { Leeftijd: ['vanaf 2 jaar'], Kleur: ['Groen', 'Blauw'] },
    },
    { title: 'Memory dieren', price: 12.95, categories: ['Spellen'], attributes: { Leeftijd: ['vanaf 4 jaar'], Stukjes: ['40'] } },
  ],
};
