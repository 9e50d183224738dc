import {
  createPopup,
  createPopupPage,
  createQuestionnaire,
  deletePopup,
  deletePopupPage,
  deleteQuestionnaire,
  duplicatePopup,
  getPopup,
  getSetup,
  listPopupDays,
  listPopupPages,
  listPopups,
  type PopupChange,
  placement,
  popupBehaviour,
  popupChange,
  popupDesign,
  productChoice,
  updatePopup,
} from '@parley/contract';
import { and, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type TestApp, testApp } from '../../testing/app.ts';
import { eventually } from '../../testing/eventually.ts';
import { addresseeOf } from '../accounts/index.ts';
import { product } from '../assistant/testing.ts';
import { saveProducts } from '../catalogue/index.ts';
import { raise } from '../counters/index.ts';
import { saveLead } from '../leads/index.ts';
import { createQuestionnaireWith } from '../questionnaires/index.ts';
import { createRecommender, maxWebsites } from './service.ts';
import { changeSettings, completeSettings } from './settings.ts';
import { recommenders, suggestions } from './tables.ts';

type Owner = Awaited<ReturnType<TestApp['newOwner']>>;

let test: TestApp;
let owner: Owner;
let stranger: Owner;
beforeAll(async () => {
  test = await testApp();
  owner = await test.newOwner();
  stranger = await test.newOwner();
});
afterAll(() => test.close());

const at = (id: number | string, as = owner) => ({ params: { popupId: String(id) }, headers: as.headers });
const create = async (as = owner) => (await test.ask(createPopup, { body: { name: 'Shoes' }, headers: as.headers })).popupId;
const counted = (recommenderId: number, displayed: number) => ({
  ownerId: owner.ownerId,
  recommenderId,
  day: '2026-01-01',
  displayed,
});
const save = (id: number, body: PopupChange) => test.send(updatePopup, { ...at(id), body: body as never });
const saved = async (id: number, body: PopupChange) => (await test.ask(updatePopup, { ...at(id), body: body as never })).popup;
const stored = async (id: number) =>
  (
    await test.platform.db
      .select()
      .from(recommenders)
      .where(and(eq(recommenders.ownerId, owner.ownerId), eq(recommenders.id, id)))
  )[0];
const suggest = (...texts: string[]) => texts.map((text) => ({ popupAdditionalText: text, popupAdditionalChatText: `${text}!` }));

