/** What a visitor's message says, before it is known what it refers to. Pure. */
import { LRUCache } from 'lru-cache';
import { ageIn } from '../../../../kit/languages/ages.ts';
import { type Compared, comparedIn, isBeyond, isUtmost } from '../../../../kit/languages/compared.ts';
import {
  bookOf,
  type DialogueKey,
  type DialogueLanguage,
  type MeasureKey,
  measureKeys,
  ordinalKeys,
  type PhraseBook,
  relativeKeys,
  type ShopTopic,
  shopTopics,
} from '../../../../kit/languages/dialogue/index.ts';
import { measureOfUnit } from '../../../../kit/languages/measured.ts';
import { isForOneself, isSomebody } from '../../../../kit/languages/people.ts';
import { asksPieces } from '../../../../kit/languages/pieces.ts';
import { asksContents, isDefinite, type Pointed, pointedIn } from '../../../../kit/languages/pointed.ts';
import { isPreferring, isRather, withoutAnswer } from '../../../../kit/languages/rather.ts';
import { isDirection } from '../../../../kit/languages/topics/town-names.ts';
import { plainDigits } from '../../../../kit/money/digits.ts';
import { type Budget, readBudget } from './budget.ts';
import { childAgeIn } from './child-age.ts';
import { isFunctionWord } from './function-words.ts';
import { beginsWithThing, isPartitive } from './noun-phrase.ts';
import { destinationOf } from './places.ts';
import { isBeforePurpose, purposeIn } from './purpose.ts';
import { type Token, tokensOf } from './tokens.ts';
import { isUnit, withPlainPlaces } from './units.ts';

/** What is asked of products. */
export const productAsks = ['price', 'saving', 'size', 'colour', 'material', 'stock', 'details'] as const;
export type ProductAsk = (typeof productAsks)[number];

/** A wish for a property: 'blue', 'size M'. */
export interface Wish {
  family: string;
  value: string;
  /** As the visitor wrote it. */
  written: string;
}

/** A word that may name a product or what it should be like. */
export interface ContentWord {
  text: string;
  written: string;
  /** The properties that it may mean. */
  wishes: readonly Wish[];
  /** Says what the thing is for: the stove in 'gel for the stove', the hat in 'something to brush my hat with'. */
  isPurpose?: true;
}

export interface Reading {
  language: DialogueLanguage;
  /** All that phrases of the message mean. */
  keys: ReadonlySet<DialogueKey>;
  /** Places in the order in which products were shown, from 1; negative ones count from the end. */
  ordinals: readonly number[];
  asks: ReadonlySet<ProductAsk>;
  /** What is measured of products: 'how heavy'. */
  measures: ReadonlySet<MeasureKey>;
  /** Words by which things are compared: 'the bitterest', 'most pages'. */
  compared: readonly Compared[];
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
  topics: readonly ShopTopic[];
  budget: Budget | null;
  wishes: readonly Wish[];
  /** What is not wanted. */
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
  destination: { code: string; written: string } | null;
  /** 'With shipping': 'with milk, do you ship it?' is none. */
  withDelivery: boolean;
  /** Something else is with it than delivery: 'with the tray'. */
  withOther: boolean;
  isQuestion: boolean;
  /** Speaks of a percentage. */
  hasPercent: boolean;
  wordCount: number;
  /** How many of the words the language explains: tells which language a short message is in. */
  explained: number;
}

const topicKeys: ReadonlySet<string> = new Set(shopTopics);
const ordinalOf = new Map<string, number>([...ordinalKeys.map((key, at): [string, number] => [key, at + 1]), ['last', -1]]);
const letterSize = /^(?:x{0,4}s|m|x{0,5}l|[2-6]xl)$/;
/** How far behind 'no' a word is ruled out. */
const reach = 3;

/** A conversation is read anew with every message, and a short message in every language. */
const mostRemembered = 3000;
const remembered = new LRUCache<string, Reading>({ max: mostRemembered });

