/** The server process as in production: how it starts, refuses to start, and stops. */
import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { Agent, type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bootstrap, recordEvents } from '@parley/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from './testing/eventually.ts';
import { freePort } from './testing/free-port.ts';
import { nodeFlags, processEnvironment, program } from './testing/process.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'parley-main-'));

interface Process {
  child: ChildProcess;
  output(): string;
  ended: Promise<number | null>;
}

function start(environment: Record<string, string>): Process {
  const child = spawn(process.execPath, [...nodeFlags, program], { env: { ...processEnvironment(), DATA_DIR: dataDir, ...environment } });
  let text = '';
  const listen = (chunk: Buffer) => {
    text += chunk;
  };
  child.stdout.on('data', listen);
  child.stderr.on('data', listen);
  return { child, output: () => text, ended: new Promise((resolve) => child.once('exit', resolve)) };
}

const untilReady = ({ child, output, ended }: Process) =>
  Promise.race([
    new Promise<void>((resolve) => child.stdout?.on('data', () => output().includes('Parley is ready') && resolve())),
    ended.then(() => Promise.reject(new Error(output()))),
  ]);

describe('the built files', () => {
  const dist = join(import.meta.dirname, '../dist');
  const sources = readdirSync(dist).map((name) => readFileSync(join(dist, name), 'utf8'));

  it('hold no letter beyond ASCII, with which Node would keep them at twice the size', () => {
    const places = sources.map((source) => ({ source, at: source.search(/[^\0-\x7f]/) })).filter(({ at }) => at >= 0);
    expect(places.map(({ source, at }) => source.slice(Math.max(0, at - 40), at + 1))).toEqual([]);
  });

  it('do not import node:http, which would load all of fetch at the start', () => {
    expect(sources.filter((source) => /^import .*"(?:node:)?http";/m.test(source)).length).toBe(0);
  });
});

describe('an invalid configuration', () => {
  it('stops the start with one line per error', async () => {
    const { ended, output } = start({ PORT: 'eighty', SECRET: 'short' });
    expect(await ended).toBe(1);
    expect(output().trim().split('\n')).toEqual([
      expect.stringMatching(/^parley: PORT must be/),
      expect.stringMatching(/^parley: SECRET must be/),
    ]);
  });
});

describe('a running process', () => {
  let running: Process;
  let port: number;
  beforeAll(async () => {
    port = await freePort();
    running = start({ PORT: String(port), LOG_LEVEL: 'debug', RATE_LIMIT_SCALE: '1000' });
    await untilReady(running);
  });
  afterAll(async () => {
    running.child.kill('SIGKILL');
    await running.ended;
    rmSync(dataDir, { recursive: true, force: true });
  });

  it('prints the address as its last line', () => {
    expect(running.output().trim().split('\n').at(-1)).toBe(
      `Parley is ready. Open http://127.0.0.1:${port}/ in a browser; sign up at http://127.0.0.1:${port}/signup`,
    );
  });

  it('is alive and ready, and shows metrics', async () => {
    const get = async (path: string) => fetch(`http://127.0.0.1:${port}${path}`);
    expect([(await get('/healthz')).status, (await get('/readyz')).status]).toEqual([200, 200]);
    const metrics = await (await get('/metrics')).text();
    for (const name of ['http_request_duration_seconds', 'process_cpu_seconds_total', 'nodejs_eventloop_lag_seconds'])
      expect(metrics).toContain(name);
  });

  it('has the demo after the first start', async () => {
    const bootstrap = (await (await fetch(`http://127.0.0.1:${port}/offlinePopup/13/1`)).json()) as {
      popup: { id: number; clientId: number };
      question: { answers: unknown[] };
    };
    expect(bootstrap.popup).toMatchObject({ id: 13, clientId: 1 });
    expect(bootstrap.question.answers.length).toBeGreaterThan(1);
  });

  /** Writes on one connection without a pause until it is refused. Resolves to its promise when the first write is answered. */
  async function busyConnection() {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const path = bootstrap.path.replace(':popupId', '13').replace(':userId', '1');
    const visit = (await (await fetch(`http://127.0.0.1:${port}${path}`)).json()) as { popupEngagementUniqueIdentifier: string };
    const events = recordEvents.path.replace(':popupId', '13').replace(':userId', '1');
    const write = async () => {
      const sent = request({
        port,
        agent,
        host: '127.0.0.1',
        method: 'POST',
        path: events.replace(':engagementId', visit.popupEngagementUniqueIdentifier),
        headers: { 'content-type': 'application/json' },
      }).end(JSON.stringify({ events: [{ requestId: randomUUID(), type: 'shown' }] }));
      const [response] = (await once(sent, 'response')) as [IncomingMessage];
      await response.resume().toArray();
      return response.statusCode;
    };
    const statuses = [await write()];
    const untilRefused = async (): Promise<{ statuses: typeof statuses; last: NodeJS.ErrnoException }> => {
      try {
        for (;;) statuses.push(await write());
      } catch (last) {
        return { statuses, last: last as NodeJS.ErrnoException };
      }
    };
    return { result: untilRefused() };
  }

  it('refuses a second process on its data folder', async () => {
    const second = start({ PORT: String(await freePort()) });
    expect(await second.ended).toBe(1);
    expect(second.output()).toMatch(/^parley: .* is in use by another Parley process/);
  });

  it('logs no personal data', async () => {
    const address = 'somebody.private@shop.test';
    await fetch(`http://127.0.0.1:${port}/login/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: address, password: 'hunter2hunter2' }),
    });
    // The line is logged after the response.
    await eventually(() => expect(running.output()).toContain('"/login/"'));
    expect(running.output()).not.toMatch(/somebody\.private|hunter2/);
  });

  it('finishes requests in progress, although a busy connection brings more, then stops', async () => {
    const busy = await busyConnection();
    const body = JSON.stringify({ email: 'late@shop.test', message: 'Sent while you were stopping' });
    const answer = new Promise<number | undefined>((resolve, reject) => {
      const slow = request(
        {
          port,
          host: '127.0.0.1',
          method: 'POST',
          path: '/contact-form/',
          headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body), expect: '100-continue' },
        },
        (response) => {
          response.resume();
          resolve(response.statusCode);
        },
      );
      slow.on('error', reject);
      // The server has the headers when it gets SIGTERM, and receives the body afterwards.
      slow.once('continue', () => {
        running.child.kill('SIGTERM');
        running.child.stdout?.on('data', () => running.output().includes('"stopping"') && slow.writableEnded === false && slow.end(body));
      });
      slow.flushHeaders();
    });
    expect(await answer).toBe(200);
    expect(await running.ended).toBe(0);
    const { statuses, last } = await busy.result;
    expect(new Set(statuses)).toEqual(new Set([200]));
    // Reset: the connection came while the listener was closed, and no request on it was taken.
    expect(['ECONNREFUSED', 'ECONNRESET']).toContain(last.code);
  });
});
