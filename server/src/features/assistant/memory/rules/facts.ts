/** Rules M8, M11 and M12: facts of the products that are being talked about. Pure. */
import { isOfKind, kindsAsked } from '../../../../kit/languages/asked-kinds.ts';
import { deedAsked } from '../../../../kit/languages/deeds.ts';
import { bookOf, comparable, findPhrases } from '../../../../kit/languages/dialogue/index.ts';
import { asksHowToChoose } from '../../../../kit/languages/how-to-choose.ts';
import { spacesWords } from '../../../../kit/languages/index.ts';
import { loadStated } from '../../../../kit/languages/loads.ts';
import { isNameOfPieces, isOfAskingPieces, isPiece } from '../../../../kit/languages/pieces.ts';
import { isAsking } from '../../../../kit/languages/questions.ts';
import { findSenses } from '../../../../kit/languages/topics/index.ts';
import { foldedWords } from '../../../../kit/text/words.ts';
import { beginningYesOrNo } from '../../../../kit/text/yes-no.ts';
import { hasOption, hasProperty, type PropertyWish, valuesOfFamily } from '../../records/properties.ts';
import type { ProductRecord } from '../../records/types.ts';
import { type AskedAttributes, attributesAsked } from '../attributes.ts';
import type { Conversation } from '../conversation.ts';
import { asksShop } from '../reading/asks-shop.ts';
import { isFunctionWord } from '../reading/function-words.ts';
import { isBeforePurpose } from '../reading/purpose.ts';
import type { ContentWord, ProductAsk, Reading } from '../reading/reading.ts';
import { isUnit } from '../reading/units.ts';
import { listCompared, listFor, subjectIds, type Target, wordsInTitle } from '../references.ts';
import type { Request } from '../request.ts';
import { numbersAsSizes, versionLacking } from '../versions/numbers.ts';
import { holdsWord, wordsOfMessage } from '../words.ts';
import { isWishing, type Moment, named, searchFor } from './moment.ts';

const isFreeOfCharge = (word: string, language: Reading['language']): boolean =>
  findSenses(word, language, { asked: true }).some(({ sense }) => sense === 'free');

/** Topics for which 'free' means that something costs nothing. */
const topicsOfOrders: ReadonlySet<string> = new Set(['delivery', 'returns', 'payment', 'gifts']);

const topicsOfRights: ReadonlySet<string> = new Set(['returns', 'guarantee']);

/** Whether a message is about returns or guarantees, which hold for every product, whatever property of it is the reason. */
export const namesRight = ({ topics }: Reading): boolean => topics.some((topic) => topicsOfRights.has(topic));

/** 'How do I know which grip I need?' of what comes in several: the shop's texts tell it, not the list of its grips. */
export function howToChoose(moment: Moment, target: Target | null): Request | null {
  const { message, reading, products } = moment;
  const { topics, asks, language, keys } = reading;
  if (target?.isNamed || topics.some((topic) => topic !== 'origin') || asks.has('price') || asks.has('stock') || keys.has('compare'))
    return null;
  if (!asksHowToChoose(message, language)) return null;
  const asked: Request = { act: 'question', question: message, search: searchFor(moment, 'wish') };
  // 'How do I find out my hat size?' before anything is in view.
  if (!target) return asks.has('size') && !isWishing(reading) ? asked : null;
  const records = target.productIds.flatMap((id) => products.get(id) ?? []);
  const { names } = attributesAsked(reading, records);
  const isOfVersion = asks.has('size') || names.length > 0 || reading.measures.has('big');
  return isOfVersion ? asked : null;
}

/** 'Is there anything waterproof for less than 50?' seeks another thing, whatever is stated of the one in view. */
const seeksWithin = ({ budget, keys }: Reading): boolean => budget !== null && (keys.has('seeking') || keys.has('some'));

