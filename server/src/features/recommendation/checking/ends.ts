/**
 * Finds what visitors are shown at the ends of a questionnaire's paths, with the ranking and the follow-up questions of the chat. Where a follow-up
 * question comes and more products match than are shown beside a question (flow/SPEC.md, F39), the products come after the answers to it.
 */
import type { ProductChoice } from '@parley/contract';
import { fewLeft } from '@parley/flow';
import { has, type Places } from '@parley/flow/reach';
import type { CandidateQuestion } from '../../asking/index.ts';
import { countPlaces, listPlaces } from '../../catalogue/index.ts';
import type { AnsweredQuestion } from '../../questionnaires/index.ts';
import { beliefAfter, rankAfter } from '../after-answers.ts';
import { questionAfter } from '../asking-on/question-after.ts';
import type { ProductShelf } from '../ranking/shelves.ts';

/** How a recommender shows products. */
export interface Showing {
  shelf: ProductShelf;
  /** The prior by clicks. */
  clicked: Float64Array;
  questions: readonly AnsweredQuestion[];
  choice: ProductChoice;
  /** It asks follow-up questions. */
  asksOn: boolean;
}

/** What a visitor sees after some answers. */
interface Sight {
  answered: Answered;
  /** The places of the products that are shown; empty where a question comes first. */
  shown: readonly number[];
  /** The number of products that match all answers; null when none of these says anything. */
  left: number | null;
  /** The follow-up question; null when the visit ends. */
  question: CandidateQuestion | null;
  /** What visitors see after each answer of the question that was looked at. */
  after: Map<number, Sight>;
}

interface Answered {
  questions: readonly AnsweredQuestion[];
  ids: readonly number[];
}

/** The most work of a check, in units of about a millisecond, so that it takes a few seconds in the largest catalogue, too. */
const mostWork = 1500;
/** A look at this many products takes a unit more. */
const productsPerUnit = 5000;
/** The same for the answers of follow-up questions that are tried one by one. */
const mostTried = 300;
const noCounts = () => ({ shown: 0, answered: 0 });

/** The results at the ends of paths. */
export interface Ends {
  /** Notes the end of a path, without looking at it. */
  note(answerIds: readonly number[], left: Places): void;
  /** Looks at the ends in turn, `share` of all the work at most. @returns false when some were left out */
  lookAtAll(share: number, turn: () => Promise<void>): Promise<boolean>;
  /** Follows visitors who look for one of the products that no end shows, and answer truthfully. */
  answerOn(turn: () => Promise<void>): Promise<void>;
  /** Tries every answer of the follow-up questions at the ends that were looked at, level by level. */
  tryAnswers(turn: () => Promise<void>): Promise<{ total: number; withoutProducts: number }>;
  /** How visitors come to the product at a place. */
  kindOf(place: number): Seen;
  /** Whether follow-up questions go on at some end where the product is left. */
  isAskedAbout(place: number): boolean;
}

/** Where visitors see a product: at an end of a path, after follow-up questions, nowhere, or unknown because there was too much to look at. */
export type Seen = 'atEnd' | 'byAnsweringOn' | 'never' | 'notLookedAt';

