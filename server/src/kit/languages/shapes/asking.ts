export interface QuestionWords {
  first: RegExp;
  anywhere: RegExp;
}

/** Kinds of values that goods are asked for beside what is measured of them (`measured.ts`). */
export type ValueKind = 'duration' | 'people' | 'warmth' | 'energy' | 'age' | 'distance' | 'year';

export interface DeedWords {
  verb: RegExp;
  /** Verbs for selling, whatever their ending. */
  selling: RegExp;
  /** Verbs that say little by themselves: to bring, to let, to do. */
  light: RegExp;
}

export interface Visits {
  /** Words that must stand next to the place, because a shop is named in many other questions, too. */
  besidePlace?: RegExp;
  /** A place to go to, by a name that means nothing else. */
  place: RegExp;
  /** A shop, in a question that asks for one. */
  shop: RegExp;
  /** Coming, seeing with one's own eyes, or fetching. */
  coming: RegExp;
  /** Topics by which shops answer: where, whether to fetch, when, and whether to try before buying. */
  questions: readonly [place: string, fetching: string, hours: string, trying?: string];
}

/** What may happen to an order. */
export type Fear = 'misfit' | 'owned' | 'arrivesBroken' | 'breaks';

export interface Fears {
  /** The form of the message that the patterns are tried on: as it is written, its folded letters, or its folded words. */
  reads: 'written' | 'letters' | 'words';
  /** The words that make it a condition; empty if the verb's ending does. */
  condition: string;
  misfit: string;
  /** Somebody has such a thing already. */
  owned: string;
  arrivesBroken: string;
  breaks: string;
  /** 'I order', and when. */
  orders: string;
  soon: string;
  plain: Readonly<Record<Fear, string>>;
}

/** What a question wants explained. */
export type Explained = 'meaning' | 'fit';

/** The forms of what visitors ask, and the plain questions that shops answer instead. */
export interface Asking {
  /** The words that begin a question behind an opening, and those that make one anywhere. */
  questions: (opening: string) => QuestionWords;
  /** Words that ask for each kind of value: beginnings, in the order in which they stand. */
  kinds: Readonly<Record<ValueKind, string>>;
  /** The verb by which a shop is asked to do something. */
  deeds: ((opening: string) => DeedWords) | undefined;
  /** 'What does it cost to' before a verb that is neither to send nor to buy. */
  haveDone: RegExp;
  /** Asking to come by. */
  visits: Visits;
  /** Worries of visitors about an order. */
  fears: Fears;
  /** What a question wants explained. */
  explained: Readonly<Record<Explained, string>>;
  /** The words around two sizes: 'between M and L', 'zwischen 38 und 39'. */
  betweenSizes: readonly [before: string, amid: string] | undefined;
  /** Words that ask how much or how many. Folded; undefined where people ask in other words for a price. */
  howMany: string | undefined;
  /** Asking which version of a thing is right. */
  howToChoose: RegExp;
  /** Asking for what belongs to a thing that is talked about. */
  forIt: RegExp;
  /** Asking how many pieces there are. */
  pieces: RegExp;
  /** Questions whether something named belongs to a thing or has to be bought besides: 'are needles included?', 'do I need to buy ink separately?'. */
  included: RegExp;
  /** Statements of a description on what belongs to a thing: 'candles are sold separately'. */
  belonging: RegExp;
  /** Asking what is in a thing. */
  contents: RegExp;
  /** Says of a thing that it is sent: 'and how much posted to Rome?' asks what thing and delivery cost together. */
  sent: RegExp;
  /** A number of instalments, which counts no pieces. */
  instalments: RegExp;
  /** Asks for sending this thing: 'delivery for that', 'to send it to'. */
  sendingIt: RegExp;
  /** Words that begin a row, besides those for the cheapest or the dearest; and rows that are named by both their ends. */
  inOrder: RegExp;
  /** 'Before using it', 'before the first wash': no earlier price. */
  beforeDoing: RegExp;
  /** How visitors ask how much weight a thing bears, in folded words. */
  load: RegExp;
  /** Whether goods are covered, and for how long, as shops answer it. */
  warranty: string;
  /** Words that ask for all ways of doing a thing, in all forms. In languages of compounds they also end one. */
  ways: string;
}
