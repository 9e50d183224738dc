/** Defaults of all queries and mutations: retries, and a notification with a retry for failures that no screen shows itself. */
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError, messageOf } from './apiError.ts';

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: {
      /** The form shows the failure itself, so no notification is shown. */
      shownByForm?: boolean;
    };
  }
}

/** Shows a failed call to the user; the app passes Mantine's notifications. */
export type TellFailure = (failure: { id: string; message: string; retry: () => void }) => void;

const worthRetrying = (failures: number, error: unknown) =>
  error instanceof ApiError && error.passing && error.status !== 429 && failures < 2;

const signedOut = (error: unknown) => error instanceof ApiError && error.status === 401;

/** Creates the query client of the page. */
export const createQueryClient = (tell: TellFailure): QueryClient =>
  new QueryClient({
    // networkMode: a call made offline fails visibly instead of waiting for the network.
    defaultOptions: {
      queries: { staleTime: 15_000, retry: worthRetrying, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
    queryCache: new QueryCache({
      onError: (error, query) => {
        // Without data the screen shows the error; with old data on the screen the failure would go unnoticed.
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
