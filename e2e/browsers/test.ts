/** The `test` of the walks in other browsers. The project's name is the browser's; tools/browser.mjs finds or installs them. */
import { writeFile } from 'node:fs/promises';
import { test as base } from '../support/test.ts';
import { type Browser, startFirefox } from './firefox.ts';
import { Hand } from './hand.ts';
import { startWebKit } from './webkit.ts';

export const test = base.extend<{ hand: Hand }, { other: Browser }>({
  other: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the requested fixtures from this pattern
    async ({}, use, { project }) => {
      const { FIREFOX_PATH = '', WEBKIT_DRIVER_PATH = '', WEBKIT_PATH = '' } = process.env;
      const browser = await (project.name === 'firefox' ? startFirefox(FIREFOX_PATH) : startWebKit(WEBKIT_DRIVER_PATH, WEBKIT_PATH));
      await use(browser);
      await browser.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  hand: async ({ other }, use, info) => {
    const driver = await other.begin();
    await use(new Hand(driver));
    if (info.status !== info.expectedStatus) await writeFile(info.outputPath('page.png'), await driver.picture());
    await driver.close();
  },
});

export { expect } from '@playwright/test';
