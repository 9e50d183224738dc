/** Whether the thing in view or a text of the shop answers: what a text says in more of the question's words, or of a right, is told before the thing. Over HTTP. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { product } from '../testing.ts';
import { shopOf, visitsTo } from './testing/visits.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

interface Case {
  language: string;
  faqs: string;
  kind: string;
  title: string;
  description?: string;
  attributes?: Record<string, string[]>;
  option?: [name: string, values: string[]];
  /** The last is the question. */
  says: string[];
  tells: string;
}

const cases: Record<string, Case[]> = {
  'how often something is done, beside what the description has of it': [
    {
      language: 'de',
      faqs: 'Wie pflege ich den Brunnen?\nReinigen Sie ihn mit heißem Wasser. Den Filter wechseln Sie alle vier Wochen.',
      kind: 'Trinkbrunnen',
      title: 'Trinkbrunnen Zorvik',
      description: 'Leise und sparsam. Ein Filter ist dabei.',
      says: ['Habt ihr einen Trinkbrunnen?', 'muss man da oft den filter wechseln?'],
      tells: 'alle vier Wochen',
    },
    {
      language: 'en',
      faqs: 'How do I look after the fountain?\nRinse it with hot water. Change the filter every four weeks.',
      kind: 'Fountains',
      title: 'Fountain Zorvik',
      description: 'Quiet and thrifty. A filter is fitted.',
      says: ['do you have a fountain?', 'do I have to change the filter often?'],
      tells: 'every four weeks',
    },
  ],
  'care of its kind, where a text tells of other things': [
    {
      language: 'en',
      faqs:
        'My light does not charge any more. What can I do?\nClean the contacts: wipe them with a dry cloth.\n\n' +
        'Looking after your things\nTake the pads out of your helmet and wash them at 30 degrees.',
      kind: 'Helmets',
      title: 'Helmet Zorvik',
      says: ['do you have a helmet?', 'how do I clean it?'],
      tells: 'wash them at 30 degrees',
    },
    {
      language: 'fr',
      faqs:
        'Ma lampe ne charge plus, que faire ?\nNettoyez les contacts avec un chiffon sec.\n\n' +
        'Entretien\nLavez les coussinets du casque à 30 degrés.',
      kind: 'Casques',
      title: 'Casque Zorvik',
      says: ['vous avez un casque ?', 'on le lave comment ?'],
      tells: 'à 30 degrés',
    },
  ],
  'when it comes, where another text names its kind': [
    {
      language: 'nl',
      faqs:
        'Bezorgen\nBesteld voor 16 uur, dan is het pakket binnen twee werkdagen in huis.\n\n' +
        'Retour en garantie\nJe mag alles binnen 30 dagen terugsturen. Bestel je een voederhuisje, dan heb je drie jaar garantie.',
      kind: 'Voederhuisjes',
      title: 'Voederhuis Zorvik',
      says: ['Ik zoek een voederhuis', 'Wanneer heb ik hem als ik nu bestel?'],
      tells: 'binnen twee werkdagen',
    },
    {
      language: 'en',
      faqs:
        'Delivery\nOrdered before 4 pm, your parcel is with you within two working days.\n\n' +
        'Returns and guarantee\nYou may send everything back within 30 days. If you order a feeder now, you have a guarantee of three years.',
      kind: 'Feeders',
      title: 'Feeder Zorvik',
      says: ['I am looking for a feeder', 'When do I have it if I order now?'],
      tells: 'within two working days',
    },
  ],
  'how often, by the description': [
    {
      language: 'es',
      faqs: '¿Cuánto tarda el envío?\nDe 3 a 5 días laborables.',
      kind: 'Mascarillas',
      title: 'Mascarilla Zorvik',
      description: 'Repara las puntas. Se deja diez minutos, una vez por semana.',
      says: ['¿tenéis mascarilla?', 'cada cuanto se pone'],
      tells: 'una vez por semana',
    },
  ],
  'care of what it is made of': [
    {
      language: 'it',
      faqs: 'Si possono lavare i guanti?\nLa nappa no: la porti in tintoria. La lana si lava a mano.',
      kind: 'Guanti',
      title: 'Guanto Zorvik',
      attributes: { 'Tipo di pelle': ['Nappa'] },
      says: ['avete dei guanti?', 'i guanti di nappa posso lavarli?'],
      tells: 'tintoria',
    },
    {
      language: 'en',
      faqs: 'Can gloves be washed?\nNot those of nappa: take them to a cleaner. Wool is washed by hand.',
      kind: 'Gloves',
      title: 'Glove Zorvik',
      attributes: { Leather: ['Nappa'] },
      says: ['do you have gloves?', 'can I wash gloves of nappa?'],
      tells: 'to a cleaner',
    },
  ],
  'what belongs to things of its kind': [
    {
      language: 'it',
      faqs: 'Che racchette avete?\nLe racchette si vendono senza corde, tranne quelle per bambini.',
      kind: 'Racchette',
      title: 'Racchetta Zorvik',
      description: 'Maneggevole e tollerante.',
      says: ['avete una racchetta?', 'le corde sono comprese?'],
      tells: 'senza corde',
    },
    {
      language: 'pl',
      faqs: 'Czy do zabawek trzeba dokupić baterie?\nNie, wysyłamy je z bateriami.',
      kind: 'Ukulele',
      title: 'Ukulele Zorvik',
      description: 'Ładnie brzmi. Z pokrowcem i zapasowymi strunami.',
      says: ['macie ukulele?', 'Czy pokrowiec jest w zestawie, czy muszę go dokupić?'],
      tells: 'Z pokrowcem',
    },
    {
      language: 'tr',
      faqs: 'Kargo ne kadar?\n90 TL.',
      kind: 'Havlular',
      title: 'Havlu Zorvik',
      description: 'Kumu tutmaz, çabuk kurur. Yanında ipli bir çantası gelir.',
      says: ['havlu var mı?', 'Yanında çanta geliyor mu?'],
      tells: 'çantası gelir',
    },
    {
      language: 'pl',
      faqs: 'Ile kosztuje wysyłka?\n12 zł.',
      kind: 'Wyrzynarki',
      title: 'Wyrzynarka Zorvik',
      description: 'Tnie po łuku.',
      attributes: { Zasilanie: ['Akumulator 18 V, brak w zestawie'] },
      says: ['szukam wyrzynarki', 'Akumulator jest w komplecie?'],
      tells: 'brak w zestawie',
    },
  ],
  'what is in it': [
    {
      language: 'de',
      faqs: 'Was kostet der Versand?\n4,90 Euro.',
      kind: 'Kräutertee',
      title: 'Kräutertee Zorvik',
      description: 'Für ruhige Abende.',
      attributes: { Zutaten: ['Melisse', 'Lavendel'] },
      says: ['Habt ihr Kräutertee?', 'Was ist da alles drin?'],
      tells: 'Melisse',
    },
    {
      language: 'fr',
      faqs: 'Combien coûte la livraison ?\n4,90 €.',
      kind: 'Coffrets',
      title: 'Coffret Zorvik',
      description: 'Exactement ce qu’il faut pour le goûter, et la boîte garde tout dedans.',
      attributes: { Contenu: ['un thé, des sablés, une tasse'] },
      says: ['vous avez un coffret ?', 'il y a quoi dedans exactement ?'],
      tells: 'sablés',
    },
  ],
  'what is done with the thing': [
    {
      language: 'tr',
      faqs: 'Kordon uzun gelirse ne yapabilirim?\nÇelik kordonları ücretsiz kısaltıyoruz.',
      kind: 'Saatler',
      title: 'Kol Saati Zorvik',
      attributes: { Kordon: ['Çelik'] },
      says: ['saat var mı?', 'kordonu kısaltıyo musunuz'],
      tells: 'ücretsiz kısaltıyoruz',
    },
    {
      language: 'it',
      faqs: 'Affilate i coltelli?\nSì, di qualsiasi marca: tre giorni.',
      kind: 'Coltelli',
      title: 'Coltello Zorvik',
      attributes: { Lama: ['Acciaio'] },
      says: ['avete un coltello?', 'e se perde il filo lo affilate voi?'],
      tells: 'qualsiasi marca',
    },
    {
      language: 'de',
      faqs: 'Gibt es Ersatzteile?\nFür unsere Kratzbäume bekommen Sie alle Teile einzeln. Ein neuer Stamm mit Sisal kostet 14 Euro.',
      kind: 'Kratzbäume',
      title: 'Kratzbaum Zorvik',
      attributes: { Material: ['Sisal und Plüsch'] },
      says: ['Habt ihr einen Kratzbaum?', 'Kriegt man da später Ersatzteile, wenn das Sisal durch ist?'],
      tells: 'alle Teile einzeln',
    },
    {
      language: 'de',
      faqs: 'Packt ihr Geschenke ein?\nGern, für 2,50 Euro je Päckchen.',
      kind: 'Tassen',
      title: 'Tasse Zorvik',
      says: ['Habt ihr eine Tasse?', 'Könnt ihr das als Geschenk einpacken?'],
      tells: '2,50',
    },
  ],
  'a right, not how it is used': [
    {
      language: 'nl',
      faqs:
        'Past de tas op mijn fiets?\nDe haken van onze tassen passen op elke fiets met buizen tot 16 mm.\n\n' +
        'Kan ik iets terugsturen?\nJa, binnen 60 dagen.',
      kind: 'Fietstassen',
      title: 'Fietstas Zorvik',
      says: ['hebben jullie een fietstas?', 'en als de tas niet op haar fiets past?'],
      tells: '60 dagen',
    },
    {
      language: 'en',
      faqs: 'Was it a present?\nWith the gift receipt she can swap it within 60 days.\n\nHow is it made?\nBy hand.',
      kind: 'Rattles',
      title: 'Rattle Zorvik',
      says: ['do you have a rattle?', 'can she swop it if shes already got one'],
      tells: '60 days',
    },
  ],
  'which size, where no text tells it': [
    {
      language: 'fr',
      faqs: 'Combien coûte la livraison ?\n4,90 €.',
      kind: 'Casques',
      title: 'Casque Zorvik',
      option: ['Taille', ['XS (46–50 cm)', 'S (50–54 cm)']],
      says: ['vous avez un casque ?', 'Quelle taille dois-je prendre ?'],
      tells: '46–50 cm',
    },
  ],
  'how long it takes to the place that was named before': [
    {
      language: 'de',
      faqs:
        'Was kostet der Versand?\nInnerhalb Deutschlands 4,50 Euro. Ihr Paket ist 1 bis 3 Werktage unterwegs.\n\n' +
        'Liefert ihr ins Ausland?\nIn die Schweiz liefern wir für 14 Euro, das dauert 5 bis 8 Werktage.',
      kind: 'Schuhe',
      title: 'Schuh Zorvik',
      says: ['Habt ihr Schuhe?', 'Was kostet er mit Versand in die Schweiz?', 'und wie lange ist das paket da unterwegs'],
      tells: '5 bis 8 Werktage',
    },
  ],
};

describe.each(Object.entries(cases))('%s', (_, all) => {
  it.each(all)('$language: $says', async ({ language, faqs, kind, title, description = '', attributes = {}, option, says, tells }) => {
    const [name = '', values = []] = option ?? [];
    const version = { priceMinor: 4900, regularPriceMinor: null, inStock: true, sku: null, image: '' };
    const variants = values.map((value) => ({ id: value, options: { [name]: value }, ...version }));
    const stated = { ...attributes, ...(values.length > 0 && { [name]: values }) };
    const thing = { ...product(title, kind, 4900), description, attributes: stated, variants, language };
    const ask = (await visitsTo(t, await shopOf(t, [thing], faqs)))();
    const replies = [];
    for (const message of says) replies.push((await ask(message)).outputChatGPT);
    expect(replies.at(-1)).toContain(tells);
  });
});
