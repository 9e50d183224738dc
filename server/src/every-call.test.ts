/** Makes every call of the contract once: also on the oldest PostgreSQL, and for the statements that are looked at when the run is over (testing/databases/owner-named.ts). */
import { type Call, calls } from '@parley/contract';
import { expect, it } from 'vitest';
import { testApp } from './testing/app.ts';
import { inNewShops, inOrder } from './testing/order.ts';
import { aWorld, inputsFor } from './testing/world.ts';

it('every call is answered without a fault', async () => {
  const test = await testApp();
  try {
    const shop = await aWorld(test);
    const failed: string[] = [];
    for (const { name, call } of inOrder(calls)) {
      const world = inNewShops.includes(call as Call) ? await aWorld(test) : shop;
      const { statusCode } = await test.send(call, { ...inputsFor(world)[name], headers: world.headers } as never);
      // Some refuse what a test cannot have, such as the code of an app.
      if (statusCode >= 500) failed.push(`${name}: ${statusCode}`);
    }
    await test.jobsDone();
    await test.platform.pending.catchUpAll();
    expect(failed).toEqual([]);
  } finally {
    await test.close();
  }
});
