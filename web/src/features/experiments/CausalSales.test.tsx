import { type ExperimentReport, getExperiment, listExperiments } from '@parley/contract';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from '../../../testing/screen.tsx';
import { on } from '../../../testing/server.ts';
import { CausalSales, shownExperiment } from './CausalSales.tsx';
import { aReport, bounded, notYet } from './testing.ts';

const now = Date.parse('2026-11-22T09:00:00Z');

/** The Dashboard's figure with these experiments. */
async function figureOf(...reports: ExperimentReport[]) {
  on(listExperiments).answer(() => ({ experiments: reports }));
  on(getExperiment).answer(({ params }) => ({ experiment: reports.find(({ id }) => id === Number(params.id)) as ExperimentReport }));
  show(<CausalSales now={now} offered />);
  return within(await screen.findByRole('region', { name: 'Sales you would not have made otherwise' }));
}

test('without an experiment it says why nothing is known, and leads to the plan', async () => {
  const figure = await figureOf();
  expect(figure.getByRole('heading', { name: 'Not measured yet' })).toBeTruthy();
  expect(figure.getByText(/would have bought anyway/)).toBeTruthy();
  expect(figure.getByRole('link', { name: 'Plan an experiment' }).getAttribute('href')).toBe('/Analytics/Experiments/new');
});

test('before there are visitors it offers nothing', async () => {
  const requests = on(listExperiments).answer(() => ({ experiments: [] }));
  show(<CausalSales now={now} offered={false} />);
  await expect.poll(() => requests.length).toBe(1);
  await expect.poll(() => screen.queryByRole('status')).toBe(null);
  expect(screen.queryByRole('region')).toBe(null);
});

test('drafts, archived ones and comparisons are no measurement', async () => {
  const figure = await figureOf(
    aReport({ id: 1, state: 'draft', startedAt: null }),
    aReport({ id: 2, state: 'stopped', archived: true }),
    aReport({ id: 3, question: 'better' }),
  );
  expect(figure.getByRole('heading', { name: 'Not measured yet' })).toBeTruthy();
});

test('while it is too early it says not yet, what is known, and when one will most likely know', async () => {
  const figure = await figureOf(notYet());
  expect(figure.getByRole('heading', { name: 'Not yet.' })).toBeTruthy();
  expect(
    figure.getByText(/6% more often .* That may still be chance\. At this pace you will most likely know in about 3 weeks/),
  ).toBeTruthy();
  expect(figure.queryByText(/€/)).toBe(null);
  expect(figure.getByRole('link', { name: 'See the experiment' }).getAttribute('href')).toBe('/Analytics/Experiments/7');
});

test('on its first days it says when the first figures come', async () => {
  const figure = await figureOf(notYet({ startedAt: '2026-11-21T09:00:00.000Z', countedUntil: null, lift: null }));
  expect(figure.getByRole('heading', { name: 'Not yet: it has only just begun.' })).toBeTruthy();
  expect(figure.getByText(/^First figures come on .*23/)).toBeTruthy();
});

test('a verdict is one figure with where the truth lies', async () => {
  const figure = await figureOf(aReport());
  expect(
    figure.getByRole('heading', { name: 'Tent quiz brought €12,400 in 6 weeks that you would not have made otherwise.' }),
  ).toBeTruthy();
  expect(figure.getByText(/^Between €2,650 and €22,150\./)).toBeTruthy();
});

test('states a loss as plainly', async () => {
  const figure = await figureOf(aReport({ verdict: 'lost', lift: bounded(-0.2, -0.35, -0.05) }));
  expect(figure.getByRole('heading', { name: 'Visitors who could see it ordered 20% less often.' })).toBeTruthy();
});

test('states a difference that is too small to matter, too', async () => {
  const figure = await figureOf(aReport({ verdict: 'same', lift: bounded(0.01, -0.1, 0.12) }));
  expect(figure.getByRole('heading', { name: 'No difference worth 20%.' })).toBeTruthy();
});

test('groups that are not as planned hide every figure', async () => {
  const figure = await figureOf(aReport({ verdict: 'broken', lift: null }));
  expect(figure.getByRole('heading', { name: 'The count cannot be trusted, so no figure is shown.' })).toBeTruthy();
  expect(figure.queryByText(/€12,400/)).toBe(null);
});

test('an experiment that has ended keeps its figure and names its period', async () => {
  const figure = await figureOf(aReport({ state: 'stopped', stoppedAt: '2026-11-20T09:00:00.000Z' }));
  expect(figure.getByText(/, ended$/)).toBeTruthy();
  expect(figure.getByRole('heading', { name: /€12,400/ })).toBeTruthy();
});

test('a failure can be tried again', async () => {
  on(listExperiments).refuse(503, { code: 'busy', message: 'There is too much to do at the moment' });
  show(<CausalSales now={now} offered />);
  expect(await screen.findByRole('button', { name: /try again/i })).toBeTruthy();
});

test('a running experiment comes before ended ones, and the newest before others', () => {
  const stopped = aReport({ id: 1, state: 'stopped', startedAt: '2026-11-01T09:00:00.000Z' });
  const older = aReport({ id: 2 });
  const newer = aReport({ id: 3, startedAt: '2026-11-02T09:00:00.000Z' });
  expect(shownExperiment([stopped, older, newer])?.id).toBe(3);
  expect(shownExperiment([stopped])?.id).toBe(1);
});
