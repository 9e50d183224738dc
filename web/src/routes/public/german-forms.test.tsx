import { contactForm, login } from '@parley/contract';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show, twoSecondsLater } from '../../../testing/screen.tsx';
import { on, setServerAway } from '../../../testing/server.ts';
import { contact } from '../../content/contact.ts';
import { layoutContent } from '../../content/layout.ts';
import { login as loginWords } from '../../content/login.ts';
import { LoginForm } from '../../features/accounts/LoginForm.tsx';
import { ContactForm } from '../../features/leads/ContactForm.tsx';

const form = layoutContent.de.form;
const away = 'Unser Server ist nicht zu erreichen';

const writeMessage = async (email: string) => {
  const { user } = show(<ContactForm words={contact.de.form} form={form} />, { signedIn: false });
  await user.type(screen.getByLabelText('E-Mail'), email);
  await user.type(screen.getByLabelText('Nachricht'), 'Guten Tag');
  twoSecondsLater();
  return { user, send: () => user.click(screen.getByRole('button', { name: 'Senden' })) };
};

test('a German form names in German the field that the server refuses', async () => {
  on(contactForm).answer(() => ({ success: true }));
  // Valid for the browser, and refused by the contract's own rule.
  const { send } = await writeMessage('mara@guest');
  await send();
  expect(await screen.findByText('Bitte geben Sie eine E-Mail-Adresse an')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('E-Mail')));
});

test('a German form reports an unreachable server in German, keeps the input, and confirms once it is sent', async () => {
  on(contactForm).answer(() => ({ success: true }));
  const { send } = await writeMessage('mara@guest.test');
  setServerAway(true);
  await send();
  expect((await screen.findByText(new RegExp(away))).getAttribute('role')).toBe('alert');
  expect(screen.getByLabelText<HTMLTextAreaElement>('Nachricht').value).toBe('Guten Tag');
  setServerAway(false);
  await send();
  expect((await screen.findByRole('heading', { name: 'Vielen Dank!' })).closest('[role=status]')).toBeTruthy();
  expect(screen.queryByLabelText('Nachricht')).toBeNull();
});

test('the German login reports an unreachable server in German', async () => {
  on(login).refuse(401);
  setServerAway(true);
  const { user } = show(
    <LoginForm
      words={loginWords.de.form}
      refusals={form.refusals}
      signUpPath="/de/signup"
      forgottenPath="/de/forgotten-password"
      onSignedIn={() => {}}
    />,
    { signedIn: false },
  );
  await user.type(screen.getByLabelText('E-Mail'), 'mara@guest.test');
  await user.type(screen.getByLabelText('Passwort', { selector: 'input' }), 'whatever it is');
  await user.click(screen.getByRole('button', { name: 'Anmelden' }));
  expect((await screen.findByText(new RegExp(away))).getAttribute('role')).toBe('alert');
});
