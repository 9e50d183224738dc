/** `npm run pictures`: pictures of the screens in every width, mode and language, for people to look at. Not part of `npm test`. */
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import journeys from '../playwright.config.ts';

const { ensureBrowser } = await import(String(new URL('../../tools/browser.mjs', import.meta.url)));

export default defineConfig({
  ...journeys,
  globalSetup: '../support/begun-data.ts',
  projects: undefined,
  testDir: '.',
  outputDir: join(import.meta.dirname, '../../node_modules/.parley/pictures-run'),
  workers: 1,
  reporter: 'list',
  use: {
    ...journeys.use,
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { ...journeys.use?.launchOptions, executablePath: ensureBrowser() },
  },
});
