/** Finds the word of each title that names the kind, and other words that several titles share. Pure. */
import { isSmallWord, knownLanguage, languageData } from '../../../../kit/languages/index.ts';
import { stemOf } from '../../../../kit/text/words.ts';
import { certainties, type Fact } from '../fact.ts';
import { type Collection, fact } from './collection.ts';
import { longestValue } from './reader.ts';
import { namesThingLast, type Title, type TitleWord } from './titles.ts';

/**
 * Words of titles are used as kinds only if the recurring ones name at least this share of the products; less suffices beside categories.
 */
const minNamedShare = 0.5;
const minNamedShareBesideCategories = 0.3;

/** The facts of titles: the kind of each product, and other words that several titles share. */
export interface TitleFacts {
  kinds: Fact[][];
  features: Fact[][];
}

/** A word that names a kind occurs mostly in one category, in at least this share of its titles; model names occur in all categories. */
const minPurity = 0.6;
const minCategorised = 4;
/** A word before or behind the kind belongs to its name if it is in at least this share of the titles: 'Cordless Drill', 'Gel douche'. */
const phraseShare = 0.8;

/** The kind of each product by its title, and what titles share otherwise. */
export function factsOfTitles(titles: readonly Title[], collected: readonly Collection[], language: string): TitleFacts {
  const categories = collected.map((facts) => [...facts.all()].filter(({ family, source }) => family === 'kind' && source === 'category'));
  const naming = namingOf(titles, language);
  const heads = headsOf(titles, categories, language);
  const entries = new Map<string, HeadEntry>();
  heads.forEach((at, index) => {
    if (at === null) return;
    const { words } = titles[index] as Title;
    const { word, written } = words[at] as TitleWord;
    const key = stemOf(word);
    const entry = entries.get(key) ?? { count: 0, spellings: new Map(), phrases: new Map(), categories: new Map(), categorised: 0 };
    entries.set(key, entry);
    entry.count++;
    note(entry.spellings, written);
    for (const phrase of phrasesAround(titles[index] as Title, at, naming)) note(entry.phrases, phrase);
    if ((categories[index]?.length ?? 0) > 0) entry.categorised++;
    for (const { value } of categories[index] ?? []) note(entry.categories, value);
  });
  for (const [key, entry] of entries) if (entry.categorised >= minCategorised && purityOf(entry) < minPurity) entries.delete(key);
  const keys = heads.map((at, index) => (at === null ? null : stemOf(titles[index]?.words[at]?.word ?? '')));
  const known = knownLanguage(language);
  const tails = known && languageData(known).titles.compounds ? tailsOf([...entries.keys()]) : new Map<string, string>();
  const recurring = keys.filter((key) => key !== null && ((entries.get(key)?.count ?? 0) > 1 || tails.has(key))).length;
  const categorised = categories.filter((list) => list.length > 0).length;
  const named = recurring >= titles.length * (categorised > titles.length / 2 ? minNamedShareBesideCategories : minNamedShare);
  const labels = new Map([...categories.flat()].map(({ value, label }) => [value, label]));
  const kinds = keys.map((key, index): Fact[] => {
    const entry = named && key !== null ? entries.get(key) : undefined;
    if (!entry || key === null) return [];
    const isSure = entry.count > 1 || tails.has(key) || (categories[index]?.length ?? 0) === 0;
    if (!isSure && !endsTitle(titles[index] as Title, heads[index] ?? 0, language)) return [];
    const sure = collected[index]?.has('kind') ? 0.6 : certainties.title;
    const list = [fact('kind', key, labelOfHead(entry), 'title', sure)];
    const tail = tails.get(key);
    const whole = tail === undefined ? undefined : entries.get(tail);
    if (tail !== undefined && whole) list.push(fact('kind', tail, labelOfHead(whole), 'title', sure));
    // A product without a category gets the one that most others of its kind are in.
    const [category] = [...entry.categories].sort((a, b) => b[1] - a[1]);
    if ((categories[index]?.length ?? 0) === 0 && category && entry.categorised > 1 && category[1] >= entry.categorised * phraseShare)
      list.push(fact('kind', category[0], labels.get(category[0]) ?? category[0], 'title', 0.6));
    return list;
  });
  return { kinds, features: featuresOf(titles, kinds) };
}

/** Whether no other word follows that might name the thing: not 'High Performance RAM'. */
function endsTitle({ words, before, hits }: Title, at: number, language: string): boolean {
  if (!namesThingLast(language)) return true;
  const isOther = ({ written }: TitleWord, place: number) =>
    place > at && /^\p{L}{3,}$/u.test(written) && !hits.some(({ from, to }) => from <= place && place < to);
  return !words.slice(0, before).some(isOther);
}

interface HeadEntry {
  count: number;
  spellings: Map<string, number>;
  phrases: Map<string, number>;
  /** How many products of the kind are in each category, and in any. */
  categories: Map<string, number>;
  categorised: number;
}

const note = (counts: Map<string, number>, key: string) => counts.set(key, (counts.get(key) ?? 0) + 1);

