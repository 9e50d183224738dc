/** A model on loopback with OpenAI's chat completions API and a fixed answer. */
import type { Place } from './places.ts';

export interface StandIn {
  /** The API's base URL. */
  url: string;
  /** The only key that it accepts. */
  key: string;
}

const event = (part: object) =>
  `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', created: 1, model: 'm', ...part })}\n\n`;

/** Opens a model at a place, which answers `text`, and 401 to a wrong key. */
export function openStandIn(text: string, { origin, serve }: Place): StandIn {
  const key = 'sk-stand-in-4321';
  serve((request, response) => {
    request.resume().on('end', () => {
      if (request.headers.authorization !== `Bearer ${key}`)
        return response.writeHead(401, { 'content-type': 'application/json' }).end('{"error":{"message":"Incorrect API key"}}');
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write(event({ choices: [{ index: 0, delta: { role: 'assistant', content: text }, finish_reason: null }] }));
      const usage = { prompt_tokens: 1200, completion_tokens: 34, total_tokens: 1234 };
      return response.end(`${event({ choices: [{ index: 0, delta: {}, finish_reason: 'stop' }], usage })}data: [DONE]\n\n`);
    });
  });
  return { url: `${origin}/v1`, key };
}
