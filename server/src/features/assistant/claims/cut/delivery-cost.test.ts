/** What delivery costs by the owner's words: computed where all of them are understood, else left to them. */
import { describe, expect, it } from 'vitest';
import type { ChatLanguage } from '../../../../kit/languages/replies/index.ts';
import { deliveryCost } from './delivery-cost.ts';

const home = 'Shipping in Germany costs €4.90, to Austria €7.90. Orders over €150 ship free within Germany.';
const statedCosts: readonly [ChatLanguage, string, string | null, number, string, number][] = [
  ['en', home, 'DE', 20, 'EUR', 4.9],
  ['en', home, 'DE', 200, 'EUR', 0],
  ['en', home, 'AT', 200, 'EUR', 7.9],
  ['en', 'Delivery costs €4.90. Orders over €50 ship free.', null, 20, 'EUR', 4.9],
  ['en', 'Delivery costs €4.90. Orders over €50 ship free.', null, 60, 'EUR', 0],
  ['en', 'Free delivery within Germany from €50. To Austria we charge €9.', 'AT', 60, 'EUR', 9],
  ['de', 'Die Lieferung dauert innerhalb Deutschlands 3 Werktage und kostet 4,90 €. Nach Norwegen kostet sie 15 €.', 'NO', 20, 'EUR', 15],
  ['de', 'Der Versand innerhalb Deutschlands kostet 4,90 €, ab 60 € liefern wir frei Haus.', null, 20, 'EUR', 4.9],
  ['fr', 'La livraison en France coûte 5,90 € et est offerte dès 80 €. Pour la Belgique, 9 €.', 'BE', 90, 'EUR', 9],
  ['en', 'Within the UK we charge €4.90. Ireland and Norway: €12, five days.', 'IE', 20, 'EUR', 12],
  ['fr', 'Belgique et Luxembourg : 9,50 €, quatre jours ouvrés. Suisse : 16 €.', 'BE', 20, 'EUR', 9.5],
  ['fr', 'Belgique et Luxembourg : 9,50 €, quatre jours ouvrés. Suisse : 16 €.', 'LU', 20, 'EUR', 9.5],
  ['it', 'La spedizione in Italia costa 6 € ed è gratuita sopra i 70 €.', 'IT', 80, 'EUR', 0],
  ['de', 'Deutschland: 4,90 €. Golfstaaten: 29 €.', 'KW', 60, 'EUR', 29],
  ['nl', 'Verzenden kost € 4,95 en is gratis vanaf € 50.', null, 30, 'EUR', 4.95],
  ['pl', 'Dostawa w Polsce kosztuje 14,99 zł, a od 200 zł jest darmowa.', 'PL', 100, 'PLN', 14.99],
  ['tr', 'Kargo ücreti 49 TL, 500 TL üzeri siparişlerde kargo ücretsizdir.', null, 300, 'TRY', 49],
  ['en', 'UK standard: £3.95, 3 to 5 working days\nUK express: £6.95, the next working day', 'GB', 20, 'GBP', 3.95],
  ['nl', 'Nederland: € 4,75, de volgende werkdag\nWaddeneilanden: € 9,95\nBelgië: € 7,95', 'NL', 20, 'EUR', 4.75],
  ['fr', 'France : 6 €, 2 jours ouvrés\nCorse : 12 €, 5 jours ouvrés', 'FR', 20, 'EUR', 6],
  ['es', 'Península 4,50 €, gratis desde 45 €. Baleares 7,90 €.', 'ES-IB', 69, 'EUR', 7.9],
  ['nl', 'Nederland: € 4,75, de volgende werkdag\nWaddeneilanden: € 9,95\nBelgië: € 7,95', 'NL-WAD', 20, 'EUR', 9.95],
  ['es', 'Península: 3,95 €. Gratis a partir de 30 €.\nPortugal: 6,90 €, de 2 a 3 días laborables.', 'PT', 77, 'EUR', 6.9],
];
const unsure: readonly [why: string, ChatLanguage, string, string | null, number][] = [
  ['the rate is for abroad, and no country was named', 'en', 'Free delivery within Germany from €50. To Austria we charge €9.', null, 60],
  ['of a list of rates none was asked for', 'en', home, null, 20],
  ['the only amount is the sum from which delivery is free', 'en', 'Delivery is free over €50.', null, 20],
  ['exactly the sum from which it is free', 'en', 'Delivery costs €4.90. Orders over €50 ship free.', null, 50],
  ['two sums from which it is free', 'en', 'Delivery costs €3.95, is free over €60 and at weekends free over €90.', null, 95],
  ['a class of products has its own rate', 'en', 'Delivery costs €4.90, wardrobes €39.', null, 60],
  ['an island that may count as the country', 'fr', 'France : 6 €, offerte dès 60 €. Corse : 12 €.', 'FR-20R', 70],
  ['a supplement is no rate', 'it', 'Isole minori, per esempio Elba: supplemento di 4 €.', 'IT-ISL', 20],
  ['an island without a rate of its own', 'fr', 'France : 6 €. Monde entier : 30 €.', 'FR-20R', 20],
  ['a rate for what no list knows', 'en', 'Germany: €4.90\nWardrobes: €39', 'DE', 60],
  ['islands have their own rate', 'en', 'Delivery costs €4.90 and is free over €50. To the islands we charge €12.', null, 60],
  ['bulky goods have their own rate', 'en', 'Delivery costs €4.90, bulky goods €39.', null, 60],
  [
    'bulky goods that are named in another part of the sentence',
    'en',
    'Bulky goods (sheds and swings) come with a carrier and shipping always costs €29.',
    null,
    60,
  ],
  [
    'bulky goods that are named in another part of the sentence',
    'de',
    'Sperrgut (Lauben und Schaukeln) kommt mit der Spedition und der Versand kostet immer 29 €.',
    null,
    60,
  ],
  [
    'bulky goods that are named in another part of the sentence',
    'nl',
    'Volumineuze goederen (schuren en schommels) komen met een koerier en de verzending kost altijd € 29.',
    null,
    60,
  ],
  ['rates by weight', 'en', 'Delivery up to 2 kg costs €4.90, heavier orders €7.90.', null, 60],
  ['a rate for every piece', 'en', 'Delivery costs €3.95 per item.', null, 95],
  ['a rate that begins somewhere', 'de', 'Der Versand kostet ab 4,90 €.', null, 60],
  ['an amount of something else', 'en', 'Delivery costs €4.90. The smallest order is €20.', null, 60],
  ['another currency', 'en', 'Delivery costs $4.90.', null, 60],
  [
    'a sum for nowhere beside rates of two countries',
    'en',
    'Delivery in Germany costs €4.90, to Austria €7.90. Over €50 it is free.',
    'AT',
    60,
  ],
];

