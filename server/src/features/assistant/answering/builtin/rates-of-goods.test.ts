/** Goods that the shop sends at a rate of their own are never summed at the usual one. */
import { describe, expect, it } from 'vitest';
import { aRecord } from '../../memory/testing/records.ts';
import type { PassageRecord, TurnRecords } from '../../records/types.ts';
import { voiceFor } from './saying.ts';
import { shippingFor, totals } from './totals.ts';

const asked = (destination: string | null) => ({ question: '', destination, asksTime: false, asksMoney: true });

function sumOf(
  language: TurnRecords['language'],
  title: string,
  texts: readonly string[],
  { destination = null, currency = 'EUR' }: { destination?: string | null; currency?: string } = {},
) {
  const passages = texts.map((text, at): PassageRecord & { score: number } => ({
    id: `d${at}`,
    source: 'page',
    heading: headings[language] ?? 'Delivery',
    text,
    url: null,
    language,
    score: 9 - at,
  }));
  const records: TurnRecords = {
    language,
    companyName: 'Zorvik',
    products: [aRecord({ id: 1, title, priceMinor: 34000, currency, categories: [] })],
    shownIds: [1],
    focusId: 1,
    passages,
    contact: { words: '', emails: [], phones: [], links: [], hosts: [] },
    discount: '',
    visitorWords: '',
    destination,
  };
  const voice = voiceFor(records);
  const items = [{ product: 1, count: 1 }];
  const shipping = shippingFor(voice, items, { passages, answering: passages, asked: asked(destination) });
  return totals(voice, items, shipping, [])
    .map(({ text }) => text)
    .join(' ');
}
const headings: Partial<Record<string, string>> = {
  de: 'Versand',
  fr: 'Livraison',
  es: 'Gastos de envío',
  it: 'Spedizioni',
  nl: 'Bezorging',
  pl: 'Dostawa',
  tr: 'Kargo',
  ja: '配送と送料',
  ar: 'التوصيل',
};

describe('a rate of certain goods', () => {
  it.each([
    ['en', 'Zorvik Pushchair', 'Delivery costs £3.95, free over £50.', 'Pushchairs and cots travel by courier for £12.95.', '12.95', 'GBP'],
    ['de', 'Gestell Zorvik', 'Pakete kosten 5,90 €, ab 80 € frei.', 'Gestelle bringt eine Spedition. Das macht 39 €.', '39 €', 'EUR'],
    ['fr', 'Bâton Zorvik', 'Colissimo 6,50 €, offert dès 80 €.', 'Pour un bâton, comptez un supplément de 8 €.', '8 €', 'EUR'],
    ['es', 'Colmena Zorvik', 'El envío cuesta 5 €, gratis desde 90 €.', 'Las colmenas van por agencia: 19 €.', '19 €', 'EUR'],
    ['it', 'Tenda Zorvik', 'La spedizione costa 6 €, gratis da 70 €.', 'Le tende arrivano con il corriere a 22 €.', '22 €', 'EUR'],
    [
      'nl',
      'Kluis Zorvik',
      'Verzenden kost € 4,75, gratis vanaf € 50.',
      'Kluizen van meer dan 25 kg brengt een koerier. Dat kost € 32,50.',
      '32,50',
      'EUR',
    ],
    ['pl', 'Drukarka Zorvik', 'Kurier: 15,90 zł, od 180 zł za darmo.', 'Drukarki wysyłamy kurierem gabarytowym za 39 zł.', '39 zł', 'PLN'],
    [
      'tr',
      'Sandalye Zorvik',
      'Kargo ücreti 89 TL, 300 TL üzeri ücretsiz.',
      'Sandalye gibi parçalar ambar ile gider: 350 TL.',
      '350 TL',
      'TRY',
    ],
    ['ja', '本棚 ゾルビク', '送料は全国一律660円です。11,000円以上で無料です。', '本棚は大型便で1,980円です。', '1,980', 'JPY'],
    ['ar', 'خزانة زورفيك', 'التوصيل 20 درهمًا، مجاني فوق 200 درهم.', 'تصل الخزانة مع شركة نقل مقابل 90 درهمًا.', '90', 'AED'],
  ] as const)('%s: of “%s” is quoted, and the usual one is not summed', (language, title, usual, own, amount, currency) => {
    const reply = sumOf(language, title, [usual, own], { currency });
    expect(reply).toContain(amount);
    expect(reply).not.toMatch(/free delivery|kostenlos|livraison offerte|gratuita\.|gratis verzending/u);
  });

  it.each([
    ['en', 'Zorvik Lamp', 'Delivery costs £3.95.', 'Pushchairs and cots travel by courier for £12.95.', '343.95', 'GBP'],
    [
      'de',
      'Reise Zorvik',
      'Der Versand kostet 5,90 €.',
      'Ab 500 € versandkostenfrei. Gestelle bringt eine Spedition. Das macht 39 €.',
      '345,90',
      'EUR',
    ],
    ['de', 'Lampe Zorvik', 'Der Versand kostet 5,90 €.', 'Gestelle bringt eine Spedition. Das macht 39 €.', '345,90', 'EUR'],
  ] as const)('%s: is none of other goods', (language, title, usual, own, amount, currency) => {
    expect(sumOf(language, title, [usual, own], { currency })).toContain(amount);
  });

  it('is the one of the destination, in a table', () => {
    const text = 'Zona: Península · Telescopios: 14 €\nZona: Baleares · Telescopios: 26 €\nZona: Portugal · Telescopios: 19 €';
    expect(sumOf('es', 'Telescopio Zorvik', [text], { destination: 'PT' })).toMatch(/^(?!.*26 €).*19 €/u);
  });

  it('gives the usual rate, too, where its own holds for some of them only', () => {
    const reply = sumOf('nl', 'Kluis Zorvik', [
      'Verzenden kost € 4,75.',
      'Kluizen van meer dan 25 kg brengt een koerier. Dat kost € 32,50.',
    ]);
    expect(reply).toMatch(/32,50[\s\S]*4,75/u);
  });
});

describe('a rate of a region', () => {
  it.each([
    [
      'it',
      'La spedizione in Italia costa 5,50 €.',
      'Isole minori, per esempio Elba e Capri: supplemento di 4 €.',
      'IT-ISL',
      /344,00|349,50/u,
      /4 €/u,
      'EUR',
    ],
    [
      'ja',
      '送料は全国一律660円です。11,000円以上で無料です。',
      '北海道と沖縄は、金額にかかわらず1,320円です。',
      'JP-01',
      /無料です。.*合計/u,
      /1,320/u,
      'JPY',
    ],
  ] as const)('%s: is quoted where it is no rate by itself', (language, usual, own, destination, wrong, right, currency) => {
    const reply = sumOf(language, 'Zorvik', [usual, own], { destination, currency });
    expect(reply).not.toMatch(wrong);
    expect(reply).toMatch(right);
  });
});
