/** Keyboard, screen reader, zoom and small screens. */
import { faultsIn } from '../support/axe.ts';
import { expect, forgetVisitors, openChatbot, test, walkFunnel } from './test.ts';

test('the whole conversation with the keyboard alone', async ({ page, visit, host }) => {
  await visit();
  const launcher = page.getByRole('button', { name: 'Need help choosing?' });
  await launcher.waitFor();
  await page.getByRole('textbox', { name: 'Search' }).focus();
  await page.keyboard.press('Tab');
  await expect(launcher).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Find your next jacket' })).toBeFocused();
  const tabTo = async (name: string) => {
    for (let i = 0; i < 15; i++) {
      await page.keyboard.press('Tab');
      if (await page.getByRole('button', { name }).evaluate((button) => button.matches(':focus'))) return;
    }
    throw new Error(`${name} cannot be reached`);
  };
  await tabTo('Around town');
  await page.keyboard.press('Enter');
  // The focus is at the next question.
  await expect(page.getByRole('group', { name: 'What matters most to you?' })).toBeFocused();
  // Who speaks is heard.
  await expect(page.getByRole('log')).toContainText(/You: Around town.*Assistant: Good choice!/);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'My size' })).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page.getByLabel('Your size')).toBeFocused();
  await page.keyboard.type('M');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('group', { name: 'Rain or shine?' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('fit “Shine” best')).toBeVisible();
  await expect.poll(() => host.answers.size).toBe(3);
  await page.keyboard.press('Escape');
  await expect(launcher).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('fit “Shine” best')).toBeVisible();
});

