/** A shop of the eighteenth fresh set: barbecues and cooking outdoors. */
import type { Shop } from '../../../lib/shop.ts';
import { each, page, silent } from '../../fresh-13/shops/kit.fresh.ts';

export const rostgarten: Shop = {
  key: 'rostgarten',
  language: 'de',
  currency: 'EUR',
  url: 'https://rostgarten.example',
  quiz: { question: 'Womit grillen Sie am liebsten?', answers: ['Mit Gas', 'Mit etwas anderem'] },
  profile: {
    ...silent,
    companyName: 'Rostgarten',
    whatServicesDoYouOfferToClients: 'Grills, Feuerschalen und Zubehör für die Küche im Freien, im Laden in Kassel und im Netz.',
    howCanCustomersReachYouOrYourTeam: 'Telefon 0561 5550148 oder E-Mail an moin@rostgarten.example.',
    whatAreFAQs: `Baut ihr den Grill auch auf?
Im Umkreis von 30 km um Kassel liefern und montieren wir für 49 €. Den alten Grill nehmen wir auf Wunsch mit.

Kann ich einen Gutschein verschenken?
Ja, Gutscheine gibt es ab 20 € zum Ausdrucken oder als Karte per Post. Sie sind drei Jahre gültig.

Bietet ihr Grillkurse an?
Ja, jeden ersten Samstag im Monat von April bis September. Ein Kurs dauert vier Stunden und kostet 79 € pro Person, Essen und Getränke inklusive.`,
  },
  pages: [
    page(
      'https://rostgarten.example/versand',
      'Versand',
      'delivery',
      `Pakete bis 30 kg nach Deutschland: 5,90 €, ab 100 € Bestellwert versandkostenfrei. Lieferzeit 2 bis 4 Werktage.
Pakete nach Österreich: 12,90 €, Lieferzeit 4 bis 6 Werktage.
Gasgrills kommen mit der Spedition: 39 € innerhalb Deutschlands, nach Terminabsprache innerhalb von 10 Werktagen bis zur Bordsteinkante. Nach Österreich verschicken wir keine Gasgrills.

In die Schweiz liefern wir nicht.

Abholung im Laden in Kassel ist kostenlos.`,
    ),
    page(
      'https://rostgarten.example/rueckgabe',
      'Rückgabe und Widerruf',
      'returns',
      `Sie können Ihre Bestellung innerhalb von 30 Tagen ohne Angabe von Gründen zurückschicken. Der Rückversand von Paketen ist für Sie kostenlos, das Etikett liegt bei. Bei Speditionsware tragen Sie die Kosten der Abholung von 39 €.

Benutzte Grills nehmen wir nicht zurück.

Den Kaufpreis erstatten wir innerhalb von sieben Tagen nach Eingang der Ware.`,
    ),
    page(
      'https://rostgarten.example/zahlung',
      'Zahlungsarten',
      'payment',
      `Sie zahlen mit PayPal, Kreditkarte, SEPA-Lastschrift oder auf Rechnung (14 Tage Zahlungsziel). Bei Vorkasse gewähren wir 2 % Skonto. Ratenzahlung ist ab 200 € in 6, 12 oder 24 Monatsraten möglich.`,
    ),
    page(
      'https://rostgarten.example/kontakt',
      'Kontakt und Öffnungszeiten',
      'contact',
      `Rostgarten, Wilhelmsstraße 17, 34117 Kassel

Montag bis Freitag 9:30 bis 18:30 Uhr
Samstag 9:30 bis 16 Uhr
Parkplätze finden Sie im Hof.`,
    ),
    page(
      'https://rostgarten.example/pflege',
      'Pflege von Rost, Gusseisen und Feuerschale',
      'questions',
      `Edelstahlroste bürsten Sie nach dem Grillen heiß ab, sie dürfen auch in die Spülmaschine.
Gusseisen gehört nie in die Spülmaschine: nur mit heißem Wasser ausspülen, abtrocknen und dünn mit Pflanzenöl einreiben.
Feuerschalen aus Stahl rosten im Freien. Das ist normal; wer es nicht mag, deckt sie ab oder ölt sie ein.`,
    ),
    page(
      'https://rostgarten.example/garantie',
      'Garantie',
      'questions',
      `Auf Gasgrills geben wir 5 Jahre Garantie, auf Brenner 10 Jahre. Für Kohlegrills, Feuerschalen und Zubehör gelten 2 Jahre. Von der Garantie ausgenommen sind Rost und Verfärbungen durch Hitze.`,
    ),
  ],
  products: [
    {
      title: 'Gasgrill Habicht 2',
      price: 299,
      categories: ['Grills', 'Gasgrills'],
      attributes: { Brenner: ['2'], Grillfläche: ['45 x 38 cm'], Personen: ['2 bis 4'], Breite: ['104 cm'], Gewicht: ['28 kg'] },
      variants: each('Farbe', ['Schwarz', 'Rot']),
      description: 'Der Kleine für den Balkon. Seitentische zum Klappen, Druckregler und Schlauch liegen bei, die Gasflasche nicht.',
    },
    {
      title: 'Gasgrill Habicht 3',
      price: 449,
      categories: ['Grills', 'Gasgrills'],
      attributes: { Brenner: ['3'], Grillfläche: ['60 x 45 cm'], Personen: ['4 bis 6'], Breite: ['126 cm'], Gewicht: ['41 kg'] },
      variants: each('Farbe', ['Schwarz', 'Rot'], ['Rot']),
      description: 'Für die Familie. Mit Deckelthermometer und Warmhalterost.',
    },
    {
      title: 'Gasgrill Habicht 4 Pro',
      price: 699,
      was: 799,
      categories: ['Grills', 'Gasgrills'],
      attributes: { Brenner: ['4'], Grillfläche: ['75 x 48 cm'], Personen: ['6 bis 10'], Breite: ['148 cm'], Gewicht: ['58 kg'] },
      description: 'Mit Seitenkocher und Infrarotzone für scharf angebratene Steaks.',
    },
    {
      title: 'Kugelgrill Kiesel 47',
      price: 129,
      categories: ['Grills', 'Kohlegrills'],
      attributes: { Durchmesser: ['47 cm'], Personen: ['2 bis 4'], Höhe: ['92 cm'], Gewicht: ['11 kg'] },
      description: 'Emaillierter Kugelgrill mit Deckel, Ascheschale und zwei Rädern.',
    },
    {
      title: 'Kugelgrill Kiesel 57',
      price: 179,
      categories: ['Grills', 'Kohlegrills'],
      attributes: { Durchmesser: ['57 cm'], Personen: ['4 bis 8'], Höhe: ['98 cm'], Gewicht: ['15 kg'] },
      description: 'Der Große mit Thermometer im Deckel und klappbarem Rost zum Nachlegen der Kohle.',
    },
    {
      title: 'Picknickgrill Rucksack',
      price: 39.9,
      categories: ['Grills', 'Kohlegrills'],
      attributes: { Grillfläche: ['30 x 22 cm'], Personen: ['1 bis 2'], Gewicht: ['1,8 kg'] },
      description: 'Klappt flach zusammen und passt in jede Tasche. Für See und Park.',
    },
    {
      title: 'Elektrogrill Balkonia',
      price: 149,
      inStock: false,
      categories: ['Grills', 'Elektrogrills'],
      attributes: { Leistung: ['2200 Watt'], Grillfläche: ['42 x 32 cm'], Personen: ['2 bis 4'] },
      description: 'Ohne Rauch und Flamme, auch für Mietwohnungen geeignet.',
    },
    {
      title: 'Feuerschale Vulkan',
      price: 89,
      categories: ['Feuerschalen'],
      variants: [
        { options: { Durchmesser: '60 cm' }, price: 89 },
        { options: { Durchmesser: '80 cm' }, price: 139 },
      ],
      attributes: { Material: ['Stahl'] },
      description: 'Aus 3 mm starkem Stahl, mit zwei Griffen.',
    },
    {
      title: 'Dutch Oven 4 Liter',
      price: 59,
      categories: ['Gusseisen'],
      attributes: { Inhalt: ['4 Liter'], Personen: ['3 bis 4'], Material: ['Gusseisen'], Gewicht: ['6,2 kg'] },
      description: 'Eingebrannt und sofort einsatzbereit. Der Deckel ist auch eine Pfanne.',
    },
    {
      title: 'Dutch Oven 9 Liter',
      price: 89.9,
      categories: ['Gusseisen'],
      attributes: { Inhalt: ['9 Liter'], Personen: ['8 bis 10'], Material: ['Gusseisen'], Gewicht: ['11,5 kg'] },
      description: 'Mit Füßen für die Glut. Reicht für einen großen Topf Gulasch.',
    },
    {
      title: 'Pizzastein rund',
      price: 34.9,
      categories: ['Zubehör'],
      attributes: { Durchmesser: ['33 cm'], Material: ['Cordierit'] },
      description: 'Für alle Grills mit Deckel. Langsam mit dem Grill aufheizen, damit er nicht springt.',
    },
    {
      title: 'Grillzange Buche',
      price: 16.9,
      categories: ['Zubehör'],
      attributes: { Länge: ['42 cm'], Material: ['Edelstahl und Buchenholz'] },
    },
    {
      title: 'Grillhandschuhe Leder',
      price: 24.9,
      categories: ['Zubehör'],
      variants: each('Größe', ['M', 'L', 'XL'], ['XL']),
      attributes: { Material: ['Rindsleder'], 'Hitzebeständig bis': ['250 °C'] },
    },
    {
      title: 'Funkthermometer Zweifühler',
      price: 49.9,
      categories: ['Zubehör'],
      attributes: { Reichweite: ['50 m'], Batterien: ['2 x AAA'] },
      description: 'Zwei Fühler für Fleisch und Garraum. Piept, wenn das Fleisch fertig ist. Batterien liegen bei.',
    },
    {
      title: 'Anzündkamin',
      price: 22.9,
      categories: ['Zubehör', 'Kohle'],
      attributes: { Höhe: ['30 cm'], Inhalt: ['2 kg Briketts'] },
      description: 'In 20 Minuten durchgeglühte Kohle.',
    },
    {
      title: 'Buchenholzkohle 10 kg',
      price: 19.9,
      categories: ['Zubehör', 'Kohle'],
      description: 'Aus heimischer Buche, ohne Tropenholz.',
    },
    {
      title: 'Abdeckhaube Habicht',
      price: 39,
      categories: ['Zubehör'],
      variants: [
        { options: { Passend: 'Habicht 2' }, price: 39 },
        { options: { Passend: 'Habicht 3' }, price: 45 },
        { options: { Passend: 'Habicht 4 Pro' }, price: 49 },
      ],
      attributes: { Material: ['Polyester'] },
      description: 'Wasserdicht und UV-beständig.',
    },
  ],
};
