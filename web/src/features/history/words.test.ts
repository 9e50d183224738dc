import { expect, test } from 'vitest';
import { answersText, beganText, outcomeOf, pageLabel, shortId } from './words.ts';

test('a page is shown without its insignificant parts', () => {
  expect(pageLabel('https://shop.example/')).toBe('shop.example');
  expect(pageLabel('https://shop.example/shoes/')).toBe('shop.example/shoes');
  expect(pageLabel('http://localhost:3000/sch%C3%B6n')).toBe('localhost:3000/schön');
});

test('a page that cannot be read stays as it is', () => {
  expect(pageLabel('')).toBe('–');
  expect(pageLabel('about the shop')).toBe('about the shop');
  expect(pageLabel('https://shop.example/%E0%A4%A')).toBe('shop.example/%E0%A4%A');
});

test('an id is cut to its first part', () => {
  expect(shortId('0b5f9c1e-1111-4222-8333-444455556666')).toBe('0b5f9c1e');
});

test('the beginning of a conversation is described as far as it is known', () => {
  expect(beganText({ page: 'https://shop.example/shoes', trigger: 'exit', device: 'phone' })).toBe(
    'Saw it on shop.example/shoes, when about to leave, on a phone',
  );
  expect(beganText({ page: '', trigger: '', device: '' })).toBe('Saw it');
});

test('answers include the typed text, also for deleted answers', () => {
  expect(
    answersText([
      { text: 'Red', typed: 'deep red' },
      { text: 'Blue', typed: '' },
      { text: null, typed: 'x' },
    ]),
  ).toBe('Red: deep red, Blue, An answer that was deleted since: x');
});

test('an outcome names what matters most', () => {
  const info = { ordered: false, clicked: false, addedToCart: false, unanswered: false, popupEngagementEnd: '2026-01-01T00:00:00Z' };
  const textOf = (more: Partial<Omit<typeof info, 'popupEngagementEnd'>> & { popupEngagementEnd?: null }) =>
    outcomeOf({ ...info, ...more }).text;
  expect([textOf({}), textOf({ popupEngagementEnd: null }), textOf({ unanswered: true, popupEngagementEnd: null })]).toEqual([
    'Answered',
    'Ongoing',
    'No answer',
  ]);
  expect([textOf({ clicked: true, unanswered: true }), textOf({ clicked: true, addedToCart: true })]).toEqual(['Clicked', 'In the cart']);
  expect(textOf({ ordered: true, clicked: true, addedToCart: true })).toBe('Ordered');
});
