/** A shop of the twenty-fourth fresh set: picture frames, mounts and hanging rails. */
import type { Shop } from '../../../lib/shop.ts';
import { each, page, silent } from '../../fresh-13/shops/kit.fresh.ts';

export const leistenhaus: Shop = {
  key: 'leistenhaus',
  language: 'de',
  currency: 'EUR',
  url: 'https://leistenhaus.example',
  quiz: { question: 'Was möchten Sie rahmen?', answers: ['Ein Foto oder Poster', 'Etwas anderes'] },
  profile: {
    ...silent,
    companyName: 'Leistenhaus Kassel',
    whatServicesDoYouOfferToClients:
      'Bilderrahmen aus Holz und Aluminium, Passepartouts, Galerieschienen und Zubehör zum Aufhängen. Einrahmungen in unserer Werkstatt.',
    moreInformationAboutYourProducts:
      'Unsere Holzrahmen werden in Thüringen aus Holz aus nachhaltiger Forstwirtschaft (FSC) gefertigt. Alle Rahmen kommen mit Rückwand und Aufhängern. Sondermaße bis 120 × 160 cm fertigen wir in etwa zehn Arbeitstagen.',
    howCanCustomersReachYouOrYourTeam: 'Telefon 0561 555 2140 (Mo–Fr 10–17 Uhr), E-Mail: werkstatt@leistenhaus.example',
    howMuchDiscountCanYouDoMaximum: 'Höchstens 5 %.',
    whatAreFAQs: `Rahmen Sie auch Bilder ein, die ich vorbeibringe?
Ja. Das Einrahmen in einen Rahmen aus unserem Sortiment kostet 12 € und dauert zwei bis drei Tage.

Bekommen Schulen und Vereine Rabatt?
Schulen, Kitas und Vereine erhalten 5 % auf Bestellungen ab 200 €. Bitte schicken Sie uns vorab eine E-Mail.

Kann ich ein Musterstück der Leiste bekommen?
Ja, Leistenmuster von 10 cm kosten 1,50 € pro Stück. Der Betrag wird beim Kauf eines Rahmens angerechnet.`,
  },
  pages: [
    page(
      'https://leistenhaus.example/lieferung',
      'Lieferung',
      'delivery',
      `Versandkosten innerhalb Deutschlands: 5,90 € für Rahmen bis 50 × 70 cm, 14,90 € für größere Rahmen. Zubehör allein verschicken wir für 3,50 €.

Ab 120 € Warenwert entfallen die Versandkosten.

Die Lieferzeit beträgt zwei bis vier Werktage. Große Rahmen bringt eine Spedition, die vorher anruft.

Österreich und Luxemburg: 16,90 €, vier bis sechs Werktage. Andere Länder beliefern wir nicht.

Sie können Ihre Bestellung auch in der Werkstatt abholen. Das ist kostenlos und am nächsten Werktag möglich.`,
    ),
    page(
      'https://leistenhaus.example/widerruf',
      'Rückgabe und Glasbruch',
      'returns',
      `Sie können Rahmen in Standardgrößen innerhalb von 30 Tagen zurückgeben. Die Kosten der Rücksendung tragen Sie selbst, in der Regel 6,90 €. Sondermaße und zugeschnittene Passepartouts sind vom Umtausch ausgeschlossen.

Ist das Glas bei der Ankunft zerbrochen? Machen Sie bitte innerhalb von drei Tagen ein Foto vom Rahmen und vom Karton und schicken Sie es uns. Sie bekommen dann sofort kostenlos Ersatz und müssen nichts zurückschicken.

Die Erstattung erfolgt auf demselben Weg, auf dem Sie bezahlt haben, innerhalb von zehn Tagen.`,
    ),
    page(
      'https://leistenhaus.example/ratgeber',
      'Welcher Rahmen, welches Glas?',
      'questions',
      `Die Größe eines Rahmens ist immer das Maß des Bildes, das hineinpasst, nicht das Außenmaß. Ein Poster in A2 braucht einen Rahmen von 42 × 59,4 cm.

Mit Passepartout wählen Sie den Rahmen ein bis zwei Nummern größer: Für ein Foto von 20 × 30 cm nimmt man einen Rahmen von 30 × 40 cm.

Normalglas ist klar und kratzfest, spiegelt aber. Acrylglas ist halb so schwer und bricht nicht, deshalb raten wir in Kinderzimmern und bei großen Formaten dazu. Museumsglas spiegelt fast gar nicht und hält 92 % der UV-Strahlung ab; es gehört vor wertvolle Drucke und Aquarelle.

Hängen Sie Bilder so, dass die Mitte auf Augenhöhe liegt, also bei etwa 155 cm.`,
    ),
    page(
      'https://leistenhaus.example/pflege',
      'Reinigen und Aufhängen',
      'questions',
      `Normalglas reinigen Sie mit Glasreiniger. Acrylglas verträgt keinen Alkohol: Nehmen Sie ein feuchtes Mikrofasertuch und etwas Spülmittel.

Holzrahmen stauben Sie trocken ab. Geölte Eiche können Sie einmal im Jahr mit einem Tropfen Leinöl auffrischen.

Ein Nagel trägt bis zu 3 kg, ein Haken mit Dübel bis zu 10 kg. Rahmen, die breiter als 60 cm sind, hängen Sie an zwei Punkten auf.`,
    ),
    page(
      'https://leistenhaus.example/bezahlen',
      'Bezahlen',
      'payment',
      `Wir akzeptieren PayPal, Visa und Mastercard, Klarna Rechnung und Vorkasse. Bei Vorkasse reservieren wir die Ware sieben Tage.

In der Werkstatt zahlen Sie bar oder mit EC-Karte, Kreditkarten nehmen wir dort nicht.

Behörden und Schulen beliefern wir auf offene Rechnung mit 30 Tagen Ziel.`,
    ),
    page(
      'https://leistenhaus.example/werkstatt',
      'Werkstatt und Kontakt',
      'contact',
      `Leistenhaus Kassel, Friedrich-Ebert-Straße 112, 34119 Kassel

Mittwoch bis Freitag 11 – 18 Uhr, Samstag 10 – 14 Uhr.

Die Straßenbahn hält vor der Tür (Linien 4 und 8, Haltestelle Querallee). Im Hof finden Sie zwei Kundenparkplätze.

Brigitte Vollmer hat die Rahmenwerkstatt 1991 gegründet, seit 2018 führt sie ihr Neffe Jonas. Auf alle Rahmen geben wir fünf Jahre Garantie gegen offene Ecken und verzogene Leisten.`,
    ),
  ],
  products: [
    {
      title: 'Holzrahmen Hessen Eiche',
      price: 24.9,
      categories: ['Bilderrahmen', 'Holzrahmen'],
      attributes: { Material: ['Eiche, geölt'], Glas: ['Normalglas'], Leistenbreite: ['20 mm'] },
      variants: [
        { options: { Format: '21 × 29,7 cm (A4)' }, price: 24.9 },
        { options: { Format: '30 × 40 cm' }, price: 32.9 },
        { options: { Format: '50 × 70 cm' }, price: 54.9 },
        { options: { Format: '70 × 100 cm' }, price: 89.9, inStock: false },
      ],
      description: 'Massive Eiche, schlicht und warm. Unser meistgekaufter Rahmen.',
    },
    {
      title: 'Holzrahmen Fulda Buche',
      price: 17.9,
      categories: ['Bilderrahmen', 'Holzrahmen'],
      attributes: { Material: ['Buche, lackiert'], Glas: ['Normalglas'], Leistenbreite: ['15 mm'] },
      variants: [
        { options: { Format: '20 × 30 cm', Farbe: 'Weiß' }, price: 17.9 },
        { options: { Format: '20 × 30 cm', Farbe: 'Schwarz' }, price: 17.9 },
        { options: { Format: '30 × 40 cm', Farbe: 'Weiß' }, price: 22.9 },
        { options: { Format: '30 × 40 cm', Farbe: 'Schwarz' }, price: 22.9 },
        { options: { Format: '50 × 70 cm', Farbe: 'Weiß' }, price: 36.9 },
        { options: { Format: '50 × 70 cm', Farbe: 'Schwarz' }, price: 36.9 },
      ],
      description: 'Schmale Leiste für Fotos und Drucke.',
    },
    {
      title: 'Alurahmen Linea',
      price: 29.5,
      categories: ['Bilderrahmen', 'Alurahmen'],
      attributes: { Material: ['Aluminium'], Glas: ['Acrylglas'], Leistenbreite: ['8 mm'] },
      variants: [
        { options: { Format: '42 × 59,4 cm (A2)', Farbe: 'Silber' }, price: 29.5 },
        { options: { Format: '42 × 59,4 cm (A2)', Farbe: 'Schwarz' }, price: 29.5 },
        { options: { Format: '59,4 × 84,1 cm (A1)', Farbe: 'Silber' }, price: 44.5 },
        { options: { Format: '59,4 × 84,1 cm (A1)', Farbe: 'Schwarz' }, price: 44.5 },
        { options: { Format: '70 × 100 cm', Farbe: 'Silber' }, price: 58 },
        { options: { Format: '70 × 100 cm', Farbe: 'Schwarz' }, price: 58 },
      ],
      description: 'Leicht und modern, für Poster und Plakate.',
    },
    {
      title: 'Museumsrahmen Orangerie',
      price: 79,
      categories: ['Bilderrahmen', 'Holzrahmen'],
      attributes: { Material: ['Nussbaum'], Glas: ['Museumsglas'], Leistenbreite: ['25 mm'] },
      variants: [
        { options: { Format: '30 × 40 cm' }, price: 79 },
        { options: { Format: '50 × 70 cm' }, price: 129 },
      ],
      description: 'Für Aquarelle, Drucke und alles, was nicht ausbleichen darf.',
    },
    {
      title: 'Barockrahmen Wilhelmine',
      price: 64,
      was: 74,
      categories: ['Bilderrahmen', 'Holzrahmen'],
      attributes: { Material: ['Kiefer mit Schlagmetall'], Glas: ['Normalglas'], Leistenbreite: ['55 mm'] },
      variants: each('Farbe', ['Gold', 'Silber'], ['Silber']),
      description: 'Verzierter Rahmen im Format 30 × 40 cm.',
    },
    {
      title: 'Objektrahmen Tiefe Box',
      price: 34.9,
      categories: ['Bilderrahmen', 'Objektrahmen'],
      attributes: { Material: ['MDF'], Glas: ['Normalglas'], Tiefe: ['45 mm'], Format: ['25 × 25 cm'] },
      variants: each('Farbe', ['Weiß', 'Schwarz', 'Natur']),
      description: 'Für Medaillen, Muscheln, Babyschuhe und andere kleine Erinnerungen.',
    },
    {
      title: 'Kinderrahmen Wechselbild',
      price: 26.5,
      categories: ['Bilderrahmen', 'Kinder'],
      attributes: { Material: ['Kiefer'], Glas: ['Acrylglas'], Format: ['A4'] },
      variants: each('Farbe', ['Gelb', 'Hellblau', 'Weiß']),
      description: 'Öffnet sich nach vorn und fasst bis zu 50 Kinderzeichnungen.',
    },
    {
      title: 'Collagerahmen Familie',
      price: 39,
      categories: ['Bilderrahmen', 'Collagerahmen'],
      attributes: { Material: ['Buche'], Glas: ['Normalglas'], Fotos: ['9 Fotos von 10 × 15 cm'], Außenmaß: ['50 × 60 cm'] },
      variants: each('Farbe', ['Weiß', 'Eiche']),
    },
    {
      title: 'Passepartout Säurefrei',
      price: 6.5,
      categories: ['Passepartouts'],
      attributes: { Stärke: ['1,4 mm'], Material: ['Säurefreier Karton'] },
      variants: [
        { options: { 'Außen / innen': '30 × 40 / 20 × 30 cm', Farbe: 'Naturweiß' }, price: 6.5 },
        { options: { 'Außen / innen': '30 × 40 / 20 × 30 cm', Farbe: 'Schwarz' }, price: 6.5 },
        { options: { 'Außen / innen': '50 × 70 / 40 × 60 cm', Farbe: 'Naturweiß' }, price: 12.5 },
      ],
      description: 'Vergilbt nicht. Mit schrägem Schnitt.',
    },
    {
      title: 'Galerieschiene Set 2 m',
      price: 42,
      categories: ['Aufhängen'],
      attributes: { Material: ['Aluminium, weiß'], Tragkraft: ['20 kg je Meter'], Inhalt: ['Schiene, 4 Perlonseile, 4 Haken, Schrauben'] },
      description: 'Bilder umhängen, ohne neue Löcher zu bohren.',
    },
    {
      title: 'Klebehaken, 8 Stück',
      price: 9.9,
      categories: ['Aufhängen'],
      attributes: { Tragkraft: ['2 kg je Haken'], Untergrund: ['Fliesen, Glas und glatte Wände'] },
      description: 'Hält ohne Bohren und lässt sich spurlos entfernen. Nicht für Raufaser.',
    },
    {
      title: 'Tischstaffelei Buche',
      price: 14.9,
      categories: ['Aufhängen'],
      attributes: { Material: ['Buche'], Höhe: ['32 cm'] },
      description: 'Stellt kleine Rahmen auf Kommode und Schreibtisch.',
    },
  ],
};
