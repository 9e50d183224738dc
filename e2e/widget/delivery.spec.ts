/** Delivery of messages and answers when the server fails, the network is down, or the visitor leaves the page. */
import type { Route } from '@playwright/test';
import { expect, forgetVisitors, messagesTo, openChatbot, test } from './test.ts';

test('when the assistant fails, the message stays and one click retries it', async ({ page, visit, host, expected }) => {
  expected.push(/status of 503/);
  await visit();
  await openChatbot(page);
  // No other write is in flight that could get the refusal instead.
  await expect.poll(() => host.events.length).toBe(2);
  host.refusals = [503];
  await page.getByRole('button', { name: 'Lets Start' }).click();
  await page.getByPlaceholder('Ask me anything').fill('Is it waterproof?');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Something went wrong, try again later')).toBeVisible();
  await expect(page.getByText('Is it waterproof?')).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Good choice!')).toBeVisible();
  await expect(page.getByText('Something went wrong')).toHaveCount(0);
  expect(messagesTo(host)).toEqual(['Is it waterproof?']);
});

test('nothing is stored before the visitor acts; then the conversation survives a reload, also during a reply', async ({
  page,
  visit,
  host,
}) => {
  host.placement.scroll = 1;
  await visit();
  await page.evaluate(() => scrollTo(0, 900));
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await page.evaluate(() => [document.cookie, sessionStorage.length, localStorage.length])).toEqual(['', 0, 0]);

  await page.getByRole('button', { name: 'In the mountains' }).click();
  await page.getByRole('button', { name: 'My size' }).click();
  await page.getByLabel('Your size').fill('XS');
  await page.reload();
  await expect(page.getByText('Good choice!')).toBeVisible();
  await expect(page.getByLabel('Your size')).toHaveValue('XS');
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');

  host.chat = () => {};
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect.poll(() => host.chats.size).toBe(2);
  host.chat = null;
  await page.reload();
  // The reply to the answer before has made room for the next.
  await expect(page.getByText('Good choice!')).toHaveCount(1);
  expect(messagesTo(host)).toEqual(['In the mountains', 'My size: XS']);
  expect([...host.chats.values()][1]?.times).toBe(2);
  await expect.poll(() => host.events.filter(({ type }) => type === 'shown')).toHaveLength(1);
});

