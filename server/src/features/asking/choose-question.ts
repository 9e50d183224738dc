/** Chooses the question that tells most about what a visitor looks for, or none when it is time to stop (decision 027). Pure. */
import { noPlaces, type Places } from '@parley/flow/reach';
import type { FactIndex } from '../catalogue/index.ts';
import { expectedInformation, likelyPlaces, type Marks, massOfTop, sampled } from './belief.ts';
import { type AskedQuestion, type CandidateQuestion, candidateQuestions } from './candidates.ts';
import type { QuestionFamily } from './families.ts';

/** How many visitors were asked about a family, and how many of them answered. */
export interface FamilyCounts {
  shown: number;
  answered: number;
}

/** What is known when the next question is chosen. */
export interface Situation {
  /** How likely each product is, by place in the index. */
  belief: Float64Array;
  /** The products that fit everything so far. Only they are asked about, so that every answer fits one of them; null for all, as without any. */
  fitting: Marks | null;
  /** Every question that the visitor was asked, by whoever asked it. */
  asked: readonly AskedQuestion[];
  /** How many of them were follow-up questions. */
  followUps: number;
  /** In which it is asked. */
  language: string | null;
  countsOf: (family: string) => FamilyCounts;
}

/** At most this many follow-up questions are asked in an engagement. */
export const maxFollowUps = 5;
/** So many products are shown at once; with no more left, nothing needs to be asked. */
const shownProducts = 3;
/** It is time to stop when the likeliest three hold so much. */
const sureEnough = 0.8;
/** What a question costs a visitor, in bits. */
const costBits = 0.15;
/** What is assumed before visitors were counted: 18 of 20 answer. */
const assumed = { answered: 18, shown: 20 };
/** Kinds have kinds: 'furniture', then 'a chair'. */
const narrowed: ReadonlySet<QuestionFamily> = new Set(['kind', 'feature']);
/** Above this many likely products a question is chosen from a sample. */
const maxSampled = 2000;

/** The share of visitors who answer a question. */
export const shareAnswering = ({ shown, answered }: FamilyCounts): number =>
  (answered + assumed.answered) / (Math.max(shown, answered) + assumed.shown);

/**
 * The question to ask next: the one worth most, made anew from what is still likely. Worth is the expected information, as far as people
 * understand the question, times the share of visitors who answer it, less its cost. No question comes twice, and no family either, except
 * that kinds and features are asked about once more within what was chosen. The price comes neither first nor twice.
 * @returns null when the three likeliest products hold enough, no more are likely, enough was asked, or no question is worth its cost
 */
export function nextQuestion(
  index: FactIndex,
  { belief, fitting, asked, followUps, language, countsOf }: Situation,
): CandidateQuestion | null {
  if (followUps >= maxFollowUps || massOfTop(belief, shownProducts) >= sureEnough) return null;
  const likely = onlyFitting(likelyPlaces(belief), fitting);
  if (likely.length <= shownProducts) return null;
  const { places, weights } = sampled(belief, likely, maxSampled);
  const candidates = candidateQuestions(index, setOf(places, index.size), asked, language);
  const worth = (candidate: CandidateQuestion) => {
    const options = candidate.answers.filter(({ kind }) => kind !== 'any').map(({ matches }) => matches);
    const understood = candidate.gain > 0 ? candidate.value / candidate.gain : 0;
    return expectedInformation(places, weights, options) * understood * shareAnswering(countsOf(candidate.family)) - costBits;
  };
  let best: { candidate: CandidateQuestion; worth: number } | null = null;
  for (const candidate of candidates) {
    const times = asked.filter(({ family }) => family === candidate.family).length;
    if (times > (narrowed.has(candidate.family) ? 1 : 0)) continue;
    const next = { candidate, worth: worth(candidate) };
    if (next.worth > (best?.worth ?? 0)) best = next;
  }
  return best?.candidate ?? null;
}

function onlyFitting(places: Uint32Array, fitting: Marks | null): Uint32Array {
  if (!fitting) return places;
  const left = places.filter((place) => fitting[place] === 1);
  return left.length > 0 ? left : places;
}

function setOf(places: Uint32Array, size: number): Places {
  const set = noPlaces(size);
  for (const place of places) set[place >>> 5] = (set[place >>> 5] as number) | (1 << (place & 31));
  return set;
}
