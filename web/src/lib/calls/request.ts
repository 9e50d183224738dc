/** Turns a call of the contract and its input into the arguments of fetch. Pure. */
import type { CallParts } from '@parley/contract';

/** The input of any call, untyped. */
export interface AnyInput {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
  files?: Partial<Record<string, Blob>>;
}

/**
 * The address of a call: `:name` parts from params, each encoded; query entries that are undefined or null are left out.
 * @throws TypeError when a param is missing or empty
 */
export const urlOf = (call: CallParts, input: AnyInput): string => {
  const path = call.path.replace(/:(\w+)/g, (_, name: string) => {
    const value = input.params?.[name];
    if (value === undefined || value === null || value === '') throw new TypeError(`${call.method} ${call.path} needs params.${name}`);
    return encodeURIComponent(String(value));
  });
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input.query ?? {})) {
    if (value !== undefined && value !== null) query.set(name, String(value));
  }
  return query.size > 0 ? `${path}?${query}` : path;
};

const fieldText = (value: unknown): string => {
  if (value === null) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
};

const multipart = (fields: object, files: AnyInput['files'] = {}): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) form.append(name, fieldText(value));
  for (const [name, file] of Object.entries(files)) if (file) form.append(name, file);
  return form;
};

/** The body of a call and its headers: multipart where the call takes files and there are some (or only multipart is taken), else JSON. */
export const bodyOf = (call: CallParts, input: AnyInput): { body?: BodyInit; headers: Record<string, string> } => {
  if (input.body === undefined) return { headers: {} };
  const hasFiles = Object.values(input.files ?? {}).some(Boolean);
  if (call.files && (hasFiles || !call.filesOptional)) return { body: multipart(input.body as object, input.files), headers: {} };
  return { body: JSON.stringify(input.body), headers: { 'content-type': 'application/json' } };
};