const headings: Partial<Record<ChatLanguage, string>> = { de: 'Versand', fr: 'Livraison', nl: 'Bezorging', es: 'Envíos' };

describe('the cost of delivery', () => {
  it.each(statedCosts)('%s: %s To %s for %d %s', (language, text, place, goods, currency, cost) => {
    const read = deliveryCost({ heading: headings[language] ?? 'Delivery', text, language }, place, goods * 100, currency);
    expect(read).toEqual({ minor: Math.round(cost * 100), currency });
  });

  it.each(unsure)('is not computed: %s', (_why, language, text, place, goods) => {
    expect(deliveryCost({ heading: headings[language] ?? 'Delivery', text, language }, place, goods * 100, 'EUR')).toBeNull();
  });

  it.each([
    ['en', 'Do you send it as a gift?', 'Yes, with a bow and a card for €5.'],
    ['de', 'Verschicken Sie auch als Geschenk?', 'Ja, mit Schleife und Karte für 5 Euro.'],
    ['fr', 'Envoyez-vous en paquet cadeau ?', 'Oui, avec un ruban, pour 5 €.'],
    ['nl', 'Versturen jullie het ook als cadeau?', 'Ja, met een strik, voor 5 euro.'],
    ['es', '¿Lo enviáis como regalo?', 'Sí, con un lazo, por 5 €.'],
  ] as const)('is not what a gift costs more: %s: %s', (language, heading, text) => {
    expect(deliveryCost({ heading, text, language }, null, 2000, 'EUR')).toBeNull();
  });
});

