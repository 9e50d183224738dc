/** Makes facts of products: what their titles, categories, attributes, options, tags and texts say, in families. Pure. */
import { brandAttribute } from '@parley/contract';
import { knownLanguage, languageData } from '../../../kit/languages/index.ts';
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
/** A longer value is a sentence, nothing that can be chosen. */
const longestValue = 40;
const descriptionCharacters = 1000;
/** Words of titles count as kinds of things where recurring ones name at least this share of the products. */
const leastNamed = 0.5;
const leastNamedBesideCategories = 0.3;

/** Attributes that are of no use to a visitor. */
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

/** Products that are read before others get a turn: some milliseconds. */
const atOnce = 250;

/** The facts of each product, in the order of the products. `language` is the shop's. */
export function factsOf(products: readonly FactProduct[], language: string | null): Fact[][] {
  const steps = readFacts(products, language);
  for (let step = steps.next(); ; step = steps.next()) if (step.done) return step.value;
}

/** As `factsOf`, with turns for other requests in between: a large catalogue takes seconds. */
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
  const favoured = favouredFamilies(collected);
  const { kinds, features } = factsOfTitles(titles, collected, language ?? 'en');
  return collected.map((facts, at) => {
    for (const each of [...(kinds[at] ?? []), ...(features[at] ?? [])]) facts.add(each);
    return corrected(facts.settled(favoured), products[at]?.corrections ?? []);
  });
}

/** The facts as the owner corrected them. */
function corrected(facts: Fact[], corrections: readonly Correction[]): Fact[] {
  if (corrections.length === 0) return facts;
  const isCorrected = ({ family, value }: Fact) => corrections.some((each) => each.family === family && each.value === value);
  const added = corrections.filter(({ holds }) => holds);
  return [
    ...facts.filter((each) => !isCorrected(each)),
    ...added.map(({ family, value, label }) => fact(family as FactFamily, value, label, 'owner')),
  ];
}

/** The fact that an owner means by a word in a family: the vocabulary's value for it, or the folded word. */
export function factOfWord(family: FactFamily, word: string, language: string | null): Fact {
  const found: Fact[] = [];
  const reader = readerOf(lexiconOf(vocabularyLanguage(language)), language ?? 'en');
  addValue({ addMeanings: ([one]) => one && found.push(one) }, family, word, 'owner', reader);
  return found[0] ?? fact(family, foldText(word), word, 'owner');
}

/** The makers that the catalogue names, by their folded words. */
function brandsOf(products: readonly FactProduct[]): Map<string, string> {
  const brands = new Map<string, string>();
  for (const { vendor, attributes } of products)
    for (const name of [vendor, ...(attributes[brandAttribute] ?? [])]) {
      const key = foldedWords(name ?? '').join(' ');
      if (name && key.length > 1 && !brands.has(key)) brands.set(key, name);
    }
  return brands;
}

/** The makers that a title names. */
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
  /** Facts of texts, by where they stand and what they are. */
  memory: Map<string, Fact[][]>;
  /** The word of the shop's language for a value of the vocabulary. */
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

/** Takes facts: one, or several of which one is meant. */
interface Sink {
  addMeanings(facts: Fact[]): void;
}

/** Facts of a text that many products share are made once. */
function once(facts: Collection, { memory }: Reader, key: string, make: (sink: Sink) => void): void {
  let made = memory.get(key);
  if (!made) {
    const list: Fact[][] = [];
    make({ addMeanings: (meanings) => list.push(meanings) });
    memory.set(key, list);
    made = list;
  }
  for (const meanings of made) facts.addMeanings(meanings);
}

/** The facts of one product while they are collected: the surest of each kept, and words that may mean several things. */
class Collection {
  private readonly facts = new Map<string, Fact>();
  private readonly doubtful: Fact[][] = [];

  add(fact: Fact): void {
    const key = `${fact.family}\n${fact.value}`;
    const before = this.facts.get(key);
    if (!before || before.certainty < fact.certainty) this.facts.set(key, fact);
  }

  /** Adds a word with one meaning, or keeps one with several until it is known what the shop sells. */
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

  settled(favoured: ReadonlyMap<FactFamily, number>): Fact[] {
    for (const facts of this.doubtful) {
      const [best] = facts.toSorted((a, b) => (favoured.get(b.family) ?? 0) - (favoured.get(a.family) ?? 0));
      if (best) this.add(best);
    }
    return [...this.facts.values()];
  }
}

/** How often each family is certain in the catalogue: 'mint' is a flavour in a tea shop, a colour among clothes. */
function favouredFamilies(collected: readonly Collection[]): Map<FactFamily, number> {
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
      once(facts, reader, `category\n${depth}\n${step}`, (sink) => addCategory(sink, step, depth, reader));
  for (const tag of product.tags) once(facts, reader, `tag\n${tag}`, (sink) => addTag(sink, tag, reader));
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
    once(facts, reader, `${source}\n${name}\n${value}`, (sink) => {
      if (name.startsWith('_') || internalName.test(name)) return;
      const family = familyOfName(name) ?? (name === brandAttribute ? 'brand' : (`attribute:${foldText(name)}` as const));
      addValue(sink, family, value, source, reader, name);
    });
}

