import type { Session } from '@parley/contract';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../calls/apiError.ts';
import { createSessionKeeper, type Renewed } from './sessionKeeper.ts';
import { storageKey } from './storedSession.ts';

const start = Date.parse('2026-01-01T00:00:00Z');
const inSeconds = (from: number, seconds: number) => new Date(from + seconds * 1000).toISOString();

/** A browser: tabs that share a storage, a lock and a clock, and a server whose refresh tokens can be used once. */
const browser = ({ expiresIn = 900, answer = async () => undefined as undefined | ApiError } = {}) => {
  const stored = new Map<string, string>();
  const clock = { now: start };
  let count = 0;
  let valid = 'r0';
  let queue: Promise<unknown> = Promise.resolve();
  const log = vi.fn();

  const refresh = vi.fn(async (token: string): Promise<Renewed> => {
    const trouble = await answer();
    if (trouble) throw trouble;
    if (token !== valid) throw new ApiError({ status: 401, code: 'token_reused', message: 'Used before' });
    count += 1;
    valid = `r${count}`;
    return { access_token: `a${count}`, refresh_token: valid, token_expiration: inSeconds(clock.now, expiresIn) };
  });
  const tab = () =>
    createSessionKeeper({
      storage: {
        getItem: (key) => stored.get(key) ?? null,
        setItem: (key, value) => void stored.set(key, value),
        removeItem: (key) => void stored.delete(key),
      },
      exclusively: (work) => {
        const turn = queue.then(work);
        queue = turn.catch(() => undefined);
        return turn;
      },
      refresh,
      now: () => clock.now,
      log,
    });
  const signedIn = (seconds: number): Session => ({
    id: 7,
    username: 'ann@shop.example',
    access_token: 'a0',
    refresh_token: 'r0',
    token_expiration: inSeconds(start, seconds),
  });
  return { tab, clock, refresh, stored, signedIn, log };
};

const failure = (status: number) => new ApiError({ status, code: 'x', message: 'x' });

describe('the session', () => {
  it('is stored and read again as the same object', () => {
    const { tab, signedIn } = browser();
    const keeper = tab();
    keeper.save(signedIn(900));
    expect(keeper.read()).toEqual(signedIn(900));
    expect(keeper.read()).toBe(keeper.read());
    expect(tab().read()?.username).toBe('ann@shop.example');
    keeper.clear();
    expect(keeper.read()).toBeNull();
  });
  it.each(['', 'null', '{', '{"id":1}', '[]'])('is null when the storage contains %j', (text) => {
    const { tab, stored } = browser();
    stored.set(storageKey, text);
    expect(tab().read()).toBeNull();
  });
  it('ended by the server is null, and every tab knows whose it was', () => {
    const { tab, signedIn } = browser();
    const [keeper, other] = [tab(), tab()];
    keeper.save(signedIn(900));
    expect(other.lost()).toBeNull();
    keeper.lose();
    expect(other.read()).toBeNull();
    expect(other.lost()).toBe('ann@shop.example');
    // A second report changes nothing.
    other.lose();
    expect(keeper.lost()).toBe('ann@shop.example');
    other.save(signedIn(900));
    expect(keeper.lost()).toBeNull();
    keeper.lose();
    keeper.clear();
    expect(other.lost()).toBeNull();
  });
  it('tells its listeners of sign-in, sign-out and changes in other tabs', () => {
    const { tab, signedIn } = browser();
    const keeper = tab();
    const heard = vi.fn();
    const stop = keeper.subscribe(heard);
    keeper.save(signedIn(900));
    keeper.clear();
    keeper.changedElsewhere();
    stop();
    keeper.clear();
    expect(heard).toHaveBeenCalledTimes(3);
  });
});

describe('renewal', () => {
  it('does not happen while 120 seconds or more remain', async () => {
    const { tab, signedIn, refresh } = browser();
    const keeper = tab();
    keeper.save(signedIn(120));
    expect(await keeper.accessToken()).toBe('a0');
    expect(refresh).not.toHaveBeenCalled();
  });
  it('happens before a call when less time remains, and keeps the rest of the session', async () => {
    const { tab, signedIn } = browser();
    const keeper = tab();
    keeper.save(signedIn(119));
    expect(await keeper.accessToken()).toBe('a1');
    expect(keeper.read()).toMatchObject({ id: 7, username: 'ann@shop.example', refresh_token: 'r1' });
  });
  it('happens once for many calls at once', async () => {
    const { tab, signedIn, refresh } = browser();
    const keeper = tab();
    keeper.save(signedIn(10));
    const tokens = await Promise.all(Array.from({ length: 20 }, () => keeper.accessToken()));
    expect(new Set(tokens)).toEqual(new Set(['a1']));
    expect(refresh).toHaveBeenCalledTimes(1);
  });
  it('happens once for many tabs at once, which never use a refresh token twice', async () => {
    const { tab, signedIn, refresh, log } = browser();
    const tabs = [tab(), tab(), tab()];
    tabs[0]?.save(signedIn(10));
    const tokens = await Promise.all(tabs.flatMap((keeper) => [keeper.accessToken(), keeper.accessToken()]));
    expect(new Set(tokens)).toEqual(new Set(['a1']));
    expect(refresh).toHaveBeenCalledTimes(1);
    expect(log).not.toHaveBeenCalled();
  });
  it('happens again when the new token ends too', async () => {
    const { tab, signedIn, clock } = browser();
    const keeper = tab();
    keeper.save(signedIn(10));
    await keeper.accessToken();
    clock.now += 800_000;
    expect(await keeper.accessToken()).toBe('a2');
  });
  it('does not run before every call when this clock is an hour ahead', async () => {
    const { tab, signedIn, refresh } = browser({ expiresIn: -3600 });
    const keeper = tab();
    keeper.save(signedIn(10));
    await keeper.accessToken();
    await keeper.accessToken();
    expect(refresh).toHaveBeenCalledTimes(1);
  });
  it('is only logged when it fails, and the old token is sent', async () => {
    const { tab, signedIn, log } = browser({ answer: async () => failure(503) });
    const keeper = tab();
    keeper.save(signedIn(10));
    expect(await keeper.accessToken()).toBe('a0');
    expect(log).toHaveBeenCalledOnce();
    expect(await keeper.renew('a0')).toBe('failed');
  });
  it('is refused when the session ended, and when nobody is signed in', async () => {
    const { tab, signedIn } = browser({ answer: async () => failure(401) });
    const keeper = tab();
    keeper.save(signedIn(900));
    expect(await keeper.renew('a0')).toBe('refused');
    keeper.clear();
    expect(await keeper.renew('a0')).toBe('refused');
  });
  it('counts as done when another tab was first', async () => {
    const { tab, signedIn, refresh } = browser();
    const keeper = tab();
    keeper.save({ ...signedIn(900), access_token: 'newer' });
    expect(await keeper.renew('a0')).toBe('renewed');
    expect(refresh).not.toHaveBeenCalled();
  });
  it('does not restore a session that was logged out meanwhile', async () => {
    let open = () => {};
    const gate = new Promise<undefined>((resolve) => {
      open = () => resolve(undefined);
    });
    const { tab, signedIn } = browser({ answer: () => gate });
    const keeper = tab();
    keeper.save(signedIn(10));
    const token = keeper.accessToken();
    keeper.clear();
    open();
    expect(await token).toBeNull();
    expect(keeper.read()).toBeNull();
  });
});
