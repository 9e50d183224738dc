import { listUnansweredQuestions } from '@parley/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { send } from '../../../lib/calls/api.ts';
import type { Days } from '../period.ts';
import { analyticsKeys } from './keys.ts';

/** Questions of a period that the assistant could not answer. */
export const useUnansweredQuestions = (days: Days) =>
  useQuery({
    queryKey: analyticsKeys.unanswered(days),
    queryFn: async ({ signal }) => (await send(listUnansweredQuestions, { query: days }, { signal })).unanswered,
    placeholderData: keepPreviousData,
  });