/** Properties that every shop's texts are about too: only a product's own name for them counts before a topic. */
export function isAttributeAsked({ message, reading, products }: Moment, target: Target | null): boolean {
  if (seeksWithin(reading)) return false;
  if (asksShop(message, reading.language)) return false;
  // 'Il Fjord quante pagine ha?': 'ha' seeks too.
  const seeks = reading.keys.has('seeking') && !(target?.isNamed && reading.keys.has('count'));
  // 'If the smell is not for me, may I return it?'
  if (namesRight(reading)) return false;
  // 'Would delivery to Leeds be free with that bag?'
  if (reading.destination !== null && reading.topics.includes('delivery')) return false;
  // 'Free shipping?' asks for nothing that is free of something.
  if (
    reading.topics.some((topic) => topicsOfOrders.has(topic)) &&
    reading.content.every(({ text }) => isFreeOfCharge(text, reading.language))
  )
    return false;
  if (!target || seeks || (!named(reading) && reading.measures.size === 0)) return false;
  const records = target.productIds.flatMap((id) => products.get(id) ?? []);
  const isTitle = (word: ContentWord) => target.isNamed && records.some((record) => wordsInTitle(reading, record).has(word));
  // 'How much are the wool socks?' does not ask what the Wool Socks are made of.
  const { names, words, isMeasured } = attributesAsked({ ...reading, content: reading.content.filter((word) => !isTitle(word)) }, records);
  // 'How many sheets are in a pack?' is asked of 'Sheets: 100'.
  const isCounted =
    reading.measures.size === 1 && reading.measures.has('holds') && names.length > 0 && reading.content.every((word) => words.has(word));
  if (reading.measures.size > 0 && ((!isMeasured && !isCounted) || reading.topics.length > 0)) return false;
  const attributes = records.flatMap((record) => record.attributes.filter(({ name, family }) => names.includes(family ?? name)));
  if (reading.topics.includes('care') && !attributes.some((each) => isOfCare(each, reading))) return false;
  // 'How long does a game take?' of what states its 'Gamers' and its 'Playing time' asks for the time.
  const kinds = reading.keys.has('time') ? kindsAsked(message, reading.language) : [];
  const ofKind = records.flatMap(({ attributes }) => attributes.filter((each) => kinds.some((kind) => isOfKind(each, kind))));
  if (ofKind.length > 0 && !ofKind.some(({ name, family }) => names.includes(family ?? name))) return false;
  return names.length > 0 && reading.content.every((word) => word.wishes.length > 0 || words.has(word) || isTitle(word));
}

/** 'Can gloves of nappa be washed?' is not answered by 'Leather: nappa': a property tells of care, or is called by a word of the question. */
const isOfCare = ({ name, values }: ProductRecord['attributes'][number], { content, language }: Reading): boolean =>
  content.some(({ text }) => holdsWord(name, text, language)) ||
  findSenses(`${name}: ${values.join(', ')}`, language, { asked: false }).some(({ sense }) => sense === 'care');

/** 'How much power has it?' asks for no price; 'how much is the green one in that weight?' does. */
function isMuchOf({ message, reading }: Moment, named: ReadonlySet<ContentWord>): boolean {
  const words = wordsOfMessage(message, reading.language);
  const hits = findPhrases(bookOf(reading.language), words.map(comparable)).filter(({ keys }) => keys.includes('price'));
  const isBehind = ({ to }: { to: number }) => [...named].some(({ text }) => text.split(' ')[0] === words[to]);
  return named.size === 0 || hits.length === 0 || hits.some(isBehind);
}

