/** The call of contract/cart.ts. */
import { getCartOffers } from '@parley/contract';
import type { FastifyInstance } from 'fastify';
import { cartWordsIn } from '../../kit/languages/cart/index.ts';
import { notFound } from '../../platform/http/errors.ts';
import { route } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/index.ts';
import { soldProducts } from '../catalogue/index.ts';
import type { Recommenders } from '../recommenders/index.ts';
import type { FreeShippings } from './free-shipping.ts';
import { isSoldOn, offerOf } from './offers.ts';

/** Many visitors of one mobile carrier share an address; a card asks once. */
const limits = [{ name: 'cart-offers', max: 600, seconds: 60 }];

interface Context {
  platform: Platform;
  recommenders: Recommenders;
  freeShippings: FreeShippings;
}

/** Registers the route on `app`. */
export function routes(app: FastifyInstance, { platform, recommenders, freeShippings }: Context): void {
  route(app, getCartOffers, { limits }, async ({ params, query, request }) => {
    const recommender = await recommenders.findForVisitor(params.userId, params.popupId);
    if (!recommender) throw notFound('The recommender');
    recommenders.assertOriginAllowed(request, recommender);
    const products = await soldProducts(platform.db, params.userId, query.products);
    const website = request.headers.origin ?? `https://${request.headers.host}`;
    return {
      words: cartWordsIn(recommender.language ?? 'en'),
      products: products.flatMap((product) => (isSoldOn(website, product) && offerOf(product, platform.shownPicture)) || []),
      freeShipping: await freeShippings.of(params.userId),
    };
  });
}
