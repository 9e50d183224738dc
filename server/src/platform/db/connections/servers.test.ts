/** Several servers of one database: connections go to the one that is no standby, and follow it. */
import fc from 'fast-check';
import type pg from 'pg';
import { afterAll, describe, expect, inject, it } from 'vitest';
import { type DatabaseProxy, startDatabaseProxy } from '../../../testing/databases/database-proxy.ts';
import { eventually } from '../../../testing/eventually.ts';
import { freePort } from '../../../testing/free-port.ts';
import { onConnection } from './connection.ts';
import { openPool } from './limits.ts';
import { hostsIn, serversAt } from './servers.ts';

describe('the hosts of a database URL', () => {
  it('are each an address with the same user, database and settings', () => {
    expect(hostsIn('postgres://me:secret@one:5432,two,[::1]:5433/parley?sslmode=require')).toEqual([
      'postgres://me:secret@one:5432/parley?sslmode=require',
      'postgres://me:secret@two/parley?sslmode=require',
      'postgres://me:secret@[::1]:5433/parley?sslmode=require',
    ]);
    expect(hostsIn('postgres://postgres@localhost/parley?host=%2Ftmp')).toEqual(['postgres://postgres@localhost/parley?host=%2Ftmp']);
  });

  it('are those that were joined, whatever the password holds', () => {
    const host = fc
      .tuple(fc.domain(), fc.option(fc.integer({ min: 1, max: 65_535 })))
      .map(([name, port]) => (port ? `${name}:${port}` : name));
    fc.assert(
      fc.property(fc.array(host, { minLength: 1, maxLength: 5 }), fc.string(), (hosts, password) => {
        const user = `postgresql://me:${encodeURIComponent(password)}@`;
        expect(hostsIn(`${user}${hosts.join(',')}/db?a=b`)).toEqual(hosts.map((each) => `${user}${each}/db?a=b`));
      }),
    );
  });

  it('are null for other addresses', () => {
    for (const text of [
      '',
      'mysql://one/db',
      'postgres:one',
      'postgres://one,/db',
      'postgres://,one/db',
      'postgres://one:99999999/db',
      'one,two',
    ])
      expect([text, hostsIn(text)]).toEqual([text, null]);
  });
});

describe('a database with several servers', () => {
  const proxies: DatabaseProxy[] = [];
  afterAll(async () => {
    for (const proxy of proxies) await proxy.close();
  });
  const newProxy = async () => {
    const proxy = await startDatabaseProxy(inject('postgresUrl'));
    proxies.push(proxy);
    return proxy;
  };
  const portOf = ({ url }: DatabaseProxy) => Number(new URL(url).port);
  const at = (...ports: number[]) => {
    const url = new URL(inject('postgresUrl'));
    url.searchParams.delete('host');
    url.port = '';
    url.hostname = 'placeholder';
    return url.href.replace('placeholder', ports.map((port) => `127.0.0.1:${port}`).join(','));
  };

  it('is reached at whichever answers, and is away when none does', async () => {
    const [nobody, proxy] = [await freePort(), await newProxy()];
    const portUsed = (url: string) => onConnection(url, async (client) => (await client.query('select 1')) && client.port);
    expect(await portUsed(at(nobody, portOf(proxy)))).toBe(portOf(proxy));
    await expect(portUsed(at(nobody, nobody))).rejects.toMatchObject({ cause: { code: 'ECONNREFUSED' } });
  });

  it('is followed by a pool from a server that is gone to the other one', async () => {
    const two = [await newProxy(), await newProxy()];
    const pool = openPool(serversAt(at(...two.map(portOf))), 2, null);
    const portUsed = async () => {
      const client = await pool.connect();
      try {
        await client.query('select 1');
        return (client as unknown as { port: number }).port;
      } finally {
        client.release();
      }
    };
    const before = await portUsed();
    const [gone, left] = before === portOf(two[0] as DatabaseProxy) ? two : two.toReversed();
    proxies.splice(proxies.indexOf(gone as DatabaseProxy), 1);
    await gone?.close();
    // The pool notices the broken connection as it is told of it, or at its next use.
    await eventually(async () => expect(await portUsed()).toBe(portOf(left as DatabaseProxy)));
    await pool.end();
  });

  it('is left by all connections when it vanishes without a word and one of them gives it up', async () => {
    const two = [await newProxy(), await newProxy()];
    const servers = serversAt(at(...two.map(portOf)));
    const limits = { statementMs: 30_000, lockMs: 10_000, idleInTransactionMs: 60_000, answerMs: 300 };
    const [patient, hasty] = [openPool(servers, 1, null), openPool(servers, 1, limits)];
    const portOfPool = async (pool: pg.Pool) => {
      const client = await pool.connect();
      try {
        await client.query('select 1');
        return (client as unknown as { port: number }).port;
      } finally {
        client.release();
      }
    };
    const before = await portOfPool(patient);
    expect(await portOfPool(hasty)).toBe(before);
    const vanished = two.find((proxy) => portOf(proxy) === before);
    vanished?.hang();
    const waiting = expect(patient.query('select 1')).rejects.toThrow('Connection terminated');
    await expect(hasty.query('select 1')).rejects.toThrow('Query read timeout');
    expect(await portOfPool(hasty)).not.toBe(before);
    await waiting;
    await Promise.all([patient.end(), hasty.end()]);
  });
});
