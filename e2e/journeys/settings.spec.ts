/** The owner's settings: password, the assistant's model, mails, retention and export of the data, and deleting the account. */
import { readFileSync } from 'node:fs';
import { type Browser, expect, type Page } from '@playwright/test';
import { snippetFor } from '../../web/src/features/recommenders/embed/snippet.ts';
import { expectNoFaults } from '../support/axe.ts';
import { openStandIn } from '../support/loopback/provider.ts';
import type { Shop } from '../support/loopback/shops.ts';
import { changeSession, loggedIn, logIn, mailedTo, signIn, type TestOwner } from '../support/owner.ts';
import { test } from '../support/test.ts';
import type { Place } from '../support/visitors.ts';

const newPassword = 'an even longer password';
/** Words that state nothing: what a model says of the shop must be borne out by its records. */
const answer = 'Thank you for your message.';

/** Creates a recommender that shows on the shop, and returns its snippet. */
async function aRecommender(owner: TestOwner, shop: Shop): Promise<string> {
  const { clientId, popupId } = await owner.call<Place>('POST', '/api/popups/create/', { name: 'On every page' });
  await owner.call('PUT', `/api/popup/${popupId}/`, { status: true, activateOnExit: false, activateOnScroll: true });
  await owner.call('POST', '/api/popupPages/create/', { popupPagesId: popupId, showOnWebsite: shop.origin });
  return snippetFor({ origin: owner.url, userId: clientId, popupId });
}

async function onNewDevice(browser: Browser, as: TestOwner): Promise<Page> {
  const page = await (await browser.newContext({ acceptDownloads: true })).newPage();
  page.on('pageerror', (error) => {
    throw error;
  });
  await signIn(page, as);
  return page;
}

/** Opens a section through its link, and runs axe on it in both colour modes. */
async function openSection(page: Page, name: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name }).click();
  await expect(page).toHaveURL(`/Settings/${name}`);
  await expectNoFaults(page, name);
}

