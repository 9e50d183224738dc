import type { EditableField, productActions } from '@parley/contract';
import { and, asc, count, desc, eq, gte, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/db/index.ts';
import type { SeenProduct } from '../readers/crawl/crawl.ts';
import type { CatalogueProduct, ProductVariant } from '../readers/index.ts';
import type { Source } from '../sources/source-store.ts';
import { catalogueSources, products } from '../tables.ts';

/** A product without the search columns. Prices in minor units. */
export type ProductRow = typeof products.$inferSelect;

// Statements are limited to 200 rows, because their locks are then held for a tenth of a second.
const atOnce = 200;

/** Products that neither the owner nor the shop removed. */
export const listed = (ownerId: number): SQL =>
  sql`${products.ownerId} = ${ownerId} and ${products.goneAt} is null and ${products.deletedAt} is null`;

/** Products that may be recommended and shown to visitors: listed and not excluded by the owner. */
export const live = (ownerId: number): SQL => sql`${listed(ownerId)} and not ${products.excluded}`;

/** The variants of a product; none when the owner set its price or stock by hand, because the shop's variants would contradict that. */
export const offeredVariants = sql<
  ProductVariant[]
>`case when ${products.edited} && '{price,inStock}' then '[]'::jsonb else ${products.variants} end`;

/**
 * Writes the products of a source, 200 per statement: adds new ones, updates known ones (by external key) and restores those that were
 * gone. Fields that the owner edited are kept, and deleted products stay deleted. If several in `list` have the same key, the last one
 * counts.
 */
export async function upsertProducts(db: Executor, source: Source, list: CatalogueProduct[]): Promise<void> {
  const unique = [...new Map(list.map((product) => [product.externalKey, product])).values()];
  for (let at = 0; at < unique.length; at += atOnce) {
    await db
      .insert(products)
      .values(unique.slice(at, at + atOnce).map((product) => ({ ...source, ...columnsOf(product) })))
      .onConflictDoUpdate({
        target: [products.ownerId, products.sourceId, products.externalKey],
        set: refreshed,
        setWhere: hasChanged,
      });
  }
}

/** The ids of a source's products by their external keys. */
export async function idsByKey(db: Executor, source: Source, keys: string[]): Promise<Map<string, number>> {
  const rows = await db
    .select({ id: products.id, key: products.externalKey })
    .from(products)
    .where(and(ofSource(source), sql`${products.externalKey} = any(${sql.param(keys)}::text[])`));
  return new Map(rows.map((row) => [row.key, row.id]));
}

/** The data that a reading compares, of a source's products with these external keys. */
export async function seenProducts(db: Executor, source: Source, keys: readonly string[]): Promise<SeenProduct[]> {
  const { externalKey, title, link, image, priceMinor, categoryPaths, categories } = products;
  const rows = await db
    .select({ externalKey, title, link, image, priceMinor, categoryPaths, categories })
    .from(products)
    .where(and(ofSource(source), sql`${externalKey} = any(${sql.param(keys)}::text[])`));
  return rows.map((row) => ({ ...row, image: row.image || null }));
}

function columnsOf(product: CatalogueProduct) {
  return { ...product, image: product.image ?? '' };
}

const unlessEdited = (field: EditableField, column: { name: string }): SQL =>
  sql`case when ${field} = any(${products.edited}) then ${products}.${sql.identifier(column.name)} else excluded.${sql.identifier(column.name)} end`;
const anew = (column: { name: string }): SQL => sql`excluded.${sql.identifier(column.name)}`;

const refreshed = {
  title: unlessEdited('title', products.title),
  link: unlessEdited('link', products.link),
  image: unlessEdited('image', products.image),
  description: unlessEdited('description', products.description),
  priceMinor: unlessEdited('price', products.priceMinor),
  priceMaxMinor: unlessEdited('price', products.priceMaxMinor),
  regularPriceMinor: unlessEdited('price', products.regularPriceMinor),
  currency: unlessEdited('currency', products.currency),
  inStock: unlessEdited('inStock', products.inStock),
  categories: unlessEdited('categories', products.categories),
  tags: unlessEdited('tags', products.tags),
  categoryPaths: unlessEdited('categories', products.categoryPaths),
  attributes: unlessEdited('attributes', products.attributes),
  variants: anew(products.variants),
  vendor: anew(products.vendor),
  sku: anew(products.sku),
  language: anew(products.language),
  cart: anew(products.cart),
  fieldSources: anew(products.fieldSources),
  goneAt: sql`null`,
  // The column's default, the time of this statement: a cluster takes no function here that it would have to call on each machine.
  updatedAt: anew(products.updatedAt),
};

// Unchanged rows are not written, which would rewrite their search index entries.
const compared = [
  products.title,
  products.link,
  products.image,
  products.description,
  products.priceMinor,
  products.priceMaxMinor,
  products.regularPriceMinor,
  products.currency,
  products.inStock,
  products.categories,
  products.tags,
  products.categoryPaths,
  products.attributes,
  products.variants,
  products.vendor,
  products.sku,
  products.language,
  products.cart,
  products.fieldSources,
];
const hasChanged = sql`${products.goneAt} is not null or (${sql.join(compared, sql`, `)}) is distinct from (${sql.join(compared.map(anew), sql`, `)})`;

/** Marks as gone the products of a source whose external keys are not among `seen`. Gives how many. */
export async function markUnseenGone(db: Executor, source: Source, seen: string[], at: Date): Promise<number> {
  const unseen = sql`not (${products.externalKey} = any(${sql.param(seen)}::text[]))`;
  const gone = await db
    .update(products)
    .set({ goneAt: at })
    .where(and(ofSource(source), isNull(products.goneAt), unseen))
    .returning({ id: products.id });
  return gone.length;
}

function ofSource(source: Source) {
  return and(eq(products.ownerId, source.ownerId), eq(products.sourceId, source.sourceId));
}

/** The owner's live products by id, in the catalogue's order. */
export async function productsByIds(db: Executor, ownerId: number, ids: readonly number[]): Promise<ProductRow[]> {
  if (ids.length === 0) return [];
  return db
    .select()
    .from(products)
    .where(and(live(ownerId), inArray(products.id, [...ids])))
    .orderBy(asc(products.id));
}

/** The id of the live product whose page is at an address without query and fragment; null when there is none. */
export async function productAtPage(db: Executor, ownerId: number, page: string): Promise<number | null> {
  const plain = page.replace(/\/$/, '');
  const [row] = await db
    .select({ id: products.id })
    .from(products)
    .where(sql`${live(ownerId)} and rtrim(split_part(split_part(${products.link}, '?', 1), '#', 1), '/') = ${plain}`)
    .orderBy(asc(products.id))
    .limit(1);
  return row?.id ?? null;
}

/** The titles of products by id, including gone, excluded and deleted ones, because histories name them. */
export async function titlesOf(db: Executor, ownerId: number, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: products.id, title: products.title })
    .from(products)
    .where(and(eq(products.ownerId, ownerId), inArray(products.id, [...ids])));
  return new Map(rows.map(({ id, title }) => [id, title]));
}

