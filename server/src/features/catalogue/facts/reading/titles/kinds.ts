/** Finds the word of each title that names the kind, and other words that several titles share. Pure. */
import { isSmallWord, knownLanguage, languageData } from '../../../../../kit/languages/index.ts';
import { foldText, unspacedScript } from '../../../../../kit/text/words.ts';
import { certainties, type Fact } from '../../fact.ts';
import { type Collection, fact } from '../collection.ts';
import { kindKey, longestValue } from '../reader.ts';
import { compoundReader, type HeadName, isSameCompound } from './compounds.ts';
import { headsOf, minPurity, note, type ProductData } from './heads.ts';
import { categoriesByTitle } from './similar-titles.ts';
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

/** Below this number of products with a category, a word that occurs in several may still name a kind. */
const minCategorised = 2;
/** A word before or behind the kind belongs to its name if it is in at least this share of the titles: 'Cordless Drill', 'Gel douche'. */
const phraseShare = 0.8;

/**
 * The kind of each product by its title, and what titles share otherwise.
 */
export function factsOfTitles(
  titles: readonly Title[],
  collected: readonly Collection[],
  productData: ProductData,
  language: string,
): TitleFacts {
  const categories = collected.map((facts) => [...facts.all()].filter(({ family, source }) => family === 'kind' && source === 'category'));
  const naming = namingOf(titles, language);
  const compounds = compoundReader(titles, categories, language);
  const heads = headsOf(titles, productData, categories, language).map((at, index) => compounds?.headOf(titles[index] as Title) ?? at);
  const names = heads.map((at, index) => {
    const title = titles[index] as Title;
    return at === null ? null : (compounds?.nameAt(title, at) ?? plainName(title, at));
  });
  const narrowest = narrowestOf(categories);
  const entries = new Map<string, HeadEntry>();
  heads.forEach((at, index) => {
    if (at === null) return;
    const { key, written } = names[index] as HeadName;
    const entry = entries.get(key) ?? {
      count: 0,
      spellings: new Map(),
      phrases: new Map(),
      complement: null,
      within: new Map(),
      filed: 0,
      categories: new Map(),
      categorised: 0,
    };
    entries.set(key, entry);
    entry.count++;
    if (categories[index]?.length) entry.filed++;
    for (const { value } of categories[index] ?? []) note(entry.within, value);
    note(entry.spellings, written);
    for (const phrase of phrasesAround(titles[index] as Title, at, naming)) note(entry.phrases, phrase);
    entry.complement ??= complementOf(titles[index] as Title, at, language);
  });
  // A word that names a kind does so wherever it occurs; that of a model also occurs in other categories.
  titles.forEach(({ words, nouns }, index) => {
    const category = narrowest[index];
    if (category === undefined) return;
    for (const key of new Set(nouns.map((at) => kindKey(words[at]?.word ?? '')))) {
      const entry = entries.get(key);
      if (!entry) continue;
      entry.categorised++;
      note(entry.categories, category);
    }
  });
  for (const [key, entry] of entries) if (entry.categorised >= minCategorised && purityOf(entry) < minPurity) entries.delete(key);
  const keys = names.map((name) => name?.key ?? null);
  const spoken = knownLanguage(language);
  const tails = spoken && languageData(spoken).titles.compounds ? tailsOf([...entries.keys()]) : new Map<string, string>();
  const recurring = keys.filter((key) => key !== null && ((entries.get(key)?.count ?? 0) > 1 || tails.has(key))).length;
  const categorised = categories.filter((list) => list.length > 0).length;
  const named = recurring >= titles.length * (categorised > titles.length / 2 ? minNamedShareBesideCategories : minNamedShare);
  const labels = new Map(categories.flat().map(({ value, label }) => [value, label]));
  const byTitle = categoriesByTitle(titles, heads, categories, language);
  const kinds = keys.map((key, index): Fact[] => {
    const entry = named && key !== null ? entries.get(key) : undefined;
    if (!entry || key === null) return [];
    const title = titles[index] as Title;
    const at = heads[index] ?? 0;
    const isSingle = entry.count === 1 && !tails.has(key);
    // A word that only this title has is a name if another of its words names the kind of other products: 'Clip lamp Duo'.
    const others = isSingle ? kindOfOthers(title, entries, narrowest[index]) : [];
    if (others.length > 0) return others;
    const category = categoryOf(key, entry);
    if (category !== undefined) return [fact('kind', category, labels.get(category) ?? category, 'title', calledAlike)];
    const isSure = !isSingle || (categories[index]?.length ?? 0) === 0;
    if (!isSure && !endsTitle(title, at, language)) return [];
    const sure = collected[index]?.has('kind') ? 0.6 : certainties.title;
    const tail = tails.get(key);
    const thing = tail ?? thingBefore(title, at, { entries, category: narrowest[index], language });
    return (thing === undefined ? [key] : [key, thing]).flatMap((each) => factOfHead(each, entries.get(each), sure));
  });
  return { kinds: kinds.map((list, index) => [...list, ...(byTitle[index] ?? [])]), features: featuresOf(titles, kinds) };
}

