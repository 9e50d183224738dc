/**
 * Words of a language that is written without spaces, as the catalogue writes them: a segmenter cuts '長傘' and 'あさがお' apart, which the shop's own
 * titles hold whole. Pure.
 */
import { spacesWords } from '../../../../kit/languages/index.ts';
import { foldText } from '../../../../kit/text/words.ts';
import type { ContentWord, Reading } from './reading.ts';

const longest = 8;
const onlyHiragana = /^\p{Script=Hiragana}+$/u;
/** Shorter words of syllables alone are grammar. */
const fewestSyllables = 3;
const ofWords = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+$/u;

/** The reading with the words of the catalogue whole. `isWord`: whether the catalogue holds exactly this word. */
export function withWholeWords(reading: Reading, message: string, isWord: ((word: string) => boolean) | undefined): Reading {
  if (spacesWords(reading.language) || !isWord) return reading;
  const text = message.normalize('NFKC');
  const catalogueWords = wordsIn(text, isWord);
  let from = 0;
  const placed = reading.content.map((word) => {
    // What is folded has its voiced syllables in two signs.
    const written = word.written.normalize('NFKC');
    const at = text.indexOf(written, from);
    if (at >= 0) from = at + written.length;
    return { word, at, to: at + written.length };
  });
  // A word that no piece of the content lies in is ruled out, or a phrase.
  const whole = catalogueWords.filter((each) =>
    placed.some(({ at, to }) => at >= 0 && at < each.to && each.from < to && each.to - each.from > to - at),
  );
  if (whole.length === 0) return reading;
  const isCovered = (at: number, to: number) => whole.some((each) => at < each.to && each.from < to);
  const pieces = [
    ...placed.filter(({ at, to }) => at < 0 || !isCovered(at, to)),
    ...whole.map(({ word, from: at, to }) => ({ at, to, word: { text: foldText(word), written: word, wishes: [] } satisfies ContentWord })),
  ];
  const content = pieces.toSorted((first, second) => first.at - second.at).map(({ word }) => word);
  // '朝霧ブルー' is a name, and wishes for nothing blue.
  const ofNames = new Set(placed.flatMap(({ word, at, to }) => (at >= 0 && isCovered(at, to) ? word.wishes : [])));
  return { ...reading, content, wishes: reading.wishes.filter((wish) => !ofNames.has(wish)) };
}

/** The longest words of the catalogue at each place, none inside another. */
function wordsIn(text: string, isWord: (word: string) => boolean): { word: string; from: number; to: number }[] {
  const spans: { word: string; from: number; to: number }[] = [];
  for (let from = 0; from < text.length; from++) {
    for (let to = Math.min(text.length, from + longest); to >= from + 2; to--) {
      const word = text.slice(from, to);
      if (!ofWords.test(word) || (onlyHiragana.test(word) && word.length < fewestSyllables) || !isWord(foldText(word))) continue;
      spans.push({ word, from, to });
      from = to - 1;
      break;
    }
  }
  return spans;
}
