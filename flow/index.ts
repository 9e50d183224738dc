/**
 * The flow engine: one visitor's conversation as pure functions of (definition, state, event). Rules: SPEC.md.
 * The widget, the owner's preview and the tests run this same code.
 */
import type { SelectedAnswer, VisitorAnswer, VisitorQuestion } from '@parley/contract';
import type { FlowDefinition, FlowEffect, FlowEvent, FlowState, FlowStep, HistoryEntry, Reply } from './types.ts';

export { changeable, progressOf } from './changing.ts';
export { fewLeft } from './parts.ts';
export { restore } from './restore.ts';
export type * from './types.ts';

import { change, keepAnswer, restart, resubmit, sameAnswers } from './changing.ts';
import {
  doubleClick,
  fewLeft,
  findQuestion,
  maxAnswers,
  maxAnswerTime,
  maxCustomText,
  maxFollowUps,
  maxMessage,
  maxReply,
  maxSelected,
  milliseconds,
  nextQuestion,
  questionEntry,
  withinBounds,
} from './parts.ts';

const unchanged = (state: FlowState): FlowStep => ({ state, effects: [] });

/**
 * The initial state of a conversation (F1).
 * @param at Date.now()
 */
export function start(definition: FlowDefinition, at: number): FlowState {
  const first = findQuestion(definition, definition.firstQuestionId);
  const history: HistoryEntry[] = [];
  if (definition.startMessage) history.push({ kind: 'message', text: definition.startMessage });
  if (first) history.push(questionEntry(first));
  return {
    history,
    currentQuestionId: first?.id ?? null,
    questionShownAt: milliseconds(at),
    lastClick: null,
    pending: [],
    selectedAnswers: [],
    submissions: [],
    followUps: [],
    changing: null,
    dropped: [],
    recommended: [],
    awaiting: [],
    hidden: false,
  };
}

/** Applies an event: returns the next state and the effects that the caller has to carry out in order. Never throws (SPEC.md F4 to F38). */
export function step(definition: FlowDefinition, state: FlowState, event: FlowEvent): FlowStep {
  switch (event.type) {
    case 'answerClicked':
      return click(definition, state, event);
    case 'inputChanged':
      return unchanged({
        ...state,
        pending: state.pending.map((picked) =>
          picked.answerId === event.answerId ? { ...picked, customTextInput: clean(event.text, maxCustomText) } : picked,
        ),
      });
    case 'submitted':
      return state.pending.length > 0 ? choose(definition, state, state.pending, event) : unchanged(state);
    case 'messageSent':
      return sendMessage(state, event.text, event.requestId);
    case 'suggestionClicked': {
      const found = definition.suggestions.find(({ popupAdditionalId }) => popupAdditionalId === event.popupAdditionalId);
      return found
        ? sendMessage(state, found.popupAdditionalChatText.trim() || found.popupAdditionalText, event.requestId)
        : unchanged(state);
    }
    case 'replyStreamed':
      return unchanged(withAnswer(state, reply(event, true)));
    case 'replied':
      return unchanged(withFollowUp(definition, state, withAnswer(state, completeReply(event)), event));
    case 'told':
      return unchanged(withMessage(state, event.text.slice(0, maxReply)));
    case 'replyFailed':
      return unchanged(withAnswer(state, { kind: 'failure', text: event.text, requestId: event.requestId }));
    case 'retried':
      return state.history.some((entry) => entry.kind === 'failure' && entry.requestId === event.requestId) &&
        wasSent(state, event.requestId)
        ? sendTurns({ ...state, awaiting: [...without(state.awaiting, event.requestId), event.requestId] }, [event.requestId])
        : unchanged(state);
    case 'changed':
      return unchanged(change(definition, state, event.requestId, event.at));
    case 'restarted':
      return unchanged(restart(definition, state, event.at));
    case 'resumed':
      return sendTurns({ ...state, questionShownAt: milliseconds(event.at) }, state.awaiting);
    case 'closed':
      return unchanged(canClose(definition) ? { ...state, hidden: true } : state);
    case 'reopened':
      return unchanged({ ...state, hidden: false, questionShownAt: milliseconds(event.at) });
    default:
      return unchanged(state);
  }
}

/** 'intro' until the visitor has sent something, then 'chat' (F2). */
export function viewOf(state: FlowState): 'intro' | 'chat' {
  return state.history.some(isVisitor) ? 'chat' : 'intro';
}

/** The current question with its answers, or null. */
export function currentQuestion(definition: FlowDefinition, state: FlowState): VisitorQuestion | null {
  return findQuestion(definition, state.currentQuestionId, state);
}

/** The text in the input field of a picked answer; null when the answer is not picked. */
export function pendingText(state: FlowState, answerId: number): string | null {
  return state.pending.find((picked) => picked.answerId === answerId)?.customTextInput ?? null;
}

/** Whether the submit button is shown: an answer with an input field is picked (F9). */
export function canSubmit(state: FlowState): boolean {
  return state.pending.length > 0;
}

