/** The numbers of docs/deploy.md: those of the code are the code's, measurements are in the record that is named with them, and sums are right. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { usualVisitorShare } from '../contract/assistant.ts';
import { mailsPerAddressAndDay } from '../contract/handover.ts';
import { retentionDays } from '../contract/privacy.ts';
import { onCoordinator } from '../server/src/distribute/placement.ts';
import { usualLimits } from '../server/src/platform/db/connections/limits.ts';
import { usualInProgress } from '../server/src/platform/http/load/shedding.ts';

const root = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const page = read('docs/deploy.md').replace(/\s+/g, ' ');
const server = 'server/src/';

const words = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const number = (text = '') => (words.includes(text) ? words.indexOf(text) : Number(text.replaceAll(',', '')));

/** The numbers in the groups of the one place where the page has the pattern. */
function onPage(pattern: RegExp): number[] {
  const found = [...page.matchAll(new RegExp(pattern, 'g'))];
  expect(found.length, `${pattern} in docs/deploy.md`).toBe(1);
  return (found[0] ?? []).slice(1).map((text) => number(text));
}

/** The numbers in the groups of a pattern in a source file. */
function inSource(path: string, pattern: RegExp): number[] {
  const found = pattern.exec(read(server + path));
  expect(found, `${pattern} in ${path}`).not.toBe(null);
  return (found ?? []).slice(1).map((text) => Number(text.replaceAll('_', '')));
}

