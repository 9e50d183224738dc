/** Chooses the follow-up question with the highest expected information, or none when it is time to stop (decision 027). Pure. */
import { noPlaces, type Places } from '@parley/flow/reach';
import type { FactIndex } from '../catalogue/index.ts';
import { withOtherRest, withSomethingElse } from './answers.ts';
import { checkOf, hiddenBySlips } from './back/check.ts';
import type { Doubtful } from './back/doubt.ts';
import { expectedInformation, likelyPlaces, type Marks, massOfTop, sampled, shownProducts } from './belief.ts';
import type { AskedQuestion, CandidateQuestion } from './candidate.ts';
import { candidateQuestions, kindAgain } from './candidates.ts';
import type { QuestionFamily } from './families.ts';
import { isKindOpen, kindFirst } from './kind-first.ts';

/** The numbers of visitors who were asked about a family, and who answered. */
export interface FamilyCounts {
  shown: number;
  answered: number;
}

/** The situation in which a question is chosen. */
export interface Situation {
  /** The probability of each product, by place in the index. */
  belief: Float64Array;
  /**
   * The products that match all answers so far. Only these are asked about, so that every answer matches one of them: the likely ones, or all if none
   * of them is likely. When null, all likely products are asked about.
   */
  fitting: Marks | null;
  /** The probability of each product if any answer may be a slip; null where more than three products match, or none. */
  allowingSlips?: Float64Array | null;
  /** The products that are asked about again, where an earlier answer about the kind is doubted. */
  doubtful?: Doubtful | null;
  /** All questions that the visitor was asked, those of the owner and follow-up questions. */
  asked: readonly AskedQuestion[];
  /** The number of follow-up questions among them. */
  followUps: number;
  /** The language of the question. */
  language: string | null;
  countsOf: (family: string) => FamilyCounts;
  /** Whether nothing would be left after an answer, by its index; absent where that cannot be. */
  isDeadEnd?: ((question: CandidateQuestion, at: number) => boolean) | undefined;
}

/** The maximum number of follow-up questions in an engagement. */
export const maxFollowUps = 5;
/** No question is asked when the three likeliest products have at least this probability together. */
const sureEnough = 0.8;
/**
 * In catalogues of at most this many products nobody is asked to confirm what leaves one to three of them: so few are hidden by a wrong answer that it
 * costs more visitors a question than it helps (decision 145). Plans look ahead from their first question in the same catalogues.
 */
export const fewProducts = 24;
/** The cost of a question for a visitor, in bits. */
const costBits = 0.15;
/** The assumed counts before any visitor was counted. */
const assumed = { answered: 18, shown: 20 };
/** With more likely products than this, the question is chosen from a sample of them. */
const maxSampled = 2000;

/** The share of visitors who answer a question, smoothed by the assumed counts. */
export const shareAnswering = ({ shown, answered }: FamilyCounts): number =>
  (answered + assumed.answered) / (Math.max(shown, answered) + assumed.shown);

/**
 * The next question to ask: the one of the highest worth among those about the products that are likely and match every answer. Worth is the
 * expected information, times how well people understand the question, times the share of visitors who answer it, minus its cost. No question
 * is repeated. Families are not repeated either, except that kinds and features may be asked about a second time, and the kind where an earlier
 * answer is doubted. The price is neither asked first nor twice. Where at most three products are left, a question that makes sure of what was
 * chosen is asked if it helps enough visitors (decision 119); it may be about a family that was asked before. In a small catalogue nothing is made sure of.
 * @returns null after five questions; where no answer is doubted and nothing is made sure of, also when at most three products are left or none, when the three likeliest
 * have enough probability, or when no question is worth its cost
 */
export function nextQuestion(index: FactIndex, situation: Situation): CandidateQuestion | null {
  const { belief, fitting, followUps } = situation;
  if (followUps >= maxFollowUps) return null;
  const confirming = confirmingQuestion(index, situation);
  if (confirming) return confirming;
  if (massOfTop(belief, shownProducts) >= sureEnough) return null;
  const likely = onlyFitting(likelyPlaces(belief), fitting);
  if (likely.length <= shownProducts) return null;
  const { places, weights } = sampled(belief, likely, maxSampled);
  const candidates = askable(index, setOf(places, index.size), situation);
  const worthOf = (candidate: CandidateQuestion) =>
    expectedInformation(places, weights, optionsOf(candidate)) * usefulness(candidate, situation) - costBits;
  const worths = new Map(candidates.map((candidate) => [candidate, worthOf(candidate)]));
  const about = { left: setOf(likely, index.size), size: index.size, isOpen: isKindOpen(situation.asked) };
  for (let left = candidates; left.length > 0; ) {
    const best = mostWorth(left, (candidate) => worths.get(candidate) ?? 0);
    if (!best) return null;
    const chosen = kindFirst(best, left, about);
    const question = withoutDeadEnds(index, chosen, situation);
    if (question) return withoutDeadEnds(index, withWayBack(index, question, situation), situation) ?? question;
    left = left.filter((candidate) => candidate !== chosen);
  }
  return null;
}

/**
 * The question that asks for the kind again where it is doubted, or makes sure of what was chosen; null where neither is worth it, and in a small
 * catalogue.
 */
