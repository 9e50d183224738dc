/** What an owner reads of what visitors did: made through the visitors' own calls, read on the screen, for a period, and as a file. */
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { type Parley, startParley } from '../support/parley.ts';

const owner = { username: 'ada@shop.test', password: 'a long enough password' };

let parley: Parley;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  parley = await startParley();
});
test.afterAll(() => parley?.stop());

const call = async (path: string, body?: object, token?: string, method = body ? 'POST' : 'GET') => {
  const headers = { ...(body && { 'content-type': 'application/json' }), ...(token && { authorization: `Bearer ${token}` }) };
  const response = await fetch(parley.url + path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return response.json();
};

async function signUp(): Promise<string> {
  const form = { plattform: 'Ikas', traffic: 'less than 100', websiteAdress: 'shop.test', name: 'Ada', surname: 'L', ...owner };
  await call('/hello-erecommender/', form);
  const link = /\/invite\/([\w-]+)/;
  await expect.poll(() => parley.mails().some((mail) => link.test(mail))).toBe(true);
  await call('/invite/accept/', { token: parley.mails().join('\n').match(link)?.[1] });
  return (await call('/login/', owner)).access_token;
}

/** Two questions, a recommender that asks them, and three visitors: one leaves, one answers once, one answers both and asks on. */
async function traffic(token: string): Promise<void> {
  const { questionnaire } = await call('/api/questionnaires/create/', { name: 'Find shoes' }, token);
  const ask = async (text: string) => (await call(`/api/create_question/${questionnaire.id}/`, { text }, token)).new_question.id;
  const [first, second] = [await ask('Which colour?'), await ask('Which size?')];
  const offer = async (question: number, text: string, next_question: number | null) =>
    (await call(`/api/create_answer/${question}/`, { text, text_for_chatgpt: text, next_question }, token)).newAnswer.id;
  const [red, small] = [await offer(first, 'Red', second), await offer(second, 'Small', null)];
  await call(`/api/questionnaires/update/${questionnaire.id}/`, { first_question: first }, token, 'PUT');
  const { clientId, popupId } = await call('/api/popups/create/', { name: 'On every page' }, token);
  await call(`/api/popup/${popupId}/`, { status: true, questionnaireId: questionnaire.id }, token, 'PUT');

  const visitor = async () => {
    const { popupEngagementUniqueIdentifier: engagement } = await call(`/offlinePopup/${popupId}/${clientId}`);
    const conversation = `${clientId}/${popupId}/${encodeURIComponent(engagement)}`;
    const shown = { requestId: randomUUID(), type: 'shown', trigger: 'exit', page: `${parley.url}/shoes?utm=x`, device: 'phone' };
    await call(`/popup/events/${conversation}`, { events: [shown] });
    return {
      answer: (question: number, answerId: number) =>
        call(`/answer/${question}/`, { answer: [{ answerId }], popup_engagement: engagement, answerTime: 2, requestId: randomUUID() }),
      say: (inputChatGPT: string) => call(`/popup/postchatgpt/${conversation}`, { inputChatGPT }),
    };
  };
  await visitor();
  const [once, all] = [await visitor(), await visitor()];
  await once.answer(first, red);
  await all.answer(first, red);
  await all.answer(second, small);
  await all.say('Do you repair zippers?');
}

async function noFaults(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => [colorScheme, id, nodes.map(({ html }) => html)])).toEqual([]);
  }
}

test('an owner reads what happened, for a period, and takes it away', async ({ browser }) => {
  test.setTimeout(120_000);
  await traffic(await signUp());
  const page = await (await browser.newContext({ acceptDownloads: true })).newPage();
  page.on('pageerror', (error) => {
    throw error;
  });
  await page.goto(`${parley.url}/login`);
  await page.getByRole('textbox', { name: 'Username' }).fill(owner.username);
  await page.getByLabel('Password', { exact: true }).fill(owner.password);
  await page.getByRole('button', { name: 'Log In' }).click();
  await page.getByRole('link', { name: 'Analytics' }).click();

  await test.step('over time, also by keyboard and as a table', async () => {
    const chart = page.getByRole('slider', { name: /Displayed over time/ });
    await chart.focus();
    await page.keyboard.press('End');
    await expect(chart).toHaveAttribute('aria-valuetext', /: 3; .*: 0$/);
    await page.getByRole('button', { name: 'Show as table' }).click();
    await expect(page.getByRole('table', { name: 'What happened over time' }).getByRole('row').nth(1).getByRole('cell').first()).toHaveText(
      '3',
    );
    await expect(page.getByRole('region', { name: 'Find shoes' }).getByText('Total responses: 3')).toBeVisible();
    await noFaults(page);
  });

  await test.step('the funnel', async () => {
    await page.getByRole('tab', { name: 'Funnel' }).click();
    await expect(page.getByText('Answered by 2 (67%)')).toBeVisible();
    await expect(page.getByText('Left here: 1 (50%)')).toBeVisible();
    await expect(page.getByText('+3, none before')).toBeVisible();
    await noFaults(page);
  });

  await test.step('by page, as a file', async () => {
    await page.getByRole('tab', { name: 'Visitors' }).click();
    await page.getByText('Page', { exact: true }).click();
    await expect(page.getByRole('rowheader', { name: '/shoes' })).toBeVisible();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export CSV' }).click();
    expect(readFileSync(await (await download).path(), 'utf8')).toContain('\r\n/shoes,3,2,2,1,0\r\n');
    await noFaults(page);
  });

  await test.step('what the assistant did not know, and its conversation', async () => {
    await page.getByRole('tab', { name: 'Unanswered' }).click();
    await expect(page.getByRole('rowheader', { name: 'Do you repair zippers?' })).toBeVisible();
    await noFaults(page);
  });

  await test.step('another period, in the address', async () => {
    await page.goto(`${parley.url}/Analytics?tab=funnel&period=custom&from=2024-01-01&to=2024-01-31`);
    await expect(page.getByRole('heading', { name: 'Nobody came by' })).toBeVisible();
    await page.getByRole('combobox', { name: 'Period' }).selectOption('All time');
    await expect(page).toHaveURL(/tab=funnel&period=all$/);
    await expect(page.getByText('Reached by 3 (100% of all)')).toBeVisible();
  });
});
