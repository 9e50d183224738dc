/** Before every test file: lets the statements of its worker be noted, for what is checked of them at the end of the run. */
import { afterAll, inject } from 'vitest';
import { noteStatements } from './noted.ts';

const folder = inject('statements');
const worker = globalThis as { writeStatements?: () => void };
// Files of one worker share its modules and its globals.
worker.writeStatements ??= noteStatements(folder);
afterAll(() => worker.writeStatements?.());
