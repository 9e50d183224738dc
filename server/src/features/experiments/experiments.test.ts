import {
  createExperiment,
  type ExperimentReport,
  getExperiment,
  placement,
  setMeasuring,
  stopExperiment,
  updatePopup,
} from '@parley/contract';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { act, addressOf, aShop, dayMs, hourMs, type Shop, visit } from './testing.ts';

let test: TestApp;
beforeAll(async () => {
  test = await testApp({ TRUST_PROXY: 'true' });
});
afterAll(() => test.close());

/** How far the clock was moved, to take it back after each test. */
let moved = 0;
const pass = (ms: number) => {
  moved += ms;
  test.clock.advance(ms);
};
afterEach(() => {
  test.clock.advance(-moved);
  moved = 0;
});

const worth = { question: 'worth', metric: 'orders', smallestLift: 20, start: true } as const;
const id = ({ id: of }: ExperimentReport) => ({ params: { id: String(of) } });
const afterStart = 3 * 60_000;

/** Starts an experiment, at noon, so that no test runs across midnight by chance, and waits until it counts. */
async function started(at: Shop, body: object = worth): Promise<ExperimentReport> {
  const toNoon = (36 - test.clock.now().getUTCHours()) * hourMs;
  pass(toNoon);
  at.headers = await test.signIn(at.ownerId);
  const { experiment } = await test.ask(createExperiment, { body: { popupId: at.popup, ...body } as never, headers: at.headers });
  pass(afterStart);
  return experiment;
}
const report = async ({ ownerId }: Shop, experiment: ExperimentReport) =>
  (await test.ask(getExperiment, { ...id(experiment), headers: await test.signIn(ownerId) })).experiment;
const rows = async (table: string, ownerId: number) =>
  (await test.platform.database.pool.query(`select * from ${table} where owner_id = $1`, [ownerId])).rows as Record<string, never>[];
/** Resolves when as many exposures are stored: nobody waits for them. */
const exposures = (ownerId: number, n: number) =>
  expect.poll(async () => (await rows('experiment_exposures', ownerId)).length, { timeout: 20_000 }).toBe(n);

