import { readFileSync } from 'node:fs';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import {
  bootstrap,
  bootstrapAnswer,
  createPopupPage,
  deletePopup,
  deletePopupPage,
  listPopupPages,
  placement,
  placementAnswer,
  popupDesign,
  updatePopup,
  updateQuestionnaire,
  widgetWords,
} from '@parley/contract';
import { addressOf, namedLoader } from '@parley/contract/paths';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { eventually } from '../../../testing/eventually.ts';
import { createQuestionnaireWith } from '../../questionnaires/index.ts';
import { newAnswer, newQuestion, newQuestionnaire } from '../../questionnaires/testing.ts';
import { createRecommender, mintEngagement, verifyEngagement } from '../index.ts';

type Owner = Awaited<ReturnType<TestApp['newOwner']>>;

let test: TestApp;
let owner: Owner;
let id: number;
beforeAll(async () => {
  test = await testApp();
});
beforeEach(async () => {
  owner = await test.newOwner();
  id = await make({ websites: ['https://shop.example', '*.outlet.example'] });
});
afterAll(() => test.close());

const make = (more: Partial<Parameters<typeof createRecommender>[2]> = {}, as = owner) =>
  createRecommender(test.platform.db, as.ownerId, { name: 'Shoes', active: true, ...more });
interface Input {
  headers?: Record<string, string>;
  popupId?: number | string;
  userId?: number | string;
}
const paramsOf = ({ popupId = id, userId = owner.ownerId }: Input) => ({ popupId: String(popupId), userId: String(userId) });
const place = (input: Input = {}) => test.send(placement, { params: paramsOf(input), headers: input.headers ?? {} });
const boot = (input: Input = {}) => test.send(bootstrap, { params: paramsOf(input), headers: input.headers ?? {} });
/** The answer, checked exactly against the contract. */
const placed = (response: LightMyRequestResponse) => {
  expect([response.statusCode, response.json()]).toEqual([200, placementAnswer.strict().parse(response.json())]);
  return placementAnswer.parse(response.json());
};
const booted = (response: LightMyRequestResponse) => {
  expect([response.statusCode, response.json()]).toEqual([200, bootstrapAnswer.strict().parse(response.json())]);
  return bootstrapAnswer.parse(response.json());
};
const save = (body: object) => test.ask(updatePopup, { params: { popupId: String(id) }, body: body as never, headers: owner.headers });
const fromShop = { origin: 'https://shop.example' };

