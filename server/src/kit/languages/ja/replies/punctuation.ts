import type { Punctuation } from '../../shapes/punctuation.ts';

export const punctuation: Punctuation = {
  stop: '。',
  asks: { open: '', close: '？', only: /か$/u },
  exclaims: { open: '', close: '。' },
  comma: '、',
  semicolon: '、',
  colon: ':',
  brackets: ['（', '）'],
  gap: '',
};