/** One value of an attribute, or several in one text: 'Cotton, wool'. */
function addValue(facts: Sink, family: FactFamily, text: string, source: FactSource, reader: Reader, name = ''): void {
  const key = foldText(text);
  if (!key || no.has(key)) return;
  if (yes.has(key)) {
    if (name) facts.addMeanings([fact('feature', foldText(name), name.trim(), source)]);
    return;
  }
  if (isSection(text) && family !== 'brand') return;
  if (Object.hasOwn(valueKeys, family) && addKnown(facts, family as ValueFamily, text, source, reader)) return;
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

/** Values of the family that the vocabulary finds in a text; false when there are none. */
function addKnown(facts: Sink, family: ValueFamily, text: string, source: FactSource, reader: Reader): boolean {
  const words = wordsIn(text);
  let found = false;
  for (const { from, to, meanings } of findValues(reader.lexicon, words)) {
    const meaning = meanings.find((each) => each.family === family);
    if (!meaning) continue;
    found = true;
    facts.addMeanings([fact(family, meaning.value, writtenOr(text, words, from, to, meaning, reader), source)]);
  }
  return found;
}

/** The shop's own word for a value, or the vocabulary's where the shop's is of another language or only part of a word. */
function writtenOr(
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
  const meant = hits.reduce((sum, { from, to }) => sum + to - from, 0);
  for (const { from, to, meanings } of hits) {
    const facing = meanings.filter(
      ({ family }) => meant === words.length || family === 'recipient' || family === 'room' || family === 'activity' || family === 'season',
    );
    if (facing.length === 0) continue;
    facts.addMeanings(
      facing.map((meaning) => fact(meaning.family, meaning.value, writtenOr(text, words, from, to, meaning, reader), 'category')),
    );
  }
  // A category that only says for whom is no kind of thing; 'Garden' may be one.
  const allMeant = meant === words.length && hits.length > 0;
  if (allMeant && hits.every(({ meanings }) => meanings.some(({ family }) => family === 'recipient'))) return;
  facts.addMeanings([fact('kind', kindKey(text), text, 'category', allMeant ? 0.6 : certainties.category - depth / 100)]);
}

/** Kinds in singular and plural are one. */
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
      meanings.map((meaning) => fact(meaning.family, meaning.value, writtenOr(tag, words, from, to, meaning, reader), 'tag')),
    );
  if (hits.length === 0 && words.length > 0) facts.addMeanings([fact('tag', kindKey(tag), tag.trim(), 'tag')]);
}

function addTitle(facts: Collection, { words, hits }: Title, title: string, reader: Reader): void {
  const folded = words.map(({ word }) => word);
  const written = words.map((word) => word.written).join(' ');
  for (const { from, to, meanings } of hits) {
    // A word that an attribute has explained already needs no other meaning.
    if (meanings.some(({ family, value }) => facts.hasValue(family, value))) continue;
    // What an attribute says of the family is surer than a word of the title: 'Orange juice' in a yellow box.
    const fresh = meanings.filter(({ family }) => !facts.has(family));
    if (fresh.length === 0) continue;
    facts.addMeanings(
      fresh.map((meaning) => fact(meaning.family, meaning.value, writtenOr(written, folded, from, to, meaning, reader), 'title')),
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

/** What titles say: the kind of each, and other words that several titles share. */
interface TitleFacts {
  kinds: Fact[][];
  features: Fact[][];
}

/** A word that names kinds of things stands in one category mostly, so often at least; names of models stand in all of them. */
const leastPurity = 0.6;
const judged = 4;
/** Of words that recur, those before or behind the thing in this share of its titles belong to its name: 'Cordless Drill', 'Gel douche'. */
const belongs = 0.8;

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
    note(entry.phrases, phraseAround(titles[index] as Title, at, language));
    if ((categories[index]?.length ?? 0) > 0) entry.categorised++;
    for (const { value } of categories[index] ?? []) note(entry.categories, value);
  });
  for (const [key, entry] of entries) if (entry.categorised >= judged && purityOf(entry) < leastPurity) entries.delete(key);
  const keys = heads.map((at, index) => (at === null ? null : stemOf(titles[index]?.words[at]?.word ?? '')));
  const known = knownLanguage(language);
  const tails = known && languageData(known).titles.compounds ? tailsOf([...entries.keys()]) : new Map<string, string>();
  const recurring = keys.filter((key) => key !== null && ((entries.get(key)?.count ?? 0) > 1 || tails.has(key))).length;
  const categorised = categories.filter((list) => list.length > 0).length;
  const named = recurring >= titles.length * (categorised > titles.length / 2 ? leastNamedBesideCategories : leastNamed);
  const labels = new Map([...categories.flat()].map(({ value, label }) => [value, label]));
  const kinds = keys.map((key, index): Fact[] => {
    const entry = named && key !== null ? entries.get(key) : undefined;
    if (!entry || key === null) return [];
    const sure = collected[index]?.has('kind') ? 0.6 : certainties.title;
    const list = [fact('kind', key, labelOfHead(entry), 'title', sure)];
    const tail = tails.get(key);
    const whole = tail === undefined ? undefined : entries.get(tail);
    if (tail !== undefined && whole) list.push(fact('kind', tail, labelOfHead(whole), 'title', sure));
    // A lamp without a category stands where the shop's other lamps stand.
    const [category] = [...entry.categories].sort((a, b) => b[1] - a[1]);
    if ((categories[index]?.length ?? 0) === 0 && category && entry.categorised > 1 && category[1] >= entry.categorised * belongs)
      list.push(fact('kind', category[0], labels.get(category[0]) ?? category[0], 'title', 0.6));
    return list;
  });
  return { kinds, features: featuresOf(titles, kinds) };
}

