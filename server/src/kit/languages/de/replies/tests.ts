import type { TestQuestions } from '../../shapes/tests.ts';

export const testQuestions: TestQuestions = {
  price: (product) => `Was kostet ${product}?`,
  discount: 'Gibt es einen Rabatt?',
  contact: 'Wie kann ich Sie erreichen?',
};
