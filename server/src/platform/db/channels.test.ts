import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { type Channels, openChannels } from './channels.ts';

const url = inject('postgresUrl');

describe('messages between processes', () => {
  let pool: pg.Pool;
  let here: Channels;
  let there: Channels;
  beforeAll(() => {
    pool = new pg.Pool({ connectionString: url });
    here = openChannels(url, pool);
    there = openChannels(url, pool);
  });
  afterAll(async () => {
    await here.close();
    await there.close();
    await pool.end();
  });

  const listening = async (channels: Channels, channel: string) => {
    const heard: string[] = [];
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
    await vi.waitFor(() => expect(theirs).toEqual(['one', '']));
    expect([mine, other]).toEqual([
      [
        ['one', ''],
        ['one', ''],
      ],
      [],
    ]);
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

  it('arrive again after a broken connection is restored', async () => {
    const channel = `c${randomUUID()}`;
    const theirs = await listening(there, channel);
    await pool.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query like 'LISTEN %' and pid <> pg_backend_pid()",
    );
    await vi.waitFor(
      async () => {
        await here.publish(channel, 'again');
        expect(theirs).toContain('again');
      },
      { timeout: 10_000, interval: 100 },
    );
  });
});
