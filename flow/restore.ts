/** Reads a conversation back from storage, whose content is not trusted. */
import { findQuestion, maxAnswers, maxFollowUps, maxSelected, milliseconds, withinBounds } from './parts.ts';
import type { FlowDefinition, FlowState } from './types.ts';

/** An example value whose parts have the expected types. A function is a check of its own; `[shape]` is a list. */
type Shape = string | number | boolean | ((value: unknown) => boolean) | readonly Shape[] | { readonly [key: string]: Shape };

function fits(shape: Shape, value: unknown): boolean {
  if (typeof shape === 'function') return shape(value);
  if (Array.isArray(shape)) return Array.isArray(value) && value.every((item) => fits(shape[0], item));
  if (typeof shape !== 'object') return typeof value === typeof shape;
  if (typeof value !== 'object' || !value) return false;
  return Object.entries(shape).every(([key, part]) => fits(part, (value as Record<string, unknown>)[key]));
}

const orNull =
  (shape: Shape): Shape =>
  (value: unknown) =>
    value === null || fits(shape, value);

const products = [
  { id: 0, productTitle: '', productImage: '', productLink: '', price: orNull(0), currency: orNull(''), reasons: [''] },
] as const satisfies Shape;

const entries = new Map<unknown, Shape>([
  ['message', { text: '' }],
  ['question', { text: '', questionId: 0 }],
  ['visitor', { text: '', requestId: '' }],
  ['failure', { text: '', requestId: '' }],
  [
    'reply',
    {
      text: '',
      requestId: '',
      streaming: false,
      products,
      person: (offer: unknown) => !offer || fits({ text: '', language: '' }, offer),
      isResult: (isResult: unknown) => !isResult || isResult === true,
    },
  ],
]);

const selected = [{ answerId: 0, customTextInput: '' }] as const satisfies Shape;

const questions = [
  { id: 0, text: '', answers: [{ id: 0, text: '', image: '', answerInputTextField: '', answerCallToActionURL: '', style: {} }] },
] as const satisfies Shape;

const state: Shape = {
  history: [(entry: { kind?: unknown } | null) => fits(entries.get(entry?.kind) ?? (() => false), entry)] as Shape,
  currentQuestionId: orNull(0),
  questionShownAt: 0,
  lastClick: orNull({ answerId: 0, at: 0 }),
  pending: selected,
  selectedAnswers: selected,
  submissions: [{ questionId: 0, requestId: '', answers: selected }],
  followUps: questions,
  dropped: [''],
  changing: orNull({ questionId: orNull(0), pending: selected }),
  recommended: products,
  awaiting: [''],
  hidden: false,
};

/** Fields that states stored by older releases lack. */
const added = { submissions: [], followUps: [], dropped: [], changing: null };

/**
 * The stored state, adapted to the definition; null when it is not a state, or when the visitor had sent nothing and the questionnaire
 * now starts with a different question (F27). Never throws.
 */
export function restore(definition: FlowDefinition, stored: unknown): FlowState | null {
  const whole: unknown = { ...added, ...(stored as object | null) };
  if (!fits(state, whole)) return null;
  const old = whole as FlowState;
  const sentIds = new Set(old.history.map((entry) => entry.kind === 'visitor' && entry.requestId));
  sentIds.delete(false);
  const ownIds = new Set(definition.questions.map(({ id }) => id));
  const followUps = old.followUps.filter(({ id }) => !ownIds.has(id) && ownIds.add(id)).slice(-maxFollowUps);
  const asked = { followUps };
  const answers = new Set([...definition.questions, ...followUps].flatMap((question) => question.answers.map(({ id }) => id)));
  const submitted = new Set<unknown>();
  const submissions = old.submissions
    .filter(({ questionId, requestId, answers: given }) => {
      const question = findQuestion(definition, questionId, asked);
      const isNew = !submitted.has(questionId) && !submitted.has(requestId);
      return (
        isNew &&
        submitted.add(questionId).add(requestId) &&
        given.every(({ answerId }) => question?.answers.some(({ id }) => id === answerId))
      );
    })
    .slice(-maxSelected);
  // A change that was in progress is over: the conversation continues with the question that was open (F31).
  const { questionId: openId, pending } = old.changing ?? { questionId: old.currentQuestionId, pending: old.pending };
  const question = findQuestion(definition, openId, asked);
  const currentAnswers = new Set(question?.answers.map(({ id, answerHasInputField }) => answerHasInputField && id));
  if (sentIds.size === 0 && old.currentQuestionId !== (findQuestion(definition, definition.firstQuestionId)?.id ?? null)) return null;
  return withinBounds({
    ...old,
    followUps,
    submissions,
    changing: null,
    currentQuestionId: question?.id ?? null,
    questionShownAt: milliseconds(old.questionShownAt),
    pending: pending.filter(({ answerId }) => currentAnswers.delete(answerId)).slice(-maxAnswers),
    // `delete` is true once for each id, so an answer that is stored twice is not selected twice.
    selectedAnswers: old.selectedAnswers.filter(({ answerId }) => answers.delete(answerId)).slice(-maxSelected),
    awaiting: old.awaiting.filter((id) => sentIds.delete(id)),
    hidden: old.hidden && !definition.alwaysDisplay,
  });
}
