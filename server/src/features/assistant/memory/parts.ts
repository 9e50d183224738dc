/**
 * A message may ask for two things: 'what does it cost, and when would it arrive?' It is cut where both sides ask for something, one of products
 * and the other of the shop; each side is answered in the state that the one before it leaves. What belongs together stays together: two
 * questions about a product have one answer. README, rule P1. Pure.
 */
import { beginsCondition } from '../../../kit/languages/afterwards.ts';
import { articlesOf } from '../../../kit/languages/articles.ts';
import { deedAsked } from '../../../kit/languages/deeds.ts';
import type { DialogueKey, DialogueLanguage } from '../../../kit/languages/dialogue/index.ts';
import { endsInInfinitive } from '../../../kit/languages/infinitives.ts';
import { eitherIn } from '../../../kit/languages/or.ts';
import { saidPlainly } from '../../../kit/languages/plainly.ts';
import { beginsAsking, isAsking } from '../../../kit/languages/questions.ts';
import { foldedWords } from '../../../kit/text/words.ts';
import { sentencesOf } from '../guarding/sentences.ts';
import { withExtremePrice } from '../records/extreme-price.ts';
import { afterRequest } from './after-request.ts';
import { alternativesIn } from './alternatives.ts';
import type { Conversation } from './conversation.ts';
import { decide } from './decide.ts';
import type { Titles } from './naming.ts';
import { withAllergyAsked } from './reading/allergies.ts';
import { placesToCut } from './reading/cuts.ts';
import { withoutPriceTold } from './reading/price-told.ts';
import { type Reading, readMessage } from './reading/reading.ts';
import { withSaidPlace } from './reading/said-place.ts';
import { withoutTopicsTold } from './reading/told.ts';
import { withWholeWords } from './reading/whole-words.ts';
import { extremeMeant, subjectIds } from './references.ts';
import type { Request } from './request.ts';
import { namesRight } from './rules/facts.ts';
import type { Moment } from './rules/moment.ts';
import { alternativeAsked } from './rules/why-not.ts';
import { piecesMeant } from './versions/versions.ts';
import { holdsWord } from './words.ts';

export interface Part {
  text: string;
  reading: Reading;
  request: Request;
}

/** A message in its conversation. */
export interface MessageInTalk extends Omit<Moment, 'reading' | 'named' | 'strange'> {
  language: DialogueLanguage;
  /** The products of the catalogue that a part of the message calls by name. */
  named: (reading: Reading) => readonly number[];
  /** The products whose names contain each word of the message. */
  titles?: Titles;
}

const mostParts = 3;
/** Shorter messages ask for one thing. */
const fewestWords = 4;

/** What a message asks for, in its order; mostly one thing. */
export function partsOf(talk: MessageInTalk, most = mostParts): Part[] {
  const asked = { ...talk, message: saidPlainly(talk.message, talk.language) };
  const whole = partOf(asked, asked.message);
  const chosen = betweenNamed(asked, whole);
  if (chosen) return [chosen];
  // A part that only tells something before the visitor looks for a product asks for nothing by itself.
  const isTold = whole.reading.topics.length === 0 && readMessage(asked.message, asked.language).topics.length > 0;
  if (most < 2 || isTold || whole.reading.wordCount < fewestWords || isOneSum(whole) || alternativeAsked(asked) !== undefined)
    return [whole];
  // 'And if the scent is not for me, can I return it?' asks one thing.
  if (whole.request.act === 'topic' && namesRight(whole.reading) && beginsCondition(asked.message, asked.language)) return [whole];
  const ofView = takenThenPriced(asked, whole) ?? summedAsTold(asked, whole) ?? askedTwice(asked, whole);
  if (ofView) return [ofView];
  const chosenFirst = choosesFirst(asked, whole);
  if (chosenFirst) return chosenFirst;
  if (isServicePriced(asked, whole)) return [whole];
  for (const [before, behind] of cutsOf(asked.message, asked.language)) {
    const first = partOf(asked, before);
    const field = fieldOf(first, asked);
    if (field === null) continue;
    const conversation = afterRequest(asked.conversation, first, asked.products);
    const rest = { ...asked, message: behind, conversation };
    const next = partOf(rest, behind);
    const second = isPriceAlone(next) && first.request.act === 'question' ? null : fieldOf(next, rest);
    if (second !== null && second !== field) return [first, ...partsOf(rest, most - 1)];
  }
  return [withoutTold(asked, whole)];
}

