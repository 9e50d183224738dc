/** Reading a conversation back from storage, where anything may stand. */
import type { RecommendedProduct, SelectedAnswer } from '@parley/contract';
import { findQuestion, kept, limits } from './parts.ts';
import type { FlowDefinition, FlowState, HistoryEntry } from './types.ts';

type Fields = Record<string, unknown>;

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const isText = (value: unknown): value is string => typeof value === 'string';
const isNumber = (value: unknown): value is number => Number.isFinite(value);
const isListOf = <T>(value: unknown, is: (item: unknown) => item is T): value is T[] => Array.isArray(value) && value.every(is);

const isSelected = (value: unknown): value is SelectedAnswer =>
  isObject(value) && isNumber(value.answerId) && isText(value.customTextInput) && value.customTextInput.length <= limits.customText;

const isProduct = (value: unknown): value is RecommendedProduct =>
  isObject(value) &&
  isNumber(value.id) &&
  isText(value.productTitle) &&
  isText(value.productImage) &&
  isText(value.productLink) &&
  (value.price === null || isNumber(value.price)) &&
  (value.currency === null || isText(value.currency)) &&
  isListOf(value.reasons, isText);

const isEntry = (value: unknown): value is HistoryEntry => {
  if (!isObject(value) || !isText(value.text)) return false;
  switch (value.kind) {
    case 'message':
      return true;
    case 'question':
      return isNumber(value.questionId);
    case 'visitor':
    case 'failure':
      return isText(value.requestId);
    case 'reply':
      return isText(value.requestId) && typeof value.streaming === 'boolean' && isListOf(value.products, isProduct);
    default:
      return false;
  }
};

const isClick = (value: unknown): value is FlowState['lastClick'] =>
  value === null || (isObject(value) && isNumber(value.answerId) && isNumber(value.at));

/** The shape alone; whether it fits the definition is the next question. */
const isState = (value: unknown): value is FlowState =>
  isObject(value) &&
  isListOf(value.history, isEntry) &&
  (value.currentQuestionId === null || isNumber(value.currentQuestionId)) &&
  isNumber(value.questionShownAt) &&
  isClick(value.lastClick) &&
  isListOf(value.pending, isSelected) &&
  isListOf(value.selectedAnswers, isSelected) &&
  isListOf(value.recommended, isProduct) &&
  isListOf(value.awaiting, isText) &&
  typeof value.hidden === 'boolean';

/**
 * The state read back from storage, made to fit the definition; null when it is none, or when nothing had been said and the
 * questionnaire begins elsewhere now (F27). Never throws.
 */
export function restore(definition: FlowDefinition, stored: unknown): FlowState | null {
  if (!isState(stored)) return null;
  const said = new Set<string>();
  for (const entry of stored.history) if (entry.kind === 'visitor') said.add(entry.requestId);
  const question = findQuestion(definition, stored.currentQuestionId);
  const first = findQuestion(definition, definition.firstQuestionId);
  if (said.size === 0 && question !== first) return null;
  const answers = new Set(definition.questions.flatMap((one) => one.answers.map(({ id }) => id)));
  const here = new Set(question?.answers.filter((one) => one.answerHasInputField).map(({ id }) => id));
  return kept({
    history: stored.history,
    currentQuestionId: question ? question.id : null,
    questionShownAt: stored.questionShownAt,
    lastClick: stored.lastClick,
    // One picked twice would be submitted twice: `delete` lets each through once.
    pending: stored.pending.filter(({ answerId }) => here.delete(answerId)).slice(-limits.answers),
    selectedAnswers: stored.selectedAnswers.filter(({ answerId }) => answers.has(answerId)).slice(-limits.selected),
    recommended: stored.recommended,
    awaiting: stored.awaiting.filter((id) => said.delete(id)),
    hidden: stored.hidden && !definition.alwaysDisplay,
  });
}
