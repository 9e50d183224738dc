/** A visitor wants to talk to a person: the owner answers on the screen, and the answer appears in the visitor's chat, or else in a mail. */
import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { expectNoFaults } from '../support/axe.ts';
import { mailedTo, openAs } from '../support/owner.ts';
import { test } from '../support/test.ts';

test('a visitor asks, the owner answers, and the visitor sees it', async ({ page, owner, parley, browser, shop }) => {
  const { clientId, popupId } = await owner.call<{ clientId: number; popupId: number }>('POST', '/api/popups/create/', {
    name: 'Coffee finder',
  });
  await owner.call('PUT', `/api/popup/${popupId}/`, { status: true });
  await owner.call('POST', '/api/popupPages/create/', { popupPagesId: popupId, showOnWebsite: shop.origin });
  await owner.call('POST', '/api/ChatGPT/', {
    companyName: 'Beans & Co',
    whatServicesDoYouOfferToClients: '',
    moreInformationAboutYourProducts: '',
    howCanCustomersReachYouOrYourTeam: '',
    whatAreFAQs: '',
    howMuchDiscountCanYouDoMaximum: '',
  });
  shop.setHead(`<script defer src="${parley.url}/embed.js" data-user-id="${clientId}" data-popup-id="${popupId}"></script>`);
  const visitor = await (await browser.newContext()).newPage();
  const message = page.getByRole('dialog', { name: 'Message' });
  const customer = `${randomUUID()}@customer.test`;

  await test.step('the assistant offers a person, and the visitor leaves a message', async () => {
    await visitor.goto(shop.origin);
    await visitor.getByRole('button', { name: 'Lets Start' }).click();
    await expect(visitor.getByRole('heading', { name: 'Need help choosing?' })).toBeVisible();
    // The launcher has the same name, and is hidden by now.
    await visitor.getByRole('button', { name: 'Lets Start' }).filter({ visible: true }).click();
    await visitor.getByRole('textbox', { name: /Ask me anything/ }).fill('Can I talk to a human?');
    await visitor.keyboard.press('Enter');
    await visitor.getByRole('button', { name: 'Talk to someone' }).click();
    await visitor.getByLabel('Your e-mail address').fill(customer);
    await visitor.getByLabel('Your message').fill('Is the hand grinder good for espresso?');
    await expect(visitor.getByText(/I agree that Beans & Co stores/)).toBeVisible();
    await visitor.getByRole('checkbox').check();
    await visitor.getByRole('button', { name: 'Send' }).last().click();
    await expect(visitor.getByText('Your message has arrived.')).toBeVisible();
  });

  await test.step('the owner gets a mail that leads to the message, and answers it', async () => {
    const mail = () => parley.mails(owner.username).find((text) => text.includes('/Messages?id='));
    await expect.poll(mail, { timeout: 180_000 }).toBeTruthy();
    expect(mail()).toContain(`Reply-To: ${customer}`);
    await openAs(page, owner, mail()?.match(/http\S+(\/Messages\?id=\d+)/)?.[1] ?? '');
    await expect(message.getByText('Is the hand grinder good for espresso?')).toBeVisible();
    await expect(message.getByText('Can I talk to a human?')).toBeVisible();
    await expect(page.getByRole('link', { name: /Messages/ }).first()).toContainText('1');
    await expect(message.getByText(/chat is open/)).toBeVisible();
    await expectNoFaults(page, 'a message');
    await message.getByRole('textbox', { name: 'Your answer' }).fill('Yes, set it to five clicks.');
    await message.getByRole('button', { name: 'Send answer' }).click();
    await expect(message.getByText('Yes, set it to five clicks.')).toBeVisible();
  });

  await test.step('the visitor sees the answer in the chat, and the owner sees that', async () => {
    await expect(visitor.getByText('Beans & Co answers: Yes, set it to five clicks.')).toBeVisible();
    await expect(message.getByText('Shown in the chat')).toBeVisible();
    await message.getByRole('link', { name: 'The whole visit' }).click();
    await expect(page.getByText('Asked to talk to someone')).toBeVisible();
    await expect(page.getByText(/You answered: .*five clicks/)).toBeVisible();
  });

  await test.step('another answer, when the chat is closed, is mailed; its link ends such mails', async () => {
    await visitor.close();
    await page.goto('/Messages');
    await page.getByRole('table', { name: 'Messages' }).getByRole('button').first().click();
    await message.getByRole('textbox', { name: 'Your answer' }).fill('And grind finer for a ristretto.');
    await expect(message.getByText(`We email your answer to ${customer}`)).toBeVisible({ timeout: 180_000 });
    await message.getByRole('button', { name: 'Send answer' }).click();
    await expect.poll(() => parley.mails(customer).join('\n'), { timeout: 180_000 }).toContain('ristretto');
    const stranger = await (await browser.newContext()).newPage();
    await stranger.goto(await mailedTo(parley, customer, /http\S+\/no-more-mail\/[\w.-]+/));
    await expectNoFaults(stranger, 'the page that ends the mails of a shop');
    await stranger.getByRole('button', { name: 'No more emails' }).click();
    await expect(stranger.getByRole('heading', { name: 'You will get no more emails from this sender' })).toBeVisible();
  });
});
