#!/usr/bin/env node
/**
 * Checks that migrations are only added (decision 018). What is on `main` has landed: git's history tells whether a migration was changed, removed or
 * reordered since. `server/migrations/landed.txt` has the digests of those up to 0027, which are checked where there is no git and in clones without history, too.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = process.env.MIGRATIONS_FOLDER ?? join(import.meta.dirname, '../server/migrations');
const faults = new Set([...journalFaults(), ...listFaults(), ...historyFaults()]);
for (const fault of faults) console.error(`migrations: ${fault}`);
process.exit(faults.size > 0 ? 1 : 0);

/** What is wrong with the journal by itself. */
function journalFaults() {
  const { entries } = JSON.parse(readFileSync(join(folder, 'meta/_journal.json'), 'utf8'));
  const files = readdirSync(folder).filter((name) => name.endsWith('.sql'));
  return [
    ...entries
      .filter(({ when }, i) => i > 0 && when <= entries[i - 1].when)
      .map(({ tag }) => `${tag} is dated before the migration that it follows: databases would leave it out`),
    ...entries.filter(({ tag }) => !files.includes(`${tag}.sql`)).map(({ tag }) => `${tag} is in the journal without a file`),
    ...files
      .filter((name) => !entries.some(({ tag }) => `${tag}.sql` === name))
      .map((name) => `${name} is in no journal: make it with npm run db:generate`),
  ];
}

/** Which migrations of the list differ from it. */
function listFaults() {
  const { entries } = JSON.parse(readFileSync(join(folder, 'meta/_journal.json'), 'utf8'));
  const files = readdirSync(folder);
  const lineOf = ({ tag, when }) => {
    const text = files.includes(`${tag}.sql`) ? readFileSync(join(folder, `${tag}.sql`)) : '';
    return `${createHash('sha256').update(text).digest('hex')}  ${when}  ${tag}`;
  };
  const lines = readFileSync(join(folder, 'landed.txt'), 'utf8').trim().split('\n');
  return lines.filter((line, i) => !entries[i] || line !== lineOf(entries[i])).map((line) => mayNotChange(line.split('  ')[2]));
}

/** The fault of a migration that differs from what has landed. */
function mayNotChange(tag) {
  return `${tag} has landed and may not change, go or change places: put it back, and add a migration instead`;
}

/** The output of git in the folder; null when it fails, as without git or for a name that is not there. */
function git(...args) {
  const { status, stdout } = spawnSync('git', args, { cwd: folder, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : null;
}

/** What differs from the migrations that are on `main`, and which commits there changed one. */
function historyFaults() {
  const main = ['main', 'origin/main'].find((name) => git('rev-parse', '--verify', '--quiet', `${name}^{commit}`));
  const base = main && git('merge-base', main, 'HEAD');
  if (!base) {
    console.log('migrations: no main branch to compare with, so only the journal and landed.txt were checked');
    return [];
  }
  const changed = ['--name-only', '--no-renames', '--diff-filter=MDT'];
  const sql = ['--', '*.sql'];
  const tagOf = (path) => path.replace(/^.*\/|\.sql$/g, '');
  const here =
    git('diff', ...changed, base, ...sql)
      ?.split('\n')
      .filter(Boolean) ?? [];

  const journalAt = (commit) => JSON.parse(git('show', `${commit}:./meta/_journal.json`) ?? '{"entries":[]}').entries;
  const now = JSON.parse(readFileSync(join(folder, 'meta/_journal.json'), 'utf8')).entries;
  const moved = journalAt(base).filter(({ tag, when }, i) => now[i]?.tag !== tag || now[i].when !== when);

  // Before the first release 0000 was rewritten often and 0026 once, last by this commit.
  const frozen = '4fb6b91f294d0caed75d724f59e739eca060305f';
  const since = git('merge-base', '--is-ancestor', frozen, main) === null ? main : `${frozen}..${main}`;
  const earlier = (git('log', '--first-parent', '-m', '--format=commit %h', ...changed, since, ...sql) ?? '')
    .split('commit ')
    .flatMap((lines) => {
      const [commit, ...paths] = lines.split('\n').filter(Boolean);
      return paths.map((path) => `${tagOf(path)} was changed by ${commit} on ${main} after it had landed`);
    });
  const tags = new Set([...here.map(tagOf), ...moved.map(({ tag }) => tag)]);
  return [...[...tags].map(mayNotChange), ...earlier];
}
