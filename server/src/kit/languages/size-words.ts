/** Words by which titles tell things of one kind apart by their size: 'a small case' is no 'Medium Case'. The words stand in the languages' folders. Pure. */

import { foldText } from '../text/words.ts';
import { ofEachLanguage } from './index.ts';
import { type SizeWord, sizes } from './shapes/goods.ts';

export type { SizeWord } from './shapes/goods.ts';

const languages = ofEachLanguage(({ goods }) => goods.sizes);
/** An ending of grammar is no longer: 'Malaga' is not 'mała'. */
const longestEnding = 3;

const isForm = (word: string, form: string): boolean => {
  const plain = foldText(form.replace('$', ''));
  return form.endsWith('$') ? word === plain : word.startsWith(plain) && word.length - plain.length <= longestEnding;
};

/** The size that a folded word names; null for none. */
export function sizeWord(word: string, language: string): SizeWord | null {
  const of = Object.entries(languages).find(([each]) => each === language)?.[1];
  return of ? (sizes.find((size) => of[size].split(' ').some((form) => isForm(word, form))) ?? null) : null;
}
