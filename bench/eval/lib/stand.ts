/** A test app with a database of its own and a stand-in for a provider, which says what it is told to say. */
import { randomUUID } from 'node:crypto';
import { type ChatEntry, listUnansweredQuestions, postChat } from '@parley/contract';
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
/** What a busy machine delays is no failure of the model. */
const mostSeconds = '80';

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

/** Starts both apps, one with a model and one without; `start` makes an app on the same database each time. */
export async function startStand(start: StartApp): Promise<Stand> {
  const provider = await startProvider();
  const model = {
    AI_BASE_URL: provider.url,
    AI_API_KEY: apiKey,
    AI_MODEL: 'm',
    AI_DAILY_TOKENS: mostTokens,
    AI_TIMEOUT_SECONDS: mostSeconds,
  };
  const withModel = await start(model);
  const builtIn = await start();
  return {
    open: (shop) => openShop(withModel, shop),
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
