import { expect, it } from 'vitest';
import { leavesOwnerOut } from './owner-named.ts';

it('statements that leave the owner out are told from those that name it', () => {
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
