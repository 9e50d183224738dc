/** Parley's own recommender: what guests ask first is answered without a model, in the guest's language, and only from what it knows. */
import { bootstrap, postChat } from '@parley/contract';
import { demos, firstReservedOwnerId, parleyGuides } from '@parley/contract/demos';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createActiveOwner } from '../features/accounts/index.ts';
import { catalogueChanged } from '../features/catalogue/index.ts';
import type { Database } from '../platform/db/index.ts';
import { newDatabase, type TestApp, testAppOn } from '../testing/app.ts';
import { eventually } from '../testing/eventually.ts';
import { seedDemo } from './seed.ts';

let database: Database;
let t: TestApp;
beforeAll(async () => {
  // The coffee shop is the first owner of an installation.
  database = await newDatabase();
  // Its ids begin below those that are reserved, as on every new installation.
  await database.pool.query("select setval('owners_id_seq', 1, false)");
  t = await testAppOn(database);
  // As when two processes start on an empty database at once.
  await Promise.all([seedDemo(t.platform), seedDemo(t.platform)]);
});
afterAll(async () => {
  await t.close();
  await database.close();
});

const open = ({ userId, popupId }: { userId: number; popupId: number }) =>
  t.ask(bootstrap, { params: { userId: String(userId), popupId: String(popupId) } });

async function ask(ids: { userId: number; popupId: number }, inputChatGPT: string) {
  const { popupEngagementUniqueIdentifier: engagementId } = await open(ids);
  const params = { userId: String(ids.userId), popupId: String(ids.popupId), engagementId };
  return (await t.ask(postChat, { params, body: { inputChatGPT, next_question_id: null } })).chatgpt[0];
}

describe('the guide', () => {
  it.each([
    ['en', 'What does it cost?', '8 dollars'],
    ['en', 'is there a subscription', 'no subscription'],
    ['en', 'How do I set it up?', 'one line of code'],
    ['en', 'What about privacy and cookies?', 'no cookies'],
    ['en', 'does it slow down my store', '2 kB'],
    ['en', 'Do I need an OpenAI key?', 'no AI key'],
    ['de', 'Was kostet es?', '8 Dollar'],
    ['de', 'was kostet das', '8 Dollar'],
    ['de', 'Wie teuer ist Parley?', '8 Dollar'],
    ['en', 'how much is it?', '8 dollars'],
    ['de', 'Wie hoch sind die Preise?', '8 Dollar'],
    ['de', 'Wie richte ich es ein?', 'eine Zeile Code'],
    ['de', 'Wie steht es um Datenschutz und Cookies?', 'keine Cookies'],
    ['de', 'Wird mein Shop dadurch langsam?', '2 kB'],
  ] as const)('in %s: %s', async (language, question, answer) => {
    expect((await ask(parleyGuides[language], question))?.outputChatGPT).toContain(answer);
  });

  it('promises nothing that it does not know', async () => {
    expect((await ask(parleyGuides.en, 'Do you support voice calls?'))?.outputChatGPT).toMatch(/no information|do not want to guess/);
  });
});

it('a start without changes writes no catalogue, which would have the passages made anew', async () => {
  const changed: (string | undefined)[] = [];
  await database.subscribe(catalogueChanged, (ownerId) => changed.push(ownerId));
  await seedDemo(t.platform);
  await database.publish(catalogueChanged, '0');
  await eventually(() => expect(changed).toContain('0'));
  expect(changed).toEqual(['0']);
});

describe('the sample shops', () => {
  it.each(Object.entries(demos))('%s asks a question with answers', async (_name, ids) => {
    const { question } = await open(ids);
    expect(question?.answers.length).toBeGreaterThan(1);
  });

  it('recommend products of their own shop', async () => {
    const entry = await ask(demos.outdoor, 'What do you have for rain under €100?');
    expect(entry?.recommendedProducts.map(({ productLink }) => productLink)).toContainEqual(
      expect.stringContaining('/sample-shops/outdoor/product/guss-overtrousers'),
    );
  });
});

it('is seeded once, and leaves the ids of accounts to the sequence', async () => {
  await seedDemo(t.platform);
  const id = await createActiveOwner(t.platform.db, { username: 'first@shop.test', passwordHash: 'none' });
  expect(id).toBeLessThan(firstReservedOwnerId);
});
