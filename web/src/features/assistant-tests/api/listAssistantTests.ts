import { type AnswerOf, listAssistantTests, type TestRun } from '@parley/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { send } from '../../../lib/calls/api.ts';
import { type TestFilters, testKeys } from './keys.ts';

export const testsPerPage = 50;
export type Listed = AnswerOf<typeof listAssistantTests>;

/** Whether a run waits or is under way. */
export const isUnderWay = (run: TestRun | null): run is TestRun => run !== null && ['queued', 'running'].includes(run.status);

/** A run begins by itself a moment after a change, so the list is looked at again while nothing runs, too. */
const idleMs = 5000;
const underWayMs = 1000;

/** A page of the tests with the state of the runs; fetched again every second while one is under way. */
export const useTests = (filters: TestFilters, page: number) =>
  useQuery({
    queryKey: testKeys.page(filters, page),
    queryFn: ({ signal }) => {
      const { status, search } = filters;
      const query = { limit: testsPerPage, offset: (page - 1) * testsPerPage, search, ...(status && { status }) };
      return send(listAssistantTests, { query }, { signal });
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: ({ state }) => (Object.values(state.data?.runs ?? {}).some(isUnderWay) ? underWayMs : idleMs),
  });
