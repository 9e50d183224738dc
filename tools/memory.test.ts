import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

it('files of tests are in memory if there is room, and gone when the process ends', () => {
  const program = `
    import { statSync, writeFileSync } from 'node:fs';
    import { folderInMemory } from ${JSON.stringify(join(import.meta.dirname, 'memory.mjs'))};
    const folder = folderInMemory();
    if (folder) writeFileSync(folder + '/left', '');
    console.log(JSON.stringify(folder && { folder, mode: statSync(folder).mode & 0o777 }));`;
  const made = JSON.parse(execFileSync(process.execPath, ['--input-type=module', '--eval', program], { encoding: 'utf8' }));
  if (made === null) return;
  // Another user may pass through it, and not list it.
  expect(made.mode).toBe(0o711);
  expect(existsSync(made.folder)).toBe(false);
});
