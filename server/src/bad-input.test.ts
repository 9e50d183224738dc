import { randomUUID } from 'node:crypto';
import { request as httpRequest } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import {
  type Call,
  calls,
  changePassword,
  createQuestionnaire,
  deleteAccount,
  errorBody,
  listSessions,
  recordAnswer,
  updatePopup,
} from '@parley/contract';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from './testing/app.ts';
import { aWorld, type Input, inputsFor, nowhere, type World } from './testing/world.ts';

const formContentType = 'multipart/form-data; boundary=x';
const part = '--x\r\ncontent-disposition: form-data; name=';
const named = Object.entries(calls).map(([name, { call }]) => ({ name, call }));

/** Values that are not valid ids. */
const badIds = [
  '0',
  '-1',
  '9007199254740992',
  '9223372036854775808',
  'abc',
  'null',
  'undefined',
  '1.5',
  '1e3',
  '0x1',
  ' 1',
  '%00',
  '१',
  "1'--",
  '1'.repeat(300),
];
/** Bodies that are not valid objects. */
const garbageBodies = [
  '{',
  'not json',
  '"text"',
  '[]',
  '[{}]',
  '1',
  'true',
  'null',
  '\u0000',
  '{"a":1}}',
  '',
  '{"__proto__":{"admin":true}}',
  '{"constructor":{"prototype":{}}}',
];
/** Values to substitute for any field. */
const badValues: unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  1e308,
  99_999_999_999,
  '',
  ' ',
  'a\u0000b',
  '\u001b[2J',
  '\ud800',
  'x'.repeat(50_000),
  '\u202e\u0646\u0635',
  [],
  [null],
  [[]],
  {},
  { a: { b: [1] } },
  Array(10_000).fill(1),
  "'; drop table owners; --",
  '<script>alert(1)</script>',
  '../../etc/passwd',
  'http://[::1',
  '2026-13-45',
];

