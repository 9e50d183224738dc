/** The texts of the faults that the path check found. Pure. */
import type { Answer, AnswerOf, checkQuestionnaireProducts, Question } from '@parley/contract';
import { checkFlow, type FlowProblem } from '@parley/flow/check';
import { t } from '../../../words/t.ts';
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
      const among =
        problem.questionIds.length === 1
          ? 'An answer leads back to its own question'
          : `Questions ${enumeration(problem.questionIds.map((id) => String(numbers.get(id))))} lead in a circle`;
      return problem.endless
        ? {
            weight: 'fault',
            title: t('Endless circle'),
            text: t('{among}, and no answer leads out.', { among }),
            questionIds: problem.questionIds,
          }
        : {
            weight: 'hint',
            title: t('Circle'),
            text: t('{among}. Visitors can leave it, so this may be what you want.', { among }),
            questionIds: problem.questionIds,
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
  ...problemOf(answersWithoutProducts, (names, one) => ({
    weight: 'warning',
    title: one ? t('An answer without products') : t('Answers without products'),
    text: t('The rules of {names} match no product in stock.', { names }),
  })),
  ...problemOf(answersWithoutProductsOnPath, (names, one) => ({
    weight: 'warning',
    title: t('Nothing left on a path'),
    text: `${names} ${one ? 'fits' : 'fit'} nothing that the answers before ${one ? 'it' : 'them'} leave.${
      paths && paths.withoutProducts > 0
        ? ` ${paths.withoutProducts} of ${paths.total} paths end without a product that fits all answers.`
        : ''
    }`,
  })),
];

function problemOf(
  answers: ProductCheck['answersWithoutProducts'],
  text: (names: string, one: boolean) => Omit<ProblemText, 'questionIds'>,
): ProblemText[] {
  if (answers.length === 0) return [];
  const names = namesOf(answers.map(({ answerText }) => `“${answerText}”`));
  return [{ ...text(names, answers.length === 1), questionIds: [...new Set(answers.map(({ questionId }) => questionId))] }];
}

const mostNamed = 4;
const namesOf = (names: readonly string[]): string =>
  enumeration(names.length > mostNamed ? [...names.slice(0, mostNamed), `${names.length - mostNamed} more answers`] : names);
