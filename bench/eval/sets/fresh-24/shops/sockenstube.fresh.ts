/** A shop of the twenty-fourth fresh set: socks, tights and leggings. */
import type { Shop } from '../../../lib/shop.ts';
import { each, page, silent } from '../../fresh-13/shops/kit.fresh.ts';

export const sockenstube: Shop = {
  key: 'sockenstube',
  language: 'de',
  currency: 'EUR',
  url: 'https://sockenstube.example',
  quiz: { question: 'Für wen suchen Sie?', answers: ['Für mich', 'Für jemand anderen'] },
  profile: {
    ...silent,
    companyName: 'Sockenstube Rieder',
    whatServicesDoYouOfferToClients: 'Socken, Strümpfe, Strumpfhosen und Leggings für Damen, Herren und Kinder.',
    moreInformationAboutYourProducts:
      'Fast alles wird in Familienbetrieben auf der Schwäbischen Alb und in Portugal gestrickt. Unsere Baumwolle ist zu 100 % aus biologischem Anbau. Alle Socken haben handgekettelte Spitzen, die nicht drücken.',
    howCanCustomersReachYouOrYourTeam: 'Telefon 07431 555 90, Montag bis Freitag 9–16 Uhr, oder E-Mail an hallo@sockenstube.example.',
    howMuchDiscountCanYouDoMaximum: '',
    whatAreFAQs: `Gibt es Mengenrabatt?
Ab zehn Paar Socken ziehen wir 10 % ab, auch wenn Sie verschiedene Modelle mischen. Der Rabatt erscheint im Warenkorb.

Kann ich Socken mit einem Logo besticken lassen?
Ja, ab 50 Paar. Schreiben Sie uns, dann bekommen Sie innerhalb von drei Tagen ein Angebot.

Rutschen die Füßlinge?
Nein, an der Ferse sitzt innen ein Streifen aus Silikon.`,
  },
  pages: [
    page(
      'https://sockenstube.example/versand',
      'Versand und Lieferzeit',
      'delivery',
      `Innerhalb Deutschlands kostet der Versand 3,90 €. Ab 45 € Bestellwert liefern wir versandkostenfrei.

Wir verschicken klimaneutral mit DHL. Bestellungen, die bis 13 Uhr eingehen, gehen noch am selben Werktag raus und sind meist nach ein bis zwei Werktagen bei Ihnen.

Nach Österreich und in die Niederlande berechnen wir 8,50 €, in die Schweiz 12,90 €. In der Schweiz kommen Zoll und Einfuhrsteuer dazu, die der Empfänger zahlt.

Lieferung an eine Packstation ist möglich. Bitte geben Sie dann Ihre Postnummer an.

Auf Wunsch packen wir Ihre Bestellung für 2,50 € in eine Geschenkschachtel mit Karte. Die Rechnung schicken wir in diesem Fall nur per E-Mail.`,
    ),
    page(
      'https://sockenstube.example/rueckgabe',
      'Rückgabe und Umtausch',
      'returns',
      `Sie können ungetragene Ware innerhalb von 100 Tagen zurückgeben. Das Rücksendeetikett drucken Sie in Ihrem Kundenkonto aus; die Rücksendung ist für Sie innerhalb Deutschlands kostenlos. Aus dem Ausland tragen Sie das Porto selbst.

Strumpfhosen und Füßlinge nehmen wir aus hygienischen Gründen nur in der ungeöffneten Verpackung zurück.

Ein Umtausch in eine andere Größe ist kostenlos. Legen Sie einfach einen Zettel mit der gewünschten Größe bei.

Das Geld ist spätestens fünf Werktage nach Eingang der Rücksendung wieder auf Ihrem Konto.`,
    ),
    page(
      'https://sockenstube.example/groessen',
      'Größentabelle',
      'questions',
      `Socken wählen Sie nach der Schuhgröße: 35–38, 39–42 und 43–46. Liegen Sie dazwischen oder haben Sie breite Füße, nehmen Sie die größere.

Strumpfhosen und Leggings für Damen richten sich nach Konfektionsgröße und Körpergröße: S passt bei 36/38, M bei 40/42, L bei 44/46 und XL bei 48/50. Wer größer als 1,75 m ist, nimmt eine Größe mehr.

Kindersocken gibt es in 23–26, 27–30 und 31–34.

Stützstrümpfe: Messen Sie morgens den Umfang der Fessel an der schmalsten Stelle. Bis 22 cm passt Größe I, von 22 bis 25 cm Größe II, darüber Größe III.`,
    ),
    page(
      'https://sockenstube.example/pflege',
      'Waschen und Pflegen',
      'questions',
      `Baumwollsocken waschen Sie bei 40 Grad auf links. Merinosocken vertragen 30 Grad im Wollprogramm. Weichspüler verklebt die Fasern, lassen Sie ihn bitte weg.

In den Trockner dürfen nur die Baumwollsocken, und zwar auf niedriger Stufe.

Feinstrumpfhosen gehören in einen Wäschebeutel. Zieht sich ein Faden, stoppt ein Tropfen klarer Nagellack die Laufmasche.

Gegen Knötchen auf Wollsocken hilft ein Fusselrasierer.`,
    ),
    page(
      'https://sockenstube.example/zahlung',
      'Zahlungsarten',
      'payment',
      `Sie zahlen per Kreditkarte (Visa, Mastercard), PayPal, SEPA-Lastschrift oder auf Rechnung. Die Rechnung ist innerhalb von 14 Tagen fällig und für Erstbestellungen auf 150 € begrenzt.

Bei Vorkasse bekommen Sie 2 % Skonto.

Gutscheine gibt es über 20, 30 und 50 €. Sie gelten drei Jahre ab Kauf.`,
    ),
    page(
      'https://sockenstube.example/laden',
      'Unser Laden und wir',
      'contact',
      `Sockenstube Rieder, Marktstraße 17, 72458 Albstadt

Dienstag bis Freitag 9:30 – 18 Uhr, Samstag 9 – 13 Uhr. Montags haben wir geschlossen.

Großvater Eugen Rieder stellte 1956 seine erste Strickmaschine in den Keller. Heute führen Anja und Tobias Rieder den Laden in dritter Generation.

Geht eine unserer Socken innerhalb eines Jahres kaputt, ersetzen wir das Paar. Ein Foto per E-Mail genügt uns.`,
    ),
  ],
  products: [
    {
      title: 'Alltagssocke Alba',
      price: 7.9,
      categories: ['Socken', 'Damen', 'Herren'],
      attributes: { Material: ['98 % Bio-Baumwolle, 2 % Elasthan'], Bund: ['Normal'], Höhe: ['Wadenhoch'] },
      variants: [
        { options: { Größe: '35–38', Farbe: 'Schwarz' } },
        { options: { Größe: '39–42', Farbe: 'Schwarz' } },
        { options: { Größe: '43–46', Farbe: 'Schwarz' } },
        { options: { Größe: '35–38', Farbe: 'Senfgelb' } },
        { options: { Größe: '39–42', Farbe: 'Senfgelb' }, inStock: false },
        { options: { Größe: '43–46', Farbe: 'Senfgelb' } },
      ],
      description: 'Unsere Socke für jeden Tag, weich und haltbar.',
    },
    {
      title: 'Alba 5er-Pack',
      price: 34.9,
      was: 39.5,
      categories: ['Socken', 'Damen', 'Herren'],
      attributes: { Material: ['98 % Bio-Baumwolle, 2 % Elasthan'], Inhalt: ['5 Paar'], Farbe: ['Schwarz'] },
      variants: each('Größe', ['35–38', '39–42', '43–46']),
      description: 'Fünf Paar schwarze Alltagssocken im Vorteilspack.',
    },
    {
      title: 'Komfortsocke Lina ohne Gummi',
      price: 9.5,
      categories: ['Socken', 'Damen', 'Herren'],
      attributes: { Material: ['96 % Bio-Baumwolle, 4 % Polyamid'], Bund: ['Ohne Gummi, sehr weit'], Höhe: ['Wadenhoch'] },
      variants: each('Größe', ['35–38', '39–42', '43–46']),
      description: 'Schneidet nicht ein. Auch für Menschen mit Diabetes und bei geschwollenen Beinen geeignet.',
    },
    {
      title: 'Wandersocke Zollern',
      price: 18.9,
      categories: ['Socken', 'Sport'],
      attributes: { Material: ['70 % Merinowolle, 28 % Polyamid, 2 % Elasthan'], Polster: ['Ferse und Zehen'], Höhe: ['Wadenhoch'] },
      variants: [
        { options: { Größe: '35–38', Farbe: 'Grau' } },
        { options: { Größe: '39–42', Farbe: 'Grau' } },
        { options: { Größe: '43–46', Farbe: 'Grau' }, inStock: false },
        { options: { Größe: '35–38', Farbe: 'Oliv' } },
        { options: { Größe: '39–42', Farbe: 'Oliv' } },
        { options: { Größe: '43–46', Farbe: 'Oliv' } },
      ],
      description: 'Gepolstert gegen Blasen, für lange Touren in Wanderschuhen.',
    },
    {
      title: 'Laufsocke Donau',
      price: 13.9,
      categories: ['Socken', 'Sport'],
      attributes: { Material: ['85 % Polyamid, 15 % Elasthan'], Höhe: ['Knöchelhoch'] },
      variants: each('Größe', ['35–38', '39–42', '43–46']),
      description: 'Dünn, luftig und schnell trocken. Zum Joggen.',
    },
    {
      title: 'Kuschelsocke Schäfle',
      price: 15.5,
      categories: ['Socken', 'Damen'],
      attributes: { Material: ['60 % Alpaka, 40 % Schurwolle'], Sohle: ['Mit Noppen'] },
      variants: each('Farbe', ['Creme', 'Beere', 'Petrol']),
      description: 'Dicke Haussocke für kalte Füße auf dem Sofa.',
    },
    {
      title: 'Füßling Unsichtbar, 3er-Pack',
      price: 14.9,
      categories: ['Füßlinge', 'Damen', 'Herren'],
      attributes: { Material: ['80 % Bio-Baumwolle, 18 % Polyamid, 2 % Elasthan'], Inhalt: ['3 Paar'] },
      variants: [
        { options: { Größe: '35–38', Farbe: 'Haut' } },
        { options: { Größe: '39–42', Farbe: 'Haut' } },
        { options: { Größe: '43–46', Farbe: 'Weiß' } },
      ],
      description: 'Im Turnschuh nicht zu sehen.',
    },
    {
      title: 'Kindersocke Tierfreunde, 3er-Pack',
      price: 12.9,
      categories: ['Socken', 'Kinder'],
      attributes: { Material: ['95 % Bio-Baumwolle, 5 % Elasthan'], Inhalt: ['3 Paar'], Motiv: ['Fuchs, Igel und Bär'] },
      variants: each('Größe', ['23–26', '27–30', '31–34'], ['27–30']),
    },
    {
      title: 'Kinderstrumpfhose Ringel',
      price: 16.9,
      categories: ['Strumpfhosen', 'Kinder'],
      attributes: { Material: ['90 % Bio-Baumwolle, 10 % Polyamid'] },
      variants: each('Größe', ['86/92', '98/104', '110/116']),
      description: 'Geringelt in Rot und Weiß, mit weichem Bund.',
    },
    {
      title: 'Feinstrumpfhose Seidenmatt 20 den',
      price: 11.9,
      categories: ['Strumpfhosen', 'Damen'],
      attributes: { Stärke: ['20 den'], Material: ['85 % Polyamid, 15 % Elasthan'], Optik: ['Matt, leicht durchsichtig'] },
      variants: [
        { options: { Größe: 'S', Farbe: 'Schwarz' } },
        { options: { Größe: 'M', Farbe: 'Schwarz' } },
        { options: { Größe: 'L', Farbe: 'Schwarz' } },
        { options: { Größe: 'S', Farbe: 'Haut' } },
        { options: { Größe: 'M', Farbe: 'Haut' } },
      ],
    },
    {
      title: 'Strumpfhose Blickdicht 80 den',
      price: 17.9,
      categories: ['Strumpfhosen', 'Damen'],
      attributes: { Stärke: ['80 den'], Material: ['88 % Polyamid, 12 % Elasthan'], Optik: ['Blickdicht'] },
      variants: [
        { options: { Größe: 'S', Farbe: 'Schwarz' } },
        { options: { Größe: 'M', Farbe: 'Schwarz' } },
        { options: { Größe: 'L', Farbe: 'Schwarz' } },
        { options: { Größe: 'XL', Farbe: 'Schwarz' } },
        { options: { Größe: 'S', Farbe: 'Bordeaux' } },
        { options: { Größe: 'M', Farbe: 'Bordeaux' } },
        { options: { Größe: 'L', Farbe: 'Bordeaux' }, inStock: false },
      ],
      description: 'Warm genug für den Winter, mit breitem Bund.',
    },
    {
      title: 'Wollleggings Albtrauf',
      price: 49,
      categories: ['Leggings', 'Damen'],
      attributes: { Material: ['55 % Merinowolle, 40 % Baumwolle, 5 % Elasthan'], Länge: ['Knöchellang'] },
      variants: each('Größe', ['S', 'M', 'L', 'XL'], ['S']),
      description: 'Unter dem Rock oder als lange Unterhose.',
    },
    {
      title: 'Reise-Stützstrumpf',
      price: 24.9,
      categories: ['Stützstrümpfe'],
      attributes: { Material: ['75 % Polyamid, 25 % Elasthan'], Druck: ['15–18 mmHg'], Höhe: ['Kniehoch'] },
      variants: each('Größe', ['I', 'II', 'III']),
      description: 'Für lange Flüge und für alle, die viel stehen.',
    },
  ],
};
