/** Headers that browsers only read on documents. On fonts, scripts, pictures and JSON they would add a third of a kilobyte to each answer. */
import type { FastifyInstance } from 'fastify';

const forDocuments = [
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
];

/** Formats that a browser shows as a document or saves; an answer that does not say its format counts as one. */
const isDocument = (type: unknown): boolean => typeof type !== 'string' || /html|xml|pdf|plain|csv|octet-stream|zip/.test(type);

/** Removes them from answers of `app` that are not documents. `X-Content-Type-Options: nosniff` stays, because it keeps browsers from treating them as documents. */
export function keepDocumentHeadersOnDocuments(app: FastifyInstance): void {
  app.addHook('onSend', async (_request, reply) => {
    if (isDocument(reply.getHeader('content-type'))) return;
    for (const name of forDocuments) reply.removeHeader(name);
  });
}
