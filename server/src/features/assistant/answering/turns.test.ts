import { expect, it } from 'vitest';
import { createTurns, inPlace } from './turns.ts';

const [owner, another] = [1, 2];
const settled = () => new Promise(setImmediate);

/** Turns that note when they begin. */
function turnsOf(atOnce: number, waiting: number) {
  const turns = createTurns({ atOnce, waiting, ofOwner: atOnce + waiting });
  const begun: string[] = [];
  const enter = (name: string) => {
    const place = turns.enter(owner);
    void place.begun.then(() => begun.push(name));
    return place;
  };
  return { turns, begun, enter };
}

it('begins turns in their order, each when another one has ended or waits', async () => {
  const { turns, begun, enter } = turnsOf(1, 2);
  const first = enter('first');
  const second = enter('second');
  enter('third');
  expect(turns.isFullFor(owner)).toBe(true);
  expect(() => enter('fourth')).toThrow('too much to do');
  await settled();
  expect(begun).toEqual(['first']);
  const model = Promise.withResolvers<string>();
  const waiting = first.waitFor(model.promise);
  await settled();
  expect(begun).toEqual(['first', 'second']);
  model.resolve('Hello.');
  expect(await waiting).toBe('Hello.');
  // The first goes on beside the second, so both have to end.
  second.end();
  await settled();
  expect(begun).toEqual(['first', 'second']);
  first.end();
  await settled();
  expect(begun).toEqual(['first', 'second', 'third']);
});

it('gives one place away when several parts of a turn wait, and when what it waits for fails', async () => {
  const { begun, enter } = turnsOf(1, 5);
  const first = enter('first');
  for (const name of ['second', 'third']) enter(name);
  const parts = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const waiting = parts.map(({ promise }) => first.waitFor(promise));
  await settled();
  expect(begun).toEqual(['first', 'second']);
  parts[0]?.resolve();
  parts[1]?.reject(new Error('no answer'));
  expect((await Promise.allSettled(waiting)).map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
  await settled();
  expect(begun).toEqual(['first', 'second']);
});

it('does nothing for a reader who left before the turn began', async () => {
  const { turns, enter } = turnsOf(1, 1);
  const first = enter('first');
  const leaving = new AbortController();
  let hasBegun = false;
  const answer = async function* () {
    hasBegun = true;
    yield 'Hello.';
  };
  const read = inPlace(turns.enter(owner), leaving.signal, answer()).next();
  leaving.abort(new Error('the visitor is gone'));
  first.end();
  await expect(read).rejects.toThrow('gone');
  expect([hasBegun, turns.isFullFor(owner)]).toEqual([false, false]);
  turns.enter(owner);
  turns.enter(owner);
  expect(turns.isFullFor(owner)).toBe(true);
});

it('lets owners take turns', async () => {
  const turns = createTurns({ atOnce: 1, waiting: 9, ofOwner: 9 });
  const begun: number[] = [];
  const enter = (ownerId: number) => {
    const place = turns.enter(ownerId);
    void place.begun.then(() => {
      begun.push(ownerId);
      place.end();
    });
  };
  for (const ownerId of [owner, owner, owner, owner, another, another]) enter(ownerId);
  await settled();
  expect(begun).toEqual([owner, owner, another, owner, another, owner]);
});

it('leaves room for other owners', async () => {
  const turns = createTurns({ atOnce: 2, waiting: 3, ofOwner: 3 });
  const [first] = Array.from({ length: 3 }, () => turns.enter(owner));
  expect([turns.isFullFor(owner), turns.isFullFor(another)]).toEqual([true, false]);
  expect(() => turns.enter(owner)).toThrow('too much to do');
  const model = Promise.withResolvers<void>();
  const waiting = first?.waitFor(model.promise);
  expect(turns.isFullFor(owner)).toBe(false);
  turns.enter(another);
  model.resolve();
  await waiting;
  expect([turns.isFullFor(owner), turns.isFullFor(another)]).toEqual([true, false]);
});
