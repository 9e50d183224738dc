/** Before every test file: lets the statements of its worker be noted, where they are prepared on another PostgreSQL at the end of the run. */
import { afterAll, inject } from 'vitest';
import { noteStatements } from './oldest.ts';

const folder = inject('statements');
const worker = globalThis as { writeStatements?: () => void };
// Files of one worker share its modules and its globals.
if (folder) worker.writeStatements ??= noteStatements(folder);
afterAll(() => worker.writeStatements?.());
