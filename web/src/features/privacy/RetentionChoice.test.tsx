import { setRetention } from '@parley/contract';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { show } from '../../../testing/screen.tsx';
import { on } from '../../../testing/server.ts';
import { RetentionChoice } from './RetentionChoice.tsx';

const choose = async (user: UserEvent, name: string) => {
  await user.click(screen.getByLabelText('Conversations are kept', { selector: 'input' }));
  await user.click(await screen.findByRole('option', { name, hidden: true }));
};

test('keeping longer is saved at once', async () => {
  const requests = on(setRetention).answer(({ body }) => body);
  const { user } = show(<RetentionChoice keepDays={90} />);
  await choose(user, 'For a year');
  expect(await screen.findByText('Your choice is saved.')).toBeTruthy();
  expect(requests.map(({ body }) => body)).toEqual([{ keepDays: 365 }]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('shortening the period asks first: Cancel sends nothing, the confirmation does', async () => {
  const requests = on(setRetention).answer(({ body }) => body);
  const { user } = show(<RetentionChoice keepDays={null} />);
  await choose(user, 'For 30 days');
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(requests).toEqual([]);
  await choose(user, 'For 30 days');
  const dialog = within(await screen.findByRole('dialog', { name: 'Erase what is older than 30 days?' }));
  await user.click(dialog.getByRole('button', { name: 'Erase from now on' }));
  expect(await screen.findByText('Your choice is saved.')).toBeTruthy();
  expect(requests.map(({ body }) => body)).toEqual([{ keepDays: 30 }]);
});
