/**
 * Compares recording a visitor's answer, with all counters, with a single INSERT, each on an embedded database with durable commits. The answers are counted while the
 * next ones arrive, and what is left to count afterwards is timed. The folder for temporary files must be on a disk: in memory a commit costs nothing, and there is no
 * durability to compare.
 */
import { statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { requestBytes } from '../lib/connections.ts';
import { connectionCount, inWords, sideBySide } from '../lib/load.ts';
import { startBare, startParley } from '../lib/processes.ts';
import type { Figure } from '../lib/report.ts';
import { round } from '../lib/stats.ts';
import { answering, bootstrapOf, counted, idToBe, json, type Visit, withIds } from '../lib/visitor-writes.ts';

const tmpfs = 0x01021994;
const where = () => (statfsSync(tmpdir()).type === tmpfs ? 'databases in memory, which says little' : 'databases on a disk');

/**
 * Measures both side by side.
 * @throws if the demo recommender has no first question
 */
export async function write(): Promise<Figure[]> {
  const target = 2;
  const parley = await startParley();
  const bare = await startBare({ ROWS: '1' });
  try {
    const visits = await Promise.all(Array.from({ length: connectionCount * 4 }, () => bootstrapOf(parley.url, '13/1')));
    const [{ questionId, answerId }] = visits as [Visit];
    const rows = [requestBytes('POST', '/row', json, JSON.stringify({ id: idToBe, question: questionId, answer: answerId }))];
    const result = await sideBySide({ ...parley, next: withIds(visits.map(answering)) }, { ...bare, next: withIds(rows) }, () =>
      counted(parley.url),
    );
    const left = `left to count after each round: ${result.after.map(({ left, ms }) => `${left} in ${ms} ms`).join(', ')}`;
    return [
      {
        name: `one visitor write, ${connectionCount} connections, against insert-per-request`,
        value: round(result.ratio),
        unit: '×',
        target: `≥ ${target}`,
        met: result.ratio >= target,
        detail: `${inWords(result)}, ${where()}; ${left}`,
      },
    ];
  } finally {
    await Promise.all([parley.stop(), bare.stop()]);
  }
}
