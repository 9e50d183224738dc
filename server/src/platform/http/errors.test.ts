import Fastify from 'fastify';
import { afterEach, expect, it, vi } from 'vitest';
import { HttpError, handleErrors } from './errors.ts';

afterEach(() => void vi.useRealTimers());

it('logs refusals of visitor calls, at most one line a minute for each kind, without the request content', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const app = Fastify();
  const logged = vi.spyOn(app.log, 'info');
  handleErrors(app);
  const refuse = (path: string, auth: string) =>
    app.get(path, { config: { call: { auth } } as object }, async ({ query }) => {
      const { status, field } = query as { status: string; field?: string };
      throw new HttpError(Number(status), `code_${status}`, 'No', field ? { fields: { [field]: 'Is wrong' } } : {});
    });
  refuse('/answer/:id', 'visitor');
  refuse('/api/x', 'owner');
  const lines = () => logged.mock.calls.splice(0).flatMap(([line, what]: unknown[]) => (what === 'a visitor was refused' ? [line] : []));

  await app.inject('/api/x?status=404');
  await app.inject('/answer/1?status=429');
  expect(lines()).toEqual([]);
  await app.inject('/answer/secret?status=400&field=answer');
  for (let i = 0; i < 5; i++) await app.inject('/answer/1?status=403');
  expect(lines()).toEqual([
    { route: '/answer/:id', status: 400, code: 'code_400', fields: ['answer'], times: 1 },
    { route: '/answer/:id', status: 403, code: 'code_403', fields: undefined, times: 1 },
  ]);
  vi.advanceTimersByTime(60_000);
  await app.inject('/answer/1?status=403');
  expect(lines()).toEqual([{ route: '/answer/:id', status: 403, code: 'code_403', fields: undefined, times: 5 }]);
});
