import { calls, paths } from '@parley/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from './testing/app.ts';

/** Routes outside of the contract: pages, files and endpoints for operators. */
const otherRoutes = [
  /^\/$/,
  /^\/\*$/,
  /^\/(healthz|readyz|metrics)$/,
  /^\/docs(\/|$)/,
  /^\/(embed\.js|widget\/|uploads\/|assets\/|pictures\/|backdrops\/|sample-shop)/,
];

describe('server and contract', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await testApp();
  });
  afterAll(() => test.close());

  it('serves every call of the contract', () => {
    // `hasRoute` does not work here: it compares literally, while the router ignores case and trailing slashes.
    const served = new Set(test.routes.map(({ method, url }) => `${method} ${url}`));
    const missing = Object.entries(calls).filter(([, { call }]) => !served.has(`${call.method} ${call.path}`));
    expect(missing.map(([name]) => name)).toEqual([]);
  });

  it('serves no route that is missing from the contract', () => {
    const documented = new Set(Object.values(calls).map(({ call }) => `${call.method} ${call.path}`));
    const undocumented = test.routes.filter(
      ({ method, url }) => !documented.has(`${method} ${url}`) && !otherRoutes.some((pattern) => pattern.test(url)),
    );
    expect(undocumented).toEqual([]);
  });

  it('refuses an owner’s call without a token', async () => {
    for (const { call } of Object.values(calls).filter((entry) => entry.call.auth === 'owner')) {
      const url = call.path.replaceAll(/:\w+/g, '1');
      const response = await test.app.inject({ method: call.method, url });
      expect([call.method, url, response.statusCode]).toEqual([call.method, url, 401]);
      expect(response.json().error.code).toBe('unauthorized');
    }
  });

  it('allows preflights from any page for visitor calls, and for no other call', async () => {
    for (const { call } of Object.values(calls)) {
      const { method } = call;
      const url = call.path.replaceAll(/:\w+/g, '1');
      const headers = {
        origin: 'https://shop.example',
        'access-control-request-method': method,
        ...(method !== 'GET' && { 'access-control-request-headers': 'content-type,x-csrftoken' }),
      };
      const preflight = await test.app.inject({ method: 'OPTIONS', url, headers });
      const open = call.auth === 'visitor';
      expect([url, preflight.headers['access-control-allow-origin']]).toEqual([url, open ? '*' : undefined]);
      if (!open) continue;
      expect([url, preflight.statusCode]).toEqual([url, 204]);
      expect(String(preflight.headers['access-control-allow-methods'])).toContain(method);
      expect(String(preflight.headers['access-control-allow-headers']).split(', ')).toEqual(
        expect.arrayContaining(['content-type', 'x-csrftoken']),
      );
    }
  });

  it('lets every page load the widget and the pictures', async () => {
    for (const url of [paths.loaderFile, `${paths.widgetFiles}panel-1.js`, `${paths.uploadedFiles}a.webp`]) {
      const { headers } = await test.app.inject({ url, headers: { origin: 'https://shop.example' } });
      expect([url, headers['access-control-allow-origin']]).toEqual([url, '*']);
    }
  });

  it('shows every call at /docs', async () => {
    const document = (await test.app.inject('/docs/json')).json();
    const shown = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods as object).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const documented = Object.values(calls).map(({ call }) => `${call.method} ${call.path.replaceAll(/:(\w+)/g, '{$1}')}`);
    expect(shown.sort()).toEqual(documented.sort());
  });
});
