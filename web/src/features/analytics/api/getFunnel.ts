import { getFunnel } from '@parley/contract';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { send } from '../../../lib/calls/api.ts';
import { type Days, none } from '../period.ts';
import { analyticsKeys } from './keys.ts';

const funnelQuery = (questionnaireId: number | string, days?: Days) =>
  queryOptions({
    queryKey: analyticsKeys.funnel(questionnaireId, days),
    queryFn: async ({ signal }) =>
      (await send(getFunnel, { params: { questionnaireId: String(questionnaireId) }, query: days ?? {} }, { signal })).funnel,
  });

/** How far visitors got in a questionnaire in a period; the last 30 days without one. */
export const useFunnel = (questionnaireId: number | string, days?: Days) =>
  useQuery({ ...funnelQuery(questionnaireId, days), placeholderData: keepPreviousData });

/** The same for the previous period; disabled when there is none. */
export const useFunnelBefore = (questionnaireId: number, days: Days | null) =>
  useQuery({ ...funnelQuery(questionnaireId, days ?? none), enabled: days !== null });
