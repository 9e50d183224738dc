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
const clausesFor = (question: string, asked: Partial<AskedShop> = {}) => {
  const clauses = clauseTexts(measuring);
  return answeringClauses(measuring, { question, destination: null, asksTime: false, asksMoney: false, ...asked }, 'en').map(
    (at) => clauses[at],
  );
};

describe('the clauses that answer', () => {
  it('are the first ones if the question repeats their heading', () => {
    expect(clausesFor('how do i measure my head')[0]).toBe('Put a tape measure around it, a finger above your ears.');
    expect(clausesFor('measure my head?')[0]).toBe('Put a tape measure around it, a finger above your ears.');
  });

  it('are those with the words of a question that asks for more', () => {
    expect(clausesFor('my head is between two sizes')).toContain('Between two sizes, take the larger one');
    expect(clausesFor('what is the cork for, on my head?').join(' ')).toContain('cork');
  });
});

describe('the clauses of lines that begin with what they are about', () => {
  const care: PassageRecord = {
    id: 'p2',
    source: 'page',
    heading: 'Looking after it',
    text: `Felt: brush it when it is dry. Steam takes out dents, but hold the kettle well away from it so that the brim keeps its shape.
Straw: wipe it with a damp cloth. Never in the washing machine, not even in a bag, because the plaits come loose and will not go back.
Ribbons: sponge them with soap. Iron them from behind.`,
    url: 'https://a.example/care',
    language: 'en',
  };
  const answered = (question: string, inView = '') => {
    const clauses = clauseTexts(care);
    return answeringClauses(care, { question, destination: null, asksTime: false, asksMoney: false, inView }, 'en').map(
      (at) => clauses[at],
    );
  };

  it('are those under a label that the question names', () => {
    expect(answered('how do I get a stain out of the ribbon?')).toEqual(['Ribbons: sponge them with soap.', 'Iron them from behind.']);
  });

  it('are those under a label that names the product in view', () => {
    expect(answered('does it go in the washing machine?', 'Trilby Ash Hats Felt')).toEqual([
      'Felt: brush it when it is dry.',
      'Steam takes out dents, but hold the kettle well away from it so that the brim keeps its shape.',
    ]);
  });

  it('come with the label that says what they are about', () => {
    const sentences = answered('does it go in the washing machine?');
    expect(sentences.join(' ')).toContain('Straw: wipe it with a damp cloth. Never in the washing machine');
  });
});
