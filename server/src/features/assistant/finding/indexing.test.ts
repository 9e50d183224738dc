/** Passages are made when texts are stored, follow every change of them, and go with their owner. */
import { type CompanyProfile, deleteLearnt, getCompanyProfile, listLearnt, updateCompanyProfile } from '@parley/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { eraseOwner } from '../../accounts/index.ts';
import { savePages } from '../../catalogue/index.ts';
import { saveCompanyProfile } from '../../recommenders/index.ts';
import { passageIndexes, passages } from '../tables.ts';
import { findPassages } from './find.ts';
import { rebuildIndex } from './indexing.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

const origin = 'https://socks.example';
const profile = (changes: Partial<CompanyProfile>): CompanyProfile => ({
  companyName: 'Socks',
  whatServicesDoYouOfferToClients: '',
  moreInformationAboutYourProducts: '',
  howCanCustomersReachYouOrYourTeam: '',
  whatAreFAQs: '',
  howMuchDiscountCanYouDoMaximum: '',
  ...changes,
});
const page = (path: string, text: string) => ({ url: `${origin}${path}`, title: 'Delivery', topic: 'delivery' as const, text });
const textsOf = async (ownerId: number) =>
  (await t.platform.db.select().from(passages).where(eq(passages.ownerId, ownerId)).orderBy(passages.position)).map(({ text }) => text);
const answersTo = async (ownerId: number, question: string) => {
  const { passages: found } = await findPassages(t.platform.db, ownerId, question, { language: 'en' });
  return found.filter(({ answers }) => answers).map(({ text }) => text);
};

it('makes the passages in the background when a profile is saved', async () => {
  const { ownerId, headers } = await t.newOwner();
  const { version } = await t.ask(getCompanyProfile, { headers });
  await t.ask(updateCompanyProfile, { headers, body: { ...profile({ whatAreFAQs: 'Delivery takes three days.' }), version } });
  await t.jobsDone();
  expect(await textsOf(ownerId)).toEqual(['Delivery takes three days.']);
});

it('answers from the present texts, whoever changed them', async () => {
  const { ownerId, headers } = await t.newOwner();
  const { db } = t.platform;
  await saveCompanyProfile(db, ownerId, profile({ whatAreFAQs: 'Delivery takes three days.' }));
  expect(await answersTo(ownerId, 'How long does delivery take?')).toEqual(['Delivery takes three days.']);
  await saveCompanyProfile(db, ownerId, profile({ whatAreFAQs: 'Delivery takes four days.' }));
  expect(await answersTo(ownerId, 'How long does delivery take?')).toEqual(['Delivery takes four days.']);
  await savePages(db, ownerId, origin, [page('/d', 'Delivery costs £3.')], t.clock.now());
  expect(await answersTo(ownerId, 'What does delivery cost?')).toEqual(['Delivery costs £3.']);
  const [first] = (await t.ask(listLearnt, { headers })).pages;
  await t.ask(deleteLearnt, { headers, params: { id: String(first?.id) } });
  expect(await answersTo(ownerId, 'What does delivery cost?')).toEqual([]);
});

it('makes the passages of a database of an older version, or of older rules, at the first question', async () => {
  const { ownerId } = await t.newOwner();
  const { db } = t.platform;
  await saveCompanyProfile(db, ownerId, profile({ whatAreFAQs: 'Delivery takes three days.' }));
  await rebuildIndex(db, ownerId);
  await db.update(passageIndexes).set({ fingerprint: 'older' }).where(eq(passageIndexes.ownerId, ownerId));
  await db.update(passages).set({ text: 'Stale' }).where(eq(passages.ownerId, ownerId));
  expect(await answersTo(ownerId, 'How long does delivery take?')).toEqual(['Delivery takes three days.']);
});

it('keeps the ids of unchanged passages, and gives one set to questions at the same time', async () => {
  const { ownerId } = await t.newOwner();
  const { db } = t.platform;
  const idsOf = async () => (await db.select().from(passages).where(eq(passages.ownerId, ownerId))).map(({ id }) => id);
  await saveCompanyProfile(db, ownerId, profile({ whatAreFAQs: 'Delivery takes three days.\n\nReturns are free.' }));
  const answers = await Promise.all(Array.from({ length: 5 }, () => answersTo(ownerId, 'How long does delivery take?')));
  expect(new Set(answers.flat())).toEqual(new Set(['Delivery takes three days.']));
  const before = await idsOf();
  expect(before).toHaveLength(2);
  await saveCompanyProfile(db, ownerId, profile({ whatAreFAQs: 'Delivery takes three days.\n\nReturns cost £3.' }));
  await rebuildIndex(db, ownerId);
  expect((await idsOf()).filter((id) => before.includes(id))).toHaveLength(1);
});

it('lets pages answer what the owner’s own words do not', async () => {
  const { ownerId } = await t.newOwner();
  const { db } = t.platform;
  await saveCompanyProfile(db, ownerId, profile({ whatAreFAQs: 'Do you wrap gifts?\nYes, for £2.\n\nDelivery?\nWe deliver with care.' }));
  await savePages(
    db,
    ownerId,
    origin,
    [page('/d', 'Delivery takes three days and costs £3.'), page('/r', 'Return it within a month.')],
    t.clock.now(),
  );
  expect((await answersTo(ownerId, 'How long does delivery take?'))[0]).toBe('Delivery takes three days and costs £3.');
  expect((await answersTo(ownerId, 'what does shipping cost'))[0]).toBe('Delivery takes three days and costs £3.');
  expect((await answersTo(ownerId, 'can I send it back'))[0]).toBe('Return it within a month.');
  await saveCompanyProfile(db, ownerId, profile({ whatAreFAQs: 'Delivery takes a week.' }));
  expect((await answersTo(ownerId, 'How long does delivery take?'))[0]).toBe('Delivery takes a week.');
});

it('leaves nothing of an owner who is erased', async () => {
  const { ownerId } = await t.newOwner();
  const { db } = t.platform;
  await saveCompanyProfile(db, ownerId, profile({ whatAreFAQs: 'Delivery takes three days.' }));
  await rebuildIndex(db, ownerId);
  await db.transaction((tx) => eraseOwner(tx, ownerId));
  await rebuildIndex(db, ownerId, { whole: true });
  expect(await textsOf(ownerId)).toEqual([]);
  expect(await db.select().from(passageIndexes).where(eq(passageIndexes.ownerId, ownerId))).toEqual([]);
});
