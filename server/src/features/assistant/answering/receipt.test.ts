/** Receipts: stored with each answer, shown to the owner alone. */
import { createTestFromConversation, getConversation, type Receipt, tryPopup } from '@parley/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { savePages } from '../../catalogue/index.ts';
import { verifyEngagement } from '../../recommenders/index.ts';
import type { SaidSentence } from '../claims/types.ts';
import { aVisitor, beginStream, chat, ending, piece, shop, startProvider, type TestVisitor } from '../testing.ts';
import { receiptOf } from './receipt.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

async function receiptsIn(visitor: TestVisitor, app = t): Promise<(Receipt | null)[]> {
  const engagementId = verifyEngagement(app.platform, visitor.engagement)?.id ?? '';
  const { timeline } = await app.ask(getConversation, { headers: visitor.headers, params: { engagementId } });
  return timeline.flatMap((entry) => (entry.kind === 'said' ? [entry.receipt] : []));
}

it('names the page, the owner’s words and the products behind an answer', async () => {
  const visitor = await aVisitor(t, { profile: { whatAreFAQs: '' } });
  const page = { url: `${shop}/ship`, topic: 'delivery' as const, title: 'Delivery', text: 'Delivery\n\nWe deliver within two days.' };
  await savePages(t.platform.db, visitor.ownerId, shop, [page], t.platform.clock.now());
  await chat(t, visitor, { inputChatGPT: 'How long does delivery take?' });
  await chat(t, visitor, { inputChatGPT: 'I am looking for wool socks' });
  await chat(t, visitor, { inputChatGPT: 'where is my invoice #37777' });
  const [delivery, socks, invoice] = await receiptsIn(visitor);
  expect(delivery).toMatchObject({ writtenBy: 'builtin', language: 'en', unanswered: false });
  const passage = delivery?.passages.find(({ url }) => url === `${shop}/ship`);
  expect(passage).toMatchObject({ source: 'page', heading: 'Delivery', text: 'We deliver within two days.' });
  expect(delivery?.sentences.flatMap(({ claims }) => claims)).toContainEqual({
    kind: 'policy',
    products: [],
    passages: [passage?.id],
    about: '',
  });
  expect(socks?.products.map(({ title }) => title)).toContain('Wool Socks');
  expect(socks?.sentences.flatMap(({ claims }) => claims.flatMap(({ products }) => products))).toContain(visitor.socks);
  expect(invoice?.unanswered).toBe(true);
});

it('is shown in a try-out, where nothing is stored', async () => {
  const visitor = await aVisitor(t);
  const body = { inputChatGPT: 'Can I return socks?', selectedAnswers: [] };
  const params = { popupId: String(visitor.recommenderId) };
  const { receipt } = await t.ask(tryPopup, { headers: visitor.headers, params, body });
  expect(receipt.passages[0]).toMatchObject({ source: 'faqs', heading: 'Can I return socks?', text: 'Yes, within 30 days.' });
});

it('is missing for entries from before receipts were kept', async () => {
  const visitor = await aVisitor(t);
  await chat(t, visitor, { inputChatGPT: 'Can I return socks?' });
  await t.platform.db.execute(sql`update chat_entries set receipt = null where owner_id = ${visitor.ownerId}`);
  expect(await receiptsIn(visitor)).toEqual([null]);
});

it('keeps what was withheld or replaced, with the reason, and stays small', () => {
  const sentences: SaidSentence[] = [
    { outcome: 'withheld', text: '', written: 'x'.repeat(5000), claims: [], rule: 'R4', reason: 'No record says so.' },
    { outcome: 'rendered', text: 'It costs €5.', written: 'It is €4.', claims: [{ kind: 'price', product: 3 }], rule: 'R2' },
    { outcome: 'said', text: ' ', claims: [], rule: 'R1' },
  ];
  const passages = Array.from({ length: 30 }, (_, n) => ({
    id: String(n),
    source: 'text' as const,
    heading: '',
    text: 'y'.repeat(9000),
    url: null,
  }));
  sentences.push({ outcome: 'said', text: 'Yes.', claims: [{ kind: 'policy', passage: '29', clause: 0 }], rule: 'R9' });
  const receipt = receiptOf({
    sentences,
    passages,
    products: [],
    further: { passages: [], products: [] },
    language: 'en',
    unanswered: false,
    writtenBy: 'model',
  });
  expect(receipt.sentences.map(({ outcome, text, reason }) => [outcome, text, reason])).toEqual([
    ['withheld', '', 'No record says so.'],
    ['rendered', 'It costs €5.', null],
    ['said', 'Yes.', null],
  ]);
  expect(receipt.sentences[1]?.claims).toEqual([{ kind: 'price', products: [3], passages: [], about: '' }]);
  // The passage that a sentence rests on is kept, however far down it was found.
  expect(receipt.passages[0]?.id).toBe('29');
  expect(JSON.stringify(receipt).length).toBeLessThan(12_000);
});

