/** What visitors of a shop see while an experiment runs, in both groups. Nothing of it is stored on their devices. */
import type { Page } from '@playwright/test';
import { expect, openChatbot, test } from './test.ts';

const stored = (page: Page) => page.evaluate(() => [document.cookie, sessionStorage.length, localStorage.length]);

test.describe('a chatbot, which shows without a trigger', () => {
  test.beforeEach(({ host }) => {
    Object.assign(host.placement, { ask: host.askCode, asksFirst: true, asksConsent: false });
  });

  test('asks first, and stays away from who is to see nothing', async ({ page, visit, host, widget }) => {
    host.held = true;
    const consoleTexts: string[] = [];
    page.on('console', (message) => consoleTexts.push(message.text()));
    await visit();
    await expect.poll(() => host.asked).toEqual(['']);
    await page.waitForLoadState('networkidle');
    await expect(widget).toHaveCount(0);
    expect(host.reads).toEqual(['/embed.js', '/placement/13/1', host.askCode, '/offlinePopup/13/1']);
    expect(await stored(page)).toEqual(['', 0, 0]);
    expect(consoleTexts).toEqual([]);
  });

  test('shows who is to see it the launcher and the recommender of their group, and asks once', async ({ page, visit, host }) => {
    host.bootstrap.popup.popupChatButtonText = 'Another launcher';
    await visit();
    await page.getByRole('button', { name: 'Another launcher' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(host.asked).toEqual(['']);
  });

  test('keeps a conversation that goes on with its recommender', async ({ page, visit, host }) => {
    host.bootstrap.popup.popupChatButtonText = 'Need help choosing?';
    await visit();
    await openChatbot(page);
    await page.getByRole('button', { name: 'In the mountains' }).click();
    await expect.poll(() => host.answers.size).toBe(1);
    await visit();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(host.asked).toEqual(['', `?engagement=${host.bootstrap.popupEngagementUniqueIdentifier}`]);
  });

  test('says whether the visitor agreed to statistics, if only such visitors count', async ({ page, visit, host }) => {
    host.placement.asksConsent = true;
    await visit();
    await expect.poll(() => host.asked).toEqual(['']);
    await page.addInitScript(() => {
      Object.assign(window, { wp_has_consent: (category: string) => category === 'statistics' });
    });
    await visit();
    await expect.poll(() => host.asked).toEqual(['', '?consent=1']);
  });
});

test.describe('a popup, which shows at a trigger', () => {
  test.beforeEach(({ host }) => {
    Object.assign(host.placement, { kind: 'Popup', exit: true, ask: host.askCode, asksFirst: false, asksConsent: false });
    host.bootstrap.popup.popupOrChat = 'Popup';
  });
  const leave = (page: Page) =>
    page.evaluate(() => document.body.dispatchEvent(new MouseEvent('mouseout', { bubbles: true, clientX: 300, clientY: -2 })));

  test('asks when it fires, and shows or not', async ({ page, visit, host }) => {
    await visit();
    await expect.poll(() => host.reads).toContain(host.askCode);
    await page.waitForLoadState('networkidle');
    expect(host.asked).toEqual([]);
    await leave(page);
    await expect(page.getByRole('dialog')).toBeVisible();
    host.held = true;
    await visit();
    await page.waitForLoadState('networkidle');
    await leave(page);
    await expect.poll(() => host.asked.length).toBe(2);
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(await stored(page)).toEqual(['', 0, 0]);
  });
});
