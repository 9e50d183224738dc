import type { z } from 'zod';

/** An entry of a source that could not be read as a product: where it is and why, in words for the owner. */
export interface Failed {
  where: string;
  reason: string;
}

/** A place in a source (`Row 12`), followed by the entry's name when it has one. */
export function withName(place: string, name: unknown): string {
  const title = typeof name === 'string' ? name.replace(/\s+/g, ' ').trim() : '';
  const short = title.length > 120 ? `${title.slice(0, 119).toWellFormed()}…` : title;
  return short && short !== place ? `${place}: ${short}` : place;
}

/** A failure of an entry of a shop's product list, named by its address, its id, or else its `number` in the whole reading. */
export function entryFailure(entry: unknown, number: number, reason: string): Failed {
  const { name, title, permalink, handle, id } = Object(entry) as Record<string, unknown>;
  const numbered =
    (typeof id === 'number' || typeof id === 'string') && /^\d+$/.test(String(id)) ? `Product ${id}` : `Entry ${number} of the shop's list`;
  const address = [permalink, handle].find((value) => typeof value === 'string' && value !== '') as string | undefined;
  return { where: withName(address?.slice(0, 500) ?? numbered, name ?? title), reason };
}

/** The field that an entry lacks, in plain words. */
export function missingField(error: z.ZodError): string {
  const [field] = error.issues[0]?.path ?? [];
  if (field === 'name' || field === 'title') return 'no title';
  if (field === 'permalink' || field === 'handle') return 'no address of its page';
  return field === undefined ? 'this is not a product' : `no ${String(field)}`;
}
