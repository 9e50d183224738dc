/**
 * The words by which the assistant's resolver reads a sentence of a language back into claims (features/assistant/claims/SPEC.md). Every
 * language fills in the same keys, so a forgotten one does not compile. Plain data: forms and phrases stand between commas as people write
 * them (accents and case do not matter), `*` at the end of a form stands for any ending of the word ('liefer*'). A word may stand in several
 * lists. Countries, currencies, weekdays, months, colours, materials and kinds are not listed here: they come from Intl and from
 * ../vocabulary.
 */

import type { ConceptKey } from './concepts.ts';

export type { ConceptKey } from './concepts.ts';

/** Small words that change what a sentence says: a sentence may neither add nor drop one. */
export const operatorKeys = [
  'only',
  'except',
  'unless',
  'if',
  'within',
  'after',
  'before',
  'from',
  'upTo',
  'under',
  'over',
  'atLeast',
  'between',
  'per',
  'all',
  'every',
  'any',
  'some',
  'always',
  'never',
  'usually',
  'with',
  'without',
  'and',
  'or',
  'but',
  'about',
  'exactly',
  'more',
  'less',
  'new',
  'full',
  'partial',
  'can',
  'must',
  'need',
  'also',
  'instead',
  'outside',
  'inside',
  'own',
  'each',
] as const;
export type OperatorKey = (typeof operatorKeys)[number];

/** What a sentence about products may claim: the words that give the frame of the claim away. */
export const cueKeys = [
  /** 'costs, is priced at, price, for'. */
  'price',
  /** 'was, instead of, regularly, used to cost, RRP'. */
  'regularPrice',
  /** 'now, currently, today, on sale for'. */
  'now',
  /** 'save, off, reduced by, saving'. */
  'saving',
  /** 'on sale, reduced'. */
  'onSale',
  /** 'together, in total, altogether, sum, plus'. */
  'total',
  /** 'shipping, delivery, postage' as a part of a sum: 'with shipping'. */
  'withShipping',
  /** 'difference, more expensive by, apart'. */
  'difference',
  'dearer',
  'cheaper',
  /** 'same price, cost the same'. */
  'samePrice',
  'cheapest',
  'dearest',
  /** 'under, below, less than' an amount. */
  'under',
  /** 'at most, up to, no more than'. */
  'atMost',
  /** 'over, more than, above'. */
  'over',
  /** 'at least, from, starting at'. */
  'atLeast',
  /** 'between … and, range from … to'. */
  'range',
  'inStock',
  'outOfStock',
  /** 'comes in, available in, made of, has': a property of a product. */
  'has',
  /** 'is a, are a kind of'. */
  'isA',
  /** 'we have, there are, I found' before a number of products. */
  'count',
  /** 'percent, per cent'. */
  'percent',
  /** 'half price, two for one': promises without a number. */
  'bargain',
] as const;
export type CueKey = (typeof cueKeys)[number];

/** Groups of countries, and parts of the world, besides the countries' own names. */
export const placeKeys = [
  'home',
  'abroad',
  'eu',
  'europe',
  'worldwide',
  'uk',
  'us',
  'netherlands',
  'scandinavia',
  'gulf',
  'benelux',
  'mainland',
] as const;
export type PlaceKey = (typeof placeKeys)[number];

/**
 * Talk that states nothing: whole sentences or lead-ins, several wordings of each, without punctuation at the end. Never a word of money, time,
 * place, a product, a property or a promise. The first wording is the one that code says.
 */
export const talkKeys = [
  'hello',
  'welcome',
  'thanks',
  'goodbye',
  'gladly',
  'sorry',
  'understood',
  'goodQuestion',
  /** 'Here is what I found', 'Here are some options'. */
  'here',
  'anythingElse',
  'letMeKnow',
  /** 'What are you looking for?' */
  'tellMore',
  /** 'I hope this helps'. */
  'hope',
  'goodChoice',
  'enjoy',
  /** 'Let me explain', 'In short'. */
  'explain',
  /** 'Would you like to see more?' */
  'seeMore',
  /** 'Which one do you prefer?' */
  'whichOne',
  'moment',
] as const;
export type TalkKey = (typeof talkKeys)[number];

/** The words of a language for the resolver. */
export interface ClaimLexicon {
  numbers: {
    /** Numbers in words with their values, 'zero 0, one 1, …, ninety 90'; glued forms ('fünfundzwanzig') are taken apart by rule. */
    words: string;
    /** Words that multiply what stands before them: 'hundred 100, thousand 1000'. */
    multipliers: string;
    /** Between parts of a number: 'and'. */
    joiners: string;
    /** 'first 1, second 2, …, last -1', with all forms. */
    ordinals: string;
    /** In percent: 'half 50, quarter 25, a third 33'. */
    fractions: string;
    /** 'a couple 2, pair 2, dozen 12'. */
    groups: string;
  };
  /** Articles, copulas, auxiliaries, filler adverbs and prepositions that change nothing: they need no support. */
  free: string;
  /** Words that name no thing of their own in a sentence about a shop: 'thing, get, way, simply'. They do not count as rare words. */
  light: string;
  /** Pronouns for one thing that was named before: 'it, this one'. */
  it: string;
  /** Pronouns for several things: 'they, these'. */
  they: string;
  both: string;
  agents: { i: string; we: string; you: string; customer: string };
  /** 'not, no, never, cannot, n't', with contractions. */
  negations: string;
  /** Answers at the start of a sentence. */
  yes: string;
  no: string;
  operators: Readonly<Record<OperatorKey, string>>;
  cues: Readonly<Record<CueKey, string>>;
  concepts: Readonly<Record<ConceptKey, string>>;
  places: Readonly<Record<PlaceKey, string>>;
  /** Names of currencies as people write them besides those of Intl, each with its code: 'euros EUR, bucks USD, quid GBP'. */
  currencies: string;
  /** Weekdays in short: 'mon 1, tue 2, …, sun 7', besides those of Intl. */
  weekdays: string;
  talk: Readonly<Record<TalkKey, string>>;
  /** Openings that may be cut off before the sentence is read: 'great news, yes of course, by the way, unfortunately, I am afraid'. */
  leadIns: string;
  /** Phrases that say something was done or will be done: 'I have, I will, has been, we will, your order is'. */
  deeds: string;
  /** Phrases that say the speaker does not know: 'I do not know, I have no information, is not mentioned'. */
  unknown: string;
  /** Phrases that say no to a wish: 'I cannot, we do not, not possible, unfortunately not'. */
  refusals: string;
}
