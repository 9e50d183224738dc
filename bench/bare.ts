/**
 * The baseline of the measurements: a plain Fastify.
 *   GET /bytes   the bytes of the file BYTES, as they are
 *   POST /chat/completions   passes on what the provider at PROVIDER streams
 *   POST /row    one INSERT for one request, on the same engine and with the same durability as ours
 */
import { readFileSync } from 'node:fs';
import Fastify from 'fastify';
import { openDatabase } from '../server/src/platform/db/index.ts';

const { PORT = '0', BYTES, HEADERS = '{}', DATA_DIR = '', ROWS, PROVIDER } = process.env;
const app = Fastify();

if (BYTES) {
  const bytes = readFileSync(BYTES);
  const headers = JSON.parse(HEADERS) as Record<string, string>;
  app.get('/bytes', (_request, reply) => reply.headers(headers).send(bytes));
}

if (PROVIDER)
  app.post('/chat/completions', async ({ body }, reply) => {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(`${PROVIDER}/chat/completions`, { method: 'POST', headers, body: JSON.stringify(body) });
    return reply.type('text/event-stream').send(answer.body);
  });

const database = ROWS ? await openDatabase({ databaseUrl: null, dataDir: DATA_DIR }) : null;
if (database) {
  const { pool } = database;
  await pool.query(
    'CREATE TABLE IF NOT EXISTS bench_row (id uuid PRIMARY KEY, question integer NOT NULL, answer integer NOT NULL, at timestamptz NOT NULL)',
  );
  app.post<{ Body: { id: string; question: number; answer: number } }>('/row', async ({ body }) => {
    await pool.query({
      name: 'insert-row',
      text: 'INSERT INTO bench_row (id, question, answer, at) VALUES ($1, $2, $3, now()) ON CONFLICT DO NOTHING',
      values: [body.id, body.question, body.answer],
    });
    return { success: true };
  });
}

await app.listen({ port: Number(PORT), host: '127.0.0.1' });
console.log('ready');
process.on('SIGTERM', async () => {
  await app.close();
  await database?.close();
  process.exit(0);
});
