/**
 * What the words of titles and texts say about a catalogue: which kinds of things there are, and what tells them apart. For shops that keep
 * neither categories nor attributes. An option is found by a text rule, and counted exactly as that rule finds. Pure.
 */
import { allLanguages, knownLanguage, languageData } from '../../../kit/languages/index.ts';
import { beginsWith, foldedWords, foldText, stemOf } from '../../../kit/text/words.ts';
import { brand } from '../../recommendation/index.ts';
import { choose } from './choosing.ts';
import { type Facet, type FacetOption, type FacetProduct, facetOf } from './facet.ts';
import { namesNothing } from './telling-words.ts';

/** Fewer products are looked at side by side. */
const leastProducts = 6;
/** A draft holds no more, and words are the slowest to look at. */
const mostProducts = 3000;
const mostCandidates = 80;
const descriptionCharacters = 1000;
/** A word must stand for at least this share of the products, and for at least two. */
const leastShare = 0.07;
const mostShare = 0.7;
/** Of what a word finds, the share that carries it in its title: else the texts mention it in passing. */
const leastInTitles = 0.5;
/** What no word finds must not be the larger part; for what is only said of things, not even a large one. */
const mostRest = { kind: 0.5, detail: 0.4 };
/** Answers that fit the same products are no alternatives. */
const mostOverlap = 0.25;
const mostForms = 6;
const leastTail = 4;

/** What is known of the titles of languages that have no file of their own. */
const otherThingIsLast = new Set(['sv', 'da', 'no', 'nb', 'fi', 'ja', 'zh', 'ko']);
const otherCompounds = new Set(['sv', 'da', 'no', 'nb', 'fi']);
/** After these a title says what the thing is for, or goes with. */
const asideWords = allLanguages.map((language) => languageData(language).titles.aside).join('|');
const aside = new RegExp(`[,;:|(/–—•]|\\s-\\s|-(?=\\p{Lu})|\\s(?:${asideWords})\\s`, 'iu');

