/**
 * Measures what the landing page loads until somebody has scrolled through it: every byte of every response with its headers, as Chromium counts
 * them. `BENCH_LIST=1` names the responses.
 */
import type { Browser } from '@playwright/test';
import { settled, startBrowser } from '../lib/page.ts';
import { startParley } from '../lib/processes.ts';
import type { Figure } from '../lib/report.ts';

const most = 200;
const windows = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

/** Measures the landing page in two windows. */
export async function landing(): Promise<Figure[]> {
  const parley = await startParley();
  const browser = await startBrowser();
  try {
    const figures: Figure[] = [];
    for (const window of windows) figures.push(await weigh(browser, parley.url, window));
    return figures;
  } finally {
    await browser.close();
    await parley.stop();
  }
}

async function weigh(browser: Browser, url: string, viewport: { width: number; height: number }): Promise<Figure> {
  const context = await browser.newContext({ viewport, locale: 'en-GB' });
  const page = await context.newPage();
  const network = await context.newCDPSession(page);
  await network.send('Network.enable');
  const responses = new Map<string, { url: string; bytes: number }>();
  network.on('Network.responseReceived', ({ requestId, response }) => responses.set(requestId, { url: response.url, bytes: 0 }));
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const response = responses.get(requestId);
    if (response) response.bytes = encodedDataLength;
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  // Slower than anything loads lazily: half a window at a time, until nothing is asked for any more.
  for (let top = 0; top < (await page.evaluate<number>('document.documentElement.scrollHeight')); top += viewport.height / 2) {
    await page.evaluate(`window.scrollTo(0, ${top})`);
    await settled(page);
    await page.waitForLoadState('networkidle');
  }
  // Parley's own recommender comes when the first section has left.
  await page.waitForSelector('parley-widget', { state: 'attached' });
  await page.waitForLoadState('networkidle');
  const all = [...responses.values()];
  if (process.env.BENCH_LIST)
    for (const { url: from, bytes } of all.sort((a, b) => b.bytes - a.bytes)) console.log(`${String(bytes).padStart(8)}  ${from}`);
  await context.close();
  const kB = Math.round(all.reduce((sum, { bytes }) => sum + bytes, 0) / 100) / 10;
  return {
    name: `landing page, scrolled through at ${viewport.width} × ${viewport.height}`,
    value: kB,
    unit: 'kB',
    target: `< ${most}`,
    met: kB < most,
    detail: `${all.length} responses`,
  };
}
