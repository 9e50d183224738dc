/** Every public page in both languages, with the demo's steps, each of its failures, and the sign-up's. */
import { createServer } from 'node:http';
import { expect, type Page, test } from '@playwright/test';
import { sampleShopAnswer } from '../../server/src/features/site/sample-shop/index.ts';
import { freePort } from '../../server/src/testing/free-port.ts';
import { closeServer } from '../support/loopback/close-server.ts';
import { type Parley, startParley } from '../support/parley.ts';
import { type Language, languages, openIn, type Shown, takeAll } from './take.ts';

const at = [320, 390, 820, 1440];

/** The name of each page that is only read, and its path. */
const pages: Record<string, string> = {
  landing: '/',
  pricing: '/pricing',
  about: '/about',
  contact: '/contact',
  login: '/login',
  'forgotten-password': '/forgotten-password',
  'new-password': '/new-password/x',
  invite: '/invite/x',
  blog: '/blog',
  post: '/blog/two-kilobytes',
  'case-study': '/case-studies/Roarcraft',
  legal: '/legal',
  terms: '/terms-of-service',
  'not-found': '/404',
};
/** Each way in which a shop cannot be read; one of each first action in every width, the others in the narrowest and the widest. */
const failures = [
  'unreachable',
  'no_page',
  'unreadable',
  'not_allowed',
  'no_products',
  'blog',
  'no_shop',
  'needs_login',
  'in_browser',
  'cookie_wall',
  'robots',
  'slow',
  'unfinished',
  'busy',
  'broke_off',
];

const everyWidth = new Set(['unreachable', 'no_shop', 'in_browser', 'slow']);

const inLanguage = (path: string, language: Language) => (language === 'en' ? path : `/de${path === '/' ? '' : path}`);
const button = { start: /^(Generate my popup|Meinen Berater erstellen)$/, next: /^(Next|Weiter)$/, send: /^(Send|Absenden)$/ };

/** A shop whose product pages wait until the gate is open. */
async function startShop() {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const gate = Promise.withResolvers<void>();
  const server = createServer(async (request, response) => {
    const path = (request.url ?? '/').split('?')[0] ?? '/';
    if (/^\/product\/[n-z]/.test(path)) await gate.promise;
    const page = sampleShopAnswer({ base: origin }, path);
    response.writeHead(page ? 200 : 404, { 'content-type': page?.type ?? 'text/plain' }).end(page?.body ?? 'not found');
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return { origin, open: () => gate.resolve(), close: () => closeServer(server) };
}

let parley: Parley;
let shop: Awaited<ReturnType<typeof startShop>>;
test.beforeEach(async () => {
  shop = await startShop();
  parley = await startParley({ CRAWL_ALLOW_HOSTS: new URL(shop.origin).host });
});
test.afterEach(async () => {
  await parley.stop();
  await shop.close();
});

/** Answers every look at a generation as one that failed. */
async function failWith(page: Page, code: string): Promise<void> {
  await page.route('**/generations/**', async (route) => {
    const response = await route.fetch();
    const { generation } = await response.json();
    const seen = ['no_products', 'blog', 'no_shop', 'cookie_wall', 'in_browser', 'unfinished'].includes(code);
    await route.fulfill({
      response,
      json: {
        generation: {
          ...generation,
          phase: 'failed',
          pages: seen ? 14 : 0,
          found: 0,
          failure: { code, message: 'The reason in English.' },
        },
      },
    });
  });
}

/** Brings in what a page loads when it comes into sight. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
      scrollTo(0, top);
      await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    }
    scrollTo(0, 0);
  });
  await page.waitForLoadState('networkidle');
}

async function askDemo({ page }: { page: Page } & Shown, language: Language, website: string): Promise<void> {
  await page.goto(inLanguage('/demo', language));
  await page.getByRole('textbox', { name: 'Website' }).fill(website);
  await page.getByRole('main').locator('input[type=email]').first().fill('lena@kontor.test');
  await page.getByRole('button', { name: button.start }).click();
}

for (const language of Object.keys(languages) as Language[]) {
  const room = (name: string) => `${name}-${language}`;
  const open = (browser: Parameters<typeof openIn>[0]) => openIn(browser, language, { baseURL: parley.url });

  test(`pages, ${language}`, async ({ browser }) => {
    const shown = await open(browser);
    // It waits in the corner until the first section has left, which a picture of the whole page does not let it know.
    await shown.page.route(/embed\.js/, (route) => route.abort());
    for (const [name, path] of Object.entries(pages)) {
      await shown.page.goto(inLanguage(path, language));
      await shown.page.getByRole('heading', { level: 1 }).first().waitFor();
      await shown.page.waitForLoadState('networkidle');
      await takeAll(shown, room('site'), name, { at, before: () => scrollThrough(shown.page) });
    }
    const expected = /404|embed\.js|ERR_FAILED/;
    expect.soft(shown.faults.filter((fault) => !expected.test(fault))).toEqual([]);
  });

  test(`the demo, ${language}`, async ({ browser }) => {
    const shown = await open(browser);
    const { page } = shown;
    await page.goto(inLanguage('/demo', language));
    await page.waitForLoadState('networkidle');
    await takeAll(shown, room('demo'), 'form', { at });
    await askDemo(shown, language, shop.origin);
    await expect(page.getByRole('definition').first()).not.toHaveText('0');
    await takeAll(shown, room('demo'), 'progress', { at });
    shop.open();
    await page.getByRole('heading', { name: /Quick Customization|Schnell/ }).waitFor();
    await page.frameLocator('iframe').locator('body').waitFor();
    await takeAll(shown, room('demo'), 'studio', { at });
    for (const code of failures) {
      await page.evaluate(() => sessionStorage.clear());
      await page.unrouteAll({ behavior: 'wait' });
      await failWith(page, code);
      await askDemo(shown, language, shop.origin);
      await page.getByRole('heading', { name: /go on without it|ohne ihn weitermachen/ }).waitFor();
      await takeAll(shown, room('demo'), `failed-${code}`, { at: everyWidth.has(code) ? at : [320, 1440] });
    }
    expect.soft(shown.faults).toEqual([]);
  });

  test(`the sign-up, ${language}`, async ({ browser }) => {
    const shown = await open(browser);
    const { page } = shown;
    await page.goto(inLanguage('/signup', language));
    await page.waitForLoadState('networkidle');
    await takeAll(shown, room('sign-up'), 'first-step', { at });
    await page.getByRole('button', { name: button.next }).click();
    await takeAll(shown, room('sign-up'), 'first-step-empty', { at });
    await page.locator('input[name=plattform]').first().check();
    await page.locator('input[name=traffic]').nth(1).check();
    await page.locator('input[name=websiteAdress], input[inputmode=url]').first().fill(shop.origin);
    await page.getByRole('button', { name: button.next }).click();
    await expect(page.getByRole('definition').first()).not.toHaveText('0');
    await takeAll(shown, room('sign-up'), 'second-step-reading', { at });
    shop.open();
    await page.locator('iframe').first().waitFor();
    await takeAll(shown, room('sign-up'), 'second-step-found', { at });
    const fields = page.getByRole('main').locator('form').first().locator('input:not([type=radio]):visible');
    for (const [place, text] of ['Lena', 'Händler', 'lena@kontor.test', 'a long enough password'].entries())
      await fields.nth(place).fill(text);
    await page.getByRole('button', { name: button.send }).click();
    await page.getByText(/Congratulations|Glückwunsch/).waitFor();
    await takeAll(shown, room('sign-up'), 'sent', { at });
    expect.soft(shown.faults).toEqual([]);
  });
}
