import { expect, test } from 'vitest';
import { alternatives, answerCount, enumeration, hasWords, questionLabel } from './words.ts';

test('a count takes its word', () => {
  expect([0, 1, 2].map(answerCount)).toEqual(['0 answers', '1 answer', '2 answers']);
});

test('lists end as they are spoken', () => {
  expect([alternatives([]), alternatives(['a']), alternatives(['a', 'b', 'c'])]).toEqual(['', 'a', 'a, b or c']);
  expect(enumeration(['a', 'b'])).toBe('a and b');
});

test('a question is named by its place and text', () => {
  expect(questionLabel({ text: 'How do you run?' }, 2)).toBe('Question 2: How do you run?');
});

test('questions are found by their own words and those of their answers', () => {
  const found = (search: string) => hasWords({ text: 'Where do you run?' }, [{ text: 'On a Trail' }, { text: 'Road' }], search);
  expect(['', ' trail ', 'WHERE', 'mud'].map(found)).toEqual([true, true, true, false]);
});
