import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  type AnswerOf,
  adoptGeneration,
  cancelGeneration,
  companyProfile as companyProfileShape,
  generatePopup,
  getGeneration,
  getPopup,
  listAnswers,
  listPopupPages,
  listPopups,
  listProducts,
  listQuestionnaires,
  listQuestions,
  login,
  postChat,
  quickCustomize,
  recordAnswer,
  saveGeneratedPopup,
  startGeneration,
} from '@parley/contract';
import { checkFlow } from '@parley/flow/check';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { eventually } from '../../testing/eventually.ts';
import { owners } from '../accounts/tables.ts';
import { products } from '../catalogue/tables.ts';
import { questions } from '../questionnaires/tables.ts';
import { companyProfile, saveCompanyProfile } from '../recommenders/index.ts';
import { recommenders } from '../recommenders/tables.ts';
import type { Context } from './context.ts';
import { generateDraft } from './drafts/generating.ts';
import { drafts } from './tables.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** A German shop with 24 products, in the form of `/products.json`. */
const items = Array.from({ length: 24 }, (_, n) => ({
  id: n + 1,
  title: `Becher ${n + 1}`,
  handle: `becher-${n + 1}`,
  body_html: '<p>Aus Ton.</p>',
  vendor: 'Töpferei',
  product_type: ['Becher', 'Kannen', 'Teller', 'Vasen'][n % 4],
  tags: [n % 6 < 3 ? 'glasiert' : 'roh'],
  variants: [{ price: `${10 + n}.00`, available: n !== 23 }],
  images: [],
  options: [{ name: 'Farbe', values: [['Blau', 'Weiß', 'Grau'][Math.floor(n / 4) % 3]] }],
}));
const pages: Record<string, unknown> = {
  '/': '<!doctype html><html lang="de-DE"><title>Töpferei</title><script>Shopify.currency = {"active":"EUR","rate":"1.0"};</script>',
  '/products.json?limit=250&page=1': { products: items },
  '/products.json?limit=250&page=2': { products: [] },
};

let test: TestApp;
/** For generations with other time limits. */
let context: Context;
let website: string;
let emptySite: string;
let slowSite: string;
let deafSite: string;
/** A page that never answers. */
const silence = null;
const many = Array.from({ length: 250 }, (_, n) => ({ ...items[n % 24], id: n + 1, handle: `becher-${n + 1}` }));
const servers = [
  shop(pages),
  shop({ '/': '<!doctype html><title>A page, and nothing for sale</title>' }),
  shop({ ...pages, '/products.json?limit=250&page=1': { products: many }, '/products.json?limit=250&page=2': silence }),
  shop({ '/': silence }),
];

function shop(pages: Record<string, unknown>) {
  return createServer((request, response) => {
    const url = request.url ?? '/';
    const [path = '/', query = ''] = url.split('?');
    const pageNumber = new URLSearchParams(query).get('page') ?? '1';
    const page = [url, `${path}?limit=250&page=${pageNumber}`, path].map((key) => pages[key]).find((candidate) => candidate !== undefined);
    if (page === silence) return;
    if (page === undefined) response.writeHead(404).end();
    else if (typeof page === 'string') response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page);
    else response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(page));
  });
}

beforeAll(async () => {
  const hosts = await Promise.all(
    servers.map(async (server) => {
      await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
      return `127.0.0.1:${(server.address() as AddressInfo).port}`;
    }),
  );
  [website = '', emptySite = '', slowSite = '', deafSite = ''] = hosts.map((host) => `http://${host}`);
  test = await testApp({ CRAWL_ALLOW_HOSTS: hosts.join(',') });
  context = { ...test.features, platform: test.platform, running: new Map() };
});
afterAll(async () => {
  await test.close();
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
});

const emptyProfile = companyProfileShape.parse(Object.fromEntries(companyProfileShape.keyof().options.map((name) => [name, ''])));
type Generated = AnswerOf<typeof generatePopup>;
const anEmail = () => `${randomUUID()}@owner.test`;
const generate = () => test.ask(generatePopup, { body: { website, email: anEmail() } });
const save = (generated: Generated, more: object = {}) =>
  test.send(saveGeneratedPopup, { body: { website, outputFromChatGPTAPI: JSON.stringify({ ...generated, ...more }) } });

async function drafted() {
  const generated = await generate();
  const saved = saveGeneratedPopup.answer.parse((await save(generated)).json());
  return { generated, saved };
}

