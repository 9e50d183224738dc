import { listBin } from '@parley/contract/bin';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { send } from '../../../lib/calls/api.ts';

/** How many entries a page has. */
export const binPage = 20;

/** A page of what was deleted in the last 30 days, from 1. */
export const useBin = (page: number) =>
  useQuery({
    queryKey: ['bin', page],
    queryFn: ({ signal }) => send(listBin, { query: { limit: String(binPage), offset: String((page - 1) * binPage) } }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
