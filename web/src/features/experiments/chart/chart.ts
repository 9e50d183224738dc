/** The geometry of the picture of an interval over time. Pure. */
import type { Bounded } from '@parley/contract';

export interface DayPoint {
  day: string;
  lift: Bounded | null;
}

export interface Picture {
  /** In the picture's own units, from the top left. */
  line: string;
  band: string;
  zero: number;
  ticks: { at: number; value: number }[];
  days: { at: number; number: number }[];
  last: { x: number; y: number };
  /** The position of the day from which on the verdict stands; null while there is none. */
  since: { x: number; number: number } | null;
}

const mostDays = 6;
const daySteps = [1, 2, 7, 14, 28, 56, 91];
const steps = [0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10];
/** More than that is off the scale: the first, wide intervals would flatten all later ones. */
const most = 2;

/** Draws the days into a box; null when no day has an interval. */
export function pictureOf(days: readonly DayPoint[], width: number, height: number, since: string | null = null): Picture | null {
  const withLift = days.flatMap(({ lift }, i) => (lift ? [{ i, lift }] : []));
  const last = withLift.at(-1);
  if (!last) return null;
  const clamp = (value: number) => Math.max(-1, Math.min(most, value));
  const bounds = withLift.flatMap(({ lift }) => [clamp(lift.low), clamp(lift.high)]);
  const step = steps.find((size) => (Math.max(0, ...bounds) - Math.min(0, ...bounds)) / size <= 5) ?? most;
  const low = Math.floor(Math.min(0, ...bounds) / step) * step;
  const high = Math.max(Math.ceil(Math.max(0, ...bounds) / step) * step, low + step);
  const x = (i: number) => (days.length === 1 ? width / 2 : (i / (days.length - 1)) * width);
  const y = (value: number) => ((high - clamp(value)) / (high - low)) * height;
  const point = (i: number, value: number) => `${x(i).toFixed(1)} ${y(value).toFixed(1)}`;
  const top = withLift.map(({ i, lift }) => point(i, lift.high));
  const bottom = withLift.map(({ i, lift }) => point(i, lift.low)).reverse();
  // Weeks, because shops think in them: day 7, 14, 21, …
  const every = daySteps.find((size) => days.length / size <= mostDays) ?? Math.ceil(days.length / mostDays);
  const verdictAt = days.findIndex(({ day }) => day === since);
  return {
    line: `M${withLift.map(({ i, lift }) => point(i, lift.value)).join('L')}`,
    band: `M${[...top, ...bottom].join('L')}Z`,
    zero: y(0),
    ticks: Array.from({ length: Math.round((high - low) / step) + 1 }, (_, k) => low + k * step).map((value) => ({ at: y(value), value })),
    days: days.flatMap((_, i) => ((i + 1) % every === 0 ? [{ at: x(i), number: i + 1 }] : [])),
    last: { x: x(last.i), y: y(last.lift.value) },
    since: verdictAt < 0 ? null : { x: x(verdictAt), number: verdictAt + 1 },
  };
}
