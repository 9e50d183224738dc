import { getFunnel } from '@parley/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { send } from '../../../lib/api.ts';
import type { Days } from '../period.ts';
import { analyticsKeys } from './keys.ts';

/** How far the visitors of a period came in a questionnaire. */
export const useFunnel = (questionnaireId: number, days: Days) =>
  useQuery({
    queryKey: analyticsKeys.funnel(questionnaireId, days),
    queryFn: async ({ signal }) =>
      (await send(getFunnel, { params: { questionnaireId: String(questionnaireId) }, query: days }, { signal })).funnel,
    placeholderData: keepPreviousData,
  });
