/** The session and the `send` of this browser: what screens and features import. */
import { logout as logoutCall, refreshToken, type Session } from '@parley/contract/accounts';
import { useSyncExternalStore } from 'react';
import { createSessionKeeper, renewEvery } from '../session/sessionKeeper.ts';
import { storageKey } from '../session/storedSession.ts';
import { noteDegraded } from './degraded.ts';
import { createSend } from './send.ts';

const inBrowser = typeof window !== 'undefined';

const nothingStored = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };

/** How long a tab that waited for another tab's lock waits for that tab's new session to arrive, in milliseconds. */
const storageArrives = 1000;

/** Starts to listen for a session change in another tab; the returned function waits for one, up to the time limit. */
const heardOfChange = () => {
  const heard = Promise.withResolvers<void>();
  const listen = ({ key }: StorageEvent) => key === storageKey && heard.resolve();
  window.addEventListener('storage', listen);
  return async () => {
    await Promise.race([heard.promise, new Promise((resolve) => window.setTimeout(resolve, storageArrives))]);
    window.removeEventListener('storage', listen);
  };
};

// Web Locks exist only on https and localhost; elsewhere tabs cannot wait for each other, but each still renews once for all its calls.
const exclusively = async <T>(work: () => Promise<T>): Promise<T> => {
  if (!inBrowser || !navigator.locks) return work();
  const lock = 'parley.token';
  const atOnce = await navigator.locks.request(lock, { ifAvailable: true }, async (held) => held && { done: await work() });
  if (atOnce) return atOnce.done;
  // Tabs may be separate processes: the other tab's storage change can arrive later than its lock.
  const changed = heardOfChange();
  return navigator.locks.request(lock, async () => {
    await changed();
    return work();
  });
};

/** The session of this browser. */
export const session = createSessionKeeper({
  storage: inBrowser ? window.localStorage : nothingStored,
  exclusively,
  now: () => Date.now(),
  log: (message, error) => console.warn(message, error),
  refresh: async (refresh) => {
    const answer = await send(refreshToken, { body: { refresh } });
    return { access_token: answer.access, refresh_token: answer.refresh, token_expiration: answer.token_expiration };
  },
});

/** Makes a call of the contract; see `createSend`. */
export const send = createSend({
  fetch: (...input) => globalThis.fetch(...input),
  onAnswer: noteDegraded,
  bearer: {
    accessToken: session.accessToken,
    tryAgain: async (stale) => {
      const outcome = stale === null ? 'refused' : await session.renew(stale);
      // Without a session the owner area shows the login form over the open screen.
      if (outcome === 'refused') session.lose();
      return outcome === 'renewed';
    },
  },
});

/**
 * Renews the token every 10 minutes while a page is open and follows sign-ins and sign-outs in other tabs. Returns a function that stops.
 */
export const keepSessionFresh = (): (() => void) => {
  const onStorage = (event: StorageEvent) => {
    if (event.key === storageKey || event.key === null) session.changedElsewhere();
  };
  const timer = window.setInterval(() => {
    const current = session.read();
    if (current) void session.renew(current.access_token);
  }, renewEvery);
  window.addEventListener('storage', onStorage);
  return () => {
    window.clearInterval(timer);
    window.removeEventListener('storage', onStorage);
  };
};

/** The signed-in owner, or null; re-renders when that changes, also from another tab. */
export const useSession = (): Session | null => useSyncExternalStore(session.subscribe, session.read, () => null);

/** The owner whose session the server ended, or null. */
export const useLostSignIn = (): string | null => useSyncExternalStore(session.subscribe, session.lost, () => null);

/** Signs out at once and asks the server to revoke the refresh token; a failure of that call is only logged. */
export const signOut = (): void => {
  const current = session.read();
  session.clear();
  if (current) {
    send(logoutCall, { body: { refresh: current.refresh_token } }).catch((error) => console.warn('Log-out was not recorded', error));
  }
};
