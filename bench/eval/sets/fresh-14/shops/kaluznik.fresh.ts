/** Rubber boots, in Polish. */
import type { Shop } from '../../../lib/shop.ts';
import { each, page, silent } from '../../fresh-13/shops/kit.fresh.ts';

export const kaluznik: Shop = {
  key: 'kaluznik',
  language: 'pl',
  currency: 'PLN',
  url: 'https://kaluznik.example',
  quiz: { question: 'Dla kogo mają być kalosze?', answers: ['Dla mnie', 'Dla kogoś innego'] },
  profile: {
    ...silent,
    companyName: 'Kałużnik',
    howCanCustomersReachYouOrYourTeam: 'Napisz na plusk@kaluznik.example albo zadzwoń: 71 555 01 44.',
  },
  pages: [
    page(
      'https://kaluznik.example/dostawa',
      'Dostawa',
      'delivery',
      `W Polsce: paczkomat 12,99 zł, kurier 16,90 zł. Od 200 zł dostawa po Polsce jest gratis.

Czechy i Słowacja: 39 zł. Niemcy i Austria: 55 zł. Paczki nadajemy codziennie do 14:00.`,
    ),
    page(
      'https://kaluznik.example/zwroty',
      'Zwroty i wymiana',
      'returns',
      `Na zwrot masz 30 dni, jeśli kalosze nie były noszone na dworze. Pierwsza wymiana rozmiaru jest na nasz koszt.

Na szwy i podeszwy dajemy dwa lata gwarancji.`,
    ),
    page('https://kaluznik.example/platnosci', 'Płatności', 'payment', `Przyjmujemy BLIK, karty i przelew. Za pobraniem dopłacasz 6 zł.`),
    page(
      'https://kaluznik.example/rozmiary',
      'Rozmiary',
      'sizes',
      `Zmierz stopę od pięty do najdłuższego palca. 24,5 cm to rozmiar 38, 26 cm to 40, 27,5 cm to 42, 29 cm to 44.

Do grubych skarpet weź o numer większe.`,
    ),
    page(
      'https://kaluznik.example/pielegnacja',
      'Pielęgnacja',
      'questions',
      `Czym czyścić kalosze?

Letnią wodą z szarym mydłem i miękką gąbką. Nie susz ich na kaloryferze.

Skąd biały nalot?

To wosk, który wychodzi z naturalnego kauczuku. Zetrzyj go szmatką z kroplą oleju silikonowego.`,
    ),
    page(
      'https://kaluznik.example/latanie',
      'Łatanie dziur',
      'questions',
      `Dziurę do dwóch centymetrów łatamy za 25 zł w trzy dni, także w kaloszach kupionych gdzie indziej. Wymiana podszewki kosztuje 60 zł.`,
    ),
    page(
      'https://kaluznik.example/sklep',
      'Sklep',
      'contact',
      `Wrocław, ulica Ruska 18. Od poniedziałku do piątku 10:00–18:00, w sobotę 10:00–14:00.`,
    ),
    page(
      'https://kaluznik.example/blog/powodz',
      'Blog: mistrzostwa w skakaniu',
      'questions',
      `W kwietniu czterdzieści dzieci skakało na podwórku w kałuże. Wygrała Hania, która ochlapała burmistrza po pas.

Nagrodą był worek jabłek za 9 zł.`,
    ),
  ],
  products: [
    {
      title: 'Kalosze Kropla',
      price: 129,
      categories: ['Kalosze damskie'],
      attributes: { Materiał: ['Kauczuk naturalny'], 'Wysokość cholewki': ['28 cm'] },
      variants: each('Kolor', ['Żółty', 'Granatowy', 'Bordowy'], ['Żółty']),
    },
    {
      title: 'Kalosze Mgiełka',
      price: 89,
      was: 119,
      categories: ['Kalosze damskie'],
      attributes: { Materiał: ['PVC'], 'Wysokość cholewki': ['18 cm'] },
      variants: each('Rozmiar', ['37', '38', '39', '40']),
    },
    {
      title: 'Kalosze Bagno',
      price: 159,
      categories: ['Kalosze męskie'],
      attributes: { Materiał: ['Kauczuk naturalny'], Podszewka: ['Neopren'], 'Wysokość cholewki': ['36 cm'] },
      variants: each('Rozmiar', ['42', '43', '44', '45'], ['43']),
    },
    {
      title: 'Kalosze Torf',
      price: 109,
      categories: ['Kalosze męskie'],
      attributes: { Materiał: ['PVC'], Podszewka: ['Poliester'], 'Wysokość cholewki': ['30 cm'] },
      variants: each('Rozmiar', ['41', '42', '43', '44', '45']),
    },
    {
      title: 'Kalosze Leśnik',
      price: 239,
      inStock: false,
      categories: ['Kalosze męskie'],
      attributes: { Materiał: ['Kauczuk naturalny'], 'Wysokość cholewki': ['42 cm'] },
    },
    {
      title: 'Kaloszki Żabka',
      price: 64,
      categories: ['Kalosze dziecięce'],
      attributes: { Materiał: ['Kauczuk naturalny'], Odblaski: ['Tak'] },
      variants: each('Rozmiar', ['22', '24', '26', '28']),
    },
    {
      title: 'Kaloszki Biedronka',
      price: 82,
      was: 95,
      categories: ['Kalosze dziecięce'],
      attributes: { Materiał: ['Kauczuk naturalny'], Podszewka: ['Polar'] },
      variants: each('Rozmiar', ['24', '26', '28']),
    },
    { title: 'Skarpety Błotko', price: 35, categories: ['Dodatki'], attributes: { Materiał: ['Wełna'], Długość: ['45 cm'] } },
    { title: 'Wkładki filcowe', price: 24, categories: ['Dodatki'], attributes: { Grubość: ['6 mm'] } },
    { title: 'Zzuwak dębowy', price: 42, categories: ['Dodatki'], attributes: { Długość: ['33 cm'], Materiał: ['Dąb'] } },
  ],
};