const factOfHead = (key: string, entry: HeadEntry | undefined, certainty: number): Fact[] =>
  entry ? [fact('kind', key, labelOfHead(entry), 'title', certainty)] : [];

/** The kind by a word of the title that names the kind of other products in the category. */
function kindOfOthers({ words, nouns }: Title, entries: ReadonlyMap<string, HeadEntry>, category: string | undefined): Fact[] {
  const other = nouns.map((at) => kindKey(words[at]?.word ?? '')).find((key) => isKindWithin(entries.get(key), category));
  return other === undefined ? [] : factOfHead(other, entries.get(other), 0.6);
}

/** The kind of others that the word before is: a 'Parasol Texel' is a parasol. */
function thingBefore(
  { words, nouns }: Title,
  at: number,
  { entries, category, language }: { entries: ReadonlyMap<string, HeadEntry>; category: string | undefined; language: string },
): string | undefined {
  if (!namesThingLast(language) || !nouns.includes(at - 1)) return undefined;
  const before = kindKey(words[at - 1]?.word ?? '');
  return isKindWithin(entries.get(before), category) ? before : undefined;
}

function plainName({ words }: Title, at: number): HeadName {
  const { word, written } = words[at] as TitleWord;
  return { key: kindKey(word), written };
}

/** The category that nearly all products of a kind are in and whose name differs in its ending only: 'Termoslar' of a 'Termos'. */
const categoryOf = (key: string, entry: HeadEntry): string | undefined => {
  const spelled = foldText(labelOfHead(entry));
  const isCalledSo = (value: string) => differInEnding(value, key) || differInEnding(value, spelled) || isSameCompound(value, key);
  return [...entry.within].find(([value, count]) => value !== key && count >= entry.filed * filedShare && isCalledSo(value))?.[0];
};

/** How certain that kind is for a product without a category: a guess (`sureCertainty`), because its page has another form of the word. */
const calledAlike = 0.55;
const filedShare = 0.8;
const shortestCommon = 4;
const longestEnding = 3;
function differInEnding(first: string, second: string): boolean {
  let common = 0;
  while (common < Math.min(first.length, second.length) && first[common] === second[common]) common++;
  const isEnding = (word: string) => word.length - common <= longestEnding && !/\s/.test(word) && !unspacedScript.test(word);
  return common >= shortestCommon && isEnding(first) && isEnding(second);
}

/** Whether a word names the kind of several products of this category. */
const isKindWithin = (entry: HeadEntry | undefined, category: string | undefined): boolean =>
  entry !== undefined && category !== undefined && entry.count > 1 && (entry.categories.get(category) ?? 0) > 1;

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
  /** The word with what a preposition adds to it, which alone is a fragment: 'Rouge à lèvres'. */
  complement: string | null;
  /** How many products of the kind are in each category, and in any. */
  within: Map<string, number>;
  filed: number;
  /** How many products with the word anywhere in the title are in each narrowest category, and in any. */
  categories: Map<string, number>;
  categorised: number;
}

