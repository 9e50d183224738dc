/** The texts of the faults that the path check found. Pure. */
import type { Answer, AnswerOf, checkQuestionnaireProducts, Question } from '@parley/contract';
import { checkFlow, type FlowProblem } from '@parley/flow/check';
import { plural, t } from '../../../words/t.ts';
import { enumeration } from '../words.ts';

type ProductCheck = AnswerOf<typeof checkQuestionnaireProducts>;

export interface ProblemText {
  /** 'fault' breaks the conversation, 'warning' makes content unreachable, 'hint' may be intended. */
  weight: 'fault' | 'warning' | 'hint';
  title: string;
  text: string;
  /** The questions to look at. */
  questionIds: readonly number[];
}

const say = (problem: FlowProblem, answers: ReadonlyMap<number, readonly Answer[]>, numbers: ReadonlyMap<number, number>): ProblemText => {
  switch (problem.kind) {
    case 'noFirstQuestion':
      return {
        weight: 'fault',
        title: t('No first question'),
        text:
          problem.questionId === null
            ? t('Visitors are asked nothing until you choose one.')
            : t('The first question does not exist any more.'),
        questionIds: [],
      };
    case 'deadPointer': {
      const text = answers.get(problem.questionId)?.find(({ id }) => id === problem.answerId)?.text ?? '';
      return {
        weight: 'fault',
        title: t('Dead end'),
        text: t('“{text}” leads to a question that does not exist.', { text }),
        questionIds: [problem.questionId],
      };
    }
    case 'circle': {
      const { questionIds } = problem;
      const among = { questions: enumeration(questionIds.map((id) => String(numbers.get(id)))) };
      return problem.endless
        ? {
            weight: 'fault',
            title: t('Endless circle'),
            text:
              questionIds.length === 1
                ? t('An answer leads back to its own question, and no answer leads out.')
                : t('Questions {questions} lead in a circle, and no answer leads out.', among),
            questionIds,
          }
        : {
            weight: 'hint',
            title: t('Circle'),
            text:
              questionIds.length === 1
                ? t('An answer leads back to its own question. Visitors can leave it, so this may be what you want.')
                : t('Questions {questions} lead in a circle. Visitors can leave it, so this may be what you want.', among),
            questionIds,
          };
    }
    case 'unreachable':
      return {
        weight: 'warning',
        title: t('Unreachable'),
        text: t('No path from the first question leads here.'),
        questionIds: [problem.questionId],
      };
    case 'noAnswers':
      return {
        weight: 'warning',
        title: t('Dead end'),
        text: t('No answers: visitors can only chat on.'),
        questionIds: [problem.questionId],
      };
  }
};

const order = { fault: 0, warning: 1, hint: 2 } as const;

/** Questions with the same fault share one entry. */
const together = (problems: readonly ProblemText[]): ProblemText[] =>
  [...Map.groupBy(problems, ({ title, text }) => `${title} ${text}`).values()].flatMap(([first, ...more]) =>
    first ? [{ ...first, questionIds: [first, ...more].flatMap(({ questionIds }) => questionIds) }] : [],
  );

/** The faults of a questionnaire's paths, most severe first; `answers` by question id must be complete. */
export const problemsOf = (
  firstQuestionId: number | null,
  questions: readonly Question[],
  answers: ReadonlyMap<number, readonly Answer[]>,
): ProblemText[] => {
  const problems = checkFlow({ firstQuestionId, questions: questions.map(({ id }) => ({ id, answers: answers.get(id) ?? [] })) });
  const numbers = new Map(questions.map(({ id }, place) => [id, place + 1]));
  return together(problems.map((problem) => say(problem, answers, numbers))).sort((a, b) => order[a.weight] - order[b.weight]);
};

type AnswerFindings = Pick<ProductCheck, 'answersWithoutProducts'> & Partial<Pick<ProductCheck, 'answersWithoutProductsOnPath' | 'paths'>>;

/** The texts for answers that match nothing, at all or on their path, and for paths without products; each names a few and counts the rest. */
export const productProblems = ({ answersWithoutProducts, answersWithoutProductsOnPath = [], paths }: AnswerFindings): ProblemText[] => [
  ...problemOf(answersWithoutProducts, (names, count) => ({
    weight: 'warning',
    title: plural(count, 'An answer without products', 'Answers without products'),
    text: t('The rules of {names} match no product in stock.', { names }),
  })),
  ...problemOf(answersWithoutProductsOnPath, (names, count) => ({
    weight: 'warning',
    title: t('Nothing left on a path'),
    text: [
      plural(count, '{names} fits nothing that the answers before it leave.', '{names} fit nothing that the answers before them leave.', {
        names,
      }),
      ...(paths && paths.withoutProducts > 0
        ? [
            plural(
              paths.withoutProducts,
              '1 of {total} paths ends without a product that fits all answers.',
              '{n} of {total} paths end without a product that fits all answers.',
              { total: paths.total },
            ),
          ]
        : []),
    ].join(' '),
  })),
];

function problemOf(
  answers: ProductCheck['answersWithoutProducts'],
  text: (names: string, count: number) => Omit<ProblemText, 'questionIds'>,
): ProblemText[] {
  if (answers.length === 0) return [];
  const names = quotedNames(answers.map(({ answerText: name }) => t('“{name}”', { name })));
  return [{ ...text(names, answers.length), questionIds: [...new Set(answers.map(({ questionId }) => questionId))] }];
}

const mostNamed = 4;
const quotedNames = (names: readonly string[]): string =>
  enumeration(
    names.length > mostNamed
      ? [...names.slice(0, mostNamed), plural(names.length - mostNamed, '1 more answer', '{n} more answers')]
      : names,
  );
