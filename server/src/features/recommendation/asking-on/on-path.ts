/**
 * What variants in stock leave of a catalogue after some answers: which further answers lead nowhere, and what the products cost. Pure.
 */
import { intersection, placesOf } from '@parley/flow/reach';
import { type CandidateQuestion, type ChosenSet, chosenSetOf, takenBack } from '../../asking/index.ts';
import { allPlaces, type FactIndex } from '../../catalogue/index.ts';
import type { Belief } from '../ranking/believing.ts';
import { holdsFor } from '../ranking/rules.ts';
import type { Shelf } from '../ranking/shelf.ts';
import { fitsAny, isAboutOptions, leftAsOne, wantedOf } from '../ranking/variants.ts';

/** Tells whether no product would be left after an answer, by its index, and after what it takes back. */
export function deadEnds(
  shelf: Shelf,
  { fitting, chosen, wanted }: Pick<Belief, 'fitting' | 'chosen' | 'wanted'>,
): ((question: CandidateQuestion, at: number) => boolean) | undefined {
  // Where nothing fits by now, no answer is worse than another.
  if (shelf.options.places.length === 0 || !fitting?.includes(1)) return undefined;
  const everything = allPlaces(shelf.products.length);
  return ({ answers }, at) => {
    const [text, rules] = [answers[at]?.text ?? '', answers[at]?.rules ?? []];
    if (rules.length === 0) return false;
    const answer: ChosenSet = chosenSetOf(
      answers.map((each) => each.rules).filter((each) => each.length > 0),
      rules,
      placesOf(holdsFor(shelf, rules)),
    );
    const all = [...chosen, answer];
    const back = takenBack(all, everything);
    const kept = [...wanted, wantedOf(shelf, [{ text, rules }])].filter((_, index) => !back.has(index));
    const apart = all.filter((_, index) => !back.has(index)).reduce((left, { matches }) => intersection(left, matches), everything);
    return !fitsAny(shelf, kept, apart);
  };
}

/** Where more products are left, what all their variants have is near enough for a question. */
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
  fitting.forEach((fits, place) => {
    const left = fits === 1 ? leftAsOne(shelf, place, kept) : null;
    if (!left) return;
    if (!Number.isNaN(prices[place]) && Number.isFinite(left.least)) prices[place] = left.least;
    const stated = new Set([...left.stated].flatMap((value) => idsOf[value] ?? []));
    gone.set(place, new Set([...left.offered].flatMap((value) => idsOf[value] ?? []).filter((id) => !stated.has(id))));
  });
  return { ...facts, prices, gone };
}
