/** Articles of the languages that have them. */
import { allLanguages, languageData } from './index.ts';
import type { ChatLanguage } from './replies/index.ts';

export const definiteArticlesOf = (language: ChatLanguage): readonly string[] => languageData(language).sentences.definiteArticles;

export const indefiniteArticlesOf = (language: ChatLanguage): readonly string[] => languageData(language).sentences.indefiniteArticles;

/** Whether nearly every thing has an article or the like before it. */
export const hasArticles = (language: ChatLanguage): boolean => definiteArticlesOf(language).length > 0;

const indefinite: ReadonlySet<string> = new Set(allLanguages.flatMap(indefiniteArticlesOf));

/** Whether a folded word is an indefinite article of any language. */
export const isIndefiniteArticle = (word: string): boolean => indefinite.has(word);

/** All articles of a language; none for those without. */
export const articlesOf = (language: ChatLanguage): readonly string[] => [
  ...definiteArticlesOf(language),
  ...indefiniteArticlesOf(language),
];