/** 'd’hiver', 'l’orologio': the word begins after the sign. */
const elided = /^(?:[dlnjmtscq]|qu|dell|nell|sull|all|un)['’](?=\p{L})/iu;

interface Candidate {
  text: string;
  /** Folded words, each as a rule writes it. */
  forms: string[];
  products: number[];
}

/** At most two facets: the kinds of things, and what else their titles tell. */
export function wordFacets(products: readonly FacetProduct[], language: string | null): Facet[] {
  const count = products.length;
  if (count < leastProducts || count > mostProducts || !products.some(({ title }) => title)) return [];
  const lang = language?.slice(0, 2).toLowerCase() ?? 'en';
  const index = indexOf(products);
  const titles = readTitles(products, lang);
  const heads = candidates(titles, index, count, ({ head }) => (head ? [head] : []));
  const kinds = growsCompounds(lang) ? foldCompounds(heads, titles, index, count) : heads;
  const isHead = new Set(titles.flatMap(({ head }) => (head ? [stemOf(head.word)] : [])));
  const others = candidates(titles, index, count, ({ words }) => words.filter(({ word }) => !isHead.has(stemOf(word))));
  return [wordFacet('kind', kinds, count), wordFacet('detail', others, count)].filter((facet) => facet !== null);
}

const titlesOf = (language: string) => {
  const known = knownLanguage(language);
  return known && languageData(known).titles;
};
const namesThingLast = (language: string) => titlesOf(language)?.thingIsLast ?? otherThingIsLast.has(language);
const growsCompounds = (language: string) => titlesOf(language)?.compounds ?? otherCompounds.has(language);

interface Word {
  word: string;
  written: string;
}
interface Title {
  words: Word[];
  head: Word | null;
}

function readTitles(products: readonly FacetProduct[], language: string): Title[] {
  const segmenter = new Intl.Segmenter(Intl.Segmenter.supportedLocalesOf(language)[0] ?? 'en', { granularity: 'word' });
  const read = (text: string, brands: ReadonlySet<string>): Word[] =>
    [...segmenter.segment(text)]
      .filter(({ isWordLike }) => isWordLike)
      .map(({ segment }) => segment.replace(elided, ''))
      .map((written) => ({ word: foldText(written), written }))
      .filter(({ word }) => isTelling(word, language) && !brands.has(word));
  return products.map(({ title = '', vendor, attributes }) => {
    const brands = new Set(foldedWords([vendor ?? '', ...(attributes[brand] ?? [])].join(' ')));
    const words = read(title, brands);
    const before = read(title.split(aside)[0] ?? '', brands);
    const nouns = titlesOf(language)?.capitalNouns ? before.filter(({ written }) => /^\p{Lu}/u.test(written)) : [];
    const named = nouns.length > 0 ? nouns : before;
    return { words, head: (namesThingLast(language) ? named.at(-1) : named[0]) ?? null };
  });
}

/** Scripts without spaces say in two signs what others say in three letters and more. */
const isTelling = (word: string, language: string) =>
  word.length >= (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u.test(word) ? 2 : 3) &&
  !namesNothing(word, knownLanguage(language)) &&
  foldedWords(word).length === 1;

interface Index {
  /** Places by word, of titles and of everything that a text rule looks at. */
  titles: Map<string, number[]>;
  all: Map<string, number[]>;
}

function indexOf(products: readonly FacetProduct[]): Index {
  const index: Index = { titles: new Map(), all: new Map() };
  products.forEach(({ title = '', description = '', categories, tags, attributes, vendor }, place) => {
    file(index.titles, foldedWords(title), place);
    const core = [title, ...categories, ...tags, ...Object.values(attributes).flat(), vendor ?? ''].join(' ');
    file(index.all, foldedWords(core), place);
    file(index.all, foldedWords(description.slice(0, descriptionCharacters)), place);
  });
  return index;
}

function file(map: Map<string, number[]>, words: readonly string[], place: number): void {
  for (const word of words) {
    const places = map.get(word);
    if (!places) map.set(word, [place]);
    else if (places.at(-1) !== place) places.push(place);
  }
}

/** Ascending, each once: what a text rule of any of these words finds. */
function placesOf(map: Map<string, number[]>, forms: readonly string[]): number[] {
  const stems = forms.map(stemOf);
  const found = new Set<number>();
  for (const [known, places] of map) if (stems.some((stem) => beginsWith(known, stem))) for (const place of places) found.add(place);
  return [...found].sort((a, b) => a - b);
}

function candidates(titles: readonly Title[], index: Index, count: number, of: (title: Title) => Word[]): Candidate[] {
  const spellings = new Map<string, Map<string, number>>();
  for (const title of titles) {
    for (const { word, written } of of(title)) {
      const known = spellings.get(stemOf(word)) ?? new Map<string, number>();
      spellings.set(stemOf(word), known);
      known.set(written, (known.get(written) ?? 0) + 1);
    }
  }
  const total = (spelt: Map<string, number>) => [...spelt.values()].reduce((sum, times) => sum + times, 0);
  return [...spellings.values()]
    .filter((spelt) => total(spelt) >= 2)
    .sort((a, b) => total(b) - total(a))
    .slice(0, mostCandidates)
    .map((spelt) => {
      const text = [...spelt].sort((a, b) => b[1] - a[1])[0]?.[0] ?? '';
      return candidate(text, [foldText(text)], index);
    })
    .filter((one) => isFit(one, index, count));
}

const candidate = (text: string, forms: string[], index: Index): Candidate => ({ text, forms, products: placesOf(index.all, forms) });

function isFit({ forms, products }: Candidate, { titles }: Index, count: number): boolean {
  if (products.length < Math.max(2, count * leastShare) || products.length > count * mostShare) return false;
  return placesOf(titles, forms).length >= products.length * leastInTitles;
}

/** 'Wollmütze' and 'Strickmütze' are a 'Mütze', where that word stands alone in a title too. */
function foldCompounds(heads: readonly Candidate[], titles: readonly Title[], index: Index, count: number): Candidate[] {
  const all = [...new Map(titles.flatMap(({ head }) => (head ? [[head.word, head.written] as const] : [])))];
  const tails = all.filter(([word]) => word.length >= leastTail && all.some(([other]) => other !== word && endsWith(other, word)));
  const folded = tails
    .map(([tail, written]) => {
      const forms = [tail, ...all.map(([word]) => word).filter((word) => word !== tail && endsWith(word, tail))];
      return candidate(written, [...new Set(forms)].slice(0, mostForms), index);
    })
    .filter((one) => isFit(one, index, count));
  const covered = new Set(folded.flatMap(({ forms }) => forms));
  return [...folded, ...heads.filter(({ forms }) => !forms.some((form) => covered.has(form)))];
}

const endsWith = (word: string, tail: string) => word.length > tail.length + 2 && (word.endsWith(tail) || word.endsWith(stemOf(tail)));

function wordFacet(kind: 'kind' | 'detail', found: readonly Candidate[], count: number): Facet | null {
  const { chosen, rest } = choose(found, count);
  if (chosen.length < 2 || rest.length > count * mostRest[kind]) return null;
  const covered = chosen.reduce((sum, { products }) => sum + products.length, 0);
  if (covered > (count - rest.length) * (1 + mostOverlap)) return null;
  const options: FacetOption[] = chosen.map(({ text, forms, products }) => ({
    label: { kind: 'value', text },
    rules: forms.map((form) => ({ field: 'text', text: form, effect: 'prefer' })),
    products,
  }));
  if (rest.length > 0) {
    const rules = chosen.flatMap(({ forms }) => forms.map((form) => ({ field: 'text' as const, text: form, effect: 'exclude' as const })));
    options.push({ label: { kind: 'rest' }, rules, products: rest });
  }
  return facetOf(kind, '', options, count);
}
