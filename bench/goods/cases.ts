/** The messages that the offer of goods is measured and trained on: those of bench/eval, and plain ones that templates write about each shop. */
import { randomUUID } from 'node:crypto';
import { productChoice } from '@parley/contract';
import { answerFrom } from '../../server/src/features/assistant/answering/builtin.ts';
import type { GoodsEvidence } from '../../server/src/features/assistant/answering/goods/evidence-names.ts';
import { gather, type Material, readRecorded } from '../../server/src/features/assistant/answering/material.ts';
import { createNamelessRequests, createOneAfterAnother } from '../../server/src/features/assistant/answering/once.ts';
import { createOwners, ownerStamp } from '../../server/src/features/assistant/answering/owner.ts';
import { createTurns } from '../../server/src/features/assistant/answering/turns.ts';
import type { Context } from '../../server/src/features/assistant/context.ts';
import { createStates } from '../../server/src/features/assistant/memory/states.ts';
import { createModels } from '../../server/src/features/assistant/models/answer.ts';
import { builtinWriter } from '../../server/src/features/assistant/models/settings.ts';
import { createMeanings } from '../../server/src/features/assistant/nearness/index.ts';
import { savePages, saveProducts } from '../../server/src/features/catalogue/index.ts';
import type { StoredChat } from '../../server/src/features/engagements/index.ts';
import { createFollowUps } from '../../server/src/features/follow-ups/index.ts';
import { saveCompanyProfile } from '../../server/src/features/recommenders/index.ts';
import { type ChatLanguage, isChatLanguage } from '../../server/src/kit/languages/replies/index.ts';
import { openDatabase } from '../../server/src/platform/db/index.ts';
import { type TestApp, testAppOn } from '../../server/src/testing/app.ts';
import { startPostgres } from '../../server/src/testing/databases/postgres.ts';
import type { Turn } from '../eval/lib/cases.ts';
import { catalogueOf, type Shop } from '../eval/lib/shop.ts';
import { sets } from '../eval/sets/index.ts';
import { messagesAbout } from './templates.ts';

/** Conversations that are written by rule from many ways to say a thing. */
const writtenSets: ReadonlySet<string> = new Set(['practice-followups', 'practice-phrasings']);

/** A message for which goods were found. */
export interface GoodsCase {
  set: string;
  shop: string;
  message: string;
  /** Whether goods are what it asks for. */
  asksGoods: boolean;
  /** Written by a template or by rule, which counts less. */
  isWritten: boolean;
  evidence: GoodsEvidence;
  likelihood: number;
}

type Ask = (message: string, earlier?: readonly StoredChat[]) => Promise<Material>;

/** Asks every message of the sets; those for which no goods were found are no cases. */
export async function goodsCases(isChosen: (set: string) => boolean): Promise<GoodsCase[]> {
  const postgres = await startPostgres();
  const database = await openDatabase({ databaseUrl: postgres.url, dataDir: '' });
  const app = await testAppOn(database);
  const context = contextOf(app);
  const cases: GoodsCase[] = [];
  const chosen = Object.entries(sets).filter(([set]) => isChosen(set));
  const all = chosen.flatMap(([, shops]) => shops.map(({ shop }) => shop));
  try {
    for (const [set, shops] of chosen) {
      for (const { shop, cases: asked } of shops) {
        const ask = await openShop(app, context, shop);
        const add = (message: string, { goods }: Material, asksGoods: boolean, isWritten = writtenSets.has(set)) => {
          if (goods) cases.push({ set, shop: shop.key, message, asksGoods, isWritten, ...goods });
        };
        for (const { question } of [...asked.finding, ...asked.absent]) add(question, await ask(question), false);
        for (const { turns } of asked.conversations) await converse(turns, ask, add);
        for (const { message, asksGoods } of messagesAbout(shop, all)) add(message, await ask(message), asksGoods, true);
      }
    }
  } finally {
    await app.close();
    await database.close();
    await postgres.stop();
  }
  return cases;
}

/** The messages of a conversation whose answer must show goods, or must say something else. */
async function converse(turns: readonly Turn[], ask: Ask, add: (message: string, material: Material, asksGoods: boolean) => void) {
  const earlier: StoredChat[] = [];
  for (const turn of turns) {
    const material = await ask(turn.ask, earlier);
    if (turn.includes.length > 0) add(turn.ask, material, true);
    const output = answerFrom(material)
      .map(({ text }) => text)
      .join('');
    earlier.push({ ...blankChat, input: turn.ask, output, products: material.cards, id: earlier.length + 1 });
  }
}

const blankChat: Omit<StoredChat, 'input' | 'output' | 'products' | 'id'> = {
  ownerId: 0,
  engagementId: '',
  recommenderId: 0,
  requestId: '',
  followUp: null,
  productsLeft: null,
  personIn: null,
  inputTokens: 0,
  outputTokens: 0,
  unansweredAs: null,
  at: new Date(0),
};

const contextOf = ({ platform, features }: TestApp, models = createModels(platform)): Context => ({
  platform,
  engagements: features.engagements,
  recommendation: features.recommendation.unlearnt,
  recommenders: features.recommenders,
  followUps: createFollowUps(platform).unlearnt,
  owners: createOwners(null),
  models,
  meanings: createMeanings(platform, models, async () => builtinWriter),
  states: createStates(),
  turns: createTurns(),
  oneAfterAnother: createOneAfterAnother(),
  namelessRequests: createNamelessRequests(),
});

async function openShop(app: TestApp, context: Context, shop: Shop): Promise<Ask> {
  const { ownerId } = await app.newOwner();
  const { db, clock } = app.platform;
  await saveCompanyProfile(db, ownerId, shop.profile);
  await saveProducts(db, ownerId, shop.url, catalogueOf(shop));
  await savePages(db, ownerId, shop.url, [...shop.pages], clock.now());
  const language: ChatLanguage = isChatLanguage(shop.language) ? shop.language : 'en';
  const owner = await context.owners.of(app.platform, ownerId, await ownerStamp(db, ownerId));
  return async (message, earlier = []) => {
    const circumstances = {
      ownerId,
      engagementId: randomUUID(),
      questionnaireId: null,
      choice: productChoice.parse({}),
      askFollowUps: false,
      websites: [shop.url],
      language,
      offstage: true,
      earlier,
    };
    const body = { inputChatGPT: message, next_question_id: null, selectedAnswers: [] };
    return gather(context, circumstances, body, { ...owner, near: async () => null }, await readRecorded(db, circumstances));
  };
}
