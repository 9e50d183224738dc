/** Receipts: stored with each answer, shown to the owner alone. */
import { getConversation, type Receipt, tryPopup } from '@parley/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { savePages } from '../../catalogue/index.ts';
import { verifyEngagement } from '../../recommenders/index.ts';
import type { SaidSentence } from '../claims/types.ts';
import { aVisitor, chat, shop, type TestVisitor } from '../testing.ts';
import { receiptOf } from './receipt.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

async function receiptsIn(visitor: TestVisitor): Promise<(Receipt | null)[]> {
  const engagementId = verifyEngagement(t.platform, visitor.engagement)?.id ?? '';
  const { timeline } = await t.ask(getConversation, { headers: visitor.headers, params: { engagementId } });
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
    passage: passage?.id,
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
  const said: SaidSentence[] = [
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
  said.push({ outcome: 'said', text: 'Yes.', claims: [{ kind: 'policy', passage: '29', clause: 0 }], rule: 'R9' });
  const receipt = receiptOf({ said, passages, products: [], language: 'en', unanswered: false, writtenBy: 'model' });
  expect(receipt.sentences.map(({ outcome, text, reason }) => [outcome, text, reason])).toEqual([
    ['withheld', '', 'No record says so.'],
    ['rendered', 'It costs €5.', null],
    ['said', 'Yes.', null],
  ]);
  expect(receipt.sentences[1]?.claims).toEqual([{ kind: 'price', products: [3], passage: null, about: '' }]);
  // The passage that a sentence rests on is kept, however far down it was found.
  expect(receipt.passages[0]?.id).toBe('29');
  expect(JSON.stringify(receipt).length).toBeLessThan(12_000);
});
