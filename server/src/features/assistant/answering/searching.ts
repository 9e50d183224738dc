/** Finds the products that a request asks for. */

import type { ProductChoice } from '@parley/contract';
import { asksInOrder } from '../../../kit/languages/compared.ts';
import { findValues, formsOf, lexiconOf, vocabularyLanguage, vocabularyOf, wordsIn } from '../../../kit/languages/vocabulary/index.ts';
import type { ProductMatch, VisitorBelief } from '../../recommendation/index.ts';
import type { Context } from '../context.ts';
import { isUnit } from '../memory/reading/units.ts';
import type { ProductSearch } from '../memory/request.ts';
import { amountOn } from '../memory/scales.ts';
import { holdsWord } from '../memory/words.ts';
import { productRecord } from '../records/product-records.ts';
import { type PropertyWish, variantsWith } from '../records/properties.ts';
import type { ProductRecord } from '../records/types.ts';
import { fittingAny } from './goods/fitting.ts';
import type { Understood } from './understanding.ts';

export interface FoundProducts {
  matches: ProductMatch[];
  /** How many products of the catalogue fit everything. */
  count: number;
  records: ProductRecord[];
  /** The share of the visitor's details that the texts of the first product hold, descriptions included: between 0 and 1. */
  detailShare: number;
}

/** What a search may show, and what the answers of the questionnaire make likely. */
export interface SearchLimits {
  ownerId: number;
  choice: ProductChoice;
  answerIds: readonly number[];
  belief: VisitorBelief | undefined;
}

/** The same for goods of every kind. */
export const ofAnyKind = (search: ProductSearch): ProductSearch => ({
  ...search,
  like: [],
  constraints: { ...search.constraints, kind: null },
});

const none: FoundProducts = { matches: [], count: 0, records: [], detailShare: 0 };
/** Candidates of the questionnaire that a refinement looks through. */
const lookedThrough = 24;

/** The products of a search; `isLoose` lets descriptions alone find them. */
export async function searchCatalogue(
  context: Context,
  { ownerId, choice, answerIds, belief }: SearchLimits,
  understood: Understood,
  search: ProductSearch,
): Promise<FoundProducts> {
  const { reading } = understood;
  const { constraints } = search;
  const properties = Object.entries(constraints.wishes).map(([family, value]) => ({
    family,
    value,
    written: writtenWish(understood, family, value),
  }));
  const words = (constraints.kind?.split(' ') ?? []).filter((word) => !isUnit(word, reading.language));
  const isExtreme = isOfExtreme(search);
  const isOpen = words.length === 0 && properties.length === 0 && !constraints.budget && search.like.length === 0 && answerIds.length === 0;
  if (isOpen && !mayBeOpen(search, understood)) return none;
  const among = words.length === 0 && answerIds.length > 0 ? await likelyIds(context, ownerId, choice, answerIds, belief) : undefined;
  const found = await context.recommendation.browse(ownerId, {
    words,
    purposes: search.purposes.filter((word) => !isUnit(word, reading.language)),
    thing: search.thing,
    notThings: search.notThings,
    details: toldIn(reading),
    amounts: [understood.text, ...reading.measured.map(({ value, written }) => `${value} ${written}`)].join('; '),
    counted: countedBeside(understood, search),
    people: reading.people,
    language: reading.language,
    properties,
    ...limitsOf(search),
    unwanted: search.exclusions.map((word) => ({
      word,
      properties: propertiesOfWord(word, reading.language).filter(({ family, value }) => constraints.wishes[family] !== value),
    })),
    like: among ? [] : search.like,
    skip: search.skip,
    order: search.reason === 'cheapest' || search.reason === 'cheaper' ? 'cheapest' : search.reason === 'dearest' ? 'dearest' : 'fit',
    scale: scaleFor(search),
    // 'What umbrellas have you got, cheapest first?' asks for several.
    limit:
      (isExtreme && !asksInOrder(understood.text, reading.language)) || isOneOfScale(search, understood)
        ? 1
        : choice.recommendedProductsLimit,
    isLoose:
      reading.keys.has('some') ||
      reading.keys.has('which') ||
      reading.keys.has('advice') ||
      reading.wishes.length > 0 ||
      reading.budget !== null ||
      constraints.budget !== null,
    choice,
    among: among && new Set(among),
  });
  const isRelative = search.below !== null || search.above !== null || search.reason === 'others';
  // What costs more is not 'cheaper', however close it is; what costs less and is of another wood is.
  const top = isRelative
    ? found.top.filter(({ misses }) => !misses.some(({ kind }) => kind === 'dearer' || kind === 'cheaper'))
    : found.top;
  if (isRelative && (top.length === 0 || (found.count === 0 && search.reason === 'others'))) return none;
  const all = await recordsOf(
    context,
    ownerId,
    top.map(({ product }) => product.id),
  );
  const records = await fittingOf(context, ownerId, all, search);
  const byId = new Map(records.map((record) => [record.id, record]));
  const wishText = reading.content.map(({ written }) => written).join(' ');
  const shown = top.filter(({ product }) => byId.has(product.id));
  const matches = shown.map((match): ProductMatch => {
    const record = byId.get(match.product.id);
    const reasons = match.misses.length === 0 && wishText ? [{ kind: 'asked' as const, text: wishText }] : [];
    return { ...match, reasons, variant: record ? variantFor(match, record, properties) : null };
  });
  return {
    matches,
    count: records.length < all.length ? Math.min(found.count, records.length) : found.count,
    records,
    detailShare: found.detailShare,
  };
}

