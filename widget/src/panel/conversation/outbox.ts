/** Writes that must not be lost: each is sent until the server stores or refuses it, and is then removed. */

/** A write. Its body has request ids that the server stores once, so that sending it again is safe. */
export interface Write {
  path: string;
  body: unknown;
}
/** stored: the server has it. refused: the server will never take it. later: try again. */
export type Outcome = 'stored' | 'refused' | 'later';

export interface Outbox {
  put(write: Write): void;
  /** Sends all waiting writes now, for example when the network is back. */
  flush(): void;
  /** The writes that the server has not acknowledged, oldest first. */
  waiting(): readonly Write[];
}

const firstPause = 1000;
const longestPause = 60_000;
const maxWrites = 200;

/**
 * @param old the writes left over from the page before, read from storage and not trusted
 * @param send makes one attempt and never rejects
 * @param changed called after `waiting()` changed
 * @param later setTimeout, or a test's replacement
 */
export function createOutbox(
  old: unknown,
  send: (write: Write) => Promise<Outcome>,
  changed: () => void,
  later: (run: () => void, milliseconds: number) => unknown = setTimeout,
): Outbox {
  let writes = (Array.isArray(old) ? old : []).filter((write): write is Write => typeof write?.path === 'string' && write.body);
  const inFlight = new Set<Write>();
  let pause = firstPause;
  let scheduled = false;

  async function attempt(write: Write): Promise<void> {
    if (inFlight.has(write)) return;
    inFlight.add(write);
    const outcome = await send(write);
    inFlight.delete(write);
    if (outcome === 'later') return schedule();
    pause = firstPause;
    writes = writes.filter((other) => other !== write);
    changed();
  }
  function schedule(): void {
    if (scheduled) return;
    scheduled = true;
    later(() => {
      scheduled = false;
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
