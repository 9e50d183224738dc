/** Plans a questionnaire as a tree: each question is made from the products that the answers before it leave. Pure. */
import { has, intersection, type Places } from '@parley/flow/reach';
import {
  type AskedQuestion,
  answeredQuestion,
  type CandidateAnswer,
  type CandidateQuestion,
  type ChosenSet,
  candidateQuestions,
  elseShare,
  fewProducts,
  isKindOpen,
  isSomethingElse,
  kindFirst,
  matchesOf,
  withSomethingElse,
} from '../../asking/index.ts';
import { allPlaces, countPlaces, type FactIndex, listPlaces } from '../../catalogue/index.ts';

export interface PlannedAnswer extends CandidateAnswer {
  /** The products that match this answer and all answers before it. */
  left: Places;
  /** The index of the next question in the plan, or null where the path ends. */
  next: number | null;
}

export interface PlannedQuestion {
  question: CandidateQuestion;
  answers: PlannedAnswer[];
  /** The number of questions before it on its path. */
  depth: number;
}

/** With at most this many products left they are shown, because another question would only delay them. */
const fewEnough = 3;
/** The maximum number of questions that an owner can still survey. Where more products are left, follow-up questions continue. */
const maxQuestions = 24;
/** The maximum number of questions on a path, for small and for large catalogues. */
const maxOnPath = { small: 4, large: 3 };
const smallCatalogue = 80;
/** The first question asks for the kind of product when its value is at least this share of the best question's. */
const kindOpening = 0.55;
const aboutAsGood = 1.05;
/** The kinds within a kind come before its properties if that costs at most this many times the questions. */
const kindsWithin = 1.12;
const maxElseShare = 1 / 3;
/** How many candidates the look-ahead follows: first questions, and next questions after each. */
const lookAhead = { first: 8, next: 3 };
/** The cost of a question that nobody understands, in questions. */
const misunderstandingCost = 0.4;
/** The information that a good question gives, in bits. */
const usualGain = 1.75;

/** Plans the questions of a catalogue. `language` is that of the questions. */
export function planQuestions(index: FactIndex, language: string | null): PlannedQuestion[] {
  const deepest = index.size <= smallCatalogue ? maxOnPath.small : maxOnPath.large;
  const plan: PlannedQuestion[] = [];
  const open: Open[] = [{ left: allPlaces(index.size), asked: [], path: [], from: null }];
  while (open.length > 0 && plan.length < maxQuestions) {
    // The question where most products are left helps most visitors.
    const [node] = open.splice(indexOfNext(open), 1) as [Open];
    if (countPlaces(node.left) <= fewEnough) continue;
    const best = bestQuestion(index, node, language);
    if (!best) continue;
    const { question, answers } = answered(index, best, node, language);
    const place = plan.length;
    plan.push({ question, answers, depth: node.asked.length });
    if (node.from) node.from.next = place;
    if (node.asked.length + 1 < deepest)
      for (const [at, answer] of answers.entries())
        if (countPlaces(intersection(node.left, answer.left)) > 0)
          open.push({
            left: answer.left,
            asked: [...node.asked, answeredWith(question, at)],
            path: [...node.path, chosenOf(question, at)],
            from: answer,
          });
  }
  return plan;
}

/** A question with its answers, and a way back for whoever was led to it by a wrong answer that can be taken back. */
function answered(
  index: FactIndex,
  question: CandidateQuestion,
  { left, path }: Open,
  language: string | null,
): Omit<PlannedQuestion, 'depth'> {
  const plain = question.answers.map((answer): PlannedAnswer => ({ ...answer, left: leftAfter(left, answer), next: null }));
  const withBack = path.length > 0 ? withSomethingElse(index, question, language) : question;
  const last = withBack.answers[plain.length];
  if (!last) return { question, answers: plain };
  // Follow-up questions go on from there.
  const others = matchesOf([...path, chosenOf(withBack, plain.length)], allPlaces(index.size));
  return countPlaces(others) === 0
    ? { question, answers: plain }
    : { question: withBack, answers: [...plain, { ...last, left: others, next: null }] };
}

/** The products that the answer at index `at` chooses. */
const chosenOf = ({ answers }: CandidateQuestion, at: number): ChosenSet => {
  const { kind, matches } = answers[at] as CandidateAnswer;
  return {
    matches,
    isPrice: kind === 'price',
    isElse: isSomethingElse(
      answers.map(({ rules }) => rules),
      at,
    ),
  };
};

interface Open {
  left: Places;
  /** The values that were chosen before. */
  path: ChosenSet[];
  asked: AskedQuestion[];
  from: PlannedAnswer | null;
}

