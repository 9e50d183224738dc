/** Recognizes the parts of a page that belong to the shop's system, not to the shop: comments, archives, banners, forms. Pure. */

import { allLanguages } from '../../../kit/languages/index.ts';
import { shopWordsOf } from '../../../kit/languages/topics/index.ts';
import { searchFold } from '../../../kit/text/search-words.ts';

const beginnings = [
  ...new Set(
    allLanguages
      .flatMap((language) =>
        shopWordsOf(language)
          .furniture.split('|')
          .map((phrase) => searchFold(phrase.trim())),
      )
      .filter(Boolean),
  ),
];
/** A single word such as 'Archives' is common in sentences, so the line must hold nothing else. */
const whole = new Set(beginnings.filter((phrase) => !phrase.includes(' ')));
const phrases = beginnings.filter((phrase) => phrase.includes(' '));
/** Behind the phrase there may be a name or a date, but no text. */
const longestLine = 160;
const endMarks = /[\s:!?.…»›→|()\d•–-]+$/u;

/** Whether a line of a page is furniture: 'Recent Comments', 'Your email address will not be published.' */
export function isFurniture(line: string): boolean {
  const folded = searchFold(line).replace(/^[\s«‹←|•–-]+/u, '');
  if (!folded || folded.length > longestLine) return false;
  if (whole.has(folded.replace(endMarks, ''))) return true;
  if (/^(?:©|\(c\)|copyright)/.test(folded)) return true;
  return phrases.some((phrase) => folded.startsWith(phrase) && !/\p{L}/u.test(folded.charAt(phrase.length)));
}

/** Short lines without a sentence, a number or an amount in a row: a menu. */
const menuLength = 5;
const longestEntry = 28;
const isEntry = (line: string) => line.length <= longestEntry && !/[.!?:;。！？\d€$£%]/u.test(line);

/** The text of a page without furniture: single lines of it, and menus. Lines that remain keep their order and the blank lines between them. */
export function withoutFurniture(text: string): string {
  const lines = text.split('\n');
  const kept = lines.map((line) => (isFurniture(line) ? null : line));
  for (let from = 0; from < kept.length; ) {
    let to = from;
    while (to < kept.length && (kept[to] ?? '').trim() !== '' && isEntry(kept[to] ?? '')) to++;
    if (to - from >= menuLength) kept.fill(null, from, to);
    from = Math.max(to, from + 1);
  }
  return kept
    .filter((line) => line !== null)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
