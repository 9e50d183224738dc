/** A test app with a database of its own and a stand-in for a provider, which says what it is told to say. */
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { type ChatEntry, getAssistant, listUnansweredQuestions, postChat, updateAssistant } from '@parley/contract';
import { beginStream, ending, eventsOf, type Provider, piece, startProvider } from '../../../server/src/features/assistant/testing.ts';
import { savePages, saveProducts } from '../../../server/src/features/catalogue/index.ts';
import { createQuestionnaireWith } from '../../../server/src/features/questionnaires/index.ts';
import { createRecommender, mintEngagement, saveCompanyProfile } from '../../../server/src/features/recommenders/index.ts';
import type { TestApp } from '../../../server/src/testing/app.ts';
import { catalogueOf, type Shop } from './shop.ts';

export const apiKey = 'sk-eval-0123456789abcdef';
/** Streamed in pieces of so many characters, so that every sentence arrives in parts. */
const charactersAPiece = 7;
const mostTokens = '999999999';
/** A delay by a busy machine is not a failure of the model. */
const mostSeconds = '80';

/** An endpoint with OpenAI's embeddings API, by which passages are found by meaning too. */
export interface Embeddings {
  /** Up to `/embeddings`. */
  url: string;
  model: string;
  key: string;
}

/** Makes an app with these variables of its environment. */
export type StartApp = (environment?: Record<string, string>) => Promise<TestApp>;

/** A shop in the database. */
export interface OpenShop {
  shop: Shop;
  ownerId: number;
  headers: { authorization: string };
  recommenderId: number;
  /** The answer with a text field. */
  typedAnswer: number;
}

/** What reached the visitor. */
export interface Reply {
  /** The stored text, and after it the streamed one where that differs. */
  text: string;
  titles: string[];
  /** Of the error, when there was one. */
  error: string | null;
}

/** A visitor's message; `say` null asks the built-in assistant, a function is handed the prompt. */
export interface Message {
  ask: string;
  say: string | null | ((prompt: string) => string);
  typed?: string;
}

export interface Stand {
  open(shop: Shop): Promise<OpenShop>;
  /** Begins a conversation; the function asks its next message. */
  visit(shop: OpenShop): (message: Message) => Promise<Reply>;
  /** The questions in the owner's list of unanswered ones. */
  unanswered(shop: OpenShop): Promise<string[]>;
  close(): Promise<void>;
}

/** The key of the app whose chats are refused, so that the built-in assistant answers although there is an endpoint. */
const refusedKey = 'sk-eval-refused-0123456789';

/** Starts both apps, one with a model and one without; `start` makes an app on the same database each time. */
export async function startStand(start: StartApp, embeddings: Embeddings | null): Promise<Stand> {
  const provider = await startProvider();
  if (embeddings) provider.beside((request, response) => relay(provider, embeddings, request, response));
  const model = {
    ...(embeddings && { AI_EMBEDDING_MODEL: embeddings.model }),
    AI_BASE_URL: provider.url,
    AI_API_KEY: apiKey,
    AI_MODEL: 'm',
    AI_DAILY_TOKENS: mostTokens,
    AI_TIMEOUT_SECONDS: mostSeconds,
  };
  const withModel = await start(model);
  const builtIn = await start(embeddings ? { ...model, AI_API_KEY: refusedKey } : undefined);
  return {
    async open(shop) {
      const open = await openShop(withModel, shop);
      if (embeddings) await embedded(withModel, open);
      return open;
    },
    visit(open) {
      const engagement = mintEngagement(withModel.platform, open.ownerId, open.recommenderId);
      return async (message) => {
        if (message.say !== null) speak(provider, message.say);
        return replyOf(await send(message.say === null ? builtIn : withModel, open, engagement, message));
      };
    },
    async unanswered({ headers }) {
      const { unanswered } = await withModel.ask(listUnansweredQuestions, { query: {}, headers });
      return unanswered.rows.map(({ question }) => question);
    },
    async close() {
      await withModel.close();
      await builtIn.close();
      await provider.close();
    },
  };
}

