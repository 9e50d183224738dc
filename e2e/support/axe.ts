/** What axe finds on a screen, in both colour modes. */
import { expect, type Page } from '@playwright/test';
import axe, { type AxeResults, type RunOptions } from 'axe-core';

/** The rules that can find something new when nothing but colours has changed. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** Shows the page in a colour mode, and waits until every animation with an end has ended: what fades in is too pale until it is there. */
async function showIn(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await page.evaluate(async (mode) => {
    // At once, and also on pages that ask for the system's mode only when they are opened.
    document.documentElement.dataset.mantineColorScheme = mode;
    const ending = document.getAnimations().filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
    await Promise.allSettled(ending.map(({ finished }) => finished));
  }, colorScheme);
}

/**
 * Runs axe on what `selector` finds, and gives a line for each fault. axe is loaded once in a page's life: that costs as much as a run. It
 * does not look into frames; the product has none.
 */
export async function faultsIn(page: Page, selector: string, options: RunOptions = {}): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async ({ selector, options }) => {
      const { axe } = window as unknown as { axe: { run: (context: string, options: RunOptions) => Promise<AxeResults> } };
      // What passes is not asked for: finding it out in every detail takes most of the time.
      const { violations } = await axe.run(selector, { ...options, resultTypes: ['violations'] });
      return violations.flatMap(({ id, nodes }) => nodes.map(({ target, html }) => `${id}: ${target.join(' ')} ${html.slice(0, 160)}`));
    },
    { selector, options },
  );
}

async function faultsInMode(page: Page, colorScheme: 'light' | 'dark', options: RunOptions): Promise<string[]> {
  await showIn(page, colorScheme);
  return faultsIn(page, 'html', options);
}

/**
 * axe finds nothing on the page as it stands, in light and in dark; nor is it wider than the window. It waits for what is still
 * loading, and leaves the page in light. `exceptRules` names rules that are not meant for what is open.
 */
export async function expectNoFaults(page: Page, what: string, exceptRules: string[] = []): Promise<void> {
  await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0);
  const rules = Object.fromEntries(exceptRules.map((rule) => [rule, { enabled: false }]));
  // Repeated for a while: what was drawn between two frames of a change of mode is no fault, and a fault stays.
  await expect
    .poll(() => faultsInMode(page, 'dark', { runOnly: { type: 'rule', values: colourRules } }), {
      message: `${what}, dark`,
      timeout: 30_000,
    })
    .toEqual([]);
  await expect.poll(() => faultsInMode(page, 'light', { rules }), { message: `${what}, light`, timeout: 30_000 }).toEqual([]);
  const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(tooWide, `${what} is too wide by`).toBeLessThanOrEqual(0);
}