test('a popup is modal: the keyboard stays in it, Escape and a click beside it close it, the focus returns', async ({
  page,
  visit,
  host,
}) => {
  host.placement.kind = 'Popup';
  host.placement.scroll = 1;
  host.bootstrap.popup.popupOrChat = 'Popup';
  await visit();
  const basket = page.getByRole('button', { name: 'Into the basket' });
  await basket.focus();
  await page.evaluate(() => scrollTo(0, 100));
  await expect(page.getByRole('heading', { name: 'Find your next jacket' })).toBeFocused();
  for (let i = 0; i < 25; i++) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => ['PARLEY-WIDGET', 'BODY'].includes(document.activeElement?.tagName ?? ''))).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(basket).toBeFocused();
  await expect.poll(() => host.events.map(({ type }) => type)).toEqual(['shown', 'closed']);

  await test.step('a click in it does not close it, one beside it does', async () => {
    await forgetVisitors(page);
    await visit();
    await page.evaluate(() => scrollTo(0, 100));
    await page.getByText('Three short questions').click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.mouse.click(20, 20);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

test('a chatbot that opens by itself leaves the focus where it was', async ({ page, visit, host }) => {
  host.placement.scroll = 1;
  await visit();
  const search = page.getByRole('button', { name: 'Into the basket' });
  await search.focus();
  await page.evaluate(() => scrollTo(0, 100));
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(search).toBeFocused();
});

test('axe finds no problem in the intro, question and products, docked and in a popup', async ({ page, visit, host }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await forgetVisitors(page);
  host.placement.scroll = 1;
  for (const kind of ['Chatbot', 'Popup'] as const)
    await test.step(kind, async () => {
      host.placement.kind = kind;
      host.bootstrap.popup.popupOrChat = kind;
      await visit();
      await page.evaluate(() => scrollTo(0, 100));
      await page.getByRole('dialog').waitFor();
      const check = async () => expect(await faultsIn(page, 'parley-widget')).toEqual([]);
      await check();
      await page.getByRole('button', { name: 'In the mountains' }).click();
      await page.getByRole('button', { name: 'My size' }).click();
      await check();
      await page.getByRole('button', { name: 'Submit' }).click();
      await page.getByRole('button', { name: 'Rain' }).click();
      await expect(page.getByRole('link', { name: /^Stormline Shell/ })).toBeVisible();
      await check();
    });
});

for (const kind of ['Chatbot', 'Popup'] as const)
  test(`${kind} on small screens: everything is visible or can be scrolled to`, async ({ page, visit, host }) => {
    // Where it is once it has risen.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    host.placement.kind = kind;
    host.placement.scroll = 1;
    host.bootstrap.popup.popupOrChat = kind;
    host.bootstrap.popup.popupTitle = 'A title of some length with a Donaudampfschifffahrtsgesellschaft in it';
    await forgetVisitors(page);
    const panel = page.getByRole('dialog');
    for (const [what, width, height] of [
      ['a 320 px phone', 320, 568],
      ['a phone on its side', 667, 375],
      ['200 % zoom of a laptop', 640, 360],
    ] as const)
      await test.step(what, async () => {
        await page.setViewportSize({ width, height });
        await visit();
        await page.evaluate(() => scrollTo(0, 300));
        const inside = async () => {
          const box = await panel.evaluate((element) => element.getBoundingClientRect().toJSON());
          expect(box.left).toBeGreaterThanOrEqual(0);
          expect(box.top).toBeGreaterThanOrEqual(0);
          expect(box.right).toBeLessThanOrEqual(width);
          expect(box.bottom).toBeLessThanOrEqual(height);
          const wide = await panel.evaluate((element) =>
            [...element.querySelectorAll('.body,.log,.side,h2')]
              .filter((part) => part.scrollWidth > part.clientWidth + 1)
              .map((part) => part.className),
          );
          expect(wide).toEqual([]);
        };
        await panel.waitFor();
        await inside();
        await walkFunnel(page);
        await expect(page.getByRole('link', { name: /^Stormline Shell/ }).first()).toBeVisible();
        await inside();
        await page.getByRole('button', { name: 'Close' }).click();
        await expect(panel).toHaveCount(0);
      });
  });

test('on very small screens the open question and its four answers are in view', async ({ page, visit, host }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const [, second] = host.bootstrap.allQuestions;
  if (second?.answers[2]) second.answers.push({ ...second.answers[2], id: 24, text: 'Something else' });
  await forgetVisitors(page);
  for (const [width, height] of [
    [320, 256],
    [667, 375],
  ] as const)
    await test.step(`${width}×${height}`, async () => {
      await page.setViewportSize({ width, height });
      await visit();
      await openChatbot(page);
      await page.getByRole('button', { name: 'Around town' }).click();
      await expect(page.getByText('Good choice!')).toBeAttached();
      for (const name of ['My size', 'My budget', 'Just show me', 'Something else']) {
        const answer = page.getByRole('button', { name });
        await expect(answer).toBeInViewport({ ratio: 0.95 });
        // Nothing covers it.
        await answer.click({ trial: true });
      }
      const question = page.getByRole('heading', { name: 'What matters most to you?' });
      await expect(question).toBeInViewport({ ratio: 1 });
      // As after a phone was turned, or a page was zoomed.
      await page.setViewportSize({ width: 1440, height: 900 });
      await expect(question).toBeInViewport({ ratio: 1 });
      await page.setViewportSize({ width, height });
      await expect(question).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('button', { name: 'Something else' })).toBeInViewport({ ratio: 0.95 });
    });
});

test('a keyboard that covers the page leaves the conversation above it', async ({ page, visit }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 390, height: 844 });
  await visit();
  await openChatbot(page);
  await page.getByRole('button', { name: 'Around town' }).click();
  await page.evaluate(() => {
    const view = visualViewport as VisualViewport;
    Object.defineProperty(view, 'height', { value: 430, configurable: true });
    Object.defineProperty(view, 'offsetTop', { value: 0, configurable: true });
    view.dispatchEvent(new Event('resize'));
  });
  const box = await page.getByRole('dialog').boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeCloseTo(430, 0);
  expect(box?.height).toBeLessThanOrEqual(430);
  await expect(page.getByRole('heading', { name: 'What matters most to you?' })).toBeInViewport();
});
