/** The chat stream (contract: chatStream) as server-sent events. */
import { Readable } from 'node:stream';
import type { ChatEntry, chatStream } from '@parley/contract';
import type { FastifyReply } from 'fastify';
import type { z } from 'zod';

type Events = { [Name in keyof typeof chatStream]: z.output<(typeof chatStream)[Name]> };
export type StreamError = Events['error'];

/** Proxies and browsers close a connection that is silent for long. */
const heartbeatMs = 10_000;

const event = <Name extends keyof Events>(name: Name, data: Events[Name]): string => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;

/** Sends an answer while it is written. `onError` returns the message for the visitor when the answer fails. */
export function sendStream(
  reply: FastifyReply,
  answer: AsyncGenerator<string, ChatEntry>,
  onError: (error: unknown) => StreamError,
): FastifyReply {
  const body = new Readable({ read() {} });
  const heartbeat = setInterval(() => body.push(': still here\n\n'), heartbeatMs);
  body.once('close', () => clearInterval(heartbeat));
  body.push(': hello\n\n');
  void pump(body, answer, onError).finally(() => clearInterval(heartbeat));
  return reply
    .headers({ 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-cache, no-transform', 'x-accel-buffering': 'no' })
    .send(body);
}

async function pump(body: Readable, answer: AsyncGenerator<string, ChatEntry>, onError: (error: unknown) => StreamError): Promise<void> {
  try {
    for (;;) {
      const { done, value } = await answer.next();
      body.push(done ? event('entry', value) : event('delta', { text: value }));
      if (done) break;
    }
  } catch (error) {
    body.push(event('error', onError(error)));
  }
  body.push(null);
}
