/** The trigger rules of widget/TRIGGERS.md in a real browser. */
import { noTriggers, type TriggerName, type TriggerRules, triggerNames } from '@parley/contract/triggers';
import type { Page } from '@playwright/test';
import { expect, forgetVisitors, openChatbot, test } from './test.ts';

const trace = (page: Page) =>
  page.evaluate(() => (window as unknown as { Parley: Record<string, { trace(): string[] }> }).Parley['1/13']?.trace());
const shownBy = (host: { events: { type: string; trigger?: string }[] }) =>
  expect.poll(() => host.events.find(({ type }) => type === 'shown')?.trigger);

test.beforeEach(({ host }) => {
  host.placement.kind = 'Popup';
  host.bootstrap.popup.popupOrChat = 'Popup';
});

test('until a trigger fires, a page view loads only the loader and the placement, and nothing is stored', async ({ page, visit, host }) => {
  host.placement.exit = true;
  await visit();
  await expect.poll(() => trace(page)).toContain('exit: no ');
  expect(host.reads).toEqual(['/embed.js', '/placement/13/1']);
  expect(await page.evaluate(() => [document.cookie, sessionStorage.length, localStorage.length])).toEqual(['', 0, 0]);
});

test('a snippet that names its recommender in its address asks once', async ({ page, visit, host }) => {
  host.placement.exit = true;
  await visit('named.html');
  await expect.poll(() => trace(page)).toContain('exit: no ');
  expect(host.reads).toEqual(['/embed.js/1/13']);
  await page.evaluate(() => document.documentElement.dispatchEvent(new MouseEvent('mouseout', { clientY: -1, bubbles: true })));
  await expect(page.getByRole('dialog')).toBeVisible();
});

for (const kind of ['Chatbot', 'Popup'] as const)
  test(`a pointer on the launcher draws the ${kind} ahead: nothing is seen, reached, reported or stored before the click`, async ({
    page,
    visit,
    host,
    widget,
  }) => {
    host.bootstrap.popup.popupOrChat = kind;
    host.placement.kind = 'Chatbot';
    await visit();
    const launcher = page.getByRole('button', { name: 'Need help choosing?' });
    await launcher.hover();
    const question = widget.getByRole('heading', { name: 'Where will you wear it?', includeHidden: true });
    await expect(question).toBeAttached();
    await expect(question).toBeHidden();
    await launcher.focus();
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.querySelector('parley-widget')?.shadowRoot?.activeElement)).toBeNull();
    expect([host.events, await page.evaluate(() => sessionStorage.length + localStorage.length)]).toEqual([[], 0]);
    await launcher.click();
    await expect(question).toBeVisible();
    await expect.poll(() => host.events.map(({ type }) => type)).toEqual(['shown', 'opened']);
  });

