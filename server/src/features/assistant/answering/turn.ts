/** One turn of the assistant: material, a writer, the guard, and the entry that is stored when the answer is complete. */
import type { BodyOf, ChatEntry, ProductChoice, postChat } from '@parley/contract';
import { type ChatLanguage, repliesIn } from '../../../kit/languages/replies/index.ts';
import { minorDigits } from '../../../kit/money/minor-units.ts';
import type { Platform } from '../../../platform/index.ts';
import { productsByIds } from '../../catalogue/index.ts';
import { chatsOf, findChat, requestIdOf, requestIdTaken, type StoredChat, type Visit } from '../../engagements/index.ts';
import type { Context } from '../context.ts';
import { createGuard, type Guard, type GuardFacts } from '../guarding/guard.ts';
import { readSentences } from '../guarding/sentences.ts';
import { chargeUnstored } from '../models/budget.ts';
import { costOf, type Ended, type Prompt, spentOn } from '../models/model.ts';
import { instructions, type PromptProduct, promptFor } from '../models/prompt.ts';
import { type Writer, writerOf } from '../models/settings.ts';
import { answerFrom, hasNoAnswer } from './builtin.ts';
import { gather, type Material } from './material.ts';

/** The number of products that a model may mention. */
const candidateCount = 8;
const free: Ended = { inputTokens: 0, outputTokens: 0, cut: false };

export interface Turn {
  visit: Visit;
  /** The websites of the recommender; links to them are allowed. */
  websites: readonly string[];
  choice: ProductChoice;
  /** The language of the recommender or questionnaire; null when it is not known. */
  language: ChatLanguage | null;
  askFollowUps: boolean;
  body: BodyOf<typeof postChat>;
  signal: AbortSignal;
  /** When the request arrived, on the clock of `performance.now()`. */
  arrivedAt: number;
  /** The owner is trying the assistant: nothing is stored, and only the tokens count, against the owner's budget. */
  offstage?: boolean;
}

/**
 * Answers a message: yields the text sentence by sentence, and returns the stored entry. A repeated requestId returns the entry that was
 * stored for it, or waits for its answer if that is still running. Nothing is stored before the answer is complete.
 * @throws AssistantFailed when the provider failed; HttpError 409 for a requestId of another engagement; the signal's reason.
 */