describe('recommenders', () => {
  it('begin inactive, with every default of the contract and nothing stored', async () => {
    const made = await test.ask(createPopup, { body: { name: ' Shoes ' }, headers: owner.headers });
    expect(made).toEqual({ clientId: owner.ownerId, popupId: expect.any(Number) });
    const { popup } = await test.ask(getPopup, at(made.popupId));
    expect(popup).toEqual({
      ...popupDesign.parse({}),
      ...popupBehaviour.parse({}),
      ...productChoice.parse({}),
      id: made.popupId,
      clientId: owner.ownerId,
      popup_name: 'Shoes',
      status: false,
      questionnaireId: null,
      askFollowUps: true,
      handover: 'asked',
      popupAdditionals: [],
      version: 1,
      updatedAt: expect.any(String),
    });
    expect((await stored(made.popupId))?.settings).toEqual({});
  });

  it('keep every setting that can be saved, and hand it to a copy', async () => {
    const { headers } = owner;
    const { questionnaire } = await test.ask(createQuestionnaire, { body: { name: 'Sizes' }, headers });
    const popupId = await create();
    const { popup } = await test.ask(getPopup, at(popupId));
    const socks = product('Wool socks', 'Socks', 1200);
    const ids = [...(await saveProducts(test.platform.db, owner.ownerId, 'https://settings.example', [socks])).values()];
    // What must belong to the owner, or is an object. Every other field takes one of the values below that its schema allows.
    const examples: PopupChange = {
      questionnaireId: questionnaire.id,
      popupAdditionals: suggest('Delivery'),
      product_rules: [{ field: 'tag', values: ['new'], effect: 'prefer', weight: 1 }],
      pinnedProducts: ids,
    };
    const candidates = ['#0a0b0c', 'https://shop.example/a.png', '09:30', '2026-03-01', 'Europe/Berlin', 'Another', 640];
    const changed = (name: string, schema: z.ZodType): unknown => {
      const now = popup[name as keyof typeof popup];
      const { enum: choices = [] } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
      return [...choices, !now, Number(now) + 1, Number(now) - 1, ...candidates, ['/only/here'], ['desktop'], [1]].find(
        (value) => String(value) !== String(now) && schema.safeParse(value).success,
      );
    };
    const { version: _, ...fields } = popupChange.shape;
    const body = Object.fromEntries(
      Object.entries(fields).map(([name, schema]) => [name, examples[name as keyof PopupChange] ?? changed(name, schema)]),
    );
    expect(Object.keys(body).filter((name) => body[name] === undefined)).toEqual([]);
    await saved(popupId, body);
    const suggested = { popupAdditionals: [{ ...suggest('Delivery')[0], popupAdditionalId: expect.any(Number) }] };
    expect((await test.ask(getPopup, at(popupId))).popup).toMatchObject({ ...body, ...suggested });
    const copy = await test.ask(duplicatePopup, at(popupId));
    expect((await test.ask(getPopup, at(copy.popup.popup_id))).popup).toMatchObject({
      ...body,
      ...suggested,
      popup_name: expect.any(String),
      status: false,
    });
  });

  it('begin with a questionnaire, and with the settings of another one, where they are chosen', async () => {
    const { headers } = owner;
    const { questionnaire } = await test.ask(createQuestionnaire, { body: { name: 'Gifts' }, headers });
    const other = (await test.ask(createQuestionnaire, { body: { name: 'Boots' }, headers })).questionnaire;
    const made = async (body: object) => {
      const { popupId } = await test.ask(createPopup, { body: { name: 'New', ...body }, headers });
      return (await test.ask(getPopup, at(popupId))).popup;
    };
    const first = await made({ questionnaireId: questionnaire.id });
    expect(first.questionnaireId).toBe(questionnaire.id);
    await saved(first.id, { popupTitle: 'Find it', status: true, popupAdditionals: suggest('Shipping') });
    const second = await made({ template: first.id });
    expect(second).toMatchObject({ popup_name: 'New', popupTitle: 'Find it', status: false, questionnaireId: questionnaire.id });
    expect(second.popupAdditionals).toHaveLength(1);
    expect((await made({ template: first.id, questionnaireId: other.id })).questionnaireId).toBe(other.id);
    const refused = async (body: object, as = owner) => {
      const response = await test.send(createPopup, { body: { name: 'New', ...body }, headers: as.headers });
      return [response.statusCode, ...Object.keys(response.json().error.fields)];
    };
    expect(await refused({ template: first.id }, stranger)).toEqual([404, 'template']);
    expect(await refused({ questionnaireId: other.id }, stranger)).toEqual([404, 'questionnaireId']);
  });

  it('name the system that the owner named at sign-up, until reading the shop tells better', async () => {
    const { db } = test.platform;
    const mine = await test.newOwner();
    const id = await create(mine);
    const platform = async (popup = id) =>
      (await test.ask(listPopupPages, { params: { popupId: String(popup) }, headers: mine.headers })).platform;
    const { username } = (await addresseeOf(db, mine.ownerId)) ?? { username: '' };
    const details = { websiteAdress: 'shop.example', plattform: 'Wordpress/WooCommerce' };
    await saveLead(db, { kind: 'early_adopter', email: username, details });
    expect(await platform()).toBe('wordpress');
    const recognised = await createRecommender(db, mine.ownerId, { name: 'Read', platform: 'shopify' });
    expect(await platform(recognised)).toBe('shopify');
  });

  it('are listed newest first with their counts', async () => {
    const mine = await test.newOwner();
    const [first, second] = [await create(mine), await create(mine)];
    const counted = { ownerId: mine.ownerId, recommenderId: first };
    await raise(test.platform.db, {
      recommenders: [
        { ...counted, day: '2026-01-01', displayed: 3, engaged: 1, chats: 4, tokens: 500 },
        { ...counted, day: '2026-01-02', displayed: 2, chats: 3, tokens: 3_000_000_000 },
      ],
    });
    const row = { clientId: mine.ownerId, popup_name: 'Shoes', status: false };
    expect(await test.ask(listPopups, { headers: mine.headers })).toEqual([
      { ...row, popup_id: second, countEngagements: 0, countEngaged: 0, chats_count: 0, tokenCounts: 0 },
      { ...row, popup_id: first, countEngagements: 5, countEngaged: 1, chats_count: 7, tokenCounts: 3_000_000_500 },
    ]);
  });

  it('keep fields that a save leaves out, and store no defaults', async () => {
    const id = await create();
    const { questionnaire } = await test.ask(createQuestionnaire, { body: { name: 'Q' }, headers: owner.headers });
    const first = await saved(id, {
      popup_name: 'Boots',
      status: true,
      questionnaireId: questionnaire.id,
      popupTitle: 'أهلا 👟',
      popupWidth: 640,
      activateOnScroll: true,
      teaserImage: '/uploads/a.webp',
    });
    expect(first).toMatchObject({
      popup_name: 'Boots',
      status: true,
      questionnaireId: questionnaire.id,
      popupTitle: 'أهلا 👟',
      version: 2,
    });
    const second = await saved(id, { popupWidth: null, popupBorderRadius: 30, questionnaireId: null });
    expect(second).toMatchObject({ popupTitle: 'أهلا 👟', popupWidth: null, popupBorderRadius: 30, questionnaireId: null, version: 3 });
    expect((await test.ask(getPopup, at(id))).popup).toEqual(second);
    expect((await stored(id))?.settings).toEqual({
      popupTitle: 'أهلا 👟',
      activateOnScroll: true,
      teaserImage: '/uploads/a.webp',
      popupBorderRadius: 30,
    });
  });

  it('drop unknown fields', async () => {
    const id = await create();
    await saved(id, { evil: 'x', clientId: 1, id: 1, __proto__: { admin: true } } as never);
    expect((await stored(id))?.settings).toEqual({});
  });

  it('have up to three suggestions, which keep their ids in place', async () => {
    const id = await create();
    const { popupAdditionals: three } = await saved(id, { popupAdditionals: suggest('a', 'b', 'c') });
    expect(three.map((suggestion) => suggestion.popupAdditionalText)).toEqual(['a', 'b', 'c']);
    const { popupAdditionals: two } = await saved(id, { popupAdditionals: suggest('A', 'b') });
    expect(two).toEqual([{ ...three[0], popupAdditionalText: 'A', popupAdditionalChatText: 'A!' }, three[1]]);
    expect((await saved(id, { popupTitle: 'x' })).popupAdditionals).toEqual(two);
    expect((await saved(id, { popupAdditionals: [] })).popupAdditionals).toEqual([]);
    const four = await save(id, { popupAdditionals: suggest('a', 'b', 'c', 'd') });
    expect([four.statusCode, four.json().error.fields]).toEqual([400, { popupAdditionals: 'At most 3 suggestions' }]);
  });

  it('have at most three suggestions by a limit of the database', async () => {
    const row = { ownerId: owner.ownerId, recommenderId: await create(), slot: 3, text: 'x', chatText: 'x' };
    await expect(test.platform.db.insert(suggestions).values(row)).rejects.toMatchObject({ cause: { code: '23514' } });
  });

  it('refuse a save of an old version, and accept one of two at once', async () => {
    const id = await create();
    const answers = await Promise.all(['a', 'b', 'c'].map((popupTitle) => save(id, { popupTitle, version: 1 })));
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 409, 409]);
    expect(answers.find((answer) => answer.statusCode === 409)?.json().error.code).toBe('stale');
    expect((await save(id, { popupTitle: 'late', version: 1 })).statusCode).toBe(409);
    const { popup } = await test.ask(getPopup, at(id));
    expect([popup.version, ['a', 'b', 'c'].includes(popup.popupTitle)]).toEqual([2, true]);
    await Promise.all(['x', 'y'].map((popupTitle) => saved(id, { popupTitle })));
    expect((await test.ask(getPopup, at(id))).popup.version).toBe(4);
  });

  it('show only questionnaires of their owner', async () => {
    const id = await create();
    const { questionnaire: theirs } = await test.ask(createQuestionnaire, { body: { name: 'Q' }, headers: stranger.headers });
    for (const questionnaireId of [theirs.id, 2_147_483_647]) {
      const response = await save(id, { questionnaireId, popupTitle: 'half' });
      expect([response.statusCode, Object.keys(response.json().error.fields)]).toEqual([404, ['questionnaireId']]);
    }
    const { popup } = await test.ask(getPopup, at(id));
    expect([popup.version, popup.popupTitle]).toEqual([1, popupDesign.parse({}).popupTitle]);
  });

  it('never point at a questionnaire that is deleted at the same time', async () => {
    const id = await create();
    for (let i = 0; i < 5; i++) {
      const { questionnaire } = await test.ask(createQuestionnaire, { body: { name: 'Q' }, headers: owner.headers });
      const params = { id: String(questionnaire.id) };
      const [put, gone] = await Promise.all([
        save(id, { questionnaireId: questionnaire.id }),
        test.send(deleteQuestionnaire, { params, headers: owner.headers }),
      ]);
      expect([200, 404]).toContain(put.statusCode);
      expect(gone.statusCode).toBe(200);
      expect((await test.ask(getPopup, at(id))).popup.questionnaireId).toBeNull();
    }
  });

  it('are deleted with their websites and suggestions, once', async () => {
    const id = await create();
    await saved(id, { popupAdditionals: suggest('a') });
    await test.ask(createPopupPage, { body: { popupPagesId: id, showOnWebsite: 'shop.example' }, headers: owner.headers });
    const statuses = (await Promise.all([1, 2].map(() => test.send(deletePopup, at(id))))).map((answer) => answer.statusCode);
    expect(statuses.sort()).toEqual([200, 404]);
    expect((await test.send(getPopup, at(id))).statusCode).toBe(404);
    expect((await test.send(listPopupPages, at(id))).statusCode).toBe(404);
  });

  it('can be created completely, with a chosen id that is never assigned again', async () => {
    const mine = await test.newOwner();
    const id = (await create(mine)) + 1;
    const made = await createRecommender(test.platform.db, mine.ownerId, {
      id,
      name: 'Demo',
      active: true,
      settings: { popupTitle: 'Hello' },
      suggestions: [{ text: 'a', chatText: 'b' }],
      websites: ['shop.example', 'https://shop.example/'],
    });
    expect(made).toBe(id);
    expect((await test.ask(getPopup, at(id, mine))).popup).toMatchObject({ status: true, popupTitle: 'Hello', version: 1 });
    expect((await test.ask(listPopupPages, at(id, mine))).popupPages).toHaveLength(1);
    expect(await create(mine)).toBeGreaterThan(id);
    await expect(createRecommender(test.platform.db, mine.ownerId, { name: 'x', websites: ['no website'] })).rejects.toThrow(RangeError);
  });
});

