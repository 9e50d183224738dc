import type { VisitorQuestion } from '@parley/contract';
import type { FlowDefinition } from '@parley/flow';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { SessionRecord, Trigger } from '../../bridge.ts';
import { createConversation, type Surroundings } from './conversation.ts';
import { play } from './playing.ts';
import type { ChatTurn, Transport } from './transport.ts';

const answer = (id: number, question: number, next: number | null, url = '') => ({
  id,
  question,
  text: `answer ${id}`,
  next_question: next,
  image: '',
  answerHasInputField: false,
  answerInputTextField: '',
  answerHasCallToAction: url !== '',
  answerCallToActionURL: url,
  style: {},
});
const questions: VisitorQuestion[] = [
  { id: 1, text: 'First?', answers: [answer(11, 1, 2), answer(12, 1, null, 'https://shop.example/guide')] },
  { id: 2, text: 'Second?', answers: [answer(21, 2, null)] },
];
const definition: FlowDefinition = {
  firstQuestionId: 1,
  questions,
  startMessage: 'Hello',
  wordForAnd: 'and',
  suggestions: [{ popupAdditionalId: 5, popupAdditionalText: 'Delivery', popupAdditionalChatText: 'How long?' }],
  alwaysDisplay: false,
};
const product = { id: 7, productTitle: 'A', productImage: '', productLink: '', price: 1, currency: 'EUR', reasons: [] };

/** A transport and a page that log what happens; the test ends the chat turns. */
function world() {
  const log: string[] = [];
  const turns: (ChatTurn & { streamed(text: string): void; reply(text: string): Promise<void>; fail(): Promise<void> })[] = [];
  const records: SessionRecord[] = [];
  const settled = () => new Promise<void>((resolve) => setImmediate(resolve));
  const transport: Transport = {
    recordAnswer: ({ questionId, answers }) => log.push(`answer ${questionId}: ${answers.map(({ answerId }) => answerId)}`),
    tell: ({ type, trigger, productId }) => log.push([type, trigger, productId].filter(Boolean).join(' ')),
    chat: (turn, streamed) =>
      new Promise((resolve, reject) => {
        log.push(`chat ${turn.input}`);
        turns.push({
          ...turn,
          streamed,
          reply: (text) => {
            resolve({ outputChatGPT: text, recommendedProducts: [product], followUp: null });
            return settled();
          },
          fail: () => {
            reject(new Error('503'));
            return settled();
          },
        });
      }),
    waiting: () => [],
  };
  const around: Surroundings = {
    past: null,
    keep: (record) => records.push(structuredClone(record)),
    openLink: (url) => log.push(`open ${url}`),
    covers: () => false,
  };
  return { log, turns, records, transport, around };
}

let at: ReturnType<typeof world>;
beforeEach(() => {
  at = world();
});
const begin = (trigger: Trigger | null = 'scroll', past: SessionRecord | null = null) => {
  const conversation = createConversation(definition, 'token', at.transport, { ...at.around, past });
  conversation.show(trigger);
  return conversation;
};

describe('a conversation that is drawn ahead', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
  afterEach(() => void vi.useRealTimers());

  test('reports, sends and stores nothing before it is shown, and asks its question from then on', () => {
    const first = begin('launcher');
    first.act({ type: 'answerClicked', answerId: 11 });
    const [past] = at.records.slice(-1);
    at = world();
    const ahead = createConversation(definition, 'token', at.transport, { ...at.around, past: past as SessionRecord });
    expect([at.log, at.records, at.turns]).toEqual([[], [], []]);
    vi.setSystemTime(Date.now() + 60_000);
    ahead.show(null);
    expect(at.turns).toHaveLength(1);
    expect(ahead.view().state.questionShownAt).toBe(Date.now());
  });
});

describe('reported events', () => {
  test('reports shown with its trigger, opened once with the first action, and closed', () => {
    const conversation = begin();
    conversation.act({ type: 'suggestionClicked', popupAdditionalId: 5 });
    conversation.act({ type: 'messageSent', text: 'hm' });
    conversation.close();
    expect(at.log).toEqual(['shown scroll', 'opened', 'chat How long?', 'chat hm', 'closed']);
  });

  test('a click on the launcher counts as opened', () => {
    const conversation = begin('launcher');
    expect(at.log).toEqual(['shown launcher', 'opened']);
    conversation.leave();
    expect(at.records).toMatchObject([{ open: true }]);
  });

  test('closing without any other action does not count as opened', () => {
    begin().close();
    expect(at.log).toEqual(['shown scroll', 'closed']);
  });

  test('an answer is recorded, sent to the chat, and its link opened, in this order', () => {
    begin().act({ type: 'answerClicked', answerId: 12 });
    expect(at.log).toEqual(['shown scroll', 'opened', 'answer 1: 12', 'chat answer 12', 'clicked', 'open https://shop.example/guide']);
  });

  test('a product in the cart is reported, and the conversation is kept for a page that the theme loads again', () => {
    begin().addedToCart(product);
    expect(at.log).toEqual(['shown scroll', 'opened', 'addedToCart 7']);
    expect(at.records.at(-1)).toMatchObject({ open: true });
  });

  test('leaving the page reports closed, unless the panel is closed already', () => {
    const conversation = begin();
    conversation.leave();
    conversation.comeBack();
    conversation.close();
    conversation.leave();
    expect(at.log.filter((line) => line === 'closed')).toHaveLength(2);
  });
});

