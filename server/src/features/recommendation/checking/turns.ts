/** After this many milliseconds of work, the event loop runs other requests. */
const turnMs = 10;

/** Gives a function to call between pieces of work, which lets other requests run after some milliseconds. */
export function inTurns(): () => Promise<void> {
  let begun = performance.now();
  return async () => {
    if (performance.now() - begun < turnMs) return;
    await new Promise((resolve) => setImmediate(resolve));
    begun = performance.now();
  };
}
