/** Undo and redo without a limit: every state since the page was opened. Pure. */
import type { Outline } from '@parley/contract';
import type { RowKey } from '../document/model.ts';

export interface History {
  past: readonly Step[];
  present: Outline;
  future: readonly Step[];
  /** The subject of the last change: further changes of the same subject, such as typing, are one step. */
  about: string | null;
}

interface Step {
  outline: Outline;
  /** Where the focus goes when the step is taken back or done again. */
  row: RowKey | null;
}

/** The history of a page that was just opened: nothing to take back. */
export const begun = (present: Outline): History => ({ past: [], present, future: [], about: null });

/** Adds a change. Changes with the same `about`, one after the other, are one step. */
export function changed(history: History, present: Outline, about: string | null = null, row: RowKey | null = null): History {
  if (present === history.present) return history;
  const together = about !== null && about === history.about;
  return { past: together ? history.past : [...history.past, { outline: history.present, row }], present, future: [], about };
}

/** Takes the last step back. */
export function undone({ past, present, future }: History): History & { row: RowKey | null } {
  const step = past.at(-1);
  if (!step) return { past, present, future, about: null, row: null };
  return {
    past: past.slice(0, -1),
    present: step.outline,
    future: [{ outline: present, row: step.row }, ...future],
    about: null,
    row: step.row,
  };
}

/** Does the next step again. */
export function redone({ past, present, future }: History): History & { row: RowKey | null } {
  const [step, ...rest] = future;
  if (!step) return { past, present, future, about: null, row: null };
  return { past: [...past, { outline: present, row: step.row }], present: step.outline, future: rest, about: null, row: step.row };
}
