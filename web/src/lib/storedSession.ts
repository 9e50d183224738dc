/** Whether somebody is signed in in this browser, for pages that need to know no more. */
import { useSyncExternalStore } from 'react';

/** Where the session keeper puts the signed-in owner. */
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

/** True once this browser holds a sign-in; in prerendered HTML nobody is signed in. */
export const useIsSignedIn = (): boolean => useSyncExternalStore(subscribe, isStored, () => false);