function confirmingQuestion(index: FactIndex, situation: Situation): CandidateQuestion | null {
  const { doubtful, fitting, asked, followUps, language } = situation;
  if (index.size <= fewProducts && fitting?.includes(1)) return null;
  // Asking for another kind is useful only if a question about its products can follow.
  const doubting = doubtful && followUps + 1 < maxFollowUps ? kindAgain(index, doubtful, asked, language) : null;
  const again = doubting && withoutDeadEnds(index, doubting, situation);
  if (again) return again;
  const checking = checkingQuestion(index, situation);
  return checking && withoutDeadEnds(index, checking, situation);
}

/** The question without the answers that lead nowhere; null where it then offers no choice. */
function withoutDeadEnds(index: FactIndex, question: CandidateQuestion, { isDeadEnd, language }: Situation): CandidateQuestion | null {
  if (!isDeadEnd) return question;
  const named = question.answers.filter(({ kind }, at) => kind === 'any' || kind === 'rest' || !isDeadEnd(question, at));
  const plain = named.length === question.answers.length ? question : withOtherRest(index, { ...question, answers: named }, language);
  const answers = plain.answers.filter(({ kind }, at) => kind !== 'rest' || !isDeadEnd(plain, at));
  if (answers.length === question.answers.length) return question;
  const values = answers.filter(({ kind }) => kind === 'values' || kind === 'price').length;
  return values < 2 ? null : { ...plain, answers };
}

/**
 * The question that makes sure of what was chosen, where at most three products match all of it; null where none is worth it. What was asked
 * before may be asked about again, but not what does not matter.
 */
function checkingQuestion(index: FactIndex, situation: Situation): CandidateQuestion | null {
  const { allowingSlips, fitting, asked, language, countsOf } = situation;
  if (!allowingSlips || !fitting || new Set(asked.map(({ text }) => text)).size >= maxFollowUps) return null;
  const places = hiddenBySlips(allowingSlips);
  const before = asked.map((question) => (question.settled ? question : { text: question.text }));
  const candidates = candidateQuestions(index, setOf(places, index.size), before, language, { makesSure: true });
  return checkOf(candidates, places, { allowingSlips, fitting }, ({ family }) => shareAnswering(countsOf(family)));
}

/** A question has a way back where an answer can be taken back by it, and another question can follow. */
const withWayBack = (index: FactIndex, question: CandidateQuestion, { asked, followUps, language }: Situation): CandidateQuestion =>
  asked.some(({ settled, isOpen, isTakenBack }) => !(settled || isOpen || isTakenBack)) && followUps + 1 < maxFollowUps
    ? withSomethingElse(index, question, language)
    : question;

/** The candidate questions about these products that may be asked now. */
function askable(index: FactIndex, left: Places, { asked, language }: Pick<Situation, 'asked' | 'language'>): CandidateQuestion[] {
  const timesAsked = (family: QuestionFamily) => asked.filter((question) => question.family === family && !question.isTakenBack).length;
  return candidateQuestions(index, left, asked, language, { mayAsk: (family) => timesAsked(family) <= 1 });
}

/** The most informative question about some equally likely products; null without one. */
export function mostTelling(
  index: FactIndex,
  { left, asked, language }: Pick<Situation, 'asked' | 'language'> & { left: Places },
): CandidateQuestion | null {
  const candidates = askable(index, left, { asked, language });
  const [best] = candidates;
  return best ? kindFirst(best, candidates, { left, size: index.size, isOpen: isKindOpen(asked) }) : null;
}

const optionsOf = ({ answers }: CandidateQuestion) => answers.filter(({ kind }) => kind !== 'any').map(({ matches }) => matches);

/** How well people understand a question, times the share of visitors who answer it. */
const usefulness = ({ family, gain, value }: CandidateQuestion, { countsOf }: Situation) =>
  (gain > 0 ? value / gain : 0) * shareAnswering(countsOf(family));

/** The candidate of the highest worth; null when none is worth more than 0. */
function mostWorth(candidates: readonly CandidateQuestion[], worthOf: (candidate: CandidateQuestion) => number): CandidateQuestion | null {
  let best: { candidate: CandidateQuestion; worth: number } | null = null;
  for (const candidate of candidates) {
    const worth = worthOf(candidate);
    if (worth > (best?.worth ?? 0)) best = { candidate, worth };
  }
  return best?.candidate ?? null;
}

/** The likely products that fit, or all that fit if none of them is likely; none where nothing fits, because no answer could change that. */
function onlyFitting(likely: Uint32Array, fitting: Marks | null): Uint32Array {
  if (!fitting) return likely;
  // A loop without functions: this visits every product.
  const both = new Uint32Array(likely.length);
  let count = 0;
  for (let at = 0; at < likely.length; at++) if (fitting[likely[at] as number] === 1) both[count++] = likely[at] as number;
  return count > 0 ? both.slice(0, count) : Uint32Array.from(fitting.keys()).filter((place) => fitting[place] === 1);
}

function setOf(places: Uint32Array, size: number): Places {
  const set = noPlaces(size);
  for (const place of places) set[place >>> 5] = (set[place >>> 5] as number) | (1 << (place & 31));
  return set;
}
