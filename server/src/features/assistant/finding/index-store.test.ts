/** What searching the passages costs the database. */
import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Executor } from '../../../platform/db/index.ts';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { savePages } from '../../catalogue/index.ts';
import { searchIndex } from './index-store.ts';
import { rebuildIndex } from './indexing.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

interface Plan {
  'Actual Loops': number;
  'Actual Rows': number;
  Plans?: Plan[];
}

const partsOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(partsOf)];

it('does no part of the search more often than there are passages', async () => {
  const { ownerId } = await t.newOwner();
  const { db, database } = t.platform;
  const words = 'parcel tracking customs courier address doorstep signature neighbour weekend insurance'.split(' ');
  const sections = Array.from(
    { length: 60 },
    (_, at) => `## Notice ${at}\n${words.map((word) => `The ${word} is of notice ${at}.`).join(' ')}`,
  );
  const origin = 'https://socks.example';
  const pages = ['delivery', 'returns'].map((path) => ({
    url: `${origin}/${path}`,
    title: path,
    topic: 'delivery' as const,
    text: sections.join('\n\n'),
  }));
  await savePages(db, ownerId, origin, pages, t.clock.now());
  await rebuildIndex(database.longRunning, ownerId);

  let plan: Plan | undefined;
  const explaining = {
    execute: async (search: SQL) => {
      const { rows } = await db.execute<{ 'QUERY PLAN': [{ Plan: Plan }] }>(sql`explain (analyze, format json) ${search}`);
      plan = rows[0]?.['QUERY PLAN'][0].Plan;
      return { rows: [] };
    },
  } as unknown as Executor;
  const terms = words.map((word) => ({ beginnings: `'${word}'`, words: word, weight: 1 }));
  await searchIndex(explaining, ownerId, terms, { stemmers: ['english'], limit: 24 });

  const parts = partsOf(plan as Plan);
  const passages = 2 * sections.length;
  const hits = Math.max(...parts.map((part) => part['Actual Rows']));
  expect(hits).toBeGreaterThan(1000);
  expect(Math.max(...parts.map((part) => part['Actual Loops']))).toBeLessThanOrEqual(passages);
});
