/** Hostile host pages: walks the whole funnel on every page of ../shops. */
import type { Page } from '@playwright/test';
import { streamReply } from './host.ts';
import { products } from './recommender.ts';
import { expect, forgetVisitors, layoutShifts, openChatbot, test, walkFunnel } from './test.ts';

const violations = (page: Page) => page.evaluate(() => (window as unknown as { violations: string[] }).violations);

/** Elements of the widget that a strict policy would block: style attributes, style elements, inline handlers, frames. */
const inlined = (page: Page) =>
  page.locator('parley-widget').evaluate((host) => {
    const all = [host, ...(host.shadowRoot as ShadowRoot).querySelectorAll('*')];
    return all
      .filter(
        (element) => element.matches('style,link,script,iframe') || element.getAttributeNames().some((name) => /^(style|on)/.test(name)),
      )
      .map((element) => element.outerHTML);
  });

async function finishFunnel(page: Page): Promise<void> {
  await walkFunnel(page);
  await expect(page.getByRole('link', { name: /^Stormline Shell/ }).first()).toBeVisible();
  await page.getByPlaceholder('Ask me anything').fill('Thanks!');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Thanks!', { exact: true })).toBeVisible();
}

test('under a strict content security policy: nothing inline, no violation', async ({ page, visit, host }) => {
  await forgetVisitors(page);
  for (const [kind, popupHeight] of [
    ['Chatbot', 350],
    ['Popup', 500],
  ] as const)
    await test.step(kind, async () => {
      host.placement.kind = kind;
      host.placement.always = kind === 'Popup';
      host.bootstrap.popup.popupOrChat = kind;
      await visit('csp.html');
      if (kind === 'Chatbot') await openChatbot(page);
      await expect(page.getByRole('dialog')).toHaveCSS('height', `${popupHeight}px`);
      await finishFunnel(page);
      await expect(page.locator('parley-widget .card img').first()).toHaveJSProperty('naturalWidth', 400);
      expect(await inlined(page)).toEqual([]);
      expect(await violations(page)).toEqual([]);
    });
});

test('a page that requires Trusted Types', async ({ page, visit }) => {
  await visit('trusted-types.html');
  await openChatbot(page);
  await finishFunnel(page);
  expect(await violations(page)).toEqual([]);
});

test('styles that hide or distort everything do not affect the widget, and nothing of the page covers it', async ({ page, visit }) => {
  await visit('hostile-css.html');
  const launcher = page.getByRole('button', { name: 'Need help choosing?' });
  await expect(launcher).toHaveCSS('font-size', '16px');
  await openChatbot(page);
  const panel = page.getByRole('dialog');
  await expect(panel).toHaveCSS('width', '550px');
  await expect(panel).toHaveCSS('text-transform', 'none');
  // The page also rotates the root element; the panel must be upright in its corner.
  const place = () =>
    panel.evaluate((element) => {
      const { right, bottom, width } = element.getBoundingClientRect();
      return [right, bottom, width];
    });
  // Its position after the opening animation.
  await expect.poll(place).toEqual([1280 - 20, 720 - 20, 550]);
  await expect(page.getByRole('button', { name: 'Lets Start' })).toHaveCSS('font-size', '13.95px');
  // Playwright clicks only what is on top at that place.
  await finishFunnel(page);
  await expect(page.getByRole('heading', { name: 'Shop Recommender' })).toHaveCSS('font-size', '15px');
  await expect(page.getByRole('textbox', { name: 'Ask me anything' })).toHaveCSS('font-size', '16px');
});

test('extended prototypes stay unchanged and do not change the requests', async ({ page, visit, host }) => {
  await visit('prototypes.html');
  const count = () =>
    page.evaluate(() =>
      JSON.stringify(
        [Object, String, Function, Element, Node, EventTarget].map((it) => Object.getOwnPropertyNames(it.prototype).length).join(),
      ),
    );
  await openChatbot(page);
  await finishFunnel(page);
  expect(await count()).toBe(await page.evaluate(() => (window as unknown as { prototypesBefore: string }).prototypesBefore));
  expect(await page.evaluate(() => JSON.stringify([1]))).toBe('"[1]"');
  await expect.poll(() => [...host.answers.values()][0]?.body).toMatchObject({ answer: [{ answerId: 11 }] });
  expect(await page.evaluate(() => (window as unknown as { t: string }).t)).toBe('taken');
});

test('right to left: the panel mirrors, the corner stays the owner’s', async ({ page, visit, host }) => {
  host.bootstrap.popup.popupTitle = 'اعثر على معطفك';
  await visit('rtl.html');
  await openChatbot(page);
  const box = (locator: ReturnType<Page['locator']>) => locator.evaluate((element) => element.getBoundingClientRect().toJSON());
  const [panel, title, close] = await Promise.all([
    box(page.getByRole('dialog')),
    box(page.getByRole('heading', { name: 'اعثر على معطفك' })),
    box(page.getByRole('button', { name: 'Close' })),
  ]);
  expect(panel.right).toBeGreaterThan(1280 - 40);
  expect(close.left).toBeLessThan(title.left);
  await finishFunnel(page);
  const mine = await box(page.getByText('Thanks!', { exact: true }));
  expect(mine.right).toBeLessThan(panel.left + panel.width / 2);
});

