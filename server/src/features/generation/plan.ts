/** Which facets are asked, in which order, and where each answer leads. Pure. */
import type { Facet, FacetOption, FacetProduct } from './facet.ts';
import { findFacets } from './facets.ts';

export interface PlannedAnswer extends FacetOption {
  /** The place of the next question in the plan, or null where the funnel ends. */
  next: number | null;
}

export interface PlannedQuestion {
  facet: Facet;
  answers: PlannedAnswer[];
}

const MOST_QUESTIONS = 4;
const LEAST_QUESTIONS = 2;
/** So few can be shown side by side; a further question would only delay them. */
const FEW_ENOUGH = 3;
/** A question that leaves more than this of what was left before is not asked. */
const LEAST_GAIN = 0.85;

/**
 * Two to four questions where the catalogue can be split so, fewer where it cannot. Each next one is the facet that leaves the
 * fewest products expected after the answers before it. An answer skips the questions that cannot split its products any more.
 */
export function planQuestions(products: readonly FacetProduct[]): PlannedQuestion[] {
  const asked = inOrder(findFacets(products), products.length);
  return asked.map((facet, place) => ({
    facet,
    answers: facet.options.map((option) => ({ ...option, next: nextOf(asked, place, option) })),
  }));
}

function inOrder(facets: readonly Facet[], count: number): Facet[] {
  const asked: Facet[] = [];
  let cells = new Map<number, number[]>([[0, Array.from({ length: count }, (_, index) => index)]]);
  let leftNow = count;
  while (asked.length < MOST_QUESTIONS && (leftNow > FEW_ENOUGH || asked.length < LEAST_QUESTIONS)) {
    let best: { facet: Facet; left: number } | null = null;
    for (const facet of facets) {
      if (asked.includes(facet)) continue;
      const left = expectedLeft(cells, facet, count);
      if (!best || left < best.left) best = { facet, left };
    }
    if (!best || best.left > leftNow * LEAST_GAIN) break;
    asked.push(best.facet);
    leftNow = best.left;
    cells = refined(cells, best.facet);
  }
  return asked;
}

/** Products expected after one more answer, for a visitor who looks for any product alike. */
function expectedLeft(cells: Map<number, number[]>, { optionOf, options }: Facet, count: number): number {
  let sum = 0;
  const sizes = new Array<number>(options.length);
  for (const cell of cells.values()) {
    sizes.fill(0);
    for (const index of cell) {
      const option = optionOf[index] ?? 0;
      sizes[option] = (sizes[option] ?? 0) + 1;
    }
    // Whoever says that the price does not matter has narrowed nothing.
    sizes.forEach((size, option) => {
      sum += size * (options[option]?.label.kind === 'anyPrice' ? cell.length : size);
    });
  }
  return sum / count;
}

/** Each cell cut by the facet: the products that share all answers so far. */
function refined(cells: Map<number, number[]>, { optionOf, options }: Facet): Map<number, number[]> {
  const next = new Map<number, number[]>();
  for (const [key, cell] of cells)
    for (const index of cell) {
      const cut = key * options.length + (optionOf[index] ?? 0);
      const part = next.get(cut);
      if (part) part.push(index);
      else next.set(cut, [index]);
    }
  return next;
}

/** The next question that still tells this answer's products apart. */
function nextOf(asked: readonly Facet[], place: number, { label, products }: FacetOption): number | null {
  for (let next = place + 1; next < asked.length; next++) {
    const optionOf = asked[next]?.optionOf;
    const first = optionOf?.[products[0] ?? 0];
    if (label.kind === 'anyPrice' || products.some((index) => optionOf?.[index] !== first)) return next;
  }
  return null;
}
