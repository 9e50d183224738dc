/** Checks that ids from a client belong to products of the owner, including gone and removed ones, whose rows stay. */
import type { ProductRule } from '@parley/contract';
import type { Executor } from '../../../platform/db/index.ts';
import { HttpError } from '../../../platform/http/errors.ts';
import { titlesOf } from './product-store.ts';

/** @throws HttpError 404 at the first of `ids` that is not a product of the owner; `placeOf` gives the name of its field */
export async function requireOwnProducts(
  db: Executor,
  ownerId: number,
  ids: readonly number[],
  placeOf: (index: number) => string,
): Promise<void> {
  const titles = await titlesOf(db, ownerId, ids);
  const missing = ids.findIndex((id) => !titles.has(id));
  if (missing < 0) return;
  throw unknownProduct(placeOf(missing));
}

/** The error for an id in `field` that is not a product of the owner. */
export const unknownProduct = (field: string): HttpError =>
  new HttpError(404, 'not_found', 'A product was not found', { fields: { [field]: 'Must be one of your products' } });

/** As requireOwnProducts, for all products that rules name. `field` holds the rules. */
export function requireProductsOfRules(db: Executor, ownerId: number, rules: readonly ProductRule[], field: string): Promise<void> {
  const named = rules.flatMap((rule, i) =>
    rule.field === 'product' ? rule.ids.map((id, j): [number, string] => [id, `${field}.${i}.ids.${j}`]) : [],
  );
  return requireOwnProducts(
    db,
    ownerId,
    named.map(([id]) => id),
    (index) => named[index]?.[1] ?? field,
  );
}
