/** A shop of the twenty-fifth fresh set: shelving, wardrobes and boxes for storing things at home. */
import type { Shop } from '../../../lib/shop.ts';
import { each, page, silent } from '../../fresh-13/shops/kit.fresh.ts';

export const staufach: Shop = {
  key: 'staufach',
  language: 'de',
  currency: 'EUR',
  url: 'https://staufach.example',
  quiz: { question: 'Welchen Raum möchten Sie aufräumen?', answers: ['Keller oder Garage', 'Einen Wohnraum'] },
  profile: {
    ...silent,
    companyName: 'Staufach Thüringen',
    whatServicesDoYouOfferToClients: 'Regale, Schuhschränke, Garderoben, Kisten und Körbe für Wohnung, Keller und Garage.',
    moreInformationAboutYourProducts:
      'Allen Regalen liegen Schrauben, Dübel und eine Bauanleitung mit Bildern bei. Steckregale baut man ganz ohne Werkzeug auf.',
    howCanCustomersReachYouOrYourTeam:
      'Rufen Sie uns an: 03643 555 880, montags bis donnerstags 9–16 Uhr. Oder schreiben Sie an post@staufach.example.',
    whatAreFAQs: `Kann ich Böden für mein Regal nachkaufen?
Ja, einzelne Böden für unsere Steckregale bestellen wir auf Anfrage; sie kosten 9 € das Stück und brauchen rund eine Woche.

Gibt es Mengenrabatt?
Ab zehn gleichen Regalen geben wir Vereinen und Firmen 7 % Nachlass.`,
  },
  pages: [
    page(
      'https://staufach.example/versand',
      'Versandarten und Preise',
      'delivery',
      `Bei jedem Artikel steht, ob er als Paket oder mit der Spedition kommt.

Paket: 4,90 €, ab 60 € Bestellwert versandkostenfrei, Zustellung in zwei bis drei Werktagen.

Spedition: 24,90 € bis zur Bordsteinkante, 39,90 € bis in die Wohnung. Der Fahrer vereinbart telefonisch einen Termin, meist in der Woche darauf. Einen Freibetrag gibt es hier nicht.

Nach Österreich schicken wir Pakete für 12,90 €, aber keine Speditionsware. Auf deutsche Inseln liefern wir nur Pakete, zum normalen Preis.`,
    ),
    page(
      'https://staufach.example/rueckgabe',
      'Umtausch und Rückgabe',
      'returns',
      `Sie haben 30 Tage Zeit, es sich anders zu überlegen. Für Pakete bekommen Sie von uns ein kostenloses Rücksendeetikett.

Speditionsware holen wir bei Ihnen ab; dafür behalten wir 29 € ein. Bitte zerlegen Sie aufgebaute Möbel vorher und legen alle Kleinteile bei.

Das Geld ist spätestens 14 Tage nach Eingang der Ware wieder auf Ihrem Konto.`,
    ),
    page(
      'https://staufach.example/regalberater',
      'Das passende Regal finden',
      'questions',
      `Feuchte Keller: Nehmen Sie verzinkten Stahl. Holz und Spanplatte quellen dort auf.

Gewicht: Ein laufender Meter Bücher wiegt etwa 30 kg, ein Ordner rund 3 kg, eine Kiste Wasser 17 kg.

Sicherheit: Regale, die höher als 120 cm sind, gehören an die Wand geschraubt, besonders wenn Kinder im Haushalt leben.

Tiefe: Für Taschenbücher reichen 20 cm, für Ordner braucht man 32 cm.`,
    ),
    page(
      'https://staufach.example/ordnung',
      'Kleidung richtig verstauen',
      'questions',
      `Waschen Sie Wintersachen, bevor Sie sie wegpacken: Motten mögen Schweiß und Hautschuppen. Zedernholz oder Lavendel hält die Falter ab.

Daunen gehören nicht in Vakuumbeutel, weil die Federn brechen. Wolle und Baumwolle vertragen das gut.

Schuhe sollten einen Tag auslüften, ehe sie in einen geschlossenen Schrank kommen.`,
    ),
    page(
      'https://staufach.example/zahlung',
      'Zahlungsarten',
      'payment',
      `Möglich sind Rechnung, Lastschrift, Kreditkarte, PayPal und giropay. Beim ersten Kauf auf Rechnung liegt die Grenze bei 250 €.

Eine Ratenzahlung bieten wir nicht an.`,
    ),
    page(
      'https://staufach.example/ausstellung',
      'Ausstellung in Weimar',
      'contact',
      `Staufach, Industriestraße 9, 99427 Weimar

Donnerstag und Freitag 13 – 18 Uhr, Samstag 9 – 13 Uhr. An den übrigen Tagen ist die Ausstellung geschlossen.

Bestellte Ware können Sie dort nach zwei Werktagen ohne Aufpreis mitnehmen; ein Anhänger steht kostenlos bereit.

Auf Regale und Schränke gewähren wir sieben Jahre Garantie, auf alles andere gelten zwei Jahre.`,
    ),
  ],
  products: [
    {
      title: 'Steckregal Eisenach',
      price: 39.9,
      categories: ['Regale', 'Keller und Garage'],
      attributes: {
        Material: ['Stahl, verzinkt'],
        Höhe: ['180 cm'],
        Tiefe: ['40 cm'],
        Böden: ['5'],
        Traglast: ['175 kg je Boden'],
        Versand: ['Paket'],
      },
      variants: [
        { options: { Breite: '75 cm' }, price: 39.9 },
        { options: { Breite: '90 cm' }, price: 44.9 },
        { options: { Breite: '120 cm' }, price: 59.9, inStock: false },
      ],
      description: 'Robustes Kellerregal, rostet nicht und steht in zehn Minuten.',
    },
    {
      title: 'Schwerlastregal Zwickau',
      price: 89,
      was: 109,
      categories: ['Regale', 'Keller und Garage'],
      attributes: {
        Material: ['Stahl, pulverbeschichtet'],
        Höhe: ['200 cm'],
        Breite: ['120 cm'],
        Tiefe: ['60 cm'],
        Böden: ['4'],
        Traglast: ['300 kg je Boden'],
        Versand: ['Spedition'],
      },
      description: 'Für Reifen, Werkzeug und Farbeimer.',
    },
    {
      title: 'Bücherregal Weimar',
      price: 119,
      categories: ['Regale', 'Wohnen'],
      attributes: {
        Material: ['Kiefer massiv'],
        Höhe: ['202 cm'],
        Breite: ['80 cm'],
        Tiefe: ['28 cm'],
        Traglast: ['30 kg je Boden'],
        Versand: ['Spedition'],
      },
      variants: each('Farbe', ['Natur', 'Weiß']),
      description: 'Sechs verstellbare Böden aus heimischem Holz.',
    },
    {
      title: 'Raumteiler Jena',
      price: 139,
      categories: ['Regale', 'Wohnen'],
      attributes: { Material: ['Spanplatte'], Maße: ['149 × 149 × 38 cm'], Fächer: ['16'], Versand: ['Spedition'] },
      variants: each('Farbe', ['Weiß', 'Eiche', 'Schwarz'], ['Schwarz']),
      description: 'Von beiden Seiten offen. Gliedert große Zimmer.',
    },
    {
      title: 'Nischenwagen Elster',
      price: 32.5,
      categories: ['Regale', 'Küche und Bad'],
      attributes: { Material: ['Metall'], Breite: ['20 cm'], Tiefe: ['45 cm'], Höhe: ['85 cm'], Ebenen: ['4'], Versand: ['Paket'] },
      variants: each('Farbe', ['Weiß', 'Salbei']),
      description: 'Schmaler Rollwagen für die Lücke zwischen Kühlschrank und Wand.',
    },
    {
      title: 'Schuhschrank Gotha',
      price: 79,
      categories: ['Flur', 'Schränke'],
      attributes: { Tiefe: ['18 cm'], Breite: ['60 cm'], Material: ['MDF, weiß'], Versand: ['Spedition'] },
      variants: [
        { options: { Ausführung: '2 Klappen für 12 Paar' }, price: 79 },
        { options: { Ausführung: '3 Klappen für 18 Paar' }, price: 109 },
      ],
      description: 'Besonders flach, für enge Flure.',
    },
    {
      title: 'Schuhregal Suhl',
      price: 24.9,
      categories: ['Flur', 'Regale'],
      attributes: { Material: ['Bambus'], Breite: ['70 cm'], Tiefe: ['30 cm'], Platz: ['12 Paar'], Versand: ['Paket'] },
      description: 'Drei offene Ebenen. Lässt sich stapeln.',
    },
    {
      title: 'Garderobenständer Apolda',
      price: 34.5,
      categories: ['Flur'],
      attributes: { Material: ['Metall'], Höhe: ['178 cm'], Haken: ['8'], Versand: ['Paket'] },
      variants: each('Farbe', ['Schwarz', 'Messing']),
      description: 'Steht frei, ganz ohne Bohren.',
    },
    {
      title: 'Wandgarderobe Ilmenau',
      price: 45,
      categories: ['Flur'],
      attributes: { Material: ['Eiche'], Breite: ['60 cm'], Haken: ['5'], Versand: ['Paket'] },
      description: 'Brett mit fünf Haken und einer Ablage für Mützen. Wird angeschraubt.',
    },
    {
      title: 'Stoffschrank Meiningen',
      price: 59,
      inStock: false,
      categories: ['Schränke', 'Schlafzimmer'],
      attributes: { Maße: ['160 × 110 × 45 cm'], Versand: ['Paket'] },
      description: 'Leichter Kleiderschrank mit Reißverschluss für Gäste- und Studentenzimmer.',
    },
    {
      title: 'Unterbettbox Saale',
      price: 22.9,
      categories: ['Kisten und Körbe', 'Schlafzimmer'],
      attributes: { Höhe: ['16 cm'], Maße: ['80 × 60 cm'], Material: ['Kunststoff, durchsichtig'], Rollen: ['4'], Versand: ['Paket'] },
      description: 'Rollt unter das Bett und hält mit ihrem Deckel den Staub ab.',
    },
    {
      title: 'Vakuumbeutel, 6 Stück',
      price: 14.9,
      categories: ['Schlafzimmer'],
      attributes: { Maße: ['60 × 80 cm'], Versand: ['Paket'] },
      description: 'Mit dem Staubsauger absaugen, und Pullover brauchen nur noch ein Viertel des Platzes.',
    },
    {
      title: 'Deckelbox Werra',
      price: 7.9,
      categories: ['Kisten und Körbe', 'Keller und Garage'],
      attributes: { Material: ['Kunststoff, durchsichtig'], Stapelbar: ['Ja'], Versand: ['Paket'] },
      variants: [
        { options: { Inhalt: '15 Liter' }, price: 7.9 },
        { options: { Inhalt: '30 Liter' }, price: 11.9 },
        { options: { Inhalt: '60 Liter' }, price: 17.9 },
      ],
      description: 'Der Deckel rastet ein und ist dicht gegen Feuchtigkeit.',
    },
    {
      title: 'Seegraskorb Unstrut',
      price: 16.9,
      categories: ['Kisten und Körbe', 'Wohnen'],
      attributes: { Material: ['Seegras'], Versand: ['Paket'] },
      variants: [
        { options: { Größe: 'Klein, 25 cm' }, price: 16.9 },
        { options: { Größe: 'Groß, 40 cm' }, price: 24.9 },
      ],
      description: 'Geflochten, für Decken oder Spielzeug.',
    },
    {
      title: 'Wäschesammler Orla',
      price: 36.9,
      categories: ['Küche und Bad'],
      attributes: { Fächer: ['3'], Volumen: ['90 Liter'], Versand: ['Paket'] },
      variants: each('Farbe', ['Grau', 'Beige']),
      description: 'Sortiert Weißes, Buntes und Dunkles. Die Säcke kann man abnehmen und bei 30 Grad waschen.',
    },
    {
      title: 'Besteckeinsatz Bambus',
      price: 19.9,
      categories: ['Küche und Bad'],
      attributes: { Breite: ['32 bis 55 cm, ausziehbar'], Tiefe: ['43 cm'], Versand: ['Paket'] },
    },
    {
      title: 'Kippsicherung, 2 Stück',
      price: 4.5,
      categories: ['Zubehör'],
      attributes: { Material: ['Stahl'], Versand: ['Paket'] },
      description: 'Befestigt Regale und Schränke an der Wand, damit sie nicht umfallen.',
    },
  ],
};