describe('the placement', () => {
  it('contains when and where to show, and little else', async () => {
    expect(placed(await place())).toEqual({
      websites: ['https://shop.example', 'https://*.outlet.example'],
      kind: 'Chatbot',
      side: 'Right',
      always: false,
      exit: true,
      inactivity: null,
      scroll: null,
      ai: false,
      launcher: { text: 'Lets Start', color: '#6d28d9', textColor: '#ffffff', radius: 20 },
      panel: expect.stringMatching(/^\/widget\/panel(-[\w-]+)?\.js$/),
    });
    await save({ activateOnInactivity: true, activateOnScroll: true, popupOrChat: 'Popup', popupSide: 'Left' });
    expect(placed(await place())).toMatchObject({ kind: 'Popup', side: 'Left', inactivity: 30, scroll: 50 });
    await save({ alwaysDisplay: true, activateOnExit: false, activateOnInactivitySeconds: 7, activateOnScrollPercentage: 90 });
    expect(placed(await place())).toMatchObject({ always: true, exit: false, inactivity: 7, scroll: 90, ai: false });
    await save({ activateOnAI: true, popupLauncherColor: '#010203', popupLauncherTextColor: '#040506', popupBorderRadius: 3 });
    await save({ popupChatButtonText: 'Ask us' });
    expect(placed(await place())).toMatchObject({
      ai: true,
      launcher: { text: 'Ask us', color: '#010203', textColor: '#040506', radius: 3 },
    });
  });

  it('says where and when it may show only while the owner restricts it, and which code checks that', async () => {
    const rules = { hideOnPages: ['/cart', '/checkout*'], showOnDevices: ['phone'], showFromTime: '09:00', openAtMost: 'day' };
    await save({ ...rules, showTimeZone: 'Europe/Berlin' });
    expect(placed(await place())).toMatchObject({
      ask: expect.stringMatching(/^\/widget\/show(-[\w-]+)?\.js$/),
      showing: { ...rules, showTimeZone: 'Europe/Berlin' },
    });
    await save({ hideOnPages: [], showOnDevices: ['desktop', 'tablet', 'phone'], showFromTime: '', openAtMost: 'page' });
    expect(placed(await place())).not.toHaveProperty('showing');
    const refused = async (body: object) => {
      const response = await test.send(updatePopup, { params: { popupId: String(id) }, body: body as never, headers: owner.headers });
      return [response.statusCode, ...Object.keys(response.json().error.fields)];
    };
    expect(await refused({ showOnDays: [] })).toEqual([400, 'showOnDays']);
    expect(await refused({ showTimeZone: 'Moon/Sea' })).toEqual([400, 'showTimeZone']);
    expect(await refused({ showOnPages: ['/a', ''] })).toEqual([400, 'showOnPages.1']);
    expect(await refused({ showUntilTime: '24:00' })).toEqual([400, 'showUntilTime']);
  });

  it('is compressed as requested, is small, and may be cached for a minute', async () => {
    const plain = (await place()).body;
    const brotli = await place({ headers: { 'accept-encoding': 'gzip, deflate, br, zstd' } });
    const gzip = await place({ headers: { 'accept-encoding': 'gzip' } });
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain);
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain);
    expect(brotli.rawPayload.length).toBeLessThanOrEqual(500);
    expect(brotli.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'content-encoding': 'br',
      'content-length': String(brotli.rawPayload.length),
      'cache-control': 'public, max-age=60',
      'access-control-allow-origin': '*',
      'x-content-type-options': 'nosniff',
      vary: 'accept-encoding',
      etag: gzip.headers.etag,
    });
  });

  it('answers 304 to clients that have it, until it changes', async () => {
    const { headers } = await place();
    const again = { headers: { 'if-none-match': `"other", ${headers.etag}` } };
    const same = await place(again);
    expect([same.statusCode, same.body, same.headers.etag]).toEqual([304, '', headers.etag]);
    expect(same.headers['cache-control']).toBe('public, max-age=60');
    await save({ popupSide: 'Left' });
    expect((await place(again)).statusCode).toBe(200);
  });

  it('is absent for recommenders that are inactive, deleted, unknown or of another owner', async () => {
    const stranger = await test.newOwner();
    for (const input of [
      { userId: stranger.ownerId },
      { popupId: 2_147_483_647 },
      { popupId: '0' },
      { popupId: 'x' },
      { userId: '1 or 1=1' },
    ])
      expect((await place(input)).statusCode).toBe(404);
    await save({ status: false });
    const inactive = await place({ headers: owner.headers });
    expect([inactive.statusCode, inactive.json().error.code]).toEqual([404, 'not_found']);
    await save({ status: true });
    expect((await place()).statusCode).toBe(200);
    await test.ask(deletePopup, { params: { popupId: String(id) }, headers: owner.headers });
    expect((await place()).statusCode).toBe(404);
  });
});

