/** Simulates a visit with the product's own belief, choice of questions and ranking: the questionnaire, then follow-up questions. */
import { type AskedQuestion, answeredQuestion, nextQuestion } from '../../server/src/features/asking/index.ts';
import type { PlannedQuestion } from '../../server/src/features/generation/questions/plan.ts';
import type { AnsweredQuestion } from '../../server/src/features/questionnaires/index.ts';
import { type Belief, believe, priorByClicks } from '../../server/src/features/recommendation/ranking/believing.ts';
import { rank } from '../../server/src/features/recommendation/ranking/rank.ts';
import type { Shelf } from '../../server/src/features/recommendation/ranking/shelf.ts';

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
  language: string;
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
  const { plan, shelf, language } = shop;
  const last = steps.at(-1);
  const place = last ? (last.planned === null ? null : (plan[last.planned]?.answers[last.at]?.next ?? null)) : plan.length > 0 ? 0 : null;
  if (place !== null) {
    const { question, answers } = plan[place] as PlannedQuestion;
    return { family: question.family, text: question.text, answers, isFollowUp: false, planned: place };
  }
  if (!follow) return null;
  const belief = beliefAfter(shop, steps);
  // As the server does it: what was taken back counts as passed over.
  const isBack = (id: number) => belief.evidence.some(({ question, isTakenBack }) => isTakenBack && question.id === id);
  const asked = steps.map(({ family, text, answers, at }, index): AskedQuestion => {
    const rules = answers.map((answer) => answer.rules);
    return {
      ...answeredQuestion({ family: family as never, text }, rules, [at], isBack(index + 1)),
      isDoubted: belief.doubted?.questionId === index + 1,
    };
  });
  const question = nextQuestion(shelf.facts, {
    belief: belief.probabilities,
    fitting: belief.fitting,
    doubtful: belief.doubted,
    allowingSlips: belief.allowingSlips,
    asked,
    followUps: steps.filter(({ isFollowUp }) => isFollowUp).length,
    language,
    countsOf: nobodyCounted,
  });
  return question && { family: question.family, text: question.text, answers: question.answers, isFollowUp: true, planned: null };
}

/** What a visitor is shown after these answers. */
export function endOf(shop: Shop, steps: readonly Step[]): Visit {
  const belief = beliefAfter(shop, steps);
  const isBack = (id: number) => belief.evidence.some(({ question, isTakenBack }) => isTakenBack && question.id === id);
  const answers = steps.flatMap(({ answers: offered, at, isFollowUp }, index) => {
    const chosen = offered[at];
    if (!chosen || chosen.rules.length === 0) return [];
    return [{ text: chosen.text, rules: [...chosen.rules], soft: isFollowUp, isTakenBack: isBack(index + 1) }];
  });
  const budget = steps.reduce((limit, { answers: offered, at }) => {
    const [rule] = offered[at]?.rules ?? [];
    return rule?.field === 'price' ? (rule.max ?? Number.POSITIVE_INFINITY) : limit;
  }, Number.POSITIVE_INFINITY);
  const shown = rank(shop.shelf, { answers, limit: shownAtOnce, belief: belief.probabilities }).top;
  return {
    questions: steps.length,
    shown: shown.map(({ product }) => product.id - 1),
    left: belief.productsLeft,
    nothingFits: belief.productsLeft === 0,
    aboveBudget: shown.filter(({ product, misses }) => (product.priceMinor ?? 0) > budget && misses.length === 0).length,
  };
}

function beliefAfter({ shelf }: Shop, steps: readonly Step[]): Belief {
  const answered: AnsweredQuestion[] = [];
  const chosen = new Set<number>();
  steps.forEach(({ family, text, answers, isFollowUp, at }, index) => {
    const id = index + 1;
    const rows = answers.map((answer, place) => ({ id: id * 10 + place, text: answer.text, productRules: [...answer.rules] }));
    answered.push({ id, text, followUpFamily: isFollowUp ? family : null, answers: rows });
    chosen.add(id * 10 + at);
  });
  return believe(shelf, answered, chosen, { clicked: priorByClicks(shelf, new Map()) });
}
