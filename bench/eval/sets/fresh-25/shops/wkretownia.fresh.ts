/** A shop of the twenty-fifth fresh set: power tools, batteries and drill bits. */
import type { Shop } from '../../../lib/shop.ts';
import { each, page, silent } from '../../fresh-13/shops/kit.fresh.ts';

export const wkretownia: Shop = {
  key: 'wkretownia',
  language: 'pl',
  currency: 'PLN',
  url: 'https://wkretownia.example',
  quiz: { question: 'Do czego potrzebujesz narzędzia?', answers: ['Do domu', 'Do pracy zawodowej'] },
  profile: {
    ...silent,
    companyName: 'Wkrętownia',
    whatServicesDoYouOfferToClients:
      'Wiertarki, wkrętarki, szlifierki, pilarki, akumulatory, wiertła i tarcze. Prowadzimy też serwis elektronarzędzi w Radomiu.',
    moreInformationAboutYourProducts:
      'Wszystkie narzędzia akumulatorowe z naszej oferty należą do jednego systemu 18 V, więc ten sam akumulator zasila wkrętarkę, szlifierkę i pilarkę.',
    howCanCustomersReachYouOrYourTeam: 'Telefon 48 555 20 61, w dni robocze 7–15, albo biuro@wkretownia.example.',
    whatAreFAQs: `Czy wystawiacie faktury VAT?
Tak, wystarczy podać NIP w zamówieniu. Dokument przychodzi mailem w dniu wysyłki.

Ile kosztuje diagnoza w serwisie?
Oględziny uszkodzonego narzędzia kosztują 40 zł. Kwotę odliczamy, jeśli zdecydujesz się na naprawę.

Czy można wypożyczyć narzędzie?
Nie prowadzimy wypożyczalni.`,
  },
  pages: [
    page(
      'https://wkretownia.example/dostawa',
      'Dostawa',
      'delivery',
      `Paczkomat: 12,90 zł, maksymalnie 25 kg. Kurier: 17,90 zł. Za pobraniem: 5 zł więcej.

Zamówienia od 300 zł dostarczamy w Polsce za darmo, także kurierem.

Paczki nadane do godziny 14 docierają nazajutrz.

Do Czech, Słowacji i na Litwę wysyłamy kurierem za 39 zł, niezależnie od wartości, w trzy do czterech dni. Akumulatorów za granicę nie wysyłamy.`,
    ),
    page(
      'https://wkretownia.example/zwroty',
      'Zwroty, wymiana, gwarancja',
      'returns',
      `Na odstąpienie od umowy masz 30 dni. Narzędzie wolno obejrzeć i uruchomić na chwilę, ale nie wolno nim pracować.

Odsyłasz na swój koszt; etykieta do paczkomatu kosztuje u nas 9,90 zł.

Otwartych opakowań wierteł i tarcz nie przyjmujemy z powrotem.

Gwarancja na narzędzia wynosi 3 lata dla osób prywatnych i rok dla firm, a na akumulatory i ładowarki 2 lata.`,
    ),
    page(
      'https://wkretownia.example/poradnik-wiercenie',
      'Czym i w czym wiercić',
      'questions',
      `Beton i żelbet: młotowiertarka z uchwytem SDS. Cegła i pustak: wiertarka udarowa. Płyta gipsowa i drewno: zwykła wkrętarka bez udaru.

Kafelki: wiertło do szkła i glazury, wolne obroty, bez udaru, a w miejscu otworu kawałek taśmy malarskiej.

Kołek 8 mm wymaga otworu 8 mm, głębszego o centymetr niż długość kołka.

Zanim zaczniesz, sprawdź detektorem, czy w ścianie nie ma przewodów albo rur.`,
    ),
    page(
      'https://wkretownia.example/poradnik-akumulatory',
      'Akumulatory i bezpieczeństwo pracy',
      'questions',
      `Akumulator 2 Ah wystarcza na około 120 wkrętów, a 4 Ah na dwa razy tyle. Pełne ładowanie trwa 45 minut i 90 minut.

Na zimę wyjmij ogniwo z narzędzia i trzymaj je w temperaturze pokojowej, naładowane do połowy.

Przy szlifierce kątowej zakładaj okulary i rękawice, osłony nie zdejmuj. Przy szlifowaniu drewna noś maskę P2.

Zużyte akumulatory przyjmujemy w sklepie, wrzuć je do czerwonego pojemnika.`,
    ),
    page(
      'https://wkretownia.example/platnosci',
      'Płatności',
      'payment',
      `BLIK, szybki przelew, karta albo gotówka przy odbiorze. Od 500 zł możliwe są raty PayU: 10 rat zero procent.

Stałe firmy po trzech zakupach mogą poprosić o przelew z terminem 14 dni.`,
    ),
    page(
      'https://wkretownia.example/sklep',
      'Sklep i serwis w Radomiu',
      'contact',
      `Wkrętownia, ul. Żółkiewskiego 40, 26-600 Radom

Poniedziałek–piątek 7:00–17:00, sobota 8:00–13:00.

Odbiór osobisty jest darmowy, paczka czeka pięć dni.

Naprawa trwa zwykle tydzień. Przed sklepem jest miejsce na dostawczaka.`,
    ),
  ],
  products: [
    {
      title: 'Wkrętarka akumulatorowa Sęk 18V',
      price: 329,
      was: 379,
      categories: ['Wkrętarki i wiertarki'],
      attributes: {
        Zasilanie: ['Akumulator 18 V'],
        Moment: ['50 Nm'],
        Udar: ['Nie'],
        Waga: ['1,3 kg'],
        Zestaw: ['2 akumulatory 2 Ah, ładowarka, walizka'],
      },
      description: 'Lekka, do skręcania mebli i wiercenia w drewnie.',
    },
    {
      title: 'Wkrętarka udarowa Klin 18V',
      price: 289,
      categories: ['Wkrętarki i wiertarki'],
      attributes: { Zasilanie: ['Akumulator 18 V'], Moment: ['70 Nm'], Udar: ['Tak'], Waga: ['1,7 kg'] },
      variants: [
        { options: { Wersja: 'Bez akumulatora' }, price: 289 },
        { options: { Wersja: 'Z 2 akumulatorami 2 Ah i ładowarką' }, price: 459 },
        { options: { Wersja: 'Z 2 akumulatorami 4 Ah i ładowarką' }, price: 569, inStock: false },
      ],
      description: 'Poradzi sobie też z cegłą i pustakiem.',
    },
    {
      title: 'Wkrętak akumulatorowy Patyczek',
      price: 119,
      categories: ['Wkrętarki i wiertarki'],
      attributes: { Zasilanie: ['Wbudowany akumulator 3,6 V, USB-C'], Moment: ['5 Nm'], Waga: ['0,3 kg'] },
      description: 'Mały śrubokręt z napędem i 20 bitami, do zabawek i gniazdek.',
    },
    {
      title: 'Młotowiertarka Taran 800',
      price: 399,
      categories: ['Wkrętarki i wiertarki'],
      attributes: { Zasilanie: ['Sieć 230 V'], Moc: ['800 W'], Uchwyt: ['SDS-Plus'], Energia: ['3 J'], Waga: ['2,9 kg'], Przewód: ['4 m'] },
      description: 'Trzy tryby: wiercenie, wiercenie z udarem i kucie. Do betonu.',
    },
    {
      title: 'Szlifierka kątowa Iskra 125',
      price: 219,
      categories: ['Szlifierki'],
      attributes: { Zasilanie: ['Sieć 230 V'], Tarcza: ['125 mm'], Moc: ['900 W'], Waga: ['2,1 kg'] },
    },
    {
      title: 'Szlifierka kątowa Iskra 18V',
      price: 299,
      categories: ['Szlifierki'],
      attributes: { Zasilanie: ['Akumulator 18 V, brak w zestawie'], Tarcza: ['125 mm'], Waga: ['1,8 kg'] },
    },
    {
      title: 'Szlifierka mimośrodowa Gładź',
      price: 189,
      categories: ['Szlifierki'],
      attributes: { Zasilanie: ['Sieć 230 V'], Tarcza: ['125 mm, na rzep'], Moc: ['300 W'], Waga: ['1,4 kg'], Odpylanie: ['Worek na pył'] },
      description: 'Do blatów, drzwi i mebli z drewna. Nie zostawia rys.',
    },
    {
      title: 'Wyrzynarka Esik 18V',
      price: 279,
      categories: ['Piły'],
      attributes: { Zasilanie: ['Akumulator 18 V, brak w zestawie'], 'Cięcie drewna': ['Do 90 mm'], Waga: ['2,0 kg'] },
      description: 'Tnie po łuku w desce i laminacie.',
    },
    {
      title: 'Pilarka tarczowa Równa 190',
      price: 449,
      categories: ['Piły'],
      attributes: { Zasilanie: ['Sieć 230 V'], Tarcza: ['190 mm'], 'Cięcie drewna': ['Do 65 mm'], Moc: ['1400 W'], Waga: ['4,2 kg'] },
    },
    {
      title: 'Akumulator 18 V',
      price: 129,
      categories: ['Akumulatory i ładowarki'],
      variants: [
        { options: { Pojemność: '2 Ah' }, price: 129 },
        { options: { Pojemność: '4 Ah' }, price: 199 },
        { options: { Pojemność: '6 Ah' }, price: 279, inStock: false },
      ],
      description: 'Ze wskaźnikiem naładowania.',
    },
    {
      title: 'Ładowarka szybka 18 V',
      price: 99,
      categories: ['Akumulatory i ładowarki'],
    },
    {
      title: 'Wiertła do metalu HSS, 19 szt.',
      price: 69.9,
      categories: ['Wiertła i tarcze'],
      attributes: { Średnice: ['1–10 mm co 0,5 mm'] },
      description: 'W metalowej kasetce.',
    },
    {
      title: 'Wiertła do betonu SDS-Plus, 7 szt.',
      price: 54.9,
      categories: ['Wiertła i tarcze'],
      attributes: { Średnice: ['5, 6, 6, 8, 8, 10 i 12 mm'], Uchwyt: ['SDS-Plus'] },
    },
    {
      title: 'Wiertła do szkła i glazury, 4 szt.',
      price: 32,
      categories: ['Wiertła i tarcze'],
      attributes: { Średnice: ['4, 6, 8 i 10 mm'] },
    },
    {
      title: 'Tarcze do metalu 125 mm, 10 szt.',
      price: 34.5,
      categories: ['Wiertła i tarcze'],
      attributes: { Grubość: ['1 mm'], 'Pasuje do': ['Szlifierki kątowe 125 mm'] },
    },
    {
      title: 'Krążki ścierne 125 mm, 25 szt.',
      price: 29.9,
      categories: ['Wiertła i tarcze'],
      attributes: { 'Pasuje do': ['Szlifierka mimośrodowa Gładź'], Mocowanie: ['Na rzep'] },
      variants: each('Ziarnistość', ['60', '120', '240'], ['240']),
    },
    {
      title: 'Detektor przewodów i rur',
      price: 149,
      categories: ['Pomiary i ochrona'],
      attributes: { Głębokość: ['Metal do 100 mm, przewody do 50 mm'], Zasilanie: ['Bateria 9 V, w zestawie'] },
    },
    {
      title: 'Okulary ochronne Przejrzyste',
      price: 19.9,
      categories: ['Pomiary i ochrona'],
      description: 'Można je nosić na zwykłych okularach.',
    },
    {
      title: 'Rękawice robocze Chwyt',
      price: 14.9,
      categories: ['Pomiary i ochrona'],
      variants: each('Rozmiar', ['8', '9', '10']),
    },
    {
      title: 'Odkurzacz warsztatowy Wir 20 l',
      price: 349,
      inStock: false,
      categories: ['Warsztat'],
      attributes: { Pojemność: ['20 litrów'], Moc: ['1250 W'] },
    },
  ],
};