const purityOf = ({ categories, categorised }: HeadEntry) => Math.max(0, ...categories.values()) / Math.max(1, categorised);

/**
 * The index of the word in each title that names the kind: the first or last noun depending on the language, unless the other fits the
 * categories clearly better.
 */
function headsOf(titles: readonly Title[], categories: readonly (readonly Fact[])[], language: string): (number | null)[] {
  const last = titles.map(({ nouns }) => nouns.at(-1) ?? null);
  const first = titles.map(({ nouns }) => nouns[0] ?? null);
  const [usual, other] = namesThingLast(language) ? [last, first] : [first, last];
  return purityOfPlaces(titles, other, categories) > purityOfPlaces(titles, usual, categories) + 0.12 ? other : usual;
}

/** How well the words at these indexes distinguish the categories, 0 to 1. Model names do not. */
function purityOfPlaces(titles: readonly Title[], places: readonly (number | null)[], categories: readonly (readonly Fact[])[]): number {
  const counts = new Map<string, Map<string, number>>();
  let total = 0;
  places.forEach((at, index) => {
    const category = categories[index]?.[0]?.value;
    if (at === null || category === undefined) return;
    const key = stemOf(titles[index]?.words[at]?.word ?? '');
    const entry = counts.get(key) ?? new Map<string, number>();
    counts.set(key, entry);
    note(entry, category);
    total++;
  });
  let pure = 0;
  for (const entry of counts.values()) {
    const all = [...entry.values()].reduce((sum, count) => sum + count, 0);
    if (all > 1) pure += Math.max(...entry.values());
  }
  return total === 0 ? 0 : pure / total;
}

/** What decides which words belong to a kind's name. */
interface Naming {
  language: string;
  /** Most words of titles begin with a small letter, so that a capital marks a name. */
  capitalsAreNames: boolean;
}

function namingOf(titles: readonly Title[], language: string): Naming {
  const later = titles.flatMap(({ words }) => words.slice(1)).filter(({ written }) => /^\p{L}/u.test(written));
  const capital = later.filter(({ written }) => /^\p{Lu}/u.test(written));
  return { language, capitalsAreNames: capital.length < later.length / 2 };
}

/** The kind with a neighbouring word that may belong to its name, such as 'Cordless Drill', 'Hedge Trimmer' or 'Gel douche'. */
function phrasesAround({ text, words, names, hits }: Title, at: number, { language, capitalsAreNames }: Naming): string[] {
  const known = knownLanguage(language);
  const phrase = (from: number, to: number, neighbour: number): string[] => {
    const written = text.slice(words[from]?.start, words[to - 1]?.end);
    const isName = names.has(neighbour) || (capitalsAreNames && /^\p{Lu}/u.test(words[neighbour]?.written ?? ''));
    const isValue = hits.some((hit) => hit.from <= neighbour && neighbour < hit.to);
    return to > words.length || isName || isValue || breaks.test(written) ? [] : [written];
  };
  if (namesThingLast(language)) return at > 0 ? phrase(at - 1, at + 1, at - 1) : [];
  const joins = known !== null && isSmallWord(words[at + 1]?.word ?? '', known);
  const end = at + (joins ? 3 : 2);
  return phrase(at, end, end - 1);
}

/** What does not stand inside a name. */
const breaks = /[,;:|(/\d]|\s[-–—•]\s/u;

function labelOfHead({ count, spellings, phrases }: HeadEntry): string {
  const [phrase] = [...phrases].sort((a, b) => b[1] - a[1]);
  if (phrase && count > 1 && phrase[1] >= count * phraseShare && phrase[0].length <= longestValue) return phrase[0];
  return [...spellings].sort((a, b) => b[1] - a[1])[0]?.[0] ?? '';
}

const minTail = 4;

/** The shortest word of the list that each compound ends with: 'Mütze' for 'Wollmütze'. */
function tailsOf(words: readonly string[]): Map<string, string> {
  const all = new Set(words);
  const tails = new Map<string, string>();
  for (const word of words)
    for (let from = word.length - minTail; from >= 3; from--) {
      const tail = word.slice(from);
      if (!all.has(tail)) continue;
      tails.set(word, tail);
      break;
    }
  return tails;
}

/** Facts from other words that several titles share. */
function featuresOf(titles: readonly Title[], kinds: readonly Fact[][]): Fact[][] {
  const isKind = new Set(kinds.flat().map(({ value }) => value));
  const counts = new Map<string, number>();
  const spellings = new Map<string, string>();
  const freeWords = ({ words, free }: Title) =>
    new Map(free.map((at): [string, string] => [stemOf(words[at]?.word ?? ''), words[at]?.written ?? '']));
  for (const title of titles)
    for (const [key, written] of freeWords(title)) {
      note(counts, key);
      if (!spellings.has(key)) spellings.set(key, written);
    }
  return titles.map((title) =>
    [...freeWords(title).keys()]
      .filter((key) => (counts.get(key) ?? 0) > 1 && (counts.get(key) ?? 0) < titles.length && !isKind.has(key))
      .map((key) => fact('feature', key, spellings.get(key) ?? key, 'title', 0.7)),
  );
}
