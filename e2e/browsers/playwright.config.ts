/** Walks in the browsers other than Chromium: Playwright only runs them, because it drives no browser as Debian packages it but Chromium. */
import { defineConfig } from '@playwright/test';

const { FIREFOX_PATH, WEBKIT_DRIVER_PATH, CI_BROWSERS } = process.env;

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../../node_modules/.parley/browsers',
  globalSetup: '../support/begun-data.ts',
  workers: 1,
  timeout: 300_000,
  expect: { timeout: 60_000 },
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  reporter: [['list'], ['json']],
  projects: [
    ...(FIREFOX_PATH || CI_BROWSERS ? [{ name: 'firefox' }] : []),
    ...(WEBKIT_DRIVER_PATH || CI_BROWSERS ? [{ name: 'webkit' }] : []),
  ],
});
