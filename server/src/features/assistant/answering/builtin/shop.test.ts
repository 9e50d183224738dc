/** Which clauses of a passage are told. */
import { describe, expect, it } from 'vitest';
import type { PassageRecord } from '../../records/types.ts';
import { clauseTexts } from '../clauses.ts';
import { type AskedShop, answeringClauses } from './shop.ts';

const table = ['S · Head: 54 cm', 'M · Head: 56 cm', 'L · Head: 58 cm', 'XL · Head: 60 cm'].map((row) => `Size: ${row}`).join('\n');
const measuring: PassageRecord = {
  id: 'p1',
  source: 'page',
  heading: 'How do I measure my head?',
  text: `Put a tape measure around it, a finger above your ears. Between two sizes, take the larger one; the band inside can be made narrower with the strip of cork that is in every box.\n${table}`,
  url: 'https://a.example/sizes',
  language: 'en',
};
const told = (question: string, asked: Partial<AskedShop> = {}) => {
  const clauses = clauseTexts(measuring);
  return answeringClauses(measuring, { question, destination: null, asksTime: false, asksMoney: false, ...asked }, 'en').map(
    (at) => clauses[at],
  );
};

describe('the clauses that answer', () => {
  it('are the first ones, where the question is what stands above them', () => {
    expect(told('how do i measure my head')[0]).toBe('Put a tape measure around it, a finger above your ears.');
    expect(told('measure my head?')[0]).toBe('Put a tape measure around it, a finger above your ears.');
  });

  it('are those with the words of a question that asks for more', () => {
    expect(told('my head is between two sizes')).toContain('Between two sizes, take the larger one');
    expect(told('what is the cork for, on my head?').join(' ')).toContain('cork');
  });
});
