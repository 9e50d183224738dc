/** Packs of goods beside words for parcels: 'two packs' are pieces, though 'paczka' is a parcel too. Pure. */
import { type DialogueKey, type DialogueLanguage, shopTopics } from '../../../../../kit/languages/dialogue/index.ts';
import { isPiece } from '../../../../../kit/languages/pieces.ts';
import type { Token } from '../tokens.ts';

/** The most words from a number to what it counts: 'four such packs'. */
const reach = 2;
const topics: ReadonlySet<DialogueKey> = new Set(shopTopics);

/** The tokens without the topics of words that count pieces: '2 paczki' asks nothing of delivery. */
export const withCountedPacks = (tokens: readonly Token[], language: DialogueLanguage): Token[] =>
  tokens.map((token, at) => {
    const isCounted = tokens
      .slice(Math.max(0, at - reach), at)
      .some(({ amount }) => amount !== null && !amount.isMoney && !amount.isPercent);
    if (!isCounted || !isPiece(token.text, language)) return token;
    return { ...token, keys: new Set([...token.keys].filter((key) => !topics.has(key))) };
  });
