/** Which facets are asked, in which order, and where each answer leads. Pure. */
import type { Facet, FacetOption, FacetProduct } from '../facets/facet.ts';
import { findFacets } from '../facets/facets.ts';

export interface PlannedAnswer extends FacetOption {
  /** The place of the next question in the plan, or null where the funnel ends. */
  next: number | null;
}

export interface PlannedQuestion {
  facet: Facet;
  answers: PlannedAnswer[];
  /** How many questions come before it on its way, from 0. */
  depth: number;
  /** Asked only after one answer, about its products alone. */
  branch: boolean;
}

const mostQuestions = 4;
const leastQuestions = 2;
/** Questions that are asked after one answer only. */
const mostBranches = 2;
/** All in all: more would be a form. */
const mostInAll = 5;
/** So few products can be shown side by side; another question would only delay them. */
const fewEnough = 3;
/** A question that leaves more than this of what was left before is not asked. */
const leastGain = 0.85;
/** A branch must leave at most this share of what the question that all are asked would leave. */
const branchGain = 0.8;
const leastInBranch = 7;
/** A branch in which more than this share answers 'something else' is not asked. */
const mostRest = 0.45;
/** An opening that leaves at most this share is good enough to come before the price. */
const goodOpening = 0.65;
/** Of questions that leave about as few, the better understood comes first. */
const aboutAsFew = 1.03;
/** To open, being understood counts for more. */
const betterOpening = 1.3;

/**
 * Two to four questions where the catalogue can be split so, fewer where it cannot. Each next one is the facet that leaves the
 * fewest products expected after the answers before it. An answer skips the questions that cannot split its products any more; an
 * answer to the first one may have a question of its own before the others, where that tells its products apart much better.
 */
export function planQuestions(products: readonly FacetProduct[], language: string | null = null): PlannedQuestion[] {
  const facets = inOrder(findFacets(products, language), products.length);
  const [first, ...others] = facets;
  if (!first) return [];
  const branches = branchesOf(first, others, products, language);
  // Branches take the place of the last questions that everybody is asked.
  const shared = facets.slice(0, mostInAll - branches.size);
  const plan: PlannedQuestion[] = shared.map((facet, place) => ({
    facet,
    answers: facet.options.map((option) => ({ ...option, next: nextOf(shared, place + 1, option) })),
    depth: place === 0 || branches.size === 0 ? place : place + 1,
    branch: false,
  }));
  for (const [option, facet] of branches) {
    const answer = plan[0]?.answers[option];
    if (!answer) continue;
    answer.next = plan.length;
    plan.push({ facet, answers: facet.options.map((each) => ({ ...each, next: nextOf(shared, 1, each) })), depth: 1, branch: true });
  }
  return plan;
}

const mostSpare = 4;

/** Further questions that could be asked, the best understood first; each stands on its own. */
export function spareQuestions(
  products: readonly FacetProduct[],
  plan: readonly PlannedQuestion[],
  language: string | null,
): PlannedQuestion[] {
  const planned = new Set(plan.map(({ facet }) => `${facet.kind} ${facet.name}`));
  return findFacets(products, language)
    .filter(({ kind, name }) => !planned.has(`${kind} ${name}`))
    .slice(0, mostSpare)
    .map((facet) => ({ facet, answers: facet.options.map((option) => ({ ...option, next: null })), depth: 0, branch: false }));
}

/** The branch for each option of the first question that is worth one, by the option's place. */
function branchesOf(
  first: Facet,
  others: readonly Facet[],
  products: readonly FacetProduct[],
  language: string | null,
): Map<number, Facet> {
  const worth: { option: number; facet: Facet; saved: number }[] = [];
  first.options.forEach(({ label, products: places }, option) => {
    if (label.kind === 'anyPrice' || places.length < leastInBranch) return;
    const inBranch = findFacets(
      places.map((place) => products[place] as FacetProduct),
      language,
    );
    // Without the facets that everybody is asked by already.
    const fresh = inBranch.filter(
      (facet) =>
        restOf(facet) <= places.length * mostRest &&
        ![first, ...others].some(({ kind, name }) => kind === facet.kind && name === facet.name && !namesThings.has(kind)),
    );
    const best = bestOf(fresh.map(placedAt(places)), [places]);
    const usual = others.map((facet) => expectedLeft([places], facet)).sort((a, b) => a - b)[0] ?? places.length;
    if (!best || best.left > usual * branchGain) return;
    worth.push({ option, facet: best.facet, saved: (usual - best.left) * places.length });
  });
  const best = worth.sort((a, b) => b.saved - a.saved).slice(0, mostBranches);
  return new Map(best.map(({ option, facet }) => [option, facet]));
}