/** Facts of the products in focus: 'how much is it?', 'the second one, in blue?', 'which sizes?', 'how many watts?'. */
export function about(moment: Moment, target: Target | null): Request | null {
  const { reading, products } = moment;
  // 'Nothing made of paper' rules something out.
  if (!target || (reading.exclusions.length > 0 && reading.ordinals.length === 0)) return null;
  if (!target.isNamed && seeksWithin(reading)) return null;
  const records = target.productIds.flatMap((id) => products.get(id) ?? []);
  const attributes = attributesMeant(moment, target, records);
  if (!isAboutTarget(moment, target, records, attributes)) return null;
  if (attributes.isAsked && reading.asks.size === 0 && asksShop(moment.message, reading.language)) return null;
  const asks = asksBesideAttributes(moment, attributes);
  const wishes = versionsChecked(moment, target, records);
  // 'Does the ladder bear 150 kilos?' asks for no size.
  const asksNothing = asks.length === 0 && wishes.length === 0 && !attributes.isAsked && reading.ordinals.length === 0;
  if ((moment.named ?? []).length > 0 && asksNothing && reading.bareNumbers.length > 0) return null;
  if (reading.keys.has('which') && attributes.isAsked && wishes.length === 0 && lacksAll(records, attributes.names))
    return anotherHaving(moment, records);
  // 'With a lavender scent instead?' seeks no other kind of thing.
  const content = reading.content.filter((word) => word.wishes.length > 0 || !attributes.words.has(word));
  return {
    act: 'about',
    productIds: productsAskedOf(moment, target, asks, attributes),
    asks,
    wishes,
    attributes: attributesToTell(reading, records, attributes),
    measures: [...reading.measures],
    ...comparedWith(moment, target, attributes),
    search: searchFor({ ...moment, reading: { ...reading, content } }, 'refined'),
  };
}

const mostCompared = 3;

/** 'Which of the two is lighter?': the others of which the same is told, so that it is plain how they differ. */
function comparedWith({ reading, conversation }: Moment, { productIds }: Target, { isMeasured }: MeantAttributes) {
  const list = listCompared(reading, conversation);
  const [only, ...more] = productIds;
  const isOneOf = only !== undefined && more.length === 0 && list.includes(only) && list.length <= mostCompared;
  const isWhich = isMeasured && reading.keys.has('which') && (reading.keys.has('least') || reading.keys.has('most') || reading.isUtmost);
  return isOneOf && isWhich ? { comparedWith: list.filter((id) => id !== only) } : {};
}

interface MeantAttributes extends AskedAttributes {
  /** The message asks for these attributes, and they account for all of its words. */
  isAsked: boolean;
}

/** The attributes that a message asks for beside the names of the products. */
function attributesMeant({ reading }: Moment, target: Target, records: readonly ProductRecord[]): MeantAttributes {
  const isTitle = (word: ContentWord) => target.isNamed && records.some((record) => wordsInTitle(reading, record).has(word));
  const attributes = attributesAsked({ ...reading, content: reading.content.filter((word) => !isTitle(word)) }, records);
  const isExplained = reading.content.every((word) => word.wishes.length > 0 || attributes.words.has(word) || isTitle(word));
  return { ...attributes, isAsked: attributes.names.length > 0 && isExplained && (named(reading) || attributes.isMeasured) };
}

/** Whether a message asks something of the products in focus, not of others that its words name. */
function isAboutTarget(moment: Moment, target: Target, records: readonly ProductRecord[], { isAsked }: MeantAttributes): boolean {
  const { reading, named: called = [] } = moment;
  const { asks, ordinals, keys, pointed, wishes, content } = reading;
  if (isAsked) return !seeksOther(moment, records);
  if (!target.isNamed) return !named(reading) && (asks.size > 0 || isOrigin(reading, records));
  // 'The Fjord in blue, please'
  const asksLook = called.length > 0 && wishes.some(({ written }) => !titleHolds(moment, target, written));
  // 'The small one in blue'
  const isPointed = pointed.size !== null && wishes.length > 0;
  const asksSomething = asks.size > 0 || ordinals.length > 0 || keys.has('one') || reading.isQuestion || reading.isRather;
  return asksSomething || isPointed || asksLook || content.length === 0;
}

