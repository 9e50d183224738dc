/**
 * Questionnaires: building one with questions created inline, its map and its check; two tabs that add the fourth answer at once;
 * and double clicks that create one thing.
 */
import { expect, type Page } from '@playwright/test';
import { expectNoFaults } from '../support/axe.ts';
import { signIn } from '../support/owner.ts';
import { addProducts, buildQuestionnaire, questionCard as card } from '../support/questionnaires.ts';
import { test } from '../support/test.ts';

// One after the other: both draw maps, and in parallel they would be too slow.
test.describe.configure({ mode: 'default' });

async function writeAnswer(page: Page, text: string): Promise<void> {
  const modal = page.getByRole('dialog');
  await modal.getByRole('textbox', { name: 'Text', exact: true }).fill(text);
  await modal.getByRole('textbox', { name: 'Description for the assistant' }).fill(`The visitor chose ${text}`);
}

test('a questionnaire is built, drawn and checked', async ({ page, owner }) => {
  await signIn(page, owner);
  await addProducts(owner, [
    { title: 'Road Runner', category: 'Road' },
    { title: 'Trail Runner', category: 'Trail' },
    { title: 'Wool Socks', category: 'Socks' },
  ]);
  await page.goto('/Questionnaire');
  await page.getByRole('button', { name: 'Create New Questionnaire' }).first().click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Shoes');
  await page.getByRole('button', { name: 'Create Questionnaire' }).dblclick();
  await expect(page.getByRole('heading', { name: 'Shoes', level: 1 })).toBeVisible();

  await test.step('a double click creates one question, and one answer with a question created inline', async () => {
    await page.getByRole('button', { name: 'Create New Question' }).first().click();
    await page.getByRole('dialog').getByRole('textbox').fill('Where do you run?');
    await page.getByRole('button', { name: 'Create Question', exact: true }).dblclick();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByRole('article')).toHaveCount(1);

    await card(page, 'Where do you run?')
      .getByRole('button', { name: /Create New Answer/ })
      .click();
    const modal = page.getByRole('dialog');
    await modal.getByRole('button', { name: 'Create Answer' }).click();
    await expect(modal.getByText('This is required')).toHaveCount(3);
    await writeAnswer(page, 'On roads');
    await modal.getByRole('combobox', { name: 'Next question' }).click();
    await page.getByRole('option', { name: 'New question…' }).click();
    await modal.getByRole('textbox', { name: 'New question' }).fill('How far?');
    await modal.getByRole('textbox', { name: 'New question' }).press('Enter');
    await expect(modal.getByRole('combobox', { name: 'Next question' })).toHaveValue(/Question \d+: How far\?/);
    await modal.getByRole('button', { name: /^Products/ }).click();
    await modal.getByRole('button', { name: 'Add rule' }).click();
    const categories = modal.getByRole('combobox', { name: 'Categories' });
    await categories.fill('Road');
    await categories.press('ArrowDown');
    await categories.press('Enter');
    await expect(modal.getByText('1 product fits')).toBeVisible();
    await expect(modal.getByText('Road Runner')).toBeVisible();
    await page.keyboard.press('Tab');
    await modal.getByRole('button', { name: 'Create Answer' }).dblclick();
    await expect(modal).toBeHidden();
    await expect(card(page, 'Where do you run?').getByRole('listitem').filter({ hasText: 'The visitor chose On roads' })).toHaveCount(1);
  });

  await test.step('the check lists the products that no path recommends', async () => {
    const check = page.getByRole('region', { name: 'Path check' });
    await expect(check.getByText('2 of 3 products in stock are recommended on no path.')).toBeVisible();
    const some = check.getByRole('list', { name: 'Some of them' }).getByRole('listitem');
    await expect(some).toHaveCount(2);
    for (const missed of ['Trail Runner', 'Wool Socks']) await expect(some.filter({ hasText: missed })).toHaveCount(1);
  });

  await test.step('the map shows it; dragging an answer to another question can be undone', async () => {
    await card(page, 'How far?')
      .getByRole('button', { name: /Create New Answer/ })
      .click();
    await writeAnswer(page, 'Far');
    await page.getByRole('combobox', { name: 'Next question' }).click();
    await page.getByRole('option', { name: 'End of the questionnaire' }).click();
    await page.getByRole('button', { name: 'Create Answer' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();

    await page.getByRole('radiogroup', { name: 'View' }).getByText('Map').click();
    const map = page.getByRole('region', { name: 'Map of the questionnaire' });
    await expect(map.getByRole('button', { name: /How far\?/ })).toBeVisible();
    await expectNoFaults(page, 'the map');
    const first = map.getByRole('button', { name: /Where do you run\?/ });
    const leadBack = () => map.getByTitle('Lead “Far” elsewhere').dragTo(first, { force: true });
    await leadBack();
    await expect(map.getByRole('button', { name: 'Undo' })).toBeVisible();
    await expect(page.getByText(/Questions \d+ and \d+ lead in a circle, and no answer leads out\./)).toBeVisible();
    await map.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText(/lead in a circle/)).toBeHidden();

    const editing = /\/api\/edit_answer\//;
    const fault = { error: { code: 'internal', message: 'Something went wrong' } };
    await page.route(editing, (route) => route.fulfill({ status: 500, json: fault }));
    const refused = page.waitForResponse(editing);
    await leadBack();
    await refused;
    await expect(page.getByText(/lead in a circle/)).toBeHidden();
    await expect(map.getByRole('button', { name: 'Undo' })).toBeHidden();
    await expect(page.getByRole('alert').getByRole('button', { name: 'Try again' })).toBeVisible();
    await page.unroute(editing);

    await map.getByRole('button', { name: /How far\?/ }).click();
    await expect(card(page, 'How far?')).toBeFocused();
    await expect(card(page, 'How far?').getByText('Ends here')).toBeVisible();
  });
});

test('two tabs add a fourth answer at the same time: one succeeds, the other shows the error and keeps its input', async ({
  context,
  owner,
}) => {
  const [first, second] = [await context.newPage(), await context.newPage()];
  await signIn(first, owner);
  const { id, questions } = await buildQuestionnaire(owner, 'Tabs', [
    { text: 'Which?', answers: [{ text: 'A' }, { text: 'B' }, { text: 'C' }] },
  ]);

  const address = `/Questionnaire/${id}/`;
  await first.goto(address);
  // Both tabs share one browser context, so the second is signed in already.
  await second.goto(address);
  for (const [page, text] of [
    [first, 'From one'],
    [second, 'From two'],
  ] as const) {
    await card(page, 'Which?')
      .getByRole('button', { name: /Create New Answer/ })
      .click();
    await writeAnswer(page, text);
    await page.getByRole('combobox', { name: 'Next question' }).click();
    await page.getByRole('option', { name: 'End of the questionnaire' }).click();
  }
  await Promise.all([first, second].map((page) => page.getByRole('button', { name: 'Create Answer' }).click()));
  const refusal = (page: Page) => page.getByText('A question holds at most 4 answers');
  await expect.poll(async () => (await refusal(first).count()) + (await refusal(second).count())).toBe(1);
  const [loser, text] = (await refusal(first).count()) === 1 ? ([first, 'From one'] as const) : ([second, 'From two'] as const);
  await expect(loser.getByRole('textbox', { name: 'Text', exact: true })).toHaveValue(text);
  await expect(loser.getByRole('article').getByRole('button', { name: /Create New Answer/, includeHidden: true })).toHaveCount(0);
  const { answers } = await owner.call<{ answers: object[] }>('GET', `/api/answer/${questions[0]}/`);
  expect(answers).toHaveLength(4);
});
