/** Reads words of titles and descriptions. Pure. */
import { findValues, wordsIn } from '../../../../kit/languages/vocabulary/index.ts';
import { type Collection, fact } from './collection.ts';
import { measuresIn } from './measures.ts';
import { labelFor, type Reader } from './reader.ts';
import type { Title } from './titles.ts';

const descriptionCharacters = 1000;
/** Adds what the words of a title say, apart from the kind. */
export function addTitle(facts: Collection, { words, hits }: Title, title: string, reader: Reader): void {
  const folded = words.map(({ word }) => word);
  const written = words.map((word) => word.written).join(' ');
  for (const { from, to, meanings } of hits) {
    // The word repeats an attribute.
    if (meanings.some(({ family, value }) => facts.hasValue(family, value))) continue;
    // Attributes are more reliable than words of the title: 'Orange juice' in a yellow box.
    const fresh = meanings.filter(({ family }) => !facts.has(family));
    if (fresh.length === 0) continue;
    facts.addMeanings(
      fresh.map((meaning) => fact(meaning.family, meaning.value, labelFor(written, folded, from, to, meaning, reader), 'title')),
    );
  }
  for (const { family, value, label } of measuresIn(title)) if (!facts.has(family)) facts.add(fact(family, value, label, 'title'));
}

/** Adds what a description mentions, for the owner to see. */
export function addDescription(facts: Collection, description: string, reader: Reader): void {
  const words = wordsIn(description.slice(0, descriptionCharacters));
  for (const { meanings } of findValues(reader.lexicon, words)) {
    const [meaning] = meanings;
    if (meanings.length === 1 && meaning && !facts.has(meaning.family))
      facts.add(fact(meaning.family, meaning.value, reader.labelOf(meaning), 'description'));
  }
}
