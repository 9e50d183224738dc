/** Watching a generation: progress, failures, cancelling, the other sources, and what is learnt about the shop. */
import { randomUUID } from 'node:crypto';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  cancelGeneration,
  type Generation,
  getCompanyProfile,
  getGeneration,
  getPopup,
  listImports,
  listProducts,
  quickCustomize,
  saveGeneratedPopup,
  startGeneration,
  stopPersonMails,
} from '@parley/contract';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedDemo } from '../../../demo/seed.ts';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { eventually } from '../../../testing/eventually.ts';
import { shopPages } from '../../catalogue/index.ts';
import { drafts } from '../tables.ts';

const product = (n: number) => ({
  id: n,
  title: `${['Mug', 'Bowl', 'Vase'][n % 3]} ${n}`,
  handle: `thing-${n}`,
  body_html: '',
  vendor: 'Kiln',
  product_type: ['Mugs', 'Bowls', 'Vases'][n % 3],
  tags: [],
  variants: [{ price: `${10 + n}.00`, available: true }],
  images: [],
  options: [],
});
const head = `<title>Kiln – Stoneware</title><meta property="og:site_name" content="Kiln &amp; Co"><meta name="description" content="Stoneware, thrown by hand.">`;
const home = (more = '') =>
  `<!doctype html><html lang="en"><head>${head}${more}</head><body><img class="logo" src="/logo.png"><a href="/delivery">Delivery</a><a href="mailto:hello@kiln.example">Mail</a></body></html>`;
const info =
  '<!doctype html><html lang="en"><title>Delivery</title><main><h1>Delivery</h1><p>We send on Mondays, by post, in boxes of straw that you may keep.</p></main>';

let t: TestApp;
const servers = new Map<string, { origin: string; close(): void }>();
/** The responses that the slow shop holds back. */
const held: (() => void)[] = [];
let logo: Buffer;

type Pages = (path: string, response: ServerResponse) => void;
const send = (response: ServerResponse, type: string, body: string | Buffer, status = 200) =>
  response.writeHead(status, { 'content-type': type }).end(body);
const shopPagesOf =
  (more = '', count = 24): Pages =>
  (path, response) => {
    if (path === '/') return void send(response, 'text/html', home(more));
    if (path === '/delivery') return void send(response, 'text/html', info);
    if (path === '/logo.png') return void send(response, 'image/png', logo);
    if (path.startsWith('/products.json')) {
      const page = Number(new URLSearchParams(path.split('?')[1]).get('page') ?? 1);
      const all = Array.from({ length: count }, (_, n) => product(n)).slice((page - 1) * 250, page * 250);
      return void send(response, 'application/json', JSON.stringify({ products: all }));
    }
    send(response, 'text/plain', '', 404);
  };

const kinds: Record<string, Pages> = {
  whole: shopPagesOf('<meta name="theme-color" content="#0f7a4f">'),
  logo: shopPagesOf(),
  styled: shopPagesOf('<style>:root{--text-color:#ff0000;--color-primary: 37, 99, 235;--brand-bg:#fff}</style>'),
  large: shopPagesOf('', 1200),
  slow: (path, response) =>
    path.startsWith('/products.json') ? void held.push(() => shopPagesOf()(path, response)) : shopPagesOf()(path, response),
  robots: (path, response) =>
    path === '/robots.txt' ? void send(response, 'text/plain', 'User-agent: *\nDisallow: /') : shopPagesOf()(path, response),
  closed: (_path, response) => void send(response, 'text/html', 'who are you?', 401),
  broken: (_path, response) => void send(response, 'text/html', 'oh', 503),
  script: (path, response) =>
    path === '/'
      ? void send(response, 'text/html', '<!doctype html><div id="root"></div><script src="/a.js"></script>')
      : void send(response, 'text/plain', '', 404),
};

beforeAll(async () => {
  logo = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#b91c1c' } })
    .png()
    .toBuffer();
  for (const [name, pages] of Object.entries(kinds)) {
    const server = createServer((request, response) => pages(request.url ?? '/', response));
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    servers.set(name, { origin, close: () => server.close().closeAllConnections() });
  }
  // An allowed address where no server listens.
  const nobody = createServer();
  await new Promise<void>((listening) => nobody.listen(0, '127.0.0.1', listening));
  servers.set('nobody', { origin: `http://127.0.0.1:${(nobody.address() as AddressInfo).port}`, close() {} });
  nobody.close();
  t = await testApp({ CRAWL_ALLOW_HOSTS: [...servers.values()].map(({ origin }) => new URL(origin).host).join(',') });
});
afterAll(async () => {
  await t.close();
  for (const server of servers.values()) server.close();
});

