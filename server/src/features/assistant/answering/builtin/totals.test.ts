/** Sums, with delivery and with services. */
import { describe, expect, it } from 'vitest';
import type { Service } from '../../../../kit/languages/services.ts';
import { aRecord } from '../../memory/testing/records.ts';
import type { PassageRecord, TurnRecords } from '../../records/types.ts';
import { voiceFor } from './saying.ts';
import { totals } from './totals.ts';

describe('a sum with delivery without a destination', () => {
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
    const sentences = totals(
      voiceFor(records),
      [{ product: 1, count: 1 }],
      { passages: [{ ...passage, score: 1 }], ofGoods: [], asked, isSure: true },
      [],
    );
    return sentences.map((each) => each.text).join(' ');
  };

  it.each([
    ['en', 'GBP', 'Delivery to the UK costs £3.90. Delivery to Ireland costs £9.', /37\.90.*UK/],
    ['de', 'EUR', 'Der Versand nach Deutschland kostet 4,90 €. Nach Österreich kostet er 9,90 €.', /38,90.*Deutschland/],
    ['fr', 'EUR', 'La livraison en France coûte 5,90 €. Pour la Belgique, 9 €.', /39,90.*France/],
    ['en', 'CHF', 'Delivery to Switzerland costs CHF 7. To Austria it costs CHF 19.', /41\.00.*Switzerland/],
    ['it', 'EUR', 'La spedizione in Italia costa 6 €. In Svizzera costa 16 €.', /40,00.*Italia/],
  ] as const)('takes the rate of the own country, and names it: %s', (language, currency, text, expected) => {
    expect(sumOf(language, currency, text)).toMatch(expected);
  });

  it('takes no rate if another country is named first', () => {
    expect(sumOf('en', 'GBP', 'Delivery to Ireland costs £9. Delivery to the UK costs £3.90.')).not.toMatch(/37\.90|43\.00/);
  });
});

describe('a sum with services', () => {
  const passage = (id: string, heading: string, text: string): PassageRecord => ({
    id,
    source: 'page',
    heading,
    text,
    url: null,
    language: 'en',
  });
  const wrapping = passage('w', 'Do you gift wrap?', 'Yes, for £3.50 each, with a ribbon.');
  const delivery = passage('d', 'Delivery', 'Delivery costs £3.90. Express delivery costs £7.');
  const engraving = passage('e', 'Engraving', 'Engraving of spoons costs £9.');
  const saidOf = (services: readonly Service[], { isSent = false, title = 'Lamp Zorvik' } = {}) => {
    const passages = [wrapping, delivery, engraving];
    const records: TurnRecords = {
      language: 'en',
      companyName: 'Zorvik',
      products: [aRecord({ id: 1, title, priceMinor: 3400, currency: 'GBP' })],
      shownIds: [1],
      focusId: 1,
      passages,
      contact: { words: 'hi@zorvik.example', emails: [], phones: [], links: [], hosts: [] },
      discount: '',
      visitorWords: '',
      destination: null,
    };
    const asked = { question: 'what is the cost of delivery?', destination: null, asksTime: false, asksMoney: true };
    const scored = passages.map((each) => ({ ...each, score: 1 }));
    const shipping = isSent ? { passages: scored.slice(1, 2), ofGoods: [], asked, isSure: true } : null;
    const texts = services.map((service) => ({ service, passages: scored }));
    return totals(voiceFor(records), [{ product: 1, count: 1 }], shipping, texts)
      .map(({ text }) => text)
      .join(' ');
  };

  it('names each part, and quotes what the shop says of the service', () => {
    expect(saidOf(['wrapping'])).toMatch(/£37\.50 \(goods £34\.00, gift wrapping £3\.50\).*for £3\.50 each/);
  });

  it('takes the rate of the way of delivery, and not the usual one', () => {
    const answer = saidOf(['wrapping', 'express'], { isSent: true });
    expect(answer).toContain('£44.50 (goods £34.00, gift wrapping £3.50, delivery £7.00)');
    expect(answer).not.toContain('3.90');
  });

  it('sums nothing that the shop does not say is for these goods', () => {
    expect(saidOf(['lettering'])).toMatch(/is £34\.00\. .*spoons costs £9/);
    expect(saidOf(['lettering'], { title: 'Spoons Zorvik' })).toContain('£43.00');
  });

  it('says if the shop does not state the cost of a service', () => {
    expect(saidOf(['assembly'])).toMatch(/is £34\.00\. .*“assembly”/);
  });
});
