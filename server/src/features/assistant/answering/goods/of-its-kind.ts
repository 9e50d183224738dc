/** Other products of the kind in view, when the visitor asked for that product by a name which no other one has. */
import { formsOf, vocabularyLanguage, vocabularyOf } from '../../../../kit/languages/vocabulary/index.ts';
import { foldedWords } from '../../../../kit/text/words.ts';
import type { Context } from '../../context.ts';
import { idsInView } from '../../memory/references.ts';
import type { ProductSearch } from '../../memory/request.ts';
import { named } from '../../memory/rules/moment.ts';
import { hasProperty } from '../../records/properties.ts';
import type { Shop } from '../found.ts';
import { type FoundProducts, ofAnyKind, searchCatalogue } from '../searching.ts';
import type { Understood } from '../understanding.ts';

/** The same search among all products of the same kind or category, whatever they are called. */
const ofKindOf = (search: ProductSearch, like: readonly number[]): ProductSearch => ({
  ...ofAnyKind(search),
  like,
  thing: null,
  notThings: [],
});

/**
 * 'And for my daughter, who is nine?' behind a chef's knife that was sought by its name: the one of its kind or category that is said to be for her, or whose
 * description speaks of what is told of her.
 */
export async function forSomebodyElse(
  context: Context,
  shop: Shop,
  understood: Understood,
  search: ProductSearch,
  found: FoundProducts,
): Promise<FoundProducts | null> {
  const { reading, conversation } = understood;
  const inView = idsInView(conversation);
  const isFor = reading.wishes.some(({ family }) => family === 'recipient' || family === 'age');
  const [first] = found.records;
  const children = reading.wishes.some(({ value, family }) => family === 'age' || childlike.has(value));
  // 'And for my son, who is eight?' of helmets, one of which is called one for children
  const isMade = first !== undefined && children && hasProperty(first, { family: 'recipient', value: 'children' }) === 'yes';
  const isLimited = isMade || reading.budget !== null || reading.measured.length > 0;
  if (search.reason !== 'refined' || !isFor || isLimited || inView.length === 0) return null;
  if (first !== undefined && !inView.includes(first.id)) return null;
  const purposes = [
    ...search.purposes,
    ...reading.content.flatMap(({ text }) => text.split(' ')),
    ...(children ? wordsForChildren(reading.language) : []),
  ];
  const wider = await searchCatalogue(context, shop, understood, { ...ofKindOf(search, inView), purposes });
  const [best] = wider.records;
  const isOther = best !== undefined && best.id !== first?.id && (inView.length > 1 || !inView.includes(best.id));
  return isOther && wider.count > 0 ? { ...wider, matches: wider.matches.slice(0, 1) } : null;
}
const childlike: ReadonlySet<string> = new Set(['girls', 'boys', 'babies', 'children']);

const wordsForChildren = (language: Understood['language']): string[] =>
  formsOf(vocabularyOf(vocabularyLanguage(language)).values.recipient?.children ?? '').flatMap((form) => foldedWords(form));

/** A comparison in a message of more words than this does not ask for another product. */
const mostOfUtmost = 6;
/** Messages that ask for another product than the one in view, and say only how it should differ. */
const ofAnother: readonly ProductSearch['reason'][] = ['cheaper', 'dearer', 'others', 'more', 'less', 'most', 'least'];

/**
 * 'Is there a cheaper one?' of the 'Kalimba Kropla' that was sought by its name: others of its kind or category, where none is called so.
 */
export async function ofSameCategory(
  context: Context,
  shop: Shop,
  understood: Understood,
  search: ProductSearch,
): Promise<FoundProducts | null> {
  const { constraints, reason } = search;
  const like = idsInView(understood.conversation);
  // 'How much bigger than the table should it be?' asks for no other thing.
  const isUtmost = (reason === 'most' || reason === 'least') && understood.reading.wordCount > mostOfUtmost;
  if (!ofAnother.includes(reason) || isUtmost || constraints.kind === null || like.length === 0 || named(understood.reading)) return null;
  const found = await searchCatalogue(context, shop, understood, { ...ofKindOf(search, like), purposes: [] });
  return found.matches.length > 0 && found.count > 0 ? found : null;
}
