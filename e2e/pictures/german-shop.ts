/** A shop in German, for pictures of what its visitors see: its names are as long as German ones are. */
import { outdoorShop } from '../../server/src/features/site/sample-shop/outdoor.ts';
import type { SampleProduct, SampleShop } from '../../server/src/features/site/sample-shop/shape.ts';

type Line = [title: string, category: string, weather: string, use: string, price: number];

const lines: Line[] = [
  ['Dreilagen-Regenjacke Nordwind', 'Regenjacken', 'Dauerregen', 'Tageswanderungen', 18900],
  ['Hochgebirgs-Hardshelljacke Kar', 'Regenjacken', 'Schneefall', 'Hochgebirgstouren', 34900],
  ['Ultraleichte Windschutzjacke Brise', 'Regenjacken', 'Starker Wind', 'Geländelauf', 9900],
  ['Schnelltrocknende Wanderhose Pfad', 'Wanderhosen', 'Starker Wind', 'Tageswanderungen', 10900],
  ['Gefütterte Winterwanderhose Firn', 'Wanderhosen', 'Schneefall', 'Hochgebirgstouren', 15900],
  ['Regenüberziehhose mit Seitenreißverschluss', 'Wanderhosen', 'Dauerregen', 'Geländelauf', 8900],
  ['Wasserdichter Trekkingstiefel Moor', 'Wanderschuhe', 'Dauerregen', 'Tageswanderungen', 21900],
  ['Steigeisenfester Bergstiefel Grat', 'Wanderschuhe', 'Schneefall', 'Hochgebirgstouren', 32900],
  ['Atmungsaktiver Geländelaufschuh Luft', 'Wanderschuhe', 'Starker Wind', 'Geländelauf', 14900],
  ['Tagesrucksack Halb mit 24 Litern', 'Rucksäcke', 'Dauerregen', 'Tageswanderungen', 11900],
  ['Trekkingrucksack Weit mit 55 Litern', 'Rucksäcke', 'Schneefall', 'Hochgebirgstouren', 23900],
  ['Laufrucksack Flink mit Trinkblase', 'Rucksäcke', 'Starker Wind', 'Geländelauf', 9900],
];
const drawings: Record<string, SampleProduct['drawing']> = {
  Regenjacken: 'jacket',
  Wanderhosen: 'trousers',
  Wanderschuhe: 'boot',
  Rucksäcke: 'backpack',
};
const colors: [string, string][] = [
  ['#6b7f4a', '#eef2e6'],
  ['#b4432f', '#f9ece8'],
  ['#3c6ea5', '#e8eff7'],
];

export const germanShop: SampleShop = {
  ...outdoorShop,
  headline: 'Für jedes Wetter richtig angezogen',
  intro: 'Jacken, Stiefel und Rucksäcke, die wir selbst tragen und reparieren.',
  products: lines
    .flatMap((line, place) => [line, line].map((each, at) => [each, place, at] as const))
    .map(([[title, category, weather, use, priceMinor], place, at]) => ({
      slug: `artikel-${place}-${at}`,
      title: `${title}, ${at ? 'Damen' : 'Herren'}`,
      category,
      tags: [weather],
      attributes: { Wetter: [weather], Einsatz: [use], Geschlecht: [at ? 'Damen' : 'Herren'] },
      priceMinor: priceMinor + 500 * at,
      description: `${title}: gemacht für ${use}, hält auch bei der Wetterlage „${weather}“, was die Beschreibung verspricht.`,
      inStock: true,
      drawing: drawings[category] ?? 'box',
      colors: colors[place % 3] ?? ['#333333', '#eeeeee'],
    })),
  company: {
    companyName: 'Wetterfest',
    whatServicesDoYouOfferToClients: 'Wir verkaufen Kleidung und Ausrüstung für draußen.',
    moreInformationAboutYourProducts: 'Regenjacken wäscht man mit Seife, nicht mit Weichspüler.',
    howCanCustomersReachYouOrYourTeam: 'Schreiben Sie an hallo@wetterfest.example.',
    whatAreFAQs:
      'Q: Wie lange dauert die Lieferung?\nA: Innerhalb Deutschlands ein bis zwei Werktage, in die übrigen Länder der Europäischen Union drei bis fünf.\n\nQ: Was kostet der Versand?\nA: Innerhalb Deutschlands 4,90 €, ab 80 € ist er kostenlos.',
    howMuchDiscountCanYouDoMaximum: '5 %',
  },
};

/** An English page of the sample shops in German. */
export const inGerman = (html: string): string =>
  html
    .replace('<html lang="en">', '<html lang="de">')
    .replaceAll('Delivery and questions', 'Versand und Fragen')
    .replaceAll('How to reach us', 'Kontakt')
    .replaceAll(/€(\d+)\.(\d\d)/g, '$1,$2 €');
