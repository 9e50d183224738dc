/** Writes that must not be lost: each is sent until the server has it or refuses it, and leaves the box once. */

/** A write. Its body carries request ids that the server keeps unique, so that sending it again is safe. */
export interface Write {
  path: string;
  body: unknown;
}
/** stored: the server has it. refused: it never will. later: try again. */
export type Outcome = 'stored' | 'refused' | 'later';

export interface Outbox {
  put(write: Write): void;
  /** Tries everything that waits at once, as when the network is back. */
  flush(): void;
  /** What the server has not acknowledged, oldest first. */
  waiting(): readonly Write[];
}

const firstPause = 1000;
const longestPause = 60_000;
const maxWrites = 200;

/**
 * @param old what waited when the page before was left; anything may stand there
 * @param send makes one attempt and never rejects
 * @param changed called after `waiting()` changed
 * @param later setTimeout, or a test's own
 */
export function createOutbox(
  old: unknown,
  send: (write: Write) => Promise<Outcome>,
  changed: () => void,
  later: (run: () => void, milliseconds: number) => unknown = setTimeout,
): Outbox {
  let writes = (Array.isArray(old) ? old : []).filter((write): write is Write => typeof write?.path === 'string' && write.body);
  const flying = new Set<Write>();
  let pause = firstPause;
  let planned = false;

  async function attempt(write: Write): Promise<void> {
    if (flying.has(write)) return;
    flying.add(write);
    const outcome = await send(write);
    flying.delete(write);
    if (outcome === 'later') return plan();
    pause = firstPause;
    writes = writes.filter((other) => other !== write);
    changed();
  }
  function plan(): void {
    if (planned) return;
    planned = true;
    later(() => {
      planned = false;
      flush();
    }, pause);
    pause = Math.min(pause * 2, longestPause);
  }
  function flush(): void {
    for (const write of writes) attempt(write);
  }
  return {
    put(write) {
      writes = [...writes, write].slice(-maxWrites);
      changed();
      attempt(write);
    },
    flush,
    waiting: () => writes,
  };
}
