import { login as loginCall } from '@parley/contract';
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { owner, show } from '../../../testing/screen.tsx';
import { on, setServerAway } from '../../../testing/server.ts';
import { login } from '../../content/login.ts';
import { session } from '../../lib/calls/api.ts';
import { LoginForm } from './LoginForm.tsx';

const { form: words, refusals } = login.en;
const username = () => screen.getByLabelText<HTMLInputElement>('Email');
const password = () => screen.getByLabelText<HTMLInputElement>('Password', { selector: 'input' });
const button = () => screen.getByRole('button', { name: 'Log In' });

const showForm = () => {
  const onSignedIn = vi.fn();
  const form = <LoginForm words={words} refusals={refusals} signUpPath="/signup" forgottenPath="/forgotten" onSignedIn={onSignedIn} />;
  return { ...show(form, { signedIn: false }), onSignedIn };
};

test('signs in, stores the session, and notifies the page', async () => {
  const requests = on(loginCall).answer(() => owner);
  const { user, onSignedIn } = showForm();
  await user.type(username(), 'lena@shop.test');
  await user.type(password(), 'a good password');
  await user.click(button());
  await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
  expect(requests.map(({ body }) => body)).toEqual([{ username: 'lena@shop.test', password: 'a good password' }]);
  expect(session.read()?.username).toBe('lena@shop.test');
});

test('wrong credentials are an error at both fields, which are emptied; the first has the focus', async () => {
  on(loginCall).refuse(401, { code: 'login_failed' });
  const { user, onSignedIn } = showForm();
  await user.type(username(), 'lena@shop.test');
  await user.type(password(), 'a wrong password');
  await user.click(button());
  expect(await screen.findAllByText(words.failed)).toHaveLength(2);
  expect(username().getAttribute('aria-invalid')).toBe('true');
  expect([username().value, password().value]).toEqual(['', '']);
  await waitFor(() => expect(document.activeElement).toBe(username()));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(onSignedIn).not.toHaveBeenCalled();
  expect(session.read()).toBeNull();
});

test('an unreachable server is named beside the fields', async () => {
  on(loginCall).answer(() => owner);
  setServerAway(true);
  const { user } = showForm();
  await user.type(username(), 'lena@shop.test');
  await user.type(password(), 'a good password');
  await user.click(button());
  expect((await screen.findByRole('alert')).textContent).toContain('cannot be reached');
});

const code = () => screen.getByLabelText<HTMLInputElement>(words.code);

test('an account with a second step is asked for a code; a wrong one can be corrected, and the password is not asked again', async () => {
  const requests = on(loginCall).refuse(401, { code: 'second_step_needed' });
  const { user, onSignedIn } = showForm();
  await user.type(username(), 'lena@shop.test');
  await user.type(password(), 'a good password');
  await user.click(button());
  await waitFor(() => expect(document.activeElement).toBe(code()));
  expect(screen.queryByLabelText('Username')).toBeNull();

  const wrong = on(loginCall).refuse(401, { code: 'second_step_wrong' });
  await user.type(code(), '000000');
  await user.click(button());
  expect(await screen.findByText(words.codeWrong)).toBeTruthy();
  expect([code().value, document.activeElement]).toEqual(['', code()]);

  const right = on(loginCall).answer(() => owner);
  // user-event remembers what a form's reset has emptied.
  await user.clear(code());
  await user.type(code(), '123456');
  await user.click(button());
  await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
  const credentials = { username: 'lena@shop.test', password: 'a good password' };
  expect([...requests, ...wrong, ...right].map(({ body }) => body)).toEqual([
    credentials,
    { ...credentials, code: '000000' },
    { ...credentials, code: '123456' },
  ]);
});

test('from the code it goes back to another account', async () => {
  on(loginCall).refuse(401, { code: 'second_step_needed' });
  const { user } = showForm();
  await user.type(username(), 'lena@shop.test');
  await user.type(password(), 'a good password');
  await user.click(button());
  await user.click(await screen.findByRole('button', { name: words.back }));
  expect([username().value, password().value]).toEqual(['', '']);
});
