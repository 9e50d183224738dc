import { contactForm } from '@parley/contract';
import Fastify from 'fastify';
import { Registry } from 'prom-client';
import { expect, it } from 'vitest';
import { buildApp } from '../../../app.ts';
import { testApp } from '../../../testing/app.ts';
import { handleErrors } from '../errors.ts';
import { createLoad, shedLoad } from './shedding.ts';

async function appWith(maxInProgress: number) {
  const app = Fastify();
  handleErrors(app);
  shedLoad(app, createLoad(maxInProgress));
  const held = Promise.withResolvers<void>();
  app.get('/held', async () => {
    await held.promise;
    return 'done';
  });
  app.get('/fails', () => Promise.reject(new Error('fails')));
  app.get('/vital', { config: { isVital: true } }, async () => 'alive');
  await app.ready();
  return { app, held, status: async (url: string) => (await app.inject(url)).statusCode };
}

it('refuses requests beyond those in progress at once with 503 and Retry-After, but never health checks', async () => {
  const { app, held, status } = await appWith(3);
  const all = Array.from({ length: 100 }, () => app.inject('/held'));
  const refused = await Promise.race(all);
  expect([refused.statusCode, refused.json().error.code]).toEqual([503, 'busy']);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  // Above the bound they do not count, neither when they begin nor when they end.
  expect([await status('/vital'), await status('/vital'), await status('/fails')]).toEqual([200, 200, 503]);
  held.resolve();
  const statuses = (await Promise.all(all)).map(({ statusCode }) => statusCode);
  expect([statuses.filter((code) => code === 200).length, statuses.filter((code) => code === 503).length]).toEqual([3, 97]);
});

it('counts down after answers, failures and unknown routes', async () => {
  const { held, status } = await appWith(1);
  held.resolve();
  for (let i = 0; i < 3; i++) expect([await status('/held'), await status('/fails'), await status('/none')]).toEqual([200, 500, 404]);
});

it('holds for the calls of the app', async () => {
  const test = await testApp();
  const { app } = await buildApp({ ...test.platform, metrics: new Registry() }, { maxInProgress: 0 });
  const body = { email: 'visitor@shop.test', message: 'Hello' };
  expect((await app.inject({ method: contactForm.method, url: contactForm.path, payload: body })).statusCode).toBe(503);
  expect((await app.inject('/healthz')).statusCode).toBe(200);
  expect((await app.inject('/readyz')).statusCode).toBe(200);
  await app.close();
  await test.close();
});
