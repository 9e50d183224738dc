/** A shop of the fifteenth fresh set: handcarts. */
import type { Shop } from '../../../lib/shop.ts';

export const rumpelrad: Shop = {
  key: 'rumpelrad',
  language: 'de',
  currency: 'EUR',
  url: 'https://rumpelrad.example',
  quiz: { question: 'Wofür brauchen Sie den Wagen?', answers: ['Für Ausflüge mit Kindern', 'Für etwas anderes'] },
  profile: {
    companyName: 'Rumpelrad',
    whatServicesDoYouOfferToClients: `Bollerwagen aus Holz und zum Falten, dazu Ersatzteile, die es bei uns mindestens zehn Jahre lang nachzukaufen gibt.

Verleih: ein Wochenende kostet 25 Euro, dazu 100 Euro Kaution in bar. Nur zum Selbstabholen.

Einbrennen: Wir brennen einen Namen oder Spruch ins Holz, 18 Euro, geht bei Kiepe und Oma Erna. Dauert acht Tage länger und ist dann vom Umtausch ausgeschlossen.`,
    moreInformationAboutYourProducts: `Alle Faltwagen passen gefaltet in den Kofferraum eines Kleinwagens, der Strand allerdings nur mit abgenommenen Rädern (Knopf drücken, abziehen, fertig).

Mitfahren dürfen Kinder, sobald sie allein sitzen können. Ans Fahrrad hängen darf man keinen unserer Wagen.

Die Kiepen kommen zerlegt. Mit dem beiliegenden Schlüssel stehen sie nach zwanzig Minuten, einer allein reicht.`,
    howCanCustomersReachYouOrYourTeam:
      'post@rumpelrad.example, 0581 555 0147 (Herr Lüders, bitte lange klingeln lassen). Laden: Veerßer Straße 88, Uelzen, Do und Fr 14 bis 18 Uhr.',
    whatAreFAQs: '',
    howMuchDiscountCanYouDoMaximum: 'keiner, nur Skonto',
  },
  pages: [
    {
      url: 'https://rumpelrad.example/versand',
      title: 'Versand',
      topic: 'delivery',
      text: `Versand

Faltwagen schicken wir mit DHL für 6,90 €, Zubehör allein für 4,90 €. Ab 150 € Bestellwert geht beides innerhalb Deutschlands auf unsere Kosten. Holzwagen (Kiepe, Oma Erna) und das Zugtier sind Speditionsware, das macht immer 29 €, auch bei großen Bestellungen.

Nach Österreich: Faltwagen und Zubehör 14,90 €, Spedition 59 €. In die Schweiz liefern wir nicht mehr, der Zoll hat uns geschafft.

Laufzeit

DHL 2 bis 3 Werktage, Spedition 5 bis 8 Werktage. Der Fahrer ruft am Tag vorher an und stellt an der Bordsteinkante ab, hochtragen ist nicht drin.

Wer nach Uelzen kommt, spart sich das alles: Abholung kostet nichts, bitte vorher durchklingeln.`,
    },
    {
      url: 'https://rumpelrad.example/rueckgabe',
      title: 'Rückgabe und Garantie',
      topic: 'returns',
      text: `Rückgabe und Garantie

30 Tage haben Sie Zeit. Faltwagen schicken Sie auf eigene Kosten zurück (rund 9 €). Speditionsware holen wir für 35 € wieder ab. Sandig oder matschig nehmen wir nichts an, einmal um den Block ist okay.

Auf die Rahmen geben wir drei Jahre Garantie. Reifen und Schläuche sind Verschleiß, da gibt es nichts.`,
    },
    {
      url: 'https://rumpelrad.example/zahlung',
      title: 'Zahlung',
      topic: 'payment',
      text: `Zahlung

PayPal, Lastschrift, Vorkasse (2 % Skonto). Rechnung erst ab der zweiten Bestellung, Kitas und Vereine gleich bei der ersten. Kreditkarten nehmen wir nur über PayPal.`,
    },
    {
      url: 'https://rumpelrad.example/pflege',
      title: 'Pflege',
      topic: 'questions',
      text: `Pflege

Holz einmal im Jahr mit Leinöl einreiben, am besten im Frühjahr. Über Winter trocken stellen, sonst gibt es Stockflecken. Luftreifen auf 2 bar, nicht mehr, sonst rumpelt es noch doller als der Name sagt.

Die Bezüge der Faltwagen sind abnehmbar: mit der Hand bei 30 Grad, nie in den Trockner.

Quietscht's? Ein Tropfen Nähmaschinenöl an die Nabe. Kein WD-40, das wäscht das Fett raus.`,
    },
    {
      url: 'https://rumpelrad.example/ueber-uns',
      title: 'Über uns',
      topic: 'questions',
      text: 'Über uns\n\nAngefangen hat es 2009 mit einem Vatertag und einer gebrochenen Achse. Seitdem schweißen Jens und Torben Lüders ihre Achsen selbst. Das Holz ist Buche aus der Göhrde, die Faltwagen lassen wir in Tschechien nähen.',
    },
  ],
  products: [
    {
      title: 'Bollerwagen Kiepe 100',
      price: 139,
      categories: ['Holzwagen'],
      attributes: { Traglast: ['100 kg'], Gewicht: ['18 kg'], Material: ['Buche'], Reifen: ['Luft'] },
      description: 'Der Klassiker. Ohne Bremse, lässt sich nachrüsten.',
    },
    {
      title: 'Bollerwagen Kiepe 150 XL',
      price: 189,
      categories: ['Holzwagen'],
      attributes: { Traglast: ['150 kg'], Gewicht: ['23 kg'], Material: ['Buche'], Reifen: ['Luft'] },
      description: 'Wie die kleine Kiepe, nur 30 cm länger. Ohne Bremse, lässt sich nachrüsten.',
    },
    {
      title: 'Leiterwagen Oma Erna',
      price: 229,
      inStock: false,
      categories: ['Holzwagen'],
      attributes: { Traglast: ['120 kg'], Gewicht: ['21 kg'], Material: ['Esche'], Reifen: ['Vollgummi'] },
      description: 'Wie früher, mit Eisenbeschlag. Wieder da ab März.',
    },
    {
      title: 'Faltwagen Fix',
      price: 89,
      was: 109,
      categories: ['Faltwagen'],
      attributes: { Traglast: ['70 kg'], Gewicht: ['9,5 kg'], Faltmaß: ['75 x 50 x 18 cm'] },
      variants: [{ options: { Farbe: 'Blau' } }, { options: { Farbe: 'Rot' }, inStock: false }, { options: { Farbe: 'Anthrazit' } }],
    },
    {
      title: 'Faltwagen Fix Duo mit Dach',
      price: 129,
      categories: ['Faltwagen'],
      attributes: { Traglast: ['80 kg'], Gewicht: ['12 kg'], Faltmaß: ['80 x 52 x 22 cm'], Gurte: ['2 Kinder'] },
      variants: [{ options: { Farbe: 'Blau' } }, { options: { Farbe: 'Anthrazit' } }],
    },
    {
      title: 'Faltwagen Strand',
      price: 149,
      categories: ['Faltwagen'],
      attributes: { Traglast: ['75 kg'], Gewicht: ['13 kg'], Faltmaß: ['95 x 58 x 30 cm'], Reifen: ['Breit, für Sand'] },
      description: 'Dicke Walzen statt dünner Rädchen: rollt, wo andere schleifen. Farbe Petrol.',
    },
    {
      title: 'E-Bollerwagen Zugtier',
      price: 899,
      categories: ['Elektrisch'],
      attributes: { Traglast: ['120 kg'], Gewicht: ['34 kg'], Reichweite: ['25 km'], Motor: ['250 W'] },
    },
    { title: 'Sonnendach', price: 29.9, categories: ['Zubehör'], attributes: { 'Passt auf': ['Faltwagen Fix', 'Faltwagen Strand'] } },
    { title: 'Sitzkissen doppelt', price: 34, categories: ['Zubehör'], attributes: { 'Passt auf': ['Kiepe', 'Oma Erna'] } },
    { title: 'Regenverdeck', price: 44.5, categories: ['Zubehör'], attributes: { 'Passt auf': ['Kiepe'] } },
    { title: 'Bremse zum Nachrüsten', price: 39, categories: ['Zubehör'], attributes: { 'Passt auf': ['Kiepe 100', 'Kiepe 150 XL'] } },
    { title: 'Gurtset für zwei Kinder', price: 19.5, categories: ['Zubehör'], attributes: { 'Passt auf': ['alle Wagen'] } },
    { title: 'Getränkehalter', price: 9.9, categories: ['Zubehör'], attributes: { 'Passt auf': ['alle Wagen'] } },
    { title: 'Transporttasche', price: 22, categories: ['Zubehör'], attributes: { 'Passt auf': ['Faltwagen Fix'] } },
    { title: 'Ersatzrad Luft 10 Zoll', price: 16.9, categories: ['Ersatzteile'], attributes: { 'Passt auf': ['Kiepe'] } },
    { title: 'Ersatzrad pannensicher 10 Zoll', price: 24.9, categories: ['Ersatzteile'], attributes: { 'Passt auf': ['Kiepe'] } },
  ],
};
