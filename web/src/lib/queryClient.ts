/** What all queries and mutations share: when to try again, and a quiet notification with a retry for what no screen shows itself. */
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError, messageOf } from './apiError.ts';

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: {
      /** The form shows the failure beside what was typed, so no notification is wanted. */
      shownByForm?: boolean;
    };
  }
}

/** Tells a person about a failed call; the app passes Mantine's notifications. */
export type TellFailure = (failure: { id: string; message: string; retry: () => void }) => void;

const worthRetrying = (failures: number, error: unknown) =>
  error instanceof ApiError && error.passing && error.status !== 429 && failures < 2;

const signedOut = (error: unknown) => error instanceof ApiError && error.status === 401;

/** Makes the query client of the page. */
export const createQueryClient = (tell: TellFailure): QueryClient =>
  new QueryClient({
    // networkMode: a call made offline fails and says so, instead of waiting unseen for the network.
    defaultOptions: {
      queries: { staleTime: 15_000, retry: worthRetrying, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
    queryCache: new QueryCache({
      onError: (error, query) => {
        // A query without data has its screen to say so; one with data would fail unseen.
        if (query.state.data === undefined || signedOut(error)) return;
        tell({ id: query.queryHash, message: messageOf(error), retry: () => void query.fetch() });
      },
    }),
    mutationCache: new MutationCache({
      onError: (error, variables, _result, mutation) => {
        if (mutation.meta?.shownByForm || signedOut(error)) return;
        const retry = () => void mutation.execute(variables).catch(() => undefined);
        tell({ id: `mutation-${mutation.mutationId}`, message: messageOf(error), retry });
      },
    }),
  });
