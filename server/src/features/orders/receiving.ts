/** Receives messages of shops and their pages: each is checked, taken or refused, and noted for the owner (SPEC.md, R and W). */
import { type BodyOf, type OrderRefusal, type OrderWay, type recordOrder, testOrderPrefix } from '@parley/contract';
import type { FastifyRequest } from 'fastify';
import { dayOf } from '../../platform/clock.ts';
import { HttpError, impossible, unauthorized } from '../../platform/http/errors.ts';
import { type Engagement, isListed, verifyEngagement, websitesOfOwner } from '../recommenders/index.ts';
import { cleanLine } from './rules/checking.ts';
import { isRefused, type Refused, type Report } from './rules/report.ts';
import { type Context, take } from './taking.ts';
import { sealerPurpose, secretFor, shopifyPlace } from './ways/keys.ts';
import { readPageOrder } from './ways/page.ts';
import { readShopifyWebhook } from './ways/shopify.ts';
import { isSigned } from './ways/signatures.ts';
import { stringOrEmpty } from './ways/texts.ts';
import * as ways from './ways/ways-store.ts';
import { readWooCommerceWebhook } from './ways/woocommerce.ts';

/** A webhook as it arrived. */
export interface Delivery {
  body: Buffer;
  headers: FastifyRequest['headers'];
}

const headerOf = ({ headers }: Delivery, name: string) => cleanLine(stringOrEmpty(headers[name]), 300);

/** The body of WooCommerce's ping, which has no signature. */
const ping = /^webhook_id=\d+$/;

/** Takes a webhook of WooCommerce. @throws HttpError 401 for a wrong signature, 403 while it is switched off */
export async function receiveWooCommerce(context: Context, ownerId: number, delivery: Delivery): Promise<void> {
  const { db, clock } = context.platform;
  const now = clock.now();
  const settings = await ways.settingsOf(db, ownerId);
  const signature = delivery.headers['x-wc-webhook-signature'];
  if (signature === undefined && ping.test(delivery.body.toString('latin1').trim()))
    return ways.noteWay(db, ownerId, 'woocommerce', { pingedAt: now });
  const secret = settings.wooCommerceOn ? secretFor(context.platform, settings) : null;
  await assertSigned(context, ownerId, 'woocommerce', delivery, signature, secret);
  const from = { topic: headerOf(delivery, 'x-wc-webhook-topic'), source: headerOf(delivery, 'x-wc-webhook-source') };
  await takeSigned(context, ownerId, 'woocommerce', (body) => readWooCommerceWebhook(body, from, now), delivery);
}

/** Takes a webhook of Shopify. @throws HttpError 401 for a wrong signature, 403 while it is switched off */
export async function receiveShopify(context: Context, ownerId: number, delivery: Delivery): Promise<void> {
  const { db, clock, sealer } = context.platform;
  const now = clock.now();
  const { shopifyOn, shopifySecretSealed } = await ways.settingsOf(db, ownerId);
  const secret = shopifyOn && shopifySecretSealed ? sealer(sealerPurpose).open(shopifySecretSealed, shopifyPlace(ownerId)) : null;
  await assertSigned(context, ownerId, 'shopify', delivery, delivery.headers['x-shopify-hmac-sha256'], secret);
  // Shopify's 'Send test notification' sends a made-up order.
  if (headerOf(delivery, 'x-shopify-test') === 'true') return ways.noteWay(db, ownerId, 'shopify', { lastTestAt: now });
  const from = { topic: headerOf(delivery, 'x-shopify-topic'), shop: headerOf(delivery, 'x-shopify-shop-domain') };
  await takeSigned(context, ownerId, 'shopify', (body) => readShopifyWebhook(body, from, now), delivery);
}

/** @throws HttpError 403 where the owner takes no orders this way, 401 for a wrong signature; the refusal is noted */
async function assertSigned(
  context: Context,
  ownerId: number,
  way: 'woocommerce' | 'shopify',
  { body }: Delivery,
  signature: unknown,
  secret: string | null,
): Promise<void> {
  if (secret === null) {
    await noteRefusal(context, ownerId, way, {
      refused: 'switched_off',
      detail: 'A webhook came while this way is switched off',
      orderId: '',
    });
    throw new HttpError(403, 'switched_off', 'The owner does not take orders this way');
  }
  if (isSigned(body, signature, secret)) return;
  const detail = signature === undefined ? 'The webhook has no signature' : 'The signature was made with another secret';
  await noteRefusal(context, ownerId, way, { refused: 'bad_signature', detail, orderId: '' });
  throw unauthorized('The signature is not right');
}

