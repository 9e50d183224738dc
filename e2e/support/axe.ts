/** What axe finds on a screen, in both colour modes. */
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** All that axe can find anew when nothing but colours has changed. */
const rulesOfColour = ['color-contrast', 'link-in-text-block'];

/** Waits until nothing moves that comes to an end by itself: what fades in is too pale until it is there. */
const atRestIn = (page: Page, colorScheme: 'light' | 'dark') =>
  page.evaluate(async (mode) => {
    // At once, and also on pages that ask for the system's mode only when they are opened.
    document.documentElement.dataset.mantineColorScheme = mode;
    const ending = document.getAnimations().filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
    await Promise.allSettled(ending.map(({ finished }) => finished));
  }, colorScheme);

async function faultsOf(page: Page, colorScheme: 'light' | 'dark', rules?: string[], apart: string[] = []): Promise<string[]> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await atRestIn(page, colorScheme);
  // What passes is not asked for: finding it out in every detail takes most of the time. And all is done in the page itself, without
  // another for each run: only frames of other origins would need that, and we have none.
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] });
  const { violations } = await (rules ? axe.withRules(rules) : axe.disableRules(apart)).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target, html }) => `${id}: ${target.join(' ')} ${html.slice(0, 160)}`));
}

/**
 * axe finds nothing on the page as it stands, in light and in dark; nor is it wider than the window. It waits for what is still
 * loading, and leaves the page in light. `apart` names rules that are not meant for what is open.
 */
export async function expectNoFaults(page: Page, what: string, apart: string[] = []): Promise<void> {
  await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0);
  // Looked at again for a while: what was drawn between two frames of a change of mode is no fault, and a fault stays.
  await expect.poll(() => faultsOf(page, 'dark', rulesOfColour), { message: `${what}, dark`, timeout: 10_000 }).toEqual([]);
  await expect.poll(() => faultsOf(page, 'light', undefined, apart), { message: `${what}, light`, timeout: 10_000 }).toEqual([]);
  const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(tooWide, `${what} is too wide by`).toBeLessThanOrEqual(0);
}
