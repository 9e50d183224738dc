#!/usr/bin/env node
/** `npm start`: sets up what is missing or stale, then runs the server on the pinned Node. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureBuilds, ensurePackages, environment, node, root } from './setup.mjs';

ensurePackages();
ensureBuilds();

// By default Node 24 lets the memory for short-lived objects grow to twice 64 MB and keeps it: 120 MB more when idle (decision 017).
const server = spawn(node, ['--max-semi-space-size=16', join(root, 'server/src/main.ts')], { stdio: 'inherit', env: environment });
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => server.kill(signal));
server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
