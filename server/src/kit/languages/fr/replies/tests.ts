import type { TestQuestions } from '../../shapes/tests.ts';

export const testQuestions: TestQuestions = {
  price: (product) => `Combien coûte ${product} ?`,
  discount: 'Y a-t-il une remise ?',
  contact: 'Comment puis-je vous contacter ?',
};
