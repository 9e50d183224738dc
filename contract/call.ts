/**
 * A call as a value: its method, path, input, answer and required authentication. The server registers it, the web sends it and the
 * OpenAPI page documents it. Paths come from paths.ts; paths.test.ts fails when a path is repeated as a literal elsewhere.
 */
import type { z } from 'zod';

/** Who may make a call: anybody, the visitor of a shop's page, or a signed-in owner (bearer token). */
export type Auth = 'public' | 'visitor' | 'owner';
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
export type Schema = z.ZodType;

/** The parts of a call. The server ignores input for which a call has no schema. */
export interface CallParts {
  method: Method;
  /** Fastify form, trailing slash as the specification has it: `/api/popup/:popupId/`. */
  path: string;
  /**
   * The docstring of the call, which the OpenAPI page shows: what it does, the section of the specification that it implements, and its
   * errors besides 400 for invalid input, 401 for owners who are not signed in, and 429 beyond a rate limit.
   */
  summary: string;
  auth: Auth;
  params?: Schema;
  query?: Schema;
  body?: Schema;
  /** The body comes as multipart/form-data; these are the names of its file parts. */
  files?: readonly string[];
  /** The body may come as JSON instead of multipart. */
  filesOptional?: boolean;
  answer: Schema;
  /** The status of a success, 200 by default. */
  status?: 200 | 201 | 202;
  /** Creates something although it answers 200. As with 201 and 202, repeating the request while it runs creates it only once. */
  makes?: true;
  /** Also answers as `text/event-stream` when the client accepts that. */
  streams?: boolean;
  /** The answer is a file of one of these types instead of JSON; `answer` is then `file` from contract/fields.ts. */
  download?: readonly string[];
}

export type Call<P extends CallParts = CallParts> = Readonly<P>;

/** Defines a call and keeps its literal types, so that the server and clients are typed from it. */
export const defineCall = <const P extends CallParts>(parts: P): Call<P> => parts;

type Output<S> = S extends Schema ? z.output<S> : undefined;
type Input<S> = S extends Schema ? z.input<S> : undefined;

export type ParamsOf<C extends CallParts> = Output<C['params']>;
export type QueryOf<C extends CallParts> = Output<C['query']>;
export type BodyOf<C extends CallParts> = Output<C['body']>;
export type AnswerOf<C extends CallParts> = z.output<C['answer']>;

/** The input of a client for the call; keys of absent parts are absent. */
export type SendInput<C extends CallParts> = (C['params'] extends Schema ? { params: Input<C['params']> } : unknown) &
  (C['query'] extends Schema ? { query?: Input<C['query']> } : unknown) &
  (C['body'] extends Schema
    ? C['files'] extends readonly string[]
      ? { body: Input<C['body']>; files?: Partial<Record<C['files'][number], Blob>> }
      : { body: Input<C['body']> }
    : unknown);
