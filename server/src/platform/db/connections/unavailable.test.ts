import { DrizzleQueryError } from 'drizzle-orm/errors';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { createGroupCommit } from '../../background/group-commit.ts';
import { DatabaseAway, noticingAbsence, whyUnavailable } from './unavailable.ts';

const coded = (error: Error, code: string) => Object.assign(error, { code });
const fromServer = (code: string) => coded(new pg.DatabaseError('refused', 7, 'error'), code);
const inStatement = (cause: Error) => new DrizzleQueryError('select 1', [], cause);

describe('the reason why a database is unavailable', () => {
  it.each(['08006', '53300', '57P01', '57P02', '57P03', '25006', '57014', '55P03'])('is "away" for the server\'s code %s', (code) => {
    expect(whyUnavailable(fromServer(code))).toBe('database');
    expect(whyUnavailable(inStatement(fromServer(code)))).toBe('database');
  });

  it.each([
    inStatement(coded(new Error('connect'), 'ECONNREFUSED')),
    inStatement(coded(new Error('no socket'), 'ENOENT')),
    new Error('Connection terminated unexpectedly'),
    new Error('timeout exceeded when trying to connect'),
  ])('is "away" for a connection that fails with %s', (error) => {
    expect(whyUnavailable(error)).toBe('database');
  });

  it("is a full disk, the server's or ours", () => {
    const panic = coded(new pg.DatabaseError('could not write to file "pg_wal/xlogtemp.1": No space left on device', 7, 'error'), '58P01');
    const errors = [
      inStatement(fromServer('53100')),
      coded(new Error('write'), 'ENOSPC'),
      coded(new Error('write'), 'EDQUOT'),
      inStatement(panic),
    ];
    expect(errors.map(whyUnavailable)).toEqual(Array(4).fill('disk_full'));
  });

  it.each([
    'server closed the connection unexpectedly\n\tThis probably means the server terminated abnormally\n\tbefore or while processing the request.',
    'failure on connection marked as essential: 10.0.0.7:5432',
    'could not commit transaction for shard 102008 on at least one active node',
  ])('is "away" for a machine that the coordinator loses during a statement: %s', (message) => {
    const lost = coded(new pg.DatabaseError(message, message.length, 'error'), 'XX000');
    expect(whyUnavailable(lost)).toBe('database');
    expect(whyUnavailable(inStatement(lost))).toBe('database');
    expect(whyUnavailable(coded(new Error(message), 'XX000'))).toBeNull();
  });

  it.each([
    fromServer('23505'),
    coded(new pg.DatabaseError('could not find a plan', 7, 'error'), 'XX000'),
    inStatement(fromServer('22P02')),
    coded(new Error('another service'), 'ECONNREFUSED'),
    coded(new Error('a file'), 'ENOENT'),
    'no error',
    null,
  ])('is null for %s', (error) => {
    expect(whyUnavailable(error)).toBeNull();
  });

  it('is recognised for work on a connection', async () => {
    const broken = coded(new Error('read'), 'ECONNRESET');
    await expect(noticingAbsence(() => Promise.reject(broken))).rejects.toThrow(DatabaseAway);
    const refused = fromServer('23505');
    await expect(noticingAbsence(() => Promise.reject(refused))).rejects.toBe(refused);
  });
});

describe('while the database is unavailable', () => {
  it('a batch is not retried item by item', async () => {
    let tries = 0;
    const writes = createGroupCommit(async (): Promise<string[]> => {
      tries++;
      // The first batch holds the first item alone; the rest waits for it.
      await Promise.resolve();
      throw new DatabaseAway(null);
    });
    const results = await Promise.allSettled(['a', 'b', 'c', 'd'].map((item) => writes.add(item)));
    expect(results.map(({ status }) => status)).toEqual(Array(4).fill('rejected'));
    expect(tries).toBe(2);
  });
});
