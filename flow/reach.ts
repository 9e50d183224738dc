/**
 * The products that the paths of a questionnaire can recommend (SPEC.md, C7 to C9). It knows no products, only sets of places and the effects of rules
 * on them.
 */
import { type CheckedFlow, circles } from './check.ts';
import { maxAnswers } from './parts.ts';

/** A bit set of places, 32 to a word. */
export type Places = Uint32Array;

/** The effects of the rules of one or several answers; null where no rule has that effect. */
export interface RuleEffects {
  /** The places that match any `prefer` rule. */
  prefers: Places | null;
  /** The places that match every `require` rule. */
  requires: Places | null;
  /** The places that match any `exclude` rule. */
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
  /** False when the limit was reached before the walk was complete. */
  complete: boolean;
}

/** One way to leave a question: the combined effects of its answers, and the index of the question they lead to. */
interface Way {
  effect: RuleEffects;
  next: number | null;
}

/** The places that the paths to a question leave over, for one combination of effects. `preferred` is a subset of `left`. */
interface Arrival {
  left: Places;
  preferred: Places;
  /** Whether places were added since the walk last left this question. */
  fresh: boolean;
}

const prefersFlag = 1;
const requiresFlag = 2;
const excludesFlag = 4;
const noEffect: RuleEffects = { prefers: null, requires: null, excludes: null };

/** An empty set with room for `size` places. */
export const noPlaces = (size: number): Places => new Uint32Array(Math.ceil(size / 32));

/** Whether a place is in a set. */
export const has = (places: Places, place: number): boolean => (((places[place >>> 5] ?? 0) >>> (place & 31)) & 1) === 1;

/** The places of a 0/1 list. */
export function placesOf(marks: ArrayLike<number>): Places {
  const places = noPlaces(marks.length);
  for (let word = 0; word < places.length; word++) {
    let bits = 0;
    const end = Math.min(marks.length, word * 32 + 32);
    for (let place = word * 32; place < end; place++) if (marks[place]) bits |= 1 << (place & 31);
    places[word] = bits;
  }
  return places;
}

/** The places in either set. */
export const union = (a: Places, b: Places): Places => a.map((word, at) => word | (b[at] ?? 0));
/** The places in both sets. */
export const intersection = (a: Places, b: Places): Places => a.map((word, at) => word & (b[at] ?? 0));

/**
 * The places, of `size`, that some path recommends. `effectsOf` gives the effects of an answer's rules, undefined for an answer without rules.
 * @param budget the maximum number of set words to visit
 */
export function reachOf(
  flow: WalkedFlow,
  effectsOf: (answerId: number) => RuleEffects | undefined,
  size: number,
  budget = 100_000_000,
): Reach {
  const recommended = noPlaces(size);
  const ways = waysOf(flow, effectsOf);
  const first = flow.questions.findIndex(({ id }) => id === flow.firstQuestionId);
  if (first < 0) return { recommended, complete: true };
  const leadsTo = ways.map((list) => list.flatMap(({ next }) => next ?? []));
  const inCircle = new Set(circles(leadsTo).flat());
  const arrivals = ways.map(() => new Map<number, Arrival>());
  arrivals[first]?.set(0, { left: placesOf(new Uint8Array(size).fill(1)), preferred: noPlaces(size), fresh: true });
  const order = orderFrom(first, leadsTo);
  let work = 0;
  /** Follows the ways of a question for what arrived there. Whether that added places; null when the budget is used up. */
  const leave = (place: number): boolean | null => {
    let added = false;
    for (const [effects, arrival] of arrivals[place] ?? []) {
      if (!arrival.fresh) continue;
      arrival.fresh = false;
      for (const { effect, next } of ways[place] ?? []) {
        work += recommended.length + 1;
        if (work > budget) return null;
        const onward = next === null ? undefined : arrivals[next];
        const grew = follow(arrival, effects, effect, recommended, onward);
        const skipped = inCircle.has(place) && onward && follow(arrival, effects, noEffect, recommended, onward);
        if (grew || skipped) added = true;
      }
    }
    return added;
  };
  for (let more = true; more; ) {
    more = false;
    for (const place of order) {
      const added = leave(place);
      if (added === null) return { recommended, complete: false };
      // A question that was visited earlier in this round is visited again in the next round.
      if (added) more = true;
    }
  }
  return { recommended, complete: true };
}

/** Follows one way: adds the places it recommends, and passes the places it leaves over to the next question. True if those grew. */
function follow(
  from: Arrival,
  effects: number,
  effect: RuleEffects,
  recommended: Places,
  onward: Map<number, Arrival> | undefined,
): boolean {
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

/** All ways to leave each question; ways with the same rules and the same next question are merged. */
function waysOf(flow: WalkedFlow, effectsOf: (answerId: number) => RuleEffects | undefined): Way[][] {
  const placeOf = new Map<number, number>();
  flow.questions.forEach(({ id }, place) => {
    if (!placeOf.has(id)) placeOf.set(id, place);
  });
  const leads: Leads = ({ next_question }) => (next_question === null ? null : (placeOf.get(next_question) ?? null));
  return flow.questions.map(({ answers }) => {
    const distinct = [...new Map(answers.toReversed().map((answer) => [answer.id, answer])).values()].reverse();
    const ways = new Map<string, Way>();
    for (const { chosen, next } of choicesOf(distinct, leads)) {
      const effects = chosen.flatMap(({ id }) => effectsOf(id) ?? []);
      const key = `${chosen.filter(({ id }) => effectsOf(id)).map(({ id }) => id)}>${next}`;
      if (!ways.has(key)) ways.set(key, { effect: effects.reduce(combine, noEffect), next });
    }
    return [...ways.values()];
  });
}

type WalkedAnswer = WalkedFlow['questions'][number]['answers'][number];
/** The index of the question to which an answer leads. */
type Leads = (answer: WalkedAnswer) => number | null;

/** The sets of a question's answers that visitors can choose, each with the question that comes next. */
function* choicesOf(answers: readonly WalkedAnswer[], leads: Leads): Generator<{ chosen: WalkedAnswer[]; next: number | null }> {
  const withFields = answers.filter(({ answerHasInputField }) => answerHasInputField);
  const others = answers.filter(({ answerHasInputField }) => !answerHasInputField);
  for (const picked of subsets(withFields)) {
    // Picked answers are submitted in any order, so each of them may be the last one with a next question.
    const nexts = new Set(picked.map(leads).filter((next) => next !== null));
    if (picked.length > 0) for (const next of nexts.size > 0 ? nexts : [null]) yield { chosen: picked, next };
    for (const last of others) {
      const own = leads(last);
      for (const next of own !== null || nexts.size === 0 ? [own] : nexts) yield { chosen: [...picked, last], next };
    }
  }
}

const combine = (a: RuleEffects, b: RuleEffects): RuleEffects => ({
  prefers: a.prefers && b.prefers ? union(a.prefers, b.prefers) : (a.prefers ?? b.prefers),
  requires: a.requires && b.requires ? intersection(a.requires, b.requires) : (a.requires ?? b.requires),
  excludes: a.excludes && b.excludes ? union(a.excludes, b.excludes) : (a.excludes ?? b.excludes),
});

/** All subsets of the first `maxAnswers` items, including the empty one. */
function subsets<T>(all: readonly T[]): T[][] {
  const combinations: T[][] = [[]];
  for (const item of all.slice(0, maxAnswers)) combinations.push(...combinations.map((subset) => [...subset, item]));
  return combinations;
}

/** The reachable questions in topological order, as far as circles allow it. */
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
