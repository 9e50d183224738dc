import { type ActivityEntry, listActivity } from '@parley/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from '../../../../testing/screen.tsx';
import { on } from '../../../../testing/server.ts';
import Activity from './Activity.tsx';

const at = '2026-11-20T10:00:00.000Z';
const entry = (changes: Partial<ActivityEntry> = {}): ActivityEntry => ({
  id: 1,
  deed: 'updatePopup',
  times: 1,
  at,
  lastAt: at,
  device: 'Firefox on Linux',
  isThisDevice: false,
  ...changes,
});
const items = async () => within(await screen.findByRole('list', { name: 'What was done with your account' })).getAllByRole('listitem');

test('lists what was done, how often, and from which device', async () => {
  on(listActivity).answer(() => ({
    entries: [
      entry({ id: 3, times: 12, lastAt: '2026-11-20T10:08:00.000Z', isThisDevice: true }),
      entry({ id: 2, deed: 'wrongPassword', device: 'Unknown device' }),
      entry({ id: 1, deed: 'a deed of another version' }),
    ],
    next: null,
  }));
  show(<Activity />);
  const [changed, wrong, unknown] = await items();
  expect(changed?.textContent).toMatch(/Changed a recommender.*This device.*12 times.*Firefox on Linux/s);
  expect(wrong?.textContent).toMatch(/wrong password.*Unknown device/s);
  expect(unknown?.textContent).toContain('Changed something');
  expect(screen.queryByRole('button', { name: 'Show older' })).toBeNull();
});

test('an empty list says what will be in it', async () => {
  on(listActivity).answer(() => ({ entries: [], next: null }));
  show(<Activity />);
  expect(await screen.findByText(/Nothing yet/)).toBeTruthy();
});

test('older entries are added below, and asked for by the last page', async () => {
  const requests = on(listActivity).answer(({ query }) =>
    query.before === undefined ? { entries: [entry({ id: 60 })], next: 60 } : { entries: [entry({ id: 9, deed: 'signedIn' })], next: null },
  );
  const { user } = show(<Activity />);
  await user.click(await screen.findByRole('button', { name: 'Show older' }));
  await waitFor(async () => expect(await items()).toHaveLength(2));
  expect(requests.map(({ query }) => query.before)).toEqual([undefined, 60]);
  expect(screen.queryByRole('button', { name: 'Show older' })).toBeNull();
});

test('a failure offers another try', async () => {
  on(listActivity).refuse(500);
  const { user } = show(<Activity />);
  const again = await screen.findByRole('button', { name: /try again/i });
  on(listActivity).answer(() => ({ entries: [entry()], next: null }));
  await user.click(again);
  expect(await items()).toHaveLength(1);
});
