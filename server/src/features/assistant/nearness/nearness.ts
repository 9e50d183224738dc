/** How near an owner's passages are to a question in meaning, and how that is weighed beside the evidence of words. Pure. */
import type { Weighed } from '../finding/evidence.ts';

/** The vectors of an owner's passages, row after row. */
export interface PassageVectors {
  /** The passages with each text: the same text may stand on several pages. */
  ids: readonly (readonly string[])[];
  size: number;
  rows: Float32Array;
  /** How much the similarity of two passages varies. Models differ in that, so a difference is measured by it. */
  spread: number;
}

export interface Nearness {
  /** How far each passage is behind the nearest one, in spreads. */
  behind: ReadonlyMap<string, number>;
  /** The nearest passages, the nearest first. */
  nearest: readonly string[];
}

/** With fewer passages, the spread says too little. */
const fewest = 4;
const mostPairs = 1000;
const leastSpread = 0.01;
const mostNearest = 8;

/** Puts vectors together; null for too few of them. @param vectors all of one size and of length 1 */
export function passageVectors(vectors: readonly { ids: readonly string[]; vector: Float32Array }[]): PassageVectors | null {
  const size = vectors[0]?.vector.length ?? 0;
  if (vectors.length < fewest) return null;
  const rows = new Float32Array(vectors.length * size);
  for (const [at, { vector }] of vectors.entries()) rows.set(vector, at * size);
  return { ids: vectors.map(({ ids }) => ids), size, rows, spread: spreadOf(rows, vectors.length, size) };
}

/** The standard deviation of the likeness of passages, over pairs that are spread evenly. */
function spreadOf(rows: Float32Array, count: number, size: number): number {
  const pairs = (count * (count - 1)) / 2;
  const step = Math.max(1, Math.floor(pairs / mostPairs));
  let [sum, squares, seen, at] = [0, 0, 0, 0];
  for (let row = 1; row < count; row++)
    for (let other = 0; other < row; other++) {
      if (at++ % step !== 0) continue;
      const likeness = likenessOf(rows, row * size, rows.subarray(other * size, (other + 1) * size));
      sum += likeness;
      squares += likeness ** 2;
      seen++;
    }
  const mean = sum / seen;
  return Math.max(leastSpread, Math.sqrt(Math.max(0, squares / seen - mean ** 2)));
}

/** The cosine of two vectors of length 1. */
function likenessOf(rows: Float32Array, from: number, vector: Float32Array): number {
  let sum = 0;
  for (let i = 0; i < vector.length; i++) sum += (rows[from + i] as number) * (vector[i] as number);
  return sum;
}

/** Compares a question with every passage; null where its vector has another size. */
export function nearnessOf({ ids, size, rows, spread }: PassageVectors, question: Float32Array): Nearness | null {
  if (question.length !== size) return null;
  const likeness = ids.map((_, at) => likenessOf(rows, at * size, question));
  const best = Math.max(...likeness);
  const order = [...likeness.keys()].sort((a, b) => (likeness[b] as number) - (likeness[a] as number));
  return {
    behind: new Map(ids.flatMap((same, at) => same.map((id) => [id, (best - (likeness[at] as number)) / spread] as const))),
    nearest: order.flatMap((at) => ids[at] ?? []).slice(0, mostNearest),
  };
}

/** Weights for the nearest passage and against those this far behind it; both small, so that words can still decide (decision 100). */
const weights = { near: 0.8, behind: -2 };
const mostBehind = 0.8;

/**
 * The likelihood of a passage with its nearness. To be near speaks only for a passage that has something of the question in words too, so that a
 * vector alone never makes it an answer; and what nothing makes up for stays a veto.
 */
export function withNearness(weighed: Weighed, { behind }: Nearness): Weighed {
  const distance = behind.get(weighed.candidate.id);
  if (distance === undefined) return weighed;
  const near = weighed.candidate.terms.size > 0 ? weights.near : 0;
  return { ...weighed, likelihood: weighed.likelihood + near + weights.behind * Math.min(mostBehind, distance) };
}
