/** Checks the products of a questionnaire as its recommender shows them (flow/SPEC.md, C7 to C9), and sends simulated visits through it. */
import {
  type AnswerOf,
  type BodyOf,
  type checkQuestionnaireProducts,
  type ProductChoice,
  productChoice,
  simulatedVisits,
  type simulateVisits,
} from '@parley/contract';
import { has, intersection, type Places, placesOf, type RuleEffects, reachOf } from '@parley/flow/reach';
import type { Executor } from '../../../platform/db/index.ts';
import { notFound } from '../../../platform/http/errors.ts';
import type { Platform } from '../../../platform/index.ts';
import { type ChosenSet, qualityOf } from '../../asking/index.ts';
import { allPlaces, type CandidateProduct, countPlaces, listPlaces } from '../../catalogue/index.ts';
import { type AnsweredQuestion, questionnairePaths } from '../../questionnaires/index.ts';
import { showingOf } from '../../recommenders/index.ts';
import { weighChoice } from '../ranking/choice.ts';
import type { ProductShelf } from '../ranking/shelves.ts';
import { fittingAsOne, isAboutOptions, wantedOf } from '../ranking/variants.ts';
import { type Context, presentMatch } from '../service.ts';
import { setsOfAnswers } from './answer-sets.ts';
import { createEnds, type Seen } from './ends.ts';
import { simulate } from './simulation.ts';
import { inTurns } from './turns.ts';
import { type PathEnd, type WalkedPaths, walkPaths } from './walked-paths.ts';

type Check = AnswerOf<typeof checkQuestionnaireProducts>;

/** The maximum number of products listed per problem. */
const maxListed = 6;
/** The share of the work for looking at all ends; the rest follows visitors who answer follow-up questions. */
const shareForEnds = 0.5;

/** How the questionnaire is shown: by its recommender, or as a new one would. */
interface Shown {
  popup: Check['shownBy'];
  choice: ProductChoice;
  asksOn: boolean;
}

/** The first active recommender that shows a questionnaire decides, else the first one; without any, the usual settings. */
async function shownAs(db: Executor, ownerId: number, questionnaireId: number | null): Promise<Shown> {
  const all = questionnaireId === null ? [] : await showingOf(db, ownerId, questionnaireId);
  const shownBy = all.find(({ active }) => active) ?? all[0];
  if (!shownBy) return { popup: null, choice: productChoice.parse({}), asksOn: true };
  return {
    popup: { id: shownBy.id, name: shownBy.name, others: all.length - 1 },
    choice: shownBy.productChoice,
    asksOn: shownBy.askFollowUps,
  };
}

const allowedOn = (shelf: ProductShelf, choice: ProductChoice): Places =>
  choice.product_rules.length > 0 ? placesOf(weighChoice(shelf, choice).allowed) : allPlaces(shelf.products.length);

/**
 * Finds answers that recommend nothing, and products that visitors are not shown.
 * @throws HttpError 404 for an unknown questionnaire
 */
export async function checkProducts({ platform, shelves, clicks }: Context, ownerId: number, questionnaireId: number): Promise<Check> {
  const paths = await questionnairePaths(platform.db, ownerId, questionnaireId);
  if (!paths) throw notFound('The questionnaire');
  const { popup, choice, asksOn } = await shownAs(platform.db, ownerId, questionnaireId);
  const ruled = paths.questions.flatMap(({ answers }) => answers).filter(({ product_rules }) => product_rules.length > 0);
  const shelf = await shelves.of(ownerId);
  const size = shelf.products.length;
  const everything = allowedOn(shelf, choice);
  const quality = size === 0 ? null : qualityOf(shelf.facts, shelf.language);
  const counts = { products: size, answersWithRules: ruled.length, quality };
  const shown = { shownBy: popup, limit: choice.recommendedProductsLimit, asksOn, leftOut: size - countPlaces(everything) };
  if (size === 0 || ruled.length === 0) return { ...counts, ...shown, ...nothingFound };

  const questions = paths.questions.map(({ id, text, answers }) => questionWith(id, text, answers));
  const { effects, sets, complete } = await setsOfAnswers(shelf, questions);
  const reach = reachOf(paths, (answerId) => effects.get(answerId), size);
  const turn = inTurns();
  const ends = createEnds({ shelf, clicked: await clicks.priorOf(ownerId, shelf), questions, choice, asksOn });
  const walk = walkPaths(paths, (answerId) => sets.get(answerId), everything, leavingAsOne(shelf, questions, sets));
  let step = walk.next();
  for (; !step.done; step = walk.next()) {
    ends.note(step.value.answerIds, step.value.left);
    await turn();
  }
  const walked: WalkedPaths = step.value;
  const looked = await ends.lookAtAll(shareForEnds, turn);
  await ends.answerOn(turn);
  const followUpAnswers = await ends.tryAnswers(turn);

  const places = shelf.products.flatMap((product, place) => (has(everything, place) ? [{ product, place }] : []));
  const seenAs = (seen: Seen) => places.filter(({ place }) => ends.kindOf(place) === seen);
  const listed = (some: readonly { product: CandidateProduct }[]) => ({
    total: some.length,
    sample: some.slice(0, maxListed).map(({ product }) => presented(platform, product)),
  });
  const recommendsAlone = (id: number) => intersection(recommendedBy(effects.get(id) as RuleEffects, size), everything).some(Boolean);
  const found = ({ id, text, question }: (typeof ruled)[number]) => ({ answerId: id, answerText: text, questionId: question });
  const notLookedAt = seenAs('notLookedAt').length;
  return {
    ...counts,
    ...shown,
    answersWithoutProducts: ruled.filter(({ id }) => effects.has(id) && !recommendsAlone(id)).map(found),
    unreachableProducts: listed(places.filter(({ place }) => !has(reach.recommended, place))),
    paths: { total: walked.paths, withoutProducts: walked.emptyPaths },
    answersWithoutProductsOnPath: ruled.filter(({ id }) => walked.emptyAnswers.has(id) && recommendsAlone(id)).map(found),
    neverShown: listed(seenAs('never')),
    foundByAnsweringOn: seenAs('byAnsweringOn').length,
    followUpAnswers,
    notLookedAt,
    complete: complete && reach.complete && walked.complete && notLookedAt === 0 && (looked || seenAs('never').length === 0),
  };
}

