/** A browser's page whose main thread is measured: how long until something is on the screen, and how much of a thread it took. */
import { type Browser, chromium, type Page } from '@playwright/test';

export interface Shown {
  /** From the beginning until the frame in which it is painted, in milliseconds. */
  wall: number;
  /** What the main thread worked in this time, in milliseconds of its own clock, which other processes do not run. */
  thread: number;
}

/** Starts the Chromium of the journeys. */
export async function startBrowser(): Promise<Browser> {
  const { ensureBrowser } = await import(String(new URL('../../tools/browser.mjs', import.meta.url)));
  return chromium.launch({ executablePath: ensureBrowser(), args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] });
}

/** Opens a page in a profile of its own, where nothing is cached, and waits until it has nothing to do. */
export async function openPage(browser: Browser, url: string): Promise<Page> {
  const page = await (await browser.newContext({ viewport: { width: 1280, height: 800 } })).newPage();
  await page.goto(url, { waitUntil: 'load' });
  await settled(page);
  return page;
}

/** Waits for two idle periods. */
export const settled = (page: Page): Promise<void> =>
  page.evaluate('new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(() => resolve())))');

/**
 * In the page: `shown` resolves once an element of the widget is painted. Changes are observed, not polled for by frames, which would cost the
 * thread that is measured; a message comes after the frame.
 */
const watchFor = (selector: string) => `
  window.shown = new Promise((resolve) => {
    const all = { subtree: true, childList: true, attributes: true };
    const observer = new MutationObserver(() => {
      const root = document.querySelector('parley-widget')?.shadowRoot;
      if (root) observer.observe(root, all);
      const found = root?.querySelector(${JSON.stringify(selector)});
      if (!found?.checkVisibility({ visibilityProperty: true })) return;
      observer.disconnect();
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now());
        port2.postMessage(null);
      });
    });
    observer.observe(document.documentElement, { childList: true });
    const root = document.querySelector('parley-widget')?.shadowRoot;
    if (root) observer.observe(root, all);
  });
  undefined`;

/**
 * Begins something in the page and waits until what it shows is painted.
 * @param begin the page's code that begins it
 * @param selector what it shows below the element `parley-widget`
 */
export async function measure(page: Page, begin: string, selector: string): Promise<Shown> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  const thread = async () =>
    (await cdp.send('Performance.getMetrics')).metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN;
  await page.evaluate(watchFor(selector));
  await settled(page);
  const before = await thread();
  const wall = await page.evaluate<number>(`(async () => {
    const from = performance.now();
    ${begin};
    return (await window.shown) - from;
  })()`);
  return { wall, thread: ((await thread()) - before) * 1000 };
}
