/** Decides when the kind of product is asked for before anything else. Pure. */
import { intersection, type Places } from '@parley/flow/reach';
import { countPlaces } from '../catalogue/index.ts';
import type { AskedQuestion, CandidateQuestion } from './candidate.ts';
import { isPreference } from './families.ts';
import { isModelName } from './wording.ts';

/** Among at most this many products of several kinds, a budget is a sensible question. */
export const fewForPrice = 15;
/** Among more products than this it still waits for the kind, if the answers name that of at least half of them; and so do preferences. */
const tooFewForKinds = 8;
const mostElse = 0.5;
/** In catalogues of at most this many products, the fewest questions matter most. */
export const fewestQuestionsUpTo = fewForPrice + 10;
/** Questions that do not depend on the kind wait while the kind, or the recipient, is worth at least this share of them. */
const kindBeforeOthers = 0.4;
const anyKind: ReadonlySet<string> = new Set(['price', 'brand', 'feature', 'tag']);
/**
 * In catalogues of more products than this, properties wait while the kind is worth at least this share of them. In smaller ones, fewer questions
 * matter more, and only what people merely prefer waits, for a kind that is worth about as much: a bag is double or single before it is grey.
 */
const kindBeforeProperties = 0.6;
const fewForProperties = 80;
const kindBeforePreferences = 0.9;
const whatItIs: ReadonlySet<string> = new Set(['kind', 'recipient']);

/**
 * The question about the kind or for whom it is, where one was chosen that makes sense only when that is known: nobody has one budget for
 * chains and tyres, or a favourite brand of everything. The device that a thing is made for comes before what people merely prefer.
 * @param left the products that are asked about
 * @param size the number of products of the catalogue
 * @param isOpen the kind was asked for, and the answer was 'something else'
 */
export function kindFirst(
  chosen: CandidateQuestion,
  candidates: readonly CandidateQuestion[],
  { left, size, isOpen = false }: { left: Places; size: number; isOpen?: boolean },
): CandidateQuestion {
  if (whatItIs.has(chosen.family)) return chosen;
  const stillOpen = isOpen && candidates.find((each) => each.family === 'kind' && each.value >= chosen.value * kindBeforeOthers);
  if (stillOpen) return stillOpen;
  // The owner of an iPhone 15 has no use for a blue case of another model.
  const device =
    anyKind.has(chosen.family) || isPreference(chosen.family)
      ? candidates.find((each) => isAboutDevices(each) && each.value >= chosen.value * kindBeforeOthers)
      : undefined;
  if (device) return kindFirst(device, candidates, { left, size, isOpen });
  const isProperty = !anyKind.has(chosen.family);
  const count = countPlaces(left);
  const needed = shareNeeded(chosen, { count, size });
  if (needed === null) return chosen;
  const suits = (each: CandidateQuestion) =>
    isProperty || count > fewForPrice || namesAll(each) || (size > fewestQuestionsUpTo && count > tooFewForKinds && namesMost(each, left));
  return candidates.find((each) => whatItIs.has(each.family) && suits(each) && each.value >= chosen.value * needed) ?? chosen;
}

/** The share of a question's worth that suffices for the kind to come before it; null where it does not wait. */
function shareNeeded({ family }: CandidateQuestion, { count, size }: { count: number; size: number }): number | null {
  if (anyKind.has(family)) return size <= fewestQuestionsUpTo ? kindBeforeProperties : kindBeforeOthers;
  if (size > fewForProperties) return kindBeforeProperties;
  return size > fewestQuestionsUpTo && count > tooFewForKinds && isPreference(family) ? kindBeforePreferences : null;
}

/** Whether models are asked for, and not the wood or the garden that something is suitable for. */
const isAboutDevices = ({ family, answers }: CandidateQuestion): boolean =>
  family === 'compatibility' && answers.some(({ text }) => isModelName(text));

/** Whether the last question asked for the kind and was answered with 'something else', so that the kind is still unknown. */
export const isKindOpen = (asked: readonly AskedQuestion[]): boolean => {
  const last = asked.at(-1);
  return last?.family === 'kind' && last.isOpen === true;
};

/** The share of these products for which the answer is 'something else'. */
export function elseShare({ answers }: CandidateQuestion, left: Places): number {
  const rest = answers.find(({ kind }) => kind === 'rest');
  return rest ? countPlaces(intersection(left, rest.matches)) / Math.max(1, countPlaces(left)) : 0;
}

const namesAll = ({ answers }: CandidateQuestion) => answers.every(({ kind }) => kind === 'values');

/** Whether it has several answers besides 'something else', which must stand for at most half of the products. */
const namesMost = (question: CandidateQuestion, left: Places) =>
  question.answers.length > 2 && question.answers.every(({ kind }) => kind !== 'any') && elseShare(question, left) <= mostElse;
