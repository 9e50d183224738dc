/** A separate process for lock.test.ts: locks a folder until it is killed. */
import { lockFolder } from '../lock.ts';

lockFolder(process.argv[2] ?? '');
console.log('locked');
setInterval(() => {}, 60_000);
