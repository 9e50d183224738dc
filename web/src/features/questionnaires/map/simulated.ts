/** The findings of simulated visits, in words. Pure. */
import type { SimulatedVisits } from '@parley/contract';
import { formatPercent } from '../../../lib/formats/format.ts';
import { plural, t } from '../../../words/t.ts';
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
  const { visitors, questions, withoutProducts, circled, products, notShown, askedOn, complete } = simulation;
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
        title: t('“{answer}” leads to no product', { answer: answerText(answerId) }),
        text: plural(chosen, 'The visit that chose it had no product left.', 'All {n} visits that chose it had no product left.'),
        questionIds: [questionId],
      }),
    ),
    ...mean.map(
      ({ questionId, answered, lost }): ProblemText => ({
        weight: 'warning',
        title: t('{share} lose all products here', { share: formatPercent(lost / answered) }),
        text: t('No product fits what they chose before and here.'),
        questionIds: [questionId],
      }),
    ),
    ...(withoutProducts > 0
      ? [
          {
            weight: 'warning' as const,
            title: plural(
              withoutProducts,
              '1 of {visitors} visits ends without a product',
              '{n} of {visitors} visits end without a product',
              { visitors },
            ),
            text: t('They are shown what fits most of their answers.'),
            questionIds: [],
          },
        ]
      : []),
    ...(circled > 0
      ? [
          {
            weight: 'warning' as const,
            title: plural(circled, '1 visit comes back to a question it answered', '{n} visits come back to a question they answered'),
            text: t('Answers lead in a circle.'),
            questionIds: [],
          },
        ]
      : []),
    ...(never.length > 0
      ? [
          {
            weight: 'hint' as const,
            title: plural(never.length, 'No visit came to this question', 'No visit came to these questions'),
            text: t('Hardly any path leads there.'),
            questionIds: never.map(({ questionId }) => questionId),
          },
        ]
      : []),
    ...(hasRules && notShown > 0
      ? [
          {
            weight: 'hint' as const,
            title: plural(notShown, '1 of {products} products was shown to nobody', '{n} of {products} products were shown to nobody', {
              products,
            }),
            text: [
              t('Other products always came first, or no answers lead to them.'),
              ...(askedOn > 0
                ? [
                    plural(
                      askedOn,
                      '1 more was left where follow-up questions go on.',
                      '{n} more were left where follow-up questions go on.',
                    ),
                  ]
                : []),
              ...(complete ? [] : [t('There were too many different visits to look at the end of each.')]),
            ].join(' '),
            questionIds: [],
          },
        ]
      : []),
    ...(idle.length > 0
      ? [
          {
            weight: 'hint' as const,
            title: plural(idle.length, 'This question changes nothing', 'These questions change nothing'),
            text: t('The same products are left whatever is answered.'),
            questionIds: idle.map(({ questionId }) => questionId),
          },
        ]
      : []),
  ];
}
