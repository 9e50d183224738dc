/** Slippers, in German. */
import type { Shop } from '../../../lib/shop.ts';
import { each, page, silent } from '../../fresh-13/shops/kit.fresh.ts';

export const puschelei: Shop = {
  key: 'puschelei',
  language: 'de',
  currency: 'EUR',
  url: 'https://puschelei.example',
  quiz: { question: 'Für wen sollen die Hausschuhe sein?', answers: ['Für mich', 'Für jemand anderen'] },
  profile: {
    ...silent,
    companyName: 'Puschelei',
    howCanCustomersReachYouOrYourTeam: 'Schreiben Sie an servus@puschelei.example oder rufen Sie an: 08041 555 0163.',
    moreInformationAboutYourProducts: 'Alle Filze kommen von Schafen aus dem Oberland und werden in Lenggries gewalkt.',
  },
  pages: [
    page(
      'https://puschelei.example/versand',
      'Versand',
      'delivery',
      `Innerhalb Deutschlands kostet der Versand 4,50 €, ab 80 € schicken wir kostenlos.

Nach Österreich berechnen wir 9,80 €, in die Schweiz 16,50 €, nach Südtirol 12 €.

Was bis 11 Uhr bestellt ist, geht am selben Werktag mit DHL hinaus.`,
    ),
    page(
      'https://puschelei.example/rueckgabe',
      'Umtausch und Rückgabe',
      'returns',
      `Innerhalb von 30 Tagen nehmen wir zurück, was nur auf dem Teppich probiert wurde. Das Rücksendeetikett liegt bei und ist in Deutschland gratis, aus dem Ausland zahlen Sie das Porto.

Paare mit eingesticktem Namen können wir nicht zurücknehmen.`,
    ),
    page(
      'https://puschelei.example/zahlung',
      'Bezahlen',
      'payment',
      `Wir nehmen PayPal, Kreditkarte, Vorkasse und Rechnung über Klarna. Bei Vorkasse gibt es 2 % Skonto.`,
    ),
    page(
      'https://puschelei.example/groessen',
      'Welche Größe?',
      'sizes',
      `Stellen Sie sich mit der Ferse an die Wand und messen Sie bis zur längsten Zehe. 24 cm sind Größe 38, 24,7 cm Größe 39, 25,5 cm Größe 40, 27 cm Größe 42, 28,3 cm Größe 44.

Filz gibt mit der Zeit nach. Wer zwischen zwei Größen liegt, nimmt die kleinere.`,
    ),
    page(
      'https://puschelei.example/pflege',
      'Filz pflegen',
      'questions',
      `Wie wasche ich Filz?

Nur von Hand in lauwarmem Wasser mit Wollshampoo, nie in der Maschine. Danach in Form ziehen und mit Zeitungspapier ausstopfen.

Was tun gegen Motten?

Die Schuhe in einer Tüte drei Tage in die Gefriertruhe legen, danach kräftig ausbürsten.

Die Sohle ist rutschig?

Ledersohlen mit feinem Schleifpapier anrauen.`,
    ),
    page(
      'https://puschelei.example/besohlen',
      'Neue Sohlen',
      'questions',
      `Durchgelaufen? Wir besohlen jedes Paar aus unserem Haus für 24 € neu, mit Latex oder Leder. Das dauert zwei Wochen. Fremde Hausschuhe nehmen wir nicht an.`,
    ),
    page(
      'https://puschelei.example/kurs',
      'Filzkurs',
      'questions',
      `Jeden ersten Samstag im Monat filzen Sie bei uns Ihre eigenen Pantoffeln, von 10 bis 16 Uhr. Der Kurs kostet 68 € mit Wolle und Brotzeit, höchstens acht Leute sind dabei.`,
    ),
    page(
      'https://puschelei.example/laden',
      'Laden',
      'contact',
      `Sie finden uns am Marktplatz 9 in Bad Tölz. Geöffnet Montag bis Freitag 9 bis 18 Uhr, Samstag 9 bis 13 Uhr.`,
    ),
    page(
      'https://puschelei.example/blog/almabtrieb',
      'Blog: Unsere Schafe kommen heim',
      'questions',
      `Am 19. September zogen 140 Schafe durch den Ort. Eines blieb vor der Bäckerei stehen und fraß eine Breze für 1,10 €.

Resi hat es mit einer zweiten Breze weitergelockt.`,
    ),
  ],
  products: [
    {
      title: 'Pantoffel Alma',
      price: 49,
      was: 59,
      categories: ['Pantoffeln'],
      attributes: { Für: ['Damen'], Obermaterial: ['Wollfilz'], Sohle: ['Latex'] },
      variants: each('Farbe', ['Grau', 'Beere', 'Tanne'], ['Beere']),
    },
    {
      title: 'Pantoffel Korbinian',
      price: 56,
      categories: ['Pantoffeln'],
      attributes: { Für: ['Herren'], Obermaterial: ['Wollfilz'], Sohle: ['Leder'] },
      variants: each('Größe', ['41', '42', '43', '44', '45'], ['44']),
    },
    {
      title: 'Hüttenschuh Gams',
      price: 72,
      categories: ['Hüttenschuhe'],
      attributes: { Für: ['Herren'], Obermaterial: ['Walkloden'], Sohle: ['Gummi'], Schafthöhe: ['14 cm'] },
      variants: each('Größe', ['41', '42', '43', '44', '45']),
    },
    {
      title: 'Hüttenschuh Edelraut',
      price: 94,
      inStock: false,
      categories: ['Hüttenschuhe'],
      attributes: { Für: ['Damen'], Obermaterial: ['Lammfell'], Sohle: ['Gummi'], Schafthöhe: ['18 cm'] },
    },
    {
      title: 'Kinderpuschen Igel',
      price: 29,
      categories: ['Kinder'],
      attributes: { Für: ['Kinder'], Obermaterial: ['Wollfilz'], Sohle: ['Leder'] },
      variants: each('Größe', ['22–24', '25–27', '28–30']),
    },
    {
      title: 'Babypuschen Maus',
      price: 22,
      categories: ['Babys'],
      attributes: { Für: ['Babys'], Obermaterial: ['Leder'] },
      variants: each('Größe', ['18–19', '20–21']),
    },
    {
      title: 'Ballerina Lotte',
      price: 38,
      categories: ['Ballerinas'],
      attributes: { Für: ['Damen'], Obermaterial: ['Leder'] },
      variants: each('Größe', ['37', '38', '39', '40']),
    },
    {
      title: 'Gästeset Stube',
      price: 65,
      was: 79,
      categories: ['Für Gäste'],
      attributes: { Inhalt: ['5 Paar in einer Filztasche'] },
    },
    {
      title: 'Einlegesohle Lammfell',
      price: 14.5,
      categories: ['Zubehör'],
      variants: each('Größe', ['37', '39', '41', '43', '45']),
    },
    { title: 'Wollshampoo Flausch', price: 8.9, categories: ['Zubehör'], attributes: { Inhalt: ['250 ml'] } },
    { title: 'Schuhlöffel Buche', price: 11, categories: ['Zubehör'], attributes: { Länge: ['55 cm'], Material: ['Buchenholz'] } },
  ],
};
