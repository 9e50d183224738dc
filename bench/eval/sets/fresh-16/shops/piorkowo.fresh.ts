/** A shop of the sixteenth fresh set: satchels and stationery for school. */
import type { Shop } from '../../../lib/shop.ts';
import { each, page, silent } from '../../fresh-13/shops/kit.fresh.ts';

/** One version for each value of an option, at its own price. */
const priced = (name: string, prices: Readonly<Record<string, number>>) =>
  Object.entries(prices).map(([value, price]) => ({ options: { [name]: value }, price }));

export const piorkowo: Shop = {
  key: 'piorkowo',
  language: 'pl',
  currency: 'PLN',
  url: 'https://piorkowo.example',
  quiz: { question: 'Czego Pan lub Pani szuka?', answers: ['Wyprawki do szkoły', 'Czegoś innego'] },
  profile: {
    ...silent,
    companyName: 'Piórkowo',
    whatServicesDoYouOfferToClients: 'Plecaki, artykuły szkolne i papiernicze, w internecie i w sklepie w Poznaniu.',
    howCanCustomersReachYouOrYourTeam: 'Telefon 61 555 01 34, e-mail sklep@piorkowo.example.',
    whatAreFAQs: `Czy pakujecie na prezent?
Tak, za 6 zł zapakujemy zamówienie w ozdobny papier i dołączymy bilecik.

Czy można zamówić nadruk imienia?
Tak, na piórnikach i workach drukujemy imię za 15 zł. Zamówienie wysyłamy wtedy o dwa dni później.

Czy wystawiacie faktury VAT?
Tak, wystarczy wpisać NIP przy składaniu zamówienia.`,
  },
  pages: [
    page(
      'https://piorkowo.example/dostawa',
      'Dostawa',
      'delivery',
      `| Sposób | Koszt | Czas |
| Paczkomat InPost | 12,99 zł | 1–2 dni robocze |
| Kurier | 16,99 zł | 1–2 dni robocze |
| Kurier za pobraniem | 21,99 zł | 1–2 dni robocze |
| Czechy, Słowacja, Niemcy | 39,00 zł | 3–5 dni roboczych |
| Odbiór w sklepie w Poznaniu | 0 zł | następnego dnia |

Od 199 zł dostawa do Paczkomatu i kurierem na terenie Polski jest darmowa (nie dotyczy przesyłek za pobraniem).`,
    ),
    page(
      'https://piorkowo.example/zwroty',
      'Zwroty i reklamacje',
      'returns',
      `Na zwrot mają Państwo 30 dni. Towar powinien być nieużywany i mieć metkę. Koszt odesłania ponosi kupujący.

Rzeczy z nadrukiem imienia nie podlegają zwrotowi.

Wymiana na inny kolor lub wzór jest możliwa: prosimy odesłać towar i złożyć nowe zamówienie, a my oddamy koszt drugiej dostawy.

Pieniądze zwracamy w ciągu 7 dni od otrzymania paczki.

Reklamacje rozpatrujemy w ciągu 14 dni.`,
    ),
    page(
      'https://piorkowo.example/platnosci',
      'Płatności',
      'payment',
      `BLIK, karta (Visa, Mastercard), szybki przelew Przelewy24, Google Pay i płatność przy odbiorze.

Z PayPo płacą Państwo dopiero po 30 dniach.`,
    ),
    page(
      'https://piorkowo.example/poradnik',
      'Poradnik',
      'questions',
      `Jaki plecak do której klasy?
Dla przedszkolaka wystarczy 8 litrów. W klasach 1–3 najlepszy jest plecak o pojemności 17–20 litrów i wadze do 1 kg. Od czwartej klasy dziecko potrzebuje 25 litrów lub więcej.

Ile może ważyć pełny plecak?
Nie więcej niż 10–15% masy ciała dziecka.

Jak prać plecak?
Ręcznie, w letniej wodzie z szarym mydłem. Pralka niszczy usztywnione plecy.

Jak czyścić pióro wieczne?
Raz w miesiącu przepłukać stalówkę letnią wodą, aż woda będzie czysta, i zostawić do wyschnięcia.

Czym różni się ołówek HB od 2B?
HB jest twardszy i nadaje się do pisania. 2B jest miękki i ciemny, lepszy do rysowania.`,
    ),
    page(
      'https://piorkowo.example/gwarancja',
      'Gwarancja',
      'questions',
      `Na plecaki dajemy 3 lata gwarancji, na pióra i kalkulatory 2 lata. Gwarancja obejmuje zamki, szwy i klamry, a nie obejmuje śladów po długopisie.`,
    ),
    page(
      'https://piorkowo.example/kontakt',
      'Sklep i kontakt',
      'contact',
      `ul. Wroniecka 11, 61-763 Poznań
poniedziałek–piątek 10–18, sobota 10–14

Infolinia działa od poniedziałku do piątku w godzinach 8–16. W sierpniu sklep jest otwarty także w niedziele, 10–15.`,
    ),
    page(
      'https://piorkowo.example/o-nas',
      'O nas',
      'questions',
      `Sklep założyła w 1994 roku pani Bożena, emerytowana nauczycielka. Dziś prowadzą go jej wnuki. Przybory, które sprzedajemy, najpierw przez miesiąc testują dzieci z zaprzyjaźnionej szkoły.`,
    ),
  ],
  products: [
    {
      title: 'Plecak Wydra',
      price: 249,
      categories: ['Plecaki'],
      attributes: { Klasy: ['1–3'], Pojemność: ['19 l'], Waga: ['950 g'] },
      variants: each('Wzór', ['Rakiety', 'Kotki', 'Dinozaury'], ['Dinozaury']),
      description: 'Lekki plecak z usztywnionymi plecami i odblaskami dla pierwszoklasisty.',
    },
    {
      title: 'Plecak Żuraw',
      price: 199,
      was: 239,
      categories: ['Plecaki'],
      attributes: { Klasy: ['4–8'], Pojemność: ['26 l'], Waga: ['880 g'] },
      variants: each('Kolor', ['Czarny', 'Granatowy', 'Zielony']),
      description: 'Dla starszych uczniów, z przegrodą na laptop do 15,6 cala.',
    },
    {
      title: 'Plecaczek Jeżyk',
      price: 99,
      categories: ['Plecaki'],
      attributes: { Wiek: ['Przedszkole'], Pojemność: ['8 l'], Waga: ['380 g'] },
      variants: each('Kolor', ['Żółty', 'Niebieski']),
    },
    { title: 'Worek na Buty', price: 29.9, categories: ['Plecaki'], variants: each('Wzór', ['Rakiety', 'Kotki', 'Dinozaury']) },
    {
      title: 'Piórnik Trzykomorowy',
      price: 89.9,
      categories: ['Piórniki'],
      variants: each('Wzór', ['Rakiety', 'Kotki']),
      description: 'Z wyposażeniem: kredki, ołówek, gumka, linijka, nożyczki i temperówka.',
    },
    {
      title: 'Piórnik Tuba',
      price: 34.9,
      categories: ['Piórniki'],
      variants: each('Kolor', ['Czarny', 'Miętowy', 'Różowy']),
      description: 'Bez wyposażenia.',
    },
    {
      title: 'Pióro Wieczne Start',
      price: 49.9,
      categories: ['Do pisania'],
      attributes: { Stalówka: ['Stal, M'] },
      variants: each('Ręka', ['Praworęczni', 'Leworęczni']),
      description: 'Gumowy uchwyt prowadzi palce podczas nauki pisania.',
    },
    { title: 'Naboje Atramentowe', price: 5.9, categories: ['Do pisania'], attributes: { Sztuk: ['6'], Kolor: ['Niebieski'] } },
    { title: 'Długopis Ścieralny', price: 12.9, categories: ['Do pisania'], variants: each('Kolor', ['Niebieski', 'Czarny']) },
    { title: 'Długopisy Żelowe', price: 27.5, categories: ['Do pisania'], attributes: { Sztuk: ['10'] } },
    {
      title: 'Kredki Ołówkowe',
      price: 39.9,
      categories: ['Do rysowania'],
      attributes: { Kolory: ['24'], Kształt: ['Sześciokątne'], Wiek: ['Od 6 lat'] },
    },
    {
      title: 'Kredki Jumbo',
      price: 32.9,
      categories: ['Do rysowania'],
      attributes: { Kolory: ['12'], Kształt: ['Trójkątne, grube'], Wiek: ['Od 3 lat'] },
      description: 'Dobrze leżą w małej dłoni i trudno je złamać.',
    },
    { title: 'Flamastry Spieralne', price: 29.9, categories: ['Do rysowania'], attributes: { Kolory: ['12'], Wiek: ['Od 5 lat'] } },
    { title: 'Farby Akwarelowe', price: 18.9, categories: ['Do malowania'], attributes: { Kolory: ['12'] } },
    { title: 'Farby Plakatowe', price: 24.9, categories: ['Do malowania'], attributes: { Kolory: ['12'], Pojemność: ['12 x 20 ml'] } },
    { title: 'Plastelina', price: 15.9, categories: ['Plastyka'], attributes: { Kolory: ['12'] } },
    { title: 'Blok Rysunkowy A4', price: 7.9, categories: ['Papier'], attributes: { Kartki: ['20'] } },
    {
      title: 'Zeszyt w Kratkę A5',
      price: 3.2,
      categories: ['Papier', 'Zeszyty'],
      variants: priced('Kartki', { '32 kartki': 3.2, '60 kartek': 5.4 }),
    },
    {
      title: 'Zeszyt w Linie A5',
      price: 3.2,
      categories: ['Papier', 'Zeszyty'],
      variants: priced('Kartki', { '32 kartki': 3.2, '60 kartek': 5.4 }),
    },
    {
      title: 'Nożyczki Szkolne',
      price: 14.9,
      categories: ['Plastyka'],
      attributes: { Długość: ['13 cm'] },
      variants: each('Ręka', ['Praworęczni', 'Leworęczni']),
      description: 'Zaokrąglone końce.',
    },
    { title: 'Klej w Sztyfcie', price: 6.5, categories: ['Plastyka'], attributes: { Waga: ['20 g'] } },
    {
      title: 'Bidon Tritan',
      price: 45,
      categories: ['Do szkoły'],
      attributes: { Pojemność: ['500 ml'], 'Do zmywarki': ['Tak'] },
      variants: each('Kolor', ['Niebieski', 'Różowy', 'Zielony'], ['Różowy']),
    },
    { title: 'Śniadaniówka z Przegródką', price: 38.5, categories: ['Do szkoły'], attributes: { 'Do zmywarki': ['Tak'] } },
    {
      title: 'Kalkulator Naukowy',
      price: 79,
      categories: ['Do szkoły'],
      attributes: { Funkcje: ['252'], Zasilanie: ['Słoneczne i bateria'] },
    },
    { title: 'Lampka Biurkowa LED', price: 129, inStock: false, categories: ['Biurko'], attributes: { Moc: ['8 W'] } },
  ],
};
