/** Which requests a page of another origin may make. */
import { type Call, paths } from '@parley/contract';

/**
 * The options of @fastify/cors for an address. Any page may make the calls with auth 'visitor' and load the widget's files and uploads:
 * no cookie goes with them, and each handler decides which shops may. Every other address is for pages of our own only.
 */
export function originRule(calls: Readonly<Record<string, { call: Call }>>) {
  const visitorPaths = Object.values(calls).flatMap(({ call }) => (call.auth === 'visitor' ? [call.path] : []));
  const open = paths.patternOf([...visitorPaths, paths.loaderFile], [paths.widgetFiles, paths.uploadedFiles]);
  return (url: string) =>
    open.test(url)
      ? {
          origin: '*',
          methods: ['GET', 'POST'],
          allowedHeaders: ['content-type', 'accept', 'authorization', 'x-csrftoken'],
          maxAge: 86_400,
        }
      : { origin: false };
}
