import type { TestQuestions } from '../../shapes/tests.ts';

export const testQuestions: TestQuestions = {
  price: (product) => `كم سعر ${product}؟`,
  discount: 'هل يوجد خصم؟',
  contact: 'كيف يمكنني التواصل معكم؟',
};
