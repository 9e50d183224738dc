/** Stems for the search where PostgreSQL has no stemmer of its own. Pure. */
import { allLanguages, languageData } from '../../../kit/languages/index.ts';
import type { ChatLanguage } from '../../../kit/languages/replies/index.ts';
import { bareForms, isUnspaced } from '../../../kit/text/search-words.ts';

/** From this length on, a word is looked for as a beginning. */
const shortestBeginning = 5;

/** Sizes as people say them, and as labels have them. */
const sizeLabels: Readonly<Record<string, string>> = { small: 's', medium: 'm', large: 'l' };

/** Polite お and ご before a Japanese noun. */
const politePrefix = /^[おご](?=\p{Script=Han})/u;

/** A word as a tsquery of beginnings, in all forms in which the texts may have it. */
export function beginningsOf(word: string, languages: readonly ChatLanguage[]): string {
  const forms = [
    ...new Set([
      ...bareForms(word),
      ...allLanguages.flatMap((language) => (languages.includes(language) ? languageData(language).traits.searched(word) : [])),
      ...(sizeLabels[word] ? [sizeLabels[word]] : []),
      word.replace(politePrefix, ''),
    ]),
  ].filter(Boolean);
  return forms
    .map((form) => (form.length >= shortestBeginning || (form !== word && form.length > 2) ? `'${form}':*` : wholeOrShort(form)))
    .join(' | ');
}

const wholeOrShort = (form: string) => (isUnspaced(form) ? `'${form}':*` : `'${form}'`);
