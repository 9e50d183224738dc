/** The shopper's own cart: what product cards need to put a product into it (decision 041). The cart itself is the shop's; nothing of it comes here. */
import type { Feature } from '../../platform/http/feature.ts';
import type { Platform } from '../../platform/index.ts';
import type { Recommenders } from '../recommenders/index.ts';
import { createFreeShippings } from './free-shipping.ts';
import { routes } from './routes.ts';

/** Creates the feature: the visitors' call that gives the variants of products for the shop's own cart, with the texts of the buttons. */
export function createCart(platform: Platform, { recommenders }: { recommenders: Recommenders }): Feature {
  const freeShippings = createFreeShippings(platform);
  return {
    async plugin(app) {
      routes(app, { platform, recommenders, freeShippings });
    },
  };
}