describe('who sees what', () => {
  it('half of the visitors see nothing, each the same thing all day, and both are noted once', async () => {
    const at = await aShop(test);
    await started(at);
    const seen = await Promise.all(Array.from({ length: 200 }, (_, n) => visit(test, at, n)));
    const again = await Promise.all(Array.from({ length: 200 }, (_, n) => visit(test, at, n)));
    expect(again.map((view) => view?.shown)).toEqual(seen.map((view) => view?.shown));
    const shown = seen.filter((view) => view !== null);
    expect(shown.every((view) => view.shown === at.popup)).toBe(true);
    // 200 at an even chance: outside of 60 to 140 once in ten million runs.
    expect(shown.length).toBeGreaterThan(60);
    expect(shown.length).toBeLessThan(140);
    await exposures(at.ownerId, 200);
    const stored = await rows('experiment_exposures', at.ownerId);
    expect(stored.filter((row) => row.group_number === 1).length).toBe(shown.length);
    expect(JSON.stringify(stored)).not.toContain(addressOf(7));
  });

  it('a comparison shows one of the recommenders, and its conversation goes on where the other one is', async () => {
    const at = await aShop(test);
    const experiment = await started(at, { question: 'better', variants: [at.variant], metric: 'clicks', smallestLift: 20, start: true });
    const seen = await Promise.all(Array.from({ length: 80 }, async (_, n) => ({ n, view: await visit(test, at, n) })));
    expect(new Set(seen.map(({ view }) => view?.shown))).toEqual(new Set([at.popup, at.variant]));
    const { n, view } = seen.find((one) => one.view?.shown === at.variant) ?? {};
    expect((await act(test, at, n ?? 0, view?.token ?? '', ['shown', 'opened', 'clicked'])).success).toBe(true);
    const [marked] = (await rows('experiment_exposures', at.ownerId)).filter(({ clicked }) => clicked);
    expect(marked).toMatchObject({ opened: true, clicked: true, group_number: 1 });
    // The next day the visitor is another unit; who is in a conversation keeps its recommender.
    pass(dayMs);
    const others = Array.from({ length: 30 }, (_, i) => visit(test, at, i, { engagement: view?.token ?? '' }));
    expect(new Set((await Promise.all(others)).map((other) => other?.shown))).toEqual(new Set([at.variant]));
    const forged = await Promise.all(Array.from({ length: 30 }, (_, i) => visit(test, at, i, { engagement: `${view?.token}x` })));
    expect(new Set(forged.map((other) => other?.shown)).size).toBe(2);
    expect((await report(at, experiment)).groups.map(({ name, share }) => [name, share])).toEqual([
      ['Finder', 50],
      ['Helper', 50],
    ]);
  });

  it('nothing changes for the owner, for others, before it counts, and after the end', async () => {
    const at = await aShop(test);
    const { experiment } = await test.ask(createExperiment, { body: { popupId: at.popup, ...worth }, headers: at.headers });
    const all = async (shown: number | null) => {
      const views = await Promise.all(Array.from({ length: 30 }, (_, n) => visit(test, at, n)));
      expect(views.map((view) => view?.shown ?? null)).toEqual(views.map(() => shown));
    };
    await all(at.popup);
    expect(await rows('experiment_exposures', at.ownerId)).toEqual([]);
    pass(afterStart);
    await test.ask(stopExperiment, { ...id(experiment), body: {}, headers: at.headers });
    await all(at.popup);
    const other = await aShop(test);
    const views = await Promise.all(Array.from({ length: 30 }, (_, n) => visit(test, other, n)));
    expect(views.every((view) => view?.shown === other.popup)).toBe(true);
  });

  it('a variant can be shown to everybody after the end', async () => {
    const at = await aShop(test);
    const experiment = await started(at, { question: 'better', variants: [at.variant], metric: 'opened', smallestLift: 20, start: true });
    await test.ask(stopExperiment, { ...id(experiment), body: { show: 1 }, headers: at.headers });
    const views = await Promise.all(Array.from({ length: 30 }, (_, n) => visit(test, at, n)));
    expect(views.every((view) => view?.shown === at.variant)).toBe(true);
    expect(await rows('experiment_exposures', at.ownerId)).toEqual([]);
  });

  it('only who agreed counts, where the owner wants that; nobody, where it is off', async () => {
    const at = await aShop(test);
    await started(at);
    await test.ask(setMeasuring, { body: { mode: 'consent' }, headers: at.headers });
    const views = () => Promise.all(Array.from({ length: 40 }, (_, n) => visit(test, at, n)));
    await expect.poll(async () => (await views()).every((view) => view !== null)).toBe(true);
    expect(await rows('experiment_exposures', at.ownerId)).toEqual([]);
    const agreed = await Promise.all(Array.from({ length: 40 }, (_, n) => visit(test, at, n, { consent: '1' })));
    expect(agreed.some((view) => view === null)).toBe(true);
    await exposures(at.ownerId, 40);
    await test.ask(setMeasuring, { body: { mode: 'off' }, headers: at.headers });
    await expect.poll(async () => (await views()).every((view) => view !== null)).toBe(true);
  });

  it('the placement tells the loader to ask, only while it runs', async () => {
    const at = await aShop(test);
    const params = { params: { userId: String(at.ownerId), popupId: String(at.popup) } };
    expect(await test.ask(placement, params)).not.toHaveProperty('ask');
    const experiment = await started(at);
    expect(await test.ask(placement, params)).toMatchObject({ ask: expect.stringContaining('/widget/ask'), asksFirst: true });
    await test.ask(updatePopup, { params: { popupId: String(at.popup) }, body: { popupOrChat: 'Popup' }, headers: at.headers });
    expect(await test.ask(placement, params)).toMatchObject({ asksFirst: false, asksConsent: false });
    await test.ask(stopExperiment, { ...id(experiment), body: {}, headers: at.headers });
    expect(await test.ask(placement, params)).not.toHaveProperty('ask');
  });
});