describe('bad input', () => {
  let test: TestApp;
  let world: World;
  /** Owners of calls that end a session or an account, so that an input that happens to be valid does not sign the other calls out. */
  const ending = new Map<Call, World>();
  let inputs: Record<string, Input>;
  beforeAll(async () => {
    test = await testApp();
    world = await aWorld(test);
    inputs = inputsFor(world);
    for (const { name, call } of named.filter(({ call }) => call === deleteAccount || call === changePassword)) {
      const own = await aWorld(test);
      ending.set(call, own);
      inputs[name] = inputsFor(own)[name] as Input;
    }
  });
  afterAll(() => test.close());

  const headersFor = (call: Call): Record<string, string> => (call.auth === 'owner' ? (ending.get(call) ?? world).headers : {});
  const pathOf = (call: Call, params: Record<string, string> = {}) =>
    call.path.replaceAll(/:(\w+)/g, (_, name: string) =>
      params[name]?.startsWith('%') ? params[name] : encodeURIComponent(params[name] ?? '1'),
    );
  const inject = (call: Call, url: string, payload?: string | object, headers: Record<string, string> = {}) =>
    test.app.inject({
      method: call.method,
      url,
      headers: { ...headersFor(call), ...(payload !== undefined && { 'content-type': 'application/json' }), ...headers },
      ...(payload !== undefined && { payload: typeof payload === 'string' ? payload : JSON.stringify(payload) }),
    });
  /** Describes what is wrong with a response to bad input. null for a well-formed refusal or, where `mayPass`, a success. */
  function fault(response: LightMyRequestResponse, mayPass = false): string | null {
    const { statusCode, body } = response;
    if (mayPass && statusCode < 300) return null;
    if (statusCode < 400 || statusCode >= 500) return `${statusCode} ${body.slice(0, 300)}`;
    try {
      errorBody.parse(JSON.parse(body));
      return null;
    } catch {
      return `${statusCode} in another shape: ${body.slice(0, 300)}`;
    }
  }

  it('has a valid input for every call to start from', () => {
    expect(named.filter(({ name }) => !inputs[name]).map(({ name }) => name)).toEqual([]);
  });

  it('in place of an id is refused', async () => {
    const faults: string[] = [];
    for (const { name, call } of named) {
      const { params = {}, body } = inputs[name] ?? {};
      for (const param of Object.keys(params))
        for (const bad of badIds) {
          const wrong = fault(await inject(call, pathOf(call, { ...params, [param]: bad }), call.body ? (body ?? {}) : undefined));
          if (wrong) faults.push(`${name} ${param}=${bad}: ${wrong}`);
        }
    }
    expect(faults).toEqual([]);
  });

  it('in place of a body is refused', async () => {
    const faults: string[] = [];
    for (const { name, call } of named.filter(({ call }) => call.body)) {
      const url = pathOf(call, inputs[name]?.params);
      const acceptsEmpty = call.body?.safeParse({}).success ?? false;
      for (const garbage of garbageBodies) {
        const countsAsEmpty = acceptsEmpty && garbage === 'null';
        const wrong = fault(await inject(call, url, garbage), countsAsEmpty);
        if (wrong) faults.push(`${name} ${garbage}: ${wrong}`);
      }
      for (const type of [
        'text/plain',
        'application/xml',
        'application/octet-stream',
        'multipart/form-data; boundary=x',
        'multipart/form-data',
        'nonsense',
      ]) {
        const wrong = fault(await inject(call, url, 'x', { 'content-type': type }));
        if (wrong) faults.push(`${name} as ${type}: ${wrong}`);
      }
    }
    expect(faults).toEqual([]);
  });

  it('in place of any field is refused or harmless, and never causes a server error', async () => {
    const faults: string[] = [];
    for (const { name, call } of named.filter(({ call }) => call.body)) {
      const { params, body: validBody = {} } = inputs[name] ?? {};
      const url = pathOf(call, params);
      const body: Record<string, unknown> = name === 'startImport' ? { url: nowhere } : validBody;
      const send = async (what: string, changed: unknown, mayPass: boolean) => {
        const own = ending.get(call);
        if (own && call === changePassword) own.headers = await test.signIn(own.ownerId);
        const response = await inject(call, url, changed as object);
        const wrong = fault(response, mayPass);
        if (wrong) faults.push(`${name} ${what}: ${wrong}`);
        return response.statusCode;
      };
      const { refused, taken } = badlyChanged(call, body);
      for (const [field, { what, changed }] of refused) await send(`${field} ${what}`, changed, false);
      for (const [what, fields] of taken) {
        // In all fields at once. Where that does not pass, a refusal of one may hide what another does, so each is asked by itself.
        const inAll = changedInAll(body, fields);
        if (inAll && isTaken(call, inAll) && (await send(`every field ${what}`, inAll, true)) < 300) continue;
        for (const { path, bad } of fields) await send(`${path.join('.')} ${what}`, replaced(body, path, bad), true);
      }
    }
    expect(faults).toEqual([]);
    // Who is signed out is refused for that, whatever is sent.
    expect((await test.send(listSessions, { headers: world.headers })).statusCode).toBe(200);
  });

  it('in a query is refused', async () => {
    const faults: string[] = [];
    for (const { name, call } of named.filter(({ call }) => call.query?.safeParse({ limit: '0' }).success === false))
      for (const query of [
        'limit=0',
        'limit=-1',
        'limit=1e9',
        'limit=abc',
        'limit=&offset=x',
        'offset=-1',
        'offset=99999999999',
        'limit=1&limit=2',
      ]) {
        const wrong = fault(await inject(call, `${call.path}?${query}`));
        if (wrong) faults.push(`${name} ${query}: ${wrong}`);
      }
    expect(faults).toEqual([]);
  });

  it('in unknown fields is dropped and not stored', async () => {
    const body = { name: 'Known', id: 1, ownerId: 1, owner_id: 1, admin: true };
    const { questionnaire } = await test.ask(createQuestionnaire, { body: body as never, headers: world.headers });
    expect(questionnaire.id).not.toBe(1);
    const change = { popup_name: 'Renamed', clientId: 1, id: 1, admin: true } as never;
    const { popup } = await test.ask(updatePopup, { params: { popupId: String(world.ids.popup) }, body: change, headers: world.headers });
    expect([popup.id, popup.clientId]).toEqual([world.ids.popup, world.ownerId]);
    const { rows } = await test.platform.database.pool.query('select settings::text from recommenders where owner_id = $1', [
      world.ownerId,
    ]);
    expect(rows.map(({ settings }) => settings).join()).not.toContain('admin');
  });

  it('in unknown fields is dropped from every body, at every depth, in both formats', async () => {
    const unknownFieldName = 'nobody-knows-this';
    const refused: unknown[] = [];
    const shop = await aWorld(test);
    const validInputs = inputsFor(shop);
    const compare = async (name: string, call: Call, { body = {}, files, ...rest }: Input) => {
      const headers = call.auth === 'owner' ? shop.headers : {};
      const send = (body: unknown) => test.send(call, { ...rest, body, ...(files && { files }), headers } as never);
      const [plain, extended] = [await send(body), await send(withUnknownField(body, unknownFieldName))];
      // A repeated request may be refused as a conflict; an unknown field must make no other difference.
      if (extended.statusCode !== plain.statusCode && extended.statusCode !== 409) refused.push([name, plain.body, extended.body]);
      if (extended.body.includes(unknownFieldName)) refused.push([name, extended.body]);
    };
    for (const { name, call } of named.filter(({ call }) => call.body && call !== deleteAccount)) {
      const input: Input = name === 'startImport' ? { body: { url: nowhere } } : (validInputs[name] ?? {});
      await compare(name, call, input);
      if (call.files && !input.files) await compare(name, call, { ...input, files: {} });
    }
    expect(refused).toEqual([]);
    await test.jobsDone();
    const { pool } = test.platform.database;
    const tables = await pool.query(`select table_name as name from information_schema.tables where table_schema = 'public'`);
    const holding = tables.rows.map(
      ({ name }) => `select '${name}' as name from "${name}" t where to_jsonb(t)::text like '%${unknownFieldName}%'`,
    );
    expect((await pool.query(holding.join(' union all '))).rows).toEqual([]);
  });

  it('keeps text of every script unchanged', async () => {
    const name = 'نصّ 中文 हिन्दी 😀 Ω \u200fRTL é';
    const { questionnaire } = await test.ask(createQuestionnaire, { body: { name }, headers: world.headers });
    expect(questionnaire.name).toBe(name);
  });

  it('with ten thousand answers is refused as a whole', async () => {
    const { params, body } = inputs.recordAnswer ?? {};
    const answer = Array.from({ length: 10_000 }, () => ({ answerId: world.ids.answer }));
    const response = await test.send(recordAnswer, { params, body: { ...body, answer, requestId: randomUUID() } } as never);
    expect(response.statusCode).toBe(400);
  });

  it('in unknown routes is refused in the usual shape', async () => {
    for (const [method, url] of [
      ['GET', '/api/nothing/'],
      ['POST', '/api/popups/'],
      ['DELETE', '/login/'],
      ['PUT', '/%c0%ae'],
      ['GET', '/api/popup/%zz/'],
    ] as const) {
      const wrong = fault(await test.app.inject({ method, url, headers: { accept: 'application/json' } }));
      expect([url, wrong]).toEqual([url, null]);
    }
  });

  it.each([
    ['not HTTP', 'NONSENSE\r\n\r\n', 400],
    ['of two lengths', 'POST /login/ HTTP/1.1\r\nhost: x\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\n{', 400],
    ['of a length and chunks', 'POST /login/ HTTP/1.1\r\nhost: x\r\ncontent-length: 1\r\ntransfer-encoding: chunked\r\n\r\n', 400],
    ['of endless headers', `GET / HTTP/1.1\r\nhost: x\r\na: ${'b'.repeat(30_000)}\r\n\r\n`, 431],
  ])('that is %s is refused in the usual shape', async (_, sent, status) => {
    const server = await testApp();
    await server.app.listen({ port: 0, host: '127.0.0.1' });
    const socket = connect((server.app.server.address() as AddressInfo).port, '127.0.0.1');
    socket.write(sent);
    const answer = (await socket.toArray()).join('');
    expect(answer.split('\r\n')[0]).toContain(` ${status} `);
    errorBody.parse(JSON.parse(answer.split('\r\n\r\n')[1] ?? ''));
    await server.close();
  });

  describe('that is too large', () => {
    let port: number;
    beforeAll(async () => {
      await test.app.listen({ port: 0, host: '127.0.0.1' });
      port = (test.app.server.address() as AddressInfo).port;
    });

    /** Announces a body of `length` bytes, sends only `sent`, and returns the status of the response. */
    const announce = (call: Call, type: string, length: number | null, sent: string, params?: Record<string, string>) =>
      new Promise<number>((resolve, reject) => {
        const headers = {
          ...headersFor(call),
          'content-type': type,
          ...(length !== null && { 'content-length': length }),
        };
        const request = httpRequest({ port, host: '127.0.0.1', method: call.method, path: pathOf(call, params), headers }, (response) => {
          resolve(response.statusCode ?? 0);
          request.destroy();
        });
        request.on('error', reject);
        if (length === null) request.end(sent);
        else request.write(sent);
      });

    it('is 413 by its announced length, before it is read', async () => {
      for (const { name, call } of named.filter(({ call }) => call.body))
        for (const type of call.files ? [formContentType, 'application/json'] : ['application/json'])
          expect([name, type, await announce(call, type, 2_000_000_000, '{"', inputs[name]?.params)]).toEqual([name, type, 413]);
    });

    it('is 413 also when no length is announced', async () => {
      const { call } = calls.contactForm as { call: Call };
      expect(await announce(call, 'application/json', null, `{"message":"${'x'.repeat(300_000)}"}`)).toBe(413);
    });

    it.each([
      ['a field', `${part}"text"\r\n\r\n`],
      ['a file', `${part}"image"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n`],
      ['a file that is not taken', `${part}"other"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n`],
      ['the head of a part', '--x\r\ncontent-disposition: '],
      ['text that is not a part', ''],
    ])('is 413 while %s of an endless form is still being sent', async (_, head) => {
      const { call } = calls.createAnswer as { call: Call };
      const headers = { ...world.headers, 'content-type': formContentType };
      const answered = await new Promise<{ status: number | undefined; sent: number }>((resolve, reject) => {
        let sent = 0;
        const url = { port, host: '127.0.0.1', method: call.method, path: pathOf(call, inputs.createAnswer?.params), headers };
        const request = httpRequest(url, (response) => {
          resolve({ status: response.statusCode, sent });
          request.destroy();
        });
        request.on('error', reject);
        const sendMore = () => {
          sent += 65_536;
          if (!request.destroyed) request.write('y'.repeat(65_536), sendMore);
        };
        request.write(head, sendMore);
      });
      expect(answered.status).toBe(413);
      expect(answered.sent).toBeLessThan(64 * 1024 * 1024);
    });
  });
});

