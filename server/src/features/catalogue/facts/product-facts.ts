/** The facts of one product for its owner, and how the owner corrects them (contract/facts.ts). */
import type { AnswerOf, BodyOf, correctProductFact, listProductFacts } from '@parley/contract';
import { vocabularyLanguage, vocabularyOf } from '../../../kit/languages/vocabulary/index.ts';
import { conflict, notFound } from '../../../platform/http/errors.ts';
import type { Platform } from '../../../platform/index.ts';
import { catalogueChanged } from '../importing/run-import.ts';
import { someProducts } from '../products/candidates-store.ts';
import { findProduct, type ProductRow } from '../products/product-store.ts';
import { mainLanguage } from '../products/search-store.ts';
import { correctionsOf, countCorrections, saveCorrection, undoCorrection } from './corrections-store.ts';
import type { Fact, FactFamily } from './fact.ts';
import { factOfWord, factsOf } from './facts-of.ts';
import { languageOfProducts } from './shop-language.ts';

type Facts = AnswerOf<typeof listProductFacts>;

/** So many other products tell what the shop's words mean, such as which words of titles name things. */
const mostOthers = 400;
const mostCorrections = 50;

/** The facts of a product, the surest first. @throws HttpError 404 */
export async function factsOfProduct({ db }: Platform, ownerId: number, id: number): Promise<Facts> {
  const row = await productOf(db, ownerId, id);
  const others = (await someProducts(db, ownerId, mostOthers)).filter((other) => other.id !== id);
  const language = languageOfProducts([row, ...others], await mainLanguage(db, ownerId));
  const corrections = await correctionsOf(db, ownerId, id);
  const [facts = []] = factsOf([{ ...row, corrections }, ...others], language);
  const familyName = nameOfFamily(language);
  return {
    facts: facts.map((fact) => ({ ...fact, familyName: familyName(fact.family) })).sort((a, b) => b.certainty - a.certainty),
    removed: corrections
      .filter(({ holds }) => !holds)
      .map(({ family, value, label }) => ({ family, familyName: familyName(family), value, label })),
    families: familiesOf(facts).map((family) => ({ family, familyName: familyName(family) })),
  };
}

/**
 * Adds, removes or restores a fact, and gives the facts afterwards.
 * @throws HttpError 404 for an unknown product, 409 `too_many_corrections`
 */
export async function correctFact(
  platform: Platform,
  ownerId: number,
  id: number,
  body: BodyOf<typeof correctProductFact>,
): Promise<Facts> {
  const { db, database } = platform;
  const before = await factsOfProduct(platform, ownerId, id);
  const known = [...before.facts, ...before.removed].find((fact) => fact.family === body.family && fact.value === body.value);
  const { value, label } = known ?? factOfWord(body.family as FactFamily, body.value, await mainLanguage(db, ownerId));
  if (body.action === 'undo') await undoCorrection(db, ownerId, id, body.family, value);
  else {
    if ((await countCorrections(db, ownerId, id)) >= mostCorrections)
      throw conflict('too_many_corrections', `A product can have ${mostCorrections} corrections.`);
    await saveCorrection(db, ownerId, id, { family: body.family, value, label: body.label || label, holds: body.action === 'add' });
  }
  await database.publish(catalogueChanged, String(ownerId));
  return factsOfProduct(platform, ownerId, id);
}

async function productOf(db: Platform['db'], ownerId: number, id: number): Promise<ProductRow> {
  const row = await findProduct(db, ownerId, id);
  if (!row) throw notFound('This product');
  return row;
}

/** The families that every shop may have, then the other families of the product. */
const familiesOf = (facts: readonly Fact[]): string[] => [
  ...new Set<string>([...Object.keys(vocabularyOf('en').names), ...facts.map(({ family }) => family)]),
];

/** The name of a family in the shop's language; an attribute's own name for one of the shop's. */
function nameOfFamily(language: string | null): (family: string) => string {
  const { names } = vocabularyOf(vocabularyLanguage(language));
  return (family) =>
    Object.hasOwn(names, family) ? (names[family as keyof typeof names].split(/[,،、]/)[0] ?? family) : family.replace(/^attribute:/, '');
}