const purityOf = ({ categories, categorised }: HeadEntry) => Math.max(0, ...categories.values()) / Math.max(1, categorised);

/** Of the categories of each product, the one with the fewest products: where titles name no kinds, model names occur in many of these. */
function narrowestOf(categories: readonly (readonly Fact[])[]): (string | undefined)[] {
  const sizes = new Map<string, number>();
  for (const list of categories) for (const { value } of list) note(sizes, value);
  return categories.map((list) => [...list].sort((a, b) => (sizes.get(a.value) ?? 0) - (sizes.get(b.value) ?? 0))[0]?.value);
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

/** The kind with neighbouring words that may belong to its name, such as 'Cordless Drill', 'Hedge Trimmer', 'Gel douche' or 'Robe de soirée'. */
function phrasesAround({ text, words, nouns, names, hits }: Title, at: number, { language, capitalsAreNames }: Naming): string[] {
  const grammarLanguage = knownLanguage(language);
  const possessed = grammarLanguage && languageData(grammarLanguage).titles.possessed;
  const isName = (place: number) => names.has(place) || (capitalsAreNames && /^\p{Lu}/u.test(words[place]?.written ?? ''));
  const isValue = (place: number) => hits.some((hit) => hit.from <= place && place < hit.to);
  const isSmall = (place: number) => grammarLanguage !== null && isSmallWord(words[place]?.word ?? '', grammarLanguage);
  const belongs = (place: number) => place >= 0 && place < words.length && !isName(place) && (!isValue(place) || isSmall(place - 1));
  const phrases: string[] = [];
  const add = (from: number, to: number) => {
    const written = text.slice(words[from]?.start, words[to - 1]?.end);
    if (!breaks.test(written)) phrases.push(written);
  };
  if (namesThingLast(language)) {
    const isPossessed = possessed && new RegExp(possessed, 'u').test(words[at]?.word ?? '');
    if (belongs(at - 1) || (isPossessed && at > 0 && !isName(at - 1))) add(at - 1, at + 1);
    // A word that was passed over as a property may name the product itself: 'Letter Plate', where others have a lock plate.
    if (belongs(at + 1) && nouns.includes(at + 1) && !possessed) add(at, at + 2);
    return phrases;
  }
  const sets = grammarLanguage && languageData(grammarLanguage).titles.sets;
  const from = sets && at > 0 && new RegExp(`^(?:${sets})$`, 'u').test(words[at - 1]?.word ?? '') ? at - 1 : at;
  if (from < at) add(from, at + 1);
  for (let end = at + 1; end <= at + longestPhrase && (isSmall(end) || belongs(end)); end++) if (!isSmall(end)) add(from, end + 1);
  return phrases;
}

/** The noun of a title with what a preposition adds to it: 'Rouge à lèvres'. */
function complementOf({ text, words, before, names }: Title, at: number, language: string): string | null {
  const grammarLanguage = knownLanguage(language);
  const [head, small, last] = [words[at], words[at + 1], words[at + 2]];
  if (!grammarLanguage || namesThingLast(language) || !head || !small || !last || at + 2 >= before || names.has(at + 2)) return null;
  const written = text.slice(head.start, last.end);
  return isSmallWord(small.word, grammarLanguage) && !isSmallWord(last.word, grammarLanguage) && !breaks.test(written) ? written : null;
}

/** The maximum number of words that follow a kind in its name: 'Mehrzweckreiniger', 'porte-bébé en tissu'. */
const longestPhrase = 3;

/** Words and signs that do not occur inside a name. */
const breaks = /[,;:|(/\d]|\s[-–—•]\s/u;

function labelOfHead({ count, spellings, phrases, complement }: HeadEntry): string {
  const common = [...phrases].filter(([phrase, times]) => times >= count * phraseShare && phrase.length <= longestValue);
  const [phrase] = common.sort((a, b) => b[0].length - a[0].length);
  if (phrase && count > 1) return phrase[0];
  if (count === 1 && complement !== null && complement.length <= longestValue) return complement;
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
    new Map(free.map((at): [string, string] => [kindKey(words[at]?.word ?? ''), words[at]?.written ?? '']));
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
