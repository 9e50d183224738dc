import { expect, test } from 'vitest';
import { readPage, truthfulAnswer } from './visitor.ts';

const page = { title: '', description: '', categories: [], tags: [], attributes: {}, vendor: null, priceMinor: null };
const answered = (question: string, answers: string[], of: Partial<typeof page> & object) =>
  answers[truthfulAnswer(question, answers, readPage({ ...page, ...of } as never), () => 0)];

test('a category that is the answer counts more than a name in a title', () => {
  const of = { title: 'Passeggino Dolce Nanna', categories: ['Passeggio', 'Passeggini'] as never };
  expect(answered('Che cosa sta cercando?', ['Nanna', 'Passeggio', 'Altro'], of)).toBe('Passeggio');
});

test('a number with decimals is no two numbers', () => {
  expect(answered('Welche Stärke?', ['2,5 mm', '2 mm', '3 mm'], { title: 'Nadelspiel 5 Stück 2 mm' })).toBe('2 mm');
});

test('a hammer among hand tools is no handsaw', () => {
  const of = { title: 'Hammer', categories: ['Hand Tools'] as never };
  expect(answered('What kind exactly?', ['Handsaw', 'Spanner', 'Something else'], of)).toBe('Something else');
});

test('a drill that is suitable for the garden is a power tool', () => {
  const of = { categories: ['Power Tools'] as never, attributes: { 'Suitable For': ['Garden'] } as never };
  expect(answered('What are you looking for?', ['Garden', 'Power Tools'], of)).toBe('Power Tools');
});

test('a brand is no form of another word', () => {
  const of = { title: 'Brosse dure', vendor: 'Cavalière' as never };
  expect(answered('Que cherchez-vous ?', ['Cheval', 'Cavalier', 'Autre chose'], of)).toBe('Autre chose');
  expect(answered('Avez-vous une marque préférée ?', ['Cavalière', 'Horsia', 'Autre chose'], of)).toBe('Cavalière');
});
