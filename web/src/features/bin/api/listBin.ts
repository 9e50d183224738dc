import { listBin } from '@parley/contract/bin';
import { useQuery } from '@tanstack/react-query';
import { send } from '../../../lib/api.ts';

/** What was deleted in the last 30 days. */
export const useBin = () =>
  useQuery({ queryKey: ['bin'], queryFn: async ({ signal }) => (await send(listBin, {}, { signal })).entries, staleTime: 0 });
