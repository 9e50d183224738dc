/** Plays a conversation to its result, for pages that show the recommender at work. */
import type { Conversation, View } from './conversation.ts';

/** Milliseconds before each answer, so that its question can be read. */
const readingMs = 900;

/**
 * Answers each of the owner's questions with its first answer that needs no typing and opens no page, until they have ended or the recommender fails.
 * Returns a function that stops it.
 */
export function play(conversation: Conversation): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const next = ({ state }: View) => {
    clearTimeout(timer);
    const question = conversation.definition.questions.find(({ id }) => id === state.currentQuestionId);
    const answer = question?.answers.find((candidate) => !candidate.answerHasInputField && !candidate.answerHasCallToAction);
    if (!answer || state.history.some(({ kind }) => kind === 'failure')) return;
    if (state.awaiting.length === 0) timer = setTimeout(() => conversation.act({ type: 'answerClicked', answerId: answer.id }), readingMs);
  };
  const unsubscribe = conversation.subscribe(next);
  next(conversation.view());
  return () => {
    clearTimeout(timer);
    unsubscribe();
  };
}
