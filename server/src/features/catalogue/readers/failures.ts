import type { z } from 'zod';

/** What a source holds and is no product that can be read: where it stands and why, both in words for its owner. */
export interface Failed {
  where: string;
  reason: string;
}

/** A place in a source, with the name that stands there when it has one. */
export function placed(place: string, name: unknown): string {
  const title = typeof name === 'string' ? name.replace(/\s+/g, ' ').trim() : '';
  const short = title.length > 120 ? `${title.slice(0, 119).toWellFormed()}…` : title;
  return short && short !== place ? `${place}: ${short}` : place;
}

/** Names an entry of a shop's own list by what it says of itself; `number` counts the entries of the whole reading. */
export function entryFailed(entry: unknown, number: number, reason: string): Failed {
  const { name, title, permalink, handle, id } = Object(entry) as Record<string, unknown>;
  const numbered =
    (typeof id === 'number' || typeof id === 'string') && /^\d+$/.test(String(id)) ? `Product ${id}` : `Entry ${number} of the shop's list`;
  const address = [permalink, handle].find((said) => typeof said === 'string' && said !== '') as string | undefined;
  return { where: placed(address?.slice(0, 500) ?? numbered, name ?? title), reason };
}

/** Says in plain words what an entry lacks. */
export function missing(error: z.ZodError): string {
  const [field] = error.issues[0]?.path ?? [];
  if (field === 'name' || field === 'title') return 'no title';
  if (field === 'permalink' || field === 'handle') return 'no address of its page';
  return field === undefined ? 'this is no product' : `no ${String(field)}`;
}
