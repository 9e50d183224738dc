import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readSentences, sentencesOf } from './sentences.ts';

describe('sentences', () => {
  it.each([
    ['It costs 3.95 today. Yes!', ['It costs 3.95 today.', 'Yes!']],
    ['هل يوجد لون أزرق؟ نعم.', ['هل يوجد لون أزرق؟', 'نعم.']],
    ['It weighs 180 g. Shall I go on? That is 2 l. Fine.', ['It weighs 180 g.', 'Shall I go on?', 'That is 2 l.', 'Fine.']],
    ['E.g. socks, z. B. wool. Dr. Smith agrees.', ['E.g. socks, z. B. wool.', 'Dr. Smith agrees.']],
    ['1. Socks\n2. Hats', ['1. Socks', '2. Hats']],
    ['“Really?” she asked. 「はい。」', ['“Really?”', 'she asked.', '「はい。', '」']],
    ['No end', ['No end']],
    ['', []],
  ])('%s', (text, sentences) => {
    expect(sentencesOf(text)).toEqual(sentences);
  });

  it('are never longer than a reader waits for', () => {
    expect(sentencesOf('word '.repeat(1000)).every((sentence) => sentence.length <= 1000)).toBe(true);
  });

  it('do not depend on how the stream is split', () => {
    const piece = fc.oneof(
      fc.constantFrom('. ', '\n', '€9.99', 'Wool Socks ', '「', '。', 'z. B. '),
      fc.string({ unit: 'grapheme', maxLength: 12 }),
    );
    const anyText = fc.array(piece, { maxLength: 25 }).map((parts) => parts.join(''));
    fc.assert(
      fc.property(anyText, fc.array(fc.nat(40), { maxLength: 10 }), (text, cuts) => {
        const reader = readSentences();
        const sentences: string[] = [];
        let rest = text;
        for (const cut of cuts) {
          sentences.push(...reader.push(rest.slice(0, cut)));
          rest = rest.slice(cut);
        }
        sentences.push(...reader.push(rest), ...reader.end());
        expect(sentences.join('')).toBe(text);
      }),
    );
  });
});
