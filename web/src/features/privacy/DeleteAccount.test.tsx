import { deleteAccount } from '@parley/contract';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from '../../../testing/screen.tsx';
import { on } from '../../../testing/server.ts';
import { session } from '../../lib/calls/api.ts';
import { DeleteAccount } from './DeleteAccount.tsx';

const open = async () => {
  const shown = show(<DeleteAccount username="lena@shop.test" />, { at: '/Settings/Data', path: '/Settings/Data' });
  await shown.user.click(screen.getByRole('button', { name: 'Delete account …' }));
  const dialog = within(await screen.findByRole('dialog'));
  const address = dialog.getByLabelText<HTMLInputElement>('Your email address');
  const password = dialog.getByLabelText<HTMLInputElement>('Your password', { selector: 'input' });
  return { ...shown, address, password, erase: dialog.getByRole('button', { name: 'Delete everything' }) };
};

test('another address and no password send nothing', async () => {
  const requests = on(deleteAccount).answer(() => ({ success: true }));
  const { user, address, erase } = await open();
  await user.type(address, 'someone@shop.test');
  await user.click(erase);
  expect(await screen.findByText('This is not the address of your account')).toBeTruthy();
  expect(screen.getByText('This is required')).toBeTruthy();
  expect(requests).toEqual([]);
});

test('a wrong password is named at its field, and the owner stays signed in', async () => {
  on(deleteAccount).refuse(422, { fields: { password: 'This is not your password' } });
  const { user, address, password, erase } = await open();
  await user.type(address, 'LENA@shop.test');
  await user.type(password, 'a wrong one');
  await user.click(erase);
  expect(await screen.findByText('This is not your password')).toBeTruthy();
  expect(session.read()?.username).toBe('lena@shop.test');
});

test('the right address and password erase the account, sign out, and leave the owner area', async () => {
  const requests = on(deleteAccount).answer(() => ({ success: true }));
  const { user, address, password, erase } = await open();
  await user.type(address, 'lena@shop.test');
  await user.type(password, 'the password');
  await user.click(erase);
  expect(await screen.findByText('Your account and everything in it is erased.')).toBeTruthy();
  expect(requests.map(({ body }) => body)).toEqual([{ username: 'lena@shop.test', password: 'the password' }]);
  expect(session.read()).toBeNull();
  expect(await screen.findByText('Another screen')).toBeTruthy();
});