const customize = (df: string, popupId: number, more: { username?: string; website?: string; look?: object } = {}) =>
  test.send(quickCustomize, {
    params: { userId: '1', popupId: String(popupId) },
    body: {
      popup: { id: popupId },
      df,
      website: more.website ?? website,
      quickCustomization: { username: more.username ?? anEmail(), password: 'correct horse', ...more.look },
    },
  });
const chatOf = ({ popup, popupEngagementUniqueIdentifier: engagementId }: AnswerOf<typeof saveGeneratedPopup>) => ({
  params: { userId: String(popup.clientId), popupId: String(popup.id), engagementId },
  body: { inputChatGPT: 'Vasen', requestId: randomUUID() },
});
const activeOwners = () => test.platform.db.$count(owners, eq(owners.status, 'active'));
const errorOf = (response: { statusCode: number; json(): { error: { code: string } } }) => [
  response.statusCode,
  response.json().error.code,
];

describe('generating', () => {
  it("reads a shop and proposes questions in the shop's language", async () => {
    const generated = await generate();
    expect(generated.Website).toBe(website);
    expect(generated.Output.length).toBeGreaterThanOrEqual(3);
    // The questions form a tree, of which each visitor answers a few.
    expect(generated.Output.length).toBeLessThanOrEqual(24);
    const [kinds] = generated.Output.filter(({ questionText }) => questionText === 'Wonach suchen Sie?');
    expect(kinds?.answerOptions.toSorted()).toEqual(['Becher', 'Kannen', 'Teller', 'Vasen']);
  });

  it('takes multipart as the specification has it', async () => {
    const response = await test.send(generatePopup, { body: { website, email: anEmail() }, files: {} });
    expect(response.statusCode).toBe(200);
  });

  it('explains in plain words why a shop cannot be read', async () => {
    const nothing = await test.send(generatePopup, { body: { website: emptySite, email: anEmail() } });
    expect(errorOf(nothing)).toEqual([422, 'no_products']);
    expect(nothing.json().error.message).toMatch(/^No products/);
    const forbidden = await test.send(generatePopup, { body: { website: 'http://169.254.169.254/latest', email: anEmail() } });
    expect(errorOf(forbidden)).toEqual([422, 'not_allowed']);
  });

  it('makes the draft from what was found when the time is up', async () => {
    const input = { website: slowSite, email: anEmail() };
    const { Output } = await generateDraft(context, input, { totalMs: 3000 });
    expect(Output.flatMap(({ answerOptions }) => answerOptions)).toContain('Vasen');
  });

  it('fails with `slow` when nothing was found in time, and with `busy` when too many are running', async () => {
    const input = { website: deafSite, email: anEmail() };
    const readings = Array.from({ length: 25 }, () => generateDraft(context, input, { totalMs: 1000 }));
    const ends = await Promise.allSettled(readings);
    expect(ends.map((end) => end.status === 'rejected' && [end.reason.status, end.reason.code])).toEqual([
      ...Array(24).fill([422, 'slow']),
      [503, 'busy'],
    ]);
    expect((await test.send(generatePopup, { body: { website, email: anEmail() } })).statusCode).toBe(200);
  });

  it('stops reading and answers 503 when the steps take longer than the call may', async () => {
    const input = { website: deafSite, email: anEmail() };
    const call = generateDraft(context, input, { totalMs: 60_000, callMs: 400 });
    await expect(call).rejects.toMatchObject({ status: 503, code: 'busy', message: expect.stringMatching(/longer than a call may/) });
    const [row] = await test.platform.db.select().from(drafts).where(eq(drafts.email, input.email));
    expect(row?.phase).toBe('cancelled');
    // Shorter than the 60 seconds that the steps may take.
  });

  it.each([
    [{}, ['website', 'email']],
    [{ website: 'shop', email: 'a@b.test' }, ['website']],
    [{ website: 'ftp://shop.example', email: 'nobody' }, ['website', 'email']],
    [{ website: 'https://user:secret@shop.example', email: 'a@b.test' }, ['website']],
  ])('refuses %j', async (body, fields) => {
    const response = await test.send(generatePopup, { body: body as never });
    expect(response.statusCode).toBe(400);
    expect(Object.keys(response.json().error.fields)).toEqual(fields);
  });

  it('stores nothing but the draft', async () => {
    const before = await test.platform.db.$count(owners);
    await generate();
    expect(await test.platform.db.$count(owners)).toBe(before);
  });
});