/** How many live products an owner has. */
export async function countProducts(db: Executor, ownerId: number): Promise<number> {
  const [total] = await db.select({ count: count() }).from(products).where(live(ownerId));
  return total?.count ?? 0;
}

/** One product of the owner that was not deleted, gone ones too; null when there is none. */
export async function findProduct(db: Executor, ownerId: number, id: number): Promise<ProductRow | null> {
  const [row] = await db
    .select()
    .from(products)
    .where(and(eq(products.ownerId, ownerId), eq(products.id, id), isNull(products.deletedAt)));
  return row ?? null;
}

/**
 * Sets columns of a product and marks `fields` as edited, unless `set.edited` names the edited fields. Products made by hand have no edited
 * fields, because no import changes them. Returns the new row, or null when there is none.
 */
export async function editProduct(
  db: Executor,
  ownerId: number,
  id: number,
  set: Partial<typeof products.$inferInsert>,
  fields: EditableField[],
): Promise<ProductRow | null> {
  const base = set.edited ? sql`${sql.param(set.edited)}::text[]` : products.edited;
  const edited = sql`case when ${products.sourceId} is null then '{}' else array(select distinct unnest(${base} || ${sql.param(fields)}::text[])) end`;
  const [row] = await db
    .update(products)
    .set({ ...set, edited, updatedAt: sql`now()` })
    .where(and(eq(products.ownerId, ownerId), eq(products.id, id), isNull(products.deletedAt)))
    .returning();
  return row ?? null;
}