/** Prepares looking at the ends of a questionnaire's paths. */
export function createEnds({ shelf: catalogue, clicked, questions, choice, asksOn }: Showing): Ends {
  const size = catalogue.products.length;
  // Searches of a check must not push those of visitors out of the memory.
  const shelf: ProductShelf = { ...catalogue, memory: new Map(), likeness: new Map() };
  const placeOf = new Map(shelf.products.map(({ id }, place) => [id, place]));
  const questionOf = new Map(questions.flatMap((question) => question.answers.map(({ id }) => [id, question] as const)));
  const ends: { answerIds: readonly number[]; left: Places | null; sight: Sight | null }[] = [];
  const endByKey = new Map<string, number>();
  /** For each product the end that leaves the fewest products with it, and how many; -1 where no end leaves it. */
  const nearest = { end: new Int32Array(size).fill(-1), left: new Int32Array(size).fill(size + 1) };
  const seen: (Seen | undefined)[] = [];
  const askedAbout = new Uint8Array(size);
  const workOfLook = 1 + size / productsPerUnit;
  const work = { left: mostWork };
  let nextId = Number.MAX_SAFE_INTEGER;

  const look = (answered: Answered): Sight | null => {
    work.left -= workOfLook;
    return work.left < 0 ? null : seenAfter(answered);
  };

  const seenAfter = (answered: Answered): Sight => {
    const belief = beliefAfter(shelf, answered.questions, answered.ids, { choice, clicked });
    const question = asksOn && answered.ids.length > 0 ? questionAfter(belief, noCounts) : null;
    const isShown = question === null || (belief.productsLeft !== null && belief.productsLeft > 0 && belief.productsLeft <= fewLeft);
    // As in the chat, nothing is recommended before the visitor answered anything.
    const top = isShown && answered.ids.length > 0 ? rankAfter(belief, answered.ids, { choice }).top : [];
    const shown = top.map(({ product }) => placeOf.get(product.id) as number);
    return { answered, shown, left: belief.productsLeft, question, after: new Map() };
  };

  const mark = (sight: Sight, as: Seen): void => {
    for (const place of sight.shown) if (seen[place] !== 'atEnd') seen[place] = as;
  };

  const lookAt = (at: number): Sight | null => {
    const end = ends[at];
    if (!end) return null;
    if (end.sight) return end.sight;
    const answeredQuestions = [...new Set(end.answerIds.flatMap((id) => questionOf.get(id) ?? []))];
    end.sight = look({ questions: answeredQuestions, ids: end.answerIds });
    if (end.sight) {
      mark(end.sight, 'atEnd');
      if (end.sight.question && end.left) for (const place of listPlaces(end.left)) askedAbout[place] = 1;
      end.left = null;
    }
    return end.sight;
  };

  const answeredOn = ({ answered: { questions: before, ids } }: Sight, question: CandidateQuestion, at: number): Answered => {
    const answers = question.answers.map(({ text, rules }) => ({ id: nextId--, text, productRules: rules }));
    const answeredQuestion: AnsweredQuestion = { id: nextId--, text: question.text, followUpFamily: question.family, answers };
    return { questions: [...before, answeredQuestion], ids: [...ids, answers[at]?.id as number] };
  };

  const answer = (sight: Sight, question: CandidateQuestion, at: number): Sight | null => {
    const cached = sight.after.get(at);
    if (cached) return cached;
    const next = look(answeredOn(sight, question, at));
    if (next) {
      mark(next, 'byAnsweringOn');
      sight.after.set(at, next);
    }
    return next;
  };

  return {
    note(answerIds, left) {
      const key = answerIds.join();
      if (endByKey.has(key)) return;
      const at = ends.push({ answerIds, left, sight: null }) - 1;
      endByKey.set(key, at);
      const count = countPlaces(left);
      for (const place of listPlaces(left))
        if (count < (nearest.left[place] as number)) [nearest.left[place], nearest.end[place]] = [count, at];
    },
    async lookAtAll(share, turn) {
      const least = work.left - mostWork * share;
      for (let at = 0; at < ends.length; at++) {
        if (work.left <= least || lookAt(at) === null) return false;
        await turn();
      }
      return true;
    },
    async answerOn(turn) {
      // If there is too much to look at, a sample spread over the whole catalogue is taken.
      const spread = Array.from({ length: size }, (_, place) => place).sort(
        (a, b) => (shelf.lots[a] as number) - (shelf.lots[b] as number),
      );
      for (const place of spread) {
        let sight = seen[place] ? null : lookAt(nearest.end[place] as number);
        if (sight === null) continue;
        while (sight?.question && !seen[place]) {
          sight = answer(sight, sight.question, answerFor(sight.question, place));
          await turn();
        }
        if (sight && !seen[place]) seen[place] = 'never';
      }
    },
    async tryAnswers(turn) {
      const counts = { total: 0, withoutProducts: 0 };
      let left = mostTried;
      let level = ends.flatMap(({ sight }) => sight ?? []);
      while (level.length > 0) {
        const after: Sight[] = [];
        for (const sight of level)
          for (const at of sight.question?.answers.keys() ?? []) {
            left -= workOfLook;
            if (left < 0) return counts;
            const next = seenAfter(answeredOn(sight, sight.question as CandidateQuestion, at));
            counts.total++;
            if (next.left === 0) counts.withoutProducts++;
            after.push(next);
            await turn();
          }
        level = after;
      }
      return counts;
    },
    kindOf: (place) => seen[place] ?? ((nearest.end[place] as number) < 0 ? 'never' : 'notLookedAt'),
    isAskedAbout: (place) => askedAbout[place] === 1,
  };
}

/** The answer of a visitor who looks for a product, by its facts: the first that names it, else 'it does not matter', else the last. */
function answerFor({ answers }: CandidateQuestion, place: number): number {
  const named = answers.findIndex(({ kind, matches }) => kind !== 'any' && has(matches, place));
  if (named >= 0) return named;
  const any = answers.findIndex(({ kind }) => kind === 'any');
  return any >= 0 ? any : answers.length - 1;
}