const isOfExtreme = ({ reason }: ProductSearch): boolean => reason === 'cheapest' || reason === 'dearest';

/** Whether goods are sought by nothing that they have: 'the cheapest', 'how many are there?', 'a present for my boss, but no candles'. */
const mayBeOpen = (search: ProductSearch, { reading }: Understood): boolean =>
  isOfExtreme(search) ||
  search.scale !== null ||
  search.below !== null ||
  search.above !== null ||
  search.reason === 'count' ||
  (reading.keys.has('gift') && search.exclusions.length > 0);

/** The price limits. A visitor who asks for something dearer gives up the old upper limit, and vice versa. */
export const limitsOf = ({ above, below, constraints: { budget } }: Pick<ProductSearch, 'above' | 'below' | 'constraints'>) => ({
  min: above ?? (below === null ? (budget?.minMinor ?? null) : null),
  max: below ?? (above === null ? (budget?.maxMinor ?? null) : null),
  minIsExclusive: above !== null || (budget?.exclusive ?? false),
  maxIsExclusive: below !== null || (budget?.exclusive ?? false),
});

/** Of things that are sought for what is talked about: those that fit it. */
async function fittingOf(
  { recommendation }: Context,
  ownerId: number,
  records: ProductRecord[],
  { fitting }: ProductSearch,
): Promise<ProductRecord[]> {
  return fitting.length > 0 ? fittingAny(records, await recommendation.productsByIds(ownerId, fitting)) : records;
}

/** The words that tell of what is sought. What has something ruled out and is left speaks of being without it: 'holds without drilling'. */
const toldIn = ({ content, exclusions, language }: Understood['reading']): string[] =>
  [...new Set([...content, ...exclusions].flatMap(({ text }) => text.replace(japaneseOf, '').split(' ')))].filter(
    (word) => !isUnit(word, language),
  );

/** A number that counts something other than the product sought: 'a bag for four rackets'. */
const countedBeside = ({ reading }: Understood, { thing, reason }: ProductSearch) =>
  thing === null || (reason !== 'wish' && reason !== 'advice')
    ? []
    : reading.counts.flatMap(({ count, words }) => {
        const [first] = words.flatMap(({ text }) => text.split(' '));
        return first === undefined || first === thing ? [] : [{ word: first, count }];
      });

const scaleFor = ({ scale }: ProductSearch) =>
  scale
    ? {
        end: scale.end,
        beyond: scale.beyond,
        amountOf: ({ attributes }: { attributes: Readonly<Record<string, readonly string[]>> }) =>
          amountOn(
            scale,
            Object.entries(attributes).map(([name, values]) => ({ name, values })),
          ),
      }
    : undefined;

