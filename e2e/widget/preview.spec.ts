/** The owner's preview: the same panel, rendered by React into a shadow root in the owner's page. */
import { fileURLToPath } from 'node:url';
import { expect, test } from './test.ts';

let code = '';

test.beforeAll(async () => {
  const { build } = await import('vite');
  const entry = fileURLToPath(new URL('../../widget/testing/preview.tsx', import.meta.url));
  const built = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"development"' },
    build: { write: false, minify: false, lib: { entry, formats: ['iife'], name: 'preview' } },
  });
  const [{ output }] = built as unknown as [{ output: [{ code: string }] }];
  code = output[0].code;
});

test('shows what visitors see, follows every change of the design, and records nothing', async ({ page, visit, host }) => {
  await visit('broken-fetch.html');
  await page.evaluate((bootstrap) => Object.assign(window, { bootstrap }), host.bootstrap);
  await page.addScriptTag({ content: code });
  const panel = page.getByRole('dialog');
  await expect(panel).toHaveCSS('width', '550px');
  await page.getByRole('button', { name: 'In the mountains' }).click();
  await expect(page.getByText('You said In the mountains')).toBeVisible();
  await page.getByRole('button', { name: 'My size' }).click();
  await page.getByLabel('Your size').fill('L');
  await page.keyboard.press('Enter');
  await expect(page.getByText('My size: L', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Paint it red' }).click();
  await expect(page.locator('.bar')).toHaveCSS('background-color', 'rgb(255, 0, 0)');
  await expect(page.getByText('My size: L', { exact: true })).toBeVisible();
  // The frame that a change of the window's size asked for comes when it is gone.
  await page.getByRole('button', { name: 'Take it away' }).evaluate((button: HTMLButtonElement) => {
    dispatchEvent(new Event('resize'));
    button.click();
    return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  });
  await expect(panel).toHaveCount(0);
  expect(host.answers.size + host.chats.size + host.events.length).toBe(0);
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
});
