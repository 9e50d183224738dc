/** Questionnaires: building one with few keys, its check and its map. */
import { expect, type Page } from '@playwright/test';
import { expectNoFaults } from '../support/axe.ts';
import { signIn } from '../support/owner.ts';
import { addProducts, questionCard as card, saveOutline } from '../support/questionnaires.ts';
import { test } from '../support/test.ts';

const wanted = [
  ['Where do you run?', 'On roads', 'On trails', 'On the track'],
  ['How far?', 'Up to 5 km', 'Further'],
  ['How often?', 'Daily', 'Weekly', 'Hardly ever'],
  ['How heavy may it be?', 'Light', 'It does not matter'],
  ['Which colour?', 'Bright', 'Dark', 'Any'],
  ['Anything else?', 'Water must stay out', 'No'],
] as const;

/** Every key and click beside the words themselves. */
class Counted {
  actions = 0;
  readonly #page: Page;
  constructor(page: Page) {
    this.#page = page;
  }
  async click(name: string): Promise<void> {
    this.actions += 1;
    await this.#page.getByRole('button', { name, exact: true }).first().click();
  }
  async press(key: string): Promise<void> {
    this.actions += 1;
    await this.#page.keyboard.press(key);
  }
  /** Types into the field that has the cursor once it is the expected one. */
  async words(field: string, text: string): Promise<void> {
    await expect(this.#page.getByRole('textbox', { name: field, exact: true })).toBeFocused();
    await this.#page.keyboard.insertText(text);
  }
}

test('six questions with fifteen answers take at most 30 keys and clicks; they are saved, checked and drawn', async ({ page, owner }) => {
  await signIn(page, owner);
  await addProducts(owner, [
    { title: 'Road Runner', category: 'Road' },
    { title: 'Wool Socks', category: 'Socks' },
  ]);
  const { questionnaire } = await owner.call<{ questionnaire: { id: number } }>('POST', '/api/questionnaires/create/', { name: 'Shoes' });
  await page.goto(`/Questionnaire/${questionnaire.id}/`);
  const hand = new Counted(page);

  await test.step('typed without the mouse', async () => {
    await hand.click('Create the first question');
    for (const [place, [question, ...answers]] of wanted.entries()) {
      if (place > 0) await hand.press('Tab');
      await hand.words(`Question ${place + 1}`, question);
      for (const [row, answer] of answers.entries()) {
        await hand.press('Enter');
        await hand.words(`Answer ${row + 1} of question ${place + 1}`, answer);
      }
    }
    await hand.press('Control+s');
    await expect(page.getByText('All changes are saved')).toBeVisible();
    expect(hand.actions).toBeLessThanOrEqual(30);
    console.log(`Six questions with fifteen answers: ${hand.actions} keys and clicks beside the words`);
    await expectNoFaults(page, 'the outline');
    await page.reload();
    const cards = page.getByRole('article');
    await expect(cards).toHaveCount(6);
    await expect(page.getByRole('textbox', { name: 'Answer 2 of question 6' })).toHaveValue('No');
    await expect(cards.first().getByTitle('Lead elsewhere').first()).toHaveText('2 How far?');
  });

  await test.step('an answer gets a rule, and the check names the product that no answer leads to', async () => {
    await page.getByRole('button', { name: 'Edit answer 1 of question 1' }).click();
    const modal = page.getByRole('dialog', { name: 'Edit answer' });
    await modal.getByRole('button', { name: /^Products/ }).click();
    await modal.getByRole('button', { name: 'Add rule' }).click();
    const categories = modal.getByRole('combobox', { name: 'Categories' });
    await categories.fill('Road');
    await categories.press('ArrowDown');
    await categories.press('Enter');
    await expect(modal.getByText('1 product fits')).toBeVisible();
    await page.keyboard.press('Tab');
    await modal.getByRole('button', { name: 'Done' }).click();
    await expect(modal).toBeHidden();
    await saveOutline(page);
    const check = page.getByRole('region', { name: 'Path check' });
    await expect(check.getByText('1 of 2 products in stock is recommended on no path.')).toBeVisible();
    await expect(check.getByRole('list', { name: 'Products on no path: some of them' })).toContainText('Wool Socks');
    await expect(card(page, 'Where do you run?').getByRole('img', { name: 'Has product rules' })).toHaveCount(1);
  });

  await test.step('on the map an answer is dragged to another question, and undone', async () => {
    await page.getByRole('radiogroup', { name: 'View' }).getByText('Map').click();
    const map = page.getByRole('region', { name: 'Map of the questionnaire' });
    await expect(map.getByRole('button', { name: /How far\?/ })).toBeVisible();
    await expectNoFaults(page, 'the map');
    // In steps, as a hand moves: the questions become targets once the drag has begun.
    await map
      .getByTitle('Lead “Further” elsewhere')
      .dragTo(map.getByRole('button', { name: /Where do you run\?/ }), { force: true, steps: 20 });
    await expect(page.getByText(/Questions 1 and 2 lead in a circle/)).toBeVisible();
    await map.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText(/lead in a circle/)).toBeHidden();
    await map.getByRole('button', { name: /How far\?/ }).click();
    await expect(card(page, 'How far?')).toBeFocused();
  });
});
