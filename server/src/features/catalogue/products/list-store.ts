/** The owner's list of products: filters, orders, pages, and all of it page by page. */
import type { ProductFilters } from '@parley/contract';
import { and, asc, eq, gt, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/db/index.ts';
import { products } from '../tables.ts';
import { listed, type ProductRow } from './product-store.ts';
import { countOf, findWords, inOrder } from './search-store.ts';

const atOnce = 500;

/** A page of the products that fit, and how many do. Unless another order is asked for, a search puts the best first. */
export async function listProducts(db: Executor, ownerId: number, filters: ProductFilters, page: { limit: number; offset: number }) {
  const which = whichOf(ownerId, filters);
  const found = filters.search ? await findWords(db, ownerId, filters.search, which) : null;
  if (filters.search && !found) return { rows: [], total: 0 };
  const where = found?.where ?? which;
  const order = filters.sort === 'catalogue' && found ? sql`${found.best} ${products.id}` : orders[filters.sort];
  const ids = await db.execute<{ id: number }>(
    sql`select id from ${products} where ${where} order by ${order} limit ${page.limit} offset ${page.offset}`,
  );
  const total = found?.total ?? (await countOf(db, sql`from ${products} where ${where}`));
  return { rows: await inOrder(db, ownerId, ids.rows), total };
}

/** Every product that fits, in the catalogue's order, a few hundred at a time: nobody else waits for a long statement. */
export async function* everyProduct(db: Executor, ownerId: number, filters: ProductFilters): AsyncGenerator<ProductRow[]> {
  const which = whichOf(ownerId, filters);
  const found = filters.search ? await findWords(db, ownerId, filters.search, which) : null;
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
  // Those without a price stand last, which is where an ascending index has them; descending they would be first.
  price: sql`${products.priceMinor}, ${products.id}`,
  '-price': sql`${products.priceMinor} desc nulls last, ${products.id} desc`,
  newest: sql`${products.updatedAt} desc, ${products.id} desc`,
};

function whichOf(ownerId: number, filters: ProductFilters): SQL {
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
