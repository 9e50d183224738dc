/** Whether somebody is signed in, for pages that need no more of the session. */
import { useSyncExternalStore } from 'react';

/** The key under which the session keeper stores the signed-in owner. */
export const storageKey = 'parley.user';

const subscribe = (listener: () => void) => {
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
};

const isStored = () => {
  try {
    return window.localStorage.getItem(storageKey) !== null;
  } catch {
    return false;
  }
};

/** True when this browser has a session; false in prerendered HTML. */
export const useIsSignedIn = (): boolean => useSyncExternalStore(subscribe, isStored, () => false);
