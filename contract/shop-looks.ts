/** The colours of the owner's own shop, as a look for a saved recommender. */
import { z } from 'zod';
import { defineCall } from './call.ts';
import { instant, line, textId } from './fields.ts';
import { shopColors } from './generation.ts';
import * as paths from './paths.ts';

/** How many websites of a recommender are offered; with and without `www.` is one. */
export const mostShopLooks = 3;

const shopLook = z.object({
  /** An allowed website of the recommender. */
  website: z.string(),
  /** Null while it was not read, and where it has no colour of its own. */
  colors: shopColors.nullable(),
  readAt: instant.nullable(),
});
export type ShopLook = z.output<typeof shopLook>;

const params = z.object({ popupId: textId });

export const listShopLooks = defineCall({
  method: 'GET',
  path: paths.shopLooks,
  summary: `What was read of the colours of a recommender’s allowed websites, the first ${mostShopLooks}. 404 for an unknown recommender.`,
  auth: 'owner',
  params,
  answer: z.object({ looks: z.array(shopLook) }),
});

export const readShopLook = defineCall({
  method: 'POST',
  path: paths.shopLooks,
  summary:
    'Reads the first page of an allowed website for its colours, within 15 s, and keeps them. `problem` says for people why it could not be read; what was read before stays then. 404 for an unknown recommender.',
  auth: 'owner',
  params,
  body: z.object({ website: line(300) }),
  answer: z.object({ look: shopLook, problem: z.string().nullable() }),
});