/** The question after its answer `at`. */
const answeredWith = (question: CandidateQuestion, at: number): AskedQuestion =>
  answeredQuestion(
    question,
    question.answers.map(({ rules }) => rules),
    [at],
  );

function indexOfNext(open: readonly Open[]): number {
  let best = 0;
  open.forEach(({ left, asked }, at) => {
    const other = open[best] as Open;
    // Questions of upper levels come first, because lower ones depend on them.
    if (asked.length < other.asked.length || (asked.length === other.asked.length && countPlaces(left) > countPlaces(other.left)))
      best = at;
  });
  return best;
}

const leftAfter = (left: Places, { kind, matches }: CandidateAnswer): Places => (kind === 'any' ? left : intersection(left, matches));

function bestQuestion(index: FactIndex, { left, asked }: Open, language: string | null): CandidateQuestion | null {
  const candidates = candidateQuestions(index, left, asked, language);
  const [best] = candidates;
  if (!best) return null;
  const kind = asked.length === 0 ? kindThatOpens(candidates) : undefined;
  if (asked.length === 0 && index.size > fewProducts) return kind ?? best;
  let chosen: { question: CandidateQuestion; cost: number } | null = null;
  for (const question of (asked.length === 0 ? openings(candidates, left) : candidates).slice(0, lookAhead.first)) {
    const cost = costOf(question, left, (rest, at) => {
      const count = countPlaces(rest);
      if (count <= fewEnough) return 0;
      if (count > smallCatalogue) return remaining(count);
      const next = candidateQuestions(index, rest, [...asked, at === null ? question : answeredWith(question, at)], language);
      return next.length === 0
        ? remaining(count) + 1
        : Math.min(...next.slice(0, lookAhead.next).map((each) => costOf(each, rest, (end) => remaining(countPlaces(end)))));
    });
    // In a small catalogue the kind comes first only if that costs hardly more than the best first question.
    const worth = asked.length > 0 ? (namesAllKinds(question) ? kindsWithin : 1) : question === kind ? aboutAsGood : 1;
    const counted = cost / worth;
    if (!chosen || counted < chosen.cost - 1e-9) chosen = { question, cost: counted };
  }
  return (
    chosen &&
    kindFirst(chosen.question, candidates, {
      left,
      size: index.size,
      isOpen: isKindOpen(asked) && index.size > fewProducts,
    })
  );
}

/** The question about the kind, if it is good enough to come first. */
function kindThatOpens(candidates: readonly CandidateQuestion[]): CandidateQuestion | undefined {
  const kind = candidates.find(({ family }) => family === 'kind');
  return kind && kind.value >= (candidates[0]?.value ?? 0) * kindOpening ? kind : undefined;
}

/**
 * The candidates that may come first: beside a good question about the kind, one that does not apply to many of the products would puzzle
 * visitors (decision 079).
 */
export function openings(candidates: readonly CandidateQuestion[], left: Places): CandidateQuestion[] {
  const kind = kindThatOpens(candidates);
  return candidates.filter((question) => !kind || question === kind || elseShare(question, left) <= maxElseShare);
}

const namesAllKinds = ({ family, answers }: CandidateQuestion) => family === 'kind' && answers.every(({ kind }) => kind === 'values');

/** An estimate of the questions that are needed until few enough of `count` products are left. */
const remaining = (count: number): number => (count <= fewEnough ? 0 : Math.max(1, Math.log2(count / fewEnough) / usualGain));

/**
 * The expected number of questions when this one is asked now. Each product is equally likely to be looked for, and found by any answer that
 * matches it. `after` estimates the questions for the products that an answer leaves, by its index; null where none of the
 * answers fits.
 */
function costOf(
  { family, answers, gain, value }: CandidateQuestion,
  left: Places,
  after: (left: Places, at: number | null) => number,
): number {
  const narrowing = answers.filter(({ kind }) => kind !== 'any');
  const costs = narrowing.map((answer) => after(leftAfter(left, answer), answers.indexOf(answer)));
  const places = listPlaces(left);
  const unanswered = places.some((place) => narrowing.every(({ matches }) => !has(matches, place))) ? after(left, null) : 0;
  const understood = family === 'price' ? 0.9 : Math.min(1, value / Math.max(gain, 0.01));
  let sum = 0;
  for (const place of places) {
    const matching = costs.filter((_, at) => has(narrowing[at]?.matches ?? left, place));
    sum += matching.length > 0 ? matching.reduce((total, cost) => total + cost, 0) / matching.length : unanswered;
  }
  return 1 + (1 - understood) * misunderstandingCost + sum / Math.max(1, places.length);
}
