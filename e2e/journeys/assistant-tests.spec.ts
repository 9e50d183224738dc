/** An owner tests the assistant: after a change of what it knows, they see what it says differently, and accept it. */
import { expect } from '@playwright/test';
import { expectNoFaults } from '../support/axe.ts';
import { openAs } from '../support/owner.ts';
import { test } from '../support/test.ts';

const profile = {
  companyName: 'Nordlicht',
  whatServicesDoYouOfferToClients: 'We sell tents.',
  moreInformationAboutYourProducts: '',
  howCanCustomersReachYouOrYourTeam: 'hello@nordlicht.example',
  whatAreFAQs: 'Can I return a tent?\nYes, within 30 days.',
  howMuchDiscountCanYouDoMaximum: '',
};

test('a change of the company profile shows what the assistant says differently', async ({ page, owner }) => {
  await owner.call('POST', '/api/ChatGPT/', profile);
  await openAs(page, owner, '/ChatGPT/Tests');

  await test.step('tests are made from the shop', async () => {
    await expect(page.getByRole('heading', { name: 'No tests yet' })).toBeVisible();
    await expectNoFaults(page, 'no tests');
    await page.getByRole('button', { name: 'Make tests from my shop' }).click();
    await expect(page.getByRole('heading', { name: /answers all \d tests as before/ })).toBeVisible();
    await expectNoFaults(page, 'tests');
  });

  await test.step('a draft shows what it would change, and is saved', async () => {
    await page.getByRole('link', { name: 'What it knows' }).click();
    await page.getByLabel('What are FAQs?').fill(profile.whatAreFAQs.replace('30', '14'));
    await page.getByRole('button', { name: 'What would change?' }).click();
    const dialog = page.getByRole('dialog', { name: 'What would change' });
    await expect(dialog.getByText('Yes, within 14 days.').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Saved. The assistant answers from it now.')).toBeVisible();
  });

  await test.step('the changed answer is accepted', async () => {
    await page.getByRole('link', { name: 'Tests' }).click();
    const changed = page.getByRole('article', { name: 'Can I return a tent?' });
    await expect(changed.getByText('Yes, within 14 days.')).toBeVisible();
    await expectNoFaults(page, 'a changed answer');
    await changed
      .getByRole('button', { name: /^Accept/ })
      .last()
      .click();
    await expect(changed).toBeHidden();
  });

  await test.step('a text is written, and the assistant answers from it', async () => {
    await page.getByRole('link', { name: 'Texts' }).click();
    await page.getByRole('button', { name: 'Write a text' }).click();
    await page.getByLabel('Title').fill('Care');
    await page.getByRole('textbox', { name: 'Text', exact: true }).fill('Washing a tent\nRinse the tent with cold water.');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('heading', { name: 'Care' })).toBeVisible();
    await page.getByLabel('A visitor’s question').fill('How do I wash a tent?');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Why this answer?' }).click();
    await expect(page.getByRole('blockquote')).toHaveText('Rinse the tent with cold water.');
    await expectNoFaults(page, 'texts and a receipt');
    await page.getByRole('link', { name: 'Pages' }).click();
    await expect(page.getByRole('heading', { name: 'No pages yet' })).toBeVisible();
    await expectNoFaults(page, 'no pages');
  });
});
