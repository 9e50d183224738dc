/** Words by which titles tell things of one kind apart by their size: 'a small case' is no 'Medium Case'. One line for each language. Pure. */
import { foldText } from '../text/words.ts';
import type { DialogueLanguage } from './dialogue/index.ts';

const sizes = ['small', 'medium', 'large'] as const;
export type SizeWord = (typeof sizes)[number];

/** Folded beginnings of words; `$` ends one that is whole. */
const languages: Readonly<Record<DialogueLanguage, Readonly<Record<SizeWord, string>>>> = {
  en: {
    small: 'small smaller smallest little mini$ tiny compact$',
    medium: 'medium mid$',
    large: 'large big$ bigger biggest huge giant xl$ xxl$ maxi$',
  },
  de: { small: 'klein mini$ winzig', medium: 'mittel', large: 'gross riesig maxi$ xl$ xxl$' },
  fr: { small: 'petit mini$', medium: 'moyen', large: 'grand geant maxi$ xl$ xxl$' },
  es: { small: 'pequen mini$ chic', medium: 'median', large: 'grande$ grandes$ gran$ maxi$ xl$ xxl$' },
  it: { small: 'piccol mini$', medium: 'medi', large: 'grande$ grandi$ maxi$ xl$ xxl$' },
  nl: { small: 'klein mini$', medium: 'middel medium$', large: 'groot$ grote$ groter reuze maxi$ xl$ xxl$' },
  pl: { small: 'mal mini$', medium: 'sredni', large: 'duz wielk maxi$ xl$ xxl$' },
  tr: { small: 'kucu mini$ minik', medium: 'orta$', large: 'buyu maxi$ xl$ xxl$' },
  ar: { small: 'صغير الصغير', medium: 'متوسط', large: 'كبير الكبير' },
  ja: { small: '小 ミニ スモール', medium: '中 ミディアム', large: '大 ラージ 特大' },
};
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
