/** What the answers of a visitor make likely, looked up on a shelf (decision 027). Pure. */
import type { ProductRule } from '@parley/contract';
import { type Evidence, type Marks, posterior, union } from '../../asking/index.ts';
import type { AnsweredQuestion } from '../../questionnaires/index.ts';
import { type Choice, type Weighed, weigh } from './choice.ts';
import { fitting, holdsFor } from './rules.ts';
import { facetKey, remembered, type Shelf } from './shelf.ts';

/** How often a product was recommended and clicked, by its id. */
export type ClickCounts = ReadonlyMap<number, { recommended: number; clicked: number }>;

/** What is believed, with what it is made of. */
export interface Belief {
  /** By place on the shelf; 0 for what the rules let nobody see. */
  probabilities: Float64Array;
  /** The evidence of each question that says something about products. */
  evidence: readonly (Evidence & { question: AnsweredQuestion })[];
  /** The products that fit everything that was chosen, and how many they are; null where nothing with rules was. */
  fitting: Marks | null;
  productsLeft: number | null;
}

/** Nobody clicked on a product yet: one click in so many showings is assumed. */
const assumedShowings = 20;
/** Clicks and the owner's preferences alone never make a product unlikely: they stay within these bounds of the usual. */
const [leastPrior, mostPrior] = [0.5, 1.75];
/** What the weight of a preference, in thousandths, adds to a prior of 1. */
const preferenceShare = 0.25 / 1000;

const bounded = (prior: number) => Math.min(mostPrior, Math.max(leastPrior, prior));

/** How likely each product of a shelf is before a visitor said anything, by what others clicked; 1 for one that was never shown. */
export function priorByClicks(shelf: Shelf, clicks: ClickCounts): Float64Array {
  return Float64Array.from(shelf.products, ({ id }) => {
    const { recommended = 0, clicked = 0 } = clicks.get(id) ?? {};
    return bounded(((clicked + 1) / (recommended + assumedShowings)) * assumedShowings);
  });
}

/**
 * Makes the belief about a visitor who chose some answers, whichever the order. The owner's choice is part of it.
 * @param clicked the prior by clicks, of the same shelf
 */
export function believe(
  shelf: Shelf,
  questions: readonly AnsweredQuestion[],
  chosenIds: ReadonlySet<number>,
  { choice, clicked }: { choice?: Choice | undefined; clicked: Float64Array },
): Belief {
  const evidence = questions.flatMap((question): AnswerEvidence[] => {
    const ruled = question.answers.filter(({ productRules }) => productRules.length > 0);
    const chosen = ruled.flatMap(({ id }, index) => (chosenIds.has(id) ? [index] : []));
    if (chosen.length === 0) return [];
    const options = ruled.map(({ productRules }) => holdsFor(shelf, productRules));
    const rules = ruled.flatMap(({ productRules }) => productRules);
    const chosenRules = chosen.flatMap((index) => ruled[index]?.productRules ?? []);
    return [{ question, options, chosen, chosenRules, known: knownProducts(shelf, rules) }];
  });
  const weighed = choice && (choice.product_rules.length > 0 || choice.pinnedProducts.length > 0) ? weigh(shelf, choice) : undefined;
  const fitting = evidence.length === 0 ? null : fittingAll(shelf, evidence, weighed);
  return {
    probabilities: posterior(priorOf(shelf, evidence, weighed, clicked), evidence),
    evidence,
    fitting,
    productsLeft: fitting && countOf(fitting),
  };
}

type AnswerEvidence = Belief['evidence'][number] & { chosenRules: readonly ProductRule[] };

function fittingAll(shelf: Shelf, evidence: readonly Evidence[], weighed: Weighed | undefined): Marks {
  const left = weighed ? weighed.allowed.slice() : new Uint8Array(shelf.products.length).fill(1);
  for (const { options, chosen } of evidence) {
    const held = union(chosen.flatMap((index) => options[index] ?? []));
    for (let place = 0; place < left.length; place++) if (held[place] === 0) left[place] = 0;
  }
  return left;
}

function countOf(marks: Marks): number {
  let count = 0;
  for (const mark of marks) count += mark;
  return count;
}

/** The prior of each product: 0 for what is never shown to this visitor, more for what is clicked or preferred. */
function priorOf(shelf: Shelf, evidence: readonly AnswerEvidence[], weighed: Weighed | undefined, clicked: Float64Array): Float64Array {
  const prior = clicked.slice();
  if (weighed)
    for (let place = 0; place < prior.length; place++) {
      const boosted = (prior[place] as number) * (1 + (weighed.forward[place] as number) * preferenceShare);
      prior[place] = weighed.allowed[place] === 0 ? 0 : bounded(boosted);
    }
  // What an owner's answer excludes, or does not require, is never shown; a follow-up question takes nothing away for good.
  for (const { question, chosenRules } of evidence) {
    if (question.followUpFamily !== null) continue;
    for (const rule of chosenRules) {
      if (rule.effect === 'prefer') continue;
      const marks = fitting(shelf, rule);
      const barred = rule.effect === 'exclude' ? 1 : 0;
      for (let place = 0; place < prior.length; place++) if (marks[place] === barred) prior[place] = 0;
    }
  }
  return prior;
}

/** The products of which is known what some rules are about; undefined when that is every product. */
function knownProducts(shelf: Shelf, rules: readonly ProductRule[]): Marks | undefined {
  const known = new Set(rules.map((rule) => knownBy(shelf, rule)));
  const marks = [...known].flatMap((each) => each ?? []);
  return marks.length === 0 || marks.length < known.size ? undefined : union(marks);
}

function knownBy(shelf: Shelf, rule: ProductRule): Marks | undefined {
  if (rule.field === 'tag' || rule.field === 'text' || rule.field === 'product') return undefined;
  const subject = rule.field === 'fact' ? rule.family : rule.field === 'attribute' ? rule.name : '';
  return remembered(shelf, `known ${rule.field} ${subject}`, () => known(shelf, rule));
}

function known(shelf: Shelf, rule: Exclude<ProductRule, { field: 'tag' | 'text' | 'product' }>): Marks {
  switch (rule.field) {
    case 'price':
      return Uint8Array.from(shelf.products, ({ priceMinor }) => (priceMinor === null ? 0 : 1));
    case 'fact': {
      const marks = new Uint8Array(shelf.products.length);
      for (const { family, places } of shelf.facts.values) if (family === rule.family) for (const place of places) marks[place] = 1;
      return marks;
    }
    case 'category':
      return Uint8Array.from(shelf.categories, (categories) => (categories.length > 0 ? 1 : 0));
    case 'attribute': {
      const marks = new Uint8Array(shelf.products.length);
      const start = facetKey('attribute', rule.name, '');
      for (const [key, places] of shelf.facets) if (key.startsWith(start)) for (const place of places) marks[place] = 1;
      return marks;
    }
  }
}
