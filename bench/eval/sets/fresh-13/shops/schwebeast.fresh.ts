/** Hammocks, in German. */
import type { Shop } from '../../../lib/shop.ts';
import { each, page, silent } from './kit.fresh.ts';

export const schwebeast: Shop = {
  key: 'schwebeast',
  language: 'de',
  currency: 'EUR',
  url: 'https://schwebeast.example',
  quiz: { question: 'Wo soll sie hängen?', answers: ['Im Garten', 'Woanders'] },
  profile: {
    ...silent,
    companyName: 'Schwebeast',
    whatServicesDoYouOfferToClients: 'Risse flicken wir ab 15 €, neue Aufhängeschnüre knüpfen wir für 28 €. Beides dauert zwei Wochen.',
    howCanCustomersReachYouOrYourTeam: 'Schreiben Sie an post@schwebeast.example oder rufen Sie an: 0761 555 0133.',
  },
  pages: [
    page(
      'https://schwebeast.example/versand',
      'Versand',
      'delivery',
      `Pakete innerhalb Deutschlands kosten 5,90 €, ab 80 € Warenwert übernehmen wir das Porto.

Österreich 12,50 €, Schweiz 22 €, Belgien, Niederlande und Luxemburg 14 €. Diese Preise gelten unabhängig vom Warenwert.

Gestelle bringt eine Spedition für 39 €, nur innerhalb Deutschlands. Der Fahrer ruft vorher an und liefert bis zur Bordsteinkante.

Was auf Lager ist, geht spätestens am übernächsten Werktag raus und ist nach weiteren ein bis drei Tagen da.`,
    ),
    page(
      'https://schwebeast.example/rueckgabe',
      'Rückgabe und Garantie',
      'returns',
      `Sie haben 30 Tage Zeit. Einmal probeliegen ist in Ordnung, gewaschene Stücke nehmen wir nicht zurück.

Für die Rücksendung ziehen wir 4,90 € ab, für die Abholung eines Gestells 35 €. Umtausch in eine andere Farbe ist kostenlos.

Das Geld ist spätestens zehn Tage nach Eingang der Ware wieder bei Ihnen.

Auf Nähte und Schnüre geben wir drei Jahre Garantie. Ausgebleichte Farben zählen nicht dazu.`,
    ),
    page(
      'https://schwebeast.example/aufhaengen',
      'Richtig aufhängen',
      'questions',
      `Wie weit müssen die Bäume auseinander stehen?

Etwa drei Meter, bei XL-Modellen vier. Der Stamm sollte mindestens 20 cm dick sein.

In welcher Höhe hänge ich sie auf?

Die Haken kommen auf 1,70 m, damit die Mitte etwa auf Stuhlhöhe hängt.

Hält das an einer Rigipswand?

Nein. Sie brauchen Beton, Ziegel oder einen Balken; an Gipskarton reißt der Dübel aus.

Wie liegt man bequem?

Schräg, also diagonal zur Mitte. Dann bleibt der Rücken flach.`,
    ),
    page(
      'https://schwebeast.example/pflege',
      'Pflege',
      'questions',
      `Baumwolle waschen Sie bei 30 Grad im Schonwaschgang, die Schnüre vorher in einen Kissenbezug stecken. Nicht in den Trockner.

Polyester und Nylon reiben Sie mit lauwarmem Seifenwasser ab.

Gegen Stockflecken hilft Essigwasser: eine Stunde einweichen, dann ausspülen.

Modelle aus Baumwolle sollten bei Regen nicht draußen bleiben. Im Winter lagern Sie alle trocken im Haus.`,
    ),
    page(
      'https://schwebeast.example/bezahlen',
      'Bezahlen',
      'payment',
      `Möglich sind PayPal, Lastschrift, Rechnung über Klarna und Vorkasse. Bei Vorkasse ziehen Sie 3 % ab. Nachnahme bieten wir nicht an.

Geschenkgutscheine gibt es ab 25 €; Sie drucken sie selbst aus.`,
    ),
    page(
      'https://schwebeast.example/aufbau',
      'Aufbau bei Ihnen',
      'questions',
      `Im Umkreis von 40 km um Freiburg bauen wir Ihr Gestell für 45 € auf oder setzen die Haken in Decke und Wand für 60 €.

Termine vergeben wir von Montag bis Donnerstag. Rechnen Sie mit einer Woche Wartezeit.`,
    ),
    page(
      'https://schwebeast.example/laden',
      'Unser Laden',
      'contact',
      `In der Gerberau 9 in Freiburg hängen zwölf Modelle zum Probeliegen. Geöffnet Dienstag bis Freitag von 11 bis 18:30 Uhr, samstags von 10 bis 16 Uhr.

Vom 7. bis zum 20. Januar haben wir Betriebsferien.

Hunde dürfen mit hinein, Eis leider nicht.`,
    ),
    page(
      'https://schwebeast.example/blog/seefahrer',
      'Blog: Wie die Matte an Bord kam',
      'questions',
      `Als die ersten Seefahrer aus der Karibik heimkehrten, brachten sie ein Wort mit: hamaca. Bald schliefen Matrosen auf allen Meeren im Schaukeln.

Unser Kollege Jannis hat es eine Woche lang auf einem Frachtsegler probiert. Sein Fazit: Nach der dritten Nacht schläft man wie ein Stein.`,
    ),
  ],
  products: [
    {
      title: 'Tuchhängematte Siesta',
      price: 79,
      categories: ['Hängematten'],
      attributes: { Material: ['Baumwolle'], Belastbar: ['150 kg'], Wetterfest: ['Nein'], Gewicht: ['1,6 kg'] },
      variants: each('Farbe', ['Rot', 'Blau', 'Natur'], ['Natur']),
    },
    {
      title: 'Tuchhängematte Sippe XL',
      price: 119,
      was: 139,
      categories: ['Hängematten'],
      attributes: { Material: ['Baumwolle'], Belastbar: ['220 kg'], Wetterfest: ['Nein'], Gewicht: ['2,4 kg'] },
      variants: each('Farbe', ['Blau', 'Grün']),
    },
    {
      title: 'Netzhängematte Mérida',
      price: 95,
      categories: ['Hängematten'],
      attributes: { Material: ['Polyester'], Belastbar: ['160 kg'], Wetterfest: ['Ja'], Gewicht: ['1,2 kg'] },
    },
    {
      title: 'Reisehängematte Federleicht',
      price: 49,
      categories: ['Hängematten'],
      attributes: { Material: ['Nylon'], Belastbar: ['130 kg'], Wetterfest: ['Ja'], Gewicht: ['480 g'] },
      variants: each('Farbe', ['Oliv', 'Orange']),
    },
    {
      title: 'Babyhängematte Wölkchen',
      price: 99,
      categories: ['Hängematten'],
      attributes: { Material: ['Bio-Baumwolle'], Belastbar: ['15 kg'], Wetterfest: ['Nein'] },
    },
    {
      title: 'Hängesessel Kokon',
      price: 89,
      categories: ['Hängesessel'],
      attributes: { Material: ['Baumwolle'], Belastbar: ['120 kg'], Wetterfest: ['Nein'] },
      variants: each('Farbe', ['Grau', 'Gelb'], ['Gelb']),
    },
    {
      title: 'Hängesessel Terrasse',
      price: 109,
      categories: ['Hängesessel'],
      attributes: { Material: ['Polyester'], Belastbar: ['130 kg'], Wetterfest: ['Ja'] },
    },
    {
      title: 'Gestell Lärchenbogen',
      price: 349,
      categories: ['Gestelle'],
      attributes: { Material: ['Lärche'], Länge: ['3,9 m'] },
      inStock: false,
    },
    { title: 'Gestell Nomade', price: 159, was: 189, categories: ['Gestelle'], attributes: { Material: ['Stahl'], Länge: ['3,1 m'] } },
    {
      title: 'Baumgurt Rinde',
      price: 24.9,
      categories: ['Befestigung'],
      attributes: { Belastbar: ['250 kg'] },
      variants: [
        { options: { Länge: '3 m' }, price: 24.9 },
        { options: { Länge: '5 m' }, price: 32.9 },
      ],
    },
    {
      title: 'Deckenhaken Anker',
      price: 14.9,
      categories: ['Befestigung'],
      attributes: { Belastbar: ['200 kg'], Material: ['Edelstahl'] },
    },
    { title: 'Moskitonetz Libelle', price: 39, categories: ['Zubehör'], attributes: { Gewicht: ['320 g'] } },
  ],
};
