import type { TestQuestions } from '../../shapes/tests.ts';

export const testQuestions: TestQuestions = {
  price: (product) => `${product} ne kadar?`,
  discount: 'İndirim var mı?',
  contact: 'Size nasıl ulaşabilirim?',
};
