/** The time that Parley adds before the first token of a chat: through Parley minus directly from the provider, in one run. */
import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { startParley } from '../lib/processes.ts';
import type { Figure } from '../lib/report.ts';
import { median, round } from '../lib/stats.ts';

const targetMs = 15;
const turns = 60;
/** A whole sentence at once: the guard lets whole sentences through, and waiting for one is the provider's time, not ours. */
const words = ['Light roasts suit filter coffee best. ', 'Dark roasts suit espresso.'];

/** A provider that answers at once, in OpenAI's form. */
async function startProvider(): Promise<{ url: string; server: Server }> {
  const server = createServer((request, response) => {
    request.resume().on('end', () => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      const chunk = (delta: object, finish: string | null = null) =>
        response.write(
          `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', created: 1, model: 'm', choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`,
        );
      for (const content of words) chunk({ role: 'assistant', content });
      chunk({}, 'stop');
      response.end('data: [DONE]\n\n');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  return { url: `http://127.0.0.1:${port}/v1`, server };
}

/** Milliseconds until the body first holds text of the answer. */
async function firstToken(url: string, init: RequestInit): Promise<number> {
  const begun = performance.now();
  const response = await fetch(url, { method: 'POST', ...init });
  if (!response.ok || !response.body) throw new Error(`${url}: ${response.status} ${await response.text()}`);
  let first = 0;
  let received = '';
  const decoder = new TextDecoder();
  for await (const chunk of response.body) {
    received += decoder.decode(chunk as Uint8Array, { stream: true });
    if (!first && received.includes('roasts')) first = performance.now() - begun;
  }
  if (!first) throw new Error(`${url} sent no answer: ${received}`);
  return first;
}

/** Measures the added time, with a stand-in as the provider. */
export async function chat(): Promise<Figure[]> {
  const provider = await startProvider();
  const parley = await startParley({ AI_BASE_URL: provider.url, AI_MODEL: 'm', AI_API_KEY: 'none' });
  try {
    const { popupEngagementUniqueIdentifier: engagement } = (await (await fetch(`${parley.url}/offlinePopup/13/1`)).json()) as {
      popupEngagementUniqueIdentifier: string;
    };
    const through = () =>
      firstToken(`${parley.url}/popup/postchatgpt/1/13/${engagement}`, {
        headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
        body: JSON.stringify({ inputChatGPT: 'Which coffee suits filter?', requestId: randomUUID() }),
      });
    const straight = () =>
      firstToken(`${provider.url}/chat/completions`, {
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ model: 'm', stream: true, messages: [] }),
      });

    for (let i = 0; i < 10; i++) await Promise.all([through(), straight()]);
    const ours: number[] = [];
    const theirs: number[] = [];
    for (let i = 0; i < turns; i++) {
      theirs.push(await straight());
      ours.push(await through());
    }
    const added = median(ours) - median(theirs);
    return [
      {
        name: 'chat, time added before the first token',
        value: round(added, 1),
        unit: 'ms',
        target: `≤ ${targetMs}`,
        met: added <= targetMs,
        detail: `${round(median(ours), 1)} ms against ${round(median(theirs), 1)} ms straight from the provider, one at a time`,
      },
    ];
  } finally {
    await parley.stop();
    provider.server.close();
  }
}
