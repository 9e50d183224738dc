/** A random UUID. `crypto.randomUUID` is absent on shops without https. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  // Version 4, variant 1: RFC 9562, section 5.4.
  bytes[6] = ((bytes[6] ?? 0) & 15) | 64;
  bytes[8] = ((bytes[8] ?? 0) & 63) | 128;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
