import { type Answer, createAnswer } from '@parley/contract';
import { expect, test } from 'vitest';
import { bodyOf, endsHere, validateAnswer, valuesOf } from './answerValues.ts';

const answer: Answer = {
  id: 3,
  question: 1,
  text: 'Boots',
  text_for_chatgpt: 'Wants boots',
  next_question: 2,
  image: '/uploads/a.webp',
  answerHasInputField: true,
  answerInputTextField: 'Size',
  answerHasCallToAction: true,
  answerCallToActionURL: 'https://shop.example/boots',
  style: { backgroundColor: '#ffffff', borderRadius: 0 },
  product_rules: [{ field: 'category', values: ['Boots'], effect: 'prefer', weight: 1 }],
};

test('an answer goes through the form unchanged', () => {
  const { id, question, image, ...rest } = answer;
  expect(createAnswer.body.parse(bodyOf(valuesOf(answer)))).toEqual(rest);
});

test('the end of the questionnaire is a choice, and comes back as one', () => {
  const ending = valuesOf({ ...answer, next_question: null });
  expect(ending.next_question).toBe(endsHere);
  expect(createAnswer.body.parse(bodyOf(ending))).toMatchObject({ next_question: null });
});

test('text, description and next question are required', () => {
  expect(validateAnswer(valuesOf(null))).toEqual({
    text: 'This is required',
    text_for_chatgpt: 'This is required',
    next_question: 'This is required',
  });
  expect(validateAnswer(valuesOf(answer))).toEqual({});
});

test('a call to action needs its address, and a style its colours', () => {
  const values = valuesOf(answer);
  expect(validateAnswer({ ...values, answerCallToActionURL: ' ' })).toMatchObject({ answerCallToActionURL: 'This is required' });
  expect(validateAnswer({ ...values, answerCallToActionURL: 'shop' })).toMatchObject({
    answerCallToActionURL: expect.stringContaining('web address'),
  });
  expect(validateAnswer({ ...values, style: { ...values.style, textColor: 'red' } })).toMatchObject({
    'style.textColor': expect.stringContaining('colour'),
  });
});

test('empty style fields are not sent', () => {
  expect(bodyOf(valuesOf(null)).style).toEqual({});
});
