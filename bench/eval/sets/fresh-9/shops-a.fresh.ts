/** Shops of the ninth fresh set: home brewing, model railways. */
import type { Shop } from '../../lib/shop.ts';

const silent = {
  whatServicesDoYouOfferToClients: '',
  moreInformationAboutYourProducts: '',
  howCanCustomersReachYouOrYourTeam: '',
  whatAreFAQs: '',
  howMuchDiscountCanYouDoMaximum: '',
};

export const wortwell: Shop = {
  key: 'wortwell',
  language: 'en',
  currency: 'GBP',
  url: 'https://wortwell.example',
  quiz: { question: 'Have you brewed before?', answers: ['Never', 'Something else'] },
  profile: {
    ...silent,
    companyName: 'Wortwell Home Brew',
    whatServicesDoYouOfferToClients:
      'We crush grain to your recipe for 40p a kilo. Empty gas cylinders are refilled while you wait for £9.50. A brewing evening is held on the last Thursday of each month; £28 including supper.',
    moreInformationAboutYourProducts: 'Our malt is floor-malted in Norfolk. Every kit makes 23 litres, about forty pints.',
    howCanCustomersReachYouOrYourTeam: 'Call 01603 555 044 or write to mash@wortwell.example',
    whatAreFAQs: `Do you keep live yeast?
Yes, in sachets and as liquid. Liquid yeast travels with an ice pack, which we add without charge from May to September.`,
  },
  pages: [
    {
      url: 'https://wortwell.example/delivery',
      title: 'Delivery',
      topic: 'delivery',
      text: `Delivery

Basket: up to 2 kg · England and Wales: £3.60 · Scotland: £4.90
Basket: up to 30 kg · England and Wales: £6.80 · Scotland: £11.40
Basket: above 30 kg · England and Wales: £14 · Scotland: £26

Baskets above £75 travel free within England and Wales.

What is ordered before 3 pm leaves us the same working day; allow two days on the road.

The Channel Islands and Ireland are beyond us, since the duty on malt extract changed.

Bottles and demijohns go in moulded pulp. Should one arrive in pieces, photograph it and tell us by the end of the next day; a new one follows at once.

The driver tries twice. After that the box waits nine days at the depot nearest to you.`,
    },
    {
      url: 'https://wortwell.example/returns',
      title: 'Returns',
      topic: 'returns',
      text: `Returns

You may bring or send back hardware within 28 days as long as no liquid has been in it. Postage is yours to bear.

Malt, hops and yeast, once they left us, are yours for good.

We refund within six working days to the account the money came from.

Boilers and chillers are covered for two years; seals and taps wear out and are not.`,
    },
    {
      url: 'https://wortwell.example/know-how',
      title: 'Know-how',
      topic: 'questions',
      text: `Know-how

How long until I can drink it?

Reckon with a week in the bucket, two in bottles and, for stouts, another month of patience.

How warm should the room be?

Ale yeast works between 18 and 22 degrees. Lager yeast wants 10 to 13, so use a fridge with a controller.

How do I get rid of germs?

Rinse everything with our no-rinse sanitiser, 2 ml to a litre, and let it drip dry. Household bleach leaves a taste.

Nothing bubbles in the airlock?

Wait 48 hours first. Then check that the lid is tight, and move the bucket somewhere warmer. If the gravity has fallen, all is well.

Why did my bottles burst?

Too much sugar, or bottled too soon. Prime with 5 g a litre and only when the hydrometer has stood still for three days.

My beer has gone cloudy.

Chill haze is harmless and goes once the glass warms up. A teaspoon of Irish moss in the boil prevents it.

Is it lawful to sell what I brew?

Not without registering with the revenue. Giving it away is fine.

Which kit suits somebody who avoids gluten?

None. Our sorghum syrup is free of it, though, and comes with a recipe.

How long does grain keep?

Whole: a year in a dry place. Crushed: six weeks. Hops belong in the freezer.

May I pay later?

We take cards and PayPal, also in three instalments through Clearpay. No cash in the post.

Where are you?

The Maltings, 8 King Street, Norwich. Wednesday to Sunday, ten till five. Two bays for loading are behind the house.`,
    },
  ],
  products: [
    { title: 'Broadland Bitter Kit', price: 24, categories: ['Kits'], attributes: { Strength: ['4.1 %'], Weight: ['3 kg'] } },
    { title: 'Fenman Stout Kit', price: 27.5, was: 31, categories: ['Kits'], attributes: { Strength: ['5.2 %'], Weight: ['3.4 kg'] } },
    { title: 'Wherry Pale Kit', price: 22, inStock: false, categories: ['Kits'], attributes: { Strength: ['3.8 %'], Weight: ['3 kg'] } },
    {
      title: 'Electric Mash Boiler',
      price: 265,
      categories: ['Boilers'],
      attributes: { Capacity: ['35 l'], Power: ['2500 W'], Weight: ['9.2 kg'] },
    },
    { title: 'Stove-top Pot', price: 79, was: 95, categories: ['Boilers'], attributes: { Capacity: ['25 l'], Weight: ['4.1 kg'] } },
    { title: 'Copper Coil Chiller', price: 58, categories: ['Chillers'] },
    { title: 'Fermenting Bucket', price: 16.5, categories: ['Fermenters'], attributes: { Capacity: ['30 l'] } },
    { title: 'Glass Demijohn', price: 14, categories: ['Fermenters'], attributes: { Capacity: ['5 l'] } },
    { title: 'Norfolk Hydrometer', price: 8.5, categories: ['Measuring'] },
    {
      title: 'Swing-top Bottles',
      price: 21,
      categories: ['Bottling'],
      variants: [{ options: { Colour: 'Brown' } }, { options: { Colour: 'Clear' }, inStock: false }],
    },
    { title: 'Goldings Hops 100 g', price: 5.2, categories: ['Ingredients'] },
  ],
};

