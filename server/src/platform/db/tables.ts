/** The tables of the database, as its catalogue has them. */
import type pg from 'pg';

/** Sorts tables so that each comes after all tables that it refers to. @throws Error when foreign keys form a circle */
export function parentsFirst(tables: readonly TableFacts[]): TableFacts[] {
  const byName = new Map(tables.map((table) => [table.name, table]));
  const ordered = new Set<TableFacts>();
  const add = (table: TableFacts, below: readonly string[]) => {
    if (below.includes(table.name)) throw new Error(`the foreign keys of ${[...below, table.name].join(', ')} are a circle`);
    for (const name of table.refersTo) {
      const parent = byName.get(name);
      if (parent && parent !== table) add(parent, [...below, table.name]);
    }
    ordered.add(table);
  };
  for (const table of tables) add(table, []);
  return [...ordered];
}

export interface TableFacts {
  name: string;
  /** The columns of its primary key. */
  key: string[];
  hasOwner: boolean;
  /** The tables that its foreign keys point to. */
  refersTo: string[];
}

/** Parley's own tables, by name. */
export async function tablesOf(client: Pick<pg.ClientBase, 'query'>): Promise<TableFacts[]> {
  const { rows } = await client.query<TableFacts>(readingTables);
  return rows;
}

/** The statement as drizzle takes it. */
export const readingTables = `
  select c.relname as name,
    exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'owner_id' and not a.attisdropped) as "hasOwner",
    array(select a.attname::text from pg_index i, unnest(i.indkey) with ordinality k(number, place), pg_attribute a
      where i.indrelid = c.oid and i.indisprimary and a.attrelid = c.oid and a.attnum = k.number order by k.place) as key,
    array(select distinct p.relname::text from pg_constraint f join pg_class p on p.oid = f.confrelid where f.conrelid = c.oid and f.contype = 'f' order by 1)
      as "refersTo"
  from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') order by c.relname`;
