import { askAssistant } from '@parley/contract';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from '../../../testing/screen.tsx';
import { on } from '../../../testing/server.ts';
import { AskBox } from './AskBox.tsx';

const receipt = { writtenBy: 'builtin' as const, language: 'en', unanswered: true, sentences: [], passages: [], products: [] };

test('shows what the assistant would say, and why', async () => {
  const requests = on(askAssistant).answer(() => ({
    outputChatGPT: 'I have no information about that.',
    recommendedProducts: [],
    followUp: null,
    person: null,
    productsLeft: null,
    receipt,
  }));
  const { user } = show(<AskBox />);
  await user.click(screen.getByRole('button', { name: 'Ask' }));
  expect(requests).toHaveLength(0);
  await user.type(screen.getByLabelText('A visitor’s question'), 'Do you ship to Norway?{Enter}');
  expect(await screen.findByText('I have no information about that.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Why this answer?' }));
  expect(screen.getByText('No answer in your texts')).toBeTruthy();
  expect(requests[0]?.body).toEqual({ message: 'Do you ship to Norway?', popupId: null });
});

test('says why it could not ask', async () => {
  on(askAssistant).refuse(503, { message: 'The assistant is away' });
  const { user } = show(<AskBox />);
  await user.type(screen.getByLabelText('A visitor’s question'), 'Hello{Enter}');
  expect(await screen.findByRole('alert')).toBeTruthy();
});
