/**
 * Measures how well questions lead through a catalogue: visitors who look for one of its products and answer truthfully are asked the planned
 * questions, and then the most informative ones. If too few of them reach their product, the gaps of the catalogue are listed. Pure.
 */
import type { CatalogueQuality, catalogueLacks } from '@parley/contract';
import { has, intersection, type Places } from '@parley/flow/reach';
import { allPlaces, countPlaces, type FactFamily, type FactIndex } from '../catalogue/index.ts';
import { answeredQuestion } from './asked.ts';
import { shownProducts } from './belief.ts';
import type { AskedQuestion, CandidateAnswer, CandidateQuestion } from './candidate.ts';
import { maxFollowUps, mostTelling } from './choose-question.ts';

/** Questions that lead to a smaller share of the products are reported as not good: in large catalogues no five questions can lead to all. */
const goodShares = [
  { upTo: 500, share: 0.8 },
  { upTo: 2000, share: 0.6 },
  { upTo: Number.POSITIVE_INFINITY, share: 0.4 },
];
/** How many products are looked for, evenly spread over the catalogue. */
const mostSought = 100;
/** A family of facts counts as present when at least this share of the products has it. */
const usualShare = 0.5;

/** A planned question, and those that follow its answers, by their index; null where follow-up questions go on. */
export interface Opening {
  question: CandidateQuestion;
  after(at: number): Opening | null;
}

/** A visitor who looks for the product at a place; those who could give several answers count in parts. */
interface Visitor {
  place: number;
  share: number;
}

/**
 * The share of products that questions lead to, and what the catalogue lacks when that is too small.
 * @param opening the first planned question; without one, the questions that tell most are asked from the first
 */
export function qualityOf(index: FactIndex, language: string | null, opening: Opening | null = null): CatalogueQuality {
  const step = Math.max(1, index.size / mostSought);
  const sought = Array.from({ length: Math.min(index.size, mostSought) }, (_, at) => ({ place: Math.floor(at * step), share: 1 }));
  const all = { left: allPlaces(index.size), asked: [], opening };
  const findable = index.size === 0 ? 0 : foundOf(index, language, sought, all) / sought.length;
  const good = findable >= (goodShares.find(({ upTo }) => index.size <= upTo)?.share ?? 1);
  return { findable: Math.round(findable * 100) / 100, good, lacks: good ? [] : lacksOf(index) };
}

/** The questions that some visitors were asked, and the products that their answers leave. */
interface Way {
  left: Places;
  asked: readonly AskedQuestion[];
  opening: Opening | null;
}

/** How many of these visitors are shown their product: in the end, those that are shown are some of those that are left. */
function foundOf(index: FactIndex, language: string | null, visitors: readonly Visitor[], { left, asked, opening }: Way): number {
  const count = countPlaces(left);
  const isOver = count <= shownProducts || asked.length >= maxFollowUps;
  const question = isOver ? null : (opening?.question ?? mostTelling(index, { left, asked, language }));
  if (!question) return Math.min(1, shownProducts / count) * visitors.reduce((sum, { share }) => sum + share, 0);
  const rules = question.answers.map((answer) => answer.rules);
  return question.answers.reduce((found, answer, at) => {
    const going = visitors.flatMap(({ place, share }) => {
      const truths = truthsOf(question.answers, place);
      return truths.includes(at) ? [{ place, share: share / truths.length }] : [];
    });
    if (going.length === 0) return found;
    const rest = answer.kind === 'any' ? left : intersection(left, answer.matches);
    const after = { left: rest, asked: [...asked, answeredQuestion(question, rules, [at])], opening: opening?.after(at) ?? null };
    return found + foundOf(index, language, going, after);
  }, 0);
}

/** The answers that are true of a product, by its facts: those that name it, else that it does not matter. */
function truthsOf(answers: readonly CandidateAnswer[], place: number): number[] {
  const named = answers.flatMap(({ kind, matches }, at) => (kind !== 'any' && has(matches, place) ? [at] : []));
  return named.length > 0 ? named : answers.flatMap(({ kind }, at) => (kind === 'any' ? [at] : []));
}

function lacksOf(index: FactIndex): (typeof catalogueLacks)[number][] {
  const carries = (family: FactFamily) => {
    const places = new Set<number>();
    for (const value of index.values) if (value.family === family) for (const place of value.places) places.add(place);
    return places.size >= index.size * usualShare;
  };
  const priced = index.prices.reduce((sum, price) => sum + (Number.isNaN(price) ? 0 : 1), 0);
  const attributes = index.families.filter((family) => family !== 'kind' && family !== 'brand' && family !== 'feature' && carries(family));
  const missing = [
    ...(carries('kind') ? [] : (['kinds'] as const)),
    ...(priced >= index.size * usualShare ? [] : (['prices'] as const)),
    ...(carries('colour') ? [] : (['colours'] as const)),
    ...(carries('material') ? [] : (['materials'] as const)),
    ...(attributes.length > 0 ? [] : (['attributes'] as const)),
  ];
  return missing.length > 0 ? missing : ['differences'];
}
