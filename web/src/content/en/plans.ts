import type { Plan } from '../page.ts';

/** Names, prices and features from the specification (section 9). */
export const plans: readonly Plan[] = [
  {
    name: 'Basic Plan',
    title: 'First Chat Submission',
    price: 8,
    once: 'one-time',
    points: [
      'The initial chat submission',
      '1 user seat',
      'Basic customization (text and color)',
      'Unlimited chat submissions within the same thread',
      'Conversation history access',
    ],
    button: 'Sign Up For Beta',
  },
  {
    name: 'Full Month of Communication',
    title: 'A month without limits',
    price: 16,
    once: 'one-time',
    points: [
      'A full month of unlimited communication',
      'Customizable widget design (font, position, behavior)',
      'An AI-powered chatbot for basic queries',
      'Multi-language support',
      'Priority support',
    ],
    button: 'Sign Up For Beta',
  },
];