describe('the own country, by its words or its currency', () => {
  it.each([
    ['es', 'EUR', 'Península: 4,95 €. Portugal: 7 €.', 'ES', 495],
    ['fr', 'EUR', 'France métropolitaine : 5,90 €. Belgique : 9 €.', 'FR', 590],
    ['nl', 'EUR', 'Binnen Nederland € 4,95. België € 7,50.', 'NL', 495],
    ['en', 'GBP', 'Nationwide delivery: £4.50. Ireland: £9.', 'GB', 450],
    ['ja', 'JPY', '送料は全国一律600円です。', 'JP', 600],
    ['ar', 'SAR', 'الشحن داخل السعودية 25 ريال. الشحن إلى الإمارات 45 ريال.', 'SA', 2500],
    ['ar', 'SAR', 'الشحن داخل السعودية 25 ريال. الشحن إلى الإمارات 45 ريال.', 'AE', 4500],
  ] as const)('%s: %s', (language, currency, text, place, minor) => {
    expect(deliveryCost({ heading: pageTitles[language], text, language }, place, 3000, currency)).toEqual({ minor, currency });
  });

  it('is not known of a word that any country may use, in a currency of many', () => {
    expect(deliveryCost({ heading: 'Versand', text: 'Inland: 4,90 €. Schweiz: 19 €.', language: 'de' }, 'DE', 3000, 'EUR')).toBe(null);
  });
});

describe('a threshold in a clause of one place', () => {
  const text = 'Deutschland: 5,90 €, ab 80 € versandkostenfrei. Österreich: 9,90 €.';
  it('is of that place', () => {
    expect(deliveryCost({ heading: 'Versand', text, language: 'de' }, 'DE', 9000, 'EUR')).toEqual({ minor: 0, currency: 'EUR' });
    expect(deliveryCost({ heading: 'Versand', text, language: 'de' }, 'DE', 7900, 'EUR')).toEqual({ minor: 590, currency: 'EUR' });
    expect(deliveryCost({ heading: 'Versand', text, language: 'de' }, 'AT', 9000, 'EUR')).toEqual({ minor: 990, currency: 'EUR' });
  });
  it.each([
    ['two places', 'Deutschland: 5,90 €, Österreich: 9,90 €, ab 80 € versandkostenfrei. Schweiz: 19 €.'],
    ['an exception', 'Deutschland: 5,90 €, ab 80 € versandkostenfrei, außer Möbel. Österreich: 9,90 €.'],
    ['a negation', 'Deutschland: 5,90 €, ab 80 € versandkostenfrei, nicht für Möbel. Österreich: 9,90 €.'],
  ])('is not known with %s', (_, text) => {
    expect(deliveryCost({ heading: 'Versand', text, language: 'de' }, 'DE', 9000, 'EUR')).toBe(null);
  });
});

describe('a rate for several places', () => {
  it.each([
    ['it', 'Italia: 6 €. Sicilia, Sardegna e isole minori: 12 €.', 'IT-82', 5000, 'EUR', 1200],
    ['it', 'Italia: 6 €. Sicilia, Sardegna e isole minori: 12 €.', 'IT-88', 5000, 'EUR', 1200],
    ['de', 'Deutschland: 4 €. Österreich, Belgien und Dänemark: 11 €.', 'AT', 5000, 'EUR', 1100],
    ['de', 'Deutschland: 4 €. Schweiz, Liechtenstein: 17 €.', 'CH', 5000, 'EUR', 1700],
    ['en', 'Mainland UK: £4. Northern Ireland, Isle of Wight and Scilly: £11, whatever you order.', 'GB-NIR', 5000, 'GBP', 1100],
    ['en', 'Mainland UK: £4. Northern Ireland, Isle of Wight and Scilly: £11, whatever you order.', 'GB', 5000, 'GBP', 400],
    ['en', 'UK: £4. Republic of Ireland: £13.', 'IE', 5000, 'GBP', 1300],
    ['nl', 'Nederland: € 5. Texel, Vlieland: € 9, gratis verzending geldt daar niet.', 'NL-WAD', 5000, 'EUR', 900],
    ['en', 'Mainland UK: £4. One-day courier: £14. Norway: £18.', 'NO', 5000, 'GBP', 1800],
  ] as const)('%s: %s To %s', (language, text, place, goods, currency, minor) => {
    const heading = pageTitles[language as keyof typeof pageTitles] ?? headings[language] ?? 'Spedizione';
    expect(deliveryCost({ heading, text, language }, place, goods, currency)).toEqual({ minor, currency });
  });

  it('takes a threshold without a place after several places as possibly valid in each', () => {
    const text = 'Germany: €5. Austria: €9. Free from €80.';
    expect(deliveryCost({ heading: 'Delivery', text, language: 'en' }, 'DE', 9000, 'EUR')).toBe(null);
    expect(deliveryCost({ heading: 'Delivery', text, language: 'en' }, 'DE', 7000, 'EUR')).toEqual({ minor: 500, currency: 'EUR' });
  });

  it('takes a threshold after the first of several places as valid only there', () => {
    const text = 'Mainland UK: £4. Free over £60. Norway: £18.';
    expect(deliveryCost({ heading: 'Delivery', text, language: 'en' }, 'GB', 9000, 'GBP')).toEqual({ minor: 0, currency: 'GBP' });
    expect(deliveryCost({ heading: 'Delivery', text, language: 'en' }, 'NO', 9000, 'GBP')).toEqual({ minor: 1800, currency: 'GBP' });
  });
});

