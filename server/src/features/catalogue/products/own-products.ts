/** Whether ids that a client sends name products of the owner, also such as are gone or taken out: their rows stay. */
import type { ProductRule } from '@parley/contract';
import type { Executor } from '../../../platform/db/index.ts';
import { HttpError } from '../../../platform/http/errors.ts';
import { titlesOf } from './product-store.ts';

/** @throws HttpError 404 naming the first of `ids` that is none of the owner's products; `placeOf` says how its field is called. */
export async function requireOwnProducts(
  db: Executor,
  ownerId: number,
  ids: readonly number[],
  placeOf: (index: number) => string,
): Promise<void> {
  const known = await titlesOf(db, ownerId, ids);
  const unknown = ids.findIndex((id) => !known.has(id));
  if (unknown < 0) return;
  throw unknownProduct(placeOf(unknown));
}

/** What is said of an id in `field` that is no product of the owner's. */
export const unknownProduct = (field: string): HttpError =>
  new HttpError(404, 'not_found', 'A product was not found', { fields: { [field]: 'Must be one of your products' } });

/** The same for all products that rules name; `field` holds the rules. */
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
