/** Statements over rows of the owners of one shard, sent to the machine that has it (decision 152). */
import type { SQL } from 'drizzle-orm';
import type { Executor } from '../index.ts';
import { OverRows } from '../sql/unnest.ts';
import type { Shard } from './index.ts';

/** A statement over the tables that hold the rows of a shard. */
export const inShard = (statement: SQL, shard: Shard): SQL => (statement instanceof OverRows ? statement.in(shard.named) : statement);

/** The executor, on a connection to the machine of a shard, whose INSERTs of rows go into that shard's tables. All of their rows must be of its owners. */
export const atShard = (tx: Executor, shard: Shard): Executor =>
  Object.assign(Object.create(tx) as Executor, { execute: (statement: SQL) => tx.execute(inShard(statement, shard)) });
