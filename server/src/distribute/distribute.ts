/** Spreads Parley's tables over the machines of a Citus cluster (decision 081). It can be repeated: what is in its place stays there. */
import pg from 'pg';
import { creatingHoldShards, holdShards, newestMigration } from '../platform/db/homes/index.ts';
import { parentsFirst, type TableFacts, tablesOf } from '../platform/db/tables.ts';
import { CannotDo } from '../task.ts';
import { type Place, placeOf } from './placement.ts';

type Client = Pick<pg.ClientBase, 'query'>;

/** How many tables are in each place, and which of them this run moved. */
export interface Spread {
  places: Record<Place, number>;
  moved: string[];
}

/**
 * Spreads the tables of a migrated database of a cluster, which nobody else uses meanwhile. Rows move with their tables.
 * @param onMove told before each table that is moved: one with many rows takes long
 * @throws CannotDo where a table is spread in another way, or a worker lacks a setting
 */
export async function distribute(client: Client, onMove: (table: string) => void = () => {}): Promise<Spread> {
  await searchAlikeEverywhere(client);
  const tables = parentsFirst(await tablesOf(client)).map(({ name, key, refersTo }) => ({ name, refersTo, place: placeOf({ name, key }) }));
  const there = await placesNow(client);
  const beside = tables.find(({ name, place }) => place === 'owner' && there.get(name) === 'owner')?.name ?? null;
  const toMove = tables.filter(({ name, place }) => (there.get(name) ?? 'coordinator') !== place);
  const wrong = toMove.find(({ name }) => (there.get(name) ?? 'coordinator') !== 'coordinator');
  if (wrong) throw new CannotDo(`${wrong.name} is spread already, in another way than Parley's; take it back with undistribute_table`);
  // Citus ties every table that refers to one that is everywhere to the coordinator, until it is spread: these move together, without the foreign keys to it.
  const bound = boundTo(
    tables.flatMap(({ name, place }) => (place === 'everywhere' ? [name] : [])),
    tables,
  );
  const [together, alone] = [toMove.filter(({ name }) => bound.has(name)), toMove.filter(({ name }) => !bound.has(name))];
  const spreading = spreader(client, beside, onMove);
  await numberBySequences(client, toMove);
  if (together.length > 0) await inTransaction(client, () => withoutKeysTo(client, together, spreading));
  for (const table of alone) await spreading(table);
  // It was used before visitors' writes went to the machines straight (decision 105).
  await client.query('DROP FUNCTION IF EXISTS public.store_at_owner (bigint, text[], text[], text[])');
  await runWhereTheOwnerIs(client, tables.find(({ place }) => place === 'owner')?.name ?? '');
  await letShardsBeHeld(client);
  // Citus leaves a copy of the rows where they were.
  for (const { name } of toMove.toReversed()) await client.query('SELECT truncate_local_data_after_distributing_table($1)', [name]);
  const count = (place: Place) => tables.filter((table) => table.place === place).length;
  return {
    places: { owner: count('owner'), everywhere: count('everywhere'), coordinator: count('coordinator') },
    moved: toMove.map(({ name }) => name),
  };
}

/**
 * Takes all tables back to the coordinator, with their rows, for a migration that spread tables cannot have. `distribute` spreads them again; when it was interrupted, both go on.
 * @param onMove told before each table that is taken back with those that its foreign keys tie to it
 */
export async function gather(client: Client, onMove: (table: string) => void = () => {}): Promise<void> {
  // While it is there, visitors' writes are stored where their owners are.
  await client.query(`DROP FUNCTION IF EXISTS ${holdShards}`);
  for (;;) {
    const [table] = (await placesNow(client)).keys();
    if (!table) return inTransaction(client, () => makeSequencesAnew(client));
    onMove(table);
    await client.query('SELECT undistribute_table($1, cascade_via_foreign_keys => true)', [table]);
  }
}

/** Citus goes on knowing the sequences of tables that were taken back, and changes no sequence that it knows. */
async function makeSequencesAnew(client: Client): Promise<void> {
  const { rows } = await client.query<OwnSequence>(
    `SELECT s.relname AS name, q.seqtypid::regtype::text AS type, t.relname AS table, a.attname AS column
     FROM pg_dist_object o JOIN pg_class s ON o.classid = 'pg_class'::regclass AND s.oid = o.objid JOIN pg_sequence q ON q.seqrelid = s.oid
       JOIN pg_depend d ON d.classid = 'pg_class'::regclass AND d.objid = s.oid AND d.deptype = 'a'
       JOIN pg_class t ON t.oid = d.refobjid JOIN pg_attribute a ON a.attrelid = t.oid AND a.attnum = d.refobjsubid
     WHERE s.relnamespace = 'public'::regnamespace`,
  );
  for (const sequence of rows) await makeAnew(client, sequence);
}

