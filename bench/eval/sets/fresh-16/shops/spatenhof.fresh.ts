/** A shop of the sixteenth fresh set: garden tools. */
import type { Shop } from '../../../lib/shop.ts';
import { each, page, silent } from '../../fresh-13/shops/kit.fresh.ts';

export const spatenhof: Shop = {
  key: 'spatenhof',
  language: 'de',
  currency: 'EUR',
  url: 'https://spatenhof.example',
  quiz: { question: 'Was haben Sie im Garten vor?', answers: ['Schneiden', 'Etwas anderes'] },
  profile: {
    ...silent,
    companyName: 'Spatenhof',
    whatServicesDoYouOfferToClients: 'Gartengeräte, die lange halten, und eine eigene Schleiferei.',
    howCanCustomersReachYouOrYourTeam: 'Telefon 0941 555 0136 oder E-Mail an hallo@spatenhof.example.',
    whatAreFAQs: `Kann ich etwas als Geschenk einpacken lassen?
Ja, für 3,50 € pro Bestellung packen wir alles in Geschenkpapier ein und legen eine Karte mit Ihrem Text dazu.

Gibt es Gutscheine?
Gutscheine über 20 € bis 200 € schicken wir Ihnen per E-Mail. Sie gelten drei Jahre.`,
  },
  pages: [
    page(
      'https://spatenhof.example/versand',
      'Versand und Lieferzeit',
      'delivery',
      `Deutschland: 4,90 €, Lieferzeit 2–4 Werktage. Ab 59 € Bestellwert versandkostenfrei.
Österreich: 9,90 €, Lieferzeit 4–6 Werktage.
Schweiz: 18,90 €, Lieferzeit 5–8 Werktage, zuzüglich Zoll.

Sperrgut (Schubkarren und Hochbeete) kommt mit der Spedition und kostet immer 19,90 €. Die Spedition ruft Sie vorher an und liefert bis zur Bordsteinkante. Sperrgut liefern wir nur innerhalb Deutschlands.

An eine Packstation liefern wir gern, außer bei Sperrgut.`,
    ),
    page(
      'https://spatenhof.example/rueckgabe',
      'Rückgabe und Umtausch',
      'returns',
      `Sie können alles innerhalb von 30 Tagen zurückgeben, auch wenn Sie es einmal ausprobiert haben. Bitte machen Sie die Erde ab.

Die Rücksendung aus Deutschland ist kostenlos: Den DHL-Aufkleber laden Sie in Ihrem Kundenkonto herunter. Aus Österreich und der Schweiz tragen Sie das Porto selbst. Sperrgut lassen wir bei Ihnen abholen.

Das Geld bekommen Sie spätestens 7 Tage nach Eingang der Ware zurück.`,
    ),
    page(
      'https://spatenhof.example/zahlung',
      'Zahlungsarten',
      'payment',
      `PayPal, Visa, Mastercard und Vorkasse. Bei Vorkasse ziehen wir 2 % Skonto ab.

Kauf auf Rechnung ist über Klarna möglich, zahlbar in 30 Tagen, nur mit Lieferadresse in Deutschland.

Nachnahme bieten wir nicht an.`,
    ),
    page(
      'https://spatenhof.example/ratgeber',
      'Ratgeber',
      'questions',
      `Bypass oder Amboss?
Bei der Bypass-Schere gleiten zwei Klingen aneinander vorbei wie bei einer Haushaltsschere. Sie schneidet glatt und ist richtig für Rosen und frische Triebe. Bei der Amboss-Schere drückt eine Klinge auf eine Auflage. Sie braucht weniger Kraft und ist richtig für trockenes, hartes Holz.

Wann schneidet man Rosen?
Im Frühjahr, wenn die Forsythien blühen.

Welche Stiellänge brauche ich beim Spaten?
Bis 1,65 m Körpergröße 110 cm, von 1,66 m bis 1,80 m 120 cm, darüber 130 cm.

Wie pflege ich Holzstiele?
Einmal im Jahr mit feinem Schleifpapier anrauen und mit Leinöl einreiben.

Mein Werkzeug rostet, was tun?
Rost mit Stahlwolle abreiben und das Blatt dünn einölen. Im Winter trocken aufhängen.`,
    ),
    page(
      'https://spatenhof.example/schleifservice',
      'Schleifservice und Ersatzteile',
      'questions',
      `| Was | Preis |
| Gartenschere | 9,50 € |
| Heckenschere | 14,00 € |
| Astschere | 12,00 € |
| Spaten | 7,00 € |

Schicken Sie uns Ihr Werkzeug oder bringen Sie es vorbei. Nach einer Woche ist es wieder scharf.

Federn, Klingen und Stiele gibt es zehn Jahre lang nach.`,
    ),
    page(
      'https://spatenhof.example/garantie',
      'Garantie',
      'questions',
      `Auf geschmiedete Geräte geben wir 10 Jahre Garantie, auf Akkugeräte 3 Jahre, auf die Akkus selbst 2 Jahre. Verschleiß an Klingen ist ausgenommen.`,
    ),
    page(
      'https://spatenhof.example/kontakt',
      'Laden und Kontakt',
      'contact',
      `Spatenhof, Untere Bachgasse 21, 93047 Regensburg

Montag bis Freitag 9–18 Uhr, Samstag 9–14 Uhr.

Bestellungen können Sie kostenlos im Laden abholen; Sie bekommen eine Nachricht, sobald alles bereitliegt.`,
    ),
  ],
  products: [
    {
      title: 'Bypass-Gartenschere Linnea',
      price: 39.9,
      categories: ['Scheren'],
      attributes: { Schnittart: ['Bypass'], Schnittdurchmesser: ['22 mm'], Gewicht: ['210 g'] },
      variants: each('Hand', ['Rechtshänder', 'Linkshänder']),
      description: 'Die Schere für Rosen, Stauden und frische Triebe. Alle Teile lassen sich einzeln austauschen.',
    },
    {
      title: 'Amboss-Gartenschere Bruno',
      price: 27.5,
      categories: ['Scheren'],
      attributes: { Schnittart: ['Amboss'], Schnittdurchmesser: ['20 mm'], Gewicht: ['195 g'] },
      description: 'Für trockenes, verholztes Schnittgut.',
    },
    {
      title: 'Teleskop-Astschere Gero',
      price: 54.9,
      categories: ['Scheren'],
      attributes: { Schnittdurchmesser: ['45 mm'], Länge: ['67–101 cm'], Gewicht: ['1,6 kg'] },
      description: 'Für dicke Äste an Obstbäumen.',
    },
    {
      title: 'Handheckenschere Wanda',
      price: 42,
      categories: ['Scheren', 'Hecke'],
      attributes: { Klingenlänge: ['25 cm'], Gewicht: ['980 g'] },
    },
    {
      title: 'Akku-Heckenschere Volta',
      price: 149,
      was: 179,
      categories: ['Akkugeräte', 'Hecke'],
      attributes: { Schnittlänge: ['55 cm'], Akku: ['18 V, 2,5 Ah'], Laufzeit: ['45 Minuten'], Gewicht: ['2,6 kg'] },
      description: 'Akku und Ladegerät liegen bei.',
    },
    {
      title: 'Akku-Rasentrimmer Sirra',
      price: 119,
      categories: ['Akkugeräte', 'Rasen'],
      attributes: { Schnittkreis: ['30 cm'], Akku: ['18 V'], Gewicht: ['2,3 kg'] },
      description: 'Ohne Akku; der Akku der Volta passt.',
    },
    {
      title: 'Spaten Ruprecht',
      price: 64.9,
      categories: ['Bodenbearbeitung'],
      attributes: { Material: ['Geschmiedeter Stahl, Esche'], Gewicht: ['2,1 kg'] },
      variants: each('Stiellänge', ['110 cm', '120 cm', '130 cm'], ['130 cm']),
    },
    {
      title: 'Damenspaten Hilde',
      price: 52.9,
      categories: ['Bodenbearbeitung'],
      attributes: { Material: ['Geschmiedeter Stahl, Esche'], Gewicht: ['1,4 kg'], Stiellänge: ['105 cm'] },
      description: 'Schmales Blatt und wenig Gewicht.',
    },
    {
      title: 'Grabegabel Theo',
      price: 59.9,
      categories: ['Bodenbearbeitung'],
      attributes: { Material: ['Geschmiedeter Stahl, Esche'], Zinken: ['4'], Gewicht: ['1,9 kg'] },
    },
    {
      title: 'Pflanzkelle Ida',
      price: 16.9,
      categories: ['Kleingeräte'],
      attributes: { Material: ['Edelstahl, Buche'], Länge: ['32 cm'] },
    },
    {
      title: 'Unkrautstecher Zapp',
      price: 24.9,
      categories: ['Kleingeräte', 'Rasen'],
      attributes: { Länge: ['100 cm'], Material: ['Stahl'] },
      description: 'Holt Löwenzahn samt Wurzel aus dem Rasen, ganz ohne Bücken.',
    },
    { title: 'Fugenkratzer Rita', price: 14.5, categories: ['Kleingeräte'], attributes: { Länge: ['36 cm'] } },
    {
      title: 'Laubrechen Herbstwind',
      price: 29.9,
      categories: ['Rasen'],
      attributes: { Breite: ['50 cm'], Stiellänge: ['150 cm'], Material: ['Bambus'] },
    },
    {
      title: 'Kinder-Gartenset Kleiner Maulwurf',
      price: 34.9,
      categories: ['Kinder'],
      attributes: { Alter: ['4–8 Jahre'], Material: ['Stahl, Buche'] },
      variants: each('Farbe', ['Rot', 'Grün']),
      description: 'Spaten, Rechen und Hacke aus echtem Stahl in Kindergröße.',
    },
    {
      title: 'Rosenhandschuhe Dorn',
      price: 19.9,
      categories: ['Kleidung'],
      attributes: { Material: ['Ziegenleder'], Länge: ['40 cm'] },
      variants: each('Größe', ['S', 'M', 'L', 'XL'], ['S']),
      description: 'Lange Stulpen schützen den Unterarm vor Dornen.',
    },
    {
      title: 'Pflanzhandschuhe Fein',
      price: 8.9,
      categories: ['Kleidung'],
      attributes: { Material: ['Nylon, Nitril'] },
      variants: each('Größe', ['S', 'M', 'L', 'XL']),
    },
    {
      title: 'Schubkarre Emil',
      price: 129,
      categories: ['Transport'],
      attributes: { Volumen: ['100 l'], Traglast: ['150 kg'], Material: ['Verzinkter Stahl'] },
      description: 'Mit Luftreifen. Wird als Sperrgut mit der Spedition geliefert.',
    },
    {
      title: 'Zinkgießkanne Marie',
      price: 44.9,
      categories: ['Bewässerung'],
      attributes: { Volumen: ['10 l'], Material: ['Verzinkter Stahl'], Gewicht: ['2 kg'] },
    },
    {
      title: 'Gartenschlauch Flex',
      price: 34.9,
      categories: ['Bewässerung'],
      attributes: { Durchmesser: ['13 mm (1/2 Zoll)'] },
      variants: [
        { options: { Länge: '15 m' }, price: 34.9 },
        { options: { Länge: '25 m' }, price: 49.9 },
        { options: { Länge: '50 m' }, price: 84.9 },
      ],
    },
    { title: 'Kniekissen Moos', price: 12.9, categories: ['Zubehör'], attributes: { Maße: ['45 x 28 x 4 cm'] } },
    {
      title: 'Gartenschürze Leinen',
      price: 36,
      categories: ['Kleidung'],
      attributes: { Material: ['Leinen'], Taschen: ['4'] },
      variants: each('Farbe', ['Oliv', 'Blau']),
    },
    { title: 'Leinöl für Stiele', price: 9.8, categories: ['Zubehör', 'Pflege'], attributes: { Inhalt: ['250 ml'] } },
    {
      title: 'Hochbeet Lärche',
      price: 189,
      inStock: false,
      categories: ['Beete'],
      attributes: { Maße: ['120 x 80 x 75 cm'], Material: ['Lärche'] },
      description: 'Wird als Sperrgut mit der Spedition geliefert.',
    },
  ],
};
