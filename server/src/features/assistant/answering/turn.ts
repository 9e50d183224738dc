/** One turn of the assistant: it gathers the material, lets a writer answer, checks the writer's words against the records, and stores the entry. */
import { setImmediate } from 'node:timers/promises';
import type { BodyOf, ChatEntry, HandoverMode, ProductChoice, postChat, Receipt } from '@parley/contract';
import type { ChatLanguage } from '../../../kit/languages/replies/index.ts';
import { inOneTrip } from '../../../platform/db/sql/trips.ts';
import type { Platform } from '../../../platform/index.ts';
import { searchProducts } from '../../catalogue/index.ts';
import { chatsOf, findChat, isCaughtUp, requestIdOf, requestIdTaken, type StoredChat, type Visit } from '../../engagements/index.ts';
import type { ProductRow } from '../../recommendation/index.ts';
import { isTag, readSentencesAndTags } from '../claims/plan/index.ts';
import type { ClauseIndex } from '../claims/resolve/clause-index.ts';
import { createSpeaker } from '../claims/speaker.ts';
import type { SaidSentence } from '../claims/types.ts';
import type { Context } from '../context.ts';

import { type Written, writeAnswer } from '../models/answer.ts';
import { restOf } from '../models/complete.ts';
import { type PromptProduct, promptFor } from '../models/prompt.ts';
import { builtinWriter } from '../models/settings.ts';
import type { Visitor } from '../models/spending/spending.ts';
import { productRecord } from '../records/product-records.ts';
import type { PassageRecord, ProductRecord, TurnRecords } from '../records/types.ts';
import { answerFrom, hasNoAnswer, takenBackSentences } from './builtin.ts';
import { gather, type Material, type Recorded, readRecorded } from './material.ts';
import { offerIn, personOfferedIn } from './offer.ts';
import { receiptOf, recordsBehind } from './receipt.ts';
import type { Working } from './turns.ts';

/** The number of products that a model may mention. */
const candidateCount = 8;

export interface Turn {
  visit: Visit;
  /** The websites of the recommender; links to them are allowed. */
  websites: readonly string[];
  choice: ProductChoice;
  /** The language of the recommender or questionnaire; null when it is not known. */
  language: ChatLanguage | null;
  askFollowUps: boolean;
  /** When a person is offered; never if it is left out. */
  handover?: HandoverMode;
  body: BodyOf<typeof postChat>;
  signal: AbortSignal;
  /** The place of this turn among those that are being worked on. */
  working: Working;
  /** Whose share of the owner's daily limit the answer takes; null for the owner. */
  visitor: Visitor | null;
  /** When the request arrived, on the clock of `performance.now()`. */
  arrivedAt: number;
  /** The owner is trying the assistant: nothing is stored, and only the tokens count, against the owner's budget. */
  offstage?: boolean;
  /** The page that the visitor is on, without query and fragment; null when it is not known. */
  page?: string | null;
  /** What was said before in a conversation that is not stored, oldest first; only offstage. */
  earlier?: readonly StoredChat[];
  /** The built-in assistant answers, whatever the owner chose. */
  builtin?: boolean;
}

/** A finished turn: what the visitor gets, and why it was said, which only the owner gets (null for an answer that was given before). */
export interface AnsweredTurn {
  entry: ChatEntry;
  receipt: Receipt | null;
}

/**
 * Answers a message: yields the text sentence by sentence, and returns the stored entry. A repeated requestId returns the entry that was
 * stored for it, or waits for its answer if that is still running. Nothing is stored before the answer is complete.
 * A model that fails does not fail the turn: the built-in assistant answers, or completes what the model began.
 * @throws HttpError 409 for a requestId of another engagement; the signal's reason.
 */
export async function* answerTurn(context: Context, turn: Turn): AsyncGenerator<string, AnsweredTurn> {
  const { visit, body, arrivedAt } = turn;
  if (body.requestId) return yield* answerOnce(context, turn, body.requestId.toLowerCase());
  const content = JSON.stringify([visit.ownerId, visit.engagementId, body]);
  const { id, end } = context.namelessRequests(content, arrivedAt, () => derivedRequestId(context, turn));
  try {
    return yield* answerOnce(context, turn, await id);
  } finally {
    end();
  }
}

function answerOnce(context: Context, turn: Turn, requestId: string): AsyncGenerator<string, AnsweredTurn> {
  const { ownerId, engagementId } = turn.visit;
  return context.oneAfterAnother(`${ownerId}/${requestId}`, turn, async function* () {
    // Read together: a visitor waits for as few round trips to the database as there can be.
    const read = () =>
      inOneTrip(context.platform.db, (trip) =>
        Promise.all([
          turn.offstage || isCaughtUp(trip, ownerId),
          turn.offstage ? null : findChat(trip, ownerId, requestId),
          readRecorded(trip, circumstancesOf(turn)),
        ]),
      );
    let [isAll, stored, recorded] = await read();
    if (!isAll) {
      await turn.working.waitFor(context.platform.pending.catchUp(ownerId));
      [isAll, stored, recorded] = await read();
    }
    if (!stored) return yield* answerAfresh(context, turn, requestId, recorded);
    // Checked before the model is called, because its answer could not be stored or counted.
    if (stored.engagementId !== engagementId) throw requestIdTaken();
    yield stored.output;
    return { entry: presentEntry(stored), receipt: null };
  });
}

