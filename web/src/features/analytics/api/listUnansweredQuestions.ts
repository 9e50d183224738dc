import { listUnansweredQuestions } from '@parley/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { send } from '../../../lib/api.ts';
import type { Days } from '../period.ts';
import { analyticsKeys } from './keys.ts';

/** What visitors asked in a period and the assistant did not know. */
export const useUnansweredQuestions = (days: Days) =>
  useQuery({
    queryKey: analyticsKeys.unanswered(days),
    queryFn: async ({ signal }) => (await send(listUnansweredQuestions, { query: days }, { signal })).unanswered,
    placeholderData: keepPreviousData,
  });