/** Whether there is a close button (F24). */
export function canClose(definition: FlowDefinition): boolean {
  return !definition.alwaysDisplay;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: the server refuses texts with these characters, and the visitor's turn would be lost
const unsendable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]|\p{Surrogate}/gu;
const clean = (text: string, max: number) => text.slice(0, max).replace(unsendable, '');

function click(definition: FlowDefinition, before: FlowState, event: { answerId: number; at: number; requestId: string }): FlowStep {
  const answer = currentQuestion(definition, before)?.answers.find(({ id }) => id === event.answerId);
  if (!answer) return unchanged(before);
  const at = milliseconds(event.at);
  const last = before.lastClick;
  if (last?.answerId === answer.id && Math.abs(at - last.at) < doubleClick) return unchanged(before);
  const state: FlowState = { ...before, lastClick: { answerId: answer.id, at } };
  const others = state.pending.filter((picked) => picked.answerId !== answer.id);
  const picked = [...others, { answerId: answer.id, customTextInput: '' }];
  if (!answer.answerHasInputField) return choose(definition, state, picked, event);
  return unchanged({ ...state, pending: others.length < state.pending.length ? others : picked.slice(-maxAnswers) });
}

/** Submits the chosen answers of the current question: records them, sends them as the visitor's words and moves on (F5 to F13). */
function choose(
  definition: FlowDefinition,
  state: FlowState,
  picked: readonly SelectedAnswer[],
  { at, requestId }: { at: number; requestId: string },
): FlowStep {
  const question = currentQuestion(definition, state);
  if (!question || wasSent(state, requestId)) return unchanged(state);
  const chosen = picked.slice(-maxAnswers).map((answer) => ({ ...answer, customTextInput: answer.customTextInput.trim() }));
  const earlier = state.submissions.find(({ questionId }) => questionId === question.id);
  if (state.changing && earlier && sameAnswers(earlier.answers, chosen)) return unchanged(keepAnswer(state, at));
  const submission = { questionId: question.id, requestId, answers: chosen };
  const {
    state: before,
    next,
    replaces,
  } = state.changing
    ? resubmit(definition, state, question, submission)
    : {
        state: { ...state, submissions: [...state.submissions.filter((other) => other !== earlier), submission].slice(-maxSelected) },
        next: nextQuestion(definition, question, chosen),
        replaces: earlier ? [earlier.requestId] : [],
      };
  let link: FlowEffect | null = null;
  const texts: string[] = [];
  for (const { answerId, customTextInput } of chosen) {
    const answer = question.answers.find(({ id }) => id === answerId);
    if (!answer) continue;
    texts.push([answer.text, customTextInput].filter(Boolean).join(': '));
    const url = linkOf(answer);
    if (url) link = { type: 'openLink', url, answerId };
  }
  const sent = sendText(
    {
      ...before,
      currentQuestionId: next?.id ?? null,
      questionShownAt: milliseconds(at),
      pending: [],
      dropped: [],
      selectedAnswers: [
        ...before.selectedAnswers.filter(({ answerId }) => !question.answers.some(({ id }) => id === answerId)),
        ...chosen,
      ].slice(-maxSelected),
    },
    clean(joinTexts(texts, definition.wordForAnd), maxMessage).trim() || '…',
    requestId,
    next,
  );
  const answerTime = Math.min(Math.max(0, milliseconds(at) - state.questionShownAt) / 1000, maxAnswerTime);
  const record: FlowEffect = {
    type: 'recordAnswer',
    questionId: question.id,
    answers: chosen,
    answerTime,
    requestId,
    replaces: [...state.dropped, ...replaces],
  };
  return { state: sent.state, effects: [record, ...sent.effects, ...(link ? [link] : [])] };
}

/** The address of a call to action if it is http(s); other schemes, such as `javascript:`, are never opened. */
function linkOf(answer: VisitorAnswer): string | null {
  const url = answer.answerCallToActionURL.trim();
  return answer.answerHasCallToAction && /^https?:\/\/./i.test(url) ? url : null;
}

function joinTexts(texts: readonly string[], word: string): string {
  const and = word.trim();
  const last = texts.at(-1) ?? '';
  return and && texts.length > 1 ? `${texts.slice(0, -1).join(', ')} ${and} ${last}` : texts.join(', ');
}

/** Sends a message, unless one with this request id was sent before. */
const sendMessage = (state: FlowState, text: string, requestId: string) =>
  wasSent(state, requestId) ? unchanged(state) : sendText(state, text, requestId);

/** Adds the visitor's words to the history, then the question they lead to, and asks the assistant (F14 to F16). */
function sendText(state: FlowState, text: string, requestId: string, next: VisitorQuestion | null = null): FlowStep {
  const words = clean(text, maxMessage).trim();
  if (!words) return unchanged(state);
  const history: HistoryEntry[] = [...state.history, { kind: 'visitor', text: words, requestId }];
  if (next) history.push(questionEntry(next));
  return sendTurns(withinBounds({ ...state, history, awaiting: [...state.awaiting, requestId] }), [requestId]);
}