/** 'The lightest lamp' is one; 'which lamps are there, and which is lightest?' asks for several. */
const isOneOfScale = ({ reason }: ProductSearch, { text }: Understood): boolean =>
  (reason === 'least' || reason === 'most') && !/[,،、;。]\s*\p{L}|\s(?:and|und|et|y|e|en|i|ve)\s/iu.test(text);

/** The variant in stock that has what was wished; none when it says nothing of it. */
function variantFor({ product }: ProductMatch, record: ProductRecord, wishes: readonly PropertyWish[]) {
  const variantWishes = wishes.filter(({ family }) =>
    record.variants.some(() => record.attributes.some((attribute) => attribute.family === family)),
  );
  if (variantWishes.length === 0) return null;
  const fitting = variantsWith(record, variantWishes);
  if (fitting.length === 0 || fitting.length === record.variants.length) return null;
  const chosen = fitting.find(({ inStock }) => inStock) ?? null;
  return product.variants.find(({ id }) => id === chosen?.id) ?? null;
}

/** The property of a product that a word may name, by the vocabulary. */
export const propertiesOfWord = (word: string, language: string) =>
  findValues(lexiconOf(vocabularyLanguage(language)), wordsIn(word)).flatMap(({ meanings }) =>
    meanings.map(({ family, value }) => ({ family, value })),
  );

/** The word as this message has it; a value from an earlier message, in the word of that message's language. */
const writtenWish = ({ reading }: Understood, family: string, value: string): string =>
  reading.wishes.find((wish) => wish.family === family && wish.value === value)?.written.replace(japaneseOf, '') ??
  valueIn(reading.language, family, value);

/** '真鍮の' is 真鍮. */
const japaneseOf = /(?<=\p{Script=Han}|\p{Script=Katakana})の$/u;

function valueIn(language: string, family: string, value: string): string {
  const values = vocabularyOf(vocabularyLanguage(language)).values as Record<string, Record<string, string>>;
  return formsOf(values[family]?.[value] ?? '')[0] ?? value;
}

/** What fits the answers of the questionnaire, for a message that refines it. */
async function likelyIds(
  { recommendation }: Context,
  ownerId: number,
  choice: ProductChoice,
  answerIds: readonly number[],
  belief: VisitorBelief | undefined,
) {
  const { top } = await recommendation.findProducts(ownerId, { selectedAnswerIds: answerIds, choice, belief, limit: lookedThrough });
  const fitting = top.filter(({ misses }) => misses.length === 0);
  return (fitting.length > 0 ? fitting : top).map(({ product }) => product.id);
}

/** The records of products, in the order of the ids. */
export async function recordsOf({ recommendation }: Context, ownerId: number, ids: readonly number[]): Promise<ProductRecord[]> {
  if (ids.length === 0) return [];
  const [rows, { facts }] = await Promise.all([recommendation.productsByIds(ownerId, ids), recommendation.knowledgeOf(ownerId, ids, null)]);
  const byId = new Map(rows.map((row) => [row.id, productRecord(row, facts.get(row.id) ?? [])]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** A product that is out of stock is not recommended; asked for by its name, it is found all the same. */
export async function soldOutByName(
  { recommendation }: Context,
  ownerId: number,
  { reading: { content, language } }: Understood,
): Promise<ProductRecord | null> {
  const words = content.flatMap(({ text }) => text.split(' '));
  if (words.length === 0) return null;
  const id = await recommendation.soldOutProduct(ownerId, (title) => words.every((word) => holdsWord(title, word, language)));
  const [row] = id === null ? [] : await recommendation.productsByIds(ownerId, [id]);
  return row ? productRecord(row, []) : null;
}

/** Cards of products that are talked about, in the given order. */
export async function cardsOf(
  { recommendation }: Context,
  { ownerId }: Pick<SearchLimits, 'ownerId'>,
  ids: readonly number[],
): Promise<ProductMatch[]> {
  const rows = new Map((await recommendation.productsByIds(ownerId, ids)).map((row) => [row.id, row]));
  return [...new Set(ids)].flatMap((id) => {
    const product = rows.get(id);
    return product ? [{ product, score: 0, reasons: [], misses: [] }] : [];
  });
}
