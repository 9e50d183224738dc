/** What the rules decide on, and the search that a message asks for. Pure. */
import { minorDigits } from '../../../../kit/money/minor-units.ts';
import { nextConstraints, nextExclusions } from '../constraints.ts';
import type { Conversation } from '../conversation.ts';
import type { ContentWord, Reading } from '../reading/reading.ts';
import { type KnownProducts, subjectIds, type Target } from '../references.ts';
import type { ProductSearch, Request, SearchReason } from '../request.ts';

/** Everything that a rule may look at. */
export interface Moment {
  message: string;
  reading: Reading;
  conversation: Conversation;
  products: KnownProducts;
  /** The shop's, for budgets. */
  currency: string | null;
  /** Whether a word stands in the catalogue, in any form. */
  knows: (word: string, language: string) => boolean;
  /** Whether the catalogue holds exactly this word. */
  isWord?: (word: string) => boolean;
  /** Whether a category of the shop is called by a word, or by all of several. */
  isKind?: (words: string, language: string) => boolean;
  /** Whether a category is called by a word, or titles begin or end with it. */
  isThing?: (word: string, language: string) => boolean;
  /** A word as the catalogue spells it, where it knows it in no form. */
  spelt?: (word: string, language: string) => string;
  /** Whether the shop states something under a name that holds a word, or each of several: 'Koffein: nein'. */
  isStated?: (words: string, language: string) => boolean;
  /** Whether any product of the shop states a property of this family. */
  statesFamily?: (family: string) => boolean;
  /** The word for the thing that the message seeks, where the shop has such things. */
  thing?: string | null;
  /** Words of the message that name nothing that the catalogue knows: verbs, places, and whatever else. */
  strange?: readonly ContentWord[];
  /** Products of the catalogue that the message calls by name, shown before or not. */
  named?: readonly number[];
  /** The same for a part of the message. */
  namedIn?: (reading: Reading) => readonly number[];
}

export type Rule = (moment: Moment, target: Target | null) => Request | null;

/** Whether the message names a kind of thing, rather than what it should be like. */
export const named = ({ content }: Reading): boolean => content.some(({ wishes }) => wishes.length === 0);
/** Whether a message says what a product should or should not be like, or cost. */
export const isWishing = ({ wishes, budget, exclusions }: Reading): boolean =>
  wishes.length > 0 || budget !== null || exclusions.length > 0;

/** Whether the words ask for products, or name nothing but what they should be. */
const asksForProducts = ({ keys, wordCount, content, topics }: Reading): boolean =>
  topics.length === 0 &&
  (keys.has('seeking') || keys.has('some') || keys.has('advice') || keys.has('count') || wordCount <= content.length + 1);

const noLimits = { fitting: [], like: [], below: null, above: null, scale: null, skip: [] };

/** The words that only say what a thing is for; `rest` names the thing, where words of the catalogue do. */
function purposesOf({ reading, knows }: Moment): { purposes: string[]; notThings: string[]; rest: Reading } {
  const isFor = ({ wishes, isPurpose }: ContentWord) => isPurpose === true && wishes.length === 0;
  const { keys, isQuestion } = reading;
  // 'Is the helmet made for skiing?' seeks none.
  const isWish = !isQuestion || (['seeking', 'some', 'which', 'advice'] as const).some((key) => keys.has(key));
  const words = isWish ? reading.content.filter(isFor).flatMap(({ text }) => text.split(' ')) : [];
  const things = reading.content.filter((word) => !isFor(word) && word.wishes.length === 0);
  const namesThing = things.some(({ text }) => text.split(' ').some((word) => knows(word, reading.language)));
  if (words.length === 0 || (!namesThing && !reading.keys.has('some'))) return { purposes: [], notThings: [], rest: reading };
  if (!namesThing) return { purposes: [], notThings: words, rest: reading };
  return { purposes: words, notThings: [], rest: { ...reading, content: reading.content.filter((word) => !isFor(word)) } };
}

/** The search that a message asks for, with everything that was said before it and still holds. */
export function searchFor(moment: Moment, reason: SearchReason): ProductSearch {
  const { reading, conversation, currency } = moment;
  const { purposes, notThings, rest } = purposesOf(moment);
  const constraints = nextConstraints(conversation.constraints, rest, 10 ** minorDigits(currency), currency);
  const like = constraints.kind === null ? subjectIds(conversation) : [];
  return {
    ...noLimits,
    reason,
    constraints,
    purposes,
    notThings,
    exclusions: nextExclusions(conversation.exclusions, reading),
    like,
    thing: moment.thing ?? (ofSameThing.has(reason) ? thingOf(constraints.kind, moment) : null),
    asks: [...reading.asks],
    isWish: asksForProducts(reading),
    topics: reading.topics,
  };
}

/** What asks for another of the same thing. */
const ofSameThing: ReadonlySet<SearchReason> = new Set<SearchReason>(['cheaper', 'dearer', 'less', 'more', 'refined', 'others']);

/** The thing that a kind names: 'bed' of 'high bed'. */
const thingOf = (kind: string | null, { reading, isThing }: Moment): string | null =>
  kind?.split(' ').find((word) => isThing?.(word, reading.language)) ?? null;