/** Kinds of things have kinds of their own: asking again asks for less. */
const namesThings = new Set<Facet['kind']>(['category', 'kind']);

const restOf = ({ options }: Facet) => options.find(({ label }) => label.kind === 'rest')?.products.length ?? 0;

/** Turns a facet of some products into one of all: its places become theirs. */
const placedAt =
  (places: readonly number[]) =>
  (facet: Facet): Facet => {
    const optionOf = new Uint8Array((places.at(-1) ?? 0) + 1);
    places.forEach((place, at) => {
      optionOf[place] = facet.optionOf[at] ?? 0;
    });
    return {
      ...facet,
      options: facet.options.map((option) => ({ ...option, products: option.products.map((at) => places[at] ?? 0) })),
      optionOf,
    };
  };

/** The facets that are worth asking, in the order in which to ask them. */
export function inOrder(facets: readonly Facet[], count: number): Facet[] {
  const order: Facet[] = [];
  let cells = [Array.from({ length: count }, (_, index) => index)];
  let leftNow = count;
  while (order.length < mostQuestions && (leftNow > fewEnough || order.length < leastQuestions)) {
    const open = facets.filter((facet) => !order.includes(facet));
    // A good conversation does not open with money: the price comes first only where nothing else splits the products.
    const opening =
      order.length > 0
        ? null
        : bestOf(
            open.filter(({ kind }) => kind !== 'price'),
            cells,
            betterOpening,
          );
    const best = opening && opening.left <= count * goodOpening ? opening : bestOf(open, cells);
    if (!best || best.left > leftNow * leastGain) break;
    order.push(best.facet);
    leftNow = best.left;
    cells = refined(cells, best.facet);
  }
  return order;
}

/** The facet that leaves the fewest of these cells; of those that leave about as few, the first. */
function bestOf(facets: readonly Facet[], cells: readonly number[][], tolerance = aboutAsFew): { facet: Facet; left: number } | null {
  const rated = facets.map((facet) => ({ facet, left: expectedLeft(cells, facet) }));
  const fewest = Math.min(...rated.map(({ left }) => left));
  return rated.find(({ left }) => left <= fewest * tolerance) ?? null;
}

/** The number of products expected after one more answer, when every product is as likely to be the right one. */
function expectedLeft(cells: readonly number[][], { optionOf, options }: Facet): number {
  let sum = 0;
  let count = 0;
  const sizes = new Array<number>(options.length);
  for (const cell of cells) {
    count += cell.length;
    sizes.fill(0);
    for (const index of cell) {
      const option = optionOf[index] ?? 0;
      sizes[option] = (sizes[option] ?? 0) + 1;
    }
    // 'The price does not matter' narrows nothing.
    sizes.forEach((size, option) => {
      sum += size * (options[option]?.label.kind === 'anyPrice' ? cell.length : size);
    });
  }
  return sum / count;
}

/** Each cell cut by the facet: the products that share all answers so far. */
export function refined(cells: readonly number[][], { optionOf, options }: Facet): number[][] {
  return cells.flatMap((cell) => {
    const parts = options.map((): number[] => []);
    for (const index of cell) parts[optionOf[index] ?? 0]?.push(index);
    return parts.filter((part) => part.length > 0);
  });
}

/** From place `from` on, the next question that still tells this answer's products apart. */
function nextOf(facets: readonly Facet[], from: number, { label, products }: FacetOption): number | null {
  for (let next = from; next < facets.length; next++) {
    const optionOf = facets[next]?.optionOf;
    const first = optionOf?.[products[0] ?? 0];
    if (label.kind === 'anyPrice' || products.some((index) => optionOf?.[index] !== first)) return next;
  }
  return null;
}
