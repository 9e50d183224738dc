import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test, vi } from 'vitest';
import { startChats, startVisitors, wrongAnswersOf } from './visitors.ts';

const bootstrap = { popupEngagementUniqueIdentifier: 'e', question: { id: 1, answers: [{ id: 1 }] } };

/** A Parley that answers each write in the next of these ways, and the last way again and again. */
async function standIn(...ways: ((response: ServerResponse) => unknown)[]) {
  const paths: string[] = [];
  let at = 0;
  const server = createServer((request, response) => {
    if (request.method === 'GET') return void response.end(JSON.stringify(bootstrap));
    paths.push(request.url ?? '');
    const way = ways[Math.min(at++, ways.length - 1)];
    request.resume().on('end', () => way?.(response));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url, paths, close: () => new Promise((resolve) => server.close(resolve)) };
}
const status =
  (code: number, headers: Record<string, string> = {}) =>
  (response: ServerResponse) =>
    void response.writeHead(code, headers).end('{}');
const later = { 'retry-after': '1' };

test('answers that no fault excuses are told from refusals that say when to come again, and from connections that break', async () => {
  const parley = await standIn(
    status(500),
    status(503, later),
    status(503),
    status(429, later),
    (response) => response.socket?.destroy(),
    status(404),
    status(200),
  );
  const visitors = await startVisitors(parley, 1, { pauseMs: 0 });
  await vi.waitFor(() => expect(visitors.acknowledged.length).toBeGreaterThan(0));
  await visitors.stop();
  expect(wrongAnswersOf(visitors)).toEqual(['500 × 1', '404 × 1', 'without Retry-After × 1']);
  expect(new Set(parley.paths)).toEqual(new Set(['/answer/1/']));
  await parley.close();
});

test('a chat is acknowledged by its entry alone', async () => {
  const stream = (body: string) => (response: ServerResponse) =>
    void response.writeHead(200, { 'content-type': 'text/event-stream' }).end(body);
  const parley = await standIn(stream(': hello\n\n'), status(503, later), stream('event: entry\ndata: {}\n\n'));
  const chats = await startChats(parley, 1, { pauseMs: 0 });
  await vi.waitFor(() => expect(chats.acknowledged.length).toBeGreaterThan(0));
  await chats.stop();
  expect([...chats.refused]).toEqual([
    ['a stream without its entry', 1],
    ['503', 1],
  ]);
  expect(parley.paths[0]).toBe('/popup/postchatgpt/1/13/e');
  await parley.close();
});
