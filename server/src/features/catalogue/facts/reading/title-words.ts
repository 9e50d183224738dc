/** Reads words of titles and descriptions. Pure. */
import { meantHere } from '../../../../kit/languages/vocabulary/apart.ts';
import { findValues, type Meaning, wordsIn } from '../../../../kit/languages/vocabulary/index.ts';
import { foldedWords } from '../../../../kit/text/words.ts';
import { type Collection, fact } from './collection.ts';
import { measuresIn } from './measures.ts';
import { labelFor, ownWord, type Reader, withOwn } from './reader.ts';
import type { Title } from './titles/titles.ts';

const descriptionCharacters = 1000;
/** Families whose words in a title may name the product instead: 'crema hidratante' is not beige, and a standing desk is not placed on a desk. */
const alsoThings: ReadonlySet<string> = new Set(['colour', 'scent', 'mounting']);

/** Adds what the words of a title say, apart from the kind. */
export function addTitle(facts: Collection, { words, hits, nouns, names }: Title, title: string, reader: Reader): void {
  const folded = words.map(({ word }) => word);
  const written = words.map((word) => word.written).join(' ');
  const brand = new Set(facts.labelsOf('brand').flatMap(foldedWords));
  for (const hit of hits) {
    const { from, to } = hit;
    const isName = folded.slice(from, to).every((word, at) => brand.has(word) || names.has(from + at));
    const isThing = ({ family }: Meaning) => nouns.includes(from) && alsoThings.has(family);
    const meanings = isName ? [] : hit.meanings.filter((meaning) => !isThing(meaning));
    // The word repeats an attribute.
    if (meanings.some(({ family, value }) => facts.hasValue(family, value))) continue;
    // Attributes are more reliable than words of the title: 'Orange juice' in a yellow box.
    const fresh = meanings.filter(({ family }) => !facts.has(family));
    if (fresh.length === 0) continue;
    const own = ownWord(written, from, to, 'title', reader);
    facts.addMeanings(
      fresh.map((meaning) =>
        withOwn(fact(meaning.family, meaning.value, labelFor(written, folded, from, to, meaning, reader), 'title'), own),
      ),
    );
  }
  for (const { family, value, label } of measuresIn(title))
    if (!facts.has(family) && !facts.tells(value)) facts.add(fact(family, value, label, 'title'));
}

/** Adds what a description mentions, for the owner to see. */
export function addDescription(facts: Collection, description: string, reader: Reader): void {
  const words = wordsIn(description.slice(0, descriptionCharacters));
  for (const { meanings } of meantHere(reader.lexicon, words, findValues(reader.lexicon, words))) {
    const [meaning] = meanings;
    if (meanings.length === 1 && meaning && !facts.has(meaning.family))
      facts.add(fact(meaning.family, meaning.value, reader.labelOf(meaning), 'description'));
  }
}
