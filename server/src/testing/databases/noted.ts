/** The statements of a test run: each worker notes its own in a folder, and they are read when the run is over. */
import { appendFileSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';

/**
 * The sender of a statement, by the stack: `test` and `parley` are the nearest code of ours on it. If neither is on it, the statement was begun
 * earlier, and it is named after the function that it was sent through. A pool asks its clients later, so a client may also send what a test asked
 * of the pool.
 */
type Sender = 'test' | 'parley' | 'pool' | 'client';

interface Noted {
  text: string;
  sender: Sender;
}

/** The statements of a run. */
export interface Statements {
  all: ReadonlySet<string>;
  /** Those that Parley sent, without those that only tests sent themselves. */
  ofParley: ReadonlySet<string>;
}

const isNoted = /^\s*(?:select|insert|update|delete|with)\b/i;
/** Ours, but for what passes queries on. */
const ownFrame = /\/(?:server|bench|contract|flow)\/(?!.*node_modules|src\/platform\/db\/)/;
const testFrame = /\.test\.ts|\/src\/testing\//;

/** The sender by a stack, without the frames of this file. */
function senderOf(stack: string, sentThrough: 'pool' | 'client'): Sender {
  const nearest = stack.split('\n').find((line) => ownFrame.test(line) && !line.includes(import.meta.filename));
  if (nearest === undefined) return sentThrough;
  return testFrame.test(nearest) ? 'test' : 'parley';
}

/** Makes the folder for the statements of a run. */
export const folderForStatements = (): string => mkdtempSync(join(tmpdir(), 'parley-statements-'));

/** Notes the statements of this process from now on. Returns a function that writes the new ones into the folder. */
export function noteStatements(folder: string): () => void {
  const sendersByText = new Map<string, Set<Sender>>();
  let unwritten: Noted[] = [];
  const note = (text: string, sentThrough: 'pool' | 'client') => {
    const senders = sendersByText.get(text) ?? new Set();
    // Everything that matters of it is known, and a stack costs as much as a small query.
    if (senders.has('parley') || senders.has(sentThrough)) return;
    const sender = senderOf(new Error().stack ?? '', sentThrough);
    if (senders.has(sender)) return;
    sendersByText.set(text, senders.add(sender));
    unwritten.push({ text, sender });
  };
  const places = [
    { prototype: pg.Pool.prototype, sentThrough: 'pool' },
    { prototype: pg.Client.prototype, sentThrough: 'client' },
  ] as unknown as { prototype: { query: (...args: unknown[]) => unknown }; sentThrough: 'pool' | 'client' }[];
  for (const { prototype, sentThrough } of places) {
    const { query } = prototype;
    prototype.query = function noting(this: unknown, ...args: unknown[]) {
      const [statement] = args as [string | { text?: string } | undefined];
      const text = typeof statement === 'string' ? statement : statement?.text;
      if (text && isNoted.test(text)) note(text, sentThrough);
      return query.apply(this, args);
    };
  }
  return () => {
    appendFileSync(join(folder, `${process.pid}.txt`), unwritten.map((noted) => `${JSON.stringify(noted)}\n`).join(''));
    unwritten = [];
  };
}

/** Reads what all workers noted. */
export function readStatements(folder: string): Statements {
  const senders = new Map<string, Set<Sender>>();
  for (const file of readdirSync(folder))
    for (const line of readFileSync(join(folder, file), 'utf8').split('\n').filter(Boolean)) {
      const { text, sender } = JSON.parse(line) as Noted;
      senders.set(text, (senders.get(text) ?? new Set()).add(sender));
    }
  const onlyOfTest = (of: ReadonlySet<Sender>) => of.has('test') && !of.has('parley') && !of.has('pool');
  return { all: new Set(senders.keys()), ofParley: new Set([...senders].filter(([, of]) => !onlyOfTest(of)).map(([text]) => text)) };
}