/**
 * Leaves those products at the end of a path that match all its answers as one variant. Where 'something else' took an answer back, the products
 * stay: which answer counts is not known here.
 */
function leavingAsOne(shelf: ProductShelf, questions: readonly AnsweredQuestion[], sets: ReadonlyMap<number, ChosenSet>) {
  const wantedByAnswer = new Map(
    questions.flatMap(({ answers }) =>
      answers.map(({ id, text, productRules: rules }) => [id, rules.length > 0 ? wantedOf(shelf, [{ text, rules }]) : []] as const),
    ),
  );
  return ({ answerIds, left }: PathEnd): Places => {
    const all = answerIds.map((id) => wantedByAnswer.get(id) ?? []).filter(({ length }) => length > 0);
    if (!all.some(isAboutOptions) || answerIds.some((id) => sets.get(id)?.isElse)) return left;
    const marks = new Uint8Array(shelf.products.length);
    for (const place of listPlaces(left)) marks[place] = 1;
    return intersection(left, placesOf(fittingAsOne(shelf, all, marks)));
  };
}

const nothingFound = {
  answersWithoutProducts: [],
  unreachableProducts: { total: 0, sample: [] },
  paths: { total: 0, withoutProducts: 0 },
  answersWithoutProductsOnPath: [],
  neverShown: { total: 0, sample: [] },
  foundByAnsweringOn: 0,
  followUpAnswers: { total: 0, withoutProducts: 0 },
  notLookedAt: 0,
  complete: true,
};

const presented = (platform: Platform, product: CandidateProduct) =>
  presentMatch({ product, score: 0, reasons: [], misses: [] }, 'en', platform.shownPicture);

const questionWith = (
  id: number,
  text: string,
  answers: readonly { id: number; text: string; product_rules: AnsweredQuestion['answers'][number]['productRules'] }[],
): AnsweredQuestion => ({
  id,
  text,
  followUpFamily: null,
  answers: answers.map((answer) => ({ id: answer.id, text: answer.text, productRules: answer.product_rules })),
});

/** The products that an answer's rules alone recommend. */
function recommendedBy(effects: RuleEffects, size: number): Places {
  const only = { firstQuestionId: 1, questions: [{ id: 1, answers: [{ id: 1, next_question: null, answerHasInputField: false }] }] };
  return reachOf(only, () => effects, size).recommended;
}

/** Sends simulated visits through a questionnaire as it is given, over the owner's products. */
export async function visitsThrough(
  { platform, shelves, clicks }: Context,
  ownerId: number,
  { first_question: firstQuestionId, questions: outlineQuestions, questionnaire }: BodyOf<typeof simulateVisits>,
): Promise<AnswerOf<typeof simulateVisits>> {
  const { choice, asksOn } = await shownAs(platform.db, ownerId, questionnaire);
  const shelf = await shelves.of(ownerId);
  const questions = outlineQuestions.map(({ id, text, answers }) => questionWith(id, text, answers));
  const { sets, complete } = await setsOfAnswers(shelf, questions);
  const everything = allowedOn(shelf, choice);
  const ends = createEnds({ shelf, clicked: await clicks.priorOf(ownerId, shelf), questions, choice, asksOn });
  const flow = { firstQuestionId, questions: outlineQuestions };
  const asOne = leavingAsOne(shelf, questions, sets);
  const found = await simulate(
    flow,
    (answerId) => sets.get(answerId),
    everything,
    simulatedVisits,
    ({ answerIds, left }) => {
      const fits = asOne({ answerIds, left });
      ends.note(answerIds, fits);
      return countPlaces(fits) > 0;
    },
  );
  const looked = await ends.lookAtAll(1, inTurns());
  const notSeen = shelf.products.flatMap((_, place) => (has(everything, place) && ends.kindOf(place) !== 'atEnd' ? [place] : []));
  const askedOn = notSeen.filter(ends.isAskedAbout).length;
  return {
    simulation: {
      visitors: found.finished,
      questions: found.questions,
      withoutProducts: found.withoutProducts,
      circled: found.circled,
      products: countPlaces(everything),
      notShown: notSeen.length - askedOn,
      askedOn,
      complete: complete && looked,
    },
  };
}
