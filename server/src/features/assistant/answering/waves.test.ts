/**
 * How often a turn goes to the database before the model is asked, which is what it adds to the visitor's waiting. Counted, not timed: every
 * statement waits until nothing else asks for one, and all that wait go together as one wave.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { updateAssistant, updateCompanyProfile } from '@parley/contract';
import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { mintEngagement } from '../../recommenders/index.ts';
import { aVisitor, beginStream, chat, ending, type Provider, piece, profile, startProvider, type TestVisitor } from '../testing.ts';

let t: TestApp;
let provider: Provider;
let visitor: TestVisitor;
beforeAll(async () => {
  provider = await startProvider();
  t = await testApp({ AI_BASE_URL: provider.url, AI_API_KEY: 'none', AI_MODEL: 'm' });
});
afterAll(async () => {
  await t.close();
  await provider.close();
});
beforeEach(async () => {
  visitor = await aVisitor(t);
});

const newVisit = () => {
  visitor.engagement = mintEngagement(t.platform, visitor.ownerId, visitor.recommenderId);
};
const ask = (inputChatGPT: string) => chat(t, visitor, { inputChatGPT, requestId: randomUUID(), next_question_id: null });

/** Rounds of the event loop without a new statement after which nothing more comes by itself. */
const quiet = 20;

/** Whether a statement is of the turn that is counted: what an earlier turn, or the app by itself, still writes passes uncounted. */
const counted = new AsyncLocalStorage<true>();

/** The statements of a turn by wave, up to the moment at which the model is asked. */
async function wavesOf(turn: () => Promise<unknown>): Promise<number[]> {
  // What earlier turns left to be counted would be counted as this one's.
  await t.platform.pending.catchUpAll();
  const { pool } = t.platform.database;
  const connect = pool.connect;
  const waves: number[] = [];
  let waiting: (() => void)[] = [];
  let counting = true;
  provider.answer((response) => {
    counting = false;
    beginStream(response);
    response.end(piece('Hello!') + ending());
  });
  const release = async () => {
    for (let rounds = 0, seen = waiting.length; rounds < quiet; rounds = seen === waiting.length ? rounds + 1 : 0) {
      seen = waiting.length;
      await setImmediate();
    }
    if (counting) waves.push(waiting.length);
    const all = waiting;
    waiting = [];
    for (const go of all) go();
  };
  const gated = (client: pg.PoolClient): pg.PoolClient => {
    const query = client.query as (...of: unknown[]) => unknown;
    return new Proxy(client, {
      get(of, name) {
        if (name !== 'query') {
          const value = Reflect.get(of, name) as unknown;
          return typeof value === 'function' ? value.bind(of) : value;
        }
        return async (...args: unknown[]) => {
          if (!counted.getStore()) return query.apply(of, args);
          await new Promise<void>((go) => {
            waiting.push(go);
            if (waiting.length === 1) void release();
          });
          return query.apply(of, args);
        };
      },
    });
  };
  type Connected = (error: Error | undefined, client: pg.PoolClient, done: unknown) => void;
  pool.connect = ((connected?: Connected) =>
    connected
      ? connect.call(pool, ((error: Error | undefined, client: pg.PoolClient, done: unknown) =>
          connected(error, client && gated(client), done)) as never)
      : (connect as () => Promise<pg.PoolClient>).call(pool).then(gated)) as typeof pool.connect;
  try {
    // A request is injected when it is awaited.
    await counted.run(true, async () => await turn());
    expect(counting).toBe(false);
    return waves;
  } finally {
    pool.connect = connect;
  }
}

describe('before the model is asked', () => {
  beforeEach(async () => {
    provider.answer((response) => {
      beginStream(response);
      response.end(piece('Hello!') + ending());
    });
    // The first one makes the passages and reads the products, and the second one reads the passages.
    for (const message of ['Do you have warm socks?', 'How long does delivery take?']) {
      await ask(message);
      newVisit();
    }
  });

  it('a question about a product reads once and reserves its tokens', async () => {
    expect(await wavesOf(() => ask('How much are the Wool Socks?'))).toEqual([7, 1]);
  });

  it('a later message does too: what was shown is in memory', async () => {
    await ask('How much are the Wool Socks?');
    // What no text answers alone is asked again with the name of the product (decision 107).
    expect(await wavesOf(() => ask('and in which sizes?'))).toEqual([7, 1, 1, 1]);
  });

  it('a search for what the texts may say too does', async () => {
    expect(await wavesOf(() => ask('Do you have warm socks?'))).toEqual([7, 1, 1]);
  });

  it('a question about the shop also searches the passages', async () => {
    expect(await wavesOf(() => ask('How long does delivery take?'))).toEqual([7, 1, 1]);
  });
});

describe('the data in memory', () => {
  const promptOf = async (message: string) => {
    newVisit();
    await ask(message);
    return JSON.stringify(provider.asked.at(-1)?.body);
  };
  beforeEach(() =>
    provider.answer((response) => {
      beginStream(response);
      response.end(piece('Hello!') + ending());
    }),
  );

  it('is read again after any change of the texts, also one that another process does not announce', async () => {
    expect(await promptOf('How long does delivery take?')).toContain('Three working days');
    const { platform, ask: send } = t;
    await send(updateCompanyProfile, {
      body: { ...profile, whatAreFAQs: 'How long does delivery take?\nNine weeks.' },
      headers: visitor.headers,
    });
    expect(await promptOf('How long does delivery take?')).toContain('Nine weeks');
    await platform.database.pool.query('UPDATE company_profiles SET faqs = $1 WHERE owner_id = $2', [
      'How long does delivery take?\nTwelve hours.',
      visitor.ownerId,
    ]);
    const prompt = await promptOf('How long does delivery take?');
    expect(prompt).toContain('Twelve hours');
    expect(prompt).not.toContain('Nine weeks');
  });

  it('is read again after a change of the models', async () => {
    await promptOf('Hello there, any socks?');
    const before = provider.asked.length;
    await t.ask(updateAssistant, { body: { provider: 'builtin', baseUrl: '', model: '', dailyTokens: null }, headers: visitor.headers });
    await ask('And any hats?');
    expect(provider.asked).toHaveLength(before);
  });
});