const pageTitles = { es: 'Envíos', fr: 'Livraison', nl: 'Verzenden', en: 'Delivery', ja: '送料', ar: 'الشحن' } as const;

/** Texts as shops write them, with what delivery of goods for 30 costs to each place, in minor units. */
const plainTexts: readonly [ChatLanguage, string, string, Record<string, number>][] = [
  ['en', 'GBP', 'We deliver anywhere in the UK for £4.50. Orders over £60 travel free. Ireland is £9.', { GB: 450, IE: 900 }],
  ['en', 'GBP', 'Standard delivery within mainland UK: £3.95 (2–4 working days).\nRest of Europe: £14.95.', { GB: 395, DE: 1495 }],
  ['en', 'GBP', 'We charge £5 for postage in the UK and £12 to the rest of Europe.', { GB: 500, FR: 1200 }],
  ['en', 'GBP', 'Delivery costs £4.99 per order in the UK.', { GB: 499 }],
  [
    'en',
    'GBP',
    'Postage is £3.20 per order within the UK. For Europe we charge £9.50, for the rest of the world £15.',
    { FR: 950, US: 1500 },
  ],
  ['de', 'EUR', 'Der Versand innerhalb Deutschlands kostet pauschal 5,95 €, egal wie viel Sie bestellen.', { DE: 595 }],
  ['de', 'EUR', 'Versandkosten Deutschland: 3,90 €\nVersandkosten Österreich und Schweiz: 12,90 €', { DE: 390, AT: 1290, CH: 1290 }],
  ['de', 'EUR', 'Pro Bestellung berechnen wir 4,50 € Versand innerhalb Deutschlands.', { DE: 450 }],
  ['de', 'EUR', 'Überall in Deutschland: 4,50 €. EU-Ausland: 13,50 €.', { DE: 450, FR: 1350 }],
  ['de', 'EUR', 'Nach Österreich liefern wir für 9,80 € in 3 bis 5 Werktagen, in die Schweiz für 16,50 €.', { AT: 980, CH: 1650 }],
  [
    'fr',
    'EUR',
    'Les frais de port sont de 5,90 € pour la France métropolitaine et de 9,90 € pour la Belgique, le Luxembourg et la Suisse.',
    { FR: 590, BE: 990, LU: 990, CH: 990 },
  ],
  ['fr', 'EUR', 'Forfait de 5 € par commande en France.', { FR: 500 }],
  ['es', 'EUR', 'Enviamos a toda España peninsular por 4,95 €. Portugal peninsular: 7,50 €.', { ES: 495, PT: 750 }],
  ['es', 'EUR', 'Península y Portugal: 5 €. Islas Baleares: 9 €. Resto de Europa: 15 €.', { ES: 500, PT: 500, DE: 1500 }],
  ['it', 'EUR', 'Per l’Italia la spedizione costa 5,90 €, per l’Europa 14,90 €.', { IT: 590, FR: 1490 }],
  ['it', 'EUR', 'Ogni ordine in Italia: 4,90 € di spedizione.', { IT: 490 }],
  ['nl', 'EUR', 'Verzendkosten: € 5,95 per bestelling binnen Nederland, € 8,95 naar België en Duitsland.', { NL: 595, BE: 895, DE: 895 }],
  ['pl', 'PLN', 'Wysyłka w całej Polsce kosztuje 14 zł. Do Czech 39 zł. Na Słowację 45 zł.', { PL: 1400, CZ: 3900, SK: 4500 }],
  ['tr', 'TRY', 'Türkiye’nin her yerine kargo 59 TL. 750 TL ve üzeri siparişlerde kargo ücretsiz.', { TR: 5900 }],
  ['ar', 'AED', 'التوصيل داخل الإمارات بـ 25 درهمًا، ومجاني للطلبات فوق 200 درهم. السعودية: 60 درهمًا.', { AE: 2500, SA: 6000 }],
  ['ar', 'SAR', 'رسوم الشحن إلى جميع مدن السعودية 30 ريالًا.', { SA: 3000 }],
];

