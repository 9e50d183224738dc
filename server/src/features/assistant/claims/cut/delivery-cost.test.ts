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
