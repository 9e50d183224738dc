/**
 * Compares Parley on a Citus cluster with Parley on a plain server of the same version, both on this machine: visitors' writes of one shop and of many, until they are
 * counted, and the reports of a year. CLUSTER_URL is the coordinator, PLAIN_URL the plain server; both as a superuser.
 */
import { randomUUID } from 'node:crypto';
import { createActiveOwner } from '../../server/src/features/accounts/index.ts';
import { createQuestionnaireWith } from '../../server/src/features/questionnaires/index.ts';
import { createRecommender } from '../../server/src/features/recommenders/index.ts';
import { type Database, openDatabase } from '../../server/src/platform/db/index.ts';
import { createSpread, dropSpread, type Machine, machinesOf } from '../../server/src/testing/databases/citus.ts';
import { administer, databaseOn } from '../../server/src/testing/databases/postgres.ts';
import { aCountedShop, readReports } from '../lib/counted-shop.ts';
import { connectionCount, inWords, type Load, sideBySide } from '../lib/load.ts';
import { type Running, startParley } from '../lib/processes.ts';
import { processorTime } from '../lib/processor.ts';
import type { Figure } from '../lib/report.ts';
import { median, round } from '../lib/stats.ts';
import { answering, bootstrapOf, counted, withIds } from '../lib/visitor-writes.ts';

const shopCount = 64;
const reportRounds = 15;
const target = 0.8;

interface Side {
  database: Database;
  parley: Running;
  /** The first processes of its database servers. */
  servers: number[];
  /** The recommenders of the shops, as the addresses of their bootstraps end. */
  shops: string[];
  counted: Awaited<ReturnType<typeof aCountedShop>>;
  stop(): Promise<void>;
}

/** A shop with a question. @returns the end of its bootstrap's address */
async function aShop({ db }: Database, at: number): Promise<string> {
  const ownerId = await createActiveOwner(db, { username: `shop-${at}@bench.test`, passwordHash: 'none' });
  if (ownerId === 'taken') throw new Error('the name is taken');
  const answers = Array.from({ length: 4 }, (_, i) => ({ text: `Answer ${i}`, textForChat: '', next: null }));
  const { questionnaireId } = await createQuestionnaireWith(db, ownerId, { name: 'Q', questions: [{ text: 'Question', answers }] });
  return `${await createRecommender(db, ownerId, { name: 'R', active: true, questionnaireId, websites: [] })}/${ownerId}`;
}

const firstProcess = "split_part(pg_read_file('postmaster.pid'), e'\\n', 1)";

async function aSide(url: string, machines: readonly Machine[]): Promise<Side> {
  const name = `parley_bench_${randomUUID().slice(0, 8)}`;
  if (machines.length > 0) await createSpread(url, machines, name);
  else await administer(url, `CREATE DATABASE ${name}`);
  const databaseUrl = databaseOn(url, name);
  const parley = await startParley({ DATABASE_URL: databaseUrl });
  const database = await openDatabase({ databaseUrl, dataDir: '' });
  const shops: string[] = [];
  for (let at = 0; at < shopCount; at++) shops.push(await aShop(database, at));
  const counted = await aCountedShop(database, 5000);
  await database.pool.query('vacuum analyze');
  const { rows } = await database.pool.query<{ pid: string }>(
    `select ${firstProcess} as pid${machines.length > 0 ? ` union select result from run_command_on_workers($$select ${firstProcess}$$)` : ''}`,
  );
  return {
    database,
    parley,
    servers: rows.map(({ pid }) => Number(pid)),
    shops,
    counted,
    async stop() {
      await database.close();
      await parley.stop();
      if (machines.length > 0) await dropSpread(url, machines, name);
      else await administer(url, `DROP DATABASE ${name} WITH (FORCE)`);
    },
  };
}

async function writesOf({ parley, servers, shops }: Side, count: number): Promise<Load> {
  const visits = Array.from({ length: connectionCount * 4 }, (_, i) => bootstrapOf(parley.url, shops[i % count] as string));
  return { url: parley.url, pid: parley.pid, databases: servers, next: withIds((await Promise.all(visits)).map(answering)) };
}

async function writes(ours: Side, theirs: Side, count: number): Promise<Figure> {
  const result = await sideBySide(
    await writesOf(ours, count),
    await writesOf(theirs, count),
    () => counted(ours.parley.url),
    () => counted(theirs.parley.url),
  );
  const all = (side: { process: number; database: number }) => side.process + side.database;
  const processors = all(result.theirs) / all(result.ours);
  return {
    name: `visitors' writes of ${count} shops until they are counted, on a cluster against a plain server, by processor time`,
    value: round(processors),
    unit: '×',
    target: `≥ ${target}`,
    met: processors >= target,
    detail: `${inWords(result)}; acknowledged a second: ${round(result.ratio)} ×`,
  };
}

async function reports(ours: Side, theirs: Side): Promise<Figure> {
  const read = async ({ database, counted, servers }: Side) => {
    const used = () => servers.map(processorTime).reduce((sum, time) => sum + (time ? time.process + time.children : Number.NaN), 0);
    const before = used();
    const times = await readReports(database.db, counted);
    return { times, databaseMs: (used() - before) / 1000 };
  };
  await read(ours);
  await read(theirs);
  const rounds: { ours: Awaited<ReturnType<typeof read>>; theirs: Awaited<ReturnType<typeof read>> }[] = [];
  for (let i = 0; i < reportRounds; i++) rounds.push({ ours: await read(ours), theirs: await read(theirs) });
  const sum = (times: Record<string, number>) => Object.values(times).reduce((total, ms) => total + ms, 0);
  const ratio = median(rounds.map((round) => sum(round.ours.times) / sum(round.theirs.times)));
  const ms = (of: 'ours' | 'theirs', name: string) => round(median(rounds.map((round) => round[of].times[name] ?? Number.NaN)), 1);
  // Linux counts in hundredths of a second, so only all rounds together say something.
  const databaseMs = (of: 'ours' | 'theirs') => round(rounds.reduce((total, round) => total + round[of].databaseMs, 0) / reportRounds, 1);
  const each = Object.keys(rounds[0]?.ours.times ?? {}).map((name) => `${name} ${ms('ours', name)} against ${ms('theirs', name)} ms`);
  return {
    name: 'all reports of a year, on a cluster against a plain server',
    value: round(ratio),
    unit: '×',
    target: '≤ 2',
    met: ratio <= 2,
    detail: `${each.join(', ')}; processor time of the databases ${databaseMs('ours')} against ${databaseMs('theirs')} ms`,
  };
}

/**
 * Measures both in turn.
 * @throws if one of the two servers is not named
 */
export async function spread(): Promise<Figure[]> {
  const { CLUSTER_URL, PLAIN_URL } = process.env;
  if (!CLUSTER_URL || !PLAIN_URL) throw new Error('set CLUSTER_URL to the coordinator of a Citus cluster and PLAIN_URL to a plain server');
  const plain = await aSide(PLAIN_URL, []);
  const cluster = await aSide(CLUSTER_URL, await machinesOf(CLUSTER_URL));
  try {
    return [await reports(cluster, plain), await writes(cluster, plain, 1), await writes(cluster, plain, shopCount)];
  } finally {
    await Promise.all([plain.stop(), cluster.stop()]);
  }
}
