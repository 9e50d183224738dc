/** Runs a task of a command line: `node FILE TASK ARGUMENT`. */
import { ConfigError } from './config.ts';
import { CannotOpenDatabase } from './platform/db/index.ts';

/** An expected refusal, shown to the operator as one line. */
export class CannotDo extends Error {}

/** Runs the task that the command line names. @param usage the message for a command line that names none @throws CannotDo with that message */
export function runTask(usage: string, tasks: Record<string, (argument: string) => Promise<unknown>>): Promise<void> {
  const [, , task, argument] = process.argv;
  return refusingInOneLine(async () => {
    const run = tasks[task ?? ''];
    if (!run || !argument) throw new CannotDo(usage);
    await run(argument);
  });
}

/** Runs a task; refusals are printed as one line each, with exit code 1. @throws every other error */
export async function refusingInOneLine(task: () => Promise<unknown>): Promise<void> {
  try {
    await task();
  } catch (error) {
    if (!(error instanceof ConfigError || error instanceof CannotOpenDatabase || error instanceof CannotDo)) throw error;
    console.error(`parley: ${error.message}`);
    process.exitCode = 1;
  }
}
