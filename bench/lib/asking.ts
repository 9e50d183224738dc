/** Simulates a visit by the code that serves visitors: the questionnaire, then follow-up questions, and the ranking. */
import type { PlannedQuestion } from '../../server/src/features/generation/questions/plan.ts';
import type { AnsweredQuestion } from '../../server/src/features/questionnaires/index.ts';
import { beliefAfter, rankAfter, type VisitorBelief } from '../../server/src/features/recommendation/after-answers.ts';
import { questionAfter } from '../../server/src/features/recommendation/asking-on/question-after.ts';
import { priorByClicks } from '../../server/src/features/recommendation/ranking/believing.ts';
import type { Shelf } from '../../server/src/features/recommendation/ranking/shelf.ts';
import type { ProductShelf } from '../../server/src/features/recommendation/ranking/shelves.ts';

/** The number of products shown at once. */
export const shownAtOnce = 3;

export interface Visit {
  questions: number;
  shown: number[];
  /** The number of products that match all answers; null when no answer says anything. */
  left: number | null;
  /** Whether no product matches all answers. */
  nothingFits: boolean;
  /** A product was shown above the highest chosen price without saying so on its card. */
  aboveBudget: number;
}

export interface Shop {
  /** Ids are places, starting with 1. */
  shelf: Shelf;
  plan: readonly PlannedQuestion[];
}

/** Chooses an answer to a question by its index. */
export type Answering = (text: string, answers: readonly string[]) => number;

/** An answer of a question of the questionnaire or of a follow-up question. */
type Offered = PlannedQuestion['answers'][number] | { text: string; rules: PlannedQuestion['answers'][number]['rules'] };

const nobodyCounted = () => ({ shown: 0, answered: 0 });

/** A question that was put to a visitor, with the index of the answer that was chosen. */
export interface Step {
  family: string;
  text: string;
  answers: readonly Offered[];
  isFollowUp: boolean;
  /** The place of the question in the plan; null for a follow-up question. */
  planned: number | null;
  at: number;
}

/** Asks a visitor at most `most` questions. `follow` adds follow-up questions after the questionnaire. */
export function visit(shop: Shop, answering: Answering, most: number, follow = true): Visit {
  const steps: Step[] = [];
  for (;;) {
    const next = steps.length < most ? nextOf(shop, steps, follow) : null;
    if (!next) return endOf(shop, steps);
    const at = answering(
      next.text,
      next.answers.map(({ text }) => text),
    );
    steps.push({ ...next, at });
  }
}

/** The question after these answers, of the questionnaire or as the server asks on; null where none is asked. */
export function nextOf(shop: Shop, steps: readonly Step[], follow = true): Omit<Step, 'at'> | null {
  const { plan } = shop;
  const last = steps.at(-1);
  const place = last ? (last.planned === null ? null : (plan[last.planned]?.answers[last.at]?.next ?? null)) : plan.length > 0 ? 0 : null;
  if (place !== null) {
    const { question, answers } = plan[place] as PlannedQuestion;
    return { family: question.family, text: question.text, answers, isFollowUp: false, planned: place };
  }
  const question = follow ? questionAfter(beliefOf(shop, steps).belief, nobodyCounted) : null;
  return question && { family: question.family, text: question.text, answers: question.answers, isFollowUp: true, planned: null };
}

/** The products that a visitor is shown after these answers. */
export function endOf(shop: Shop, steps: readonly Step[]): Visit {
  const { belief, chosenIds } = beliefOf(shop, steps);
  const budget = steps.reduce((limit, { answers: offered, at }) => {
    const [rule] = offered[at]?.rules ?? [];
    return rule?.field === 'price' ? (rule.max ?? Number.POSITIVE_INFINITY) : limit;
  }, Number.POSITIVE_INFINITY);
  const shown = rankAfter(belief, chosenIds, { limit: shownAtOnce }).top;
  return {
    questions: steps.length,
    shown: shown.map(({ product }) => product.id - 1),
    left: belief.productsLeft,
    nothingFits: belief.productsLeft === 0,
    aboveBudget: shown.filter(
      ({ product, variant, misses }) => (variant?.priceMinor ?? product.priceMinor ?? 0) > budget && misses.length === 0,
    ).length,
  };
}

/** The number of products that match these answers; null when none of them says anything. */
export const leftAfter = (shop: Shop, steps: readonly Step[]): number | null => beliefOf(shop, steps).belief.productsLeft;

function beliefOf({ shelf }: Shop, steps: readonly Step[]): { belief: VisitorBelief; chosenIds: number[] } {
  const answered: AnsweredQuestion[] = [];
  const chosenIds: number[] = [];
  steps.forEach(({ family, text, answers, isFollowUp, at }, index) => {
    const id = index + 1;
    const rows = answers.map((answer, place) => ({ id: id * 10 + place, text: answer.text, productRules: [...answer.rules] }));
    answered.push({ id, text, followUpFamily: isFollowUp ? family : null, answers: rows });
    chosenIds.push(id * 10 + at);
  });
  const belief = beliefAfter(shelf as ProductShelf, answered, chosenIds, { clicked: priorByClicks(shelf, new Map()) });
  return { belief, chosenIds };
}
