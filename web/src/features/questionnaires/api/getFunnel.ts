import { getFunnel } from '@parley/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { send } from '../../../lib/api.ts';
import { questionnaireKeys } from './keys.ts';

const funnelQuery = (questionnaireId: string) =>
  queryOptions({
    queryKey: questionnaireKeys.funnel(questionnaireId),
    queryFn: async ({ signal }) => (await send(getFunnel, { params: { questionnaireId } }, { signal })).funnel,
    staleTime: 60_000,
    refetchOnWindowFocus: false,
  });

/** What visitors did along the questionnaire in the last 30 days. */
export const useFunnel = (questionnaireId: string) => useQuery(funnelQuery(questionnaireId));
