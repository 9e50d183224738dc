import type { CompanyProfile } from '@parley/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { saveCompanyProfile } from '../../recommenders/index.ts';
import { findPassages } from './find.ts';
import { measure, openShop } from './testing/measure.ts';
import { firstShops } from './testing/shops-1.ts';
import { secondShops } from './testing/shops-2.ts';
import { thirdShops } from './testing/shops-3.ts';

const emptyProfile: CompanyProfile = {
  companyName: 'Shop',
  whatServicesDoYouOfferToClients: '',
  moreInformationAboutYourProducts: '',
  howCanCustomersReachYouOrYourTeam: '',
  whatAreFAQs: '',
  howMuchDiscountCanYouDoMaximum: '',
};

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

describe('questions to shops of ten languages', () => {
  it.each([...firstShops, ...secondShops, ...thirdShops].map((shop) => [shop.language, shop] as const))('%s', async (_, shop) => {
    const result = await measure(t.platform.db, await openShop(t, shop), shop);
    console.log(
      `${shop.language}: ${result.right}/${result.questions} told ${result.answeredWrongly}/${result.unanswered}\n${result.faults.join('\n')}`,
    );
    expect(result.right / result.questions).toBeGreaterThanOrEqual(0.95);
    expect(result.answeredWrongly).toBe(0);
  });
});

describe('searching passages for a question', () => {
  const english = {
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
  };
  const german = {
    whatAreFAQs: `Wie lange dauert der Versand?
Die Lieferung kommt in 2 bis 4 Werktagen an.

Kann ich etwas zurückgeben?
Ja, innerhalb von 30 Tagen.

Größentabelle
Größe M passt bis 42.`,
  };
  const ownerOf = async (changes: Partial<CompanyProfile>) => {
    const { ownerId } = await t.newOwner();
    await saveCompanyProfile(t.platform.db, ownerId, { ...emptyProfile, ...changes });
    return ownerId;
  };
  const best = async (changes: Partial<CompanyProfile>, question: string, language: 'en' | 'de' = 'en') => {
    const { passages } = await findPassages(t.platform.db, await ownerOf(changes), question, { language });
    return passages.find(({ answers }) => answers)?.heading ?? null;
  };

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
    expect(await best(german, question, 'de')).toBe(heading);
  });

  it('finds nothing in an empty profile', async () => {
    expect(await best({}, 'delivery')).toBeNull();
  });
});
