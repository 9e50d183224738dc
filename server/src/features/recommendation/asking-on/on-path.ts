/**
 * The products that are left after some answers: which further answers lead nowhere, and which values and prices the variants in stock still have. Pure.
 */
import { intersection, type Places, placesOf } from '@parley/flow/reach';
import { type CandidateQuestion, type ChosenSet, chosenSetOf, takenBack } from '../../asking/index.ts';
import { allPlaces, type FactIndex } from '../../catalogue/index.ts';
import type { Belief } from '../ranking/believing.ts';
import { holdsFor } from '../ranking/rules.ts';
import type { Marks, Shelf } from '../ranking/shelf.ts';
import { fitsAny, isAboutOptions, leftAsOne, type Wanted, wantedOfFacts } from '../ranking/variants.ts';

/**
 * Tells whether no product would be left after an answer, by its index, and after what it takes back; undefined where no answer said anything yet,
 * so that all of the catalogue is left.
 */
export function deadEnds(
  shelf: Shelf,
  { fitting, allowed, chosen, wanted, evidence }: Pick<Belief, 'fitting' | 'allowed' | 'chosen' | 'wanted' | 'evidence'>,
): ((question: CandidateQuestion, at: number) => boolean) | undefined {
  if (!fitting) return undefined;
  const hasOptions = shelf.options.places.length > 0;
  const everything = allPlaces(shelf.products.length);
  const keptOf = <Each>(list: readonly Each[], isBack: (at: number) => boolean) => list.filter((_, at) => !isBack(at));
  const matchesOf = (sets: readonly ChosenSet[]) => sets.reduce((left, { matches }) => intersection(left, matches), everything);
  const isBack = (at: number) => evidence[at]?.isTakenBack === true;
  const before = { wanted: keptOf(wanted, isBack), matches: matchesOf(keptOf(chosen, isBack)) };
  const setOf = new Map([fitting, allowed].flatMap((marks) => (marks ? [[marks, placesOf(marks)] as const] : [])));
  const fitsSome = (all: () => readonly Wanted[], among: Marks | null, apart: Places): boolean =>
    hasOptions
      ? fitsAny(shelf, all(), among ?? everyPlace(shelf), apart)
      : isSome(among ? intersection(apart, setOf.get(among) as Places) : apart);
  return ({ answers }, at) => {
    const answer = answers[at];
    if (!answer || answer.rules.length === 0) return false;
    // A price is judged by the product's own, and then by those of its variants.
    const matches = answer.kind === 'price' && hasOptions ? placesOf(holdsFor(shelf, answer.rules)) : answer.matches;
    const further = () => wantedOfFacts(shelf, { ...answer, matches });
    const left = intersection(before.matches, matches);
    // Products that match the answers one by one contradict no answer.
    if (isSome(left)) return !fitsSome(() => [...before.wanted, further()], fitting, left);
    const rules = answers.map((each) => each.rules).filter((each) => each.length > 0);
    const all = [...chosen, chosenSetOf(rules, answer.rules, matches)];
    const back = takenBack(all, everything);
    const among = back.size === chosen.length - before.wanted.length ? fitting : allowed;
    const kept = () => keptOf([...wanted, further()], (index) => back.has(index));
    return !fitsSome(kept, among, matchesOf(keptOf(all, (index) => back.has(index))));
  };
}

const isSome = (places: Places) => places.some((word) => word !== 0);
const everyPlace = (shelf: Shelf) => new Uint8Array(shelf.products.length).fill(1);

/** With more products left than this, the values of all their variants are exact enough for a question. */
const fewEnough = 1500;

/**
 * The index with what the variants that fit leave of the products: the M may be dearer than the S, and not come in red. Every answer is judged by
 * `deadEnds` all the same.
 */
export function indexOnPath(shelf: Shelf, { fitting, productsLeft, evidence, wanted }: Belief): FactIndex {
  const { facts, options } = shelf;
  const kept = wanted.filter((_, at) => !evidence[at]?.isTakenBack);
  if (options.places.length === 0 || !fitting || !kept.some(isAboutOptions) || (productsLeft ?? 0) > fewEnough) return facts;
  const prices = facts.prices.slice();
  const gone = new Map<number, ReadonlySet<number>>();
  const idOf = new Map(facts.values.map(({ family, value, id }) => [`${family}\n${value}`, id]));
  const idsOf = options.values.map((option) => option.facts.flatMap(({ family, value }) => idOf.get(`${family}\n${value}`) ?? []));
  for (let place = 0; place < fitting.length; place++) {
    const left = fitting[place] === 1 ? leftAsOne(shelf, place, kept) : null;
    if (!left) continue;
    if (!Number.isNaN(prices[place]) && Number.isFinite(left.least)) prices[place] = left.least;
    const stated = new Set([...left.stated].flatMap((value) => idsOf[value] ?? []));
    gone.set(place, new Set([...left.offered].flatMap((value) => idsOf[value] ?? []).filter((id) => !stated.has(id))));
  }
  return { ...facts, prices, gone };
}
