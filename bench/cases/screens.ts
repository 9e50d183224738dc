/**
 * How long the Analytics screen takes on a slow line, until its figures are drawn: 1.5 s from each request to its answer, and 50 kB/s for all
 * together. By a click on the Dashboard, which was loaded over the same line ten seconds before; opened again by its address, with the code of the
 * last time; and, reported without a target (decision 075), by a click as soon as the Dashboard is drawn, and in a browser that was never here.
 */
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { newOwner, signIn, type TestOwner } from '../../e2e/support/owner.ts';
import { startParley } from '../../e2e/support/parley.ts';
import { buildQuestionnaire } from '../../e2e/support/questionnaires.ts';
import { newVisitor } from '../../e2e/support/visitors.ts';
import { settled, startBrowser } from '../lib/page.ts';
import type { Figure } from '../lib/report.ts';

const line = { offline: false, latency: 1500, downloadThroughput: 50_000, uploadThroughput: 50_000 };
const most = 5;
const questionnaireName = 'Which tea?';

/** An owner whose Analytics has something to show. */
async function aShop(parley: Parameters<typeof newOwner>[0]): Promise<TestOwner> {
  const owner = await newOwner(parley);
  const { id, questions } = await buildQuestionnaire(owner, questionnaireName, [{ text: 'Green or black?', answers: [{ text: 'Green' }] }]);
  const place = await owner.call<{ clientId: number; popupId: number }>('POST', '/api/popups/create/', { name: 'Tea finder' });
  await owner.call('PUT', `/api/popup/${place.popupId}/`, { status: true, questionnaireId: id });
  const { answers } = await owner.call<{ answers: { id: number }[] }>('GET', `/api/answer/${questions[0]}/`);
  const visitor = await newVisitor(owner.url, place);
  await visitor.event('shown');
  await visitor.answer(questions[0] ?? 0, answers[0]?.id ?? 0);
  return owner;
}

interface Opened {
  seconds: number;
  /** What was requested and how many bytes came, for the report. */
  detail: string;
}

/** Puts a page on the slow line. */
async function slowed(page: Page) {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', line);
  return cdp;
}

/** On the slow line, does `open` and waits until the figures are drawn. */
async function timed(page: Page, open: () => Promise<unknown>): Promise<Opened> {
  const cdp = await slowed(page);
  const begun = performance.now();
  const requests: string[] = [];
  let bytes = 0;
  cdp.on('Network.requestWillBeSent', ({ request }) =>
    requests.push(`${((performance.now() - begun) / 1000).toFixed(1)} ${new URL(request.url).pathname}`),
  );
  cdp.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await open();
  await page.getByRole('heading', { name: questionnaireName }).waitFor();
  await page.getByRole('slider').first().waitFor();
  const seconds = Math.round((performance.now() - begun) / 10) / 100;
  if (process.env.WATERFALL) console.log(requests.join('\n'));
  await cdp.detach();
  return { seconds, detail: `${requests.length} requests, ${Math.round(bytes / 1000)} kB` };
}

const figure = (name: string, { seconds, detail }: Opened, target: number | null): Figure => ({
  name: `Analytics on a slow line, ${name}`,
  value: seconds,
  unit: 's',
  target: target === null ? 'none' : `≤ ${target}`,
  met: target === null || seconds <= target,
  detail,
});

async function inNewBrowser<T>(browser: Browser, owner: TestOwner, work: (page: Page, context: BrowserContext) => Promise<T>): Promise<T> {
  const context = await browser.newContext({ baseURL: owner.url, locale: 'en-GB' });
  try {
    const page = await context.newPage();
    await signIn(page, owner);
    return await work(page, context);
  } finally {
    await context.close();
  }
}

/** Measures the ways to the screen. */
export async function screens(): Promise<Figure[]> {
  const parley = await startParley();
  const browser = await startBrowser();
  try {
    const owner = await aShop(parley);
    const never = await inNewBrowser(browser, owner, (page) => timed(page, () => page.goto('/Analytics')));
    const clicked = (after: number) =>
      inNewBrowser(browser, owner, async (page) => {
        await slowed(page);
        await page.goto('/Dashboard');
        await page.getByRole('link', { name: 'Edit Tea finder' }).waitFor();
        await page.waitForTimeout(after);
        return timed(page, () => page.getByRole('navigation', { name: 'Owner area' }).getByRole('link', { name: 'Analytics' }).click());
      });
    const [atOnce, later] = [await clicked(0), await clicked(10_000)];
    const again = await inNewBrowser(browser, owner, async (page, context) => {
      await page.goto('/Analytics');
      await page.getByRole('slider').first().waitFor();
      await settled(page);
      const next = await context.newPage();
      return timed(next, () => next.goto('/Analytics'));
    });
    return [
      figure('by a click on the Dashboard', later, most),
      figure('opened again by its address', again, most),
      figure('by a click as soon as the Dashboard is drawn', atOnce, null),
      figure('in a browser that was never here', never, null),
    ];
  } finally {
    await browser.close();
    await parley.stop();
  }
}
