/**
 * `JSON.stringify` on pages whose scripts taught Array, Object and others a `toJSON` of their own (Prototype.js did): their lists
 * would arrive as text. The page's own is back in its place before anything else runs.
 */
export function toJson(value: unknown): string {
  const taught = [Array, Object, String, Number]
    .map(({ prototype }) => ({ prototype, own: Object.getOwnPropertyDescriptor(prototype, 'toJSON') }))
    .filter(({ own }) => own?.configurable);
  for (const { prototype } of taught) Reflect.deleteProperty(prototype, 'toJSON');
  try {
    return JSON.stringify(value);
  } finally {
    for (const { prototype, own } of taught) Object.defineProperty(prototype, 'toJSON', own as PropertyDescriptor);
  }
}
