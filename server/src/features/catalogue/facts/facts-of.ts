/** Extracts facts from products: from titles, categories, attributes, options, tags and descriptions. Pure. */
import { brandAttribute } from '@parley/contract';
import { isSmallWord, knownLanguage, languageData } from '../../../kit/languages/index.ts';
import {
  familyOfName,
  findValues,
  formsOf,
  isSection,
  type Lexicon,
  lexiconOf,
  type Meaning,
  type ValueFamily,
  valueKeys,
  vocabularyLanguage,
  vocabularyOf,
  wordsIn,
} from '../../../kit/languages/vocabulary/index.ts';
import { foldedWords, foldText, stemOf } from '../../../kit/text/words.ts';
import type { Correction, Fact, FactFamily, FactProduct, FactSource } from './fact.ts';
import { measuresIn } from './measures.ts';
import { namesThingLast, type Title, type TitleWord, titleReader } from './titles.ts';

const certainties: Readonly<Record<FactSource, number>> = {
  owner: 1,
  attribute: 0.95,
  option: 0.9,
  category: 0.9,
  title: 0.85,
  tag: 0.8,
  description: 0.3,
};
/** Longer values are sentences, which cannot be offered as an answer. */
const longestValue = 40;
const descriptionCharacters = 1000;
/**
 * Words of titles are used as kinds only if the recurring ones name at least this share of the products; less suffices beside categories.
 */
const minNamedShare = 0.5;
const minNamedShareBesideCategories = 0.3;

/** Names of attributes that do not help a visitor to choose. */
const internalName =
  /(?:^|[\s_-])(?:sku|gtin\d*|ean\d*|upc|isbn\d*|mpn|id|uuid|barcode|url|link|handle|slug|stock|inventory|quantity|rating|reviews?|tax|vat|meta|shipping|versand\w*|delivery|lieferzeit|livraison|warranty|garantie|garantía|asin|article number|artikelnummer|bestellnummer|model number|modellnummer|référence|referencia|position|created|updated|condition|availability|price|preis|weight unit|hsn|vendor code|supplier|custom label \d|google product category|ranking|score)(?:$|[\s_-])/iu;
const internalTag = /[_=@#]|^\d+$|https?:|^[a-z]+-[a-z]+-[a-z]+-[a-z]+|\d{4}/i;
const yes = new Set(['yes', 'ja', 'oui', 'si', 'tak', 'evet', 'true', '1', 'نعم', 'はい']);
const no = new Set([
  'no',
  'nein',
  'non',
  'nee',
  'nie',
  'hayir',
  'false',
  '0',
  'لا',
  'いいえ',
  'n/a',
  '-',
  '–',
  'none',
  '?',
  'k.a.',
  'tbd',
  'unknown',
]);

/** After this many products, some milliseconds, the event loop runs other requests. */
const atOnce = 250;

/** Extracts the facts of each product, in the order of the products. `language` is the shop's. */
export function factsOf(products: readonly FactProduct[], language: string | null): Fact[][] {
  const steps = readFacts(products, language);
  for (let step = steps.next(); ; step = steps.next()) if (step.done) return step.value;
}

/** Like `factsOf`, but lets other requests run in between, because a large catalogue takes seconds. */
export async function factsInTurns(products: readonly FactProduct[], language: string | null): Promise<Fact[][]> {
  const steps = readFacts(products, language);
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done) return step.value;
    await new Promise((resolve) => setImmediate(resolve));
  }
}

function* readFacts(products: readonly FactProduct[], language: string | null): Generator<undefined, Fact[][]> {
  const lexicon = lexiconOf(vocabularyLanguage(language));
  const reader = readerOf(lexicon, language ?? 'en');
  const titles: Title[] = [];
  const collected: Collection[] = [];
  const brands = brandsOf(products);
  const brandWords = new Set([...brands.keys()].flatMap((brand) => brand.split(' ')));
  for (const product of products) {
    const title = reader.title(product.title ?? '', brandWords);
    titles.push(title);
    collected.push(collect(product, title, reader, brands));
    if (titles.length % atOnce === 0) yield;
  }
  const familyCounts = countFamilies(collected);
  const { kinds, features } = factsOfTitles(titles, collected, language ?? 'en');
  return collected.map((facts, at) => {
    for (const each of [...(kinds[at] ?? []), ...(features[at] ?? [])]) facts.add(each);
    return corrected(facts.settled(familyCounts), products[at]?.corrections ?? []);
  });
}

