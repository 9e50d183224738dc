import { brandAttribute } from '@parley/contract';
import { and, asc, count, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/db/index.ts';
import type { CatalogueProduct } from './readers/index.ts';
import { catalogueSources, products } from './tables.ts';

/** A product without what only search needs. Prices in minor units. */
export type ProductRow = typeof products.$inferSelect;

/** The fields that an owner may change by hand, by the names under which `edited` remembers them. */
export type EditableField =
  | 'title'
  | 'link'
  | 'image'
  | 'description'
  | 'price'
  | 'currency'
  | 'inStock'
  | 'categories'
  | 'tags'
  | 'attributes';

// The embedded database has one session: a statement of 200 holds up everybody else for a tenth of a second, no longer.
const atOnce = 200;

/** What the owner has not taken out and the shop has not either. */
export const live = (ownerId: number): SQL =>
  sql`${products.ownerId} = ${ownerId} and ${products.goneAt} is null and ${products.deletedAt} is null`;

/** The source of an address (`shop.example`, `file:export`), made when it is new. Gives its id. */
export async function sourceOf(db: Executor, ownerId: number, address: string): Promise<number> {
  const [row] = await db
    .insert(catalogueSources)
    .values({ ownerId, address })
    .onConflictDoUpdate({ target: [catalogueSources.ownerId, catalogueSources.address], set: { address } })
    .returning({ id: catalogueSources.id });
  if (!row) throw new Error('an upsert gave no row');
  return row.id;
}

/**
 * Writes products of one source, 200 a statement: new ones are added, known ones (by external key) brought up to date and
 * called back if they were gone. What the owner edited stays, what the owner deleted stays deleted. Of several with one
 * key in `list` the last counts.
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

/** A catalogue source and whose it is. */
export type Source = { ownerId: number; sourceId: number };

/** The ids of a source's products by their external keys. */
export async function idsByKey(db: Executor, source: Source, keys: string[]): Promise<Map<string, number>> {
  const rows = await db
    .select({ id: products.id, key: products.externalKey })
    .from(products)
    .where(and(ofSource(source), sql`${products.externalKey} = any(${sql.param(keys)}::text[])`));
  return new Map(rows.map((row) => [row.key, row.id]));
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
  attributes: unlessEdited('attributes', products.attributes),
  vendor: anew(products.vendor),
  sku: anew(products.sku),
  language: anew(products.language),
  goneAt: sql`null`,
  updatedAt: sql`now()`,
};

// A row that says the same is left alone: writing it again would cost its whole search index entry.
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
  products.attributes,
  products.vendor,
  products.sku,
  products.language,
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

/** A page of the live products in the catalogue's order, and how many there are. */
export async function pageOfProducts(db: Executor, ownerId: number, limit: number, offset: number) {
  const total = await countProducts(db, ownerId);
  // The ids come from the index alone; rows are only read for the page itself.
  const page = db.select({ id: products.id }).from(products).where(live(ownerId)).orderBy(asc(products.id)).limit(limit).offset(offset);
  const rows = await db
    .select()
    .from(products)
    .where(and(eq(products.ownerId, ownerId), inArray(products.id, page)))
    .orderBy(asc(products.id));
  return { rows, total };
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

/** Sets columns of a product and remembers `fields` as edited. Gives the new row, null when it is not there. */
export async function editProduct(
  db: Executor,
  ownerId: number,
  id: number,
  set: Partial<typeof products.$inferInsert>,
  fields: EditableField[],
): Promise<ProductRow | null> {
  const edited = sql`array(select distinct unnest(${products.edited} || ${sql.param(fields)}::text[]))`;
  const [row] = await db
    .update(products)
    .set({ ...set, edited, updatedAt: sql`now()` })
    .where(and(eq(products.ownerId, ownerId), eq(products.id, id), isNull(products.deletedAt)))
    .returning();
  return row ?? null;
}

/** Takes a product out for good. Whether there was one. */
export async function deleteProduct(db: Executor, ownerId: number, id: number, at: Date): Promise<boolean> {
  const gone = await db
    .update(products)
    .set({ deletedAt: at })
    .where(and(eq(products.ownerId, ownerId), eq(products.id, id), isNull(products.deletedAt)))
    .returning({ id: products.id });
  return gone.length > 0;
}

/** What recommending looks at: every live product in the catalogue's order (by id), with the beginning of its description. */
export async function candidateProducts(db: Executor, ownerId: number) {
  return db
    .select({
      id: products.id,
      title: products.title,
      description: sql<string>`left(${products.description}, 1000)`,
      link: products.link,
      image: products.image,
      priceMinor: products.priceMinor,
      currency: products.currency,
      inStock: products.inStock,
      categories: products.categories,
      tags: products.tags,
      attributes: products.attributes,
      vendor: products.vendor,
    })
    .from(products)
    .where(live(ownerId))
    .orderBy(asc(products.id));
}

export type CandidateProduct = Awaited<ReturnType<typeof candidateProducts>>[number];

/** How many live products carry each category, tag and attribute value, the most frequent first; and the range of prices. */
export async function countFacets(db: Executor, ownerId: number, most: number) {
  const value = sql<string>`value`;
  const counted = async (list: SQL) =>
    (
      await db.execute<{ value: string; count: number }>(
        sql`select ${value}, count(*)::int as count from ${products}, ${list} as value where ${live(ownerId)} group by 1 order by 2 desc, 1 limit ${most}`,
      )
    ).rows;
  const attributes = await db.execute<{ name: string; value: string; count: number }>(sql`
    select name, value, count(*)::int as count from (
      select ${products.id} as id, name, value
      from ${products}, jsonb_each(${products.attributes}) as each(name, list), jsonb_array_elements_text(list) as value
      where ${live(ownerId)}
      union
      select ${products.id}, ${brandAttribute}, ${products.vendor} from ${products} where ${live(ownerId)} and ${products.vendor} <> ''
    ) as carried group by 1, 2 order by 3 desc, 1, 2 limit ${most * 5}`);
  const prices = await db
    .select({
      currency: products.currency,
      count: count(),
      min: sql<number>`min(${products.priceMinor})`,
      max: sql<number>`max(${products.priceMinor})`,
    })
    .from(products)
    .where(and(live(ownerId), sql`${products.priceMinor} is not null`))
    .groupBy(products.currency)
    .orderBy(desc(count()));
  return {
    categories: await counted(sql`unnest(${products.categories})`),
    tags: await counted(sql`unnest(${products.tags})`),
    attributes: attributes.rows,
    prices,
  };
}
