/**
 * The name of a product as a sentence of the shop may say it. A title comes from wherever the shop got it, and may promise what nobody stated: 'Kettle FREE
 * TODAY!!!', or send people elsewhere. Such a piece is left away where it stands apart from the name: behind a dash, in brackets, in capitals or with exclamation marks. Pure.
 */
import { foldText } from '../../../../kit/text/words.ts';
import { isStrange } from '../../records/strange-values.ts';

/** Words that promise a price, a discount or a gift. */
const promise =
  /(?:^|[^\p{L}])(?:free|gratis|for nothing|kostenlos|umsonst|geschenkt|gratuite?s?|offerte?s?|cadeau|regalo|omaggio|gratuit[ao]s?|darmow\p{L}*|bezplatn\p{L}*|za darmo|bedava|ucretsiz|hediye|off|sale|discount|rabatt?|remise|soldes|reduc\p{L}*|descuento|rebaja|sconto|saldi|korting|znizka|promo\p{L}*|indirim|code|coupon|voucher|gutschein|gift card|deal|today only)(?![\p{L}])|(?:مجان|خصم|هدية|無料|割引|セール|プレゼント)|[-–−]\s?\d{1,3}\s?%|\d{1,3}\s?%\s?(?:off|de remise|de descuento|rabat|indirim|korting|sconto|di sconto)/u;

/** A promise, or an address to which a title sends people. */
const isPromise = (piece: string): boolean => promise.test(foldText(piece)) || isStrange(piece);
const isLoud = (piece: string): boolean => /[!！]/u.test(piece) || (/\p{Lu}{2}/u.test(piece) && !/\p{Ll}/u.test(piece));

/** Pieces in brackets or between stars. */
const enclosed = /\s*(?:\([^()]*\)|\[[^[\]]*\]|\{[^{}]*\}|【[^【】]*】|（[^（）]*）|\*+[^*]*\*+)\s*/gu;
/** Separators in a title: dashes between spaces, bars, stars. */
const parting = /\s+[-–—|•·~/]+\s*|\s*[|•★☆✨🔥]+\s*/u;
const fewestLetters = 2;

/** A title without what it promises; the title itself where nothing else would be left. */
export function saidTitle(title: string): string {
  const bare = withoutLoudEnds(title.replaceAll(enclosed, (piece) => (isPromise(piece) ? ' ' : piece)).trim());
  const pieces = bare.split(parting).filter((piece) => piece.trim() !== '');
  const kept = pieces.filter((piece) => !isPromise(piece));
  // Only pieces at an end are cut: what stands between says what the thing is.
  const shortened = kept.length > 0 && kept.length < pieces.length && isRun(pieces, kept) ? between(bare, kept) : bare;
  if (shortened === title || (shortened.match(/\p{L}/gu)?.length ?? 0) < fewestLetters) return title;
  return shortened.replace(/[\s|•·~/–—-]+$/u, '').replace(/^[\s|•·~/–—-]+/u, '');
}

/** Whether the pieces that are kept stand side by side. */
const isRun = (pieces: readonly string[], kept: readonly string[]): boolean => {
  const from = pieces.indexOf(kept[0] ?? '');
  return kept.every((piece, at) => pieces[from + at] === piece);
};

const between = (text: string, kept: readonly string[]): string =>
  text.slice(text.indexOf(kept[0] ?? ''), text.lastIndexOf(kept.at(-1) ?? '') + (kept.at(-1) ?? '').length).trim();

/** 'Kettle FREE!!!' without its last word: words at an end that are louder than the rest, from the first that promises. */
function withoutLoudEnds(title: string): string {
  const words = title.split(/\s+/u);
  const isQuiet = /\p{Ll}/u.test(title) || /[\p{Lo}]/u.test(title);
  const loudFrom = words.findLastIndex((word) => !isLoudWord(word, isQuiet)) + 1;
  // 'LED lamp FREE': 'LED' says what it is.
  const promises = (_: string, at: number) => isPromise(words.slice(at, at + longestPromise).join(' '));
  const end = words.findIndex((word, at) => at >= loudFrom && promises(word, at));
  const head = end > 0 ? words.slice(0, end) : words;
  const quietFrom = head.findIndex((word) => !isLoudWord(word, isQuiet));
  const start = quietFrom > 0 ? head.slice(0, quietFrom).findLastIndex(isPromise) + 1 : 0;
  return head.slice(start).join(' ');
}
const longestPromise = 2;

/** In a title that is all capitals, only an exclamation mark is loud. */
const isLoudWord = (word: string, isQuiet: boolean): boolean =>
  isQuiet ? isLoud(word) || /^[-–−]?\d{1,3}%$/u.test(word) : /[!！]/u.test(word);
