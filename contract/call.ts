/**
 * A call as a value: its method, path, input, answer and who may make it. The server registers it, the web sends it and the OpenAPI page
 * shows it. Paths come from paths.ts, where each is written once; paths.test.ts finds a path that is repeated as a literal.
 */
import type { z } from 'zod';

/** Who may make a call: anybody, the visitor of a shop's page, or a signed-in owner (bearer token). */
export type Auth = 'public' | 'visitor' | 'owner';
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
export type Schema = z.ZodType;

/** What `defineCall` takes. The server reads nothing for parts that are absent. */
export interface CallParts {
  method: Method;
  /** Fastify form, trailing slash as the specification has it: `/api/popup/:popupId/`. */
  path: string;
  /** One sentence for the OpenAPI page: what it does, and the section of the specification it follows. */
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
  /** Creates something although it answers 200. As with 201 and 202, a repeat of the same request while it runs creates it once. */
  makes?: true;
  /** Also answers `text/event-stream` when that is what the client accepts. */
  streams?: boolean;
  /** The answer is a file of one of these types, not JSON; `answer` is then `file` of contract/fields.ts. */
  download?: readonly string[];
}

export type Call<P extends CallParts = CallParts> = Readonly<P>;

/** Keeps the literal types of a call, so that server and clients are typed from it. */
export const defineCall = <const P extends CallParts>(parts: P): Call<P> => parts;

type Output<S> = S extends Schema ? z.output<S> : undefined;
type Input<S> = S extends Schema ? z.input<S> : undefined;

export type ParamsOf<C extends CallParts> = Output<C['params']>;
export type QueryOf<C extends CallParts> = Output<C['query']>;
export type BodyOf<C extends CallParts> = Output<C['body']>;
export type AnswerOf<C extends CallParts> = z.output<C['answer']>;

/** What a client hands over to make the call; keys of absent parts are absent. */
export type SendInput<C extends CallParts> = (C['params'] extends Schema ? { params: Input<C['params']> } : unknown) &
  (C['query'] extends Schema ? { query?: Input<C['query']> } : unknown) &
  (C['body'] extends Schema
    ? C['files'] extends readonly string[]
      ? { body: Input<C['body']>; files?: Partial<Record<C['files'][number], Blob>> }
      : { body: Input<C['body']> }
    : unknown);
