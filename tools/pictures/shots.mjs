/** The pictures: the window, the part of it to show (16:10), and the steps that lead there. */
import { parley, shopUrl } from './kontor.mjs';

/** Right of the navigation. */
const screen = { window: { width: 1330, height: 760 }, clip: { x: 258, y: 16, width: 1056 } };

async function openEditor(page, { made }, recommender, tab) {
  await page.goto(`${parley}/popups/edit/${made.ownerId}/${made[recommender]}?tab=${tab}`);
  await page.getByRole('tab', { name: 'Publish' }).waitFor();
  await page.getByRole('region', { name: 'Preview' }).or(page.getByText('Follows what you type')).first().waitFor();
}

/** Puts an element just below the upper edge. */
const scrollTo = (element, above) => element.evaluate((node, space) => window.scrollBy(0, node.getBoundingClientRect().top - space), above);

/** Answers the widget's questions until it shows products with their pictures. */
async function toProducts(within) {
  for (const answer of ['Coffee', 'Nutty and round', 'French press', 'No, show me what fits'])
    await within.getByRole('button', { name: answer, exact: true }).click();
  await within.getByRole('link', { name: /roast/ }).first().waitFor();
}

export const shots = {
  embed: {
    window: { width: 1200, height: 720 },
    clip: { x: 220, y: 10, width: 760 },
    async walk(page) {
      await page.goto(`${parley}/Dashboard`);
      await page
        .getByRole('row', { name: /Coffee finder/ })
        .getByRole('button', { name: /Embed/ })
        .click();
      const dialog = page.getByRole('dialog');
      await dialog.getByText(/<script defer/).waitFor();
      await dialog
        .getByRole('button', { name: 'Close' })
        .or(dialog.locator('button').first())
        .first()
        .evaluate((node) => node.blur());
    },
  },
  placement: {
    ...screen,
    async walk(page, kontor) {
      await openEditor(page, kontor, 'chatbot', 'behaviour');
      await scrollTo(page.getByRole('heading', { name: 'Where it shows' }), 56);
    },
  },
  conversation: {
    window: { width: 1100, height: 660 },
    clip: { x: 40, y: 0, width: 1056 },
    async walk(page) {
      await page.goto(`${shopUrl}/`);
      await page.mouse.wheel(0, 20_000);
      const widget = page.getByRole('dialog');
      await toProducts(widget);
      await page.evaluate(() => window.scrollTo(0, 0));
    },
  },
  design: {
    ...screen,
    async walk(page, kontor) {
      await openEditor(page, kontor, 'chatbot', 'design');
      await scrollTo(page.getByRole('tablist').first(), 28);
    },
  },
  form: {
    window: { width: 1100, height: 660 },
    clip: { x: 40, y: 0, width: 1056 },
    async walk(page) {
      await page.goto(`${shopUrl}/`);
      await page.mouse.wheel(0, 20_000);
      const widget = page.getByRole('dialog');
      for (const answer of ['Coffee', 'Nutty and round', 'French press', 'Yes'])
        await widget.getByRole('button', { name: answer, exact: true }).click();
      await widget.getByRole('textbox').first().fill('It has to be quiet, we have a baby');
      await page.evaluate(() => window.scrollTo(0, 0));
    },
  },
  popup: {
    ...screen,
    async walk(page, kontor) {
      await openEditor(page, kontor, 'popup', 'design');
      await page.getByRole('radiogroup', { name: 'Device' }).locator('label').nth(1).click();
      await toProducts(page);
      await scrollTo(page.getByRole('tablist').first(), 28);
    },
  },
  funnel: {
    window: { width: 1560, height: 800 },
    clip: { x: 290, y: 240, width: 880 },
    async walk(page, kontor) {
      await page.goto(`${parley}/Questionnaire/${kontor.made.questionnaireId}`);
      await page.getByText('Map', { exact: true }).click();
      await page.locator('.react-flow__node').first().waitFor();
      await page.getByText(/visitors in the last/).waitFor();
    },
  },
  analytics: {
    window: { width: 1500, height: 1100 },
    clip: { x: 258, y: 215, width: 1220 },
    async walk(page) {
      await page.goto(`${parley}/Analytics`);
      await page.getByRole('slider').first().waitFor();
    },
  },
};