/** An id for a request without one: equal messages are one request until it is answered, and a new request after that. */
async function derivedRequestId({ platform: { db } }: Context, { visit, body }: Turn): Promise<string> {
  const [last] = await chatsOf(db, visit.ownerId, visit.engagementId, 1);
  return requestIdOf([visit.engagementId, last?.id, body.inputChatGPT, body.next_question_id, body.selectedAnswers]);
}

const circumstancesOf = ({ visit, choice, websites, language, page = null, askFollowUps, offstage = false, earlier = [] }: Turn) => ({
  ...visit,
  choice,
  websites,
  language,
  page,
  askFollowUps,
  offstage,
  earlier,
});

async function* answerAfresh(context: Context, turn: Turn, requestId: string, recorded: Recorded): AsyncGenerator<string, AnsweredTurn> {
  const { platform, models, engagements, owners, meanings } = context;
  const { visit, body, visitor, signal, working } = turn;
  const at = platform.clock.now();
  const owner = await owners.of(platform, visit.ownerId, recorded.ownerStamp);
  const writer = turn.builtin ? builtinWriter : owner.writer;
  const near = meanings.nearFor({ ...owner, ownerId: visit.ownerId, visitor, working });
  const material = await gather(context, circumstancesOf(turn), body, { ...owner, near }, recorded);
  const delivered: SaidSentence[] = [];
  /** Everything that a sentence of this answer can be about. */
  const mentionable: ProductRecord[] = [...material.records.products];
  const find = async (names: string) => {
    const found = await productsNamed(platform, visit.ownerId, names);
    mentionable.push(...found);
    return found;
  };
  const speak = async function* (): AsyncGenerator<string, Written> {
    if (writer.providers.length === 0) return yield* tell(write(answerFrom(material)), delivered);
    const clauses = owner.clauses();
    const { promptProducts, rows } = await candidates(context, visit.ownerId, material, turn);
    const records = recordsForModel(material, rows, owner.passages);
    mentionable.push(...records.products);
    const prompt = promptFor(material, promptProducts, records);
    // What the finder did is not left to a model to say.
    yield* tell(write(takenBackSentences(material).map((sentence) => ({ ...sentence, text: `${sentence.text}\n` }))), delivered);
    const writing = writeAnswer(models, { ownerId: visit.ownerId, visitor, writer, prompt, signal, requestId });
    return yield* tell(speakAnswer(writing, { records, clauses, material: { ...material, takenBack: [] }, working, find }), delivered);
  };
  const { inputTokens, outputTokens, complete } = yield* speak();
  const output = delivered.map(({ text }) => text).join('');
  signal.throwIfAborted();
  const { message: input, cards: products, followUp, productsLeft } = material;
  const unanswered = hasNoAnswer(material) || delivered.some(({ claims }) => claims.some(({ kind }) => kind === 'notSaid'));
  const writtenBy = complete ? 'model' : 'builtin';
  const receipt = receiptOf({
    ...recordsBehind(material, { passages: owner.passages, products: mentionable }),
    sentences: delivered,
    unanswered,
    writtenBy,
  });
  const personIn = personOfferedIn(turn.handover, { ...material, unanswered });
  const answer = { requestId, input, output: output.trim(), products, followUp, productsLeft, personIn };
  if (turn.offstage) return { entry: presentEntry({ id: 0, ...answer }), receipt };
  const stored = await engagements.recordChat({ ...visit, ...answer, at, inputTokens, outputTokens, unanswered, receipt });
  return { entry: presentEntry(stored), receipt };
}

/** Yields the sentences that are not withheld, and returns all of them. */
async function* tell(sentences: AsyncGenerator<SaidSentence, Written>, delivered: SaidSentence[]): AsyncGenerator<string, Written> {
  for (;;) {
    const { done, value } = await sentences.next();
    if (done) return value;
    delivered.push(value);
    if (value.text) yield value.text;
  }
}

interface Answering {
  records: TurnRecords;
  /** The clauses of all texts of the owner. */
  clauses: Promise<ClauseIndex>;
  material: Material;
  working: Working;
  find: (names: string) => Promise<ProductRecord[]>;
}

/**
 * What a model wrote, as far as the records bear it out (claims/SPEC.md). When they bear out nothing of it, or the model broke off, the built-in
 * assistant says the rest. `find` looks products up that a sentence names and the records do not hold.
 */
