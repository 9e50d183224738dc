import { answerHandover, getHandover, type Handover, listHandovers, listPopups, settleHandover } from '@parley/contract';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from '../../../testing/screen.tsx';
import { on } from '../../../testing/server.ts';
import Messages from './Messages.tsx';

const at = '2026-11-20T10:00:00.000Z';
const handover: Handover = {
  id: 7,
  at,
  email: 'kim@customer.test',
  name: 'Kim',
  message: 'Is it good for espresso?',
  popup_id: 3,
  open: true,
  engagementId: '0d9fbb30-3c9b-4b0e-8f0e-4c1d4a3c7f10',
  page: 'https://shop.test/grinder',
  consent: { text: 'I agree that Beans stores my address.', at },
  answers: [],
  chats: [{ id: 1, inputChatGPT: 'Can I talk to a human?', outputChatGPT: 'Of course.' }],
  watching: false,
  stopped: false,
};
const { engagementId: _, page: __, consent: ___, answers: ____, chats: _____, watching: ______, stopped: _______, ...summary } = handover;

const serve = (messages: (typeof summary)[], open = messages.filter((message) => message.open).length) => {
  on(listPopups).answer(() => []);
  return on(listHandovers).answer(() => ({ handovers: messages, total: messages.length, open }));
};
const serveOne = (changes: Partial<Handover> = {}) => on(getHandover).answer(() => ({ handover: { ...handover, ...changes } }));
const message = async () => within(await screen.findByRole('dialog', { name: 'Message' }));

test('an empty list says how messages come', async () => {
  serve([]);
  show(<Messages />);
  expect(await screen.findByText('No messages yet')).toBeTruthy();
  expect(screen.getByText(/Behaviour tab/)).toBeTruthy();
});

test('lists messages with what waits, and asks for one state', async () => {
  const asked = serve([summary, { ...summary, id: 6, name: '', open: false }]);
  const { user, address } = show(<Messages />, { at: '/Messages' });
  expect(await screen.findByText('1 waits for an answer.')).toBeTruthy();
  const rows = screen.getAllByRole('row');
  expect(rows[1]?.textContent).toContain('Kim (not answered)');
  expect(rows[2]?.textContent).toContain('kim@customer.test');
  await user.click(screen.getByRole('radio', { name: 'Answered' }));
  expect(address()).toBe('/Messages?state=answered');
  expect(asked.at(-1)?.query.state).toBe('answered');
});

test('a list that cannot be loaded shows the error', async () => {
  on(listPopups).answer(() => []);
  on(listHandovers).refuse(422, { message: 'Not today' });
  show(<Messages />);
  expect((await screen.findByRole('alert')).textContent).toContain('Not today');
});

test('a message shows the conversation and the consent, and says where the answer goes', async () => {
  serve([summary]);
  serveOne();
  show(<Messages />, { at: '/Messages?id=7' });
  const shown = await message();
  expect(await shown.findByText('Can I talk to a human?')).toBeTruthy();
  expect(shown.getByText('Is it good for espresso?')).toBeTruthy();
  expect(shown.getByText(/I agree that Beans stores/)).toBeTruthy();
  expect(shown.getByText(/We email your answer to kim@customer\.test/)).toBeTruthy();
  expect(shown.getByRole('button', { name: 'Send answer' })).toHaveProperty('disabled', true);
});

test('an answer is sent and shown with its place; a refusal keeps what was written', async () => {
  serve([summary]);
  serveOne({ watching: true });
  const { user } = show(<Messages />, { at: '/Messages?id=7' });
  const shown = await message();
  expect(await shown.findByText(/chat is open/)).toBeTruthy();
  await user.type(shown.getByLabelText('Your answer'), 'Yes');
  on(answerHandover).refuse(409, { message: 'This visitor wants no more mails' });
  await user.click(shown.getByRole('button', { name: 'Send answer' }));
  expect((await shown.findByRole('alert')).textContent).toContain('wants no more mails');
  expect(shown.getByLabelText<HTMLTextAreaElement>('Your answer').value).toBe('Yes');
  const answered = { open: false, answers: [{ id: 1, at, text: 'Yes', by: 'mail' as const, place: 'waiting' as const }] };
  const sent = on(answerHandover).answer(() => ({ handover: { ...handover, ...answered } }));
  serveOne(answered);
  await user.click(shown.getByRole('button', { name: 'Send answer' }));
  expect(await shown.findByText(/· Written by email · On its way/)).toBeTruthy();
  expect(shown.getByLabelText<HTMLTextAreaElement>('Your answer').value).toBe('');
  expect(sent.map(({ body }) => body.text)).toEqual(['Yes']);
});

test('a sent answer is shown once: the form is empty before the list has been asked again', async () => {
  serve([summary]);
  serveOne();
  const { user } = show(<Messages />, { at: '/Messages?id=7' });
  const shown = await message();
  await user.type(await shown.findByLabelText('Your answer'), 'Yes');
  on(answerHandover).answer(() => ({
    handover: { ...handover, open: false, answers: [{ id: 1, at, text: 'Yes', by: 'mail' as const, place: 'waiting' as const }] },
  }));
  on(getHandover).answer(() => new Promise<never>(() => {}));
  await user.click(shown.getByRole('button', { name: 'Send answer' }));
  expect(await shown.findByText(/On its way/)).toBeTruthy();
  expect(shown.getByLabelText<HTMLTextAreaElement>('Your answer').value).toBe('');
});

test('a visitor who wants no mails can be answered only while the chat is open', async () => {
  serve([summary]);
  serveOne({ stopped: true });
  const { user } = show(<Messages />, { at: '/Messages?id=7' });
  const shown = await message();
  expect(await shown.findByText('This visitor wants no more emails from you, and their chat is closed.')).toBeTruthy();
  await user.type(shown.getByLabelText('Your answer'), 'Yes');
  expect(shown.getByRole('button', { name: 'Send answer' })).toHaveProperty('disabled', true);
});

test('a message is marked as answered, and that can be undone', async () => {
  serve([summary]);
  serveOne();
  const settled = on(settleHandover).answer(({ body }) => ({ handover: { ...handover, open: body.open } }));
  const { user } = show(<Messages />, { at: '/Messages?id=7' });
  const shown = await message();
  await user.click(await shown.findByRole('button', { name: 'Mark as answered' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(settled.map(({ body }) => body.open)).toEqual([false, true]);
});

test('a message that was erased says so', async () => {
  serve([]);
  on(getHandover).refuse(404, { code: 'not_found' });
  show(<Messages />, { at: '/Messages?id=7' });
  const shown = await message();
  expect(await shown.findByText('Not there any more')).toBeTruthy();
});
