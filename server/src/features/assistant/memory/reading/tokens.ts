/** Cuts a visitor's message into words and amounts, and marks what phrases of the language mean. Pure. */
import { comparable, type DialogueKey, findPhrases, type PhraseBook, type PhraseHit } from '../../../../kit/languages/dialogue/index.ts';
import { findValues, type Hit, lexiconOf, type Meaning, wordsIn } from '../../../../kit/languages/vocabulary/index.ts';
import { plainDigits, plainHalves } from '../../../../kit/money/digits.ts';
import { foldText } from '../../../../kit/text/words.ts';
import { withPlainNumbers, withUnitsApart } from './units.ts';

/** A number of a message. */
export interface Amount {
  value: number;
  /** Beside a sign or name of a currency. */
  isMoney: boolean;
  isPercent: boolean;
}

/** A word, a number, or the words of one phrase. */
export interface Token {
  /** Folded. */
  text: string;
  written: string;
  keys: ReadonlySet<DialogueKey>;
  amount: Amount | null;
  /** Its possible meanings, by the vocabulary. */
  meanings: readonly Meaning[];
  /** Written in capitals: 'M', 'XL'. */
  isCapital: boolean;
  /** A sentence ends behind it. */
  endsSentence: boolean;
}

const longest = 600;
const number = /^\d+(?:[.,’']\d+)*$/;
const piece = /\d+(?:[.,’']\d+)*(?![\p{L}\p{N}])|\d+(?=[円つ個点足着本番])|[\p{L}\p{M}\p{N}]+|[€$£¥₺₽￥]|[^\s\p{L}\p{N}]/gu;
const currencySign = /^[€$£¥₺₽￥]$/u;
const percentSign = /^[%٪]$/u;

interface Piece {
  text: string;
  written: string;
  sign: boolean;
}

/** A message in pieces, to be read in a language. */
interface Cut {
  book: PhraseBook;
  /** Words and signs. */
  pieces: readonly Piece[];
  words: readonly Piece[];
  texts: readonly string[];
  /** The words beside a sign of a currency. */
  money: ReadonlySet<number>;
}

/** The tokens of a message, in order. */
export function tokensOf(message: string, book: PhraseBook): Token[] {
  const written = writtenPieces(withPlainNumbers(message, book.language));
  const ends = sentenceEnds(written);
  const cut = cutOf(written.flatMap(piecesOf), book);
  const values = findValues(lexiconOf(book.language), cut.texts);
  const phrases = findPhrases(book, cut.texts);
  const tokens: Token[] = [];
  for (let at = 0; at < cut.words.length; ) {
    const phrase = phrases.find(({ from }) => from === at);
    const value = values.find(({ from }) => from === at);
    const { to, ...token } = tokenAt(at, cut, phrase, value);
    tokens.push({ ...token, endsSentence: ends.has(to - 1) });
    at = to;
  }
  return tokens;
}

function cutOf(pieces: readonly Piece[], book: PhraseBook): Cut {
  const words = pieces.filter(({ sign }) => !sign);
  return { book, pieces, words, texts: words.map(({ text }) => text), money: besideCurrency(pieces) };
}

/** The token that begins at a word, and the word behind it. */
function tokenAt(
  at: number,
  cut: Cut,
  phrase: PhraseHit | undefined,
  value: Hit | undefined,
): Omit<Token, 'endsSentence'> & { to: number } {
  // A longer value is the value: 'light blue', 'for him'; of equal length a phrase that is no filler is read beside it.
  const counted = countedAt(at, cut);
  const isCountedLonger = !cut.book.isUnspaced && (counted?.to ?? 0) > (phrase?.to ?? 0);
  const taken = phrase && !isCountedLonger && (!value || phrase.to >= value.to) ? phrase : null;
  const to = Math.max(taken?.to ?? counted?.to ?? value?.to ?? 0, at + 1);
  // 'Two of them' counts too.
  const isAmount = to === at + 1 || phrase?.keys.includes('both');
  const covered = cut.words.slice(at, to);
  const space = cut.book.isUnspaced ? '' : ' ';
  return {
    to,
    text: covered.map(({ text }) => text).join(space),
    written: covered.map(({ written }) => written).join(space),
    keys: new Set(taken?.keys),
    amount: counted?.to === to ? counted.amount : isAmount ? amountAt(at, cut) : null,
    meanings: value && value.to <= to ? value.meanings : [],
    isCapital: /^[\p{Lu}\p{N}]+$/u.test(covered[0]?.written ?? ''),
  };
}

/** A number that is written in several signs or words: '二つ', 'half a dozen'. */
function countedAt(at: number, { texts, book: { isUnspaced, numbers } }: Cut): { to: number; amount: Amount } | null {
  for (let to = Math.min(texts.length, at + 3); to > (isUnspaced ? at : at + 1); to--) {
    const written = texts
      .slice(at, to)
      .map(comparable)
      .join(isUnspaced ? '' : ' ');
    const value = numbers.get(written) ?? numbers.get(written.replace(counter, '個'));
    if (value !== undefined) return { to, amount: { value, isMoney: false, isPercent: false } };
  }
  return null;
}

/** What is counted decides the word behind a number: three umbrellas are 三本, three shirts 三枚. */
const counter = /[本枚着足台冊箱袋匹点組脚双玉杯缶]$/u;

const endSign = /^[.!?;؟؛]$/u;

/** The words (not counting signs) behind which a sentence ends. */
function sentenceEnds(written: readonly string[]): Set<number> {
  const ends = new Set<number>();
  let words = 0;
  for (const each of written) {
    if (endSign.test(each)) ends.add(words - 1);
    else words += piecesOf(each).filter(({ sign }) => !sign).length;
  }
  return ends;
}

/** Words, numbers and signs, as they are written. */
const writtenPieces = (message: string): readonly string[] =>
  withUnitsApart(plainDigits(plainHalves(message.slice(0, longest)).normalize('NFKC'))).match(piece) ?? [];

/** The words of a piece, or its sign where it is one of a currency or of percent. */
function piecesOf(written: string): Piece[] {
  if (currencySign.test(written) || percentSign.test(written)) return [{ text: written, written, sign: true }];
  if (number.test(written)) return [{ text: written, written, sign: false }];
  if (!/[\p{L}\p{N}]/u.test(written)) return [];
  const words = wordsIn(written);
  const isOne = words.length === 1 && words[0] === foldText(written);
  return words.map((text) => ({ text, written: isOne ? written : text, sign: false }));
}

/** The words (not counting signs) that stand beside a sign of a currency. */
function besideCurrency(pieces: readonly Piece[]): Set<number> {
  const beside = new Set<number>();
  let at = 0;
  for (const { sign, text } of pieces) {
    if (!sign) at++;
    else if (currencySign.test(text)) beside.add(at - 1).add(at);
  }
  return beside;
}

/** Whether a sign of per cent follows a word. */
function isPercentAt(pieces: readonly Piece[], word: number): boolean {
  let at = -1;
  return pieces.some(({ sign, text }) => {
    if (!sign) at++;
    return sign && at === word && percentSign.test(text);
  });
}

function amountAt(at: number, { pieces, words, book, money }: Cut): Amount | null {
  const text = words[at]?.text ?? '';
  if (number.test(text)) return { value: decimal(text), isMoney: money.has(at), isPercent: isPercentAt(pieces, at) };
  const counted = book.numbers.get(comparable(text));
  return counted === undefined ? null : { value: counted, isMoney: false, isPercent: false };
}

/** '1.299,00', '1,299' and '1299.0' are one amount: the last sign with one or two digits behind it is the decimal one. */
function decimal(written: string): number {
  const [, whole = '', fraction = ''] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(written) ?? [];
  return Number(`${whole.replaceAll(/\D/g, '')}.${fraction || 0}`);
}