const answerAll = () => {
  for (const answer of held.splice(0)) answer();
};
const at = (name: string) => servers.get(name)?.origin ?? '';
const anEmail = () => `${randomUUID()}@owner.test`;
const begin = async (body: { website: string; from?: 'shop' | 'sample' | 'description'; description?: string }) =>
  (await t.ask(startGeneration, { body: { email: anEmail(), ...body } })).generation;
const look = async (id: string) => (await t.ask(getGeneration, { params: { id } })).generation;
const until = (id: string, phase: Generation['phase']) =>
  eventually(async () => {
    const generation = await look(id);
    expect(generation.phase).toBe(phase);
    return generation;
  });
const ready = async (body: Parameters<typeof begin>[0]) => until((await begin(body)).id, 'ready');

async function saved(generation: Generation) {
  const body = { website: generation.website, outputFromChatGPTAPI: JSON.stringify(generation.draft) };
  return t.ask(saveGeneratedPopup, { body });
}
async function account(generation: Generation, more: object = {}) {
  const { popup } = await saved(generation);
  const session = await t.ask(quickCustomize, {
    params: { userId: '1', popupId: String(popup.id) },
    body: {
      df: generation.id,
      website: generation.website,
      quickCustomization: { username: anEmail(), password: 'correct horse', ...more },
    },
  });
  return { popup, session, headers: { authorization: `Bearer ${session.access_token}` } };
}

describe('rate limits', () => {
  it.each([
    ['/api/generations/', 8],
    ['/chatgptGeneratePopup', 6],
    ['/chatgptSavePopup', 12],
    ['/popup/quickCustomization/1/1/', 10],
  ])('%s answers 429 with Retry-After after %i requests from one address, and not to others', async (url, most) => {
    const strict = await testApp({ RATE_LIMIT_SCALE: '1' });
    const ask = (remoteAddress: string) => strict.app.inject({ method: 'POST', url, remoteAddress, payload: {} });
    for (let n = 0; n < most; n++) expect((await ask('198.51.100.7')).statusCode).toBe(400);
    const refused = await ask('198.51.100.7');
    expect([refused.statusCode, refused.json().error.code]).toEqual([429, 'too_many_requests']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await ask('198.51.100.8')).statusCode).toBe(400);
    await strict.close();
  });
});

describe('watching a generation', () => {
  it('shows the progress while it runs, and the result to whoever asks later', async () => {
    const { id } = await begin({ website: at('slow') });
    await eventually(async () => expect((await look(id)).pages).toBeGreaterThan(0));
    expect(await look(id)).toMatchObject({ phase: 'reading', found: 0, draft: null, failure: null });
    const [row] = await t.platform.db
      .select()
      .from(drafts)
      .where(eq(drafts.website, at('slow')));
    expect(row).toMatchObject({ content: null, ownerId: null });
    await eventually(() => expect(held.length).toBeGreaterThan(0));
    const answering = setInterval(() => answerAll(), 20);
    const done = await until(id, 'ready');
    clearInterval(answering);
    expect(done).toMatchObject({ found: 24, questions: done.draft?.Output.length });
    expect(done.draft?.df).toBe(id);
  });

  it('stops when cancelled, and stores no draft', async () => {
    const { id } = await begin({ website: at('slow') });
    await eventually(async () => expect((await look(id)).phase).toBe('reading'));
    expect((await t.ask(cancelGeneration, { params: { id } })).generation).toMatchObject({ phase: 'cancelled', draft: null });
    expect((await look(id)).phase).toBe('cancelled');
    answerAll();
    expect((await t.ask(cancelGeneration, { params: { id } })).generation.phase).toBe('cancelled');
  });

  it('fails with `broke_off` when its process died', async () => {
    const { id } = await begin({ website: at('whole') });
    const key = id.split('.')[0] ?? '';
    await until(id, 'ready');
    // This process still reports the generation as running until its last heartbeat is stored.
    await eventually(async () => {
      await t.platform.db
        .update(drafts)
        .set({ phase: 'reading', content: null, heartbeatAt: new Date(Date.now() - 60_000) })
        .where(eq(drafts.key, key));
      expect(await look(id)).toMatchObject({ phase: 'failed', failure: { code: 'broke_off' } });
    });
  });

  it('needs the signed token, and expires after a day', async () => {
    const { id } = await ready({ website: at('whole') });
    for (const wrong of ['x', `${randomUUID()}.made-up`, `${id}x`])
      expect((await t.send(getGeneration, { params: { id: wrong } })).statusCode).toBe(404);
    t.clock.advance(24 * 60 * 60 * 1000 + 1000);
    expect((await t.send(getGeneration, { params: { id } })).statusCode).toBe(404);
    t.clock.advance(-24 * 60 * 60 * 1000 - 1000);
  });

  it.each([
    ['robots', 'robots', /robots\.txt/],
    ['closed', 'needs_login', /password/],
    ['broken', 'unreachable', /error|answer/],
    ['script', 'in_browser', /program in the browser/],
    ['nobody', 'unreachable', /could not be reached/],
  ])('explains in plain words why a shop cannot be read: %s', async (name, code, message) => {
    const { id } = await begin({ website: at(name) });
    const { failure, draft } = await until(id, 'failed');
    expect(failure).toEqual({ code, message: expect.stringMatching(message) });
    expect(draft).toBeNull();
  });

  it.each([
    'http://127.0.0.1:9/',
    'http://2130706433/',
    'http://[::ffff:10.0.0.1]/',
    'http://metadata.google.internal./computeMetadata/v1/',
    'http://169.254.169.254/latest/meta-data/',
    'http://localhost/',
  ])('does not request %s, and does not reveal anything about the address', async (website) => {
    const { failure } = await until((await begin({ website })).id, 'failed');
    expect(['not_allowed', 'unreachable']).toContain(failure?.code);
    expect(failure?.message).not.toMatch(/127|10\.0|169|metadata/);
  });
});

