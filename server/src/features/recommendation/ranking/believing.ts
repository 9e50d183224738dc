/** Computes how likely each product of a shelf is, given a visitor's answers (decision 027). Pure. */
import type { ProductRule } from '@parley/contract';
import { fewLeft } from '@parley/flow';
import { intersection, type Places, placesOf } from '@parley/flow/reach';
import {
  type ChosenSet,
  chosenBy,
  type Doubtful,
  doubtedAnswer,
  type Evidence,
  isConfirmed,
  isOrder,
  isSomethingElse,
  type Marks,
  posterior,
  takenBack,
  union,
} from '../../asking/index.ts';
import { allPlaces } from '../../catalogue/index.ts';
import type { AnsweredQuestion } from '../../questionnaires/index.ts';
import { type Choice, type Weighed, weighChoice } from './choice.ts';
import { fitting, holdsFor } from './rules.ts';
import { facetKey, remembered, type Shelf } from './shelf.ts';
import { fittingAsOne, type Wanted, wantedOf } from './variants.ts';

/** How often a product was recommended and clicked, by its id. */
export type ClickCounts = ReadonlyMap<number, { recommended: number; clicked: number }>;

/** The likelihoods, with the evidence that they were computed from. */
export interface Belief {
  /** By place on the shelf; 0 for products that the rules exclude. */
  probabilities: Float64Array;
  /** The evidence of each answered question whose answers have rules, and whether a later answer took it back. */
  evidence: readonly (Evidence & { question: AnsweredQuestion; isTakenBack: boolean })[];
  /** The questions whose answer is taken back, each with the one whose answer takes it back; by their ids. */
  takenBackBy: ReadonlyMap<number, number>;
  /** The products that match all chosen answers that are not taken back, and their number; null when no chosen answer has rules. */
  fitting: Marks | null;
  productsLeft: number | null;
  /** The products that the owner's choice allows; null for all. */
  allowed: Marks | null;
  /** The chosen answer of each question of the evidence, and what it wants, whether it is taken back or not. */
  chosen: readonly ChosenSet[];
  wanted: readonly Wanted[];
  /**
   * The probability of each product if any answer may be a slip, also one that was taken back; null where more than three match, or none, or where
   * the visitor confirmed what was chosen.
   */
  allowingSlips: Float64Array | null;
  /** The question whose answer may be a slip, and the products that are asked about again; null where none is doubted. */
  doubted: (Doubtful & { questionId: number }) | null;
}

/** The prior assumes one click in this many showings. */
const assumedShowings = 20;
/** Limits of the prior relative to the usual 1, so that clicks and preferences alone never make a product unlikely. */
const [minPrior, maxPrior] = [0.5, 1.75];
/** Added to a prior of 1 for each thousandth of a preference's weight. */
const preferenceShare = 0.25 / 1000;

const bounded = (prior: number) => Math.min(maxPrior, Math.max(minPrior, prior));

/**
 * The prior of each product by the clicks so far, before the visitor answered anything: (clicked + 1) / (recommended + 20), relative to the
 * value of a product that was never shown, and limited to 0.5 to 1.75.
 */
export function priorByClicks(shelf: Shelf, clicks: ClickCounts): Float64Array {
  return Float64Array.from(shelf.products, ({ id }) => {
    const { recommended = 0, clicked = 0 } = clicks.get(id) ?? {};
    return bounded(((clicked + 1) / (recommended + assumedShowings)) * assumedShowings);
  });
}

/**
 * Computes the belief after some answers, whose order matters only for which one is taken back. The owner's choice is part of it.
 * @param clicked the prior by clicks, of the same shelf
 */
export function believe(
  shelf: Shelf,
  questions: readonly AnsweredQuestion[],
  chosenIds: ReadonlySet<number>,
  { choice, clicked }: { choice?: Choice | undefined; clicked: Float64Array },
): Belief {
  const all = questions.flatMap((question): AnswerEvidence[] => {
    const ruled = question.answers.filter(({ productRules }) => productRules.length > 0);
    const chosen = ruled.flatMap(({ id }, index) => (chosenIds.has(id) ? [index] : []));
    if (chosen.length === 0) return [];
    const options = ruled.map(({ productRules }) => holdsFor(shelf, productRules));
    const rules = ruled.flatMap(({ productRules }) => productRules);
    const chosenRules = chosen.flatMap((index) => ruled[index]?.productRules ?? []);
    const isElse = chosen.every((at) =>
      isSomethingElse(
        ruled.map(({ productRules }) => productRules),
        at,
      ),
    );
    return [{ question, options, chosen, chosenRules, hasValue: productsWithProperties(shelf, rules), isElse, isTakenBack: false }];
  });
  const { doubted, confirmed, chosen, takenBackBy } = weighEarlier(all);
  const wanted = all.map((each) => wantedBy(shelf, each));
  const evidence = all.filter(({ isTakenBack }) => !isTakenBack);
  const weighed = choice && (choice.product_rules.length > 0 || choice.pinnedProducts.length > 0) ? weighChoice(shelf, choice) : undefined;
  const fitting =
    evidence.length === 0
      ? null
      : fittingAll(
          shelf,
          evidence,
          wanted.filter((_, at) => !all[at]?.isTakenBack),
          weighed,
        );
  const productsLeft = fitting && countOf(fitting);
  return {
    allowingSlips:
      !confirmed && productsLeft !== null && productsLeft > 0 && productsLeft <= fewLeft
        ? posterior(
            priorOf(
              shelf,
              all.filter(({ chosenRules, isElse }) => isOrder(chosenRules, isElse)),
              weighed,
              clicked,
            ),
            all,
          )
        : null,
    probabilities: posterior(priorOf(shelf, evidence, weighed, clicked), all),
    evidence: all,
    takenBackBy,
    fitting,
    productsLeft,
    allowed: weighed?.allowed ?? null,
    chosen,
    wanted,
    doubted: doubted && weighed ? allowedOf(doubted, placesOf(weighed.allowed)) : doubted,
  };
}

