import type { CompanyProfile } from '@parley/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { passagesOf } from './passages.ts';
import { searchPassages } from './search.ts';

const profile = (changes: Partial<CompanyProfile>): CompanyProfile => ({
  companyName: 'Shop',
  whatServicesDoYouOfferToClients: '',
  moreInformationAboutYourProducts: '',
  howCanCustomersReachYouOrYourTeam: '',
  whatAreFAQs: '',
  howMuchDiscountCanYouDoMaximum: '',
  ...changes,
});

const faq = (text: string) => passagesOf(profile({ whatAreFAQs: text })).map(({ heading, text }) => [heading, text]);

describe('splitting the owner’s texts', () => {
  it.each([
    ['Q: How long?\nA: Three days.\nQ: How much?\nA: Nothing.'],
    ['Q: How long? A: Three days. Q: How much? A: Nothing.'],
    ['How long? Three days.\nHow much? Nothing.'],
    ['How long?\nThree days.\n\nHow much?\nNothing.'],
    ['How long?\n\nThree days.\n\nHow much?\n\nNothing.'],
    ['Question 1: How long?\nAnswer: Three days.\n\nQuestion 2: How much?\nAnswer: Nothing.'],
  ])('finds questions and their answers in %j', (text) => {
    expect(faq(text)).toEqual([
      ['How long?', 'Three days.'],
      ['How much?', 'Nothing.'],
    ]);
  });

  it('recognises German marks, titles above texts, and plain paragraphs', () => {
    expect(faq('Frage: Wie lange?\nAntwort: Drei Tage.')).toEqual([['Wie lange?', 'Drei Tage.']]);
    expect(faq('Delivery\n\nUK delivery is £3.95. It takes 3 days.\n\nReturns:\nSend it back.')).toEqual([
      ['Delivery', 'UK delivery is £3.95. It takes 3 days.'],
      ['Returns', 'Send it back.'],
    ]);
    expect(faq('We are a family business.\nSince 1990.\n\nWe make socks.')).toEqual([
      ['', 'We are a family business.\nSince 1990.'],
      ['', 'We make socks.'],
    ]);
  });

  it('splits long paragraphs between sentences, and loses nothing', () => {
    const text = Array.from({ length: 60 }, (_, i) => `Sentence number ${i} says a little.`).join(' ');
    const parts = faq(`Story\n${text}`);
    expect(parts.every(([heading, part]) => heading === 'Story' && (part ?? '').length <= 500)).toBe(true);
    expect(parts.map(([, part]) => part).join(' ')).toBe(text);
  });

  it('names the source of each passage', () => {
    const passages = passagesOf(
      profile({ howCanCustomersReachYouOrYourTeam: 'Call 123.', whatServicesDoYouOfferToClients: 'We sell socks.' }),
    );
    expect(passages.map(({ source }) => source)).toEqual(['services', 'contact']);
    expect(passagesOf(profile({}))).toEqual([]);
  });
});

describe('searching passages for a question', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await testApp();
  });
  afterAll(() => t.close());

  const english = passagesOf(
    profile({
      whatAreFAQs: `How long does delivery take?
Orders arrive within two working days.

What does delivery cost?
Four euros; free from 60 euros.

Can I send something back?
Yes, within 30 days; we refund the whole amount.

Which cards do you take?
Visa, Mastercard and PayPal.

Do you have vegan products?
Every pair without wool is vegan.`,
      whatServicesDoYouOfferToClients: 'We knit socks to measure for walkers.',
      howCanCustomersReachYouOrYourTeam: 'Write to help@socks.test or call 030 123456.',
    }),
  );
  const german = passagesOf(
    profile({
      whatAreFAQs: `Wie lange dauert der Versand?
Die Lieferung kommt in 2 bis 4 Werktagen an.

Kann ich etwas zurückgeben?
Ja, innerhalb von 30 Tagen.

Größentabelle
Größe M passt bis 42.`,
    }),
  );
  const best = async (passages: typeof english, question: string) =>
    (await searchPassages(t.platform.db, passages, question))[0]?.heading ?? null;

  it.each([
    ['how soon can I expect my parcel?', 'How long does delivery take?'],
    ['shipping cost', 'What does delivery cost?'],
    ['in what cases will I be reimbursed', 'Can I send something back?'],
    ['i want my money back', 'Can I send something back?'],
    ['can i pay with visa', 'Which cards do you take?'],
    ['paymnet options', 'Which cards do you take?'],
    ['is anything vegn?', 'Do you have vegan products?'],
    ['wie lange dauert die Lieferung?', 'How long does delivery take?'],
    ['what do you sell?', ''],
    ['phone number', ''],
    ['close my platinum account', null],
    ['check invoice #37777', null],
    ['who won the football match?', null],
    ['', null],
    ['?!', null],
    ["Robert'); drop table owners; -- & | ! <-> :*", null],
  ])('%s', async (question, heading) => {
    expect(await best(english, question)).toBe(heading);
  });

  it.each([
    ['Wann kommt mein Paket an?', 'Wie lange dauert der Versand?'],
    ['Rückgaberecht?', 'Kann ich etwas zurückgeben?'],
    ['how long is shipping', 'Wie lange dauert der Versand?'],
    ['Welche Groesse brauche ich?', 'Größentabelle'],
    ['Welche Größe brauche ich?', 'Größentabelle'],
  ])('%s', async (question, heading) => {
    expect(await best(german, question)).toBe(heading);
  });

  it('finds nothing in an empty profile', async () => {
    expect(await searchPassages(t.platform.db, [], 'delivery')).toEqual([]);
  });
});