describe('the bootstrap', () => {
  it('contains the whole recommender with its defaults and suggestions', async () => {
    await save({
      popupAdditionals: [{ popupAdditionalText: 'Sizes?', popupAdditionalChatText: 'Which size?' }],
      popupLogo: '/uploads/l.webp',
    });
    const answer = booted(await boot({ headers: fromShop }));
    expect(answer.popup).toEqual({
      ...popupDesign.parse({}),
      words: widgetWords.parse({}),
      askFollowUps: true,
      person: null,
      popupOrChat: 'Chatbot',
      popupSide: 'Right',
      popupClosedFor: 'session',
      popupClosedForDays: 7,
      darkWithShop: true,
      alwaysDisplay: false,
      activateOnExit: true,
      activateOnInactivity: false,
      activateOnScroll: false,
      id,
      clientId: owner.ownerId,
      popupLogo: 'http://parley.test/uploads/l.webp',
      popupAdditionals: [{ popupAdditionalId: expect.any(Number), popupAdditionalText: 'Sizes?', popupAdditionalChatText: 'Which size?' }],
    });
    expect(answer).toMatchObject({ question: null, allQuestions: [] });
    expect(answer.quickCustomization).toEqual({
      color: 'Purple',
      corner: 'Standart',
      popupOrChatbot: 'Chatbot',
      activateOnExit: true,
      activateOnInactivity: false,
      activateOnScroll: false,
      activateOnAI: false,
      suggestionFirst: 'Sizes?',
      suggestionSecond: '',
      suggestionThird: '',
    });
  });

  it('has a text on every button, whatever the owner left empty', async () => {
    const none = { popupChatButtonText: '', popupSendButtonText: ' ', popupCloseButtonText: '', popupQuestionarySubmitButtonText: '' };
    const { popup } = await save(none);
    const labels = {
      popupChatButtonText: 'Lets Start',
      popupSendButtonText: 'Send',
      popupCloseButtonText: 'Close',
      popupQuestionarySubmitButtonText: 'Submit',
    };
    expect(popup).toMatchObject(labels);
    expect(booted(await boot()).popup).toMatchObject(labels);
    expect(placed(await place()).launcher.text).toBe('Lets Start');
    expect((await save({ popupTitle: '', popupExampleInputChatGPT: '' })).popup).toMatchObject({
      popupTitle: '',
      popupExampleInputChatGPT: '',
    });
  });

  it('contains the first question and all reachable ones, without the owner’s rules', async () => {
    const answer = (text: string, next: number | null, more = {}) => ({ text, textForChat: `${text}.`, next, ...more });
    const { questionnaireId, questionIds } = await createQuestionnaireWith(test.platform.db, owner.ownerId, {
      name: 'Q',
      questions: [
        { text: 'Where? 靴', answers: [answer('Road', 2, { image: '/uploads/road.webp' }), answer('Trail', 0)] },
        { text: 'Nobody comes here', answers: [answer('x', 0)] },
        {
          text: 'Which size?',
          answers: [answer('42', null, { productRules: [{ field: 'tag', values: ['secret'], effect: 'prefer', weight: 1 }] })],
        },
      ],
    });
    await save({ questionnaireId });
    const response = await boot();
    expect(response.body).not.toContain('secret');
    const { question, allQuestions } = booted(response);
    expect(allQuestions.map((question) => question.id)).toEqual([questionIds[0], questionIds[2]]);
    expect(question).toEqual(allQuestions[0]);
    expect(question?.answers.map((answer) => [answer.text, answer.next_question, answer.image])).toEqual([
      ['Road', questionIds[2], 'http://parley.test/uploads/road.webp'],
      ['Trail', questionIds[0], ''],
    ]);
  });

  it('contains a new signed identifier each time, and writes nothing', async () => {
    const tokens = await Promise.all([1, 2, 3].map(async () => booted(await boot()).popupEngagementUniqueIdentifier));
    expect(new Set(tokens).size).toBe(3);
    for (const token of tokens) {
      expect(token).toMatch(new RegExp(`^[0-9a-f-]{36}\\.${owner.ownerId}\\.${id}\\.[\\w-]{32}$`));
      expect(verifyEngagement(test.platform, token, owner.ownerId, id)).toEqual({
        id: token.slice(0, 36),
        ownerId: owner.ownerId,
        recommenderId: id,
      });
    }
  });

  it('is compressed as requested and never cached', async () => {
    const packed = await boot({ headers: { 'accept-encoding': 'gzip, deflate, br' } });
    const answer = bootstrapAnswer.parse(JSON.parse(gunzipSync(packed.rawPayload).toString()));
    expect({ ...booted(await boot()), popupEngagementUniqueIdentifier: '' }).toEqual({ ...answer, popupEngagementUniqueIdentifier: '' });
    expect(packed.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'content-encoding': 'gzip',
      'cache-control': 'no-store',
      'access-control-allow-origin': '*',
      'x-content-type-options': 'nosniff',
    });
  });

  it('is refused on websites that are not allowed, and the refusal is logged', async () => {
    const logged = vi.spyOn(test.app.log, 'info');
    for (const origin of [
      'https://evilshop.example',
      'https://shop.example.evil.com',
      'http://shop.example',
      'https://shop.example:444',
      'null',
    ]) {
      const response = await boot({ headers: { origin } });
      expect([origin, response.statusCode, response.json().error.code]).toEqual([origin, 403, 'website_not_allowed']);
    }
    const line = { route: bootstrap.path, status: 403, code: 'website_not_allowed', fields: undefined, times: 1 };
    expect(logged.mock.calls).toEqual([[line, 'a visitor was refused']]);
    logged.mockRestore();
    for (const origin of ['https://shop.example', 'https://www.outlet.example', 'http://parley.test'])
      expect([origin, (await boot({ headers: { origin } })).statusCode]).toEqual([origin, 200]);
    // A page that this server delivered under another host name.
    expect((await boot({ headers: { origin: 'http://127.0.0.1:3000', host: '127.0.0.1:3000' } })).statusCode).toBe(200);
    expect((await boot({ headers: { origin: 'http://evil.com', host: '127.0.0.1:3000' } })).statusCode).toBe(403);
  });

  it('a refusal can be read by the page, and is never cached', async () => {
    for (const response of [await boot({ headers: { origin: 'https://evil.com' } }), await boot({ popupId: 0 })])
      expect(response.headers).toMatchObject({
        'access-control-allow-origin': '*',
        'cache-control': 'no-store',
        'content-type': 'application/json; charset=utf-8',
      });
    const absent = await place({ popupId: 0, headers: { origin: 'https://evil.com', 'accept-encoding': 'br' } });
    expect(absent.headers).toMatchObject({ 'access-control-allow-origin': '*', 'cache-control': 'public, max-age=60' });
    expect(absent.json().error.code).toBe('not_found');
  });

  it('of an inactive recommender is only for its owner', async () => {
    await save({ status: false });
    const stranger = await test.newOwner();
    expect((await boot()).statusCode).toBe(404);
    expect((await boot({ headers: stranger.headers })).statusCode).toBe(404);
    expect((await boot({ headers: { authorization: 'Bearer x.y.z' } })).statusCode).toBe(404);
    booted(await boot({ headers: { ...owner.headers, origin: 'http://parley.test' } }));
    expect((await boot({ headers: { ...owner.headers, origin: 'https://evil.com' } })).statusCode).toBe(403);
  });

  it('is absent for invalid ids', async () => {
    for (const popupId of ['0', '-1', 'abc', '9007199254740992', '9'.repeat(400), '%2e', '%00', '1%2f1'])
      expect([popupId, (await boot({ popupId })).statusCode]).toEqual([popupId, 404]);
  });
});

