/** Makes the state of a conversation from what is stored of it (README, rule M0). Pure. */
import type { ChatLanguage } from '../../../kit/languages/replies/index.ts';
import type { ProductRecord } from '../records/types.ts';
import { afterRequest } from './after-request.ts';
import { type Basket, basketOf, basketOfSum, isInBasket } from './basket/basket.ts';
import { noConstraints, withoutNames } from './constraints.ts';
import type { Conversation } from './conversation.ts';
import { productsNamed, type Titles, wordsOfNames } from './naming.ts';
import { type Part, partsOf } from './parts.ts';
import { type Reading, readMessage } from './reading/reading.ts';
import type { KnownProducts } from './references.ts';
import { productsSummed, type Request } from './request.ts';
import type { Moment } from './rules/moment.ts';
import { choosing, versionNamed } from './versions/versions.ts';
import { holdsWord, wordsOfMessage } from './words.ts';

/** A stored turn: what was asked, and the products of the reply in their order. */
export interface StoredTurn {
  input: string;
  productIds: readonly number[];
  /** The message repeats an answer of the questionnaire, and adds nothing to it. */
  isAnswer: boolean;
  language: ChatLanguage;
}

export interface ConversationSource {
  /** Oldest first. */
  turns: readonly StoredTurn[];
  language: ChatLanguage;
  quizAnswers: Conversation['quizAnswers'];
  page: Conversation['page'];
  /** Records of the products that were shown. */
  products: KnownProducts;
  currency: string | null;
  /** Whether the catalogue contains a word. */
  knows: Moment['knows'];
  isWord?: Moment['isWord'];
  isKind?: Moment['isKind'];
  isThing?: Moment['isThing'];
  isStated?: Moment['isStated'];
  statesFamily?: Moment['statesFamily'];
  spelt?: Moment['spelt'];
}

/** The state before the visitor's new message. The same turns always make the same state. */
export const conversationOf = (source: ConversationSource): Conversation =>
  source.turns.reduce((state, _turn, at) => afterTurn(state, source, at), beginning(source));

/** The state before the first message. */
export const beginning = ({ language, quizAnswers, page }: ConversationSource): Conversation => ({
  language,
  subject: null,
  shown: [],
  constraints: noConstraints,
  exclusions: [],
  asked: null,
  basket: [],
  summed: null,
  versions: {},
  destination: null,
  lastWords: [],
  quizAnswers,
  page,
});

/** The products that had been shown when some turns were over, and the one of the page. */
const productsSeen = (turns: readonly StoredTurn[], page: ConversationSource['page']): number[] => [
  ...new Set([...turns.flatMap(({ productIds }) => productIds), ...(page?.productId != null ? [page.productId] : [])]),
];

/**
 * The state after the turn at a place, from the one before it. It depends on the turns up to that place alone, and on what is known of the
 * products in them.
 */
export function afterTurn(before: Conversation, source: ConversationSource, at: number): Conversation {
  const { turns, page } = source;
  const turn = turns[at] as StoredTurn;
  const products = recordsOf(source.products, productsSeen(turns.slice(0, at + 1), page));
  const { input: message, language, productIds } = turn;
  const parts = turn.isAnswer ? [] : partsOf({ ...source, products, message, language, conversation: before, ...namesIn(turn, products) });
  let state = parts.reduce((reached, part) => afterPart(reached, part, productIds, products), before);
  if (turn.isAnswer) state = { ...state, basket: basketAfter(state, null, readMessage(message, language), productIds) };
  if (productIds.length === 0) return state;
  const records = productIds.flatMap((id) => products.get(id) ?? []);
  const reading = readMessage(message, language);
  const constraints = withoutNames(state.constraints, reading, wordsOfMessage(message, language), records);
  const request = parts.at(-1)?.request;
  // 'The second one, in blue?' that comes in no blue is still talked about, beside what does.
  const asked = request?.act === 'about' && request.productIds.every((id) => productIds.includes(id)) ? request.productIds : productIds;
  return afterShowing({ ...state, constraints }, productIds, request?.act === 'topic', asked);
}

function recordsOf(products: KnownProducts, ids: readonly number[]): KnownProducts {
  const records = ids.map((id) => [id, products.get(id)] as const);
  return new Map(records.filter((entry): entry is [number, ProductRecord] => entry[1] !== undefined));
}

/** The products that a turn's message named, among those of its reply. */
const namesIn = (turn: StoredTurn, products: KnownProducts) => ({
  named: (reading: Reading) => namedOf(turn, reading, products),
  titles: titlesShown(turn, readMessage(turn.input, turn.language), products),
});