/** A message with one of these keys before its question wishes for something in that part. */
const wishing: readonly DialogueKey[] = ['seeking', 'some', 'advice', 'gift', 'others', 'cheaper', 'dearer', 'total', 'which'];

/** 'He is a big man. Is there an XL?': what is told before a question about what is in view is no part of it. */
function withoutTold(asked: MessageInTalk, whole: Part): Part {
  const { message, language, conversation } = asked;
  if (!mayBeTold.has(whole.request.act) || conversation.shown.length === 0) return whole;
  const all = sentencesOf(message);
  // 'I have small hands, which sizes are there?': a comma parts them too, where what stands before it names nothing of the shop.
  const sentences = all.length > 1 ? all : message.split(/(?<=[,،、])\s/u);
  const last = sentences.at(-1) ?? '';
  const isTold = (sentence: string) => {
    const read = readMessage(sentence, language);
    const { keys, exclusions, budget } = read;
    if (all.length < 2 && (read.wordCount < fewestWords || isNamePhrase(sentence, read) || namesOrPoints(read, asked))) return false;
    return !isAsking(sentence, language) && exclusions.length === 0 && budget === null && !wishing.some((key) => keys.has(key));
  };
  // 'That is one for the city. I would need one for hiking.'
  const { keys, asks, measures } = readMessage(last, language);
  const asksLast = isAsking(last, language) || asks.size + measures.size > 0 || (keys.has('seeking') && whole.request.act === 'about');
  if (sentences.length < 2 || !asksLast || !sentences.slice(0, -1).every(isTold)) return whole;
  const part = partOf({ ...asked, message: last }, last);
  // 'My desk is deep. What does it cost?' tells of no thing that the shop sells.
  const asksOfView = part.request.act === 'about' || part.request.act === 'total';
  const isStory = whole.request.act === 'search' && asksOfView && !sentences.slice(0, -1).some((each) => namesGoods(each, asked));
  return isStory || isNearer(part.request, whole.request) ? { ...part, text: message } : whole;
}

/** 'And the iron kettle, do you have it?': words that only name something, whether the shop has it or not. */
const isNamePhrase = (text: string, { continues, language }: Reading): boolean =>
  continues || articlesOf(language).includes(foldedWords(text)[0] ?? '');

/** Whether words name a thing of the shop, or point at one that was shown. */
const namesOrPoints = (read: Reading, { isThing, named, language }: MessageInTalk): boolean =>
  read.ordinals.length + read.wishes.length > 0 ||
  read.content.length === 0 ||
  named(read).length > 0 ||
  namesThing(read, { isThing, language });

/** Whether a word of a reading is what a thing of the shop is called. */
const namesThing = ({ content }: Reading, { isThing, language }: Pick<MessageInTalk, 'isThing' | 'language'>): boolean =>
  content.some(({ text }) => text.split(' ').some((word) => isThing?.(word, language) === true));

/** Whether a text names a thing of the shop, or says what one should be like. */
const namesGoods = (text: string, { language, isThing }: MessageInTalk): boolean =>
  readMessage(text, language).content.some(
    ({ text: word, wishes }) => wishes.length > 0 || word.split(' ').some((each) => isThing?.(each, language) !== false),
  );

const mayBeTold: ReadonlySet<Request['act']> = new Set(['question', 'search', 'about']);

