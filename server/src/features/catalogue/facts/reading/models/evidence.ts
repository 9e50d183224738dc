/** Decides by the catalogue which words behind 'for' name a model: 'iPhone 15' and 'Nespresso Vertuo', and neither 'Teachers' nor 'Curly Hair'. Pure. */
import { writesTogether } from '../../../../../kit/languages/compounds.ts';
import { knownLanguage, languageData } from '../../../../../kit/languages/index.ts';
import { kinshipsOf } from '../../../../../kit/languages/kindred/index.ts';
import { variantWords } from '../../../../../kit/languages/made-for.ts';
import type { ChatLanguage } from '../../../../../kit/languages/replies/index.ts';
import { familyOfName, findValues } from '../../../../../kit/languages/vocabulary/index.ts';
import { foldedWords, foldText, writtenWords } from '../../../../../kit/text/words.ts';
import { onDemand } from '../../../../../platform/caches/on-demand.ts';
import type { FactProduct } from '../../fact.ts';
import type { Reader } from '../reader.ts';
import type { MadeFor, MadeForReader, Word } from './made-for.ts';
import { type Name, tradeWordsOf } from './named.ts';
import { compactOf } from './names.ts';

/** A name that a title says its product is made for. */
export interface FoundName extends Name {
  product: number;
  place: MadeFor;
}

/** How often a word occurs in such names and elsewhere in titles, and how it is written elsewhere. */
interface Usage {
  inside: number;
  outside: number;
  small: number;
  capital: number;
}

interface CatalogueKnowledge {
  titles: MadeForReader;
  reader: Reader;
  language: string;
  /** The brands of the catalogue, folded. */
  brands: ReadonlySet<string>;
  /** The devices that attributes name. */
  stated: readonly string[];
}

