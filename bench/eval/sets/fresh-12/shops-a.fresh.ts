/** Shops of the twelfth fresh set: fountain pens, sledges. */
import type { Shop } from '../../lib/shop.ts';

const silent = {
  whatServicesDoYouOfferToClients: '',
  moreInformationAboutYourProducts: '',
  howCanCustomersReachYouOrYourTeam: '',
  whatAreFAQs: '',
  howMuchDiscountCanYouDoMaximum: '',
};

export const nibworth: Shop = {
  key: 'nibworth',
  language: 'en',
  currency: 'GBP',
  url: 'https://nibworth.example',
  quiz: { question: 'What do you write most?', answers: ['Letters', 'Something else'] },
  profile: {
    ...silent,
    companyName: 'Nibworth',
    whatServicesDoYouOfferToClients:
      'We tune and repair nibs at our bench. Tuning costs £15 and takes about a week, return postage included.',
    howCanCustomersReachYouOrYourTeam: 'Email bench@nibworth.example or ring 01392 555 018 on weekdays between 9 and 1.',
    whatAreFAQs: `Do you engrave?
Yes, up to twenty letters on the barrel or the clip for £12. Engraved pens leave us two days later than others.`,
  },
  pages: [
    {
      url: 'https://nibworth.example/delivery',
      title: 'Delivery',
      topic: 'delivery',
      text: `Delivery

UK orders go by Royal Mail Tracked 48 for £3.90. Spend £50 or more and delivery in the UK is free.

Need it sooner? Special Delivery by 1 pm the next working day costs £8.50 if you order before noon.

We ship to the EU and Norway for £12 and to the USA, Canada and Australia for £18. Customs charges are paid by the recipient.

Ink cannot go by air, so parcels with bottled ink to countries outside Europe are not possible.

Everything is packed in cardboard and paper; we use no plastic.`,
    },
    {
      url: 'https://nibworth.example/returns',
      title: 'Returns and guarantee',
      topic: 'returns',
      text: `Returns and guarantee

You may return anything unused within 28 days. A pen that has been dipped or filled with ink counts as used.

If the nib width is not right for you, we swap the nib once, free of charge, within 28 days, even if you have written with it.

Engraved items can only be returned if they are faulty.

Return postage is yours to pay; we recommend a tracked service. Refunds reach your account within five working days.

Every pen has a three-year guarantee on cap, barrel and filling system. Nibs that were dropped are not covered.`,
    },
    {
      url: 'https://nibworth.example/pen-care',
      title: 'Looking after your pen',
      topic: 'questions',
      text: `Looking after your pen

How often should I clean it?

Flush the pen with cool water every six to eight weeks, and each time that you change the colour of the ink.

My pen has dried out. What now?

Stand the nib in lukewarm water overnight. Never use hot water or alcohol: both harm the resin.

Which ink may I use?

Any fountain pen ink. Iron gall ink should not stay in a pen for longer than a week. Indian ink and drawing ink clog the feed.

Can I take a filled pen on a plane?

Carry it with the nib upwards and either quite full or quite empty.

Which nib suits left-handed writers?

Fine nibs dry sooner, so they smudge less. We also grind left-foot obliques to order for £25.`,
    },
    {
      url: 'https://nibworth.example/paying',
      title: 'Paying',
      topic: 'payment',
      text: `Paying

We take Visa, Mastercard, American Express, PayPal and Apple Pay. Cheques are no longer accepted.

Gift cards from £10 to £200 are sent by email and never expire.

Schools may order on account and pay within 30 days.`,
    },
    {
      url: 'https://nibworth.example/about',
      title: 'About us',
      topic: 'contact',
      text: `About us

Nibworth was founded in 2009 by Hester and Paul Lacey, who still test each nib by hand before it is sent.

The shop is at 4 Cathedral Yard, Exeter. It is open Tuesday to Saturday, 10 am to 5 pm; on Saturdays you can try all pens at the writing table.

Every first Thursday of the month there is a calligraphy evening at 7 pm. It costs £20, paper and ink included; please book by email.`,
    },
  ],
  products: [
    {
      title: 'Harrow Fountain Pen',
      price: 68,
      was: 80,
      categories: ['Fountain pens'],
      attributes: { Weight: ['21 g'], Filling: ['Converter'], Material: ['Resin'] },
      variants: [{ options: { Colour: 'Teal' } }, { options: { Colour: 'Black' } }, { options: { Colour: 'Ivory' }, inStock: false }],
    },
    {
      title: 'Severn Fountain Pen',
      price: 145,
      categories: ['Fountain pens'],
      attributes: { Weight: ['34 g'], Filling: ['Piston'], Material: ['Brass'] },
      variants: [{ options: { Colour: 'Gold' } }, { options: { Colour: 'Black' } }],
    },
    {
      title: 'Wren Pocket Pen',
      price: 39,
      categories: ['Fountain pens'],
      attributes: { Weight: ['12 g'], Filling: ['Cartridge'], Material: ['Aluminium'] },
      variants: [{ options: { Colour: 'Red' } }, { options: { Colour: 'Blue' } }, { options: { Colour: 'Silver' }, inStock: false }],
    },
    {
      title: 'Scholar Starter Pen',
      price: 18,
      categories: ['Fountain pens'],
      attributes: { Weight: ['15 g'], Filling: ['Cartridge'], Material: ['Recycled plastic'] },
      variants: [{ options: { Colour: 'Yellow' } }, { options: { Colour: 'Blue' } }],
    },
    { title: 'Ferndown Rollerball', price: 52, categories: ['Rollerballs'], attributes: { Weight: ['26 g'], Material: ['Brass'] } },
    { title: 'Midnight Blue Ink', price: 9.5, categories: ['Inks'], attributes: { Volume: ['50 ml'], Waterproof: ['No'] } },
    { title: 'Oak Gall Ink', price: 14, categories: ['Inks'], attributes: { Volume: ['30 ml'], Waterproof: ['Yes'] } },
    { title: 'Garnet Ink', price: 9.5, categories: ['Inks'], attributes: { Volume: ['50 ml'], Waterproof: ['No'] }, inStock: false },
    { title: 'A5 Laid Notepad', price: 11, categories: ['Paper'], attributes: { Sheets: ['60'], Paper: ['100 g/m²'] } },
    {
      title: 'Leather Pen Roll',
      price: 48,
      was: 56,
      categories: ['Accessories'],
      attributes: { Holds: ['6 pens'] },
      variants: [{ options: { Colour: 'Tan' } }, { options: { Colour: 'Black' } }],
    },
  ],
};

