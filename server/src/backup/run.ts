/** `npm run backup -- FOLDER` and `npm run restore -- FOLDER`, on what Parley's own configuration names. */
import { readConfig } from '../config.ts';
import { runTask } from '../task.ts';
import { backUp, restore } from './backup.ts';
import type { Manifest } from './manifest.ts';

function tell(done: string, { rows, files, at }: Manifest): void {
  const total = Object.values(rows).reduce((sum, count) => sum + count, 0);
  const uploads = Object.keys(files).filter((file) => file.startsWith('uploads/')).length;
  console.log(`${done}: ${total} rows of ${Object.keys(rows).length} tables and ${uploads} uploads, as of ${at}.`);
}

await runTask('say what to do: npm run backup -- FOLDER, or npm run restore -- FOLDER', {
  backup: async (folder) => tell('Backed up', await backUp(readConfig(process.env), folder)),
  restore: async (folder) => tell('Restored', await restore(readConfig(process.env), folder)),
});
