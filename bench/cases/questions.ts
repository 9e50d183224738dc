/**
 * Measures how well generated questions find the product that a visitor has in mind, on real and on generated catalogues.
 * `SHOW_QUESTIONS=1` prints every questionnaire, `SHOW_LOST=1` what truthful visitors who do not find their product were asked; `CATALOGUE=` selects the catalogues whose name contains one of its texts, between commas.
 */
import { has } from '@parley/flow/reach';
import { countPlaces, languageOfProducts, listPlaces } from '../../server/src/features/catalogue/index.ts';
import { type PlannedQuestion, planQuestions } from '../../server/src/features/generation/questions/plan.ts';
import { shelve } from '../../server/src/features/recommendation/ranking/shelf.ts';
import { chanceOf } from '../../server/src/kit/random.ts';
import { foldText } from '../../server/src/kit/text/words.ts';
import { endOf, leftAfter, nextOf, type Shop, type Step, visit } from '../lib/asking.ts';
import { bestTrees, questionsOf } from '../lib/best-tree.ts';
import { type Catalogue, catalogues, type Product } from '../lib/catalogues.ts';
import { composedCatalogues } from '../lib/composed.ts';
import { countVisits } from '../lib/exact.ts';
import { generatedCatalogues } from '../lib/generated.ts';
import type { Figure } from '../lib/report.ts';
import { type Reading, readPage, truthfulAnswer, wrongAnswer } from '../lib/visitor.ts';
import { writtenCatalogues } from '../lib/written.ts';

/** The maximum number of visitors for a catalogue. */
const maxVisitors = 400;
/** The maximum number of products that are looked for on paths; of a larger catalogue as many, evenly spread. */
const maxLookedFor = 1000;
/** The maximum number of answers of follow-up questions that are walked after the paths of a questionnaire. */
const maxFollowed = 6000;
/** Rounds of visits with slips. */
const slipRounds = 3;
/** The largest catalogue for which the best possible tree is computed. */
const maxComputed = 24;
const shownAtOnce = 3;
const slipShare = 0.1;
/** Small catalogues are counted exactly; in them a few visitors are chance. */
const largest = { small: 70, medium: 500 };
/**
 * The most questions. Truthful visitors must find their product in four of a small catalogue, by the target; with slips visitors are asked as many
 * as the product asks, which is five everywhere (decision 119).
 */
const most = { truthful: { small: 4, large: 5 }, slips: 5 };
/** The targets: the product's for small and medium catalogues, one of the bench's own for larger ones, for which none was given. */
const targets = {
  truthful: { small: 95, medium: 60, large: 40 },
  slips: { small: 79, medium: 40, large: 25 },
  paths: { small: 99, medium: 90, large: 90 },
};

/** The cases of `npm run bench -- questions`. */
export async function questions(): Promise<Figure[]> {
  const figures: Figure[] = [];
  const chosenCatalogues = process.env.CATALOGUE ?? '';
  for (const catalogue of [...(await catalogues()), ...writtenCatalogues(), ...composedCatalogues(), ...generatedCatalogues()]) {
    if (!chosenCatalogues.split(',').some((each) => catalogue.name.includes(each))) continue;
    figures.push(...figuresOf(catalogue));
  }
  return figures;
}