describe('an owner’s save', () => {
  it('is visible at the next request', async () => {
    booted(await boot());
    await save({ popupTitle: 'Changed' });
    expect(booted(await boot()).popup.popupTitle).toBe('Changed');

    const questionnaireId = await newQuestionnaire(test, owner);
    await save({ questionnaireId });
    const question = await newQuestion(test, owner, questionnaireId, 'First?');
    expect(booted(await boot()).question?.text).toBe('First?');
    await newAnswer(test, owner, question, null, { text: 'An answer' });
    expect(booted(await boot()).question?.answers.map((answer) => answer.text)).toEqual(['An answer']);
    const params = { id: String(questionnaireId) };
    await test.ask(updateQuestionnaire, { params, body: { first_question: '' }, headers: owner.headers });
    expect(booted(await boot()).question).toBeNull();

    const body = { popupPagesId: id, showOnWebsite: 'new.example' };
    expect((await boot({ headers: { origin: 'https://new.example' } })).statusCode).toBe(403);
    const page = await test.ask(createPopupPage, { body, headers: owner.headers });
    expect((await boot({ headers: { origin: 'https://new.example' } })).statusCode).toBe(200);
    expect(placed(await place()).websites).toContain('https://new.example');
    await test.ask(deletePopupPage, { params: { id: String(page.id) }, headers: owner.headers });
    expect((await boot({ headers: { origin: 'https://new.example' } })).statusCode).toBe(403);
  });

  it('is visible within a minute even if the message is lost', async () => {
    booted(await boot());
    const publish = vi.spyOn(test.platform.database, 'publish').mockRejectedValue(new Error('down'));
    expect((await save({ popupTitle: 'Late' })).popup.popupTitle).toBe('Late');
    publish.mockRestore();
    expect(booted(await boot()).popup.popupTitle).not.toBe('Late');
    test.clock.advance(60_000);
    expect(booted(await boot()).popup.popupTitle).toBe('Late');
  });

  it('is read from the database once, however many visitors come', async () => {
    const fresh = await make();
    const query = vi.spyOn(test.platform.database.pool, 'query');
    // What the app stores by itself meanwhile reads no recommender.
    const reads = () => query.mock.calls.filter(([statement]) => JSON.stringify(statement).includes('from \\"recommenders\\"')).length;
    await Promise.all(Array.from({ length: 50 }, () => boot({ popupId: fresh })));
    const first = reads();
    expect(first).toBeGreaterThan(0);
    await Promise.all(Array.from({ length: 50 }, () => boot({ popupId: fresh })));
    expect(reads()).toBe(first);
    query.mockRestore();
  });
});

