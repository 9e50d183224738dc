/** Where and when the widget may show (S1 … of widget/TRIGGERS.md), and the trace on the owner's page, in a real browser. */
import { faultsIn } from '../support/axe.ts';
import { expect, openChatbot, test } from './test.ts';

test('S1: it shows nothing and loads no panel where it may not, says so once, and shows when the address becomes another', async ({
  page,
  visit,
  host,
  widget,
}) => {
  Object.assign(host.placement, { ask: host.showCode, showing: { showOnPages: ['/sale'] } });
  await visit();
  await expect.poll(() => host.unseen).toEqual(['/unseen/13/1/pages']);
  await expect(widget).toHaveCount(0);
  expect(host.reads).toEqual(['/embed.js', '/placement/13/1', host.showCode]);
  expect(await page.evaluate(() => [document.cookie, sessionStorage.length, localStorage.length])).toEqual(['', 0, 0]);
  await page.evaluate(() => history.pushState(null, '', '/sale'));
  await openChatbot(page);
  expect(host.unseen).toHaveLength(1);
});

test('an experiment does not count visitors who may not see the recommender here', async ({ visit, host }) => {
  Object.assign(host.placement, {
    ask: host.showCode,
    asksAfter: host.askCode,
    asksFirst: true,
    showing: { hideOnPages: ['/plain.html'] },
  });
  await visit();
  await expect.poll(() => host.unseen).toEqual(['/unseen/13/1/pages']);
  expect(host.asked).toEqual([]);
  Object.assign(host.placement, { showing: { hideOnPages: ['/other'] } });
  await visit();
  await expect.poll(() => host.asked).toEqual(['']);
});

test('the owner’s link tells on the page which rule decides what, and where each is changed', async ({ page, visit, host, widget }) => {
  Object.assign(host.placement, { ask: host.showCode, showing: { hideOnPages: ['/plain.html'] } });
  Object.assign(host.trace, { showing: { hideOnPages: ['/plain.html'] }, websites: ['https://other.example'] });
  await visit('plain.html#parley-trace=1-13-1795381518491.signature');
  const card = page.getByRole('region', { name: 'Why don’t I see it?' });
  await expect(card.getByRole('status')).toHaveText('It does not show on this page.');
  const change = (what: string) => card.getByRole('link', { name: `Change: ${what}` });
  await expect(change('This page is not one of its pages')).toHaveAttribute('href', `${host.parley}/popups/edit/1/13?tab=behaviour`);
  await expect(change('This website is not allowed')).toHaveAttribute('href', /\?tab=publish&website=http%3A%2F%2F127/);
  expect(await faultsIn(page, 'parley-trace')).toEqual([]);
  expect(host.reads).toContain('/trace/13/1/1-13-1795381518491.signature');
  await card.getByRole('button', { name: 'Close' }).click();
  await expect(card).toHaveCount(0);
  await expect(widget).toHaveCount(0);
});
