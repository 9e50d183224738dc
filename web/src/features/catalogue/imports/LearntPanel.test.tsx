import { type AnswerOf, type LearntPage, listLearnt, rereadLearnt, reviewLearnt } from '@parley/contract';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { show } from '../../../../testing/screen.tsx';
import { on } from '../../../../testing/server.ts';
import { LearntPanel } from './LearntPanel.tsx';

const page: LearntPage = {
  id: 4,
  topic: 'delivery',
  title: 'Delivery',
  text: 'We deliver within four days.',
  url: 'https://shop.example/delivery',
  fetchedAt: '2026-11-20T10:00:00.000Z',
  checkedAt: '2026-11-20T10:00:00.000Z',
  changes: [{ before: ['We deliver within two days.'], after: ['We deliver within four days.'] }],
  changedAt: '2026-11-20T10:00:00.000Z',
  problem: null,
};
let learnt: AnswerOf<typeof listLearnt>;
beforeEach(() => {
  learnt = { pages: [page], suggestions: [], rereading: false };
  on(listLearnt).answer(() => learnt);
});

test('changes are shown line by line until the owner has looked, with undo', async () => {
  const reviewed = on(reviewLearnt).answer(({ body }) => {
    learnt = { ...learnt, pages: [body.seen ? { ...page, changes: [], changedAt: null } : page] };
    return { success: true };
  });
  const { user } = show(<LearntPanel />);
  const changes = within(await screen.findByRole('region', { name: 'What changed on Delivery' }));
  expect(changes.getByText('We deliver within two days.').tagName).toBe('DEL');
  expect(changes.getByText('We deliver within four days.').tagName).toBe('INS');
  await user.click(changes.getByRole('button', { name: 'I have looked' }));
  await expect.poll(() => screen.queryByRole('region', { name: 'What changed on Delivery' })).toBeNull();
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('region', { name: 'What changed on Delivery' })).toBeTruthy();
  expect(reviewed.map(({ body }) => body.seen)).toEqual([true, false]);
});

test('pages are read again on demand, with progress; a page that is gone says so', async () => {
  on(rereadLearnt).answer(() => {
    learnt = { ...learnt, rereading: true };
    return { success: true };
  });
  const { user } = show(<LearntPanel />);
  await user.click(await screen.findByRole('button', { name: 'Read them again' }));
  expect(await screen.findByText('Your pages are being read again…')).toBeTruthy();
  learnt = { ...learnt, rereading: false, pages: [{ ...page, changes: [], changedAt: null, problem: 'missing' }] };
  expect(await screen.findByText(/This page is no longer in your shop/)).toBeTruthy();
  await expect.poll(() => screen.queryByText('Your pages are being read again…')).toBeNull();
});

test('shows the given text if there are no pages', async () => {
  learnt = { pages: [], suggestions: [], rereading: false };
  show(<LearntPanel empty={<p>Nothing yet</p>} />);
  expect(await screen.findByText('Nothing yet')).toBeTruthy();
});
