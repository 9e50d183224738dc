/** What the answers of a visitor make likely, looked up on a shelf (decision 027). Pure. */
import type { ProductRule } from '@parley/contract';
import { type Evidence, type Marks, posterior } from '../../asking/index.ts';
import type { AnsweredQuestion } from '../../questionnaires/index.ts';
import { type Choice, weigh } from './choice.ts';
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
  /** How many products fit everything that was chosen; null where nothing with rules was. */
  productsLeft: number | null;
}

/** Nobody clicked on a product yet: one click in so many showings is assumed. */
const assumedShowings = 20;
/** Clicks and the owner's preferences alone never make a product unlikely: they stay within these bounds of the usual. */
const [leastPrior, mostPrior] = [0.5, 1.75];
/** What the weight of a preference, in thousandths, adds to a prior of 1. */
const preferenceShare = 0.25 / 1000;

/** Makes the belief about a visitor who chose some answers, whichever the order. The owner's choice is part of it. */
export function believe(
  shelf: Shelf,
  questions: readonly AnsweredQuestion[],
  chosenIds: ReadonlySet<number>,
  { choice, clicks }: { choice?: Choice | undefined; clicks: ClickCounts },
): Belief {
  const evidence = questions.flatMap((question) => {
    const ruled = question.answers.filter(({ productRules }) => productRules.length > 0);
    const chosen = ruled.flatMap(({ id }, index) => (chosenIds.has(id) ? [index] : []));
    if (chosen.length === 0) return [];
    const options = ruled.map(({ productRules }) => holdsFor(shelf, productRules));
    return [
      {
        question,
        options,
        chosen,
        known: knownProducts(
          shelf,
          ruled.flatMap(({ productRules }) => productRules),
        ),
      },
    ];
  });
  const probabilities = posterior(priorOf(shelf, evidence, choice, clicks), evidence);
  return { probabilities, evidence, productsLeft: evidence.length === 0 ? null : countFitting(shelf, evidence, choice) };
}

function countFitting(shelf: Shelf, evidence: readonly Evidence[], choice: Choice | undefined): number {
  const allowed = choice && weigh(shelf, choice).allowed;
  let count = 0;
  for (let place = 0; place < shelf.products.length; place++)
    if ((!allowed || allowed[place]) && evidence.every(({ options, chosen }) => chosen.some((index) => options[index]?.[place]))) count++;
  return count;
}

/** The prior of each product: 0 for what is never shown to this visitor, more for what is clicked or preferred. */
function priorOf(
  shelf: Shelf,
  evidence: readonly { question: AnsweredQuestion; options: readonly Marks[]; chosen: readonly number[] }[],
  choice: Choice | undefined,
  clicks: ClickCounts,
): Float64Array {
  const prior = Float64Array.from(shelf.products, ({ id }) => {
    const { recommended = 0, clicked = 0 } = clicks.get(id) ?? {};
    return ((clicked + 1) / (recommended + assumedShowings)) * assumedShowings;
  });
  const weighed = choice && weigh(shelf, choice);
  const barred = evidence
    .filter(({ question }) => question.followUpFamily === null)
    .flatMap(({ question, chosen }) => barredBy(shelf, question, chosen));
  for (let place = 0; place < prior.length; place++) {
    const boosted = (prior[place] as number) * (1 + Math.min(1e6, weighed?.forward[place] ?? 0) * preferenceShare);
    const isOut = weighed?.allowed[place] === 0 || barred.some((marks) => marks[place]);
    prior[place] = isOut ? 0 : Math.min(mostPrior, Math.max(leastPrior, boosted));
  }
  return prior;
}

/** The products that chosen answers of the owner rule out for good: what they exclude or do not require. */
function barredBy(shelf: Shelf, { answers }: AnsweredQuestion, chosen: readonly number[]): Marks[] {
  const ruled = answers.filter(({ productRules }) => productRules.length > 0);
  return chosen
    .flatMap((index) => ruled[index]?.productRules ?? [])
    .flatMap((rule) => {
      if (rule.effect === 'prefer') return [];
      const marks = fitting(shelf, rule);
      return [rule.effect === 'exclude' ? marks : marks.map((mark) => 1 - mark)];
    });
}

/** The products of which is known what some rules are about; undefined when that is every product. */
function knownProducts(shelf: Shelf, rules: readonly ProductRule[]): Marks | undefined {
  const of = rules.map((rule) => knownBy(shelf, rule));
  if (of.length === 0 || of.some((marks) => marks === undefined)) return undefined;
  return Uint8Array.from(shelf.products, (_, place) => (of.some((marks) => marks?.[place]) ? 1 : 0));
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
