import { describe, expect, it } from 'vitest';
import type { Candidate } from './index-store.ts';
import { lettersIn, markedWords, piecesOf } from './letters.ts';

const passage = (id: string, text: string, language: Candidate['language'] = 'de'): Candidate => ({
  id,
  source: 'page',
  heading: '',
  title: '',
  text,
  url: null,
  language,
  position: 0,
  score: 0,
  terms: new Set(),
  isPlaced: false,
});

describe('letters of a question in a passage', () => {
  it('finds words in other compounds, with other endings, and misspelt', () => {
    for (const [question, right] of [
      ['wie krieg ich kalkflecken weg', 'Kalkränder verschwinden mit Essig.'],
      ['gonfler le pneu', 'Pneus à air : gonflez à 3,5 bars.'],
      ['tansiyonu olcmeden once', 'Ölçmeden önce beş dakika oturun.'],
      ['木べらの洗い方', '木べらは水で洗えます。'],
    ] as const) {
      const both = [passage('right', right), passage('other', 'Unmarked boxes, x 12.')];
      const found = lettersIn(both, { pieces: piecesOf(question), language: 'de' }, markedWords);
      expect(found.get('right')).toMatchObject({ share: 1 });
      expect(found.get('right')?.held).toBeGreaterThan(0.05);
      expect(found.get('other')).toMatchObject({ held: 0, lead: 0 });
    }
  });

  it('counts pieces that every passage has for little', () => {
    const both = [passage('rope', 'Wash a rope by hand.'), passage('shoe', 'Wash a shoe by hand.')];
    const found = lettersIn(both, { pieces: piecesOf('wash a shoe'), language: 'de' }, markedWords);
    expect(found.get('shoe')?.held).toBeGreaterThan(4 * (found.get('rope')?.held ?? 1));
  });

  it('takes a passage in another language for what right ones usually have', () => {
    const asked = { pieces: piecesOf('配送は何日'), language: 'ja' } as const;
    const found = lettersIn([passage('english', 'Delivery takes three days.', 'en')], asked, markedWords);
    expect(found.get('english')?.share).toBeGreaterThan(0.5);
  });
});
