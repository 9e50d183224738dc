/** Reads and writes the sources of an owner's products. */
import { and, asc, count, eq, isNull, sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/db/index.ts';
import { catalogueImports, catalogueSources, products } from '../tables.ts';

/** The key of a catalogue source. */
export interface Source {
  ownerId: number;
  sourceId: number;
}

/** Finds or makes the source of an address (`shop.example`, `file:export`) and gives its id. @throws Error when the database returns no row */
export async function ensureSource(db: Executor, ownerId: number, address: string): Promise<number> {
  const [row] = await db
    .insert(catalogueSources)
    .values({ ownerId, address })
    .onConflictDoUpdate({ target: [catalogueSources.ownerId, catalogueSources.address], set: { address } })
    .returning({ id: catalogueSources.id });
  if (!row) throw new Error('an upsert gave no row');
  return row.id;
}

/** A source with how many products it has, and its last import. */
export interface SourceRow {
  id: number;
  address: string;
  products: number;
  gone: number;
  lastImport: number | null;
  /** The address as it was given last. */
  url: string | null;
}

/** The owner's sources, the oldest first; and how many products were made by hand. */
export async function listSources(db: Executor, ownerId: number): Promise<{ sources: SourceRow[]; byHand: number }> {
  const counts = await db
    .select({ sourceId: products.sourceId, products: count(sql`case when ${products.goneAt} is null then 1 end`), all: count() })
    .from(products)
    .where(and(eq(products.ownerId, ownerId), isNull(products.deletedAt)))
    .groupBy(products.sourceId);
  // Qualified by hand: in a subquery Drizzle writes the column without its table, and it would resolve to the import's column.
  const last = sql`from ${catalogueImports} i where i.owner_id = ${catalogueSources}.owner_id and i.source_id = ${catalogueSources}.id`;
  const sources = await db
    .select({
      id: catalogueSources.id,
      address: catalogueSources.address,
      lastImport: sql<number | null>`(select i.id ${last} order by i.id desc limit 1)`,
      url: sql<string | null>`(select i.url ${last} and i.url <> '' order by i.id desc limit 1)`,
    })
    .from(catalogueSources)
    .where(eq(catalogueSources.ownerId, ownerId))
    .orderBy(asc(catalogueSources.id));
  const bySource = new Map(counts.map((row) => [row.sourceId, row]));
  const byHand = bySource.get(null)?.products ?? 0;
  return {
    sources: sources.map((source) => {
      const { products: here = 0, all = 0 } = bySource.get(source.id) ?? {};
      return { ...source, products: here, gone: all - here };
    }),
    byHand,
  };
}

/** Whether the owner has a source of this address. */
export async function hasSource(db: Executor, ownerId: number, address: string): Promise<boolean> {
  const ours = and(eq(catalogueSources.ownerId, ownerId), eq(catalogueSources.address, address));
  return (await db.select({ id: catalogueSources.id }).from(catalogueSources).where(ours)).length > 0;
}

/** The address of one source; null when the owner has no such source. */
export async function findSource(db: Executor, ownerId: number, id: number): Promise<string | null> {
  const [row] = await db
    .select({ address: catalogueSources.address })
    .from(catalogueSources)
    .where(and(eq(catalogueSources.ownerId, ownerId), eq(catalogueSources.id, id)));
  return row?.address ?? null;
}

/**
 * Removes a source with its imports and pages, and takes its products out. The products' rows stay, marked deleted: what visitors were
 * once shown keeps its title. Added again, the source is a new one.
 */
export async function removeSource(tx: Executor, { ownerId, sourceId }: Source, at: Date): Promise<void> {
  await tx
    .update(products)
    .set({ deletedAt: at })
    .where(and(eq(products.ownerId, ownerId), eq(products.sourceId, sourceId), isNull(products.deletedAt)));
  await tx.delete(catalogueSources).where(and(eq(catalogueSources.ownerId, ownerId), eq(catalogueSources.id, sourceId)));
}
