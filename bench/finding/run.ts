/**
 * `node bench/finding/run.ts`: how often the search finds the passage that answers a question, and how often it tells something else, asked
 * directly (without HTTP), so that a change of the rules is measured in seconds. `--show` prints the failures, `dev`, `own` choose the shops.
 */
import { parseArgs } from 'node:util';
import { findPassages } from '../../server/src/features/assistant/finding/find.ts';
import { openShop } from '../../server/src/features/assistant/finding/testing/measure.ts';
import { firstShops } from '../../server/src/features/assistant/finding/testing/shops-1.ts';
import { secondShops } from '../../server/src/features/assistant/finding/testing/shops-2.ts';
import { thirdShops } from '../../server/src/features/assistant/finding/testing/shops-3.ts';
import { savePages, saveProducts } from '../../server/src/features/catalogue/index.ts';
import { saveCompanyProfile } from '../../server/src/features/recommenders/index.ts';
import { detectMessageLanguage } from '../../server/src/kit/languages/detect.ts';
import type { ChatLanguage } from '../../server/src/kit/languages/replies/index.ts';
import { openDatabase } from '../../server/src/platform/db/index.ts';
import { type TestApp, testAppOn } from '../../server/src/testing/app.ts';
import { startPostgres } from '../../server/src/testing/postgres.ts';
import { catalogueOf, type Shop } from '../eval/lib/shop.ts';
import { sets } from '../eval/sets/index.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { show: { type: 'boolean', default: false }, shop: { type: 'string' } },
});
const isWanted = (set: string) => (positionals.length === 0 ? set === 'dev' || set === 'own' : positionals.includes(set));

interface Asked {
  set: string;
  shop: string;
  language: string;
  question: string;
  /** null where the shop does not answer. */
  expect: ((text: string) => boolean) | null;
}

const postgres = await startPostgres();
const database = await openDatabase({ databaseUrl: postgres.url, dataDir: '' });
const t = await testAppOn(database);
const cases: (Asked & { ownerId: number })[] = [];

async function open(app: TestApp, shop: Shop): Promise<number> {
  const { ownerId } = await app.newOwner();
  const { db, clock } = app.platform;
  await saveCompanyProfile(db, ownerId, shop.profile);
  await saveProducts(db, ownerId, shop.url, catalogueOf(shop));
  await savePages(db, ownerId, shop.url, [...shop.pages], clock.now());
  return ownerId;
}

for (const [set, shops] of Object.entries(sets)) {
  if (!isWanted(set)) continue;
  for (const { shop, cases: asked } of shops) {
    if (values.shop && values.shop !== shop.key) continue;
    const ownerId = await open(t, shop);
    const common = { set, shop: shop.key, ownerId };
    for (const { language, question, expect } of asked.finding)
      cases.push({ ...common, language, question, expect: (text) => expect.test(text.replaceAll(/[’‘]/gu, "'")) || expect.test(text) });
    for (const { language, question } of asked.absent) cases.push({ ...common, language, question, expect: null });
  }
}
if (isWanted('own'))
  for (const shop of [...firstShops, ...secondShops, ...thirdShops]) {
    if (values.shop && values.shop !== shop.name) continue;
    const ownerId = await openShop(t, shop);
    const common = { set: 'own', shop: shop.name, ownerId, language: shop.language };
    for (const [question, answer] of shop.questions) cases.push({ ...common, question, expect: (text) => text.includes(answer) });
    for (const question of shop.unanswered) cases.push({ ...common, question, expect: null });
  }

const tally = new Map<string, [failed: number, of: number]>();
const count = (key: string, failed: boolean) => {
  const [bad, of] = tally.get(key) ?? [0, 0];
  tally.set(key, [bad + (failed ? 1 : 0), of + 1]);
};
for (const { set, shop, language, question, expect, ownerId } of cases) {
  const spoken = (set === 'own' ? (detectMessageLanguage(question) ?? language) : language) as ChatLanguage;
  const { passages, missing } = await findPassages(t.platform.db, ownerId, question, { language: spoken });
  const told = passages.filter(({ answers }) => answers);
  const failed = expect ? !told.slice(0, 1).some(({ text, heading }) => expect(`${heading}\n${text}`)) : told.length > 0;
  const kind = expect ? 'not found' : 'told';
  count(`${set} ${kind}`, failed);
  count(`${set} ${kind} ${language}`, failed);
  if (values.show && failed && !set.startsWith('fresh'))
    console.log(
      `${set} ${shop} ${language} ${expect ? '?' : '!'} ${question} → ${told[0] ? told[0].text.slice(0, 200) : `nothing, missing “${missing}”`}${expect && told.slice(1).some(({ text }) => expect(text)) ? '  (second)' : ''}`,
    );
}
for (const [key, [failed, of]] of [...tally].toSorted(([a], [b]) => a.localeCompare(b)))
  console.log(`${key.padEnd(40)} ${failed} of ${of}`);
await t.close();
await database.close();
await postgres.stop();