/** 'And cufflinks, do you have them?' seeks some, though the shirt states that its cuffs are made for them. */
function seeksOther({ reading, thing, conversation }: Moment, records: readonly ProductRecord[]): boolean {
  if (!thing || !reading.keys.has('seeking') || conversation.shown.length === 0) return false;
  const isNamed = records.some(({ title, categories, attributes }) =>
    [title, ...categories, ...attributes.map(({ name }) => name)].some((each) => holdsWord(each, thing, reading.language)),
  );
  return !isNamed;
}

/** What else is asked: 'how much' asks for the property that is named with it, not for the price. */
function asksBesideAttributes(moment: Moment, { names, words, isMeasured, isAsked }: MeantAttributes): ProductAsk[] {
  const { asks, wishes, keys } = moment.reading;
  const wished = new Set<string>(wishes.map(({ family }) => family));
  const asksOther = isMeasured || names.some((name) => !wished.has(name));
  const isNoPrice = isAsked && asksOther && !keys.has('and') && isMuchOf(moment, words);
  return [...asks].filter((ask) => !wished.has(ask) && !(ask === 'price' && isNoPrice));
}

/** The versions that are asked for, by their words and by their number: 'the 5 litre can'. */
function versionsChecked(moment: Moment, target: Target, records: readonly ProductRecord[]): (PropertyWish & { written: string })[] {
  const { reading } = moment;
  const isSelected = isSelectedByProperty(reading, target, moment);
  const meant = reading.wishes.filter((each) => !titleHolds(moment, target, each.written) && !(isSelected && isOnly(records, each)));
  const byValue = [...meant, ...numbersAsSizes(reading, records)].map((wish) => [`${wish.family}\n${wish.value}`, wish] as const);
  return [...new Map(byValue).values()];
}

/** The names of the attributes to tell; what a version is wished by is told with it. */
function attributesToTell(reading: Reading, records: readonly ProductRecord[], { names, isAsked }: MeantAttributes): string[] {
  const isVersion = ({ family, value }: PropertyWish) => records.some((product) => hasOption(product, { family, value }));
  const ofVersions = new Set(reading.wishes.filter(isVersion).map(({ family }) => family));
  const askedNames = isAsked ? names.filter((name) => !ofVersions.has(name)) : [];
  const telling = [...new Set([...askedNames, ...loadsOf(reading, records)])];
  return isOrigin(reading, records) ? [...telling, 'origin'] : telling;
}

/** 'I weigh 105 kilos, is that all right?': the names under which the products state what they bear. */
const loadsOf = ({ wishes }: Reading, records: readonly ProductRecord[]): string[] =>
  wishes.some(({ family }) => family === 'load')
    ? records.flatMap(({ attributes }) =>
        attributes.flatMap(({ name, family, values }) => (loadStated(name, values) === null ? [] : [family ?? name])),
      )
    : [];

/** The products in focus that can answer: those that state what is asked, or come in what is asked. */
function productsAskedOf(moment: Moment, target: Target, asks: readonly ProductAsk[], { isAsked }: MeantAttributes): readonly number[] {
  const { keys } = moment.reading;
  if (target.isNamed || keys.has('them')) return target.productIds;
  if (isAsked) return statingOf(target.productIds, moment);
  return keys.has('it') ? comingIn(asks, target, moment) : target.productIds;
}

/** Whether the shop states, under each of these names, that none of the products has it. */
const lacksAll = (records: readonly ProductRecord[], names: readonly string[]): boolean =>
  records.length > 0 &&
  records.every(({ attributes }) => {
    const stated = attributes.filter(({ name, family }) => names.includes(family ?? name)).flatMap(({ values }) => values);
    const answers = stated.flatMap((value) => beginningYesOrNo(value) ?? []);
    return answers.length > 0 && answers.every((answer) => answer === 'no');
  });

