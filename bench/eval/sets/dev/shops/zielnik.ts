import type { Shop } from '../../../lib/shop.ts';

/** Tea and honey, in Polish. */
export const zielnik: Shop = {
  key: 'zielnik',
  language: 'pl',
  currency: 'PLN',
  url: 'https://zielnik.example',
  quiz: { question: 'Jaką herbatę Pan/Pani lubi?', answers: ['Zieloną', 'Inną'] },
  profile: {
    companyName: 'Zielnik Podlaski',
    whatServicesDoYouOfferToClients:
      'Sprzedajemy herbaty, zioła i miody z Podlasia. Przygotowujemy zestawy prezentowe dla firm od 20 sztuk.',
    moreInformationAboutYourProducts:
      'Wszystkie zioła suszymy sami. Tylko miód lipowy ma certyfikat ekologiczny. Herbaty pakujemy bez plastiku.',
    howCanCustomersReachYouOrYourTeam: 'sklep@zielnik.example lub 85 700 10 20',
    whatAreFAQs: `Ile trwa dostawa?
Dostawa na terenie Polski trwa 1–2 dni robocze. Do Niemiec i Czech wysyłamy w 5–7 dni roboczych.

Ile kosztuje dostawa?
Dostawa kurierem kosztuje 14,99 zł, a do paczkomatu 11,99 zł. Od 150 zł dostawa w Polsce jest darmowa.

Czy mogę zwrócić towar?
Nieotwarte produkty można zwrócić w ciągu 14 dni. Koszt odesłania ponosi kupujący.

Jak mogę zapłacić?
Przyjmujemy BLIK, karty i przelewy. Nie oferujemy płatności przy odbiorze.

Czy wysyłacie do Ukrainy?
Nie, do Ukrainy nie wysyłamy.`,
    howMuchDiscountCanYouDoMaximum: '15 % od 300 zł',
  },
  pages: [
    {
      url: 'https://zielnik.example/przechowywanie',
      title: 'Przechowywanie',
      topic: 'questions',
      text: 'Przechowywanie\n\nHerbaty zachowują świeżość przez 18 miesięcy. Miód należy trzymać w temperaturze pokojowej. Miodu nie wolno podawać dzieciom poniżej pierwszego roku życia.',
    },
  ],
  products: [
    { title: 'Herbata miętowa', price: 18, categories: ['Herbaty ziołowe'], attributes: { Masa: ['50 g'], Kofeina: ['Nie'] } },
    { title: 'Herbata z lipy', price: 19.5, categories: ['Herbaty ziołowe'], attributes: { Masa: ['40 g'], Kofeina: ['Nie'] } },
    {
      title: 'Zielona sencha',
      price: 32,
      was: 38,
      categories: ['Herbaty zielone'],
      attributes: { Masa: ['100 g'], Kofeina: ['Tak'], Pochodzenie: ['Chiny'] },
    },
    { title: 'Zielona jaśminowa', price: 35, categories: ['Herbaty zielone'], attributes: { Masa: ['100 g'], Kofeina: ['Tak'] } },
    {
      title: 'Czarny assam',
      price: 29,
      categories: ['Herbaty czarne'],
      attributes: { Masa: ['100 g'], Kofeina: ['Tak'], Pochodzenie: ['Indie'] },
    },
    { title: 'Miód lipowy', price: 44, categories: ['Miody'], attributes: { Masa: ['500 g'] } },
    { title: 'Miód gryczany', price: 48, inStock: false, categories: ['Miody'], attributes: { Masa: ['500 g'] } },
    { title: 'Miód spadziowy', price: 59, was: 65, categories: ['Miody'], attributes: { Masa: ['500 g'] } },
    {
      title: 'Kubek z zaparzaczem',
      price: 54,
      categories: ['Akcesoria'],
      attributes: { Pojemność: ['350 ml'], Kolor: ['Biały', 'Granatowy'] },
    },
    { title: 'Zestaw Babiego Lata', price: 99, categories: ['Zestawy'], attributes: { Zawartość: ['2 herbaty', '1 miód'] } },
  ],
};
