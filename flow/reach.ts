/**
 * What the paths of a questionnaire can recommend (SPEC.md, C7 to C9). Knows no product: only sets of places, and what rules do to them.
 */
import { type CheckedFlow, circles } from './check.ts';
import { maxAnswers } from './parts.ts';

/** A set of places, 32 to a word. */
export type Places = Uint32Array;

/** What the rules of one answer, or of several, do; null where there is no rule of that effect. */
export interface Says {
  /** Whatever one of the `prefer` rules fits. */
  prefers: Places | null;
  /** What every `require` rule fits. */
  requires: Places | null;
  /** Whatever one of the `exclude` rules fits. */
  excludes: Places | null;
}

export interface WalkedFlow extends CheckedFlow {
  questions: readonly {
    id: number;
    answers: readonly { id: number; next_question: number | null; answerHasInputField: boolean }[];
  }[];
}

export interface Reach {
  recommended: Places;
  /** False when the bound was met before everything was walked. */
  complete: boolean;
}

/** One way on from a question: what its answers say together, and the place of the question they lead to. */
interface Way {
  says: Says;
  next: number | null;
}

/** What the paths to a question have left over, by the effects they had: those preferred are among those left. */
interface Arrival {
  left: Places;
  preferred: Places;
  /** Something came since it was last walked on from. */
  fresh: boolean;
}

const prefersFlag = 1;
const requiresFlag = 2;
const excludesFlag = 4;
const silent: Says = { prefers: null, requires: null, excludes: null };

/** An empty set with room for `size` places. */
export const noPlaces = (size: number): Places => new Uint32Array(Math.ceil(size / 32));

/** Whether a place is in a set. */
export const has = (places: Places, place: number): boolean => (((places[place >>> 5] ?? 0) >>> (place & 31)) & 1) === 1;

/** The places of a 0/1 list. */
export function placesOf(marks: ArrayLike<number>): Places {
  const places = noPlaces(marks.length);
  for (let place = 0; place < marks.length; place++)
    if (marks[place]) places[place >>> 5] = (places[place >>> 5] ?? 0) | (1 << (place & 31));
  return places;
}

export const union = (a: Places, b: Places): Places => a.map((word, at) => word | (b[at] ?? 0));
export const intersection = (a: Places, b: Places): Places => a.map((word, at) => word & (b[at] ?? 0));

/**
 * Which of `size` places some path recommends. `says` gives what an answer's rules do, undefined for one without rules.
 * @param budget the most words of sets to look at.
 */
export function reachOf(flow: WalkedFlow, says: (answerId: number) => Says | undefined, size: number, budget = 100_000_000): Reach {
  const recommended = noPlaces(size);
  const ways = waysOf(flow, says);
  const first = flow.questions.findIndex(({ id }) => id === flow.firstQuestionId);
  if (first < 0) return { recommended, complete: true };
  const leadsTo = ways.map((list) => list.flatMap(({ next }) => next ?? []));
  const inCircle = new Set(circles(leadsTo).flat());
  const arrivals = ways.map(() => new Map<number, Arrival>());
  arrivals[first]?.set(0, { left: placesOf(new Uint8Array(size).fill(1)), preferred: noPlaces(size), fresh: true });
  const order = orderFrom(first, leadsTo);
  let work = 0;
  for (let more = true; more; ) {
    more = false;
    for (const place of order) {
      for (const [effects, arrival] of arrivals[place] ?? []) {
        if (!arrival.fresh) continue;
        arrival.fresh = false;
        for (const { says: effect, next } of ways[place] ?? []) {
          work += recommended.length + 1;
          if (work > budget) return { recommended, complete: false };
          const onward = next === null ? undefined : arrivals[next];
          const grew = go(arrival, effects, effect, recommended, onward);
          const skipped = inCircle.has(place) && onward && go(arrival, effects, silent, recommended, onward);
          // What comes to a question that this round has passed already waits for the next round.
          if (grew || skipped) more = true;
        }
      }
    }
  }
  return { recommended, complete: true };
}