/** Citus takes no table back with a column that numbers its rows by itself (identity): such a column takes its numbers from a sequence like all others from now on. */
async function numberBySequences(client: Client, tables: readonly Pick<TableFacts, 'name'>[]): Promise<void> {
  const { rows } = await client.query<OwnSequence>(
    `SELECT s.relname AS name, q.seqtypid::regtype::text AS type, t.relname AS table, a.attname AS column
     FROM pg_class t JOIN pg_attribute a ON a.attrelid = t.oid AND a.attidentity <> '' JOIN pg_depend d ON d.refobjid = t.oid AND d.refobjsubid = a.attnum AND d.deptype = 'i'
       JOIN pg_class s ON d.classid = 'pg_class'::regclass AND s.oid = d.objid JOIN pg_sequence q ON q.seqrelid = s.oid
     WHERE t.relnamespace = 'public'::regnamespace AND t.relname = ANY ($1)`,
    [tables.map(({ name }) => name)],
  );
  for (const { name, type, table, column } of rows)
    await inTransaction(client, async () => {
      const [sequence, tableName, columnName] = [name, table, column].map(pg.escapeIdentifier);
      const { rows: last } = await client.query<{ last: string; called: boolean }>(
        `SELECT last_value::text AS last, is_called AS called FROM ${sequence}`,
      );
      await client.query(`ALTER TABLE ${tableName} ALTER COLUMN ${columnName} DROP IDENTITY`);
      await client.query(`CREATE SEQUENCE ${sequence} AS ${type} OWNED BY ${tableName}.${columnName}`);
      await client.query('SELECT setval($1, $2, $3)', [sequence, last[0]?.last, last[0]?.called]);
      await client.query(`ALTER TABLE ${tableName} ALTER COLUMN ${columnName} SET DEFAULT nextval(${pg.escapeLiteral(sequence ?? '')})`);
    });
}

/** A sequence, and the column that takes its numbers. */
type OwnSequence = Record<'name' | 'type' | 'table' | 'column', string>;

/** Replaces a sequence by one of the same name, which goes on where it was. */
export async function makeAnew(client: Client, { name, type, table, column }: OwnSequence): Promise<void> {
  const [old, anew, tableName, columnName] = [name, `${name}_anew`, table, column].map(pg.escapeIdentifier);
  await client.query(`CREATE SEQUENCE ${anew} AS ${type} OWNED BY ${tableName}.${columnName}`);
  await client.query(`SELECT setval($1, last_value, is_called) FROM ${old}`, [anew]);
  await client.query(`ALTER TABLE ${tableName} ALTER COLUMN ${columnName} SET DEFAULT nextval(${pg.escapeLiteral(anew ?? '')})`);
  await client.query(`DROP SEQUENCE ${old}`);
  await client.query(`ALTER SEQUENCE ${anew} RENAME TO ${old}`);
}

type Placed = Pick<TableFacts, 'name' | 'refersTo'> & { place: Place };

/** Tables, with all that refer to them. */
function boundTo(names: readonly string[], tables: readonly Placed[]): Set<string> {
  const bound = new Set(names);
  // Parents stand first, so one pass finds children of children.
  for (const { name, refersTo } of tables) if (refersTo.some((parent) => bound.has(parent))) bound.add(name);
  return bound;
}

/** Spreads one table after the other, all beside the first. */
function spreader(client: Client, beside: string | null, onMove: (table: string) => void) {
  let neighbour = beside;
  return async ({ name, place }: Placed) => {
    onMove(name);
    if (place === 'everywhere') await client.query('SELECT create_reference_table($1)', [name]);
    else {
      await client.query(`SELECT create_distributed_table($1, 'owner_id', colocate_with => $2)`, [name, neighbour ?? 'none']);
      neighbour ??= name;
    }
  };
}

async function inTransaction(client: Client, work: () => Promise<void>): Promise<void> {
  await client.query('BEGIN');
  try {
    await client.query("SET LOCAL citus.multi_shard_modify_mode = 'sequential'");
    await work();
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  }
}

async function withoutKeysTo(client: Client, tables: readonly Placed[], spreading: (table: Placed) => Promise<void>): Promise<void> {
  const { rows: keys } = await client.query<{ table: string; name: string; definition: string }>(
    `SELECT c.relname AS table, k.conname AS name, pg_get_constraintdef(k.oid) AS definition
     FROM pg_constraint k JOIN pg_class c ON c.oid = k.conrelid JOIN pg_class p ON p.oid = k.confrelid
     WHERE k.contype = 'f' AND p.relname = ANY ($1) AND c.relname = ANY ($2) AND p.relnamespace = 'public'::regnamespace`,
    [tables.flatMap(({ name, place }) => (place === 'everywhere' ? [name] : [])), tables.map(({ name }) => name)],
  );
  const alter = (table: string) => `ALTER TABLE ${pg.escapeIdentifier(table)}`;
  for (const { table, name } of keys) await client.query(`${alter(table)} DROP CONSTRAINT ${pg.escapeIdentifier(name)}`);
  for (const table of tables) await spreading(table);
  for (const { table, name, definition } of keys)
    await client.query(`${alter(table)} ADD CONSTRAINT ${pg.escapeIdentifier(name)} ${definition}`);
}