function figuresOf({ name, language: declared, products }: Catalogue): Figure[] {
  const language = languageOfProducts(products, declared) ?? 'en';
  const begun = performance.now();
  const shelf = shelve(
    products.map((product, place) => ({ variants: [], ...product, id: place + 1, image: '', link: '', inStock: true })),
    language,
  );
  const index = shelf.facts;
  const indexed = performance.now();
  const plan = planQuestions(index, language);
  const planned = performance.now();
  const shop: Shop = { shelf, plan };
  // Of products with the same title, however it is spelled, one is shown.
  const titles = products.map(({ title }) => foldText(title));
  if (process.env.SHOW_QUESTIONS) print(name, plan);
  const size = products.length <= largest.small ? 'small' : products.length <= largest.medium ? 'medium' : 'large';
  const small = size === 'small';
  const mostTruthful = small ? most.truthful.small : most.truthful.large;
  const chance = chanceOf(name);
  const visitors = spread(products.length, maxVisitors);
  const again = chanceOf(`${name}, looking back`);
  const run = (slip: number) => {
    let [found, asked, none, above, corrected] = [0, 0, 0, 0, 0];
    for (const place of visitors) {
      const reading = readPage(products[place] as never);
      const steps: Given[] = [];
      const answering = (text: string, answers: readonly string[]) => {
        const truth = truthfulAnswer(text, answers, reading, chance);
        const chosen = chance() < slip ? wrongAnswer(answers, truth, chance) : truth;
        steps.push({ text, answers, truth, given: chosen });
        return chosen;
      };
      const { shown, questions: count, nothingFits, aboveBudget } = visit(shop, answering, slip > 0 ? most.slips : mostTruthful);
      const isFound = (products: readonly number[]) => products.some((each) => titles[each] === titles[place]);
      if (isFound(shown)) found++;
      else if (process.env.SHOW_LOST && slip === 0) printLost(products[place] as Product, steps);
      if (slip > 0 && !isFound(shown) && isFound(lookingBack(shop, steps, reading, { slip, most: most.slips, chance: again }))) corrected++;
      asked += count;
      none += nothingFits ? 1 : 0;
      above += aboveBudget;
    }
    return {
      found: found / visitors.length,
      corrected: corrected / visitors.length,
      asked: asked / visitors.length,
      none: none / visitors.length,
      above,
    };
  };
  const truthful = run(0);
  const slipped = Array.from({ length: slipRounds }, () => run(slipShare));
  const mean = (of: (each: (typeof slipped)[number]) => number) => slipped.reduce((sum, each) => sum + of(each), 0) / slipRounds;
  const readings = small ? products.map((product) => readPage(product as never)) : [];
  const counted = (slip: number, limit: number) => (small ? countVisits(shop, readings, titles, slip, limit) : null);
  const exactly = { truthful: counted(0, mostTruthful), slips: counted(slipShare, most.slips) };
  const paths = pathsOf(shop, titles);
  const percent = (share: number) => Math.round(share * 1000) / 10;
  const figure = (what: string, value: number, goal: number, atMost: boolean, detail = ''): Figure => ({
    name: `questions, ${name}: ${what}`,
    value,
    unit: '%',
    target: `${atMost ? '≤' : '≥'} ${goal} %`,
    met: atMost ? value <= goal : value >= goal,
    detail,
  });
  const times = `${products.length} products, ${language}, facts ${Math.round(indexed - begun)} ms, plan ${Math.round(planned - indexed)} ms`;
  return [
    figure(
      `truthful, at most ${mostTruthful}`,
      percent((exactly.truthful ?? truthful).found),
      targets.truthful[size],
      false,
      `${(exactly.truthful ?? truthful).asked.toFixed(2)} asked on average; ${plan.length} questions; ${times}`,
    ),
    figure(
      'one answer in ten wrong',
      percent(exactly.slips?.found ?? mean(({ found }) => found)),
      targets.slips[size],
      false,
      `${(exactly.slips?.asked ?? mean(({ asked }) => asked)).toFixed(2)} asked on average, at most ${most.slips}; ${percent(mean(({ none }) => none))} % contradicted themselves; ${percent(mean(({ found, corrected }) => found + corrected))} % after looking back once`,
    ),
    figure('paths on which nothing fits', percent(paths.empty), 0, true, `${paths.count} paths; visits ${percent(truthful.none)} %`),
    figure(
      'answers of follow-up questions that nothing fits',
      percent(paths.deadEnds / Math.max(1, paths.followed)),
      0,
      true,
      `${paths.deadEnds} of ${paths.followed} answers${paths.isWhole ? '' : ', not all of them'}`,
    ),
    figure(
      'products on some path',
      percent(paths.reached),
      targets.paths[size],
      false,
      products.length > maxLookedFor ? `of ${maxLookedFor} that were looked for` : '',
    ),
    ...bestTreeFigures(name, shop, language, counted(0, most.slips)?.asked ?? null),
    figure(
      'shown above the budget',
      truthful.above + slipped.reduce((sum, { above }) => sum + above, 0) + (exactly.slips?.above ?? 0),
      0,
      true,
    ),
  ];
}

