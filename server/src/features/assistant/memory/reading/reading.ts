/** What a visitor's message says, before it is known what it refers to. Pure. */

import { withWholeWords } from '../../../../kit/languages/chat-words.ts';
import { type Compared, comparedIn, isBeyond, isUtmost } from '../../../../kit/languages/compared.ts';
import {
  bookOf,
  comparable,
  type DialogueKey,
  type DialogueLanguage,
  type MeasureKey,
  measureKeys,
  type ShopTopic,
  shopTopics,
} from '../../../../kit/languages/dialogue/index.ts';
import { languageData, spacesWords } from '../../../../kit/languages/index.ts';
import { withPlainInfinitives } from '../../../../kit/languages/infinitives.ts';
import { asksLoad, loadIn } from '../../../../kit/languages/loads.ts';
import { isForOneself, isSomebody, peopleCounted, peopleSoughtFor } from '../../../../kit/languages/people.ts';
import { asksIncluded, asksPieces } from '../../../../kit/languages/pieces.ts';
import { saidPlainly } from '../../../../kit/languages/plainly.ts';
import { isDefinite, type Pointed, pointedIn } from '../../../../kit/languages/pointed.ts';
import { isAsking } from '../../../../kit/languages/questions.ts';
import { isRather, withoutAnswer } from '../../../../kit/languages/rather.ts';
import { remembered } from '../../../../platform/caches/remembered.ts';
import { type Budget, readBudget } from './budget.ts';
import { isFunctionWord } from './function-words.ts';
import { type MeasuredAmount, measuredIn, withPlainHalfUnits } from './measured-amounts.ts';
import { ageMeant, withAge, withoutWords } from './message/ages.ts';
import { isNearDelivery, isWithDelivery, isWithOther } from './message/beside.ts';
import { type ContentWord, contentOf, excludedTokens, sizesIn, toldBefore, type Wish, withTheSame } from './message/content.ts';
import { countsIn, ordinalsIn, quantityIn } from './message/counts.ts';
import { isCheaper, keysOf } from './message/keys.ts';
import { withPlainNegation } from './message/negations.ts';
import { withCountedPacks } from './message/packs.ts';
import { beginsWithThing, isPartitive } from './noun-phrase.ts';
import { destinationOf } from './places.ts';
import { purposeIn } from './purpose.ts';
import { type Token, tokensOf } from './tokens.ts';
import { isUnit, withPlainPlaces } from './units.ts';

export type { ContentWord, Wish } from './message/content.ts';

/** The questions about products that a message may ask. */
export const productAsks = ['price', 'saving', 'size', 'colour', 'material', 'stock', 'details'] as const;
export type ProductAsk = (typeof productAsks)[number];

export interface Reading {
  language: DialogueLanguage;
  /** All that phrases of the message mean. */
  keys: ReadonlySet<DialogueKey>;
  /** Places in the order in which products were shown, from 1; negative ones count from the end. */
  ordinals: readonly number[];
  asks: ReadonlySet<ProductAsk>;
  /** The measures that the message asks for: 'how heavy'. */
  measures: ReadonlySet<MeasureKey>;
  /** Words by which things are compared: 'the bitterest', 'most pages'. */
  compared: readonly Compared[];
  /** 'The cheaper one', not 'a cheaper one'. */
  isDefiniteCompared: boolean;
  /** 'The lightest', not anything lighter. */
  isUtmost: boolean;
  /** Compares with what was shown: 'もっと軽いもの'. */
  isBeyond: boolean;
  pointed: Pointed;
  /** Prefers something to what was talked about: 'no rather the blue one'. */
  isRather: boolean;
  /** Names no thing: 'something', 'quelque chose'; 'any gloves' does. */
  isVague: boolean;
  /** Says that something is for the visitor. */
  isForOneself: boolean;
  /** Begins with 'and', behind at most a greeting: it goes on. */
  continues: boolean;
  /** Asks how many pieces there are, or what belongs to a thing. */
  asksPieces: boolean;
  /** Asks whether something belongs to a thing or has to be bought besides. */
  asksIncluded: boolean;
  /** Asks how much weight a thing bears. */
  asksLoad: boolean;
  /** For how many people something is sought; null where the message does not tell. */
  people: number | null;
  topics: readonly ShopTopic[];
  budget: Budget | null;
  wishes: readonly Wish[];
  /** Things that the visitor does not want. */
  exclusions: readonly ContentWord[];
  /** What kind of thing is named, and the words beside it that say what it is like. */
  content: readonly ContentWord[];
  /** Words that are read as a topic of the shop; a shop may sell what they name: 'machine', 'phone'. */
  topicWords: readonly ContentWord[];
  /** How many pieces, where a number of them is named. */
  quantity: number | null;
  /** How many pieces of what, where several numbers or things are named. */
  counts: readonly { count: number; words: readonly ContentWord[] }[];
  /** Numbers without a role: they may be sizes. */
  bareNumbers: readonly string[];
  /** Amounts with a unit: 'three metres', '500 g'. */
  measured: readonly MeasuredAmount[];
  destination: { code: string; written: string } | null;
  /** 'Without postage'. */
  withoutDelivery: boolean;
  /** 'With shipping': 'with milk, do you ship it?' is none. */
  withDelivery: boolean;
  /** 'With' refers to something other than delivery: 'with the tray'. */
  withOther: boolean;
  isQuestion: boolean;
  /** Speaks of a percentage. */
  hasPercent: boolean;
  wordCount: number;
}

