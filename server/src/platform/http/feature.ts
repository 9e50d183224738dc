import type { FastifyInstance } from 'fastify';

/** A feature, created once per process. Its own type adds the operations that sibling features call. */
export interface Feature {
  /** Starts its background jobs and registers its routes, in a Fastify scope of its own. */
  plugin(app: FastifyInstance): Promise<void>;
}
