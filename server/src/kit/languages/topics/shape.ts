/**
 * Topics that visitors ask shops about besides products, in the words of a language: one file per language, all with the same keys, so that a missing
 * one does not compile. Plain data, compared as `foldText` folds.
 *
 * Lists hold phrases between commas. A phrase is a beginning: `deliver` also finds 'delivery', and of several words the last one is the
 * beginning. `*` stands for up to five words between. `=` behind it: the whole word only (words of up to three letters always are). `~` before it: indicates the topic only when
 * nothing else in the question does ('When will my parcel come?' is about delivery; 'How do I return a parcel?' is not). After a `;` stand
 * words that owners use when they write about the topic, besides those that visitors ask with.
 */

/** The topics of questions to shops. */
export const topicNames = [
  'delivery',
  'returns',
  'refund',
  'exchange',
  'payment',
  'invoice',
  'tracking',
  'ordering',
  'cancelling',
  'changing',
  'warranty',
  'damaged',
  'repair',
  'spareParts',
  'account',
  'deleting',
  'password',
  'guest',
  'hours',
  'place',
  'contact',
  'phone',
  'email',
  'size',
  'care',
  'keeping',
  'material',
  'ingredients',
  'allergens',
  'origin',
  'giftWrap',
  'giftCard',
  'newsletter',
  'privacy',
  'wholesale',
  'taxes',
  'customs',
  'company',
  'jobs',
  'partners',
  'express',
  'pickup',
  'weekend',
  'locker',
  'carrier',
  'abroad',
  'packaging',
  'insurance',
  'label',
  'sale',
  'used',
  'card',
  'transfer',
  'onAccount',
  'instalments',
  'cashOnDelivery',
  'cash',
  'crypto',
  'currency',
  'discount',
  'student',
  'loyalty',
  'priceMatch',
  'stock',
  'preorder',
  'minimumOrder',
  'samples',
  'custom',
  'assembly',
  'rental',
  'secondHand',
  'subscription',
  'reviews',
  'events',
  'sustainability',
  'vegan',
  'organic',
  'animalTesting',
] as const;
export type TopicName = (typeof topicNames)[number];

/** Words for places beyond the names of countries, which `Intl` knows. */
export interface PlaceWords {
  /** All the world. */
  world: string;
  europe: string;
  union: string;
  /** The states of the Gulf. */
  gulf: string;
  /** The country where the shop is. */
  home: string;
  /** Other names of countries: code, colon, phrases; semicolons between countries. */
  others: string;
}

/** A kind of detail: how visitors ask for it, and what a text holds that gives it. */
export interface DetailWords {
  asked: string;
  given: string;
}

export interface ShopWords {
  /** Words in which people wrap a question, between spaces: they ask for nothing by themselves. */
  asking: string;
  /** Before the name of a place, a means or a purpose, between spaces. */
  prepositions: string;
  /** Words before the name of a thing: articles, 'my', 'this'. Arabic articles are found as such. */
  determiners: string;
  /** Whether the object of a question follows the words for its topic ('Do you deliver to …'). False if it stands before them. */
  topicFirst: boolean;
  /** Asks whether the shop has or does something: a pattern on folded words between spaces. */
  having: string;
  /** A negation: a pattern on folded text. */
  not: string;
  /** A pattern of folded words that ask on which days. */
  whichDay: string;
  /** Says that a list is complete. */
  only: string;
  places: PlaceWords;
  /** Lines of a page that belong to the shop's system and say nothing: beginnings of lines, between `|`. */
  furniture: string;
  topics: Readonly<Record<TopicName, string>>;
  time: DetailWords;
  money: DetailWords;
  /** Words for 'costs nothing', which make a question about money more specific. */
  free: DetailWords;
}
