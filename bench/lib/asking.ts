/** One visit: the questions of the questionnaire, and those that are asked on, until few enough products are likely. */
import { has, type Places } from '@parley/flow/reach';
import { type AskedQuestion, nextQuestion, posterior } from '../../server/src/features/asking/index.ts';
import type { FactIndex } from '../../server/src/features/catalogue/index.ts';
import type { PlannedQuestion } from '../../server/src/features/generation/questions/plan.ts';

/** Products shown side by side. */
export const shownAtOnce = 3;
const nobodyCounted = { shown: 0, answered: 0 };

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
  let belief: Float64Array = new Float64Array(index.size).fill(1 / Math.max(1, index.size));
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
    const options = answers.filter(({ kind }) => kind !== 'any');
    belief = posterior(belief, [
      { options: options.map(({ matches }) => marksOf(matches, index.size)), chosen: [options.indexOf(answer)] },
    ]);
    return at;
  };
  for (let at: number | null = plan.length > 0 ? 0 : null; at !== null && asked.length < most; ) {
    const planned: PlannedQuestion = plan[at] as PlannedQuestion;
    const answer = take(planned.question.family, planned.question.text, planned.answers);
    at = planned.answers[answer]?.next ?? null;
  }
  for (let followUps = 0; follow && asked.length < most; followUps++) {
    const next = nextQuestion(index, { belief, asked, followUps, language, countsOf: () => nobodyCounted });
    if (!next) break;
    take(next.family, next.text, next.answers);
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

const marksOf = (set: Places, size: number): Uint8Array => Uint8Array.from({ length: size }, (_, place) => (has(set, place) ? 1 : 0));

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
