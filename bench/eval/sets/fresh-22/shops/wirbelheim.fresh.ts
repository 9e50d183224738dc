/** A shop of the twenty-second fresh set: small electric appliances for the household. */
import type { Shop } from '../../../lib/shop.ts';
import { each, page, silent } from '../../fresh-13/shops/kit.fresh.ts';

export const wirbelheim: Shop = {
  key: 'wirbelheim',
  language: 'de',
  currency: 'EUR',
  url: 'https://wirbelheim.example',
  quiz: { question: 'Wofür suchen Sie ein Gerät?', answers: ['Für die Küche', 'Für etwas anderes'] },
  profile: {
    ...silent,
    companyName: 'Wirbelheim',
    whatServicesDoYouOfferToClients:
      'Kleine Elektrogeräte für Küche und Haushalt: Wasserkocher, Toaster, Mixer, Staubsauger und Bügeleisen, mit eigener Werkstatt in Kassel.',
    howCanCustomersReachYouOrYourTeam: 'Telefon 0561 555 0147 oder E-Mail an service@wirbelheim.example.',
    whatAreFAQs: `Bekomme ich Ersatzteile?
Ja, für alles, was wir verkaufen, halten wir Ersatzteile mindestens zehn Jahre vor.

Nehmen Sie mein altes Gerät zurück?
Ja, kostenlos. Legen Sie es in den Karton des neuen und fordern Sie bei uns einen Rücksendeaufkleber an.

Kann ich eine Rechnung auf meine Firma bekommen?
Tragen Sie beim Bestellen Firma und Umsatzsteuer-ID ein, dann steht beides auf der Rechnung.`,
  },
  pages: [
    page(
      'https://wirbelheim.example/versand',
      'Versand',
      'delivery',
      `Innerhalb Deutschlands kostet der Versand 4,90 €. Ab einem Bestellwert von 60 € entfällt er. Die Lieferung dauert 2 bis 3 Werktage.

Deutsche Inseln: zuzüglich 9,50 € Inselzuschlag, auch bei versandkostenfreien Bestellungen.

Österreich 9,90 €, Schweiz 18 € zuzüglich Zoll. In andere Länder liefern wir zurzeit nicht.

Pakete über 20 kg bringt die Spedition bis zur Bordsteinkante; sie meldet sich vorher telefonisch.`,
    ),
    page(
      'https://wirbelheim.example/rueckgabe',
      'Widerruf und Rückgabe',
      'returns',
      `Sie können Ihre Bestellung innerhalb von 30 Tagen ohne Angabe von Gründen zurückgeben. Ausprobieren ist erlaubt, aber bitte reinigen Sie das Gerät.

Den Rückversand zahlen wir ab einem Warenwert von 40 €, darunter tragen Sie die Kosten selbst.

Geöffnete Filter und Staubbeutel nehmen wir aus hygienischen Gründen nicht zurück.

Ihr Geld ist spätestens 10 Tage nach Eingang des Pakets wieder da.`,
    ),
    page(
      'https://wirbelheim.example/garantie',
      'Garantie und Reparatur',
      'questions',
      `Zusätzlich zur gesetzlichen Gewährleistung geben wir auf alle Geräte 3 Jahre Garantie, auf Motoren 6 Jahre.

Nach der Garantie reparieren wir zum Festpreis von 35 € zuzüglich Ersatzteile. Das dauert meist eine Woche.

Kalkschäden sind von der Garantie ausgenommen.`,
    ),
    page(
      'https://wirbelheim.example/pflege',
      'Pflege und Entkalken',
      'questions',
      `Wasserkocher: alle vier Wochen mit Zitronensäure entkalken, nie heiß, sonst bildet sich ein Belag.

Dampfbügeleisen: nur Leitungswasser einfüllen, kein destilliertes Wasser und kein Parfüm.

Akkus halten länger, wenn sie nicht in der Sonne und nicht unter 5 Grad geladen werden.`,
    ),
    page(
      'https://wirbelheim.example/zahlung',
      'Zahlungsarten',
      'payment',
      `Sie zahlen mit PayPal, Kreditkarte, Lastschrift oder auf Rechnung. Rechnungskauf gibt es bis 300 € und erst ab der zweiten Bestellung.

Bei Vorkasse ziehen wir 2 % Skonto ab.`,
    ),
    page(
      'https://wirbelheim.example/werkstattladen',
      'Werkstattladen',
      'contact',
      `Wirbelheim, Friedrich-Ebert-Straße 88, 34119 Kassel

Montag bis Freitag 10 bis 18 Uhr, Samstag 10 bis 14 Uhr. Parken können Sie im Hof.

Telefonisch sind wir werktags von 9 bis 16 Uhr da.`,
    ),
    page(
      'https://wirbelheim.example/lautstaerke',
      'Welcher Staubsauger passt zu mir?',
      'questions',
      `Für Haushalte mit Hund oder Katze empfehlen wir Geräte mit Turbobürste. Für Allergiker ist ein HEPA-Filter wichtig.

Akkusauger reichen für Wohnungen bis etwa 80 m². In größeren sollte es ein Gerät mit Kabel sein.`,
    ),
    page(
      'https://wirbelheim.example/ueber-uns',
      'Über uns',
      'questions',
      `Jutta und Karim Wirbel haben 2004 in einer Garage begonnen, Toaster zu reparieren. Heute sind wir neun Leute, drei davon in der Werkstatt.

Verschickt wird in Kartons, die schon einmal unterwegs waren.`,
    ),
  ],
  products: [
    {
      title: 'Wasserkocher Fulda',
      price: 39.9,
      categories: ['Küche', 'Wasserkocher'],
      attributes: { Inhalt: ['1,7 Liter'], Leistung: ['2400 Watt'], Material: ['Edelstahl'] },
      variants: each('Farbe', ['Rot', 'Creme', 'Schwarz'], ['Rot']),
      description: 'Kocht einen Liter in zweieinhalb Minuten. Mit herausnehmbarem Kalkfilter.',
    },
    {
      title: 'Wasserkocher Lahn mit Temperaturwahl',
      price: 69,
      was: 84,
      categories: ['Küche', 'Wasserkocher'],
      attributes: { Inhalt: ['1,5 Liter'], Leistung: ['2200 Watt'], Material: ['Glas'] },
      description: 'Von 40 bis 100 Grad in Schritten von fünf Grad, hält eine halbe Stunde warm.',
    },
    {
      title: 'Reisewasserkocher Eder',
      price: 24.5,
      categories: ['Küche', 'Wasserkocher'],
      attributes: { Inhalt: ['0,5 Liter'], Leistung: ['650 Watt'], Material: ['Kunststoff'] },
      description: 'Passt in jeden Koffer und lässt sich auf 110 Volt umschalten.',
    },
    {
      title: 'Toaster Werra',
      price: 34.9,
      categories: ['Küche', 'Toaster'],
      attributes: { Scheiben: ['2'], Leistung: ['850 Watt'] },
      variants: each('Farbe', ['Rot', 'Creme', 'Schwarz']),
      description: 'Mit Brötchenaufsatz und Krümelschublade.',
    },
    {
      title: 'Langschlitztoaster Diemel',
      price: 59,
      categories: ['Küche', 'Toaster'],
      attributes: { Scheiben: ['4'], Leistung: ['1500 Watt'] },
      variants: each('Farbe', ['Creme', 'Schwarz']),
      description: 'Für lange Brotscheiben und große Familien.',
    },
    {
      title: 'Standmixer Orkan',
      price: 119,
      was: 149,
      categories: ['Küche', 'Mixer'],
      attributes: { Inhalt: ['2 Liter'], Leistung: ['1400 Watt'], Spülmaschine: ['Becher geeignet'] },
      description: 'Zerkleinert Eis und gefrorenes Obst. Glasbecher.',
    },
    {
      title: 'Stabmixer Brise',
      price: 44.9,
      categories: ['Küche', 'Mixer'],
      attributes: { Leistung: ['800 Watt'], Länge: ['38 cm'], Spülmaschine: ['Mixfuß geeignet'] },
      variants: each('Farbe', ['Weiß', 'Schwarz']),
      description: 'Mit Schneebesen und Messbecher.',
    },
    {
      title: 'Handmixer Böe',
      price: 29.9,
      categories: ['Küche', 'Mixer'],
      attributes: { Leistung: ['450 Watt'], Stufen: ['5'] },
      variants: each('Farbe', ['Weiß', 'Rot', 'Blau']),
      description: 'Zwei Rührbesen, zwei Knethaken, leise im Anlauf.',
    },
    {
      title: 'Küchenmaschine Föhn',
      price: 289,
      inStock: false,
      categories: ['Küche', 'Mixer'],
      attributes: { Inhalt: ['4,6 Liter'], Leistung: ['1000 Watt'], Gewicht: ['8,4 kg'] },
      description: 'Rührt, knetet und schlägt. Wieder lieferbar ab Ende Januar.',
    },
    {
      title: 'Waffeleisen Herz',
      price: 32,
      categories: ['Küche'],
      attributes: { Leistung: ['1000 Watt'], Beschichtung: ['Keramik'] },
      description: 'Fünf Herzen, wie bei Oma.',
    },
    {
      title: 'Akkusauger Zephir',
      price: 199,
      was: 239,
      categories: ['Haushalt', 'Staubsauger'],
      attributes: { Laufzeit: ['45 Minuten'], Gewicht: ['2,3 kg'], Filter: ['HEPA'], Lautstärke: ['76 dB'] },
      description: 'Mit Wandhalterung, Fugendüse und Möbelpinsel.',
    },
    {
      title: 'Akkusauger Passat mit Turbobürste',
      price: 279,
      categories: ['Haushalt', 'Staubsauger'],
      attributes: { Laufzeit: ['60 Minuten'], Gewicht: ['2,9 kg'], Filter: ['HEPA'], Lautstärke: ['78 dB'] },
      description: 'Holt Tierhaare aus dem Teppich. Wechselakku im Lieferumfang.',
    },
    {
      title: 'Bodenstaubsauger Monsun',
      price: 149,
      categories: ['Haushalt', 'Staubsauger'],
      attributes: { Kabel: ['9 m'], Gewicht: ['5,1 kg'], Filter: ['HEPA'], Lautstärke: ['64 dB'] },
      description: 'Der Leise mit Beutel und drei Düsen.',
    },
    {
      title: 'Staubbeutel für Monsun, 8 Stück',
      price: 14.9,
      categories: ['Haushalt', 'Zubehör'],
      description: 'Vlies, drei Lagen.',
    },
    {
      title: 'Dampfbügeleisen Nebel',
      price: 54.9,
      categories: ['Haushalt', 'Bügeln'],
      attributes: { Leistung: ['2600 Watt'], Kabel: ['2 m'], Sohle: ['Keramik'] },
      variants: each('Farbe', ['Blau', 'Grau']),
      description: 'Schaltet sich nach acht Minuten von selbst ab.',
    },
    {
      title: 'Reisebügeleisen Dunst',
      price: 27.9,
      categories: ['Haushalt', 'Bügeln'],
      attributes: { Leistung: ['800 Watt'], Gewicht: ['750 g'] },
      description: 'Klappbarer Griff, mit Beutel.',
    },
  ],
};
