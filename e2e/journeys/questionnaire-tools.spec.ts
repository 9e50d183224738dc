/** Working with questionnaires: reordering by keyboard and pointer, a trial, cropping a picture, and the list of questionnaires. */
import { expect, type Page } from '@playwright/test';
import { expectNoFaults } from '../support/axe.ts';
import { signIn, type TestOwner } from '../support/owner.ts';
import { addProducts, buildQuestionnaire, questionCard, saveOutline } from '../support/questionnaires.ts';
import { test } from '../support/test.ts';

/** A new owner who is signed in, with a shoe shop and its questionnaire. */
async function shoeShop(page: Page, owner: TestOwner) {
  await addProducts(owner, [
    { title: 'Road Runner', category: 'Road' },
    { title: 'Trail Runner', category: 'Trail' },
  ]);
  const prefers = (category: string) => [{ field: 'category', values: [category], effect: 'prefer', weight: 1 }];
  const built = await buildQuestionnaire(owner, 'Shoes', [
    { text: 'Do you run?', answers: [{ text: 'Daily', next: 1 }, { text: 'Weekly', next: 1 }, { text: 'Never' }] },
    {
      text: 'Where do you run?',
      answers: [
        { text: 'On roads', product_rules: prefers('Road') },
        { text: 'On trails', product_rules: prefers('Trail') },
      ],
    },
    { text: 'Anything else?', answers: [{ text: 'No' }] },
  ]);
  await signIn(page, owner);
  return built;
}

const headings = (page: Page) => page.getByRole('article').getByRole('heading', { level: 2 });
const inOrder = (...texts: string[]) => texts.map((text) => new RegExp(text.replaceAll('?', '\\?')));

/** The lists and totals in which a counted visit would appear. */
const figures = async (owner: TestOwner) => ({
  questionnaires: await owner.call('GET', '/api/questionnaires/'),
  totals: await owner.call('GET', '/chatgpt_analytics/'),
  history: await owner.call('GET', '/api/chat_history/'),
});

