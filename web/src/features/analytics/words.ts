/** What the analytics say. Pure. */
import { formatSeconds } from '../../lib/format.ts';

/** '3.50 s'; '–' where nobody answered yet. */
export const secondsText = (seconds: number | null): string => (seconds === null ? '–' : `${formatSeconds(seconds)} s`);

/** Per cent of the whole, 0 when the whole is nothing. */
export const shareOf = (part: number, whole: number): number => (whole > 0 ? (part / whole) * 100 : 0);
