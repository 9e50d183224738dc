/** The chain of models by itself, without a turn around it. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dayOf } from '../../../platform/clock.ts';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { createModels, type Models, type Question, type Written, writeAnswer } from './answer.ts';
import type { Model, WriteOptions } from './model.ts';
import { AssistantFailed } from './provider/failure.ts';
import type { Provider } from './settings.ts';
import { spentOn } from './spending/store.ts';

let t: TestApp;
let models: Models;
let ownerId: number;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  models = createModels(t.platform);
  ({ ownerId } = await t.newOwner());
});

type Write = (options: WriteOptions) => AsyncGenerator<string, { inputTokens: number; outputTokens: number }>;

/** A model that counts its calls. */
function aModel(write: Write, { most = 1_000, timeoutMs = 20_000 } = {}) {
  const calls: WriteOptions[] = [];
  const model: Model = {
    timeoutMs,
    mostTokens: () => most,
    async *write(_prompt, signal, options = {}) {
      signal.throwIfAborted();
      calls.push(options);
      return { ...(yield* write(options)), cut: false, thoughtAloud: false };
    },
  };
  return { model, calls };
}
const says = (text: string, tokens = 100): Write =>
  async function* () {
    yield text;
    return { inputTokens: tokens, outputTokens: 0 };
  };
const fails = (error: AssistantFailed): Write =>
  // biome-ignore lint/correctness/useYield: it fails before it says anything
  async function* () {
    throw error;
  };
const refused = (statusCode: number, headers: Record<string, string> = {}) =>
  new AssistantFailed('refused', { cause: Object.assign(new Error('no'), { statusCode, responseHeaders: headers }) });

const question = (first: Model, second?: Model, changes: Partial<Question> = {}): Question => {
  const provider = (slot: Provider['slot'], model: Model) => ({ slot, id: `${ownerId}/${slot}`, model });
  const providers = [provider('first', first), ...(second ? [provider('second', second)] : [])];
  return {
    ownerId,
    visitor: { engagementId: randomUUID(), network: randomUUID() },
    writer: { providers, keys: [], limit: 20_000, share: 100, embedder: null, embedderFails: false },
    prompt: { system: '', turns: [{ role: 'user', text: 'Hi' }] },
    signal: new AbortController().signal,
    ...changes,
  };
};

async function wholeOf(asked: Question): Promise<Written & { text: string }> {
  const writing = writeAnswer(models, asked);
  let text = '';
  for (;;) {
    const { done, value } = await writing.next();
    if (done) return { ...value, text };
    text += value;
  }
}
const spent = () => spentOn(t.platform.db, ownerId, dayOf(t.clock.now()));

