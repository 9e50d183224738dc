import type { SendInput } from '@parley/contract';
import { restoreFromBin } from '@parley/contract/bin';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { send } from '../../../lib/calls/api.ts';

/** Brings something back. Any list may show it, so all are fetched again. */
export const useRestore = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: SendInput<typeof restoreFromBin>['body']) => send(restoreFromBin, { body }),
    onSuccess: () => queryClient.invalidateQueries(),
  });
};
