import { useLocation } from 'react-router';
import { inLanguage, type Language, languageOfPath } from './language.ts';

/** The language of the open page, and `to('/pricing')`, which returns a path in that language. */
export const useLanguage = (): { language: Language; to: (path: string) => string } => {
  const language = languageOfPath(useLocation().pathname);
  return { language, to: (path) => inLanguage(path, language) };
};
