import type { TestQuestions } from '../../shapes/tests.ts';

export const testQuestions: TestQuestions = {
  price: (product) => `${product}はいくらですか？`,
  discount: '割引はありますか？',
  contact: 'どうすれば連絡できますか？',
};
