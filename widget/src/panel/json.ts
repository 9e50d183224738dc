/**
 * `JSON.stringify` on pages where an old library taught lists a `toJSON` of its own (Prototype.js did): they would arrive as text.
 * The page's own is back in its place before anything else runs.
 */
export function toJson(value: unknown): string {
  const lists = Array.prototype as { toJSON?: unknown };
  const taught = lists.toJSON;
  if (taught) delete lists.toJSON;
  try {
    return JSON.stringify(value);
  } finally {
    if (taught) lists.toJSON = taught;
  }
}
