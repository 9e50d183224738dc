/** The owner's list of products: filters, sort orders, paging, and the export of all pages. */
import type { ProductFilters } from '@parley/contract';
import { and, asc, eq, gt, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/db/index.ts';
import { products } from '../tables.ts';
import { listed, type ProductRow } from './product-store.ts';
import { countOf, findByWords, rowsInOrder } from './search-store.ts';

const atOnce = 500;

/** A page of the products that match, and their total. A search sorts by relevance unless another order is requested. */
export async function listProducts(db: Executor, ownerId: number, filters: ProductFilters, page: { limit: number; offset: number }) {
  const which = conditionOf(ownerId, filters);
  const found = filters.search ? await findByWords(db, ownerId, filters.search, which) : null;
  if (filters.search && !found) return { rows: [], total: 0 };
  const where = found?.where ?? which;
  const order = filters.sort === 'catalogue' && found ? sql`${found.best} ${products.id}` : orders[filters.sort];
  const ids = await db.execute<{ id: number }>(
    sql`select id from ${products} where ${where} order by ${order} limit ${page.limit} offset ${page.offset}`,
  );
  const total = found?.total ?? (await countOf(db, sql`from ${products} where ${where}`));
  return { rows: await rowsInOrder(db, ownerId, ids.rows), total };
}

/** All products that match, in the catalogue's order, in batches, so that no statement runs long. */
export async function* everyProduct(db: Executor, ownerId: number, filters: ProductFilters): AsyncGenerator<ProductRow[]> {
  const which = conditionOf(ownerId, filters);
  const found = filters.search ? await findByWords(db, ownerId, filters.search, which) : null;
  if (filters.search && !found) return;
  const where = found?.where ?? which;
  for (let after = 0; ; ) {
    const rows = await db
      .select()
      .from(products)
      .where(and(where, gt(products.id, after)))
      .orderBy(asc(products.id))
      .limit(atOnce);
    if (rows.length === 0) return;
    yield rows;
    after = rows.at(-1)?.id ?? after;
  }
}

const orders: Record<ProductFilters['sort'], SQL> = {
  catalogue: sql`${products.id}`,
  title: sql`lower(${products.title}), ${products.id}`,
  '-title': sql`lower(${products.title}) desc, ${products.id} desc`,
  // Products without a price come last, as in an ascending index; descending needs `nulls last`.
  price: sql`${products.priceMinor}, ${products.id}`,
  '-price': sql`${products.priceMinor} desc nulls last, ${products.id} desc`,
  newest: sql`${products.updatedAt} desc, ${products.id} desc`,
};

function conditionOf(ownerId: number, filters: ProductFilters): SQL {
  const { category, tag, vendor, stock, priceFrom, priceTo, source, missing } = filters;
  const conditions = [
    stateOf(ownerId, filters.state),
    category === undefined ? undefined : sql`${category} = any(${products.categories})`,
    tag === undefined ? undefined : sql`${tag} = any(${products.tags})`,
    vendor === undefined ? undefined : eq(products.vendor, vendor),
    stock === undefined ? undefined : eq(products.inStock, stock === 'in'),
    priceFrom === undefined ? undefined : sql`${products.priceMinor} >= ${priceFrom}`,
    priceTo === undefined ? undefined : sql`${products.priceMinor} <= ${priceTo}`,
    source === undefined ? undefined : source === 'hand' ? isNull(products.sourceId) : eq(products.sourceId, source),
    missing === undefined ? undefined : missing === 'price' ? isNull(products.priceMinor) : eq(products.image, ''),
  ];
  return and(...conditions) ?? listed(ownerId);
}

function stateOf(ownerId: number, state: ProductFilters['state']): SQL | undefined {
  if (state === 'gone') return and(eq(products.ownerId, ownerId), isNull(products.deletedAt), isNotNull(products.goneAt));
  if (state === 'excluded') return sql`${listed(ownerId)} and ${products.excluded}`;
  if (state === 'edited') return sql`${listed(ownerId)} and ${products.edited} <> '{}'`;
  return listed(ownerId);
}
