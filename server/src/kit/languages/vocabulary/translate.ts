/** Says a shop's value in another language, where the vocabulary has exactly that word. */
import { onDemand } from '../../../platform/caches/on-demand.ts';
import { foldText } from '../../text/words.ts';
import { formsOf, type ValueFamily, type VocabularyLanguage, valueKeys, vocabularyLanguages, vocabularyOf } from './index.ts';

/** The key of a family's value by the word that people read for it in any language; null where languages disagree about the word. */
const keysByWord = onDemand((family: ValueFamily) => {
  const keys = new Map<string, string | null>();
  for (const language of vocabularyLanguages)
    for (const [key, forms] of Object.entries(vocabularyOf(language).values[family])) {
      const word = foldText(formsOf(forms as string)[0] ?? '');
      keys.set(word, keys.has(word) && keys.get(word) !== key ? null : key);
    }
  return keys;
});

/**
 * The value in a language, as it is written inside a sentence. Unchanged unless it is, as a whole, the main word for a value of the family in
 * some language: 'navy' stays 'navy', because 'blue' would say less than the shop does.
 */
export function valueInLanguage(value: string, family: string | null, language: VocabularyLanguage): string {
  const key = family !== null && Object.hasOwn(valueKeys, family) ? keysByWord(family as ValueFamily).get(foldText(value)) : null;
  if (!key) return value;
  const forms = formsOf((vocabularyOf(language).values[family as ValueFamily] as Readonly<Record<string, string>>)[key] ?? '');
  return forms.find((form) => foldText(form) === foldText(value)) ?? forms[0] ?? value;
}

/** The name of a family of facts in a language; null for families that have none. */
export const familyName = (family: string | null, language: VocabularyLanguage): string | null =>
  formsOf((vocabularyOf(language).names as Readonly<Record<string, string>>)[family ?? ''] ?? '')[0] ?? null;

/** The family of facts that a name of a property stands for in any language; null for a name that none knows. */
export function familyOfName(name: string): string | null {
  const folded = foldText(name);
  for (const language of vocabularyLanguages)
    for (const [family, names] of Object.entries(vocabularyOf(language).names))
      if (formsOf(names).some((form) => foldText(form) === folded)) return family;
  return null;
}
