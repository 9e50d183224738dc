/** The questions that the search is measured and trained on, with the passages that are weighed for each. */

import type { Evidence } from '../../server/src/features/assistant/finding/evidence-names.ts';
import { weighPassages } from '../../server/src/features/assistant/finding/find.ts';
import { openShop } from '../../server/src/features/assistant/finding/testing/measure.ts';
import { firstShops } from '../../server/src/features/assistant/finding/testing/shops-1.ts';
import { secondShops } from '../../server/src/features/assistant/finding/testing/shops-2.ts';
import { thirdShops } from '../../server/src/features/assistant/finding/testing/shops-3.ts';
import { savePages, saveProducts } from '../../server/src/features/catalogue/index.ts';
import { saveCompanyProfile } from '../../server/src/features/recommenders/index.ts';
import { detectMessageLanguage } from '../../server/src/kit/languages/detect.ts';
import { type ChatLanguage, isChatLanguage } from '../../server/src/kit/languages/replies/index.ts';
import { openDatabase } from '../../server/src/platform/db/index.ts';
import { type TestApp, testAppOn } from '../../server/src/testing/app.ts';
import { startPostgres } from '../../server/src/testing/databases/postgres.ts';
import { plain } from '../eval/lib/judge.ts';
import { catalogueOf, type Shop } from '../eval/lib/shop.ts';
import { sets } from '../eval/sets/index.ts';

/** A passage that was weighed for a question. */
export interface WeighedText {
  text: string;
  /** Whether it answers the question, by the case. */
  right: boolean;
  evidence: Evidence;
  likelihood: number;
  lacks: string;
}

export interface WeighedCase {
  set: string;
  shop: string;
  language: string;
  question: string;
  /** Whether the shop answers it at all. */
  answered: boolean;
  texts: WeighedText[];
}

interface Question {
  language: ChatLanguage;
  question: string;
  /** null where the shop does not answer. */
  isRight: ((text: string) => boolean) | null;
}

async function openEvalShop(app: TestApp, shop: Shop): Promise<number> {
  const { ownerId } = await app.newOwner();
  const { db, clock } = app.platform;
  await saveCompanyProfile(db, ownerId, shop.profile);
  await saveProducts(db, ownerId, shop.url, catalogueOf(shop));
  await savePages(db, ownerId, shop.url, [...shop.pages], clock.now());
  return ownerId;
}

/** Asks every question of the sets: those of bench/eval, and 'own', the shops of the search's tests. */
export async function weighCases(isChosen: (set: string) => boolean): Promise<WeighedCase[]> {
  const postgres = await startPostgres();
  const database = await openDatabase({ databaseUrl: postgres.url, dataDir: '' });
  const app = await testAppOn(database);
  const cases: WeighedCase[] = [];
  const ask = async (ownerId: number, set: string, shop: string, { language, question, isRight }: Question) => {
    const weighed = await weighPassages(app.platform.db, ownerId, question, language);
    const texts = weighed.map(({ candidate, evidence, likelihood, lacks }) => {
      const text = `${candidate.heading}\n${candidate.text}`;
      return { text, right: isRight?.(text) ?? false, evidence, likelihood, lacks };
    });
    cases.push({ set, shop, language, question, answered: isRight !== null, texts });
  };
  try {
    for (const [set, shops] of Object.entries(sets)) {
      if (!isChosen(set)) continue;
      for (const { shop, cases: asked } of shops) {
        const ownerId = await openEvalShop(app, shop);
        const spoken = (language: string): ChatLanguage => (isChatLanguage(language) ? language : 'en');
        for (const { language, question, expect } of asked.finding)
          await ask(ownerId, set, shop.key, { language: spoken(language), question, isRight: (text) => expect.test(plain(text)) });
        for (const { language, question } of asked.absent)
          await ask(ownerId, set, shop.key, { language: spoken(language), question, isRight: null });
      }
    }
    if (isChosen('own'))
      for (const shop of [...firstShops, ...secondShops, ...thirdShops]) {
        const ownerId = await openShop(app, shop);
        const spoken = (question: string): ChatLanguage => detectMessageLanguage(question) ?? shop.language;
        for (const [question, answer] of shop.questions)
          await ask(ownerId, 'own', shop.name, { language: spoken(question), question, isRight: (text) => text.includes(answer) });
        for (const question of shop.unanswered)
          await ask(ownerId, 'own', shop.name, { language: spoken(question), question, isRight: null });
      }
  } finally {
    await app.close();
    await database.close();
    await postgres.stop();
  }
  return cases;
}