/** What is substituted for any field, each with its name: undefined leaves the field out. */
const badValuesByName = [undefined, ...badValues].map((bad): [string, unknown] => [
  bad === undefined ? 'left out' : `= ${JSON.stringify(bad).slice(0, 40)}`,
  bad,
]);

/** Whether the call's schema takes a body, as it arrives. */
const isTaken = (call: Call, body: unknown) => call.body?.safeParse(JSON.parse(JSON.stringify(body))).success ?? false;

/** A field with what is substituted for it. */
interface BadField {
  path: string[];
  bad: unknown;
}

/**
 * The bodies with a bad value in one field: those that the call's schema refuses, which the route does in one place, so that one of them is
 * enough for each field; and, for each bad value, the fields where the schema takes it.
 */
function badlyChanged(call: Call, body: unknown) {
  const refused = new Map<string, { what: string; changed: unknown }>();
  const taken = new Map<string, BadField[]>();
  for (const path of places(body))
    for (const [what, bad] of badValuesByName) {
      const changed = replaced(body, path, bad);
      const field = path.join('.');
      if (isTaken(call, changed)) taken.set(what, [...(taken.get(what) ?? []), { path, bad }]);
      else if (!refused.has(field)) refused.set(field, { what, changed });
    }
  return { refused, taken };
}

