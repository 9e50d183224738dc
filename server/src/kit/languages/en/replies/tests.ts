import type { TestQuestions } from '../../shapes/tests.ts';

export const testQuestions: TestQuestions = {
  price: (product) => `How much is ${product}?`,
  discount: 'Is there a discount?',
  contact: 'How can I reach you?',
};
