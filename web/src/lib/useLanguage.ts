import { useLocation } from 'react-router';
import { inLanguage, type Language, languageOf } from './language.ts';

/** The language of the open page, and `to('/pricing')`, which gives a path in it. */
export const useLanguage = (): { language: Language; to: (path: string) => string } => {
  const language = languageOf(useLocation().pathname);
  return { language, to: (path) => inLanguage(path, language) };
};