/** Reads a message in a language. Equal messages give the same reading. */
export function readMessage(message: string, language: DialogueLanguage): Reading {
  const key = `${language} ${message}`;
  const known = remembered.get(key);
  if (known) return known;
  const reading = read(message, language);
  remembered.set(key, reading);
  return reading;
}

const grownTogether = /^و\p{L}{3}/u;

const oldestChild = 13;
const isChild = ({ value }: Wish): boolean => Number(value) <= oldestChild;
/** For whom something is wished, with the age: a brother of four is a boy, and a dog of twelve no child. */
function withAge(wanted: readonly ContentWord[], age: Wish | null): Wish[] {
  const wishes = wanted.flatMap((word) => word.wishes.slice(0, 1));
  if (!age || wanted.some(isForAnimal)) return wishes;
  if (!isChild(age)) return [...wishes, age];
  const young = youngOf(age);
  const told = wishes.map((wish) => (wish.family === 'recipient' ? { ...wish, value: young[wish.value] ?? wish.value } : wish));
  return [...told, age, ...(wanted.some(isForPerson) ? [] : [{ ...age, family: 'recipient', value: young.children ?? 'children' }])];
}

/** What grown people of an age are. */
const youngOf = ({ value }: Wish): Partial<Record<string, string>> =>
  value === '0' ? { men: 'babies', women: 'babies', children: 'babies', boys: 'babies', girls: 'babies' } : { men: 'boys', women: 'girls' };

const isForAnimal = ({ wishes }: ContentWord): boolean =>
  wishes.some(({ family, value }) => family === 'recipient' && (value === 'dogs' || value === 'cats'));
const isForPerson = ({ wishes }: ContentWord): boolean => wishes.some(({ family }) => family === 'recipient');

const withoutAge = (message: string, { written }: Wish): string => plainDigits(message.normalize('NFKC')).replace(written, ' ');

/** For whom something is sought is so old: 'a gift for my niece, 7 years'. Elsewhere years are how long something lasts. */
function ageMeant(message: string, language: DialogueLanguage): Wish | null {
  const age = ageIn(message, language);
  if (!age) {
    const child = childAgeIn(message, bookOf(language));
    return child && { family: 'age', value: String(child.years), written: child.written };
  }
  const wish = { family: 'age', value: String(age.years), written: age.written };
  const { keys, topics, wishes } = readMessage(withoutAge(message, wish), language);
  const isFor = relativeKeys.some((key) => keys.has(key)) || wishes.some(({ family }) => family === 'recipient');
  if (topics.length > 0 || !(isFor || keys.has('gift') || keys.has('seeking') || keys.has('some') || age.isOld)) return null;
  return wish;
}

/** 'No, the cheaper one': answers what was said before, and rules nothing out. */
const leadingNo = /^\s*(?:no|nope|nein|nö|non|nee|nie|hayır|لا|いいえ|いや)\s*[,،、.!]\s*/iu;

