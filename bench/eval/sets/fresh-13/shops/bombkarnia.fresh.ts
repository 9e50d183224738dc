/** Glass baubles, in Polish. */
import type { Shop } from '../../../lib/shop.ts';
import { each, page, silent } from './kit.fresh.ts';

export const bombkarnia: Shop = {
  key: 'bombkarnia',
  language: 'pl',
  currency: 'PLN',
  url: 'https://bombkarnia.example',
  quiz: { question: 'Na jaką choinkę?', answers: ['Dużą', 'Inną'] },
  profile: {
    ...silent,
    companyName: 'Bombkarnia',
    howCanCustomersReachYouOrYourTeam: 'Napisz na hej@bombkarnia.example albo zadzwoń: 12 555 01 64.',
    whatAreFAQs: `Czy pakujecie na prezent?
Tak, drewniane pudełko ze wstążką kosztuje 18 zł, bilecik jest gratis.`,
  },
  pages: [
    page(
      'https://bombkarnia.example/dostawa',
      'Dostawa',
      'delivery',
      `Paczkomat kosztuje 14,99 zł, kurier 19,90 zł. Od 250 zł wysyłamy na terenie Polski za darmo.

Do Niemiec, Czech i na Słowację wysyłka kosztuje 45 zł, do Austrii 52 zł, do Szwecji 60 zł. Do innych krajów nie wysyłamy.

Paczkę nadajemy w ciągu dwóch dni roboczych, a w grudniu w ciągu czterech. Ostatnia wysyłka przed Wigilią wychodzi od nas 19 grudnia.`,
    ),
    page(
      'https://bombkarnia.example/zwroty',
      'Zwroty i reklamacje',
      'returns',
      `Masz 14 dni na zwrot. Bombek z napisem nie przyjmujemy z powrotem.

Odesłanie opłaca kupujący. Pieniądze oddajemy w ciągu siedmiu dni.

Coś stłukło się w drodze? Przyślij zdjęcie w ciągu 48 godzin, a wyślemy nową sztukę na nasz koszt.`,
    ),
    page(
      'https://bombkarnia.example/napisy',
      'Napisy na bombkach',
      'questions',
      `Imię, datę albo krótkie życzenia malujemy ręcznie za 12 zł od sztuki, najwyżej 15 znaków.

Na napis potrzebujemy trzech dni. W grudniu zamówienia z napisem przyjmujemy tylko do dziesiątego.`,
    ),
    page(
      'https://bombkarnia.example/przechowywanie',
      'Przechowywanie i pielęgnacja',
      'questions',
      `Jak przechować bombki do następnego roku?

W sztywnym pudełku z przegródkami, owinięte w bibułę, w suchym miejscu. Strych i piwnica szkodzą farbie.

Czym usunąć kurz?

Suchym, miękkim pędzlem. Woda i płyn do szyb zmywają złocenia.

Czy można je powiesić na dworze?

Tylko te z akrylu. Szkło pęka na mrozie.`,
    ),
    page(
      'https://bombkarnia.example/warsztaty',
      'Warsztaty malowania',
      'questions',
      `W soboty o 11 uczymy malować bombki. Zajęcia trwają dwie godziny i kosztują 75 zł od osoby, każdy zabiera do domu trzy sztuki.

Dzieci zapraszamy od piątego roku życia. Grupy powyżej ośmiu osób umawiają osobny termin.`,
    ),
    page(
      'https://bombkarnia.example/platnosci',
      'Płatności',
      'payment',
      `BLIK, karta, szybki przelew i PayPal. Za pobraniem dopłacasz 7 zł.

Firmom wystawiamy faktury z terminem 14 dni. Bony podarunkowe mają wartość od 50 zł i są ważne rok.`,
    ),
    page(
      'https://bombkarnia.example/pracownia',
      'Pracownia',
      'contact',
      `Pracownia mieści się przy ulicy Szklarskiej 6 w Krakowie. Sklepik jest czynny od wtorku do piątku od 10 do 17, a w listopadzie i grudniu także w soboty do 15.

Zamówienie można odebrać na miejscu bez opłat. Wystarczy numer zamówienia.`,
    ),
    page(
      'https://bombkarnia.example/blog/dmuchacz',
      'Blog: pan Zenon i jego palnik',
      'questions',
      `Pan Zenon dmucha szkło od czterdziestu lat. Zaczynał w hucie, w której zimą było cieplej niż w domu.

Najbardziej lubi robić grzybki, bo każdy wychodzi inny. Kota nazwał Palnik.`,
    ),
  ],
  products: [
    {
      title: 'Bombka Szafirowa Noc',
      price: 39,
      categories: ['Bombki'],
      attributes: { Materiał: ['Szkło'], Wykończenie: ['Mat'] },
      variants: [
        { options: { Średnica: '8 cm' }, price: 39 },
        { options: { Średnica: '10 cm' }, price: 52 },
        { options: { Średnica: '12 cm' }, price: 68, inStock: false },
      ],
    },
    {
      title: 'Bombka Łowicka',
      price: 59,
      was: 72,
      categories: ['Bombki'],
      attributes: { Materiał: ['Szkło'], Wykończenie: ['Połysk'], Średnica: ['10 cm'] },
      variants: each('Kolor', ['Czerwony', 'Zielony', 'Czarny'], ['Zielony']),
    },
    {
      title: 'Bombka Góralska',
      price: 64,
      categories: ['Bombki'],
      attributes: { Materiał: ['Szkło'], Wykończenie: ['Mat'], Średnica: ['12 cm'] },
    },
    {
      title: 'Bombka Mróz',
      price: 29,
      categories: ['Bombki'],
      attributes: { Materiał: ['Akryl'], Wykończenie: ['Połysk'], Średnica: ['10 cm'] },
      variants: each('Kolor', ['Srebrny', 'Niebieski']),
    },
    { title: 'Zawieszka Muchomor', price: 34, categories: ['Figurki'], attributes: { Materiał: ['Szkło'], Wysokość: ['7 cm'] } },
    { title: 'Zawieszka Lisek', price: 46, categories: ['Figurki'], attributes: { Materiał: ['Szkło'], Wysokość: ['9 cm'] } },
    {
      title: 'Zawieszka Parowóz',
      price: 74,
      categories: ['Figurki'],
      attributes: { Materiał: ['Szkło'], Długość: ['11 cm'] },
      inStock: false,
    },
    {
      title: 'Szpic Kryształ',
      price: 89,
      categories: ['Szpice'],
      attributes: { Materiał: ['Szkło'], Wysokość: ['28 cm'] },
      variants: each('Kolor', ['Złoty', 'Srebrny'], ['Złoty']),
    },
    { title: 'Szpic Gwiazda', price: 55, categories: ['Szpice'], attributes: { Materiał: ['Akryl'], Wysokość: ['22 cm'] } },
    {
      title: 'Zestaw Perełki',
      price: 119,
      was: 145,
      categories: ['Zestawy'],
      attributes: { Materiał: ['Szkło'], 'Liczba sztuk': ['12'], Średnica: ['5 cm'] },
    },
    { title: 'Haczyki Drucik', price: 9.5, categories: ['Dodatki'], attributes: { 'Liczba sztuk': ['50'], Kolor: ['Złoty'] } },
    { title: 'Pudełko na 24 bombki', price: 48, categories: ['Dodatki'], attributes: { Materiał: ['Tektura'] } },
  ],
};