describe('the snippet', () => {
  const seen = async () => (await test.ask(listPopupPages, { params: { popupId: String(id) }, headers: owner.headers })).snippetSeenAt;

  it('is recorded on allowed websites, at most once an hour', async () => {
    await place();
    await place({ headers: { origin: 'https://evil.com' } });
    await place({ headers: { origin: 'http://parley.test', referer: 'https://shop.example/' } });
    expect(await seen()).toBeNull();
    await place({ headers: { referer: 'https://shop.example/products?page=2' } });
    const first = await eventually(async () => (await seen()) ?? Promise.reject(new Error('not yet')));
    expect(Date.parse(first)).toBeLessThanOrEqual(test.clock.now().getTime());
    test.clock.advance(59 * 60_000);
    await place({ headers: fromShop });
    expect(await seen()).toBe(first);
    test.clock.advance(2 * 60_000);
    await place({ headers: fromShop });
    await eventually(async () => expect(await seen()).not.toBe(first));
  });

  it('never fails a visitor’s request', async () => {
    await place();
    const failing = vi.spyOn(test.platform.db, 'update').mockImplementationOnce(() => {
      throw new Error('down');
    });
    expect((await place({ headers: fromShop })).statusCode).toBe(200);
    failing.mockRestore();
    await place({ headers: fromShop });
    await eventually(async () => expect(await seen()).not.toBeNull());
  });
});

describe('functions for other features', () => {
  it('is a recommender, active or not', async () => {
    await save({ status: false, popupTitle: 'Hi' });
    expect(await test.features.recommenders.findForVisitor(owner.ownerId, id)).toMatchObject({
      id,
      ownerId: owner.ownerId,
      active: false,
      questionnaireId: null,
      settings: { popupTitle: 'Hi', popupWordForAnd: 'and' },
      websites: ['https://shop.example', 'https://*.outlet.example'],
    });
    expect(await test.features.recommenders.findForVisitor(owner.ownerId + 1, id)).toBeNull();
    expect(await test.features.recommenders.findForVisitor(owner.ownerId, 0)).toBeNull();
  });

  it('is whether a page may write', () => {
    const request = (headers: object) => ({ headers }) as never;
    const websites = ['https://shop.example'];
    expect(() => test.features.recommenders.assertOriginAllowed(request({}), { websites })).not.toThrow();
    expect(() => test.features.recommenders.assertOriginAllowed(request(fromShop), { websites })).not.toThrow();
    expect(() => test.features.recommenders.assertOriginAllowed(request(fromShop), { websites: [] })).toThrow(
      expect.objectContaining({ status: 403, code: 'website_not_allowed' }),
    );
  });

  it('is whether an engagement is ours', () => {
    const token = mintEngagement(test.platform, 1, 13);
    const uuid = token.slice(0, 36);
    const engagement = { id: uuid, ownerId: 1, recommenderId: 13 };
    expect(verifyEngagement(test.platform, token)).toEqual(engagement);
    expect(verifyEngagement(test.platform, token, 1)).toEqual(engagement);
    expect(verifyEngagement(test.platform, token, 1, 13)).toEqual(engagement);
    expect(verifyEngagement(test.platform, token, 2)).toBeNull();
    expect(verifyEngagement(test.platform, token, 1, 14)).toBeNull();
    const other = test.platform.signer('another purpose').sign(`${uuid}.1.13`);
    for (const forged of [
      '',
      '.',
      'x',
      uuid,
      `${uuid}.1.13`,
      `${uuid}.1.13.`,
      token.replace('.13.', '.14.'),
      `${token}x`,
      token.slice(1),
      other,
    ])
      expect([forged, verifyEngagement(test.platform, forged)]).toEqual([forged, null]);
  });
});

