/** Idempotency keys: one for each request that creates something, until it is answered, so that the server recognises a repeat. */
import type { CallParts } from '@parley/contract';
import { type AnyInput, urlOf } from './request.ts';

/** More unanswered requests than a person can have; dropping one risks a duplicate at worst. */
const maxEntries = 50;

export interface SubmissionKeys {
  /**
   * The key to send with this request; undefined for a call that creates nothing. Equal requests get the same key until it is forgotten.
   */
  of(call: CallParts, input: AnyInput): string | undefined;
  /** Forgets the key once the request was answered: an equal request is a new submission then. */
  forget(call: CallParts, input: AnyInput): void;
}

const makesSomething = (call: CallParts) => call.auth === 'owner' && (call.status === 201 || call.status === 202);

const fileMark = (file: Blob) => (file instanceof File ? [file.name, file.size, file.lastModified] : [file.size, file.type]);

const markOf = (call: CallParts, input: AnyInput): string =>
  JSON.stringify([
    call.method,
    urlOf(call, input),
    input.body ?? null,
    Object.entries(input.files ?? {}).map(([name, file]) => [name, file ? fileMark(file) : null]),
  ]);

/** Creates an empty store of keys. */
export const createSubmissionKeys = (): SubmissionKeys => {
  const keys = new Map<string, string>();
  return {
    of: (call, input) => {
      if (!makesSomething(call)) return undefined;
      const mark = markOf(call, input);
      const key = keys.get(mark) ?? randomKey();
      keys.set(mark, key);
      for (const oldest of keys.keys()) if (keys.size > maxEntries) keys.delete(oldest);
      return key;
    },
    forget: (call, input) => {
      if (makesSomething(call)) keys.delete(markOf(call, input));
    },
  };
};

/** A UUID; crypto.randomUUID exists only on https and localhost. */
const randomKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
