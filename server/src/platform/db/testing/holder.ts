/** A process of its own for lock.test.ts: takes a folder and keeps it until it is killed. */
import { lockFolder } from '../lock.ts';

lockFolder(process.argv[2] ?? '');
console.log('locked');
setInterval(() => {}, 60_000);
