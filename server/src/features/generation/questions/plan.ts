/**
 * Which questions a questionnaire asks, and where each answer leads: a tree, in which every question is made of the products that the
 * answers before it leave. Pure.
 */
import { intersection, type Places } from '@parley/flow/reach';
import { type AskedQuestion, type CandidateAnswer, type CandidateQuestion, candidateQuestions } from '../../asking/index.ts';
import { allPlaces, countPlaces, type FactIndex } from '../../catalogue/index.ts';

export interface PlannedAnswer extends CandidateAnswer {
  /** The products that fit this answer and all before it. */
  left: Places;
  /** The place of the next question in the plan, or null where the path ends. */
  next: number | null;
}

export interface PlannedQuestion {
  question: CandidateQuestion;
  answers: PlannedAnswer[];
  /** How many questions come before it on its path, from 0. */
  depth: number;
}

/** So few products can be shown side by side; another question would only delay them. */
const fewEnough = 3;
/** An owner can still survey so many questions; where more products are left, the server asks on. */
const mostQuestions = 24;
/** A visitor answers so many before products are shown, in a small catalogue and in a large one. */
const mostOnPath = { small: 4, large: 3 };
const small = 80;
/** To open, the kind of thing is asked where it tells at least this share of what another question would. */
const kindOpening = 0.55;
/** In so small a catalogue the best opening is looked for among all questions. */
const few = 24;
const aboutAsGood = 1.05;
const mostElse = 1 / 3;
/** Questions that are followed up to see where they lead, and further questions behind each. */
const followed = { first: 8, next: 3 };
/** What a question that people understand half as well costs, in questions. */
const misunderstanding = 0.4;
/** A question expected in bits: how much a good one tells. */
const usualGain = 1.75;

/** Plans the questions of a catalogue. */
export function planQuestions(index: FactIndex, language: string | null): PlannedQuestion[] {
  const deepest = index.size <= small ? mostOnPath.small : mostOnPath.large;
  const plan: PlannedQuestion[] = [];
  const open: Open[] = [{ left: allPlaces(index.size), asked: [], from: null }];
  while (open.length > 0 && plan.length < mostQuestions) {
    // Where most products are left, a question helps most visitors.
    const [node] = open.splice(mostLeft(open), 1) as [Open];
    if (countPlaces(node.left) <= fewEnough) continue;
    const question = bestQuestion(index, node.left, node.asked, language);
    if (!question) continue;
    const place = plan.length;
    const asked = [...node.asked, { family: question.family, text: question.text }];
    const answers = question.answers.map((answer): PlannedAnswer => ({ ...answer, left: leftAfter(node.left, answer), next: null }));
    plan.push({ question, answers, depth: node.asked.length });
    if (node.from) node.from.next = place;
    if (asked.length < deepest) for (const answer of answers) open.push({ left: answer.left, asked, from: answer });
  }
  return plan;
}

/** The share of the products that a question answers with 'something else'. */
function elseShare({ answers }: CandidateQuestion, left: Places): number {
  const rest = answers.find(({ kind }) => kind === 'rest');
  return rest ? countPlaces(leftAfter(left, rest)) / Math.max(1, countPlaces(left)) : 0;
}

interface Open {
  left: Places;
  asked: AskedQuestion[];
  from: PlannedAnswer | null;
}

function mostLeft(open: readonly Open[]): number {
  let best = 0;
  open.forEach(({ left, asked }, at) => {
    const other = open[best] as Open;
    // The upper questions first: the lower ones depend on them.
    if (asked.length < other.asked.length || (asked.length === other.asked.length && countPlaces(left) > countPlaces(other.left)))
      best = at;
  });
  return best;
}

const leftAfter = (left: Places, { kind, matches }: CandidateAnswer): Places => (kind === 'any' ? left : intersection(left, matches));

function bestQuestion(index: FactIndex, left: Places, asked: AskedQuestion[], language: string | null): CandidateQuestion | null {
  const candidates = candidateQuestions(index, left, asked, language);
  const [best] = candidates;
  if (!best) return null;
  const kind = asked.length === 0 ? candidates.find(({ family }) => family === 'kind') : undefined;
  const opens = kind !== undefined && kind.value >= best.value * kindOpening;
  if (asked.length === 0 && index.size > few) return opens ? kind : best;
  let chosen: { question: CandidateQuestion; cost: number } | null = null;
  for (const question of candidates.slice(0, followed.first)) {
    // Before anybody said what they look for, a question that says nothing about many things is a strange one.
    if (opens && question !== kind && elseShare(question, left) > mostElse) continue;
    const cost = costOf(question, left, (rest) => {
      const count = countPlaces(rest);
      if (count <= fewEnough) return 0;
      if (count > small) return remaining(count);
      const next = candidateQuestions(index, rest, [...asked, { family: question.family, text: question.text }], language);
      return next.length === 0
        ? remaining(count) + 1
        : Math.min(...next.slice(0, followed.next).map((each) => costOf(each, rest, (end) => remaining(countPlaces(end)))));
    });
    // Among a few products the kind opens only where it costs hardly more than the best opening.
    const counted = opens && question === kind ? cost / aboutAsGood : cost;
    if (!chosen || counted < chosen.cost - 1e-9) chosen = { question, cost: counted };
  }
  return chosen?.question ?? null;
}

/** Questions expected until few enough products are left. */
const remaining = (count: number): number => (count <= fewEnough ? 0 : Math.max(1, Math.log2(count / fewEnough) / usualGain));

/** Questions expected when this one is asked now: itself, and what `after` says of the products that each answer leaves. */
function costOf({ family, answers, gain, value }: CandidateQuestion, left: Places, after: (left: Places) => number): number {
  const rests = answers.map((answer) => leftAfter(left, answer));
  const real = rests.filter((_, at) => answers[at]?.kind !== 'any');
  const covered = real.reduce((sum, rest) => sum + countPlaces(rest), 0);
  const total = countPlaces(left);
  const found = real.length > 0 ? countPlaces(real.reduce((one, other) => one.map((word, at) => word | (other[at] ?? 0)))) : 0;
  const understood = family === 'price' ? 0.9 : Math.min(1, value / Math.max(gain, 0.01));
  let cost = 1 + (1 - understood) * misunderstanding;
  for (const rest of real) cost += (countPlaces(rest) / Math.max(1, covered)) * (found / total) * after(rest);
  if (found < total) cost += ((total - found) / total) * after(left);
  return cost;
}
