/**
 * Statements over rows of one place of a cluster, run where the rows belong (decision 105). Citus sends the rows of `INSERT … SELECT … FROM unnest` to a machine twice, and plans the statement
 * on both; this function gets them once, and writes to the shard's own table there.
 */
import { type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../index.ts';
import { binaryArray } from './binary-array.ts';
import { OverRows } from './unnest.ts';

/**
 * The function that `npm run distribute` makes on a cluster. While it holds the lock the shard is not moved; a call that was sent to where the
 * shard was before is refused, and goes to the new place when
 * it is sent again.
 */
export const creatingStoreAtOwner = `
  CREATE OR REPLACE FUNCTION public.store_at_owner (owner bigint, tables text[], statements text[], args text[]) RETURNS SETOF json LANGUAGE plpgsql AS $$
  DECLARE
    width integer := cardinality(args) / cardinality(tables);
    shard bigint;
    target text;
  BEGIN
    FOR i IN 1 .. cardinality(tables) LOOP
      shard := get_shard_id_for_distribution_column(tables[i]::regclass, owner);
      PERFORM lock_shard_metadata(5, ARRAY[shard]);
      SELECT shard_name(tables[i]::regclass, shard) INTO target FROM pg_dist_placement JOIN pg_dist_local_group USING (groupid) WHERE shardid = shard;
      IF target IS NULL THEN
        RAISE EXCEPTION 'the rows of owner % are on another machine', owner USING ERRCODE = 'serialization_failure';
      END IF;
      RETURN QUERY EXECUTE replace(statements[i], '{table}', target) USING args[(i - 1) * width + 1 : i * width];
    END LOOP;
  END
  $$`;
export const droppingStoreAtOwner = 'DROP FUNCTION IF EXISTS public.store_at_owner (bigint, text[], text[], text[])';

/** Whether the tables are spread, and the function is there. */
export const isSpread = sql`to_regproc('public.store_at_owner') is not null`;

type ThatMoves = OverRows & { elsewhere: NonNullable<OverRows['elsewhere']> };
const moves = (statement: SQL): statement is ThatMoves => statement instanceof OverRows && statement.elsewhere !== null;

/** One call for all of the statements; each has as many arguments as the longest. */
function storing(ownerId: number, statements: readonly ThatMoves[]): SQL {
  const each = statements.map((statement) => statement.elsewhere());
  const width = Math.max(...each.map(({ args }) => args.length));
  const args = each.flatMap(({ args }) => [...args, ...Array<null>(width - args.length).fill(null)]);
  const texts = (values: readonly unknown[]) => sql.param(binaryArray(values, 'text'));
  return sql`select * from store_at_owner(${ownerId}, ${texts(each.map(({ table }) => table))}, ${texts(each.map(({ text }) => text))}, ${texts(args)})`;
}

/** The executor, whose INSERTs of rows run on the machine of an owner. All of their rows must be of owners on that machine. */
export function atOwner(tx: Executor, ownerId: number): Executor {
  const execute = async (statement: SQL) => {
    if (!moves(statement)) return tx.execute(statement);
    const { rows } = await tx.execute<{ store_at_owner: object[] | null }>(storing(ownerId, [statement]));
    return { rows: rows[0]?.store_at_owner ?? [] };
  };
  return Object.assign(Object.create(tx) as Executor, { execute });
}

/** Statements whose results nobody needs: those that insert rows become one, which runs on the machine of an owner. */
export function lastAtOwner(statements: readonly SQL[], ownerId: number): SQL[] {
  const moving = statements.filter(moves);
  return moving.length > 0 ? [...statements.filter((statement) => !moves(statement)), storing(ownerId, moving)] : [...statements];
}