describe('trying a draft', () => {
  it('gives a complete recommender without problems on any path', async () => {
    const { saved, generated } = await drafted();
    expect(saved.question).toEqual(saved.allQuestions[0]);
    expect(saved.allQuestions.map(({ text }) => text)).toEqual(generated.Output.map(({ questionText }) => questionText));
    expect(checkFlow({ firstQuestionId: saved.question?.id ?? null, questions: saved.allQuestions })).toEqual([]);
    expect(saved.popup).toMatchObject({ popupWordForAnd: 'und', popupOrChat: 'Chatbot', popupBorderRadius: 20 });
    expect(saved.popup.popupAdditionals).toHaveLength(3);
    const look = { color: 'Purple', corner: 'Standart', popupOrChatbot: 'Chatbot', activateOnAI: true };
    expect(saved.quickCustomization).toMatchObject(look);
  });

  it('can be answered and chatted with by anybody who has the draft', async () => {
    const { saved } = await drafted();
    const vases = saved.allQuestions.flatMap(({ answers }) => answers).find(({ text }) => text === 'Vasen');
    const recorded = await test.send(recordAnswer, {
      params: { questionId: String(vases?.question) },
      body: {
        answer: [{ answerId: vases?.id ?? 0, customTextInput: '' }],
        popup_engagement: saved.popupEngagementUniqueIdentifier,
        answerTime: 2,
        requestId: randomUUID(),
      },
    });
    expect(recorded.statusCode).toBe(200);
    const { params, body } = chatOf(saved);
    const chatted = await test.ask(postChat, { params, body: { ...body, selectedAnswers: [{ answerId: vases?.id ?? 0 }] } });
    const recommended = chatted.chatgpt.at(-1)?.recommendedProducts ?? [];
    expect(recommended).toHaveLength(3);
    // Every fourth product is a vase; which of the equal ones are shown depends on their ids.
    for (const { productTitle } of recommended) expect(Number(productTitle.replace('Becher ', '')) % 4).toBe(0);
  });

  it('creates no account, and only one recommender when it is saved several times', async () => {
    const before = await activeOwners();
    const { generated, saved } = await drafted();
    const again = await Promise.all([save(generated), save(generated)]);
    expect(again.map((response) => response.json().popup)).toEqual([saved.popup, saved.popup]);
    expect(await activeOwners()).toBe(before);
    const [provisional] = await test.platform.db.select().from(owners).where(eq(owners.id, saved.popup.clientId));
    for (const password of ['none', ''])
      expect((await test.send(login, { body: { username: provisional?.username ?? '', password } })).statusCode).not.toBe(200);
  });

  it('accepts only the draft as it was generated', async () => {
    const generated = await generate();
    const other = await generate();
    const [question] = generated.Output;
    expect(errorOf(await save(generated, { Output: [{ ...question, questionText: 'Mine?' }] }))).toEqual([422, 'draft_changed']);
    expect(errorOf(await save(generated, { df: 'made.up' }))).toEqual([422, 'draft_ended']);
    expect(errorOf(await save(generated, { df: `${other.df.split('.')[0]}.${generated.df.split('.')[1]}` }))).toEqual([422, 'draft_ended']);
    const elsewhere = await test.send(saveGeneratedPopup, {
      body: { website: 'https://other.example', outputFromChatGPTAPI: JSON.stringify(generated) },
    });
    expect(errorOf(elsewhere)).toEqual([422, 'draft_changed']);
  });

  it.each(['', '{', 'null', '[]', '{"Output":"x"}'])('refuses %j as a generated draft', async (outputFromChatGPTAPI) => {
    const response = await test.send(saveGeneratedPopup, { body: { website, outputFromChatGPTAPI } });
    expect(response.statusCode).toBe(400);
    expect(Object.keys(response.json().error.fields)).toEqual(['outputFromChatGPTAPI']);
  });
});

