import { listHandovers } from '@parley/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { send } from '../../../lib/calls/api.ts';
import { handoverKeys, type State } from './keys.ts';

export const messagesPerPage = 25;

/** A page (from 1) of the messages in a state, newest first; asked again every minute while the page is visible. */
export const useHandovers = (state: State, page: number) =>
  useQuery({
    queryKey: handoverKeys.page(state, page),
    queryFn: ({ signal }) =>
      send(listHandovers, { query: { ...(state && { state }), limit: messagesPerPage, offset: (page - 1) * messagesPerPage } }, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: 60_000,
  });
