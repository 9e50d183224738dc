/** The names of families of facts, as an owner reads them. */
import { vocabularyLanguage, vocabularyOf } from '../../../kit/languages/vocabulary/index.ts';

/** The name of a family in the shop's language; an attribute's own name for one of the shop's. */
export function nameOfFamily(language: string | null): (family: string) => string {
  const { names } = vocabularyOf(vocabularyLanguage(language));
  return (family) =>
    Object.hasOwn(names, family) ? (names[family as keyof typeof names].split(/[,،、]/)[0] ?? family) : family.replace(/^attribute:/, '');
}