export const gleisfeld: Shop = {
  key: 'gleisfeld',
  language: 'de',
  currency: 'EUR',
  url: 'https://gleisfeld.example',
  quiz: { question: 'Welche Spur fahren Sie?', answers: ['H0', 'Etwas anderes'] },
  profile: {
    ...silent,
    companyName: 'Gleisfeld Modellbahnen',
    whatServicesDoYouOfferToClients:
      'Wir rüsten Lokomotiven auf Digitalbetrieb um, 49 € je Lok zuzüglich Decoder. Sammlungen kaufen wir nach Besichtigung an.',
    moreInformationAboutYourProducts: 'Unsere Landschaftsmatten kommen aus dem Erzgebirge und sind lösemittelfrei.',
    howCanCustomersReachYouOrYourTeam: 'Telefon 0351 555 0118, E-Mail weiche@gleisfeld.example',
    whatAreFAQs: `Kann ich eine Lok im Laden Probe fahren?
Gern, auf unserer Testanlage im Erdgeschoss. Nehmen Sie auch eigene Wagen mit.`,
  },
  pages: [
    {
      url: 'https://gleisfeld.example/versand',
      title: 'Versand',
      topic: 'delivery',
      text: `Versand

Sendung: Päckchen bis 2 kg · Deutschland: 4,90 € · Österreich: 9,90 €
Sendung: Paket bis 15 kg · Deutschland: 6,90 € · Österreich: 14,50 €
Sendung: Sperrige Gleisbretter · Deutschland: 19 € · Österreich: nur Abholung

Ab 120 € Warenwert tragen wir in Deutschland das Porto, ausgenommen Gleisbretter.

Bestellungen bis 11 Uhr geben wir am selben Werktag auf. Danach dauert es in der Regel zwei Tage.

In die Schweiz und nach Liechtenstein verschicken wir seit 2022 nicht mehr.

Eine Ablage ohne Unterschrift erlauben wir wegen des Wertes nicht. Treffen die Boten niemanden an, liegt das Paket sieben Tage in der Filiale.`,
    },
    {
      url: 'https://gleisfeld.example/rueckgabe',
      title: 'Rückgabe und Garantie',
      topic: 'returns',
      text: `Rückgabe und Garantie

30 Tage lang nehmen wir Ware zurück, die in der Originalschachtel liegt und keine Laufspuren hat. Das Rückporto zahlen Sie, es sei denn, wir haben uns vertan.

Farben, Kleber und angeschnittene Meterware behalten Sie.

Ihr Geld haben Sie spätestens acht Tage nach Eingang wieder.

Auf Motoren gilt eine Garantie von drei Jahren. Haftreifen und Schleifer sind Verschleißteile.

Fehlt in einem Bausatz ein Teil, schicken wir es kostenlos nach; die Nummer steht auf dem Gießast.`,
    },
    {
      url: 'https://gleisfeld.example/ratgeber',
      title: 'Ratgeber',
      topic: 'questions',
      text: `Ratgeber

Meine Lok ruckelt, was hilft?

Meist sind die Schienen verschmutzt. Reinigen Sie sie mit Isopropanol und einem Filzblock, danach die Räder mit einem Wattestäbchen.

Welcher Radius ist der kleinste?

Dampfloks mit fünf Achsen brauchen mindestens 438 mm, Zweiachser kommen durch 360 mm.

Wie oft muss ich ölen?

Nach etwa 40 Betriebsstunden einen Tropfen je Lager, mehr schadet.

Ab welchem Alter eignet sich die Startpackung?

Ab acht Jahren. Für Jüngere gibt es die Holzbahn, ganz ohne Strom.

Passen Ihre Gleise zu anderen Herstellern?

Mit dem Übergangsgleis 8077 an alle Profile von 2,1 mm Höhe, an Mittelleitergleise nicht.

Wie laut ist der Sound?

Er lässt sich in acht Stufen regeln und ganz abschalten.

Welches Netzteil brauche ich?

Bis drei Züge genügt das mit 36 W, darüber das mit 90 W.

Wie lange trocknet der Schotterkleber?

Über Nacht. Vorher nicht absaugen.

Wie lagere ich Züge über den Sommer?

Trocken und unter 30 Grad, nie auf dem Dachboden. Ein Beutel Kieselgel in der Schachtel verhindert Rost.

Wie kann ich zahlen?

Mit Karte, PayPal, Vorkasse (2 % Nachlass) oder auf Rechnung ab der zweiten Bestellung. Nachnahme gibt es nicht.

Wann haben Sie offen?

Dienstag bis Freitag 10 bis 18 Uhr, samstags bis 13 Uhr. Wachwitzer Straße 12, Dresden. Die Straßenbahn 6 hält vor der Tür.`,
    },
  ],
  products: [
    { title: 'Dampflok Elbtal', price: 329, was: 379, categories: ['Lokomotiven'], attributes: { Gewicht: ['480 g'], Länge: ['24 cm'] } },
    { title: 'Diesellok Lausitz', price: 189, categories: ['Lokomotiven'], attributes: { Gewicht: ['390 g'], Länge: ['21 cm'] } },
    {
      title: 'Rangierlok Pirna',
      price: 119,
      inStock: false,
      categories: ['Lokomotiven'],
      attributes: { Gewicht: ['210 g'], Länge: ['12 cm'] },
    },
    {
      title: 'Personenwagen Heidenau',
      price: 49.9,
      categories: ['Wagen'],
      variants: [{ options: { Farbe: 'Grün' } }, { options: { Farbe: 'Rot' } }, { options: { Farbe: 'Blau' }, inStock: false }],
    },
    { title: 'Kesselwagen Coswig', price: 38, categories: ['Wagen'] },
    { title: 'Startpackung Güterzug', price: 159, categories: ['Startpackungen'] },
    { title: 'Holzbahn Murmeltal', price: 64, categories: ['Startpackungen'] },
    { title: 'Bausatz Bahnhof Rathen', price: 54.5, was: 62, categories: ['Bausätze'] },
    { title: 'Bausatz Stellwerk', price: 23, categories: ['Bausätze'] },
    { title: 'Netzteil 36 W', price: 42, categories: ['Technik'] },
    { title: 'Netzteil 90 W', price: 88, categories: ['Technik'] },
  ],
};