/** Up to `most` of so many places, evenly spread. */
const spread = (size: number, most: number): number[] => {
  const step = Math.max(1, size / most);
  return Array.from({ length: Math.min(size, most) }, (_, at) => Math.floor(at * step));
};

/**
 * How many more questions the plan, and all that a truthful visitor is asked with the follow-up questions, need than the best tree that a shop could
 * ask (`bestTrees`); beside it, how many more than the best of all trees. Only for small catalogues.
 * @param askedInAll the questions that a truthful visitor is asked on average
 */
function bestTreeFigures(name: string, { shelf: { facts: index }, plan }: Shop, language: string, askedInAll: number | null): Figure[] {
  if (index.size > maxComputed || plan.length === 0) return [];
  const fewest = bestTrees(index, language);
  const moreThan = (least: number, ours: number) => (least === 0 ? 0 : Math.round((ours / least - 1) * 1000) / 10);
  const figure = (what: string, ours: number): Figure => {
    const more = moreThan(fewest.askable, ours);
    return {
      name: `questions, ${name}: ${what}, more than the best tree that may be asked`,
      value: more,
      unit: '%',
      target: '≤ 5 %',
      met: more <= 5,
      detail: `${ours.toFixed(2)} and ${fewest.askable.toFixed(2)} questions expected; ${moreThan(fewest.ofAll, ours)} % more than the best of all trees, ${fewest.ofAll.toFixed(2)}`,
    };
  };
  return [
    figure('the plan’s questions', questionsOf(plan, index.size)),
    ...(askedInAll === null ? [] : [figure('all questions of a truthful visitor', askedInAll)]),
  ];
}

type Next = ReturnType<typeof nextOf>;

/** The answer that names a product by its facts, else one that says it does not matter, else the last. */
function answerNaming(answers: NonNullable<Next>['answers'], place: number): number {
  const named = answers.findIndex((answer) => 'matches' in answer && answer.kind !== 'any' && has(answer.matches, place));
  if (named >= 0) return named;
  const any = answers.findIndex(({ rules }) => rules.length === 0);
  return any >= 0 ? any : answers.length - 1;
}

interface WalkedPaths {
  count: number;
  empty: number;
  reached: number;
  /** The answers of follow-up questions, and those after which nothing fits. */
  followed: number;
  deadEnds: number;
  isWhole: boolean;
}

/**
 * All paths of the questionnaire: how many end without a product, and the share of products (at most `maxLookedFor`) that are shown: at an end, or to a
 * visitor who looks for one of those that an end leaves, and answers the follow-up questions by what the product states. Then every answer of the
 * follow-up questions at the ends, also wrong ones, level by level.
 */
