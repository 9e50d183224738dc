/** What a visitor asks for, once the references of the message are resolved on the state of the conversation. */
import type { MeasureKey, ShopTopic } from '../../../kit/languages/dialogue/index.ts';
import type { Service } from '../../../kit/languages/services.ts';
import type { PropertyWish } from '../records/properties.ts';
import type { SumItem } from './basket/basket.ts';
import type { Constraints } from './conversation.ts';
import type { ProductAsk } from './reading/reading.ts';
import type { Scale } from './scales.ts';

/** What a search of products is for: decides the words around its result. */
export type SearchReason =
  | 'wish'
  | 'refined'
  | 'cheaper'
  | 'dearer'
  | 'less'
  | 'more'
  | 'others'
  | 'cheapest'
  | 'dearest'
  | 'least'
  | 'most'
  | 'count'
  | 'advice';

/** A search of the catalogue. Money in minor units. */
export interface ProductSearch {
  reason: SearchReason;
  constraints: Constraints;
  /** The word for the thing that the message seeks, where the shop has such things. */
  thing: string | null;
  /** What the things are for, beside words that say what they are. */
  purposes: readonly string[];
  /** Products that the things are for: only those that are said to fit one of them are shown, where any is. */
  fitting: readonly number[];
  /** Things for which the visitor wishes something, without wishing for them: the hat in 'something to brush my hat with'. */
  notThings: readonly string[];
  exclusions: readonly string[];
  /** Products of the kind of these, where the visitor named no kind. */
  like: readonly number[];
  /** Costs less, or more, than this. */
  below: number | null;
  above: number | null;
  /** Ordered by how much they state of it: 'the lightest', 'anything lighter'. */
  scale: Scale | null;
  skip: readonly number[];
  asks: readonly ProductAsk[];
  /** Products are asked for; without it the message may ask about anything. */
  isWish: boolean;
  /** The message speaks of a topic of the shop too: its passages answer when no product bears the name. */
  topics: readonly ShopTopic[];
}

/** A sum. */
export interface SumRequest {
  act: 'total';
  items: readonly SumItem[];
  shipping: boolean;
  /** With delivery to a place that is not understood, so that its cost cannot be told. */
  elsewhere: boolean;
  /** What is to be done besides. */
  services?: readonly Service[];
  /** One of these is meant, and nothing says which: each is summed by itself. */
  either?: readonly (readonly SumItem[])[];
}

/** The sums that a request asks for. */
export const sumsOf = ({ items, either }: SumRequest): readonly (readonly SumItem[])[] => either ?? [items];

/** The products of all of them. */
export const productsSummed = (request: SumRequest): number[] => sumsOf(request).flatMap((items) => items.map(({ product }) => product));

export type Request =
  | { act: 'talk'; phrase: 'hello' | 'thanks' | 'anythingElse' | 'goodbye' }
  | { act: 'person' }
  | { act: 'discount' }
  | { act: 'search'; search: ProductSearch }
  /** Facts of products that are being talked about; `wishes` is what they are asked to have. */
  | {
      act: 'about';
      productIds: readonly number[];
      asks: readonly ProductAsk[];
      wishes: readonly (PropertyWish & { written: string })[];
      /** Names of attributes, or their families, that are asked for. */
      attributes: readonly string[];
      /** The measures of them that the message asks for. */
      measures?: readonly MeasureKey[];
      /** Others with which they were compared, so that the same is told of them: 'which of the two is lighter?' */
      comparedWith?: readonly number[];
      /** Asks when something that is out of stock comes back, which no shop's records say. */
      restock?: boolean;
      /** The things are put together by it: 'then the small one and the gloves, are they in stock?' */
      taken?: readonly SumItem[];
      search: ProductSearch;
    }
  | { act: 'compare'; productIds: readonly number[]; extreme: 'cheapest' | 'dearest' | null }
  | SumRequest
  /**
   * A topic of the shop. `question` is the message, with the words of the topic where it only follows up. `isAssumed`: no word names it, and products are
   * talked about: 'how long does it take?' `asked`: what the
   * texts are asked, and in plain words where they do not answer that.
   */
  | { act: 'topic'; topics: readonly ShopTopic[]; question: string; isAssumed?: boolean; asked?: readonly [string, string?] }
  /** Anything else: what the shop says about it, or products of the name. `isOfShop`: it is about what the shop does, and no product answers it. */
  | { act: 'question'; question: string; search: ProductSearch; isOfShop?: boolean }
  | { act: 'advice'; search: ProductSearch };
