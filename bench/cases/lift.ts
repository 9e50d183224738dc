/**
 * Whether the verdicts of experiments are right: shops that are simulated by the server's own figures, looked at every hour for 60 days. Without an effect a
 * verdict may fall in 5 % of them; with one, it has to be found in 4 of 5 within 1.5 times the visitors of a test of fixed size.
 */

import { chanceOf } from '../../server/src/kit/random.ts';
import { type Block, fixedSizeVisitors, followEvidence, logThreshold } from '../../server/src/kit/statistics/index.ts';
import type { Figure } from '../lib/report.ts';
import { round } from '../lib/stats.ts';

const shops = 1000;
/** More, because the figure is a quantile: with 1,000 it is off by 0.03. */
const shopsWithEffect = 3000;
const days = 60;
const hours = 24 * days;
const visitorsPerHour = 25;
const alpha = 0.05;
const shares = [0.5, 0.9];
const baseRates = [0.005, 0.02, 0.05, 0.1];
const smallestLift = 0.2;
const targetFactor = 1.5;
const found = 0.8;

type Chance = () => number;

/** How many of `n` do something that each does with probability `p`. */
function binomial(chance: Chance, n: number, p: number): number {
  if (n * p > 40) {
    const [u, v] = [1 - chance(), chance()];
    const normal = Math.sqrt(-2 * Math.log(u)) * Math.cos(2 * Math.PI * v);
    return Math.max(0, Math.min(n, Math.round(n * p + Math.sqrt(n * p * (1 - p)) * normal)));
  }
  if (p > 0.5) return n - binomial(chance, n, 1 - p);
  // Jumps from one hit to the next.
  const misses = Math.log1p(-p);
  let hits = -1;
  for (let place = 0; place <= n; hits++) place += Math.floor(Math.log(1 - chance()) / misses) + 1;
  return hits;
}

/** The visitors of an hour in both groups; the rate follows the hour and the weekday, as in a shop. */
function hourOf(chance: Chance, hour: number, visitors: number, rate: number, lift: number, share: number): Block {
  const wave = 1 + 0.5 * Math.sin((hour / 24) * 2 * Math.PI) + 0.3 * Math.sin((hour / 168) * 2 * Math.PI);
  const n = binomial(chance, visitors, share);
  return {
    control: { n: visitors - n, hits: binomial(chance, visitors - n, Math.min(1, rate * wave)) },
    group: { n, hits: binomial(chance, n, Math.min(1, rate * wave * (1 + lift))) },
  };
}

/** After how many visitors a verdict falls, and which; null when none does. */
function verdictOf(chance: Chance, rate: number, lift: number, share: number, visitors: number, looks: number) {
  // The plan is off by half: nobody knows the rate before.
  const follow = followEvidence({ smallestLift, expectedRate: rate * 1.5 });
  for (let look = 0; look < looks; look++) {
    const { log, direction } = follow(hourOf(chance, look, visitors, rate, lift, share));
    if (log >= logThreshold(alpha)) return { visitors: (look + 1) * visitors, direction };
  }
  return null;
}

/** One setting: how often the shops were right or wrong. */
interface Row {
  kind: string;
  rate: string;
  share: string;
  result: string;
  met: boolean;
  value: number;
}

/** How many of the shops without effect get a verdict. */
function withoutEffect(chance: Chance, rate: number, share: number): Row {
  let wrong = 0;
  for (let shop = 0; shop < shops; shop++) if (verdictOf(chance, rate, 0, share, visitorsPerHour, hours)) wrong++;
  const value = wrong / shops;
  return {
    ...{ kind: 'no effect', rate: `${rate * 100} %`, share: `${share * 100} %` },
    ...{ result: `${round(value * 100)} % wrong`, met: value <= alpha, value },
  };
}

/** After how many visitors the effect is found. */
function withEffect(chance: Chance, rate: number, share: number, effect: number): Row {
  const fixed = fixedSizeVisitors(rate, effect, share);
  // As many looks as fit into the time of the test of fixed size, at most hourly for sixty days.
  const perLook = Math.max(visitorsPerHour, Math.round(fixed / 400));
  const right: number[] = [];
  for (let shop = 0; shop < shopsWithEffect; shop++) {
    const verdict = verdictOf(chance, rate, effect, share, perLook, Math.ceil((3 * fixed) / perLook));
    right.push(verdict && verdict.direction === (effect > 0 ? 'up' : 'down') ? verdict.visitors : Number.POSITIVE_INFINITY);
  }
  right.sort((a, b) => a - b);
  const value = (right[Math.ceil(found * shopsWithEffect) - 1] ?? Number.POSITIVE_INFINITY) / fixed;
  const median = (right[Math.ceil(shopsWithEffect / 2) - 1] ?? Number.POSITIVE_INFINITY) / fixed;
  return {
    ...{ kind: `${effect > 0 ? '+' : ''}${round(effect * 100)} %`, rate: `${rate * 100} %`, share: `${share * 100} %` },
    result: `80 % found by ${round(value)} ×, half by ${round(median)} × of ${Math.round(fixed)}`,
    met: value <= targetFactor,
    value,
  };
}

/** Simulates the shops and prints a table. */
export async function lift(): Promise<Figure[]> {
  const chance = chanceOf('lift');
  const settings = shares.flatMap((share) => baseRates.map((rate) => ({ share, rate })));
  const effects = [smallestLift, 1 / (1 + smallestLift) - 1];
  const none = settings.map(({ share, rate }) => withoutEffect(chance, rate, share));
  const some = settings.flatMap(({ share, rate }) => effects.map((effect) => withEffect(chance, rate, share, effect)));
  const rows = [...none, ...some];
  console.table(rows.map(({ kind, rate, share, result, met }) => ({ effect: kind, rate, 'share shown': share, result, met })));
  const worst = (of: Row[]) => Math.max(...of.map(({ value }) => value));
  return [
    {
      name: `false verdicts of ${shops} shops without effect, looked at hourly for ${days} days, worst of ${none.length} settings`,
      value: round(worst(none) * 100),
      unit: '%',
      target: `≤ ${alpha * 100}`,
      met: worst(none) <= alpha,
      detail: `${visitorsPerHour} visitors an hour, rates ${baseRates.map((rate) => rate * 100).join(', ')} %, shares ${shares.map((share) => share * 100).join(', ')} %`,
    },
    {
      name: 'visitors until 4 of 5 effects are found, against a test of fixed size, worst setting',
      value: round(worst(some)),
      unit: '×',
      target: `≤ ${targetFactor}`,
      met: worst(some) <= targetFactor,
      detail: `mean ${round(some.reduce((sum, { value }) => sum + value, 0) / some.length)} ×; effects of +20 % and −16.7 %`,
    },
  ];
}