test('the conversation stays when a shop replaces its body', async ({ page, visit }) => {
  await visit('spa.html');
  await openChatbot(page);
  await page.getByRole('button', { name: 'In the mountains' }).click();
  await page.evaluate('go("jackets")');
  await expect(page.getByText('Good choice!')).toBeVisible();
  await page.getByRole('button', { name: 'Just show me' }).click();
  await expect(page.getByText('Rain or shine?')).toBeVisible();
});

test('a page without a doctype', async ({ page, visit, host }) => {
  host.placement.scroll = 50;
  await visit('quirks.html');
  expect(await page.evaluate(() => document.compatMode)).toBe('BackCompat');
  await page.evaluate(() => scrollTo(0, 2000));
  await expect(page.getByRole('dialog')).toHaveCSS('width', '550px');
  await finishFunnel(page);
});

test('a page that wraps fetch', async ({ page, visit }) => {
  await visit('fetch.html');
  await openChatbot(page);
  await finishFunnel(page);
  expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen.some((url) => url.includes('/answer/1/')))).toBe(true);
});

test('a page whose fetch throws shows neither the widget nor an error', async ({ page, visit }) => {
  const message = page.waitForEvent('console');
  await visit('broken-fetch.html');
  expect((await message).type()).toBe('debug');
  await expect(page.locator('parley-widget')).toHaveCount(0);
});

for (const kind of ['Chatbot', 'Popup'] as const)
  test(`${kind} moves nothing on the page`, async ({ page, visit, host }) => {
    host.placement.kind = kind;
    host.bootstrap.popup.popupOrChat = kind;
    host.placement.scroll = 1;
    host.bootstrap.popup.teaserImage = `${host.parley}/uploads/teaser.svg`;
    await forgetVisitors(page);
    for (const width of [390, 1280])
      await test.step(`at ${width} px`, async () => {
        await page.setViewportSize({ width, height: 800 });
        await visit();
        const before = await page.evaluate(() => document.documentElement.scrollHeight);
        await page.evaluate(() => scrollTo(0, 200));
        await finishFunnel(page);
        expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(before);
        expect(await page.evaluate(() => scrollY)).toBe(200);
        await page.getByRole('button', { name: 'Close' }).click();
        expect(await layoutShifts(page)).toEqual([]);
      });
  });

for (const suggestions of [true, false])
  test(`a reply that takes its time moves nothing either, ${suggestions ? 'with' : 'without'} suggestions`, async ({
    page,
    visit,
    host,
  }) => {
    host.placement.kind = 'Popup';
    host.bootstrap.popup.popupOrChat = 'Popup';
    host.placement.scroll = 1;
    if (!suggestions) host.bootstrap.popup.popupAdditionals = [];
    await visit();
    await page.evaluate(() => scrollTo(0, 200));
    await page.getByRole('button', { name: 'On the bike' }).click();
    await expect(page.getByText('Good choice!')).toBeVisible();
    let reply = () => {};
    host.chat = (body, answer) => {
      reply = () => {
        const entry = { id: 1, inputChatGPT: '', outputChatGPT: `As to “${body.inputChatGPT}”.`, requestId: body.requestId };
        streamReply(answer, {
          ...entry,
          recommendedProducts: products(host.parley, host.shop),
          followUp: null,
          productsLeft: null,
          person: null,
        });
      };
    };
    const replyLate = async (message: string, turns: number) => {
      await expect.poll(() => host.chats.size).toBe(turns);
      // Shifts count from half a second after an input.
      const clicked = await page.evaluate(() => performance.now());
      await page.waitForFunction((at) => performance.now() > at + 600, clicked);
      reply();
      await expect(page.getByText(`As to “${message}”.`)).toBeVisible();
      await expect(page.getByRole('link', { name: /^Stormline Shell/ }).first()).toBeVisible();
    };
    await page.getByRole('button', { name: 'Rain' }).click();
    await replyLate('Rain', 2);
    // The products appear a second time, because those of the previous reply are in the history by now.
    await page.getByPlaceholder('Ask me anything').fill('Anything else?');
    await page.keyboard.press('Enter');
    await replyLate('Anything else?', 3);
    expect(await layoutShifts(page)).toEqual([]);
  });

test('server texts are shown as text, and only web addresses become links', async ({ page, visit, host }) => {
  const odd = '<img src=x onerror=alert(1)>';
  Object.assign(host.bootstrap.popup, {
    popupTitle: odd,
    popupContent: odd,
    popupChatStartMessage: odd,
    popupTitleColor: '#fff} *{color:red',
  });
  const [question] = host.bootstrap.allQuestions;
  if (question?.answers[3]) question.answers[3].answerCallToActionURL = 'javascript:alert(1)';
  host.chat = (body, answer) => {
    const product = {
      id: 1,
      productTitle: odd,
      productImage: 'javascript:1',
      productLink: 'javascript:alert(1)',
      price: 1,
      currency: 'EUR',
      reasons: [odd],
    };
    const chatgpt = [
      { id: 1, inputChatGPT: '', outputChatGPT: `${odd} javascript:alert(1)`, requestId: body.requestId, recommendedProducts: [product] },
    ];
    answer.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify({ chatgpt }));
  };
  page.on('dialog', () => {
    throw new Error('something ran');
  });
  await visit();
  await openChatbot(page);
  await expect(page.getByRole('heading', { name: odd })).toBeVisible();
  await page.getByRole('button', { name: 'Read our size guide' }).click();
  await expect(page.locator('.log .card')).toHaveCount(1);
  await expect(page.locator('parley-widget a[href]')).toHaveCount(0);
  expect(await page.locator('parley-widget [onerror], parley-widget script').count()).toBe(0);
});