/** 'We are decorating a table and want six of them. What would that come to?': how many, or where to, is said before the question for the price. */
function summedAsTold(asked: MessageInTalk, whole: Part): Part | null {
  const { message, language, conversation } = asked;
  const cut = placesToCut(message, language, ['and']).findLast((place) => /\p{L}/u.test(message.slice(place))) ?? 0;
  const before = readMessage(message.slice(0, cut), language);
  const { destination, budget, exclusions, ordinals } = before;
  const inView = subjectIds(conversation).flatMap((id) => asked.products.get(id) ?? []);
  // 'And in 80, what does that cost?' counts nothing.
  const quantity = before.quantity === null ? null : piecesMeant(before, inView);
  if ((quantity === null && destination === null) || whole.request.act === 'total' || subjectIds(conversation).length !== 1) return null;
  if (budget !== null || exclusions.length + ordinals.length > 0 || namesThing(before, asked)) return null;
  // 'And in 80, what is it?' counts no pieces of what comes in 60, 80 and 100 cm.
  const records = subjectIds(conversation).flatMap((id) => asked.products.get(id) ?? []);
  if (quantity !== null && piecesMeant(before, records) === null) return null;
  const text = message.slice(cut).trim();
  const { reading } = partOf(asked, text);
  const asksSum = reading.asks.has('price') || reading.keys.has('total');
  if (!asksSum || reading.content.length > 0 || reading.quantity !== null || reading.budget !== null) return null;
  const part = partOf(asked, text, (each) => ({ ...each, quantity, destination: each.destination ?? destination }));
  return part.request.act === 'total' ? { ...part, text: message } : null;
}

/** 'Is it on offer? What was the price before?': sentences that each ask of the same things in view ask all of it. */
function askedTwice(asked: MessageInTalk, whole: Part): Part | null {
  const { message, language } = asked;
  const sentences = sentencesOf(message);
  if (sentences.length < 2 || (whole.request.act !== 'search' && whole.request.act !== 'question')) return null;
  const parts = sentences.map((sentence) => partOf({ ...asked, message: sentence }, sentence));
  const requests = parts.flatMap(({ request }) => (request.act === 'about' ? [request] : []));
  const [first, ...others] = requests;
  const isSame = others.every(({ productIds }) => productIds.join() === first?.productIds.join());
  if (!first || requests.length < parts.length || !isSame || !sentences.every((sentence) => isAsking(sentence, language))) return null;
  return { ...whole, request: others.reduce(both, first) };
}

type About = Extract<Request, { act: 'about' }>;

/** All that two questions about the same things ask. */
const both = (first: About, second: About): About => ({
  ...first,
  asks: [...new Set([...first.asks, ...second.asks])],
  wishes: [...first.wishes, ...second.wishes],
  attributes: [...new Set([...first.attributes, ...second.attributes])],
  measures: [...new Set([...(first.measures ?? []), ...(second.measures ?? [])])],
});

/**
 * 'The cheaper one then. How many colours has it?', 'blue it is. And a vest for her dad': sentences that choose among what is in view, and a last one that
 * asks of what was chosen, or seeks another thing. null for all other messages.
 */
function choosesFirst(asked: MessageInTalk, whole: Part): Part[] | null {
  const { message, conversation, products } = asked;
  const sentences = sentencesOf(message);
  const last = sentences.at(-1) ?? '';
  // 'But it is made of plastic ... a can without?' chooses nothing.
  const rulesOut = whole.reading.exclusions.length > 0 && readMessage(last, asked.language).keys.has('without');
  if (sentences.length < 2 || conversation.shown.length === 0 || rulesOut) return null;
  const first = partOf(asked, sentences.slice(0, -1).join(' '));
  const chosen = productChosen(first, asked);
  if (chosen === null) return null;
  const after = afterRequest(conversation, first, products);
  const inView: Conversation = { ...after, subject: { kind: 'products', productIds: [chosen] } };
  const rest = { ...asked, message: last, conversation: inView };
  const second = partOf(rest, last);
  if (seeksThing(second, rest)) return [first, second];
  const isLost = mayBeLost.has(whole.request.act) || asksLess(whole.request, second.request);
  return isLost && second.request.act === 'about' && second.request.productIds.includes(chosen) ? [{ ...second, text: message }] : null;
}