/**
 * Takes a message that a shop signed. A message that cannot count is noted and answered like any other: shops switch off webhooks that fail repeatedly,
 * and sending it again would not help.
 */
async function takeSigned(
  context: Context,
  ownerId: number,
  way: 'woocommerce' | 'shopify',
  read: (body: unknown) => Report | Refused | null,
  { body }: Delivery,
): Promise<void> {
  const report = read(parsed(body));
  if (report === null) return;
  if (isRefused(report)) return noteRefusal(context, ownerId, way, report);
  await take(context, ownerId, report);
}

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return null;
  }
}

/** Takes the order of a page. @throws HttpError 403 from a website that is not allowed, 422 for an order that cannot count */
export async function receivePage(
  context: Context,
  ownerId: number,
  body: BodyOf<typeof recordOrder>,
  request: FastifyRequest,
): Promise<void> {
  const { db, clock } = context.platform;
  const now = clock.now();
  const isKnownPage = await checkWebsite(context, ownerId, body, request);
  if (body.id.startsWith(testOrderPrefix)) return ways.noteWay(db, ownerId, body.way, { lastTestAt: now });
  const report = readPageOrder(
    body,
    { host: hostOfRequest(request, body.page), address: request.ip, userAgent: stringOrEmpty(request.headers['user-agent']) },
    now,
  );
  if (isRefused(report)) {
    await noteRefusal(context, ownerId, body.way, report);
    throw impossible('order_refused', `${words[report.refused] ?? 'This is not an order'}. ${report.detail}`);
  }
  await take(context, ownerId, report, { engagements: engagementsOf(context, ownerId, body.engagements), isKnownPage });
}

const words: Partial<Record<OrderRefusal, string>> = {
  negative_total: 'The total is negative',
  too_large: 'The total is too large',
  unknown_currency: 'The currency is unknown',
  not_an_order: 'The order has no number, or its total is not an amount',
};

/**
 * Whether a page is known to be the shop's. Shopify runs pixels in a frame without an origin of its own, so that the page names itself: a page that
 * names no website of the owner may be a checkout at Shopify, or a stranger (R8). @throws HttpError 403 from another website
 */
async function checkWebsite(
  context: Context,
  ownerId: number,
  { way, id, page }: BodyOf<typeof recordOrder>,
  request: FastifyRequest,
): Promise<boolean> {
  const websites = await websitesOfOwner(context.platform.db, ownerId);
  if (way === 'pixel' && request.headers.origin === 'null') return isListed(websites, URL.parse(page ?? '')?.origin ?? '');
  try {
    context.recommenders.assertOriginAllowed(request, { websites });
    return true;
  } catch (error) {
    const detail = `The page is on ${cleanLine(stringOrEmpty(request.headers.origin), 100)}, which no recommender may show on`;
    await noteRefusal(context, ownerId, way, { refused: 'website_not_allowed', detail, orderId: cleanLine(id, 100) });
    throw error;
  }
}

const hostOfRequest = ({ headers }: FastifyRequest, page: string | undefined): string =>
  URL.parse(stringOrEmpty(headers.origin))?.hostname || (page && URL.parse(page)?.hostname) || '';

/** The engagements among these identifiers that this server signed for recommenders of the owner. */
const engagementsOf = ({ platform }: Context, ownerId: number, tokens: readonly string[]): Engagement[] =>
  tokens.map((token) => verifyEngagement(platform, token, ownerId)).filter((engagement) => engagement !== null);

/** Notes something refused for the owner. */
export async function noteRefusal(
  { platform: { db, clock } }: Context,
  ownerId: number,
  way: OrderWay,
  { refused: reason, detail, orderId: shopOrderId }: Refused,
  count = 1,
): Promise<void> {
  const lastAt = clock.now();
  await ways.noteRefusal(db, { ownerId, way, reason, day: dayOf(lastAt), lastAt, shopOrderId, detail }, count);
  await ways.noteWay(db, ownerId, way, { refusedAt: lastAt });
}
