import { endSession } from '@parley/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { send } from '../../../lib/calls/api.ts';
import { ApiError } from '../../../lib/calls/apiError.ts';
import { accountKeys } from './keys.ts';
import { type Device, devicesQuery } from './listSessions.ts';

/** Signs a device out. It leaves the list at once and comes back if the call fails. */
export const useEndSession = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (id: string) => {
      try {
        await send(endSession, { params: { id } });
      } catch (error) {
        // Already signed out elsewhere: the goal is reached.
        if (!(error instanceof ApiError && error.status === 404)) throw error;
      }
    },
    onMutate: async (id) => {
      await queryClient.cancelQueries({ queryKey: accountKeys.devices });
      const removed = queryClient.getQueryData(devicesQuery.queryKey)?.find((session) => session.id === id) ?? null;
      queryClient.setQueryData(devicesQuery.queryKey, (list) => list?.filter((session) => session.id !== id));
      return removed;
    },
    onError: (_error, id, removed: Device | null | undefined) =>
      queryClient.setQueryData(devicesQuery.queryKey, (list) =>
        removed ? [...(list ?? []).filter((session) => session.id !== id), removed] : list,
      ),
    onSettled: () => queryClient.invalidateQueries({ queryKey: accountKeys.devices }),
  });
};