/** Goes one way: adds what it recommends, and what it leaves over to where it leads. Says whether anything new came there. */
function go(from: Arrival, effects: number, effect: Says, recommended: Places, onward: Map<number, Arrival> | undefined): boolean {
  const { prefers, requires, excludes } = effect;
  const now = effects | (prefers ? prefersFlag : 0) | (requires ? requiresFlag : 0) | (excludes ? excludesFlag : 0);
  const openEnded = (now & requiresFlag) !== 0 || now === excludesFlag;
  let to = onward?.get(now);
  if (onward && !to) {
    to = { left: new Uint32Array(recommended.length), preferred: new Uint32Array(recommended.length), fresh: true };
    onward.set(now, to);
  }
  let grew = 0;
  for (let at = 0; at < recommended.length; at++) {
    let left = from.left[at] as number;
    if (requires) left &= requires[at] as number;
    if (excludes) left &= ~(excludes[at] as number);
    let preferred = (from.preferred[at] as number) & left;
    if (prefers) preferred |= (prefers[at] as number) & left;
    recommended[at] = (recommended[at] as number) | (openEnded ? left : preferred);
    if (!to) continue;
    grew |= (left & ~(to.left[at] as number)) | (preferred & ~(to.preferred[at] as number));
    to.left[at] = (to.left[at] as number) | left;
    to.preferred[at] = (to.preferred[at] as number) | preferred;
  }
  if (to && grew !== 0) to.fresh = true;
  return grew !== 0;
}

/** Every way on from each question; ways that say the same and lead to the same place are one. */
function waysOf(flow: WalkedFlow, says: (answerId: number) => Says | undefined): Way[][] {
  const placeOf = new Map<number, number>();
  flow.questions.forEach(({ id }, place) => {
    if (!placeOf.has(id)) placeOf.set(id, place);
  });
  return flow.questions.map(({ answers }) => {
    const known = [...new Map(answers.toReversed().map((answer) => [answer.id, answer])).values()].reverse();
    const withFields = known.filter(({ answerHasInputField }) => answerHasInputField);
    const ways = new Map<string, Way>();
    const add = (chosen: typeof known, next: number | null) => {
      const telling = chosen.flatMap(({ id }) => says(id) ?? []);
      const key = `${chosen.filter(({ id }) => says(id)).map(({ id }) => id)}>${next}`;
      if (!ways.has(key)) ways.set(key, { says: telling.reduce(together, silent), next });
    };
    const leads = ({ next_question }: (typeof known)[number]) => (next_question === null ? null : (placeOf.get(next_question) ?? null));
    for (const picked of subsets(withFields)) {
      // Picked answers are submitted in any order, so each of them may be the last that leads on.
      const nexts = new Set(picked.map(leads).filter((next) => next !== null));
      if (picked.length > 0) for (const next of nexts.size > 0 ? nexts : [null]) add(picked, next);
      for (const last of known) {
        if (last.answerHasInputField) continue;
        const own = leads(last);
        for (const next of own !== null || nexts.size === 0 ? [own] : nexts) add([...picked, last], next);
      }
    }
    return [...ways.values()];
  });
}

const together = (a: Says, b: Says): Says => ({
  prefers: a.prefers && b.prefers ? union(a.prefers, b.prefers) : (a.prefers ?? b.prefers),
  requires: a.requires && b.requires ? intersection(a.requires, b.requires) : (a.requires ?? b.requires),
  excludes: a.excludes && b.excludes ? union(a.excludes, b.excludes) : (a.excludes ?? b.excludes),
});

/** Every choice among the first few, the empty one included. */
function subsets<T>(all: readonly T[]): T[][] {
  const found: T[][] = [[]];
  for (const one of all.slice(0, maxAnswers)) found.push(...found.map((some) => [...some, one]));
  return found;
}

/** The questions that are reached, each after those that lead to it, as far as circles allow. */
function orderFrom(first: number, leadsTo: readonly (readonly number[])[]): number[] {
  const done: number[] = [];
  const seen = new Set([first]);
  const visits = [{ place: first, at: 0 }];
  for (let visit = visits.at(-1); visit; visit = visits.at(-1)) {
    const next = leadsTo[visit.place]?.[visit.at++];
    if (next === undefined) {
      done.push(visit.place);
      visits.pop();
    } else if (!seen.has(next)) {
      seen.add(next);
      visits.push({ place: next, at: 0 });
    }
  }
  return done.reverse();
}
