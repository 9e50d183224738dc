/**
 * How well a generated questionnaire narrows a catalogue: for each product, a visitor who looks for it answers truthfully. Compared with
 * asking the same questions, and those left out, in the order in which the catalogue names them. `SHOW_QUESTIONS=1` prints them.
 */
import type { Facet, FacetProduct } from '../../server/src/features/generation/facets/facet.ts';
import { findFacets } from '../../server/src/features/generation/facets/facets.ts';
import { type PlannedQuestion, planQuestions } from '../../server/src/features/generation/questions/plan.ts';
import { wordQuestions } from '../../server/src/features/generation/questions/wording.ts';
import { catalogues } from '../lib/catalogues.ts';
import type { Figure } from '../lib/report.ts';

/** The number of products that count as a short list. */
const few = 3;

/** Measures the questionnaires of all sample catalogues. */
export async function questions(): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const { name, language, products } of await catalogues()) {
    const plan = planQuestions(products, language);
    const worded = wordQuestions(plan, language);
    const ours = products.map((_, place) => walk(plan, place, products.length));
    const usual = inCatalogueOrder(products, language);
    const theirs = products.map((_, place) => ask(usual, place, products.length));
    const mean = (list: number[]) => Number((list.reduce((sum, each) => sum + each, 0) / list.length).toFixed(2));
    const questionCount = mean(ours.map((one) => one.questions));
    const before = mean(theirs.map((one) => one.questions));
    const reached = ours.filter(({ left }) => left.length > 0).length;
    figures.push({
      name: `questions, ${name}`,
      value: questionCount,
      unit: `questions to ${few} products, ${before} in catalogue order`,
      target: 'no more, every product reachable',
      met: questionCount <= before && reached === products.length,
      detail: `${worded.length} questions, ${reached}/${products.length} reachable, ${mean(ours.map(({ left }) => left.length))} left on average (${mean(theirs.map(({ left }) => left.length))})`,
    });
    if (process.env.SHOW_QUESTIONS)
      for (const { id, text, answers } of worded)
        console.log(`  ${id}. ${text}\n${answers.map((answer) => `       ${answer.text} → ${answer.next_question ?? 'end'}`).join('\n')}`);
  }
  return figures;
}

interface Walk {
  questions: number;
  /** The products that fit all answers. */
  left: number[];
}

const everything = (count: number) => Array.from({ length: count }, (_, place) => place);

/** One way through the funnel; ends when few enough are left. */
function walk(plan: readonly PlannedQuestion[], wanted: number, count: number): Walk {
  let left = everything(count);
  let questionCount = 0;
  for (let at: number | null = plan.length > 0 ? 0 : null; at !== null && left.length > few; ) {
    const question: PlannedQuestion | undefined = plan[at];
    const answer = question?.answers.find(({ products }) => products.includes(wanted));
    if (!question || !answer) break;
    questionCount += 1;
    const fitting = new Set(answer.products);
    if (answer.label.kind !== 'anyPrice') left = left.filter((place) => fitting.has(place));
    at = answer.next;
  }
  return { questions: questionCount, left };
}

function ask(facets: readonly Facet[], wanted: number, count: number): Walk {
  let left = everything(count);
  let questionCount = 0;
  for (const { options } of facets) {
    if (left.length <= few) break;
    const answer = options.find(({ products }) => products.includes(wanted));
    questionCount += 1;
    const fitting = new Set(answer?.products);
    if (answer?.label.kind !== 'anyPrice') left = left.filter((place) => fitting.has(place));
  }
  return { questions: questionCount, left };
}

const order: Facet['kind'][] = ['category', 'tag', 'attribute', 'vendor', 'price', 'kind', 'detail'];

/** As shops list them: categories, tags, attributes, brand, price. */
const inCatalogueOrder = (products: readonly FacetProduct[], language: string) =>
  findFacets(products, language).sort((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind));