const topicKeys: ReadonlySet<string> = new Set(shopTopics);

/** Reads a message in a language. Equal messages give the same reading: a conversation is read anew with every message. */
export const readMessage: (message: string, language: DialogueLanguage) => Reading = remembered(read, {
  most: 3000,
  longest: Number.POSITIVE_INFINITY,
  keyOf: (message, language) => `${language} ${message}`,
});

/** A message as words, without the ages and loads that it states, which are read as a whole. */
function tokensIn(given: string, language: DialogueLanguage) {
  const { endings } = languageData(language).sentences;
  // 'What do I do before using it?' asks for no earlier price.
  const plain = saidPlainly(given, language).replaceAll(languageData(language).asking.beforeDoing, ' ');
  const whole = withWholeWords(endings ? plain.replaceAll(endings.ofNames, '$1') : plain, language);
  const spelt = withPlainHalfUnits(spacesWords(language) ? withPlainInfinitives(whole, language) : withPlainPlaces(whole));
  const age = ageMeant(spelt, language, readMessage);
  const ageless = age ? withoutWords(spelt, age) : spelt;
  const load = loadIn(ageless, language);
  const message = load ? withoutWords(ageless, load) : ageless;
  const words = tokensOf(withoutAnswer(withPlainNegation(message, language), language), bookOf(language));
  return { message, age, load, tokens: withCountedPacks(words, language) };
}

/** How many words of a message a language knows. The rest of a reading takes as long again, and each short message is looked at in every language. */
export const wordsExplained = (message: string, language: DialogueLanguage): number =>
  tokensIn(message, language).tokens.filter((token) => isExplained(token, language)).length;

