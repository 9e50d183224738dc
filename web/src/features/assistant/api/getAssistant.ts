import { getAssistant } from '@parley/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { send } from '../../../lib/api.ts';
import { assistantKeys } from './keys.ts';

const assistantQuery = queryOptions({
  queryKey: assistantKeys.settings,
  queryFn: ({ signal }) => send(getAssistant, {}, { signal }),
});

/** The owner's assistant settings and today's usage. */
export const useAssistant = () => useQuery(assistantQuery);