describe('a rate in the words of a shop', () => {
  it.each(plainTexts)('%s, %s: %s', (language, currency, text, costs) => {
    const heading = titlesOfPages[language] ?? 'Delivery';
    const read = Object.keys(costs).map((place) => [place, deliveryCost({ heading, text, language }, place, 3000, currency)?.minor]);
    expect(Object.fromEntries(read)).toEqual(costs);
  });

  it.each([
    ['en', 'GBP', 'GB', 'Delivery costs £5 for each mattress.'],
    ['en', 'GBP', 'GB', 'Delivery from £4.95 in the UK.'],
    ['en', 'GBP', 'GB', 'UK £4.50 for books, £8 for prints.'],
    ['en', 'GBP', 'GB', 'Every UK parcel costs £4.99 to send.'],
    ['de', 'EUR', 'DE', 'Pro Möbelstück 39 € Versand in Deutschland.'],
    ['fr', 'EUR', 'FR', 'Livraison à partir de 4,90 € en France.'],
    ['fr', 'EUR', 'FR', '5 € par article en France.'],
    ['fr', 'EUR', 'FR', 'Les frais de livraison en France sont de 4,50 € jusqu’à 2 kg et de 9 € au-delà.'],
    ['es', 'EUR', 'ES', '5 € por bulto en la península.'],
    ['it', 'EUR', 'IT', 'Spedizione da 4,90 € in Italia.'],
    ['it', 'EUR', 'IT', 'In Italia 4,90 € per collo.'],
    ['nl', 'EUR', 'NL', 'Verzending in Nederland kost € 5 per artikel.'],
    ['pl', 'PLN', 'PL', 'Dostawa w Polsce od 9,99 zł.'],
    ['tr', 'TRY', 'TR', 'Türkiye içinde kargo ürün başına 40 TL.'],
    ['ja', 'JPY', 'JP', '送料は1個につき500円です。'],
    ['ar', 'SAR', 'SA', 'الشحن من 20 ريالًا داخل السعودية.'],
  ] as const)('is not one of each piece, of some goods, or the least of several: %s, %s, %s: %s', (language, currency, place, text) => {
    expect(deliveryCost({ heading: titlesOfPages[language] ?? 'Delivery', text, language }, place, 3000, currency)).toBe(null);
  });

  it('holds below a threshold for whatever, and is not known from it on', () => {
    const text = 'UK delivery: £4.50. Orders over £60 travel free.';
    const costs = [5900, 6000, 9000].map((goods) => deliveryCost({ heading: 'Delivery', text, language: 'en' }, 'GB', goods, 'GBP')?.minor);
    expect(costs).toEqual([450, undefined, undefined]);
  });
});

const titlesOfPages: Partial<Record<ChatLanguage, string>> = {
  de: 'Versand',
  fr: 'Livraison',
  es: 'Envíos',
  it: 'Spedizioni',
  nl: 'Verzending',
  pl: 'Dostawa',
  tr: 'Kargo',
  ja: '送料',
  ar: 'التوصيل',
};
