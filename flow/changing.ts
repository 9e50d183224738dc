/** 'Change my answer', a new start, and the progress of a conversation (SPEC.md F31 to F35, F38). */
import type { SelectedAnswer, VisitorQuestion } from '@parley/contract';
import { findQuestion, maxSelected, milliseconds, nextQuestion, questionEntry, withinBounds } from './parts.ts';
import type { FlowDefinition, FlowState, HistoryEntry, Submission } from './types.ts';

/** The submission that the visitor can change on the turn with this requestId, or null (F31). */
export function changeable(definition: FlowDefinition, state: FlowState, requestId: string): Submission | null {
  const submission = state.submissions.find((other) => other.requestId === requestId);
  return submission && findQuestion(definition, submission.questionId, state) ? submission : null;
}

/** Asks a question again whose answer the visitor wants to change, or, when it is being changed already, keeps the answer (F31). */
export function change(definition: FlowDefinition, state: FlowState, requestId: string, at: number): FlowState {
  const submission = changeable(definition, state, requestId);
  if (!submission) return state;
  if (state.changing && state.currentQuestionId === submission.questionId) return keepAnswer(state, at);
  const question = findQuestion(definition, submission.questionId, state);
  return {
    ...state,
    currentQuestionId: submission.questionId,
    questionShownAt: milliseconds(at),
    lastClick: null,
    // Texts that the visitor typed can be edited; a button without an input field submits at once.
    pending: submission.answers.filter(({ answerId }) => question?.answers.find(({ id }) => id === answerId)?.answerHasInputField),
    changing: state.changing ?? { questionId: state.currentQuestionId, pending: state.pending },
  };
}

/** Returns to the question that was current before a change began, with nothing changed (F31, F32). */
export function keepAnswer(state: FlowState, at: number): FlowState {
  if (!state.changing) return state;
  const { questionId, pending } = state.changing;
  return { ...state, currentQuestionId: questionId, pending, questionShownAt: milliseconds(at), changing: null };
}

/** Whether two submissions for a question are equal: the same answers with the same texts, in any order (F32). */
export const sameAnswers = (first: readonly SelectedAnswer[], second: readonly SelectedAnswer[]): boolean =>
  first.length === second.length &&
  first.every(({ answerId, customTextInput }) =>
    second.some((answer) => answer.answerId === answerId && answer.customTextInput === customTextInput),
  );

/**
 * Takes a new submission for a question that was answered before into the state, and leads to the first question of the path that has no
 * answer (F33). `replaces` are the requestIds of the submissions that do not apply any more. The caller adds the visitor's words.
 */
export function resubmit(
  definition: FlowDefinition,
  state: FlowState,
  question: VisitorQuestion,
  submission: Submission,
): { state: FlowState; next: VisitorQuestion | null; replaces: string[] } {
  const index = state.submissions.findIndex(({ questionId }) => questionId === question.id);
  const [changed, ...later] = state.submissions.slice(index);
  let next = nextQuestion(definition, question, submission.answers);
  const kept = later.filter(({ questionId, answers }) => {
    if (next?.id !== questionId) return false;
    next = nextQuestion(definition, next, answers);
    return true;
  });
  const gone = [changed, ...later].filter((other) => other !== undefined && !kept.includes(other)) as Submission[];
  const replaces = gone.map(({ requestId }) => requestId);
  // Replies to this and to all later answers speak of what the visitor has just taken back.
  const stale = [...replaces, ...kept.map(({ requestId }) => requestId)];
  const goneQuestions = [state.changing?.questionId, ...gone.map(({ questionId }) => questionId)];
  const goneAnswers = gone.flatMap(({ answers }) => answers.map(({ answerId }) => answerId));
  const stays = (entry: HistoryEntry) =>
    entry.kind === 'question'
      ? !goneQuestions.includes(entry.questionId)
      : !('requestId' in entry && (entry.kind === 'visitor' ? replaces : stale).includes(entry.requestId));
  return {
    next,
    replaces,
    state: {
      ...state,
      history: [...state.history.filter(stays), questionEntry(question)],
      submissions: [...state.submissions.slice(0, index), submission, ...kept],
      selectedAnswers: state.selectedAnswers.filter(({ answerId }) => !goneAnswers.includes(answerId)),
      awaiting: state.awaiting.filter((requestId) => !stale.includes(requestId)),
      recommended: [],
      changing: null,
    },
  };
}

/** Asks the questions from the first again, below what was said (F38). */
export function restart(definition: FlowDefinition, state: FlowState, at: number): FlowState {
  const first = findQuestion(definition, definition.firstQuestionId);
  if (!first || state.submissions.length === 0) return state;
  const openId = state.changing ? state.changing.questionId : state.currentQuestionId;
  const taken = state.submissions.map(({ requestId }) => requestId);
  const stays = (entry: HistoryEntry) =>
    entry.kind === 'question'
      ? entry.questionId !== openId
      : !(entry.kind === 'reply' && taken.includes(entry.requestId)) ||
        (openId === null && entry.requestId === taken.at(-1) && entry.products.length > 0);
  return withinBounds({
    ...state,
    history: [...state.history.filter(stays), questionEntry(first)],
    currentQuestionId: first.id,
    questionShownAt: milliseconds(at),
    lastClick: null,
    pending: [],
    selectedAnswers: [],
    submissions: [],
    dropped: [...state.dropped, ...taken].slice(-maxSelected),
    changing: null,
    recommended: [],
  });
}

/** Paths that are longer, or branch into more questions, are not counted (F35). */
const maxCounted = 50;

/**
 * The number of the current question and of how many; null without a current question. `of` is null where the number depends on the answers
 * to come (F35).
 */
export function progressOf(definition: FlowDefinition, state: FlowState): { step: number; of: number | null } | null {
  const question = findQuestion(definition, state.currentQuestionId, state);
  if (!question) return null;
  const index = state.changing ? state.submissions.findIndex(({ questionId }) => questionId === question.id) : -1;
  const step = (index < 0 ? state.submissions.length : index) + 1;
  let level = new Set([question]);
  for (let of = step; !definition.asksOn && of < maxCounted && level.size < maxCounted; of++) {
    const following = new Set<VisitorQuestion>();
    let ends = false;
    for (const { answers } of level)
      for (const answer of answers) {
        const next = findQuestion(definition, answer.next_question);
        if (next) following.add(next);
        else ends = true;
      }
    if (following.size === 0) return { step, of: state.followUps.length > 0 ? null : of };
    if (ends) break;
    level = following;
  }
  return { step, of: null };
}
