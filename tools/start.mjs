#!/usr/bin/env node
/** `npm start`: sets up what is missing or stale, then runs the server on the pinned Node. */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilds, ensurePackages, ensureServer, environment, node, root } from './setup.mjs';

ensurePackages();
ensureBuilds();
ensureServer();

// By default Node 24 lets the memory for short-lived objects grow to twice 64 MB and keeps it: 120 MB more when idle (decision 017).
// `gc` gives back what the start took and nobody needs any more (decision 118).
const flags = JSON.parse(readFileSync(join(root, 'tools/node-flags.json'), 'utf8'));
const command = [...flags, join(root, 'server/dist/main.js')];

// Where this Node can, the server takes the place of this process, which would keep 26 MB only to pass signals on.
if (process.execve && process.platform !== 'win32') {
  process.removeAllListeners('warning');
  process.execve(node, [node, ...command], environment);
}
const server = spawn(node, command, { stdio: 'inherit', env: environment });
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => server.kill(signal));
server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
