/** Products whose titles differ by size: a visitor who looks for a small case is not shown a medium one. Pure. */
import { sizeWord } from '../../../../../kit/languages/size-words.ts';
import { foldedWords } from '../../../../../kit/text/words.ts';
import type { Shelf } from '../../shelf.ts';
import type { StatedWord } from '../words/stated.ts';

/** The words of a wish for a size; a product whose title names another size does not fit. */
export function sizedWords(shelf: Shelf, words: readonly string[], language: string): StatedWord[] {
  const languages = [language, shelf.language?.slice(0, 2) ?? language];
  const sizeOf = (word: string) => languages.map((each) => sizeWord(word, each)).find((size) => size !== null) ?? null;
  return words.flatMap((word) => {
    const size = sizeWord(word, language);
    if (size === null) return [];
    const others = shelf.products.map(({ title }) => foldedWords(title).find((each) => (sizeOf(each) ?? size) !== size));
    return others.some((other) => other !== undefined)
      ? [
          {
            word,
            weight: 1,
            marks: Uint8Array.from(others, (other) => (other === undefined ? 1 : 0)),
            missOf: (place) => [{ kind: 'other', has: others[place] ?? '', wanted: [word] }],
          },
        ]
      : [];
  });
}
