/**
 * Loaded into Parley before anything else (`--import`): its `Date` differs from the machine's clock by what the file PARLEY_CLOCK says, in milliseconds, and
 * by what it says then whenever SIGUSR2 comes; the file PARLEY_CLOCK.taken confirms that. Timers go on as they do when a system's clock is set. PostgreSQL keeps the machine's clock.
 */
import { readFileSync, writeFileSync } from 'node:fs';

const file = process.env.PARLEY_CLOCK ?? '';
const read = () => Number(readFileSync(file, 'utf8'));
const Real = Date;
let ahead = read();

// As a function, because `Date()` without `new` is a text.
globalThis.Date = new Proxy(Real, {
  construct: (target, args, as) => Reflect.construct(target, args.length === 0 ? [Real.now() + ahead] : args, as),
  apply: () => new Real(Real.now() + ahead).toString(),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
});
function now(): number {
  return Real.now() + ahead;
}

process.on('SIGUSR2', () => {
  ahead = read();
  writeFileSync(`${file}.taken`, String(ahead));
});