const wasSent = (state: FlowState, requestId: string) =>
  [...state.history.filter(isVisitor), ...state.submissions].some((turn) => turn.requestId === requestId);

/** Sends the given turns, which the state already awaits, and removes earlier replies to them from the history (F20, F22). */
function sendTurns(state: FlowState, requestIds: readonly string[]): FlowStep {
  const effects: FlowEffect[] = [];
  for (const entry of state.history)
    if (entry.kind === 'visitor' && requestIds.includes(entry.requestId))
      effects.push({
        type: 'sendChat',
        input: entry.text,
        nextQuestionId: state.currentQuestionId,
        selectedAnswers: state.selectedAnswers,
        requestId: entry.requestId,
      });
  return { state: { ...state, history: withoutAnswers(state.history, requestIds) }, effects };
}

const reply = ({ text, requestId }: { text: string; requestId: string }, streaming: boolean): Reply => ({
  kind: 'reply',
  text: text.slice(0, maxReply),
  requestId,
  streaming,
  products: [],
});

/** The entry of a complete reply, with everything that came with it (F36, F39). */
const completeReply = (event: Extract<FlowEvent, { type: 'replied' }>): Reply => ({
  ...reply(event, false),
  products: event.products,
  ...(event.person && { person: event.person }),
  ...(event.products.length > 0 && event.productsLeft && event.productsLeft <= fewLeft && { isResult: true }),
});

/** Adds a message at the end of the history, before the question that is open there (F37). */
function withMessage(state: FlowState, text: string): FlowState {
  const { history, currentQuestionId } = state;
  const last = history.at(-1);
  const isOpen = last?.kind === 'question' && last.questionId === currentQuestionId;
  return withinBounds({ ...state, history: history.toSpliced(history.length - +isOpen, 0, { kind: 'message', text }) });
}

/**
 * Puts a reply or failure directly after the visitor's words, replacing the one before (F17 to F19).
 * A partial reply changes nothing else; a complete reply or a failure ends the turn.
 */
function withAnswer(state: FlowState, entry: Extract<HistoryEntry, { kind: 'reply' | 'failure' }>): FlowState {
  const { requestId } = entry;
  if (!state.awaiting.includes(requestId)) return state;
  const history = withoutAnswers(state.history, [requestId]);
  history.splice(history.findIndex((item) => isVisitor(item) && item.requestId === requestId) + 1, 0, entry);
  const next = withinBounds({ ...state, history });
  if (entry.kind === 'reply' && entry.streaming) return next;
  const products = entry.kind === 'reply' ? entry.products : [];
  return { ...next, awaiting: without(next.awaiting, requestId), recommended: products.length > 0 ? products : next.recommended };
}

/**
 * Makes the follow-up question of a reply the current question, unless the visitor has moved on: another question is open, or an answer
 * was submitted after the turn that is replied to (F28, F29). `before` is the state without the reply.
 */
function withFollowUp(
  definition: FlowDefinition,
  before: FlowState,
  state: FlowState,
  { followUp, requestId, at }: Extract<FlowEvent, { type: 'replied' }>,
): FlowState {
  const open = state.changing ? state.changing.questionId : state.currentQuestionId;
  if (state === before || open !== null || !followUp?.answers.length) return state;
  const turns = state.history.filter(isVisitor).map((turn) => turn.requestId);
  const newest = state.submissions.at(-1);
  const isAnswered = state.submissions.some(({ questionId }) => questionId === followUp.id);
  if (isAnswered || (newest && turns.indexOf(newest.requestId) > turns.indexOf(requestId))) return state;
  const existing = findQuestion(definition, followUp.id);
  if (!existing && clashes(definition, state, followUp)) return state;
  const question = existing ?? followUp;
  const asked = withinBounds({
    ...state,
    history: [...state.history, questionEntry(question)],
    followUps: existing ? state.followUps : [...state.followUps.filter(({ id }) => id !== question.id), question].slice(-maxFollowUps),
  });
  if (asked.changing) return { ...asked, changing: { ...asked.changing, questionId: question.id } };
  return { ...asked, currentQuestionId: question.id, questionShownAt: milliseconds(at), pending: [] };
}

/** Whether another question of the conversation has an answer with the id of one of this question's answers (F30). */
const clashes = (definition: FlowDefinition, { followUps }: FlowState, { id, answers }: VisitorQuestion) =>
  [...definition.questions, ...followUps].some(
    (other) => other.id !== id && other.answers.some((answer) => answers.some((own) => own.id === answer.id)),
  );

const isVisitor = (entry: HistoryEntry) => entry.kind === 'visitor';

const without = (list: readonly string[], removed: string) => list.filter((item) => item !== removed);

const withoutAnswers = (history: readonly HistoryEntry[], requestIds: readonly string[]) =>
  history.filter((entry) => !('requestId' in entry && !isVisitor(entry) && requestIds.includes(entry.requestId)));
