/** How the cost of some work grows with its size, by the processor time of this thread: a busy machine does not make it look slow. */

async function cost(run: () => unknown): Promise<number> {
  const before = process.threadCpuUsage();
  await run();
  const spent = process.threadCpuUsage(before);
  return (spent.user + spent.system) / 1000;
}

/** Quadratic growth would give sixteen. */
export const tooMuchGrowth = 9;
/** A few milliseconds are too short to measure growth. */
const shortest = 6;
const mostTries = 4;

/**
 * The ratio of the costs of four times a size and of that size. One that looks quadratic is measured again, because a single measurement may be disturbed.
 * @param work prepares the work of a size; only what it returns is measured
 */
export async function growthOf(size: number, work: (size: number) => () => unknown): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let attempt = 0; attempt < mostTries && least >= tooMuchGrowth; attempt++) {
    const [single, four] = [await cost(work(size)), await cost(work(4 * size))];
    least = Math.min(least, four / Math.max(single, shortest));
  }
  return least;
}