type AnswerEvidence = Belief['evidence'][number] & { chosenRules: readonly ProductRule[]; isElse: boolean };

/** Marks the answers that a later one takes back, and returns the one that is doubted, and whether the visitor confirmed the answers. */
function weighEarlier(
  evidence: readonly AnswerEvidence[],
): Pick<Belief, 'doubted' | 'takenBackBy'> & { confirmed: boolean; chosen: ChosenSet[] } {
  const chosen = evidence.map(({ question, options, chosen: picked, chosenRules, isElse }) =>
    chosenBy(chosenRules, {
      matches: placesOf(union(picked.flatMap((index) => options[index] ?? []))),
      isElse,
      isFollowUp: question.followUpFamily !== null,
      options: options.length,
    }),
  );
  const everything = allPlaces(evidence[0]?.options[0]?.length ?? 0);
  const back = takenBack(chosen, everything);
  const idAt = (at: number) => (evidence[at] as AnswerEvidence).question.id;
  for (const at of back.keys()) (evidence[at] as AnswerEvidence).isTakenBack = true;
  const takenBackBy = new Map([...back].map(([at, by]) => [idAt(at), idAt(by)]));
  const kept = [...chosen.keys()].filter((at) => !back.has(at));
  const doubt = doubtedAnswer(
    kept.map((at) => chosen[at] as ChosenSet),
    everything,
  );
  const confirmed = isConfirmed(chosen, everything);
  if (!doubt) return { doubted: null, takenBackBy, confirmed, chosen };
  const { meant, products } = doubt;
  return { doubted: { meant, products, questionId: idAt(kept[doubt.at] ?? 0) }, takenBackBy, confirmed, chosen };
}

/** The same among the products that the owner's choice allows. */
const allowedOf = (doubted: NonNullable<Belief['doubted']>, allowed: Places): NonNullable<Belief['doubted']> => ({
  ...doubted,
  meant: intersection(doubted.meant, allowed),
  products: intersection(doubted.products, allowed),
});

function fittingAll(shelf: Shelf, evidence: Belief['evidence'], wanted: readonly Wanted[], weighed: Weighed | undefined): Marks {
  const left = weighed ? weighed.allowed.slice() : new Uint8Array(shelf.products.length).fill(1);
  for (const { options, chosen } of evidence) {
    const held = union(chosen.flatMap((index) => options[index] ?? []));
    for (let place = 0; place < left.length; place++) if (held[place] === 0) left[place] = 0;
  }
  return fittingAsOne(shelf, wanted, left, weighed?.allowed);
}

/** The properties that the chosen answers of a question want. */
function wantedBy(shelf: Shelf, { question, chosen }: Pick<AnswerEvidence, 'question' | 'chosen'>): Wanted {
  const ruled = question.answers.filter(({ productRules }) => productRules.length > 0);
  return wantedOf(
    shelf,
    chosen.flatMap((index) => (ruled[index] ? [{ text: ruled[index].text, rules: ruled[index].productRules }] : [])),
  );
}

function countOf(marks: Marks): number {
  let count = 0;
  for (const mark of marks) count += mark;
  return count;
}

/** The prior of each product: 0 for products that this visitor never sees, more for clicked and preferred ones. */
function priorOf(shelf: Shelf, evidence: readonly AnswerEvidence[], weighed: Weighed | undefined, clicked: Float64Array): Float64Array {
  const prior = clicked.slice();
  if (weighed)
    for (let place = 0; place < prior.length; place++) {
      const boosted = (prior[place] as number) * (1 + (weighed.forward[place] as number) * preferenceShare);
      prior[place] = weighed.allowed[place] === 0 ? 0 : bounded(boosted);
    }
  // Products that an answer of the owner's questionnaire excludes are never shown. A follow-up answer excludes nothing, because it may be a
  // slip.
  for (const { question, chosenRules } of evidence) {
    if (question.followUpFamily !== null) continue;
    for (const rule of chosenRules) {
      if (rule.effect === 'prefer') continue;
      const marks = fitting(shelf, rule);
      const excluded = rule.effect === 'exclude' ? 1 : 0;
      for (let place = 0; place < prior.length; place++) if (marks[place] === excluded) prior[place] = 0;
    }
  }
  return prior;
}

/** The products that have the properties the rules ask about, so that an answer says something about them; undefined when all have them. */
function productsWithProperties(shelf: Shelf, rules: readonly ProductRule[]): Marks | undefined {
  const distinct = new Set(rules.map((rule) => withPropertyOf(shelf, rule)));
  const marks = [...distinct].flatMap((each) => each ?? []);
  return marks.length === 0 || marks.length < distinct.size ? undefined : union(marks);
}

function withPropertyOf(shelf: Shelf, rule: ProductRule): Marks | undefined {
  if (rule.field === 'tag' || rule.field === 'text' || rule.field === 'product') return undefined;
  const subject = rule.field === 'fact' ? rule.family : rule.field === 'attribute' ? rule.name : '';
  return remembered(shelf, `known ${rule.field} ${subject}`, () => withProperty(shelf, rule));
}

function withProperty(shelf: Shelf, rule: Exclude<ProductRule, { field: 'tag' | 'text' | 'product' }>): Marks {
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