/** How many products are enough to show how the shop writes. */
const maxExamined = 2000;
const examinedCharacters = 600;
/** A name without a number must be in the titles of so many products, where capitals tell little. */
const recurring = 2;
const innerCapital = /^\p{Ll}?\p{Lu}\p{Ll}+\p{Lu}|^\p{Ll}\p{Lu}/u;
const abbreviation = /^\p{Lu}{2,5}$/u;
const letters = /^[\p{L}\p{M}'’-]+$/u;

/**
 * Gives the names that are believed, without the words around them that belong to the thing itself.
 */
export function believed(products: readonly FactProduct[], all: readonly FoundName[], knowledge: CatalogueKnowledge): FoundName[] {
  const trade = tradeWordsOf(knowledge.language);
  const found = withoutAmounts(products, all, knowledge.titles, trade).map((each) => withoutMaker(each, knowledge.brands));
  const usage = usageOf(products, found, knowledge.titles);
  const words = wordsIn(usage, trade, knowledge);
  const isModel = modelTest(products, found, words, knowledge);
  const models = new Set(found.filter(isModel));
  const named = new Set([...models].filter((each) => each.words.length > 1).map(headOf));
  const also = found.filter(
    (each) => !models.has(each) && each.number < 0 && named.has(headOf(each)) && !each.words.some(words.isOrdinary),
  );
  return [...models, ...also].map((each) => cut(each, words.isOfModel));
}

/** What the catalogue tells about the words of names. */
interface NameWords {
  use(word: string): Usage;
  /** Whether a word is one of the language, by how the shop writes it elsewhere. */
  isOrdinary(word: Word, at?: number): boolean;
  /** Whether words have a meaning in the language of the shop. */
  isOfLanguage(words: readonly Word[]): boolean;
  namesPupils(words: readonly Word[]): boolean;
  /** Whether a word belongs to the name of a model rather than to the thing that is made for it. */
  isOfModel(word: string): boolean;
}

function wordsIn(usage: ReadonlyMap<string, Usage>, trade: ReadonlySet<string>, { reader, language }: CatalogueKnowledge): NameWords {
  const code = (knownLanguage(language) ?? 'en') as ChatLanguage;
  const use = (word: string): Usage => usage.get(word) ?? { inside: 0, outside: 0, small: 0, capital: 0 };
  // In languages that write compounds as one word, 'Nespresso' would contain 'espresso'.
  const kinshipsIn = (words: readonly Word[]): ReadonlySet<string> =>
    writesTogether(code) ? new Set() : kinshipsOf(words.map(({ word }) => word).join(' '), code);
  return {
    use,
    isOrdinary: ({ word, written }, at = 0) =>
      !/\p{N}/u.test(written) &&
      ((at === 0 && (trade.has(word) || familyOfName(word, reader.lexicon.language, true) !== null)) ||
        (use(word).small > use(word).capital && !innerCapital.test(written))),
    isOfLanguage: (words) =>
      findValues(
        reader.lexicon,
        words.map(({ word }) => word),
      ).length > 0 || kinshipsIn(words).size > 0,
    namesPupils: (words) => kinshipsIn(words).has('schoolChildren'),
    isOfModel: (word) => use(word).inside >= use(word).outside || variantWords.has(word),
  };
}

/** The first word of a name. */
const headOf = ({ words }: FoundName): string => words[0]?.word ?? '';

/** A test of whether a name is that of a model: by its number, its maker, its capitals, or because other names begin alike. */
function modelTest(
  products: readonly FactProduct[],
  found: readonly FoundName[],
  words: NameWords,
  knowledge: CatalogueKnowledge,
): (each: FoundName) => boolean {
  const tells = capitalsTell(products, found, knowledge);
  const devices = new Set(knowledge.stated.map(compactOf));
  const byHead = Map.groupBy(found, headOf);
  // Counted once for each head, because all titles of a large catalogue may name the same one.
  const productsOf = onDemand((head: string) => new Set(byHead.get(head)?.map(({ product }) => product)).size);
  const kindsOf = onDemand((head: string) => new Set(byHead.get(head)?.map((each) => keyOf(each.words))).size);
  const recurs = (head: string) => productsOf(head) >= Math.min(recurring, products.length);
  const isOwnWord = ownWordTest(words, knowledge.reader);

  const isNumbered = (each: FoundName) =>
    each.number >= 0 && !words.isOrdinary(each.words[0] as Word) && !(tells === 'little' && words.namesPupils(each.words));
  const heads = new Set(found.filter((each) => isNumbered(each) && !each.place.isLoose).map(headOf));
  const isAnotherBrand = (each: FoundName) => {
    const name = each.words.map(({ word }) => word);
    const isOwnBrand = foldText(products[each.product]?.vendor ?? '') === name.join(' ');
    return !isOwnBrand && name.some((_, at) => knowledge.brands.has(name.slice(0, at + 1).join(' ')));
  };
  /** Whether a name without a number is written as names are. */
  const isWrittenAsName = (each: FoundName) => {
    const [first] = each.words as [Word];
    if (each.place.isLoose || !/\p{Lu}/u.test(first.written) || each.words.some(words.isOrdinary)) return false;
    if (innerCapital.test(first.written)) return true;
    const [isLong, isRepeated] = [each.words.length > 1, recurs(first.word)];
    if (abbreviation.test(first.written) && tells !== 'shouted') return isLong || isRepeated;
    if (words.isOfLanguage(each.words)) return false;
    return tells === 'yes' ? isLong || isRepeated : isLong && isRepeated;
  };
  return (each) => {
    if (each.place.isAttached && !isOwnWord(each)) return false;
    if (devices.has(keyOf(each.words))) return true;
    if (isNumbered(each)) return !each.place.isLoose || heads.has(headOf(each)) || kindsOf(headOf(each)) >= recurring;
    return each.number < 0 && (heads.has(headOf(each)) || isAnotherBrand(each) || isWrittenAsName(each));
  };
}

/** A test of whether a word that may begin with 'for' is one without it, too. */
function ownWordTest({ use }: NameWords, reader: Reader): (each: FoundName) => boolean {
  const statedWords = onDemand<void, ReadonlySet<string>>(
    () => new Set([...reader.statedFamilies.keys()].flatMap((value) => value.split(' '))),
  );
  return ({ words, number }) => {
    const [first] = words as [Word];
    const { outside, small } = use(first.word);
    return (
      outside + small > 0 ||
      statedWords().has(first.word) ||
      /^\u0622/u.test(first.written) ||
      /\p{Script=Latin}/u.test(words[number]?.written ?? '')
    );
  };
}

/** A name by its letters and numbers alone. */
const keyOf = (words: readonly Word[]): string => compactOf(words.map(({ word }) => word).join(' '));

/** The name without the maker of the thing itself, who stands behind the device. */
function withoutMaker(found: FoundName, brands: ReadonlySet<string>): FoundName {
  const { words, number, place } = found;
  const isBrand = (at: number) =>
    [1, 2, 3].some((length) =>
      brands.has(
        words
          .slice(at, at + length)
          .flatMap(({ word }) => foldedWords(word))
          .join(' '),
      ),
    );
  const maker = place.isBehind ? -1 : words.findIndex((_, at) => at > Math.max(0, number) && isBrand(at));
  return maker < 0 ? found : { ...found, words: words.slice(0, maker) };
}

/** The names without a number that counts what follows it, as other numbers do: '50 capsules', '100 capsules'. */
function withoutAmounts(
  products: readonly FactProduct[],
  found: readonly FoundName[],
  titles: MadeForReader,
  trade: ReadonlySet<string>,
): FoundName[] {
  const numbers = new Map<string, Set<string>>(found.flatMap(({ counts }) => (counts === null ? [] : [[counts, new Set()]])));
  if (numbers.size === 0) return [...found];
  examined(products, ({ title = '' }) => {
    const words = titles.wordsOf(title.normalize('NFC'));
    words.forEach(({ word }, at) => {
      const before = words[at - 1]?.word ?? '';
      if (/^\p{N}+$/u.test(before)) numbers.get(word)?.add(before);
    });
  });
  const uncounted = new Set(found.filter(({ counts }) => counts === null).map(({ words }) => keyOf(words)));
  return found.flatMap((each) => {
    if (each.counts === null || uncounted.has(keyOf(each.words)) || ((numbers.get(each.counts)?.size ?? 0) < 2 && !trade.has(each.counts)))
      return [each];
    const words = each.words.slice(0, -1);
    return words.length > 0 ? [{ ...each, words, number: each.number < words.length ? each.number : -1 }] : [];
  });
}

/** The name without words of the thing that stand around it: 'MagSafe' in 'Case for iPhone 15 MagSafe', where others are a 'MagSafe case'. */
function cut(found: FoundName, ofModel: (word: string) => boolean): FoundName {
  let { words, number } = found;
  if (found.place.isBehind)
    while (number > 1 && letters.test(words[0]?.written ?? '') && !ofModel(words[0]?.word ?? '')) {
      words = words.slice(1);
      number--;
    }
  const end = words.findIndex(
    ({ word, written }, at) =>
      at > Math.max(0, number) &&
      number >= 0 &&
      (letters.test(written)
        ? !ofModel(word)
        : /^\p{N}+$/u.test(written) && letters.test(words[at + 1]?.written ?? '') && !ofModel(words[at + 1]?.word ?? '')),
  );
  return { ...found, words: end < 0 ? words : words.slice(0, end), number };
}

function usageOf(products: readonly FactProduct[], found: readonly FoundName[], titles: MadeForReader): Map<string, Usage> {
  const usage = new Map<string, Usage>();
  for (const { words } of found) for (const { word } of words) usage.set(word, { inside: 0, outside: 0, small: 0, capital: 0 });
  const byProduct = Map.groupBy(found, ({ product }) => product);
  examined(products, (product, at) => {
    const own = byProduct.get(at)?.flatMap(({ words }) => words) ?? [];
    for (const word of new Set(own.map(({ word: each }) => each))) (usage.get(word) as Usage).inside++;
    const outside = new Set<string>();
    for (const [place, { word, written, start }] of titles.wordsOf(product.title?.normalize('NFC') ?? '').entries()) {
      const entry = usage.get(word);
      if (!entry || own.some((each) => each.start === start)) continue;
      outside.add(word);
      note(entry, written, place > 0);
    }
    for (const word of outside) (usage.get(word) as Usage).outside++;
    for (const [place, written] of writtenWords(product.description?.slice(0, examinedCharacters) ?? '').entries()) {
      const entry = usage.get(foldText(written));
      if (entry) note(entry, written, place > 0);
    }
  });
  return usage;
}

function note(entry: Usage, written: string, isLater: boolean): void {
  if (!/\p{Lu}/u.test(written)) entry.small++;
  else if (isLater) entry.capital++;
}

/** What capitals say in the titles of this shop: that a word is a name, little, or nothing because all letters are capitals. */
function capitalsTell(
  products: readonly FactProduct[],
  found: readonly FoundName[],
  { titles, language }: CatalogueKnowledge,
): 'yes' | 'little' | 'shouted' {
  const byProduct = Map.groupBy(found, ({ product }) => product);
  const counts = { small: 0, capital: 0, shouted: 0 };
  examined(products, ({ title = '' }, at) => {
    if (!/\p{Ll}/u.test(title) && /\p{Lu}/u.test(title)) counts.shouted++;
    const own = byProduct.get(at)?.flatMap(({ words }) => words) ?? [];
    for (const { written, start } of titles.wordsOf(title.normalize('NFC')).slice(1))
      if (letters.test(written) && written.length > 3 && !own.some((each) => each.start === start))
        counts[/^\p{Lu}/u.test(written) ? 'capital' : 'small']++;
  });
  if (counts.shouted > products.length / 2) return 'shouted';
  const grammar = languageData(knownLanguage(language) ?? 'en').titles;
  return !grammar.capitalNouns && counts.small > counts.capital ? 'yes' : 'little';
}

function examined(products: readonly FactProduct[], look: (product: FactProduct, at: number) => void): void {
  const step = Math.max(1, Math.ceil(products.length / maxExamined));
  for (let at = 0; at < products.length; at += step) look(products[at] as FactProduct, at);
}
