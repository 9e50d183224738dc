/** Extracts facts from products: from titles, categories, attributes, options, tags and descriptions. Pure. */
import { isSection, isWhereabouts, lexiconOf, vocabularyLanguage } from '../../../../kit/languages/vocabulary/index.ts';
import { comparedSpelling } from '../../../../kit/text/spelling.ts';
import { foldText } from '../../../../kit/text/words.ts';
import type { Correction, Fact, FactFamily, FactProduct } from '../fact.ts';
import { addAttribute, addValue } from './attributes.ts';
import { brandsIn, brandsOf } from './brands.ts';
import { addCategory, addOnlySections, addTag } from './categories.ts';
import { Collection, countFamilies, fact } from './collection.ts';
import {
  categoriesNamed,
  categoriesWithin,
  categoryOfAttribute,
  departmentOfAttribute,
  departmentsNamed,
  departmentsOf,
} from './departments.ts';
import { type ModelsOfTitle, modelsInTitles } from './models/models.ts';
import { addSeries } from './models/series.ts';
import { attributesInStock } from './options.ts';
import { cachedFacts, type Reader, readerOf } from './reader.ts';
import { addDescription, addTitle } from './title-words.ts';
import { factsOfTitles } from './titles/kinds.ts';
import type { Title } from './titles/titles.ts';
import { addToldValues } from './titles/told-values.ts';

/** 'Fougère mâle' (male fern) is not for men: words of titles are not believed if, among this many products, too few have a value of their family. */
const weakFamilies = { among: 20, below: 3 };
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
  const reader = readerOf(lexicon, language ?? 'en', products);
  const titles: Title[] = [];
  const collected: Collection[] = [];
  const brands = brandsOf(products);
  const brandWords = new Set([...brands.keys()].flatMap((brand) => brand.split(' ')));
  const models = yield* modelsInTitles(products, reader, language ?? 'en', new Set(brands.keys()));
  for (const [at, product] of products.entries()) {
    const title = reader.title(models[at]?.rest ?? product.title ?? '', brandWords);
    titles.push(title);
    const facts = collect(product, title, reader, brands);
    addModels(facts, models[at]);
    collected.push(facts);
    if (titles.length % atOnce === 0) yield;
  }
  addToldValues(
    products.map(({ title = '' }) => title),
    collected,
  );
  addSeries(collected);
  const familyCounts = countFamilies(collected);
  const departments = departmentsOf(collected);
  const beside = categoriesWithin(collected, departments);
  const plainTitles = titles.map(withoutNames);
  const outer = departmentsNamed(plainTitles, collected.map(categoriesOf), departments, language ?? 'en');
  const inner = categoriesNamed(plainTitles, collected, beside, language ?? 'en');
  const productData = {
    attributeValues: valuesOfFamilies(products, reader, isProperty),
    describing: valuesOfFamilies(products, reader, describes),
    filed: products.map((each) => filedUnder(each, reader)),
  };
  const { kinds, features } = factsOfTitles(titles, collected, productData, language ?? 'en');
  const isWeak = (family: FactFamily) => products.length >= weakFamilies.among && (familyCounts.get(family) ?? 0) < weakFamilies.below;
  return collected.map((facts, at) => {
    const settled = facts.settled(familyCounts, isWeak);
    const inTitle = new Collection();
    const own = new Set(settled.flatMap(({ family, value }) => (family === 'kind' ? [value] : [])));
    for (const each of settled)
      for (const department of [each, ...departmentOfAttribute(each, departments), ...categoryOfAttribute(each, own, beside)])
        inTitle.add(department);
    for (const each of [...(kinds[at] ?? []), ...(features[at] ?? [])]) inTitle.add(each);
    for (const each of [...(outer[at] ?? []), ...(inner[at] ?? [])]) if (!inTitle.hasValue('kind', each.value)) inTitle.add(each);
    return corrected([...inTitle.all()], products[at]?.corrections ?? []);
  });
}

/** The names of a product's categories. */
const categoriesOf = (facts: Collection): string[] =>
  [...facts.all()].flatMap(({ family, source, label }) => (family === 'kind' && source === 'category' ? [label] : []));

/** The steps of a product's category paths that say something about it. */
const filedUnder = (product: FactProduct, { filesByPlace }: Reader): string[] =>
  [...new Set(pathsOf(product).flat())].filter((step) => step && !isSection(step) && !(filesByPlace && isWhereabouts(step))).map(foldText);

