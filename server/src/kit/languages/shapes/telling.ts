export interface Pointing {
  /** The thing may stand between the article and what it is called by: 'el saco grande'. */
  isNounFirst?: true;
  /** Words that may stand in front instead of an article; empty for languages that have no articles and need none. */
  demonstratives: string;
  small: string;
  large: string;
  light: string;
  heavy: string;
  other: RegExp;
}

export interface Comparing {
  /** Words before (in some languages behind) what is compared. */
  most: string;
  least: string;
  /** Endings of comparison; the first group is what stands before them. */
  ending?: RegExp;
  /** Endings of the word after the marking one: 'en acısı'. */
  behind?: RegExp;
  /** Whether the compared word may stand before the marking word. */
  isBefore?: true;
}

/** Folded words between spaces, before a question, before a question to the shop, and before a second thought. */
export interface Openings {
  questions: string;
  shop: string;
  secondThoughts: string;
}

export interface SecondThoughts {
  /** The answer at the beginning of a message that has no spaces. */
  atBeginning?: RegExp;
  /** Answers with no. */
  no: string;
  /** Words behind it that show that it is an answer; '' where it always is one. */
  behind: string;
  /** Prefers one thing to what was talked about before. */
  rather: RegExp;
}

export interface BasketWords {
  /** Takes what is named or talked about. */
  takes: RegExp;
  /** Adds to what was put together. */
  adds: RegExp;
  /** Leaves something out, in words that are no 'without'. */
  leaves: RegExp;
  /** Puts one thing in the place of another. */
  changes: RegExp;
  /** No more than one of it. */
  single: RegExp;
  /** Names behind itself what is replaced: 'two instead of one'. */
  insteadOf: RegExp | null;
  /** Names before itself what is replaced, as Turkish and Japanese do. */
  insteadBehind: RegExp | null;
}

/** The same where words stand without spaces, in patterns of the message as it is written. */
export interface UnspacedTelling {
  /** What is compared, in the first group: '一番苦いの', '苦いほう'; and those that mean the least. */
  adjectives: readonly RegExp[];
  leastAdjective: RegExp;
  /** A noun and its end: 'ページ数が一番多い'; and the ends that mean the least. */
  nouns: RegExp;
  leastNoun: RegExp;
  /** The small one, the large one, the other one. */
  small: RegExp;
  large: RegExp;
  other: RegExp;
  /** Between the items of a list. */
  and: RegExp;
  /** Behind a word that is a property of the next one: '方眼のもの'. */
  particle: RegExp;
  /** The source of a pattern for the words after the thing that is asked for. */
  asked: string;
}

/** Verbs for services to the goods. */
export const extras = ['wrapping', 'lettering', 'alteration', 'assembly', 'cashOnDelivery'] as const;

/** Ways of delivery, of which each has a rate of its own. */
export const ways = ['express', 'pickupPoint', 'courier'] as const;

export type Service = (typeof extras)[number] | (typeof ways)[number];

/** The forms of what visitors say besides: what they prefer, compare, point at and put together. */
export interface Telling {
  /** Endings of verbs: what somebody wants to do there names no other thing. */
  verbs: RegExp | undefined;
  /** One piece of whatever is sold, or what it is packed in. */
  pieces: string;
  /** Pointing at one of several. */
  pointing: Pointing | undefined;
  /** Words that make a comparative definite. */
  definiteComparatives: { before: readonly string[]; form: RegExp } | undefined;
  /** Words by which things are compared. */
  comparing: Comparing | undefined;
  /** Words that end like a comparison, and compare nothing. */
  endingAlike: ReadonlySet<string> | undefined;
  /** The utmost of several. */
  utmost: RegExp;
  /** Going beyond something, without an ending that says so. */
  beyond: RegExp | undefined;
  /** Words before the weight of a person, or before the weight that a thing must bear. */
  bearing: string | undefined;
  /** Saying please and thanks. */
  polite: RegExp;
  /** Taking back what was said. */
  rather: (opening: string) => SecondThoughts;
  /** What people put before what they ask or say. */
  openings: Openings;
  /** The words that prefer, each by itself. */
  preferring: string;
  /** Words before the thing that is preferred among those that were named: 'an instrument, preferably a drum'. */
  best: RegExp;
  /** Words for either of two, folded; and one that is written as several words, with the one that stands for it. */
  or: { words: string; apart?: readonly [RegExp, string] } | undefined;
  /** The negation before the verb, and the verbs. */
  failing: readonly [negation: string, verbs: string] | undefined;
  /** Words as people shorten them in a chat, each with the whole word. */
  shortened: string;
  /** What people say around what they ask, said plainly, one after the other: 'might I trouble you for the price?' asks for the price. */
  plainly: readonly (readonly [said: RegExp, plain: string])[];
  /** Words for putting things together. */
  basket: BasketWords;
  /** Words that put several things together, where 'the total' may be of one. */
  together: RegExp;
  /** Services besides selling, in messages and in the texts of shops. */
  services: Readonly<Record<Service, string>>;
  /** The word for 'each' in the list after a sum. */
  partsOfSum: Readonly<Record<Exclude<Service, (typeof ways)[number]> | 'goods' | 'delivery', string>>;
  /** Opening hours of all days. */
  everyDay: string | undefined;
  /** Parts of the day. */
  partsOfDay: string;
  /** How the names of weekdays begin in all their forms: cut at their end, whole, or in so many signs; and whether months and short names of weekdays are read. */
  calendar: { weekdays: 'cut' | 'whole' | number; isRead: boolean };
  /** What somebody weighs or a thing must bear, where it is said in another way than before the kilos. */
  load: RegExp | undefined;
  /** Comparing and pointing where words stand without spaces. */
  unspaced: UnspacedTelling | undefined;
}
