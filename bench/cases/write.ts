/**
 * Compares recording a visitor's answer, with all counters, with a single INSERT, each on an embedded database with durable commits. The answers are counted while the
 * next ones arrive, and what is left to count afterwards is timed.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { requestBytes } from '../lib/connections.ts';
import { connectionCount, inWords, sideBySide } from '../lib/load.ts';
import { startBare, startParley } from '../lib/processes.ts';
import type { Figure } from '../lib/report.ts';
import { round } from '../lib/stats.ts';

interface Bootstrap {
  popupEngagementUniqueIdentifier: string;
  question: { id: number; answers: { id: number }[] };
}

/** Resolves when every acknowledged write is counted. @returns how many waited, and for how many milliseconds */
async function counted(url: string): Promise<{ left: number; ms: number }> {
  const waiting = async () => Number(/^parley_visitor_writes_waiting (\d+)/m.exec(await (await fetch(`${url}/metrics`)).text())?.[1]);
  const left = await waiting();
  const since = performance.now();
  while ((await waiting()) !== 0) await sleep(20);
  return { left, ms: Math.round(performance.now() - since) };
}

/**
 * Measures both side by side.
 * @throws if the demo recommender has no first question
 */
export async function write(): Promise<Figure[]> {
  const target = 2;
  const parley = await startParley();
  const bare = await startBare({ ROWS: '1' });
  try {
    const visitors = await Promise.all(
      Array.from({ length: connectionCount * 4 }, async () => (await (await fetch(`${parley.url}/offlinePopup/13/1`)).json()) as Bootstrap),
    );
    const question = visitors[0]?.question;
    const answerId = question?.answers[0]?.id;
    if (!question || !answerId) throw new Error('the demo has no first question');
    const headers = { 'content-type': 'application/json' };
    const noId = randomUUID();
    /** Requests that differ in their ids, as visitors' do. */
    const withIds = (requests: Buffer[]) => {
      const places = requests.map((request) => request.indexOf(noId));
      let turn = 0;
      return () => {
        const at = turn++ % requests.length;
        const request = Buffer.from(requests[at] as Buffer);
        request.write(randomUUID(), places[at] ?? 0, 'latin1');
        return request;
      };
    };
    const answers = visitors.map(({ popupEngagementUniqueIdentifier }) => {
      const answer = [{ answerId, customTextInput: '' }];
      const body = { answer, popup_engagement: popupEngagementUniqueIdentifier, answerTime: 3.2, requestId: noId };
      return requestBytes('POST', `/answer/${question.id}/`, headers, JSON.stringify(body));
    });
    const rows = [requestBytes('POST', '/row', headers, JSON.stringify({ id: noId, question: question.id, answer: answerId }))];
    const result = await sideBySide({ ...parley, next: withIds(answers) }, { ...bare, next: withIds(rows) }, () => counted(parley.url));
    const processor = (of: typeof result.ours) => of.process + of.database;
    const name = `one visitor write, ${connectionCount} connections, against insert-per-request`;
    const left = `left to count after each round: ${result.after.map(({ left, ms }) => `${left} in ${ms} ms`).join(', ')}`;
    const figure = (what: string, ratio: number, detail: string): Figure => {
      return { name: `${name}${what}`, value: round(ratio), unit: '×', target: `≥ ${target}`, met: ratio >= target, detail };
    };
    return [
      figure('', result.ratio, `${inWords(result)}; ${left}`),
      figure(', processor time of the process', result.theirs.process / result.ours.process, ''),
      figure(', processor time with the database', processor(result.theirs) / processor(result.ours), ''),
    ];
  } finally {
    await Promise.all([parley.stop(), bare.stop()]);
  }
}
