import { contactForm } from '@parley/contract';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show, twoSecondsLater } from '../../../testing/screen.tsx';
import { on, setServerAway } from '../../../testing/server.ts';
import { contact } from '../../content/contact.ts';
import { layoutContent } from '../../content/layout.ts';
import { ContactForm } from './ContactForm.tsx';
import { WaitlistForm } from './WaitlistForm.tsx';

const words = contact.en.form;
const showContact = () => show(<ContactForm words={words} form={layoutContent.en.form} />, { signedIn: false });

test('a message is sent with the seconds it took and the field for robots empty; the thanks replace the form', async () => {
  const requests = on(contactForm).answer(() => ({ success: true }));
  const { user } = showContact();
  await user.type(screen.getByLabelText('Email'), 'lena@shop.example');
  await user.type(screen.getByLabelText('Message'), 'Do you ship?');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(screen.queryByLabelText('Message')).toBeNull());
  expect(screen.getByText(words.thanks)).toBeTruthy();
  expect(requests).toHaveLength(1);
  expect(requests[0]?.body).toMatchObject({ email: 'lena@shop.example', message: 'Do you ship?', company_fax: '' });
  expect(Number(requests[0]?.body.seconds_taken)).toBeGreaterThanOrEqual(1.5);
});

test('a refused field is named and has the focus; the input stays', async () => {
  on(contactForm).refuse(400, { fields: { email: 'Nobody reads mail there' } });
  const { user } = showContact();
  await user.type(screen.getByLabelText('Email'), 'lena@shop.example');
  await user.type(screen.getByLabelText('Message'), 'Do you ship?');
  twoSecondsLater();
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('Nobody reads mail there')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Email')));
  expect(screen.getByLabelText<HTMLTextAreaElement>('Message').value).toBe('Do you ship?');
});

test('the waitlist sends the address alone; an unreachable server is named, and the same button tries again', async () => {
  const requests = on(contactForm).answer(() => ({ success: true }));
  const { user } = show(<WaitlistForm words={layoutContent.en.waitlist} form={layoutContent.en.form} />, { signedIn: false });
  await user.type(screen.getByLabelText(layoutContent.en.waitlist.label), 'lena@shop.example');
  twoSecondsLater();
  setServerAway(true);
  await user.click(screen.getByRole('button', { name: layoutContent.en.waitlist.button }));
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('cannot be reached'));
  setServerAway(false);
  await user.click(screen.getByRole('button', { name: layoutContent.en.waitlist.button }));
  await waitFor(() => expect(requests.map(({ body }) => [body.email, body.message])).toEqual([['lena@shop.example', undefined]]));
  await waitFor(() => expect(screen.queryByRole('button', { name: layoutContent.en.waitlist.button })).toBeNull());
});
