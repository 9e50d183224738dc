/** From a shop's address to a draft (specification section 7, POST /chatgptGeneratePopup). */
import { randomUUID } from 'node:crypto';
import type { AnswerOf, generatePopup } from '@parley/contract';
import { impossible, unavailable } from '../../platform/http/errors.ts';
import type { Platform } from '../../platform/index.ts';
import { readShop, ShopUnreadable } from '../catalogue/index.ts';
import { type DraftContent, outputOf, signDraft } from './draft.ts';
import { endDrafts } from './expiring.ts';
import { planQuestions } from './plan.ts';
import * as store from './store.ts';
import { wordQuestions } from './wording.ts';

/** A person waits: what was found when the time is up is what the draft is made of. */
const READING_LIMITS = { pages: 400, products: 1000, totalMs: 50_000 };
const LONGEST_DESCRIPTION = 4000;
const DRAFT_LIFE_MS = 24 * 60 * 60 * 1000;
/** Readings under way in this process; each may hold a thousand products. */
const MOST_AT_ONCE = 4;

let underWay = 0;

/**
 * Reads the shop and stores a draft for it. `limits` narrows what a reading may take (pages, products, milliseconds).
 * @throws HttpError 422 with the reason in plain words when the shop cannot be read, 503 while too many are being read.
 */
export async function generateDraft(
  platform: Platform,
  { website, email }: { website: string; email: string },
  limits: Partial<typeof READING_LIMITS> = {},
): Promise<AnswerOf<typeof generatePopup>> {
  if (underWay >= MOST_AT_ONCE) throw unavailable('busy', 'Many shops are being read right now. Please try again in a minute.', 30);
  underWay++;
  try {
    const content = await readContent(platform, website, { ...READING_LIMITS, ...limits });
    const now = platform.clock.now();
    const key = randomUUID();
    await endDrafts(platform);
    await store.insertDraft(platform.db, { key, website, email, content, expiresAt: new Date(now.getTime() + DRAFT_LIFE_MS) });
    return { Output: outputOf(content.questions), Website: website, email, df: signDraft(platform, key) };
  } finally {
    underWay--;
  }
}

async function readContent(platform: Platform, website: string, limits: typeof READING_LIMITS): Promise<DraftContent> {
  const { origin, language, products } = await readShop(platform, website, { limits }).catch((error: unknown) => {
    if (error instanceof ShopUnreadable) throw impossible(error.code, error.message, { website: error.message });
    throw error;
  });
  // What is out of stock is never recommended: an answer that only leads there would lead nowhere.
  const inStock = products.filter((product) => product.inStock);
  return {
    origin,
    language,
    products: products.map((product) => ({ ...product, description: product.description.slice(0, LONGEST_DESCRIPTION).toWellFormed() })),
    questions: wordQuestions(planQuestions(inStock.length > 0 ? inStock : products), language),
  };
}