/** 'I would take two, one for each of them. How much is that?': clauses that take pieces of the one thing in view, and then ask for the sum. */
function takenThenPriced(asked: MessageInTalk, whole: Part): Part | null {
  const { message, conversation, language } = asked;
  const [only, ...others] = subjectIds(conversation);
  const clauses = message.split(/(?<=[.,;:!?…،؛؟。、！？])\s*/u).filter((clause) => /\p{L}/u.test(clause));
  if (only === undefined || others.length > 0 || clauses.length < 2 || takesSeveral(whole.request)) return null;
  const asksSum = clauses.some((clause) => {
    const { keys, asks, content } = readMessage(clause, language);
    return content.length === 0 && (asks.has('price') || keys.has('total'));
  });
  const namesOther = asked.named(whole.reading).some((id) => id !== only);
  if (!asksSum || namesOther || !priced.has(whole.request.act)) return null;
  const parts = clauses.map((clause) => partOf({ ...asked, message: clause }, clause));
  const takings = parts.filter(({ request }) => takesSeveral(request) && request.items.every(({ product }) => product === only));
  const [taking, ...more] = takings;
  if (taking?.request.act !== 'total' || more.length > 0) return null;
  const shipping = [whole, ...parts].some(({ request }) => request.act === 'total' && request.shipping);
  return { text: message, reading: whole.reading, request: { ...taking.request, shipping } };
}
const priced: ReadonlySet<Request['act']> = new Set(['total', 'about', 'search', 'question', 'topic']);

const takesSeveral = (request: Request): request is Extract<Request, { act: 'total' }> =>
  request.act === 'total' && request.items.length === 1 && (request.items[0]?.count ?? 1) > 1;

/** 'Can it be engraved? What does that cost?' asks what the engraving costs, not the thing. */
function isServicePriced({ message, language }: MessageInTalk, { request }: Part): boolean {
  if (request.act !== 'question' || !request.isOfShop) return false;
  const last = readMessage(sentencesOf(message).at(-1) ?? '', language);
  return last.asks.has('price') && last.content.length === 0 && last.topics.length === 0;
}

const mayBeLost: ReadonlySet<Request['act']> = new Set(['search', 'question', 'compare']);

/** Whether a request tells less of things than another one: 'the cheaper one in M. Do you have it?' asks whether it is in stock. */
const asksLess = (whole: Request, alone: Request): boolean =>
  whole.act === 'about' &&
  alone.act === 'about' &&
  whole.asks.length + whole.attributes.length < alone.asks.length + alone.attributes.length;

/** The one thing in view that a part of a message chooses, and asks nothing of. */
function productChosen({ request, reading }: Part, { conversation, products, language, message }: MessageInTalk): number | null {
  if (reading.isQuestion || isAsking(sentencesOf(message)[0] ?? '', language)) return null;
  if (request.act === 'compare' && request.extreme) return withExtremePrice(request.productIds, request.extreme, (id) => products.get(id));
  if (request.act !== 'about' && request.act !== 'total') return null;
  if (request.act === 'about' && (request.asks.length + request.attributes.length > 0 || (request.measures ?? []).length > 0)) return null;
  const [only, ...others] = request.act === 'about' ? request.productIds : request.items.map(({ product }) => product);
  const isShown = conversation.shown.some(({ productIds }) => productIds.includes(only ?? 0));
  return only !== undefined && others.length === 0 && isShown ? only : null;
}

/** Whether a part seeks a thing of the shop by name, other than what is in view. */
function seeksThing({ request, reading }: Part, { isThing, conversation, products }: MessageInTalk): boolean {
  if (request.act !== 'search' || !isThing) return false;
  const inView = subjectIds(conversation).flatMap((id) => products.get(id) ?? []);
  const isInView = (word: string) =>
    inView.some(({ title, categories }) => [title, ...categories].some((each) => holdsWord(each, word, reading.language)));
  return reading.content.some(
    ({ text, wishes }) => wishes.length === 0 && text.split(' ').some((word) => isThing(word, reading.language) && !isInView(word)),
  );
}