describe('adopting a draft', () => {
  const started = async (address: string) => {
    const { id } = (await test.ask(startGeneration, { body: { website: address } })).generation;
    await eventually(async () => expect((await test.ask(getGeneration, { params: { id } })).generation.phase).toMatch(/^(ready|failed)$/));
    return id;
  };
  const adopt = (id: string, headers: Record<string, string>) => test.send(adoptGeneration, { params: { id }, headers });

  it('gives the owner an inactive recommender with catalogue, questionnaire, profile and websites, once', async () => {
    const owner = await test.newOwner();
    const id = await started(website);
    const response = await adopt(id, owner.headers);
    expect(response.statusCode).toBe(200);
    const { popup_id, clientId } = adoptGeneration.answer.parse(response.json());
    expect(clientId).toBe(owner.ownerId);
    const params = { popupId: String(popup_id) };
    // It has the name that the shop's pages give.
    expect(
      (await test.ask(listPopups, { headers: owner.headers })).map(({ popup_id, popup_name, status }) => [popup_id, popup_name, status]),
    ).toEqual([[popup_id, 'Töpferei', false]]);
    const settings = (await test.ask(getPopup, { headers: owner.headers, params })).popup;
    const { questionnaires } = await test.ask(listQuestionnaires, { headers: owner.headers });
    expect(questionnaires.map(({ name }) => name)).toEqual(['Töpferei']);
    expect(settings).toMatchObject({ questionnaireId: questionnaires[0]?.id, popupWordForAnd: 'und' });
    expect((await test.ask(listPopupPages, { headers: owner.headers, params })).popupPages.map((page) => page.showOnWebsite)).toEqual([
      website,
    ]);
    expect((await test.ask(listProducts, { headers: owner.headers })).total).toBe(24);
    expect(errorOf(await adopt(id, owner.headers))).toEqual([404, 'not_found']);
    expect(await test.ask(listPopups, { headers: owner.headers })).toHaveLength(1);
  });

  it('keeps the profile that the owner wrote', async () => {
    const owner = await test.newOwner();
    await saveCompanyProfile(test.platform.db, owner.ownerId, { ...emptyProfile, companyName: 'Mine' });
    await adopt(await started(website), owner.headers);
    expect((await companyProfile(test.platform.db, owner.ownerId))?.companyName).toBe('Mine');
  });

  it('refuses a draft that failed, that somebody tries out, or that is not ours, and one without a sign-in', async () => {
    const { headers } = await test.newOwner();
    expect((await adopt(await started(emptySite), headers)).statusCode).toBe(422);
    expect(errorOf(await adopt('no.draft', headers))).toEqual([404, 'not_found']);
    const { generated } = await drafted();
    expect(errorOf(await adopt(generated.df, headers))).toEqual([404, 'not_found']);
    expect((await test.send(adoptGeneration, { params: { id: await started(website) } })).statusCode).toBe(401);
  });

  it('refuses a draft that is still being made, which can be adopted later', async () => {
    const { headers } = await test.newOwner();
    const { id } = (await test.ask(startGeneration, { body: { website: deafSite } })).generation;
    expect(errorOf(await adopt(id, headers))).toEqual([409, 'not_ready']);
    await test.ask(cancelGeneration, { params: { id } });
  });
});

