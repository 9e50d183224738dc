/**
 * Stand-ins for the carts of a Shopify and a WooCommerce shop, as their pages reach them: with the answers, headers and errors of the real
 * interfaces (../shops/carts). One shopper, whose cart both share by variant ids.
 */
import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';

const fixture = (name: string) => JSON.parse(readFileSync(new URL(`../shops/carts/${name}.json`, import.meta.url), 'utf8'));

export interface Carts {
  /** How many of each variant the cart holds. */
  lines: Map<number, number>;
  /** Cents of one piece. */
  price: number;
  currency: string;
  soldOut: Set<number>;
  /** The nonce that the Store API takes; answers of its cart name it. */
  nonce: string;
  /** The nonce that the next answers of the cart name instead: a page from a cache. */
  staleNonces: string[];
  /** What happens to requests that add: they fail, or get no answer. */
  trouble: 'none' | 'cut' | 'server error' | 'no answer';
  /** The bodies of the requests to add, and how many there were for the cart. */
  adds: { path: string; body: unknown; nonce: string | undefined }[];
  reads: number;
  /** Whether there is a cart at all: a headless shop has none at these addresses. */
  exists: boolean;
  reset(): void;
  /** Answers a request to a cart. False for any other. */
  answer(request: IncomingMessage, answer: ServerResponse): Promise<boolean>;
}

/** A variant that is to be added. */
interface Line {
  id: number;
  quantity: number;
}

const whole = () => ({
  lines: new Map<number, number>(),
  price: 18_900,
  currency: 'EUR',
  soldOut: new Set<number>(),
  nonce: 'fresh-nonce',
  staleNonces: [] as string[],
  trouble: 'none' as const,
  adds: [] as Carts['adds'],
  reads: 0,
  exists: true,
});

/** Makes the stand-in. */
export function makeCarts(): Carts {
  const json = (answer: ServerResponse, body: unknown, status = 200, headers: Record<string, string> = {}): true => {
    answer.writeHead(status, { 'Content-Type': 'application/json; charset=utf-8', ...headers });
    answer.end(JSON.stringify(body));
    return true;
  };
  const lineOf = (id: number, quantity: number) => ({
    ...fixture('shopify-line'),
    ...{ id, variant_id: id, key: `${id}:1`, quantity, price: carts.price, line_price: carts.price * quantity },
  });
  const shopifyCart = () => {
    const items = [...carts.lines].map(([id, quantity]) => lineOf(id, quantity));
    const total = items.reduce((sum, { line_price }) => sum + line_price, 0);
    const count = items.reduce((sum, { quantity }) => sum + quantity, 0);
    return {
      ...fixture('shopify-cart'),
      items,
      item_count: count,
      total_price: total,
      items_subtotal_price: total,
      currency: carts.currency,
    };
  };
  const wooCart = () => {
    const cart = fixture('woocommerce-cart');
    const item = fixture('woocommerce-item');
    return {
      ...cart,
      items: [...carts.lines].map(([id, quantity]) => ({ ...item, id, quantity, prices: { ...item.prices, price: String(carts.price) } })),
      totals: { ...cart.totals, currency_code: carts.currency },
    };
  };
  const put = (id: number, quantity: number) => carts.lines.set(id, (carts.lines.get(id) ?? 0) + quantity);
  /** True when the request was cut off, refused or left waiting. */
  const isTroubled = (answer: ServerResponse): boolean => {
    if (carts.trouble === 'cut') answer.destroy();
    if (carts.trouble === 'server error') json(answer, { code: 'internal_server_error', message: 'There has been a critical error.' }, 500);
    return carts.trouble !== 'none';
  };

  const answerRead = (answer: ServerResponse, isWoo: boolean): true => {
    carts.reads++;
    return isWoo ? json(answer, wooCart(), 200, { Nonce: carts.staleNonces.shift() ?? carts.nonce }) : json(answer, shopifyCart());
  };
  const addToWoo = (answer: ServerResponse, { id, quantity }: Line, nonce: string | undefined): true => {
    if (!nonce) return json(answer, fixture('woocommerce-missing-nonce'), 401);
    if (nonce !== carts.nonce) return json(answer, fixture('woocommerce-invalid-nonce'), 403);
    if (carts.soldOut.has(id)) return json(answer, fixture('woocommerce-sold-out'), 400);
    put(id, quantity);
    return json(answer, wooCart(), 201, { Nonce: carts.nonce });
  };
  const addToShopify = (answer: ServerResponse, { items }: { items: Line[] }): true => {
    for (const { id, quantity } of items) {
      if (carts.soldOut.has(id)) return json(answer, fixture('shopify-sold-out'), 422);
      put(id, quantity);
    }
    return json(answer, { items: items.map(({ id, quantity }) => lineOf(id, quantity)) });
  };

  async function answer(request: IncomingMessage, answer: ServerResponse): Promise<boolean> {
    const { pathname } = new URL(request.url ?? '/', 'http://shop');
    if (!carts.exists || !/^\/en-de\/cart(\.js|\/add\.js)$|^\/wp-json\/wc\/store\/v1\/cart(\/add-item)?$/.test(pathname)) return false;
    const isWoo = pathname.startsWith('/wp-json/');
    const isAdd = request.method === 'POST' && /\/cart\/(add\.js|add-item)$/.test(pathname);
    if (!isAdd) return answerRead(answer, isWoo);
    let text = '';
    for await (const piece of request) text += piece;
    const body = JSON.parse(text);
    const nonce = request.headers.nonce as string | undefined;
    carts.adds.push({ path: pathname, body, nonce });
    if (isTroubled(answer)) return true;
    return isWoo ? addToWoo(answer, body, nonce) : addToShopify(answer, body);
  }

  const carts: Carts = { ...whole(), reset: () => void Object.assign(carts, whole()), answer };
  return carts;
}
