import type { Receipt } from '@parley/contract';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from '../../../testing/screen.tsx';
import { WhyThisAnswer } from './WhyThisAnswer.tsx';

const receipt: Receipt = {
  writtenBy: 'model',
  language: 'en',
  unanswered: false,
  sentences: [
    {
      outcome: 'said',
      text: 'Three working days.',
      written: null,
      rule: 'R9',
      reason: null,
      claims: [{ kind: 'policy', products: [], passages: ['a'], about: '' }],
    },
    {
      outcome: 'rendered',
      text: 'Wool Socks cost €12.50.',
      written: 'Wool Socks are only €5!',
      rule: 'R2',
      reason: 'The price is another one.',
      claims: [{ kind: 'price', products: [7], passages: [], about: '' }],
    },
    { outcome: 'withheld', text: '', written: 'I have sent you a mail.', rule: 'R12', reason: 'It cannot do this.', claims: [] },
    { outcome: 'said', text: 'Anything else?', written: null, rule: 'R1', reason: null, claims: [] },
  ],
  passages: [
    { id: 'a', source: 'page', heading: 'Delivery', text: 'We deliver in three working days.', url: 'https://shop.example/delivery' },
    { id: 'b', source: 'faqs', heading: 'Can I return socks?', text: 'Yes.', url: null },
  ],
  products: [{ id: 7, title: 'Wool Socks', link: 'https://shop.example/wool', price: 1250, currency: 'EUR' }],
};

test('shows each sentence with its source, and what was replaced or left out', async () => {
  const { user } = show(<WhyThisAnswer receipt={receipt} />);
  const button = screen.getByRole('button', { name: 'Why this answer?' });
  expect(screen.queryByText('Three working days.')).toBeNull();
  await user.click(button);
  expect(button.getAttribute('aria-expanded')).toBe('true');
  const [policy, price, withheld, talk] = screen.getAllByRole('listitem').map((item) => within(item));
  expect(policy?.getByText('We deliver in three working days.')).toBeTruthy();
  expect(policy?.getByRole('link', { name: 'Your page: “Delivery”' }).getAttribute('href')).toBe('https://shop.example/delivery');
  expect(price?.getByText('Replaced: “Wool Socks are only €5!”. The price is another one.')).toBeTruthy();
  expect(price?.getByRole('link', { name: 'Wool Socks' })).toBeTruthy();
  expect(withheld?.getByText('Left out: “I have sent you a mail.”. It cannot do this.')).toBeTruthy();
  expect(talk?.getByText('States nothing about your shop.')).toBeTruthy();
  expect(policy?.getByText('Rule R9: What your texts say about it is told in your words.')).toBeTruthy();
  expect(withheld?.getByText('Rule R12: What visitors have read in this answer is not said again.')).toBeTruthy();
  expect(screen.getByText(/Found too, and not used: Your FAQs: “Can I return socks\?”/)).toBeTruthy();
});

test('a sentence that the built-in assistant made from the records was not replaced', async () => {
  const made = {
    ...receipt,
    writtenBy: 'builtin' as const,
    sentences: receipt.sentences.map((each) => ({ ...each, written: null, reason: null })),
  };
  const { user } = show(<WhyThisAnswer receipt={made} />);
  await user.click(screen.getByRole('button', { name: 'Why this answer?' }));
  expect(screen.getByText('Wool Socks cost €12.50.')).toBeTruthy();
  expect(screen.queryByText(/Replaced/)).toBeNull();
});

test('a sum shows what it adds up, and every text that states one of its costs', async () => {
  const total = {
    ...receipt,
    sentences: [
      {
        outcome: 'rendered' as const,
        text: 'Together they cost €19.45.',
        written: null,
        rule: 'B:total',
        reason: null,
        claims: [{ kind: 'total' as const, products: [7], passages: ['a', 'b'], about: '' }],
      },
    ],
  };
  const { user } = show(<WhyThisAnswer receipt={total} />);
  await user.click(screen.getByRole('button', { name: 'Why this answer?' }));
  const [sum] = screen.getAllByRole('listitem').map((item) => within(item));
  expect(sum?.getByText(/^A sum of prices/)).toBeTruthy();
  expect(sum?.getByText('We deliver in three working days.')).toBeTruthy();
  expect(sum?.getByText('Your FAQs: “Can I return socks?”')).toBeTruthy();
  expect(sum?.getByText('Rule B:total: Prices and sums are computed from your products.')).toBeTruthy();
  expect(screen.queryByText(/Found too, and not used/)).toBeNull();
});

test('an answer from before receipts were kept says so', async () => {
  const { user } = show(<WhyThisAnswer receipt={null} />);
  await user.click(screen.getByRole('button', { name: 'Why this answer?' }));
  expect(screen.getByText(/older than the reasons that Parley keeps/)).toBeTruthy();
});

test('marks a question that the texts do not answer', async () => {
  const { user } = show(<WhyThisAnswer receipt={{ ...receipt, unanswered: true, writtenBy: 'builtin' }} />);
  await user.click(screen.getByRole('button', { name: 'Why this answer?' }));
  expect(screen.getByText('No answer in your texts')).toBeTruthy();
  expect(screen.getByText(/Written by the built-in assistant/)).toBeTruthy();
});
