/** A shop of the eighteenth fresh set: car accessories. */
import type { Shop } from '../../../lib/shop.ts';
import { each, page, silent } from '../../fresh-13/shops/kit.fresh.ts';

export const autoschowek: Shop = {
  key: 'autoschowek',
  language: 'pl',
  currency: 'PLN',
  url: 'https://autoschowek.example',
  quiz: { question: 'Czego potrzebuje Twoje auto?', answers: ['Czystego wnętrza', 'Czegoś innego'] },
  profile: {
    ...silent,
    companyName: 'Autoschowek',
    whatServicesDoYouOfferToClients:
      'Akcesoria samochodowe: dywaniki, pokrowce, bagażniki, kosmetyki i elektronika. Sklep w Poznaniu i w internecie.',
    howCanCustomersReachYouOrYourTeam: 'Telefon 61 555 01 87 albo e-mail pomoc@autoschowek.example.',
    whatAreFAQs: `Czy montujecie bagażniki dachowe?
Tak, w naszym sklepie w Poznaniu montaż bagażnika kosztuje 60 zł i trwa około 40 minut. Prosimy umówić się telefonicznie.

Skąd mam wiedzieć, czy dywaniki pasują do mojego auta?
W koszyku podaj markę, model i rok produkcji. Przed wysyłką sprawdzamy każde zamówienie i dzwonimy, jeśli coś się nie zgadza.

Czy dostanę fakturę VAT?
Tak, zaznacz fakturę w koszyku i podaj NIP. Wysyłamy ją e-mailem.`,
  },
  pages: [
    page(
      'https://autoschowek.example/dostawa',
      'Dostawa',
      'delivery',
      `Paczkomat InPost: 12,99 zł, 1–2 dni robocze.
Kurier DPD: 16,99 zł, 1–2 dni robocze.
Darmowa dostawa na terenie Polski od 199 zł (nie dotyczy boksów dachowych).
Boksy dachowe: tylko kurier gabarytowy, 65 zł, 3–5 dni roboczych.
Czechy i Słowacja: 29,90 zł, 3–4 dni robocze.
Niemcy: 39,90 zł, 3–5 dni roboczych.

Odbiór osobisty w Poznaniu jest bezpłatny.`,
    ),
    page(
      'https://autoschowek.example/zwroty',
      'Zwroty i reklamacje',
      'returns',
      `Na zwrot masz 30 dni od otrzymania paczki. Koszt odesłania pokrywa kupujący. Otwartych kosmetyków nie przyjmujemy.

Pieniądze oddajemy w ciągu 7 dni od otrzymania zwrotu.

Reklamacje rozpatrujemy w ciągu 14 dni.`,
    ),
    page(
      'https://autoschowek.example/platnosci',
      'Płatności',
      'payment',
      `BLIK, przelew, karta, PayPo (zapłać za 30 dni) albo za pobraniem (dopłata 5 zł). Raty od 300 zł przez PayU.`,
    ),
    page(
      'https://autoschowek.example/kontakt',
      'Kontakt i godziny otwarcia',
      'contact',
      `Autoschowek, ul. Głogowska 140, 60-205 Poznań

poniedziałek–piątek 9:00–18:00
sobota 9:00–14:00
niedziela nieczynne

Parking dla klientów przed sklepem.`,
    ),
    page(
      'https://autoschowek.example/poradnik',
      'Jak dbać o wnętrze auta',
      'questions',
      `Dywaniki gumowe myj wodą z szamponem i susz w cieniu.
Dywaniki welurowe odkurzaj raz w tygodniu, nie pierz ich w pralce.
Tapicerkę skórzaną nawilżaj odżywką co trzy miesiące.
Pokrowce z poliestru można prać w pralce w 30 °C.`,
    ),
    page(
      'https://autoschowek.example/gwarancja',
      'Gwarancja',
      'questions',
      `Na elektronikę dajemy 24 miesiące gwarancji, na bagażniki i boksy dachowe 5 lat, na pozostałe produkty 12 miesięcy. Gwarancja nie obejmuje przetarć i zarysowań.`,
    ),
    page(
      'https://autoschowek.example/o-nas',
      'O nas',
      'questions',
      `Jesteśmy rodzinną firmą z Poznania i działamy od 2004 roku. Dywaniki szyjemy sami, w pracowni w Swarzędzu.`,
    ),
  ],
  products: [
    {
      title: 'Dywaniki gumowe Bruzda, komplet 4 szt.',
      price: 129,
      categories: ['Dywaniki'],
      attributes: { Materiał: ['Guma'], Kolor: ['Czarny'], Rant: ['2 cm'] },
      description: 'Na zimę i błoto. Wysoki rant zatrzymuje wodę. Dopasowane do modelu auta.',
    },
    {
      title: 'Dywaniki welurowe Salon, komplet 4 szt.',
      price: 159,
      categories: ['Dywaniki'],
      attributes: { Materiał: ['Welur'] },
      variants: each('Kolor', ['Czarny', 'Szary', 'Beżowy'], ['Beżowy']),
      description: 'Miękkie i eleganckie, obszyte nicią. Dopasowane do modelu auta.',
    },
    {
      title: 'Mata do bagażnika Kufer',
      price: 99,
      categories: ['Dywaniki'],
      attributes: { Materiał: ['Guma'], Wymiary: ['120 x 90 cm'] },
      description: 'Uniwersalna, można ją przyciąć nożyczkami.',
    },
    {
      title: 'Pokrowce na fotele Podróż, komplet',
      price: 219,
      categories: ['Pokrowce'],
      attributes: { Materiał: ['Poliester'] },
      variants: each('Kolor', ['Czarny', 'Czarno-czerwony', 'Szary']),
      description: 'Uniwersalne, na pięć miejsc. Pasują do foteli z poduszkami bocznymi.',
    },
    {
      title: 'Mata ochronna pod fotelik dziecięcy',
      price: 59.9,
      categories: ['Pokrowce', 'Dla dzieci'],
      attributes: { Wymiary: ['48 x 115 cm'], Kolor: ['Czarny'] },
      description: 'Chroni tapicerkę przed okruchami i wgnieceniami. Pasuje do Isofix.',
    },
    {
      title: 'Mata dla psa na tylną kanapę',
      price: 89.9,
      categories: ['Pokrowce', 'Dla psa'],
      attributes: { Wymiary: ['137 x 147 cm'], Materiał: ['Oxford, wodoodporny'] },
      description: 'Z otworami na pasy i antypoślizgowym spodem.',
    },
    {
      title: 'Boks dachowy Orlik 320',
      price: 899,
      categories: ['Bagażniki'],
      attributes: { Pojemność: ['320 l'], Wymiary: ['138 x 78 x 40 cm'], Ładowność: ['50 kg'], Otwieranie: ['jednostronne'] },
      variants: each('Kolor', ['Czarny', 'Szary']),
      description: 'Dla pary albo małej rodziny.',
    },
    {
      title: 'Boks dachowy Orlik 450',
      price: 1249,
      categories: ['Bagażniki'],
      attributes: { Pojemność: ['450 l'], Wymiary: ['190 x 80 x 42 cm'], Ładowność: ['75 kg'], Otwieranie: ['dwustronne'] },
      variants: each('Kolor', ['Czarny', 'Szary'], ['Szary']),
      description: 'Zmieści narty do 180 cm. Dla czteroosobowej rodziny.',
    },
    {
      title: 'Belki dachowe Most, 2 szt.',
      price: 279,
      categories: ['Bagażniki'],
      attributes: { Materiał: ['Aluminium'], Ładowność: ['75 kg'], Długość: ['120 cm'] },
      description: 'Na relingi. Z zamkiem i dwoma kluczykami.',
    },
    {
      title: 'Uchwyt na rower Peleton, na hak',
      price: 649,
      inStock: false,
      categories: ['Bagażniki'],
      attributes: { Rowery: ['2'], Ładowność: ['34 kg'] },
    },
    {
      title: 'Kamera samochodowa Świadek Full HD',
      price: 249,
      categories: ['Elektronika'],
      attributes: { Rozdzielczość: ['1920 x 1080'], 'Kąt widzenia': ['140°'], Wyświetlacz: ['2 cale'] },
      description: 'Nagrywa w pętli. Karta pamięci nie jest dołączona.',
    },
    {
      title: 'Kamera samochodowa Świadek 4K Duo',
      price: 449,
      was: 499,
      categories: ['Elektronika'],
      attributes: { Rozdzielczość: ['3840 x 2160'], 'Kąt widzenia': ['160°'], Wyświetlacz: ['3 cale'] },
      description: 'Przód i tył, tryb parkingowy i GPS. Karta 64 GB w zestawie.',
    },
    {
      title: 'Uchwyt na telefon Magnes',
      price: 39.9,
      categories: ['Elektronika'],
      attributes: { Montaż: ['Kratka nawiewu'] },
      description: 'Silny magnes utrzyma każdy telefon do 300 g.',
    },
    {
      title: 'Ładowarka samochodowa USB-C 45 W',
      price: 69.9,
      categories: ['Elektronika'],
      attributes: { Porty: ['USB-C i USB-A'], Moc: ['45 W'] },
    },
    {
      title: 'Szampon samochodowy Piana 1 l',
      price: 29.9,
      categories: ['Kosmetyki'],
      attributes: { Pojemność: ['1 l'] },
      description: 'Neutralne pH, nie zmywa wosku. Wystarcza na 30 myć.',
    },
    {
      title: 'Odżywka do skóry 250 ml',
      price: 34.9,
      categories: ['Kosmetyki'],
      attributes: { Pojemność: ['250 ml'] },
      description: 'Nawilża i chroni skórę przed pękaniem.',
    },
    {
      title: 'Zestaw zimowy: skrobaczka, szczotka i rękawica',
      price: 45,
      categories: ['Zima'],
      attributes: { 'Długość szczotki': ['60 cm'] },
    },
    {
      title: 'Prostownik Prąd 6 A',
      price: 189,
      categories: ['Elektronika', 'Zima'],
      attributes: { Napięcie: ['12 V'], Akumulatory: ['od 14 do 120 Ah'] },
      description: 'Ładuje sam i wyłącza się, gdy akumulator jest pełny.',
    },
  ],
};
