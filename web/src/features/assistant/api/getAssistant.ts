import { type AnswerOf, getAssistant } from '@parley/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { send } from '../../../lib/calls/api.ts';
import { assistantKeys } from './keys.ts';

/** While passages are being indexed, their number grows. */
const indexingMs = 3_000;
const isIndexing = (settings: AnswerOf<typeof getAssistant> | undefined): boolean => {
  const state = settings?.embeddings;
  return Boolean(state && !state.failing && state.indexed < state.passages);
};

const assistantQuery = queryOptions({
  queryKey: assistantKeys.settings,
  queryFn: ({ signal }) => send(getAssistant, {}, { signal }),
  refetchInterval: ({ state }) => (isIndexing(state.data) ? indexingMs : false),
});

/** The owner's assistant settings and today's usage. */
export const useAssistant = () => useQuery(assistantQuery);