/** 'Which one has a lid, then?' behind one that has none: another of the kind. */
function anotherHaving(moment: Moment, records: readonly ProductRecord[]): Request {
  const { reading } = moment;
  const kinds = records.flatMap(({ categories }) => categories.flatMap((category) => foldedWords(category)));
  const words = [...kinds.filter((word) => !isFunctionWord(word, reading.language)), ...reading.content.map(({ text }) => text)];
  const search = searchFor(moment, 'refined');
  const constraints = { ...search.constraints, kind: [...new Set(words)].join(' ') };
  return { act: 'search', search: { ...search, thing: null, constraints, skip: records.map(({ id }) => id) } };
}

/** Whether a value is an amount with its unit: '600 g of seed'. */
function isAmount(value: string): boolean {
  const [number = '', unit] = foldedWords(value);
  return /^\d/.test(number) && isUnit(unit);
}

/** 'How many sheets are there?' of 'Paper A4, 100 sheets'. */
function countsInTitle(product: ProductRecord | undefined, { content, measures, language }: Reading): boolean {
  const words = foldedWords(product?.title ?? '');
  const [only, ...others] = content;
  const isCounted = (at: number) => /^\d+$/.test(words[at - 1] ?? '') && holdsWord(words[at] ?? '', only?.text ?? '', language);
  return measures.has('holds') && only !== undefined && others.length === 0 && words.some((_, at) => isCounted(at));
}

const isOfIngredients = (name: string, language: Reading['language']): boolean =>
  findSenses(name, language, { asked: false }).some(({ sense }) => sense === 'ingredients');

/** 'How many are in it?', 'what does it come with?' of what states how many pieces it has, or what they are. */
export function contents(moment: Moment, target: Target | null): Request | null {
  const { reading, products, knows, conversation } = moment;
  const { content, topics, exclusions, wishes, measures, language } = reading;
  const asksParts = reading.asksPieces || reading.asksIncluded || measures.has('holds');
  if (!asksParts || topics.length + exclusions.length + wishes.length > 0) return null;
  // 'What exactly is in there?' points at nothing, and is about what is in view.
  const ids = target?.productIds ?? (reading.asksPieces ? subjectIds(conversation) : []);
  // 'Is the pole included?' is not answered by 'Contents: 600 g'.
  // 'What is in it?' of a tea asks for its ingredients.
  const asksWhat = reading.asksPieces && !measures.has('holds') && !reading.keys.has('count');
  const tells = ({ name, values }: ProductRecord['attributes'][number]) =>
    (isNameOfPieces(name) && !(reading.asksIncluded && values.every(isAmount))) || (asksWhat && isOfIngredients(name, language));
  const stating = ids.filter((id) => products.get(id)?.attributes.some(tells));
  const titled = stating.length > 0 ? [] : ids.filter((id) => countsInTitle(products.get(id), reading));
  if (titled.length > 0)
    return { act: 'about', productIds: titled, asks: [], wishes: [], attributes: [], search: searchFor(moment, 'refined') };
  const records = stating.flatMap((id) => products.get(id) ?? []);
  const names = [...new Set(records.flatMap(({ attributes }) => attributes.filter(tells)))];
  const isOwn = ({ text }: ContentWord) =>
    reading.asksIncluded ||
    isPiece(text, language) ||
    text.split(' ').every((word) => isOfAskingPieces(word, moment.message, language)) ||
    !knows(text, language) ||
    [...records.map(({ title }) => title), ...names.map(({ name }) => name)].some((each) => holdsWord(each, text, language));
  // 'Number of keys: 17' does not tell whether a hammer is included.
  const isNumber = names.every(({ values }) => values.every((value) => !/\p{L}{3}/u.test(value)));
  const asksOfOther =
    reading.asksIncluded && !reading.asksPieces && content.some(({ text }) => !names.some(({ name }) => holdsWord(name, text, language)));
  if (stating.length === 0 || !content.every(isOwn) || (isNumber && asksOfOther)) return null;
  const attributes = [...new Set(names.map(({ name, family }) => family ?? name))];
  return { act: 'about', productIds: stating, asks: [], wishes: [], attributes, search: searchFor(moment, 'refined') };
}

