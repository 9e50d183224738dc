/** A random UUID (RFC 9562, version 4). `crypto.randomUUID` is absent on shops without https. */
export function newId(): string {
  if (crypto.randomUUID) return crypto.randomUUID();
  const digit = (of: string) => (+of ^ ((crypto.getRandomValues(new Uint8Array(1))[0] as number) & (15 >> (+of / 4)))).toString(16);
  return '10000000-1000-4000-8000-100000000000'.replace(/[018]/g, digit);
}
