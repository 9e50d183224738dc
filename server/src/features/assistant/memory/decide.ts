/** Decides what a message asks for: its references are resolved on the conversation before anything is searched (README). Pure. */
import type { ShopTopic } from '../../../kit/languages/dialogue/index.ts';
import { isPiece } from '../../../kit/languages/pieces.ts';
import { familyOfName } from '../../../kit/languages/vocabulary/index.ts';
import { foldedWords, foldText } from '../../../kit/text/words.ts';
import { attributesAsked } from './attributes.ts';
import { neverThings } from './reading/noun-phrase.ts';
import type { ContentWord, Reading } from './reading/reading.ts';
import { withoutServiceWords } from './reading/services.ts';
import { isUnit } from './reading/units.ts';
import { extremeMeant, type KnownProducts, listFor, subjectIds, type Target, targetOf, wordsInTitle } from './references.ts';
import type { Request } from './request.ts';
import { compare, extreme } from './rules/comparing.ts';
import { about, contents, isAttributeAsked, oneOfShown, restock, sameAsked } from './rules/facts.ts';
import { type Moment, named, type Rule, searchFor } from './rules/moment.ts';
import { cheaper, forOneself, oneOfKind, others, refine, scaled, wish } from './rules/searching.ts';
import { discount, talk } from './rules/talk.ts';
import { topic, weakTopics } from './rules/topics.ts';
import { total } from './rules/totals.ts';
import { whyNot } from './rules/why-not.ts';
import { scalesOf } from './scales.ts';
import { soughtThing } from './sought.ts';
import { asSpelt, withCircumstances, withoutMutterings, withoutTopicsOfPurpose, withPurposes, withSpelling, withThings } from './things.ts';
import { numbersAsSizes, versionLacking } from './versions/numbers.ts';
import { withVersionsInView } from './versions/options.ts';
import { piecesMeant } from './versions/versions.ts';
import { basesOf, holdsWord } from './words.ts';

/** The rules in their order; the first that applies decides. The names are those of the README. */
const rules: readonly [name: string, rule: Rule][] = [
  ['W1 why not', whyNot],
  ['M1 talk', talk],
  ['M2 person', ({ reading }) => (reading.keys.has('person') && !named(reading) ? { act: 'person' } : null)],
  ['M3 discount', discount],
  ['M4 total', total],
  ['M5 compare', compare],
  ['M13 for oneself', forOneself],
  ['M6 extreme', extreme],
  ['M7 cheaper', cheaper],
  ['M13 one of the kind', oneOfKind],
  ['M7 less of it', scaled],
  ['M8 contents', contents],
  ['M8 attribute', (moment, target) => (isAttributeAsked(moment, target) ? about(moment, target) : null)],
  ['M18 the same of another', sameAsked],
  ['M9 others', others],
  ['M17 restock', restock],
  ['M10 topic', topic],
  ['M11 about', about],
  ['M12 one of the shown', oneOfShown],
  ['M13 refine', refine],
  ['M14 wish', wish],
  [
    'M15 advice',
    ({ reading, ...moment }) =>
      reading.keys.has('advice') || reading.keys.has('seeking') || reading.keys.has('gift')
        ? { act: 'advice', search: searchFor({ reading, ...moment }, 'advice') }
        : null,
  ],
];

/** The request of a message. */
export function decide(moment: Moment): Request {
  return decideByRule(moment).request;
}

/** As `decide`, with the name of the rule that decided. */
export function decideByRule(given: Moment): { request: Request; rule: string } {
  const whole = readings.reduce((reading, apply) => apply({ ...given, reading }), given.reading);
  const reading = withoutStrangeWords({ ...given, reading: whole });
  const thing = thingSought({ ...given, reading });
  const moment = { ...given, reading, thing, strange: whole.content.filter((word) => !reading.content.includes(word)) };
  const target = targetIn(moment);
  for (const [rule, apply] of rules) {
    const request = apply(moment, target);
    if (request) return { request, rule };
  }
  return { request: { act: 'question', question: moment.message, search: searchFor(moment, 'wish') }, rule: 'M16 question' };
}

