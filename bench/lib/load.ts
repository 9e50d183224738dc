/** Generates load in a separate process: 64 connections; the result is in requests per second. */
import autocannon, { type Options } from 'autocannon';
import { median } from './stats.ts';

export const connectionCount = 64;
const secondsPerRound = 4;
const roundCount = 3;

/** Requests a second that were answered with success. @throws Error on any other answer, because fast refusals must not count as speed. */
async function measure(options: Options, seconds: number): Promise<number> {
  const result = await autocannon({ connections: connectionCount, duration: seconds, ...options });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${options.url}: ${result.non2xx} refused, ${result.errors} failed`);
  return result.requests.average;
}

/**
 * Measures both in turn, several times after a warm-up, and returns the medians, with what `afterOurs` gave after each of our rounds. The machine's speed drifts, so only measurements taken side
 * by side are comparable.
 */
export async function sideBySide<After = void>(
  ours: Options,
  theirs: Options,
  afterOurs: () => Promise<After> = async () => undefined as After,
): Promise<{ ours: number; theirs: number; ratio: number; after: After[] }> {
  await measure(ours, 1);
  await afterOurs();
  await measure(theirs, 1);
  const rounds: { ours: number; theirs: number }[] = [];
  const after: After[] = [];
  for (let i = 0; i < roundCount; i++) {
    const our = await measure(ours, secondsPerRound);
    after.push(await afterOurs());
    rounds.push({ ours: our, theirs: await measure(theirs, secondsPerRound) });
  }
  return {
    ours: Math.round(median(rounds.map((one) => one.ours))),
    theirs: Math.round(median(rounds.map((one) => one.theirs))),
    ratio: median(rounds.map((one) => one.ours / one.theirs)),
    after,
  };
}