describe('settings', () => {
  const change = fc.record(
    {
      popupTitle: fc.string(),
      popupWidth: fc.option(fc.integer({ min: 240, max: 1600 })),
      popupBorderRadius: fc.constantFrom(0, 20, 30),
      alwaysDisplay: fc.boolean(),
      activateOnExit: fc.boolean(),
      popupSide: fc.constantFrom('Left' as const, 'Right' as const),
    },
    { requiredKeys: [] },
  );

  it('keep the latest value of each field, however often they change', () => {
    fc.assert(
      fc.property(fc.array(change, { maxLength: 6 }), (changes) => {
        const stored = changes.reduce(changeSettings, {});
        expect(completeSettings(stored)).toEqual(Object.assign(completeSettings({}), ...changes));
        const defaults: Record<string, unknown> = completeSettings({});
        for (const [name, value] of Object.entries(stored)) expect(value).not.toBe(defaults[name]);
      }),
    );
  });
});

describe('websites', () => {
  const allow = (popupPagesId: unknown, showOnWebsite: unknown) =>
    test.app.inject({
      method: 'POST',
      url: '/api/popupPages/create/',
      headers: owner.headers,
      payload: { popupPagesId, showOnWebsite } as object,
    });

  it('are added as origins, listed in order and removed', async () => {
    const id = await create();
    const first = (await allow(id, 'Shop.example/products')).json();
    expect(first).toEqual({ id: expect.any(Number), showOnWebsite: 'https://shop.example' });
    const second = (await allow(String(id), '*.shop.example')).json();
    expect(await test.ask(listPopupPages, at(id))).toEqual({ popupPages: [first, second], snippetSeenAt: null, platform: '' });
    const page = { params: { id: String(first.id) }, headers: owner.headers };
    expect(await test.ask(deletePopupPage, page)).toEqual({ success: true });
    expect((await test.send(deletePopupPage, page)).statusCode).toBe(404);
    expect((await test.ask(listPopupPages, at(id))).popupPages).toEqual([second]);
  });

  it('are one entry however often they are added', async () => {
    const id = await create();
    const answers = await Promise.all(
      ['shop.example', 'https://shop.example', 'SHOP.EXAMPLE/x', 'shop.example'].map((entry) => allow(id, entry)),
    );
    expect(answers.map((answer) => answer.statusCode)).toEqual([201, 201, 201, 201]);
    expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1);
    expect((await test.ask(listPopupPages, at(id))).popupPages).toHaveLength(1);
  });

  it.each(['', '   ', 'not a website', 'javascript:alert(1)', 'a\u0000.example', 'x'.repeat(301), null, 5, []])(
    'refuse %j, naming the field',
    async (entry) => {
      const response = await allow(await create(), entry);
      expect([response.statusCode, Object.keys(response.json().error.fields)]).toEqual([400, ['showOnWebsite']]);
    },
  );

  it.each([0, -1, 1.5, 9_007_199_254_740_992, 'abc', '', null, {}])('refuse the recommender %j', async (id) => {
    const response = await allow(id, 'shop.example');
    expect([response.statusCode, Object.keys(response.json().error.fields)]).toEqual([400, ['popupPagesId']]);
  });

  it('are limited in number, also at once', async () => {
    const id = await create();
    const answers = await Promise.all(Array.from({ length: maxWebsites + 5 }, (_, i) => allow(id, `shop${i}.example`)));
    expect(answers.filter((answer) => answer.statusCode === 201)).toHaveLength(maxWebsites);
    const refused = answers.filter((answer) => answer.statusCode !== 201).map((answer) => answer.json().error.code);
    expect(refused).toEqual(Array(5).fill('too_many_websites'));
  });

  it('of another owner are not found', async () => {
    const theirs = await create(stranger);
    expect((await allow(theirs, 'shop.example')).statusCode).toBe(404);
    const page = await test.ask(createPopupPage, {
      body: { popupPagesId: theirs, showOnWebsite: 'shop.example' },
      headers: stranger.headers,
    });
    expect((await test.send(deletePopupPage, { params: { id: String(page.id) }, headers: owner.headers })).statusCode).toBe(404);
    expect((await test.ask(listPopupPages, at(theirs, stranger))).popupPages).toEqual([page]);
  });
});

