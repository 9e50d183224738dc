/**
 * `JSON.stringify` for pages on which an old library defines `Array.prototype.toJSON` (as Prototype.js did), which would turn lists into text.
 * The page's `toJSON` is restored before any other code runs.
 */
export function toJson(value: unknown): string {
  const lists = Array.prototype as { toJSON?: unknown };
  const original = lists.toJSON;
  if (original) delete lists.toJSON;
  try {
    return JSON.stringify(value);
  } finally {
    if (original) lists.toJSON = original;
  }
}
