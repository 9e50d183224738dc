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
  /** The message asks for a measure that some of the products state. */
  isMeasured: boolean;
}

/** The attributes of some products that a message asks for. */
export function attributesAsked(reading: Reading, products: readonly ProductRecord[]): AskedAttributes {
  const attributes = products.flatMap((product) => product.attributes);
  const loads = reading.asksLoad ? attributes.filter(({ name, values }) => loadStated(name, values) !== null) : [];
  // 'What is the heaviest weight that it bears?' asks for no weight of its own.
  if (loads.length > 0)
    return { names: [...new Set(loads.map(({ family, name }) => family ?? name))], words: new Set(reading.content), isMeasured: true };
  const named = reading.content.flatMap((word) => {
    const family = familyOf(word, reading.language);
    return attributes.filter((each) => isNamed(each, word, family, reading.language)).map((attribute) => ({ attribute, words: [word] }));
  });
  const compared = reading.compared.flatMap(({ stem }) =>
    attributes
      .filter((each) => isNamedAfter(each.name, stem) && amountStated(each) !== null)
      .map((attribute) => ({ attribute, words: reading.content.filter(({ text }) => text.startsWith(stem)) })),
  );
  const measured = products.flatMap((product) => [...reading.measures].flatMap((measure) => measuredBy(product.attributes, measure)));
  const asked = [...named, ...compared];
  const names = [
    ...asked.map(({ attribute }) => attribute.family ?? attribute.name),
    ...measured.map(({ name, family }) => name || (family ?? '')),
  ];
  return {
    names: [...new Set(names)].filter(Boolean),
    words: new Set(asked.flatMap(({ words }) => words)),
    isMeasured: measured.length > 0 || compared.length > 0,
  };
}

/** The family that a word names in any form: 'genişliği' is a width. */
function familyOf({ written, text }: ContentWord, language: string): string | null {
  const forms = [written, text, ...basesOf(text, language)];
  return forms.reduce<string | null>((family, form) => family ?? familyOfName(form), null);
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
