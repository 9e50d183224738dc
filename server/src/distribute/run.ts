/** `npm run distribute`: spreads Parley's tables over the machines of the Citus cluster at DATABASE_URL. Parley is stopped. */
import { readConfig } from '../config.ts';
import { onConnection } from '../platform/db/connection.ts';
import { openDatabase } from '../platform/db/index.ts';
import { CannotDo, refusingInOneLine } from '../task.ts';
import { distribute, requireCluster } from './distribute.ts';

await refusingInOneLine(async () => {
  const { databaseUrl, dataDir } = readConfig(process.env);
  if (!databaseUrl) throw new CannotDo('set DATABASE_URL to the coordinator of a Citus cluster; the embedded database is one machine');
  await onConnection(databaseUrl, requireCluster);
  await (await openDatabase({ databaseUrl, dataDir })).close();
  const { places, moved } = await onConnection(databaseUrl, (client) => distribute(client, (table) => console.log(`Spreading ${table} …`)));
  console.log(
    `${moved.length} tables were spread now. By owner: ${places.owner}; whole on each machine: ${places.everywhere}; on the coordinator: ${places.coordinator}.`,
  );
});
