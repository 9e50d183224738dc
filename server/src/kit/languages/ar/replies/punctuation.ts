import type { Punctuation } from '../../shapes/punctuation.ts';

export const punctuation: Punctuation = {
  stop: '.',
  asks: { open: '', close: '؟' },
  exclaims: { open: '', close: '!' },
  comma: '، ',
  semicolon: '; ',
  colon: ':',
  brackets: [' (', ')'],
  gap: ' ',
};
