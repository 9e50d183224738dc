/**
 * A separate process for durability.test.ts: writes through group commit, and prints each row's number once it was acknowledged.
 */
import { sql } from 'drizzle-orm';
import { createGroupCommit } from '../../background/group-commit.ts';
import { openDatabase } from '../index.ts';
import { unnest } from '../sql/unnest.ts';

const [, , dataDir = '', first = '0'] = process.argv;
const writers = 32;

const { db } = await openDatabase({ databaseUrl: null, dataDir });
await db.execute(sql`create table if not exists written (n int primary key, filler text not null)`);
const writes = createGroupCommit((rows: { n: number; filler: string }[]) =>
  db.transaction(async (tx) => {
    await tx.execute(sql`insert into written select * from ${unnest('rows', rows, { n: 'int', filler: 'text' })}`);
    return rows;
  }),
);

let next = Number(first);
async function writeForEver(): Promise<never> {
  for (;;) {
    const { n } = await writes.add({ n: next++, filler: 'x'.repeat(200) });
    process.stdout.write(`${n}\n`);
  }
}
await Promise.all(Array.from({ length: writers }, writeForEver));
