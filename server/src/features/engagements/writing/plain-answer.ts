/**
 * The bodies of answers that nearly every visitor sends, checked without the schema, which takes a fifteenth of the time of a write (decision 082).
 * All other bodies are left to the schema; plain-answer.test.ts checks that both give the same results.
 */

import type { BodyOf, recordAnswer } from '@parley/contract';
import { isObject } from '../../../kit/json.ts';

type Body = BodyOf<typeof recordAnswer>;

const uuid = /^[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/i;

/** The schema's result for a body with one to four chosen answers without typed text; null for every other body, which the schema has to judge. */
export function plainAnswer(sent: unknown): Body | null {
  if (!isObject(sent)) return null;
  const { answer: given, popup_engagement, answerTime, requestId, replaces } = sent;
  if (typeof popup_engagement !== 'string' || popup_engagement.length < 1 || popup_engagement.length > 300) return null;
  if (typeof answerTime !== 'number' || !(answerTime >= 0 && answerTime <= 86_400)) return null;
  if (typeof requestId !== 'string' || !uuid.test(requestId)) return null;
  if (replaces !== undefined && !(Array.isArray(replaces) && replaces.length === 0)) return null;
  if (!Array.isArray(given) || given.length < 1 || given.length > 4) return null;
  const answer: Body['answer'] = [];
  for (const chosenAnswer of given as unknown[]) {
    if (!isObject(chosenAnswer) || (chosenAnswer.customTextInput ?? '') !== '') return null;
    const { answerId } = chosenAnswer;
    if (typeof answerId !== 'number' || !Number.isSafeInteger(answerId) || answerId < 1) return null;
    answer.push({ answerId, customTextInput: '' });
  }
  return { answer, popup_engagement, answerTime, requestId, replaces: [] };
}
