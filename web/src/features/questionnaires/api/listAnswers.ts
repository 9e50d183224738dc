import { type Answer, listAllAnswers } from '@parley/contract';
import { queryOptions, useQueries } from '@tanstack/react-query';
import { send } from '../../../lib/api.ts';
import { questionnaireKeys } from './keys.ts';

/** Queries that start within these milliseconds share one call. */
const sharedWindowMs = 50;
const pendingByQuestionnaire = new Map<string, Promise<Map<number, Answer[]>>>();

const loadAll = async (questionnaireId: string): Promise<Map<number, Answer[]>> => {
  const { answers } = await send(listAllAnswers, { params: { questionnaire_id: questionnaireId } });
  return Map.groupBy(answers, ({ question }) => question);
};

/** All answers of a questionnaire, loaded once for the many question queries that start together. */
const allOf = (questionnaireId: string): Promise<Map<number, Answer[]>> => {
  const pending = pendingByQuestionnaire.get(questionnaireId);
  if (pending) return pending;
  const request = loadAll(questionnaireId);
  pendingByQuestionnaire.set(questionnaireId, request);
  setTimeout(() => pendingByQuestionnaire.delete(questionnaireId), sharedWindowMs);
  return request;
};

const answersQuery = (questionnaireId: string, questionId: number) =>
  queryOptions({
    queryKey: questionnaireKeys.answers(questionId),
    queryFn: async () => (await allOf(questionnaireId)).get(questionId) ?? [],
    // Changes made here are written to the cache, so refetching within minutes is not needed.
    staleTime: 5 * 60_000,
    refetchOnWindowFocus: false,
  });

/** The answers of the given questions: one query each, in order. */
export const useAnswersOf = (questionnaireId: string, questionIds: readonly number[]) =>
  useQueries({ queries: questionIds.map((questionId) => answersQuery(questionnaireId, questionId)) });
