/** The SQL of the vectors of passages. */
import { eq, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/db/index.ts';
import { unnest } from '../../../platform/db/sql/unnest.ts';
import { assistantSettings, passages, passageVectors } from '../tables.ts';

const { ownerId: vectorOwner, space: vectorSpace } = passageVectors;
const ofSpace = (ownerId: number, space: string): SQL => sql`${vectorOwner} = ${ownerId} and ${vectorSpace} = ${space}`;

/** The digests of the texts that have a vector of the model. */
export async function embeddedDigests(db: Executor, ownerId: number, space: string): Promise<Set<string>> {
  const rows = await db.select({ digest: passageVectors.digest }).from(passageVectors).where(ofSpace(ownerId, space));
  return new Set(rows.map(({ digest }) => digest));
}

/** The vectors of the model by the digest of their text. */
export async function vectorsOf(db: Executor, ownerId: number, space: string): Promise<Map<string, Float32Array>> {
  const { digest, vector } = passageVectors;
  const rows = await db.select({ digest, vector }).from(passageVectors).where(ofSpace(ownerId, space));
  return new Map(rows.map((row) => [row.digest, numbersIn(row.vector)]));
}

/** Stores vectors. A text has the vector of one model at a time. */
export async function storeVectors(
  db: Executor,
  ownerId: number,
  space: string,
  made: readonly { digest: string; vector: Float32Array }[],
): Promise<void> {
  const rows = made.map(({ digest, vector }) => ({ digest, dimension: vector.length, vector: bytesOf(vector) }));
  await db.execute(sql`
    insert into ${passageVectors} (owner_id, digest, space, dimension, vector)
    select ${ownerId}::bigint, digest, ${space}::text, dimension, decode(vector, 'hex')
    from ${unnest('made', rows, { digest: 'text', dimension: 'int', vector: 'text' })}
    on conflict (owner_id, digest) do update set space = excluded.space, dimension = excluded.dimension, vector = excluded.vector`);
}

/** Deletes the vectors of other models and of texts that are gone. Returns whether there were any. */
export async function deleteOthers(db: Executor, ownerId: number, space: string, digests: readonly string[]): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    delete from ${passageVectors}
    where ${vectorOwner} = ${ownerId} and (${vectorSpace} <> ${space} or ${passageVectors.digest} <> all(${sql.param(digests)}::text[]))`);
  return (rowCount ?? 0) > 0;
}

/** How many different texts the owner's passages have, and how many of them have a vector of the model. */
export async function countVectors(db: Executor, ownerId: number, space: string): Promise<{ passages: number; indexed: number }> {
  const { rows } = await db.execute<{ passages: number; indexed: number }>(sql`
    select (select count(distinct (heading, text)) from ${passages} where owner_id = ${ownerId})::int as passages,
      (select count(*) from ${passageVectors} where ${ofSpace(ownerId, space)})::int as indexed`);
  return rows[0] ?? { passages: 0, indexed: 0 };
}

/** Notes that vectors changed, which every process notices, or why none can be made. */
export async function noteEmbedding(db: Executor, ownerId: number, note: { at: Date; fault: string | null }): Promise<void> {
  const { embeddingFailingSince } = assistantSettings;
  const changes =
    note.fault === null
      ? { embeddedAt: note.at, embeddingFault: null, embeddingFailingSince: null }
      : {
          embeddingFault: note.fault,
          embeddingFailingSince: sql`coalesce(${embeddingFailingSince}, ${note.at.toISOString()}::timestamptz)`,
        };
  const first = note.fault === null ? { embeddedAt: note.at } : { embeddingFault: note.fault, embeddingFailingSince: note.at };
  await db
    .insert(assistantSettings)
    .values({ ownerId, ...first })
    .onConflictDoUpdate({ target: assistantSettings.ownerId, set: changes });
}

/** Whether an owner has passages still. */
export const hasPassages = async (db: Executor, ownerId: number): Promise<boolean> =>
  (await db.select({ id: passages.id }).from(passages).where(eq(passages.ownerId, ownerId)).limit(1)).length > 0;

const bytesOf = (vector: Float32Array): string => Buffer.from(vector.buffer, vector.byteOffset, vector.byteLength).toString('hex');

/** A copy, because the bytes of a row may begin anywhere in what arrived. */
const numbersIn = (stored: Buffer): Float32Array => new Float32Array(new Uint8Array(stored).buffer);