async function* speakAnswer(
  writing: AsyncGenerator<string, Written>,
  { records, clauses, material, working, find }: Answering,
): AsyncGenerator<SaidSentence, Written> {
  // The model is asked first; the records are made ready for its sentences while it begins.
  const firstPiece = writing.next();
  firstPiece.catch(() => {});
  await setImmediate();
  const texts = { clauses: await working.waitFor(clauses), found: material.records.passages };
  const speaker = createSpeaker(records, { isAnswered: !material.unsaid && !hasNoAnswer(material), texts });
  const reader = readSentencesAndTags();
  const spoken: SaidSentence[] = [];
  /** At least one sentence was replaced from the records or withheld, so the answer may miss what the visitor asked. */
  let isAltered = false;
  const say = async function* (sentences: readonly string[]): AsyncGenerator<SaidSentence> {
    for (const sentence of sentences) {
      const names = speaker.unknownNames(sentence);
      if (names) speaker.learn(await find(names));
      const result = speaker.say(sentence);
      if (result.text) spoken.push(result);
      isAltered ||= result.outcome !== 'said' && !isTag(sentence);
      yield result;
    }
  };
  let next = await working.waitFor(firstPiece);
  while (!next.done) {
    yield* say(reader.push(next.value));
    next = await working.waitFor(writing.next());
  }
  const written = next.value;
  if (!written.cut) yield* say(reader.end());
  const isOpen = !written.complete || speaker.leavesOpen() || spoken.length === 0;
  if (isOpen || (isOfRecords(material) && isAltered)) yield* restOf(spoken, answerFrom(material));
  // An answer that the model began is the model's.
  return { ...written, complete: written.complete || spoken.length > 0 };
}

/** Sums, comparisons and facts of products, of which the built-in assistant states just what was asked. */
const isOfRecords = ({ request, further }: Material): boolean =>
  further.length === 0 && (request?.act === 'total' || request?.act === 'compare' || request?.act === 'about');

async function* write(sentences: readonly SaidSentence[]): AsyncGenerator<SaidSentence, Written> {
  yield* sentences;
  return { complete: false, cut: false, inputTokens: 0, outputTokens: 0 };
}

/** The products for the prompt: the shown ones first, in their order, then others that the message may mean. */
async function candidates(
  { recommendation }: Context,
  ownerId: number,
  material: Material,
  { choice }: Turn,
): Promise<{ promptProducts: PromptProduct[]; rows: ProductRow[] }> {
  const { records, chosen, cards, message, belief } = material;
  const selectedAnswerIds = chosen.map(({ answerId }) => answerId);
  const more = await recommendation.findProducts(ownerId, { selectedAnswerIds, text: message, choice, belief, limit: candidateCount });
  const recordById = new Map(records.products.map((record) => [record.id, record]));
  const ids = [...new Set([...recordById.keys(), ...more.top.map(({ product }) => product.id)])].slice(0, candidateCount);
  const byId = new Map((await recommendation.productsByIds(ownerId, ids)).map((row) => [row.id, row]));
  const rows = ids.flatMap((id) => byId.get(id) ?? []);
  const promptProducts = rows.map((row) => {
    const { reasons = [], differs = [] } = cards.find(({ id }) => id === row.id) ?? {};
    return { ...(recordById.get(row.id) ?? productRecord(row, [])), description: row.description, reasons: [...reasons, ...differs] };
  });
  return { promptProducts, rows };
}

/** Products of the shop that some words may name. */
const productsNamed = async ({ db }: Platform, ownerId: number, names: string): Promise<ProductRecord[]> =>
  (await searchProducts(db, ownerId, names, candidateCount)).map((row) => productRecord(row, []));

/** Everything that a model may say in this turn: also the products in its prompt, and all texts of the owner. */
function recordsForModel({ records }: Material, rows: readonly ProductRow[], all: readonly PassageRecord[]): TurnRecords {
  const recordIds = new Set(records.products.map(({ id }) => id));
  const products = [...records.products, ...rows.filter(({ id }) => !recordIds.has(id)).map((row) => productRecord(row, []))];
  const passageIds = new Set(records.passages.map(({ id }) => id));
  return { ...records, products, passages: [...records.passages, ...all.filter(({ id }) => !passageIds.has(id))] };
}

/** A stored entry as visitors get it (contract: chatEntry). */
export const presentEntry = (
  row: Pick<StoredChat, 'id' | 'requestId' | 'input' | 'output' | 'products' | 'followUp' | 'productsLeft' | 'personIn'>,
): ChatEntry => ({
  id: row.id,
  inputChatGPT: row.input,
  outputChatGPT: row.output,
  requestId: row.requestId,
  recommendedProducts: row.products,
  followUp: row.followUp,
  productsLeft: row.productsLeft,
  person: offerIn(row.personIn),
});
