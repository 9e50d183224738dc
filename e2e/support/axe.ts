/** Runs axe on a screen in both colour modes. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

/** Minified, because every page has to take it in anew: a third less time than `axe.source`. */
const axeSource = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** The rules whose result can change with the colours. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/**
 * Switches the colour mode without transitions: fading elements have too little contrast, and restyling the page in every frame of a fade
 * takes most of a check's time. Animations that were already running are ended first.
 */
async function showIn(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.evaluate(() => {
    const still = new CSSStyleSheet();
    still.replaceSync(
      '*, ::before, ::after, ::backdrop { transition: none !important; animation-duration: 0s !important; animation-delay: 0s !important; }',
    );
    document.adoptedStyleSheets = [still];
  });
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await page.evaluate(async (mode) => {
    // Also sets the mode on pages that read the system's mode only when they load.
    document.documentElement.dataset.mantineColorScheme = mode;
    const ending = document.getAnimations().filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
    await Promise.allSettled(ending.map(({ finished }) => finished));
  }, colorScheme);
}

/**
 * Runs axe on the elements of `selector` and returns a line for each violation. axe is loaded once per page, because loading costs as much
 * as a run. It does not check frames; the product has none.
 */
export async function faultsIn(page: Page, selector: string, options: RunOptions = {}): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  return page.evaluate(
    async ({ selector, options }) => {
      const { axe } = window as unknown as { axe: { run: (context: string, options: RunOptions) => Promise<AxeResults> } };
      // Passes are not requested, because collecting them takes most of the time.
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
 * Expects no violation on the current page in light and dark mode, and no horizontal scrolling. It waits for loading parts, and leaves the
 * page in light mode. `exceptRules` are the rules that do not apply to this page; with `coloursElsewhere` its colours are those of a page that
 * is checked elsewhere, as in another language.
 */
export async function expectNoFaults(
  page: Page,
  what: string,
  { exceptRules = [], coloursElsewhere = false }: { exceptRules?: string[]; coloursElsewhere?: boolean } = {},
): Promise<void> {
  await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0);
  const left = coloursElsewhere ? [...exceptRules, ...colourRules] : exceptRules;
  const rules = Object.fromEntries(left.map((rule) => [rule, { enabled: false }]));
  // Retries, because a frame during the change of mode is no violation, and a real violation stays.
  const colours: RunOptions = { runOnly: { type: 'rule', values: colourRules } };
  if (!coloursElsewhere) await expect.poll(() => faultsInMode(page, 'dark', colours), { message: `${what}, dark` }).toEqual([]);
  await expect.poll(() => faultsInMode(page, 'light', { rules }), { message: `${what}, light` }).toEqual([]);
  const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(tooWide, `${what} is too wide by`).toBeLessThanOrEqual(0);
}