function read(given: string, language: DialogueLanguage): Reading {
  const spelt = language === 'ja' ? withPlainPlaces(given) : given;
  const age = ageMeant(spelt, language);
  const message = age ? withoutAge(spelt, age) : spelt;
  const book = bookOf(language);
  const tokens = tokensOf(withoutAnswer(message.replace(leadingNo, ''), language), book);
  const destination = destinationOf(tokens, language);
  const placeTokens = new Set(destination?.tokens);
  const { budget, used } = readBudget(tokens, book);
  const without = excludedTokens(tokens, book);
  // 'Prima costava di più?' asks for the time before.
  const isFormer = tokens.some(({ keys }) => keys.has('dearer') || keys.has('price') || keys.has('saving'));
  const placed = tokens.filter(({ keys }) => !(isFormer && keys.has('formerly')));
  const ordinals = ordinalsIn(placed, used);
  const keys = keysOf(
    tokens.filter((token, at) => !(placeTokens.has(tokens[at + 1] as Token) && leadsToPlace(token, language))),
    language,
  );
  // 'And' grows together with the Arabic word behind it.
  if (language === 'ar' && tokens.some(({ text }, at) => grownTogether.test(text) && (at === 0 || tokens[at - 1]?.keys.has('it'))))
    keys.add('and');
  if (asksContents(message, language)) {
    keys.add('holds');
    for (const key of ['price', 'stock', 'count'] as const) keys.delete(key);
  }
  const ofUnit = measureOfUnit(message);
  if (ofUnit && !measureKeys.some((measure) => keys.has(measure))) {
    keys.add(ofUnit);
    for (const key of ['price', 'count'] as const) keys.delete(key);
  }
  const content = new Map<Token, ContentWord>();
  for (const [at, token] of tokens.entries()) {
    if (used.has(token) || placeTokens.has(token)) continue;
    const word = contentOf(token, at, tokens, book);
    // 'A present for my boss': whoever it is for is no name of a thing.
    const isReceiver = word !== null && word.wishes.length === 0 && keys.has('gift') && isSomebody(word.text, language);
    if (word && !isReceiver) content.set(token, word);
  }
  // 'Does the red one come to Mallorca, and when?' is about delivery without a word for it.
  if (destination && content.size > 0 && keys.has('time')) keys.add('delivery');
  const isQuestion = /[?？؟]/.test(message);
  if (!isQuestion && beginsWithThing(tokens, language, (token) => content.has(token))) keys.add('seeking');
  const purposeFrom = purposeIn(tokens, language);
  const wanted = [...content]
    .filter(([token]) => !without.has(token))
    .map(([token, word]): ContentWord => (purposeFrom >= 0 && tokens.indexOf(token) > purposeFrom ? { ...word, isPurpose: true } : word));
  const sizes = sizesIn(tokens, keys, used);
  // 'Slippers in size 26' asks for no sizes.
  if (sizes.length > 0 && !keys.has('which')) keys.delete('size');
  return {
    language,
    keys,
    ordinals,
    asks: new Set(productAsks.filter((ask) => keys.has(ask))),
    measures: new Set(measureKeys.filter((measure) => keys.has(measure))),
    compared: comparedIn(message, language),
    isUtmost: isUtmost(message, language),
    isBeyond: isBeyond(message, language),
    pointed: pointedIn(message, language),
    isRather: isRather(message, language) || withoutAnswer(message, language) !== message,
    isVague: tokens.some(({ keys: each, text }) => each.has('some') && !isPartitive(text, language)),
    isForOneself: isForOneself(message, language),
    continues: tokens.find(({ keys: each }) => !each.has('greeting') && !each.has('acknowledged'))?.keys.has('and') === true,
    asksPieces: asksPieces(message, language),
    topics: [...keys].filter((key): key is ShopTopic => topicKeys.has(key)),
    budget,
    wishes: [...withAge(wanted, age), ...sizes],
    exclusions: [...content].filter(([token]) => without.has(token)).map(([, word]) => word),
    content: wanted,
    topicWords: tokens
      .filter((token) => [...token.keys].some((key) => topicKeys.has(key)))
      .map((token) => ({
        text: token.text,
        written: token.written,
        wishes: [],
        ...(purposeFrom >= 0 && tokens.indexOf(token) > purposeFrom ? { isPurpose: true } : {}),
      })),
    quantity: quantityIn(tokens, used),
    counts: countsIn(tokens, used, content, book),
    bareNumbers: tokens.filter((token) => token.amount && /^\d/.test(token.text) && !used.has(token)).map(({ text }) => text),
    destination: destination && { code: destination.code, written: destination.written },
    withDelivery: isWithDelivery(tokens),
    withOther: isWithOther(tokens),
    isQuestion,
    hasPercent: tokens.some(({ amount }) => amount?.isPercent),
    wordCount: tokens.length,
    explained: tokens.filter((token) => isExplained(token, language)).length,
  };
}

/** 'Does it come to Malta?' asks for no price. */
const leadsToPlace = ({ text, keys }: Token, language: DialogueLanguage): boolean =>
  keys.has('price') && text.includes(' ') && isDirection(text.split(' ').at(-1), language);

const isCheaper = ({ keys }: Token): boolean => keys.has('cheaper') || keys.has('dearer');

