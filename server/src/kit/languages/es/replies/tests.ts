import type { TestQuestions } from '../../shapes/tests.ts';

export const testQuestions: TestQuestions = {
  price: (product) => `¿Cuánto cuesta ${product}?`,
  discount: '¿Hay algún descuento?',
  contact: '¿Cómo puedo contactarles?',
};
