/** Work that is done once after the start, when the process has little to do. */
import { type EventLoopUtilization, performance } from 'node:perf_hooks';

const lookMs = 1000;
/** Below this share of a look the process counts as calm. */
const calmShare = 0.1;
const calmLooks = 2;

/** Calls `act` as soon as the process was calm for two seconds. Keeps no process alive. `utilization` is Node's own unless a test says how busy it is. */
export function onceCalm(
  act: () => void,
  utilization: (since?: EventLoopUtilization) => EventLoopUtilization = (since) => performance.eventLoopUtilization(since),
): void {
  let before = utilization();
  let calm = 0;
  const looking = setInterval(() => {
    calm = utilization(before).utilization < calmShare ? calm + 1 : 0;
    before = utilization();
    if (calm < calmLooks) return;
    clearInterval(looking);
    act();
  }, lookMs).unref();
}