/** Applies the owner's corrections to facts. */
function corrected(facts: Fact[], corrections: readonly Correction[]): Fact[] {
  if (corrections.length === 0) return facts;
  const isCorrected = ({ family, value }: Fact) => corrections.some((each) => each.family === family && each.value === value);
  const added = corrections.filter(({ holds }) => holds);
  return [
    ...facts.filter((each) => !isCorrected(each)),
    ...added.map(({ family, value, label }) => fact(family as FactFamily, value, label, 'owner')),
  ];
}

/** The fact for a word that an owner adds to a family: the vocabulary's value for it, or the folded word. */
export function factOfWord(family: FactFamily, word: string, language: string | null): Fact {
  const found: Fact[] = [];
  const reader = readerOf(lexiconOf(vocabularyLanguage(language)), language ?? 'en');
  addValue({ addMeanings: ([one]) => one && found.push(one) }, family, word, 'owner', reader);
  return found[0] ?? fact(family, foldText(word), word, 'owner');
}

/** The brands in the catalogue, by their folded words. */
function brandsOf(products: readonly FactProduct[]): Map<string, string> {
  const brands = new Map<string, string>();
  for (const { vendor, attributes } of products)
    for (const name of [vendor, ...(attributes[brandAttribute] ?? [])]) {
      const key = foldedWords(name ?? '').join(' ');
      if (name && key.length > 1 && !brands.has(key)) brands.set(key, name);
    }
  return brands;
}

/** The brands that occur in a title. */
function brandsIn({ words }: Title, brands: ReadonlyMap<string, string>): string[] {
  const found: string[] = [];
  for (let from = 0; from < words.length; from++)
    for (let to = from + 1; to <= Math.min(words.length, from + 3); to++) {
      const name = brands.get(
        words
          .slice(from, to)
          .map(({ word }) => word)
          .join(' '),
      );
      if (name !== undefined) found.push(name);
    }
  return found;
}

interface Reader {
  lexicon: Lexicon;
  title(title: string, brandWords: ReadonlySet<string>): Title;
  /** Cached facts of attributes, categories and tags, by where they occur and their text. */
  memory: Map<string, Fact[][]>;
  /** The word for a value of the vocabulary in the shop's language. */
  labelOf(meaning: Meaning): string;
}

function readerOf(lexicon: Lexicon, language: string): Reader {
  const { values } = vocabularyOf(lexicon.language);
  return {
    lexicon,
    memory: new Map(),
    title: titleReader(language.slice(0, 2).toLowerCase(), lexicon),
    labelOf: ({ family, value }) => formsOf((values[family] as Record<string, string>)[value] ?? value)[0] ?? value,
  };
}

/** Collects facts. When given several, exactly one of them is meant. */
interface Sink {
  addMeanings(facts: Fact[]): void;
}

/** Extracts the facts of a text once, because many products share it. */
function cachedFacts(facts: Collection, { memory }: Reader, key: string, make: (sink: Sink) => void): void {
  let made = memory.get(key);
  if (!made) {
    const list: Fact[][] = [];
    make({ addMeanings: (meanings) => list.push(meanings) });
    memory.set(key, list);
    made = list;
  }
  for (const meanings of made) facts.addMeanings(meanings);
}

/** The facts of one product while they are collected: the most certain one for each value, and ambiguous words. */
class Collection {
  private readonly facts = new Map<string, Fact>();
  private readonly doubtful: Fact[][] = [];

  add(fact: Fact): void {
    const key = `${fact.family}\n${fact.value}`;
    const before = this.facts.get(key);
    if (!before || before.certainty < fact.certainty) this.facts.set(key, fact);
  }

  /** Adds the fact of an unambiguous word, or stores the possible facts of an ambiguous one until it is known what the shop sells. */
  addMeanings(facts: Fact[]): void {
    if (facts.length === 1) this.add(facts[0] as Fact);
    else this.doubtful.push(facts);
  }

  has(family: FactFamily): boolean {
    return [...this.facts.values()].some((fact) => fact.family === family && fact.source !== 'description');
  }

  hasValue(family: FactFamily, value: string): boolean {
    const known = this.facts.get(`${family}\n${value}`);
    return known !== undefined && known.source !== 'description';
  }

  all(): Iterable<Fact> {
    return this.facts.values();
  }

  settled(familyCounts: ReadonlyMap<FactFamily, number>): Fact[] {
    for (const facts of this.doubtful) {
      const [best] = facts.toSorted((a, b) => (familyCounts.get(b.family) ?? 0) - (familyCounts.get(a.family) ?? 0));
      if (best) this.add(best);
    }
    return [...this.facts.values()];
  }
}

/**
 * How often each family occurs in the catalogue, to resolve ambiguous words: 'mint' is a flavour in a tea shop and a colour among clothes.
 */
