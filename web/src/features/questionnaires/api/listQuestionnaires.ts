import { listQuestionnaires } from '@parley/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { send } from '../../../lib/calls/api.ts';
import { questionnaireKeys } from './keys.ts';

export const questionnairesQuery = queryOptions({
  queryKey: questionnaireKeys.list,
  queryFn: async ({ signal }) => (await send(listQuestionnaires, {}, { signal })).questionnaires,
});

/** The owner's questionnaires with their counts, newest first. */
export const useQuestionnaires = () => useQuery(questionnairesQuery);
