import type { ChatEntry } from '@parley/contract';
import Fastify from 'fastify';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { eventsOf } from '../testing.ts';
import { sendStream } from './stream.ts';

const entry: ChatEntry = {
  id: 1,
  inputChatGPT: 'Hi',
  outputChatGPT: 'Hello.\nYou.',
  requestId: '',
  recommendedProducts: [],
  followUp: null,
  productsLeft: null,
  person: null,
};

/** The text that a client reads from a stream of this answer. */
async function read(answer: AsyncGenerator<string, ChatEntry>): Promise<string> {
  const app = Fastify();
  app.get('/', (_request, reply) => sendStream(reply, answer, () => ({ code: 'assistant_failed', message: 'sorry' })));
  const { body } = await app.inject('/');
  await app.close();
  return body;
}

describe('the chat stream', () => {
  afterEach(() => void vi.useRealTimers());

  it('keeps line breaks inside one line of data', async () => {
    const body = await read(
      (async function* () {
        yield 'Hello.\n';
        yield 'You.';
        return entry;
      })(),
    );
    expect(eventsOf(body)).toEqual([
      { name: 'delta', data: { text: 'Hello.\n' } },
      { name: 'delta', data: { text: 'You.' } },
      { name: 'entry', data: entry },
    ]);
  });

  it('ends with one error event when the answer fails', async () => {
    const body = await read(
      // biome-ignore lint/correctness/useYield: it fails before it says anything
      (async function* () {
        throw new Error('no');
      })(),
    );
    expect(eventsOf(body)).toEqual([{ name: 'error', data: { code: 'assistant_failed', message: 'sorry' } }]);
  });

  it('sends signs of life while there is no text', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const body = await read(
      (async function* () {
        vi.advanceTimersByTime(35_000);
        yield 'Hello.';
        return entry;
      })(),
    );
    expect(body.match(/^: still here$/gm)).toHaveLength(3);
    expect(vi.getTimerCount()).toBe(0);
  });
});
