/** Estimates of a difference between two groups, and how the phases of an experiment are put together. */
import { meanOf, type Sums, varianceOf } from './sums.ts';

/** A value with the variance of its estimate, from `n` visitors. */
export interface Estimate {
  value: number;
  variance: number;
  n: number;
}

/** The lift (m_B − m_A)/m_A of a group over the control group, by the delta method; null while the control group brought nothing. */
export function liftOf(control: Sums, group: Sums): Estimate | null {
  const base = meanOf(control);
  if (base <= 0 || group.n === 0) return null;
  const mean = meanOf(group);
  return {
    value: (mean - base) / base,
    variance: varianceOf(group) / (base ** 2 * group.n) + (varianceOf(control) * mean ** 2) / (base ** 4 * control.n),
    n: control.n + group.n,
  };
}

/** The difference m_B − m_A of two means; null while a group is empty. */
export function differenceOf(control: Sums, group: Sums): Estimate | null {
  if (control.n === 0 || group.n === 0) return null;
  return {
    value: meanOf(group) - meanOf(control),
    variance: varianceOf(group) / group.n + varianceOf(control) / control.n,
    n: control.n + group.n,
  };
}

/**
 * Puts the estimates of phases together, each weighted by the inverse of its variance. Pooling the visitors of phases with different shares
 * would compare busy days with quiet ones. A phase without variance says nothing yet. Null when none does.
 */
export function combinePhases(phases: readonly (Estimate | null)[]): Estimate | null {
  const telling = phases.filter((phase): phase is Estimate => phase !== null && phase.variance > 0);
  if (telling.length === 0) return null;
  const weight = telling.reduce((sum, { variance }) => sum + 1 / variance, 0);
  return {
    value: telling.reduce((sum, { value, variance }) => sum + value / variance, 0) / weight,
    variance: 1 / weight,
    n: telling.reduce((sum, { n }) => sum + n, 0),
  };
}
