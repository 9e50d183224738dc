/** The parts, such as Redis, that this process has to do without at the moment: it still serves, but operators and owners should know. */
import type { FastifyBaseLogger } from 'fastify';
import { Gauge, type Registry } from 'prom-client';

/** The parts that may fail while Parley goes on, and what their failure means. */
const meanings = {
  redis: 'Redis does not answer; each process counts rate limits by itself',
  model: "the installation's model does not answer; the built-in assistant answers",
  mail: 'the mail server does not take mails',
  jobs: 'jobs in the background are late',
  machines: 'a machine of the database does not answer; requests of the owners whose rows are on it get 503',
  counting: 'what visitors did has been waiting to be counted for more than a minute',
};
export type Part = keyof typeof meanings;
const parts = Object.keys(meanings) as Part[];

export interface Condition {
  /** Notes that a part fails, or that it works again. What was noted holds until the part is used again. */
  note(part: Part, fails: boolean): void;
  /** The parts that fail. */
  degraded(): Part[];
}

/** Creates the condition of a process, which is part of its metrics. */
export function createCondition(log: Pick<FastifyBaseLogger, 'warn' | 'info'>, registry: Registry): Condition {
  const failing = new Set<Part>();
  const degraded = () => parts.filter((part) => failing.has(part));
  new Gauge({
    name: 'parley_degraded',
    help: 'Whether a part fails that Parley does without: 1 or 0',
    labelNames: ['part'],
    registers: [registry],
    collect() {
      for (const part of parts) this.set({ part }, failing.has(part) ? 1 : 0);
    },
  });
  return {
    note(part, fails) {
      if (failing.has(part) === fails) return;
      if (fails) {
        failing.add(part);
        log.warn({ part }, meanings[part]);
      } else {
        failing.delete(part);
        log.info({ part }, 'works again');
      }
    },
    degraded,
  };
}
