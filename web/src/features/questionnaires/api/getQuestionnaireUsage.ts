import { getQuestionnaireUsage } from '@parley/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { send } from '../../../lib/calls/api.ts';
import { questionnaireKeys } from './keys.ts';

const usageQuery = (id: number) =>
  queryOptions({
    queryKey: questionnaireKeys.usage(id),
    queryFn: async ({ signal }) => (await send(getQuestionnaireUsage, { params: { id: String(id) } }, { signal })).recommenders,
  });

/** The recommenders that show a questionnaire. */
export const useQuestionnaireUsage = (id: number) => useQuery(usageQuery(id));
