/** Two processes on one PostgreSQL: shops are read one at a time across processes, and each process reports the work of the other. */
import type { ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openQueue } from './platform/background/queue.ts';
import { type Database, openDatabase } from './platform/db/index.ts';
import { administer, databaseOn } from './testing/databases/postgres.ts';
import { eventually } from './testing/eventually.ts';
import { startParley } from './testing/process.ts';

const postgres = inject('postgresUrl');

interface Process {
  name: string;
  url: string;
  child: ChildProcess;
  folder: string;
}

describe('two processes on one database', () => {
  let database: Database;
  let databaseUrl: string;
  let shop: Server;
  let origin: string;
  const processes: Process[] = [];
  /** Product requests that the shop has not answered yet, with the name of the process that sent them. */
  let held: { by: string; response: ServerResponse }[] = [];
  let isOpen = false;
  let maxConcurrent = 0;

  const answer = (response: ServerResponse) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end(
      JSON.stringify({
        products: ['Mug', 'Bowl', 'Vase', 'Plate'].map((title, id) => ({
          id,
          title,
          handle: title.toLowerCase(),
          product_type: id < 2 ? 'Deep' : 'Other',
          variants: [{ price: '9.00' }],
        })),
      }),
    );
  const release = () => {
    for (const { response } of held.splice(0)) answer(response);
  };

  async function start(name: string): Promise<Process> {
    const folder = mkdtempSync(join(tmpdir(), 'parley-two-'));
    const { url, child } = await startParley({
      DATABASE_URL: databaseUrl,
      DATA_DIR: folder,
      SECRET: 'one secret for both, as long as it has to be',
      PUBLIC_URL: `http://${name}.parley.test`,
      CRAWL_ALLOW_HOSTS: new URL(origin).host,
    });
    const started = { name, url, child, folder };
    processes.push(started);
    return started;
  }

  beforeAll(async () => {
    shop = createServer((request, response) => {
      const by = /http:\/\/(\w+)\.parley/.exec(request.headers['user-agent'] ?? '')?.[1] ?? '';
      if (!request.url?.startsWith('/products.json')) return response.writeHead(request.url === '/' ? 200 : 404).end('<h1>Shop</h1>');
      if (request.url.includes('page=2')) return response.writeHead(200).end('{"products":[]}');
      if (isOpen) return answer(response);
      held.push({ by, response });
      maxConcurrent = Math.max(maxConcurrent, held.length);
      response.on('close', () => {
        held = held.filter((each) => each.response !== response);
      });
    }).listen(0, '127.0.0.1');
    await once(shop, 'listening');
    origin = `http://127.0.0.1:${(shop.address() as AddressInfo).port}`;
    const name = `${inject('templateDatabase')}_${randomUUID().replaceAll('-', '')}`;
    await administer(postgres, `CREATE DATABASE ${name}`);
    databaseUrl = databaseOn(postgres, name);
    database = await openDatabase({ databaseUrl, dataDir: '' });
    await start('one');
    await start('other');
  });

  afterAll(async () => {
    for (const { child, folder } of processes) {
      const ended = child.exitCode === null && child.signalCode === null ? once(child, 'exit') : null;
      child.kill('SIGKILL');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    }
    shop.closeAllConnections();
    shop.close();
    await database.close();
  });

  const place = (name: string) => processes.findLast((each) => each.name === name)?.url ?? '';
  async function call<T>(at: string, method: string, path: string, body?: object, token?: string): Promise<T> {
    const response = await fetch(place(at) + path, {
      method,
      headers: { ...(body && { 'content-type': 'application/json' }), ...(token && { authorization: `Bearer ${token}` }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return response.json() as Promise<T>;
  }

  interface Generation {
    id: string;
    phase: string;
    place: number | null;
    pages: number;
    found: number;
    website: string;
    draft: object;
    failure: { code: string } | null;
  }
  const look = async (at: string, id: string) => (await call<{ generation: Generation }>(at, 'GET', `/api/generations/${id}/`)).generation;
  const generate = async (at: string, body: object) =>
    (await call<{ generation: Generation }>(at, 'POST', '/api/generations/', { email: `${randomUUID()}@owner.test`, ...body })).generation
      .id;
  const until = (at: string, id: string, expected: object) =>
    eventually(async () => {
      const generation = await look(at, id);
      expect(generation).toMatchObject(expected);
      return generation;
    });
  const readingProcess = () =>
    eventually(() => {
      expect(held.length).toBeGreaterThan(0);
      return held[0]?.by ?? '';
    });

  /** Creates an account as visitors of the demo do: started in one process and completed in the other. */
  async function newOwner(): Promise<string> {
    const website = 'https://nowhere.invalid/';
    const id = await generate('one', { website, from: 'sample' });
    const { draft } = await until('other', id, { phase: 'ready' });
    const { popup } = await call<{ popup: { id: number } }>('other', 'POST', '/chatgptSavePopup', {
      website,
      outputFromChatGPTAPI: JSON.stringify(draft),
    });
    const quickCustomization = { username: `${randomUUID()}@owner.test`, password: 'correct horse' };
    const body = { df: id, website, quickCustomization };
    return (await call<{ access_token: string }>('one', 'POST', `/popup/quickCustomization/1/${popup.id}/`, body)).access_token;
  }
  interface Import {
    id: number;
    status: string;
    place: number | null;
    imported: number;
  }
  const startImport = async (at: string, token: string) =>
    (await call<{ import: Import }>(at, 'POST', '/api/catalogue/imports/', { url: origin }, token)).import.id;
  const importStatus = async (at: string, token: string, id: number) =>
    (await call<{ import: Import }>(at, 'GET', `/api/catalogue/imports/${id}/`, undefined, token)).import;

  it('read a shop one after the other, and both report the positions in the queue', async () => {
    const [first, second] = [await newOwner(), await newOwner()];
    const firstImport = await startImport('one', first);
    await readingProcess();
    const secondImport = await startImport('other', second);
    const visit = await generate('other', { website: origin });
    await until('one', visit, { phase: 'queued', place: 2 });
    for (const at of ['one', 'other']) {
      expect(await importStatus(at, first, firstImport)).toMatchObject({ status: 'running', place: null });
      expect(await importStatus(at, second, secondImport)).toMatchObject({ status: 'queued', place: 1 });
    }
    const answering = setInterval(release, 50);
    try {
      expect(await until('one', visit, { phase: 'ready' })).toMatchObject({ found: 4 });
      await eventually(async () => {
        expect(await importStatus('other', first, firstImport)).toMatchObject({ status: 'done', imported: 4 });
        expect(await importStatus('one', second, secondImport)).toMatchObject({ status: 'done', imported: 4 });
      });
    } finally {
      clearInterval(answering);
    }
    expect(maxConcurrent).toBe(1);
  });

  it('report the progress of a generation in the other process, and can cancel it', async () => {
    const visit = await generate('one', { website: `${origin}/?told` });
    expect(await readingProcess()).toBe('one');
    await until('other', visit, { phase: 'reading', found: 0, failure: null });
    expect((await look('other', visit)).pages).toBeGreaterThan(0);
    await call('other', 'DELETE', `/api/generations/${visit}/`);
    await until('one', visit, { phase: 'cancelled' });
    await eventually(() => expect(held).toEqual([]));
  });

  it('take over an import when the other process was killed', async () => {
    const owner = await newOwner();
    const id = await startImport('one', owner);
    const reader = await readingProcess();
    const left = reader === 'one' ? 'other' : 'one';
    const killed = processes.find(({ name }) => name === reader);
    killed?.child.kill('SIGKILL');
    await eventually(() => expect(held).toEqual([]));
    expect(await importStatus(left, owner, id)).toMatchObject({ status: 'running' });
    // Simulates a minute without a heartbeat, and the check that runs every minute.
    await database.pool.query("UPDATE catalogue_imports SET heartbeat_at = now() - interval '2 minutes' WHERE status = 'running'");
    const queue = await openQueue(database, () => {});
    await queue.send('catalogue-take-up', {});
    expect(await readingProcess()).toBe(left);
    isOpen = true;
    release();
    await eventually(async () => expect(await importStatus(left, owner, id)).toMatchObject({ status: 'done', imported: 4 }));
    await queue.stop();
    isOpen = false;
    await start(reader);
  });

  it('report a generation as broken off when its process was killed, and start the next in the queue', async () => {
    const lost = await generate('one', { website: origin });
    expect(await readingProcess()).toBe('one');
    await until('other', lost, { phase: 'reading' });
    const next = await generate('other', { website: `${origin}/?next` });
    await until('other', next, { phase: 'queued', place: 1 });
    processes.findLast(({ name }) => name === 'one')?.child.kill('SIGKILL');
    await database.pool.query("UPDATE shop_visits SET heartbeat_at = now() - interval '1 minute' WHERE started_at IS NOT NULL");
    await database.pool.query("UPDATE drafts SET heartbeat_at = now() - interval '1 minute' WHERE phase = 'reading'");
    expect(await look('other', lost)).toMatchObject({ phase: 'failed', failure: { code: 'broke_off' } });
    await eventually(() => expect(held.map(({ by }) => by)).toEqual(['other']));
    release();
    await until('other', next, { phase: 'ready', found: 4 });
  });
});
