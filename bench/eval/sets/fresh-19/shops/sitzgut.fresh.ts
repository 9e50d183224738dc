/** A shop of the nineteenth fresh set: office chairs and desks. */
import type { Shop } from '../../../lib/shop.ts';
import { each, page, silent } from '../../fresh-13/shops/kit.fresh.ts';

/** Desks in sizes, each with its price. */
const sized = (prices: Readonly<Record<string, number>>) =>
  Object.entries(prices).map(([size, price]) => ({ options: { Größe: size }, price }));

export const sitzgut: Shop = {
  key: 'sitzgut',
  language: 'de',
  currency: 'EUR',
  url: 'https://sitzgut.example',
  quiz: { question: 'Was fehlt an Ihrem Arbeitsplatz?', answers: ['Ein Stuhl', 'Etwas anderes'] },
  profile: {
    ...silent,
    companyName: 'Sitzgut',
    whatServicesDoYouOfferToClients: 'Stühle und Tische für das Büro zu Hause, aus unserem Lager in Kassel.',
    howCanCustomersReachYouOrYourTeam: 'Telefon 0561 555 0172, werktags von 9 bis 17 Uhr, oder hallo@sitzgut.example.',
    whatAreFAQs: `Nehmen Sie meinen alten Stuhl oder Tisch mit?
Die Spedition nimmt ein altes Möbelstück für 25 € mit, wenn Sie das bei der Bestellung ankreuzen. Der Paketdienst kann das nicht.

Welche Rollen sind an den Stühlen?
Ab Werk harte Rollen für Teppich. Für Parkett, Laminat und Fliesen gibt es weiche Hartbodenrollen.

Gibt es Ersatzteile einzeln?
Gasfedern, Rollen und Armlehnen halten wir nach dem Kauf zehn Jahre lang vor.`,
  },
  pages: [
    page(
      'https://sitzgut.example/versand',
      'Versand',
      'delivery',
      `Stühle und Zubehör kommen als Paket: 6,90 €, 2–4 Werktage. Ab 100 € ist der Paketversand innerhalb Deutschlands kostenlos.

Schreibtische kommen mit der Spedition: 39 € bis zur Bordsteinkante, 8–10 Werktage. Für 29 € mehr tragen zwei Personen den Tisch in die Wohnung. Die Spedition kostet auch bei großen Bestellungen.

Deutsche Inseln: Zuschlag von 15 €
Österreich: Paket 12,90 € in 4–6 Werktagen, Spedition 69 € in 10–14 Werktagen

In die Schweiz liefern wir nicht.`,
    ),
    page(
      'https://sitzgut.example/rueckgabe',
      'Rückgabe',
      'returns',
      `Sie dürfen 30 Tage lang probesitzen, auch mit Gebrauchsspuren. Der Rückversand von Stühlen und Zubehör ist kostenlos, den Aufkleber schicken wir per E-Mail.

Schreibtische holt die Spedition für 35 € wieder ab. Sie müssen dafür zerlegt sein.

Das Geld ist spätestens 10 Tage nach der Ankunft bei uns wieder auf Ihrem Konto.`,
    ),
    page(
      'https://sitzgut.example/zahlung',
      'Zahlungsarten',
      'payment',
      `PayPal, Kreditkarte, Vorkasse und Rechnung mit 14 Tagen Zahlungsziel. Die Rechnung bieten wir nur bei Lieferung innerhalb Deutschlands an.

Ratenzahlung ist ab 200 € möglich, in sechs oder zwölf Raten.`,
    ),
    page(
      'https://sitzgut.example/masse',
      'Die richtige Höhe',
      'sizes',
      `Körpergröße 150–160 cm: Sitzhöhe 38–41 cm, Tischhöhe 60–65 cm
Körpergröße 161–170 cm: Sitzhöhe 41–44 cm, Tischhöhe 65–69 cm
Körpergröße 171–180 cm: Sitzhöhe 44–48 cm, Tischhöhe 69–73 cm
Körpergröße 181–190 cm: Sitzhöhe 48–51 cm, Tischhöhe 73–77 cm
Körpergröße über 190 cm: Sitzhöhe 51–56 cm, Tischhöhe 77–82 cm

Die Füße stehen flach auf dem Boden, Knie und Ellenbogen bilden einen rechten Winkel.`,
    ),
    page(
      'https://sitzgut.example/aufbau',
      'Aufbau und Garantie',
      'questions',
      `Stühle bauen Sie in zehn Minuten ohne Werkzeug zusammen. Schreibtische kommen zerlegt; zu zweit dauert der Aufbau etwa 40 Minuten, Schrauben und Schlüssel liegen bei.

Auf Stühle geben wir fünf Jahre Garantie, auf Tischmotoren drei.`,
    ),
    page(
      'https://sitzgut.example/ausstellung',
      'Ausstellung',
      'contact',
      `Alle Stühle stehen in der Frankfurter Straße 90 in Kassel zum Probesitzen. Dienstag bis Freitag 11–18 Uhr, Samstag 10–14 Uhr.`,
    ),
  ],
  products: [
    {
      title: 'Bürostuhl Alster',
      price: 189,
      categories: ['Bürostühle'],
      attributes: {
        Belastbarkeit: ['110 kg'],
        Sitzhöhe: ['42–52 cm'],
        Armlehnen: ['Höhenverstellbar'],
        Kopfstütze: ['Nein'],
        Rücken: ['Netz'],
      },
      variants: each('Farbe', ['Schwarz', 'Grau', 'Petrol'], ['Petrol']),
      description: 'Unser meistverkaufter Stuhl für den ganzen Arbeitstag. Die Rückenlehne aus Netz bleibt auch im Sommer luftig.',
    },
    {
      title: 'Bürostuhl Weser XL',
      price: 329,
      categories: ['Bürostühle'],
      attributes: {
        Belastbarkeit: ['180 kg'],
        Sitzhöhe: ['48–58 cm'],
        Armlehnen: ['Höhenverstellbar'],
        Kopfstütze: ['Ja'],
        Farbe: ['Schwarz'],
      },
      description: 'Für große und schwere Menschen ab 1,85 m. Sitz und Rücken sind breiter gepolstert, das Fußkreuz ist aus Stahl.',
    },
    {
      title: 'Bürostuhl Ilse',
      price: 149,
      categories: ['Bürostühle'],
      attributes: { Belastbarkeit: ['100 kg'], Sitzhöhe: ['38–48 cm'], Armlehnen: ['Keine'], Kopfstütze: ['Nein'] },
      variants: each('Farbe', ['Grau', 'Rosé']),
      description: 'Für kleine Menschen bis 1,65 m, deren Füße sonst in der Luft hängen. Die Sitzfläche ist kürzer als üblich.',
    },
    {
      title: 'Gaming-Stuhl Havel',
      price: 219,
      was: 259,
      categories: ['Bürostühle'],
      attributes: { Belastbarkeit: ['120 kg'], Sitzhöhe: ['45–54 cm'], Bezug: ['Kunstleder'], Kopfkissen: ['Ja'] },
      variants: each('Farbe', ['Schwarz-Rot', 'Schwarz-Blau']),
      description: 'Die Lehne lässt sich bis 150 Grad zurückklappen. Mit Kissen für Nacken und Lendenwirbel.',
    },
    {
      title: 'Kinderdrehstuhl Spree',
      price: 99,
      categories: ['Kinder'],
      attributes: { Alter: ['5–12 Jahre'], Sitzhöhe: ['30–44 cm'], Belastbarkeit: ['60 kg'] },
      variants: each('Farbe', ['Blau', 'Grün', 'Pink']),
      description: 'Sitz und Lehne wachsen mit. Er hat schon weiche Rollen für harte Böden; andere Rollen passen nicht.',
    },
    {
      title: 'Kinderschreibtisch Pader',
      price: 159,
      categories: ['Kinder', 'Schreibtische'],
      attributes: { Höhe: ['53–76 cm'], Verstellung: ['Kurbel'], Platte: ['110 x 60 cm'] },
      description: 'Die Platte lässt sich schräg stellen. Von der Einschulung bis zum Abitur.',
    },
    {
      title: 'Kniestuhl Eider',
      price: 129,
      categories: ['Hocker'],
      attributes: { Belastbarkeit: ['110 kg'], Material: ['Birke'] },
      description: 'Das Gewicht verteilt sich auf Knie und Gesäß. Für eine Stunde am Stück gedacht, nicht für den ganzen Tag.',
    },
    {
      title: 'Sattelhocker Trave',
      price: 119,
      categories: ['Hocker'],
      attributes: { Belastbarkeit: ['130 kg'], Sitzhöhe: ['55–75 cm'], Bezug: ['Kunstleder'] },
      variants: each('Farbe', ['Schwarz', 'Weiß']),
      description: 'Passt zu hohen Tischen und in Praxen. Der Bezug lässt sich abwischen.',
    },
    {
      title: 'Schreibtisch Elbe',
      price: 179,
      categories: ['Schreibtische'],
      attributes: { Höhe: ['74 cm'], Platte: ['Eiche furniert'], Gestell: ['Stahl, schwarz'] },
      variants: sized({ '120 x 60 cm': 179, '140 x 70 cm': 209, '160 x 80 cm': 239 }),
      description: 'Ein schlichter Tisch mit fester Höhe und einer Kabelöffnung in der Platte.',
    },
    {
      title: 'Höhenverstellbarer Schreibtisch Isar',
      price: 399,
      categories: ['Schreibtische'],
      attributes: { Höhe: ['62–127 cm'], Verstellung: ['Elektrisch'], Belastbarkeit: ['80 kg'], Farbe: ['Weiß'] },
      variants: sized({ '120 x 70 cm': 399, '140 x 70 cm': 429, '180 x 80 cm': 499 }),
      description: 'Zwei Motoren heben ihn leise zum Stehen an. Vier Höhen lassen sich speichern.',
    },
    {
      title: 'Schreibtischaufsatz Leine',
      price: 139,
      categories: ['Schreibtische'],
      attributes: { Höhe: ['12–50 cm'], Fläche: ['80 x 40 cm'], Belastbarkeit: ['15 kg'] },
      description: 'Macht aus dem vorhandenen Tisch einen Stehplatz. Er wird fertig montiert geliefert und kommt als Paket.',
    },
    {
      title: 'Rollcontainer Saale',
      price: 89,
      categories: ['Zubehör'],
      attributes: { Schubladen: ['3'], Abschließbar: ['Ja'], Maße: ['40 x 50 x 55 cm'] },
      variants: each('Farbe', ['Weiß', 'Anthrazit']),
      description: 'Passt unter alle unsere Schreibtische. Wird fertig montiert als Paket geliefert.',
    },
    {
      title: 'Hartbodenrollen, 5 Stück',
      price: 24.9,
      categories: ['Zubehör'],
      attributes: { Stift: ['11 mm'], Durchmesser: ['60 mm'] },
      description: 'Für alle unsere Bürostühle und Hocker mit Rollen. Einfach herausziehen und einstecken.',
    },
    {
      title: 'Bodenschutzmatte Nidda',
      price: 39,
      categories: ['Zubehör'],
      attributes: { Maße: ['120 x 90 cm'], Material: ['Polycarbonat'] },
      description: 'Durchsichtig und rutschfest, für Parkett und Laminat.',
    },
    {
      title: 'Fußstütze Lahn',
      price: 45,
      categories: ['Zubehör'],
      attributes: { Höhe: ['9–15 cm'], Neigung: ['0–20 Grad'] },
      description: 'Wenn der Tisch zu hoch ist und die Füße nicht auf den Boden reichen.',
    },
    {
      title: 'Monitorarm Aller',
      price: 69,
      categories: ['Zubehör'],
      attributes: { Bildschirm: ['17–32 Zoll'], Tragkraft: ['8 kg'] },
      description: 'Wird an der Tischkante festgeklemmt und schafft Platz auf der Platte.',
    },
  ],
};
