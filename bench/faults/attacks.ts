/**
 * The requests of attackers, each kind in turn. The group `attacks` fails when one of them is answered as it may not be, when acknowledged writes
 * of visitors are
 * lost beside them, or when memory that they made Parley take is not given back; the soak sends them for hours.
 */
import { randomBytes } from 'node:crypto';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import * as paths from '@parley/contract/paths';
import { type HostileShops, openHostileShops } from '../../server/src/features/catalogue/testing/hostile-shops.ts';
import { type Extent, type Trial, Tries } from './support/fault.ts';
import { createParley, type Parley } from './support/parley.ts';
import { refusalsOf, send, startVisitors, wrongAnswersOf } from './support/visitors.ts';

export interface Attack {
  kind: string;
  attempts: number;
  /** How often it was answered as it may not be: with 5xx other than a 503 with Retry-After, with success where it has to be refused, or not at all. */
  failed: number;
  faults: Set<string>;
}

export interface Attacks {
  kinds: readonly Attack[];
  /** Resolves when all rounds were sent. */
  done: Promise<void>;
  stop(): Promise<void>;
}

/** Whether a kind is refused if all is well; others may be answered with success, too. */
type Wanted = 'refused' | 'answered';

const json = { 'content-type': 'application/json' };
const half = 'POST /answer/1/ HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 900000\r\n\r\n{"answer":"';

/** Sends every kind of attack in turn, or those of `only`, `rounds` times or until it is stopped. */
export function startAttacks(
  parley: { url: string },
  shops: Pick<HostileShops, 'hosts'>,
  { pauseMs = 500, rounds = Number.POSITIVE_INFINITY, only }: { pauseMs?: number; rounds?: number; only?: readonly string[] } = {},
): Attacks {
  const { port } = new URL(parley.url);
  const going = new AbortController();
  let faults: string[] = [];
  const ask = async (path: string, expected: Wanted, options: Parameters<typeof send>[1] = {}) => {
    const { status, retryAfter, body } = await send(parley.url + path, options);
    if (status >= 500 && !(status === 503 && retryAfter)) faults.push(`${status} ${body.slice(0, 200)}`);
    if (status < 400 && expected === 'refused') faults.push(`${path.slice(0, 60)} got ${status}`);
    return body;
  };
  const post = (path: string, expected: Wanted, body: string, headers: Record<string, string> = json) =>
    ask(path, expected, { method: 'POST', body, headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) } });
  const onSockets = async (count: number, text: string | Buffer, ms: number) => {
    const sockets = Array.from({ length: count }, () => connect(Number(port), '127.0.0.1').on('error', () => {}));
    for (const socket of sockets) socket.pause().write(text);
    await sleep(ms, undefined, { signal: going.signal }).catch(() => {});
    for (const socket of sockets) socket.destroy();
  };
  const kinds: Record<string, () => Promise<unknown>> = {
    'wrong passwords': () =>
      Promise.all(
        Array.from({ length: 20 }, (_, i) =>
          post(paths.login, 'refused', JSON.stringify({ username: `${i}@example.com`, password: randomBytes(400).toString('hex') })),
        ),
      ),
    'accounts nobody wants': () =>
      post(paths.forgottenPassword, 'answered', JSON.stringify({ email: `${randomBytes(8).toString('hex')}@example.com` })),
    'a body of 12 MB': () => post('/answer/1/', 'refused', JSON.stringify({ answer: 'x'.repeat(12_000_000) })),
    'deep JSON': () => post('/answer/1/', 'refused', `{"answer":${'['.repeat(400_000)}${']'.repeat(400_000)}}`),
    'many keys': () =>
      post('/answer/1/', 'refused', JSON.stringify(Object.fromEntries(Array.from({ length: 50_000 }, (_, i) => [`k${i}`, i])))),
    'half a body': () => onSockets(50, `${half}${'x'.repeat(60_000)}`, 2_000),
    'readers that do not read': () => onSockets(50, 'GET /embed.js HTTP/1.1\r\nhost: x\r\n\r\n'.repeat(200), 2_000),
    'headers without end': () => onSockets(20, `GET / HTTP/1.1\r\nhost: x\r\nx: ${'y'.repeat(200_000)}`, 500),
    'no HTTP at all': () => onSockets(50, randomBytes(2000).toString('latin1'), 200),
    'addresses that are nowhere': async () => {
      for (let i = 0; i < 200; i++) await ask(`/${randomBytes(40).toString('hex')}?q=${randomBytes(400).toString('hex')}`, 'refused');
    },
    'recommenders that are nobody’s': async () => {
      for (let i = 0; i < 100; i++)
        await ask(`/offlinePopup/${1_000 + Math.floor(Math.random() * 1e9)}/${Math.floor(Math.random() * 1e9)}`, 'answered');
    },
    'forged tokens': async () => {
      for (let i = 0; i < 50; i++) {
        const token = `${randomBytes(30).toString('base64url')}.${randomBytes(300).toString('base64url')}.${randomBytes(40).toString('base64url')}`;
        await ask(paths.popups, 'refused', { headers: { authorization: `Bearer ${token}` } });
      }
    },
    'forged engagements': async () => {
      for (let i = 0; i < 50; i++)
        await post(
          `/popup/postchatgpt/1/13/${randomBytes(60).toString('base64url')}`,
          'refused',
          JSON.stringify({ inputChatGPT: randomBytes(4000).toString('hex') }),
        );
    },
    'chats that are left at once': async () => {
      const begun = JSON.parse(await ask('/offlinePopup/13/1', 'answered')) as { popupEngagementUniqueIdentifier: string };
      const body = JSON.stringify({ inputChatGPT: 'Do you have something for espresso?', next_question_id: null });
      const head = `POST /popup/postchatgpt/1/13/${begun.popupEngagementUniqueIdentifier} HTTP/1.1\r\nhost: x\r\naccept: text/event-stream\r\ncontent-type: application/json`;
      await onSockets(200, `${head}\r\ncontent-length: ${body.length}\r\n\r\n${body}`, 300);
    },
    'pictures that are none': () => {
      const boundary = randomBytes(12).toString('hex');
      const head = `--${boundary}\r\ncontent-disposition: form-data; name="image"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n`;
      const body = `${head}${randomBytes(3_000_000).toString('latin1')}\r\n--${boundary}--\r\n`;
      return post(paths.contactForm, 'refused', body, { 'content-type': `multipart/form-data; boundary=${boundary}` });
    },
    'shops that cost memory': () =>
      Promise.all(
        shops.hosts.map((host) =>
          post(
            paths.popupGeneration,
            'answered',
            JSON.stringify({ website: `http://${host}/${randomBytes(4).toString('hex')}`, email: 'a@example.com' }),
          ),
        ),
      ),
  };
  const chosenKinds = Object.keys(kinds).filter((kind) => only?.includes(kind) ?? true);
  const attacks = chosenKinds.map((kind): Attack => ({ kind, attempts: 0, failed: 0, faults: new Set() }));
  const attack = async (of: Attack) => {
    faults = [];
    try {
      await kinds[of.kind]?.();
    } catch (error) {
      // A request that Parley cuts off before it was sent ends here, and is what it should do.
      const { code } = error as NodeJS.ErrnoException;
      if (code === 'ECONNREFUSED' || code === 'TIMEOUT') faults.push(code);
    }
    of.attempts++;
    if (faults.length > 0) of.failed++;
    for (const fault of faults) of.faults.add(fault);
  };
  const attackAll = async () => {
    for (let round = 0; round < rounds; round++)
      for (const of of attacks) {
        if (going.signal.aborted) return;
        await attack(of);
        await sleep(pauseMs);
      }
  };
  const done = attackAll();
  return {
    kinds: attacks,
    done,
    async stop() {
      going.abort();
      await done;
    },
  };
}

