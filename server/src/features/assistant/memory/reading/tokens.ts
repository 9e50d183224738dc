/** Cuts a visitor's message into words and amounts, and marks what phrases of the language mean. Pure. */
import { comparable, type DialogueKey, findPhrases, type PhraseBook } from '../../../../kit/languages/dialogue/index.ts';
import { findValues, lexiconOf, type Meaning, wordsIn } from '../../../../kit/languages/vocabulary/index.ts';
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
  /** What the vocabulary says that it may mean. */
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

/** The tokens of a message, in order. */
export function tokensOf(message: string, book: PhraseBook): Token[] {
  const written = writtenPieces(withPlainNumbers(message, book.language));
  const pieces = written.flatMap(piecesOf);
  const ends = sentenceEnds(written);
  const words = pieces.filter(({ sign }) => !sign);
  const texts = words.map(({ text }) => text);
  const money = besideCurrency(pieces);
  const lexicon = lexiconOf(book.language);
  const values = findValues(lexicon, texts);
  const phrases = findPhrases(book, texts);
  const tokens: Token[] = [];
  for (let at = 0; at < words.length; ) {
    const phrase = phrases.find(({ from }) => from === at);
    const value = values.find(({ from }) => from === at);
    // A longer value is the value: 'light blue', 'for him'; of equal length a phrase that is no filler is read beside it.
    const takesPhrase = phrase && (!value || phrase.to >= value.to);
    const counted = book.isUnspaced ? countedAt(texts, at, book) : null;
    const to = counted && !takesPhrase ? counted.to : Math.max(takesPhrase ? phrase.to : (value?.to ?? at + 1), at + 1);
    const covered = words.slice(at, to);
    const text = covered.map((word) => word.text).join(book.isUnspaced ? '' : ' ');
    tokens.push({
      text,
      written: covered.map((word) => word.written).join(book.isUnspaced ? '' : ' '),
      keys: new Set(takesPhrase ? phrase.keys : []),
      // 'Two of them' counts too.
      amount:
        counted?.to === to
          ? counted.amount
          : to === at + 1 || phrase?.keys.includes('both')
            ? amountAt(pieces, words, at, book, money)
            : null,
      meanings: value && value.to <= to ? value.meanings : [],
      isCapital: /^[\p{Lu}\p{N}]+$/u.test(covered[0]?.written ?? ''),
      endsSentence: ends.has(to - 1),
    });
    at = to;
  }
  return tokens;
}

/** A number that is written in several signs: '二つ'. */
function countedAt(texts: readonly string[], at: number, { numbers }: PhraseBook): { to: number; amount: Amount } | null {
  for (let to = Math.min(texts.length, at + 3); to > at; to--) {
    const written = texts.slice(at, to).join('');
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

function amountAt(
  pieces: readonly Piece[],
  words: readonly Piece[],
  at: number,
  book: PhraseBook,
  money: ReadonlySet<number>,
): Amount | null {
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
