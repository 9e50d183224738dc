import { getQuestionnaire } from '@parley/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { send } from '../../../lib/calls/api.ts';
import { questionnaireKeys } from './keys.ts';

/** A questionnaire without its questions. */
export const questionnaireQuery = (id: string) =>
  queryOptions({
    queryKey: questionnaireKeys.one(id),
    queryFn: async ({ signal }) => (await send(getQuestionnaire, { params: { id } }, { signal })).questionnaire,
  });

/** One questionnaire: its name, first question and counts. */
export const useQuestionnaire = (id: string) => useQuery(questionnaireQuery(id));
