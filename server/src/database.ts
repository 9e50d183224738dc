/** `npm run db:dump -- FILE` and `npm run db:load -- FILE`, on the database that Parley's own configuration names; Parley is stopped. */
import { readConfig } from './config.ts';
import { onDatabase } from './platform/db/connections/reach.ts';
import { load } from './platform/db/dump.ts';
import { dumpTo } from './platform/db/dump-file.ts';
import { runTask } from './task.ts';

await runTask('say what to do: npm run db:dump -- FILE, or npm run db:load -- FILE', {
  dump: (path) => onDatabase(readConfig(process.env), (client) => dumpTo(client, path)),
  load: (path) => onDatabase(readConfig(process.env), (client) => load(client, path)),
});
