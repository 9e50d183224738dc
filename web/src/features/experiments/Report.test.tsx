import {
  archiveExperiment,
  createExperiment,
  getMeasuring,
  planExperiment,
  splitExperiment,
  startExperiment,
  stopExperiment,
} from '@parley/contract';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from '../../../testing/screen.tsx';
import { on } from '../../../testing/server.ts';
import { PlanForm } from './PlanForm.tsx';
import { Report } from './Report.tsx';
import { aReport, notYet } from './testing.ts';

const now = Date.parse('2026-11-22T09:00:00Z');

test('a verdict comes with its picture, its groups and what it rests on', async () => {
  const { user } = show(<Report report={aReport()} now={now} onDeleted={() => {}} />);
  expect(
    await screen.findByRole('heading', { name: 'Tent quiz brought €12,400 in 6 weeks that you would not have made otherwise.' }),
  ).toBeTruthy();
  expect(screen.getByRole('img', { name: /^Lift in orders: \+\d+% \(.*\) after 41 days\. Since day 27: won$/ })).toBeTruthy();
  const groups = within(screen.getByRole('table', { name: 'Groups' }));
  expect(groups.getByText('18,912')).toBeTruthy();
  expect(groups.getByText('€2,436.00')).toBeTruthy();
  expect(screen.getByText(/880 more visitors since then count/)).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'The count can be trusted' })).toBeTruthy();
  expect(screen.getByText(/40 of 43 orders of the last two days/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Show as a table' }));
  expect(within(screen.getByRole('table', { name: 'Lift in orders' })).getAllByRole('row').length).toBe(42);
});

test('the winner is kept at 90 %, and that can be undone', async () => {
  const splits = on(splitExperiment).answer(() => ({ experiment: aReport() }));
  const { user } = show(<Report report={aReport()} now={now} onDeleted={() => {}} />);
  await user.click(await screen.findByRole('button', { name: 'Show it to 90%' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await expect
    .poll(() => splits.map(({ body }) => body))
    .toEqual([
      { group: 1, share: 90 },
      { group: 1, share: 50 },
    ]);
});

test('stopping can be undone; nothing is offered to be kept before a verdict', async () => {
  const stops = on(stopExperiment).answer(() => ({ experiment: notYet({ state: 'stopped', stoppedAt: '2026-11-22T09:00:00.000Z' }) }));
  const starts = on(startExperiment).answer(() => ({ experiment: notYet() }));
  const { user } = show(<Report report={notYet()} now={now} onDeleted={() => {}} />);
  expect(await screen.findByRole('heading', { name: 'Not yet.' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /90%/ })).toBe(null);
  await user.click(screen.getByRole('button', { name: 'Stop the experiment' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await expect.poll(() => [stops.length, starts.length]).toEqual([1, 1]);
});

test('a broken count shows no figure', async () => {
  const broken = notYet({ verdict: 'broken', lift: null });
  show(
    <Report
      report={{ ...broken, results: broken.results.map((result) => ({ ...result, verdict: 'broken' })) }}
      now={now}
      onDeleted={() => {}}
    />,
  );
  expect(await screen.findByRole('heading', { name: 'The count cannot be trusted, so no figure is shown.' })).toBeTruthy();
  expect(screen.queryByRole('img')).toBe(null);
});

test('says when most orders cannot be matched, and what helps', async () => {
  show(<Report report={notYet({ orders: { arrived: 40, traceable: 3 } })} now={now} onDeleted={() => {}} />);
  expect(await screen.findByRole('heading', { name: 'Most orders cannot be matched' })).toBeTruthy();
  expect(screen.getByText(/3 of 40 orders .* Add the line for the thank-you page under Orders/)).toBeTruthy();
});

test('a stopped experiment can be archived', async () => {
  const archives = on(archiveExperiment).answer(() => ({ experiment: aReport({ state: 'stopped', archived: true }) }));
  const { user } = show(
    <Report report={aReport({ state: 'stopped', stoppedAt: '2026-11-22T09:00:00.000Z' })} now={now} onDeleted={() => {}} />,
  );
  await user.click(await screen.findByRole('button', { name: 'Archive' }));
  expect(await screen.findByText('Archived.')).toBeTruthy();
  expect(archives[0]?.body).toEqual({ archived: true });
});

const recommenders = [
  { id: 3, name: 'Tent quiz', active: true },
  { id: 4, name: 'Tent quiz, words', active: false },
];
const weeksOf = (weeks: number | null) =>
  [5, 10, 15, 20, 25, 30, 35, 40, 45, 50].map((lift) => ({ lift, weeks: weeks && (weeks * 400) / lift ** 2 }));
function withPlan(orders: number | null) {
  on(getMeasuring).answer(() => ({ mode: 'day' }));
  return on(planExperiment).answer(({ query }) => {
    const rate = query.orderRate ?? orders;
    return {
      visitorsPerDay: query.visitorsPerDay ?? 300,
      rates: { orders: rate, addedToCart: 4, clicks: 10, opened: null },
      recentOrders: 12,
      weeks: (['orders', 'clicks', 'opened'] as const).flatMap((metric) =>
        [50, 90].map((shown) => ({
          metric,
          shown,
          lifts: weeksOf(metric === 'opened' || (metric === 'orders' && !rate) ? null : shown === 50 ? 6 : 14),
        })),
      ),
    };
  });
}

test('the plan says how many weeks it takes, for an assumed share of orders where none is known', async () => {
  const planRequests = withPlan(null);
  const created = on(createExperiment).answer(() => ({ experiment: notYet() }));
  let opened = 0;
  const { user } = show(<PlanForm recommenders={recommenders} initial={3} onCreated={({ id }) => (opened = id)} />);
  expect(await screen.findByRole('heading', { name: '6 weeks' })).toBeTruthy();
  expect(planRequests.some(({ query }) => query.orderRate === 2)).toBe(true);
  expect(screen.getByText('Assumed; enter what you know')).toBeTruthy();
  const weeks = within(screen.getByRole('table', { name: 'Weeks until you know' }));
  expect(weeks.getByRole('row', { name: /Orders, half see it 24 6 3 1/ })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Start the experiment' }));
  await expect.poll(() => opened).toBe(7);
  expect(created[0]?.body).toMatchObject({
    popupId: 3,
    question: 'worth',
    metric: 'orders',
    smallestLift: 20,
    start: true,
    expectedRate: 2,
  });
});

test('a comparison needs another recommender, and may count clicks', async () => {
  withPlan(2);
  const created = on(createExperiment).refuse(409, {
    code: 'already_tested',
    message: 'One of these recommenders is in another experiment that is running',
  });
  const { user } = show(<PlanForm recommenders={recommenders} initial={3} onCreated={() => {}} />);
  await user.click(await screen.findByRole('radio', { name: /Which is better/ }));
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Start the experiment' }).disabled).toBe(true);
  await user.click(screen.getByRole('combobox', { name: 'Compare it with' }));
  await user.click(await screen.findByRole('option', { name: 'Tent quiz, words' }));
  expect(screen.getByText('About 10 of 100 visitors')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Start the experiment' }));
  expect((await screen.findByRole('alert')).textContent).toContain('in another experiment');
  expect(created[0]?.body).toMatchObject({ question: 'better', variants: [4], metric: 'clicks' });
});
