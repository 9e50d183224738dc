#!/usr/bin/env node
/** `npm run dev`: runs the server, restarted on changes, and the web with hot reload in front of it. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureBuilds, ensurePackages, environment, node, root } from './setup.mjs';

ensurePackages();
ensureBuilds();

const port = process.env.PORT ?? '3000';
const children = [
  spawn(node, ['--watch', join(root, 'server/src/main.ts')], { stdio: 'inherit', env: environment }),
  spawn('npm', ['run', 'dev', '-w', 'web'], {
    stdio: 'inherit',
    cwd: root,
    env: { ...environment, PARLEY_SERVER: `http://127.0.0.1:${port}` },
  }),
];
const stop = () => {
  for (const child of children) child.kill();
};
for (const child of children) child.on('exit', stop);
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, stop);
