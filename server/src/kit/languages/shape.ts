/**
 * The contents of a language's folder: everything that the server knows of the language. Every language fills in the same keys, so a forgotten one
 * does not compile.
 */
import type { CartWords } from '@parley/contract';
import type { ClaimSentences } from './claim-sentences/shape.ts';
import type { ClaimLexicon } from './claims/shape.ts';
import type { DialogueWords } from './dialogue/shape.ts';
import type { KindredWords } from './kindred/shape.ts';
import type { EverydayMeanings } from './meanings/everyday/shape.ts';
import type { Meanings } from './meanings/shape.ts';
import type { PersonReplies } from './person/shape.ts';
import type { Replies } from './replies/shape.ts';
import type { Asking } from './shapes/asking.ts';
import type { GoodsWords } from './shapes/goods.ts';
import type { ShopNames } from './shapes/names.ts';
import type { Places } from './shapes/places.ts';
import type { Punctuation } from './shapes/punctuation.ts';
import type { Sentences } from './shapes/sentences.ts';
import type { Telling } from './shapes/telling.ts';
import type { TestQuestions } from './shapes/tests.ts';
import type { Traits } from './shapes/traits.ts';
import type { FurtherSituations } from './situations/further/shape.ts';
import type { Situations } from './situations/shape.ts';
import type { ShopWords } from './topics/shape.ts';
import type { Vocabulary } from './vocabulary/shape.ts';

/** All of a language: what stands in its folder. */
export interface LanguageData extends Grammar {
  /** How it is written, and how its words change. */
  traits: Traits;
  /** The texts of Parley: in a conversation, around talking to a person, on a product's card, and in sentences of facts. */
  replies: Replies;
  person: PersonReplies;
  cart: CartWords;
  claimSentences: ClaimSentences;
  punctuation: Punctuation;
  /** The questions of the assistant's tests. */
  testQuestions: TestQuestions;
  /** The words by which texts of people and shops are read. */
  dialogue: DialogueWords;
  topics: ShopWords;
  meanings: Meanings;
  everyday: EverydayMeanings;
  kindred: KindredWords;
  situations: Situations;
  furtherSituations: FurtherSituations;
  claimLexicon: ClaimLexicon;
  asking: Asking;
  telling: Telling;
  sentences: Sentences;
  places: Places;
  /** The words of goods and their properties. */
  vocabulary: Vocabulary;
  goods: GoodsWords;
  shopNames: ShopNames;
}

/**
 * Its name, its function words, how its titles and lists are put together, and the phrases of a questionnaire. Plain data: lists of words are texts
 * with words between spaces, folded as `foldText` folds; patterns are sources of regular expressions without flags.
 */
export interface Grammar {
  /** The name of the language in English. */
  name: string;
  /** Formats prices and numbers. */
  locale: string;
  /** PostgreSQL's text search configuration; 'simple' where it has no stemmer for the language. */
  stemmer: string;
  /** Function words, which describe nothing: articles, prepositions, and what every shop says about itself. They also identify the language. */
  smallWords: string;
  /** Trade talk, sizes and measures: no word of them names a kind of thing. */
  tradeWords: string;
  /** Frequent words of chats besides the function words: greetings, thanks, question words. They only identify the language. */
  chatWords: string;
  /** Endings of plurals on folded words, the longest first, and how many letters of each are cut off. */
  plurals: readonly { ending: RegExp; letters: number }[];
  titles: TitleGrammar;
  lists: ListGrammar;
  /** Claims that a shop is liable for: reductions, guarantees, superlatives. Patterns on the original text. */
  claims: string;
  /** A questionnaire in the language. */
  questionnaire: QuestionnairePhrases;
  /** A conversation in the language; null where the assistant does not speak it. */
  conversation: Conversation | null;
}

/** How a product's title is put together. */
export interface TitleGrammar {
  /** The thing itself is named last ('blue wool socks'), not first. */
  thingIsLast: boolean;
  /** The language builds compounds, whose last part names the thing. */
  compounds: boolean;
  /** Nouns are written with a capital. */
  capitalNouns: boolean;
  /** Words of a title before the thing that the product goes with. A pattern. */
  aside: string;
  /** Folded words that describe a thing and never name it: 'sensörlü'. A pattern. */
  describing?: string;
  /** Folded words for a set, after which a thing's name is in another case and is no name alone: 'zestaw lampek'. A pattern. */
  sets?: string;
  /** The end of a folded word that belongs to the one before it: 'kahve fincanı'. A pattern. */
  possessed?: string;
  /** Endings that the name of a thing loses outside of its phrase: 'masa lambası', 'lamba'. Patterns with their replacements. */
  bare?: readonly (readonly [pattern: string, by: string])[];
}

/** How a sentence lists what a shop sells: patterns of the words between things, before the target group, and before the things. */
export interface ListGrammar {
  and: string;
  for: string;
  sell: string;
}

/** The phrases of a questionnaire. Placeholders: `{low}` and `{high}` prices. */
export interface QuestionnairePhrases {
  category: string;
  vendor: string;
  tag: string;
  price: string;
  /** The last question, when the catalogue yields too few questions. */
  wish: string;
  ownWords: string;
  ownWordsField: string;
  noWish: string;
  rest: string;
  upTo: string;
  between: string;
  over: string;
  anyPrice: string;
  /** Joins the texts of several chosen answers. */
  and: string;
  title: string;
  content: string;
  startMessage: string;
  /** Ready-made chat texts. */
  suggestions: [string, string, string];
  start: string;
  send: string;
  submit: string;
  close: string;
  example: string;
  /** The products of the shop; `{list}` of categories. */
  range: string;
  /** Questions by words of titles: the kind of product, and its other properties. */
  kind: string;
  detail: string;
  /** The question after 'something else'. */
  other: string;
  /** The question about the target group, when a sentence contains one. */
  forWhom: string;
  /** For the assistant: the visitor's choice. `{question}`, `{answer}`. */
  chose: string;
}

/** The data for understanding a visitor. Patterns are matched against folded text unless they say otherwise. */
export interface Conversation {
  /** Words of questions that name no product. */
  fillerWords: string;
  /** Words in which visitors wrap what they ask. */
  wrappingWords: string;
  prices: PricePatterns;
  faq: FaqMarks;
  /** Behind these a full stop ends no sentence; patterns without their last full stop, on the text as it is written. */
  abbreviations: string;
}

/** Words around an amount that make it a price which a visitor wants. Patterns on the text as it is written. */
export interface PricePatterns {
  /** Before the highest price, and those of them behind which a bare number is a price. */
  maximum: string;
  surelyMaximum: string;
  /** Before the lowest price. */
  minimum: string;
  /** Around two prices: 'between … and …'. */
  between: string;
  betweenAnd: string;
  /** Names of currencies. */
  currencies: string;
}

/** Marks before questions and answers of a FAQ ('Q:', 'Answer 2.'). Patterns on the text as it is written. */
export interface FaqMarks {
  question: string;
  answer: string;
}
