/** CORS: which calls pages of other origins may make. */
import { type Call, paths } from '@parley/contract';

/**
 * Returns a function that gives the @fastify/cors options for a URL. Any page may make the calls with auth 'visitor' and load the widget's
 * files and uploads: no cookies are sent with them, and each handler checks which shops are allowed. All other URLs are same-origin only.
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
