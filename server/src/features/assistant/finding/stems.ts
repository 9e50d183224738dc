/** Stems for the search where PostgreSQL has no stemmer of its own. Pure. */
import type { ChatLanguage } from '../../../kit/languages/replies/index.ts';
import { bareForms, isUnspaced } from '../../../kit/text/search-words.ts';

/** Endings of Polish nouns, adjectives and verbs on folded words, the longest first. */
const polishEndings =
  /(?:owaniach|owaniami|owaniem|owania|owanie|owanych|owanego|owanej|owany|owana|owane|iego|iemu|ami|ach|owi|ego|emu|ych|ych|ymi|imi|ich|iej|iej|ow|om|em|ie|ej|ym|im|ia|iu|a|e|i|o|u|y)$/;
const shortestStem = 4;

/** The beginning of a Polish word that its forms share. */
export function polishStem(word: string): string {
  const stem = word.replace(polishEndings, '');
  return stem.length >= shortestStem ? stem : word.slice(0, Math.max(shortestStem, word.length - 1));
}

/** From this length on, a word is looked for as a beginning. */
const shortestBeginning = 5;

/** Sizes as people say them, and as labels have them. */
const sizeLabels: Readonly<Record<string, string>> = { small: 's', medium: 'm', large: 'l' };

/** A Turkish word whose last sound was softened by an ending: 'rengi' is 'renk'. */
function turkishBase(word: string): string[] {
  const [, before, soft] = /^(\p{L}{2,4}?[aeiou]?[^aeiou]?)([gbd])[aeiou]/u.exec(word) ?? [];
  return before && soft ? [before + { g: 'k', b: 'p', d: 't' }[soft as 'g' | 'b' | 'd']] : [];
}

/** Polite お and ご before a Japanese noun. */
const politePrefix = /^[おご](?=\p{Script=Han})/u;

/** A word as a tsquery of beginnings, in all forms in which the texts may have it. */
export function beginningsOf(word: string, languages: readonly ChatLanguage[]): string {
  const forms = [
    ...new Set([
      ...bareForms(word),
      ...(languages.includes('pl') ? [polishStem(word)] : []),
      ...(languages.includes('tr') ? turkishBase(word) : []),
      ...(sizeLabels[word] ? [sizeLabels[word]] : []),
      word.replace(politePrefix, ''),
    ]),
  ].filter(Boolean);
  return forms
    .map((form) => (form.length >= shortestBeginning || (form !== word && form.length > 2) ? `'${form}':*` : wholeOrShort(form)))
    .join(' | ');
}

const wholeOrShort = (form: string) => (isUnspaced(form) ? `'${form}':*` : `'${form}'`);