/** Whether a question alone asks more of what is in view than with what is told before it. */
function isNearer(alone: Request, whole: Request): boolean {
  // 'My mum has that already. Which others are there?' seeks nothing for her.
  if (alone.act === 'search' && whole.act === 'search') return alone.search.reason === 'others' && whole.search.reason === 'others';
  if (whole.act === 'question') return !whole.isOfShop && (alone.act === 'about' || alone.act === 'total');
  // What a price is asked of may stand before it: 'I wonder whether you sharpen them, and what does it cost?'
  const isOfPrice = alone.act === 'about' && alone.asks.includes('price');
  const asksFact = alone.act === 'about' && !isOfPrice && alone.asks.length + alone.attributes.length + (alone.measures ?? []).length > 0;
  if (whole.act === 'search' && whole.search.thing === null && asksFact) return true;
  if (whole.act === 'about' && whole.asks.length === 0 && alone.act === 'search') return true;
  return alone.act === 'about' && alone.wishes.length > (whole.act === 'about' ? whole.wishes.length : 0);
}

/** 'I can't decide between the Volea 100 and the Tour 98. Which is lighter?': asks of both, as if they had been shown. */
function betweenNamed(asked: MessageInTalk, { request }: Part): Part | null {
  const { message, language, conversation, products, titles } = asked;
  const between = titles && alternativesIn(message, language, titles);
  // 'Rather the Fjord instead of the Lumen' changes the sum that was asked.
  if (request.act === 'total' && conversation.summed !== null) return null;
  if (!between?.ids.every((id) => products.has(id)) || isAbout(request, between.ids)) return null;
  // 'Which filters fit the dripper?' chooses between no two things.
  if (request.act === 'search' && request.search.fitting.length > 0) return null;
  const shown = [...conversation.shown, { turn: conversation.shown.length, productIds: between.ids }];
  const inView: Conversation = { ...conversation, shown, subject: { kind: 'products', productIds: between.ids } };
  const part = partOf({ ...asked, message: between.rest, conversation: inView, named: () => [] }, between.rest);
  const { keys, asks, measures, compared, topics } = part.reading;
  // 'We are five, the small one or the large one?': how the two differ.
  const asksOther = asks.size + measures.size + compared.length + topics.length > 0 || keys.has('seeking') || keys.has('total');
  if (!asksOther && part.request.act !== 'compare' && isEither(message, between.ids, asked))
    return { ...part, text: message, request: { act: 'compare', productIds: between.ids, extreme: null } };
  const chooses = keys.has('which') || keys.has('compare') || extremeMeant(part.reading) !== null;
  // 'Together' puts them together; the '20' of a name counts no pieces.
  if (!chooses && (request.act === 'total' || asks.size + measures.size + compared.length === 0)) return null;
  if (part.request.act === 'compare') return { ...part, text: message };
  // For 'the lighter one', the answer states what both weigh.
  if (part.request.act === 'about') return { ...part, text: message, request: { ...part.request, productIds: between.ids } };
  if (!chooses || (part.request.act !== 'search' && part.request.act !== 'question')) return null;
  const { search } = part.request;
  return { ...part, text: message, request: { act: 'about', productIds: between.ids, asks: [], wishes: [], attributes: [], search } };
}

/** Whether an 'or' of a message stands between words of the names of two things, by which the other is not called. */
const isEither = (message: string, ids: readonly number[], { language, products }: MessageInTalk): boolean => {
  const titles = ids.map((id) => foldedWords(products.get(id)?.title ?? ''));
  const namedBy = (words: readonly string[]) =>
    titles.findIndex((title) => words.some((word) => holds(title, word, language) && !titles.every((each) => holds(each, word, language))));
  return eitherIn(message, language).some(({ before, behind }) => {
    const [first, second] = [namedBy(before), namedBy(behind)];
    return first >= 0 && second >= 0 && first !== second;
  });
};
const holds = (title: readonly string[], word: string, language: DialogueLanguage): boolean =>
  /\d/u.test(word) ? title.includes(word) : holdsWord(title.join(' '), word, language);

