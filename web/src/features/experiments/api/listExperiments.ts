import { listExperiments } from '@parley/contract/experiments';
import { useQuery } from '@tanstack/react-query';
import { send } from '../../../lib/calls/api.ts';
import { experimentKeys } from './keys.ts';

/** The owner's experiments, newest first. */
export const useExperiments = () =>
  useQuery({
    queryKey: experimentKeys.all,
    queryFn: async ({ signal }) => (await send(listExperiments, {}, { signal })).experiments,
  });
