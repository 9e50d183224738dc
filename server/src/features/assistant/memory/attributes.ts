/** Which properties of products a message asks for: by their names ('which wood?'), by a value, or by what is measured ('how heavy?'). Pure. */
import { amountStated, isNamedAfter } from '../../../kit/languages/compared.ts';
import { loadStated } from '../../../kit/languages/loads.ts';
import { measuredBy } from '../../../kit/languages/measured.ts';
import { familyOfName } from '../../../kit/languages/vocabulary/index.ts';
import { foldedWords } from '../../../kit/text/words.ts';
import type { AttributeRecord, ProductRecord } from '../records/types.ts';
import type { ContentWord, Reading } from './reading/reading.ts';
import { basesOf, holdsWord } from './words.ts';

export interface AskedAttributes {
  /** Names of attributes; the family where there is no name. */
  names: string[];
  /** The words that name them or a value of them. */
  words: ReadonlySet<ContentWord>;
  /** Something is measured that some of the products state. */
  isMeasured: boolean;
}

/** The attributes of some products that a message asks for. */
export function attributesAsked(reading: Reading, products: readonly ProductRecord[]): AskedAttributes {
  const loads = reading.asksLoad
    ? products.flatMap(({ attributes }) => attributes.filter(({ name, values }) => loadStated(name, values) !== null))
    : [];
  // 'What is the heaviest weight that it bears?' asks for no weight of its own.
  if (loads.length > 0)
    return { names: [...new Set(loads.map(({ family, name }) => family ?? name))], words: new Set(reading.content), isMeasured: true };
  const names = new Set<string>();
  const words = new Set<ContentWord>();
  let isCompared = false;
  for (const word of reading.content) {
    const family = familyOf(word, reading.language);
    for (const { attributes } of products)
      for (const attribute of attributes) {
        if (!isNamed(attribute, word, family, reading.language)) continue;
        names.add(attribute.family ?? attribute.name);
        words.add(word);
      }
  }
  for (const { stem } of reading.compared)
    for (const { attributes } of products)
      for (const attribute of attributes) {
        if (!isNamedAfter(attribute.name, stem) || amountStated(attribute) === null) continue;
        names.add(attribute.family ?? attribute.name);
        for (const word of reading.content) if (word.text.startsWith(stem)) words.add(word);
        isCompared = true;
      }
  const measured = products.flatMap(({ attributes }) => [...reading.measures].flatMap((measure) => measuredBy(attributes, measure)));
  for (const { name, family } of measured) names.add(name || (family ?? ''));
  return { names: [...names].filter(Boolean), words, isMeasured: measured.length > 0 || isCompared };
}

/** The family that a word names in any form: 'genişliği' is a width. */
function familyOf({ written, text }: ContentWord, language: string): string | null {
  const forms = [written, text, ...basesOf(text, language)];
  return forms.reduce<string | null>((found, form) => found ?? familyOfName(form), null);
}

function isNamed(
  { name, family: own, values }: AttributeRecord,
  { text, wishes }: ContentWord,
  family: string | null,
  language: string,
): boolean {
  if (own && (own === family || wishes.some((wish) => wish.family === own))) return true;
  const isWordOf = (other: string) => text.split(' ').every((word) => word.length > 2 && holdsWord(other, word, language));
  // 'Jaka jest wysoka?' asks for what is called 'wysokość'.
  if (!own && text.length > 4 && isNamedAfter(name, text) && amountStated({ values }) !== null) return true;
  return isWordOf(name) || values.some((value) => foldedWords(value).length <= 12 && isWordOf(value));
}
