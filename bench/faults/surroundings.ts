/** What surrounds Parley: the disk, an interrupted migration, and providers of models. */
import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { zstdDecompressSync } from 'node:zlib';
import * as paths from '@parley/contract/paths';
import { onDatabase } from '../../server/src/platform/db/connections/reach.ts';
import { project } from '../lib/processes.ts';
import { type Extent, notTried, type Trial, Tries } from './support/fault.ts';
import { createParley } from './support/parley.ts';
import { refusalsOf, send, startVisitors } from './support/visitors.ts';

const servesMs = 60_000;

/** `kill -9` at random moments of the start that migrates the data of the first release. */
export async function migrations({ times }: Extent): Promise<Trial[]> {
  const tries = new Tries();
  const packed = zstdDecompressSync(readFileSync(join(project, 'server/src/testing/first-release/folder.tar.zst')));
  const count = (dataDir: string) =>
    onDatabase({ databaseUrl: null, dataDir }, async (client) => {
      const { rows } = await client.query(
        'select (select count(*) from responses)::int as responses, (select count(*) from owners)::int as owners',
      );
      return JSON.stringify(rows[0]);
    });
  const unpack = () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'parley-migration-'));
    execFileSync('tar', ['-x', '-C', dataDir], { input: packed });
    return dataDir;
  };
  // A start adds the owners of its settings: what a start leaves that nobody kills is expected.
  const undisturbed = unpack();
  const calm = await createParley({ DATA_DIR: undisturbed });
  await calm.start();
  await calm.end('SIGTERM');
  const expected = await count(undisturbed);
  rmSync(undisturbed, { recursive: true, force: true });
  for (let i = 0; i < Math.ceil(times / 4); i++) {
    const dataDir = unpack();
    const parley = await createParley({ DATA_DIR: dataDir });
    const started = parley.start().then(
      () => 'ready',
      () => 'killed',
    );
    await sleep(300 + Math.random() * 4000);
    await parley.end('SIGKILL');
    await started;
    await parley.start();
    const code = await parley.end('SIGTERM');
    const found = await count(dataDir);
    tries.count(code === 0 && found === expected, `exit ${code}, ${found} instead of ${expected}`);
    rmSync(dataDir, { recursive: true, force: true });
  }
  return [tries.trial('migration killed')];
}

const providerFaults: Record<string, (response: ServerResponse) => void> = {
  'closes the connection': (response) => response.destroy(),
  'answers 500': (response) => response.writeHead(500).end('{}'),
  'answers 429': (response) => response.writeHead(429, { 'retry-after': '60' }).end('{}'),
  'sends no JSON': (response) => response.writeHead(200, { 'content-type': 'text/event-stream' }).end('data: <html>\n\n'),
  'never answers': () => {},
  'stops in the middle': (response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write('data: {"choices":[{"delta":{"content":"Well, "}}]}\n\n', () => response.destroy());
  },
  'never ends': (response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    const more = setInterval(() => response.write(`data: {"choices":[{"delta":{"content":"${'x'.repeat(10_000)} "}}]}\n\n`), 5);
    response.on('close', () => clearInterval(more));
  },
};

/** A model that fails in each way; the visitor gets an answer all the same. */
export async function providers(): Promise<Trial[]> {
  const tries = new Tries();
  let answer: (response: ServerResponse) => void = () => {};
  const provider = createServer((request, response) => {
    request.resume().on('end', () => answer(response));
    response.on('error', () => {});
  }).listen(0, '127.0.0.1');
  await once(provider, 'listening');
  const baseUrl = `http://127.0.0.1:${(provider.address() as AddressInfo).port}/v1`;
  for (const [name, fault] of Object.entries(providerFaults)) {
    // A new process for each, because one that failed is not asked again for a while.
    const parley = await createParley({
      AI_BASE_URL: baseUrl,
      AI_MODEL: 'model',
      AI_API_KEY: 'key',
      AI_TIMEOUT_SECONDS: '2',
      CRAWL_ALLOW_HOSTS: new URL(baseUrl).host,
    });
    await parley.start();
    answer = fault;
    const { popupEngagementUniqueIdentifier: engagement } = JSON.parse((await send(`${parley.url}/offlinePopup/13/1`)).body);
    const body = JSON.stringify({
      inputChatGPT: 'What do you recommend for a quiet evening?',
      next_question_id: null,
      requestId: randomUUID(),
    });
    const since = performance.now();
    const response = await fetch(
      parley.url + paths.visitorChat.replace(':userId', '1').replace(':popupId', '13').replace(':engagementId', engagement),
      {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      },
    );
    const text = response.ok ? ((await response.json()) as { chatgpt: { outputChatGPT: string }[] }).chatgpt[0]?.outputChatGPT : '';
    const seconds = (performance.now() - since) / 1000;
    tries.count(Boolean(text) && seconds < 15, `${name}: ${response.status} after ${seconds.toFixed(1)} s`);
    await parley.remove();
  }
  provider.closeAllConnections();
  provider.close();
  return [tries.trial('model provider fails')];
}

/** The disk of DATA_DIR fills up and is emptied again; needs root, for a file system of its own. */
export async function disks(): Promise<Trial[]> {
  const name = 'disk full';
  const dataDir = mkdtempSync(join(tmpdir(), 'parley-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=320m', 'tmpfs', dataDir], { stdio: 'pipe' });
  } catch (error) {
    rmSync(dataDir, { recursive: true, force: true });
    return [notTried(name, `no file system could be mounted: ${(error as Error).message.split('\n')[1] ?? ''}`)];
  }
  const parley = await createParley({ DATA_DIR: dataDir });
  try {
    await parley.start();
    const visitors = await startVisitors(parley, 4);
    await visitors.served(servesMs);
    const filler = join(dataDir, 'filler');
    try {
      for (;;) writeFileSync(filler, Buffer.alloc(1 << 20), { flag: 'a' });
    } catch {
      // Full now.
    }
    await sleep(5_000);
    rmSync(filler);
    const serves = await visitors.served(servesMs);
    await visitors.stop();
    const others = [...visitors.refused.keys()].filter((reason) => reason !== '503');
    const survived = serves && parley.child().exitCode === null && others.length === 0 ? 1 : 0;
    return [{ name, attempts: 1, survived, lost: await parley.missing(visitors.acknowledged), detail: refusalsOf(visitors) }];
  } finally {
    await parley.end('SIGTERM').catch(() => {});
    execFileSync('umount', [dataDir]);
    rmSync(dataDir, { recursive: true, force: true });
  }
}
