/** A shop of the twentieth fresh set: men's shaving. */
import type { Shop } from '../../../lib/shop.ts';
import { page, silent } from '../../fresh-13/shops/kit.fresh.ts';

export const pedzelibrzytwa: Shop = {
  key: 'pedzelibrzytwa',
  language: 'pl',
  currency: 'PLN',
  url: 'https://pedzel-i-brzytwa.example',
  quiz: { question: 'Czego szukasz?', answers: ['Czegoś do golenia', 'Czegoś innego'] },
  profile: {
    ...silent,
    companyName: 'Pędzel i Brzytwa',
    whatServicesDoYouOfferToClients: 'Wszystko do tradycyjnego golenia: maszynki, brzytwy, pędzle i kosmetyki.',
    howCanCustomersReachYouOrYourTeam:
      'Telefon 12 555 01 92, od poniedziałku do piątku w godzinach 9–16, albo e-mail kontakt@pedzel-i-brzytwa.example.',
    whatAreFAQs: `Czy ostrzycie brzytwy?
Tak, za 40 zł, w ciągu 7 dni roboczych.

Czy można zamówić grawer?
Tak, na maszynkach, za 25 zł. Rzeczy z grawerem nie podlegają zwrotowi.

Czy macie kody rabatowe?
Kod na pierwsze zamówienie daje 5% zniżki i przychodzi po zapisaniu się do newslettera.`,
  },
  pages: [
    page(
      'https://pedzel-i-brzytwa.example/dostawa',
      'Dostawa',
      'delivery',
      `Paczkomat: 12,99 zł, 1–2 dni robocze
Kurier: 16,90 zł, 1–2 dni robocze
Czechy i Słowacja: 39 zł, 3–5 dni roboczych

Dostawa do paczkomatu jest darmowa od 200 zł.

Nie wysyłamy do Wielkiej Brytanii ani na Ukrainę.

Zamówienia złożone przed 13:00 wysyłamy tego samego dnia.`,
    ),
    page(
      'https://pedzel-i-brzytwa.example/zwroty',
      'Zwroty i gwarancja',
      'returns',
      `Na zwrot masz 30 dni. Koszt odesłania pokrywa klient.

Otwartych kosmetyków i żyletek nie przyjmujemy z powrotem.

Pieniądze oddajemy w ciągu 5 dni od otrzymania paczki.

Gwarancja na maszynki wynosi 10 lat, na brzytwy 5 lat, a na pędzle 2 lata. Nie obejmuje stępienia ostrza.`,
    ),
    page(
      'https://pedzel-i-brzytwa.example/platnosci',
      'Płatności',
      'payment',
      `BLIK, karta, przelew i pobranie. Pobranie kosztuje dodatkowo 6 zł.

Nie przyjmujemy PayPala i nie oferujemy rat.`,
    ),
    page(
      'https://pedzel-i-brzytwa.example/sklep',
      'Sklep w Krakowie',
      'contact',
      `ul. Cyrulików 4, 30-001 Kraków

Poniedziałek–piątek: 10–18
Sobota: 10–14
Niedziela: nieczynne

Odbiór osobisty jest bezpłatny.`,
    ),
    page(
      'https://pedzel-i-brzytwa.example/poradnik',
      'Jak się golić',
      'questions',
      `Pędzel namocz przez dwie minuty w ciepłej wodzie. Pędzla syntetycznego nie trzeba moczyć.

Maszynkę prowadź pod kątem 30 stopni, najpierw z włosem. Żyletkę wymieniaj po pięciu goleniach.

Po goleniu opłucz twarz zimną wodą i powieś pędzel włosiem w dół.`,
    ),
  ],
  products: [
    {
      title: 'Maszynka na żyletki Dąb',
      price: 149,
      was: 179,
      categories: ['Maszynki'],
      attributes: { Rączka: ['Drewno dębowe'], Waga: ['92 g'] },
    },
    {
      title: 'Maszynka na żyletki Stal',
      price: 119,
      categories: ['Maszynki'],
      attributes: { Rączka: ['Stal nierdzewna'], Waga: ['105 g'] },
    },
    {
      title: 'Brzytwa Mistrz',
      price: 329,
      categories: ['Brzytwy'],
      attributes: { Ostrze: ['Stal węglowa'], Okładziny: ['Palisander'] },
    },
    {
      title: 'Pędzel do golenia Borsuk',
      price: 139,
      categories: ['Pędzle'],
      attributes: { Włosie: ['Borsuk'], Węzeł: ['22 mm'] },
    },
    {
      title: 'Pędzel do golenia Wegan',
      price: 69,
      categories: ['Pędzle'],
      attributes: { Włosie: ['Syntetyczne'], Węzeł: ['24 mm'] },
      variants: [{ options: { Rączka: 'Czarna' } }, { options: { Rączka: 'Kremowa' }, inStock: false }],
    },
    {
      title: 'Krem do golenia Sosna',
      price: 45,
      categories: ['Kosmetyki'],
      attributes: { Pojemność: ['100 ml'], Zapach: ['Sosna'] },
    },
    {
      title: 'Mydło do golenia Cedr',
      price: 39,
      was: 49,
      categories: ['Kosmetyki'],
      attributes: { Waga: ['125 g'], Zapach: ['Cedr'] },
    },
    {
      title: 'Balsam po goleniu Łagodny',
      price: 55,
      categories: ['Kosmetyki'],
      attributes: { Pojemność: ['75 ml'], Alkohol: ['Nie'] },
    },
    {
      title: 'Woda po goleniu Mróz',
      price: 62,
      inStock: false,
      categories: ['Kosmetyki'],
      attributes: { Pojemność: ['100 ml'], Alkohol: ['Tak'] },
    },
    {
      title: 'Olejek do brody Bursztyn',
      price: 48,
      categories: ['Kosmetyki'],
      attributes: { Zapach: ['Żywica i pomarańcza'] },
      variants: [{ options: { Pojemność: '30 ml' } }, { options: { Pojemność: '50 ml' }, price: 70 }],
    },
    {
      title: 'Żyletki Ostre, 10 sztuk',
      price: 15,
      categories: ['Żyletki'],
      attributes: { Materiał: ['Stal platynowana'] },
    },
    {
      title: 'Stojak Wieża',
      price: 59,
      was: 75,
      categories: ['Akcesoria'],
      attributes: { Materiał: ['Chromowany mosiądz'], Wysokość: ['14 cm'] },
    },
  ],
};
