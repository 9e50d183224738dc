import { listTypedAnswers } from '@parley/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { send } from '../../../lib/calls/api.ts';
import type { Days } from '../period.ts';
import { analyticsKeys } from './keys.ts';

/** What visitors of a period typed into answers. */
export const useTypedAnswers = (days: Days) =>
  useQuery({
    queryKey: analyticsKeys.typed(days),
    queryFn: async ({ signal }) => (await send(listTypedAnswers, { query: days }, { signal })).typed,
    placeholderData: keepPreviousData,
  });