describe('deploy.md has the numbers of the code', () => {
  it('of the database', () => {
    const { statementMs, lockMs, idleInTransactionMs, answerMs } = usualLimits;
    const seconds = [statementMs, lockMs, idleInTransactionMs, answerMs].map((ms) => ms / 1000);
    const [visitors = 0] = inSource('platform/db/sql/trips.ts', /patienceMs = ([\d_]+)/);
    expect(
      onPage(
        /may take (\d+) seconds and wait (\d+) for a lock, and a transaction may be idle for (\d+); .{0,60} given up after (\d+) seconds \((\d+) for/,
      ),
    ).toEqual([...seconds, visitors / 1000]);
    const [first = 0, longest = 0] = inSource('platform/db/embedded/process.ts', /first: ([\d_]+), longest: ([\d_]+)/);
    expect(onPage(/restarted after ([\d.]+) seconds, and then after pauses that double up to (\d+) seconds/)).toEqual([
      first / 1000,
      longest / 1000,
    ]);
    expect(onPage(/less than (\d+) MiB left/)).toEqual(inSource('platform/files/disk.ts', /minFreeBytes = (\d+) \* 1024 \* 1024/));
    expect(onPage(/newest (\w+) copies are kept/)).toEqual(inSource('platform/db/embedded/backup.ts', /keptBackups = (\d+)/));
  });

  it('of the limits on load', () => {
    expect(onPage(/Beyond (\d+) requests in progress/)).toEqual([usualInProgress]);
    expect(onPage(/password hashes; (\d+) may wait/)).toEqual(inSource('platform/start.ts', /hashingLimits = \{ waiting: (\d+)/));
    expect(onPage(/\((\w+) are decoded at once, (\d+) may wait\)/)).toEqual(
      inSource('platform/start.ts', /decoding: createBounded\(\{ atOnce: (\d+), waiting: (\d+)/),
    );
    expect(onPage(/writes \(([\d,]+) may wait\)/)).toEqual(inSource('platform/background/group-commit.ts', /maxWaiting = ([\d_]+)/));
  });

  it('of mails, tokens and what is kept', () => {
    expect(onPage(/\(at most (\d+) a day\), and visitors the owner's answer \(at most (\d+) a day/)).toEqual([
      ...inSource('features/handover/mailing/sending.ts', /mailsPerOwnerAndDay = (\d+)/),
      mailsPerAddressAndDay,
    ]);
    expect(onPage(/One visitor may use (\d+) % of it, one address (\d+) %/)).toEqual([usualVisitorShare, 2 * usualVisitorShare]);
    expect(onPage(/per owner and day for your model \(([\d,]+)\)/)).toEqual(
      inSource('config.ts', /AI_DAILY_TOKENS: [\s\S]*?default\(([\d_]+)\)/),
    );
    expect(onPage(/erased after (\d+) to (\d+) days/)).toEqual([Math.min(...retentionDays), Math.max(...retentionDays)]);
    expect(onPage(/at (\d\d):(\d\d) UTC/).toReversed()).toEqual(inSource('features/privacy/index.ts', /'(\d+) (\d+) \* \* \*'/));
    expect(onPage(/about (\d+) pages a day/)).toEqual(inSource('features/engagements/pages.ts', /maxPages = (\d+)/));
  });

  it('of the end of a process', () => {
    const [patience = 0, last = 0] = inSource('platform/http/load/drain.ts', /patienceMs: ([\d_]+), lastMs: ([\d_]+)/);
    expect(onPage(/Requests have (\d+) seconds to finish; .{0,80} after (\w+) more seconds/)).toEqual([patience / 1000, last / 1000]);
    const [jobs = 0] = inSource('platform/background/queue.ts', /graceful: true, timeout: ([\d_]+)/);
    const [grace = 0] = inSource('main.ts', /graceMs = ([\d_]+)/);
    expect(onPage(/Jobs have (\d+) seconds\. The process exits with 0, usually at once and after (\d+) seconds/)).toEqual([
      jobs / 1000,
      grace / 1000,
    ]);
  });

  it('of the tables on a cluster', () => {
    const tables = globSync('server/src/{features,platform}/**/tables.ts', { cwd: root })
      .flatMap((path) => [...read(path).matchAll(/pgTable\(\s*'(\w+)'/g)])
      .map(([, name]) => name as string);
    const kept = Object.keys(onCoordinator).length;
    expect(onPage(/spreads (\d+) tables over the workers/)).toEqual([tables.length - kept - 1]);
    expect(onPage(/accounts are whole on each machine, and (\w+) tables stay on the coordinator/)).toEqual([kept]);
  });
});

describe('deploy.md has measurements', () => {
  it('of what cutting a page view, a primary and a process cost, as the record that was written with them', () => {
    const record = read('docs/decisions/072-several-processes.md').replace(/\s+/g, ' ');
    for (const figure of ['2 of 13, 3 of 130 and 3 of 1,263', '16 or 17', '1.3 to 1.4 s', '0 of 3,841']) {
      expect(page).toContain(figure);
      expect(record).toContain(figure);
    }
  });

  it('of what writes cost under load and on a cluster, as the records say', () => {
    expect(onPage(/(\d+) µs each at ([\d,]+) a second/)).toEqual([69 + 31, 11_348]);
    expect(read('docs/decisions/135-a-start-without-fetch.md')).toContain('11,348/s at 69 + 31 µs');
    const record = 'docs/decisions/152-straight-to-the-machines.md';
    const ratios = (rows: RegExp) => [...read(record).matchAll(rows)].map(([, ratio]) => 1 / Number(ratio));
    const shop = ratios(/^\| one shop[^|]*\|[^|]*\|[^|]*\| \**([\d.]+)\** \|/gm);
    const busy = ratios(/^\| (?:`npm run bench -- spread`: 64 shops|64 shops, [^|]*(?:priority|run)) \|[^|]*\|[^|]*\| \**([\d.]+)\** \|/gm);
    expect([shop.length, busy.length]).toEqual([4, 4]);
    const range = (values: number[]) => [Math.min(...values), Math.max(...values)].map((value) => Number(value.toFixed(1)));
    const figures = onPage(
      /one shop cost ([\d.]+) to ([\d.]+) times .{0,80} busy shops ([\d.]+) to ([\d.]+) times; reports took ([\d.]+) to ([\d.]+) times/,
    );
    expect(figures).toEqual([...range(shop), ...range(busy), ...range([1.12, 1.09, 1.15, 1.19])]);
    for (const figure of ['1.12 × (at most 2)', '1.09, 1.15 and 1.19 ×']) expect(read(record)).toContain(figure);
  });

  it('whose sums are right: processors at the peak are a rate times what each costs', () => {
    const rows = [...read('docs/deploy.md').matchAll(/^\| .* \| ([\d,]+) \| (\d+)[^|]* \| ([\d.]+) (µs|ms) \| ([\d.]+) \|$/gm)];
    expect(rows.length).toBe(4);
    for (const [row, , rate, each, unit, processors] of rows)
      expect((number(rate) * Number(each)) / (unit === 'ms' ? 1e3 : 1e6), row).toBeCloseTo(Number(processors), 2);
    const [views = 0, opened = 0, writes = 0, messages = 0] = rows.map(([, all]) => number(all));
    expect(views).toBe(Math.round((100e6 / 86_400) * 3 - 0.4));
    expect([opened, writes, messages]).toEqual([Math.round(views * 0.02), Math.round(views * 0.02 * 6), Math.round(views * 0.02 * 2)]);
    expect(number(rows[0]?.[2])).toBe(Math.round(views * (1 - 0.977)));
  });

  it('whose sums are right: network and disk are what a day has times what each takes', () => {
    const rows = [
      ...read('docs/deploy.md').matchAll(
        /^\| [^|]+ \| ([\d.]+) million \| ([\d,]+) B \| ([\d.]+) MB\/s \| ([\d,]+) B \| ([\d.]+) GB \|$/gm,
      ),
    ].map(([, ...cells]) => cells.map(number));
    expect(rows.length).toBe(6);
    for (const [millions = 0, network = 0, peak = 0, disk = 0, day = 0] of rows) {
      expect(((millions * network) / 86_400) * 3).toBeCloseTo(peak, 2);
      expect((millions * disk) / 1000).toBeCloseTo(day, 2);
    }
    const sum = (of: number, only = (_: number) => true) => rows.reduce((total, row, at) => total + (only(at) ? (row[of] ?? 0) : 0), 0);
    const log = (12 * 890 + 4 * 3634) / 1000;
    expect(onPage(/receives ([\d.]+) MB\/s at the peak/)[0]).toBeCloseTo(
      sum(2, (at) => at !== 0 && at !== 2),
      1,
    );
    const [day = 0, month = 0, year = 0] = onPage(
      /measured: ([\d.]+) GB a day, which is ([\d.]+) TB for 30 days and ([\d.]+) TB for a year/,
    );
    expect([day, month, year]).toEqual([Number(sum(4).toFixed(2)), Number((day * 0.03).toFixed(2)), Number((day * 0.365).toFixed(1))]);
    expect(onPage(/([\d.]+) GB a day to a standby or an archive, ([\d.]+) MB/)).toEqual([
      Number(log.toFixed(1)),
      Number(((log * 3000) / 86_400).toFixed(2)),
    ]);
  });
});