describe('refusals', () => {
  it.each(['0', '-1', '007', 'abc', '9007199254740992', '9'.repeat(30), '%00', '1e3'])('the id %s is 400 and named', async (id) => {
    for (const [method, url] of [
      ['GET', `/api/popup/${id}/`],
      ['PUT', `/api/popup/${id}/`],
      ['DELETE', `/api/popup/${id}/`],
      ['GET', `/api/popupPages/${id}/`],
    ] as const) {
      const response = await test.app.inject({ method, url, headers: owner.headers, ...(method === 'PUT' && { payload: {} }) });
      expect([response.statusCode, Object.keys(response.json().error.fields)]).toEqual([400, ['popupId']]);
    }
  });

  it('another owner’s recommender', async () => {
    const theirs = await create(stranger);
    expect((await test.send(getPopup, at(theirs))).statusCode).toBe(404);
    expect((await save(theirs, { popup_name: 'mine' })).statusCode).toBe(404);
    expect((await test.send(deletePopup, at(theirs))).statusCode).toBe(404);
    expect((await test.send(listPopupPages, at(theirs))).statusCode).toBe(404);
    expect((await test.ask(getPopup, at(theirs, stranger))).popup.popup_name).toBe('Shoes');
  });

  it.each([
    ['popup_name', ''],
    ['popup_name', 'a\u0000'],
    ['status', 'yes'],
    ['questionnaireId', 0],
    ['questionnaireId', '1'],
    ['popupTitle', 'x'.repeat(201)],
    ['popupTitle', null],
    ['popupWidth', 1e9],
    ['popupHeaderColor', 'red'],
    ['popupLogo', 'javascript:alert(1)'],
    ['popupLogo', '/uploads/../../etc/passwd '],
    ['popupOrChat', 'Banner'],
    ['activateOnInactivitySeconds', 0],
    ['activateOnScrollPercentage', 101],
    ['popupAdditionals', 'x'],
    ['popupAdditionals', Array(10_000).fill({ popupAdditionalText: 'x', popupAdditionalChatText: 'x' })],
    ['version', 'newest'],
  ])('%s as %j', async (name, value) => {
    const id = await create();
    const response = await save(id, { [name]: value });
    // Ten thousand suggestions exceed the body limit.
    expect(response.statusCode).toBe(Array.isArray(value) ? 413 : 400);
    expect((await stored(id))?.version).toBe(1);
  });
});

