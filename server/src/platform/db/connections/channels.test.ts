import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { eventually } from '../../../testing/eventually.ts';
import { type Channels, openChannels } from './channels.ts';
import { serversAt } from './servers.ts';

const url = inject('postgresUrl');

describe('messages between processes', () => {
  let pool: pg.Pool;
  let here: Channels;
  let there: Channels;
  beforeAll(() => {
    pool = new pg.Pool({ connectionString: url });
    here = openChannels(serversAt(url), pool);
    there = openChannels(serversAt(url), pool);
  });
  afterAll(async () => {
    await here.close();
    await there.close();
    await pool.end();
  });

  const listening = async (channels: Channels, channel: string) => {
    const heard: (string | undefined)[] = [];
    await channels.subscribe(channel, (payload) => heard.push(payload));
    return heard;
  };

  it('reach this process at once and the others soon, each listener once', async () => {
    const channel = `c${randomUUID()}`;
    const mine = [await listening(here, channel), await listening(here, channel)];
    const theirs = await listening(there, channel);
    const other = await listening(there, `c${randomUUID()}`);
    await here.publish(channel, 'one');
    expect(mine).toEqual([['one'], ['one']]);
    await here.publish(channel, '');
    await eventually(() => expect(theirs).toEqual(['one', '']));
    expect([mine, other]).toEqual([
      [
        ['one', ''],
        ['one', ''],
      ],
      [],
    ]);
  });

  it('are passed on as they are where statements notify themselves', async () => {
    const channel = `c${randomUUID()}`;
    const heard: (string | undefined)[] = [];
    await here.subscribePlain(channel, (payload) => heard.push(payload));
    await pool.query('select pg_notify($1, $2)', [channel, 'a queue']);
    await vi.waitFor(() => expect(heard).toEqual(['a queue']));
  });

  it('are listened for on several channels at once, by means that the driver supports', async () => {
    const warned = vi.fn();
    process.on('warning', warned);
    await Promise.all(Array.from({ length: 5 }, () => listening(here, `c${randomUUID()}`)));
    // Node tells of a warning in a later turn of its loop.
    await new Promise(setImmediate);
    process.off('warning', warned);
    expect(warned.mock.calls.flat()).toEqual([]);
  });

  it('say to the listener whether they are of its own process', async () => {
    const channel = `c${randomUUID()}`;
    const heard = { here: [] as unknown[], there: [] as unknown[] };
    await here.subscribe(channel, (...message) => heard.here.push(message));
    await there.subscribe(channel, (...message) => heard.there.push(message));
    await here.publish(channel, 'one');
    await eventually(() => expect(heard).toEqual({ here: [['one', true]], there: [['one', false]] }));
  });

  it('arrive again after a broken connection is restored, and the listeners hear that some may be missing', async () => {
    const channel = `c${randomUUID()}`;
    const theirs = await listening(there, channel);
    await pool.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query like 'LISTEN %' and pid <> pg_backend_pid()",
    );
    await eventually(async () => {
      await here.publish(channel, 'again');
      expect(theirs).toContain('again');
      expect(theirs).toContain(undefined);
    });
  });
});
