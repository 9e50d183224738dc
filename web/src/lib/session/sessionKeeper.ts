/**
 * Keeps the signed-in owner in the browser's storage and its access token fresh (specification section 4).
 * Refresh tokens rotate, and using one twice ends the session; so only one call of one tab renews at a time, and those that waited read
 * the storage again first.
 */
import { type Session, session as sessionSchema } from '@parley/contract/accounts';
import { ApiError } from '../calls/apiError.ts';
import { storageKey } from './storedSession.ts';

export type Renewed = Pick<Session, 'access_token' | 'refresh_token' | 'token_expiration'>;
/** renewed: the stored token is new. refused: the session ended. failed: unknown, try later. */
export type RenewalOutcome = 'renewed' | 'refused' | 'failed';

export interface KeeperParts {
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** Runs `work` under a lock shared by all tabs. */
  exclusively: <T>(work: () => Promise<T>) => Promise<T>;
  /** Asks the server for new tokens; throws ApiError. */
  refresh: (refreshToken: string) => Promise<Renewed>;
  now: () => number;
  log: (message: string, error: unknown) => void;
}

export interface SessionKeeper {
  read: () => Session | null;
  save: (session: Session) => void;
  clear: () => void;
  /** Records that the server ended the session: nobody is signed in, but every tab still knows who was. */
  lose: () => void;
  /** The owner whose session the server ended; null after a log-out and while somebody is signed in. */
  lost: () => string | null;
  /** The access token to send, renewed first if it expires soon; null when nobody is signed in. */
  accessToken: () => Promise<string | null>;
  /** Renews the token unless the stored one already differs from `stale`. */
  renew: (stale: string) => Promise<RenewalOutcome>;
  /** Calls back when the session changes. Returns a function that unsubscribes. */
  subscribe: (listener: () => void) => () => void;
  /** Tells the listeners that another tab changed the storage. */
  changedElsewhere: () => void;
}

/** A token that expires within this many seconds is renewed before a call (section 9). */
export const renewBefore = 120;
/** How often it is renewed in the background, in milliseconds (section 9). */
export const renewEvery = 10 * 60 * 1000;
/** With a wrong clock each new token looks expired, so a token counts as fresh for this many milliseconds after we got it. */
const freshFor = 60 * 1000;

const parse = (text: string | null): Session | null => {
  if (text === null) return null;
  try {
    return sessionSchema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
};

/** Stored after the server ended a session. */
const lostName = (text: string | null): string | null => {
  try {
    const { lost } = JSON.parse(text ?? 'null') ?? {};
    return typeof lost === 'string' ? lost : null;
  } catch {
    return null;
  }
};

/** Makes a keeper over the given storage, lock, clock and refresh call. */
export const createSessionKeeper = ({ storage, exclusively, refresh, now, log }: KeeperParts): SessionKeeper => {
  const listeners = new Set<() => void>();
  let cached: { text: string | null; session: Session | null } = { text: null, session: null };
  let underWay: { stale: string; outcome: Promise<RenewalOutcome> } | null = null;
  let renewedAt = Number.NEGATIVE_INFINITY;

  // The same text gives the same object, because React compares snapshots by identity.
  const read = () => {
    const text = storage.getItem(storageKey);
    if (text !== cached.text) cached = { text, session: parse(text) };
    return cached.session;
  };
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const save = (session: Session) => {
    storage.setItem(storageKey, JSON.stringify(session));
    tell();
  };

  const renewAlone = (stale: string) =>
    exclusively(async (): Promise<RenewalOutcome> => {
      const stored = read();
      if (!stored) return 'refused';
      if (stored.access_token !== stale) return 'renewed';
      try {
        const tokens = await refresh(stored.refresh_token);
        // Signed out, or in as somebody else, in the meantime: keep that.
        if (read()?.refresh_token !== stored.refresh_token) return read() ? 'renewed' : 'refused';
        save({ ...stored, ...tokens });
        renewedAt = now();
        return 'renewed';
      } catch (error) {
        log('Token renewal failed', error);
        return error instanceof ApiError && (error.status === 401 || error.status === 400) ? 'refused' : 'failed';
      }
    });

  const renew = (stale: string) => {
    if (underWay?.stale === stale) return underWay.outcome;
    const mine = { stale, outcome: renewAlone(stale) };
    underWay = mine;
    const forget = () => {
      if (underWay === mine) underWay = null;
    };
    mine.outcome.then(forget, forget);
    return mine.outcome;
  };

  const endsSoon = (session: Session) => Date.parse(session.token_expiration) - now() < renewBefore * 1000;

  return {
    read,
    save,
    renew,
    clear: () => {
      storage.removeItem(storageKey);
      tell();
    },
    lose: () => {
      const session = read();
      if (!session) return;
      storage.setItem(storageKey, JSON.stringify({ lost: session.username }));
      tell();
    },
    lost: () => lostName(storage.getItem(storageKey)),
    accessToken: async () => {
      const session = read();
      if (session && endsSoon(session) && now() - renewedAt >= freshFor) await renew(session.access_token);
      return read()?.access_token ?? null;
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    changedElsewhere: tell,
  };
};
