/** The contract as an OpenAPI document, with a page to read it at /docs. */
import { type Call, errorBody, type Schema } from '@parley/contract';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { z } from 'zod';
import { onDemand } from '../caches/on-demand.ts';
import { isDoneOnce } from './once.ts';

type Calls = Readonly<Record<string, { call: Call; group: string }>>;
type Json = Record<string, unknown>;

const schemaOf = (schema: Schema, io: 'input' | 'output') => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any', target: 'openapi-3.0' }) as Json;
  return rest;
};

const withFiles = (schema: Json, files: readonly string[]): Json => ({
  ...schema,
  properties: { ...(schema.properties as Json), ...Object.fromEntries(files.map((name) => [name, { type: 'string', format: 'binary' }])) },
});

function parameters(schema: Schema | undefined, place: 'path' | 'query') {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as { properties?: Json; required?: string[] };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
}

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'A request repeated with the same key within a day creates nothing new and gets the first answer.',
  schema: { type: 'string', maxLength: 255 },
};

function operation(name: string, { call, group }: { call: Call; group: string }) {
  const body = call.body && schemaOf(call.body, 'input');
  const content = {
    ...((!call.files || call.filesOptional) && { 'application/json': { schema: body } }),
    ...(call.files && body && { 'multipart/form-data': { schema: withFiles(body, call.files) } }),
  };
  return {
    operationId: name,
    tags: [group],
    summary: call.summary,
    parameters: [...parameters(call.params, 'path'), ...parameters(call.query, 'query'), ...(isDoneOnce(call) ? [idempotencyKey] : [])],
    ...(body && { requestBody: { content } }),
    ...(call.auth === 'owner' && { security: [{ bearer: [] }] }),
    responses: {
      [call.status ?? 200]: {
        description: 'Success',
        content: {
          ...(call.download
            ? Object.fromEntries(call.download.map((type) => [type, { schema: { type: 'string', format: 'binary' } }]))
            : { 'application/json': { schema: schemaOf(call.answer, 'output') } }),
          ...(call.streams && { 'text/event-stream': {} }),
        },
      },
      default: { description: 'Refused', content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } } },
    },
  };
}

/** Builds the OpenAPI 3.0 document for the given calls. */
export function openApiDocument(calls: Calls): Json {
  const paths: Record<string, Json> = {};
  for (const [name, entry] of Object.entries(calls)) {
    const path = entry.call.path.replaceAll(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [entry.call.method.toLowerCase()]: operation(name, entry) };
  }
  return {
    openapi: '3.0.3',
    info: { title: 'Parley', version: '1', description: 'Every call of Parley: those of visitors, of owners and of the public site.' },
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      schemas: { Error: schemaOf(errorBody, 'output') },
    },
  };
}

/**
 * Serves the document at /docs/json and a page at /docs. Both are set up when somebody first asks, in an app of their own: few people read
 * them, and the page's packages would take a fifth of every start.
 */
export function openApi(app: FastifyInstance, calls: Calls): void {
  const docs = onDemand<void, Promise<FastifyInstance>>(() => docsApp(calls));
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const { statusCode, headers, rawPayload } = await (await docs()).inject({ method: 'GET', url: request.url, headers: request.headers });
    return reply.code(statusCode).headers(headers).send(rawPayload);
  };
  app.get('/docs', answer);
  app.get('/docs/*', answer);
}

async function docsApp(calls: Calls): Promise<FastifyInstance> {
  const [{ default: swagger }, { default: swaggerUi }] = await Promise.all([import('@fastify/swagger'), import('@fastify/swagger-ui')]);
  const app = Fastify();
  await app.register(swagger, { mode: 'static', specification: { document: openApiDocument(calls) as never } });
  await app.register(swaggerUi, { routePrefix: '/docs' });
  return app;
}
