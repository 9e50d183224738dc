/** The owner's design (contract/design.ts) is what visitors see: every field of it, and the overrides of single answers. */
import { popupDesign, type VisitorPopup } from '@parley/contract';
import type { Page } from '@playwright/test';
import { faultsIn } from '../support/axe.ts';
import { expect, forgetVisitors, test } from './test.ts';

type Field = keyof typeof popupDesign.shape;
type Look = Partial<Record<Field, [selector: string, property: string]>>;

/** The element and CSS property of each colour and size, in the intro and in the chat view. */
const intro: Look = {
  popupWidth: ['.p', 'width'],
  popupHeight: ['.p', 'height'],
  popupBorderRadius: ['.p', 'border-top-left-radius'],
  popupBorderWidth: ['.p', 'border-top-width'],
  popupBorderColor: ['.p', 'border-top-color'],
  popupBackgroundColor: ['.p', 'background-color'],
  popupTextColor: ['.p', 'color'],
  popupTextFontSize: ['.p', 'font-size'],
  popupTitleColor: ['#title', 'color'],
  popupTitleFontSize: ['#title', 'font-size'],
  popupCloseButtonColor: ['.close', 'color'],
  popupAnswerColor: ['.answer', 'background-color'],
  popupAnswerTextColor: ['.answer', 'color'],
  popupAnswerBorderColor: ['.answer', 'border-top-color'],
  popupAnswerBorderRadius: ['.answer', 'border-top-left-radius'],
  popupSuggestionColor: ['.suggestion', 'background-color'],
  popupSuggestionTextColor: ['.suggestion', 'color'],
  popupButtonColor: ['.primary', 'background-color'],
  popupButtonTextColor: ['.primary', 'color'],
};
const chat: Look = {
  popupHeaderColor: ['.bar', 'background-color'],
  popupHeaderTextColor: ['.bar h2', 'color'],
  popupBotMessageColor: ['.bot', 'background-color'],
  popupBotMessageTextColor: ['.bot', 'color'],
  popupVisitorMessageColor: ['.me', 'background-color'],
  popupVisitorMessageTextColor: ['.me', 'color'],
};
const sizes: Partial<Record<Field, number>> = {
  popupWidth: 906,
  popupHeight: 604,
  popupBorderRadius: 27,
  popupBorderWidth: 3,
  popupTextFontSize: 17,
  popupTitleFontSize: 31,
  popupAnswerBorderRadius: 11,
};
const texts = {
  popupTitle: 'A title of its own',
  popupContent: 'Words of its own',
  popupChatStartMessage: 'A greeting of its own',
  popupChatButtonText: 'Begin',
  popupSendButtonText: 'Off it goes',
  popupCloseButtonText: 'Away',
  popupQuestionarySubmitButtonText: 'Done',
  popupExampleInputChatGPT: 'Say something',
} satisfies Partial<Record<Field, string>>;
/**
 * Fields with separate tests: the word for 'and', the launcher (its colours come with the placement), the privacy page (person.spec.ts), and
 * the shares below.
 */
const elsewhere: Field[] = [
  'popupWordForAnd',
  'popupPrivacyUrl',
  'popupLauncherColor',
  'popupLauncherTextColor',
  'popupChatHistoryPercentage',
  'popupCTAPercentage',
];

const computed = (page: Page, look: Look) =>
  page.locator('parley-widget').evaluate(
    (widget, places) =>
      Object.fromEntries(
        Object.entries(places).map(([field, [selector, property]]) => {
          const element = widget.shadowRoot?.querySelector(selector);
          return [field, element ? getComputedStyle(element).getPropertyValue(property) : `no ${selector}`];
        }),
      ),
    look as Record<string, [string, string]>,
  );

async function openPopup(page: Page, visit: () => Promise<void>): Promise<void> {
  await visit();
  await page.evaluate(() => scrollTo(0, 900));
  await page.getByRole('dialog').waitFor();
}

test.beforeEach(async ({ page, host }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  Object.assign(host.placement, { kind: 'Popup', scroll: 1 });
  host.bootstrap.popup.popupOrChat = 'Popup';
});

