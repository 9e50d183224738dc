import { useLocation } from 'react-router';
import { inLanguage, type Language, languageOf } from './language.ts';

/** The language of the page that is open, and the way to paths in it: `to('/pricing')`. */
export const useLanguage = (): { language: Language; to: (path: string) => string } => {
  const language = languageOf(useLocation().pathname);
  return { language, to: (path) => inLanguage(path, language) };
};
