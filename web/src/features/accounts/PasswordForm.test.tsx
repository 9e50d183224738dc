import { changePassword } from '@parley/contract';
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { show } from '../../../testing/screen.tsx';
import { on, setServerAway } from '../../../testing/server.ts';
import { PasswordForm } from './PasswordForm.tsx';

const current = () => screen.getByLabelText('Current password', { selector: 'input' });
const next = () => screen.getByLabelText('New password', { selector: 'input' });
const button = () => screen.getByRole('button', { name: 'Change password' });

test('names missing fields, and sends nothing', async () => {
  const requests = on(changePassword).answer(() => ({ success: true }));
  const { user } = show(<PasswordForm username="lena@shop.test" onDirtyChange={() => {}} />);
  await user.type(next(), 'short');
  await user.click(button());
  expect(await screen.findByText('This is required')).toBeTruthy();
  expect(screen.getByText('At least 8 characters')).toBeTruthy();
  expect(requests).toEqual([]);
});

test('a wrong password is named at its field, which has the focus, and nothing typed is lost', async () => {
  on(changePassword).refuse(422, { fields: { current: 'This is not your password' } });
  const { user } = show(<PasswordForm username="lena@shop.test" onDirtyChange={() => {}} />);
  await user.type(current(), 'a wrong one');
  await user.type(next(), 'a long enough password');
  await user.click(button());
  expect(await screen.findByText('This is not your password')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(current()));
  expect(next()).toHaveProperty('value', 'a long enough password');
});

test('a server that is away is named, and the same button sends it again', async () => {
  const dirty = vi.fn();
  const requests = on(changePassword).answer(() => ({ success: true }));
  const { user } = show(<PasswordForm username="lena@shop.test" onDirtyChange={dirty} />);
  await user.type(current(), 'the old password');
  await user.type(next(), 'a long enough password');
  setServerAway(true);
  await user.click(button());
  expect((await screen.findByRole('alert')).textContent).toContain('cannot be reached');
  expect(dirty).toHaveBeenLastCalledWith(true);
  setServerAway(false);
  await user.click(button());
  expect(await screen.findByText('Your password is changed. All other devices are signed out.')).toBeTruthy();
  expect(requests.map(({ body }) => body)).toMatchObject([{ current: 'the old password', password: 'a long enough password' }]);
  expect(dirty).toHaveBeenLastCalledWith(false);
  expect(current()).toHaveProperty('value', '');
});
