/** Delivery of messages and answers when the server fails, the network is down, or the visitor leaves the page. */
import { expect, messagesTo, openChatbot, test } from './test.ts';

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