test('T2: always displayed opens at once, cannot be closed, and does not lock the page', async ({ page, visit, host }) => {
  host.placement.always = true;
  host.bootstrap.popup.alwaysDisplay = true;
  await visit();
  await expect(page.getByRole('dialog')).toBeVisible();
  await shownBy(host).toBe('always');
  await expect(page.getByRole('button', { name: 'Close' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Lets Start' }).focus();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Shop Recommender' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Close' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.getByRole('button', { name: 'Into the basket' }).click();
});

/** Moves the mouse out of the page at a height. */
const leaveAt = (page: Page, clientY: number) =>
  page.evaluate((y) => document.body.dispatchEvent(new MouseEvent('mouseout', { bubbles: true, clientX: 300, clientY: y })), clientY);
/** Scrolls to a part of the page's length. */
const scrollToPart = (page: Page, part: number) =>
  page.evaluate((part) => scrollTo(0, (document.documentElement.scrollHeight - innerHeight) * part), part);

/** For each trigger the owner's settings, what a visitor does that is not enough, and what makes it fire. */
const visitors: {
  [Name in TriggerName]: { chosen: TriggerRules[Name]; notYet?: (page: Page) => Promise<unknown>; act: (page: Page) => Promise<unknown> };
} = {
  always: { chosen: true, act: async () => {} },
  exit: {
    chosen: true,
    async notYet(page) {
      await expect.poll(() => trace(page)).toContain('exit: no ');
      await page.mouse.move(300, 200);
      await leaveAt(page, 400);
      expect(await trace(page)).toContain('exit: no ');
    },
    async act(page) {
      await leaveAt(page, -2);
      await expect(page.getByRole('dialog')).toBeVisible();
      expect((await trace(page))?.[1]).toBe('exit: yes ');
    },
  },
  inactivity: {
    chosen: 20,
    async notYet(page) {
      await expect.poll(() => trace(page)).toContain('inactivity: no 0');
      await page.clock.runFor(15_000);
      await page.mouse.move(100, 100);
      await page.clock.runFor(15_000);
      expect(await trace(page)).toContain('inactivity: no 15');
    },
    act: (page) => page.clock.runFor(6_000),
  },
  scroll: {
    chosen: 50,
    async notYet(page) {
      await expect.poll(() => trace(page)).toContain('scroll: no 0');
      await scrollToPart(page, 0.4);
      await expect.poll(() => trace(page)).toContain('scroll: no 40');
    },
    act: (page) => scrollToPart(page, 0.52),
  },
  ai: {
    chosen: true,
    notYet: (page) => page.clock.runFor(20_000),
    async act(page) {
      await scrollToPart(page, 1);
      await page.clock.runFor(16_000);
    },
  },
};

test('T3 to T6: every trigger of the contract fires when it is the only one switched on, and not before', async ({ page, visit, host }) => {
  await page.clock.install();
  await forgetVisitors(page);
  for (const name of triggerNames)
    await test.step(name, async () => {
      const { chosen, notYet, act } = visitors[name];
      host.events.length = 0;
      Object.assign(host.placement, noTriggers, { [name]: chosen });
      await visit();
      await expect.poll(() => trace(page)).not.toEqual([]);
      if (notYet) {
        await notYet(page);
        await expect(page.getByRole('dialog')).toHaveCount(0);
      }
      await act(page);
      await expect(page.getByRole('dialog')).toBeVisible();
      await shownBy(host).toBe(name);
    });
});

test.describe('T3 on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 800 } });
  test.beforeEach(({ host }) => {
    host.placement.exit = true;
  });

  test('a fast upward scroll, not a slow one', async ({ page, visit, host }) => {
    await visit();
    await expect.poll(() => trace(page)).toContain('exit: no 0');
    const glide = (from: number, to: number, milliseconds: number) =>
      page.evaluate(
        ([from, to, milliseconds]) =>
          new Promise<void>((resolve) => {
            const begun = performance.now();
            const move = () => {
              const part = Math.min((performance.now() - begun) / milliseconds, 1);
              scrollTo(0, from + (to - from) * part);
              part < 1 ? requestAnimationFrame(move) : resolve();
            };
            move();
          }),
        [from, to, milliseconds] as const,
      );
    await glide(0, 2400, 300);
    await glide(2400, 1800, 900);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    // Again where a busy machine drew none of its frames, which makes a slow one of it.
    await expect(async () => {
      await glide(1800, 200, 350);
      await expect(page.getByRole('dialog')).toBeVisible({ timeout: 1000 });
    }).toPass();
    await shownBy(host).toBe('exit');
  });

  test('back within the page, which still goes back', async ({ page, visit, host }) => {
    await visit('spa.html');
    await expect.poll(() => trace(page)).toContain('exit: no 0');
    const before = await page.evaluate(() => history.length);
    await page.evaluate('go("jackets")');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.goBack();
    await expect(page.getByRole('dialog')).toBeVisible();
    await shownBy(host).toBe('exit');
    expect(new URL(page.url()).hash).toBe('');
    expect(await page.evaluate(() => history.length)).toBe(before + 1);
  });

  test('the tab is hidden', async ({ page, visit, host }) => {
    await visit();
    await expect.poll(() => trace(page)).toContain('exit: no 0');
    await page.evaluate(() => {
      Object.defineProperty(document, 'hidden', { configurable: true, value: true });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await expect(page.getByRole('dialog')).toBeVisible();
    await shownBy(host).toBe('exit');
  });
});

test('T7: does not open again in the session after it was closed, but does in another session', async ({ page, visit, host, browser }) => {
  host.placement.scroll = 1;
  const scroll = () => page.evaluate(() => scrollTo(0, 900));
  await visit();
  await scroll();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await scroll();
  await page.reload();
  await expect.poll(() => trace(page)).toEqual(['closed']);
  await scroll();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect.poll(() => host.events.map(({ type }) => type)).toEqual(['shown', 'closed']);

  const other = await browser.newPage();
  await other.goto(host.shop);
  await expect.poll(() => trace(other)).toContain('scroll: no 0');
  await other.close();
});

test('T2 T7: an always displayed recommender opens although it was closed before', async ({ page, visit, host }) => {
  host.placement.scroll = 1;
  await visit();
  await page.evaluate(() => scrollTo(0, 900));
  await page.getByRole('button', { name: 'Close' }).click();
  host.placement.always = true;
  host.bootstrap.popup.alwaysDisplay = true;
  await page.reload();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Close' })).toHaveCount(0);
});

test('T7: a chatbot that was closed keeps its launcher', async ({ page, visit, host }) => {
  Object.assign(host.placement, { kind: 'Chatbot', scroll: 1 });
  host.bootstrap.popup.popupOrChat = 'Chatbot';
  await visit();
  await openChatbot(page);
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('button', { name: 'Need help choosing?' })).toBeFocused();
  await page.reload();
  await openChatbot(page);
});

test('a website that is not allowed shows nothing and sends no further request', async ({ page, visit, host }) => {
  Object.assign(host.placement, { websites: ['https://other.example'], always: true });
  await visit();
  await expect.poll(() => trace(page)).toEqual(['websites']);
  expect(host.reads).toEqual(['/embed.js', '/placement/13/1']);
  await expect(page.locator('parley-widget')).toHaveCount(0);
});

test('loading the script twice shows the widget once and adds one global name', async ({ page, visit, host }) => {
  host.placement.kind = 'Chatbot';
  await visit('twice.html');
  await openChatbot(page);
  await expect(page.locator('parley-widget')).toHaveCount(1);
  expect(host.reads.filter((path) => path.startsWith('/placement'))).toHaveLength(1);
  const added = await page.evaluate(() => {
    const { before } = window as unknown as { before: string[] };
    return Object.getOwnPropertyNames(window).filter((name) => !before.includes(name) && name !== 'before');
  });
  expect(added).toEqual(['Parley']);
});

test('a page that takes the element away before it is drawn, and puts it back, has a launcher that opens', async ({
  page,
  visit,
  host,
}) => {
  host.placement.kind = 'Chatbot';
  await page.addInitScript(() =>
    new MutationObserver((_, observer) => {
      const host = document.querySelector('parley-widget');
      if (!host) return;
      observer.disconnect();
      host.remove();
      // Long enough for the button's first frame.
      setTimeout(() => document.documentElement.append(host), 200);
    }).observe(document, { childList: true, subtree: true }),
  );
  await visit();
  await openChatbot(page);
});

test('when the placement fails the page is unchanged; when the code or the bootstrap fails, a click tries again', async ({
  page,
  visit,
  host,
  expected,
}) => {
  expected.push(/ERR_FAILED|status of 500/);
  host.placement.kind = 'Chatbot';
  for (const [what, path] of [
    ['the placement', '**/placement/**'],
    ['the code', '**/widget/**'],
    ['the bootstrap', '**/offlinePopup/**'],
  ] as const)
    await test.step(what, async () => {
      await page.route(path, (route) => route.abort());
      await visit();
      if (what === 'the placement') await expect(page.locator('parley-widget')).toHaveCount(0);
      else {
        const failed = page.waitForEvent('console', (message) => message.type() === 'debug');
        await page.getByRole('button', { name: 'Need help choosing?' }).click();
        await failed;
        await expect(page.getByRole('dialog')).toHaveCount(0);
      }
      await page.unroute(path);
      if (what === 'the bootstrap') await openChatbot(page);
    });
});