const visitorCount = 8;
const lookMs = 250;
/** What the last attacks had begun, such as readings of hostile shops, ends in this time. */
const settleMs = 15_000;
/**
 * The most resident memory at the end. Measured: 450 MB after 2 rounds, 550 after 10, and between 354 and 616 in two hours, with 560 at the end (decision 057).
 * What leaks by one round of attacks shows after an hour, not here; this bound is for memory that one of them takes and Parley keeps.
 */
const mostMb = 700;

/** Sends all kinds of attack while visitors write: for each kind whether it was held, and for all what became of the writes and of the memory. */
export async function attacks({ times }: Extent): Promise<Trial[]> {
  const shops = await openHostileShops();
  const parley = await createParley({ CRAWL_ALLOW_HOSTS: shops.hosts.join(',') });
  try {
    await parley.start();
    const visitors = await startVisitors(parley, visitorCount, { pauseMs: 50 });
    await sleep(settleMs);
    const [before, stopLooking] = [parley.rss(), notePeak(parley)];
    const sent = startAttacks(parley, shops, { pauseMs: 100, rounds: Math.ceil(times / 2) });
    await sent.done;
    await sleep(settleMs);
    const [peak, after] = [stopLooking(), parley.rss()];
    await visitors.stop();
    const tries = new Tries();
    const wrong = wrongAnswersOf(visitors);
    tries.count(wrong.length === 0, `visitors were answered ${wrong.join(', ')}`);
    tries.count(after <= mostMb, `more than ${mostMb} MB at the end`);
    const memory = `memory ${before} → ${after} MB, ${peak} MB at most`;
    const details = [`${visitors.acknowledged.length} writes acknowledged, ${refusalsOf(visitors)}`, memory];
    const lost = await parley.missing(visitors.acknowledged);
    return [...sent.kinds.map(trialOf), tries.trial('attacks: writes and memory beside them', { lost, details })];
  } finally {
    await parley.remove();
    shops.close();
  }
}

const trialOf = ({ kind, attempts, failed, faults }: Attack): Trial => ({
  name: `attack: ${kind}`,
  attempts,
  survived: attempts - failed,
  lost: 0,
  detail: [...faults].join('; '),
});

/** Looks at the memory until the function that it returns is called, which gives the most that there was. */
function notePeak(parley: Parley): () => number {
  let peak = 0;
  const looking = setInterval(() => {
    peak = Math.max(peak, parley.rss());
  }, lookMs);
  return () => {
    clearInterval(looking);
    return peak;
  };
}
