/** A shop of the twenty-third fresh set: printers, ink and paper. */
import type { Shop } from '../../../lib/shop.ts';
import { each, page, silent } from '../../fresh-13/shops/kit.fresh.ts';

export const tuszownia: Shop = {
  key: 'tuszownia',
  language: 'pl',
  currency: 'PLN',
  url: 'https://tuszownia.example',
  quiz: { question: 'Gdzie będziesz drukować?', answers: ['W domu', 'Gdzie indziej'] },
  profile: {
    ...silent,
    companyName: 'Tuszownia',
    whatServicesDoYouOfferToClients:
      'Drukarki, tusze, tonery i papier do domu i małego biura. Prowadzimy też serwis drukarek w Łodzi i regenerujemy kasety z tonerem.',
    moreInformationAboutYourProducts:
      'Zamienniki Tuszownia mają chip i pokazują poziom tuszu tak samo jak oryginały. Używanie zamiennika nie odbiera gwarancji na drukarkę.',
    howCanCustomersReachYouOrYourTeam: 'Telefon 42 555 01 73 (pn.–pt. 8–16), e-mail pomoc@tuszownia.example, czat na stronie.',
    whatAreFAQs: `Czy pomożecie dobrać tusz?
Tak, wystarczy zdjęcie naklejki z tyłu drukarki. Odpisujemy tego samego dnia roboczego.

Co zrobić z pustymi kasetami?
Odkupujemy puste oryginalne kasety po tonerze: 6 zł za sztukę przy minimum pięciu. Wkłady atramentowe przyjmujemy bez zapłaty.

Czy wystawiacie fakturę na firmę?
Tak, fakturę VAT wysyłamy mailem w dniu wysyłki. NIP trzeba podać w koszyku, później nie da się go dopisać.`,
  },
  pages: [
    page(
      'https://tuszownia.example/dostawa',
      'Dostawa',
      'delivery',
      `Paczkomat InPost: 11,90 zł. Kurier DPD: 15,90 zł. Przy zakupach od 180 zł obie formy są za darmo.
Pobranie: dopłata 6 zł.

Drukarki laserowe i paczki powyżej 20 kg wysyłamy tylko kurierem gabarytowym za 39 zł, także wtedy, gdy reszta zamówienia jedzie gratis.

Zamówienia złożone do 14:30 wychodzą tego samego dnia. Czechy i Słowacja: 32 zł, 3–5 dni roboczych. Poza te kraje nie wysyłamy.`,
    ),
    page(
      'https://tuszownia.example/zwroty',
      'Zwroty',
      'returns',
      `Na zwrot masz 30 dni od odebrania paczki. Opakowanie z tuszem lub tonerem musi być fabrycznie zamknięte. Jeśli zamówiłeś zły model, a karton jest cały, wymienimy go i sami zapłacimy za przesyłkę.

Drukarkę, z której wydrukowano więcej niż 20 stron, odkupujemy z potrąceniem 15% ceny.

Pieniądze oddajemy w ciągu 5 dni roboczych tą samą drogą, którą zapłaciłeś.`,
    ),
    page(
      'https://tuszownia.example/gwarancja',
      'Gwarancja i reklamacje',
      'questions',
      `Drukarki: 24 miesiące gwarancji producenta, modele laserowe Grafion 36 miesięcy po rejestracji na stronie producenta.
Zamienniki Tuszownia: gwarancja do ostatniej kropli. Jeśli wkład przestanie działać, wysyłamy nowy bez odsyłania starego.

Reklamacje rozpatrujemy w 7 dni.`,
    ),
    page(
      'https://tuszownia.example/poradnik',
      'Poradnik: smugi, zacięcia, wysychanie',
      'questions',
      `Smugi na wydruku: uruchom dwa razy czyszczenie głowicy i odczekaj godzinę. Nie czyść więcej niż trzy razy pod rząd, bo szybko zużyjesz tusz.

Papier się zacina: wyjmij kartki, przewietrz plik i nie wkładaj więcej niż trzy czwarte podajnika.

Żeby tusz nie zasychał, wydrukuj jedną kolorową stronę w tygodniu. Toner nie wysycha nigdy.`,
    ),
    page(
      'https://tuszownia.example/papier',
      'Jaki papier wybrać?',
      'sizes',
      `Dokumenty: 80 g. Dwustronnie: 90 g, bo nie prześwituje. Wizytówki i zaproszenia: 250 g, ale tylko drukarki z prostym podajnikiem z tyłu. Zdjęcia: papier błyszczący 230 g do tuszu; do lasera się nie nadaje i może uszkodzić wałek.`,
    ),
    page(
      'https://tuszownia.example/platnosci',
      'Płatności',
      'payment',
      `BLIK, szybki przelew, karta Visa i Mastercard, Apple Pay, płatność przy odbiorze do 1500 zł. Raty 0% na 10 miesięcy od 600 zł. Szkoły i urzędy mogą zapłacić przelewem w terminie 14 dni.`,
    ),
    page(
      'https://tuszownia.example/kontakt',
      'Sklep i serwis w Łodzi',
      'contact',
      `Tuszownia, ul. Sienkiewicza 82, 90-318 Łódź

Poniedziałek–piątek 9:00–18:00, sobota 10:00–14:00. Serwis przyjmuje drukarki tylko do 16:00. Diagnoza kosztuje 50 zł, a jeśli zgodzisz się na naprawę, nic.`,
    ),
    page(
      'https://tuszownia.example/o-nas',
      'O nas',
      'questions',
      `Zaczynaliśmy w 2004 roku od napełniania wkładów w akademiku Politechniki. Dziś jest nas jedenaścioro, a w magazynie leży ponad dwa tysiące rodzajów tuszów i tonerów.`,
    ),
  ],
  products: [
    {
      title: 'Drukarka atramentowa Grafion InkHome 20',
      price: 289,
      categories: ['Drukarki', 'Atramentowe'],
      attributes: { Skaner: ['Tak'], 'Wi-Fi': ['Tak'], 'Druk dwustronny': ['Nie'], Tusze: ['seria 320'] },
      variants: each('Kolor', ['Biały', 'Czarny'], ['Biały']),
      description: 'Mała drukarka ze skanerem do domu. W pudełku są wkłady na około 100 stron.',
    },
    {
      title: 'Drukarka atramentowa Grafion TankHome 40',
      price: 749,
      was: 829,
      categories: ['Drukarki', 'Atramentowe'],
      attributes: { Skaner: ['Tak'], 'Wi-Fi': ['Tak'], 'Druk dwustronny': ['Tak'], Tusze: ['butelki seria 77'] },
      description: 'Zbiorniki zamiast wkładów. Tusz z pudełka starcza na 4500 stron.',
    },
    {
      title: 'Drukarka fotograficzna Kadr 10x15',
      price: 519,
      categories: ['Drukarki', 'Fotograficzne'],
      attributes: { Skaner: ['Nie'], 'Wi-Fi': ['Tak'], Format: ['10 x 15 cm'], Bateria: ['Tak'] },
      variants: each('Kolor', ['Różowy', 'Miętowy', 'Biały']),
      description: 'Drukuje zdjęcia z telefonu w 47 sekund.',
    },
    {
      title: 'Drukarka laserowa Grafion Mono 100',
      price: 459,
      categories: ['Drukarki', 'Laserowe'],
      attributes: { Skaner: ['Nie'], 'Wi-Fi': ['Nie'], 'Druk dwustronny': ['Nie'], Toner: ['TN-110'], Szybkość: ['22 strony na minutę'] },
      description: 'Prosta drukarka na kabel USB do czarno-białych dokumentów.',
    },
    {
      title: 'Drukarka laserowa Grafion Mono 300 Wi-Fi',
      price: 689,
      categories: ['Drukarki', 'Laserowe'],
      attributes: { Skaner: ['Nie'], 'Wi-Fi': ['Tak'], 'Druk dwustronny': ['Tak'], Toner: ['TN-110'], Szybkość: ['34 strony na minutę'] },
    },
    {
      title: 'Urządzenie laserowe Grafion Color 500',
      price: 1649,
      was: 1849,
      categories: ['Drukarki', 'Laserowe', 'Kolorowe'],
      attributes: { Skaner: ['Tak'], 'Wi-Fi': ['Tak'], 'Druk dwustronny': ['Tak'], Toner: ['TN-550'], Waga: ['23 kg'] },
      description: 'Drukuje, skanuje i kopiuje w kolorze. Do biura na 5–8 osób.',
    },
    {
      title: 'Drukarka etykiet Nalepka 62',
      price: 339,
      inStock: false,
      categories: ['Drukarki', 'Etykiety'],
      attributes: { Szerokość: ['62 mm'], 'Wi-Fi': ['Tak'] },
    },
    {
      title: 'Tusz Grafion 320 czarny, oryginał',
      price: 74.9,
      categories: ['Tusze', 'Oryginały'],
      attributes: { Wydajność: ['200 stron'], Pasuje: ['InkHome 20'] },
    },
    {
      title: 'Tusz Grafion 320 kolor, oryginał',
      price: 84.9,
      categories: ['Tusze', 'Oryginały'],
      attributes: { Wydajność: ['165 stron'], Pasuje: ['InkHome 20'] },
    },
    {
      title: 'Tusz Tuszownia 320 XL czarny, zamiennik',
      price: 39.9,
      categories: ['Tusze', 'Zamienniki'],
      attributes: { Wydajność: ['400 stron'], Pasuje: ['InkHome 20'] },
    },
    {
      title: 'Tusz Tuszownia 320 XL kolor, zamiennik',
      price: 44.9,
      categories: ['Tusze', 'Zamienniki'],
      attributes: { Wydajność: ['330 stron'], Pasuje: ['InkHome 20'] },
    },
    {
      title: 'Tusz w butelce Grafion 77',
      price: 42,
      categories: ['Tusze', 'Oryginały'],
      attributes: { Pojemność: ['70 ml'], Pasuje: ['TankHome 40'] },
      variants: each('Kolor', ['Czarny', 'Błękitny', 'Purpurowy', 'Żółty'], ['Purpurowy']),
    },
    {
      title: 'Toner Grafion TN-110, oryginał',
      price: 219,
      categories: ['Tonery', 'Oryginały'],
      attributes: { Wydajność: ['2600 stron'], Pasuje: ['Mono 100, Mono 300'] },
    },
    {
      title: 'Toner Tuszownia TN-110, zamiennik',
      price: 69,
      categories: ['Tonery', 'Zamienniki'],
      attributes: { Wydajność: ['2600 stron'], Pasuje: ['Mono 100, Mono 300'] },
    },
    {
      title: 'Toner Tuszownia TN-550, zamiennik',
      price: 119,
      categories: ['Tonery', 'Zamienniki'],
      attributes: { Wydajność: ['1800 stron'], Pasuje: ['Color 500'] },
      variants: each('Kolor', ['Czarny', 'Błękitny', 'Purpurowy', 'Żółty']),
    },
    {
      title: 'Papier ksero A4 80 g, ryza',
      price: 21.9,
      categories: ['Papier'],
      attributes: { Arkuszy: ['500'], Format: ['A4'] },
    },
    {
      title: 'Papier kolorowy A4 80 g, 100 arkuszy',
      price: 14.5,
      categories: ['Papier'],
      attributes: { Arkuszy: ['100'], Format: ['A4'] },
      variants: each('Kolor', ['Żółty', 'Niebieski', 'Zielony', 'Różowy'], ['Zielony']),
    },
    {
      title: 'Papier fotograficzny błyszczący 10x15, 100 arkuszy',
      price: 34.9,
      categories: ['Papier', 'Zdjęcia'],
      attributes: { Gramatura: ['230 g'], Arkuszy: ['100'] },
    },
    {
      title: 'Kabel USB do drukarki 3 m',
      price: 18.9,
      categories: ['Akcesoria'],
      attributes: { Długość: ['3 m'], Wtyki: ['USB-A i USB-B'] },
    },
  ],
};
