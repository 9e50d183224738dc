/** What axe finds on a screen, in both colour modes. */
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** All that axe can find anew when nothing but colours has changed. */
const RULES_OF_COLOUR = ['color-contrast', 'link-in-text-block'];

async function faultsOf(page: Page, rules?: string[]): Promise<string[]> {
  const axe = new AxeBuilder({ page });
  const { violations } = await (rules ? axe.withRules(rules) : axe).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target, html }) => `${id}: ${target.join(' ')} ${html.slice(0, 160)}`));
}

/**
 * axe finds nothing on the page as it stands, in light and in dark; nor is it wider than the window. It waits for what is still
 * loading, and leaves the page in light.
 */
export async function expectNoFaults(page: Page, what: string): Promise<void> {
  await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  expect(await faultsOf(page, RULES_OF_COLOUR), `${what}, dark`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  expect(await faultsOf(page), `${what}, light`).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth), `${what} is too wide by`).toBeLessThanOrEqual(
    0,
  );
}