describe('the loader that brings the placement along', () => {
  const load = (headers: Record<string, string>, popupId = id) =>
    test.app.inject({ url: addressOf(namedLoader, { userId: owner.ownerId, popupId }), headers });
  const shop = { referer: 'https://shop.example/shoes?size=42' };
  /** What the script gives its own element, and that it goes on with the loader's code. */
  const givenBy = (code: string) => {
    const [, assignedJson] = /^Object\.assign\(document\.currentScript\|\|\{\},(\{.*\})\);\n./.exec(code) ?? [];
    return JSON.parse(assignedJson ?? 'null');
  };

  it('has the same placement, and may be cached by the same rules', async () => {
    const answer = await load({ ...shop, 'accept-encoding': 'gzip, br' });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=60',
      'cross-origin-resource-policy': 'cross-origin',
      'content-encoding': 'br',
    });
    const code = brotliDecompressSync(answer.rawPayload).toString();
    expect(givenBy(code)).toEqual({ [`${owner.ownerId}/${id}`]: placed(await place()) });
    expect((await load({ ...shop, 'if-none-match': String(answer.headers.etag) })).statusCode).toBe(304);
    await save({ popupChatButtonText: 'Ask us' });
    expect((await load(shop)).body).toContain('"text":"Ask us"');
  });

  it.each([
    ['a page that is not allowed', { referer: 'https://other.example/' }],
    ['a page that hides which it is', {}],
  ])('leaves the placement to the call that counts: %s', async (_, headers) => {
    const answer = await load(headers);
    expect([answer.statusCode, answer.headers.location, answer.headers['cache-control']]).toEqual([307, '../../embed.js', 'no-store']);
  });

  it('does so for a recommender that is switched off, and one that there is not', async () => {
    await save({ status: false });
    expect((await load(shop)).statusCode).toBe(307);
    expect((await load(shop, 2_000_000_000)).statusCode).toBe(307);
  });
});

it('the panel’s address is the one of the built widget', async () => {
  let manifest: string;
  try {
    manifest = readFileSync(new URL('../../../../../widget/dist/manifest.json', import.meta.url), 'utf8');
  } catch {
    manifest = '{"panel":"panel.js"}';
  }
  expect(placed(await place()).panel).toBe(`/widget/${JSON.parse(manifest).panel}`);
});

describe('a client that sends requests without end', () => {
  it('is told when to retry, by address and by recommender', async () => {
    // A scale of 1/600: two placements a minute from an address.
    const strict = await testApp({ RATE_LIMIT_SCALE: String(1 / 600) });
    const ask = (remoteAddress: string, call: 'placement' | 'offlinePopup', popupId: number | string = id) =>
      strict.app.inject({ url: `/${call}/${popupId}/${owner.ownerId}`, remoteAddress });
    const statuses = [];
    for (let i = 0; i < 3; i++) statuses.push((await ask('192.0.2.1', 'placement', i)).statusCode);
    expect(statuses).toEqual([404, 404, 429]);
    const refused = await ask('192.0.2.1', 'placement');
    expect(refused.json().error.code).toBe('too_many_requests');
    expect(refused.headers).toMatchObject({ 'access-control-allow-origin': '*', 'cache-control': 'no-store' });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60);
    expect((await ask('192.0.2.1', 'offlinePopup')).statusCode).toBe(200);
    expect((await ask('192.0.2.2', 'placement')).statusCode).toBe(200);

    const busy = await Promise.all(Array.from({ length: 210 }, (_, i) => ask(`198.51.100.${i}`, 'offlinePopup')));
    expect(busy.filter((answer) => answer.statusCode === 429)).toHaveLength(11);
    expect((await ask('198.51.100.250', 'offlinePopup', await make())).statusCode).toBe(200);
    await strict.close();
  });
});
