/** A model on loopback with OpenAI's chat completions API and a fixed answer. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { closeServer } from './close-server.ts';

export interface StandIn {
  /** The API's base URL. */
  url: string;
  /** The only key that it accepts. */
  key: string;
  close(): Promise<void>;
}

const event = (part: object) =>
  `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', created: 1, model: 'm', ...part })}\n\n`;

/** Starts a model that answers `text`, and 401 to a wrong key. */
export async function startStandIn(text: string): Promise<StandIn> {
  const key = 'sk-stand-in-4321';
  const server = createServer((request, response) => {
    request.resume().on('end', () => {
      if (request.headers.authorization !== `Bearer ${key}`)
        return response.writeHead(401, { 'content-type': 'application/json' }).end('{"error":{"message":"Incorrect API key"}}');
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write(event({ choices: [{ index: 0, delta: { role: 'assistant', content: text }, finish_reason: null }] }));
      const usage = { prompt_tokens: 1200, completion_tokens: 34, total_tokens: 1234 };
      return response.end(`${event({ choices: [{ index: 0, delta: {}, finish_reason: 'stop' }], usage })}data: [DONE]\n\n`);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    key,
    close: () => closeServer(server),
  };
}
