import type { TestQuestions } from '../../shapes/tests.ts';

export const testQuestions: TestQuestions = {
  price: (product) => `Quanto costa ${product}?`,
  discount: 'C’è uno sconto?',
  contact: 'Come posso contattarvi?',
};