test('the editor: reordering, a trial, a cropped picture', async ({ page, owner }) => {
  const { id } = await shoeShop(page, owner);

  await test.step('questions and answers are reordered with the keyboard and the pointer', async () => {
    // Tall enough to show two cards, so that one can be dragged onto the other.
    await page.setViewportSize({ width: 1440, height: 1200 });
    await page.goto(`/Questionnaire/${id}/`);
    await expect(headings(page)).toHaveText(inOrder('Do you run?', 'Where do you run?', 'Anything else?'));

    await test.step('by keyboard, with announcements; Escape cancels', async () => {
      const announcement = page.getByRole('status').filter({ hasText: /Do you run/ });
      const handle = page.getByRole('button', { name: 'Drag question 1', exact: true });
      const pickUp = async () => {
        await expect(handle).toBeFocused();
        await page.keyboard.press('Space');
        await expect(announcement).toHaveText(`Picked up Question 1: Do you run? at place 1 of 3.`);
        // The arrow keys only work once the drag overlay is rendered and measured.
        await expect(page.getByText('Question 1: Do you run?', { exact: true }).nth(1)).toBeVisible();
        await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
      };
      await handle.focus();
      await pickUp();
      await page.keyboard.press('ArrowDown');
      await expect(announcement).toHaveText(/is over place 2 of 3/);
      await page.keyboard.press('Escape');
      await expect(announcement).toHaveText(/is back where it was/);
      await expect(headings(page)).toHaveText(inOrder('Do you run?', 'Where do you run?', 'Anything else?'));

      await pickUp();
      await page.keyboard.press('ArrowDown');
      await expect(announcement).toHaveText(/is over place 2 of 3/);
      await page.keyboard.press('Space');
      await expect(headings(page)).toHaveText(inOrder('Where do you run?', 'Do you run?', 'Anything else?'));
      await expect(page.getByRole('button', { name: 'Drag question 2', exact: true })).toBeFocused();
    });

    await test.step('by pointer: a question, and an answer within its question', async () => {
      const drag = async (what: string, from: string, to: string, place: string) => {
        const [start, end] = await Promise.all([from, to].map((name) => page.getByRole('button', { name, exact: true }).boundingBox()));
        if (!start || !end) throw new Error('nothing to drag');
        await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2);
        await page.mouse.down();
        await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2, { steps: 12 });
        // A slow page has not handled every mouse move yet, and would drop the card at the last position it handled.
        await expect(page.getByRole('status').filter({ hasText: `is over ${place}` })).toHaveCount(1);
        await page.mouse.up();
        // The list shows the new order while it is still being dragged.
        await expect(page.getByRole('status').filter({ hasText: new RegExp(`${what}.* is now at ${place}`) })).toHaveCount(1);
      };
      await drag('Daily', 'Drag answer 1 of question 2', 'Drag answer 2 of question 2', 'place 2 of 3');
      const card = page.getByRole('article').filter({ has: page.getByRole('heading', { level: 2, name: /: Do you run\?$/ }) });
      const answers = card.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^Drag answer/ }) });
      const texts = async () => Promise.all((await answers.getByRole('textbox').all()).map((field) => field.inputValue()));
      await expect.poll(texts).toEqual(['Weekly', 'Daily', 'Never']);
      await page.getByRole('button', { name: 'Drag question 1', exact: true }).scrollIntoViewIfNeeded();
      await drag('Where do you run', 'Drag question 1', 'Drag question 2', 'place 2 of 3');
      await expect(headings(page)).toHaveText(inOrder('Do you run?', 'Where do you run?', 'Anything else?'));
      // The drop takes back what the keyboard changed, so that one change is left.
      await expect(page.getByText('1 change; visitors see what was saved last')).toBeVisible();
      await saveOutline(page);
      await page.reload();
      await expect.poll(texts).toEqual(['Weekly', 'Daily', 'Never']);
      await expect(headings(page)).toHaveText(inOrder('Do you run?', 'Where do you run?', 'Anything else?'));
    });
    await page.setViewportSize({ width: 1280, height: 720 });
  });

  await test.step('a trial of a questionnaire starts at any question, recommends products and is not counted', async () => {
    const before = await figures(owner);
    await page.getByRole('button', { name: 'Try it' }).click();
    const dialog = page.getByRole('dialog', { name: 'Try it' });
    const posted: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'GET') posted.push(new URL(request.url()).pathname);
    });
    await dialog.getByRole('button', { name: 'Daily' }).click();
    await expect(dialog.getByRole('button', { name: 'On roads' })).toBeVisible();

    await dialog.getByRole('combobox', { name: 'Begin at' }).click();
    await page.getByRole('option', { name: /Where do you run\?/ }).click();
    await expect(dialog.getByRole('button', { name: 'Daily' })).toBeHidden();
    await dialog.getByRole('button', { name: 'On trails' }).click();
    await expect(dialog.getByRole('link', { name: /Trail Runner/ }).first()).toBeVisible();
    await expect(dialog.getByRole('link', { name: /Road Runner/ })).toBeHidden();
    await expectNoFaults(page, 'trying it');

    await dialog.getByRole('button', { name: 'Start over' }).click();
    await expect(dialog.getByRole('button', { name: 'On trails' })).toBeVisible();
    await expect(dialog.getByRole('link', { name: /Trail Runner/ })).toBeHidden();
    expect(new Set(posted)).toEqual(new Set([`/api/questionnaire/${id}/try/`]));
    expect(await figures(owner)).toEqual(before);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });

  await test.step('a picture is cropped with the keyboard, and the cropped part is stored', async () => {
    // Left half red, right half blue.
    const drawn = await page.evaluate(() => {
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [400, 200];
      const context = canvas.getContext('2d');
      for (const [x, colour] of [
        [0, '#f00'],
        [200, '#00f'],
      ] as const) {
        if (context) context.fillStyle = colour;
        context?.fillRect(x, 0, 200, 200);
      }
      return canvas.toDataURL('image/png').split(',')[1] ?? '';
    });
    await page.getByRole('button', { name: 'Edit answer 1 of question 2' }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit answer' });
    const chosen = page.waitForEvent('filechooser');
    await dialog.getByRole('button', { name: 'Choose picture' }).click();
    await (await chosen).setFiles({ name: 'flag.png', mimeType: 'image/png', buffer: Buffer.from(drawn, 'base64') });
    await expect(dialog.getByRole('img', { name: 'The picture of this answer' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Crop' }).click();
    await expect(dialog.getByRole('button', { name: 'Keep this part' })).toBeEnabled();
    await expectNoFaults(page, 'cropping');
    // Moves the picture left under the frame until its right end is inside: half of what is beside the frame, 8 px at a time.
    await dialog.getByRole('group', { name: /Part that is kept/ }).focus();
    for (let step = 0; step < 20; step++) await page.keyboard.press('ArrowLeft');
    await dialog.getByRole('button', { name: 'Keep this part' }).press('Enter');
    await expect(dialog.getByText('cropped.webp')).toBeVisible();
    await dialog.getByRole('button', { name: 'Done' }).click();
    await expect(dialog).toBeHidden();

    const picture = questionCard(page, 'Where do you run?').getByRole('listitem').first().locator('img');
    await picture.scrollIntoViewIfNeeded();
    const stored = await picture.evaluate(async (image: HTMLImageElement) => {
      await image.decode();
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
      const context = canvas.getContext('2d');
      context?.drawImage(image, 0, 0);
      const at = (x: number) =>
        [...(context?.getImageData(x, canvas.height / 2, 1, 1).data ?? [])].slice(0, 3).map((channel) => (channel > 128 ? 1 : 0));
      return { square: Math.abs(canvas.width - canvas.height) <= 1, colours: [at(5), at(canvas.width - 5)] };
    });
    expect(stored).toEqual({
      square: true,
      colours: [
        [0, 0, 1],
        [0, 0, 1],
      ],
    });
  });
});

test('the list, and suggested questions', async ({ page, owner }) => {
  const { id } = await shoeShop(page, owner);

  await test.step('it renames, copies and deletes, and shows what a deletion affects', async () => {
    await page.goto('/Questionnaire');
    const row = (name: string) => page.getByRole('row').filter({ has: page.getByRole('link', { name, exact: true }) });
    await expect(row('Shoes').getByRole('cell').nth(0)).toHaveText('3');
    await expect(row('Shoes').getByRole('cell').nth(1)).toHaveText('6');

    await page.getByRole('button', { name: 'Rename Shoes' }).click();
    const naming = page.getByRole('dialog', { name: 'Rename questionnaire' });
    await naming.getByRole('textbox', { name: 'Name' }).fill('Running shoes');
    await naming.getByRole('textbox', { name: 'Name' }).press('Enter');
    await expect(naming).toBeHidden();
    await expect(row('Running shoes')).toBeVisible();

    await page.getByRole('button', { name: 'Duplicate Running shoes' }).click();
    await expect(page.getByRole('row')).toHaveCount(3);
    const { questionnaires } = await owner.call<{ questionnaires: { id: number; name: string; total_answers: number }[] }>(
      'GET',
      '/api/questionnaires/',
    );
    const copy = questionnaires.find((questionnaire) => questionnaire.id !== id);
    expect(copy?.total_answers).toBe(6);
    await expectNoFaults(page, 'the list');

    await page.getByRole('button', { name: `Delete ${copy?.name}`, exact: true }).click();
    const question = page
      .getByRole('alertdialog')
      .or(page.getByRole('dialog'))
      .filter({ hasText: `Delete “${copy?.name}”?` });
    await expect(question.getByText('Its 3 questions and 6 answers go with it, pictures included.')).toBeVisible();
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByRole('row')).toHaveCount(2);
    await expect(row('Running shoes')).toBeVisible();
  });

  await test.step('a questionnaire starts with suggested questions about the products', async () => {
    await addProducts(owner, [
      { title: 'Wool Socks', category: 'Socks' },
      { title: 'Silk Socks', category: 'Socks' },
      { title: 'Forest Runner', category: 'Trail' },
    ]);
    await page.goto('/Questionnaire');
    await page.getByRole('button', { name: 'Create New Questionnaire' }).click();
    const dialog = page.getByRole('dialog', { name: 'Create a questionnaire' });
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Find yours');
    await dialog.getByRole('radio', { name: 'With questions about my products' }).check();
    await expectNoFaults(page, 'creating one');
    await dialog.getByRole('button', { name: 'Create Questionnaire' }).click();
    await expect(headings(page).first()).toBeVisible();
    for (const answer of ['Socks', 'Trail', 'Road'])
      await expect
        .poll(async () => Promise.all((await page.getByRole('textbox', { name: /^Answer/ }).all()).map((field) => field.inputValue())))
        .toContain(answer);
  });
});