describe('a copy', () => {
  it('has the same design, behaviour and questionnaire, and is inactive, without websites and counts', async () => {
    const { questionnaire } = await test.ask(createQuestionnaire, { body: { name: 'Which shoes?' }, headers: owner.headers });
    const id = await create();
    const popupAdditionals = [{ popupAdditionalText: 'Delivery', popupAdditionalChatText: 'How long?' }];
    const original = await saved(id, { popupTitle: 'Hello', status: true, questionnaireId: questionnaire.id, popupAdditionals });
    await test.ask(createPopupPage, { body: { popupPagesId: id, showOnWebsite: 'shop.example' }, headers: owner.headers });
    await raise(test.platform.db, { recommenders: [counted(id, 5)] });
    const { popup } = await test.ask(duplicatePopup, at(id));
    expect(popup).toEqual({ ...popup, popup_name: 'Shoes (copy)', status: false, countEngagements: 0 });
    const copy = (await test.ask(getPopup, at(popup.popup_id))).popup;
    const own = { id: 0, popup_name: '', status: false, version: 0, updatedAt: '', popupAdditionals: [] };
    expect({ ...copy, ...own }).toEqual({ ...original, ...own });
    expect(copy.popupAdditionals).toMatchObject(popupAdditionals);
    expect((await test.ask(listPopupPages, at(popup.popup_id))).popupPages).toEqual([]);
    expect((await test.ask(getPopup, at(id))).popup).toEqual(original);
  });

  it('of a long name is shortened to the maximum length', async () => {
    const id = await create();
    await saved(id, { popup_name: '🦊'.repeat(100) });
    const { popup } = await test.ask(duplicatePopup, at(id));
    expect(popup.popup_name).toMatch(/ \(copy\)$/);
    await saved(popup.popup_id, { popup_name: popup.popup_name });
  });
});

