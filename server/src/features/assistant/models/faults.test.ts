/** Whatever a provider does, the visitor gets an answer, as JSON and as a stream. */
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { type ChatEntry, postChat } from '@parley/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { aVisitor, chat, eventsOf, type Provider, startProvider } from '../testing.ts';
import { type Fault, faults } from './testing/faults.ts';

const streamHeaders = { accept: 'text/event-stream' };
const environment = (url: string) => ({ AI_BASE_URL: url, AI_API_KEY: 'sk-test-key-123', AI_MODEL: 'm', AI_TIMEOUT_SECONDS: '3' });

const question = { inputChatGPT: 'How long is delivery?' };

function expectAnswer(answer: string, reads: Fault['reads'] = /^Three working days/) {
  expect(answer).not.toMatch(/SECRET|sk-test-key|went wrong|\ufffd|Ã/);
  if (typeof reads === 'string') expect(answer).toBe(reads);
  else expect(answer).toMatch(reads);
}

describe(`${faults.length} faults of a provider`, () => {
  let t: TestApp;
  let provider: Provider;
  beforeAll(async () => {
    provider = await startProvider();
    t = await testApp(environment(provider.url));
    const requestsByCase = new Map<number, number>();
    // Cases run side by side: the name of the shop, which is in the prompt, tells which case it is.
    provider.answer((response) => {
      const at = Number(/Shop no\. (\d+)/.exec(JSON.stringify(provider.asked.at(-1)?.body))?.[1]);
      requestsByCase.set(at, (requestsByCase.get(at) ?? 0) + 1);
      faults[at]?.answer(response, requestsByCase.get(at) ?? 1);
    });
  });
  afterAll(async () => {
    await t.close();
    await provider.close();
  });

  it.concurrent.each(faults.map((fault, at) => [fault.name, fault, at] as const))('%s', async (_name, fault, at) => {
    const visitor = await aVisitor(t, { profile: { companyName: `Shop no. ${at}` } });
    const events = eventsOf((await chat(t, visitor, question, streamHeaders)).body);
    const entry = events.at(-1);
    expect(entry?.name).toBe('entry');
    expectAnswer((entry?.data as ChatEntry | undefined)?.outputChatGPT ?? '', fault.reads);
    const streamed = events.slice(0, -1).map(({ data }) => (data as { text: string }).text);
    expectAnswer(streamed.join('').trim(), fault.reads);
  });
});

describe('a provider that cannot be reached', () => {
  const open = async (onConnection: (socket: Socket) => void) => {
    const sockets: Socket[] = [];
    const server = createServer((socket) => {
      sockets.push(socket.on('error', () => {}));
      onConnection(socket);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const close = () => {
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => server.close(resolve));
    };
    return { port: (server.address() as AddressInfo).port, close };
  };

  it.each<[string, () => Promise<{ url: string; close?: () => unknown }>]>([
    [
      'refused',
      async () => {
        const { port, close } = await open(() => {});
        await close();
        return { url: `http://127.0.0.1:${port}/v1` };
      },
    ],
    ['a name that nobody knows', async () => ({ url: 'http://nowhere.invalid/v1' })],
    [
      'TLS with a server that has none',
      async () => {
        const server = await open((socket) => void socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'));
        return { url: `https://127.0.0.1:${server.port}/v1`, close: server.close };
      },
    ],
    [
      'TLS that never begins',
      async () => {
        const server = await open(() => {});
        return { url: `https://127.0.0.1:${server.port}/v1`, close: server.close };
      },
    ],
    ['a port that fetch refuses', async () => ({ url: 'http://127.0.0.1:22/v1' })],
    ['an address of no machine', async () => ({ url: 'http://[100::1]/v1' })],
  ])('%s', async (_how, start) => {
    const { url, close } = await start();
    const t = await testApp(environment(url));
    try {
      const response = await chat(t, await aVisitor(t), question);
      expect(response.statusCode).toBe(200);
      expectAnswer(postChat.answer.parse(response.json()).chatgpt[0]?.outputChatGPT ?? '');
    } finally {
      await t.close();
      await close?.();
    }
  });
});
