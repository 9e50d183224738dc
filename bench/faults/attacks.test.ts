import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as paths from '@parley/contract/paths';
import { expect, onTestFinished, test } from 'vitest';
import { startAttacks } from './attacks.ts';

/** The kinds that a server does not hold, with why. */
async function notHeld(answers: Record<string, { status: number; retryAfter?: string }>) {
  const server = createServer((request, response) => {
    const { status, retryAfter } = answers[request.url ?? ''] ?? { status: 404 };
    request.resume().on('end', () => response.writeHead(status, { ...(retryAfter && { 'retry-after': retryAfter }) }).end('{}'));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const only = ['wrong passwords', 'accounts nobody wants', 'many keys', 'forged tokens'];
  const { kinds, done } = startAttacks({ url }, { hosts: [] }, { pauseMs: 0, rounds: 2, only });
  await done;
  expect(kinds.map(({ kind, attempts }) => [kind, attempts])).toEqual(only.map((kind) => [kind, 2]));
  return kinds.flatMap(({ kind, failed, faults }) => (failed > 0 ? [[kind, failed, [...faults].join('; ')]] : []));
}

test('attacks are held by refusals, also by 503 that says when to come again', async () => {
  expect(await notHeld({ [paths.login]: { status: 503, retryAfter: '1' }, [paths.forgottenPassword]: { status: 200 } })).toEqual([]);
});

test('an error of the server, 503 without Retry-After and success where there must be none are not', async () => {
  const answers = { [paths.login]: { status: 500 }, [paths.forgottenPassword]: { status: 503 }, [paths.popups]: { status: 200 } };
  expect(await notHeld(answers)).toEqual([
    ['wrong passwords', 2, '500 {}'],
    ['accounts nobody wants', 2, '503 {}'],
    ['forged tokens', 2, `${paths.popups} got 200`],
  ]);
});

test('a server that is gone holds nothing', async () => {
  const { kinds, done } = startAttacks({ url: 'http://127.0.0.1:9' }, { hosts: [] }, { pauseMs: 0, rounds: 1, only: ['forged tokens'] });
  await done;
  expect(kinds.map(({ failed, faults }) => [failed, [...faults]])).toEqual([[1, ['ECONNREFUSED']]]);
});
