import type { TestQuestions } from '../../shapes/tests.ts';

export const testQuestions: TestQuestions = {
  price: (product) => `Wat kost ${product}?`,
  discount: 'Is er korting?',
  contact: 'Hoe kan ik u bereiken?',
};