/** The body with bad values in several fields at once; null where one of them is within another, or there is only one. */
function changedInAll(body: unknown, fields: readonly BadField[]): unknown {
  const apart = !fields.some(({ path }) => fields.some((other) => other.path !== path && isWithin(path, other.path)));
  return apart && fields.length > 1 ? fields.reduce((changed, { path, bad }) => replaced(changed, path, bad), body) : null;
}

/** Whether a place lies within another place. */
const isWithin = (path: string[], outer: string[]) => outer.every((key, at) => path[at] === key);

/** The value with an unknown field added to every object in it. */
function withUnknownField(value: unknown, mark: string): unknown {
  if (Array.isArray(value)) return value.map((part) => withUnknownField(part, mark));
  if (typeof value !== 'object' || value === null) return value;
  return { ...Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withUnknownField(part, mark)])), [mark]: mark };
}

function* places(value: unknown, path: string[] = []): Generator<string[]> {
  if (path.length > 0) yield path;
  if (typeof value === 'object' && value !== null) for (const [key, part] of Object.entries(value)) yield* places(part, [...path, key]);
}

function replaced(value: unknown, [key, ...rest]: string[], by: unknown): unknown {
  if (key === undefined) return by;
  const part = (value as Record<string, unknown>)[key];
  if (Array.isArray(value)) return value.with(Number(key), replaced(part, rest, by));
  return { ...(value as object), [key]: replaced(part, rest, by) };
}
