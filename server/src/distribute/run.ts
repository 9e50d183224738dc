/** `npm run distribute`: spreads Parley's tables over the machines of the Citus cluster at DATABASE_URL. Parley is stopped. */
import { readConfig } from '../config.ts';
import { onConnection } from '../platform/db/connections/connection.ts';
import { openDatabase } from '../platform/db/index.ts';
import { compareMigrations, defaultMigrations } from '../platform/db/migrate.ts';
import { CannotDo, refusingInOneLine } from '../task.ts';
import { distribute, gather, requireCluster } from './distribute.ts';

/** Changes columns that the tables are spread by, which it refuses while they are. */
const changesIds = '0026_ids-of-64-bit';

await refusingInOneLine(async () => {
  const { databaseUrl, dataDir } = readConfig(process.env);
  if (!databaseUrl) throw new CannotDo('set DATABASE_URL to the coordinator of a Citus cluster; the embedded database is one machine');
  await onConnection(databaseUrl, async (client) => {
    await requireCluster(client);
    const { pending } = await compareMigrations(client, defaultMigrations);
    if (pending.includes(changesIds)) await gather(client, (table) => console.log(`Gathering ${table} …`));
  });
  await (await openDatabase({ databaseUrl, dataDir })).close();
  const { places, moved } = await onConnection(databaseUrl, (client) => distribute(client, (table) => console.log(`Spreading ${table} …`)));
  console.log(
    `${moved.length} tables were spread now. By owner: ${places.owner}; whole on each machine: ${places.everywhere}; on the coordinator: ${places.coordinator}.`,
  );
});
