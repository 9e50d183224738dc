/** The words of a message that name a thing or say what it should be like, sizes, and what is ruled out. Pure. */

import { type DialogueKey, type DialogueLanguage, type PhraseBook, relativeKeys } from '../../../../../kit/languages/dialogue/index.ts';
import { languageData } from '../../../../../kit/languages/index.ts';
import { isPreferring } from '../../../../../kit/languages/rather.ts';
import { isSameWord } from '../../words.ts';
import { isFunctionWord } from '../function-words.ts';
import { isBeforePurpose } from '../purpose.ts';
import type { Token } from '../tokens.ts';
import { isUnit } from '../units.ts';

/** A wish for a property: 'blue', 'size M'. */
export interface Wish {
  family: string;
  value: string;
  /** As the visitor wrote it. */
  written: string;
}

/** A word that may name a product or what it should be like. */
export interface ContentWord {
  text: string;
  written: string;
  /** The properties that it may mean. */
  wishes: readonly Wish[];
  /** Says what the thing is for: the stove in 'gel for the stove', the hat in 'something to brush my hat with'. */
  isPurpose?: true;
}

const letterSize = /^(?:x{0,4}s|m|x{0,5}l|[2-6]xl)$/;
/** How many words after 'no' may be ruled out. */
const reach = 3;

/** Whether all meanings are among these keys. */
export const only = (keys: ReadonlySet<DialogueKey>, ...allowed: DialogueKey[]) => [...keys].every((key) => allowed.includes(key));

/** The words of a phrase say what is wanted of a product; all others may name it. */
export function contentOf(given: Token, at: number, tokens: readonly Token[], { language }: PhraseBook): ContentWord | null {
  const particle = languageData(language).telling.unspaced?.particle;
  const token = particle ? { ...given, text: given.text.replace(particle, ''), written: given.written.replace(particle, '') } : given;
  const relative = relativeKeys.find((key) => token.keys.has(key));
  if (relative)
    return { text: token.text, written: token.written, wishes: [{ family: 'recipient', value: relative, written: token.written }] };
  const wishes = isArticle(token, tokens[at + 1], language)
    ? []
    : token.meanings.map(({ family, value }) => ({ family, value, written: token.written }));
  if (token.meanings.length > 0 && wishes.length === 0) return null;
  if (token.amount && wishes.length === 0) return null;
  if (wishes.length > 0 && only(token.keys, 'filler', 'children', 'material', 'colour', 'one', 'care', 'gifts'))
    return { text: token.text, written: token.written, wishes };
  if (token.keys.size > 0 || isPreferring(token.text, language) || isBeforePurpose(token.text, language)) return null;
  if (wishes.length === 0 && (isFunctionWord(token.text, language) || (token.text.length < 2 && !/[\p{Script=Han}]/u.test(token.text))))
    return null;
  if (isSizeToken(token, tokens[at - 1])) return null;
  return { text: token.text, written: token.written, wishes };
}

/** 'Para el iPhone' is for no man, as 'para él' is. */
const isArticle = ({ written }: Token, next: Token | undefined, language: DialogueLanguage): boolean =>
  languageData(language).sentences.likePronoun?.test(written) === true && next !== undefined && next.keys.size === 0;

const isSizeToken = (token: Token, before: Token | undefined): boolean =>
  letterSize.test(token.text) && (token.isCapital || before?.keys.has('size') === true || token.text.length > 1);

/** Sizes by letters anywhere; numbers only beside the word for size. */
export function sizesIn(
  tokens: readonly Token[],
  keys: ReadonlySet<DialogueKey>,
  used: ReadonlySet<Token>,
  language: DialogueLanguage,
): Wish[] {
  return tokens.flatMap((token, at) => {
    const isNumber = token.amount !== null && /^\d/.test(token.text) && !token.amount.isMoney && !used.has(token);
    const beside = keys.has('size') && tokens.slice(Math.max(0, at - 2), at + 3).some((near) => near.keys.has('size'));
    // '12 ml' is the version of as much, which has a size of its own name.
    const isMeasured = isNumber && isUnit(tokens[at + 1]?.text, language);
    const lone = letterSize.test(token.text) && (isSizeToken(token, tokens[at - 1]) || beside);
    return lone || (isNumber && beside && !isMeasured)
      ? [{ family: 'size', value: token.text.replace(',', '.'), written: token.written }]
      : [];
  });
}

