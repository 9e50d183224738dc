/** Talking to a person: the form, and the shop's answers in the open widget. */
import type { Locator, Page } from '@playwright/test';
import { faultsIn } from '../support/axe.ts';
import { streamReply } from './host.ts';
import { expect, openChatbot, test } from './test.ts';

const offer = { text: 'Talk to someone', language: 'en' };

/** How often the widget asked for answers. */
const polls = (reads: readonly string[]) => reads.filter((path) => path.startsWith('/popup/person/')).length;

async function fill(form: Locator): Promise<void> {
  await form.getByLabel('Your e-mail address').fill('lena@home.test');
  await form.getByLabel('Your message').fill('Does the parka run small?');
  await form.getByRole('checkbox').check();
}

/** Opens the form from the open chatbot. */
async function openForm(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Talk to someone' }).click();
  const form = page.getByRole('form', { name: 'Talk to someone' });
  await form.waitFor();
  return form;
}

test('an answer that offers a person opens the form with the keyboard alone, and the focus comes back', async ({ page, visit, host }) => {
  host.chat = (body, answer) =>
    streamReply(answer, {
      id: 1,
      inputChatGPT: body.inputChatGPT,
      requestId: body.requestId,
      outputChatGPT: 'I do not know that, and do not want to guess.',
      recommendedProducts: [],
      followUp: null,
      productsLeft: null,
      person: offer,
    });
  await visit();
  await openChatbot(page);
  await page
    .getByRole('button', { name: 'Need help choosing?' })
    .or(page.getByRole('button', { name: 'Lets Start' }))
    .filter({ visible: true })
    .last()
    .click();
  await page.getByRole('textbox', { name: /Ask me anything/ }).fill('Do you have a shop in Oslo?');
  await page.keyboard.press('Enter');
  const button = page.getByRole('button', { name: 'Talk to someone' });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Your e-mail address')).toBeFocused();
  // Sent empty: the first field with a problem gets the focus, and names the problem.
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Your e-mail address')).toBeFocused();
  await expect(page.getByLabel('Your e-mail address')).toHaveAccessibleDescription(/name@example\.com/);
  await expect(page.getByRole('checkbox')).toHaveAccessibleDescription(/consent/);
  await page.keyboard.type('lena@home.test');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Hello');
  await page.getByLabel('Your e-mail address').press('Enter');
  await expect(page.getByRole('checkbox')).toBeFocused();
  await page.getByLabel('Your message').focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page.getByRole('checkbox')).toBeChecked();
  for (let i = 0; i < 3; i++)
    if (await page.getByRole('button', { name: 'Send' }).evaluate((send) => !send.matches(':focus'))) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Your message has arrived.')).toBeVisible();
  await expect(page.getByRole('log')).toBeFocused();
  expect([...host.persons.values()].map(({ body }) => body)).toMatchObject([{ email: 'lena@home.test', message: 'Hello', language: 'en' }]);
  // The question that the offer stood under is still in the chat.
  await expect(page.getByText('Do you have a shop in Oslo?')).toBeVisible();
});

test('the form has no faults for screen readers and fits on a phone, in a popup and in dark colours', async ({ page, visit, host }) => {
  Object.assign(host.bootstrap.popup, {
    person: offer,
    popupPrivacyUrl: 'https://shop.example/privacy',
    popupBackgroundColor: '#101828',
    popupTitleColor: '#f9fafb',
    popupTextColor: '#e4e7ec',
    popupOrChat: 'Popup',
  });
  host.placement.kind = 'Popup';
  await page.setViewportSize({ width: 390, height: 700 });
  host.placement.scroll = 1;
  await visit();
  await page.evaluate(() => scrollTo(0, 200));
  await page.getByRole('button', { name: 'Talk to someone' }).click();
  const form = page.getByRole('form', { name: 'Talk to someone' });
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(form.getByText('Please fill this in.')).toBeVisible();
  expect(await faultsIn(page, 'parley-widget')).toEqual([]);
  await expect(form.getByRole('link', { name: 'Privacy policy' })).toHaveAttribute('href', 'https://shop.example/privacy');
  const overflow = await form.evaluate((element) => element.scrollWidth - element.clientWidth);
  expect(overflow).toBe(0);
  await form.getByRole('button', { name: 'Send' }).scrollIntoViewIfNeeded();
  await expect(form.getByRole('button', { name: 'Send' })).toBeInViewport();
});

