import type { Shop } from '../../../lib/shop.ts';

/** Coffee and what makes it, in German. */
export const roestwerk: Shop = {
  key: 'roestwerk',
  language: 'de',
  currency: 'EUR',
  url: 'https://roestwerk.example',
  quiz: { question: 'Wie bereiten Sie Ihren Kaffee zu?', answers: ['Mit dem Filter', 'Anders'] },
  profile: {
    companyName: 'Röstwerk Lindenau',
    whatServicesDoYouOfferToClients:
      'Wir rösten Kaffee in kleinen Chargen und verkaufen Mühlen und Zubehör. Auf Wunsch mahlen wir die Bohnen kostenlos. Jeden ersten Samstag im Monat geben wir einen Kurs für 45 € pro Person.',
    moreInformationAboutYourProducts:
      'Unsere Espressobohnen kommen aus Brasilien und Indien. Nur die Sorte Morgenrot ist biozertifiziert. Alle Mühlen haben Mahlwerke aus Stahl.',
    howCanCustomersReachYouOrYourTeam: 'post@roestwerk.example oder 0341 7788 120',
    whatAreFAQs: `Wie lange dauert die Lieferung?
Innerhalb Deutschlands liefern wir in 1 bis 3 Werktagen. Nach Österreich dauert es 4 bis 6 Werktage.

Was kostet der Versand?
Der Versand kostet 4,90 € innerhalb Deutschlands und 9,90 € nach Österreich. Ab 49 € Bestellwert ist der Versand innerhalb Deutschlands kostenlos.

Liefern Sie in die Schweiz?
Nein, in die Schweiz liefern wir nicht.

Kann ich etwas zurückgeben?
Geräte können Sie innerhalb von 30 Tagen zurückgeben, wenn sie unbenutzt sind. Geöffneter Kaffee ist von der Rückgabe ausgeschlossen.

Wer zahlt die Rücksendung?
Die Kosten der Rücksendung trägt der Käufer.

Welche Zahlungsarten gibt es?
Sie können mit PayPal, Kreditkarte oder per Rechnung zahlen. Rechnung bieten wir nur für Kunden in Deutschland an.

Bieten Sie ein Abo an?
Ja, das Kaffee-Abo bringt jeden Monat 500 g Bohnen für 14,50 €. Es ist jederzeit kündbar.`,
    howMuchDiscountCanYouDoMaximum: '5 %',
  },
  pages: [
    {
      url: 'https://roestwerk.example/garantie',
      title: 'Garantie',
      topic: 'questions',
      text: 'Garantie\n\nAuf elektrische Mühlen geben wir drei Jahre Garantie. Für Handmühlen gilt ein Jahr. Verschleißteile wie Dichtungen sind nicht abgedeckt.',
    },
  ],
  products: [
    {
      title: 'Morgenrot Filterkaffee 250 g',
      price: 9.9,
      categories: ['Kaffee', 'Filterkaffee'],
      attributes: { Röstung: ['Hell'], Herkunft: ['Äthiopien'], Bio: ['Ja'] },
    },
    {
      title: 'Kontor Espresso 250 g',
      price: 8.5,
      categories: ['Kaffee', 'Espresso'],
      attributes: { Röstung: ['Dunkel'], Herkunft: ['Brasilien', 'Indien'] },
    },
    {
      title: 'Kontor Espresso 1 kg',
      price: 29,
      was: 33,
      categories: ['Kaffee', 'Espresso'],
      attributes: { Röstung: ['Dunkel'], Herkunft: ['Brasilien', 'Indien'] },
    },
    {
      title: 'Nachtschicht entkoffeiniert 250 g',
      price: 10.5,
      inStock: false,
      categories: ['Kaffee', 'Entkoffeiniert'],
      attributes: { Röstung: ['Mittel'] },
    },
    {
      title: 'Handmühle Pfeffer',
      price: 79,
      was: 95,
      categories: ['Mühlen', 'Handmühlen'],
      attributes: { Mahlwerk: ['Stahl'], Farbe: ['Schwarz', 'Silber'], Gewicht: ['480 g'] },
      variants: [{ options: { Farbe: 'Schwarz' } }, { options: { Farbe: 'Silber' }, inStock: false }],
    },
    {
      title: 'Elektrische Mühle Turm',
      price: 249,
      categories: ['Mühlen', 'Elektrische Mühlen'],
      attributes: { Mahlwerk: ['Stahl'], Leistung: ['140 W'], Farbe: ['Weiß', 'Schwarz'] },
    },
    {
      title: 'Elektrische Mühle Türmchen',
      price: 139,
      was: 159,
      categories: ['Mühlen', 'Elektrische Mühlen'],
      attributes: { Mahlwerk: ['Stahl'], Leistung: ['90 W'], Farbe: ['Rot'] },
    },
    { title: 'Handfilter Porzellan', price: 24, categories: ['Zubehör'], attributes: { Material: ['Porzellan'], Farbe: ['Weiß', 'Blau'] } },
    { title: 'Filterpapier 100 Stück', price: 4.2, categories: ['Zubehör'], attributes: { Material: ['Papier'] } },
    {
      title: 'Schwanenhalskessel',
      price: 64,
      categories: ['Zubehör', 'Kessel'],
      attributes: { Material: ['Edelstahl'], Volumen: ['0,8 Liter'] },
    },
    { title: 'Espressotassen 4er-Set', price: 36, categories: ['Tassen'], attributes: { Material: ['Porzellan'], Farbe: ['Grün'] } },
    {
      title: 'Thermobecher Weg',
      price: 27,
      categories: ['Tassen'],
      attributes: { Material: ['Edelstahl'], Volumen: ['350 ml'], Farbe: ['Schwarz', 'Blau'] },
    },
  ],
};