/** The words that 'no' and 'without' rule out: the next ones that mean something, or those before it where the language says it behind. */
export function excludedTokens(tokens: readonly Token[], { withoutBehind }: PhraseBook): Set<Token> {
  const excluded = new Set<Token>();
  tokens.forEach((token, at) => {
    if (!token.keys.has('without')) return;
    const near = withoutBehind ? tokens.slice(Math.max(0, at - reach), at).toReversed() : tokens.slice(at + 1, at + 1 + reach);
    let isFirst = true;
    for (const word of near) {
      // 'Forget the boots, show me wellies', 'no clay, other pots?': what is sought behind it is not ruled out.
      if (!isFirst && seeksAnother(word)) break;
      if (word.meanings.length > 0 || word.keys.size === 0) {
        excluded.add(word);
        isFirst = false;
        // 'No wool jackets' rules out both words, 'no jackets please' one.
        if (word.keys.size > 0) break;
        // 'Nothing from Haldor': prepositions pass, whatever else they mean.
      } else if (!mayStandBetween(word, withoutBehind, isFirst)) break;
      // 'No wall clock? A watch, perhaps?'
      if (!withoutBehind && !isFirst && word.endsSentence) break;
    }
  });
  return excluded;
}

const seeksAnother = ({ keys }: Token): boolean => keys.has('seeking') || keys.has('others');

/** Whether a word may stand between a negation and what it rules out: 'deri bir şey olmasın' rules leather out. */
const mayStandBetween = ({ keys }: Token, withoutBehind: boolean, isFirst: boolean): boolean =>
  // '軸が樹脂以外の': what stands farther off is only what it is of.
  (isFirst || !withoutBehind) &&
  only(
    keys,
    'filler',
    'it',
    'them',
    'one',
    'with',
    'seeking',
    'others',
    'between',
    'atLeast',
    'to',
    ...(withoutBehind ? (['some'] as const) : []),
  );

/** 'Without felt? Felt makes me itch': the same word elsewhere in the message is not wished for. */
export function withTheSame(
  excluded: ReadonlySet<Token>,
  content: ReadonlyMap<Token, ContentWord>,
  language: DialogueLanguage,
): Set<Token> {
  const words = [...excluded].filter(({ text }) => text.length >= shortestSame);
  const isSame = ({ text }: Token) => words.some((word) => isSameWord(word.text, text, language));
  return new Set([...excluded, ...[...content.keys()].filter(isSame)]);
}
const shortestSame = 4;

/** 'Every coating comes off. Which pan does without?': what was told of in an earlier sentence, where nothing stands behind the word. */
export function toldBefore(tokens: readonly Token[], content: ReadonlyMap<Token, ContentWord>): Set<Token> {
  const at = tokens.findLastIndex(({ text }) => bareWithout.has(text));
  const behind = tokens[at + 1];
  if (at < 0 || (behind && !tokens[at]?.endsSentence && !only(behind.keys, 'filler', 'it', 'them'))) return new Set();
  // 'Batteries run out, so a lamp without them': the pronoun may mean what the same sentence began with.
  const isPronoun = behind !== undefined && (behind.keys.has('it') || behind.keys.has('them'));
  const end = isPronoun ? at - 1 : tokens.slice(0, at).findLastIndex(({ endsSentence }) => endsSentence);
  const firstContent = tokens.slice(0, end + 1).find((token) => content.has(token));
  return new Set(firstContent ? [firstContent] : []);
}
/** Whether a folded word says 'without' and negates no verb. */
export const isWithout = (word: string): boolean => bareWithout.has(word);
/** In all languages; folded. */
const bareWithout: ReadonlySet<string> = new Set('without ohne sans sin senza zonder bez بدون بلا'.split(' '));