export const kufenwerk: Shop = {
  key: 'kufenwerk',
  language: 'de',
  currency: 'EUR',
  url: 'https://kufenwerk.example',
  quiz: { question: 'Wer soll rodeln?', answers: ['Kinder', 'Etwas anderes'] },
  profile: {
    ...silent,
    companyName: 'Kufenwerk',
    whatServicesDoYouOfferToClients:
      'Wir schleifen und wachsen Kufen für 18 € das Paar, auch an Schlitten, die nicht von uns sind. Das dauert drei Tage.',
    howCanCustomersReachYouOrYourTeam: 'Telefon 08821 555 0160, werktags von 9 bis 16 Uhr, oder servus@kufenwerk.example',
    whatAreFAQs: `Kann ich einen Schlitten ausleihen?
Ja, in der Werkstatt für 9 € am Tag. Die Leihgebühr rechnen wir an, wenn Sie ihn danach kaufen.`,
  },
  pages: [
    {
      url: 'https://kufenwerk.example/versand',
      title: 'Versand und Lieferung',
      topic: 'delivery',
      text: `Versand und Lieferung

Der Versand innerhalb Deutschlands kostet 6,90 €. Ab 150 € Bestellwert liefern wir versandkostenfrei.

Für Rodel und Schlitten kommt ein Sperrgutzuschlag von 8 € hinzu, auch bei versandkostenfreien Bestellungen.

Nach Österreich liefern wir für 11,90 €, in die Schweiz für 19,90 €. Andere Länder beliefern wir nicht.

Lagernde Ware verlässt unser Haus am nächsten Werktag und ist mit DHL nach zwei bis drei Werktagen bei Ihnen.

Zwischen dem 18. und dem 24. Dezember kann es wegen des Andrangs bis zu sechs Werktage dauern.

Sie können Ihre Bestellung auch kostenlos in der Werkstatt abholen.`,
    },
    {
      url: 'https://kufenwerk.example/rueckgabe',
      title: 'Rückgabe und Gewährleistung',
      topic: 'returns',
      text: `Rückgabe und Gewährleistung

Sie können Ware innerhalb von 30 Tagen zurückgeben, solange sie nicht im Schnee war.

Das Rücksendeetikett für kleine Pakete ist kostenlos. Schlitten lassen wir abholen; dafür ziehen wir 12 € von der Erstattung ab.

Den Kaufpreis erstatten wir innerhalb von sieben Tagen nach Eingang.

Auf Holzrahmen geben wir fünf Jahre Garantie gegen Bruch. Rost an den Kufen ist kein Garantiefall.

Helme tauschen wir nach einem Sturz innerhalb von zwei Jahren zum halben Preis um.`,
    },
    {
      url: 'https://kufenwerk.example/pflege',
      title: 'Pflege und Beratung',
      topic: 'questions',
      text: `Pflege und Beratung

Wie bewahre ich den Schlitten im Sommer auf?

Trocken und kühl, am besten hängend. Reiben Sie die Kufen vorher mit etwas Öl ein.

Warum bremst mein neuer Rodel?

Neue Kufen tragen Schutzlack. Schleifen Sie ihn mit feinem Schleifpapier ab und wachsen Sie danach.

Welche Schneeschuhgröße brauche ich?

Bis 65 kg passt S, bis 85 kg M, darüber L. Rechnen Sie den Rucksack mit.

Ab welchem Alter dürfen Kinder allein rodeln?

Wir empfehlen: ab sechs Jahren, mit Helm und auf flachen Hängen. Kleinere fahren vorn bei einem Erwachsenen mit.

Wie viele Personen trägt ein Schlitten?

Bis 100 cm Länge eine, ab 110 cm zwei. Mehr als 140 kg sollte kein Schlitten tragen.

Woher kommt das Holz?

Die Esche wächst im Allgäu, keine 60 km von der Werkstatt.`,
    },
    {
      url: 'https://kufenwerk.example/zahlung',
      title: 'Zahlungsarten',
      topic: 'payment',
      text: `Zahlungsarten

Sie zahlen mit Kreditkarte, PayPal, Vorkasse oder auf Rechnung. Auf Rechnung liefern wir ab der zweiten Bestellung.

Bei Vorkasse gewähren wir 2 % Skonto.

Gutscheine gibt es ab 20 €; sie gelten drei Jahre.`,
    },
    {
      url: 'https://kufenwerk.example/ueber-uns',
      title: 'Über uns',
      topic: 'contact',
      text: `Über uns

Seit 1954 baut die Familie Ostler in Garmisch Rodel. Heute arbeiten bei uns vier Tischler und zwei Schmiede.

Die Werkstatt in der Loisachstraße 7 ist von Montag bis Freitag von 8 bis 17 Uhr geöffnet, von November bis Februar auch samstags bis 13 Uhr.

Führungen durch die Werkstatt bieten wir jeden ersten Freitag im Monat um 15 Uhr an. Sie sind kostenlos.`,
    },
  ],
  products: [
    {
      title: 'Hörnerrodel Karwendel',
      price: 129,
      was: 149,
      categories: ['Schlitten'],
      attributes: { Gewicht: ['5,8 kg'], Länge: ['115 cm'], Material: ['Esche'] },
    },
    {
      title: 'Davoser Schlitten Gams',
      price: 89,
      categories: ['Schlitten'],
      attributes: { Gewicht: ['6,4 kg'], Material: ['Buche'] },
      variants: [
        { options: { Länge: '80 cm' }, price: 89 },
        { options: { Länge: '100 cm' }, price: 99 },
        { options: { Länge: '120 cm' }, price: 109, inStock: false },
      ],
    },
    {
      title: 'Sportrodel Blitz',
      price: 249,
      categories: ['Schlitten'],
      attributes: { Gewicht: ['7,9 kg'], Länge: ['120 cm'], Material: ['Esche'] },
    },
    {
      title: 'Lenkbob Flitz',
      price: 59,
      categories: ['Bobs'],
      attributes: { Gewicht: ['4,2 kg'], Material: ['Kunststoff'] },
      variants: [{ options: { Farbe: 'Rot' } }, { options: { Farbe: 'Blau' } }, { options: { Farbe: 'Gelb' }, inStock: false }],
    },
    {
      title: 'Zipfelbob Mini',
      price: 19.9,
      categories: ['Bobs'],
      attributes: { Gewicht: ['1,1 kg'], Material: ['Kunststoff'] },
      variants: [{ options: { Farbe: 'Rot' } }, { options: { Farbe: 'Grün' } }],
    },
    {
      title: 'Schneeschuh Latsch',
      price: 139,
      categories: ['Schneeschuhe'],
      attributes: { Gewicht: ['1,9 kg'], Material: ['Kunststoff'] },
      variants: [{ options: { Größe: 'S' } }, { options: { Größe: 'M' } }, { options: { Größe: 'L' }, inStock: false }],
    },
    {
      title: 'Schneeschuh Wächte Pro',
      price: 219,
      was: 259,
      categories: ['Schneeschuhe'],
      attributes: { Gewicht: ['1,6 kg'], Material: ['Aluminium'] },
      variants: [{ options: { Größe: 'M' } }, { options: { Größe: 'L' } }],
    },
    {
      title: 'Kinderhelm Murmel',
      price: 49,
      categories: ['Zubehör'],
      attributes: { Gewicht: ['380 g'] },
      variants: [{ options: { Farbe: 'Blau' } }, { options: { Farbe: 'Pink' } }],
    },
    { title: 'Sitzauflage Lammfell', price: 39, categories: ['Zubehör'], attributes: { Material: ['Lammfell'] } },
    { title: 'Zugleine Hanf', price: 9.9, categories: ['Zubehör'], attributes: { Länge: ['2 m'], Material: ['Hanf'] } },
    {
      title: 'Grödel Eisfest',
      price: 45,
      categories: ['Zubehör'],
      attributes: { Gewicht: ['420 g'], Material: ['Edelstahl'] },
      inStock: false,
    },
  ],
};