test('settings', async ({ browser, owner, parley, place, shop }) => {
  const provider = openStandIn(answer, place());
  shop.setHead(await aRecommender(owner, shop));
  const [page, elsewhere] = [await onNewDevice(browser, owner), await onNewDevice(browser, await loggedIn(owner))];

  await test.step('the language of the owner’s area', async () => {
    await page.goto('/Settings');
    await openSection(page, 'Profile');
    await page.getByLabel('Surname').fill('Roth-Meier');
    // Unsaved changes prompt; staying keeps the language.
    const dialogEvent = page.waitForEvent('dialog');
    const press = page.getByRole('radio', { name: 'Deutsch' }).click();
    await (await dialogEvent).dismiss();
    await press;
    await expect(page.getByRole('radio', { name: 'English' })).toBeChecked();
    await page.getByRole('button', { name: 'Save profile' }).click();
    await expect(page.getByText('Your profile is saved.')).toBeVisible();

    await page.getByRole('radio', { name: 'Deutsch' }).click();
    await expect(page.getByRole('heading', { name: 'Einstellungen' })).toBeVisible();
    await expect(page).toHaveURL('/Settings/Profile');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expect(page).toHaveTitle(/^Profil/);
    await expectNoFaults(page, 'Profil');

    await page.keyboard.press('Control+k');
    await page.keyboard.type('english');
    await page.getByRole('button', { name: 'English' }).click();
    await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });

  await test.step('a new password signs the other device out', async () => {
    await openSection(page, 'Security');
    await page.getByLabel('Current password', { exact: true }).fill(owner.password);
    await page.getByLabel('New password', { exact: true }).fill(newPassword);
    await expectQuestionBeforeLeaving(page, owner.password);
    await page.getByRole('button', { name: 'Change password' }).click();
    await expect(page.getByText('Your password is changed. All other devices are signed out.')).toBeVisible();
    await expect(page.getByRole('list', { name: 'Devices you are signed in on' }).getByRole('listitem')).toHaveCount(1);
    // The other device's access token stays valid for some minutes; after that it gets no new one.
    await changeSession(elsewhere, { access_token: 'ended' });
    await elsewhere.goto('/History');
    await elsewhere.getByRole('dialog', { name: 'Log in again' }).getByRole('button', { name: 'Go to the login page' }).click();
    await expect(elsewhere).toHaveURL(/\/login/);
  });

  await test.step('the assistant uses the owner’s model', async () => {
    await openSection(page, 'Assistant');
    await page.getByRole('radio', { name: 'Another endpoint' }).click();
    await page.getByRole('textbox', { name: 'Base URL' }).fill(provider.url);
    await page.getByRole('textbox', { name: 'Model', exact: true }).fill('a-model');
    await page.getByLabel('Key', { exact: true }).fill('sk-not-the-right-one');
    await page.getByRole('button', { name: 'Test' }).click();
    await expect(page.getByText('The provider does not accept the key.')).toBeVisible();
    await page.getByLabel('Key', { exact: true }).fill(provider.key);
    await page.getByRole('button', { name: 'Test' }).click();
    await expect(page.getByText(/It answers, in [\d.,]+ ms/)).toBeVisible();
    await page.getByRole('button', { name: 'Save assistant' }).click();
    await expect(page.getByText('ends in …4321')).toBeVisible();
    await page.reload();
    await expect(page.getByText('ends in …4321')).toBeVisible();
    expect(await page.content()).not.toContain(provider.key);
    await visitorGetsReply(browser, shop, 'Please write to kim@customer.test', answer);
    await page.reload();
    await expect(page.getByText(/1.234 of 1.000.000 tokens/)).toBeVisible();
  });

  await test.step('export everything, and shorten the retention', async () => {
    await openSection(page, 'Data');
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download everything' }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toMatch(/^parley-\d{4}-\d\d-\d\d\.json$/);
    const text = readFileSync(await download.path(), 'utf8');
    const entry = { output: expect.stringContaining(answer) };
    expect(JSON.parse(text)).toMatchObject({ owners: [{ username: owner.username }], chat_entries: [entry] });
    expect(text).not.toContain(provider.key);
    await page.getByRole('combobox', { name: 'Conversations are kept' }).click();
    await page.getByRole('option', { name: 'For 90 days' }).click();
    const shortened = page.waitForResponse((response) => response.request().method() === 'PUT');
    await page.getByRole('button', { name: 'Erase from now on' }).click();
    // A page that is loaded anew takes back what it has not sent yet.
    await shortened;
    await page.reload();
    await expect(page.getByRole('combobox', { name: 'Conversations are kept' })).toHaveValue('For 90 days');
  });

  await test.step('the mail about a new lead links to its conversation, and its unsubscribe link works', async () => {
    // These mails are sent once a minute, and part of that minute has passed already.
    await page.goto(await mailedTo(parley, owner.username, /http\S+\/History\?id=[\w-]+/));
    await expect(page.getByRole('dialog').getByText('Please write to kim@customer.test').first()).toBeVisible();
    const stranger = await (await browser.newContext()).newPage();
    await stranger.goto(await mailedTo(parley, owner.username, /http\S+\/unsubscribe\/[\w.-]+/));
    await expectNoFaults(stranger, 'the page that ends the mails');
    await stranger.getByRole('button', { name: 'Unsubscribe' }).click();
    await expect(stranger.getByRole('heading', { name: 'You will get no more of these emails' })).toBeVisible();
    await expectNoFaults(stranger, 'the mails are ended');
    await page.goto('/Settings/Notifications');
    await expect(page.getByRole('switch', { name: 'Email me about new leads' })).not.toBeChecked();
    const mails = page.getByRole('switch', { name: 'Email me about new leads' });
    const saved = page.waitForResponse((response) => response.request().method() === 'PUT');
    await mails.click();
    await expect(mails).toBeChecked();
    await saved;
  });

  await test.step('switch off mails about new leads', async () => {
    await openSection(page, 'Notifications');
    const mails = page.getByRole('switch', { name: 'Email me about new leads' });
    const saved = page.waitForResponse((response) => response.request().method() === 'PUT');
    await mails.click();
    await expect(mails).not.toBeChecked();
    await saved;
    await page.reload();
    await expect(page.getByRole('switch', { name: 'Email me about new leads' })).not.toBeChecked();
  });

  await test.step('deleting the account stops its recommender', async () => {
    await page.goto('/Settings/Data');
    await page.getByRole('button', { name: /Delete account/ }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await expectNoFaults(page, 'the dialog that deletes the account');
    await dialog.getByRole('textbox', { name: 'Your email address' }).fill(owner.username);
    await dialog.getByLabel('Your password', { exact: true }).fill(owner.password);
    await dialog.getByRole('button', { name: 'Delete everything' }).click();
    await expect(dialog.getByText('This is not your password')).toBeVisible();
    await dialog.getByLabel('Your password', { exact: true }).fill(newPassword);
    await dialog.getByRole('button', { name: 'Delete everything' }).click();
    await expect(page).toHaveURL('/');
    await page.goto('/Dashboard');
    await expect(page).toHaveURL(/\/login/);
    const visitor = await (await browser.newContext()).newPage();
    const placement = visitor.waitForResponse(/\/placement\//);
    await visitor.goto(shop.origin);
    expect((await placement).status()).toBe(404);
  });
});

test('a forgotten password', async ({ page, owner, parley }) => {
  await page.goto('/login');
  await page.getByRole('link', { name: /Forgot/ }).click();
  // The page before has such a field too.
  await expect(page.getByRole('heading', { name: 'Forgotten your password?' })).toBeVisible();
  await page.getByRole('main').getByRole('textbox', { name: 'Email' }).fill(owner.username);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText('Check your mailbox')).toBeVisible();
  const link = await mailedTo(parley, owner.username, /http\S+\/new-password\/[\w.-]+/);
  await page.goto(link);
  await page.getByLabel('New password', { exact: true }).fill(newPassword);
  await page.getByRole('button', { name: 'Save new password' }).click();
  // The header has such a link too, and is there before the new password is saved.
  await page.getByRole('main').getByRole('link', { name: 'Log In' }).click();
  await logIn(page, { ...owner, password: newPassword });
  // The link works only once.
  await page.goto(link);
  await page.getByLabel('New password', { exact: true }).fill(owner.password);
  await page.getByRole('button', { name: 'Save new password' }).click();
  await expect(page.getByRole('link', { name: 'Ask for a new link' })).toBeVisible();
});

/** Leaving with unsaved input asks for confirmation. */
async function expectQuestionBeforeLeaving(page: Page, typed: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name: 'Data' }).click();
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Stay here' }).click();
  await expect(question).toBeHidden();
  await expect(page.getByLabel('Current password', { exact: true })).toHaveValue(typed);
}

async function visitorGetsReply(browser: Browser, shop: Shop, message: string, reply: string): Promise<void> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(shop.origin);
  await page.mouse.wheel(0, 20_000);
  const widget = page.getByRole('dialog');
  await expect(widget).toBeVisible();
  await widget.getByRole('button', { name: 'Lets Start' }).click();
  await widget.getByRole('textbox', { name: /Ask me anything/ }).fill(message);
  await page.keyboard.press('Enter');
  await expect(widget.getByText(reply)).toBeVisible();
  await context.close();
}
