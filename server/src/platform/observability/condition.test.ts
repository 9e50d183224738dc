/** What is degraded, as operators and owners see it. */
import { bootstrap, degradedHeader, getAccount } from '@parley/contract';
import { Registry } from 'prom-client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { watchedMailer } from '../mail.ts';
import { createCondition } from './condition.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

it('is logged when it changes, and is a metric', async () => {
  const lines: unknown[] = [];
  const registry = new Registry();
  const condition = createCondition(
    { warn: (object: unknown) => lines.push(object), info: (object: unknown) => lines.push(object) } as never,
    registry,
  );
  for (const fails of [false, true, true, false, false]) condition.note('redis', fails);
  condition.note('mail', true);
  expect(lines).toEqual([{ part: 'redis' }, { part: 'redis' }, { part: 'mail' }]);
  const text = await registry.metrics();
  expect(text).toContain('parley_degraded{part="redis"} 0');
  expect(text).toContain('parley_degraded{part="mail"} 1');
});

it('is named by /readyz, and to owners as far as it concerns them, but not to visitors', async () => {
  const { headers } = await t.newOwner();
  const seen = async () => ({
    ready: (await t.app.inject('/readyz')).json(),
    owner: (await t.send(getAccount, { headers })).headers[degradedHeader],
    visitor: (await t.app.inject(bootstrap.path.replace(':popupId', '13').replace(':userId', '1'))).headers[degradedHeader],
  });
  expect(await seen()).toEqual({ ready: { status: 'ready', degraded: [] }, owner: undefined, visitor: undefined });
  const failing = ['redis', 'mail', 'jobs', 'machines', 'counting'] as const;
  for (const part of failing) t.platform.condition.note(part, true);
  expect(await seen()).toEqual({ ready: { status: 'ready', degraded: failing }, owner: 'mail,jobs,machines,counting', visitor: undefined });
  for (const part of failing) t.platform.condition.note(part, false);
});

it('holds the mail server while it takes no mails, but not for a mail that is wrong', async () => {
  const { metrics, condition } = t.platform;
  const outcomes = ['EENVELOPE', 'ECONNECTION', 'EENVELOPE', null];
  const mailer = watchedMailer(
    {
      async send() {
        const code = outcomes.shift();
        if (code) throw Object.assign(new Error('no'), { code });
      },
      async forget() {},
    },
    { metrics, condition },
  );
  const seen: string[][] = [];
  for (let left = outcomes.length; left > 0; left--) {
    await mailer.send({ to: '', subject: '', text: '' }).catch(() => {});
    seen.push(condition.degraded());
  }
  expect(seen).toEqual([[], ['mail'], ['mail'], []]);
});

it('is beside other metrics of the process, of which those of requests name a route and no path', async () => {
  await t.app.inject('/readyz?of=a-visitor');
  const { body } = await t.app.inject('/metrics');
  for (const line of [
    /^parley_database_connections\{state="open"\} [1-9]/m,
    /^http_request_duration_seconds_count\{.*"\/readyz"/m,
    /^parley_jobs_late 0$/m,
  ])
    expect(body).toMatch(line);
  expect(body).not.toContain('a-visitor');
});

it('every answer names its request, by the id of the proxy if that is one', async () => {
  const idFor = async (requestId?: string) =>
    (await t.app.inject({ url: '/healthz', headers: requestId === undefined ? {} : { 'x-request-id': requestId } })).headers[
      'x-request-id'
    ];
  expect(await idFor('7c1f0e5a-93b2')).toBe('7c1f0e5a-93b2');
  for (const odd of [undefined, '', 'two words', 'x'.repeat(65)]) expect(await idFor(odd)).toMatch(/^[0-9a-f-]{36}$/);
});
