import { cancelGeneration, type Generation, getGeneration, signUp as signUpCall, startGeneration } from '@parley/contract';
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { show } from '../../../testing/screen.tsx';
import { on } from '../../../testing/server.ts';
import { layoutContent } from '../../content/layout.ts';
import { signUp } from '../../content/signUp.ts';
import { SignUpForm } from '../../features/accounts/SignUpForm.tsx';
import { useReadingAhead } from '../../features/generation/useReadingAhead.ts';

/** A generation as it is right after its start. */
const begun: Generation = {
  id: 'a-draft.signed',
  website: 'https://shop.example',
  email: '',
  source: 'shop',
  phase: 'reading',
  place: null,
  pages: 0,
  found: 0,
  questions: 0,
  failure: null,
  draft: null,
  learnt: null,
  backdrop: false,
};
beforeEach(() => {
  on(startGeneration).answer(() => ({ generation: begun }));
  on(getGeneration).answer(({ params }) => ({ generation: { ...begun, id: params.id, phase: 'ready', found: 34 } }));
});

/** The form as its page shows it. */
const Form = () => <SignUpForm words={signUp.en.form} form={layoutContent.en.form} loginPath="/login" ahead={useReadingAhead()} />;
const showForm = () => show(<Form />, { signedIn: false });
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
  expect(screen.getByRole('status').textContent).toContain(signUp.en.form.congratulations);
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

test('the shop is read while the second step is filled in, and the draft is sent with it', async () => {
  const requests = on(signUpCall).answer(() => ({ success: true }));
  const { user } = showForm();
  await fillFirstStep(user);
  expect(await screen.findByText(/^Products found so far: 34/)).toBeTruthy();
  await fillSecondStep(user);
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(requests.map(({ body }) => body.df)).toEqual(['a-draft.signed']));
});

test('going back without a change reads nothing again; another address ends the first reading', async () => {
  const starts = on(startGeneration).answer(({ body }) => ({ generation: { ...begun, id: new URL(body.website).host } }));
  const ends = on(cancelGeneration).answer(() => ({ generation: { ...begun, phase: 'cancelled' } }));
  const { user } = showForm();
  await fillFirstStep(user);
  await waitFor(() => expect(starts).toHaveLength(1));
  await user.click(screen.getByRole('button', { name: 'Previous' }));
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await user.click(await screen.findByRole('button', { name: 'Previous' }));
  await user.clear(field('Website'));
  await user.type(field('Website'), 'other.example');
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await waitFor(() => expect(starts.map(({ body }) => body.website)).toEqual(['https://shop.example', 'https://other.example']));
  await waitFor(() => expect(ends.map(({ params }) => params.id)).toEqual(['shop.example']));
});

test('a shop that cannot be read now does not stop the sign-up', async () => {
  on(startGeneration).refuse(503, { message: 'Many shops are being read right now' });
  const requests = on(signUpCall).answer(() => ({ success: true }));
  const { user } = showForm();
  await fillFirstStep(user);
  await fillSecondStep(user);
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(requests.map(({ body }) => body.df)).toEqual([undefined]));
});

test('the invite can be sent again', async () => {
  const requests = on(signUpCall).answer(() => ({ success: true }));
  const { user } = showForm();
  await fillFirstStep(user);
  await fillSecondStep(user);
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await user.click(await screen.findByRole('button', { name: 'Send the invite again' }));
  expect(await screen.findByText(signUp.en.form.resent)).toBeTruthy();
  expect(requests.map(({ body }) => body.username)).toEqual(['lena@shop.example', 'lena@shop.example']);
});
