/** Traces by OpenTelemetry where it is configured (decision 078). */
import type { Config } from '../../config.ts';
import { type Tracing, untraced } from './tracing.ts';

export { nameRequests, namingInFront, traceRequests } from './requests.ts';
export { traceStatements } from './statements.ts';
export { type Span, type Tracing, untraced } from './tracing.ts';

/** Starts tracing if the environment names a collector. */
export async function openTracing(settings: Config['tracing']): Promise<Tracing> {
  if (!settings) return untraced;
  const { startTracing } = await import('./opentelemetry.ts');
  return startTracing(settings);
}
