/**
 * How well generated questions find the product that a visitor has in mind, on real and on generated catalogues. `SHOW_QUESTIONS=1` prints
 * every questionnaire in full, `CATALOGUE=` runs those whose name holds the text.
 */

import { countPlaces, languageOfProducts, listPlaces } from '../../server/src/features/catalogue/index.ts';
import { type PlannedQuestion, planQuestions } from '../../server/src/features/generation/questions/plan.ts';
import { shelve } from '../../server/src/features/recommendation/ranking/shelf.ts';
import { type Shop, visit } from '../lib/asking.ts';
import { type Catalogue, catalogues } from '../lib/catalogues.ts';
import { generatedCatalogues } from '../lib/generated.ts';
import { chanceOf } from '../lib/random.ts';
import type { Figure } from '../lib/report.ts';
import { readPage, truthfulAnswer, wrongAnswer } from '../lib/visitor.ts';

/** Visitors in a large catalogue. */
const mostVisitors = 400;
const slipRounds = 3;
const slipShare = 0.1;
const largest = { small: 70 };

export async function questions(): Promise<Figure[]> {
  const figures: Figure[] = [];
  const wanted = process.env.CATALOGUE ?? '';
  for (const catalogue of [...(await catalogues()), ...generatedCatalogues()]) {
    if (!catalogue.name.includes(wanted)) continue;
    figures.push(...figuresOf(catalogue));
  }
  return figures;
}

function figuresOf({ name, language: declared, products }: Catalogue): Figure[] {
  const language = languageOfProducts(products, declared) ?? 'en';
  const begun = performance.now();
  const shelf = shelve(
    products.map((product, place) => ({ ...product, id: place + 1, image: '', link: '', inStock: true })),
    language,
  );
  const index = shelf.facts;
  const indexed = performance.now();
  const plan = planQuestions(index, language);
  const planned = performance.now();
  const shop: Shop = { shelf, plan, language };
  const titles = products.map(({ title }) => title);
  if (process.env.SHOW_QUESTIONS) print(name, plan);
  const small = products.length <= largest.small;
  const most = small ? 4 : 5;
  const chance = chanceOf(name);
  const step = Math.max(1, products.length / mostVisitors);
  const visitors = Array.from({ length: Math.min(products.length, mostVisitors) }, (_, at) => Math.floor(at * step));
  const run = (slip: number) => {
    let [found, asked, none, above] = [0, 0, 0, 0];
    for (const place of visitors) {
      const reading = readPage(products[place] as never);
      const answering = (text: string, answers: readonly string[]) => {
        const truth = truthfulAnswer(text, answers, reading, chance);
        return chance() < slip ? wrongAnswer(answers, truth, chance) : truth;
      };
      const { shown, questions: count, nothingFits, aboveBudget } = visit(shop, answering, most);
      if (shown.some((each) => titles[each] === titles[place])) found++;
      asked += count;
      none += nothingFits ? 1 : 0;
      above += aboveBudget;
    }
    return { found: found / visitors.length, asked: asked / visitors.length, none: none / visitors.length, above };
  };
  const truthful = run(0);
  const slipped = Array.from({ length: slipRounds }, () => run(slipShare));
  const slips = slipped.reduce((sum, { found }) => sum + found, 0) / slipRounds;
  const paths = pathsOf(plan, index.size);
  const percent = (share: number) => Math.round(share * 1000) / 10;
  const target = (few: number, many: number) => (small ? few : many);
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
      `truthful, at most ${most}`,
      percent(truthful.found),
      target(95, 60),
      false,
      `${truthful.asked.toFixed(2)} asked on average; ${plan.length} questions; ${times}`,
    ),
    figure('one answer in ten wrong', percent(slips), target(79, 40), false),
    figure('paths on which nothing fits', percent(paths.empty), 0, true, `${paths.count} paths; visits ${percent(truthful.none)} %`),
    figure('products on some path', percent(paths.reached), target(99, 90), false),
    figure('shown above the budget', truthful.above + slipped.reduce((sum, { above }) => sum + above, 0), 0, true),
  ];
}

/** All ways through the questionnaire: how many end with nothing, and the share of products that the ends or the questions after them show. */
function pathsOf(plan: readonly PlannedQuestion[], size: number): { count: number; empty: number; reached: number } {
  let [count, empty] = [0, 0];
  const reached = new Set<number>();
  for (const { answers } of plan)
    for (const { left, next } of answers) {
      if (next !== null) continue;
      count++;
      const fits = countPlaces(left);
      if (fits === 0) empty++;
      // Where more are left than are shown, the server asks on.
      for (const place of listPlaces(left)) reached.add(place);
    }
  return { count, empty: count === 0 ? 0 : empty / count, reached: size === 0 ? 1 : reached.size / size };
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