test('a launcher that is pressed in its first moment, before the storage is read, brings the conversation back', async ({
  page,
  visit,
  host,
}) => {
  await visit();
  await openChatbot(page);
  await page.getByRole('button', { name: 'In the mountains' }).click();
  await expect(page.getByText('Good choice!')).toBeVisible();
  await page.addInitScript(() => {
    const press = new MutationObserver(() => {
      const button = document.querySelector('parley-widget')?.shadowRoot?.querySelector('button');
      if (!button) return;
      press.disconnect();
      button.click();
    });
    press.observe(document, { subtree: true, childList: true });
  });
  await page.reload();
  await expect(page.getByText('Good choice!')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  expect(messagesTo(host)).toEqual(['In the mountains']);
});

test('unsent writes are sent once each when the network is back, also after a reload', async ({ page, visit, host, expected }) => {
  expected.push(/ERR_FAILED|ERR_INTERNET_DISCONNECTED/);
  await visit();
  await openChatbot(page);
  await expect.poll(() => host.events.length).toBe(2);
  await page.route('**/answer/**', (route) => route.abort());
  await page.getByRole('button', { name: 'In the mountains' }).click();
  await page.getByRole('button', { name: 'Just show me' }).click();
  await expect(page.getByText('Rain or shine?')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Rain or shine?')).toBeVisible();
  expect(host.answers.size).toBe(0);
  await page.unroute('**/answer/**');
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect.poll(() => host.answers.size).toBe(2);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await page.getByRole('button', { name: 'Rain' }).click();
  await expect.poll(() => host.answers.size).toBe(3);
  expect([...host.answers.values()].map(({ path, times }) => [path, times])).toEqual(
    expect.arrayContaining([
      ['/answer/1/', 1],
      ['/answer/2/', 1],
      ['/answer/3/', 1],
    ]),
  );
  await expect.poll(() => page.evaluate(() => JSON.parse(sessionStorage.getItem('parley:1/13') ?? '{}').outbox)).toEqual([]);
});

test('a busy server is retried later, a refusal is not', async ({ page, visit, host, expected }) => {
  expected.push(/status of (503|400)/);
  await visit();
  await openChatbot(page);
  await expect.poll(() => host.events.length).toBe(2);
  // The chat turn is sent at the same time as the answer and could get the refusal instead, so only the answer reaches the server.
  await page.route('**/popup/postchatgpt/**', (route) => route.abort());
  expected.push(/ERR_FAILED/);
  host.refusals = [503];
  await page.getByRole('button', { name: 'In the mountains' }).click();
  await expect.poll(() => host.answers.size).toBe(1);
  host.refusals = [400];
  await page.getByRole('button', { name: 'Just show me' }).click();
  await expect.poll(() => host.refusals).toEqual([]);
  await page.getByRole('button', { name: 'Shine' }).click();
  await expect.poll(() => [...host.answers.values()].map(({ path }) => path)).toEqual(['/answer/1/', '/answer/3/']);
});

test('a conversation goes on in another tab, with a half-typed message and what the first tab adds', async ({
  page,
  visit,
  host,
  context,
}) => {
  await visit();
  await openChatbot(page);
  await page.getByRole('button', { name: 'In the mountains' }).click();
  await expect(page.getByText('Good choice!')).toBeVisible();
  await page.getByRole('textbox').last().fill('Do you del');
  await page.reload();
  await expect(page.getByRole('textbox').last()).toHaveValue('Do you del');

  const other = await context.newPage();
  await other.goto(`${host.shop}/plain.html`);
  await expect(other.getByRole('group', { name: 'What matters most to you?' })).toBeVisible();
  await expect(other.getByText('Good choice!')).toBeVisible();
  await page.getByRole('button', { name: 'Just show me' }).click();
  await expect(other.getByRole('group', { name: 'Rain or shine?' })).toBeVisible();
  await other.getByRole('button', { name: 'Shine' }).click();
  await expect(page.locator('.hero')).toBeVisible();
  // Each answer was recorded once.
  await expect.poll(() => host.answers.size).toBe(3);
});

test('stays closed in a new tab for as long as the owner wants after a visitor closed it; the launcher brings it back', async ({
  visit,
  host,
  context,
  page,
}) => {
  await forgetVisitors(page);
  host.placement.scroll = 1;
  for (const [setting, days, again] of [
    ['session', 7, true],
    ['days', 3, false],
    ['ever', 7, false],
  ] as const)
    await test.step(setting, async () => {
      Object.assign(host.bootstrap.popup, { popupClosedFor: setting, popupClosedForDays: days });
      await visit();
      await page.evaluate(() => scrollTo(0, 900));
      await page.getByRole('button', { name: 'Close' }).click();
      const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('parley:1/13') ?? '{}').until - Date.now());
      if (setting === 'days') expect(kept / 864e5).toBeCloseTo(3, 2);
      const other = await context.newPage();
      await other.goto(`${host.shop}/plain.html`);
      await other.getByRole('button', { name: 'Need help choosing?' }).waitFor();
      await other.evaluate(() => scrollTo(0, 900));
      if (again) await expect(other.getByRole('dialog')).toBeVisible();
      else {
        // Scrolling is told a moment later.
        await expect
          .poll(() => other.evaluate(() => (window as never as { Parley: Record<string, { trace(): string[] }> }).Parley['1/13']?.trace()))
          .toEqual(['closed']);
        await other.getByRole('button', { name: 'Need help choosing?' }).click();
        await expect(other.getByRole('dialog')).toBeVisible();
      }
      await other.close();
    });
});

test('a dismissal that is over counts no more', async ({ page, visit, host }) => {
  host.placement.scroll = 1;
  await visit();
  await page.evaluate(() => {
    const record = { open: false, away: false, until: Date.now() - 1, at: 0, engagement: '', started: false, state: null, outbox: [] };
    localStorage.setItem('parley:1/13', JSON.stringify(record));
  });
  await page.reload();
  await page.evaluate(() => scrollTo(0, 900));
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('on a slow network the launcher answers at once; an opening that fails is silent and can be tried again', async ({
  page,
  visit,
  host,
  expected,
}) => {
  expected.push(/ERR_FAILED/);
  await visit();
  const launcher = page.getByRole('button', { name: 'Need help choosing?' });
  await launcher.waitFor();
  const bootstrapRequest = Promise.withResolvers<Route>();
  await page.route('**/offlinePopup/**', (route) => bootstrapRequest.resolve(route));
  // Within the click itself.
  const isBusy = await launcher.evaluate((button: HTMLButtonElement) => {
    button.click();
    return button.ariaBusy;
  });
  expect(isBusy).toBe('true');
  await (await bootstrapRequest.promise).abort();
  await expect(launcher).not.toHaveAttribute('aria-busy');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.unroute('**/offlinePopup/**');
  await launcher.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  // Reports follow the first frame.
  const shown = () => host.events.filter(({ type }) => type === 'shown').length;
  await expect.poll(shown).toBe(1);
});

test('a popup that a trigger failed to open leaves a launcher', async ({ page, visit, host, expected }) => {
  expected.push(/ERR_FAILED/);
  Object.assign(host.placement, { kind: 'Popup', scroll: 1 });
  host.bootstrap.popup.popupOrChat = 'Popup';
  await page.route('**/offlinePopup/**', (route) => route.abort(), { times: 1 });
  await visit();
  await page.evaluate(() => scrollTo(0, 900));
  await page.getByRole('button', { name: 'Need help choosing?' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});