describe('the last 30 days', () => {
  it('are returned day by day, today last, for each recommender', async () => {
    const fresh = await test.newOwner();
    const [quiet, busy] = [await create(fresh), await create(fresh)];
    const daysAgo = (days: number) => new Date(test.clock.now().getTime() - days * 86_400_000).toISOString().slice(0, 10);
    const on = (days: number, displayed: number) => ({ ...counted(busy, displayed), ownerId: fresh.ownerId, day: daysAgo(days) });
    await raise(test.platform.db, { recommenders: [on(0, 3), on(29, 2), on(30, 7)] });
    const { popups } = await test.ask(listPopupDays, { headers: fresh.headers });
    expect(popups).toEqual([
      { popup_id: busy, displayed: [2, ...Array(28).fill(0), 3] },
      { popup_id: quiet, displayed: Array(30).fill(0) },
    ]);
  });
});

describe('the setup progress', () => {
  it('follows the owner’s steps', async () => {
    const fresh = await test.newOwner();
    const { headers } = fresh;
    const setup = async () => (await test.ask(getSetup, { headers })).setup;
    expect(await setup()).toEqual({ products: 0, questionnaires: 0, questionnaireReady: false, popup: null, snippetSeenAt: null });
    await test.ask(createQuestionnaire, { body: { name: 'Empty' }, headers });
    expect(await setup()).toMatchObject({ questionnaires: 1, questionnaireReady: false });
    const questions = [{ text: 'Well?', answers: [{ text: 'Yes', textForChat: 'Yes', next: null }] }];
    await createQuestionnaireWith(test.platform.db, fresh.ownerId, { name: 'Full', questions });
    expect(await setup()).toMatchObject({ questionnaires: 2, questionnaireReady: true });
    const first = await create(fresh);
    const second = await create(fresh);
    expect((await setup()).popup).toEqual({ popup_id: second, popup_name: 'Shoes', status: false, websites: 0 });
    await test.ask(createPopupPage, { body: { popupPagesId: first, showOnWebsite: 'shop.example' }, headers });
    expect((await setup()).popup).toMatchObject({ popup_id: first, websites: 1 });
    // Noticed even though it is still inactive.
    const from = { origin: 'https://shop.example' };
    await test.send(placement, { params: { popupId: String(first), userId: String(fresh.ownerId) }, headers: from });
    await eventually(async () => expect((await setup()).snippetSeenAt).not.toBeNull());
  });
});