/** Adds the devices that a title or a tag names, where no attribute does. */
function addModels(facts: Collection, named: ModelsOfTitle | undefined): void {
  if (!named || facts.has('compatibility')) return;
  for (const { value, label } of named.models) facts.add(fact('compatibility', value, label, 'title'));
  for (const { value, label } of named.tagged)
    if (!facts.hasValue('compatibility', value)) facts.add(fact('compatibility', value, label, 'tag'));
}

/** The title without its brands, which may have the name of a department. */
const withoutNames = ({ text, words, names }: Title): string =>
  [...names].reduceRight((rest, at) => {
    const { start = 0, end = 0 } = words[at] ?? {};
    return `${rest.slice(0, start)} ${rest.slice(end)}`;
  }, text);

/** The attribute values of each product for these families; a bare number with its unit: 2.5 'tog'. */
const valuesOfFamilies = (
  products: readonly FactProduct[],
  { families }: Reader,
  isMeant: (family: FactFamily | undefined) => boolean,
): string[][] =>
  products.map(({ attributes }) =>
    Object.entries(attributes).flatMap(([name, values]) => {
      if (!isMeant(families.get(foldText(name)))) return [];
      return values.every((value) => bareNumber.test(value)) ? [...values, name] : values;
    }),
  );

/** Whether an attribute may say what a product is like: neither its kind nor its brand. */
const isProperty = (family: FactFamily | undefined): boolean => family !== 'kind' && family !== 'brand';
/** Whether it certainly describes a product; an attribute of the shop's own may name the kind instead: 'Vehicle: Tractor'. */
const describes = (family: FactFamily | undefined): boolean =>
  family !== undefined && isProperty(family) && !family.startsWith('attribute:');

const bareNumber = /^\d+(?:[.,]\d+)?$/;

/** Applies the owner's corrections to facts. */
function corrected(facts: Fact[], corrections: readonly Correction[]): Fact[] {
  if (corrections.length === 0) return facts;
  // A correction may be older than the way in which values are spelled.
  const isCorrected = ({ family, value }: Fact) =>
    corrections.some((each) => each.family === family && comparedSpelling(each.value) === comparedSpelling(value));
  const added = corrections.filter(({ holds }) => holds);
  return [
    ...facts.filter((each) => !isCorrected(each)),
    ...added.map(({ family, value, label }) => fact(family as FactFamily, value, label, 'owner')),
  ];
}

/** The fact for a word that an owner adds to a family: the vocabulary's value for it, or the folded word. */
export function factOfWord(family: FactFamily, word: string, language: string | null): Fact {
  const meanings: Fact[] = [];
  const reader = readerOf(lexiconOf(vocabularyLanguage(language)), language ?? 'en');
  addValue({ addMeanings: ([meaning]) => meaning && meanings.push(meaning) }, family, word, 'owner', reader);
  return meanings[0] ?? fact(family, foldText(word), word, 'owner');
}

function collect(product: FactProduct, title: Title, reader: Reader, brands: ReadonlyMap<string, string>): Collection {
  const facts = new Collection();
  for (const [name, values] of Object.entries(attributesInStock(product))) addAttribute(facts, name, values, 'attribute', reader);
  const options = new Map<string, Set<string>>();
  for (const { options: chosen, inStock = true } of product.variants ?? [])
    if (inStock) for (const [name, value] of Object.entries(chosen)) options.set(name, (options.get(name) ?? new Set()).add(value));
  for (const [name, values] of options) addAttribute(facts, name, [...values], 'option', reader);
  if (product.vendor) addValue(facts, 'brand', product.vendor, 'attribute', reader);
  else for (const name of facts.has('brand') ? [] : brandsIn(title, brands)) addValue(facts, 'brand', name, 'title', reader);
  for (const path of pathsOf(product))
    for (const [depth, step] of path.entries())
      cachedFacts(facts, reader, `category\n${depth}\n${step}`, (sink) => addCategory(sink, step, depth, reader));
  addOnlySections(facts, pathsOf(product).flat());
  for (const tag of product.tags) cachedFacts(facts, reader, `tag\n${tag}`, (sink) => addTag(sink, tag, reader));
  addTitle(facts, title, product.title ?? '', reader);
  addDescription(facts, product.description ?? '', reader);
  return facts;
}

/** The categories of a product from the top down. */
const pathsOf = ({ categoryPaths, categories }: FactProduct): readonly (readonly string[])[] =>
  categoryPaths?.length ? categoryPaths : categories.map((each) => each.split(/\s*(?:>|›|»)\s*|\s+\/\s+/));
