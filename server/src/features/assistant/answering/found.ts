/** What is found for a request, and the shop in which it is looked for. */
import type { ProductChoice } from '@parley/contract';
import type { KindOnShelf, ProductMatch, VisitorBelief } from '../../recommendation/index.ts';
import type { FoundPassage, FoundPassages } from '../finding/find.ts';
import type { ShopIndex } from '../finding/index-store.ts';
import type { Near } from '../nearness/index.ts';
import type { ProductRecord } from '../records/types.ts';
import type { AskedFacts } from './builtin/facts.ts';
import type { AskedShop } from './builtin/shop.ts';
import type { DescribedSentence } from './described/described.ts';
import type { StatedInstead } from './described/instead.ts';
import type { WeighedGoods } from './goods/evidence.ts';
import type { GoneVersion } from './goods/gone.ts';
import type { ChosenAnswer } from './quiz.ts';
import type { TextsOnService } from './texts.ts';

/** Whose shop it is, what may be recommended, and what the questionnaire says. */
export interface Shop {
  ownerId: number;
  choice: ProductChoice;
  index: ShopIndex;
  near: Near;
  answerIds: readonly number[];
  belief: VisitorBelief | undefined;
  inMessage: readonly ChosenAnswer[];
}

export interface FoundMaterial {
  matches: ProductMatch[];
  count: number;
  /** Records of all products that may be named. */
  products: ProductRecord[];
  passages: FoundPassage[];
  answering: FoundPassage[];
  /** What the shop does not say, in the visitor's words; '' when it cannot be named. */
  missing: string;
  /** The message asks about the shop, and the owner's texts do not say. */
  unsaid: boolean;
  asked: AskedShop;
  facts: ({ productId: number } & AskedFacts) | null;
  /** What descriptions of products in view say of what is asked, where properties and texts do not. */
  described: readonly DescribedSentence[];
  /** What is stated of the things in view, where nothing answers what is asked of them. */
  instead: readonly StatedInstead[];
  cards: ProductMatch[];
  /** The versions that the message names of what was found and that are out of stock. */
  gone: readonly GoneVersion[];
  /** What the catalogue holds, where a visitor asks what the shop sells. */
  range: readonly KindOnShelf[];
  /** How likely the goods that were found are what the visitor asked for; null where that was not weighed. */
  goods: WeighedGoods | null;
  /** What the owner's texts say of the services that a sum is asked with. */
  services: readonly TextsOnService[];
}

/** The part of it that one way of searching contributes. */
export type Parts = Partial<Pick<FoundMaterial, 'matches' | 'count' | 'facts' | 'described' | 'cards' | 'range' | 'goods' | 'services'>> & {
  records?: readonly ProductRecord[];
  texts?: FoundPassages;
};
