/** Finds categories for products that have none, by the titles of products that have one. Pure. */
import { isSmallWord, knownLanguage } from '../../../../../kit/languages/index.ts';
import { stemOf } from '../../../../../kit/text/words.ts';
import type { Fact } from '../../fact.ts';
import { fact } from '../collection.ts';
import type { Title } from './titles.ts';

/** How sure it is that a product belongs to the category of similar titles: a guess (`sureCertainty`), because its page does not say so. */
const likelyCategory = 0.55;
/** A category is believed if this share of the title's weight speaks for it. */
const minShare = 0.55;
/** Weights of the words of a title by how much they tell about its category: the kind, other words, properties, and words that no title with a category has. */
const weights = { head: 2, word: 1, property: 0.3, unseen: 0.4 };
const shortestWord = 3;

/**
 * For each product without a category, those categories whose titles have the same words: 'Headphones Nova', where other headphones are
 * under 'Sound'. Without words in common there are none.
 * @param heads the index of the word in each title that names the kind
 */
export function categoriesByTitle(
  titles: readonly Title[],
  heads: readonly (number | null)[],
  categories: readonly (readonly Fact[])[],
  language: string,
): Fact[][] {
  const occurring = new Map<string, { count: number; categories: Map<string, number> }>();
  const labels = new Map<string, string>();
  const tellingIn = titles.map((title, index) => tellingWords(title, heads[index] ?? null, language));
  tellingIn.forEach((words, index) => {
    const own = categories[index] ?? [];
    for (const { value, label } of own) labels.set(value, labels.get(value) ?? label);
    if (own.length === 0) return;
    for (const word of words.keys()) {
      const entry = occurring.get(word) ?? { count: 0, categories: new Map<string, number>() };
      occurring.set(word, entry);
      entry.count++;
      for (const value of new Set(own.map((each) => each.value))) entry.categories.set(value, (entry.categories.get(value) ?? 0) + 1);
    }
  });
  return tellingIn.map((words, index) => {
    if ((categories[index]?.length ?? 0) > 0) return [];
    const shares = new Map<string, number>();
    let total = 0;
    for (const [word, weight] of words) {
      const entry = occurring.get(word);
      total += entry ? weight : Math.max(weights.unseen, weight - weights.word);
      for (const [value, count] of entry?.categories ?? [])
        shares.set(value, (shares.get(value) ?? 0) + (weight * count) / (entry?.count ?? 1));
    }
    return [...shares]
      .filter(([, share]) => share >= total * minShare)
      .map(([value]) => fact('kind', value, labels.get(value) ?? value, 'title', likelyCategory));
  });
}

/** The words of a title that may tell its category, with their weights. */
function tellingWords({ words, names, hits }: Title, head: number | null, language: string): Map<string, number> {
  const grammarLanguage = knownLanguage(language);
  const telling = new Map<string, number>();
  words.forEach(({ word }, at) => {
    if (
      names.has(at) ||
      /\p{N}/u.test(word) ||
      (word.length < shortestWord && at !== head) ||
      (grammarLanguage && isSmallWord(word, grammarLanguage))
    )
      return;
    const isProperty = hits.some(({ from, to }) => from <= at && at < to);
    const weight = at === head ? weights.head : isProperty ? weights.property : weights.word;
    const key = stemOf(word);
    telling.set(key, Math.max(telling.get(key) ?? 0, weight));
  });
  return telling;
}
