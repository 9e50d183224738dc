/** Sums, with delivery and with services. */
import { describe, expect, it } from 'vitest';
import { aRecord } from '../../memory/testing/records.ts';
import type { PassageRecord, TurnRecords } from '../../records/types.ts';
import { voiceFor } from './saying.ts';
import { totals } from './totals.ts';

describe('a sum with delivery where nobody says where to', () => {
  const sumOf = (language: TurnRecords['language'], currency: string, text: string) => {
    const passage: PassageRecord = { id: 'd', source: 'page', heading: 'Delivery', text, url: null, language };
    const records: TurnRecords = {
      language,
      companyName: 'Zorvik',
      products: [aRecord({ id: 1, title: 'Lamp Zorvik', priceMinor: 3400, currency })],
      shownIds: [1],
      focusId: 1,
      passages: [passage],
      contact: { words: '', emails: [], phones: [], links: [], hosts: [] },
      discount: '',
      visitorWords: '',
      destination: null,
    };
    const asked = { question: 'what is the cost of delivery?', destination: null, asksTime: false, asksMoney: true };
    const said = totals(voiceFor(records), [{ product: 1, count: 1 }], { passages: [{ ...passage, score: 1 }], asked, isSure: true }, []);
    return said.map((each) => each.text).join(' ');
  };

  it.each([
    ['en', 'GBP', 'Delivery to the UK costs £3.90. Delivery to Ireland costs £9.', /37\.90.*UK/],
    ['de', 'EUR', 'Der Versand nach Deutschland kostet 4,90 €. Nach Österreich kostet er 9,90 €.', /38,90.*Deutschland/],
    ['fr', 'EUR', 'La livraison en France coûte 5,90 €. Pour la Belgique, 9 €.', /39,90.*France/],
    ['it', 'EUR', 'La spedizione in Italia costa 6 €. In Svizzera costa 16 €.', /40,00.*Italia/],
  ] as const)('takes the rate of the own country, and names it: %s', (language, currency, text, told) => {
    expect(sumOf(language, currency, text)).toMatch(told);
  });

  it('but none where another country stands first', () => {
    expect(sumOf('en', 'GBP', 'Delivery to Ireland costs £9. Delivery to the UK costs £3.90.')).not.toMatch(/37\.90|43\.00/);
  });
});
