/** Keeps what was chosen for a draft in this browser, so that a reload or the mailed link shows it again. The password is never kept. */
import type { Look } from './look.ts';

export interface Kept {
  look: Look;
  username: string;
}

const storageKey = 'parley.draft.choices';

/** The kept choices of a draft; null for another draft, or where storage is blocked. */
export const keptFor = (draft: string): Kept | null => {
  try {
    const kept = JSON.parse(window.localStorage.getItem(storageKey) ?? 'null') as (Kept & { draft: string }) | null;
    return kept?.draft === draft ? kept : null;
  } catch {
    return null;
  }
};

/** Keeps the choices of one draft; null forgets them. */
export const keep = (kept: (Kept & { draft: string }) | null): void => {
  try {
    if (kept) window.localStorage.setItem(storageKey, JSON.stringify(kept));
    else window.localStorage.removeItem(storageKey);
  } catch {
    // Storage is blocked.
  }
};