/** The thing that a message seeks; what is talked about is not sought by its mere name. */
function thingSought({ message, reading, conversation, products, knows, isThing, spelt }: Moment): string | null {
  const inView = subjectIds(conversation).flatMap((id) => products.get(id) ?? []);
  const isInView = (word: string) =>
    inView.some(({ title, categories }) => [title, ...categories].some((each) => holdsWord(each, word, reading.language)));
  if (!isThing) return null;
  const meant = (word: string) => (isThing(word, reading.language) ? word : asSpelt(word, { reading, isThing, spelt }));
  const thing = soughtThing(message, reading, { isThing: (word) => meant(word) !== null, knows, isInView });
  return thing && meant(thing);
}

/** What the conversation and the catalogue say about the words of a message, one after the other. */
const readings: readonly ((moment: Moment) => Reading)[] = [
  withoutMutterings,
  withSpelling,
  withKnownExclusions,
  (moment) => withoutServiceWords(moment.reading, moment),
  withoutTopicsOfPurpose,
  withGoodsForTopics,
  withPropertiesForTopics,
  withKinds,
  withThings,
  withPurposes,
  withBrandsInView,
  withNumbersOfView,
  withVersions,
  withPieces,
  withCircumstances,
];

/** Who rules something out says little else. */
const mostOfRulingOut = 4;

/** 'And if she does not get on with it?' rules nothing out: neither the catalogue nor the language knows the word as a thing. */
function withKnownExclusions({ reading, knows, isStated }: Moment): Reading {
  if (reading.wordCount <= mostOfRulingOut) return reading;
  const isThing = ({ text, wishes }: ContentWord) =>
    wishes.length > 0 ||
    familyOfName(text) !== null ||
    text.split(' ').some((word) => knows(word, reading.language) || isStated?.(word, reading.language));
  const exclusions = reading.exclusions.filter(isThing);
  return exclusions.length === reading.exclusions.length ? reading : { ...reading, exclusions };
}

/** 'A machine under 400' asks for a machine where the shop sells machines, not how to wash in one. */
function withGoodsForTopics({ reading, knows }: Moment): Reading {
  const { topics, topicWords, content, budget, keys, language } = reading;
  const isWish = budget !== null || keys.has('seeking');
  if (!isWish || content.length > 0 || topics.length === 0 || !topics.every((each) => weakTopics.has(each))) return reading;
  const goods = topicWords.flatMap((word) => {
    const text = [word.text, ...basesOf(word.text, language)].find((form) => knows(form, language));
    return text === undefined ? [] : [{ ...word, text }];
  });
  if (goods.length < topics.length) return reading;
  return { ...reading, topics: [], keys: withoutTopics(reading), content: goods };
}

/** Properties of which no shop makes a kind of its own, and what is asked of the thing in view. */
const neverKinds: ReadonlySet<string> = new Set([...neverThings, 'colour', 'material']);

/** 'No, rather coffee' behind grinders: a taste, but a kind of goods too where the shop has a category of it that what was shown is not in. */
function withKinds({ reading, conversation, products, isKind }: Moment): Reading {
  const shown = subjectIds(conversation).flatMap((id) => products.get(id) ?? []);
  const isOfShown = (word: string) => shown.some(({ categories }) => categories.some((each) => holdsWord(each, word, reading.language)));
  const names = ({ text, wishes }: ContentWord) =>
    shown.length > 0 &&
    wishes.length > 0 &&
    wishes.every(({ family }) => !neverKinds.has(family)) &&
    isKind?.(text, reading.language) === true &&
    !isOfShown(text);
  const kinds = new Set(reading.content.filter(names));
  if (kinds.size === 0) return reading;
  const written = new Set([...kinds].flatMap(({ wishes }) => wishes));
  return {
    ...reading,
    content: reading.content.map((word) => (kinds.has(word) ? { ...word, wishes: [] } : word)),
    wishes: reading.wishes.filter((wish) => !written.has(wish)),
  };
}

/** 'And in rose?' of what comes in rose; who asks for any, or for others, asks for products. */
function withVersions({ reading, message, conversation, products, named: called = [] }: Moment): Reading {
  const { keys } = reading;
  if (keys.has('some') || keys.has('count') || reading.exclusions.length > 0) return reading;
  const ids = new Set([...called, ...subjectIds(conversation), ...(reading.ordinals.length > 0 ? (listFor(conversation, 2) ?? []) : [])]);
  return withVersionsInView(
    reading,
    message,
    [...ids].flatMap((id) => products.get(id) ?? []),
  );
}

