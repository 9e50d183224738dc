#!/usr/bin/env node
/**
 * Checks that migrations are only added (decision 018). A migration has landed when the journal has its digest, which `npm run db:land` writes once
 * its SQL is complete. From then on neither its file nor its entry changes: the file is compared with the digest, and the journal with every
 * journal of the history, where there is one, because a commit could change a digest with its file.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = process.env.MIGRATIONS_FOLDER ?? join(import.meta.dirname, '../server/migrations');
const journalFile = join(folder, 'meta/_journal.json');
const journal = JSON.parse(readFileSync(journalFile, 'utf8'));
const { entries } = journal;
const files = readdirSync(folder).filter((name) => name.endsWith('.sql'));

if (process.argv.includes('--land')) land();
const faults = new Set([...journalFaults(), ...fileFaults(), ...historyFaults()]);
for (const fault of faults) console.error(`migrations: ${fault}`);
process.exit(faults.size > 0 ? 1 : 0);

function digestOf({ tag }) {
  return files.includes(`${tag}.sql`)
    ? createHash('sha256')
        .update(readFileSync(join(folder, `${tag}.sql`)))
        .digest('hex')
    : null;
}

/** Writes the digests of the migrations that have none. */
function land() {
  for (const entry of entries) entry.sha256 ??= digestOf(entry) ?? undefined;
  writeFileSync(journalFile, JSON.stringify(journal, null, 2));
}

/** What is wrong with the journal by itself. */
function journalFaults() {
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

/** Which files differ from their digests, and which have none. */
function fileFaults() {
  return entries.flatMap((entry) => {
    if (!entry.sha256) return `${entry.tag} has no digest: complete its SQL, then run npm run db:land`;
    return entry.sha256 === digestOf(entry) ? [] : mayNotChange(entry.tag);
  });
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

/**
 * Which entries differ from what an earlier commit recorded. Only first parents count: what a merged branch recorded and changed before its merge
 * has not landed.
 */
function historyFaults() {
  const commits = git('log', '--first-parent', '--format=%h', '--', 'meta/_journal.json');
  if (commits === null) {
    console.log('migrations: no history to compare with, so only the digests were checked');
    return [];
  }
  const journalAt = (commit) => JSON.parse(git('show', `${commit}:./meta/_journal.json`) ?? '{"entries":[]}');
  const isTheSame = (entry, now) => ['tag', 'when', 'sha256'].every((key) => entry[key] === now?.[key]);
  return commits
    .split('\n')
    .filter(Boolean)
    .flatMap((commit) =>
      journalAt(commit)
        .entries.filter((entry, i) => entry.sha256 && !isTheSame(entry, entries[i]))
        .map(
          ({ tag }) =>
            `${tag} differs from what ${commit} recorded. On main, put it back and add a migration instead; on a branch, squash its commits`,
        ),
    );
}
