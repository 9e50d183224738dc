/** The processor time of each kind of request of a shop's visitors: what the arithmetic of docs/deploy.md is made of. */
import { randomUUID } from 'node:crypto';
import type { Bootstrap } from '@parley/contract';
import { startParley } from '../lib/processes.ts';
import { processorTime } from '../lib/processor.ts';
import type { Figure } from '../lib/report.ts';

const atOnce = 8;
/** Until the code that is measured is compiled, and what is kept is there. */
const warmUps = 400;
const times = 2000;
const messages = [
  'How long does delivery take?',
  'Which dripper is the cheapest?',
  'Can I send it back?',
  'Do you have a grinder under 100?',
  'Thank you!',
];

/** Asks so many times, some at once; gives the microseconds of Parley's process and of its database for each. */
async function costOf(pid: number, ask: (turn: number) => Promise<unknown>): Promise<{ process: number; database: number }> {
  let turn = 0;
  const run = async (until: number) => {
    const sendUntilDone = async () => {
      while (turn < until) await ask(turn++);
    };
    await Promise.all(Array.from({ length: atOnce }, sendUntilDone));
  };
  await run(warmUps);
  const before = processorTime(pid);
  await run(warmUps + times);
  const after = processorTime(pid);
  if (!before || !after) throw new Error('this machine does not tell the processor time of a process');
  return {
    process: Math.round((after.process - before.process) / times),
    database: Math.round((after.children - before.children) / times),
  };
}

/** Measures each kind of request by itself, with the demo's shop and the assistant that needs no model. */
export async function costs(): Promise<Figure[]> {
  const parley = await startParley();
  try {
    const ask = async (path: string, init?: RequestInit) => {
      const answer = await fetch(parley.url + path, init);
      const text = await answer.text();
      if (answer.status !== 200) throw new Error(`${path} was answered with ${answer.status}: ${text}`);
      return text;
    };
    const post = (path: string, body: object) =>
      ask(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
    const bootstrap = () => ask('/offlinePopup/13/1');
    const visits = await Promise.all(Array.from({ length: 200 }, async () => JSON.parse(await bootstrap()) as Bootstrap));
    const visitOf = (turn: number) => visits[turn % visits.length] as Bootstrap;
    const kinds = {
      'a page view that no cache answers': () => ask('/embed.js/1/13', { headers: { referer: parley.url } }),
      'a bootstrap': bootstrap,
      'an answer of a visitor': (turn: number) => {
        const { question, popupEngagementUniqueIdentifier } = visitOf(turn);
        const answer = [{ answerId: question?.answers[0]?.id, customTextInput: '' }];
        return post(`/answer/${question?.id}/`, {
          answer,
          popup_engagement: popupEngagementUniqueIdentifier,
          answerTime: 3,
          requestId: randomUUID(),
        });
      },
      'a message that the built-in assistant answers': (turn: number) =>
        post(`/popup/postchatgpt/1/13/${visitOf(turn).popupEngagementUniqueIdentifier}`, {
          inputChatGPT: messages[turn % messages.length],
          next_question_id: null,
          requestId: randomUUID(),
        }),
    };
    const figures: Figure[] = [];
    for (const [name, work] of Object.entries(kinds)) {
      const { process, database } = await costOf(parley.pid, work);
      figures.push({
        name: `processor time of ${name}`,
        value: process + database,
        unit: 'µs',
        target: 'none',
        met: true,
        detail: `${process} + ${database} of the database`,
      });
    }
    return figures;
  } finally {
    await parley.stop();
  }
}
