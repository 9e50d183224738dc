/** The answers of the questionnaire that count in a turn, and whether a message repeats them. */
import type { BodyOf, postChat } from '@parley/contract';
import type { Platform } from '../../../platform/index.ts';
import type { RecordedPath } from '../../engagements/index.ts';
import { answerFacts } from '../../questionnaires/index.ts';
import { selectedAnswers } from './selected-answers.ts';

/** An answer of the questionnaire that the visitor chose. */
export interface ChosenAnswer {
  answerId: number;
  questionId: number;
  question: string;
  text: string;
  /** The owner's description for the assistant; never shown. */
  textForChat: string;
  customText: string;
}

/** The answers sent and recorded, oldest first; unknown ones and those of other owners are left out. */
export async function chosenAnswers(
  platform: Platform,
  ownerId: number,
  { responses }: RecordedPath,
  { selectedAnswers: sent, next_question_id: shownQuestionId }: BodyOf<typeof postChat>,
): Promise<ChosenAnswer[]> {
  const ids = [...sent, ...responses.flatMap(({ answers }) => answers)].map(({ answerId }) => answerId);
  if (ids.length === 0) return [];
  const facts = await answerFacts(platform.db, ownerId, ids);
  return selectedAnswers(responses, sent, shownQuestionId, (id) => facts.get(id)?.questionId).flatMap(({ answerId, customTextInput }) => {
    const answer = facts.get(answerId);
    if (!answer) return [];
    const { questionId, questionText: question, text, textForChat } = answer;
    return [{ answerId, questionId, question, text, textForChat, customText: customTextInput }];
  });
}

interface AnswerTexts {
  text: string;
  /** The owner's text for the chat, which a client may send in place of the answer's text. */
  textForChat?: string;
  customText: string;
}

/** The maximum number of answers that the widget joins into one message. */
const mostJoined = 4;
/** The maximum length between two joined answers, which contains only the owner's word for 'and'. */
const longestJoint = 50;

/**
 * The answers that a message repeats, from those chosen so far (oldest first). The widget sends an answer as its text, followed by a colon
 * and the typed text, and joins up to four. Empty when the message is not an answer to the questionnaire.
 */
export function answersIn<Answer extends AnswerTexts>(message: string, chosen: readonly Answer[]): Answer[] {
  const trimmed = message.trim();
  for (let count = Math.min(mostJoined, chosen.length); count > 0; count--) {
    const newest = chosen.slice(-count);
    const shown = newest.map(({ text, customText }) => [text, customText].filter(Boolean).join(': '));
    const forChat = newest.map(({ textForChat = '', customText }) => [textForChat.trim(), customText].filter(Boolean).join(': '));
    if (joins(trimmed, shown) || joins(trimmed, forChat)) return newest;
  }
  return [];
}

/** Whether a message of earlier in the conversation repeated one of the chosen answers. */
export const repeatsAnswer = (message: string, chosen: readonly AnswerTexts[]): boolean =>
  chosen.some((_, at) => answersIn(message, chosen.slice(0, at + 1)).length > 0);

/** Whether a message consists of these texts, with the first at its start and the last at its end. */
function joins(message: string, texts: readonly string[]): boolean {
  const [first = '', last = ''] = [texts[0], texts.at(-1)];
  if (!last) return false;
  if (texts.length === 1) return message === last;
  const length = texts.reduce((sum, text) => sum + text.length, 0);
  const inPlace = message.startsWith(first) && message.endsWith(last) && texts.every((text) => message.includes(text));
  return inPlace && message.length <= length + longestJoint * texts.length;
}
