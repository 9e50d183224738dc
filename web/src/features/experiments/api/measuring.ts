import { getMeasuring, type MeasuringMode, setMeasuring } from '@parley/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { send } from '../../../lib/calls/api.ts';

const queryKey = ['measuring'] as const;

/** How the owner's visitors are told apart. */
export const useMeasuring = () => useQuery({ queryKey, queryFn: ({ signal }) => send(getMeasuring, {}, { signal }) });

/** Chooses how; optimistic, rolled back on failure. */
export const useSetMeasuring = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (mode: MeasuringMode) => send(setMeasuring, { body: { mode } }),
    onMutate: async (mode) => {
      await queryClient.cancelQueries({ queryKey });
      const before = queryClient.getQueryData(queryKey);
      queryClient.setQueryData(queryKey, { mode });
      return before;
    },
    onError: (_error, _mode, before) => queryClient.setQueryData(queryKey, before),
  });
};
