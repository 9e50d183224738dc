/** A shop of the seventeenth fresh set: coffee, tea and what they are made with. */
import type { Shop } from '../../../lib/shop.ts';
import { each, page, silent } from '../../fresh-13/shops/kit.fresh.ts';

/** One version for each weight, at its own price. */
const packed = (weights: Readonly<Record<string, number>>, soldOut: readonly string[] = []) =>
  Object.entries(weights).map(([weight, price]) => ({ options: { Menge: weight }, price, inStock: !soldOut.includes(weight) }));

export const bohnwerk: Shop = {
  key: 'bohnwerk',
  language: 'de',
  currency: 'EUR',
  url: 'https://bohnwerk.example',
  quiz: { question: 'Was darf es sein?', answers: ['Kaffee', 'Etwas anderes'] },
  profile: {
    ...silent,
    companyName: 'Bohnwerk',
    whatServicesDoYouOfferToClients: 'Frisch gerösteter Kaffee, loser Tee und Zubehör aus unserer Rösterei in Münster.',
    howCanCustomersReachYouOrYourTeam: 'Telefon 0251 555 0176 oder E-Mail an moin@bohnwerk.example.',
    whatAreFAQs: `Mahlt ihr den Kaffee auch?
Ja, ohne Aufpreis. Schreib uns im Warenkorb dazu, womit du ihn zubereitest, dann stellen wir die Mühle passend ein.

Packt ihr Geschenke ein?
Gern, für 2,50 € je Päckchen, mit einer Karte von Hand geschrieben.

Habt ihr ein Abo?
Ja. Im Kaffee-Abo bekommst du alle zwei oder vier Wochen dein Päckchen, sparst 10 % und kannst jederzeit pausieren oder kündigen.`,
  },
  pages: [
    page(
      'https://bohnwerk.example/versand',
      'Versand',
      'delivery',
      `Deutschland: 4,90 €, ab 39 € versandkostenfrei, Lieferzeit 1–3 Werktage mit DHL
Österreich: 9,90 €, 3–5 Werktage
Schweiz: 16,90 €, 5–8 Werktage
Niederlande und Belgien: 11,90 €, 3–5 Werktage

Wir rösten dienstags und donnerstags. Was du bis 10 Uhr bestellst, geht noch am selben Tag raus.

An Packstationen liefern wir gern, gib einfach deine Postnummer an.

Du kannst deine Bestellung auch kostenlos in der Rösterei abholen.`,
    ),
    page(
      'https://bohnwerk.example/widerruf',
      'Rückgabe und Widerruf',
      'returns',
      `Ungeöffnete Ware kannst du 14 Tage nach Erhalt ohne Angabe von Gründen zurückschicken. Die Kosten der Rücksendung trägst du.

Geöffneten Kaffee und Tee können wir aus hygienischen Gründen nicht zurücknehmen. Schmeckt dir eine Sorte gar nicht? Schreib uns, wir finden gemeinsam etwas Passendes.

Kannen, Mühlen und Maschinen nehmen wir nur unbenutzt zurück.

Ist etwas zerbrochen angekommen? Schick uns innerhalb von drei Tagen ein Foto, du bekommst sofort Ersatz.

Den Kaufpreis erstatten wir binnen einer Woche auf demselben Weg, auf dem du bezahlt hast.`,
    ),
    page(
      'https://bohnwerk.example/zahlung',
      'Zahlungsarten',
      'payment',
      `PayPal
Kreditkarte (Visa, Mastercard)
Kauf auf Rechnung über Klarna, zahlbar in 30 Tagen
SEPA-Lastschrift
Vorkasse mit 2 % Rabatt

Nachnahme bieten wir nicht an.`,
    ),
    page(
      'https://bohnwerk.example/zubereitung',
      'Welcher Mahlgrad, wie viel Kaffee?',
      'questions',
      `Siebträger: sehr fein, 18 g auf 36 ml, 25–30 Sekunden
Herdkanne: fein, Sieb locker füllen, Wasser heiß einfüllen
Handfilter: mittel, 60 g auf einen Liter Wasser bei 93 °C
French Press: grob, 65 g auf einen Liter, 4 Minuten ziehen lassen
Cold Brew: grob, 80 g auf einen Liter kaltes Wasser, 12–14 Stunden im Kühlschrank

Grüner Tee: 70 °C, 2 Minuten. Schwarzer Tee: 95 °C, 3–4 Minuten. Kräuter- und Früchtetee: kochendes Wasser, 8 Minuten.`,
    ),
    page(
      'https://bohnwerk.example/frische',
      'Frische und Aufbewahrung',
      'questions',
      `Auf jeder Tüte steht das Röstdatum. Ganze Bohnen schmecken am besten zwischen der zweiten und der zwölften Woche nach der Röstung, gemahlener Kaffee innerhalb von drei Wochen.

Bewahre Kaffee in der Tüte an einem dunklen, trockenen Ort auf. In den Kühlschrank gehört er nicht, denn dort nimmt er Gerüche an.

Tee hält sich gut verschlossen zwei Jahre.

Unsere Mühlen und Maschinen haben drei Jahre Garantie. Ersatzteile wie Dichtungen und Glaskolben bestellen wir auf Anfrage.`,
    ),
    page(
      'https://bohnwerk.example/roesterei',
      'Rösterei und Laden',
      'contact',
      `Bohnwerk, Hammer Straße 41, 48153 Münster

Mo geschlossen
Di–Fr 9–18 Uhr
Sa 9–14 Uhr

Jeden ersten Samstag im Monat kannst du um 15 Uhr beim Rösten zusehen. Der Eintritt ist frei, eine Anmeldung brauchst du nicht.`,
    ),
    page(
      'https://bohnwerk.example/ueber-uns',
      'Wer wir sind',
      'questions',
      `Bohnwerk sind Jule Terhorst und Tom Averbeck. 2014 haben wir mit einem gebrauchten Trommelröster in einer Garage angefangen, heute rösten wir mit sechs Leuten rund 40 Tonnen im Jahr.

Unseren Rohkaffee kaufen wir direkt bei elf Familien in Äthiopien, Brasilien, Honduras und Peru. Wir zahlen mindestens 30 % mehr als den Preis von Fairtrade.`,
    ),
  ],
  products: [
    {
      title: 'Hausmischung Crema',
      price: 8.9,
      categories: ['Kaffee'],
      attributes: {
        Zubereitung: ['Vollautomat', 'French Press'],
        Säure: ['wenig'],
        Röstung: ['mittel'],
        Herkunft: ['Brasilien', 'Honduras'],
      },
      variants: packed({ '250 g': 8.9, '500 g': 16.5, '1 kg': 29.9 }),
      description: 'Rund, nussig und magenfreundlich. 80 % Arabica, 20 % Robusta, ganze Bohnen.',
    },
    {
      title: 'Espresso Kumpel',
      price: 9.5,
      categories: ['Kaffee', 'Espresso'],
      attributes: { Zubereitung: ['Siebträger', 'Herdkanne'], Säure: ['wenig'], Röstung: ['dunkel'], Herkunft: ['Brasilien', 'Indien'] },
      variants: packed({ '250 g': 9.5, '500 g': 17.9, '1 kg': 32.9 }),
      description: 'Kräftig wie im Süden Italiens: Zartbitterschokolade und dicke Crema.',
    },
    {
      title: 'Espresso Feierabend entkoffeiniert',
      price: 10.5,
      categories: ['Kaffee', 'Espresso'],
      attributes: { Zubereitung: ['Siebträger', 'Herdkanne'], Säure: ['wenig'], Röstung: ['dunkel'], Herkunft: ['Peru'] },
      variants: packed({ '250 g': 10.5, '500 g': 19.9 }, ['500 g']),
      description: 'Entkoffeiniert mit Quellwasser, ganz ohne Chemie. Schmeckt nach Karamell.',
    },
    {
      title: 'Filterkaffee Sidamo',
      price: 11.9,
      categories: ['Kaffee', 'Filterkaffee'],
      attributes: { Zubereitung: ['Handfilter', 'Filtermaschine'], Säure: ['fruchtig'], Röstung: ['hell'], Herkunft: ['Äthiopien'] },
      variants: packed({ '250 g': 11.9, '500 g': 22.5 }),
      description: 'Pfirsich, Jasmin, Zitrus: ein heller Kaffee für alle, die es fruchtig mögen.',
    },
    {
      title: 'Frühstückskaffee Marcala',
      price: 9.2,
      categories: ['Kaffee', 'Filterkaffee'],
      attributes: {
        Zubereitung: ['Handfilter', 'Filtermaschine', 'French Press'],
        Säure: ['mittel'],
        Röstung: ['mittel'],
        Herkunft: ['Honduras'],
        Siegel: ['Bio'],
      },
      variants: packed({ '250 g': 9.2, '500 g': 16.9, '1 kg': 31 }),
    },
    {
      title: 'Probierpaket Vier Sorten',
      price: 24.9,
      categories: ['Kaffee', 'Geschenke'],
      description: 'Viermal 125 g ganze Bohnen zum Kennenlernen, mit einem kleinen Heft zu jeder Sorte.',
    },
    {
      title: 'Assam Second Flush',
      price: 7.9,
      categories: ['Tee', 'Schwarzer Tee'],
      attributes: { Koffein: ['ja'], Herkunft: ['Indien'] },
      variants: packed({ '100 g': 7.9, '250 g': 17.5 }),
      description: 'Malzig und stark, verträgt Milch und Kandis.',
    },
    {
      title: 'Earl Grey Bergamotte',
      price: 8.4,
      categories: ['Tee', 'Schwarzer Tee'],
      attributes: { Koffein: ['ja'], Siegel: ['Bio'] },
      variants: packed({ '100 g': 8.4, '250 g': 18.9 }),
    },
    {
      title: 'Sencha Uji',
      price: 12.9,
      categories: ['Tee', 'Grüner Tee'],
      attributes: { Koffein: ['ja'], Herkunft: ['Japan'], Siegel: ['Bio'] },
      variants: packed({ '100 g': 12.9 }),
    },
    {
      title: 'Kräutertee Abendruhe',
      price: 6.5,
      categories: ['Tee', 'Kräutertee'],
      attributes: { Koffein: ['nein'], Siegel: ['Bio'], Zutaten: ['Melisse', 'Lavendel', 'Kamille', 'Hopfen'] },
      variants: packed({ '80 g': 6.5 }),
      description: 'Für ruhige Abende, auch zum Einschlafen.',
    },
    {
      title: 'Früchtetee Apfelstrudel',
      price: 6.9,
      categories: ['Tee', 'Früchtetee'],
      attributes: { Koffein: ['nein'], Zutaten: ['Apfel', 'Hagebutte', 'Zimt', 'Mandeln'] },
      variants: packed({ '100 g': 6.9, '250 g': 14.9 }),
      description: 'Süß auch ohne Zucker, Kinder lieben ihn. Enthält Mandeln.',
    },
    {
      title: 'Rooibos Vanille',
      price: 6.9,
      inStock: false,
      categories: ['Tee', 'Rooibos'],
      attributes: { Koffein: ['nein'] },
      variants: packed({ '100 g': 6.9 }, ['100 g']),
    },
    {
      title: 'Teegeschenk Teestunde',
      price: 29,
      categories: ['Tee', 'Geschenke'],
      description: 'Drei Tees zu je 50 g, ein Teemaß und ein Glas Kluntje in einer Holzkiste.',
    },
    {
      title: 'Handmühle Kurbel',
      price: 79,
      categories: ['Zubehör', 'Mühlen'],
      attributes: { Mahlwerk: ['Stahl'], Füllmenge: ['30 g'], Gewicht: ['520 g'] },
      variants: each('Farbe', ['Schwarz', 'Silber', 'Grün'], ['Grün']),
      description: '24 Stufen von Siebträger bis French Press. Passt in jeden Rucksack.',
    },
    {
      title: 'Elektrische Mühle Molino',
      price: 189,
      categories: ['Zubehör', 'Mühlen'],
      attributes: { Mahlwerk: ['Keramik'], Füllmenge: ['250 g'], Leistung: ['150 W'] },
      variants: each('Farbe', ['Schwarz', 'Weiß']),
    },
    {
      title: 'Handfilter aus Porzellan',
      price: 22,
      categories: ['Zubehör', 'Filter'],
      attributes: { Größe: ['für 1–4 Tassen'], Spülmaschine: ['geeignet'] },
      variants: each('Farbe', ['Weiß', 'Blau']),
      description: 'Für Papierfilter der Größe 4.',
    },
    {
      title: 'Papierfilter Größe 4, 100 Stück',
      price: 4.5,
      categories: ['Zubehör', 'Filter'],
      attributes: { Material: ['ungebleichtes Papier'] },
    },
    {
      title: 'Herdkanne Moka',
      price: 34,
      categories: ['Zubehör', 'Kannen'],
      attributes: { Material: ['Edelstahl'], Induktion: ['ja'], Spülmaschine: ['nicht geeignet'] },
      variants: [
        { options: { Größe: '2 Tassen' }, price: 34 },
        { options: { Größe: '4 Tassen' }, price: 39 },
        { options: { Größe: '6 Tassen' }, price: 45 },
      ],
    },
    {
      title: 'French Press Kolben',
      price: 38,
      categories: ['Zubehör', 'Kannen'],
      attributes: { Inhalt: ['1 Liter'], Material: ['Borosilikatglas', 'Edelstahl'], Spülmaschine: ['geeignet'] },
    },
    {
      title: 'Milchaufschäumer Wölkchen',
      price: 49,
      was: 59,
      categories: ['Zubehör'],
      attributes: { Inhalt: ['250 ml'], Leistung: ['500 W'] },
      description: 'Schäumt heiß und kalt, auch Hafermilch.',
    },
    {
      title: 'Teekanne mit Sieb',
      price: 32,
      categories: ['Zubehör', 'Kannen'],
      attributes: { Inhalt: ['1,2 Liter'], Material: ['Glas'] },
    },
  ],
};
