/** What each kind of request of a shop's visitors costs: processor time, bytes on the wire and on the disk. The arithmetic of docs/deploy.md is made of it. */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Bootstrap } from '@parley/contract';
import { onConnection } from '../../server/src/platform/db/connections/connection.ts';
import { runningAddress } from '../../server/src/platform/db/embedded/running.ts';
import { startParley } from '../lib/processes.ts';
import { processorTime } from '../lib/processor.ts';
import type { Figure } from '../lib/report.ts';

const atOnce = 8;
/** Until the code that is measured is compiled, and what is kept is there. */
const warmUps = 400;
const times = 2000;
/** Until what was acknowledged is counted, too. */
const foldedMs = 3_000;
const messages = [
  'How long does delivery take?',
  'Which dripper is the cheapest?',
  'Can I send it back?',
  'Do you have a grinder under 100?',
  'Thank you!',
];

/** Microseconds of Parley's process and of its database. */
interface Time {
  process: number;
  database: number;
}

/** Bytes that were sent and received, that tables and indexes have, and that were written to the write-ahead log. */
interface Bytes {
  wire: number;
  stored: number;
  log: number;
}

interface Meters {
  time(): Time;
  bytes(): Promise<Bytes>;
}

/** Sends requests on connections that are kept, as a proxy in front does, and counts their bytes. */
function createClient(url: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  const sockets = new Set<Socket>();
  return {
    wire: () => [...sockets].reduce((sum, { bytesRead, bytesWritten }) => sum + bytesRead + bytesWritten, 0),
    close: () => agent.destroy(),
    ask: (path: string, body?: object) =>
      new Promise<void>((resolve, reject) => {
        const text = body && JSON.stringify(body);
        const headers = {
          referer: url,
          'accept-encoding': 'gzip, br',
          ...(text && { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(text)) }),
        };
        const sent = request(url + path, { method: text ? 'POST' : 'GET', agent, headers }, (response) => {
          response
            .resume()
            .on('end', () =>
              response.statusCode === 200 ? resolve() : reject(new Error(`${path} was answered with ${response.statusCode}`)),
            );
        });
        sent.on('socket', (socket) => sockets.add(socket)).on('error', reject);
        sent.end(text);
      }),
  };
}

/** Asks so many times, some at once; gives what each cost. */
async function costOf(ask: (turn: number) => Promise<unknown>, { time, bytes }: Meters): Promise<Time & Bytes> {
  let turn = 0;
  const run = async (until: number) => {
    const sendUntilDone = async () => {
      while (turn < until) await ask(turn++);
    };
    await Promise.all(Array.from({ length: atOnce }, sendUntilDone));
  };
  await run(warmUps);
  await sleep(foldedMs);
  const before = { ...(await bytes()), ...time() };
  await run(warmUps + times);
  // What a process at rest does meanwhile is not the requests'.
  const spent = time();
  await sleep(foldedMs);
  const after = { ...(await bytes()), ...spent };
  const each = (of: keyof typeof after) => Math.round((after[of] - before[of]) / times);
  return { process: each('process'), database: each('database'), wire: each('wire'), stored: each('stored'), log: each('log') };
}

/** Measures each kind of request by itself, with the demo's shop and the assistant that needs no model. */
export async function costs(): Promise<Figure[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'parley-costs-'));
  const parley = await startParley({ DATA_DIR: dataDir });
  const client = createClient(parley.url);
  const meters: Meters = {
    time() {
      const time = processorTime(parley.pid);
      if (!time) throw new Error('this machine does not tell the processor time of a process');
      return { process: time.process, database: time.children };
    },
    bytes: () =>
      onConnection(runningAddress(join(dataDir, 'postgresql')), async (database) => {
        const { rows } = await database.query<Omit<Bytes, 'wire'>>(
          `select (select sum(pg_total_relation_size(oid)) from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace)::float8 as stored,
            (pg_current_wal_lsn() - '0/0'::pg_lsn)::float8 as log`,
        );
        return { stored: 0, log: 0, ...rows[0], wire: client.wire() };
      }),
  };
  try {
    const begun = async () => (await (await fetch(`${parley.url}/offlinePopup/13/1`)).json()) as Bootstrap;
    const visits = await Promise.all(Array.from({ length: 200 }, begun));
    const visitOf = (turn: number) => visits[turn % visits.length] as Bootstrap;
    const kinds = {
      'a page view that no cache answers': () => client.ask('/embed.js/1/13'),
      'a bootstrap': () => client.ask('/offlinePopup/13/1'),
      'an answer of a visitor': (turn: number) => {
        const { question, popupEngagementUniqueIdentifier } = visitOf(turn);
        const answer = [{ answerId: question?.answers[0]?.id, customTextInput: '' }];
        return client.ask(`/answer/${question?.id}/`, {
          answer,
          popup_engagement: popupEngagementUniqueIdentifier,
          answerTime: 3,
          requestId: randomUUID(),
        });
      },
      'a message that the built-in assistant answers': (turn: number) =>
        client.ask(`/popup/postchatgpt/1/13/${visitOf(turn).popupEngagementUniqueIdentifier}`, {
          inputChatGPT: messages[turn % messages.length],
          next_question_id: null,
          requestId: randomUUID(),
        }),
    };
    const figures: Figure[] = [];
    const figure = (name: string, value: number, unit: string, detail: string) =>
      figures.push({ name, value, unit, target: 'none', met: true, detail });
    for (const [name, work] of Object.entries(kinds)) {
      const { process, database, wire, stored, log } = await costOf(work, meters);
      figure(`processor time of ${name}`, process + database, 'µs', `${process} + ${database} of the database`);
      figure(`network of ${name}`, wire, 'bytes', 'both ways, with headers');
      figure(`disk of ${name}`, stored, 'bytes', `tables and indexes; ${log} of the write-ahead log`);
    }
    return figures;
  } finally {
    client.close();
    await parley.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
