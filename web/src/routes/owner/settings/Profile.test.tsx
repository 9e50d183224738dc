import { getAccount } from '@parley/contract';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { inGerman, show } from '../../../../testing/screen.tsx';
import { on } from '../../../../testing/server.ts';
import Profile from './Profile.tsx';

const withAccount = () => on(getAccount).answer(() => ({ username: 'lena@shop.test', name: 'Lena', surname: 'Roth' }));

test('each language has its own name', () => {
  withAccount();
  show(<Profile />);
  expect(screen.getByRole('heading', { name: 'Language · Sprache' })).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'English' }).checked).toBe(true);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Deutsch' }).checked).toBe(false);
});

test('in German the screen says so', async () => {
  await inGerman();
  withAccount();
  show(<Profile />);
  expect(screen.getByRole('heading', { name: 'Sprache · Language' })).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Deutsch' }).checked).toBe(true);
  expect(screen.getByText('So sprechen wir Sie in E-Mails an.')).toBeTruthy();
});
