/** Errors that mean that the database is unavailable, independently of the statement. */
import { DrizzleQueryError } from 'drizzle-orm/errors';
import pg from 'pg';

/** No connection could be opened, or it broke during use. */
export class DatabaseAway extends Error {
  constructor(cause: unknown) {
    super('the database does not answer', { cause });
  }
}

/**
 * PostgreSQL's classes and codes: connection exceptions, insufficient resources, shutting down or starting, switched to read-only, errors of its disk; and what
 * ends at a limit of ours (connections/limits.ts): a statement, a wait for a lock, an idle transaction.
 */
const awayCodes = /^(08...|53[234]00|57P0[1-5]|25006|58030|57014|55P03|25P03)$/;
const diskFullCodes = /^(53100|ENOSPC|EDQUOT)$/;
/** PostgreSQL names some failures at a full disk by what it was about to do, and adds the reason of the system. */
const diskFullMessage = /No space left on device|Disk quota exceeded/;
/** What a Citus coordinator says, under the code for internal errors, of a machine that it lost during a statement or at its commit. */
const machineLostMessages =
  /^(server closed the connection unexpectedly|failure on connection marked as essential|could not commit transaction for shard \d+)/;
/** Connection errors of the operating system. */
const brokenCodes = /^(ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/;
/** Driver errors that have a message but no code. */
const driverMessages =
  /^(Connection terminated|Query read timeout|timeout exceeded when trying to connect|Client (has encountered a connection error|was closed) and is not queryable)/;

/** The reason why the database is unavailable, if that is what the error means; null for every other error, such as a failed statement. */
export function whyUnavailable(error: unknown): 'database' | 'disk_full' | null {
  let isOfDatabase = false;
  for (let each = error; each instanceof Error; each = each.cause) {
    const { code = '' } = each as { code?: string };
    if (each instanceof DatabaseAway) return 'database';
    isOfDatabase ||= each instanceof DrizzleQueryError || each instanceof pg.DatabaseError;
    if (driverMessages.test(each.message)) return 'database';
    if (diskFullCodes.test(code) || diskFullMessage.test(each.message)) return 'disk_full';
    // Other services fail with the same codes, and then the database is not the cause.
    if (!isOfDatabase) continue;
    if (awayCodes.test(code) || brokenCodes.test(code)) return 'database';
    if (code === 'XX000' && machineLostMessages.test(each.message)) return 'database';
  }
  return null;
}

/** Whether a statement waited for a lock until it was given up. */
export const isBlocked = (error: unknown): boolean => error instanceof pg.DatabaseError && error.code === '55P03';

/** Runs work on a connection. @throws DatabaseAway for errors that mean that the connection is lost; all others unchanged */
export async function noticingAbsence<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const { code = '' } = error as { code?: string };
    if (!(error instanceof DatabaseAway) && (brokenCodes.test(code) || driverMessages.test((error as Error).message)))
      throw new DatabaseAway(error);
    throw error;
  }
}
