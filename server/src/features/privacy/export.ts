/** All data of an owner as one JSON text. It is streamed, so only one page of rows is in memory at a time. */
import { uploadedFiles } from '@parley/contract/paths';
import { sql } from 'drizzle-orm';
import type { Executor } from '../../platform/db/index.ts';
import type { Platform } from '../../platform/index.ts';
import { accountForExport, hasProvenAddress } from '../accounts/index.ts';
import { leadsOf } from '../leads/index.ts';

const page = 500;
/** Columns that are left out: credentials and keys, and what is made of other columns, the search index and the vectors of passages. */
const withheldColumns = /hash|sealed|secret|^search_text$|^vector$/;

interface Table {
  name: string;
  columns: string[];
  /** The columns of the primary key except the owner, with their types: the cursor of a page. */
  key: { name: string; type: string }[];
}

/** Every table with an `owner_id`, read from the database, so that a table that is added later is included. */
async function tablesOf(db: Executor): Promise<Table[]> {
  const { rows } = await db.execute<{ name: string; columns: string[]; key: Table['key'] }>(sql`
    select c.relname as name,
      (select json_agg(a.attname order by a.attnum) from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns,
      (select coalesce(json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod)) order by k.place), '[]')
        from pg_index i cross join unnest(i.indkey::int2[]) with ordinality as k (number, place)
        join pg_attribute a on a.attrelid = c.oid and a.attnum = k.number
        where i.indrelid = c.oid and i.indisprimary and a.attname <> 'owner_id') as key
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind in ('r', 'p')
      and exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'owner_id' and not a.attisdropped)
    order by 1`);
  return rows;
}

/** Gives the text in pieces. Pages are read separately, so a change during the export may or may not be in it. */
export async function* ownerExport(platform: Platform, ownerId: number): AsyncGenerator<string> {
  const { db, config, clock } = platform;
  const line = (value: unknown) => JSON.stringify(value, (_key, part) => linked(part, config.publicUrl));
  yield `{"about":${line({ from: config.publicUrl, exportedAt: clock.now() })}`;
  const account = await accountForExport(db, ownerId);
  yield `,\n"owners":[\n${account ? line(account) : ''}\n]`;
  // Messages belong to an address. An owner who entered somebody else's address must not get them.
  const username = account && (await hasProvenAddress(db, ownerId)) ? String(account.username) : null;
  const leads = username === null ? [] : await leadsOf(db, username);
  yield `,\n"leads":[\n${leads.map(line).join(',\n')}\n]`;
  for (const table of await tablesOf(db)) {
    yield `,\n${line(table.name)}:[`;
    let separator = '\n';
    for await (const rows of pagesOf(db, table, ownerId)) {
      yield separator + rows.map(line).join(',\n');
      separator = ',\n';
    }
    yield '\n]';
  }
  yield '\n}\n';
}

/** A picture is exported as the link that shows it. */
const linked = (part: unknown, publicUrl: string) => (typeof part === 'string' && part.startsWith(uploadedFiles) ? publicUrl + part : part);

async function* pagesOf(db: Executor, { name, columns, key }: Table, ownerId: number): AsyncGenerator<object[]> {
  const names = sql.join(
    key.map((column) => sql.identifier(column.name)),
    sql`, `,
  );
  const keptBack = columns.filter((column) => withheldColumns.test(column));
  const shown = sql`to_jsonb(t) - ${sql.param(keptBack)}::text[]`;
  const place =
    key.length > 0
      ? sql`array[${sql.join(
          key.map((column) => sql`${sql.identifier(column.name)}::text`),
          sql`, `,
        )}]`
      : sql`null`;
  let last: string[] | null = null;
  for (;;) {
    const from: ReturnType<typeof sql> = last
      ? sql`and (${names}) > (${sql.join(
          last.map((value, at) => sql`${value}::${sql.raw(key[at]?.type ?? 'text')}`),
          sql`, `,
        )})`
      : sql``;
    const { rows } = await db.execute<{ row: object; place: string[] | null }>(sql`
      select ${shown} as row, ${place} as place from ${sql.identifier(name)} t
      where owner_id = ${ownerId} ${from} ${key.length > 0 ? sql`order by ${names}` : sql``} limit ${page}`);
    if (rows.length > 0) yield rows.map(({ row }) => row);
    last = rows.at(-1)?.place ?? null;
    if (rows.length < page || !last) return;
  }
}
