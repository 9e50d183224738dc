/** A shop of the twentieth fresh set: office chairs. */
import type { Shop } from '../../../lib/shop.ts';
import { each, page, silent } from '../../fresh-13/shops/kit.fresh.ts';

export const lehnwerk: Shop = {
  key: 'lehnwerk',
  language: 'de',
  currency: 'EUR',
  url: 'https://lehnwerk.example',
  quiz: { question: 'Wofür suchen Sie einen Stuhl?', answers: ['Für das Büro', 'Etwas anderes'] },
  profile: {
    ...silent,
    companyName: 'Lehnwerk',
    whatServicesDoYouOfferToClients: 'Bürostühle, Sitzhilfen und Zubehör für das Arbeiten zu Hause und im Büro.',
    howCanCustomersReachYouOrYourTeam: 'Telefon 030 5550 0172, Montag bis Freitag von 9 bis 17 Uhr, oder hallo@lehnwerk.example.',
    whatAreFAQs: `Werden die Stühle fertig montiert geliefert?
Nein, sie kommen zerlegt. Der Aufbau dauert etwa 20 Minuten, das Werkzeug liegt bei.

Gibt es Mengenrabatt?
Ab zehn Stühlen geben wir 8 % Rabatt.

Haben Sie Gutscheincodes?
Nein, Gutscheincodes gibt es bei uns nicht.`,
  },
  pages: [
    page(
      'https://lehnwerk.example/lieferung',
      'Lieferung',
      'delivery',
      `Stühle und Sitzhilfen in Deutschland: 14,90 €, 4 bis 6 Werktage
Zubehör in Deutschland: 4,90 €, 2 bis 3 Werktage
Stühle und Sitzhilfen nach Österreich: 29 €, 6 bis 9 Werktage
Zubehör nach Österreich: 9,90 €

Ab 250 € liefern wir innerhalb Deutschlands kostenlos.

Kommt Zubehör zusammen mit einem Stuhl, zahlen Sie nur die Lieferung des Stuhls.

In die Schweiz liefern wir nicht.

Der Spediteur liefert bis zur Bordsteinkante, nicht in die Wohnung. In Berlin und Potsdam bauen wir den Stuhl für 39 € bei Ihnen auf.`,
    ),
    page(
      'https://lehnwerk.example/rueckgabe',
      'Probesitzen, Rückgabe und Garantie',
      'returns',
      `Sie können jeden Stuhl 30 Tage lang Probe sitzen, auch aufgebaut. Gefällt er nicht, holen wir ihn kostenlos ab.

Zubehör schicken Sie auf eigene Kosten zurück. Zugeschnittene Matten nehmen wir nicht zurück.

Das Geld erhalten Sie innerhalb von 7 Tagen nach Eingang der Ware.

Auf Mechanik und Gasfeder geben wir 5 Jahre Garantie, auf Bezüge 2 Jahre. Ersatzteile halten wir 10 Jahre vor.`,
    ),
    page(
      'https://lehnwerk.example/zahlung',
      'Zahlung',
      'payment',
      `Rechnung (14 Tage), PayPal, Kreditkarte und Vorkasse.

Bei Vorkasse ziehen wir 2 % ab.

Nachnahme und Ratenzahlung bieten wir nicht an.`,
    ),
    page(
      'https://lehnwerk.example/ausstellung',
      'Ausstellung',
      'contact',
      `Kastanienhof 8, 10435 Berlin

Dienstag bis Samstag: 11 bis 18 Uhr
Sonntag und Montag: geschlossen

Probesitzen ist ohne Termin möglich. Parkplätze gibt es im Hof.`,
    ),
    page(
      'https://lehnwerk.example/ratgeber',
      'Richtig sitzen',
      'questions',
      `Die Füße stehen flach auf dem Boden, Knie und Hüfte bilden einen rechten Winkel. Stellen Sie zuerst die Sitzhöhe ein, dann die Armlehnen.

Weiche Rollen gehören auf harte Böden, harte Rollen auf Teppich. Alle unsere Stühle kommen mit harten Rollen für Teppich.

Stoffbezüge reinigen Sie mit lauwarmem Wasser und etwas Seife, Leder nur mit einem trockenen Tuch.`,
    ),
  ],
  products: [
    {
      title: 'Bürostuhl Varo',
      price: 289,
      was: 349,
      categories: ['Bürostühle'],
      attributes: { 'Belastbar bis': ['120 kg'], Sitzhöhe: ['42 bis 52 cm'], Bezug: ['Stoff'], Armlehnen: ['Höhenverstellbar'] },
      variants: each('Farbe', ['Schwarz', 'Grau', 'Petrol'], ['Petrol']),
    },
    {
      title: 'Bürostuhl Varo XL',
      price: 369,
      categories: ['Bürostühle'],
      attributes: { 'Belastbar bis': ['180 kg'], Sitzhöhe: ['45 bis 56 cm'], Bezug: ['Stoff'], Armlehnen: ['Höhenverstellbar'] },
      variants: each('Farbe', ['Schwarz', 'Grau']),
    },
    {
      title: 'Drehstuhl Linde',
      price: 149,
      categories: ['Bürostühle'],
      attributes: { 'Belastbar bis': ['110 kg'], Sitzhöhe: ['43 bis 54 cm'], Armlehnen: ['Ohne'] },
      variants: each('Farbe', ['Grün', 'Grau']),
    },
    {
      title: 'Netzstuhl Aero',
      price: 219,
      was: 249,
      categories: ['Bürostühle'],
      attributes: { 'Belastbar bis': ['130 kg'], Rückenlehne: ['Netz'], Lordosenstütze: ['Ja'], Kopfstütze: ['Nein'] },
    },
    {
      title: 'Chefsessel Kanzler',
      price: 459,
      categories: ['Bürostühle'],
      attributes: { 'Belastbar bis': ['130 kg'], Bezug: ['Echtes Leder'], Kopfstütze: ['Ja'] },
      variants: each('Farbe', ['Schwarz', 'Cognac']),
    },
    {
      title: 'Kinderdrehstuhl Fips',
      price: 89,
      categories: ['Kinderstühle'],
      attributes: { 'Belastbar bis': ['60 kg'], Alter: ['Ab 6 Jahren'] },
      variants: each('Farbe', ['Blau', 'Rot', 'Grün'], ['Rot']),
    },
    {
      title: 'Kniehocker Balance',
      price: 129,
      inStock: false,
      categories: ['Sitzhilfen'],
      attributes: { Gestell: ['Buche'] },
    },
    {
      title: 'Stehhilfe Reck',
      price: 119,
      categories: ['Sitzhilfen'],
      attributes: { Sitzhöhe: ['58 bis 82 cm'], Gewicht: ['7 kg'] },
    },
    {
      title: 'Bodenschutzmatte Klar',
      price: 39.9,
      categories: ['Zubehör'],
      attributes: { Material: ['Polycarbonat'] },
      variants: [{ options: { Größe: '90 × 120 cm' } }, { options: { Größe: '120 × 150 cm' }, price: 59.9 }],
    },
    {
      title: 'Fußstütze Rampe',
      price: 44.5,
      was: 52,
      categories: ['Zubehör'],
      attributes: { Neigung: ['Bis 20°'] },
    },
    {
      title: 'Hartbodenrollen im Fünferset',
      price: 24.9,
      categories: ['Zubehör'],
      attributes: { Durchmesser: ['60 mm'] },
    },
    {
      title: 'Armlehnen für Linde',
      price: 35,
      categories: ['Zubehör'],
      attributes: { Lieferumfang: ['Ein Paar'] },
    },
  ],
};
