/** Shows the facts of a product to its owner, and applies the owner's corrections (contract/facts.ts). */
import type { AnswerOf, BodyOf, correctProductFact, listProductFacts } from '@parley/contract';
import { vocabularyOf } from '../../../kit/languages/vocabulary/index.ts';
import { conflict, notFound } from '../../../platform/http/errors.ts';
import type { Platform } from '../../../platform/index.ts';
import { changeByHand, type HoldingContext } from '../holding.ts';
import { someProducts } from '../products/candidates-store.ts';
import { findProduct, type ProductRow } from '../products/product-store.ts';
import { mainLanguage } from '../products/search-store.ts';
import { correctionsOf, countCorrections, saveCorrection, undoCorrection } from './corrections-store.ts';
import type { Fact, FactFamily } from './fact.ts';
import { nameOfFamily } from './family-names.ts';
import { factOfWord, factsOf } from './reading/facts-of.ts';
import { languageOfProducts } from './shop-language.ts';

type Facts = AnswerOf<typeof listProductFacts>;

/** How many other products are read to interpret the shop's words, for example which words of titles name kinds. */
const maxOthers = 400;
const maxCorrections = 50;

/**
 * The facts of a product, most certain first.
 * @throws HttpError 404 for an unknown product
 */
export async function factsOfProduct({ db }: Platform, ownerId: number, id: number): Promise<Facts> {
  const row = await productOf(db, ownerId, id);
  const others = (await someProducts(db, ownerId, maxOthers)).filter((other) => other.id !== id);
  const language = languageOfProducts([row, ...others], await mainLanguage(db, ownerId));
  const corrections = await correctionsOf(db, ownerId, id);
  const [facts = []] = factsOf([{ ...row, corrections }, ...others], language);
  const familyName = nameOfFamily(language);
  return {
    facts: facts.map(({ own: _, ...fact }) => ({ ...fact, familyName: familyName(fact.family) })).sort((a, b) => b.certainty - a.certainty),
    removed: corrections
      .filter(({ holds }) => !holds)
      .map(({ family, value, label }) => ({ family, familyName: familyName(family), value, label })),
    families: familiesOf(facts).map((family) => ({ family, familyName: familyName(family) })),
  };
}

/**
 * Adds a fact, removes one, or undoes the correction of one, and returns the facts afterwards.
 * @throws HttpError 404 for an unknown product, 409 `too_many_corrections` above 50 and where tests hold it back
 */
export async function correctFact(
  held: HoldingContext,
  ownerId: number,
  id: number,
  body: BodyOf<typeof correctProductFact>,
): Promise<Facts> {
  const { platform } = held;
  const { db } = platform;
  const { title } = await productOf(db, ownerId, id);
  const before = await factsOfProduct(platform, ownerId, id);
  const listed = [...before.facts, ...before.removed].find((fact) => fact.family === body.family && fact.value === body.value);
  const { value, label } = listed ?? factOfWord(body.family as FactFamily, body.value, await mainLanguage(db, ownerId));
  await changeByHand(held, ownerId, [title], async (tx) => {
    if (body.action === 'undo') return undoCorrection(tx, ownerId, id, body.family, value);
    if ((await countCorrections(tx, ownerId, id)) >= maxCorrections)
      throw conflict('too_many_corrections', `A product can have ${maxCorrections} corrections.`);
    return saveCorrection(tx, ownerId, id, { family: body.family, value, label: body.label || label, holds: body.action === 'add' });
  });
  return factsOfProduct(platform, ownerId, id);
}

async function productOf(db: Platform['db'], ownerId: number, id: number): Promise<ProductRow> {
  const row = await findProduct(db, ownerId, id);
  if (!row) throw notFound('This product');
  return row;
}

/** The families of the vocabulary, then the product's other families. */
const familiesOf = (facts: readonly Fact[]): string[] => [
  ...new Set<string>([...Object.keys(vocabularyOf('en').names), ...facts.map(({ family }) => family)]),
];
