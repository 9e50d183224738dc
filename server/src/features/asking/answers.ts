/** Makes a question of its draft: the texts of the answers, what they match, and their rules. Pure. */
import type { ProductRule } from '@parley/contract';
import { noPlaces, type Places } from '@parley/flow/reach';
import { allPlaces, type FactIndex, type IndexedValue } from '../catalogue/index.ts';
import type { CandidateAnswer, CandidateQuestion } from './candidate.ts';
import { maxAnswers, type Planned } from './drafting/drafts.ts';
import type { QuestionFamily } from './families.ts';
import { type Wording, wordingOf } from './wording.ts';

/** The maximum number of values in a rule of the contract. */
const maxRuleValues = 50;

/** The question of a draft. */
export function questionOf(index: FactIndex, plan: Planned, wording: Wording): CandidateQuestion {
  const { family, text, gain, value, groups, written, asRange } = plan;
  const answers: CandidateAnswer[] = groups.map((values, at) => ({
    text: written[at] ?? wording.answer(family, values, asRange),
    kind: 'values',
    matches: unionOf(index.size, values),
    rules: factRules(family, values, 'prefer'),
  }));
  const bands = family === 'price' ? pricedWithin(index, plan.ends) : [];
  for (const [at, end] of [...plan.ends, ...(family === 'price' ? [null] : [])].entries()) {
    const before = plan.ends[at - 1];
    const min = before === undefined ? null : before + 1;
    answers.push({
      text: wording.price(min, end, index.currency),
      kind: 'price',
      matches: bands[at] as Places,
      rules: [{ field: 'price', min, max: end, effect: 'prefer', weight: 1 }],
    });
  }
  const named = groups.flat();
  if (plan.last === 'rest')
    answers.push({
      text: wording.rest(family),
      kind: 'rest',
      matches: complement(index.size, unionOf(index.size, named, 'sure')),
      rules: factRules(family, named, 'exclude'),
    });
  if (plan.last === 'any')
    answers.push({ text: family === 'price' ? wording.anyPrice : wording.any, kind: 'any', matches: allPlaces(index.size), rules: [] });
  return { family, text, answers, gain, value };
}

/**
 * Adds 'something else' to a question whose answers name all that is left. A visitor who was led here by a wrong answer fits none of them, and
 * takes that answer back with it. The question stays as it was if it has four answers, or if no product is something else.
 */
export function withSomethingElse(index: FactIndex, question: CandidateQuestion, language: string | null): CandidateQuestion {
  const { family, answers } = question;
  if (answers.length >= maxAnswers || answers.some(({ kind }) => kind !== 'values')) return question;
  const named = answers.reduce((all, { matches }) => all.map((word, at) => word | (matches[at] ?? 0)), noPlaces(index.size));
  const rules = answers.flatMap((answer) => answer.rules).map((rule): ProductRule => ({ ...rule, effect: 'exclude' }));
  const matches = complement(index.size, named);
  if (matches.every((word) => word === 0)) return question;
  const last: CandidateAnswer = { text: wordingOf(language).rest(family), kind: 'rest', matches, rules };
  return { ...question, answers: [...answers, last] };
}

/** A question some of whose answers were left out: 'something else' excludes what is still named, and nothing more. */
export function withOtherRest(index: FactIndex, question: CandidateQuestion, language: string | null): CandidateQuestion {
  if (question.answers.every(({ kind }) => kind !== 'rest')) return question;
  const answers = question.answers.filter(({ kind }) => kind !== 'rest');
  return withSomethingElse(index, { ...question, answers }, language);
}

function factRules(family: QuestionFamily, values: readonly IndexedValue[], effect: 'prefer' | 'exclude'): ProductRule[] {
  const rules: ProductRule[] = [];
  for (let at = 0; at < values.length; at += maxRuleValues)
    rules.push({ field: 'fact', family, values: values.slice(at, at + maxRuleValues).map(({ value }) => value), effect, weight: 1 });
  return rules;
}

function unionOf(size: number, values: readonly IndexedValue[], which: 'all' | 'sure' = 'all'): Places {
  const set = noPlaces(size);
  for (const { places, guessed } of values)
    for (const place of places)
      if (which === 'all' || !guessed.has(place)) set[place >>> 5] = (set[place >>> 5] ?? 0) | (1 << (place & 31));
  return set;
}

function complement(size: number, set: Places): Places {
  return allPlaces(size).map((word, at) => word & ~(set[at] ?? 0));
}

/** The products of each price band; the last one begins above the last end. */
function pricedWithin({ size, prices }: FactIndex, ends: readonly number[]): Places[] {
  const bands = [...ends, Number.POSITIVE_INFINITY].map(() => noPlaces(size));
  for (let place = 0; place < size; place++) {
    const price = prices[place] as number;
    if (Number.isNaN(price)) continue;
    let band = 0;
    while (band < ends.length && price > (ends[band] as number)) band++;
    const set = bands[band] as Places;
    set[place >>> 5] = (set[place >>> 5] as number) | (1 << (place & 31));
  }
  return bands;
}