/** Whether a request is about some products, among others. */
const isAbout = (request: Request, ids: readonly number[]): boolean =>
  (request.act === 'compare' || request.act === 'about') && ids.every((id) => request.productIds.includes(id));

function partOf({ language, named, ...moment }: MessageInTalk, text: string, also = (reading: Reading) => reading): Part {
  const read = withWholeWords(readMessage(text, language), text, moment.isWord);
  const withPlace = withSaidPlace(read, text, moment.conversation, moment.knows);
  const withAllergy = withAllergyAsked(withPlace, text, moment.conversation.shown.length > 0);
  const ofGoods = withoutPriceTold(withAllergy, moment);
  const reading = also(withoutTopicsTold(ofGoods, text, moment.isThing));
  return { text, reading, request: decide({ ...moment, message: text, reading, named: named(reading), namedIn: named }) };
}

/** 'Two of them with delivery to Norway, how much?' is one sum, and so is 'gift-wrapped, what does that make?'. */
const isOneSum = ({ request }: Part): boolean => request.act === 'total' && (request.shipping || (request.services ?? []).length > 0);

/** 'Do you engrave names, and at what price?': the price is of what the shop is asked to do. */
const isPriceAlone = ({ reading: { asks, content, keys, quantity, ordinals } }: Part): boolean =>
  asks.size === 1 && asks.has('price') && content.length === 0 && quantity === null && ordinals.length === 0 && !keys.has('total');

type Field = 'goods' | 'shop' | 'person' | 'discount';

/** What a part asks about; null where it may only tell something, or where it is not certain what it asks for. */
function fieldOf({ request, reading }: Part, { knows }: MessageInTalk): Field | null {
  switch (request.act) {
    case 'topic':
      // 'What does that cost?' behind a question about the shop may be about anything.
      return reading.topics.length > 0 || reading.destination !== null || reading.keys.has('time') ? 'shop' : null;
    case 'question':
      return request.isOfShop && reading.wordCount >= fewestWords ? 'shop' : null;
    case 'person':
    case 'discount':
      return request.act;
    case 'total':
    case 'compare':
    case 'about':
      return 'goods';
    case 'search':
      return reading.content.every(
        ({ text, wishes }) => wishes.length > 0 || text.split(' ').every((word) => knows(word, reading.language)),
      )
        ? 'goods'
        : null;
    default:
      return null;
  }
}

/** Each place costs a reading of both sides, so a message of hundreds of sentences would keep everybody waiting: it is read as a whole, or for what comes first. */
const longestCut = 1000;
const mostCuts = 12;

/** The places where a message may be cut, as what stands before and behind. */
const cutsOf = (message: string, language: DialogueLanguage): [before: string, behind: string][] =>
  (message.length > longestCut ? [] : placesToCut(message, language, ['and']).slice(0, mostCuts))
    .map((at): [string, string] => [message.slice(0, at).trim(), message.slice(at).trim()])
    .filter(
      ([before, behind]) =>
        /\p{L}/u.test(before) && /\p{L}/u.test(behind) && !endsInVerb(before, language) && !isInfinitive(behind, language),
    );

/** 'Wie lange habe ich Zeit, den Toaster zurückzuschicken?' asks one thing: what stands behind the comma only says for what. */
const isInfinitive = (text: string, language: DialogueLanguage): boolean =>
  !beginsAsking(text, language) && endsInInfinitive(text, language);

/** 'Repareren jullie' before 'ook schoenen': what is to be done is not yet said. */
function endsInVerb(text: string, language: DialogueLanguage): boolean {
  const words = foldedWords(text);
  const deed = deedAsked(words, language);
  return deed !== null && deed.at >= words.length - 2;
}