/** Answers requests other than chats of the model: embeddings, by the endpoint, and chats that are to be refused. */
function relay(provider: Provider, { url, key }: Embeddings, request: IncomingMessage, response: ServerResponse): boolean {
  const { body, authorization } = provider.asked.at(-1) ?? {};
  if (!request.url?.endsWith('/embeddings')) {
    if (authorization !== `Bearer ${refusedKey}`) return false;
    response.writeHead(401).end();
    return true;
  }
  const headers = { 'content-type': 'application/json', ...(key && { authorization: `Bearer ${key}` }) };
  fetch(`${url}/embeddings`, { method: 'POST', headers, body: JSON.stringify(body) }).then(
    async (answer) => response.writeHead(answer.status, { 'content-type': 'application/json' }).end(await answer.text()),
    () => response.writeHead(502).end(),
  );
  return true;
}

const mostPolls = 600;
const pollMs = 100;

/** Saving lets the vectors of passages be made; waits until all are. */
async function embedded(t: TestApp, { headers }: OpenShop): Promise<void> {
  const unchanged = { provider: 'default' as const, baseUrl: '', model: '', dailyTokens: null };
  await t.ask(updateAssistant, { body: unchanged, headers });
  for (let poll = 0; poll < mostPolls; poll++) {
    const { embeddings } = await t.ask(getAssistant, { headers });
    if (embeddings && embeddings.passages > 0 && embeddings.indexed >= embeddings.passages) return;
    await setTimeout(pollMs);
  }
  throw new Error('the passages were not embedded');
}

async function openShop(t: TestApp, shop: Shop): Promise<OpenShop> {
  const { ownerId, headers } = await t.newOwner();
  const { db, clock } = t.platform;
  await saveCompanyProfile(db, ownerId, shop.profile);
  await saveProducts(db, ownerId, shop.url, catalogueOf(shop));
  await savePages(db, ownerId, shop.url, [...shop.pages], clock.now());
  const [first, typed] = shop.quiz.answers;
  const made = await db.transaction((tx) =>
    createQuestionnaireWith(tx, ownerId, {
      name: shop.key,
      questions: [
        {
          text: shop.quiz.question,
          answers: [
            { text: first, textForChat: first, next: null },
            { text: typed, textForChat: typed, next: null, hasInputField: true, inputTextField: '…' },
          ],
        },
      ],
    }),
  );
  const { questionnaireId } = made;
  const recommenderId = await createRecommender(db, ownerId, { name: shop.key, active: true, questionnaireId, websites: [shop.url] });
  return { shop, ownerId, headers, recommenderId, typedAnswer: made.answerIds[0]?.[1] ?? 0 };
}

function speak(provider: Provider, say: Exclude<Message['say'], null>): void {
  provider.answer((response) => {
    const prompt =
      provider.asked
        .at(-1)
        ?.body.messages.map(({ content }) => content)
        .join('\n') ?? '';
    const text = typeof say === 'string' ? say : say(prompt);
    beginStream(response);
    for (let at = 0; at < text.length; at += charactersAPiece) response.write(piece(text.slice(at, at + charactersAPiece)));
    response.end(ending({ prompt_tokens: 10, completion_tokens: 10 }));
  });
}

const send = (t: TestApp, { shop, ownerId, recommenderId, typedAnswer }: OpenShop, engagement: string, { ask, typed }: Message) =>
  t.send(postChat, {
    params: { userId: String(ownerId), popupId: String(recommenderId), engagementId: engagement },
    body: {
      inputChatGPT: ask,
      next_question_id: null,
      requestId: randomUUID(),
      selectedAnswers: typed === undefined ? [] : [{ answerId: typedAnswer, customTextInput: typed }],
    },
    headers: { origin: shop.url, accept: 'text/event-stream' },
  });

function replyOf({ body }: { body: string }): Reply {
  const events = eventsOf(body);
  const entry = events.find(({ name }) => name === 'entry')?.data as ChatEntry | undefined;
  const streamed = events.flatMap(({ name, data }) => (name === 'delta' ? [(data as { text: string }).text] : [])).join('');
  const stored = entry?.outputChatGPT ?? '';
  return {
    text: streamed.trim() === stored.trim() ? stored : `${stored}\n${streamed}`,
    titles: entry?.recommendedProducts.map(({ productTitle }) => productTitle) ?? [],
    error: entry ? null : body.slice(0, 200),
  };
}
