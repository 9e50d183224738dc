/** Analytics: creates visits through the visitors' calls and checks the figures on the screen, for a period, and in the exported file. */
import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { expectNoFaults } from '../support/axe.ts';
import { signIn, type TestOwner } from '../support/owner.ts';
import { buildQuestionnaire } from '../support/questionnaires.ts';
import { test } from '../support/test.ts';
import { newVisitor } from '../support/visitors.ts';

/** Two questions, a recommender that asks them, and three visitors: one leaves, one answers once, one answers both and then chats. */
async function traffic(owner: TestOwner): Promise<void> {
  const { id: questionnaireId, questions } = await buildQuestionnaire(owner, 'Find shoes', [
    { text: 'Which colour?', answers: [{ text: 'Red', next: 1 }] },
    { text: 'Which size?', answers: [{ text: 'Small' }] },
  ]);
  const steps = questions.map(async (question) => {
    const { answers } = await owner.call<{ answers: { id: number }[] }>('GET', `/api/answer/${question}/`);
    return [question, answers[0]?.id ?? 0] as const;
  });
  const [colour, size] = (await Promise.all(steps)) as [readonly [number, number], readonly [number, number]];
  const place = await owner.call<{ clientId: number; popupId: number }>('POST', '/api/popups/create/', { name: 'On every page' });
  await owner.call('PUT', `/api/popup/${place.popupId}/`, { status: true, questionnaireId });

  const visitor = async () => {
    const made = await newVisitor(owner.url, place);
    await made.event('shown', { trigger: 'exit', page: `${owner.url}/shoes?utm=x`, device: 'phone' });
    return made;
  };
  await visitor();
  const [once, all] = [await visitor(), await visitor()];
  await once.answer(...colour);
  await all.answer(...colour);
  await all.answer(...size);
  await all.say('Do you repair zippers?');
}

test('an owner reads the analytics of a period and exports them', async ({ browser, owner }) => {
  await traffic(owner);
  const page = await (await browser.newContext({ acceptDownloads: true })).newPage();
  page.on('pageerror', (error) => {
    throw error;
  });
  await signIn(page, owner);
  await page.goto('/Analytics');

  await test.step('the chart over time, by keyboard and as a table', async () => {
    const chart = page.getByRole('slider', { name: /Displayed over time/ });
    await chart.focus();
    await page.keyboard.press('End');
    await expect(chart).toHaveAttribute('aria-valuetext', /: 3; .*: 0$/);
    await page.getByRole('button', { name: 'Show as table' }).click();
    await expect(page.getByRole('table', { name: 'What happened over time' }).getByRole('row').nth(1).getByRole('cell').first()).toHaveText(
      '3',
    );
    await expect(page.getByRole('region', { name: 'Find shoes' }).getByText('Total responses: 3')).toBeVisible();
    await expectNoFaults(page, 'the overview');
  });

  await test.step('the funnel', async () => {
    await page.getByRole('tab', { name: 'Funnel' }).click();
    await expect(page.getByText('Answered by 2 (67%)')).toBeVisible();
    await expect(page.getByText('Left here: 1 (50%)')).toBeVisible();
    await expect(page.getByText('+3, none before')).toBeVisible();
    await expectNoFaults(page, 'the funnel');
  });

  await test.step('the breakdown by page, exported as a file', async () => {
    await page.getByRole('tab', { name: 'Visitors' }).click();
    await page.getByText('Page', { exact: true }).click();
    await expect(page.getByRole('rowheader', { name: '/shoes' })).toBeVisible();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export CSV' }).click();
    expect(readFileSync(await (await download).path(), 'utf8')).toContain('\r\n"/shoes","3","2","2","1","0","0"\r\n');
    await expectNoFaults(page, 'by page');
  });

  await test.step('unanswered questions, and the conversation of one', async () => {
    await page.getByRole('tab', { name: 'Unanswered' }).click();
    await expect(page.getByRole('rowheader', { name: 'Do you repair zippers?' })).toBeVisible();
    await expectNoFaults(page, 'unanswered questions');
  });

  await test.step('a question becomes a test, and its answer knowledge, which can be undone', async () => {
    const question = page.getByRole('rowheader', { name: 'Do you repair zippers?' });
    await page.getByRole('button', { name: 'Make a test of “Do you repair zippers?”' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Make the test' }).click();
    await expect(page.getByText('It is a test now: see Company profile, Tests')).toBeVisible();
    await page.getByRole('button', { name: 'Answer “Do you repair zippers?”' }).click();
    await page.getByRole('dialog').getByLabel('Your answer').fill('We repair zippers for 12 euros.');
    await page.getByRole('dialog').getByRole('button', { name: 'Save the answer' }).click();
    await expect(question).toBeHidden();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(question).toBeVisible();
    await page.goto('/ChatGPT/Tests');
    await expect(page.getByRole('button', { name: 'Do you repair zippers?', exact: true })).toBeVisible();
  });

  await test.step('another period is kept in the address', async () => {
    await page.goto('/Analytics?tab=funnel&period=custom&from=2024-01-01&to=2024-01-31');
    await expect(page.getByRole('heading', { name: 'Nobody came by' })).toBeVisible();
    await page.getByRole('combobox', { name: 'Period' }).selectOption('All time');
    await expect(page).toHaveURL(/tab=funnel&period=all$/);
    await expect(page.getByText('Reached by 3 (100% of all)')).toBeVisible();
  });
});