describe('a chat turn', () => {
  test('streams, ends with its products, and is stored once it is complete', async () => {
    const conversation = begin();
    conversation.act({ type: 'messageSent', text: 'Hi' });
    const before = at.records.length;
    at.turns[0]?.streamed('It ');
    at.turns[0]?.streamed('It is');
    expect(conversation.view().state.history.at(-1)).toMatchObject({ kind: 'reply', text: 'It is', streaming: true });
    expect(at.records).toHaveLength(before);
    await at.turns[0]?.reply('It is.');
    expect(conversation.view().state.recommended).toEqual([product]);
    expect(at.records.at(-1)?.state).toMatchObject({ awaiting: [] });
  });

  test('keeps the visitor’s words when it fails, and is retried with the same request id', async () => {
    const conversation = begin();
    conversation.act({ type: 'messageSent', text: 'Hi' });
    await at.turns[0]?.fail();
    expect(conversation.view().state.history.slice(-2)).toMatchObject([{ kind: 'visitor', text: 'Hi' }, { kind: 'failure' }]);
    conversation.retry(at.turns[0]?.requestId ?? '');
    expect(at.turns[1]).toMatchObject({ input: 'Hi', requestId: at.turns[0]?.requestId });
  });

  test.each([
    [true, ''],
    [false, 'offline'],
  ])('that fails says whether the visitor was online (%s)', async (onLine, text) => {
    vi.stubGlobal('navigator', { onLine });
    const conversation = begin();
    conversation.act({ type: 'messageSent', text: 'Hi' });
    await at.turns[0]?.fail();
    expect(conversation.view().state.history.at(-1)).toMatchObject({ kind: 'failure', text });
    vi.unstubAllGlobals();
  });

  test('aborted by leaving the page is sent again by the next page, and is no failure', async () => {
    const conversation = begin();
    conversation.act({ type: 'answerClicked', answerId: 11 });
    conversation.leave();
    await at.turns[0]?.fail();
    expect(conversation.view().state.history.some(({ kind }) => kind === 'failure')).toBe(false);
    const again = begin(null, at.records.at(-1));
    expect(at.turns[1]).toMatchObject({ requestId: at.turns[0]?.requestId, input: 'answer 11', nextQuestionId: 2 });
    await at.turns[1]?.reply('Good');
    expect(again.view().state.history.map(({ kind }) => kind)).toEqual(['message', 'question', 'visitor', 'reply', 'question']);
    expect(at.log.filter((line) => line.startsWith('shown') || line === 'opened')).toEqual(['shown scroll', 'opened']);
  });
});

describe('storage', () => {
  test('holds nothing before the visitor acts', () => {
    const conversation = begin();
    conversation.save();
    conversation.leave();
    expect(at.records).toEqual([]);
  });

  test('holds whether the panel is open, closed, or left through a link because it would cover the next page', () => {
    at.around.covers = () => true;
    const conversation = begin();
    conversation.begin();
    expect(at.records.at(-1)).toMatchObject({ open: true, away: false, started: true, engagement: 'token' });
    conversation.followed(product);
    expect(at.records.at(-1)).toMatchObject({ open: false, away: true });
    expect(at.log.at(-1)).toBe('clicked 7');
    conversation.reopen();
    expect(at.records.at(-1)).toMatchObject({ open: true, away: false });
    conversation.close();
    expect(at.records.at(-1)).toMatchObject({ open: false, away: false });
  });

  test('a closed conversation reopens as it was', () => {
    const conversation = begin();
    conversation.act({ type: 'answerClicked', answerId: 11 });
    conversation.close();
    const again = begin('launcher', at.records.at(-1));
    expect(again.view().state).toMatchObject({ hidden: false, currentQuestionId: 2 });
  });

  test('an invalid record starts a new conversation', () => {
    const odd = { open: true, away: false, engagement: 'token', started: true, state: { history: 'no' }, outbox: null };
    const conversation = begin(null, odd);
    expect(conversation.view()).toMatchObject({ started: false, state: { currentQuestionId: 1 } });
    expect(at.records).toEqual([]);
  });
});

test('subscribers are called for every change until they unsubscribe', () => {
  const conversation = begin();
  const seen: number[] = [];
  const end = conversation.subscribe(({ state }) => seen.push(state.history.length));
  conversation.act({ type: 'messageSent', text: 'one' });
  end();
  conversation.act({ type: 'messageSent', text: 'two' });
  expect(seen).toEqual([3]);
});

describe('a conversation that plays by itself', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => void vi.useRealTimers());
  const asked = [
    { ...questions[0], answers: [answer(12, 1, null, 'https://shop.example/guide'), answer(11, 1, 2)] },
    questions[1],
  ] as VisitorQuestion[];
  const begin = () => {
    const conversation = createConversation({ ...definition, questions: asked }, 'e', at.transport, at.around);
    return play(conversation);
  };
  const answered = () => at.log.filter((line) => line.startsWith('answer'));

  test('answers one question after the other once the reply is there, opens no page, and ends with the questions', async () => {
    begin();
    vi.runAllTimers();
    expect(answered()).toEqual(['answer 1: 11']);
    vi.runAllTimers();
    expect(answered()).toHaveLength(1);
    await at.turns[0]?.reply('Good.');
    vi.runAllTimers();
    expect(answered()).toEqual(['answer 1: 11', 'answer 2: 21']);
    await at.turns[1]?.reply('This one.');
    expect(vi.getTimerCount()).toBe(0);
  });

  test('stops after a failure, and on request', async () => {
    begin();
    vi.runAllTimers();
    await at.turns[0]?.fail();
    vi.runAllTimers();
    expect(answered()).toEqual(['answer 1: 11']);
    at = world();
    begin()();
    vi.runAllTimers();
    expect(at.log).toEqual([]);
  });
});
