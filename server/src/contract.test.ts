import { calls } from '@parley/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from './testing/app.ts';

/** What the server answers besides the contract: pages, files and what operators ask. */
const ours = [
  /^\/$/,
  /^\/\*$/,
  /^\/(healthz|readyz|metrics)$/,
  /^\/docs(\/|$)/,
  /^\/(embed\.js|widget\/|uploads\/|assets\/|pictures\/|sample-shop)/,
];

describe('server and contract', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await testApp();
  });
  afterAll(() => test.close());

  it('serves every call of the contract', () => {
    // Not `hasRoute`: it looks for what was written, and the router keeps paths without case and without a last slash.
    const served = new Set(test.routes.map(({ method, url }) => `${method} ${url}`));
    const missing = Object.entries(calls).filter(([, { call }]) => !served.has(`${call.method} ${call.path}`));
    expect(missing.map(([name]) => name)).toEqual([]);
  });

  it('serves nothing that the contract does not say', () => {
    const said = new Set(Object.values(calls).map(({ call }) => `${call.method} ${call.path}`));
    const unsaid = test.routes.filter(({ method, url }) => !said.has(`${method} ${url}`) && !ours.some((pattern) => pattern.test(url)));
    expect(unsaid).toEqual([]);
  });

  it('refuses an owner’s call without a token', async () => {
    for (const { call } of Object.values(calls).filter((entry) => entry.call.auth === 'owner')) {
      const url = call.path.replaceAll(/:\w+/g, '1');
      const response = await test.app.inject({ method: call.method, url });
      expect([call.method, url, response.statusCode]).toEqual([call.method, url, 401]);
      expect(response.json().error.code).toBe('unauthorized');
    }
  });

  it('shows every call at /docs', async () => {
    const document = (await test.app.inject('/docs/json')).json();
    const shown = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods as object).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const said = Object.values(calls).map(({ call }) => `${call.method} ${call.path.replaceAll(/:(\w+)/g, '{$1}')}`);
    expect(shown.sort()).toEqual(said.sort());
  });
});