/**
 * 'What else do I get with the knife?', 'is a lid included?' of what is in view: what it states of its contents, else its description and the texts. Others are not
 * sought, nor is it a sum.
 */
export function included(moment: Moment, target: Target | null): Request | null {
  const { reading, conversation, message } = moment;
  const { asks, keys, topics, wishes, budget, destination, quantity, asksIncluded } = reading;
  if (!asksIncluded || subjectIds(conversation).length === 0 || destination !== null || quantity !== null || budget !== null) return null;
  const asksOther = [...asks].some((ask) => ask !== 'details') || topics.length + wishes.length > 0 || keys.has('compare');
  // 'Have you got one that a lid is included with?'
  const seeks = keys.has('seeking') && (keys.has('one') || keys.has('which'));
  if (asksOther || seeks || (keys.has('total') && !reading.asksPieces)) return null;
  return contents(moment, target) ?? { act: 'question', question: message, search: searchFor(moment, 'wish') };
}

/** 'How heavy is it?' behind several products is about those that state it, where others do not. */
function statingOf(ids: readonly number[], { reading, products }: Moment): readonly number[] {
  const stating = ids.filter((id) => attributesAsked(reading, [products.get(id) ?? []].flat()).names.length > 0);
  return stating.length > 0 ? stating : ids;
}

/** 'What colours does it come in?' is about those that come in colours. */
function comingIn(asks: readonly ProductAsk[], { productIds }: Target, { products }: Moment): readonly number[] {
  const optionAsks = variantAsks.filter((ask) => asks.includes(ask));
  const having = productIds.filter((id) => optionAsks.some((ask) => valuesOfFamily(products.get(id) ?? nothing, ask).length > 0));
  return optionAsks.length > 0 && having.length > 0 ? having : productIds;
}
const variantAsks = ['colour', 'size', 'material'] as const;
const nothing = { attributes: [], variants: [] };

const mostOfReference = 6;

/** 'And the other one?', 'the second?': what was asked of a product last is asked of another. */
export function sameAsked(moment: Moment, target: Target | null): Request | null {
  const { reading, conversation, products } = moment;
  const { asked: lastQuestion } = conversation;
  const { keys, content, asks, measures, topics, wishes, budget, exclusions, wordCount } = reading;
  if (!lastQuestion || !target?.isNamed || wordCount > mostOfReference) return null;
  // 'And do you sharpen the knives too?' asks what the shop does.
  if (deedAsked(foldedWords(moment.message), reading.language)) return null;
  const ids = otherOf(target.productIds, conversation);
  const records = ids.flatMap((id) => products.get(id) ?? []);
  const isTitle = content.every((word) => records.some((record) => wordsInTitle(reading, record).has(word)));
  const asksOwn = asks.size + measures.size + topics.length + wishes.length + exclusions.length > 0 || budget !== null || !isTitle;
  const steers = (['seeking', 'some', 'total', 'compare', 'cheaper', 'dearer', 'with', 'time'] as const).some((key) => keys.has(key));
  if (asksOwn || steers) return null;
  const measured = new Set(lastQuestion.measures);
  const named = attributesAsked({ ...reading, content: [], measures: measured }, records).names;
  const attributes = [...new Set([...named, ...(named.length > 0 ? [] : lastQuestion.attributes)])];
  const search = searchFor(moment, 'refined');
  return { act: 'about', productIds: ids, asks: lastQuestion.asks, wishes: [], attributes, measures: lastQuestion.measures, search };
}

