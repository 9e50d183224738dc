import type { Answer } from '@parley/contract';
import { expect, test } from 'vitest';
import { answerValuesOf, changeOf, endsHere, inOrder, validateAnswer } from './answerValues.ts';

const answer: Answer = {
  id: 3,
  question: 1,
  text: 'Boots',
  text_for_chatgpt: 'Wants boots',
  next_question: 2,
  next_in_order: false,
  image: '/uploads/a.webp',
  answerHasInputField: true,
  answerInputTextField: 'Size',
  answerHasCallToAction: true,
  answerCallToActionURL: 'https://shop.example/boots',
  style: { backgroundColor: '#ffffff', borderRadius: 0 },
  product_rules: [{ field: 'category', values: ['Boots'], effect: 'prefer', weight: 1 }],
};

const usual = 'What for? Boots';

test('an answer goes through the form unchanged', () => {
  const { id, question, image, ...rest } = answer;
  expect(changeOf(answerValuesOf(answer, usual), usual)).toEqual(rest);
});

test('the end of the questionnaire and the order are choices, and come back as such', () => {
  const ending = answerValuesOf({ ...answer, next_question: null }, usual);
  expect(ending.next_question).toBe(endsHere);
  expect(changeOf(ending, usual)).toMatchObject({ next_question: null, next_in_order: false });
  const following = answerValuesOf({ ...answer, next_in_order: true }, usual);
  expect(following.next_question).toBe(inOrder);
  expect(changeOf(following, usual)).toMatchObject({ next_in_order: true });
  // A question that is not saved yet.
  expect(changeOf({ ...ending, next_question: '-4' }, usual)).toMatchObject({ next_question: -4, next_in_order: false });
});

test('an empty description shows what is told then, and stays empty until it is changed', () => {
  const values = answerValuesOf({ ...answer, text_for_chatgpt: '' }, usual);
  expect(values.text_for_chatgpt).toBe(usual);
  expect(changeOf(values, usual).text_for_chatgpt).toBe('');
  expect(changeOf({ ...values, text_for_chatgpt: 'Wants boots' }, usual).text_for_chatgpt).toBe('Wants boots');
});

test('text, description and next question are required', () => {
  expect(validateAnswer({ ...answerValuesOf(answer, usual), text: ' ', text_for_chatgpt: '', next_question: null })).toEqual({
    text: 'This is required',
    text_for_chatgpt: 'This is required',
    next_question: 'This is required',
  });
  expect(validateAnswer(answerValuesOf(answer, usual))).toEqual({});
});

test('a call to action needs its address, and a style its colours', () => {
  const values = answerValuesOf(answer, usual);
  expect(validateAnswer({ ...values, answerCallToActionURL: ' ' })).toMatchObject({ answerCallToActionURL: 'This is required' });
  expect(validateAnswer({ ...values, answerCallToActionURL: 'shop' })).toMatchObject({
    answerCallToActionURL: expect.stringContaining('web address'),
  });
  expect(validateAnswer({ ...values, style: { ...values.style, textColor: 'red' } })).toMatchObject({
    'style.textColor': expect.stringContaining('colour'),
  });
});

test('empty style fields are not kept', () => {
  expect(changeOf(answerValuesOf({ ...answer, style: {} }, usual), usual).style).toEqual({});
});