/** 'How long is it?' asks for a time too, until it is known what it is asked of. */
function keysOf(tokens: readonly Token[], language: DialogueLanguage): Set<DialogueKey> {
  const keys = new Set(tokens.flatMap((token) => [...token.keys]));
  const isCompared = ({ keys: meant }: Token) => meant.has('least') || meant.has('most');
  // 'The cheaper in yellow' is one of those that were shown.
  if (tokens.some((token, at) => isCheaper(token) && isDefinite(tokens[at - 1]?.text ?? '', token.text, language))) keys.add('one');
  const mayBeTime = tokens.some(
    (token) => (token.keys.has('long') || token.keys.has('lasts')) && token.text.includes(' ') && !isCompared(token),
  );
  // 'Was it not dearer before?'
  if (keys.has('formerly') && (keys.has('dearer') || keys.has('byHowMuch') || (keys.has('price') && keys.has('others')))) {
    keys.add('saving');
    for (const key of ['dearer', 'byHowMuch', 'others', 'care'] as const) keys.delete(key);
  }
  return mayBeTime ? keys.add('time') : keys;
}

const isExplained = ({ text, keys, meanings }: Token, language: DialogueLanguage): boolean =>
  keys.size > 0 || meanings.length > 0 || isFunctionWord(text, language);

const only = (keys: ReadonlySet<DialogueKey>, ...allowed: DialogueKey[]) => [...keys].every((key) => allowed.includes(key));

/** The words of a phrase say what is wanted of a product; all others may name it. */
function contentOf(token: Token, at: number, tokens: readonly Token[], { language }: PhraseBook): ContentWord | null {
  const relative = relativeKeys.find((key) => token.keys.has(key));
  if (relative)
    return { text: token.text, written: token.written, wishes: [{ family: 'recipient', value: relative, written: token.written }] };
  const wishes = isArticle(token, tokens[at + 1], language)
    ? []
    : token.meanings.map(({ family, value }) => ({ family, value, written: token.written }));
  if (token.meanings.length > 0 && wishes.length === 0) return null;
  if (token.amount && wishes.length === 0) return null;
  if (wishes.length > 0 && only(token.keys, 'filler', 'children', 'material', 'colour', 'one', 'care', 'gifts'))
    return { text: token.text, written: token.written, wishes };
  if (token.keys.size > 0 || isPreferring(token.text, language) || isBeforePurpose(token.text, language)) return null;
  if (wishes.length === 0 && (isFunctionWord(token.text, language) || (token.text.length < 2 && !/[\p{Script=Han}]/u.test(token.text))))
    return null;
  if (isSizeToken(token, tokens[at - 1])) return null;
  return { text: token.text, written: token.written, wishes };
}

/** 'Para el iPhone' is for no man, as 'para él' is. */
const isArticle = ({ written }: Token, next: Token | undefined, language: DialogueLanguage): boolean =>
  language === 'es' && /\sel$/iu.test(written) && next !== undefined && next.keys.size === 0;

const isSizeToken = (token: Token, before: Token | undefined): boolean =>
  letterSize.test(token.text) && (token.isCapital || before?.keys.has('size') === true || token.text.length > 1);

/** Sizes by letters anywhere; numbers only beside the word for size. */
function sizesIn(tokens: readonly Token[], keys: ReadonlySet<DialogueKey>, used: ReadonlySet<Token>): Wish[] {
  return tokens.flatMap((token, at) => {
    const isNumber = token.amount !== null && /^\d/.test(token.text) && !token.amount.isMoney && !used.has(token);
    const beside = keys.has('size') && tokens.slice(Math.max(0, at - 2), at + 3).some((near) => near.keys.has('size'));
    const lone = letterSize.test(token.text) && (isSizeToken(token, tokens[at - 1]) || beside);
    return lone || (isNumber && beside) ? [{ family: 'size', value: token.text.replace(',', '.'), written: token.written }] : [];
  });
}

function quantityIn(tokens: readonly Token[], used: ReadonlySet<Token>): number | null {
  const counts = tokens.filter((_, at) => isCount(tokens, at, used));
  return counts.length === 1 ? (counts[0]?.amount?.value ?? null) : null;
}