test('fetches nothing before it is needed, keeps the typed text while the form is closed, and explains a refusal in words', async ({
  page,
  visit,
  host,
  expected,
}) => {
  expected.push(/status of (?:429|503|409)/);
  host.bootstrap.popup.person = offer;
  await visit();
  await openChatbot(page);
  await page.getByRole('button', { name: 'Talk to someone' }).waitFor();
  expect(host.reads.filter((path) => /person/.test(path))).toEqual([]);
  const form = await openForm(page);
  await fill(form);
  await form.getByRole('button', { name: 'Back to the chat' }).click();
  await expect(form).toHaveCount(0);
  await page.getByRole('button', { name: 'Talk to someone' }).click();
  await expect(form.getByLabel('Your message')).toHaveValue('Does the parka run small?');
  await expect(form.getByRole('checkbox')).toBeChecked();
  const send = form.getByRole('button', { name: 'Send' });
  for (const [status, words] of [
    [503, 'This could not be sent'],
    [429, 'That were many messages'],
    [409, 'not taken here'],
  ] as const) {
    host.refusals.push(status);
    await send.click();
    await expect(form.getByRole('alert')).toContainText(words);
  }
  expect(host.persons.size).toBe(0);
  await send.click();
  await expect(page.getByText('Your message has arrived.')).toBeVisible();
  expect([...host.persons.values()].map(({ times }) => times)).toEqual([1]);
});

test('an answer appears in the open widget, is confirmed, and then the widget asks no more', async ({ page, visit, host }) => {
  await page.clock.install();
  host.bootstrap.popup.person = offer;
  await visit();
  await openChatbot(page);
  const form = await openForm(page);
  await fill(form);
  await form.getByRole('button', { name: 'Send' }).click();
  await expect.poll(() => polls(host.reads)).toBe(1);
  await page.clock.runFor(10_000);
  await expect.poll(() => polls(host.reads)).toBe(2);
  host.news = { open: false, answers: [{ id: 7, text: 'It does run small.\nTake one size up.' }] };
  await page.clock.runFor(10_000);
  await expect(page.getByText('The outdoor shop answers: It does run small. Take one size up.')).toBeVisible();
  await page.clock.runFor(1000);
  await expect.poll(() => polls(host.reads)).toBe(4);
  await page.clock.runFor(600_000);
  expect(polls(host.reads)).toBe(4);
});

test('the widget asks only while it is open and the page is visible, also on the next page, and not once the visit was erased', async ({
  page,
  visit,
  host,
  expected,
}) => {
  expected.push(/status of 404/);
  await page.clock.install();
  host.bootstrap.popup.person = offer;
  await visit();
  await openChatbot(page);
  const form = await openForm(page);
  await fill(form);
  await form.getByRole('button', { name: 'Send' }).click();
  await expect.poll(() => polls(host.reads)).toBe(1);
  await page.keyboard.press('Escape');
  await page.clock.runFor(600_000);
  expect(polls(host.reads)).toBe(1);
  await page.getByRole('button', { name: 'Need help choosing?' }).click();
  await expect.poll(() => polls(host.reads)).toBe(2);
  const setHidden = (hidden: boolean) =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'hidden', { configurable: true, get: () => value });
      document.dispatchEvent(new Event('visibilitychange'));
    }, hidden);
  await setHidden(true);
  await page.clock.runFor(600_000);
  expect(polls(host.reads)).toBe(2);
  await setHidden(false);
  await expect.poll(() => polls(host.reads)).toBe(3);
  await visit('product.html');
  await expect.poll(() => polls(host.reads)).toBe(4);
  host.news = null;
  await page.clock.runFor(40_000);
  await expect.poll(() => polls(host.reads)).toBe(5);
  await page.clock.runFor(600_000);
  expect(polls(host.reads)).toBe(5);
});

test('the form works under a strict content security policy', async ({ page, visit, host }) => {
  host.bootstrap.popup.person = offer;
  await visit('csp.html');
  await openChatbot(page);
  const form = await openForm(page);
  await fill(form);
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Your message has arrived.')).toBeVisible();
});