/** @throws CannotDo where Citus is missing or has no machines */
export async function requireCluster(client: Client): Promise<void> {
  const { rows: extensions } = await client.query("SELECT FROM pg_extension WHERE extname = 'citus'");
  if (extensions.length === 0) throw new CannotDo('this database has no Citus: there is nothing to spread its tables over');
  const { rows } = await client.query<{ isCoordinator: boolean; takesRows: boolean }>(
    'SELECT groupid = 0 AS "isCoordinator", shouldhaveshards AS "takesRows" FROM pg_dist_node WHERE isactive AND noderole = \'primary\'',
  );
  if (!rows.some(({ isCoordinator }) => isCoordinator))
    throw new CannotDo("Citus does not know the coordinator's own address; tell it first: SELECT citus_set_coordinator_host('…', …)");
  if (!rows.some(({ takesRows }) => takesRows)) throw new CannotDo("Citus has no workers; add them first: SELECT citus_add_node('…', …)");
}

/** How alike words must be to be found: a function's own setting does not reach the workers, so it is a setting of the database there. */
async function searchAlikeEverywhere(client: Client): Promise<void> {
  const { rows } = await client.query<{ database: string; setting: string }>(
    "SELECT current_database() AS database, setting FROM pg_proc, unnest(proconfig) AS setting WHERE proname = 'products_spelt_like'",
  );
  for (const { database, setting } of rows) {
    const [name, value] = setting.split('=');
    // Citus brings it to the workers.
    await client.query(`ALTER DATABASE ${pg.escapeIdentifier(database)} SET ${name} = ${value}`);
    const { rows: workers } = await client.query<{ at: string }>(
      `SELECT nodename || ':' || nodeport AS at FROM run_command_on_workers($1) WHERE result IS DISTINCT FROM 't'`,
      [`SELECT exists (SELECT FROM pg_db_role_setting WHERE '${setting}' = ANY (setconfig))`],
    );
    if (workers[0])
      throw new CannotDo(
        `the worker ${workers[0].at} did not take the setting ${setting}; set it there with ALTER DATABASE, and repeat this`,
      );
  }
}

/** The functions that write, and the name of their first argument: they run as a whole on the machine of the owner whom it names. */
export const writingFunctions = `
  SELECT p.oid::regprocedure::text AS name, p.proargnames[1] AS first FROM pg_proc p
  WHERE p.pronamespace = 'public'::regnamespace AND p.provolatile = 'v' AND p.proname <> 'hold_shards' AND p.prokind = 'f' AND p.prorettype <> 'trigger'::regtype
    AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.classid = 'pg_proc'::regclass AND d.objid = p.oid AND d.deptype = 'e')`;

/**
 * Lets the functions that write run on their owner's machine. Otherwise the coordinator sends their statements one by one, and a row that many wait for, such as what an
 * owner's models have used, stays locked for as many trips.
 */
async function runWhereTheOwnerIs(client: Client, beside: string): Promise<void> {
  const { rows } = await client.query<{ name: string; first: string }>(writingFunctions);
  for (const { name, first } of rows)
    await client.query('SELECT create_distributed_function($1::text::regprocedure, $2::text, colocate_with => $3::text)', [
      name,
      first,
      beside,
    ]);
}

/** From then on what visitors do is written to the machines straight, until there is a newer migration, whose tables may not be spread. */
async function letShardsBeHeld(client: Client): Promise<void> {
  await client.query(creatingHoldShards);
  await client.query('SELECT create_distributed_function($1)', [holdShards]);
  const { rows } = await client.query<{ newest: string }>(`SELECT (${newestMigration}) AS newest`);
  await client.query(`COMMENT ON FUNCTION ${holdShards} IS ${pg.escapeLiteral(rows[0]?.newest ?? '')}`);
}

async function placesNow(client: Client): Promise<Map<string, Place | 'elsewhere'>> {
  const { rows } = await client.query<{ name: string; place: Place | 'elsewhere' }>(`
    SELECT c.relname AS name, CASE
      WHEN partmethod = 'h' AND column_to_column_name(logicalrelid, partkey) = 'owner_id' THEN 'owner'
      WHEN partmethod = 'n' AND repmodel = 't' THEN 'everywhere'
      WHEN partmethod = 'n' AND repmodel = 's' THEN 'coordinator'
      ELSE 'elsewhere' END AS place
    FROM pg_dist_partition JOIN pg_class c ON c.oid = logicalrelid WHERE c.relnamespace = 'public'::regnamespace`);
  return new Map(rows.map(({ name, place }) => [name, place]));
}
