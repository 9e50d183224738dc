import { signUp as signUpCall } from '@parley/contract';
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { show } from '../../../testing/screen.tsx';
import { on } from '../../../testing/server.ts';
import { layoutContent } from '../../content/layout.ts';
import { signUp } from '../../content/signUp.ts';
import { SignUpForm } from './SignUpForm.tsx';

const showForm = () => show(<SignUpForm words={signUp.en.form} form={layoutContent.en.form} loginPath="/login" />, { signedIn: false });
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label, { selector: 'input' });

const fillFirstStep = async (user: UserEvent) => {
  await user.selectOptions(screen.getByLabelText('Store platform'), 'Shopify');
  await user.selectOptions(screen.getByLabelText('Daily traffic'), '1k-10k');
  await user.type(field('Website'), 'https://shop.example');
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await screen.findByText('Step 2 of 2');
};
const fillSecondStep = async (user: UserEvent) => {
  await user.type(field('Name'), 'Lena');
  await user.type(field('Surname'), 'Berg');
  await user.type(field('Email'), 'lena@shop.example');
  await user.type(field('Password'), 'long enough');
};

test('the first step names its empty fields and does not blame the second', async () => {
  const { user } = showForm();
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(await screen.findAllByText('This is required')).toHaveLength(3);
  expect(screen.getByText('Step 1 of 2')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Store platform')));
});

test('the second step refuses an invalid address and a short password, and sends nothing', async () => {
  const requests = on(signUpCall).answer(() => ({ success: true }));
  const { user } = showForm();
  await fillFirstStep(user);
  await user.type(field('Name'), 'Lena');
  await user.type(field('Surname'), 'Berg');
  // The browser itself takes this for an address.
  await user.type(field('Email'), 'lena@shop');
  await user.type(field('Password'), 'short');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('This is no email address')).toBeTruthy();
  expect(screen.getByText('At least 8 characters')).toBeTruthy();
  expect(requests).toEqual([]);
});

test('both steps are sent as one, with the consent; the thanks replace the form', async () => {
  const requests = on(signUpCall).answer(() => ({ success: true }));
  const { user } = showForm();
  await fillFirstStep(user);
  await fillSecondStep(user);
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Send' })).toBeNull());
  expect(screen.getByRole('status').textContent).toBe(signUp.en.form.congratulations);
  expect(requests[0]?.body).toMatchObject({ plattform: 'Shopify', traffic: '1k-10k', username: 'lena@shop.example', consent: true });
});

test('a refused field of the first step leads back to it; the input stays', async () => {
  on(signUpCall).refuse(400, { fields: { websiteAdress: 'This is no website' } });
  const { user } = showForm();
  await fillFirstStep(user);
  await fillSecondStep(user);
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('This is no website')).toBeTruthy();
  expect(screen.getByText('Step 1 of 2')).toBeTruthy();
  expect(field('Website').value).toBe('https://shop.example');
  expect(field('Password').value).toBe('long enough');
});
