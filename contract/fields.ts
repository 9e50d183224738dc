/** Field types that many calls share. Every string refuses characters that a database or a page cannot hold. */
import { z } from 'zod';

// biome-ignore lint/suspicious/noControlCharactersInRegex: refusing control characters is the point
const controlCharacters = /[\u0000-\u001f\u007f]/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: as above, but prose may have line breaks and tabs
const controlCharactersInProse = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;
const loneSurrogate = /\p{Surrogate}/u;

const clean = (control: RegExp) => (text: string) => !control.test(text) && !loneSurrogate.test(text);

/** One line of text, trimmed, without control characters; `max` in characters. May be empty. */
export const line = (max: number) =>
  z.string().trim().max(max, `At most ${max} characters`).refine(clean(controlCharacters), 'Control characters are not allowed');

/** One line that may not be empty, with the specification's message (section 5). */
export const requiredLine = (max: number) => line(max).min(1, 'This is required');

/** Text with line breaks; `max` in characters. May be empty. */
export const prose = (max: number) =>
  z.string().trim().max(max, `At most ${max} characters`).refine(clean(controlCharactersInProse), 'Control characters are not allowed');

/** Prose that may not be empty. */
export const requiredProse = (max: number) => prose(max).min(1, 'This is required');

/** The largest id: the largest whole number that JSON and JavaScript hold exactly. */
export const maxId = Number.MAX_SAFE_INTEGER;

/** The decimal digits of an id, as part of a regular expression. */
export const idDigits = '[1-9]\\d{0,15}';

/** An id in a JSON body: a positive whole number up to `maxId`. */
export const id = z
  .int({ error: ({ code }) => (code === 'too_big' ? 'Too large' : 'Must be a whole number') })
  .positive('Must be positive');

/** An id in a path, a query or a multipart field: decimal digits. Gives a number. */
export const textId = z
  .string()
  .regex(new RegExp(`^${idDigits}$`), 'Must be a positive whole number')
  .transform(Number)
  .refine((n) => n <= maxId, 'Too large');

/** The id that a text consists of, as `textId` takes it; null for any other text. */
export const idIn = (text: string | undefined): number | null => textId.safeParse(text).data ?? null;

/** An id wherever a client may send either form. */
export const anyId = z.union([id, textId]);

/** An id of one write, made by the client. The server stores a write once, even if it is sent several times. */
export const requestId = z.uuid('Must be a UUID');

/** `#rrggbb` or `#rrggbbaa`. */
export const color = z.string().regex(/^#(?:[0-9a-f]{6}|[0-9a-f]{8})$/i, 'Must be a colour like #1a2b3c');

/** An absolute http(s) address, at most 2,000 characters, without credentials. */
export const webAddress = z
  .string()
  .trim()
  .max(2000, 'At most 2000 characters')
  .refine((text) => {
    const url = URL.parse(text);
    return url !== null && /^https?:$/.test(url.protocol) && url.hostname !== '' && !url.username && !url.password;
  }, 'Must be a web address like https://shop.example');

/** A shop's address as people type it: without a scheme, `https://` is put before it. Gives an absolute address as `webAddress` does. */
export const shopAddress = z
  .string()
  .trim()
  .transform((text) => (/^[a-z][a-z0-9+.-]*:\/\//i.test(text) || !/^[^\s/?#]+\.[^\s]/.test(text) ? text : `https://${text}`))
  .pipe(webAddress);

/** `webAddress`, or empty for none. */
export const optionalWebAddress = z.union([z.literal(''), webAddress]);

/** An e-mail address, trimmed and lower-cased: addresses that differ only in case are the same. */
export const email = z.string().trim().toLowerCase().max(254, 'At most 254 characters').pipe(z.email('Must be an e-mail address'));

/** An existing password; its rules were checked when it was chosen. */
export const existingPassword = z.string().min(1, 'This is required').max(200, 'At most 200 characters');

/** A newly chosen password. */
export const newPassword = z.string().min(8, 'At least 8 characters').max(200, 'At most 200 characters');

/** true/false in JSON, or 'true'/'false' in a multipart field. */
export const flag = z.union([z.boolean(), z.enum(['true', 'false']).transform((text) => text === 'true')]);

type WithoutDefault<S extends z.ZodType> = S extends z.ZodDefault<infer T extends z.ZodType> ? T : S;

/**
 * The fields of a change. A field that is left out keeps its stored value. Defaults are removed, because they would overwrite fields that
 * were left out.
 */
export const optionalFields = <S extends Readonly<Record<string, z.ZodType>>>(fields: S) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, z.optional(field instanceof z.ZodDefault ? field.unwrap() : field)]),
  ) as { [Name in keyof S]: z.ZodOptional<WithoutDefault<S[Name]>> };

/** The query of a paginated list: `limit` items (`usual` by default) after skipping `offset`. */
export const page = (maxLimit: number, usual: number) => ({
  limit: z.coerce.number().int().min(1).max(maxLimit).default(usual),
  offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
});

/** An ISO 8601 instant in UTC. */
export const instant = z.iso.datetime();

/** The answer of a call that returns nothing but its success. */
export const done = z.object({ success: z.literal(true) });

/** The answer of a call that returns a file. */
export const file = z.custom<{ readonly size: number; readonly type: string; arrayBuffer(): Promise<ArrayBuffer> }>();

/** A UTC day like `2026-01-31`, from 2000 to 2199. */
export const day = z.iso
  .date('Must be a day like 2026-01-31')
  .refine((text) => text >= '2000-01-01' && text <= '2199-12-31', 'Must be between 2000-01-01 and 2199-12-31');

/** The sums of orders: one entry per currency, in its minor units, the currency with the most orders first. Currencies are never added up. */
export const sums = z.array(z.object({ currency: z.string(), orders: z.int(), minor: z.int() }));

const isTimeZone = (zone: string) => {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: zone }));
  } catch {
    return false;
  }
};

/** A time zone by its name in the IANA database. */
export const timeZone = z.string().max(60).refine(isTimeZone, 'Must be a time zone like Europe/Berlin');
