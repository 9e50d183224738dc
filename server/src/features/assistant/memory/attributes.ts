/** Which properties of products a message asks for by the names that the shop or the vocabulary gives them: 'how many watts?'. Pure. */
import { familyOfName } from '../../../kit/languages/vocabulary/index.ts';
import { foldedWords } from '../../../kit/text/words.ts';
import type { AttributeRecord, ProductRecord } from '../records/types.ts';
import type { ContentWord, Reading } from './reading/reading.ts';
import { holdsWord } from './words.ts';

/** Names of attributes (the family where there is one) that the words of a message name, or of which they name a value. */
export function attributesAsked(
  reading: Reading,
  products: readonly ProductRecord[],
): { names: string[]; words: ReadonlySet<ContentWord> } {
  const names = new Set<string>();
  const words = new Set<ContentWord>();
  for (const word of reading.content) {
    const family = familyOfName(word.written) ?? familyOfName(word.text);
    for (const { attributes } of products)
      for (const attribute of attributes) {
        if (!isNamed(attribute, word, family, reading.language)) continue;
        names.add(attribute.family ?? attribute.name);
        words.add(word);
      }
  }
  return { names: [...names], words };
}

function isNamed(
  { name, family: own, values }: AttributeRecord,
  { text, wishes }: ContentWord,
  family: string | null,
  language: string,
): boolean {
  if (own && (own === family || wishes.some((wish) => wish.family === own))) return true;
  const isWordOf = (other: string) => text.split(' ').every((word) => word.length > 2 && holdsWord(other, word, language));
  return isWordOf(name) || values.some((value) => foldedWords(value).length <= 12 && isWordOf(value));
}
