/**
 * What a shop's pages, its owner and its visitors write is read in time in proportion to its length: a text that costs the square of it would stop the
 * process for everybody. The sizes are those at which the square is plain to see.
 */
import { describe, expect, it } from 'vitest';
import { growthOf, tooMuchGrowth } from '../../testing/growth.ts';
import { cutClauses } from './claims/cut/clauses.ts';
import { freeDeliveryIn } from './claims/cut/free-delivery.ts';
import { readText } from './claims/read/reading.ts';
import { lampShop } from './claims/testing.ts';
import { compoundParts, knownTail } from './finding/compounds.ts';
import { buildIndex } from './finding/index-build.ts';
import { passagesOfPages, passagesOfTexts } from './finding/passages.ts';
import { sentencesOf } from './guarding/sentences.ts';
import { partsAsked } from './memory/testing/asking.ts';
import { contactRecord } from './records/contact.ts';

const profileOf = (text: string) => ({
  companyName: 'Lumen',
  whatServicesDoYouOfferToClients: text,
  moreInformationAboutYourProducts: '',
  howCanCustomersReachYouOrYourTeam: text,
  whatAreFAQs: '',
  howMuchDiscountCanYouDoMaximum: '',
});

const growth = (size: number, pump: string, read: (text: string) => unknown) =>
  growthOf(size, (length) => {
    const text = `Delivery costs €5 ${pump.repeat(length / pump.length)}x €5`;
    return () => read(text);
  });

describe('a text of nothing but', () => {
  it.each(['!', '。', ' \n', '. ', 'A. ', '1. ', '?)'])('%j is cut into sentences', async (pump) => {
    expect(await growth(8000, pump, sentencesOf)).toBeLessThan(tooMuchGrowth);
  });

  it.each(['- a\n', 'a: b\n', 'a ', 'a?\nb\n', ' | ', '\t'])('%j is cut into passages', async (pump) => {
    const read = (text: string) => [passagesOfTexts([{ title: 'Lamps', text }]), passagesOfPages([{ url: 'x', title: 'Lamps', text }])];
    expect(await growth(16_000, pump, read)).toBeLessThan(tooMuchGrowth);
  });

  it.each(['a', 'a@', 'a.', '0 ', 'http://', '-'])('%j is looked through for contacts', async (pump) => {
    expect(await growth(16_000, pump, (text) => contactRecord(profileOf(text), [], [], [text]))).toBeLessThan(tooMuchGrowth);
  });

  it.each(['-', 't-', 'a', '1-', '@'])('%j is read for what it states', async (pump) => {
    expect(await growth(1500, pump, (text) => readText(text, 'en'))).toBeLessThan(tooMuchGrowth);
  });

  it.each(['!', 'a@'])('%j is indexed, and read for what delivery costs', async (pump) => {
    const read = (text: string) => {
      const passages = passagesOfTexts([{ title: 'Lamps', text }]).map((passage) => ({ ...passage, language: 'en' as const }));
      return [buildIndex({ profile: profileOf(text), texts: [], pages: [], productTexts: [], language: 'en' }), freeDeliveryIn(passages)];
    };
    expect(await growth(3000, pump, read)).toBeLessThan(tooMuchGrowth);
  });
});

it('a heading of any length costs no more than a title', async () => {
  const read = (heading: string) => cutClauses({ heading, text: 'Free from €50.', language: 'en' });
  expect(await growth(8000, 'to Germany ', read)).toBeLessThan(tooMuchGrowth);
});

it('a long cell above a table is not repeated with each of its rows', () => {
  const written = passagesOfTexts([{ title: 'Lamps', text: `${'x'.repeat(20_000)}|b\n${'a|b\n'.repeat(5000)}` }]);
  expect(written.reduce((length, { text }) => length + text.length, 0)).toBeLessThan(200_000);
});

it('the parts of a word are looked for in words, not in lines of letters', async () => {
  const none = new Set(['lamp']);
  const read = (word: string) => [compoundParts(word, (part) => none.has(part)), knownTail(word, (part) => none.has(part))];
  expect(await growthOf(8000, (size) => () => read('lampe'.repeat(size / 5)))).toBeLessThan(tooMuchGrowth);
});

it('a message of many questions is not read anew for each of them', async () => {
  const products = new Map(lampShop.products.map((product) => [product.id, product]));
  const asked = (message: string) => partsAsked({ language: 'en', message, products, turns: [{ input: 'lamps', productIds: [1, 2] }] });
  expect(await growth(160, 'a? ', asked)).toBeLessThan(tooMuchGrowth);
});
