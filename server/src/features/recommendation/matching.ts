/** Shows owners what their rules match: the products of a few rules, and the check of a whole questionnaire (flow/SPEC.md, C7). */
import {
  type Answer,
  type AnswerOf,
  type BodyOf,
  type checkQuestionnaireProducts,
  type ProductRule,
  type RecommendedProduct,
  simulatedVisits,
  type simulateVisits,
} from '@parley/contract';
import { has, intersection, type Places, placesOf, type RuleEffects, reachOf, union } from '@parley/flow/reach';
import { notFound } from '../../platform/http/errors.ts';
import type { Platform } from '../../platform/index.ts';
import { isSomethingElse } from '../asking/index.ts';
import { type CandidateProduct, qualityOf } from '../catalogue/index.ts';
import { questionnairePaths } from '../questionnaires/index.ts';
import { rank } from './ranking/rank.ts';
import { fitting } from './ranking/rules.ts';
import type { ProductShelf } from './ranking/shelves.ts';
import { type Context, presentMatch, usualLimit } from './service.ts';
import { simulate } from './simulation.ts';
import { type AnswerEffects, walkPaths } from './walked-paths.ts';

/** The maximum number of products listed per problem. */
const maxListed = 6;
/** The maximum number of different rules evaluated for a questionnaire; each one visits every product. */
const maxRules = 2000;
/** After this many milliseconds of evaluating rules, the event loop runs other requests. */
const turnMs = 10;

const shown = (platform: Platform, product: CandidateProduct): RecommendedProduct =>
  presentMatch({ product, score: 0, reasons: [], misses: [] }, 'en', platform.shownPicture);

/** The products that these rules together recommend, at most `limit`, best first, and their total number. */
export async function productsOfRules({ platform, shelves }: Context, ownerId: number, rules: readonly ProductRule[], limit: number) {
  if (rules.length === 0) return { products: [], total: 0 };
  const { top, count } = rank(await shelves.of(ownerId), { answers: [{ text: '', rules }], limit });
  const fitting = top.filter(({ misses }) => misses.length === 0);
  return { products: fitting.map(({ product }) => shown(platform, product)), total: count };
}

/**
 * Finds answers that recommend nothing, and products that no path of a questionnaire recommends.
 * @throws HttpError 404 for an unknown questionnaire
 */
export async function checkProducts(
  { platform, shelves }: Context,
  ownerId: number,
  questionnaireId: number,
): Promise<AnswerOf<typeof checkQuestionnaireProducts>> {
  const paths = await questionnairePaths(platform.db, ownerId, questionnaireId);
  if (!paths) throw notFound('The questionnaire');
  const ruled = paths.questions.flatMap(({ answers }) => answers).filter(({ product_rules }) => product_rules.length > 0);
  const none = {
    answersWithoutProducts: [],
    unreachableProducts: { total: 0, sample: [] },
    paths: { total: 0, withoutProducts: 0 },
    answersWithoutProductsOnPath: [],
    neverShown: { total: 0, sample: [] },
    complete: true,
  };
  const shelf = await shelves.of(ownerId);
  const quality = shelf.products.length === 0 ? null : qualityOf(shelf.facts);
  const counts = { products: shelf.products.length, answersWithRules: ruled.length, quality };
  if (counts.products === 0 || ruled.length === 0) return { ...counts, ...none };

  const { effects, complete } = await effectsOfAnswers(shelf, paths.questions);
  const size = shelf.products.length;
  const reach = reachOf(paths, (answerId) => effects.get(answerId), size);
  const walked = walkPaths(paths, (answerId) => effects.get(answerId), size, usualLimit);
  const listed = (products: readonly CandidateProduct[]) => ({
    total: products.length,
    sample: products.slice(0, maxListed).map((product) => shown(platform, product)),
  });
  return {
    ...counts,
    answersWithoutProducts: ruled
      .filter(({ id }) => effects.has(id) && !recommendsAlone(effects.get(id) as RuleEffects, size))
      .map(({ id, text, question }) => ({ answerId: id, answerText: text, questionId: question })),
    unreachableProducts: listed(shelf.products.filter((_, place) => !has(reach.recommended, place))),
    paths: { total: walked.paths, withoutProducts: walked.emptyPaths },
    answersWithoutProductsOnPath: ruled
      .filter(({ id }) => walked.emptyAnswers.has(id) && recommendsAlone(effects.get(id) as RuleEffects, size))
      .map(({ id, text, question }) => ({ answerId: id, answerText: text, questionId: question })),
    neverShown: listed(shelf.products.filter((_, place) => !has(walked.shown, place))),
    complete: complete && reach.complete && walked.complete,
  };
}

/** Sends simulated visits through a questionnaire as it is given, over the owner's products. */
export async function visitsThrough(
  { shelves }: Context,
  ownerId: number,
  { first_question: firstQuestionId, questions: asked }: BodyOf<typeof simulateVisits>,
): Promise<AnswerOf<typeof simulateVisits>> {
  const shelf = await shelves.of(ownerId);
  const { effects, complete } = await effectsOfAnswers(shelf, asked);
  const products = shelf.products.length;
  const found = await simulate(
    { firstQuestionId, questions: asked },
    (answerId) => effects.get(answerId),
    products,
    usualLimit,
    simulatedVisits,
  );
  const { questions, withoutProducts, circled, shown } = found;
  const notShown = shelf.products.filter((_, place) => !has(shown, place)).length;
  return { simulation: { visitors: found.finished, questions, withoutProducts, circled, products, notShown, complete } };
}

/** The effects of each answer's rules, by answer id. `complete` is false when the limit left some out. */
async function effectsOfAnswers(shelf: ProductShelf, questions: readonly { answers: readonly Pick<Answer, 'id' | 'product_rules'>[] }[]) {
  const effects = new Map<number, AnswerEffects>();
  const placesByRule = new Map<string, Places>();
  const fits = (rule: ProductRule): Places => {
    const { effect: _effect, weight: _weight, ...rest } = rule;
    const key = JSON.stringify(rest);
    const places = placesByRule.get(key) ?? placesOf(fitting(shelf, rule));
    placesByRule.set(key, places);
    return places;
  };
  let begun = performance.now();
  for (const { answers, answer, at } of questions.flatMap(({ answers }) => answers.map((answer, at) => ({ answers, answer, at })))) {
    const { id, product_rules: rules } = answer;
    if (rules.length === 0) continue;
    if (placesByRule.size + rules.length > maxRules) return { effects, complete: false };
    const of = (effect: ProductRule['effect'], join: typeof union) => {
      const all = rules.filter((rule) => rule.effect === effect).map(fits);
      return all.length === 0 ? null : all.reduce(join);
    };
    const isElse = isSomethingElse(
      answers.map((each) => each.product_rules),
      at,
    );
    effects.set(id, { prefers: of('prefer', union), requires: of('require', intersection), excludes: of('exclude', union), isElse });
    if (performance.now() - begun < turnMs) continue;
    await new Promise((resolve) => setImmediate(resolve));
    begun = performance.now();
  }
  return { effects, complete: true };
}

/** Whether an answer's rules alone recommend anything. */
function recommendsAlone(effects: RuleEffects, size: number): boolean {
  const only = { firstQuestionId: 1, questions: [{ id: 1, answers: [{ id: 1, next_question: null, answerHasInputField: false }] }] };
  return reachOf(only, () => effects, size).recommended.some((word) => word !== 0);
}