/** Products of the owner by id that were not deleted, gone and excluded ones too. */
export async function ownedByIds(db: Executor, ownerId: number, ids: readonly number[]): Promise<ProductRow[]> {
  if (ids.length === 0) return [];
  return db
    .select()
    .from(products)
    .where(and(eq(products.ownerId, ownerId), inArray(products.id, [...ids]), isNull(products.deletedAt)));
}

/** Products made by hand that were not deleted, by their keys. */
export async function handMade(db: Executor, ownerId: number, keys: readonly string[]): Promise<ProductRow[]> {
  if (keys.length === 0) return [];
  return db
    .select()
    .from(products)
    .where(
      and(eq(products.ownerId, ownerId), isNull(products.sourceId), inArray(products.externalKey, [...keys]), isNull(products.deletedAt)),
    );
}

/** Adds a product made by hand. Gives the new row. @throws Error when the database returns no row */
export async function addProduct(
  db: Executor,
  ownerId: number,
  columns: Partial<typeof products.$inferInsert> & { title: string; link: string },
  externalKey: string,
): Promise<ProductRow> {
  const [row] = await db
    .insert(products)
    .values({ ...columns, ownerId, externalKey, edited: [] })
    .returning();
  if (!row) throw new Error('an insert gave no row');
  return row;
}

// Products of a removed source are not restored: no import would update them.
const sourced = sql`(${products.sourceId} is null or exists (select 1 from ${catalogueSources} s where s.owner_id = ${products}.owner_id and s.id = ${products}.source_id))`;

/** Applies an action to many products of the owner. Returns the ids of those that changed. */
export async function applyAction(
  db: Executor,
  ownerId: number,
  action: (typeof productActions)[number],
  ids: readonly number[],
  at: Date,
): Promise<number[]> {
  const here = isNull(products.deletedAt);
  const does = {
    exclude: { set: { excluded: true }, where: and(here, eq(products.excluded, false)) },
    include: { set: { excluded: false }, where: and(here, eq(products.excluded, true)) },
    delete: { set: { deletedAt: at }, where: here },
    restore: { set: { deletedAt: null }, where: and(isNotNull(products.deletedAt), sourced) },
  }[action];
  const changed = await db
    .update(products)
    .set(does.set)
    .where(and(eq(products.ownerId, ownerId), inArray(products.id, [...ids]), does.where))
    .returning({ id: products.id });
  return changed.map(({ id }) => id);
}

/** The newest deleted products that can be restored, since an instant; at most 200. */
export async function binnedProducts(db: Executor, ownerId: number, since: Date) {
  const rows = await db
    .select({ id: products.id, name: products.title, deletedAt: products.deletedAt })
    .from(products)
    .where(and(eq(products.ownerId, ownerId), gte(products.deletedAt, since), sourced))
    .orderBy(desc(products.deletedAt), desc(products.id));
  return rows.flatMap(({ deletedAt, ...row }) => (deletedAt ? [{ ...row, deletedAt }] : []));
}

/** How many of an owner's products are new, changed or gone since an instant, and how many there are. */
export async function productsChangedSince(db: Executor, ownerId: number, at: Date): Promise<{ changed: number; total: number }> {
  const since = sql`${at.toISOString()}::timestamptz`;
  const [row] = await db
    .select({
      total: sql<number>`count(*) filter (where ${products.goneAt} is null and ${products.deletedAt} is null)::int`,
      changed: sql<number>`count(*) filter (where greatest(${products.updatedAt}, ${products.goneAt}, ${products.deletedAt}) >= ${since})::int`,
    })
    .from(products)
    .where(eq(products.ownerId, ownerId));
  return row ?? { changed: 0, total: 0 };
}
