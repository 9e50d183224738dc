import { and, asc, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Db, Executor } from '../../../platform/db/index.ts';
import { catalogueImports, catalogueSources, shopVisits } from '../tables.ts';
import { allowedToStart, type QueueEntry } from './reading-queue.ts';

/** The channel on which every change of the queue is announced, so that waiting readings check their turn. */
export const queueMoved = 'shop_line_moved';

/** A visit without a heartbeat for this long belongs to a process that died. */
export const visitDeadAfterMs = 15_000;

/** The key of an import in the queue, which also contains visits of the demo. */
export const keyOfImport = (ownerId: number, id: number) => `import ${ownerId} ${id}`;
const keyOfVisit = (id: number) => `visit ${id}`;

/** All readings that wait or run, ordered by time. */
export async function readQueue(db: Executor): Promise<QueueEntry[]> {
  const imports = await db
    .select({
      ownerId: catalogueImports.ownerId,
      id: catalogueImports.id,
      status: catalogueImports.status,
      shop: catalogueSources.address,
      at: catalogueImports.queuedAt,
    })
    .from(catalogueImports)
    .innerJoin(
      catalogueSources,
      and(eq(catalogueSources.ownerId, catalogueImports.ownerId), eq(catalogueSources.id, catalogueImports.sourceId)),
    )
    .where(inArray(catalogueImports.status, ['queued', 'running']))
    .orderBy(asc(catalogueImports.queuedAt), asc(catalogueImports.id));
  const visits = await db.select().from(shopVisits).orderBy(asc(shopVisits.createdAt), asc(shopVisits.id));
  return [
    ...imports.map(({ ownerId, id, status, shop, at }) => ({
      at,
      key: keyOfImport(ownerId, id),
      kind: 'import' as const,
      who: `owner ${ownerId}`,
      shop: shop.startsWith('file:') ? '' : shop,
      reading: status === 'running',
    })),
    ...visits.map(({ id, who, shop, startedAt, createdAt }) => ({
      at: createdAt,
      key: keyOfVisit(id),
      kind: 'visit' as const,
      who: `visitor ${who}`,
      shop,
      reading: startedAt !== null,
    })),
  ].toSorted((a, b) => Number(a.at) - Number(b.at));
}

/** The queue, locked until the transaction ends: no other reading starts meanwhile. */
export async function lockQueue(tx: Executor): Promise<QueueEntry[]> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('shop-line'))`);
  return readQueue(tx);
}

/** Adds a visit to the queue and gives its id. @throws Error when the database returns no row */
export async function enqueueVisit(db: Executor, visit: { shop: string; who: string }, at: Date): Promise<number> {
  const [row] = await db
    .insert(shopVisits)
    .values({ ...visit, createdAt: at, heartbeatAt: at })
    .returning({ id: shopVisits.id });
  if (!row) throw new Error('an insert gave no row');
  return row.id;
}

/** Starts a visit if it is its turn; gives the queue and the visit's key in any case. Removes visits whose process died. */
export async function startVisit(db: Db, id: number, at: Date): Promise<{ began: boolean; queue: QueueEntry[]; key: string }> {
  return db.transaction(async (tx) => {
    await tx.delete(shopVisits).where(lt(shopVisits.heartbeatAt, new Date(at.getTime() - visitDeadAfterMs)));
    const queue = await lockQueue(tx);
    const key = keyOfVisit(id);
    const began = allowedToStart(queue).has(key);
    await tx
      .update(shopVisits)
      .set({ heartbeatAt: at, ...(began && { startedAt: at }) })
      .where(eq(shopVisits.id, id));
    return { began, queue, key };
  });
}

/** Renews the heartbeat of a visit. */
export async function renewVisit(db: Executor, id: number, at: Date): Promise<void> {
  await db.update(shopVisits).set({ heartbeatAt: at }).where(eq(shopVisits.id, id));
}

/** Removes a visit from the queue. */
export async function removeVisit(db: Executor, id: number): Promise<void> {
  await db.delete(shopVisits).where(eq(shopVisits.id, id));
}

/** The queued imports that may start now. */
export async function importsToStart(db: Db): Promise<{ ownerId: number; importId: number }[]> {
  return [...allowedToStart(await readQueue(db))]
    .map((key) => /^import (\d+) (\d+)$/.exec(key))
    .filter((match) => match !== null)
    .map((match) => ({ ownerId: Number(match[1]), importId: Number(match[2]) }));
}