/** 'And the second?' behind a question about the second of two means the other one: nobody asks the same again. */
function otherOf(ids: readonly number[], conversation: Conversation): readonly number[] {
  const focus = subjectIds(conversation);
  const pair = listFor(conversation, 2) ?? [];
  const isSame = ids.length === 1 && focus.length === 1 && ids[0] === focus[0];
  return isSame && pair.length === 2 && pair.includes(ids[0] ?? 0) ? pair.filter((id) => id !== ids[0]) : ids;
}

/** 'When will it be back?' of what is out of stock: how long delivery takes is no answer. */
export function restock(moment: Moment, target: Target | null): Request | null {
  const { reading, products } = moment;
  const { keys, topics, destination, content } = reading;
  if (!target || !keys.has('time') || topics.length > 0 || destination !== null) return null;
  const records = target.productIds.flatMap((id) => products.get(id) ?? []);
  const isGone = records.length > 0 && records.every(({ inStock }) => inStock === false);
  const isTitle = content.every((word) => target.isNamed && records.some((record) => wordsInTitle(reading, record).has(word)));
  if (!(isGone || keys.has('stock')) || (named(reading) && !isTitle)) return null;
  const search = searchFor(moment, 'refined');
  return { act: 'about', productIds: target.productIds, asks: ['stock'], wishes: [], attributes: [], restock: true, search };
}

const isForWord = (word: string, language: Reading['language']): boolean =>
  findPhrases(bookOf(language), [comparable(word)]).some(({ keys }) => keys.includes('to'));

/** Families of which a question may ask whether a thing suits: 'is it suitable for children?', 'va bene per un matrimonio?'. */
const suited: ReadonlySet<string> = new Set(['recipient', 'age', 'occasion', 'season', 'activity', 'room']);
const fewestOfSuiting = 3;

/** 'Is it suitable for children?' of the only thing in view asks about it; 'and for my father?' seeks another. */
export function whetherSuits(moment: Moment): Request | null {
  const { reading, conversation, products, message } = moment;
  const { keys, wishes, topics, asks, budget, exclusions, wordCount, continues, language, content } = reading;
  const [only, ...others] = subjectIds(conversation);
  if (only === undefined || others.length > 0 || !products.has(only) || conversation.shown.length === 0) return null;
  // The verb of 'czy nadaje się dla dzieci?' names nothing that the shop knows.
  const isNamed = content.some(({ text, wishes: of }) => of.length === 0 && text.split(' ').some((word) => moment.knows(word, language)));
  if (wishes.length === 0 || !wishes.every(({ family }) => suited.has(family)) || isNamed) return null;
  if (topics.length + asks.size + exclusions.length > 0 || budget !== null || continues || wordCount < fewestOfSuiting) return null;
  const seeks = (['seeking', 'some', 'others', 'which', 'advice', 'gift', 'one', 'with', 'and'] as const).some((key) => keys.has(key));
  const words = wordsOfMessage(message, language);
  // 'Kızım için?' seeks one for her.
  const isForOnly = [words[0], words.at(-1)].some((word = '') => isBeforePurpose(word, language) || isForWord(word, language));
  if (seeks || !isAsking(message, language) || isForOnly || !spacesWords(language)) return null;
  const bare = { ...reading, content: content.filter((word) => word.wishes.length > 0), isQuestion: true };
  return about({ ...moment, reading: bare }, { productIds: [only], isNamed: true });
}

const mostOfThere = 4;
/** 'Do you have it?' of what is in view, and nothing else: whether it is in stock. */
export function whetherThere(moment: Moment): Request | null {
  const { reading, conversation, products, message } = moment;
  const { keys, content, topics, asks, measures, budget, exclusions, wordCount } = reading;
  const asksOther = content.length + topics.length + asks.size + measures.size + exclusions.length > 0 || budget !== null;
  const steers = (['some', 'others', 'advice', 'gift', 'one', 'cheaper', 'dearer', 'which', 'count'] as const).some((key) => keys.has(key));
  if (!keys.has('seeking') || asksOther || steers || wordCount > mostOfThere || !isAsking(message, reading.language)) return null;
  const [only, ...others] = subjectIds(conversation);
  if (only === undefined || others.length > 0 || !products.has(only)) return null;
  const search = searchFor(moment, 'refined');
  return { act: 'about', productIds: [only], asks: ['stock'], wishes: [], attributes: [], search };
}

