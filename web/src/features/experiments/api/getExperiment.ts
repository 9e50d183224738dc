import { getExperiment } from '@parley/contract';
import { useQuery } from '@tanstack/react-query';
import { send } from '../../../lib/calls/api.ts';
import { experimentKeys } from './keys.ts';

/** An experiment with its figures; asked again every few minutes, because visitors keep coming. */
export const useExperiment = (id: number) =>
  useQuery({
    queryKey: experimentKeys.one(id),
    queryFn: async ({ signal }) => (await send(getExperiment, { params: { id: String(id) } }, { signal })).experiment,
    refetchInterval: 300_000,
  });