function countFamilies(collected: readonly Collection[]): Map<FactFamily, number> {
  const counts = new Map<FactFamily, number>();
  for (const facts of collected)
    for (const { family, source } of facts.all()) if (source !== 'description') counts.set(family, (counts.get(family) ?? 0) + 1);
  return counts;
}

function collect(product: FactProduct, title: Title, reader: Reader, brands: ReadonlyMap<string, string>): Collection {
  const facts = new Collection();
  for (const [name, values] of Object.entries(product.attributes)) addAttribute(facts, name, values, 'attribute', reader);
  const options = new Map<string, Set<string>>();
  for (const { options: chosen, inStock = true } of product.variants ?? [])
    if (inStock) for (const [name, value] of Object.entries(chosen)) options.set(name, (options.get(name) ?? new Set()).add(value));
  for (const [name, values] of options) addAttribute(facts, name, [...values], 'option', reader);
  if (product.vendor) addValue(facts, 'brand', product.vendor, 'attribute', reader);
  else for (const name of facts.has('brand') ? [] : brandsIn(title, brands)) addValue(facts, 'brand', name, 'title', reader);
  const paths = product.categoryPaths?.length
    ? product.categoryPaths
    : product.categories.map((each) => each.split(/\s*(?:>|›|»)\s*|\s+\/\s+/));
  for (const path of paths)
    for (const [depth, step] of path.entries())
      cachedFacts(facts, reader, `category\n${depth}\n${step}`, (sink) => addCategory(sink, step, depth, reader));
  for (const tag of product.tags) cachedFacts(facts, reader, `tag\n${tag}`, (sink) => addTag(sink, tag, reader));
  addTitle(facts, title, product.title ?? '', reader);
  addDescription(facts, product.description ?? '', reader);
  return facts;
}

const fact = (family: FactFamily, value: string, label: string, source: FactSource, certainty = certainties[source]): Fact => ({
  family,
  value,
  label,
  source,
  certainty,
});

function addAttribute(facts: Collection, name: string, values: readonly string[], source: FactSource, reader: Reader): void {
  for (const value of values)
    cachedFacts(facts, reader, `${source}\n${name}\n${value}`, (sink) => {
      if (name.startsWith('_') || internalName.test(name)) return;
      const family = familyOfName(name) ?? (name === brandAttribute ? 'brand' : (`attribute:${foldText(name)}` as const));
      addValue(sink, family, value, source, reader, name);
    });
}

/** Adds the value of an attribute, or several values in one text such as 'Cotton, wool'. */
function addValue(facts: Sink, family: FactFamily, text: string, source: FactSource, reader: Reader, name = ''): void {
  const key = foldText(text);
  if (!key || no.has(key)) return;
  if (yes.has(key)) {
    if (name) facts.addMeanings([fact('feature', foldText(name), name.trim(), source)]);
    return;
  }
  if (isSection(text) && family !== 'brand') return;
  if (Object.hasOwn(valueKeys, family) && addVocabularyValues(facts, family as ValueFamily, text, source, reader)) return;
  const measures = measuresIn(text);
  const [measure] = measures;
  if (measures.length === 1 && measure && foldText(measure.label) === key) {
    facts.addMeanings([fact(family, measure.value, measure.label, source)]);
    return;
  }
  for (const part of family === 'brand' || text.length <= 20 ? [text] : text.split(/\s*[,;|]\s*/)) {
    const folded = foldText(part);
    if (!folded || part.length > longestValue) continue;
    if (family === 'kind') facts.addMeanings([fact('kind', kindKey(part), part.trim(), source)]);
    else facts.addMeanings([fact(family, folded, part.trim(), source)]);
  }
}

/** Adds the values of a family that the vocabulary finds in a text; false when there are none. */
function addVocabularyValues(facts: Sink, family: ValueFamily, text: string, source: FactSource, reader: Reader): boolean {
  const words = wordsIn(text);
  let found = false;
  for (const { from, to, meanings } of findValues(reader.lexicon, words)) {
    const meaning = meanings.find((each) => each.family === family);
    if (!meaning) continue;
    found = true;
    facts.addMeanings([fact(family, meaning.value, labelFor(text, words, from, to, meaning, reader), source)]);
  }
  return found;
}

/** The shop's own word for a value, or the vocabulary's word if the shop's is in another language or part of a longer word. */
function labelFor(
  text: string,
  words: readonly string[],
  from: number,
  to: number,
  meaning: Meaning,
  { labelOf, lexicon }: Reader,
): string {
  const own = labelOf(meaning);
  const written = text.normalize('NFC').match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  if (written.length !== words.length || to - from > 2) return own;
  const phrase = words.slice(from, to).join(' ');
  return lexicon.forms.has(phrase) && phrase !== foldText(own) ? written.slice(from, to).join(' ') : own;
}

