/** Simulates a visit with the product's own belief, choice of questions and ranking: the questionnaire, then follow-up questions. */
import { type AskedQuestion, answeredQuestion, nextQuestion } from '../../server/src/features/asking/index.ts';
import type { PlannedQuestion } from '../../server/src/features/generation/questions/plan.ts';
import type { AnsweredQuestion } from '../../server/src/features/questionnaires/index.ts';
import { believe, priorByClicks } from '../../server/src/features/recommendation/ranking/believing.ts';
import { rank } from '../../server/src/features/recommendation/ranking/rank.ts';
import type { Shelf } from '../../server/src/features/recommendation/ranking/shelf.ts';

/** The number of products shown at once. */
export const shownAtOnce = 3;

export interface Visit {
  questions: number;
  shown: number[];
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

/** Asks a visitor at most `most` questions. `follow` adds follow-up questions after the questionnaire. */
export function visit({ shelf, plan, language }: Shop, answering: Answering, most: number, follow = true): Visit {
  const asked: AskedQuestion[] = [];
  const retaken: (() => AskedQuestion)[] = [];
  const answered: AnsweredQuestion[] = [];
  const chosen = new Set<number>();
  const clicked = priorByClicks(shelf, new Map());
  let budget = Number.POSITIVE_INFINITY;
  const take = (family: string, text: string, answers: readonly Offered[], isFollowUp: boolean): number => {
    const at = answering(
      text,
      answers.map((answer) => answer.text),
    );
    const rulesOf = answers.map(({ rules }) => rules);
    asked.push(answeredQuestion({ family: family as never, text }, rulesOf, [at]));
    retaken.push(() => answeredQuestion({ family: family as never, text }, rulesOf, [at], true));
    const id = asked.length;
    const rows = answers.map((answer, index) => ({ id: id * 10 + index, text: answer.text, productRules: [...answer.rules] }));
    answered.push({ id, text, followUpFamily: isFollowUp ? family : null, answers: rows });
    chosen.add(id * 10 + at);
    const [rule] = answers[at]?.rules ?? [];
    if (rule?.field === 'price') budget = rule.max ?? Number.POSITIVE_INFINITY;
    return at;
  };
  for (let at: number | null = plan.length > 0 ? 0 : null; at !== null && asked.length < most; ) {
    const planned: PlannedQuestion = plan[at] as PlannedQuestion;
    const answer = take(planned.question.family, planned.question.text, planned.answers, false);
    at = planned.answers[answer]?.next ?? null;
  }
  let belief = believe(shelf, answered, chosen, { clicked });
  // As the server does it: what was taken back counts as passed over.
  const isBack = (id: number) => belief.evidence.some(({ question, isTakenBack }) => isTakenBack && question.id === id);
  const askedSo = () =>
    asked.map((each, at) => ({
      ...(isBack(at + 1) ? (retaken[at]?.() ?? each) : each),
      isDoubted: belief.doubted?.questionId === at + 1,
    }));
  for (let followUps = 0; follow && asked.length < most; followUps++) {
    const situation = {
      belief: belief.probabilities,
      fitting: belief.fitting,
      doubtful: belief.doubted,
      asked: askedSo(),
      followUps,
      language,
      countsOf: nobodyCounted,
    };
    const question = nextQuestion(shelf.facts, situation);
    if (!question) break;
    take(question.family, question.text, question.answers, true);
    belief = believe(shelf, answered, chosen, { clicked });
  }
  const answers = answered.flatMap(({ id: questionId, answers: rows, followUpFamily }) =>
    (isBack(questionId) ? [] : rows)
      .filter(({ id, productRules }) => chosen.has(id) && productRules.length > 0)
      .map(({ text, productRules }) => ({ text, rules: productRules, soft: followUpFamily !== null })),
  );
  const shown = rank(shelf, { answers, limit: shownAtOnce, belief: belief.probabilities }).top;
  return {
    questions: asked.length,
    shown: shown.map(({ product }) => product.id - 1),
    nothingFits: belief.productsLeft === 0,
    aboveBudget: shown.filter(({ product, misses }) => (product.priceMinor ?? 0) > budget && misses.length === 0).length,
  };
}