export async function* answerTurn(context: Context, turn: Turn): AsyncGenerator<string, ChatEntry> {
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

function answerOnce(context: Context, turn: Turn, requestId: string): AsyncGenerator<string, ChatEntry> {
  const { ownerId, engagementId } = turn.visit;
  return context.oneAfterAnother(`${ownerId}/${requestId}`, turn.signal, async function* () {
    const stored = turn.offstage ? null : await findChat(context.platform.db, ownerId, requestId);
    if (!stored) return yield* answerAfresh(context, turn, requestId);
    // Checked before the model is called, because its answer could not be stored or counted.
    if (stored.engagementId !== engagementId) throw requestIdTaken();
    yield stored.output;
    return presentEntry(stored);
  });
}

/** An id for a request without one: equal messages are one request until it is answered, and a new request after that. */
async function derivedRequestId({ platform: { db } }: Context, { visit, body }: Turn): Promise<string> {
  const [last] = await chatsOf(db, visit.ownerId, visit.engagementId, 1);
  return requestIdOf([visit.engagementId, last?.id, body.inputChatGPT, body.next_question_id, body.selectedAnswers]);
}

async function* answerAfresh(context: Context, turn: Turn, requestId: string): AsyncGenerator<string, ChatEntry> {
  const { platform, standard, reservations, engagements } = context;
  const { visit, choice, language, askFollowUps, offstage = false, body, signal } = turn;
  const circumstances = { ...visit, choice, language, askFollowUps, offstage };
  const [material, writer] = await Promise.all([gather(context, circumstances, body), writerOf(platform, standard, visit.ownerId)]);
  const promptProducts = writer.model ? await candidates(context, visit.ownerId, material, turn) : [];
  const guard = createGuard(guardFacts(platform, turn, material, promptProducts, writer));
  const prompt = promptFor(material, promptProducts);
  const release = writer.model && (await reservations.reserve(visit.ownerId, writer.limit, costOf(prompt)));
  try {
    const writing = release ? ask(platform, visit.ownerId, writer, prompt, signal) : write(answerFrom(material));
    let output = '';
    const { inputTokens, outputTokens } = yield* guarded(writing, guard, (sentence) => {
      output += sentence;
    });
    const silent = !output.trim();
    if (silent) {
      output = fallbackAnswer(material);
      yield output;
    }
    signal.throwIfAborted();
    const { message: input, cards: products, followUp, productsLeft } = material;
    if (turn.offstage) {
      if (inputTokens + outputTokens > 0) await chargeUnstored(platform, visit.ownerId, inputTokens + outputTokens);
      return presentEntry({ id: 0, requestId, input, output: output.trim(), products, followUp, productsLeft });
    }
    const unanswered = silent || hasNoAnswer(material);
    return presentEntry(
      await engagements.recordChat({
        ...visit,
        requestId,
        input,
        output: output.trim(),
        products,
        followUp,
        productsLeft,
        inputTokens,
        outputTokens,
        unanswered,
      }),
    );
  } finally {
    release?.();
  }
}

/** The text of a model. An answer that is aborted is not stored, but its tokens are charged, because the provider charges them too. */
async function* ask(
  platform: Platform,
  ownerId: number,
  { model }: Writer,
  prompt: Prompt,
  signal: AbortSignal,
): AsyncGenerator<string, Ended> {
  if (!model) throw new Error('there is no model to ask');
  const writing = model.write(prompt, signal);
  let receivedCharacters = 0;
  try {
    for (;;) {
      const { done, value } = await writing.next();
      if (done) return value;
      receivedCharacters += value.length;
      yield value;
    }
  } catch (error) {
    if (receivedCharacters > 0 || signal.aborted) await chargeUnstored(platform, ownerId, spentOn(prompt, receivedCharacters));
    throw error;
  }
}

async function* guarded(writing: AsyncGenerator<string, Ended>, guard: Guard, onSentence: (text: string) => void) {
  const sentences = readSentences();
  const passed = (whole: string[]) => whole.map((sentence) => guard.check(sentence)).filter(Boolean);
  for (;;) {
    const { done, value } = await writing.next();
    for (const sentence of passed(!done ? sentences.push(value) : value.cut ? [] : sentences.end())) {
      onSentence(sentence);
      yield sentence;
    }
    if (done) return value;
  }
}

async function* write(parts: readonly string[]): AsyncGenerator<string, Ended> {
  yield* parts;
  return free;
}

/** The answer when the guard rejected everything. */
function fallbackAnswer({ language, profile }: Material): string {
  const replies = repliesIn(language);
  const contact = profile.howCanCustomersReachYouOrYourTeam;
  return `${replies.nothingSaid} ${contact ? replies.contact(contact) : replies.noContact}`;
}

/** The products for the prompt: the shown ones first, then others that the message may mean. */
async function candidates(
  { platform, recommendation }: Context,
  ownerId: number,
  material: Material,
  { choice }: Turn,
): Promise<PromptProduct[]> {
  const selectedAnswerIds = material.chosen.map(({ answerId }) => answerId);
  const more = await recommendation.findProducts(ownerId, { selectedAnswerIds, text: material.message, choice, limit: candidateCount });
  const matches = new Map([...material.matches, ...more.top].map((match) => [match.product.id, match]));
  const chosen = [...matches.values()].slice(0, candidateCount);
  const rows = new Map(
    (
      await productsByIds(
        platform.db,
        ownerId,
        chosen.map(({ product }) => product.id),
      )
    ).map((row) => [row.id, row]),
  );
  return chosen.map(({ product: { id, title, priceMinor, currency } }) => ({
    title,
    priceMinor,
    currency,
    description: rows.get(id)?.description ?? '',
    reasons: material.cards.find((card) => card.id === id)?.reasons ?? [],
  }));
}

const linkHost = /https?:\/\/([^\s/?#"'<>)]+)/giu;

function guardFacts(
  platform: Platform,
  { websites }: Turn,
  material: Material,
  promptProducts: readonly PromptProduct[],
  { key }: Writer,
): GuardFacts {
  const { message, intent, profile, matches, cards, chosen, passages } = material;
  const ownerText = [
    ...Object.values(profile),
    ...promptProducts.map(({ description }) => description),
    ...passages.map(({ text }) => text),
  ].join('\n');
  const products = [
    ...promptProducts,
    ...matches.flatMap(({ product, variant }) => [product, ...(variant ? [{ ...product, priceMinor: variant.priceMinor }] : [])]),
  ];
  return {
    hosts: [
      ...websites.map((website) => website.replace(/^https?:\/\//, '')),
      ...matches.flatMap(({ product }) => URL.parse(product.link)?.hostname ?? []),
      ...passages.flatMap(({ url }) => (url && URL.parse(url)?.hostname) || []),
      ...[...Object.values(profile).join('\n').matchAll(linkHost)].map(([, host = '']) => host),
    ],
    ownerText,
    maximumDiscount: profile.howMuchDiscountCanYouDoMaximum,
    products: products.map(({ title, priceMinor, currency }) => ({
      title,
      price: priceMinor === null ? null : (priceMinor / 10 ** minorDigits(currency)).toFixed(minorDigits(currency)),
    })),
    chosen: [...chosen.map(({ text }) => text), ...(intent === 'funnel' ? [message] : [])],
    reasons: cards.flatMap(({ reasons, differs = [] }) => [...reasons, ...differs]),
    secrets: [instructions, platform.config.secret, key, platform.config.ai?.apiKey ?? '', ...chosen.map(({ textForChat }) => textForChat)],
  };
}

/** A stored entry as visitors get it (contract: chatEntry). */
export const presentEntry = (
  row: Pick<StoredChat, 'id' | 'requestId' | 'input' | 'output' | 'products' | 'followUp' | 'productsLeft'>,
): ChatEntry => ({
  id: row.id,
  inputChatGPT: row.input,
  outputChatGPT: row.output,
  requestId: row.requestId,
  recommendedProducts: row.products,
  followUp: row.followUp,
  productsLeft: row.productsLeft,
});