function pathsOf(shop: Shop, titles: readonly string[]): WalkedPaths {
  const { shelf, plan } = shop;
  const { size } = shelf.facts;
  const sought = new Set(spread(size, maxLookedFor));
  let [count, empty] = [0, 0];
  let ends: (readonly Step[])[] = [];
  const reached = new Set<number>();
  const answeredOn = new Map<string, Next>();
  const nextAfter = (steps: readonly Step[]): Next => {
    const key = steps.map(({ text, at }) => `${text}\n${at}`).join('\n\n');
    const result = answeredOn.get(key) ?? nextOf(shop, steps);
    answeredOn.set(key, result);
    // Where a question comes first, the products come after it, except where so few are left that they stand beside it.
    const end = endOf(shop, steps);
    if (result === null || (end.left !== null && end.left > 0 && end.left <= shownAtOnce))
      for (const place of end.shown) reached.add(place);
    return result;
  };
  const lookFor = (place: number, end: readonly Step[]) => {
    let steps = end;
    for (let next = nextAfter(steps); next && !reached.has(place); next = nextAfter(steps)) {
      steps = [...steps, { ...next, at: answerNaming(next.answers, place) }];
    }
  };
  const follow = (planned: number, before: readonly Step[]) => {
    const { question, answers } = plan[planned] as PlannedQuestion;
    for (const [at, { left, next }] of answers.entries()) {
      const steps = [...before, { family: question.family, text: question.text, answers, isFollowUp: false, planned, at }];
      if (next !== null) follow(next, steps);
      else {
        count++;
        ends.push(steps);
        if (countPlaces(left) === 0 || leftAfter(shop, steps) === 0) empty++;
        for (const place of listPlaces(left)) if (sought.has(place) && !reached.has(place)) lookFor(place, steps);
      }
    }
  };
  if (plan.length > 0) follow(0, []);
  let [followed, deadEnds] = [0, 0];
  for (; ends.length > 0 && followed < maxFollowed; ) {
    const after = ends.flatMap((steps) => {
      const next = followed < maxFollowed ? nextAfter(steps) : null;
      followed += next?.answers.length ?? 0;
      return (next?.answers ?? []).map((_, at): Step[] => [...steps, { ...(next as NonNullable<Next>), at }]);
    });
    const isDead = after.map((steps) => leftAfter(shop, steps) === 0);
    deadEnds += isDead.filter(Boolean).length;
    ends = after.filter((_, at) => !isDead[at]);
  }
  // Of products with the same title one is shown.
  const shown = new Set([...reached].map((place) => titles[place]));
  const found = [...sought].filter((place) => shown.has(titles[place])).length;
  return {
    count,
    empty: count === 0 ? 0 : empty / count,
    reached: size === 0 ? 1 : found / sought.size,
    followed,
    deadEnds,
    isWhole: ends.length === 0,
  };
}

function print(name: string, plan: readonly PlannedQuestion[]): void {
  console.log(`\n## ${name}`);
  const show = (at: number, indent: string) => {
    const { question, answers } = plan[at] as PlannedQuestion;
    console.log(`${indent}${question.text}  [${question.family}]`);
    for (const { text, left, next } of answers) {
      console.log(`${indent}  - ${text} (${countPlaces(left)})`);
      if (next !== null) show(next, `${indent}      `);
    }
  };
  if (plan.length > 0) show(0, '');
}

/** A question that a visitor was asked, with the indexes of the true answer and of the one that was given. */
interface Given {
  text: string;
  answers: readonly string[];
  truth: number;
  given: number;
}

/**
 * What a visitor sees who does not find the product, reads the answers once more, changes the first wrong one that is noticed ('Change'), and
 * answers what is asked from there. Wrong answers are overlooked as often as they are given.
 */
function lookingBack(
  shop: Shop,
  steps: readonly Given[],
  reading: Reading,
  { slip, most, chance }: { slip: number; most: number; chance: () => number },
): readonly number[] {
  const noticed = steps.findIndex(({ truth, given }) => truth !== given && chance() >= slip);
  if (noticed < 0) return [];
  let at = 0;
  const answering = (text: string, answers: readonly string[]) => {
    const step = at <= noticed ? steps[at] : undefined;
    const isNoticed = at++ === noticed;
    if (step) return isNoticed ? step.truth : step.given;
    const truth = truthfulAnswer(text, answers, reading, chance);
    return chance() < slip ? wrongAnswer(answers, truth, chance) : truth;
  };
  return visit(shop, answering, most).shown;
}

function printLost({ title, categories, attributes, vendor }: Product, steps: readonly Given[]): void {
  const page = [categories.join(' > '), ...Object.entries(attributes).map(([name, values]) => `${name}: ${values.join(', ')}`), vendor];
  console.log(`\nlost: ${title} (${page.filter(Boolean).join('; ')})`);
  for (const { text, answers, truth } of steps)
    console.log(`  ${text} ${answers.map((answer, at) => (at === truth ? `[${answer}]` : answer)).join(' · ')}`);
}