/** 'E da 24 c’è?' of what comes in 20 and in 28 cm is no budget. */
function withNumbersOfView({ reading, conversation, products }: Moment): Reading {
  const { budget, keys, bareNumbers, asks, wordCount } = reading;
  const [only, ...more] = subjectIds(conversation);
  const product = only === undefined || more.length > 0 ? undefined : products.get(only);
  const isLone = budget !== null && budget.min !== null && budget.max === null && !budget.exclusive && bareNumbers.length === 0;
  if (!product || !isLone || keys.has('currency') || keys.has('dearer') || asks.has('price') || wordCount > mostOfLook) return reading;
  const number = { ...reading, budget: null, bareNumbers: [String(budget.min)] };
  return numbersAsSizes(number, [product]).length + versionLacking(number, product).length > 0 ? number : reading;
}

/** Topics of which a shop may state the same as a property: 'Lave-vaisselle : Oui', 'Care: hand wash only'. */
const statedTopics: ReadonlySet<ShopTopic> = new Set([...weakTopics, 'warranty']);

/** 'Does it go in the dishwasher?' asks for what the shop states of the thing that is talked about under that name. */
function withPropertiesForTopics({ reading, message, conversation, products, named: called = [] }: Moment): Reading {
  const { topics, topicWords, content, language } = reading;
  const [only, ...more] = subjectIds(conversation);
  // 'The large pack' of what is talked about is no gift wrapping.
  const isPack = topics.length === 1 && topicWords.length > 0 && topicWords.every(({ text }) => isPiece(text, language));
  if (isPack && more.length === 0 && products.get(only ?? 0)?.variants.length)
    return { ...reading, topics: [], keys: withoutTopics(reading) };
  if (topics.length === 0 || !topics.every((each) => statedTopics.has(each))) return reading;
  const said = ` ${foldedWords(message).join(' ')} `;
  const records = [...new Set([...called, ...subjectIds(conversation)])].flatMap((id) => products.get(id) ?? []);
  const names = records.flatMap(({ attributes }) => attributes.flatMap(({ name, family }) => (family ? [] : foldedWords(name).join(' '))));
  const named = [...new Set(names)].filter((name) => name.length >= shortestName && said.includes(` ${name} `));
  if (named.length === 0) return reading;
  const words = named.map((name): ContentWord => ({ text: name, written: name, wishes: [] }));
  const rest = content.filter(({ text }) => !named.some((name) => text.split(' ').every((word) => holdsWord(name, word, language))));
  return { ...reading, topics: [], keys: withoutTopics(reading), content: [...rest, ...words] };
}
const shortestName = 4;

const withoutTopics = ({ keys, topics }: Reading): Reading['keys'] =>
  new Set([...keys].filter((key) => !topics.some((each) => each === key)));

/** 'Two of the 8' of what comes in 8 and 10 counts two; 'the burner of 40' counts none; 'two boxes' counts boxes of what is talked about. */
function withPieces({ reading, conversation, products, named: called = [] }: Moment): Reading {
  if (reading.counts.length === 0) return reading;
  const ids = [...new Set([...called, ...subjectIds(conversation)])];
  const records = ids.flatMap((id) => products.get(id) ?? []);
  const quantity = piecesMeant(reading, records);
  const isOwn = (text: string) => records.some(({ title }) => holdsWord(title, text, reading.language));
  const counted = ({ text }: ContentWord) => quantity !== null && isPiece(text, reading.language) && !isOwn(text);
  const content = reading.content.filter((word) => !counted(word));
  if (quantity === reading.quantity && content.length === reading.content.length) return reading;
  const counts = reading.counts
    .filter(({ count }) => quantity === null || count === quantity || reading.quantity === null)
    .map(({ count, words }) => ({ count, words: words.filter((word) => !counted(word)) }));
  return { ...reading, quantity, counts, content };
}

/** 'Not that brand', 'another brand' rule out the brands of the products that are talked about. */
function withBrandsInView({ reading, conversation, products }: Moment): Reading {
  const isBrand = ({ text }: ContentWord) => [text, ...basesOf(text, reading.language)].some((form) => familyOfName(form) === 'brand');
  const isOther = reading.keys.has('others') && reading.content.some(isBrand);
  if (!isOther && !reading.exclusions.some(isBrand)) return reading;
  const brands = new Set(subjectIds(conversation).flatMap((id) => products.get(id)?.brand || []));
  if (brands.size === 0) return reading;
  const inView = [...brands].map((brand): ContentWord => ({ text: foldText(brand), written: brand, wishes: [] }));
  const others = (words: readonly ContentWord[]) => words.filter((word) => !isBrand(word));
  return { ...reading, content: others(reading.content), exclusions: [...others(reading.exclusions), ...inView] };
}