it('names every passage that a sum rests on: that of delivery and those of services', () => {
  const passages = ['wrapping', 'other', 'delivery'].map((id) => ({ id, source: 'faqs' as const, heading: id, text: id, url: null }));
  const services = [{ service: 'wrapping' as const, passage: 'wrapping' }];
  const total = { kind: 'total' as const, items: [{ product: 3, count: 2 }], shippingPassage: 'delivery', services };
  const sentences: SaidSentence[] = [{ outcome: 'rendered', text: 'That is €12.', claims: [total], rule: 'B:total' }];
  const receipt = receiptOf({
    sentences,
    passages,
    products: [],
    further: { passages: [], products: [] },
    language: 'en',
    unanswered: false,
    writtenBy: 'builtin',
  });
  expect(receipt.sentences[0]?.claims).toEqual([{ kind: 'total', products: [3], passages: ['delivery', 'wrapping'], about: '' }]);
  expect(receipt.passages.map(({ id }) => id)).toEqual(['wrapping', 'delivery', 'other']);
});

it('of an older answer, which names one passage for each claim, is read as one of today', async () => {
  const visitor = await aVisitor(t);
  await chat(t, visitor, { inputChatGPT: 'Can I return socks?' });
  const [now] = await receiptsIn(visitor);
  const sentences = now?.sentences.map((sentence) => ({
    ...sentence,
    claims: sentence.claims.map(({ passages, ...claim }) => ({ ...claim, passage: passages[0] ?? null })),
  }));
  const older = JSON.stringify({ ...now, sentences });
  await t.platform.db.execute(sql`update chat_entries set receipt = ${older}::jsonb where owner_id = ${visitor.ownerId}`);
  expect(now?.sentences.some(({ claims }) => claims.some(({ passages }) => passages.length > 0))).toBe(true);
  expect(await receiptsIn(visitor)).toEqual([now]);
});

describe('of a model', () => {
  let withModel: TestApp;
  let provider: Awaited<ReturnType<typeof startProvider>>;
  beforeAll(async () => {
    provider = await startProvider();
    withModel = await testApp({ AI_BASE_URL: provider.url, AI_API_KEY: 'sk-test-key-123', AI_MODEL: 'test-model' });
  });
  afterAll(async () => {
    await withModel.close();
    await provider.close();
  });

  it('names the passages and products of sentences about something else than what was asked', async () => {
    const visitor = await aVisitor(withModel);
    provider.answer((response) => {
      beginStream(response);
      response.write(piece('Yes, within 30 days. Delivery takes three working days, for €3.95. The Rain Hat costs €30.00.'));
      response.end(ending());
    });
    await chat(withModel, visitor, { inputChatGPT: 'Can I return socks?' });
    const [receipt] = await receiptsIn(visitor, withModel);
    expect(receipt?.writtenBy).toBe('model');
    const claims = receipt?.sentences.flatMap((sentence) => sentence.claims) ?? [];
    expect(claims.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['policy', 'price']));
    // Everything that a claim names is in the receipt.
    const passages = new Set(receipt?.passages.map(({ id }) => id));
    const products = new Map(receipt?.products.map(({ id, title }) => [id, title]));
    for (const claim of claims) {
      for (const id of claim.passages) expect(passages).toContain(id);
      for (const id of claim.products) expect(products.has(id)).toBe(true);
    }
    const cited = receipt?.passages.filter(({ id }) => claims.some((claim) => claim.passages.includes(id))).map(({ heading }) => heading);
    expect(cited).toContain('How long does delivery take?');
    expect([...products.values()]).toContain('Rain Hat');
    // A test that is made of it expects these sources.
    const engagementId = verifyEngagement(withModel.platform, visitor.engagement)?.id ?? '';
    const { timeline } = await withModel.ask(getConversation, { headers: visitor.headers, params: { engagementId } });
    const chatId = timeline.flatMap((entry) => (entry.kind === 'said' ? [entry.id] : [])).at(-1) ?? 0;
    const { test } = await withModel.ask(createTestFromConversation, { headers: visitor.headers, body: { engagementId, chatId } });
    expect(test.expectations.cites).toContain('How long does delivery take?');
  });
});