function addCategory(facts: Sink, step: string, depth: number, reader: Reader): void {
  const text = step.trim();
  if (!text || text.length > longestValue || isSection(text) || /^\d+$/.test(text)) return;
  const words = wordsIn(text);
  const hits = findValues(reader.lexicon, words);
  const meaningWords = hits.reduce((sum, { from, to }) => sum + to - from, 0);
  for (const { from, to, meanings } of hits) {
    const usable = meanings.filter(
      ({ family }) =>
        meaningWords === words.length || family === 'recipient' || family === 'room' || family === 'activity' || family === 'season',
    );
    if (usable.length === 0) continue;
    facts.addMeanings(
      usable.map((meaning) => fact(meaning.family, meaning.value, labelFor(text, words, from, to, meaning, reader), 'category')),
    );
  }
  // A category that names only a target group, such as 'Women', is not a kind; 'Garden' may be one.
  const isAllMeanings = meaningWords === words.length && hits.length > 0;
  if (isAllMeanings && hits.every(({ meanings }) => meanings.some(({ family }) => family === 'recipient'))) return;
  facts.addMeanings([fact('kind', kindKey(text), text, 'category', isAllMeanings ? 0.6 : certainties.category - depth / 100)]);
}

/** The same key for singular and plural. */
const kindKey = (text: string): string => foldedWords(text).map(stemOf).join(' ') || foldText(text);

function addTag(facts: Sink, tag: string, reader: Reader): void {
  const pair = /^([\p{L} ]{2,30})\s*[:=_]\s*([^:=]{1,40})$/u.exec(tag.trim());
  if (pair && familyOfName(pair[1] ?? '')) {
    const [, name = '', value = ''] = pair;
    addValue(facts, familyOfName(name) ?? 'tag', value.replaceAll('_', ' '), 'tag', reader, name);
    return;
  }
  if (tag.length > longestValue || internalTag.test(tag) || isSection(tag)) return;
  const words = wordsIn(tag);
  const hits = findValues(reader.lexicon, words);
  for (const { from, to, meanings } of hits)
    facts.addMeanings(
      meanings.map((meaning) => fact(meaning.family, meaning.value, labelFor(tag, words, from, to, meaning, reader), 'tag')),
    );
  if (hits.length === 0 && words.length > 0) facts.addMeanings([fact('tag', kindKey(tag), tag.trim(), 'tag')]);
}

function addTitle(facts: Collection, { words, hits }: Title, title: string, reader: Reader): void {
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

function addDescription(facts: Collection, description: string, reader: Reader): void {
  const words = wordsIn(description.slice(0, descriptionCharacters));
  for (const { meanings } of findValues(reader.lexicon, words)) {
    const [meaning] = meanings;
    if (meanings.length === 1 && meaning && !facts.has(meaning.family))
      facts.add(fact(meaning.family, meaning.value, reader.labelOf(meaning), 'description'));
  }
}

/** The facts of titles: the kind of each product, and other words that several titles share. */
interface TitleFacts {
  kinds: Fact[][];
  features: Fact[][];
}

/** A word that names a kind occurs mostly in one category, in at least this share of its titles; model names occur in all categories. */
const minPurity = 0.6;
const minCategorised = 4;
/** A word before or behind the kind belongs to its name if it is in at least this share of the titles: 'Cordless Drill', 'Gel douche'. */
const phraseShare = 0.8;

function factsOfTitles(titles: readonly Title[], collected: readonly Collection[], language: string): TitleFacts {
  const categories = collected.map((facts) => [...facts.all()].filter(({ family, source }) => family === 'kind' && source === 'category'));
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
    for (const phrase of phrasesAround(titles[index] as Title, at, language)) note(entry.phrases, phrase);
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

/** The kind with a neighbouring word that may belong to its name, such as 'Cordless Drill', 'Hedge Trimmer' or 'Gel douche'. */
function phrasesAround({ words }: Title, at: number, language: string): string[] {
  const written = (from: number, to: number) =>
    words
      .slice(from, to)
      .map((word) => word.written)
      .join(' ');
  const known = knownLanguage(language);
  const joins = known !== null && isSmallWord(words[at + 1]?.word ?? '', known);
  const behind = at + 1 < words.length ? [written(at, at + (joins ? 3 : 2))] : [];
  return namesThingLast(language) && at > 0 ? [written(at - 1, at + 1), ...behind] : behind;
}

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