/** The products that a message refers to: of those shown, else those of the catalogue that it calls by name. */
function targetIn({ reading, conversation, products, named: given = [] }: Moment): Target | null {
  const target = targetOf(reading, conversation, products);
  const holdsNumber = (id: number) => reading.bareNumbers.some((number) => foldedWords(products.get(id)?.title ?? '').includes(number));
  // 'Il Fjord quanti fili ha?' is not about the 'Filo'.
  const ids = calledBySuch(given, products, reading);
  // 'And the one of 24 inches?' is not the one of 20 that was shown.
  const isNumbered = ids.length === 1 && ids.some(holdsNumber) && !target?.productIds.some(holdsNumber);
  if ((target?.isNamed && !isNumbered) || ids.length === 0) return target;
  const records = ids.flatMap((id) => products.get(id) ?? []);
  const { words: properties } = attributesAsked(reading, records);
  const isExplained = reading.content.every(
    (word) => properties.has(word) || records.some((record) => wordsInTitle(reading, record).has(word)),
  );
  return isExplained ? { productIds: ids, isNamed: true } : target;
}

/** Those of the named products that are named by more than a word for a property of another. */
function calledBySuch(ids: readonly number[], products: KnownProducts, reading: Reading): readonly number[] {
  const isNamedFor = (id: number) => {
    const others = ids.flatMap((other) => (other === id ? [] : (products.get(other) ?? [])));
    const { words } = attributesAsked(reading, others);
    return [...wordsInTitle(reading, products.get(id))].some((word) => !words.has(word));
  };
  return ids.length > 1 && reading.keys.has('count') ? ids.filter(isNamedFor) : ids;
}

const looks: ReadonlySet<string> = new Set(['colour', 'size', 'material']);
const mostOfLook = 6;

/** 'Pity, and in blue?', 'how much does it weigh then': a few words that ask how a thing looks or measures, and seek none. */
const asksLookOfView = ({ keys, wishes, measures, budget, wordCount }: Reading): boolean =>
  wordCount <= mostOfLook &&
  budget === null &&
  !(['seeking', 'some', 'gift', 'count', 'advice'] as const).some((key) => keys.has(key)) &&
  (measures.size > 0 || (wishes.length > 0 && wishes.every(({ family }) => looks.has(family))));

/**
 * Where a message refers to something shown ('it', 'the second', 'for two'), a word that the catalogue does not know names no product: it
 * is a verb or the like.
 */
function withoutStrangeWords({ reading, knows, conversation, products, named: calledByName = [] }: Moment): Reading {
  const { keys, ordinals, quantity, content, language } = reading;
  const inView = subjectIds(conversation);
  const bearing = inView.filter((id) => wordsInTitle(reading, products.get(id)).size > 0);
  // 'Does the Fjord go in the machine?' of some of those that were shown.
  const isCalled = inView.length > 1 && bearing.length === 1 && !keys.has('seeking') && !keys.has('some');
  const refers =
    calledByName.length > 0 ||
    extremeMeant(reading) !== null ||
    scalesOf(reading).length > 0 ||
    reading.asks.has('saving') ||
    isCalled ||
    content.some(({ text }) => isUnit(text)) ||
    ordinals.length > 0 ||
    quantity !== null ||
    asksLookOfView(reading) ||
    (['it', 'them', 'both', 'which', 'total'] as const).some((key) => keys.has(key));
  const ids = calledByName.length > 0 ? calledByName : inView;
  if (!refers || ids.length === 0) return reading;
  const { words: properties } = attributesAsked(
    reading,
    ids.flatMap((id) => products.get(id) ?? []),
  );
  const isKnown = (word: ContentWord) =>
    word.wishes.length > 0 || properties.has(word) || (!isUnit(word.text) && word.text.split(' ').some((part) => knows(part, language)));
  return { ...reading, content: content.filter(isKnown) };
}
