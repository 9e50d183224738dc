/** Shops on loopback for the journeys: a sample shop, and a mirror of a real shop if one is available. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { sampleShopAnswer } from '../../../server/src/features/site/sample-shop/index.ts';
import { openMirror, type ShopAnswer, type Site } from './mirror.ts';
import type { Place } from './places.ts';

/** What a journey needs to know about a shop. */
export interface ShopKind {
  name: string;
  answer(site: Site, url: string): ShopAnswer | undefined;
  /** How many products a correct import finds. */
  products: number;
  /** Two categories, with a product of each, that a questionnaire can tell apart. */
  pick: { category: string; product: string; path: string };
  other: { category: string };
  /** A page that a visitor lands on. */
  landing: string;
  /** The path that every product page's address begins with. */
  productPath: string;
}

export interface Shop {
  /** Its address, without a trailing slash. */
  origin: string;
  /** Inserts markup before </head> of every page from now on, as an owner does with a snippet. */
  setHead(head: string): void;
  /** Lets the pages of products wait until it opens again, so that a test can watch the shop being read. */
  shut(): void;
  open(): void;
}

/** Opens a shop at a place. */
export function openShop(kind: ShopKind, { origin, serve }: Place): Shop {
  let head = '';
  let gate = Promise.withResolvers<void>();
  gate.resolve();
  serve(async ({ url = '/' }, response) => {
    if (url.startsWith(kind.productPath)) await gate.promise;
    const answer = kind.answer({ base: origin, head }, url);
    if (!answer) return response.writeHead(404, { 'content-type': 'text/plain' }).end('not found');
    return response.writeHead(answer.status ?? 200, { ...answer.headers, 'content-type': answer.type }).end(answer.body);
  });
  return {
    origin,
    setHead(text) {
      head = text;
    },
    shut() {
      gate = Promise.withResolvers();
    },
    open: () => gate.resolve(),
  };
}

export const ownShop: ShopKind = {
  name: 'our own shop',
  answer: (site, url) => sampleShopAnswer(site, url.split('?')[0] ?? '/') ?? undefined,
  products: 20,
  pick: { category: 'Grinders', product: 'Hand grinder with steel burrs', path: '/product/hand-grinder' },
  other: { category: 'Espresso machines' },
  landing: '/',
  productPath: '/product/',
};

/** Their folder; by default it is beside the project. */
const mirrors = process.env.SHOP_MIRRORS ?? join(import.meta.dirname, '..', '..', '..', '..', 'shared');
const mirrorFolder = join(mirrors, 'realdata/sites/woocommerce-astra-en');

/** Null if there is no mirror. */
export const mirroredShop: ShopKind | null = existsSync(mirrorFolder)
  ? {
      name: 'a mirrored WooCommerce shop',
      answer: openMirror(mirrorFolder),
      products: 9,
      pick: { category: 'Jackets', product: 'Jacket', path: '/product/jacket/' },
      other: { category: 'Shirts' },
      landing: '/shop/',
      productPath: '/product/',
    }
  : null;
