/**
 * Words by which shops limit an offer that they made the sentence before, for the reader of free delivery. `*` stands for any ending. Negation, exception, 'only' and
 * costs are in ./claims; these lists name what is limited there.
 */
import { ofEachLanguage } from './index.ts';
import type { ChatLanguage } from './replies/index.ts';
import type { LimitWords } from './shapes/goods.ts';

export type { LimitWords } from './shapes/goods.ts';

const limits = ofEachLanguage(({ goods }) => goods.limits);

/** The words of a language. */
export const limitWordsIn = (language: ChatLanguage): LimitWords => limits[language];
