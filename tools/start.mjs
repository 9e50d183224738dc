#!/usr/bin/env node
/** `npm start`: sets up what is missing or stale, then runs the server on the pinned Node. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureBuilds, ensurePackages, environment, node, root } from './setup.mjs';

ensurePackages();
ensureBuilds();

const server = spawn(node, [join(root, 'server/src/main.ts')], { stdio: 'inherit', env: environment });
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => server.kill(signal));
server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
