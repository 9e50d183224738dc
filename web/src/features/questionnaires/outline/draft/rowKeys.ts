/** The actions of keys in a row of the outline. */
import type { KeyboardEvent } from 'react';

type RowKeyEvent = KeyboardEvent<HTMLTextAreaElement>;

/** The actions that a row offers. */
export interface RowDeeds {
  shift: (by: -1 | 1) => void;
  move: (by: -1 | 1, extend: boolean) => void;
  nextAnswer: () => void;
  nextQuestion: () => void;
  remove: () => void;
  clearSelection: () => void;
}

/** The row, and what the outline looks like around it. */
interface Row {
  isEmpty: boolean;
  /** It is a question with answers. */
  hasAnswers: boolean;
  /** Some rows are selected. */
  isSelecting: boolean;
}

/** The action of a key in a row; null for a key that acts as in any text. */
export function deedOfKey(event: RowKeyEvent, row: Row, deeds: RowDeeds): (() => void) | null {
  const { key, altKey, shiftKey } = event;
  const isAlone = !shiftKey && !altKey;
  if (key === 'ArrowUp' || key === 'ArrowDown') return deedOfArrow(event, deeds);
  if (key === 'Enter' && isAlone) return deeds.nextAnswer;
  // From an empty question, Tab leaves the outline, so that nobody is caught in it.
  if (key === 'Tab' && isAlone) return row.isEmpty ? null : deeds.nextQuestion;
  if (key === 'Backspace' && event.currentTarget.value === '' && !row.hasAnswers) return deeds.remove;
  return key === 'Escape' && row.isSelecting ? deeds.clearSelection : null;
}

/** Arrows leave the text at its edge, and a text of one line at once. */
function deedOfArrow({ key, altKey, shiftKey, currentTarget }: RowKeyEvent, deeds: RowDeeds): (() => void) | null {
  const { value, selectionStart, selectionEnd } = currentTarget;
  const by = key === 'ArrowUp' ? -1 : 1;
  if (altKey) return () => deeds.shift(by);
  const atEdge = by < 0 ? selectionEnd === 0 : selectionStart === value.length;
  if (shiftKey) return atEdge ? () => deeds.move(by, true) : null;
  return atEdge || !value.includes('\n') ? () => deeds.move(by, false) : null;
}
