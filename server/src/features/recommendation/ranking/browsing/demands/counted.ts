/** Things that state how many of something they have: 'a bag for four rackets' where one states 'Rackets: 6' and another 'Rackets: 2'. Pure. */
import { foldedWords } from '../../../../../kit/text/words.ts';
import type { Shelf } from '../../shelf.ts';
import { formTest } from '../../spelling.ts';
import type { BrowseWish } from '../wish.ts';
import type { StatedWord } from '../words/stated.ts';

/** The numbers that a wish names, if products state a number under the same name; a product with six also serves a visitor who needs four. */
export function countedWords(shelf: Shelf, { counted = [], language }: Pick<BrowseWish, 'counted' | 'language'>): StatedWord[] {
  return counted.flatMap(({ word, count }) => {
    const holds = formTest(word, language);
    const stated = shelf.products.map(({ attributes = {} }) => {
      const values = Object.entries(attributes).flatMap(([name, each]) => (holds(foldedWords(name)) ? each : []));
      const numbers = values.flatMap((value) => (/^\s*\d{1,3}\s*$/.test(value) ? [Number(value)] : []));
      return numbers.length > 0 ? Math.max(...numbers) : null;
    });
    if (stated.every((number) => number === null)) return [];
    return [
      {
        word,
        weight: 1,
        marks: Uint8Array.from(stated, (number) => (number !== null && number >= count ? 1 : 0)),
        missOf: (place) => {
          const has = stated[place];
          return has === null || has === undefined
            ? [{ kind: 'unknown', wanted: [word] }]
            : [{ kind: 'other', has: String(has), wanted: [`${count} ${word}`] }];
        },
      },
    ];
  });
}
