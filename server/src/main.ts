/** Entry point of the server process: reads the configuration, starts the platform, seeds the demo, listens, and shuts down gracefully. */
import { setImmediate } from 'node:timers/promises';
import { ConfigError, readConfig } from './config.ts';
import { onceCalm } from './platform/background/once-calm.ts';
import { CannotOpenDatabase } from './platform/db/index.ts';
import { createLog } from './platform/observability/log.ts';
import { measureProcess } from './platform/observability/metrics.ts';
import { startPlatform } from './platform/start.ts';

/** Longer than requests (`drain`) and jobs (`queue.stop`) in progress may take after SIGTERM. */
const graceMs = 30_000;

/** Prints the lines as errors and exits with code 1. */
function refuse(lines: string[]): never {
  for (const line of lines) console.error(`parley: ${line}`);
  process.exit(1);
}

async function start(): Promise<void> {
  const config = readConfig(process.env);
  const log = createLog(config.logLevel);
  const starting = startPlatform(config, log);
  // Loading code keeps this thread busy, so the database's process is begun first, and starts meanwhile.
  const loading = setImmediate().then(() => Promise.all([import('./app.ts'), import('./demo/seed.ts')]));
  const [{ platform, stop }, [{ buildApp }, { seedDemo }]] = await Promise.all([starting, loading]);

  measureProcess(platform.metrics);

  let stopping = false;
  const { app, listen, drain } = await buildApp(platform);
  await seedDemo(platform);
  await listen({ port: config.port, host: config.host });

  const shutDown = async (signal: string) => {
    if (stopping) return;
    stopping = true;
    log.info({ signal }, 'stopping');
    const longest = graceMs + config.drainSeconds * 1000;
    setTimeout(() => refuse(['stopped before everything in flight was finished']), longest).unref();
    // First the requests: closing a feature waits for its work, which never ends while a busy connection brings more.
    await drain();
    await app.close();
    await stop();
    process.exit(0);
  };
  process.on('SIGTERM', () => void shutDown('SIGTERM'));
  process.on('SIGINT', () => void shutDown('SIGINT'));
  process.on('unhandledRejection', (error) => {
    log.fatal({ err: error }, 'unhandled promise rejection');
    process.exit(1);
  });

  // A third of what the start took is garbage, which V8 keeps until it needs the room. Only the thorough way gives it back to the system (decision 118).
  onceCalm(() => globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' }));

  console.log(`Parley is ready. Open ${config.publicUrl}/ in a browser; sign up at ${config.publicUrl}/signup`);
}

start().catch((error: unknown) => {
  if (error instanceof ConfigError) refuse(error.lines);
  if (error instanceof CannotOpenDatabase) refuse([error.message]);
  if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') refuse([`${(error as Error).message}; set PORT to another port`]);
  console.error(error);
  process.exit(1);
});
