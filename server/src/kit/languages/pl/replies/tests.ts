import type { TestQuestions } from '../../shapes/tests.ts';

export const testQuestions: TestQuestions = {
  price: (product) => `Ile kosztuje ${product}?`,
  discount: 'Czy jest jakaś zniżka?',
  contact: 'Jak mogę się z wami skontaktować?',
};
