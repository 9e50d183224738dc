/** What each picture is of: the window, the part of it that matters (16:10), and how to come to the moment. */
import { PARLEY, SHOP } from './kontor.mjs';

/** Right of the navigation. */
const screen = { window: { width: 1330, height: 760 }, clip: { x: 258, y: 16, width: 1056 } };

async function openEditor(page, { made }, recommender, tab) {
  await page.goto(`${PARLEY}/popups/edit/${made.ownerId}/${made[recommender]}?tab=${tab}`);
  await page.getByRole('tab', { name: 'Publish' }).waitFor();
  await page.getByRole('region', { name: 'Preview' }).or(page.getByText('Follows what you type')).first().waitFor();
}

/** Puts an element just below the upper edge. */
const scrollTo = (element, above) => element.evaluate((node, space) => window.scrollBy(0, node.getBoundingClientRect().top - space), above);

export const shots = {
  embed: {
    window: { width: 1200, height: 720 },
    clip: { x: 160, y: 16, width: 880 },
    async walk(page) {
      await page.goto(`${PARLEY}/Dashboard`);
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
      await page.goto(`${SHOP}/`);
      await page.mouse.wheel(0, 20_000);
      const widget = page.getByRole('dialog');
      await widget.getByRole('button', { name: 'Coffee', exact: true }).click();
      await widget.getByRole('button', { name: 'Nutty and round' }).click();
      await widget.getByRole('button', { name: 'French press' }).click();
      await widget.getByRole('button', { name: 'No, show me what fits' }).click();
      await widget.getByRole('link').first().waitFor();
      await page.evaluate(() => window.scrollTo(0, 0));
    },
  },
  design: {
    ...screen,
    async walk(page, kontor) {
      await openEditor(page, kontor, 'chatbot', 'design');
    },
  },
  form: {
    window: { width: 1200, height: 760 },
    clip: { x: 120, y: 40, width: 960 },
    async walk(page, kontor) {
      await page.goto(`${PARLEY}/Questionnaire/${kontor.made.questionnaireId}`);
      await page.getByRole('button', { name: /^Edit answer “Yes”/ }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('textbox', { name: 'Placeholder of the input field' }).waitFor();
    },
  },
  popup: {
    ...screen,
    async walk(page, kontor) {
      await openEditor(page, kontor, 'popup', 'design');
      await page.getByRole('radio', { name: /phone/i }).check({ force: true });
      await page.getByText('Chat', { exact: true }).click();
    },
  },
  funnel: {
    window: { width: 1560, height: 900 },
    clip: { x: 258, y: 100, width: 1100 },
    async walk(page, kontor) {
      await page.goto(`${PARLEY}/Questionnaire/${kontor.made.questionnaireId}`);
      await page.getByText('Map', { exact: true }).click();
      await page.locator('.react-flow__node').first().waitFor();
      await page.getByText(/visitors in the last/).waitFor();
    },
  },
  analytics: {
    window: { width: 1240, height: 1000 },
    clip: { x: 258, y: 150, width: 960 },
    async walk(page) {
      await page.goto(`${PARLEY}/Analytics`);
      await page.getByRole('slider').first().waitFor();
    },
  },
};