describe('facts learnt about the shop', () => {
  it('gives the new owner a profile, pages and colours, each fact with its source', async () => {
    const generation = await ready({ website: at('whole') });
    const fact = (field: string) => generation.learnt?.facts.find((learnt) => learnt.field === field);
    expect(fact('companyName')).toMatchObject({ text: 'Kiln & Co', source: `${at('whole')}/` });
    expect(fact('whatServicesDoYouOfferToClients')?.text).toBe('Stoneware, thrown by hand.');
    expect(fact('moreInformationAboutYourProducts')?.text).toBe('Our range: Mugs, Bowls, Vases.');
    expect(fact('whatAreFAQs')).toMatchObject({ text: expect.stringContaining('boxes of straw'), source: `${at('whole')}/delivery` });
    expect(fact('howCanCustomersReachYouOrYourTeam')?.text).toBe('hello@kiln.example');
    expect(fact('howMuchDiscountCanYouDoMaximum')).toBeUndefined();
    expect(generation.learnt?.colors?.strong).toBe('#0f7a4f');
    expect(generation.learnt?.examples).toEqual([]);

    const { popup, session, headers } = await account(generation, { shopColors: true });
    expect(popup.popupButtonColor).toBe('#6d28d9');
    const { popup: own } = await t.ask(getPopup, { headers, params: { popupId: String(popup.id) } });
    expect(own.popupButtonColor).toBe('#0f7a4f');
    const { chatGPTInformation } = await t.ask(getCompanyProfile, { headers });
    expect(chatGPTInformation).toMatchObject({ companyName: 'Kiln & Co', whatAreFAQs: expect.stringContaining('boxes of straw') });
    expect((await shopPages(t.platform.db, session.id)).map(({ url, text }) => [url, text.includes('straw')])).toEqual([
      [`${at('whole')}/delivery`, true],
    ]);
    expect((await t.ask(listImports, { headers })).imports).toEqual([]);
  });

  it("uses the named colour unless the shop's colours are requested", async () => {
    const { popup, headers } = await account(await ready({ website: at('whole') }), { color: 'Blue' });
    const { popup: own } = await t.ask(getPopup, { headers, params: { popupId: String(popup.id) } });
    expect(own.popupButtonColor).toBe('#1d4ed8');
  });

  it.each([
    ['styled', '#2563eb'],
    ['logo', '#b91c1c'],
  ])('finds the colour of a shop: %s', async (name, strong) => {
    expect((await ready({ website: at(name) })).learnt?.colors?.strong).toBe(strong);
  });

  it('imports the rest of a large shop after the sign-up', async () => {
    const generation = await ready({ website: at('large') });
    expect(generation.learnt).toMatchObject({ complete: false, note: expect.stringContaining('1000') });
    const { headers } = await account(generation);
    await t.jobsDone();
    expect((await t.ask(listImports, { headers })).imports).toMatchObject([{ status: 'done', imported: 1200 }]);
    expect((await t.ask(listProducts, { headers })).total).toBe(1200);
  });
});

