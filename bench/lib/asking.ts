/** One visit: the questions of the questionnaire, and those that are asked on, until few enough products are likely. */
import { has, type Places } from '@parley/flow/reach';
import { type AskedQuestion, candidateQuestions } from '../../server/src/features/asking/index.ts';
import { countPlaces, type FactIndex } from '../../server/src/features/catalogue/index.ts';
import type { PlannedQuestion } from '../../server/src/features/generation/questions/plan.ts';

/** Products shown side by side. */
export const shownAtOnce = 3;
/** One answer in ten is taken for wrong. */
const slips = 0.1;
/** Less likely than this share of the likeliest is out of the question. */
const stillLikely = 0.25;
/** So likely the shown products must be together before no more is asked. */
const sureEnough = 0.8;
const answeringShare = 0.9;
const questionCost = 0.15;

export interface Visit {
  questions: number;
  shown: number[];
  /** Whether no product fits all answers. */
  nothingFits: boolean;
  /** Shown above the highest price that was chosen, though something within it fits. */
  aboveBudget: number;
}

export interface Shop {
  index: FactIndex;
  plan: readonly PlannedQuestion[];
  language: string;
  titles: readonly string[];
}

/** Gives the place of an answer to a question. */
export type Answering = (text: string, answers: readonly string[]) => number;

/** Asks a visitor at most `most` questions; `follow` asks on after the questionnaire. */
export function visit({ index, plan, language, titles }: Shop, answering: Answering, most: number, follow = true): Visit {
  const belief = new Float64Array(index.size).fill(1 / Math.max(1, index.size));
  const asked: AskedQuestion[] = [];
  const chosen: Places[] = [];
  let budget = Number.POSITIVE_INFINITY;
  const take = (
    family: string,
    text: string,
    answers: readonly { text: string; kind: string; matches: Places; rules: readonly unknown[] }[],
  ) => {
    const at = answering(
      text,
      answers.map((answer) => answer.text),
    );
    const answer = answers[at];
    asked.push({ family: family as AskedQuestion['family'] & string, text });
    if (!answer || answer.kind === 'any') return at;
    chosen.push(answer.matches);
    const [rule] = answer.rules as { field: string; max?: number | null }[];
    if (rule?.field === 'price') budget = rule.max ?? Number.POSITIVE_INFINITY;
    const otherwise = slips / Math.max(1, answers.length - 1);
    let sum = 0;
    for (let place = 0; place < belief.length; place++) {
      belief[place] = (belief[place] ?? 0) * (has(answer.matches, place) ? 1 - slips : otherwise);
      sum += belief[place] ?? 0;
    }
    for (let place = 0; place < belief.length; place++) belief[place] = (belief[place] ?? 0) / sum;
    return at;
  };
  for (let at: number | null = plan.length > 0 ? 0 : null; at !== null && asked.length < most; ) {
    const planned: PlannedQuestion = plan[at] as PlannedQuestion;
    const answer = take(planned.question.family, planned.question.text, planned.answers);
    at = planned.answers[answer]?.next ?? null;
  }
  while (follow && asked.length < most) {
    const order = ranked(belief);
    const likely = order.slice(0, shownAtOnce).reduce((sum, place) => sum + (belief[place] ?? 0), 0);
    if (likely >= sureEnough) break;
    const highest = belief[order[0] ?? 0] ?? 0;
    const support = new Uint32Array(Math.ceil(index.size / 32));
    for (const place of order) {
      if ((belief[place] ?? 0) <= stillLikely * highest) break;
      support[place >>> 5] = (support[place >>> 5] ?? 0) | (1 << (place & 31));
    }
    if (countPlaces(support) <= shownAtOnce) break;
    const [best] = candidateQuestions(index, support, asked, language);
    if (!best || best.value * answeringShare <= questionCost) break;
    take(best.family, best.text, best.answers);
  }
  const fitting = fittingAll(index, chosen);
  const order = ranked(belief);
  const within = (place: number) => !((index.prices[place] ?? 0) > budget);
  const sorted = [...order.filter(within), ...order.filter((place) => !within(place))];
  const shown = distinct(sorted, titles).slice(0, shownAtOnce);
  const affordable = fitting.length > 0 || sorted.some(within);
  return {
    questions: asked.length,
    shown,
    nothingFits: chosen.length > 0 && fitting.length === 0,
    aboveBudget: affordable && order.filter(within).length >= shownAtOnce ? shown.filter((place) => !within(place)).length : 0,
  };
}

function fittingAll(index: FactIndex, chosen: readonly Places[]): number[] {
  const places: number[] = [];
  for (let place = 0; place < index.size; place++) if (chosen.every((matches) => has(matches, place))) places.push(place);
  return places;
}

/** Places by belief, the likeliest first. */
function ranked(belief: Float64Array): number[] {
  return Array.from(belief.keys()).sort((a, b) => (belief[b] ?? 0) - (belief[a] ?? 0) || a - b);
}

/** The same title is shown once. */
function distinct(order: readonly number[], titles: readonly string[]): number[] {
  const seen = new Set<string>();
  const result: number[] = [];
  for (const place of order) {
    const title = titles[place] ?? '';
    if (seen.has(title)) continue;
    seen.add(title);
    result.push(place);
    if (result.length === shownAtOnce) break;
  }
  return result;
}
