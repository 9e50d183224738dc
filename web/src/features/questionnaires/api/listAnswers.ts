import { listAnswers } from '@parley/contract';
import { queryOptions, useQueries } from '@tanstack/react-query';
import { send } from '../../../lib/api.ts';
import { questionnaireKeys } from './keys.ts';

export const answersQuery = (questionId: number) =>
  queryOptions({
    queryKey: questionnaireKeys.answers(questionId),
    queryFn: async ({ signal }) => (await send(listAnswers, { params: { questionId: String(questionId) } }, { signal })).answers,
    // One call a question: what this browser changes is put into the cache, so nothing has to be asked twice within minutes.
    staleTime: 5 * 60_000,
    refetchOnWindowFocus: false,
  });

/** The answers of every question given, one query each, in the order of the questions. */
export const useAnswersOf = (questionIds: readonly number[]) => useQueries({ queries: questionIds.map(answersQuery) });