describe('the chain of models', () => {
  it('gives the second one the rest of the time, and the first one half of it to begin', async () => {
    const first = aModel(fails(new AssistantFailed('late', { slow: true })));
    const second = aModel(says('Second.'));
    expect(await wholeOf(question(first.model, second.model))).toMatchObject({ text: 'Second.', complete: true });
    expect(first.calls).toHaveLength(1);
    const { ms = 0, firstTextMs = 0 } = first.calls[0] ?? {};
    expect(firstTextMs).toBeCloseTo(ms / 2, 5);
    expect(second.calls[0]?.firstTextMs).toBe(second.calls[0]?.ms);
    expect(second.calls[0]?.ms).toBeLessThanOrEqual(ms);
  });

  it('leaves the answer to the built-in assistant when the time is up', async () => {
    const first = aModel(says('First.'), { timeoutMs: 100 });
    expect(await wholeOf(question(first.model))).toMatchObject({ text: '', complete: false });
    expect(first.calls).toEqual([]);
  });

  it('waits as long as a provider asks, but not where another one could answer sooner', async () => {
    const soon = aModel(fails(refused(429, { 'retry-after': '0' })));
    await wholeOf(question(soon.model));
    expect(soon.calls).toHaveLength(2);
    const late = aModel(fails(refused(429, { 'retry-after': '4' })));
    const second = aModel(says('Second.'));
    models = createModels(t.platform);
    expect(await wholeOf(question(late.model, second.model))).toMatchObject({ text: 'Second.' });
    expect(late.calls).toHaveLength(1);
  });

  it('ends with the visitor, and charges what may have been read', async () => {
    const leaving = new AbortController();
    const first = aModel(async function* ({ progress }) {
      if (progress) progress.outputTokens = 40;
      yield 'A word. ';
      leaving.abort(new Error('gone'));
      throw leaving.signal.reason;
    });
    await expect(wholeOf(question(first.model, undefined, { signal: leaving.signal }))).rejects.toThrow('gone');
    expect(await spent()).toBeGreaterThan(40);
    expect(models.breakers.pausedUntil(`${ownerId}/first`)).toBeNull();
  });

  it('charges nothing for what was refused', async () => {
    await wholeOf(question(aModel(fails(refused(500))).model));
    expect(await spent()).toBe(0);
  });

  it('asks for nothing when no model was chosen', async () => {
    const { model } = aModel(says('First.'));
    const asked = question(model);
    expect(await wholeOf({ ...asked, writer: { ...asked.writer, providers: [] } })).toMatchObject({ complete: false });
  });
});

describe('200 visitors at once', () => {
  it.each([
    ['as expected', 900],
    ['more than was sent and asked for', 2_600],
    ['almost four times as much', 3_900],
  ])('stay below the limit when the provider counts %s', async (_what, tokens) => {
    const first = aModel(says('First.', tokens));
    const answers = await Promise.all(Array.from({ length: 200 }, () => wholeOf(question(first.model))));
    expect(first.calls.length).toBeGreaterThan(0);
    expect(answers.filter(({ complete }) => complete)).toHaveLength(first.calls.length);
    expect(await spent()).toBe(first.calls.length * tokens);
    expect(await spent()).toBeLessThanOrEqual(20_000);
  });

  it('do not reach a provider that fails more often than it takes to notice', async () => {
    const first = aModel(fails(refused(401)));
    for (let i = 0; i < 200; i++) await wholeOf(question(first.model));
    expect(first.calls).toHaveLength(3);
  });
});

it('counts what models cost, and says that the model of the installation does not answer until it does', async () => {
  const counted = async (name: string) => (await t.platform.metrics.getSingleMetric(name)?.get())?.values ?? [];
  const value = async (name: string, labels: object) =>
    (await counted(name)).find((each) => JSON.stringify(each.labels) === JSON.stringify(labels))?.value ?? 0;
  const tokens = () => value('parley_model_tokens_total', { model: 'installation' });
  const answers = (outcome: string) => value('parley_model_answers_total', { model: 'installation', outcome });
  let isWell = false;
  const { model } = aModel((options) => (isWell ? says('Hello', 70)(options) : fails(refused(429, { 'retry-after': '20' }))(options)));
  const asked = question(model);
  const standard = {
    ...asked,
    writer: { ...asked.writer, providers: asked.writer.providers.map((each) => ({ ...each, isStandard: true })) },
  };
  const before = [await tokens(), await answers('failed'), await answers('answered')] as const;
  await wholeOf(standard);
  expect(t.platform.condition.degraded()).toEqual(['model']);
  expect([await tokens(), await answers('failed')]).toEqual([before[0], before[1] + 1]);
  isWell = true;
  t.clock.advance(30_000);
  await wholeOf(standard);
  expect(t.platform.condition.degraded()).toEqual([]);
  expect([await tokens(), await answers('answered')]).toEqual([before[0] + 70, before[2] + 1]);
});

it('passes the id of the request on', async () => {
  const { model, calls } = aModel(says('Hello'));
  const requestId = randomUUID();
  await wholeOf(question(model, undefined, { requestId }));
  expect(calls[0]?.requestId).toBe(requestId);
});
