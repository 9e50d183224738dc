/**
 * The time that Parley adds before the first token of a chat: beside the provider asked directly, and beside a bare server that only passes
 * the provider's stream on. The three are asked in turn in one run, because the machine's speed drifts.
 */
import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { startBare, startParley } from '../lib/processes.ts';
import type { Figure } from '../lib/report.ts';
import { median, round } from '../lib/stats.ts';

const targetMs = 10;
const warmUps = 10;
const turns = 80;
/** A conversation has as many; each message is read beside all before it. */
const turnsOfConversation = 5;
/**
 * A whole sentence at once: Parley lets whole sentences through, and waiting for one is the provider's time, not ours. The first is true of
 * the sample shop, so that it is said and not replaced.
 */
const sentences = ['The porcelain dripper costs €19.50. ', 'What else can I help you with?'];
const question = 'How much is the porcelain dripper?';

/** A provider that answers at once, in OpenAI's form. */
async function startProvider(): Promise<{ url: string; server: Server }> {
  const server = createServer((request, response) => {
    request.resume().on('end', () => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      const chunk = (delta: object, finish: string | null = null) =>
        response.write(
          `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', created: 1, model: 'm', choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`,
        );
      for (const content of sentences) chunk({ role: 'assistant', content });
      chunk({}, 'stop');
      response.end('data: [DONE]\n\n');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  return { url: `http://127.0.0.1:${port}/v1`, server };
}

/** Milliseconds until the body first holds `mark`. */
async function timeTo(mark: string, url: string, init: RequestInit): Promise<number> {
  const begun = performance.now();
  const response = await fetch(url, { method: 'POST', ...init });
  if (!response.ok || !response.body) throw new Error(`${url}: ${response.status} ${await response.text()}`);
  let first = 0;
  let received = '';
  const decoder = new TextDecoder();
  for await (const chunk of response.body) {
    received += decoder.decode(chunk as Uint8Array, { stream: true });
    if (!first && received.includes(mark)) first = performance.now() - begun;
  }
  if (!first) throw new Error(`${url} sent no answer: ${received}`);
  return first;
}

/** Measures both added times, with a stand-in as the provider. */
export async function firstToken(): Promise<Figure[]> {
  const provider = await startProvider();
  const bare = await startBare({ PROVIDER: provider.url });
  const parley = await startParley({ AI_BASE_URL: provider.url, AI_MODEL: 'm', AI_API_KEY: 'none' });
  try {
    const newConversation = async () => {
      const { popupEngagementUniqueIdentifier } = (await (await fetch(`${parley.url}/offlinePopup/13/1`)).json()) as {
        popupEngagementUniqueIdentifier: string;
      };
      return popupEngagementUniqueIdentifier;
    };
    let engagement = '';
    const ask = {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ model: 'm', stream: true, messages: [{ role: 'user', content: question }] }),
    };
    const ways = {
      straight: () => timeTo('"content"', `${provider.url}/chat/completions`, ask),
      passed: () => timeTo('"content"', `${bare.url}/chat/completions`, ask),
      ours: () =>
        timeTo('event: delta', `${parley.url}/popup/postchatgpt/1/13/${engagement}`, {
          headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
          body: JSON.stringify({ inputChatGPT: question, requestId: randomUUID() }),
        }),
    };
    const times: Record<keyof typeof ways, number[]> = { straight: [], passed: [], ours: [] };
    for (let i = -warmUps; i < turns; i++) {
      if (i % turnsOfConversation === 0) engagement = await newConversation();
      for (const way of ['straight', 'passed', 'ours'] as const) {
        const time = await ways[way]();
        if (i >= 0) times[way].push(time);
      }
    }
    const [straight, passed, ours] = [median(times.straight), median(times.passed), median(times.ours)];
    return [
      {
        name: 'chat, time added before the first token',
        value: round(ours - straight, 1),
        unit: 'ms',
        target: `≤ ${targetMs}`,
        met: ours - straight <= targetMs,
        detail: `${round(ours, 1)} ms against ${round(straight, 1)} ms straight from the provider; a bare pass-through adds ${round(passed - straight, 1)} ms; one at a time, ${turnsOfConversation} in a conversation`,
      },
    ];
  } finally {
    await parley.stop();
    await bare.stop();
    provider.server.close();
  }
}
