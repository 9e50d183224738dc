/** The visitor's side: the widget on a shop's page under a strict content security policy. */
import { type Host, startHost } from '../widget/host.ts';
import { messagesTo } from '../widget/test.ts';
import { expect, test } from './test.ts';

let host: Host;
test.beforeAll(async () => {
  host = await startHost();
});
test.beforeEach(() => host.reset());
test.afterAll(() => host.close());

const ask = 'Ask me anything about our products';

/** Where the open panel is, and whether its parts are inside it. */
const layout = () => {
  const root = document.querySelector('parley-widget')?.shadowRoot;
  const panel = root?.querySelector('[role=dialog], dialog');
  if (!root || !panel) return null;
  const { left, right, top, bottom, width } = panel.getBoundingClientRect();
  const parts = [...panel.querySelectorAll('.log, .foot, .close, .bar')].map((part) => part.getBoundingClientRect());
  return {
    width,
    inside: left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight,
    partsInside: parts.every(
      (part) => part.left >= left - 1 && part.right <= right + 1 && part.top >= top - 1 && part.bottom <= bottom + 1,
    ),
    tooWide: (root.querySelector('.log')?.scrollWidth ?? 0) - (root.querySelector('.log')?.clientWidth ?? 0),
  };
};

/** Whether what is newest begins inside the area that scrolls. */
const newestIsInView = () => {
  const log = document.querySelector('parley-widget')?.shadowRoot?.querySelector('.log');
  const newest = [...(log?.querySelectorAll('[data-at]') ?? [])].at(-1);
  if (!log || !newest) return false;
  const { top } = newest.getBoundingClientRect();
  const { top: from, bottom: to } = log.getBoundingClientRect();
  return top >= from - 1 && top < to;
};

test('docked: it asks, recommends and answers, and the policy had nothing to stop', async ({ hand }) => {
  await hand.resize(1280, 720);
  await hand.open(`${host.shop}/csp.html`);
  await hand.press('Need help choosing?');
  await hand.sees('Find your next jacket');
  await expect.poll(() => hand.evaluate(layout)).toEqual({ width: 550, inside: true, partsInside: true, tooWide: 0 });
  await hand.press('In the mountains');
  await hand.sees('Good choice!');
  await hand.press('My size');
  await hand.write('Your size', 'L');
  await hand.key('Enter');
  await hand.press('Rain');
  await hand.sees('Stormline Shell 3L');
  await expect.poll(() => hand.evaluate(newestIsInView)).toBe(true);
  await hand.write(ask, 'Thanks!');
  await hand.key('Enter');
  await hand.sees('fit “Thanks!” best');
  await expect.poll(() => messagesTo(host)).toEqual(['In the mountains', 'My size: L', 'Rain', 'Thanks!']);

  await hand.write(ask, 'Half a sen');
  await hand.open(`${host.shop}/csp.html`);
  await hand.sees('fit “Thanks!” best');
  await hand.key('Tab');
  expect(await hand.evaluate(() => document.querySelector('parley-widget')?.shadowRoot?.querySelector('textarea')?.value)).toBe(
    'Half a sen',
  );
  await hand.press('Close');
  await hand.sees('Need help choosing?');
  expect(await hand.violations()).toEqual([]);
  // The check would see what is stopped.
  await hand.evaluate(() => {
    // Firefox counts what its driver runs only in part, WebKit only as code from a text.
    document.body.setAttribute('onclick', '0');
    try {
      new Function('');
    } catch {}
  });
  await expect.poll(() => hand.violations()).not.toEqual([]);
});

test('a popup on a phone: a modal dialog that Escape closes', async ({ hand }) => {
  host.placement.kind = 'Popup';
  host.placement.scroll = 1;
  host.bootstrap.popup.popupOrChat = 'Popup';
  await hand.resize(390, 700);
  await hand.open(`${host.shop}/plain.html`);
  await hand.evaluate(() => scrollTo(0, 200));
  await hand.sees('Find your next jacket');
  await expect.poll(() => hand.evaluate(layout)).toMatchObject({ inside: true, partsInside: true, tooWide: 0 });
  expect(await hand.evaluate(() => document.querySelector('parley-widget')?.shadowRoot?.querySelector('dialog')?.matches(':modal'))).toBe(
    true,
  );
  await hand.press('Around town');
  await hand.press('Just show me');
  await hand.press('Shine');
  await hand.sees('Stormline Shell 3L');
  await expect.poll(() => hand.evaluate(layout)).toMatchObject({ inside: true, partsInside: true, tooWide: 0 });
  await expect.poll(() => hand.evaluate(newestIsInView)).toBe(true);
  await hand.key('Escape');
  await hand.missesSoon('Stormline Shell 3L');
});
