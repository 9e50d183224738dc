import { getHandover } from '@parley/contract';
import { useQuery } from '@tanstack/react-query';
import { send } from '../../../lib/calls/api.ts';
import { handoverKeys } from './keys.ts';

const everyMs = 15_000;

/** One message with its conversation and answers; disabled without an id. Asked again while it is open, because the visitor may come or go. */
export const useHandover = (id: number | null) =>
  useQuery({
    queryKey: handoverKeys.one(id ?? 0),
    queryFn: async ({ signal }) => (await send(getHandover, { params: { id: String(id) } }, { signal })).handover,
    enabled: id !== null,
    refetchInterval: (query) => (query.state.status === 'success' ? everyMs : false),
  });
