/** The widget's browser tests: a page on a shop's origin, a stand-in for Parley, and a check for unexpected console errors. */
import { test as base, type Locator, type Page } from '@playwright/test';
import { type Host, startHost } from './host.ts';

interface Own {
  /** Opens the page `name` of the shop and waits until it has loaded. */
  visit(name?: string): Promise<void>;
  /** Console errors that this test expects; every other one fails it. */
  expected: RegExp[];
  widget: Locator;
}

export const test = base.extend<Own & { guard: undefined }, { host: Host }>({
  host: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the requested fixtures from this pattern
    async ({}, use) => {
      const host = await startHost();
      await use(host);
      await host.close();
    },
    { scope: 'worker' },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: as above
  expected: async ({}, use) => use([]),
  guard: [
    async ({ context, host, expected }, use) => {
      host.reset();
      const unexpected: string[] = [];
      const judge = (text: string) => expected.some((pattern) => pattern.test(text)) || unexpected.push(text);
      context.on('console', (message) => message.type() === 'error' && judge(message.text()));
      context.on('weberror', (error) => judge(String(error.error())));
      await use(undefined);
      if (unexpected.length > 0) throw new Error(`On the console: ${unexpected.join('\n')}`);
    },
    { auto: true },
  ],
  visit: async ({ page, host }, use) =>
    use(async (name = 'plain.html') => {
      await page.goto(`${host.shop}/${name}`);
    }),
  widget: async ({ page }, use) => use(page.locator('parley-widget')),
});

export { expect } from '@playwright/test';

/** From now on every page that is opened is that of a new visitor, so that one test can look at several. */
export const forgetVisitors = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    localStorage.clear();
    sessionStorage.clear();
  });

/** Opens the docked chatbot through its launcher. */
export async function openChatbot(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Need help choosing?' }).click();
  await page.getByRole('dialog').waitFor();
}

/** Clicks through the funnel to the products: mountains, size L, rain. */
export async function walkFunnel(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'In the mountains' }).click();
  await page.getByRole('button', { name: 'My size' }).click();
  await page.getByLabel('Your size').fill('L');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Rain' }).click();
}

/** The visitors' messages, in the order in which each first arrived. */
export const messagesTo = ({ chats }: Pick<Host, 'chats'>): string[] => [...chats.values()].map(({ body }) => body.inputChatGPT);

/**
 * The layout shifts of the page with their scores, without those soon after an input, as the CLS metric defines it, and without those from
 * before the page was parsed: a slow machine paints half a button of the shop's, and the widget runs only after that.
 */
export const layoutShifts = (page: Page): Promise<string[]> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        interface Shift extends PerformanceEntry {
          value: number;
          hadRecentInput: boolean;
          sources: { node: Element | null; previousRect: DOMRect; currentRect: DOMRect }[];
        }
        const shifts: string[] = [];
        const box = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join(' ');
        const [{ domInteractive }] = performance.getEntriesByType('navigation') as [PerformanceNavigationTiming];
        new PerformanceObserver((list) => {
          for (const { value, hadRecentInput, sources, startTime } of list.getEntries() as Shift[])
            if (!hadRecentInput && startTime >= domInteractive)
              shifts.push(
                `${value}: ${sources.map(({ node, previousRect, currentRect }) => `${node?.nodeName} ${node?.className} ${box(previousRect)} > ${box(currentRect)}`)}`,
              );
        }).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => setTimeout(() => resolve(shifts)));
      }),
  );
