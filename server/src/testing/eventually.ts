import { vi } from 'vitest';

/**
 * Calls `look` until it does not throw, and gives its result. It waits for what comes, however busy the machine is: the limit is for what
 * never comes.
 */
export const eventually = <T>(look: () => T | Promise<T>): Promise<T> => vi.waitFor(look, { timeout: 60_000, interval: 20 });
