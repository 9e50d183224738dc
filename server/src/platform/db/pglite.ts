/** The embedded engine seen from the main thread: a stream that `pg` takes for a socket. */
import { Duplex } from 'node:stream';
import { Worker } from 'node:worker_threads';
import { terminateMessage, wholeRequests } from './wire.ts';

/** A query that runs longer than this has hung (a full disk makes the engine spin); the process ends rather than wait. */
const hungAfterMs = 120_000;

export interface Embedded {
  /** A connection; there is one session in the engine, so use one at a time. */
  connect(): Duplex;
  close(): Promise<void>;
}

/**
 * Starts PGlite on a folder.
 * @param onDeath called when the engine ended by itself or hung; the process cannot serve any more.
 */
export async function startEmbedded(folder: string, onDeath: (reason: string) => void): Promise<Embedded> {
  const worker = new Worker(new URL('./pglite-worker.ts', import.meta.url), { workerData: { folder } });
  await new Promise<void>((resolve, reject) => {
    worker.once('message', () => resolve());
    worker.once('error', reject);
  });

  let closing = false;
  /** Requests under way, oldest first: the engine answers in order, and a dropped connection's answer must not reach the next one. */
  let waiting: { since: number; connection: EmbeddedConnection }[] = [];
  worker.on('message', (message: { answer?: Uint8Array }) => {
    if (!message.answer) return;
    const connection = waiting.shift()?.connection;
    if (connection && !connection.destroyed && !connection.ended) connection.push(Buffer.from(message.answer));
  });
  worker.on('error', (error) => onDeath(`the embedded database failed: ${error.message}`));
  worker.on('exit', () => {
    if (!closing) onDeath('the embedded database ended by itself');
  });
  const watchdog = setInterval(() => {
    const [oldest] = waiting;
    if (oldest === undefined || Date.now() - oldest.since < hungAfterMs) return;
    clearInterval(watchdog);
    void worker.terminate();
    onDeath('the embedded database hung');
  }, 5000);
  watchdog.unref();

  return {
    connect() {
      const connection = new EmbeddedConnection((request, startsUp) => {
        waiting.push({ since: Date.now(), connection });
        // Of its own and handed over: what is posted is copied with all of the pool that it lies in, 64 kB for a statement.
        const own = new Uint8Array(request);
        worker.postMessage({ request: own, startsUp }, [own.buffer]);
      });
      return connection;
    },
    async close() {
      closing = true;
      clearInterval(watchdog);
      const closed = new Promise<void>((resolve) => {
        worker.on('message', (message: { closed?: true }) => message.closed && resolve());
        worker.once('exit', () => resolve());
      });
      worker.postMessage({ close: true });
      await closed;
      waiting = [];
      await worker.terminate();
    },
  };
}

class EmbeddedConnection extends Duplex {
  #left = Buffer.alloc(0);
  #startedUp = false;
  readonly #send: (request: Buffer, startsUp: boolean) => void;
  ended = false;

  constructor(send: (request: Buffer, startsUp: boolean) => void) {
    super();
    this.#send = send;
  }

  /** What `pg` calls on a socket. */
  connect() {
    process.nextTick(() => this.emit('connect'));
    return this;
  }
  setNoDelay() {}
  setKeepAlive() {}
  ref() {}
  unref() {}

  override _read() {}

  override _write(chunk: Buffer, _encoding: string, done: () => void) {
    const { requests, rest } = wholeRequests(Buffer.concat([this.#left, chunk]), this.#startedUp);
    this.#left = Buffer.from(rest);
    for (const request of requests) {
      // The session outlives the connection: it is never told to end.
      if (this.#startedUp && request[0] === terminateMessage) {
        this.ended = true;
        this.push(null);
      } else this.#send(request, !this.#startedUp);
      this.#startedUp = true;
    }
    done();
  }
}