function read(given: string, language: DialogueLanguage): Reading {
  const { message, age, load, tokens } = tokensIn(given, language);
  const book = bookOf(language);
  const destination = destinationOf(tokens, language);
  const placeTokens = new Set(destination?.tokens);
  const { budget, used } = readBudget(tokens, book);
  const ruledOut = excludedTokens(tokens, book);
  // 'How much does it hold? There are 4 of us' counts no pieces.
  const seeksGoods =
    tokens.some(({ keys }) => keys.has('seeking') || keys.has('gift')) &&
    !tokens.some(({ keys }) => keys.has('price') || keys.has('total') || keys.has('it') || keys.has('them'));
  const written = peopleCounted(message, language) ?? (seeksGoods ? peopleSoughtFor(message, language) : null);
  const counting = tokens.filter(({ text, amount }) => written !== null && amount && comparable(text) === comparable(written));
  for (const token of counting) used.add(token);
  // 'Prima costava di più?' asks for the time before.
  const isFormer = tokens.some(({ keys }) => keys.has('dearer') || keys.has('price') || keys.has('saving'));
  const placed = tokens.filter(({ keys }) => !(isFormer && keys.has('formerly')));
  const ordinals = ordinalsIn(placed, used);
  const keys = keysOf(message, tokens, placeTokens, language);
  const content = contentIn(tokens, keys, new Set([...used, ...placeTokens]), language);
  // 'Does the red one come to Mallorca, and when?' is about delivery without a word for it.
  if (destination && content.size > 0 && keys.has('time')) keys.add('delivery');
  const without = ruledOut.size > 0 ? withTheSame(ruledOut, content, language) : toldBefore(tokens, content);
  const isQuestion = /[?？؟]/.test(message);
  if (!isQuestion && beginsWithThing(tokens, language, (token) => content.has(token))) keys.add('seeking');
  const purposeFrom = purposeIn(tokens, language);
  const isPurpose = (token: Token) => purposeFrom >= 0 && tokens.indexOf(token) > purposeFrom;
  const namedWords = [...content]
    .filter(([token]) => !without.has(token))
    .map(([token, word]): ContentWord => (isPurpose(token) ? { ...word, isPurpose: true } : word));
  const sizes = sizesIn(tokens, keys, used, language);
  // 'Slippers in size 26' asks for no sizes.
  if (sizes.length > 0 && !keys.has('which')) keys.delete('size');
  const topics = [...keys].filter((key): key is ShopTopic => topicKeys.has(key));
  const ofIncluded =
    (isQuestion || isAsking(message, language)) &&
    topics.every((topic) => topic === 'delivery') &&
    destination === null &&
    // 'How many sheets are in the packet?' asks how many there are.
    !(keys.has('holds') && !asksPieces(message, language)) &&
    asksIncluded(message, language);
  return {
    language,
    keys,
    ordinals,
    asks: new Set(productAsks.filter((ask) => keys.has(ask))),
    measures: new Set(measureKeys.filter((measure) => keys.has(measure))),
    // A sister is no comparative.
    compared: comparedIn(message, language).filter(({ stem }) => !namedWords.some((word) => isPerson(word) && word.text.startsWith(stem))),
    isDefiniteCompared: tokens.some((token, at) => isCheaper(token) && isDefinite(tokens[at - 1]?.text ?? '', token.text, language)),
    isUtmost: isUtmost(message, language),
    isBeyond: isBeyond(message, language),
    pointed: pointedIn(message, language),
    isRather: isRather(message, language) || withoutAnswer(message, language) !== message,
    isVague: tokens.some(({ keys: each, text }) => each.has('some') && !isPartitive(text, language)),
    isForOneself: isForOneself(message, language),
    continues: tokens.find(({ keys: each }) => !each.has('greeting') && !each.has('acknowledged'))?.keys.has('and') === true,
    asksPieces: asksPieces(message, language),
    asksIncluded: ofIncluded,
    asksLoad: load === null && asksLoad(message, language),
    people: counting[0]?.amount?.value ?? null,
    topics,
    budget,
    wishes: [
      ...withAge(namedWords, age),
      ...(load ? [{ family: 'load', value: String(load.kilos), written: `${load.kilos} kg` }] : []),
      ...sizes,
    ],
    // 'Is it no good without ink of its own?' rules nothing out.
    exclusions: ofIncluded ? [] : [...content].filter(([token]) => without.has(token)).map(([, word]) => word),
    content: namedWords,
    topicWords: tokens
      .filter((token) => [...token.keys].some((key) => topicKeys.has(key)))
      .map((token) => ({ text: token.text, written: token.written, wishes: [], ...(isPurpose(token) ? { isPurpose: true } : {}) })),
    quantity: quantityIn(tokens, used, language),
    counts: countsIn(tokens, used, content, book),
    bareNumbers: tokens.filter((token) => token.amount && /^\d/.test(token.text) && !used.has(token)).map(({ text }) => text),
    measured: measuredIn(tokens, used, (word) => isUnit(word, language)),
    withoutDelivery: isNearDelivery(tokens),
    destination: destination && { code: destination.code, written: destination.written },
    withDelivery: isWithDelivery(tokens),
    withOther: isWithOther(tokens),
    isQuestion,
    hasPercent: tokens.some(({ amount }) => amount?.isPercent),
    wordCount: tokens.length,
  };
}

const isPerson = ({ wishes }: ContentWord): boolean => wishes.some(({ family }) => family === 'recipient' || family === 'age');

/** The words that say what is wished for, without those that have another role already. */
function contentIn(
  tokens: readonly Token[],
  keys: ReadonlySet<DialogueKey>,
  others: ReadonlySet<Token>,
  language: DialogueLanguage,
): Map<Token, ContentWord> {
  const content = new Map<Token, ContentWord>();
  for (const [at, token] of tokens.entries()) {
    const word = others.has(token) ? null : contentOf(token, at, tokens, bookOf(language));
    // 'A present for my boss': whoever it is for is no name of a thing.
    const isReceiver = word !== null && word.wishes.length === 0 && keys.has('gift') && isSomebody(word.text, language);
    if (word && !isReceiver) content.set(token, word);
  }
  return content;
}

const isExplained = ({ text, keys, meanings }: Token, language: DialogueLanguage): boolean =>
  keys.size > 0 || meanings.length > 0 || isFunctionWord(text, language);
