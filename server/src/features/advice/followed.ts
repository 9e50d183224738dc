/** Finds which advice about questions was followed, and when, by comparing the questions with their earlier versions. Pure. */

import type { FormerQuestion, QuestionnaireOutline } from '../questionnaires/index.ts';

type Question = Pick<QuestionnaireOutline['questions'][number], 'id' | 'text' | 'answers'>;
type FormerAnswer = FormerQuestion['answers'][number];

const has = (answers: readonly FormerAnswer[], id: number) => answers.some((answer) => answer.id === id);
const textsOf = ({ text, answers }: { text: string; answers: readonly FormerAnswer[] }) =>
  JSON.stringify([text, ...answers.map((answer) => answer.text)]);

/** The answers that were added since the oldest of `former`. */
export function youngAnswers(questions: readonly Question[], former: readonly FormerQuestion[]): Set<number> {
  const byId = Map.groupBy(former, ({ id }) => id);
  const isYoung = (question: Question, { id }: FormerAnswer) => byId.get(question.id)?.some(({ answers }) => !has(answers, id)) ?? false;
  return new Set(questions.flatMap((question) => question.answers.filter((answer) => isYoung(question, answer)).map(({ id }) => id)));
}

/** When advice was followed, by its key. `former` has the earlier versions of each question, newest first. */
export function changesOf(questions: readonly Question[], former: readonly FormerQuestion[]): Map<string, Date> {
  const byId = Map.groupBy(former, ({ id }) => id);
  const changes = new Map<string, Date>();
  for (const question of questions) {
    const versions = byId.get(question.id) ?? [];
    // The newest version that differs; the moment when it ended is when the question was changed.
    const note = (key: string, differs: (before: FormerQuestion) => boolean) => {
      const before = versions.find(differs);
      if (before) changes.set(key, before.until);
    };
    note(`leaving:${question.id}`, (before) => textsOf(before) !== textsOf(question));
    for (const answer of question.answers) {
      const was = ({ answers }: FormerQuestion) => answers.find(({ id }) => id === answer.id);
      note(`neverChosen:${answer.id}`, (before) => (was(before)?.text ?? answer.text) !== answer.text);
      // Another answer was added beside it, or a question after it.
      if (answer.hasInputField)
        note(`ownWords:${answer.id}`, (before) => {
          const old = was(before);
          if (!old) return false;
          const leadsOn = answer.nextQuestionId !== null && answer.nextQuestionId !== old.nextQuestionId;
          return leadsOn || question.answers.some(({ id }) => !has(before.answers, id));
        });
    }
  }
  return changes;
}
