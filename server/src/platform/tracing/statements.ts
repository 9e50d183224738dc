/** Spans of the statements that are sent on the connections of a pool. */
import type pg from 'pg';
import type { Span, Tracing } from './tracing.ts';

type Query = (...given: unknown[]) => unknown;

const statementText = (query: unknown): string =>
  typeof query === 'string' ? query : String((query as { text?: unknown } | null)?.text ?? '');

/** Traces every statement of a pool. A statement outside of a trace costs only the check. */
export function traceStatements(pool: pg.Pool, tracing: Tracing): void {
  pool.on('connect', (client) => {
    const send = client.query.bind(client) as Query;
    client.query = ((...args: unknown[]) => {
      const span = tracing.beginStatement(statementText(args[0]));
      return span ? sendIn(span, send, args) : send(...args);
    }) as typeof client.query;
  });
}

function sendIn(span: Span, send: Query, args: unknown[]): unknown {
  const answered = args.at(-1);
  if (typeof answered === 'function') {
    const noting = (error: unknown, ...rest: unknown[]) => {
      span.end(error ?? undefined);
      return answered(error, ...rest);
    };
    return send(...args.slice(0, -1), noting);
  }
  const answer = send(...args);
  if (answer instanceof Promise)
    answer.then(
      () => span.end(),
      (error: unknown) => span.end(error),
    );
  else span.end();
  return answer;
}
