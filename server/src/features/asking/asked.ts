/** Describes an answered question for the choice of the next one. Pure. */
import type { ProductRule } from '@parley/contract';
import { foldText } from '../../kit/text/words.ts';
import type { IndexedValue } from '../catalogue/index.ts';
import type { AskedQuestion } from './candidate.ts';
import type { QuestionFamily } from './families.ts';

/** The rules of an answer; none when it does not matter. */
type Rules = readonly ProductRule[];

/**
 * An answered question with what its answer implies for the next one.
 * @param answers the rules of each answer
 * @param chosen the indexes of the chosen answers
 * @param isTakenBack a later answer took it back, so what was chosen is passed over too; another kind may still be meant
 */
export function answeredQuestion(
  { family, text }: { family: QuestionFamily; text: string },
  answers: readonly Rules[],
  chosen: readonly number[],
  isTakenBack = false,
): AskedQuestion {
  const wanted = chosen.map((index) => answers[index] ?? []);
  if (wanted.length === 0 || wanted.some((rules) => rules.length === 0)) return { family, text, settled: true };
  const preferred = new Set(wanted.flatMap((rules) => valuesIn(family, rules, 'prefer')));
  const offered = answers.flatMap((rules) => valuesIn(family, rules, 'prefer'));
  if (isTakenBack) return { family, text, isTakenBack, passedOver: family === 'kind' ? preferred : new Set(offered) };
  return {
    family,
    text,
    isOpen: wanted.every((rules) => rules.every(({ effect }) => effect === 'exclude')),
    passedOver: new Set(offered.filter((value) => !preferred.has(value))),
  };
}

const valuesIn = (family: QuestionFamily, rules: Rules, wanted: ProductRule['effect']): string[] =>
  rules.flatMap((rule) => (rule.field === 'fact' && rule.family === family && rule.effect === wanted ? rule.values : []));

/** Whether a value was offered and not chosen, or is a kind with the name of such a value: 'Termos' after 'Termoslar'. */
export const isPassedOver = ({ family, value, labels }: IndexedValue, asked: readonly AskedQuestion[]): boolean =>
  asked.some(
    ({ passedOver }) =>
      passedOver?.has(value) === true ||
      (family === 'kind' && [...(passedOver ?? [])].some((other) => labels.some((label) => isPluralOf(other, foldText(label))))),
  );

/** Whether one of two words is the other with the ending of a plural. */
const isPluralOf = (first: string, second: string): boolean => {
  const [shorter, longer] = first.length < second.length ? [first, second] : [second, first];
  return shorter.length >= shortestThing && longer.startsWith(shorter) && plural.test(longer.slice(shorter.length));
};
const shortestThing = 4;
const plural = /^(?:l[ae]r|e?s|e?n|er?)$/;
