import { getRevenue, getSetup, listAdvice, listExperiments, listPopupDays, listPopups, type Setup } from '@parley/contract';
import { act, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { show } from '../../../../testing/screen.tsx';
import { on } from '../../../../testing/server.ts';
import Dashboard from './Dashboard.tsx';

const setup: Setup = {
  products: 0,
  questionnaires: 0,
  questionnaireReady: false,
  popup: { popup_id: 3, popup_name: 'Coffee finder', status: false, websites: 0 },
  snippetSeenAt: null,
};
const list = () => screen.queryByRole('link', { name: 'Coffee finder' });

beforeEach(() => {
  on(listPopups).answer(() => [
    {
      popup_id: 3,
      clientId: 1,
      popup_name: 'Coffee finder',
      countEngagements: 0,
      countEngaged: 0,
      chats_count: 0,
      tokenCounts: 0,
      status: false,
    },
  ]);
  on(listPopupDays).answer(() => ({ popups: [] }));
  on(listExperiments).answer(() => ({ experiments: [] }));
  on(listAdvice).answer(() => ({ advice: [], aside: [], done: [] }));
  on(getSetup).answer(() => ({ setup }));
  on(getRevenue).refuse(422);
});

test('the list waits for what stands above it, so that nothing pushes it away from under the pointer', async () => {
  const pendingSetup = Promise.withResolvers<{ setup: Setup }>();
  const asked = on(getSetup).answer(() => pendingSetup.promise);
  show(<Dashboard />);
  await expect.poll(() => asked.length).toBe(1);
  // The list's own data is there after a few turns.
  for (let turn = 0; turn < 50; turn++) await act(() => new Promise((resolve) => setImmediate(resolve)));
  expect(list()).toBeNull();
  pendingSetup.resolve({ setup });
  expect(await screen.findByRole('link', { name: 'Coffee finder' })).toBeTruthy();
  expect(screen.getByRole('region', { name: 'First steps' })).toBeTruthy();
});

test('a part above the list that fails to load delays the list only until its answer comes', async () => {
  on(getSetup).refuse(500);
  on(listAdvice).refuse(500);
  show(<Dashboard />);
  expect(await screen.findByRole('link', { name: 'Coffee finder' })).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'First steps' })).toBeNull();
});

test('an owner who hid the first steps gets the list without asking for them', async () => {
  localStorage.setItem('parley.guide.1', JSON.stringify('hidden'));
  const asked = on(getSetup).answer(() => ({ setup }));
  show(<Dashboard />);
  expect(await screen.findByRole('link', { name: 'Coffee finder' })).toBeTruthy();
  expect(asked).toHaveLength(0);
});
