/** The answers that count in a turn: those that the client sent, and those that were recorded for the engagement. Pure. */
import type { SelectedAnswer } from '@parley/contract';

/** The answers that were recorded for a question at once. */
export interface RecordedResponse {
  questionId: number;
  answers: readonly { answerId: number; text: string }[];
}

/**
 * Joins the answers of both sources, in the order in which they were given. Recorded answers are a path: answering a question again discards the
 * recorded answers after it.
 * What the client sends is newer than what is recorded, so an answer that it sends replaces the recorded one and everything after it. Answers from the
 * question on that the visitor sees now do not count.
 * @param questionOf the question of an answer; undefined for an unknown one, which is left out
 */
export function selectedAnswers(
  recorded: readonly RecordedResponse[],
  sent: readonly SelectedAnswer[],
  shownQuestionId: number | null,
  questionOf: (answerId: number) => number | undefined,
): SelectedAnswer[] {
  const path: RecordedResponse[] = [];
  const leaveFrom = (questionId: number | null) => {
    const at = path.findIndex((response) => response.questionId === questionId);
    if (at >= 0) path.length = at;
  };
  for (const response of recorded) {
    leaveFrom(response.questionId);
    path.push(response);
  }
  leaveFrom(shownQuestionId);
  const sentTo = Map.groupBy(sent, ({ answerId }) => questionOf(answerId));
  sentTo.delete(undefined);
  for (const [questionId, answers] of sentTo) {
    const same = path.find((response) => response.questionId === questionId);
    if (same && !isSame(same, answers)) leaveFrom(same.questionId);
  }
  const unsent = path.filter(({ questionId }) => !sentTo.has(questionId));
  const existing = unsent.flatMap(({ answers }) => answers).filter(({ answerId }) => questionOf(answerId) !== undefined);
  return [...existing.map(({ answerId, text }) => ({ answerId, customTextInput: text })), ...[...sentTo.values()].flat()];
}

function isSame({ answers }: RecordedResponse, sent: readonly SelectedAnswer[]): boolean {
  const ids = new Set(answers.map(({ answerId }) => answerId));
  return ids.size === new Set(sent.map(({ answerId }) => answerId)).size && sent.every(({ answerId }) => ids.has(answerId));
}
