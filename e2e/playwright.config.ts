import { defineConfig } from '@playwright/test';

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../node_modules/.parley/e2e',
  globalSetup: './support/begun-data.ts',
  workers: 2,
  // Tests wait for events, which a busy machine only delays. The limits are for events that never come.
  timeout: 900_000,
  expect: { timeout: 120_000 },
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  reporter: [['list'], ['json']],
  projects: [
    // Owners' screens fade and slide for as long as they like; what is tested is what they show then. The widget's motion is tested with it.
    { name: 'journeys', testDir: 'journeys', use: { contextOptions: { reducedMotion: 'reduce' } } },
    { name: 'widget', testDir: 'widget' },
  ],
  use: {
    actionTimeout: 120_000,
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
    // A trace doubles the time of a journey, so it is only recorded with TRACE=1.
    trace: process.env.TRACE ? 'on' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: [
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
        // Pages are drawn in software either way; without the part that imitates a graphics card that takes less time.
        '--disable-gpu',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // Two tests at a time leave no core free for threads that help: they only take turns with what they help. Pages are too short-lived for
        // the optimizing compiler to pay. Together an eighth less processor time (decision 156).
        '--js-flags=--single-threaded-gc,--max-optimized-bytecode-size=0',
        '--num-raster-threads=1',
        '--in-process-gpu',
      ],
    },
  },
});