test('every colour, size, picture and text is the owner’s', async ({ page, visit, host }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  // Every field gets a different value, so that swapped fields are noticed.
  const look = Object.keys({ ...intro, ...chat }) as Field[];
  const values = Object.fromEntries(look.map((field, at) => [field, sizes[field] ?? `#${(at + 1).toString(16).padStart(2, '0')}4080`]));
  const rgb = (color: string) => `rgb(${Number.parseInt(color.slice(1, 3), 16)}, 64, 128)`;
  const expected = (fields: Look) =>
    Object.fromEntries(Object.keys(fields).map((field) => [field, field in sizes ? `${values[field]}px` : rgb(String(values[field]))]));
  const pictures = {
    teaserImage: `${host.parley}/uploads/teaser.svg`,
    popupImage: `${host.parley}/uploads/bike.svg`,
    popupLogo: `${host.parley}/uploads/town.svg`,
  };
  const design = { ...values, ...texts, ...pictures, popupFontFamily: 'monospace' };
  expect([...Object.keys(design), ...elsewhere].sort()).toEqual(Object.keys(popupDesign.shape).sort());
  Object.assign(host.bootstrap.popup, design as Partial<VisitorPopup>);
  await openPopup(page, visit);
  expect(await computed(page, intro)).toEqual(expected(intro));
  const panel = page.getByRole('dialog');
  await expect(panel).toHaveCSS('font-family', /^monospace/);
  await expect(page.getByRole('heading', { name: texts.popupTitle })).toBeVisible();
  await expect(page.getByText(texts.popupContent)).toBeVisible();
  await expect(page.locator('.teaser')).toHaveAttribute('src', pictures.teaserImage);
  await expect(page.locator('.logo')).toHaveAttribute('src', pictures.popupLogo);
  await expect(page.getByRole('button', { name: texts.popupCloseButtonText })).toBeVisible();

  await page.getByRole('button', { name: texts.popupChatButtonText }).click();
  await expect(page.getByText(texts.popupChatStartMessage)).toBeVisible();
  await expect(page.locator('.face')).toHaveAttribute('src', pictures.popupImage);
  await page.getByRole('textbox', { name: texts.popupExampleInputChatGPT }).fill('Hi');
  await page.getByRole('button', { name: texts.popupSendButtonText }).click();
  await expect(page.getByText('Good choice!')).toBeVisible();
  expect(await computed(page, chat)).toEqual(expected(chat));
  await page.getByRole('button', { name: 'In the mountains' }).click();
  await page.getByRole('button', { name: 'My size' }).click();
  await expect(page.getByRole('button', { name: texts.popupQuestionarySubmitButtonText })).toBeVisible();
});

test('an answer can have its own style', async ({ page, visit, host }) => {
  const [, second] = host.bootstrap.allQuestions[0]?.answers ?? [];
  if (second) second.style = { backgroundColor: '#010203', textColor: '#040506', borderColor: '#070809', borderRadius: 7, fontSize: 21 };
  await openPopup(page, visit);
  const style = (name: string) =>
    page.getByRole('button', { name }).evaluate((button) => {
      const { backgroundColor, color, borderTopColor, borderTopLeftRadius, fontSize } = getComputedStyle(button);
      return [backgroundColor, color, borderTopColor, borderTopLeftRadius, fontSize];
    });
  const own = ['rgb(1, 2, 3)', 'rgb(4, 5, 6)', 'rgb(7, 8, 9)', '7px', '21px'];
  expect(await style('Around town')).toEqual(own);
  expect(await style('On the bike')).toEqual(['rgb(255, 255, 255)', 'rgb(23, 20, 31)', 'rgb(222, 218, 231)', '12px', '15px']);
});

test('the history and the answers beside it share the chat view as their owner wants', async ({ page, visit, host }) => {
  await forgetVisitors(page);
  for (const [history, answers, left, right] of [
    [60, 40, 480, 320],
    [35, 65, 280, 520],
    // Both columns stay readable and clickable whatever the setting.
    [100, 0, 560, 240],
    [5, 95, 240, 560],
    [0, 0, 400, 400],
  ] as const)
    await test.step(`${history} to ${answers}`, async () => {
      Object.assign(host.bootstrap.popup, { popupChatHistoryPercentage: history, popupCTAPercentage: answers });
      await openPopup(page, visit);
      await page.getByRole('button', { name: 'Lets Start' }).click();
      await expect(page.locator('.log')).toHaveCSS('width', `${left}px`);
      await expect(page.locator('.side')).toHaveCSS('width', `${right}px`);
      await page.getByRole('button', { name: 'In the mountains' }).click();
      await expect(page.getByText('Good choice!')).toBeVisible();
    });
});

test('a light design is dark where the shop is dark, unless its owner does not want that', async ({ page, visit, host }) => {
  const open = async () => {
    await visit();
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('html, body { background: #121316; color: #eee }');
      document.adoptedStyleSheets = [sheet];
      scrollTo(0, 900);
    });
    await page.getByRole('dialog').waitFor();
  };
  await open();
  await expect(page.getByRole('dialog')).toHaveCSS('background-color', 'rgb(23, 24, 27)');
  await expect(page.locator('.answer').first()).toHaveCSS('color', 'rgb(243, 241, 237)');
  await page.getByRole('button', { name: 'In the mountains' }).click();
  await expect(page.getByText('Good choice!')).toBeVisible();
  expect(await faultsIn(page, 'parley-widget')).toEqual([]);
  await forgetVisitors(page);
  host.bootstrap.popup.darkWithShop = false;
  await open();
  await expect(page.getByRole('dialog')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
});
