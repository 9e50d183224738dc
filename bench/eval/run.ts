/**
 * `npm run eval`: how often the assistant lies, loses the truth, forgets, misses a passage or obeys strangers, at once or over several turns, measured through HTTP.
 * `npm run eval -- dev` runs one set, `--only lies,truths` some sections, `--show` prints the failures, `--shop KEY` one shop; `--hold` writes
 * the rates of the tuned set to held.json, which the tests compare with. `--cost` measures the processor time of each message instead.
 * `--embeddings URL --embedding-model NAME` finds passages by meaning too, with an endpoint of OpenAI's API and the key in EMBEDDINGS_KEY.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openDatabase } from '../../server/src/platform/db/index.ts';
import { testAppOn } from '../../server/src/testing/app.ts';
import { startPostgres } from '../../server/src/testing/databases/postgres.ts';
import { costTable, measureCosts } from './lib/cost.ts';
import { heldOf } from './lib/held.ts';
import { heldSections, measureShops, type Section, sections } from './lib/measure.ts';
import { failures, table } from './lib/report.ts';
import type { Verdict } from './lib/verdict.ts';
import { sets } from './sets/index.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: 'string' },
    shop: { type: 'string' },
    show: { type: 'boolean', default: false },
    hold: { type: 'boolean', default: false },
    cost: { type: 'boolean', default: false },
    embeddings: { type: 'string' },
    'embedding-model': { type: 'string', default: 'default' },
  },
});
if (values.hold && values.shop) throw new Error('--hold writes the rates of all shops; leave --shop out');
const chosenSections = (values.only?.split(',') ?? (values.hold ? heldSections : sections)) as Section[];
const postgres = await startPostgres();
const database = await openDatabase({ databaseUrl: postgres.url, dataDir: '' });
const start = (environment?: Record<string, string>) => testAppOn(database, environment);
const embeddings = values.embeddings
  ? { url: values.embeddings.replace(/\/+$/, ''), model: values['embedding-model'], key: process.env.EMBEDDINGS_KEY ?? '' }
  : null;
const found: Record<string, Verdict[]> = {};
const chosen = Object.entries(sets)
  .filter(([name]) => positionals.length === 0 || positionals.includes(name))
  .map(([name, shops]) => ({ name, shops: shops.filter(({ shop }) => !values.shop || values.shop === shop.key) }));
try {
  if (values.cost)
    console.log(
      costTable(
        await measureCosts(
          start,
          chosen.flatMap(({ shops }) => shops),
        ),
      ),
    );
  else for (const { name, shops } of chosen) found[name] = await measureShops(start, shops, chosenSections, embeddings);
} finally {
  await database.close();
  await postgres.stop();
}
if (values.show) console.log(`${failures(Object.values(found).flat())}\n`);
if (!values.cost) console.log(table(found));
if (values.hold && found.dev) {
  const path = join(import.meta.dirname, 'held.json');
  const held = { ...JSON.parse(readFileSync(path, 'utf8')), ...heldOf(found.dev) };
  writeFileSync(path, `${JSON.stringify(held, null, 2)}\n`);
  // As the linter wants it.
  execFileSync(join(import.meta.dirname, '../../node_modules/.bin/biome'), ['format', '--write', path], { stdio: 'inherit' });
}
