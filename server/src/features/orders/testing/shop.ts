/** A shop for tests of orders: an owner with products, a recommender on shop.example, and webhooks that can be sent. */
import { randomUUID } from 'node:crypto';
import {
  createPopupPage,
  getOrderSettings,
  getRevenue,
  listOrders,
  type Money,
  type OrderFilter,
  recordAnswer,
  recordEvents,
  recordOrder,
  startImport,
  updateOrderSettings,
} from '@parley/contract';
import type { TestApp } from '../../../testing/app.ts';
import { createQuestionnaireWith } from '../../questionnaires/index.ts';
import { createRecommender, mintEngagement } from '../../recommenders/index.ts';
import { signatureOf } from '../ways/signatures.ts';

const products = `Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Variant Price,Image Src,Status
shoe,Shoe,A shoe,Maker,Shoes,red,true,10.00,https://shop.example/shoe.jpg,active
boot,Boot,A boot,Maker,Shoes,red,true,199.00,https://shop.example/boot.jpg,active
`;

/** The key with which the test's Shopify signs. */
const shopifySecret = 'the key of the test shop';
export const website = 'https://shop.example';

/** Creates the owner with one questionnaire of one question with two answers. */
export async function aShop(test: TestApp) {
  const { db } = test.platform;
  const { ownerId, headers } = await test.newOwner();
  const answers = ['Red', 'Blue'].map((text) => ({ text, textForChat: text, next: null }));
  const made = await createQuestionnaireWith(db, ownerId, { name: 'Colours', questions: [{ text: 'Which?', answers }] });
  const recommenderId = await createRecommender(db, ownerId, { name: 'Finder', active: true, questionnaireId: made.questionnaireId });
  await test.ask(createPopupPage, { body: { popupPagesId: recommenderId, showOnWebsite: website }, headers });
  await test.ask(startImport, { body: {}, files: { file: new File([products], 'products.csv', { type: 'text/csv' }) }, headers });
  await test.jobsDone();
  await test.ask(updateOrderSettings, { body: { shopifySecret }, headers });
  const { settings } = await test.ask(getOrderSettings, { headers });
  const { rows } = await test.platform.database.pool.query('select id, title from products where owner_id = $1', [ownerId]);
  const productIds = new Map<string, number>(rows.map(({ id, title }) => [title, id]));
  const pathOf = (address: string) => new URL(address).pathname;
  const userId = String(ownerId);

  return {
    ownerId,
    headers,
    settings,
    recommenderId,
    questionnaireId: made.questionnaireId,
    answerIds: made.answerIds[0] ?? [],
    productId: (title: string) => productIds.get(title) ?? 0,

    /** Sends a webhook of WooCommerce, signed unless `signature` says otherwise. */
    woo: (body: unknown, topic = 'order.created', signature?: string | null) => {
      const payload = typeof body === 'string' ? body : JSON.stringify(body);
      const made = signature === undefined ? signatureOf(payload, settings.woocommerce.secret) : signature;
      return test.app.inject({
        method: 'POST',
        url: pathOf(settings.woocommerce.address),
        payload,
        headers: {
          'content-type': 'application/json',
          'x-wc-webhook-source': `${website}/`,
          'x-wc-webhook-topic': topic,
          ...(made !== null && { 'x-wc-webhook-signature': made }),
        },
      });
    },
    /** Sends a webhook of Shopify. */
    shopify: (body: unknown, topic = 'orders/create', more: Record<string, string> = {}) => {
      const payload = JSON.stringify(body);
      return test.app.inject({
        method: 'POST',
        url: pathOf(settings.shopify.address),
        payload,
        headers: {
          'content-type': 'application/json',
          'x-shopify-topic': topic,
          'x-shopify-shop-domain': 'boots.myshopify.com',
          'x-shopify-hmac-sha256': signatureOf(payload, shopifySecret),
          ...more,
        },
      });
    },
    /** Reports an order from a page of the shop. */
    page: (body: Record<string, unknown>, origin: string = website) =>
      test.send(recordOrder, { params: { userId }, body: body as never, headers: { origin, 'user-agent': 'a browser' } }),

    /** A visitor who chooses the first answer and clicks a product; returns the identifier of the engagement. */
    async visit({ clicks = 'Boot', answers = true }: { clicks?: string | null; answers?: boolean } = {}) {
      const token = mintEngagement(test.platform, ownerId, recommenderId);
      const [questionId, answerId] = [made.questionIds[0] ?? 0, made.answerIds[0]?.[0] ?? 0];
      const body = { answer: [{ answerId, customTextInput: '' }], popup_engagement: token, answerTime: 1, requestId: randomUUID() };
      if (answers) await test.ask(recordAnswer, { params: { questionId: String(questionId) }, body });
      const clicked = { requestId: randomUUID(), type: 'clicked' as const, productId: productIds.get(clicks ?? '') };
      const shown = { requestId: randomUUID(), type: 'shown' as const };
      await test.ask(recordEvents, {
        params: { userId, popupId: String(recommenderId), engagementId: token },
        body: { events: clicks === null ? [shown] : [shown, clicked] },
      });
      return token;
    },

    /** The owner's orders. */
    orders: async (show: OrderFilter = 'all') => (await test.ask(listOrders, { query: { show }, headers })).orders,
    /** The sums of all orders and of the attributed ones, over all time that the tests use: `EUR 1 × 3935`. */
    async sums() {
      const { revenue } = await test.ask(getRevenue, { query: { from: '2025-01-01', to: '2027-12-31' }, headers });
      const words = (list: Money[]) => list.map(({ currency, orders, minor }) => `${currency} ${orders} × ${minor}`).sort();
      return { orders: words(revenue.orders), attributed: words(revenue.attributed) };
    },
  };
}

export type Shop = Awaited<ReturnType<typeof aShop>>;