function isCount(tokens: readonly Token[], at: number, used: ReadonlySet<Token>): boolean {
  const { amount, keys, text } = tokens[at] as Token;
  return (
    amount !== null &&
    !amount.isMoney &&
    !used.has(tokens[at] as Token) &&
    Number.isInteger(amount.value) &&
    amount.value >= 2 &&
    amount.value <= 99 &&
    !(isUnit(tokens[at + 1]?.text) && (/^\d/.test(text) || (tokens[at + 1]?.text.length ?? 0) > 2)) &&
    (keys.size === 0 || only(keys, 'filler', 'both')) &&
    !tokens[at - 1]?.keys.has('size') &&
    text !== ''
  );
}

/** The things that stand behind each number, or before it where words are not spaced ('朝霧を二つ'). */
function countsIn(
  tokens: readonly Token[],
  used: ReadonlySet<Token>,
  content: ReadonlyMap<Token, ContentWord>,
  { isUnspaced, language }: PhraseBook,
) {
  const isBorder = (token: Token) =>
    token.amount !== null || token.keys.has('and') || token.keys.has('with') || (language === 'ar' && grownTogether.test(token.text));
  return tokens.flatMap((token, at) => {
    if (!isCount(tokens, at, used)) return [];
    const beside = isUnspaced ? tokens.slice(0, at).toReversed() : tokens.slice(at + 1);
    const border = beside.findIndex(isBorder);
    const words = beside.slice(0, border < 0 ? undefined : border).flatMap((each) => content.get(each) ?? []);
    return [{ count: token.amount?.value ?? 1, words }];
  });
}

function isWithDelivery(tokens: readonly Token[]): boolean {
  const placesOf = (key: DialogueKey) => tokens.flatMap(({ keys }, at) => (keys.has(key) ? [at] : []));
  const delivered = placesOf('delivery');
  return placesOf('with').some((at) => delivered.some((other) => Math.abs(at - other) < reach));
}

/** Whether some 'with' has something other than delivery near it. */
function isWithOther(tokens: readonly Token[]): boolean {
  const delivered = tokens.flatMap(({ keys }, at) => (keys.has('delivery') ? [at] : []));
  return tokens.some(({ keys }, at) => keys.has('with') && !delivered.some((other) => Math.abs(at - other) < reach));
}

/** 'The first two' are the first and the second. */
function ordinalsIn(tokens: readonly Token[], used: Set<Token>): number[] {
  return tokens.flatMap((token, at) => {
    const key = [...token.keys].find((each) => ordinalOf.has(each));
    const place = key === undefined ? undefined : ordinalOf.get(key);
    if (place === undefined) return [];
    const beside = [tokens[at + 1], tokens[at - 1]].find(
      (near) => near?.amount && !near.amount.isMoney && near.amount.value >= 2 && near.amount.value <= 5,
    );
    if (!beside?.amount || Math.abs(place) !== 1) return [place];
    used.add(beside);
    return Array.from({ length: beside.amount.value }, (_, step) => (place > 0 ? step + 1 : step - (beside.amount?.value ?? 0)));
  });
}

/** The words that 'no' and 'without' rule out: the next ones that mean something, or those before it where the language says it behind. */
function excludedTokens(tokens: readonly Token[], { withoutBehind }: PhraseBook): Set<Token> {
  const excluded = new Set<Token>();
  tokens.forEach((token, at) => {
    if (!token.keys.has('without')) return;
    const near = withoutBehind ? tokens.slice(Math.max(0, at - reach), at).toReversed() : tokens.slice(at + 1, at + 1 + reach);
    for (const word of near) {
      if (word.meanings.length > 0 || word.keys.size === 0) {
        excluded.add(word);
        // 'No wool jackets' rules out both words, 'no jackets please' one.
        if (word.keys.size > 0) break;
        // 'Nothing from Haldor': prepositions pass, whatever else they mean.
      } else if (!only(word.keys, 'filler', 'it', 'them', 'one', 'with', 'seeking', 'others', 'between', 'atLeast', 'to')) break;
    }
  });
  return excluded;
}
