/** A shop of the twenty-first fresh set: musical toys and things for children's parties. */
import type { Shop } from '../../../lib/shop.ts';
import { each, page, silent } from '../../fresh-13/shops/kit.fresh.ts';

export const tamburek: Shop = {
  key: 'tamburek',
  language: 'pl',
  currency: 'PLN',
  url: 'https://tamburek.example',
  quiz: { question: 'Czego szukasz?', answers: ['Instrumentu', 'Czegoś innego'] },
  profile: {
    ...silent,
    companyName: 'Tamburek',
    whatServicesDoYouOfferToClients: 'Zabawki muzyczne i dekoracje na przyjęcia dla dzieci.',
    howCanCustomersReachYouOrYourTeam: 'Zadzwoń: 61 555 02 38 albo napisz: czesc@tamburek.example.',
    whatAreFAQs: `Czy pakujecie na prezent?
Tak, w kolorowy papier ze wstążką, za 7 zł od sztuki.

Czy do zabawek trzeba dokupić baterie?
Nie. Wszystkie zabawki z elektroniką wysyłamy z bateriami albo z kablem USB.

Czy dostanę fakturę?
Tak. Wpisz NIP przy zamówieniu, faktura przyjdzie e-mailem.

Czy można zmienić zamówienie?
Dopóki nie zostało spakowane. Najlepiej od razu zadzwoń.`,
  },
  pages: [
    page(
      'https://tamburek.example/dostawa',
      'Dostawa',
      'delivery',
      `Paczkomat: 12 zł, 1–2 dni robocze
Kurier: 16 zł, 1–2 dni robocze
Kurier ekspresowy, przy zamówieniu do godziny 12: 25 zł, następnego dnia roboczego
Od 150 zł dostawa do Paczkomatu jest za darmo.

Czechy i Słowacja: 35 zł, 3–5 dni roboczych
Do innych krajów nie wysyłamy.`,
    ),
    page(
      'https://tamburek.example/zwroty',
      'Zwroty i reklamacje',
      'returns',
      `Na zwrot masz 30 dni. Rzecz musi być nieużywana i w oryginalnym opakowaniu.

Ze względów higienicznych nie przyjmujemy rozpakowanych fletów i marakasów dla niemowląt.

Zwrot przez Paczkomat kosztuje 9 zł. Pieniądze oddajemy w ciągu 5 dni roboczych.

Coś się zepsuło? Przez dwa lata naprawiamy albo wymieniamy bez opłat.`,
    ),
    page(
      'https://tamburek.example/platnosci',
      'Płatności',
      'payment',
      `BLIK, karta, szybki przelew i Apple Pay.

Z PayPo zapłacisz po 30 dniach. Za pobraniem dopłacasz 5 zł.`,
    ),
    page(
      'https://tamburek.example/ktory-instrument',
      'Jaki instrument w jakim wieku?',
      'sizes',
      `Od 6 miesięcy: marakasy i dzwonki.
Od 2 lat: bębenek, dużo rytmu i mało zasad.
Od 3 lat: cymbałki, tamburyn, pianinko.
Od 5 lat: ukulele, bo palce są już dość silne.
Od 6 lat: flet prosty, razem z nauką czytania nut.`,
    ),
    page(
      'https://tamburek.example/balony',
      'Ile balonów potrzebuję?',
      'questions',
      `Bukiet na stół: 5 balonów. Girlanda o długości 2 metrów: 60 balonów. Łuk nad drzwiami: 100 balonów.

Balon lateksowy z helem unosi się około 12 godzin, foliowy do 5 dni. Helu nie sprzedajemy, kupisz go w kwiaciarni.`,
    ),
    page(
      'https://tamburek.example/odbior',
      'Odbiór osobisty',
      'contact',
      `Tamburek, ul. Wierzbięcice 7, Poznań

Od poniedziałku do piątku: 10:00–18:00
Sobota: 10:00–14:00

Odbiór nic nie kosztuje.`,
    ),
  ],
  products: [
    {
      title: 'Cymbałki Tęcza',
      price: 59,
      categories: ['Zabawki muzyczne'],
      attributes: { Wiek: ['Od 3 lat'], Dźwięki: ['8'], Materiał: ['Metal i drewno'] },
      description: 'Każda płytka ma swój kolor, a nuty są w tych samych kolorach. W zestawie dwie pałeczki i książeczka z 10 piosenkami.',
    },
    {
      title: 'Bębenek Dobosz',
      price: 49,
      categories: ['Zabawki muzyczne'],
      attributes: { Wiek: ['Od 2 lat'], Średnica: ['20 cm'], Materiał: ['Drewno'] },
      variants: each('Kolor', ['Czerwony', 'Niebieski']),
      description: 'Pierwszy bęben z paskiem na szyję i dwiema pałeczkami. Brzmi ciszej, niż wygląda.',
    },
    {
      title: 'Tamburyn Dzwoneczek',
      price: 29,
      categories: ['Zabawki muzyczne'],
      attributes: { Wiek: ['Od 3 lat'], Średnica: ['18 cm'] },
      description: 'Lekki tamburyn z czterema parami blaszek. Dobrze leży w małej dłoni.',
    },
    {
      title: 'Flet prosty Słowik',
      price: 35,
      categories: ['Instrumenty'],
      attributes: { Wiek: ['Od 6 lat'], Strój: ['C'], Materiał: ['Tworzywo'] },
      variants: each('Kolor', ['Biały', 'Zielony']),
      description: 'Taki, jakiego wymagają szkoły. W komplecie wycior i futerał.',
    },
    {
      title: 'Ukulele Hula',
      price: 139,
      categories: ['Instrumenty'],
      attributes: { Wiek: ['Od 5 lat'], Rodzaj: ['Sopranowe'], Długość: ['53 cm'] },
      variants: each('Kolor', ['Naturalny', 'Turkusowy', 'Różowy']),
      description: 'Prawdziwy instrument, a nie zabawka: trzyma strój i ładnie brzmi. Z pokrowcem i zapasowymi strunami.',
    },
    {
      title: 'Pianinko Nutka',
      price: 189,
      categories: ['Instrumenty'],
      attributes: { Wiek: ['Od 3 lat'], Klawisze: ['25'], Wymiary: ['42 x 25 x 30 cm'] },
      variants: each('Kolor', ['Biały', 'Czarny'], ['Czarny']),
      description: 'Drewniane pianinko z prawdziwymi młoteczkami. Gra bez prądu i bez baterii.',
    },
    {
      title: 'Mata muzyczna Skoczek',
      price: 99,
      categories: ['Zabawki muzyczne'],
      attributes: { Wiek: ['Od 1 roku'], Wymiary: ['110 x 36 cm'], Baterie: ['3 x AA, w zestawie'] },
      description: 'Gra, kiedy dziecko po niej skacze. Głośność można zmniejszyć w trzech krokach.',
    },
    {
      title: 'Marakasy Jajko',
      price: 19,
      categories: ['Zabawki muzyczne'],
      attributes: { Wiek: ['Od 6 miesięcy'], Sztuk: ['2'] },
      description: 'Dwa drewniane jajka, które cicho szumią. Farba jest bezpieczna, gdy dziecko bierze je do buzi.',
    },
    {
      title: 'Zestaw instrumentów Orkiestra',
      price: 119,
      categories: ['Zabawki muzyczne'],
      attributes: { Wiek: ['Od 3 lat'], Sztuk: ['10'] },
      description: 'Dziesięć instrumentów w plecaku: od trójkąta po kastaniety. Dobry dla grupy w przedszkolu.',
    },
    {
      title: 'Mikrofon Gwiazda',
      price: 79,
      categories: ['Zabawki muzyczne'],
      attributes: { Wiek: ['Od 4 lat'], Łączność: ['Bluetooth'], Ładowanie: ['USB'] },
      variants: each('Kolor', ['Różowy', 'Niebieski'], ['Różowy']),
      description: 'Gra muzykę z telefonu, a dziecko śpiewa do niej. Świeci w rytm piosenki.',
    },
    {
      title: 'Balony pastelowe',
      price: 24,
      categories: ['Przyjęcia', 'Balony'],
      attributes: { Sztuk: ['50'], Średnica: ['30 cm'], Materiał: ['Lateks'] },
      description: 'Miętowe, kremowe, różowe i błękitne. Można je wypełnić powietrzem albo helem.',
    },
    {
      title: 'Balon cyfra Złota',
      price: 15,
      categories: ['Przyjęcia', 'Balony'],
      attributes: { Wysokość: ['86 cm'], Materiał: ['Folia'] },
      variants: each('Cyfra', ['1', '2', '3', '4', '5', '6', '7', '8', '9']),
      description: 'Duża błyszcząca cyfra na urodziny. Słomka do nadmuchania jest w środku.',
    },
    {
      title: 'Girlanda Sto lat',
      price: 22,
      categories: ['Przyjęcia'],
      attributes: { Długość: ['3 m'], Materiał: ['Papier'] },
      description: 'Kolorowe litery na bawełnianym sznurku. Da się ją złożyć i użyć za rok.',
    },
    {
      title: 'Zestaw urodzinowy Dżungla',
      price: 69,
      categories: ['Przyjęcia', 'Zastawa'],
      attributes: { 'Dla ilu osób': ['8'], Zawartość: ['Talerzyki, kubeczki, serwetki'] },
      description: 'Tygrysy i palmy na papierowej zastawie. Wszystko można wrzucić do makulatury.',
    },
    {
      title: 'Zestaw urodzinowy Kosmos',
      price: 89,
      categories: ['Przyjęcia', 'Zastawa'],
      attributes: { 'Dla ilu osób': ['12'], Zawartość: ['Talerzyki, kubeczki, serwetki, obrus'] },
      description: 'Rakiety i planety dla dużej gromady. Obrus ma 120 x 180 cm.',
    },
    {
      title: 'Świeczki Tęczowe',
      price: 12,
      categories: ['Przyjęcia'],
      attributes: { Sztuk: ['12'], Wysokość: ['6 cm'] },
      description: 'Cienkie świeczki na tort z podstawkami. Palą się płomykami w sześciu kolorach.',
    },
  ],
};