/** The state after one request of a message. */
function afterPart(before: Conversation, part: Part, productIds: readonly number[], products: KnownProducts): Conversation {
  const { request, reading } = part;
  const basket = basketAfter(before, request, reading, productIds);
  const after = { ...afterRequest(before, part, products), basket };
  const state = { ...after, ...stillWished(before, after, request, productIds) };
  return namingVersions.has(request.act) ? { ...state, versions: versionsShown(state, part, productIds, products) } : state;
}

/** What was wished before and holds still, because the message was answered from what is in view or found nothing. */
function stillWished(
  { constraints, exclusions, ...before }: Conversation,
  after: Conversation,
  request: Request,
  productIds: readonly number[],
): Partial<Conversation> {
  if (isAnsweredFromView(before, request, productIds)) return { constraints, exclusions };
  // A failed search keeps the previous subject.
  const hasFailed = productIds.length === 0 && after.shown.length > 0;
  return hasFailed ? { constraints: { ...after.constraints, kind: constraints.kind } } : {};
}

/** 'How deep is it inside?' that found nothing new has wished for no 'inside': what was wished before still holds. */
const isAnsweredFromView = (
  { subject, shown }: Pick<Conversation, 'subject' | 'shown'>,
  { act }: Request,
  productIds: readonly number[],
): boolean =>
  act === 'question' && shown.length > 0 && productIds.every((id) => subject?.kind === 'products' && subject.productIds.includes(id));

/** Requests whose message may name a version of what they find or add. */
const namingVersions: ReadonlySet<Request['act']> = new Set(['search', 'question', 'total']);

/** 'Do you have the Picual in 500 ml?' chooses the version of what was found. */
function versionsShown({ versions }: Conversation, { text, reading, request }: Part, shown: readonly number[], products: KnownProducts) {
  // A sum resolves each of its things separately: 'two of it and a kilo of lentils'.
  const summed = new Set(request.act === 'total' ? productsSummed(request) : []);
  return choosing(
    versions,
    shown.flatMap((id) => (summed.has(id) ? [] : (products.get(id) ?? []))),
    (product) => versionNamed(reading, text, product),
  );
}

/** The products of the reply that the message named in addition to others: 'with the lamp'. */
function namedOf(turn: StoredTurn, reading: Reading, products: KnownProducts): number[] {
  const { keys, counts } = reading;
  if (!(keys.has('total') || keys.has('with') || keys.has('and') || counts.length > 0)) return [];
  return productsNamed(reading, titlesShown(turn, reading, products));
}

/** The products of the reply whose names contain each word of the message. */
function titlesShown({ productIds }: StoredTurn, reading: Reading, products: KnownProducts): Titles {
  const shown = productIds.flatMap((id) => products.get(id) ?? []);
  return new Map(
    wordsOfNames(reading).map((word): [string, ProductRecord[]] => [
      word,
      shown.filter(({ title }) => holdsWord(title, word, reading.language)),
    ]),
  );
}

/** The basket after a turn: the products of a sum; one that is added to another ('and a mattress with it'); else the only one shown. */
function basketAfter(state: Conversation, request: Request | null, { keys }: Reading, shown: readonly number[]): Basket {
  if (request?.act === 'total') return basketOfSum(request);
  if (request?.act === 'about' && request.taken) return basketOf(request.taken);
  const [only] = shown;
  if (only === undefined || shown.length > 1 || isInBasket(state.basket, only)) return state.basket;
  // 'And a cheaper one?' takes the place of what was shown.
  const replaces = request?.act === 'compare' || (request?.act === 'search' && request.search.reason !== 'wish');
  // 'And the Fjord, does it come in green?' adds nothing.
  const looks = request?.act === 'about' && (request.wishes.length > 0 || request.attributes.length > 0 || request.asks.includes('stock'));
  const adds = !replaces && ((keys.has('and') && !looks) || keys.has('with'));
  const item = { product: only, count: 1 };
  return adds ? [...state.basket, item] : [item];
}

/**
 * The state after a reply with products. `isTopic`: the question was about the shop and only mentioned these products, so the subject stays.
 * `asked`: those of them that the message was about.
 */
function afterShowing(state: Conversation, productIds: readonly number[], isTopic: boolean, asked: readonly number[]): Conversation {
  return {
    ...state,
    shown: [...state.shown, { turn: state.shown.length, productIds }],
    subject: isTopic ? state.subject : { kind: 'products', productIds: asked },
  };
}
