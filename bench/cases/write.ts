/**
 * Compares recording a visitor's answer, with all counters, with a single INSERT, each on an embedded database with durable commits. The answers are counted while the
 * next ones arrive, and what is left to count afterwards is timed.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Options } from 'autocannon';
import { connectionCount, sideBySide } from '../lib/load.ts';
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

const json = { 'content-type': 'application/json' };

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
    let turn = 0;
    const ours: Options = {
      url: parley.url,
      requests: [
        {
          method: 'POST',
          path: `/answer/${question.id}/`,
          headers: json,
          setupRequest: (request) => ({
            ...request,
            body: JSON.stringify({
              answer: [{ answerId, customTextInput: '' }],
              popup_engagement: visitors[turn++ % visitors.length]?.popupEngagementUniqueIdentifier,
              answerTime: 3.2,
              requestId: randomUUID(),
            }),
          }),
        },
      ],
    };
    const theirs: Options = {
      url: bare.url,
      requests: [
        {
          method: 'POST',
          path: '/row',
          headers: json,
          setupRequest: (request) => ({ ...request, body: JSON.stringify({ id: randomUUID(), question: question.id, answer: answerId }) }),
        },
      ],
    };
    const result = await sideBySide(ours, theirs, () => counted(parley.url));
    return [
      {
        name: `one visitor write, ${connectionCount} connections, against insert-per-request`,
        value: round(result.ratio),
        unit: '×',
        target: `≥ ${target}`,
        met: result.ratio >= target,
        detail: `${result.ours}/s against ${result.theirs}/s; left to count after each round: ${result.after.map(({ left, ms }) => `${left} in ${ms} ms`).join(', ')}`,
      },
    ];
  } finally {
    await Promise.all([parley.stop(), bare.stop()]);
  }
}
