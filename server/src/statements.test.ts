/** Each statement that Parley sends for a call names its owner, so that a cluster asks one machine (decision 081). What is for all owners has a line with the reason. */
import { type Call, calls } from '@parley/contract';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { placeOf } from './distribute/placement.ts';
import { tablesOf } from './platform/db/tables.ts';
import { type TestApp, testApp } from './testing/app.ts';
import { inNewShops, inOrder } from './testing/order.ts';
import { aWorld, inputsFor } from './testing/world.ts';

/** Statements for all owners at once: on a cluster each of them asks every machine. */
const forAllOwners: { statement: RegExp; why: string }[] = [
  {
    statement: /^select "owner_id" from "(refresh_tokens|password_resets|invites)" where \S+"token_hash" = \$1$/,
    why: 'a token from before tokens named their owner',
  },
  {
    statement: /^select .* from "handover_mails" where .*"due_at" <= \$\d\) order by .* limit \$\d$/,
    why: 'a job: the oldest mail that is due',
  },
  { statement: /^(select|update) .*"catalogue_imports"/, why: 'a job: imports whose process died, and the line of those that wait' },
];

const namesOwner = [
  /\bowner_id"?\s*(?:=\s*(?:any\s*\()?|in\s*\()\s*\$\d+/i,
  // Rows that come with their owner.
  /\binsert into "?\w+"?(?: as \w+)?\s*\(\s*"?owner_id"?/i,
  // The rows of a batch, each with its owner.
  /"ownerId"/,
  /\bproducts_spelt_like\(\$1,/,
];

/** Whether a statement touches tables that are spread by owner, and does not say of whom. */
function leavesOwnerOut(text: string, spread: ReadonlySet<string>): boolean {
  const named = [...text.matchAll(/\b(?:from|join|into|update|table|,)\s+(?:only\s+)?"?(\w+)"?/gi)];
  if (!named.some(([, table]) => spread.has(table ?? ''))) return false;
  // A condition that may be left out does not lead to a machine.
  const always = text.replaceAll(/\(\$\d+(?:::\w+)? is null or [^()]*\)/gi, '');
  const changes = [...always.matchAll(/\b(?:update|delete from)\s+(?:only\s+)?"?(\w+)"?/gi)].filter(([, table]) => spread.has(table ?? ''));
  const owners = [...always.matchAll(/\bowner_id"?\s*=\s*(?:any\s*\()?\s*\$\d+/gi)];
  // What a statement takes from one table does not lead to the machine of another table that it changes.
  return changes.length > 1 && owners.length < changes.length ? true : !namesOwner.some((way) => way.test(always));
}

describe('statements', () => {
  let test: TestApp;
  let spread: Set<string>;
  beforeAll(async () => {
    test = await testApp();
    const tables = await tablesOf(test.platform.database.pool);
    spread = new Set(tables.filter((table) => placeOf(table) === 'owner').map(({ name }) => name));
  });
  afterAll(() => test.close());

  it('of every call name the owner', async () => {
    const texts = new Set<string>();
    const query = pg.Client.prototype.query as (...args: unknown[]) => unknown;
    // Plain strings are statements of tests; Parley's have a form with their name or their parameters.
    const recording = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function recorded(this: pg.Client, ...args: unknown[]) {
      const { text } = args[0] as { text?: string };
      if (text) texts.add(text.replaceAll(/\s+/g, ' ').trim());
      return query.apply(this, args) as never;
    } as never);
    try {
      const shop = await aWorld(test);
      for (const { name, call } of inOrder(calls)) {
        const world = inNewShops.includes(call as Call) ? await aWorld(test) : shop;
        await test.send(call, { ...inputsFor(world)[name], headers: world.headers } as never);
      }
      await test.jobsDone();
      await test.platform.pending.catchUpAll();
    } finally {
      recording.mockRestore();
    }
    const touching = [...texts].filter((text) => [...spread].some((table) => text.includes(table)));
    expect(touching.length).toBeGreaterThan(200);
    const left = touching.filter((text) => leavesOwnerOut(text, spread) && !forAllOwners.some(({ statement }) => statement.test(text)));
    expect(left).toEqual([]);
  });

  it('are told from those that leave the owner out', () => {
    const tables = new Set(['orders', 'sessions']);
    expect(leavesOwnerOut('select * from "orders" where "orders"."id" = $1', tables)).toBe(true);
    expect(leavesOwnerOut('update orders set a = $1', tables)).toBe(true);
    expect(leavesOwnerOut('delete from "sessions" where "revoked_at" < $1', tables)).toBe(true);
    expect(leavesOwnerOut('delete from orders where ($1::int is null or owner_id = $1::int)', tables)).toBe(true);
    const gone = 'with gone as (delete from sessions where owner_id = $1 returning owner_id, id) update orders o set a = 1 from gone where';
    expect(leavesOwnerOut(`${gone} o.owner_id = gone.owner_id and o.id = gone.id`, tables)).toBe(true);
    expect(leavesOwnerOut(`${gone} o.owner_id = $1 and o.id = gone.id`, tables)).toBe(false);
    expect(leavesOwnerOut('select * from "orders" where "orders"."owner_id" = $2', tables)).toBe(false);
    expect(leavesOwnerOut('insert into "orders" ("owner_id", "id") values ($1, default)', tables)).toBe(false);
    expect(leavesOwnerOut('select * from "leads" where "email" = $1', tables)).toBe(false);
  });
});
