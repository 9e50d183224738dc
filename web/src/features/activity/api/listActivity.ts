import { listActivity } from '@parley/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { send } from '../../../lib/calls/api.ts';

/** The actions in the owner's account, newest first, page by page. */
export const useActivity = () =>
  useInfiniteQuery({
    queryKey: ['activity'],
    queryFn: ({ pageParam, signal }) => send(listActivity, { query: pageParam === null ? {} : { before: pageParam } }, { signal }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
    // It changes with everything that the owner does elsewhere.
    staleTime: 0,
  });
