#!/usr/bin/env node
/** Opens the shop of the pictures for another program: prints where it is as a line of JSON, and ends when its input does. */
import { openKontor } from './kontor.mjs';

const { owner, made, ports, close } = await openKontor();
console.log(JSON.stringify({ owner, made, ports }));
process.stdin.resume().on('end', async () => {
  await close();
  process.exit(0);
});