describe('customizing a draft', () => {
  it('creates the account with all its data, and signs in', async () => {
    const { generated, saved } = await drafted();
    const username = anEmail();
    const look = { color: 'Orange', corner: 'Rounded', popupOrChatbot: 'Popup', activateOnExit: true, suggestionFirst: 'Liefern Sie?' };
    const response = await customize(generated.df, saved.popup.id, { username, look });
    expect(response.statusCode).toBe(200);
    const session = quickCustomize.answer.parse(response.json());
    expect(session.username).toBe(username);
    const headers = { authorization: `Bearer ${session.access_token}` };

    const [popup] = await test.ask(listPopups, { headers });
    expect(popup).toMatchObject({ clientId: session.id, popup_id: saved.popup.id, status: true });
    const params = { popupId: String(popup?.popup_id) };
    const settings = (await test.ask(getPopup, { headers, params })).popup;
    expect(settings).toMatchObject({
      popupBorderRadius: 30,
      popupOrChat: 'Popup',
      activateOnExit: true,
      activateOnAI: true,
      popupWordForAnd: 'und',
    });
    expect(settings.popupAdditionals.map((popupAdditional) => popupAdditional.popupAdditionalChatText)).toEqual(['Liefern Sie?']);
    expect((await test.ask(listPopupPages, { headers, params })).popupPages.map((page) => page.showOnWebsite)).toEqual([website]);

    const [questionnaire] = (await test.ask(listQuestionnaires, { headers })).questionnaires;
    expect(settings.questionnaireId).toBe(questionnaire?.id);
    const { questions: storedQuestions } = await test.ask(listQuestions, {
      headers,
      params: { questionnaire_id: String(questionnaire?.id) },
    });
    const whole = await Promise.all(
      storedQuestions.map(async (question) => ({
        ...question,
        ...(await test.ask(listAnswers, { headers, params: { questionId: String(question.id) } })),
      })),
    );
    expect(whole.map(({ text, answers }) => [text, answers.map((answer) => answer.text)])).toEqual(
      generated.Output.map(({ questionText, answerOptions }) => [questionText, answerOptions]),
    );
    expect(checkFlow({ firstQuestionId: questionnaire?.first_question ?? null, questions: whole })).toEqual([]);
    const vases = whole.flatMap(({ answers }) => answers).find(({ text }) => text === 'Vasen');
    const recommended = await test.features.recommendation.recommend(session.id, { selectedAnswerIds: [vases?.id ?? 0] });
    // Every fourth product is a vase; the first ones shown are not in the catalogue's order.
    const numbers = recommended.map(({ productTitle }) => Number(productTitle.replace('Becher ', '')));
    expect(new Set(numbers).size).toBe(3);
    expect(numbers.filter((number) => number % 4 !== 0)).toEqual([]);
    expect(recommended[0]?.productLink).toBe(`${website}/products/becher-${numbers[0]}`);
    expect((await test.ask(listProducts, { headers })).total).toBe(24);

    expect((await test.send(login, { body: { username, password: 'correct horse' } })).statusCode).toBe(200);
  });

  it('uses a draft once, also when the form is sent several times at once', async () => {
    const { generated, saved } = await drafted();
    const before = await activeOwners();
    const answers = await Promise.all([1, 2, 3].map(() => customize(generated.df, saved.popup.id)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 422, 422]);
    expect(await activeOwners()).toBe(before + 1);
    expect(errorOf(await save(generated))).toEqual([422, 'draft_ended']);
  });

  it('refuses an address that has an account, after which the draft still works for another address', async () => {
    const first = await drafted();
    const username = anEmail();
    expect((await customize(first.generated.df, first.saved.popup.id, { username })).statusCode).toBe(200);
    const second = await drafted();
    const refused = await customize(second.generated.df, second.saved.popup.id, { username: username.toUpperCase() });
    expect(errorOf(refused)).toEqual([409, 'account_not_made']);
    expect(refused.json().error.message).not.toMatch(/taken|exists|has an account/i);
    expect((await customize(second.generated.df, second.saved.popup.id)).statusCode).toBe(200);
  });

  it('refuses a wrong recommender, website, token or password', async () => {
    const { generated, saved } = await drafted();
    expect(errorOf(await customize(generated.df, saved.popup.id + 1))).toEqual([422, 'draft_changed']);
    expect(errorOf(await customize(generated.df, saved.popup.id, { website: 'https://other.example' }))).toEqual([422, 'draft_changed']);
    expect(errorOf(await customize(saved.popupEngagementUniqueIdentifier, saved.popup.id))).toEqual([422, 'draft_ended']);
    expect((await customize(generated.df, saved.popup.id, { look: { password: 'password123' } })).json().error.fields).toEqual({
      'quickCustomization.password': expect.stringContaining('Choose another one'),
    });
    expect((await customize(generated.df, saved.popup.id, { look: { password: 'short', color: 'Pink' } })).json().error.fields).toEqual({
      'quickCustomization.password': 'At least 8 characters',
      'quickCustomization.color': expect.any(String),
    });
  });

  it('refuses a draft that was not tried', async () => {
    const { df } = await generate();
    expect(errorOf(await customize(df, 1))).toEqual([422, 'draft_changed']);
  });

  it('gives an address to only one of two drafts that claim it at the same time', async () => {
    const [first, second] = [await drafted(), await drafted()];
    const username = anEmail();
    const ends = await Promise.all([first, second].map(({ generated, saved }) => customize(generated.df, saved.popup.id, { username })));
    expect(ends.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  });

  it('expires after 24 hours, and then everything that was made from it is deleted', async () => {
    const { generated, saved } = await drafted();
    const kept = await drafted();
    expect((await customize(kept.generated.df, kept.saved.popup.id)).statusCode).toBe(200);
    const rowsOf = async (ownerId: number) => ({
      owners: await test.platform.db.$count(owners, eq(owners.id, ownerId)),
      products: await test.platform.db.$count(products, eq(products.ownerId, ownerId)),
      questions: await test.platform.db.$count(questions, eq(questions.ownerId, ownerId)),
      recommenders: await test.platform.db.$count(recommenders, eq(recommenders.ownerId, ownerId)),
    });
    const all = { owners: 1, products: 24, questions: saved.allQuestions.length, recommenders: 1 };
    expect(await rowsOf(saved.popup.clientId)).toEqual(all);
    test.clock.advance(dayMs + 1000);
    expect(errorOf(await save(generated))).toEqual([422, 'draft_ended']);
    expect(errorOf(await customize(generated.df, saved.popup.id))).toEqual([422, 'draft_ended']);
    await test.platform.queue.send('drafts-expire', {});
    await test.jobsDone();
    expect(await test.platform.db.$count(drafts)).toBe(0);
    expect(await rowsOf(saved.popup.clientId)).toEqual({ owners: 0, products: 0, questions: 0, recommenders: 0 });
    expect(await rowsOf(kept.saved.popup.clientId)).toEqual(all);
    expect((await test.send(postChat, chatOf(saved))).statusCode).toBe(404);
  });
});
