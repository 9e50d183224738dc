/** The request that saves an outline, and the ids of new rows after saving. Pure. */
import type { Answer, Outline, OutlineQuestion, SendInput, saveOutline } from '@parley/contract';
import { written } from '../document/model.ts';

type Body = SendInput<typeof saveOutline>['body'];

/** The ids on the server of rows that were new in this page. */
export type RealIds = ReadonlyMap<number, number>;

/** JSON with sorted keys: rows made here and rows from the server have their fields in different orders. */
const sortedJson = (value: unknown): string =>
  JSON.stringify(value, (_, part) =>
    part && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  ) ?? '';
const same = (a: unknown, b: unknown): boolean => sortedJson(a) === sortedJson(b);

/** The outline with the server's ids, where they are known. */
export function withRealIds(outline: Outline, questionIds: RealIds, answerIds: RealIds): Outline {
  const real = (ids: RealIds, id: number) => ids.get(id) ?? id;
  const pointer = (id: number | null) => (id === null ? null : real(questionIds, id));
  const answerWith = (answer: Answer): Answer => ({
    ...answer,
    id: real(answerIds, answer.id),
    question: real(questionIds, answer.question),
    next_question: pointer(answer.next_question),
  });
  const question = (draftQuestion: OutlineQuestion): OutlineQuestion => ({
    id: real(questionIds, draftQuestion.id),
    text: draftQuestion.text.trim(),
    answers: draftQuestion.answers.map((answer) => answerWith({ ...answer, text: answer.text.trim() })),
  });
  return { first_question: pointer(outline.first_question), questions: outline.questions.map(question) };
}

/** The body for the call: all questions in order, with the answers of those that differ from what is saved. Both have the server's ids. */
export function bodyOf(outline: Outline, saved: Outline, revision: number): Body {
  const before = new Map(saved.questions.map((question) => [question.id, question]));
  return {
    revision,
    first_question: outline.first_question,
    questions: outline.questions.map(({ id, text, answers }) => ({
      id,
      text,
      ...(!same(answers, before.get(id)?.answers) && { answers: answers.map(({ question, ...answer }) => answer) }),
    })),
  };
}

/** How many questions and answers differ from what is saved; both outlines have the server's ids. */
export function changesBetween(saved: Outline, edited: Outline): number {
  const outline = written(edited);
  if (outline === saved) return 0;
  const rows = (from: Outline) =>
    new Map(
      from.questions.flatMap(({ id, text, answers }): [string, string][] => [
        [`q${id}`, text.trim()],
        ...answers.map(({ question: _, ...answer }): [string, string] => [`a${answer.id}`, sortedJson(answer)]),
      ]),
    );
  const [before, after] = [rows(saved), rows(outline)];
  const gone = [...before.keys()].filter((key) => !after.has(key)).length;
  const different = [...after].filter(([key, content]) => before.get(key) !== content).length;
  const orderOf = (from: Outline) => [
    from.first_question,
    ...from.questions.flatMap(({ id, answers }) => [id, ...answers.map((answer) => answer.id)]),
  ];
  return gone + different || (same(orderOf(saved), orderOf(outline)) ? 0 : 1);
}
