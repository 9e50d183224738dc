import type { ReactNode } from 'react';
import { t } from '../../words/t.ts';
import { errorText } from '../forms/formErrors.ts';
import { ErrorState } from './ErrorState.tsx';

interface QueryViewProps<T> {
  query: { data: T | undefined; isError: boolean; error: Error | null; isFetching: boolean; refetch: () => unknown };
  /** A skeleton in the shape of the content. */
  loading: ReactNode;
  children: (data: T) => ReactNode;
}

/** Shows a query: its skeleton, its error with a retry, or its data. */
export function QueryView<T>({ query, loading, children }: QueryViewProps<T>) {
  if (query.data !== undefined) return children(query.data);
  if (query.isError) {
    return <ErrorState message={errorText(query.error)} retry={() => void query.refetch()} busy={query.isFetching} />;
  }
  return (
    <div role="status" aria-busy="true" aria-label={t('Loading')}>
      {loading}
    </div>
  );
}