describe('the link to a draft', () => {
  const mailsTo = (mailbox: string) => t.mails.filter(({ to }) => to.includes(mailbox));

  it('is mailed when the draft is ready, at most three times a day to one mailbox', async () => {
    // All at once, because a mail may leave the queue after later drafts were begun.
    const begun = await Promise.all(
      ['', '+1', '+2', '+3'].map(async (plus) => {
        const body = { website: at('whole'), email: `once${plus}@shop.test`, from: 'sample' as const, language: 'de' as const };
        return (await t.ask(startGeneration, { body })).generation.id;
      }),
    );
    for (const id of begun) await until(id, 'ready');
    await eventually(() => expect(mailsTo('once').length).toBeGreaterThanOrEqual(3));
    await t.jobsDone();
    const links = begun.filter((id) => mailsTo('once').some(({ text }) => text.includes(`/de/demo#draft=${id}\n`)));
    expect(links).toHaveLength(3);
    expect(mailsTo('once')).toHaveLength(3);
  });

  it('is not mailed any more to a mailbox that ended these mails with the link in one', async () => {
    // Parley itself writes them.
    await seedDemo(t.platform);
    const begin = async (email: string) => {
      const { id } = (await t.ask(startGeneration, { body: { website: at('whole'), email, from: 'sample' } })).generation;
      await until(id, 'ready');
    };
    await begin('ended@shop.test');
    const [mail] = await eventually(() => {
      expect(mailsTo('ended')).toHaveLength(1);
      return mailsTo('ended');
    });
    const token = mail?.text.match(/\/no-more-mail\/([\w.-]+)/)?.[1] ?? '';
    await t.ask(stopPersonMails, { params: { token } });
    await begin('ended+again@shop.test');
    await begin('other@shop.test');
    await eventually(() => expect(mailsTo('other')).toHaveLength(1));
    expect([mailsTo('ended').length, mailsTo('other').length]).toEqual([1, 1]);
  });
});

describe('the page behind a draft', () => {
  const frame = { 'sec-fetch-dest': 'iframe' };

  it('is the shop’s own, in a frame of ours only, and without anything that runs', async () => {
    const generation = await ready({ website: at('whole') });
    expect(generation.backdrop).toBe(true);
    const page = await t.app.inject({ url: `/backdrops/${generation.id}`, headers: frame });
    expect([page.statusCode, page.body.includes('<img class="logo"')]).toEqual([200, true]);
    expect(page.headers['content-security-policy']).toMatch(/default-src 'none'.*frame-ancestors 'self'; sandbox$/);
    expect(page.headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'cross-origin-resource-policy': 'same-origin' });
    // At the top of a window it would be a stranger's page under our name.
    const headers = { 'sec-fetch-dest': 'document' };
    expect((await t.app.inject({ url: `/backdrops/${generation.id}`, headers })).statusCode).toBe(403);
  });

  it('is unknown for a forged token and for a draft without a page', async () => {
    const { id } = await ready({ website: 'https://nowhere.invalid', from: 'sample' });
    for (const token of [id, `${randomUUID()}.forged`, 'x'])
      expect((await t.app.inject({ url: `/backdrops/${token}`, headers: frame })).statusCode).toBe(404);
  });
});

describe('sources other than a shop', () => {
  it('makes a draft and an account from the sample shop', async () => {
    const generation = await ready({ website: 'https://nowhere.invalid', from: 'sample' });
    expect(generation).toMatchObject({ source: 'sample', found: 20 });
    const { headers } = await account(generation);
    expect((await t.ask(listProducts, { headers })).total).toBe(20);
  });

  it('makes a draft with questions and without products from a description', async () => {
    const description = 'We sell candles, soaps and bath oils for women and men.';
    const generation = await ready({ website: 'https://nowhere.invalid', from: 'description', description });
    expect(generation.draft?.Output.map(({ answerOptions }) => answerOptions).slice(0, 2)).toEqual([
      ['Candles', 'Soaps', 'Bath oils'],
      ['Women', 'Men'],
    ]);
    expect(generation.learnt).toMatchObject({ products: 0, facts: [{ field: 'whatServicesDoYouOfferToClients', text: description }] });
    const { headers, popup } = await account(generation);
    expect((await t.ask(listProducts, { headers })).total).toBe(0);
    expect(popup.popupOrChat).toBe('Chatbot');
  });

  it('requires the description', async () => {
    const response = await t.send(startGeneration, { body: { website: 'https://nowhere.invalid', email: anEmail(), from: 'description' } });
    expect([response.statusCode, Object.keys(response.json().error.fields)]).toEqual([400, ['description']]);
  });
});