interface HeadEntry {
  count: number;
  spellings: Map<string, number>;
  phrases: Map<string, number>;
  /** How many of its products stand in each category, and in any. */
  categories: Map<string, number>;
  categorised: number;
}

const note = (counts: Map<string, number>, key: string) => counts.set(key, (counts.get(key) ?? 0) + 1);

const purityOf = ({ categories, categorised }: HeadEntry) => Math.max(0, ...categories.values()) / Math.max(1, categorised);

/** The place of the word in each title that names the thing: first or last as the language has it, unless the other is clearly better. */
function headsOf(titles: readonly Title[], categories: readonly (readonly Fact[])[], language: string): (number | null)[] {
  const last = titles.map(({ nouns }) => nouns.at(-1) ?? null);
  const first = titles.map(({ nouns }) => nouns[0] ?? null);
  const [usual, other] = namesThingLast(language) ? [last, first] : [first, last];
  return purityOfPlaces(titles, other, categories) > purityOfPlaces(titles, usual, categories) + 0.12 ? other : usual;
}

/** How well the words at these places tell categories; names of models tell none. */
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

/** The thing with the word that may belong to its name, such as 'Cordless Drill' or 'Gel douche'. */
function phraseAround({ words }: Title, at: number, language: string): string {
  const written = (from: number, to: number) =>
    words
      .slice(Math.max(0, from), to)
      .map((word) => word.written)
      .join(' ');
  if (namesThingLast(language)) return at > 0 ? written(at - 1, at + 1) : '';
  const joins = (words[at + 1]?.word.length ?? 9) <= 3;
  return at + 1 < words.length ? written(at, at + (joins ? 3 : 2)) : '';
}

function labelOfHead({ count, spellings, phrases }: HeadEntry): string {
  const [phrase] = [...phrases].sort((a, b) => b[1] - a[1]);
  if (phrase && phrase[0] !== '' && count > 1 && phrase[1] >= count * belongs && phrase[0].length <= longestValue) return phrase[0];
  return [...spellings].sort((a, b) => b[1] - a[1])[0]?.[0] ?? '';
}

const leastTail = 4;

/** By each compound the shortest word of the list that it ends with: 'Mütze' of 'Wollmütze'. */
function tailsOf(words: readonly string[]): Map<string, string> {
  const all = new Set(words);
  const tails = new Map<string, string>();
  for (const word of words)
    for (let from = word.length - leastTail; from >= 3; from--) {
      const tail = word.slice(from);
      if (!all.has(tail)) continue;
      tails.set(word, tail);
      break;
    }
  return tails;
}

/** Other words that several titles share. */
function featuresOf(titles: readonly Title[], kinds: readonly Fact[][]): Fact[][] {
  const isKind = new Set(kinds.flat().map(({ value }) => value));
  const counts = new Map<string, number>();
  const spellings = new Map<string, string>();
  const wordsOf = ({ words, free }: Title) =>
    new Map(free.map((at): [string, string] => [stemOf(words[at]?.word ?? ''), words[at]?.written ?? '']));
  for (const title of titles)
    for (const [key, written] of wordsOf(title)) {
      note(counts, key);
      if (!spellings.has(key)) spellings.set(key, written);
    }
  return titles.map((title) =>
    [...wordsOf(title).keys()]
      .filter((key) => (counts.get(key) ?? 0) > 1 && (counts.get(key) ?? 0) < titles.length && !isKind.has(key))
      .map((key) => fact('feature', key, spellings.get(key) ?? key, 'title', 0.7)),
  );
}