/** 'Where is it from?' of a product whose origin the shop names. */
export const isOrigin = ({ topics }: Reading, records: readonly ProductRecord[]): boolean =>
  topics.includes('origin') && records.some(({ attributes }) => attributes.some(({ family }) => family === 'origin'));

/** A product comes in nothing else; of one that comes in several colours it is told whether the blue one is in stock. */
const isOnly = (records: readonly ProductRecord[], { family }: PropertyWish): boolean =>
  records.every((product) => valuesOfFamily(product, family).length < 2);

/** The wishes already chose the products: 'how much is the blue one?'. */
const isSelectedByProperty = ({ ordinals, wishes, content }: Reading, target: Target, { conversation }: Moment): boolean =>
  ordinals.length === 0 &&
  // A product of a name was chosen by it: 'does the Fjord come in blue?'
  content.every((word) => word.wishes.length > 0) &&
  wishes.length > 0 &&
  target.isNamed &&
  target.productIds.length < subjectIds(conversation).length;

const titleHolds = ({ products, reading }: Moment, { productIds }: Target, written: string): boolean =>
  productIds.length > 0 && productIds.every((id) => holdsWord(products.get(id)?.title ?? '', written.toLowerCase(), reading.language));

/** 'In blue?' about a single product asks whether it comes so. */
export function oneOfShown(moment: Moment, target: Target | null): Request | null {
  const { reading, conversation, products } = moment;
  const ids = subjectIds(conversation);
  const records = ids.flatMap((id) => products.get(id) ?? []);
  const isSizeOfShown = (wish: PropertyWish) => records.some((product) => hasProperty(product, wish) === 'yes');
  const pointsAtSize = reading.wordCount <= mostOfReference && numbersAsSizes(reading, records).some(isSizeOfShown);
  const [record, ...more] = records;
  const lacking = record && more.length === 0 && numbersAsSizes(reading, [record]).length === 0 ? versionLacking(reading, record) : [];
  const isShort = reading.wordCount <= 3 || (lacking.length > 0 && reading.content.length === 0 && reading.wordCount <= mostOfReference);
  const number = reading.bareNumbers.length > 0 && (isShort || pointsAtSize);
  if (
    named(reading) ||
    reading.exclusions.length > 0 ||
    reading.budget ||
    (reading.wishes.length === 0 && !number) ||
    reading.keys.has('others') ||
    // 'Something in wood, rather'
    (reading.keys.has('some') && !reading.isQuestion)
  )
    return null;
  const isOfSomebody = ({ family }: PropertyWish) => family === 'recipient' || family === 'occasion';
  // 'And in blue? For my brother.'
  const isVersion = (wish: PropertyWish) => records.length === 1 && records.some((product) => hasOption(product, wish));
  if (reading.wishes.some(isOfSomebody) && !reading.wishes.some(isVersion)) return null;
  const single =
    target && ids.length === 1
      ? target.productIds
      : reading.wishes.length > 0 && reading.wishes.every(({ family }) => family === 'size') && ids.length <= 2
        ? ids
        : null;
  if (!single || single.length === 0) return null;
  const wishes = reading.wishes.length === 0 ? lacking : reading.wishes.filter((wish) => !isOfSomebody(wish));
  const content = reading.content.filter((word) => word.wishes.length === 0 || !word.wishes.every(isOfSomebody));
  return about({ ...moment, reading: { ...reading, wishes, content, isQuestion: true } }, { productIds: single, isNamed: true });
}
