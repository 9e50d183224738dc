/** What simulated visits found, in words. Pure. */
import type { SimulatedVisits } from '@parley/contract';
import { formatPercent } from '../../../lib/format.ts';
import { t } from '../../../words/t.ts';
import type { ProblemText } from '../check/flowProblems.ts';

/** From this share of its visits on, a question is worth looking at. */
const manyLost = 0.1;

interface Texts {
  /** The text of an answer, and whether any answer of the questionnaire has rules. */
  answerText: (answerId: number) => string;
  hasRules: boolean;
}

/** Where simulated visits got stuck, the worst first. */
export function findingsOf(simulation: SimulatedVisits, { answerText, hasRules }: Texts): ProblemText[] {
  const { visitors, questions, withoutProducts, circled, products, notShown } = simulation;
  if (visitors === 0) return [];
  const dead = questions.flatMap(({ questionId, answers }) =>
    answers.filter(({ chosen, lost }) => chosen > 0 && lost === chosen).map(({ answerId, chosen }) => ({ questionId, answerId, chosen })),
  );
  const mean = questions
    .map(({ questionId, answered, answers }) => ({ questionId, answered, lost: answers.reduce((sum, { lost }) => sum + lost, 0) }))
    .filter(({ answered, lost }) => answered > 0 && lost >= manyLost * answered)
    .toSorted((a, b) => b.lost - a.lost);
  const idle = hasRules && products > 0 ? questions.filter(({ answered, narrows }) => answered > 0 && !narrows) : [];
  const never = questions.filter(({ shown }) => shown === 0);
  return [
    ...dead.map(
      ({ questionId, answerId, chosen }): ProblemText => ({
        weight: 'fault',
        title: t('“{answerId}” leads to no product', { answerId: answerText(answerId) }),
        text: t('All {chosen} visits that chose it had no product left.', { chosen }),
        questionIds: [questionId],
      }),
    ),
    ...mean.map(
      ({ questionId, answered, lost }): ProblemText => ({
        weight: 'warning',
        title: `${formatPercent(lost / answered)} lose all products here`,
        text: t('No product fits what they chose before and here.'),
        questionIds: [questionId],
      }),
    ),
    ...(withoutProducts > 0
      ? [
          {
            weight: 'warning' as const,
            title: t('{withoutProducts} of {visitors} visits end without a product', { withoutProducts, visitors }),
            text: t('They are shown what fits most of their answers.'),
            questionIds: [],
          },
        ]
      : []),
    ...(circled > 0
      ? [
          {
            weight: 'warning' as const,
            title: t('{circled} visits come back to a question they answered', { circled }),
            text: t('Answers lead in a circle.'),
            questionIds: [],
          },
        ]
      : []),
    ...(never.length > 0
      ? [
          {
            weight: 'hint' as const,
            title: `No visit came to ${never.length === 1 ? 'this question' : 'these questions'}`,
            text: t('Hardly any path leads there.'),
            questionIds: never.map(({ questionId }) => questionId),
          },
        ]
      : []),
    ...(hasRules && notShown > 0
      ? [
          {
            weight: 'hint' as const,
            title: t('{notShown} of {products} products were shown to nobody', { notShown, products }),
            text: t('Other products always came first, or no answers lead to them.'),
            questionIds: [],
          },
        ]
      : []),
    ...(idle.length > 0
      ? [
          {
            weight: 'hint' as const,
            title: `${idle.length === 1 ? 'This question changes' : 'These questions change'} nothing`,
            text: t('The same products are left whatever is answered.'),
            questionIds: idle.map(({ questionId }) => questionId),
          },
        ]
      : []),
  ];
}
