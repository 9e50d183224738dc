#!/usr/bin/env node
/**
 * Checks that migrations are only added (decision 018). `server/migrations/landed.txt` lists the landed migrations in order with their
 * digests: they may not be changed, removed or reordered.
 *   node tools/migrations.mjs        checks
 *   node tools/migrations.mjs land   adds new migrations to the list, once their SQL is final
 */
import { createHash } from 'node:crypto';
import { appendFileSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = process.env.MIGRATIONS_FOLDER ?? join(import.meta.dirname, '../server/migrations');
const list = join(folder, 'landed.txt');

const { entries } = JSON.parse(readFileSync(join(folder, 'meta/_journal.json'), 'utf8'));
const files = readdirSync(folder).filter((name) => name.endsWith('.sql'));
const lineOf = ({ tag, when }) => {
  const text = files.includes(`${tag}.sql`) ? readFileSync(join(folder, `${tag}.sql`)) : '';
  return `${createHash('sha256').update(text).digest('hex')}  ${when}  ${tag}`;
};

const landed = readFileSync(list, 'utf8').trim().split('\n');
const present = entries.map(lineOf);
const faults = [];
for (const [i, line] of landed.entries())
  if (line !== present[i])
    faults.push(`${line.split('  ')[2]} has landed and may not change, go or change places: put it back, and add a migration instead`);
for (const [i, { when }] of entries.entries())
  if (i > 0 && when <= entries[i - 1].when)
    faults.push(`${entries[i].tag} is dated before the migration that it follows: databases would leave it out`);
for (const name of files)
  if (!entries.some(({ tag }) => `${tag}.sql` === name)) faults.push(`${name} is in no journal: make it with npm run db:generate`);

const added = present.slice(landed.length);
if (process.argv[2] === 'land' && faults.length === 0) appendFileSync(list, added.map((line) => `${line}\n`).join(''));
else if (added.length > 0)
  faults.push(`${added.map((line) => line.split('  ')[2]).join(', ')}: when the SQL is final, run node tools/migrations.mjs land`);

for (const fault of faults) console.error(`migrations: ${fault}`);
process.exit(faults.length > 0 ? 1 : 0);
