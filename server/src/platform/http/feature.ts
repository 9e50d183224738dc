import type { FastifyInstance } from 'fastify';

/** A feature that was made once for this process; its own type adds what sibling features ask of it. */
export interface Feature {
  /** Begins its background jobs and registers its routes, on a scope of its own. */
  plugin(app: FastifyInstance): Promise<void>;
}
